"""Hosting files, as far as they can be checked without a container engine.

What the image would hold is put into a folder, built into a wheel, installed apart from the source and run with the
image's own settings, command and health check.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from sqlalchemy.engine import make_url

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
TITLES = ["dictators", "twogm", "twoplustwo", "volk"]
PATIENCE = 120
PRIVATE = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"]
KNOWN = {
    name for file in SOURCE.rglob("*.py") for name in re.findall(r'"(BRINK_[A-Z_]+)"', file.read_text(encoding="utf-8"))
} | {"PGPASSWORD"}  # of asyncpg


def instructions() -> list[tuple[str, str]]:
    """The Containerfile as (instruction, the rest of its line)."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = [line.strip() for line in text.replace("\\\n", " ").splitlines()]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


def last(instruction: str) -> str:
    return [rest for word, rest in instructions() if word == instruction][-1]


def command(text: str) -> list[str]:
    """A command in its JSON form, whatever options stand before it."""
    words: list[str] = json.loads(text[text.index("[") :])
    return words


def settings() -> dict[str, str]:
    return dict(word.split("=", 1) for word in last("ENV").split())


def sources() -> list[str]:
    """What is copied from this folder into the image."""
    copies = [rest.split() for word, rest in instructions() if word == "COPY" and not rest.startswith("--from")]
    return [source for *found, _ in copies for source in found]


