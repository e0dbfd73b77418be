"""Request ids: in the answer, in what a player reads, in the log."""

from __future__ import annotations

import io
import json
import logging
import re
from typing import Any

import pytest

from brink.server import errors
from brink.server.logs import ACCESS, JsonLines, SparingHandler
from server.house import House, open_house

pytestmark = pytest.mark.asyncio(loop_scope="session")
MADE = re.compile(r"[0-9a-f]{10}")


class Lines(logging.StreamHandler[io.StringIO]):
    """What a logger would write."""

    def __init__(self) -> None:
        super().__init__(io.StringIO())
        self.setFormatter(JsonLines())

    def all(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Lines:
    made = Lines()
    caplog.set_level(logging.INFO, ACCESS.name)
    monkeypatch.setattr(logging.getLogger(), "handlers", [made])
    return made


def broken(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("secret")


@pytest.mark.parametrize("lang", ["en", "de", "nl", "es"])
async def test_a_player_can_quote_what_the_log_names(
    house: House, lines: Lines, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr(house.tables, "lobby", broken)
    answer = await house.http.get("/api/tables", params={"lang": lang})
    number = answer.headers["x-request-id"]
    assert MADE.fullmatch(number)
    assert answer.status_code == 500
    assert answer.json()["request"] == number
    assert number in answer.json()["error"]["text"]
    assert "secret" not in answer.text
    found = [line for line in lines.all() if line.get("request") == number]
    assert [line["message"] for line in found] == ["unexpected error", "request"]
    assert "ZeroDivisionError: secret" in found[0]["exception"]


async def test_every_answer_has_one_and_no_two_the_same(house: House) -> None:
    answers = [await house.http.get(path) for path in ("/", "/health", "/api/games", "/nowhere", "/api/tables/none")]
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 5
    assert [answer.json()["request"] for answer in answers[3:]] == ids[3:]


async def test_each_command_at_a_socket_has_its_own(
    house: House, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house.table("person", "person")
    async with house.client(made.id, made.tokens[0]) as client:
        monkeypatch.setattr(house.tables, "say", broken)
        answers = [await client.ask(type="chat", text="hello") for _ in range(2)]
    failed = [line for line in lines.all() if line["message"] == "command failed"]
    assert [line["request"].partition(".")[2] for line in failed] == ["2", "3"]  # `hello` was the first
    assert all(line["request"] in answer["text"] for line, answer in zip(failed, answers, strict=True))


@pytest.mark.parametrize(
    ("trusted", "said", "taken"),
    [
        (("127.0.0.1",), "from-nginx.17", True),
        ((), "from-nginx.17", False),
        (("10.0.0.1",), "from-nginx.17", False),
        (("127.0.0.1",), "a b", False),
        (("127.0.0.1",), "x" * 65, False),
        (("127.0.0.1",), '"><script>', False),
    ],
)
async def test_a_trusted_proxy_may_bring_its_own(sqlite: str, trusted: tuple[str, ...], said: str, taken: bool) -> None:
    async with open_house(sqlite, proxies=trusted) as house:
        for path in ("/health", "/api/games"):
            got = (await house.http.get(path, headers={"X-Request-ID": said})).headers["x-request-id"]
            assert got == said if taken else MADE.fullmatch(got)


async def test_hundreds_of_failures_over_the_wire_are_a_few_lines(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stream = io.StringIO()
    caplog.set_level(logging.INFO, ACCESS.name)
    monkeypatch.setattr(logging.getLogger(), "handlers", [SparingHandler(stream)])
    monkeypatch.setattr(house.tables, "lobby", broken)
    for _ in range(200):
        assert (await house.http.get("/api/tables")).status_code == 500
    logging.getLogger().handlers[0].close()
    found = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(found) < 100
    errors_ = [line for line in found if line["logger"] == errors.LOG.name]
    assert sum("exception" in line for line in errors_) + sum(line.get("left_out", 0) for line in errors_) == 200
