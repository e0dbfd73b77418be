"""`brink analyse`: the graph and the turning points of a record, in words and as JSON; bad input in one sentence."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from brink.bots import make_bot
from brink.cli import analyse as command
from brink.cli.analyse import graph, points
from brink.engine import Chance, Match, Sight
from brink.engine.records import write_record
from brink.engine.registry import find_game
from parley import Parley
from parley.mind import ParleyMind
from test_cli import Brink, brink, fails, finished, stored

__all__ = ["brink", "fails"]
pytestmark = pytest.mark.usefixtures("workplace")


@pytest.fixture
def with_a_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parley, "mind", lambda self: ParleyMind())


def volk() -> str:
    """A short game of two who choose anything."""
    game = find_game("volk")
    match = Match(game, 2, bytes([15] * 16), seats=["Anna", "Ben"])
    bot = make_bot(game, "random", Chance(bytes([15] * 16)).fork("b"))
    while not match.over:
        legal = game.legal(match.state)
        match.act(bot.choose(Sight(game, match.state, match.to_act, legal)), legal)
    write_record(match.record(), Path("volk.json"))
    return "volk.json"


@pytest.mark.usefixtures("with_a_mind")
def test_in_words(brink: Brink) -> None:
    file = stored(finished())
    text = brink("analyse", file, "--rollouts", "2", "--jobs", "1").stdout
    assert "Who was winning" in text
    assert "Where it turned" in text
    anna, ben = (next(line for line in text.splitlines() if line.startswith(f"  {name}")) for name in ("Anna", "Ben"))
    assert any(bar in anna for bar in "▁▂▃▄▅▆▇█")
    assert len(anna.split()[1]) == len(ben.split()[1])
    for language, words in {"de": "Wo es sich wendete", "nl": "Waar het kantelde", "es": "Dónde cambió"}.items():
        assert words in brink("analyse", file, "--rollouts", "2", "--jobs", "1", "--lang", language).stdout


@pytest.mark.usefixtures("with_a_mind")
def test_as_json(brink: Brink) -> None:
    match = finished()
    file = stored(match)
    told = [brink("analyse", file, "--rollouts", "2", "--jobs", "1", "--json").stdout for _ in range(2)]
    assert told[0] == told[1]
    shown = json.loads(told[0])
    assert shown["seats"] == ["Anna", "Ben"]
    analysis = shown["analysis"]
    assert analysis["rollouts"] == 2
    assert len(analysis["moves"]) == len(match.moves)
    assert sum(analysis["start"]) == pytest.approx(1, abs=0.01)
    assert all(sum(move["chances"]) == pytest.approx(1, abs=0.01) for move in analysis["moves"])
    other = brink("analyse", file, "--rollouts", "2", "--jobs", "1", "--json", "--seed", "another").stdout
    assert other != told[0]


def test_the_same_in_several_processes(brink: Brink) -> None:
    file = volk()
    alone, together = (
        brink("analyse", file, "--rollouts", "1", "--turns", "2", "--json", "--jobs", jobs).stdout for jobs in "12"
    )
    assert alone == together
    analysis = json.loads(alone)["analysis"]
    assert analysis["plans"]
    assert len(analysis["turning_points"]) == 2
    assert all(move["options"] for move in analysis["moves"] if move["choices"] > 1)


def test_bad_input(fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "has no mind" in fails("analyse", stored(finished()))
    assert "not over" in fails("analyse", stored(finished(moves=4), "open.json"))
    assert "problem of the rules" in fails("analyse", stored(finished(), "broken.json", problem="it failed"))
    assert "cannot be read" in fails("analyse", "nothing.json")
    Path("text.json").write_text("{}")
    assert "is not a game record" in fails("analyse", "text.json")
    assert "rules 99" in fails("analyse", stored(finished(), "newer.json", rules=99))
    assert "chess" in fails("analyse", stored(finished(), "chess.json", game="chess"))
    monkeypatch.setattr(Parley, "mind", lambda self: ParleyMind())
    match = finished()
    match.moves[3] = match.moves[2]
    assert "move 4" in fails("analyse", stored(match, "tampered.json"))


@pytest.mark.usefixtures("with_a_mind")
def test_an_interrupt_while_it_thinks(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "analyse", interrupted)
    result = brink("analyse", stored(finished()), code=130)
    assert result.stderr == "brink: interrupted\n"
    assert result.stdout == ""


def test_ctrl_c_leaves_no_process_behind() -> None:
    # Whoever starts the tests in the background gives them no interrupts; a terminal does.
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    script = f"{listening}; from brink.cli import main; main()"
    command = [sys.executable, "-c", script, "analyse", volk(), "--rollouts", "200", "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        workers = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        deadline = time.monotonic() + 60
        while len(workers.read_text().split()) < 3 and time.monotonic() < deadline:  # and the tracker of resources
            time.sleep(0.1)
        children = workers.read_text().split()
        assert len(children) == 3
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert out == b""
    assert errors.decode() == "brink: interrupted\n"
    while any(map(lives, children)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(map(lives, children))


def lives(process: str) -> bool:
    """One whom nobody has buried yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_graph_is_no_wider_than_a_terminal() -> None:
    assert graph([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(graph([0.3] * 1000)) == 72
    assert graph([0.3] * 1000) == "▃" * 72
    assert [points(one) for one in (0.004, 0.12, -0.126)] == ["±0", "+12", "−13"]
