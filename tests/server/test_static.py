"""Files for the browser, and the headers that every response has."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from brink.server import static
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
    policy = found.headers["content-security-policy"]
    inline = re.findall(r" 'sha256-[^']+'", policy)  # the front page's map of modules
    assert len(inline) == (path == "/")
    for name, value in HEADERS.items():
        assert found.headers[name].replace("".join(inline), "") == value, (path, name)
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "server" not in found.headers


async def test_shell_and_its_modules(house: House) -> None:
    page = await house.http.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" in page.text
    module = await house.http.get("/app.js")
    assert module.headers["content-type"].startswith("text/javascript")


async def test_what_the_front_page_names_is_kept_for_ever(house: House) -> None:
    """A browser asks for them once; under the name of another release it asks again."""
    page = (await house.http.get("/")).text
    app = re.search(r'src="(/at/(\w+)/app.js)"', page)
    assert app
    kept = await house.http.get(app[1])
    assert "immutable" in kept.headers["cache-control"]
    style = await house.http.get(f"/at/{app[2]}/css/base.css")
    assert "immutable" in style.headers["cache-control"]
    assert style.content == (await house.http.get("/css/base.css")).content
    board = await house.http.get(f"/at/{app[2]}/games/dictators/board.js")
    assert "immutable" in board.headers["cache-control"]
    earlier = await house.http.get("/at/0123456789ab/css/base.css")
    assert (earlier.content, earlier.headers["cache-control"]) == (style.content, "no-cache")
    modules = re.search(r'<script type="importmap">(.*?)</script>', page)
    assert modules
    for plain, lasting in json.loads(modules[1])["imports"].items():
        assert lasting == f"/at/{app[2]}{plain}"


async def test_a_module_comes_with_what_it_imports_and_under_its_plain_name_as_it_is_written(house: House) -> None:
    release = re.findall(r"/at/(\w+)/app.js", (await house.http.get("/")).text)[0]
    plain = (await house.http.get("/app.js")).text
    assert 'from "./lib/dom.js"' in plain
    woven = (await house.http.get(f"/at/{release}/app.js")).text
    assert 'define("lib/dom.js"' in woven
    assert "define(" not in (await house.http.get(f"/at/{release}/lib/dom.js")).text
    maker = await house.http.get(f"/at/{release}/lib/woven.js")
    assert maker.content == (await house.http.get("/lib/woven.js")).content


async def test_to_a_page_of_an_earlier_release_modules_say_that_it_has_to_be_loaded_anew(house: House) -> None:
    again = (await house.http.get("/lib/again.js")).content
    for module in ("app.js", "games/dictators/board.js"):
        found = await house.http.get(f"/at/0123456789ab/{module}")
        assert (found.content, found.headers["cache-control"]) == (again, "no-cache")


async def test_another_content_is_another_release(tmp_path: Path) -> None:
    shelf = Shelf()
    module = tmp_path / "board.js"
    module.write_text("export {};\n")
    folders = {"games/x/": tmp_path}
    first = shelf.release(folders)
    before = first.fetch("games/x/board.js")
    assert shelf.release(folders) is first
    module.write_text("export let odd = 1;\n")
    assert shelf.named(first.name, folders).fetch("games/x/board.js") == before, "what was named is what is given"
    second = shelf.release(folders)
    assert second.name != first.name
    assert second.fetch("games/x/board.js")[0] == b"export let odd = 1;\n", "it cannot be woven, and comes as it is"
    assert shelf.named(first.name, folders) is second
    module.write_text("export {};\n")
    assert shelf.release(folders).name == first.name, "servers with the same files agree"


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
        "/at/x/../../pyproject.toml",
        "/at/x/games/dictators/%2e%2e/game.py",
        "/at/x/games/chess/board.js",
        "/at/x",
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
        with pytest.raises(NotFound):
            shelf.release({"": tmp_path}).fetch(path)


async def test_a_file_is_compressed_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """As well as it can be, and not by whoever answers: others would wait 34 ms for each page that is opened."""
    static.packed.cache_clear()
    compressed = []
    plainly = gzip.compress

    def compress(data: bytes, mtime: int) -> bytes:
        compressed.append(len(data))
        return plainly(data, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", compress)
    sizes = set()
    for _ in range(3):
        async with house.http.stream("GET", "/app.js") as answer:
            sent = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert int(answer.headers["content-length"]) == len(sent)
        sizes.add(len(sent))
    whole = await house.http.get("/app.js", headers={"Accept-Encoding": "identity"})
    assert gzip.decompress(sent) == whole.content
    assert "content-encoding" not in whole.headers
    assert whole.headers["vary"] == "Accept-Encoding"  # else a cache between us gives one what the other asked for
    assert compressed == [len(whole.content)]
    assert sizes == {len(plainly(whole.content, 9))}


async def test_small_files_and_pictures_come_as_they_are(house: House) -> None:
    assert "content-encoding" not in (await house.http.get("/favicon.svg")).headers
    asking = RequestFactory().get("/", headers={"Accept-Encoding": "gzip"})
    found = {kind: static.respond(asking, b"0" * 5000, '"e"', static.TYPES[kind]).headers for kind in (".png", ".svg")}
    assert "Content-Encoding" not in found[".png"]
    assert found[".svg"]["Content-Encoding"] == "gzip"


async def test_what_is_made_for_one_answer_is_compressed_quickly(house: House) -> None:
    """All others wait meanwhile: a mebibyte of a table's moves took 145 ms at best compression, and takes 11."""
    best = 2  # in the ninth byte
    async with house.http.stream("GET", "/api/games") as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert sent[8] != best
    assert static.packed(b"a file")[8] == best
