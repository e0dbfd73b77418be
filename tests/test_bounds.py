"""What pyproject.toml asks for is what is locked, what `make lowest` installs, and what the source imports."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import brink

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
EXTRAS = PROJECT["optional-dependencies"]
BUILD = (ROOT / "requirements.in").read_text(encoding="utf-8").split("\n")
FILES = ["requirements.lock", "requirements.lowest", "requirements.research", "requirements.serve"]
RESEARCH = ["gymnasium", "lab", "openspiel", "pettingzoo"]  # extras that are large
INSTALLED_LOWEST = [
    *PROJECT["dependencies"],
    *EXTRAS["postgres"],
    *EXTRAS["nats"],
    *EXTRAS["bench"],
    *EXTRAS["test"],
    *(one for extra in RESEARCH for one in EXTRAS[extra]),
    *filter(None, BUILD),
]


def pins(file: str) -> dict[str, Version]:
    """The versions of a requirements file that apply here."""
    found = {}
    for line in (ROOT / file).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(" "):
            requirement = Requirement(line.rstrip(" \\"))
            if requirement.marker is None or requirement.marker.evaluate():
                found[canonicalize_name(requirement.name)] = Version(str(requirement.specifier).removeprefix("=="))
    return found


def name_of(requirement: str) -> str:
    return canonicalize_name(Requirement(requirement).name)


@pytest.mark.parametrize("requirement", INSTALLED_LOWEST)
def test_make_lowest_installs_the_lower_bound(requirement: str) -> None:
    bounds = [bound for bound in Requirement(requirement).specifier if bound.operator == ">="]
    assert [Version(bound.version) for bound in bounds] == [pins("requirements.lowest")[name_of(requirement)]]


@pytest.mark.parametrize("requirement", [*INSTALLED_LOWEST, *EXTRAS["dev"]])
def test_what_is_locked_is_allowed(requirement: str) -> None:
    if name_of(requirement) == PROJECT["name"]:  # `dev` takes in the other extras, but for the large ones
        assert Requirement(requirement).extras == EXTRAS.keys() - {"dev", "research", *RESEARCH}
    else:
        locked = pins("requirements.research") | pins("requirements.lock")
        assert locked[name_of(requirement)] in Requirement(requirement).specifier


def test_make_play_stays_light_and_what_is_large_is_locked_apart() -> None:
    (taken,) = EXTRAS["research"]
    assert Requirement(taken).extras == set(RESEARCH)
    light, large = pins("requirements.lock"), pins("requirements.research")
    assert not {"ray", "pyarrow", "matplotlib", "open-spiel", "pettingzoo"} & light.keys()
    assert all(large[name] == light[name] for name in large.keys() & light.keys()), "one environment has both"


def test_a_container_gets_the_locked_versions_and_no_tools() -> None:
    served = pins("requirements.serve")
    assert served.items() <= pins("requirements.lock").items()
    assert {name_of(one) for one in [*PROJECT["dependencies"], *EXTRAS["postgres"], *EXTRAS["nats"]]} <= served.keys()
    assert not {"pytest", "mypy", "playwright", "catanatron", "uv"} & served.keys()


@pytest.mark.parametrize("file", FILES)
def test_requirements_have_hashes_and_name_no_host(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    entries = re.split(r"\n(?=\S)", text.strip())
    assert [entry.split("\n")[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_wheel_is_built_with_what_is_locked() -> None:
    assert set(PYPROJECT["build-system"]["requires"]) <= set(BUILD)


# -- imports ---------------------------------------------------------------------------------------------------------


def imports(file: Path) -> set[tuple[str, bool]]:
    """The packages of others that a file imports, and whether it does so at once (not in a function, nor for types)."""
    found = set()
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(file.read_text(encoding="utf-8")), True)]
    for node, outside in waiting:
        at_once = outside and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not for_types(node)
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module]
        found |= {(name.partition(".")[0], at_once) for name in names}
        if not isinstance(node, ast.expr):  # nothing is imported inside of an expression
            waiting += [(inside, at_once) for inside in ast.iter_child_nodes(node)]
    return {(name, at_once) for name, at_once in found if name not in sys.stdlib_module_names and name != "brink"}


def for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def test_the_source_imports_only_what_it_asks_for() -> None:
    distributions = packages_distributions()
    needed = {name_of(one) for one in PROJECT["dependencies"]}
    on_demand = needed | {
        name_of(one) for extra, asked in EXTRAS.items() if extra not in ("dev", "test") for one in asked
    }
    adapters = ROOT / "src/brink/adapters"  # a library is what a module of these is about; nobody else loads it
    imported = {
        (name, at_once and file.parent != adapters)
        for file in (ROOT / "src").rglob("*.py")
        for name, at_once in imports(file)
    }
    for name, at_once in imported:
        names = {canonicalize_name(one) for one in distributions[name]}
        assert names & (needed if at_once else on_demand), f"{name} is imported but not in pyproject.toml"
    for name in ("asyncpg", "nats"):
        assert (name, False) in imported
        assert (name, True) not in imported


def test_what_experiments_need_comes_with_the_lab() -> None:
    """These are found by name, so that whoever lacks one is told how to get it."""
    asked = {
        node.args[0].value.partition(".")[0]
        for file in (ROOT / "src" / "brink" / "lab").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "needed"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }
    assert asked == {name_of(one) for one in EXTRAS["lab"]}


# -- the version -------------------------------------------------------------------------------------------------------


def test_the_changelog_tells_of_this_version_first() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(.+)\] - (Unreleased|\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    assert len(versions) == len(re.findall(r"^## ", changelog, re.MULTILINE))
    assert [Version(name) for name, _ in versions] == sorted((Version(name) for name, _ in versions), reverse=True)
    version = Version(brink.__version__)
    assert (versions[0][0], versions[0][1] == "Unreleased") == (version.base_version, version.is_devrelease)
    assert "Unreleased" not in [day for _, day in versions[1:]]
