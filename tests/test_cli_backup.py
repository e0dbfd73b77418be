"""`brink backup` and `brink restore` at the terminal."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

from brink.cli import app
from records.release import HERE
from terminal import CliRunner, Result

pytestmark = pytest.mark.usefixtures("workplace")


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(one) for one in args], catch_exceptions=False, prog_name="brink")


def test_there_and_elsewhere(tmp_path: Path):
    database, file, other = tmp_path / "tables.sqlite3", tmp_path / "kept.brink", tmp_path / "other.sqlite3"
    database.write_bytes(lzma.decompress((HERE / "0.1" / "tables.sqlite3.xz").read_bytes()))
    kept = json.loads(run("backup", database, file, "--json").output)
    assert (kept["tables"], kept["bytes"]) == (8, file.stat().st_size)
    assert run("restore", file, other).output.startswith("8 tables, ")
    again = run("restore", file, other)
    assert again.exit_code == 2
    assert again.stderr == "brink: there are tables in this database; --replace takes them away\n"
    assert json.loads(run("restore", file, other, "--replace", "--json").output) == kept
    assert "8 tables" in run("backup", other, tmp_path / "again.brink").output


def test_what_is_not_there_gets_a_sentence(tmp_path: Path):
    for args, says in (
        (("backup", tmp_path / "none.sqlite3", tmp_path / "kept.brink"), "there is no database"),
        (("restore", tmp_path / "none.brink", tmp_path / "new.sqlite3"), "none.brink: No such file"),
    ):
        found = run(*args)
        assert found.exit_code == 2
        assert says in found.stderr
    assert list(tmp_path.glob("new.sqlite3*")) == []
