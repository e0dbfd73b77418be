"""`brink serve` as one starts it: it says where it is, logs JSON, and ends cleanly.

Twice in an interpreter of its own, and wherever a package is missing. What else is wrong at a start is told in the same
words where everything is loaded already, and much sooner.
"""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import uvloop

from brink.cli import app
from brink.server import Settings, listen, running
from server.nursery import Nursery
from terminal import CliRunner

BRINK = [sys.executable, "-c", "from brink.cli import main; main()"]
WITHOUT_NATS = [sys.executable, "-c", "import sys; sys.modules['nats'] = None; " + BRINK[2]]
WITHOUT_ASYNCPG = [sys.executable, "-c", "import sys; sys.modules['asyncpg'] = None; " + BRINK[2]]


@pytest.mark.parametrize(
    ("how", "brink"), [(signal.SIGINT, BRINK), (signal.SIGTERM, WITHOUT_ASYNCPG)], ids=["sigint", "without-asyncpg"]
)
def test_serves_and_ends_cleanly(tmp_path: Path, how: signal.Signals, brink: list[str]) -> None:
    command = [*brink, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'brink.sqlite3'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            url = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert url, line
            assert httpx.get(f"{url[0]}health", timeout=60, verify=False).json()["ok"]
            # A bot that thinks in a worker process, so that there is something to end.
            body = {"game": "parley", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "person"}], "start": True}
            assert httpx.post(f"{url[0]}api/tables", json=body, timeout=60, verify=False).status_code == 201
            process.send_signal(how)
            _, errors = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 0, errors
    lines = [json.loads(line) for line in errors.splitlines()]
    assert {"method": "GET", "path": "/health", "status": 200}.items() <= next(
        one for one in lines if one.get("path") == "/health"
    ).items()
    assert not any("exception" in one for one in lines), errors


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = CliRunner().invoke(app, ["serve", "--port", str(port), "--database", str(tmp_path / "db")])
    assert result.exit_code == 2
    assert result.stderr.startswith(f"brink: 127.0.0.1:{port} cannot be used")


