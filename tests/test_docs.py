"""The documentation stays true: what it says to do is done, excerpts are copied, names exist, links lead somewhere."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest
import typer
from msgspec.structs import asdict

import guide
from brink.cli import app
from brink.engine.contract import Contract
from brink.server import Limits, Rate
from brink.server import messages as wire
from brink.tables.turns import Bounds
from guide import GUIDE, ROOT

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"# ((?:tests|src)/\S+)\n")
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
SCRIPT_NAMES = re.compile(
    r"^ *(?:export )?(?:default )?(?:(?:async |static |get |set )*(\w+)\([^;]*\{$"
    r"|(?:async )?function (\w+)|class (\w+)|const (\w+) =)",
    re.MULTILINE,
)

AT_THE_TOP = {
    *(
        ".dockerignore",
        ".gitignore",
        "CHANGELOG.md",
        "Containerfile",
        "LICENSE",
        "Makefile",
        "README.md",
        "compose.yaml",
    ),
    *("pyproject.toml", "requirements.in"),
    *(f"requirements.{name}" for name in ("lock", "lowest", "research", "serve")),
}


def text_of(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def rows(page: str) -> list[list[str]]:
    """The rows of all tables of a page, as their cells."""
    lines = [line for line in text_of(page).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def settings() -> dict[str, dict[str, object]]:
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"])


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def excerpts() -> list[tuple[str, str]]:
    """Each fenced block of the guide that names its file in the first line, as (file, the rest)."""
    found = []
    for _, block in FENCE.findall(GUIDE.read_text(encoding="utf-8")):
        source = SOURCE.match(block)
        if source:
            found.append((source[1], block[source.end() :]))
    return found


def links(page: Path) -> list[str]:
    """The relative links of a page, without those in code."""
    prose = re.sub(r"`[^`\n]*`", "", FENCE.sub("", page.read_text(encoding="utf-8")))
    return [link for link in LINK.findall(prose) if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """What the headings of a page can be linked by: `{#id}` where given, else the words with dashes."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE):
        given = re.search(r"\{#(\S+)\}$", heading)
        words = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(given[1] if given else words)
    return found


def names_in(file: Path) -> set[str]:
    """Everything that is defined in a file: classes, functions, methods."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".js":
        return {name for found in SCRIPT_NAMES.findall(source) for name in found if name}
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)}


# -- adding a game ----------------------------------------------------------------------------------------------------


def test_the_guide_gives_every_file_that_it_asks_for() -> None:
    assert set(guide.files()) == guide.announced()


def test_the_small_game_of_the_guide_is_found_tested_and_played_as_the_guide_says(tmp_path: Path) -> None:
    """All but the last command, which serves it: that is done in the browser's tests."""
    typed, installing = guide.blocks_of_commands()
    assert typed[-1] == guide.SERVE
    said = guide.run(typed[:-1], guide.write(tmp_path))
    assert "Missing    de: " in said
    assert re.search(r"\d+ passed", said)
    assert "Games finished  200 of 200, 0 errors" in said
    assert installing == ["pip install ."]


