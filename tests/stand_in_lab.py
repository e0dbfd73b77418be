"""Stands in for `brink lab` where the Workshop is tested: what it is told to do depends on the seed of the plan.

    run FILE --on local --to FOLDER --json    lines of progress, then {"run": FOLDER}
    report FOLDER                             writes FOLDER/report.html

A seed that begins with `some` lets games fail, which is told at the end; `wait` waits, after the first line, until a
file `go` lies beside the plan; `fail` ends with a sentence, as a missing extra does; `mute` writes no report.
"""

from __future__ import annotations

import json
import os
import sys
import time
import tomllib
from pathlib import Path


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def run(file: Path, folder: Path) -> None:
    plan = tomllib.loads(file.read_text(encoding="utf-8"))
    every = plan["games"] * len(plan["packs"])
    folder.mkdir(exist_ok=True)  # it goes on
    (folder / "plan.json").write_text(json.dumps(plan | {"nice": os.nice(0)}))
    if plan["seed"].startswith("fail"):
        sys.exit("brink: the lab needs its extra: pip install 'brinkmanship[lab]'")
    for played in (every // 2, every):
        say(json.dumps({"played": played, "of": every, "seconds_left": every - played}))
        while plan["seed"].startswith("wait") and played < every and not (file.parent / "go").exists():
            time.sleep(0.02)
    say("a line that is none of ours")
    say(json.dumps({"run": str(folder)}))
    if plan["seed"].startswith("some"):
        sys.stderr.write("brink: 1 of 4 games failed\n")
        sys.exit(1)


def report(folder: Path) -> None:
    plan = json.loads((folder / "plan.json").read_text())
    if not plan["seed"].startswith("mute"):
        (folder / "report.html").write_text(f"<!doctype html><h1>Report on {' and '.join(plan['packs'])}</h1>")


match sys.argv[1:]:
    case ["run", file, "--on", "local", "--to", folder, "--json"]:
        run(Path(file).resolve(), Path(folder))
    case ["report", folder]:
        report(Path(folder))
    case other:
        sys.exit(f"brink: the lab does not know {other}")
