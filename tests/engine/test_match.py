"""A match: undo, going back, and records that are held to everything they claim."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brink.engine import (
    PASS,
    BrinkError,
    Match,
    Move,
    Outcome,
    Record,
    RecordError,
    Refused,
    RulesError,
    only,
    resume,
    verify,
)
from brink.engine.chance import Script, commitment, seed_from
from brink.engine.hands import Hand
from brink.engine.records import read_record, write_record
from engine.tools import ENVOY, GAMBLE, PARLEY, SPY, VETO, begin, play_on
from parley.rules import SealStake, StartRound
from parley.state import ParleyState

replace = msgspec.structs.replace


def stage(match: Match, *hands: list[int]) -> None:
    """Deal these hands (tops of the deck go back) in the running match; only for looking at single moves."""
    state: ParleyState = match.state
    state.deck = state.pack.deck[:]
    state.discard = []
    for hand in hands:
        for card in hand:
            state.deck.remove(card)
    state.hands = [Hand.of(hand, only(seat)) for seat, hand in enumerate(hands)]
    PARLEY.check(state)


class TestUndo:
    def refused(self, match: Match, seat: int) -> str:
        before = PARLEY.dump(match.state)
        with pytest.raises(Refused) as refused:
            match.undo(seat)
        assert PARLEY.dump(match.state) == before
        return refused.value.reason.key

    def test_nothing_was_done_yet(self):
        assert self.refused(begin(), 0) == "undo-nothing"

    def test_a_move_without_consequences_is_free(self):
        match = begin()
        before, lines = PARLEY.dump(match.state), [list(some) for some in match.lines]
        match.act(("stake", 2))
        assert match.refuse_undo(0) is None
        match.undo(0)
        assert PARLEY.dump(match.state) == before
        assert match.moves == []
        assert match.lines == lines
        match.act(("stake", 1))
        assert match.state.stakes[0] == 1

    def test_somebody_elses_move(self):
        match = begin()
        match.act(("stake", 2))
        assert self.refused(match, 1) == "undo-not-yours"
        assert match.refuse_undo(1).args == {"seat": 0}

    def test_something_hidden_was_shown_to_all(self):
        match = begin(2)
        match.act(("stake", 2))
        match.act(("stake", 1))  # the last stake reveals all
        assert self.refused(match, 1) == "undo-seen"

    def test_something_hidden_was_shown_to_one(self):
        match = begin(2)
        match.act(("stake", 2))
        match.act(("stake", 1))
        match.act(("draw",))
        assert match.moves[-1].chance == []
        assert self.refused(match, 0) == "undo-seen"

    def test_the_dice_were_rolled(self):
        match = begin(2)
        match.act(("stake", 2))
        match.act(("stake", 1))
        stage(match, [GAMBLE], [ENVOY])
        match.act(("play", GAMBLE))
        match.act(PASS)
        assert len(match.moves[-1].chance) == 1
        assert self.refused(match, 1) == "undo-chance"

    def test_only_the_last_move_can_be_undone(self):
        match = begin(3)
        match.act(("stake", 2))
        match.act(("stake", 1))
        assert self.refused(match, 0) == "undo-not-yours"
        match.undo(1)
        assert match.to_act == 1
        match.undo(0)
        assert match.to_act == 0


class TestGoingBack:
    @given(st.integers(2, 4), st.integers(0, 60), st.data())
    def test_rewinding_restores_the_same_bytes(self, players, moves, data):
        match = begin(players)
        seen = [PARLEY.dump(match.state)]
        for _ in range(moves):
            if match.over:
                break
            play_on(match, 1)
            seen.append(PARLEY.dump(match.state))
        played = list(match.moves)
        back = data.draw(st.integers(0, len(played)))
        match.rewind(back)
        assert PARLEY.dump(match.state) == seen[back]
        assert match.moves == played[:back]
        assert len(match.lines) == back + 1
        for move in played[back:]:
            match.act(move.as_action())
        assert PARLEY.dump(match.state) == seen[-1]
        assert match.moves == played

    def test_a_match_without_its_seed_goes_back_too(self):
        record = replace(play_on(begin()).record(), seed=None)
        match = resume(record)
        end = PARLEY.hash(match.state)
        match.rewind(5)
        assert PARLEY.hash(match.state) == PARLEY.hash(resume(record, 5).state)
        for move in record.moves[5:]:
            match.act(move.as_action())
        assert PARLEY.hash(match.state) == end


class TestAnActionThatFails:
    """The rules may have a defect; the match is then as it was before the action."""

    def test_nothing_has_changed(self, monkeypatch):
        match = play_on(
            begin(2), until=lambda match: isinstance(match.state.agenda[-1], SealStake) and match.moves != []
        )
        before, moves, lines = PARLEY.dump(match.state), list(match.moves), [list(some) for some in match.lines]

        def breaks(self, state, action):
            state.scores[0] = 99
            state.chance.die(6)
            state.say("round", round=1)
            state.agenda.clear()
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(SealStake, "perform", breaks)
            with pytest.raises(ZeroDivisionError):
                match.act(("stake", 0))
        assert PARLEY.dump(match.state) == before
        assert (match.moves, match.lines) == (moves, lines)
        play_on(match)
        verify(match.record())

    def test_a_step_that_fails_later_in_the_chain(self, monkeypatch):
        match = begin(2)
        match.act(("stake", 0))
        before = PARLEY.dump(match.state)
        monkeypatch.setattr("parley.rules.RevealStakes.run", lambda self, state: state.then(StartRound(), self))
        monkeypatch.setattr("parley.rules.StartRound.run", lambda self, state: None)
        with pytest.raises(RulesError, match="do not end"):
            match.act(("stake", 0))
        assert PARLEY.dump(match.state) == before
        assert len(match.moves) == 1

    def test_recorded_chance_goes_on_where_it_was(self, monkeypatch):
        """Without the seed, too: what comes back must not have some other chance."""
        record = replace(play_on(begin()).record(), seed=None)
        at = next(number for number, move in enumerate(record.moves) if move.chance)
        match = resume(record, at)
        with monkeypatch.context() as patch:
            patch.setattr(type(match.state.agenda[-1]), "perform", lambda self, state, action: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                match.act(record.moves[at].as_action())
        assert isinstance(match.state.chance, Script)
        for move in record.moves[at:]:
            match.act(move.as_action())
        assert PARLEY.hash(match.state) == record.hash

    def test_a_refused_action_does_nothing(self):
        match = begin()
        before = PARLEY.dump(match.state)
        for action in [("stake", 9), ("draw",), (), ("stake",), ("no-such-verb", 1)]:
            with pytest.raises(Refused):
                match.act(action)
        assert PARLEY.dump(match.state) == before
        assert match.moves == []

    def test_after_the_end_everything_is_refused(self):
        match = play_on(begin())
        with pytest.raises(Refused) as refused:
            match.act(PASS)
        assert refused.value.reason.key == "game-is-over"


class TestStarting:
    @pytest.mark.parametrize("players", [0, 1, 5, -2])
    def test_a_wrong_number_of_players(self, players):
        with pytest.raises(BrinkError, match=f"parley is for 2 to 4 players, not {players}"):
            begin(players)

    @pytest.mark.parametrize(
        ("options", "says"),
        [
            ({"goal": 2}, "Expected `int` >= 3"),
            ({"goal": "many"}, "Expected `int`"),
            ({"colour": "red"}, "unknown field `colour`"),
            ({"open_stakes": "perhaps"}, "Expected `bool`"),
        ],
    )
    def test_a_bad_option(self, options, says):
        with pytest.raises(
            BrinkError, match=r"bad option for parley: .* \(options: goal, rounds, open_stakes\)"
        ) as error:
            begin(**options)
        assert says in str(error.value)

    def test_options_as_a_person_types_them(self):
        assert begin(goal="7", open_stakes="true").state.options == PARLEY.options({"goal": 7, "open_stakes": True})

    def test_neither_seed_nor_script(self):
        with pytest.raises(BrinkError, match="needs a seed"):
            Match(PARLEY, 2, None)

    def test_the_log_of_each_move(self):
        match = begin()
        assert [entry.key for entry in match.lines[0]] == ["round"]
        match.act(("stake", 1))
        assert [entry.key for entry in match.lines[1]] == ["you-sealed", "sealed"]
        assert [entry.visible_to(0) for entry in match.lines[1]] == [True, False]
        assert [entry.visible_to(1) for entry in match.lines[1]] == [False, True]
        assert [entry.visible_to(None) for entry in match.lines[1]] == [False, True]


@pytest.fixture(scope="module")
def finished() -> Record:
    """A whole game with dice and shuffles in it."""
    record = play_on(begin(3, "finished 4")).record()
    assert record.outcome is not None
    assert sum(bool(move.chance) for move in record.moves) > 3
    return record


@pytest.fixture(scope="module")
def secret(finished: Record) -> Record:
    """The same game without its seed."""
    return replace(finished, seed=None)


class TestRecord:
    def test_a_finished_game_tells_its_seed(self, finished):
        assert finished.seed == seed_from("finished 4").hex()
        assert finished.commitment == commitment(seed_from("finished 4"))
        assert len(finished.setup) > 20

    def test_a_running_game_does_not_unless_its_owner_saves_it(self):
        match = play_on(begin(seed="secret"), 10)
        record = match.record()
        assert record.seed is None
        assert seed_from("secret").hex() not in msgspec.json.encode(record).decode()
        assert record.commitment == commitment(seed_from("secret"))
        assert match.record(with_seed=True).seed == seed_from("secret").hex()
        assert play_on(match).record(with_seed=False).seed is None

    def test_it_verifies_with_and_without_its_seed(self, finished, secret):
        for record in (finished, secret):
            match = verify(record)
            assert PARLEY.hash(match.state) == finished.hash
            assert match.state.outcome == finished.outcome
            assert match.moves == finished.moves

    def test_a_running_game_verifies_too(self):
        record = play_on(begin(), 17).record()
        assert record.outcome is None
        assert len(verify(record).moves) == 17

    def test_a_game_goes_on_where_it_was_saved(self):
        match = play_on(begin(), 20)
        again = resume(match.record(with_seed=True))
        assert PARLEY.dump(again.state) == PARLEY.dump(match.state)
        assert PARLEY.dump(play_on(again).state) == PARLEY.dump(play_on(match).state)

    def test_the_commitment_outlives_a_secret_seed(self, finished, secret):
        """Somebody who replays a running game and saves it again must not lose what was promised at its start."""
        assert resume(secret).record().commitment == finished.commitment

    def test_seats_and_options_are_kept(self):
        match = Match(PARLEY, 2, seed_from("x"), {"goal": 5}, seats=["Ada", "random"])
        record = resume(play_on(match).record()).record()
        assert (record.seats, record.options) == (["Ada", "random"], {"goal": 5})

    @pytest.mark.parametrize("with_seed", [True, False])
    def test_resume_at_any_move(self, finished, with_seed):
        record = finished if with_seed else replace(finished, seed=None)
        match = Match(PARLEY, 3, seed_from("finished 4"))
        for at in range(0, len(record.moves) + 1, 7):
            while len(match.moves) < at:
                match.act(record.moves[len(match.moves)].as_action())
            there = resume(record, at)
            assert len(there.moves) == at
            assert PARLEY.hash(there.state) == PARLEY.hash(match.state)
            assert there.lines == match.lines

    @pytest.mark.parametrize("at", [-1, 10_000])
    def test_there_is_no_such_move(self, finished, at):
        with pytest.raises(
            RecordError, match=f"there is no move {at}; the record has moves 0 to {len(finished.moves)}"
        ):
            resume(finished, at)


def moved(record: Record, number: int, **changes: Any) -> Record:
    """The record with something about one move changed."""
    moves = list(record.moves)
    moves[number] = replace(moves[number], **changes)
    return replace(record, moves=moves)


def first_with_chance(record: Record) -> int:
    return next(number for number, move in enumerate(record.moves) if move.chance)


def first_draw(record: Record) -> int:
    return next(number for number, move in enumerate(record.moves) if move.action == ["draw"])


def other_result(record: Record) -> Record:
    """A gamble that failed succeeds, or the other way round."""
    number = first_with_chance(record)
    (result,) = record.moves[number].chance
    return moved(record, number, chance=[(result + 3) % 6])


def another_seed(record: Record) -> Record:
    """The forger publishes a commitment that fits his own seed."""
    seed = seed_from("forged")
    return replace(record, seed=seed.hex(), commitment=commitment(seed))


def other_stake(record: Record) -> Record:
    stake = record.moves[0].action[1]
    return moved(record, 0, action=["stake", (stake + 1) % 4])


def winner_swapped(record: Record) -> Record:
    return replace(record, outcome=replace(record.outcome, winners=(0, 1, 2), ranking=(1, 1, 1)))


BOTH: dict[str, tuple[Callable[[Record], Record], str]] = {
    "action": (other_stake, "move .*not allowed|chance results|hash mismatch|not the result|is not to act"),
    "an action that is not allowed": (lambda r: moved(r, 0, action=["stake", 99]), "move 1: .* not allowed"),
    "an action of another kind": (lambda r: moved(r, 0, action=["draw"]), r"move 1: \['draw'\] is not allowed"),
    "an empty action": (lambda r: moved(r, 0, action=[]), r"move 1: \[\] is not allowed \(not-offered\)"),
    "seat": (lambda r: moved(r, 2, seat=0), "move 3: seat 0 is not to act, seat 2 is"),
    "a seat that is not there": (lambda r: moved(r, 0, seat=7), "move 1: seat 7 is not to act"),
    "one result too many": (
        lambda r: moved(r, first_draw(r), chance=[1]),
        "chance results|not allowed|hash mismatch|does not fit|is not to act",
    ),
    "a result left out": (
        lambda r: moved(r, first_with_chance(r), chance=[]),
        "chance results|not allowed|hash mismatch|does not fit|is not to act",
    ),
    "a result of the set-up": (
        lambda r: replace(r, setup=[(r.setup[0] + 15) % 30, *r.setup[1:]]),
        "set-up|not allowed|hash mismatch|chance results|is not to act",
    ),
    "one result of the set-up too many": (lambda r: replace(r, setup=[*r.setup, 0]), "set-up's chance results"),
    "outcome": (winner_swapped, "the result in the record is not the result of its moves"),
    "no outcome": (lambda r: replace(r, outcome=None), "the result in the record"),
    "an outcome before the end": (lambda r: replace(r, moves=r.moves[:-1]), "the result in the record"),
    "hash": (lambda r: replace(r, hash="0" * 32), "hash mismatch"),
    "pack hash": (lambda r: replace(r, pack_hash="0" * 32), "parley: no installed pack has the hash 0000"),
    "rules": (lambda r: replace(r, rules=7), "made by rules 7 of parley; we have rules 1"),
    "a move after the end": (
        lambda r: replace(r, moves=[*r.moves, Move(0, ["pass"])]),
        "move .*: the game is over already",
    ),
    "a move left out": (lambda r: replace(r, moves=r.moves[1:]), "move 1: seat 1 is not to act, seat 0 is"),
    "options": (lambda r: replace(r, options={"goal": 20}), "hash mismatch|result|over"),
}
WITH_SEED: dict[str, tuple[Callable[[Record], Record], str]] = {
    "seed": (lambda r: replace(r, seed="00" * 16), "not the one that was committed to"),
    "commitment": (lambda r: replace(r, commitment="00" * 32), "not the one that was committed to"),
    "seed and commitment": (another_seed, "the set-up's chance results do not follow from the seed"),
    "a seed that is none": (lambda r: replace(r, seed="seed"), "seed is not 32 hexadecimal digits"),
    "an empty seed": (lambda r: replace(r, seed=""), "seed is not 32 hexadecimal digits"),
    "chance result": (other_result, "its chance results do not follow from the seed"),
    "set-up": (lambda r: replace(r, setup=[]), "the set-up's chance results do not follow from the seed"),
}
WITHOUT_SEED: dict[str, tuple[Callable[[Record], Record], str]] = {
    "chance result": (other_result, "hash mismatch|result|not allowed|is not to act|over"),
    "a result that does not fit": (
        lambda r: moved(r, first_with_chance(r), chance=[999]),
        "chance result 999 does not fit a range of",
    ),
    "set-up": (lambda r: replace(r, setup=[], moves=[]), "fewer chance results than the rules ask for"),
    "the last results": (
        lambda r: replace(r, moves=[replace(move, chance=[]) for move in r.moves]),
        "fewer chance results|chance results do not follow",
    ),
}


class TestTampering:
    @pytest.mark.parametrize("what", BOTH)
    @pytest.mark.parametrize("with_seed", [True, False], ids=["seed", "no seed"])
    def test_is_caught(self, finished, secret, what, with_seed):
        tamper, says = BOTH[what]
        with pytest.raises(RecordError, match=says) as error:
            verify(tamper(finished if with_seed else secret))
        assert "\n" not in str(error.value)

    @pytest.mark.parametrize("what", WITH_SEED)
    def test_is_caught_by_the_seed(self, finished, what):
        tamper, says = WITH_SEED[what]
        with pytest.raises(RecordError, match=says):
            verify(tamper(finished))

    @pytest.mark.parametrize("what", WITHOUT_SEED)
    def test_is_caught_without_the_seed(self, secret, what):
        tamper, says = WITHOUT_SEED[what]
        with pytest.raises(RecordError, match=says):
            verify(tamper(secret))

    @pytest.mark.parametrize(
        ("changes", "says"),
        [
            ({"game": "chess"}, "there is no game 'chess'; there are"),
            ({"players": 9}, "parley is for 2 to 4 players, not 9"),
            ({"options": {"colour": "red"}}, "bad option for parley"),
        ],
    )
    def test_what_cannot_even_begin_is_one_sentence(self, finished, changes, says):
        with pytest.raises(BrinkError, match=says) as error:
            verify(replace(finished, **changes))
        assert "\n" not in str(error.value)

    def test_an_outcome_is_compared_in_full(self, finished):
        outcome = Outcome(**{**msgspec.structs.asdict(finished.outcome), "points": (0, 0, 0)})
        with pytest.raises(RecordError, match="the result in the record"):
            verify(replace(finished, outcome=outcome))


class TestFiles:
    def test_written_and_read_it_is_the_same(self, finished, tmp_path):
        path = tmp_path / "new" / "folder" / "game.json"
        write_record(finished, path)
        assert read_record(path) == finished
        assert [file.name for file in path.parent.iterdir()] == ["game.json"]

    def test_nothing_is_overwritten_unless_told(self, finished, secret, tmp_path):
        path = tmp_path / "game.json"
        write_record(finished, path)
        with pytest.raises(RecordError, match=r"game\.json exists already; nothing was written"):
            write_record(secret, path)
        assert read_record(path) == finished
        write_record(secret, path, overwrite=True)
        assert read_record(path) == secret
        assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game.json"]

    def test_a_write_that_fails_keeps_the_old_file_and_leaves_nothing_behind(
        self, finished, secret, tmp_path, monkeypatch
    ):
        path = tmp_path / "game.json"
        write_record(finished, path)

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "replace", full)
        with pytest.raises(RecordError, match=r"game\.json cannot be written: No space left on device"):
            write_record(secret, path, overwrite=True)
        assert read_record(path) == finished
        assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game.json"]

    def test_a_folder_is_no_file(self, finished, tmp_path):
        path = tmp_path / "folder"
        (path / "inside").mkdir(parents=True)
        for overwrite in (False, True):
            with pytest.raises(RecordError, match="folder"):
                write_record(finished, path, overwrite=overwrite)
        assert (path / "inside").is_dir()
        assert not (tmp_path / "folder.part").exists()

    def test_a_file_is_no_folder(self, finished, tmp_path):
        (tmp_path / "file").write_text("mine")
        with pytest.raises(RecordError, match="cannot be written"):
            write_record(finished, tmp_path / "file" / "game.json")
        assert (tmp_path / "file").read_text() == "mine"

    def test_a_file_that_is_not_there(self, tmp_path):
        with pytest.raises(RecordError, match=r"nowhere\.json cannot be read: No such file"):
            read_record(tmp_path / "nowhere.json")

    @pytest.mark.parametrize(
        ("spoil", "says"),
        [
            (lambda data: "", "not a game record"),
            (lambda data: "{", "not a game record"),
            (lambda data: "[]", "Expected `object`, got `array`"),
            (lambda data: json.dumps(data)[:-20], "not a game record"),
            (
                lambda data: json.dumps(data | {"format": "brink-record/9"}),
                "the format brink-record/9; expected brink-",
            ),
            (lambda data: json.dumps({k: v for k, v in data.items() if k != "hash"}), "missing required field `hash`"),
            (lambda data: json.dumps(data | {"colour": "red"}), "unknown field `colour`"),
            (lambda data: json.dumps(data | {"players": "three"}), "Expected `int`, got `str`"),
            (lambda data: json.dumps(data | {"moves": [[0, [1.5]]]}), "got `float`"),
            (lambda data: json.dumps(data | {"moves": [[0]]}), "Expected `array`"),
            (lambda data: '{"options": {"a": ' + "[" * 100_000, "not a game record"),
        ],
    )
    def test_a_malformed_file(self, finished, tmp_path, spoil, says):
        path = tmp_path / "game.json"
        path.write_text(spoil(msgspec.to_builtins(finished)))
        with pytest.raises(RecordError, match=says) as error:
            read_record(path)
        assert str(path) in str(error.value)

    def test_a_file_that_is_no_text(self, tmp_path):
        path = Path(tmp_path / "game.json")
        path.write_bytes(b'{"game": "\xff\xfe"}')
        with pytest.raises(RecordError, match="is not a game record"):
            read_record(path)


def test_a_spy_is_not_free_to_undo_a_look():
    """§5: after a look at a hand the passer cannot take the pass back."""
    match = begin(2)
    match.act(("stake", 2))
    match.act(("stake", 1))
    stage(match, [SPY], [ENVOY, VETO])
    match.act(("play", SPY))
    match.act(("target", 1))
    match.act(PASS)
    assert match.moves[-1].shown
    assert match.refuse_undo(1).key == "undo-seen"