def test_the_small_game_of_the_guide_can_be_installed(tmp_path: Path) -> None:
    """Into a folder of its own, without a network; it is found from elsewhere, with all its files."""
    folder, site, elsewhere = (tmp_path / name for name in ("game", "site", "elsewhere"))
    guide.write(folder)
    elsewhere.mkdir()
    _, installing = guide.blocks_of_commands()
    quietly = {"PIP_TARGET": str(site), "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    guide.run(installing, folder, **quietly, PIP_DISABLE_PIP_VERSION_CHECK="1")
    path = {"PYTHONPATH": f"{site}:{guide.environment().get('PYTHONPATH', '')}"}
    assert "Games finished  5 of 5" in guide.run(["brink simulate orchard --games 5"], elsewhere, **path)
    assert (site / "orchard" / "web" / "board.js").is_file()


def test_all_that_a_title_may_say_is_named_in_the_guide() -> None:
    """What belongs to releases is described together, in the architecture."""
    releases = text_of("architecture.md").partition("## Games outlive releases")[2]
    named = set(re.findall(r"\w+", GUIDE.read_text(encoding="utf-8") + releases))
    public = {name for name in (*vars(Contract), *Contract.__annotations__) if not name.startswith("_")}
    assert public - named == set()


def test_every_part_of_the_board_kit_is_named_in_the_guide() -> None:
    kit = {file.name for file in (ROOT / "src" / "brink" / "web" / "kit").glob("*.js")}
    named = {word for row in rows("adding-a-game.md") for word in CODE.findall(row[0])}
    assert kit - named == set()


def test_what_the_guide_says_of_the_board_kit_is_in_it() -> None:
    kit = ROOT / "src" / "brink" / "web" / "kit"
    found = 0
    for row in rows("adding-a-game.md"):
        files = [kit / word for word in CODE.findall(row[0]) if word.endswith(".js")]
        called = re.findall(r"`(\w+)\(", row[1]) if files else []
        found += len(called)
        assert set(called) <= {name for file in files for name in names_in(file)}, row
    assert found >= 6


def test_the_guide_has_excerpts_of_every_file() -> None:
    quoted = {file for file, _ in excerpts()}
    assert {f"tests/parley/{name}.py" for name in ("pack", "state", "rules", "game")} <= quoted
    assert "src/brink/games/twogm/game.py" in quoted


@pytest.mark.parametrize(("file", "excerpt"), excerpts())
def test_excerpt_is_copied_from_its_file(file: str, excerpt: str) -> None:
    wanted = lines_of(excerpt)
    there = lines_of((ROOT / file).read_text(encoding="utf-8"))
    found = any(there[at : at + len(wanted)] == wanted for at in range(len(there)))
    assert wanted, f"an empty excerpt of {file}"
    assert found, f"not in {file} any more:\n{excerpt}"


# -- architecture and platform ----------------------------------------------------------------------------------------


def test_the_rooms_are_those_whose_arrows_are_checked() -> None:
    contracts = settings()["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["type"] == "layers")  # type: ignore[attr-defined]
    rooms = [re.findall(r"(?<!\()brink\.(\w+)", layer) for layer in layers]  # what is in brackets may be missing
    drawn = FENCE.search(text_of("architecture.md"))
    assert drawn is not None
    order = [room for layer in rooms for room in layer]
    places = [re.search(rf"(?:└─> |  ){room} ", drawn[2]) for room in order]
    assert all(places), list(zip(order, places, strict=True))
    starts = [place.start() for place in places if place is not None]
    assert starts == sorted(starts), "the picture has the rooms in another order"
    described = {word for row in rows("architecture.md") for word in CODE.findall(row[0])}
    assert {*order, "web"} <= described


def named_functions() -> list[tuple[str, str, str]]:
    """Each (page, file, name) of a table that names files and, beside them, what is in them."""
    found = []
    for page, folder in (("platform.md", ""), ("architecture.md", "src/brink/engine/")):
        for row in rows(page):
            words = [CODE.findall(cell) for cell in row]
            files = [word for cell in words for word in cell if re.fullmatch(r"[\w/.]+\.(?:py|js)", word)]
            if files:
                at = next(at for at, cell in enumerate(words) if files[0] in cell)
                beside = words[at + 1] if at + 1 < len(words) else words[0]
                found += [(page, folder + files[0], name) for name in beside if re.fullmatch(r"\w+", name)]
    prose = FENCE.sub("", text_of("platform.md"))
    said = re.findall(r"`(\w+)` in\s+`([\w/.]+)`", prose)
    return [*found, *(("platform.md", file, name) for name, file in said)]


def test_files_of_the_platform_exist() -> None:
    files = set(re.findall(r"`(src/[\w/.]+)`", text_of("platform.md")))
    assert len(files) > 20
    assert [file for file in sorted(files) if not (ROOT / file).is_file()] == []


def test_functions_that_the_pages_name_are_where_they_say() -> None:
    wanted = named_functions()
    assert len(wanted) > 80
    known = {file: names_in(ROOT / file) for file in {file for _, file, _ in wanted}}
    assert [one for one in wanted if one[2] not in known[one[1]]] == []


@pytest.mark.parametrize(
    ("file", "name", "there"),
    [
        ("src/brink/tables/hall.py", "carry_through", True),
        ("src/brink/tables/hall.py", "whole", False),
        ("src/brink/web/lib/session.js", "enqueue", True),
        ("src/brink/web/lib/session.js", "mineToAct", True),
        ("src/brink/web/kit/press.js", "createPress", True),
        ("src/brink/web/lib/session.js", "setTimeout", False),
        ("src/brink/web/parts/stage.js", "Stage", True),
    ],
)
def test_that_search_for_names(file: str, name: str, there: bool) -> None:
    assert (name in names_in(ROOT / file)) == there


# -- contributing -----------------------------------------------------------------------------------------------------


def makefile() -> dict[str, list[str]]:
    """Each target that is a command, with what it needs."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.+)$", text, re.MULTILINE)
    assert phony is not None
    needs = dict(re.findall(r"^(\w+):(.*)$", text, re.MULTILINE))
    return {target: needs[target].split() for target in phony[1].split()}


def commands() -> dict[str, str]:
    """`make ...` of the table, with what it does."""
    found = {}
    for row in rows("contributing.md"):
        command = re.fullmatch(r"`make (\w+)`", row[0])
        if command:
            found[command[1]] = row[1]
    return found


def test_every_command_is_described_and_there_is_no_other() -> None:
    assert set(commands()) == set(makefile())


def test_make_test_runs_what_is_said() -> None:
    said = commands()["test"].partition(";")[0]
    assert CODE.findall(said) == makefile()["test"]


def test_types_are_checked_where_it_is_said() -> None:
    assert CODE.findall(commands()["types"]) == settings()["mypy"]["files"]


def test_every_folder_of_texts_is_named() -> None:
    folders = {f"{folder.relative_to(ROOT)}/" for folder in (ROOT / "src" / "brink").glob("*/locale")}
    assert len(folders) == 5
    assert folders <= set(CODE.findall(text_of("contributing.md")))


def test_every_command_of_brink_has_its_section() -> None:
    """And the examples of a section use options that the command has."""
    made: Any = typer.main.get_command(app)
    listed = {
        word.removeprefix("brink ") for row in rows("cli.md") for word in CODE.findall(row[0]) if "brink " in word
    }
    assert listed == set(made.commands)
    sections = dict(re.findall(r"^## brink (\w+)\n(.*?)(?=^## |\Z)", text_of("cli.md"), re.MULTILINE | re.DOTALL))
    assert set(sections) == set(made.commands)
    for name, command in made.commands.items():
        examples = "\n".join(block for _, block in FENCE.findall(sections[name]))
        parts = [command, *getattr(command, "commands", {}).values()]
        options = {option for part in parts for one in part.params for option in one.opts}
        assert set(re.findall(r"(?<= )--[a-z-]+", examples)) - options == set(), name


# -- hosting ----------------------------------------------------------------------------------------------------------


def test_every_option_of_a_server_is_in_the_table_with_its_variable_and_default() -> None:
    def default(value: Any) -> str:
        if isinstance(value, tuple):
            return " ".join(map(str, value)) or "none"
        return "none" if value in (None, "") else "no" if value is False else str(value)

    made: Any = typer.main.get_command(app)
    options = [option for option in made.commands["serve"].params if "--help" not in option.opts]
    wanted = [(option.opts[0], option.envvar or "", default(option.default)) for option in options]
    table = text_of("hosting.md").partition("| option | variable |")[2].partition("\n\n")[0]
    told = re.findall(r"^\| `([^`]+)` \| (?:`(\w+)`)? ?\| ([^|]+) \|", table, re.MULTILINE)
    assert sorted(told) == sorted(wanted)


def test_every_limit_is_in_the_table_with_its_value() -> None:
    def value(limit: Any) -> str:
        return f"{limit.burst:g}, {limit.per_second:g}/s" if isinstance(limit, Rate) else f"{limit:.0f}"

    limits = {**asdict(Limits()), **asdict(Bounds())}
    page = text_of("hosting.md").partition("## Limits\n")[2].partition("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    assert told == {name: value(limit) for name, limit in limits.items()}


# -- the wire ---------------------------------------------------------------------------------------------------------


def test_the_wire_names_every_message_and_every_field() -> None:
    said = set(re.findall(r"[\w-]+", text_of("api.md")))
    structs = [*get_args(wire.FromClient), wire.TableHead, wire.TableBody, wire.PromptText, wire.Tried, wire.UndoText]
    structs += [wire.ChangesHead, wire.Ack, wire.Error, wire.WhyNot, wire.Joined, wire.Chat, wire.Notice]
    structs += [wire.LogText, wire.SeatLine, wire.Result]
    wanted = {field for struct in structs for field in struct.__struct_encode_fields__}
    wanted |= {str(struct.__struct_config__.tag) for struct in structs if struct.__struct_config__.tag}
    assert wanted - said == set()


@pytest.mark.parametrize(
    ("folder", "letter"), [("dictators", "R"), ("volk", "V"), ("volk/twoplustwo", "H"), ("twogm", "R")]
)
def test_the_rules_reference_names_the_last_ruling_of_each_title(folder: str, letter: str) -> None:
    rulings = ROOT / "src" / "brink" / "games" / folder / "help" / "rulings.md"
    numbers = re.findall(rf"\{{#{letter}(\d+)\}}", rulings.read_text(encoding="utf-8"))
    said = re.search(
        rf"games/{folder}/help/rulings\.md\):\s+{letter}(\d+) to {letter}(\d+)", text_of("rules-reference.md")
    )
    assert said
    assert [*said.groups()] == [numbers[0], numbers[-1]]


# -- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_relative_links_lead_to_a_file(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name} links to {link}, which does not exist"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name} links to {link}, and there is no such heading"


def test_the_repository_speaks_of_the_project_alone() -> None:
    """No file names a place of somebody's machine, and none lies about that nobody has decided on."""
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert {name for name in kept if "/" not in name} == AT_THE_TOP
    of_a_machine = re.compile(rb"(?<![\w.}~-])/(?:tmp|work|root|home|Users)/")
    assert [name for name in kept if of_a_machine.search((ROOT / name).read_bytes())] == []
