"""The small game of docs/adding-a-game.md, taken from the page word for word."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TREE = re.compile(r"^```\n(orchard/\n.*?)^```$", re.MULTILINE | re.DOTALL)
SERVE = "brink serve --open"


def page() -> str:
    return GUIDE.read_text(encoding="utf-8")


def files() -> dict[str, str]:
    """Every file whose name stands above its block."""
    return dict(FILE.findall(page()))


def announced() -> set[str]:
    """The files that the page asks for."""
    tree = TREE.search(page())
    assert tree is not None
    found, folder = set(), ""
    for line in tree[1].splitlines():
        name = line.split()[0]
        folder = name if name.endswith("/") else folder if line.startswith(" ") else ""
        if not name.endswith("/"):
            found.add(folder + name)
    return found


def blocks_of_commands() -> list[list[str]]:
    return [block.splitlines() for block in COMMANDS.findall(page())]


def write(folder: Path) -> Path:
    """The files of the page in a folder."""
    for name, text in files().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def environment(**more: str) -> dict[str, str]:
    """As after `source .venv/bin/activate`; no other games than those of the page."""
    kept = {name: value for name, value in os.environ.items() if name != "BRINK_GAMES"}
    return {**kept, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", **more}


def exported() -> dict[str, str]:
    """What the page tells to export before anything else."""
    first = blocks_of_commands()[0][0]
    assert first.startswith("export ")
    return dict(one.split("=", 1) for one in os.path.expandvars(first).split()[1:])


def run(commands: list[str], folder: Path, **more: str) -> str:
    """Type commands into one shell, one after the other; all must succeed. Gives what they say."""
    script = "\n".join(["set -e", *commands])
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment(**more), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
    return done.stdout
