"""The files in `deploy/` do what they say: nginx and Caddy run in front of a server, systemd takes the unit."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from brink.server import Limits, Rate
from brink.server.connection import RESTARTS
from guide import ROOT
from lacking import missing
from server.house import FREE, NO_LIMITS, House, open_house

DEPLOY = ROOT / "deploy"
NAME = "table.example.org"
ANALYZE = shutil.which("systemd-analyze")
OPENSSL = shutil.which("openssl")
INSTALLED = ".ci/run installs it"
FRAME = """
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_ports() -> tuple[int, int]:
    with socket.socket() as one, socket.socket() as two:
        for each in (one, two):
            each.bind(("127.0.0.1", 0))
        return one.getsockname()[1], two.getsockname()[1]


class Proxy:
    """A proxy with our file, but for its ports and its certificate."""

    name = ""
    program: str | None = None

    def __init__(self, folder: Path, server: int) -> None:
        self.folder = folder
        self.plain, self.port = free_ports()
        self.trusting = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        self.configure(server)

    def configure(self, server: int) -> None:
        raise NotImplementedError

    def command(self) -> list[str]:
        raise NotImplementedError

    def changed(self, file: str, changes: dict[str, str]) -> str:
        """Our file for this machine."""
        text = (DEPLOY / file).read_text(encoding="utf-8")
        for there, here in changes.items():
            assert text.count(there) == 1, there
            text = text.replace(there, here)
        return text

    def client(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Somebody who comes from this address by our name."""
        through = httpx.AsyncHTTPTransport(verify=self.trusting, local_address=address)
        return httpx.AsyncClient(base_url=f"https://{NAME}:{self.port}", transport=_Here(through), timeout=60)

    def socket(self, table: str) -> Any:
        url = f"wss://{NAME}:{self.port}/api/tables/{table}/socket"
        origin = f"https://{NAME}:{self.port}"
        return connect(url, host="127.0.0.1", port=self.port, ssl=self.trusting, origin=origin)  # type: ignore[arg-type]


class Nginx(Proxy):
    name = "nginx"
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")

    def configure(self, server: int) -> None:
        folder = self.folder
        site = {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            "/etc/ssl/table.example.org.pem": f"{folder}/cert.pem",
            "/etc/ssl/table.example.org.key": f"{folder}/cert.key",
            "http://127.0.0.1:8000": f"http://127.0.0.1:{server}",
        }
        (folder / "site.conf").write_text(self.changed("nginx.conf", site), encoding="utf-8")
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(FRAME.format(folder=folder, user=user), encoding="utf-8")

    def command(self) -> list[str]:
        return [str(self.program), "-p", str(self.folder), "-c", f"{self.folder}/nginx.conf", "-g", "daemon off;"]


class Caddy(Proxy):
    name = "caddy"
    program = shutil.which("caddy")

    def configure(self, server: int) -> None:
        own = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n\n"
        tls = f"\ttls {self.folder}/cert.pem {self.folder}/cert.key\n"
        site = {
            "\ntable.example.org {\n": f"\nhttps://{NAME}:{self.port} {{\n\tbind 127.0.0.1\n{tls}",
            "reverse_proxy 127.0.0.1:8000": f"reverse_proxy 127.0.0.1:{server}",
        }
        (self.folder / "Caddyfile").write_text(own + self.changed("Caddyfile", site), encoding="utf-8")

    def command(self) -> list[str]:
        return [str(self.program), "run", "--config", f"{self.folder}/Caddyfile", "--adapter", "caddyfile"]


PROXIES = pytest.mark.parametrize("kind", [Nginx, Caddy], ids=["nginx", "caddy"])


class _Here(httpx.AsyncBaseTransport):
    """Our name is this machine; certificate and `Host` are still by the name."""

    def __init__(self, through: httpx.AsyncHTTPTransport) -> None:
        self.through = through

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        request.url = request.url.copy_with(host="127.0.0.1")
        return await self.through.handle_async_request(request)

    async def aclose(self) -> None:
        await self.through.aclose()


@asynccontextmanager
async def behind(kind: type[Proxy], folder: Path, limits: Limits = NO_LIMITS) -> AsyncIterator[tuple[House, Proxy]]:
    if kind.program is None or OPENSSL is None:
        missing(f"{kind.name} or openssl", INSTALLED)
    made = [OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", f"{folder}/cert.key", "-out", f"{folder}/cert.pem"]
    subprocess.run(made, check=True, capture_output=True)
    database = f"sqlite:///{folder / 'brink.sqlite3'}"
    async with open_house(database, limits, host_names=(NAME,), proxies=("127.0.0.1",)) as house:
        proxy = kind(folder, house.port)
        own = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (
            (folder / "said.log").open("w") as said,
            subprocess.Popen(proxy.command(), stderr=said, env=own) as process,
        ):
            try:
                await _until_it_answers(proxy, process)
                yield house, proxy
            finally:
                process.terminate()


async def _until_it_answers(proxy: Proxy, process: subprocess.Popen[bytes]) -> None:
    async with proxy.client() as client:
        for _ in range(600):
            try:
                await client.get("/health")
            except httpx.ConnectError:
                assert process.poll() is None, (proxy.folder / "said.log").read_text()
                await asyncio.sleep(0.05)
            else:
                return
    raise AssertionError((proxy.folder / "said.log").read_text())


@PROXIES
async def test_pages_games_and_sockets_come_through(tmp_path: Path, kind: type[Proxy]) -> None:
    async with behind(kind, tmp_path) as (house, proxy), proxy.client() as client:
        page = await client.get("/")
        assert "<brink-app>" in page.text
        assert "Content-Security-Policy" in page.headers
        body = {"game": "parley", "seats": [{"kind": "person"}] * 2, "start": True}
        ours = {"Origin": f"https://{NAME}:{proxy.port}"}
        made = (await client.post("/api/tables", json=body, headers=ours)).json()
        async with proxy.socket(made["table"]) as line:
            await line.send(json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]]}))
            table = json.loads(await line.recv())
            action = table["legal"][0]["action"]
            await line.send(json.dumps({"type": "act", "id": "x", "version": 0, "action": action}))
            while (answer := json.loads(await line.recv()))["type"] != "ack":
                pass
            assert answer["version"] == 1
            house.server.should_exit = True
            with suppress(ConnectionClosed):
                while True:
                    await line.recv()
            assert line.close_code == RESTARTS  # that comes through, too


async def test_by_another_name_nobody_gets_in(tmp_path: Path) -> None:
    """nginx passes on by whatever name one comes; the server does not answer to it."""
    async with behind(Nginx, tmp_path) as (_, proxy), proxy.client() as client:
        assert (await client.get("/", headers={"Host": "elsewhere.example"})).status_code == 421


async def test_whoever_comes_without_tls_is_sent_to_where_it_is(tmp_path: Path) -> None:
    async with behind(Nginx, tmp_path) as (_, proxy), httpx.AsyncClient(timeout=60, verify=False) as client:
        answer = await client.get(f"http://127.0.0.1:{proxy.plain}/x?y=1", headers={"Host": NAME})
        assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/x?y=1")


@PROXIES
async def test_limits_see_each_client_whatever_he_says_of_himself(tmp_path: Path, kind: type[Proxy]) -> None:
    few = Limits(reads=Rate(2, 0))
    async with behind(kind, tmp_path, few) as (_, proxy), proxy.client() as one, proxy.client("127.0.0.2") as other:
        lies = [{"X-Forwarded-For": f"10.1.1.{n}"} for n in range(4)]
        assert [(await one.get("/api/games", headers=lie)).status_code for lie in lies] == [200, 200, 429, 429]
        assert [(await other.get("/api/games")).status_code for _ in range(3)] == [200, 200, 429]


@PROXIES
async def test_both_logs_name_a_request_alike_and_the_client_does_not_choose_it(
    tmp_path: Path, kind: type[Proxy]
) -> None:
    async with behind(kind, tmp_path) as (_, proxy), proxy.client() as client:
        answer = await client.get("/api/games", headers={"X-Request-ID": "mine"})
        assert re.fullmatch("[0-9a-f-]{32,36}", answer.headers["x-request-id"])  # as proxies make them


@PROXIES
async def test_a_record_of_a_mebibyte_comes_through_and_no_more(tmp_path: Path, kind: type[Proxy]) -> None:
    async with behind(kind, tmp_path, Limits(reads=FREE, imports=FREE)) as (_, proxy), proxy.client() as client:

        async def sent(size: int) -> httpx.Response:
            return await client.post("/api/records", content=b" " * size, headers={"Content-Type": "application/json"})

        assert (await sent(2**20)).json()["error"]["key"] == "bad-request"  # by the server
        assert (await sent(2**21)).status_code in (413, 502)  # Caddy may have begun to pass it on


# -- systemd ----------------------------------------------------------------------------------------------------------


def unit() -> str:
    return (DEPLOY / "brinkmanship.service").read_text(encoding="utf-8")


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if ANALYZE is None:
        missing("systemd-analyze", INSTALLED)
    file = tmp_path / "brinkmanship.service"
    there = "/opt/brinkmanship/bin/brink"
    assert unit().count(f"ExecStart={there} serve\n") == 1
    file.write_text(unit().replace(f"ExecStart={there} ", f"ExecStart={sys.executable} "), encoding="utf-8")
    checked = subprocess.run([ANALYZE, "verify", str(file)], capture_output=True, text=True, check=False)
    about = [line for line in checked.stderr.splitlines() if "brinkmanship" in line]
    assert (checked.returncode, about) == (0, [])


def test_the_unit_sets_what_the_server_knows_and_waits_long_enough() -> None:
    from brink.engine import packs
    from brink.server import experiments
    from brink.server.running import GOODBYE, TOLD_WITHIN
    from brink.tables.workers import ENDS_WITHIN

    serve = (ROOT / "src" / "brink" / "cli" / "serve.py").read_text(encoding="utf-8")
    folders = [packs.__file__, experiments.__file__]  # read where they are needed, by other commands too
    sources = [serve, *(Path(file).read_text(encoding="utf-8") for file in folders)]
    known = set(re.findall(r'(?:envvar=|environ\.get\()"(\w+)"', "".join(sources)))
    assert set(re.findall(r"^Environment=(\w+)=", unit(), re.MULTILINE)) <= known
    stop = re.search(r"^TimeoutStopSec=(\d+)$", unit(), re.MULTILINE)
    assert stop is not None
    assert int(stop[1]) >= TOLD_WITHIN + GOODBYE + ENDS_WITHIN + 5
