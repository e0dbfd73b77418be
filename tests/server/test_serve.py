"""`brink serve` as one starts it: it says where it is, logs JSON, and ends cleanly."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from brink.cli import app

BRINK = [sys.executable, "-c", "from brink.cli import main; main()"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_serves_and_ends_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    command = [*BRINK, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'brink.sqlite3'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            url = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert url, line
            assert httpx.get(f"{url[0]}health").json()["ok"]
            # A bot that thinks in a worker process, so that there is something to end.
            body = {"game": "parley", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "person"}], "start": True}
            assert httpx.post(f"{url[0]}api/tables", json=body).status_code == 201
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


def test_a_bad_database_is_one_sentence(tmp_path: Path) -> None:
    command = [*BRINK, "serve", "--port", "0", "--database", "mysql://somewhere/else"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 2
    assert result.stderr.startswith("brink: 'mysql' is no database we know")
    assert result.stdout == ""
