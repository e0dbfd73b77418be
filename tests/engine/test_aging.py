"""States and records of earlier rules and layouts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from brink.engine import Chance, Match, Record, RecordError, resume, verify
from brink.engine.aging import layout_of
from brink.engine.anything import Plain
from brink.engine.chance import seed_from
from brink.engine.records import Border
from brink.engine.state import NEWEST
from engine.tools import PARLEY, begin, play_on
from parley import Parley
from parley.pack import ParleyPack
from parley.rules import SealStake
from parley.state import Options, ParleyState


def richer(plain: Plain, pack: Any) -> Plain:
    """Rules 2: everybody has a point more for each design of the pack."""
    return {**plain, "scores": [score + len(pack.ids) for score in plain["scores"]]}


class Newer(Parley):
    version = 2
    migrations = {1: richer}


class Pinned(Parley):
    """Rules 2 begin with a point more than rules 1; both are played."""

    version = 2
    pins = frozenset({1})

    def deal(self, players: int, options: Options, chance: Chance, pack: ParleyPack) -> ParleyState:
        state = super().deal(players, options, chance, pack)
        state.scores = [score + 1 for score in state.scores]
        return state

    def deal_as(self, rules: int, players: int, options: Options, chance: Chance, pack: ParleyPack) -> ParleyState:
        return super().deal(players, options, chance, pack)


class Relaid(Parley):
    """Layout 3. Layout 2 kept stakes as words, by mistake."""

    layout = 3
    layouts = {
        1: lambda plain: {**plain, "stakes": [str(stake) for stake in plain["stakes"]]},
        2: lambda plain: {**plain, "stakes": [int(stake) for stake in plain["stakes"]]},
    }


class Remembering(Parley):
    """Layout 2 keeps scores. Before, nobody did but at the start; from the moves they can be told."""

    layout = 2
    layouts = {1: lambda plain: {**plain, "scores": [3] * len(plain["scores"])}}


def stored(moves: int = 12) -> tuple[Match, bytes]:
    match = play_on(begin(2), moves)
    return match, PARLEY.dump(match.state)


class TestRules:
    def test_an_older_state_is_migrated(self):
        match, data = stored()
        state = Newer().load(data)
        assert state.scores == [score + 6 for score in match.state.scores]
        assert (state.rules, msgspec.json.decode(Newer().dump(state))["rules"]) == (2, 2)

    def test_one_version_after_the_other(self):
        class Newest(Newer):
            version = 3
            migrations = {**Newer.migrations, 2: richer}

        match, data = stored()
        assert Newest().load(data).scores == [score + 12 for score in match.state.scores]

    def test_no_further_than_to_rules_that_are_played(self):
        class Newest(Newer):
            version = 3
            pins = frozenset({2})

        state = Newest().load(stored()[1])
        assert (state.rules, Newest().rules_of(state)) == (2, 2)

    def test_a_pinned_state_keeps_its_rules_and_its_bytes(self):
        match, data = stored()
        game = Pinned()
        state = game.load(data)
        assert (state.rules, game.rules_of(state), state.clone().rules) == (1, 1, 1)
        assert game.dump(state) == data
        assert game.hash(state) == PARLEY.hash(match.state)
        assert Match(game, 2, seed_from("new")).state.rules == 2

    def test_a_way_that_fails_is_no_crash(self):
        class Careless(Newer):
            migrations = {1: lambda plain, pack: {"scores": plain["gold"]}}

        with pytest.raises(RecordError, match="not a stored state of parley: KeyError: 'gold'"):
            Careless().load(stored()[1])

    def test_a_state_that_nobody_dealt_asks_for_todays_rules(self):
        match, _ = stored()
        match.state.rules = NEWEST
        assert Pinned().rules_of(match.state) == 2


class TestRecords:
    def test_a_record_of_pinned_rules_is_verified(self):
        record = play_on(begin(2)).record()
        assert Match(Pinned(), 2, seed_from("a table")).state.scores == [4, 4]
        match = verify(record, Pinned())
        assert match.record() == record
        match.rewind(3)
        assert match.record().rules == 1

    def test_one_of_rules_that_are_gone_is_refused(self):
        record = play_on(begin(2)).record()
        with pytest.raises(RecordError, match="was made by rules 1 of parley; we have rules 2"):
            verify(record, Newer())
        with pytest.raises(RecordError, match="was made by rules 7 of parley; we have rules 1, 2"):
            verify(msgspec.structs.replace(record, rules=7), Pinned())

    def test_a_game_that_crossed_over_says_so(self, monkeypatch):
        record = play_on(begin(2)).record()
        crossed = msgspec.structs.replace(record, borders=[Border(9, 1)])
        assert msgspec.json.decode(msgspec.json.encode(crossed), type=Record) == crossed
        assert verify(crossed).over, "if nothing of it has changed it holds"
        monkeypatch.setattr(SealStake, "perform", lambda self, state, action: None)
        with pytest.raises(RecordError, match=r"^move \d+: .*; rules 1, which we have not, were played up to move 9$"):
            resume(crossed)

    def test_a_record_without_borders_looks_as_it_did(self):
        record = msgspec.json.encode(play_on(begin(2), 3).record(with_seed=True))
        assert b"borders" not in record
        assert b"layout" not in record


class TestLayouts:
    def test_an_older_state_is_laid_out_anew(self):
        match, data = stored()
        game = Relaid()
        state = game.load(data)
        assert state.stakes == match.state.stakes
        again = game.dump(state)
        assert again.startswith(b'{"format":"brink-state/1","game":"parley","rules":1,"layout":3,"state":{')
        assert game.dump(game.load(again)) == again

    def test_a_later_one_is_refused(self):
        game = Relaid()
        with pytest.raises(RecordError, match=r"stored by a later release \(layout 3\)"):
            PARLEY.load(game.dump(game.load(stored()[1])))

    def test_a_missing_way_is_named(self):
        class Gap(Relaid):
            layouts = {2: Relaid.layouts[2]}

        with pytest.raises(RecordError, match="rules 1, layout 1; we have rules 1, layout 3, and no way from layout 1"):
            Gap().load(stored()[1])

    def test_the_layout_comes_before_the_rules(self):
        class Both(Relaid):
            version = 2
            migrations = {1: lambda plain, pack: {**plain, "stakes": [stake + 0 for stake in plain["stakes"]]}}

        assert Both().load(stored()[1]).rules == 2

    def test_a_record_of_another_layout_holds_without_its_hash(self):
        record = play_on(begin(2)).record()
        game = Relaid()
        match = verify(record, game)
        assert game.hash(match.state).startswith("3:")
        assert (layout_of(record.hash), layout_of(game.hash(match.state))) == (1, 3)
        verify(match.record(), game)

    def test_but_not_without_its_moves_and_outcome(self):
        record = play_on(begin(2)).record()
        winner = msgspec.structs.replace(record.outcome, winners=(1 - record.outcome.winners[0],))
        with pytest.raises(RecordError, match="the result in the record is not the result of its moves"):
            verify(msgspec.structs.replace(record, outcome=winner), Relaid())

    def test_in_the_same_layout_the_hash_counts(self):
        record = verify(play_on(begin(2)).record(), Relaid()).record()
        with pytest.raises(RecordError, match="hash mismatch"):
            verify(msgspec.structs.replace(record, hash="3:" + "0" * 32), Relaid())
