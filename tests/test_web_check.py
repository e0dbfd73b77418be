"""`tools/web/check` installs its tools where they belong."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

TOOLS = Path(__file__).parent.parent / "tools" / "web"


def test_a_linked_folder_of_another_checkout_is_not_emptied(tmp_path: Path) -> None:
    """As npm does it: what is in the folder goes first, wherever a link leads."""
    here, elsewhere, programs = tmp_path / "here/tools/web", tmp_path / "elsewhere", tmp_path / "programs"
    for folder in (here, elsewhere, programs):
        folder.mkdir(parents=True)
    for name in ("check", "package-lock.json"):
        shutil.copy(TOOLS / name, here / name)
    (elsewhere / "tool").write_text("theirs")
    (here / "node_modules").symlink_to(elsewhere)
    npm = programs / "npm"
    npm.write_text('#!/bin/sh\nrm -rf "$3"/node_modules/*\nmkdir -p "$3/node_modules"\n')
    npm.chmod(0o755)
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([here / "check"], env={**os.environ, "PATH": path}, capture_output=True, check=False)
    assert (elsewhere / "tool").read_text() == "theirs"
    assert (here / "node_modules").is_dir()
    assert not (here / "node_modules").is_symlink()
    assert (here / "node_modules" / ".package-lock.checked").is_file()