async def test_small_answers_are_sent_at_once() -> None:
    delayed: list[int] = []

    class Protocol(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            accepted = transport.get_extra_info("socket")
            delayed.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            transport.close()

    server = await asyncio.get_running_loop().create_server(Protocol, sock=listen("127.0.0.1", 0))
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    assert await reader.read() == b""
    writer.close()
    server.close()
    assert delayed == [1]


def test_the_server_runs_on_the_quicker_event_loop(sqlite: str) -> None:
    served = running.config_of(lambda scope, receive, send: asyncio.sleep(0), Settings(database=sqlite))
    factory = served.get_loop_factory()
    assert factory is not None
    with asyncio.Runner(loop_factory=factory) as runner:
        assert isinstance(runner.get_loop(), uvloop.Loop)


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("mysql://somewhere/else", "'mysql' is no database we know: use sqlite:///file or postgresql://..."),
        (":memory:", "':memory:' names no file, and games are kept in one: use sqlite:///file"),
        ("sqlite://", "'sqlite://' names no file, and games are kept in one: use sqlite:///file"),
        ("postgresql://me:secret@here:door/else", "the port in the address of the database is no number"),
        (".", "sqlite+pysqlite:///. cannot be opened: unable to open database file"),
        ("letter.txt", "sqlite+pysqlite:///letter.txt cannot be opened: file is not a database"),
        ("postgresql://me:secret@127.0.0.1:1/x", "postgresql+asyncpg://me:***@127.0.0.1:1/x cannot be opened: [Errno"),
    ],
)
def test_a_bad_database_is_one_sentence(nursery: Nursery, tmp_path: Path, database: str, said: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, this is no database, and longer than its header.\n" * 20)
    result = nursery.run("serve", "--port", "0", "--database", database, cwd=tmp_path)
    assert result.returncode == 2
    assert result.stderr.splitlines()[-1].startswith(f"brink: {said}")
    assert "secret" not in result.stderr
    assert result.stdout == ""


def test_a_sqlite_file_is_for_one_server(nursery: Nursery, tmp_path: Path) -> None:
    database = tmp_path / "brink.sqlite3"
    with nursery.serving(str(database)):
        second = nursery.run("serve", "--port", "0", "--database", str(database), cwd=tmp_path)
        assert second.returncode == 2
        said = second.stderr.splitlines()[-1]
        assert said == f"brink: another server has {database} open; stop it, or choose another --database"
        assert "Traceback" not in second.stderr
        assert nursery.run("doctor", str(database), cwd=tmp_path).returncode == 0
    with nursery.serving(str(database)):  # the first one was killed, and could not tidy up
        pass


def test_a_database_of_a_newer_release_is_one_sentence(nursery: Nursery, sqlite: str, tmp_path: Path) -> None:
    database = tmp_path / "brink.sqlite3"
    assert sqlite == f"sqlite:///{database}"
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    result = nursery.run("serve", "--port", "0", "--database", str(database), cwd=tmp_path)
    assert result.returncode == 2
    assert result.stderr.splitlines()[-1].startswith("brink: the database is of a newer release (its schema is 9999,")
    assert "Traceback" not in result.stderr


def test_postgresql_without_asyncpg_is_one_sentence() -> None:
    command = [*WITHOUT_ASYNCPG, "serve", "--port", "0", "--database", "postgresql://somewhere/else"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 2
    assert result.stderr == (
        "brink: PostgreSQL needs the package asyncpg: install brinkmanship[postgres], or asyncpg alone\n"
    )
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("database", "bell", "said"),
    [
        ("here.sqlite3", "nats://127.0.0.1:1", "--bell is for several servers on one PostgreSQL; SQLite is for"),
        ("postgresql://somewhere/else", "amqp://127.0.0.1", "'amqp' is no bell we know: use nats://host:4222"),
    ],
    ids=["sqlite", "unknown"],
)
def test_a_bell_that_cannot_be_is_one_sentence(
    nursery: Nursery, tmp_path: Path, database: str, bell: str, said: str
) -> None:
    result = nursery.run("serve", "--port", "0", "--database", database, "--bell", bell, cwd=tmp_path)
    assert result.returncode == 2
    assert result.stderr.startswith(f"brink: {said}")
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_a_bell_over_nats_without_its_package_is_one_sentence() -> None:
    command = [*WITHOUT_NATS, "serve", "--port", "0", "--database", "postgresql://somewhere/else"]
    command += ["--bell", "nats://127.0.0.1:1"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 2
    assert result.stderr == (
        "brink: a bell over NATS needs the package nats-py: install brinkmanship[nats], or nats-py alone\n"
    )
    assert result.stdout == ""


def test_a_nats_that_does_not_answer_is_one_sentence(
    nursery: Nursery, postgres: str, nats: str, tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        bell = f"nats://me:secret@127.0.0.1:{taken.getsockname()[1]}"
        result = nursery.run("serve", "--port", "0", "--database", postgres, "--bell", bell, cwd=tmp_path)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert "secret" not in result.stderr
    where = bell.rpartition("@")[2]
    assert result.stderr.splitlines()[-1].startswith(f"brink: NATS does not answer at {where}: ")
    assert result.stdout == ""


def test_every_setting_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    monkeypatch.setattr("brink.server.serve", lambda settings, listening, ready: given.append(settings))
    monkeypatch.setattr("brink.server.listen", lambda *address: given.append(address))
    monkeypatch.setattr("brink.server.url_of", lambda listening: "")
    monkeypatch.setattr("brink.server.running.is_for_this_machine", lambda listening: False)
    monkeypatch.setattr("brink.server.logs.log_to", lambda: None)
    monkeypatch.setattr("socket.gethostname", lambda: "Mine")
    environment = {
        "BRINK_HOST": "0.0.0.0",
        "BRINK_PORT": "80",
        "BRINK_DATABASE": "postgresql://somewhere/else",
        "BRINK_BELL": "nats://somewhere:4222",
        "BRINK_WORKERS": "5",
        "BRINK_BOT_PAUSE": "1.5",
        "BRINK_ORIGINS": "https://one.example https://two.example",
        "BRINK_HOST_NAMES": "Table.example",
        "BRINK_TRUSTED_PROXIES": "10.0.0.0/8 127.0.0.1",
    }
    assert CliRunner().invoke(app, ["serve"], env=environment).exit_code == 0
    origins = ("https://one.example", "https://two.example")
    wanted = Settings(
        database="postgresql://somewhere/else",
        bell="nats://somewhere:4222",
        origins=origins,
        host_names=("table.example", "mine", "mine.local"),
        proxies=("10.0.0.0/8", "127.0.0.1"),
        workers=5,
        bot_pause=1.5,
    )
    assert given == [("0.0.0.0", 80), wanted]


def test_whoever_is_gone_without_a_word_is_gone_within_20_seconds() -> None:
    assert running.PING + running.PONG < 20
