"""Modules in one file; that browsers can read it, every test in a browser shows."""

from __future__ import annotations

from pathlib import Path

import pytest

import brink
from brink.server.static import Shelf, folders
from brink.server.weaving import MAKER, SHELL, Loom, Unwoven, read

FILES = Shelf().release(folders(Path(brink.__file__).parent / "web")).files
SOURCES = {address: data for address, (data, _) in FILES.items()}
OURS = Loom(SOURCES)


@pytest.mark.parametrize(
    ("text", "needs", "body", "gives"),
    [
        ('import "./b.js";', ["kit/b.js"], "", {}),
        ('import { b, c as d } from "../lib/b.js";', ["lib/b.js"], 'const { b: b, c: d } = $made["lib/b.js"];', {}),
        ('import {\n  b,\n  c,\n} from "/x/b.js";', ["x/b.js"], 'const { b: b, c: c } = $made["x/b.js"];\n\n\n', {}),
        ('import * as b from "./b.js";', ["kit/b.js"], 'const b = $made["kit/b.js"];', {}),
        ("export const a = 1;", [], "const a = 1;", {"a": "a"}),
        ("export const { a, b } = c;", [], "const { a, b } = c;", {"a": "a", "b": "b"}),
        ("export async function a() {}", [], "async function a() {}", {"a": "a"}),
        ("export class A {}", [], "class A {}", {"A": "A"}),
        ("export { a, b as c };", [], "", {"a": "a", "c": "b"}),
        ('export { a as b } from "./c.js";', ["kit/c.js"], "", {"b": '$made["kit/c.js"].a'}),
        ("fetch(import.meta.url);", [], "fetch($here);", {}),
        ('const later = () => import("/x.js");', [], 'const later = () => import("/x.js");', {}),
    ],
)
def test_forms(text: str, needs: list[str], body: str, gives: dict[str, str]) -> None:
    found = read("kit/a.js", text)
    assert (list(found.needs), found.body, found.gives) == (needs, body, gives)


@pytest.mark.parametrize(
    "text",
    [
        "export default 1;",
        "export { a as default };",
        "export let a = 1;",  # it may change, and whoever imported it would not see that
        "export const { a: b } = c;",
        'import a from "./b.js";',
        'export * from "./b.js";',
        'import { a } from "elsewhere";',
        'import "./missing.js";',
        'import "./a.js";',
        'import "./circle.js";',
        "\udcff",
    ],
)
def test_what_cannot_be_woven_is_told(text: str) -> None:
    sources = {"a.js": text.encode(errors="surrogateescape"), "b.js": b"", "circle.js": b'import "./a.js";'}
    with pytest.raises(Unwoven):
        Loom(sources).weave("a.js")
    assert Loom(sources).weave("b.js")


def test_each_comes_once_after_what_it_needs() -> None:
    sources = {
        SHELL: b'import "./lib/shared.js";',
        "lib/shared.js": b"export const shared = 1;",
        "games/x/board.js": b'import { c } from "./c.js";\nimport { b } from "./b.js";\nexport const a = b + c;',
        "games/x/b.js": b'import { c } from "./c.js";\nimport { shared } from "/lib/shared.js";\nexport const b = c;',
        "games/x/c.js": b"export const c = 1;",
    }
    loom = Loom(sources)
    woven = loom.weave("games/x/board.js")
    places = [woven.index(f'define("games/x/{name}.js", [') for name in ("c", "b", "board")]
    assert places == sorted(places)
    assert woven.count("define(") == 3, "what the shell has is left out"
    assert woven.endswith('\nexport const { a } = await load("games/x/board.js");\n')
    assert "define(" not in loom.weave("lib/shared.js"), "the page has it"


def test_what_many_need_is_looked_at_once() -> None:
    """Forty floors of two modules, each of which needs both below: there are 2 to the 40th ways down."""
    both = [b'import "./a%d.js";\nimport "./b%d.js";\n' % (floor, floor) for floor in range(40)]
    sources = {f"{side}{floor + 1}.js": text for floor, text in enumerate(both) for side in "ab"}
    woven = Loom({**sources, "a0.js": b"", "b0.js": b""}).weave("a40.js")
    assert woven.count("define(") == 2 * 40 + 1


@pytest.mark.parametrize("address", [one for one in SOURCES if one.endswith(".js") and one != MAKER])
def test_all_of_ours_can_be_woven(address: str) -> None:
    woven = OURS.weave(address)
    assert woven.startswith(f'import {{ define, load }} from "/{MAKER}";\n')
    source = SOURCES[address].decode()
    assert read(address, source).body.count("\n") == source.count("\n"), "a browser names lines as they are written"
