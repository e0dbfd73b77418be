"""Files for the browser, and the headers that every response has."""

from __future__ import annotations

from pathlib import Path

import pytest

from brink.server.errors import NotFound
from brink.server.headers import HEADERS
from brink.server.static import Shelf
from server.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/games", "/api/schema", "/no-such-file.js", "/api/nothing", "/api/tables/x/join"]
)
async def test_security_headers_on_every_response(house: House, path: str) -> None:
    found = await house.http.get(path)
    for name, value in HEADERS.items():
        assert found.headers[name] == value, (path, name)
    policy = found.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "server" not in found.headers


async def test_shell_and_its_modules(house: House) -> None:
    page = await house.http.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" in page.text
    module = await house.http.get("/app.js")
    assert module.headers["content-type"].startswith("text/javascript")


async def test_a_known_file_is_not_sent_again(house: House) -> None:
    first = await house.http.get("/")
    assert first.headers["cache-control"] == "no-cache"
    again = await house.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await house.http.get("/", headers={"If-None-Match": '"something-else"'})
    assert other.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/..%2f..%2fpyproject.toml",
        "/lib/..%2f..%2f..%2f__init__.py",
        "/%2e%2e/engine/game.py",
        "//etc/passwd",
        "/.hidden.js",
        "/lib",
        "/games/dictators/../game.py",
        "/games/dictators/%2e%2e/content/cards.toml",
        "/games/chess/board.js",
        "/games/parley/board.js",
        "/a%00b.js",
        f"/{'a' * 300}.js",
        f"/games/dictators/{'a/' * 3000}b.js",
    ],
)
async def test_nothing_outside_is_served(house: House, path: str) -> None:
    request = house.http.build_request("GET", house.url + "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    found = await house.http.send(request)
    assert found.status_code == 404, path


async def test_types_do_not_come_from_the_machine(tmp_path: Path) -> None:
    shelf = Shelf()
    (tmp_path / "board.js").write_text("export {}")
    (tmp_path / "secret.toml").write_text("x = 1")
    (tmp_path / "link.js").symlink_to(Path(__file__))
    data, etag, kind = shelf.fetch(tmp_path, "board.js")
    assert (data, kind) == (b"export {}", "text/javascript")
    (tmp_path / "board.js").write_text("export { }")
    assert shelf.fetch(tmp_path, "board.js")[1] != etag
    for path in ("secret.toml", "link.js", "", "a//b.js", "..", "a\\b.js"):
        with pytest.raises(NotFound):
            shelf.fetch(tmp_path, path)
