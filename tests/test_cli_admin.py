"""`brink admin` at the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from brink.cli import app
from server.nursery import Nursery
from terminal import CliRunner, Result

pytestmark = pytest.mark.usefixtures("workplace")


def run(*args: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(one) for one in args], catch_exceptions=False, prog_name="brink", input=typed)


class Served:
    """`brink serve` with a token, until the test ends."""

    def __init__(self, nursery: Nursery, folder: Path) -> None:
        self.database, self.token = folder / "brink.sqlite3", folder / "admin.token"
        self._open = ExitStack()
        serving = nursery.serving(str(self.database), BRINK_ADMIN_TOKEN_FILE=str(self.token))
        self.url = self._open.enter_context(serving)

    def table(self, title: str) -> str:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
        made = httpx.post(f"{self.url}/api/tables", json={"game": "parley", "title": title, "seats": seats}, timeout=60)
        return str(made.json()["table"])

    def stop(self) -> None:
        self._open.close()


@pytest.fixture
def served(nursery: Nursery, tmp_path: Path) -> Iterator[Served]:
    made = Served(nursery, tmp_path)
    yield made
    made.stop()


def test_a_host_at_the_terminal(served: Served):
    friday, other = served.table("Friday"), served.table("Other")
    listed = run("admin", "tables", served.database).output
    assert "Friday" in listed
    assert "2 open; " in listed
    found = json.loads(run("admin", "tables", served.database, "--status", "open", "--most", "1", "--json").output)
    assert [(one["table"], one["people"]) for one in found["tables"]] == [(other, 1)]
    assert run("admin", "server", served.url, "--token-file", served.token).output.startswith("Release ")
    now = json.loads(run("admin", "server", served.url, "--token-file", served.token, "--json").output)
    assert now["database"]["tables"]["open"] == 2
    tell = ("admin", "tell", served.url, "--token-file", served.token)
    told = run(*tell, "--text", "Hello", "--stops-in", "5", "--json")
    assert json.loads(told.output)["text"] == "Hello"
    assert "taken back" in run(*tell, typed="y\n").output
    refused = run("admin", "remove", served.database, friday, "--yes")
    assert refused.exit_code == 2
    assert "another server has" in refused.stderr
    served.stop()
    assert run("admin", "remove", served.database, friday, typed="n\n").exit_code == 1
    assert f"{friday} is removed" in run("admin", "remove", served.database, friday, typed="y\n").output
    left = json.loads(run("admin", "tables", served.database, "--json").output)
    assert [one["title"] for one in left["tables"]] == ["Other"]
    gone = run("admin", "remove", served.database, friday, "--yes")
    assert gone.stderr == f"brink: there is no table '{friday}'\n"


def test_what_does_not_work_is_one_sentence(served: Served, tmp_path: Path):
    wrong = tmp_path / "wrong.token"
    wrong.write_text("a-token-that-is-not-that-of-the-server")
    wrong.chmod(0o600)
    for args, says in (
        (("tables", tmp_path / "none.sqlite3"), "there is no database"),
        (("tables", served.database, "--status", "lost"), "'lost' is no status of a table"),
        (("server", "http://127.0.0.1:9", "--token-file", served.token), "cannot be asked"),
        (("server", "127.0.0.1:8000", "--token-file", served.token), "is no address of a server"),
        (("server", served.url, "--token-file", wrong), "answers 403: "),
        (("server", served.url, "--token-file", tmp_path / "none.token"), "none.token: No such file"),
    ):
        found = run("admin", *args)
        assert found.exit_code == 2
        assert says in found.stderr
        assert found.stderr.count("\n") == 1
    assert not (tmp_path / "none.token").exists()
