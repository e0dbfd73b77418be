"""Experiments: the same rows wherever they are played, whatever stops them; bad input is one sentence."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brink.cli import app
from brink.engine import BrinkError
from brink.engine.chance import seed_from
from brink.engine.packs import new_pack
from brink.engine.registry import find_game
from brink.lab import extras, running, store
from brink.lab.experiment import read_experiment
from brink.lab.rows import OPEN
from brink.lab.running import Intervals, Progress
from brink.lab.simulate import Plan, play_game, simulate
from brink.lab.statistics import wilson
from brink.lab.store import Run
from lab.conftest import Write, carry_out, environment, files_of, install, play
from lacking import missing
from terminal import CliRunner

BRINK = [sys.executable, "-c", "from brink.cli import main; main()"]
ALL = ["decisions", "cards"]


def refusal(*arguments: str) -> str:
    """What `brink lab` says to bad input: one sentence, and code 2."""
    done = CliRunner().invoke(app, ["lab", *arguments])
    assert done.exit_code == 2, done.output
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    return lines[0]


def other_pack(name: str, **points: int) -> None:
    """A pack of Parley in which cards are there more or less often."""
    folder = new_pack("parley", name, find_game("parley").content_folder)
    file = folder / "cards.toml"
    text = file.read_text(encoding="utf-8")
    for card, copies in points.items():
        head, found, tail = text.partition(f'id = "{card}"')
        assert found
        before, _, after = tail.partition("copies = ")
        text = f"{head}{found}{before}copies = {copies}{after.lstrip('0123456789')}"
    file.write_text(text, encoding="utf-8")


# -- rows -----------------------------------------------------------------------------------------------------------


def test_a_row_a_game_says_what_the_simulation_says(write: Write) -> None:
    rows = play(write(), "run").rows("games").to_pylist()
    plan = Plan(game="parley", players=3, games=20, seed=seed_from("lab"))
    for row, played in zip(rows, simulate(plan), strict=True):
        assert played.outcome is not None
        assert (row["game"], tuple(row["bots"]), row["how"]) == (played.number, played.bots, played.outcome.how)
        assert (tuple(row["winners"]), row["decisions"]) == (played.outcome.winners, played.decisions)
        assert (row["choices"], row["rounds"], row["problem"]) == (played.choices, played.rounds, "")
        assert row["seed"] == plan.seed_of(played.number).hex()


def test_a_row_a_decision_adds_up_to_its_game(write: Write) -> None:
    run = play(write(rows=ALL), "run")
    games, decisions = run.rows("games").to_pylist(), run.rows("decisions").to_pylist()
    assert Counter(row["game"] for row in decisions) == {row["game"]: row["decisions"] for row in games}
    for game in games:
        own = [row for row in decisions if row["game"] == game["game"]]
        assert sum(row["options"] for row in own) == game["choices"]
        assert [row["decision"] for row in own] == list(range(len(own)))
        assert own[-1]["round"] <= game["rounds"]


def test_a_row_a_card_says_what_was_drawn_and_played(write: Write) -> None:
    """Four cards are dealt to each seat; who draws gets one, and effects may bring more."""
    run = play(write(rows=ALL, games=8), "run")
    cards, decisions = run.rows("cards").to_pylist(), run.rows("decisions").to_pylist()
    assert {row["kind"] for row in cards} == {"card"}
    assert OPEN not in {row["seat"] for row in cards}
    played = Counter(row["verb"] for row in decisions)
    assert sum(row["played"] for row in cards) == played["play"] + played["react"]
    for number in range(8):
        for seat in range(3):
            own = [row for row in cards if (row["game"], row["seat"]) == (number, seat)]
            took = [row for row in decisions if (row["game"], row["seat"], row["verb"]) == (number, seat, "draw")]
            assert sum(row["drawn"] for row in own) >= 4 + len(took)
            assert all(sum(dict(row["verbs"]).values()) == row["played"] for row in own)


@pytest.mark.parametrize(
    ("game", "title", "players", "kinds", "lies_open"),
    [
        ("volk", "Wir sind das Volk!", 2, {"card"}, {"card"}),
        ("twoplustwo", "2+2", 4, {"card"}, {"card", "arms", "conflict"}),
        ("dictators", "Revenge of the Dictators", 2, {"card", "place", "token"}, set()),
        ("twogm", "2GM Tactics War Game", 2, {"card", "general"}, set()),
    ],
)
def test_every_title_tells_its_name_and_what_is_drawn(
    game: str, title: str, players: int, kinds: set[str], lies_open: set[str], write: Write
) -> None:
    run = play(write(game=game, players=players, games=2, rows=["cards"]), "run")
    assert run.about.title == title
    rows = run.rows("cards").to_pylist()
    drawn = {(row["seat"] == OPEN, row["kind"]) for row in rows if row["drawn"]}
    assert {kind for lay, kind in drawn if not lay} == kinds
    assert {kind for lay, kind in drawn if lay} == lies_open
    assert any(row["played"] for row in rows if row["kind"] == "card")


def test_a_discard_is_no_play() -> None:
    plays = {game: {action.verb for action in find_game(game).actions if action.plays} for game in ("volk", "twogm")}
    assert "event" in plays["volk"]
    assert "deploy" in plays["twogm"]
    assert not {"discard", "swap"} & plays["volk"]
    assert not {"discard", "shoot"} & plays["twogm"]


# -- wherever it is played ------------------------------------------------------------------------------------------


def test_the_files_are_the_same_to_the_byte_on_processes(write: Write) -> None:
    file = write(rows=ALL, games=60)
    assert files_of(play(file, "one")) == files_of(play(file, "two", on="processes"))


def test_a_worker_that_is_killed_changes_nothing(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(rows=ALL, games=60)
    wanted = files_of(play(file, "quiet"))
    monkeypatch.setenv("DEADLY", str(Path("killed").absolute()))
    install(monkeypatch, "lab.deadly:OnceDeadly")
    assert files_of(play(file, "killed-in", on="processes")) == wanted
    assert Path("killed").exists()


def test_games_that_kill_every_worker_are_named_and_the_others_kept(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(games=30)
    done = play(write("some.toml", games=10), "run")
    install(monkeypatch, "lab.deadly:Deadly")
    with pytest.raises(BrinkError, match="workers died 3 times at the games in places 10 to"):
        play(file, "run", on="processes")
    assert Run(done.folder).played == 10


def test_ray_gives_the_same_files_with_a_worker_killed(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process of its own: Ray leaves threads behind."""
    if find_spec("ray") is None:
        missing("ray", "pip install 'brinkmanship[lab]'")
    file = write(rows=ALL, games=60)
    wanted = files_of(play(file, "quiet"))
    monkeypatch.setenv("DEADLY", str(Path("killed").absolute()))
    monkeypatch.setenv("BRINK_GAMES", "lab.deadly:OnceDeadly")
    command = [*BRINK, "lab", "run", str(file), "--on", "ray", "--jobs", "2", "--to", "ray", "--json"]
    done = subprocess.run(command, capture_output=True, env=environment(), text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert files_of(Run(Path("ray"))) == wanted
    assert Path("killed").exists()
    assert msgspec.json.decode(done.stdout.splitlines()[-1]) == {"run": "ray"}


def test_a_pack_goes_with_the_run_and_may_be_edited_meanwhile(write: Write, packs_home: Path) -> None:
    """Workers do not look it up by its name: they may run where nobody has it."""
    other_pack("mine", banquet=9)
    file = write(packs=["standard", "mine"], rows=["cards"])
    wanted = files_of(play(file, "one"))

    def spoil(one: Progress) -> None:
        (packs_home / "parley" / "mine" / "cards.toml").write_text("spoilt")

    assert files_of(carry_out(read_experiment(file), Path("two"), on="processes", tell=spoil)) == wanted


# -- stopped and going on -------------------------------------------------------------------------------------------


def test_a_run_that_was_stopped_goes_on_where_it_was(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes while games are played: these are finished, written, and not played again."""
    monkeypatch.setattr(running, "PAUSE", 0.0)
    file = write(rows=ALL, games=200)
    wanted = files_of(play(file, "quiet"))

    def interrupt(one: Progress) -> None:
        if one.played < 150:
            os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(running.Stopped, match=r"stopped after \d+ games"):
        play(file, "run", tell=interrupt)
    stopped = Run(Path("run"))
    before = stopped.played
    assert 0 < before < 200
    assert stopped.rows("games").num_rows == before, "they can be read"
    told: list[Progress] = []
    assert files_of(play(file, "run", tell=told.append)) == wanted
    assert told[0].played > before
    assert not (stopped.folder / "parts").exists()


def test_a_run_that_was_killed_goes_on_where_it_was(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between any two files of a part: rows that have come in whole are read, and no game is there twice."""
    monkeypatch.setattr(running, "PAUSE", -1.0)
    file = write(rows=ALL, games=60)
    wanted = files_of(play(file, "quiet"))
    original = Run._file
    for stop_at in (2, 4, 8, 10, 11, 12):
        calls = 0

        def dying(self: Run, *arguments: Any, stop_at: int = stop_at) -> Any:
            nonlocal calls
            calls += 1
            if calls == stop_at:
                raise SystemExit
            return original(self, *arguments)

        monkeypatch.setattr(Run, "_file", dying)
        with pytest.raises(SystemExit):
            play(file, f"run-{stop_at}")
        monkeypatch.setattr(Run, "_file", original)
        stopped = Run(Path(f"run-{stop_at}"))
        assert [row["game"] for row in stopped.rows("games").to_pylist()] == list(range(stopped.played))
        assert stopped.rows("cards").num_rows or not stopped.played
        assert files_of(play(file, f"run-{stop_at}")) == wanted


def test_a_run_may_be_made_longer(write: Write) -> None:
    wanted = files_of(play(write(rows=ALL, games=50), "at-once"))
    play(write(rows=ALL, games=20), "run")
    assert files_of(play(write(rows=ALL, games=50), "run")) == wanted


def test_a_run_that_is_done_plays_nothing(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    play(write(), "run")
    monkeypatch.setattr("brink.lab.rows.play_game", lambda *_: pytest.fail("a game was played again"))
    assert play(write(), "run").played == 20


def test_one_at_a_time(write: Write) -> None:
    run = play(write(), "run")
    with run.writing(), pytest.raises(BrinkError, match="somebody else is at this run"):
        play(write(games=30), "run")


def test_sigterm_keeps_what_was_played(write: Write) -> None:
    """As the browser's Workshop stops it."""
    command = [*BRINK, "lab", "run", str(write(games=1_000_000)), "--to", "run", "--json", "--on", "local"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout is not None
        first = msgspec.json.decode(process.stdout.readline())
        assert first.keys() == {"played", "of", "seconds_left"}
        process.terminate()
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.decode().startswith("brink: stopped after ")
    assert Run(Path("run")).played >= first["played"]


# -- how many -------------------------------------------------------------------------------------------------------


def test_until_the_interval_is_narrow(write: Write) -> None:
    file = write(games=None, until=0.2)
    run = play(file, "run")
    games = run.rows("games").to_pylist()
    assert len(games) % 100 == 0

    def widest(rows: list[dict[str, Any]]) -> float:
        wins = [sum(seat in row["winners"] for row in rows) for seat in range(3)]
        return max(high - low for low, high in (wilson(won, len(rows)) for won in wins))

    assert widest(games) < 0.2 <= widest(games[:-100])
    assert files_of(play(file, "two", on="processes")) == files_of(run), "the end does not hang on who plays"


def test_until_stops_at_the_most(write: Write) -> None:
    assert play(write(games=40, until=0.01), "run").played == 40


def test_of_two_arms_the_difference_is_what_must_be_narrow() -> None:
    alike, different = Intervals(2, 2), Intervals(2, 2)
    for number in range(100):
        alike.add([number % 2])
        alike.add([number % 2])
        different.add([number % 2])
        different.add([number // 2 % 2])
    assert alike.widest() < 0.06 < 0.2 < different.widest()


# -- arms -----------------------------------------------------------------------------------------------------------


def test_arms_play_the_same_seeds_and_seats(write: Write) -> None:
    other_pack("mine", banquet=9)
    run = play(write(packs=["standard", "mine"], bots=["random", "random"], games=5), "run")
    rows = run.rows("games").to_pylist()
    assert [(row["game"], row["arm"]) for row in rows] == [(n, arm) for n in range(5) for arm in ("standard", "mine")]
    assert all(a["seed"] == b["seed"] and a["bots"] == b["bots"] for a, b in zip(rows[::2], rows[1::2], strict=True))
    alone = play(write(games=5, bots=["random", "random"]), "alone").rows("games").to_pylist()
    assert rows[::2] == alone, "A is played as if there were no B"


def test_variants_compare_options(write: Write) -> None:
    run = play(write(options={"goal": 5}, variants={"long": {"rounds": 12}, "short": {"rounds": 1}}, games=4), "run")
    rows = run.rows("games").to_pylist()
    assert {row["arm"] for row in rows} == {"long", "short"}
    assert {row["rounds"] for row in rows if row["arm"] == "short"} == {1}
    assert {arm.options["goal"] for arm in run.about.arms} == {5}


def test_scenarios_take_turns_and_meet_every_bot(write: Write) -> None:
    experiment = write(game="twogm", players=2, bots=["random", "steady"], scenarios=["dunkirk", "el-alamein"], games=4)
    rows = play(experiment, "run").rows("games").to_pylist()
    assert [(row["scenario"], row["bots"][0]) for row in rows] == [
        ("dunkirk", "random"),
        ("dunkirk", "steady"),
        ("el-alamein", "random"),
        ("el-alamein", "steady"),
    ]


def test_a_game_that_fails_is_told_and_the_others_go_on(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "test_lab:BrokenParley")
    done = CliRunner().invoke(app, ["lab", "run", str(write(rows=ALL, games=3)), "--on", "local", "--to", "run"])
    assert done.exit_code == 1
    assert "3 of 3 games failed; see `brink replay run/crashes/" in done.stderr
    run = Run(Path("run"))
    assert all("a defect" in row["problem"] and Path(row["crash"]).exists() for row in run.rows("games").to_pylist())
    assert run.rows("decisions").num_rows == 0


# -- bad input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"gamez": 3}, "unknown field `gamez`"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"games": 0}, "$.games"),
        ({"games": None}, "say how many `games`"),
        ({"until": 2.0}, "$.until"),
        ({"players": 9}, "not 9"),
        ({"bots": ["genius"]}, "no bot 'genius'"),
        ({"bots": []}, "`bots` names none"),
        ({"packs": ["mine"]}, "no pack 'mine'"),
        ({"packs": ["standard", "standard"]}, "play the same"),
        ({"options": {"goal": 1}}, "bad option"),
        ({"scenarios": ["dunkirk"]}, "has no scenarios"),
        ({"rows": ["everything"]}, "$.rows"),
        ({"name": "../escape"}, "$.name"),
    ],
)
def test_a_bad_experiment_is_refused_before_the_first_game(
    changes: dict[str, Any], sentence: str, write: Write
) -> None:
    assert sentence in refusal("run", str(write(**changes)))
    assert not Path("lab").exists()


def test_what_is_no_experiment_at_all() -> None:
    Path("bad.toml").write_text("name = ")
    assert "not a TOML file" in refusal("run", "bad.toml")
    assert "No such file" in refusal("run", "none.toml")


def test_a_pack_that_fails_its_check_is_refused(write: Write, packs_home: Path) -> None:
    other_pack("mine")
    file = packs_home / "parley" / "mine" / "cards.toml"
    file.write_text(file.read_text().replace("copies", "copie", 1))
    assert "cards.toml" in refusal("run", str(write(packs=["standard", "mine"])))


def test_a_folder_of_another_run_is_refused(write: Write, packs_home: Path) -> None:
    other_pack("mine", banquet=9)
    play(write(packs=["mine"]), "lab/trial")
    assert "with another `seed`" in refusal("run", str(write(packs=["mine"], seed="other")))
    file = packs_home / "parley" / "mine" / "cards.toml"
    file.write_text(file.read_text().replace("copies = 9", "copies = 8"))
    find_game("parley").library._named.clear()
    assert "the pack 'mine' has changed since" in refusal("run", str(write(packs=["mine"])))
    Path("else").mkdir()
    Path("else/mine.txt").write_text("precious")
    assert "neither empty nor a run" in refusal("run", str(write()), "--to", "else")
    assert "is not the folder of a run" in refusal("report", "else")


def test_rows_of_another_run_or_version_are_refused(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = play(write(), "ours"), play(write(seed="other"), "theirs")
    file = ours.folder / "games.parquet"
    file.write_bytes((theirs.folder / "games.parquet").read_bytes())
    assert "rows of another run" in refusal("report", "ours")
    file.write_bytes(b"PAR1 nonsense")
    assert "not a file of an experiment's rows" in refusal("report", "ours")
    about = theirs.folder / "run.json"
    about.write_text(about.read_text().replace('"format": 1', '"format": 7'))
    assert "is of version 7; this release reads version 1" in refusal("report", "theirs")


def test_no_space_left_is_one_sentence_and_rows_stay(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PAUSE", -1.0)
    wanted = files_of(play(write(rows=ALL), "quiet"))
    real, calls = os.fsync, 0

    def full(descriptor: int) -> None:
        nonlocal calls
        calls += 1
        if calls > 7:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(descriptor)

    monkeypatch.setattr(store.os, "fsync", full)
    said = refusal("run", str(write(rows=ALL)), "--on", "local", "--to", "run")
    monkeypatch.setattr(store.os, "fsync", real)
    kept = Run(Path("run"))
    assert f"no space is left; the rows of {kept.played} games are kept" in said
    assert 0 < kept.rows("games").num_rows == kept.played < 20
    assert files_of(play(write(rows=ALL), "run")) == wanted


def test_without_the_extra_it_says_how_to_get_it(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "import_module", lambda name: exec("raise ImportError(name)"))
    assert "pip install 'brinkmanship[lab]'" in refusal("run", str(write()), "--on", "local")


def test_a_wrong_address_is_one_sentence(write: Write) -> None:
    assert "goes with --on ray" in refusal("run", str(write()), "--address", "ray://nowhere:1")


def test_a_watched_game_is_the_same_game() -> None:
    plan = Plan(game="parley", players=3, games=1, seed=seed_from("lab"))
    assert play_game(plan, 5, lambda game, state: game.apply) == play_game(plan, 5)
