"""What a Prometheus reads: well formed, true, and only for whoever has the host's token."""

from __future__ import annotations

import re
import stat
from collections import defaultdict
from pathlib import Path

import pytest

from brink.cli import app
from brink.engine import BrinkError
from brink.server import Limits, Rate
from brink.server.keys import token_in
from brink.server.metrics import Page
from guide import ROOT
from server.house import NO_LIMITS, House, open_house
from terminal import CliRunner

TOKEN = "the-token-of-the-host-of-this-house"
BEARER = {"Authorization": f"Bearer {TOKEN}"}
NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
SAMPLE = re.compile(rf'({NAME})(?:\{{((?:{NAME}="(?:[^"\\\n]|\\.)*",?)*)\}})? (\S+)')
Samples = dict[str, dict[tuple[tuple[str, str], ...], float]]


def parsed(text: str) -> Samples:
    """As the format wants it: help and type before the samples of a metric, and no sample twice."""
    assert text.endswith("\n")
    kinds: dict[str, str] = {}
    found: Samples = defaultdict(dict)
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in kinds
            assert kind in ("counter", "gauge", "histogram")
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            name, labels = sample[1], tuple(re.findall(rf'({NAME})="((?:[^"\\]|\\.)*)"', sample[2] or ""))
            family = name if name in kinds else re.sub("_(bucket|sum|count)$", "", name)
            assert kinds[family] in (("histogram",) if family != name else ("counter", "gauge")), line
            assert labels not in found[name], line
            found[name][labels] = float(sample[3])
    return found


async def asked(house: House) -> Samples:
    answer = await house.http.get("/metrics", headers=BEARER)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return parsed(answer.text)


async def test_it_tells_what_happened(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(reads=Rate(1e9, 1e9), creates=Rate(3, 0), admin=Rate(1e9, 1e9))
    async with open_house(sqlite, limits, admin_token=TOKEN, metrics=True) as house:
        made = await house.table("person", "person")
        await house.table("person", "open")
        async with house.client(made.id, made.tokens[0]) as client, house.client(made.id):
            await client.act()
            first = await asked(house)
        assert first["brink_tables"][("status", "running"),] == 1
        assert first["brink_tables"][("status", "open"),] == 1
        assert first["brink_connections"][()] == 2
        assert (first["brink_clients"][()], first["brink_rooms"][()]) == (1, 1)
        assert first["brink_command_seconds_count"][("command", "act"),] == 1
        assert first["brink_command_seconds_count"][("command", "hello"),] == 2
        assert first["brink_request_seconds_count"][("status", "201"),] == 2
        assert first["brink_waits_total"][("for", "write"),] >= 3
        assert first["brink_waits_seconds_total"][("for", "write"),] > 0
        assert first["brink_memory_bytes"][()] > 1e6
        assert first["brink_database_bytes"][()] > 1e4
        assert "brink_refused_total" not in first
        assert [await status_of_creating(house) for _ in range(3)] == [201, 429, 429]
        monkeypatch.setattr(house.tables, "lobby", lambda *_: 1 / 0)
        assert (await house.http.get("/api/tables")).status_code == 500
        second = await asked(house)
        assert second["brink_refused_total"] == {(("limit", "creates"),): 2}
        assert second["brink_errors_total"][()] == 1
        assert second["brink_connections"][()] == 0


async def status_of_creating(house: House) -> int:
    seats = [{"kind": "person"}, {"kind": "open"}]
    return (await house.http.post("/api/tables", json={"game": "parley", "seats": seats})).status_code


async def test_histograms_add_up(sqlite: str) -> None:
    async with open_house(sqlite, admin_token=TOKEN, metrics=True) as house:
        for _ in range(5):
            await house.get("/api/games")
        found = await asked(house)
    buckets = {dict(labels)["le"]: value for labels, value in found["brink_request_seconds_bucket"].items()}
    assert list(buckets.values()) == sorted(buckets.values())
    assert buckets["+Inf"] == found["brink_request_seconds_count"][("status", "200"),] == 5
    assert found["brink_request_seconds_sum"][("status", "200"),] > 0


@pytest.mark.parametrize(
    ("settings", "given", "status"),
    [
        ({}, BEARER, 404),
        ({"metrics": True}, BEARER, 404),
        ({"admin_token": TOKEN}, BEARER, 404),
        ({"admin_token": TOKEN, "metrics": True}, {}, 403),
        ({"admin_token": TOKEN, "metrics": True}, {"Authorization": TOKEN}, 403),
        ({"admin_token": TOKEN, "metrics": True}, {"Authorization": f"Basic {TOKEN}"}, 403),
        ({"admin_token": TOKEN, "metrics": True}, {"Authorization": f"Bearer {TOKEN}x"}, 403),
        ({"admin_token": TOKEN, "metrics": True}, {"Authorization": "Bearer"}, 403),
        ({"admin_token": TOKEN, "metrics": True}, BEARER, 200),
    ],
)
async def test_only_for_whoever_has_the_token(
    sqlite: str, settings: dict[str, object], given: dict[str, str], status: int
) -> None:
    async with open_house(sqlite, NO_LIMITS, **settings) as house:
        assert (await house.http.get("/metrics", headers=given)).status_code == status


async def test_nobody_may_try_for_ever(sqlite: str) -> None:
    limits = Limits(admin=Rate(3, 0))
    async with open_house(sqlite, limits, admin_token=TOKEN, metrics=True) as house:
        tried = [await house.http.get("/metrics", headers={"Authorization": f"Bearer {n}"}) for n in range(5)]
    assert [one.status_code for one in tried] == [403, 403, 403, 429, 429]


async def test_whatever_a_label_says_it_is_one_label() -> None:
    page = Page()
    page.add("brink_x", "gauge", "An x.", [((("of", 'a "b"\\\n{c}'),), 0.5)])
    assert parsed(str(page)) == {"brink_x": {(("of", r"a \"b\"\\\n{c}"),): 0.5}}


async def test_the_page_of_hosting_names_every_metric(sqlite: str) -> None:
    async with open_house(sqlite, admin_token=TOKEN, metrics=True) as house:
        answer = await house.http.get("/metrics", headers=BEARER)
    told = set(re.findall(r"^# TYPE (\w+)", answer.text, re.MULTILINE))
    assert told == set(re.findall(r"`(brink_\w+)`", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")))


# -- the token --------------------------------------------------------------------------------------------------------


async def test_a_token_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "admin.token"
    made = token_in(file)
    assert len(made) >= 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert token_in(file) == made
    file.chmod(0o640)
    with pytest.raises(BrinkError, match="chmod 600"):
        token_in(file)
    file.chmod(0o600)
    file.write_text("short\n")
    with pytest.raises(BrinkError, match="20 characters"):
        token_in(file)


async def test_metrics_without_a_token_are_one_sentence() -> None:
    result = CliRunner().invoke(app, ["serve", "--metrics"])
    assert result.exit_code == 2
    assert result.stderr == "brink: --metrics needs --admin-token-file: it is not for everybody\n"
