"""`brink lab export`: what was seen, legal and done, and how it ended, in arrays that say what they are."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from brink.adapters import codec_of
from brink.cli import app
from brink.engine import Match
from brink.engine.chance import seed_from
from brink.engine.match import reopen, retrace
from brink.engine.records import read_record, write_record
from brink.lab.simulate import Plan, simulate
from terminal import CliRunner, Result


def records(folder: Path, game: str = "volk", players: int = 2, games: int = 3) -> list[Path]:
    plan = Plan(
        game=game, players=players, games=games, seed=seed_from("lab"), bots=("random",) * players, records=folder
    )
    assert sum(1 for _ in simulate(plan, 1)) == games
    return sorted(folder.glob("*.json"))


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["lab", "export", *map(str, words)])


def test_a_file_has_every_decision_and_says_what_its_numbers_are(tmp_path: Path) -> None:
    files = records(tmp_path / "games")
    result = run(tmp_path / "games", "--to", tmp_path / "out.npz", "--json")
    assert result.exit_code == 0, result.output
    told = msgspec.json.decode(result.stdout)
    with np.load(tmp_path / "out.npz") as file:
        data = dict(file)
    codec = codec_of("volk")
    played = [read_record(file) for file in files]
    assert told["decisions"] == len(data["action"]) == sum(len(record.moves) for record in played)
    about = msgspec.json.decode(str(data["about"]))
    assert about["numbering"] == codec.actions.hash
    assert about["vector"] == codec.vector.hash
    assert list(data["names"]) == [slot.name for slot in codec.vector.slots]
    assert list(data["files"]) == [file.name for file in files]
    row = 0
    for number, record in enumerate(played):
        assert record.outcome is not None
        match = reopen(record)
        steps = retrace(record, match)
        for at, move in enumerate(record.moves):
            state = match.state
            legal = data["legal"][data["legal_from"][row] : data["legal_from"][row + 1]]
            assert list(legal) == list(codec.actions.numbered(match.game.legal(state)))
            assert data["action"][row] == codec.actions.number(tuple(move.action))
            assert (data["seat"][row], data["game"][row], data["move"][row]) == (move.seat, number, at)
            assert data["result"][row] == (1 if move.seat in record.outcome.winners else -1)
            if at % 20 == 0:
                assert list(data["observation"][row]) == list(codec.observe(state, move.seat))
            next(steps)
            row += 1


def test_a_game_that_is_not_over_has_the_result_0(tmp_path: Path) -> None:
    match = Match(codec_of("volk").game, 2, seed_from("begun"))
    for _ in range(5):
        match.act(match.game.legal(match.state)[0])
    write_record(match.record(with_seed=True), tmp_path / "begun.json")
    assert run(tmp_path / "begun.json", "--to", tmp_path / "out.npz").exit_code == 0
    with np.load(tmp_path / "out.npz") as file:
        assert list(file["result"]) == [0] * 5


def test_one_sentence_for_what_does_not_go_together_or_does_not_hold(tmp_path: Path) -> None:
    volk, other = records(tmp_path / "volk", games=2), records(tmp_path / "two", "twoplustwo", 4, 1)[0]
    out = tmp_path / "out.npz"

    def refused(*given: Path) -> str:
        result = run(*given, "--to", out)
        assert (result.exit_code, result.stdout, out.exists()) == (2, "", False)
        return result.stderr

    assert refused(volk[0], other) == (
        f"brink: {other}: this is a game of twoplustwo, the first one is of volk; games of one kind go into one file\n"
    )
    five, two = records(tmp_path / "five", "dictators", 3, 1)[0], records(tmp_path / "d2", "dictators", 2, 1)[0]
    assert "this is a game for 2, the first one is for 3;" in refused(five, two)
    record = read_record(volk[1])
    record.moves[4] = msgspec.structs.replace(record.moves[4], action=["at", 3])
    write_record(record, volk[1], overwrite=True)
    assert refused(*volk) == f"brink: {volk[1]}: move 5: ['at', 3] is not allowed (not-offered)\n"
    (tmp_path / "empty").mkdir()
    assert refused(tmp_path / "empty") == f"brink: {tmp_path / 'empty'} has no records\n"
    assert "cannot be read: No such file" in refused(tmp_path / "nowhere.json")
    out.write_bytes(b"mine")
    assert run(volk[0], "--to", out).stderr == f"brink: {out} exists already; nothing was written\n"
    assert out.read_bytes() == b"mine"


def test_games_with_options_that_change_the_numbers_are_kept_apart(tmp_path: Path) -> None:
    game, files = codec_of("twogm").game, []
    for boards in (1, 2):
        match = Match(game, 4, seed_from("boards"), {"boards": boards})
        match.act(game.legal(match.state)[0])
        files.append(tmp_path / f"{boards}.json")
        write_record(match.record(with_seed=True), files[-1])
    told = run(*files, "--to", tmp_path / "out.npz").stderr
    assert told.endswith(
        "with the options of this game its numbers mean something else; games of one kind go into one file\n"
    )


def test_without_numpy_one_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    told = run(records(tmp_path, games=1)[0], "--to", tmp_path / "out.npz").stderr
    assert told == "brink: arrays need NumPy: pip install 'brinkmanship[train]'\n"
