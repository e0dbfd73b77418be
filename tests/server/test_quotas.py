"""Quotas over HTTP: by whom they count, and in which words they are told."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from brink.cli import app
from brink.engine import Reason
from brink.engine.texts import LANGUAGES
from brink.server import Settings
from brink.server.errors import told
from brink.server.limits import client_of
from brink.tables.quotas import MEBI, NONE, Quotas, Share
from server.house import NO_LIMITS, House, open_house, seat_of
from terminal import CliRunner

pytestmark = pytest.mark.asyncio
TIGHT = Quotas(client=Share(open=1, running=1), server=Share())


def body(*seats: str, **more):
    return {"game": "parley", "seats": [seat_of(seat) for seat in seats], **more}


async def create(house: House, client: str, language: str = "en", **more):
    headers = {"X-Forwarded-For": client, "Accept-Language": language}
    return await house.http.post("/api/tables", json=body("person", "open", **more), headers=headers)


async def test_each_client_has_his_own(database):
    async with open_house(database, NO_LIMITS, quotas=TIGHT, proxies=("127.0.0.1",)) as house:
        assert (await create(house, "192.0.2.1")).status_code == 201
        refused = await create(house, "192.0.2.1", "de")
        assert refused.status_code == 409
        error = refused.json()["error"]
        assert error["key"] == "table-own-open"
        assert error["text"].startswith("Du hast schon 1 offenen Tisch")
        assert (await create(house, "192.0.2.2")).status_code == 201
        # Of one IPv6 network everybody is one; the next network is somebody else.
        assert (await create(house, "2001:db8::1")).status_code == 201
        assert (await create(house, "2001:db8::2")).status_code == 409
        assert (await create(house, "2001:db8:0:1::2")).status_code == 201


async def test_what_is_refused_at_the_start_is_not_made(database):
    async with open_house(database, quotas=TIGHT) as house:
        both = body("person", "person", start=True)
        assert (await house.http.post("/api/tables", json=both)).status_code == 201
        refused = await house.http.post("/api/tables", json=both)
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "table-own-running")
        assert [one["status"] for one in await house.get("/api/tables")] == ["running"]


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
async def test_who_a_client_is(address: str, client: str):
    assert client_of(SimpleNamespace(client=SimpleNamespace(host=address))) == client


@pytest.mark.parametrize("kind", ["open", "running", "bots", "stored", "bytes"])
@pytest.mark.parametrize("whose", ["own", "all"])
async def test_in_four_languages_with_the_number(kind: str, whose: str):
    reason = Reason(f"table-{whose}-{kind}", args={"count": 37})
    sentences = {told(reason, language).text for language in LANGUAGES}
    assert len(sentences) == 4
    assert all("37" in sentence and len(sentence) < 130 for sentence in sentences)


async def test_a_host_sets_them(monkeypatch: pytest.MonkeyPatch):
    given: list[Settings] = []
    monkeypatch.setattr("brink.server.serve", lambda settings, listening, ready: given.append(settings))
    monkeypatch.setattr("brink.server.listen", lambda *address: None)
    monkeypatch.setattr("brink.server.url_of", lambda listening: "")
    monkeypatch.setattr("brink.server.running.is_for_this_machine", lambda listening: False)
    monkeypatch.setattr("brink.server.logs.log_to", lambda: None)
    environment = {"BRINK_RUNNING_TABLES": "7 70", "BRINK_STORED_MEGABYTES": "3 0"}
    options = ["serve", "--open-tables", "2", "20", "--stored-tables", "0", "9", "--bot-tables", "1", "4"]
    assert CliRunner().invoke(app, options, env=environment).exit_code == 0
    client = Share(open=2, running=7, bots=1, stored=0, bytes=3 * MEBI)
    assert given[0].quotas == Quotas(client=client, server=Share(open=20, running=70, bots=4, stored=9))
    assert Settings(database="x").quotas == Quotas() != NONE
