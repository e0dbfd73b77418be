"""The published schema is true: whatever is asked, the answer is one that it names, and has the form it says.

Requests are made from the schema itself, good ones and bad ones, against tables in every state, whose tokens are known.
`BRINK_FUZZ=2000` asks each route so many times.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from brink.server import messages as wire
from server.house import House
from server.openapi import ANYTHING, Document
from server.test_http import finished_table

pytestmark = pytest.mark.asyncio(loop_scope="session")
EXAMPLES = int(os.environ.get("BRINK_FUZZ", "20"))
SMALL = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="BRINK_FUZZ" not in os.environ,
    database=None,
    phases=[Phase.generate],  # the tables remember what was done to them, so nothing is tried again
    suppress_health_check=list(HealthCheck),
)


class Town:
    """Tables in every state, and what a client may know of them. Made once for a house."""

    made: dict[int, Town] = {}

    def __init__(self, schema: Any) -> None:
        self.schema = schema
        self.document = Document(schema["components"]["schemas"])
        self.tables: list[str] = []
        self.tokens: list[str] = []
        self.records: list[Any] = []

    @classmethod
    async def of(cls, house: House) -> Town:
        if house.port not in cls.made:
            town = cls.made[house.port] = cls(await house.get("/api/schema"))
            for seats in (["person", "open"], ["person", "person"], ["person", "random"]):
                table = await house.table(*seats)
                town.tables.append(table.id)
                town.tokens += [table.host, *table.tokens.values()]
            over = await finished_table(house)
            town.tables.append(over.id)
            town.records.append(await house.get(f"/api/tables/{over.id}/record"))
        return cls.made[house.port]

    @property
    def known(self) -> dict[str, st.SearchStrategy[Any]]:
        named = {
            "game": ["parley", "parley", "twogm"],
            "question": ["deck-check", "deck-build"],
            "page": ["rules", "rulings"],
            "pack": ["standard"],
            "hash": ["", self.records[0]["pack_hash"]],
            "kind": ["person", "bot", "open"],
            "bot": ["", "random"],
            "fill": ["", "random"],
            "options": [{}, {"goal": 5}],
            "settings": [{}],
            "name": ["Anna", "Ben"],
        }
        growing = {"table": self.a_table(), "token": self.a_token(), "tokens": st.lists(self.a_token(), max_size=3)}
        return growing | {name: st.sampled_from(values) for name, values in named.items()}

    def a_table(self) -> st.SearchStrategy[str]:
        """By its number, so that what is drawn does not depend on how many there are by now."""
        return st.integers(0, 9_999).map(lambda number: self.tables[number % len(self.tables)])

    def a_token(self) -> st.SearchStrategy[str]:
        return st.integers(0, 9_999).map(lambda number: self.tokens[number % len(self.tokens)])

    def operations(self) -> list[tuple[str, str, Any]]:
        return [(method, path, one) for path, item in self.schema["paths"].items() for method, one in item.items()]

    def bodies(self, operation: Any) -> st.SearchStrategy[Any]:
        wanted = operation["requestBody"]["content"]["application/json"]["schema"]
        drawn = self.document.values(wanted, self.known)
        if wanted.get("$ref", "").endswith("/Record"):
            changes = st.dictionaries(st.sampled_from(sorted(self.records[0])), ANYTHING, max_size=1)
            drawn = drawn | st.tuples(st.sampled_from(self.records), changes).map(lambda two: two[0] | two[1])
        return drawn

    @st.composite
    @staticmethod
    def requests(draw: st.DrawFn, town: Town) -> tuple[Any, dict[str, Any]]:
        method, path, operation = draw(st.sampled_from(town.operations()))
        query: dict[str, Any] = {}
        for parameter in operation.get("parameters", []):
            name, wanted = parameter["name"], parameter["schema"]
            value = draw(town.document.values(wanted, town.known, name))
            if parameter["in"] == "path":
                path = path.replace("{" + name + "}", quote(str(value), safe="") or "0")
            elif value is not None and draw(st.booleans()):
                query[name] = value if isinstance(value, list) else str(value)
        request: dict[str, Any] = {"method": method.upper(), "url": path, "params": query}
        if "requestBody" in operation:
            request["content"] = json.dumps(draw(town.bodies(operation)))
            request["headers"] = {"Content-Type": "application/json"}
        return operation, request


def check(town: Town, operation: Any, request: Any, answer: httpx.Response) -> None:
    """One of the answers that the schema names for this route, in its form."""
    assert answer.status_code < 500, (request, answer.text)
    documented = operation["responses"].get(str(answer.status_code))
    if documented is None:  # a path that is another one, or none, by what was put into it
        assert answer.status_code in (404, 405), (request, answer.status_code, answer.text)
        assert "%" in request["url"] or "/0" in request["url"], (request, answer.text)
        return
    wanted = documented["content"]["application/json"]["schema"]
    assert town.document.why_not(wanted, answer.json()) is None, (request, answer.text[:500])
    if answer.status_code in (200, 201) and "seats" in answer.json() and "host" in answer.json():
        made = answer.json()
        town.tables.append(made["table"])
        town.tokens += [made["host"], *(seat["token"] for seat in made["seats"])]


@SMALL
@given(data=st.data())
async def test_every_answer_is_one_that_the_schema_names(house: House, data: st.DataObject) -> None:
    """What one request makes, the next ones may be about."""
    town = await Town.of(house)
    for _ in range(10):
        operation, request = data.draw(Town.requests(town))
        check(town, operation, request, await house.http.request(**request))


@SMALL
@given(data=st.data())
async def test_whatever_a_socket_is_sent_it_answers_in_its_own_words(house: House, data: st.DataObject) -> None:
    """Nothing is "internal"; and whoever listens beside it is not disturbed."""
    town = await Town.of(house)
    table = data.draw(town.a_table())
    messages = data.draw(st.lists(socket_messages(town), min_size=5, max_size=25))
    async with house.client(table, *data.draw(st.lists(town.a_token(), max_size=3))) as client:
        assert client.socket is not None
        for message in messages:
            await client.socket.send(message)
        await client.send(type="ping", id="the end")
        with suppress(ConnectionClosed):
            await client.until(lambda answer: answer.get("id") == "the end")
        assert client.socket.protocol.close_code in (None, 4400), messages
    assert [one for one in client.received if one.get("key") == "internal"] == [], messages
    assert {one["type"] for one in client.received} <= KNOWN


(_COMMAND,), _COMMANDS = msgspec.json.schema_components([wire.FromClient], ref_template="#/components/schemas/{name}")
KNOWN = {"table", "stale", "chat", *(str(one.__struct_config__.tag) for one in wire.Reply.__subclasses__())}


def socket_messages(town: Town) -> st.SearchStrategy[str | bytes]:
    """Commands by their own schema, among what is none."""
    command = Document(_COMMANDS).values(_COMMAND, town.known | {"type": st.sampled_from(TYPES)}).map(json.dumps)
    return command | st.binary(max_size=40) | st.text(max_size=40) | ANYTHING.map(json.dumps)


TYPES = [one["properties"]["type"]["enum"][0] for one in _COMMANDS.values() if "type" in one.get("properties", {})]


async def test_each_route_says_what_its_guards_and_its_body_may_lead_to(house: House) -> None:
    town = await Town.of(house)
    for method, path, operation in town.operations():
        named = set(operation["responses"])
        assert operation["description"], path
        if path.startswith("/api/"):
            assert "429" in named, path
        if method == "post":
            assert {"400", "403", "413"} <= named, path
        if "{table}" in path:
            assert "404" in named, path
        for status in named - {"200", "201"}:
            body = operation["responses"][status]["content"]["application/json"]["schema"]
            assert body == {"$ref": "#/components/schemas/Failure"}, (path, status)


async def test_a_record_is_no_string(house: House) -> None:
    town = await Town.of(house)
    given_back = town.schema["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]
    assert given_back["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Record"}
    assert town.document.schemas["Move"]["type"] == "array"
