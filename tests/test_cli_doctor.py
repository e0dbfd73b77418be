"""`brink doctor`: before an upgrade one asks it what will become of the tables."""

from __future__ import annotations

import json
import lzma
import re
from pathlib import Path

import pytest

from brink.cli import app
from records.release import HERE
from terminal import CliRunner, Result

pytestmark = pytest.mark.usefixtures("workplace")


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args), catch_exceptions=False, prog_name="brink")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(lzma.decompress((HERE / "0.1" / "tables.sqlite3.xz").read_bytes()))
    return file


def test_all_is_well(database):
    before = database.read_bytes()
    found = run("doctor", str(database))
    assert found.exit_code == 0
    assert re.search(r"\d fine, \d pinned, \d migrated, 0 broken, of 8 tables\n$", found.output)
    assert database.read_bytes() == before


def test_finished_tables_are_a_sample(database):
    said = json.loads(run("doctor", f"sqlite:///{database}", "--finished", "0", "--json").output)
    assert sorted({one["status"] for one in said}) == ["open", "running"]


def test_a_rule_that_was_changed_without_its_version(database, monkeypatch):
    monkeypatch.setattr("brink.games.volk.living_standard.MOST_PLACED", 1)
    found = run("doctor", str(database))
    assert found.exit_code == 1
    assert "broken" in found.output
    assert "move " in found.output
    said = json.loads(run("doctor", str(database), "--json").output)
    assert {one["game"] for one in said if one["verdict"] == "broken"} <= {"volk", "twoplustwo"}
    assert all((one["verdict"] == "broken") == (one["move"] is not None) for one in said)


def test_what_is_no_database_gets_a_sentence(tmp_path):
    (tmp_path / "note.txt").write_text("not a database, but long enough to be looked at" * 30)
    (tmp_path / "empty.sqlite3").touch()
    for name, says in (
        ("nowhere.sqlite3", "there is no database"),
        ("note.txt", "the database cannot be read"),
        ("empty.sqlite3", "there are no tables in this database"),
    ):
        found = run("doctor", str(tmp_path / name))
        assert found.exit_code == 2
        assert says in found.output
        assert found.output.count("\n") == 1
    assert not (tmp_path / "nowhere.sqlite3").exists()