def data() -> set[str]:
    """Everything the package holds but Python, by its place in the wheel."""
    files = (file for file in (SOURCE / "brink").rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {str(file.relative_to(SOURCE)) for file in files if file.suffix != ".py"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from what the Containerfile copies and nothing else."""
    folder = tmp_path_factory.mktemp("image")
    for source in sources():
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, folder / source, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, folder / source)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "wheel"], cwd=folder, check=True)
    (built,) = (folder / "dist").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(folder)]
    subprocess.run([*install, str(wheel)], check=True)
    return folder


def outside(installed: Path) -> dict[str, str]:
    """An environment in which `brink` is the installed one."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("BRINK_")}
    return ours | {"PYTHONPATH": str(installed), "PATH": f"{installed / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def brink(installed: Path, *args: str) -> str:
    run = ["brink", *args]
    done = subprocess.run(
        run, env=outside(installed), cwd=installed, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# -- the wheel -------------------------------------------------------------------------------------------------------


def test_the_wheel_holds_the_content_texts_help_and_pages(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert data() <= names
    for title in ("dictators", "twogm", "volk"):
        for kind in ("content/*.toml", "locale/*.ftl", "help/*.md", "web/board.js"):
            assert fnmatch.filter(names, f"brink/games/{title}/{kind}"), f"{title} has no {kind}"
    assert {"brink/py.typed", "brink/web/index.html", "brink/tables/migrations/script.py.mako"} <= names


def test_the_wheel_says_what_it_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = fnmatch.filter(archive.namelist(), "*.dist-info/METADATA")
        metadata = archive.read(name).decode()
    assert re.search(r"^Requires-Dist: asyncpg.* extra == 'postgres'$", metadata, re.MULTILINE)
    assert re.search(r"^Requires-Dist: nats-py.* extra == 'nats'$", metadata, re.MULTILINE)
    assert "Classifier: Typing :: Typed\n" in metadata
    assert "License-Expression: MIT\n" in metadata


def test_an_installed_wheel_knows_its_games_and_packs(installed: Path) -> None:
    assert [game["name"] for game in json.loads(brink(installed, "games", "--json"))] == TITLES
    brink(installed, "packs", "check")
    code = "import brink; print(brink.__file__)"
    there = subprocess.check_output([sys.executable, "-c", code], env=outside(installed), text=True)
    assert Path(there.strip()).is_relative_to(installed)


# -- the container ----------------------------------------------------------------------------------------------------


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    ignore = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    allowed = {line[1:] for line in ignore if line.startswith("!")}
    assert "*" in ignore
    assert all((ROOT / source).exists() for source in sources())
    assert set(sources()) == allowed


def test_nobody_is_root_and_the_data_is_in_the_volume() -> None:
    assert int(last("USER")) > 0
    assert f"--uid {last('USER')} " in next(rest for word, rest in instructions() if "useradd" in rest)
    volume = Path(last("VOLUME"))
    database = make_url(settings()["BRINK_DATABASE"]).database
    own = [settings()[name] for name in ("BRINK_PACKS", "BRINK_EXPERIMENTS")]
    for place in (database, *own, last("WORKDIR")):  # crash files go to the working folder
        assert place is not None
        assert Path(place).is_relative_to(volume)
    assert last("EXPOSE") == settings()["BRINK_PORT"]


@pytest.fixture
def serving(installed: Path, tmp_path: Path) -> Iterator[dict[str, str]]:
    """The image's command with the image's settings, but for port and places; gives its environment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    here = outside(installed)
    places = {"BRINK_DATABASE": f"sqlite:///{tmp_path / 'brink.sqlite3'}", "BRINK_PACKS": str(tmp_path)}
    environment = here | settings() | places | {"BRINK_PORT": port, "PATH": here["PATH"]}
    process = subprocess.Popen(
        command(last("CMD")), env=environment, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    with process:
        try:
            assert process.stdout is not None
            assert f":{port}/" in process.stdout.readline()
            yield environment
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


def healthy(environment: dict[str, str]) -> bool:
    check = command(last("HEALTHCHECK"))
    return subprocess.run(check, env=environment, timeout=PATIENCE, capture_output=True, check=False).returncode == 0


def test_the_command_serves_everything_and_the_health_check_tells(serving: dict[str, str]) -> None:
    assert healthy(serving)
    assert not healthy(serving | {"BRINK_PORT": "9"})
    with httpx.Client(base_url=f"http://127.0.0.1:{serving['BRINK_PORT']}", timeout=PATIENCE, verify=False) as client:
        for page in ("/", "/games/volk/board.js", "/api/games/twogm/help/rules?lang=de", "/api/games/dictators/texts"):
            assert client.get(page).status_code == 200, page
        body = {"game": "volk", "seats": [{"kind": "bot", "bot": "steady"}, {"kind": "person"}], "start": True}
        assert client.post("/api/tables", json=body).status_code == 201


# -- compose and the workflow ------------------------------------------------------------------------------------------


def read_yaml(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("names", [settings(), read_yaml("compose.yaml")["services"]["table"]["environment"]])
def test_only_settings_that_exist_are_set(names: dict[str, str]) -> None:
    assert names.keys() - {"PATH", "PYTHONUNBUFFERED"} <= KNOWN


def test_compose_joins_the_table_and_its_database() -> None:
    compose = read_yaml("compose.yaml")
    assert compose["services"].keys() == {"database", "table"}
    database, table = compose["services"]["database"], compose["services"]["table"]
    assert (ROOT / table["build"]["context"] / table["build"]["dockerfile"]).samefile(ROOT / "Containerfile")
    assert table["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
    url = make_url(table["environment"]["BRINK_DATABASE"])
    given = database["environment"]
    assert (url.host, url.username, url.database) == ("database", given["POSTGRES_USER"], given["POSTGRES_DB"])
    assert given["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?"), "no password is in this file"
    mounts = [mount.split(":") for service in (database, table) for mount in service["volumes"]]
    assert {name for name, _ in mounts} == compose["volumes"].keys()
    assert last("VOLUME") in [path for _, path in mounts]


def test_compose_lets_only_a_proxy_on_this_machine_in() -> None:
    services = read_yaml("compose.yaml")["services"]
    assert "ports" not in services["database"]
    assert services["table"]["ports"] == [f"127.0.0.1:8000:{settings()['BRINK_PORT']}"]
    assert services["table"]["environment"]["BRINK_TRUSTED_PROXIES"].split() == PRIVATE


def test_the_workflow_runs_what_we_run() -> None:
    (job,) = read_yaml(".github/workflows/ci.yml")["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == ["bash .ci/run"]
    url = make_url(job["env"]["BRINK_TEST_POSTGRES"])
    database = job["services"][url.host]
    assert (url.username, url.port, url.database) == ("postgres", 5432, None)
    assert database["env"] == {"POSTGRES_DB": "test", "POSTGRES_HOST_AUTH_METHOD": "trust"}
    bell = make_url(job["env"]["BRINK_TEST_NATS"])
    assert (bell.drivername, bell.port) == ("nats", 4222)
    assert bell.host in job["services"]
