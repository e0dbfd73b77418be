"""The conformance suite: green for Parley, and red for each way in which a game can break its promises."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import closely
from brink.engine import PASS, Refused, State, Window, only, refuse, resume
from brink.engine.game import Game
from brink.engine.match import Match
from brink.engine.records import read_record
from brink.engine.testing import Broken, _Run, check_texts, conform, decisions, variants
from engine.tools import PARLEY_FOLDER
from parley import Parley, rules
from parley.actions import Draw, Stake
from parley.game import View
from parley.rules import Announced, ChooseTarget, EndRound, SealStake, StartRound, Turn
from parley.state import ParleyState

SEEDS = closely.some(["conformance", "one", "two"])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", list(variants(Parley())), ids=str)
@pytest.mark.parametrize("players", Parley.players)
def test_parley_keeps_every_promise(players, options, seed, tmp_path):
    report = conform(Parley(), players, options, seed=seed, crashes=tmp_path / "crashes")
    assert report.decisions >= 2 * players
    assert report.actions_tried > report.decisions
    assert report.refusals_seen > report.decisions
    assert report.pairs > report.decisions
    assert report.pairs_apart < report.pairs
    assert report.final_hash
    assert not (tmp_path / "crashes").exists()


def test_parley_has_all_its_texts():
    check_texts(Parley())


def test_the_same_seed_plays_the_same_game(tmp_path):
    one, two, other = (conform(Parley(), 3, seed=seed, crashes=tmp_path) for seed in ("one", "one", "two"))
    assert one == two
    assert one.final_hash != other.final_hash


def test_looking_at_every_tenth_decision_plays_the_same_number_of_them(tmp_path):
    report = conform(Parley(), 3, every=10, crashes=tmp_path)
    assert report.decisions > 20
    assert report.actions_tried < report.decisions


def test_the_first_decisions_and_every_so_manyth_are_looked_at(tmp_path, monkeypatch):
    """And nothing else; the first decision of a game is always looked at."""
    looked: list[int] = []
    original = _Run._look_closely

    def look(self: _Run, *args: Any) -> None:
        looked.append(self.report.decisions)
        original(self, *args)

    monkeypatch.setattr(_Run, "_look_closely", look)
    count = conform(Parley(), 3, first=4, every=10, crashes=tmp_path).decisions
    assert looked == [0, 1, 2, 3, *range(10, count, 10)]
    looked.clear()
    conform(Parley(), 3, every=10, crashes=tmp_path)
    assert looked == list(range(0, count, 10))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_depends_on_the_seed_and_not_on_how_closely_it_is_watched(seed, tmp_path):
    reports = [conform(Parley(), 3, seed=seed, every=every, crashes=tmp_path) for every in (1, 7, 1000)]
    assert len({report.final_hash for report in reports}) == 1
    assert {report.decisions for report in reports} == {decisions(Parley(), 3, seed=seed)}


def test_a_game_is_over_after_its_last_decision_and_not_before():
    count = decisions(Parley(), 3)
    assert count is not None
    assert decisions(Parley(), 3, most=count) == count
    assert decisions(Parley(), 3, most=count - 1) is None
    assert decisions(Parley(), 3, {"rounds": 12, "goal": 20}) != count


def test_variants_are_the_default_and_every_option_at_its_ends():
    assert list(variants(Parley())) == [
        {},
        {"goal": 3},
        {"goal": 20},
        {"rounds": 1},
        {"rounds": 12},
        {"open_stakes": True},
    ]


# -- mutations --------------------------------------------------------------------------------------------------------


def fails(*_: Any) -> None:
    raise IndexError("a defect of the rules")


@pytest.fixture
def broken(tmp_path: Path) -> Callable[..., Broken]:
    """Run the suite over some games until it finds what is wrong; the case must be on file."""

    def run(game: Game[Any], players: int = 3, seeds: int = 6, **more: Any) -> Broken:
        for number in range(seeds):
            folder = tmp_path / f"crashes {number}"
            found = None
            try:
                conform(game, players, seed=f"mutant {number}", crashes=folder, **more)
            except Broken as error:
                found = error
            if found is not None:
                (file,) = folder.iterdir()
                record = read_record(file)
                assert record.game == "parley"
                assert record.seed is not None
                assert record.problem is not None
                assert str(found).split(": ", 1)[1] in record.problem
                assert found.__notes__ == [f"brink replay {file}"]
                return found
        raise AssertionError("the suite found nothing wrong")

    return run


class TestLeaks:
    def test_a_card_in_a_view(self, broken):
        class Leaky(Parley):
            def view(self, state: ParleyState, seat: int | None) -> View:
                view = super().view(state, seat)
                view.known[0][:] = state.hands[0].cards[:1]
                return view

        found = broken(Leaky())
        assert found.what == "leak in the view"

    def test_a_card_in_the_plain_view_that_vectors_are_made_of(self, broken):
        class Leaky(Parley):
            def plain_view(self, state: ParleyState, seat: int | None) -> View:
                return msgspec.structs.replace(self.view(state, seat), deck=sum(state.deck[-3:]))

        assert broken(Leaky()).what == "leak in the plain view"

    def test_a_view_that_is_another_one_beside_the_public_one(self, broken):
        class Forgetful(Parley):
            def view_beside(self, state: ParleyState, seat: int, public: View) -> View:
                return msgspec.structs.replace(public, hand=state.hands[seat].cards)

        assert broken(Forgetful()).what == "view beside"

    def test_a_card_among_what_a_seat_is_said_to_know(self, broken):
        class Leaky(Parley):
            def known(self, state: ParleyState, seat: int) -> ParleyState:
                world = super().known(state, seat)
                world.deck[:] = state.deck
                return world

        assert broken(Leaky()).what == "known"

    def test_a_card_in_the_view_of_the_spectator(self, broken):
        class Leaky(Parley):
            def view(self, state: ParleyState, seat: int | None) -> View:
                view = super().view(state, seat)
                return view if seat is not None else msgspec.structs.replace(view, hand=state.hands[0].cards)

        found = broken(Leaky())
        assert found.what == "leak in the view"
        assert "viewer None" in str(found)

    def test_the_order_of_the_deck(self, broken):
        class Leaky(Parley):
            def view(self, state: ParleyState, seat: int | None) -> View:
                return msgspec.structs.replace(super().view(state, seat), deck=sum(state.deck[-3:]))

        assert broken(Leaky()).what == "leak in the view"

    def test_a_sealed_stake(self, broken):
        class Leaky(Parley):
            def view(self, state: ParleyState, seat: int | None) -> View:
                return msgspec.structs.replace(super().view(state, seat), stakes=state.stakes[:])

        assert broken(Leaky()).what == "leak of a choice"

    def test_a_sealed_stake_in_a_log_line(self, broken, monkeypatch):
        """The public line about a sealed stake carries it, though its text does not show it."""

        def perform(self, state: ParleyState, action) -> None:
            original(self, state, action)
            if state.log is not None:
                private, public = state.log[-2:]
                assert (private.key, public.key) == ("you-sealed", "sealed")
                state.log[-1] = msgspec.structs.replace(public, args=public.args | private.args)

        original = rules.SealStake.perform
        monkeypatch.setattr(rules.SealStake, "perform", perform)
        assert broken(Parley()).what == "leak of a choice"

    def test_a_card_in_a_log_line(self, broken, monkeypatch):
        """The public line about a draw carries the card, though its text does not show it."""

        def draw(self: ParleyState, seat: int) -> None:
            original(self, seat)
            if self.log is not None:
                private, public = self.log[-2:]
                assert (private.key, public.key) == ("you-drew", "drew")
                self.log[-1] = msgspec.structs.replace(public, args=public.args | private.args)

        original = ParleyState.draw
        monkeypatch.setattr(ParleyState, "draw", draw)
        found = broken(Parley())
        assert found.what == "leak in the log"
        assert "'drew'" in str(found)

    def test_a_private_line_for_everybody(self, broken, monkeypatch):
        monkeypatch.setattr(rules, "only", lambda *seats: -1)
        assert broken(Parley()).what == "leak of a choice"  # the sealed stakes are the first to show

    def test_a_window_that_opens_only_for_a_veto(self, broken, monkeypatch):
        def responders(self: Announced, state: ParleyState) -> tuple[int, ...]:
            found = original(self, state)
            return tuple(seat for seat in found if any(state.pack.is_reaction[card] for card in state.hands[seat]))

        original = Announced.responders
        monkeypatch.setattr(Announced, "responders", responders)
        found = broken(Parley())
        assert found.what == "leak in the look"
        assert "'wait-" in str(found) or '"wait-' in str(found)

    def test_a_prompt(self, broken, monkeypatch):
        monkeypatch.setattr(
            Turn, "tells", lambda self, state: {"left": self.left, "card": state.hands[self.seat].cards[:1]}
        )
        assert broken(Parley()).what == "leak in the look"

    def test_a_hand_looked_at_without_a_note(self, broken, monkeypatch):
        """`look` shows a hand to the spy and forgets `reveal`."""

        def look(state: ParleyState, play: rules.Resolve, what: str) -> None:
            hand = state.hands[play.target]
            hand.show(only(play.author))
            state.say("you-saw", "5", only(play.author), seat=play.target, card_all=hand.cards[:])

        monkeypatch.setitem(rules.EFFECTS, "look", look)
        assert broken(Parley(), seeds=12).what == "leak in the log"

    def test_a_card_drawn_without_a_note(self, broken, monkeypatch):
        monkeypatch.setattr(State, "reveal", lambda self, *seats: None if seats else setattr(self, "shown", 1))
        assert broken(Parley()).what == "leak in the log"


class TestImagination:
    def test_that_copies_the_truth(self, broken):
        """Then the leak test would compare the world with itself."""

        class Lazy(Parley):
            def imagine(self, state, seat, chance):
                world = state.clone()
                world.chance = chance
                return world

        found = broken(Lazy())
        assert found.what == "imagine"
        assert "blind" in str(found)

    def test_that_peeks(self, broken):
        """The unknown cards are shuffled from the order in which they really lie."""

        class Peeking(Parley):
            def imagine(self, state, seat, chance):
                world = state.clone()
                chance.shuffle(world.deck)
                world.chance = chance
                return world

        found = broken(Peeking())
        assert found.what == "imagine"
        assert "depends on what it cannot know" in str(found)

    def test_that_forgets_what_the_seat_knows(self, broken):
        class Forgetful(Parley):
            def imagine(self, state, seat, chance):
                world = super().imagine(state, seat, chance)
                if seat is not None and world.hands[seat] and world.deck:
                    other, mine = world.deck.pop(), world.hands[seat][0]
                    world.hands[seat].take(mine)
                    world.deck.append(mine)
                    world.hands[seat].put(other, only(seat))
                return world

        assert broken(Forgetful()).what == "imagine"

    def test_that_changes_the_state(self, broken):
        class Clumsy(Parley):
            def imagine(self, state, seat, chance):
                world = super().imagine(state, seat, chance)
                state.chance.below(6)
                return world

        found = broken(Clumsy())
        assert (found.what, "imagining changed the state" in str(found)) == ("imagine", True)

    def test_that_deals_an_impossible_world(self, broken):
        class Careless(Parley):
            def imagine(self, state, seat, chance):
                world = super().imagine(state, seat, chance)
                world.deck[:1] = []
                return world

        found = broken(Careless())
        assert "a card is lost or doubled" in str(found)


class TestCounted:
    """What statistics are told."""

    @pytest.mark.parametrize(
        ("held", "what"),
        [
            ({"card": [[0]]}, "1 lists of 'card' for 3 seats"),
            ({"card": [[0], [], [99]]}, "[99] of 'card' have no names"),
            ({"token": [[0], [], []]}, "[0] of 'token' have no names"),
        ],
    )
    def test_pieces_that_nobody_can_name_or_own(self, broken, held, what):
        class Vague(Parley):
            def holds(self, state):
                return held

        found = broken(Vague())
        assert (found.what, what in str(found)) == ("holds", True)

    def test_a_seat_without_a_team(self, broken):
        class Lonely(Parley):
            def teams(self, state):
                return (0, 1)

        assert broken(Lonely()).what == "teams"


class TestState:
    @pytest.mark.parametrize("field", ["stakes", "hands", "agenda", "shown_to"])
    def test_a_list_shared_between_clone_and_origin(self, broken, monkeypatch, field):
        def clone(self: ParleyState) -> ParleyState:
            new = original(self)
            setattr(new, field, getattr(self, field))
            return new

        original = ParleyState.clone
        monkeypatch.setattr(ParleyState, "clone", clone)
        # The first to touch a shared hand is `imagine`, which deals it anew.
        assert broken(Parley()).what == ("imagine" if field == "hands" else "clone")

    def test_a_clone_that_offers_something_else(self, broken, monkeypatch):
        def clone(self: ParleyState) -> ParleyState:
            new = original(self)
            new.scores = [0] * new.players
            return new

        original = ParleyState.clone
        monkeypatch.setattr(ParleyState, "clone", clone)
        found = broken(Parley())
        assert found.what == "clone"
        assert "offers something else" in str(found)

    def test_chance_shared_between_clone_and_origin(self, broken, monkeypatch):
        def clone(self: ParleyState) -> ParleyState:
            new = original(self)
            new.chance = self.chance
            return new

        original = ParleyState.clone
        monkeypatch.setattr(ParleyState, "clone", clone)
        assert broken(Parley()).what == "clone"

    @pytest.mark.parametrize("field", ["round", "revealed", "cancelled", "shown"])
    def test_a_field_missing_from_the_dump(self, broken, field):
        class Forgetful(Parley):
            def dump(self, state: ParleyState) -> bytes:
                data = msgspec.json.decode(super().dump(state))
                del data["state"][field]
                return msgspec.json.encode(data)

        found = broken(Forgetful())
        assert found.what == "dump"
        assert "not in its dump" in str(found)

    def test_a_field_that_loads_as_something_else(self, broken):
        class Rounding(Parley):
            def load(self, data: bytes) -> ParleyState:
                state = super().load(data)
                state.scores = [score // 2 * 2 for score in state.scores]
                return state

        found = broken(Rounding())
        assert (found.what, "dump, load, dump" in str(found)) == ("dump", True)

    def test_something_kept_outside_of_the_state(self, broken, monkeypatch):
        """A module-level table by identity: a state that was stored and loaded does not find its entry."""
        stakes: dict[int, tuple[ParleyState, int]] = {}

        def perform(self: SealStake, state: ParleyState, action: Any) -> None:
            _, count = stakes.get(id(state), (state, 0))
            stakes[id(state)] = (state, count + 1)
            original(self, state, action)
            if count % 2:
                state.scores[self.seat] += 1

        original = SealStake.perform
        monkeypatch.setattr(SealStake, "perform", perform)
        found = broken(Parley())
        assert found.what == "dump"
        assert "plays differently on a state that was stored and loaded" in str(found)

    def test_a_game_that_cannot_be_gone_back_in(self, broken, monkeypatch):
        def rewind(self: Match, count: int) -> None:
            original(self, count)
            self.state.scores[0] += 1

        original = Match.rewind
        monkeypatch.setattr(Match, "rewind", rewind)
        found = broken(Parley(), every=20)
        assert found.what == "undo"
        assert "going back to decision 0 gives another state" in str(found)

    def test_the_process_wide_random(self, broken, monkeypatch):
        def roll(state: ParleyState, play: rules.Resolve, least: int) -> None:
            state.score(play.author, 3 if random.randint(1, 6) >= least else -1)

        monkeypatch.setitem(rules.EFFECTS, "roll", roll)
        assert broken(Parley()).what == "process-wide random"

    def test_the_process_wide_random_without_any_consequence(self, broken, monkeypatch):
        def run(self: EndRound, state: ParleyState) -> None:
            random.random()
            original(self, state)

        original = EndRound.run
        monkeypatch.setattr(EndRound, "run", run)
        assert broken(Parley()).what == "process-wide random"

    def test_a_broken_invariant(self, broken, monkeypatch):
        def resolve(self: rules.Resolve, state: ParleyState) -> None:
            original(self, state)
            state.discard.pop()

        original = rules.Resolve.run
        monkeypatch.setattr(rules.Resolve, "run", resolve)
        found = broken(Parley())
        assert found.what == "legal action"
        assert "RulesError: a card is lost or doubled" in str(found)


class TestDecisions:
    def test_a_refusal_that_changes_the_state(self, broken, monkeypatch):
        def refusal(self: SealStake, state: ParleyState, action: Any) -> Any:
            found = original(self, state, action)
            if found is not None:
                state.scores[self.seat] += 1
            return found

        original = SealStake.refusal
        monkeypatch.setattr(SealStake, "refusal", refusal)
        assert broken(Parley()).what == "refusal"

    def test_an_idle_action_that_changes_the_state(self, broken, monkeypatch):
        monkeypatch.setattr(SealStake, "idle", lambda step, action: True)
        found = broken(Parley())
        assert found.what == "idle"
        assert "of SealStake changes more than what is asked next" in str(found)

    def test_a_view_that_changes_the_state(self, broken):
        class Clumsy(Parley):
            def view(self, state: ParleyState, seat: int | None) -> View:
                state.discard.sort()
                return super().view(state, seat)

        assert broken(Clumsy()).what == "purity"

    def test_a_legal_action_that_raises(self, broken, monkeypatch):
        monkeypatch.setattr(ChooseTarget, "perform", fails)
        found = broken(Parley())
        assert found.what == "legal action"
        assert "of ChooseTarget raises IndexError" in str(found)

    def test_a_candidate_whose_refusal_raises(self, broken, monkeypatch):
        def refusal(self: Turn, state: ParleyState, action: Any) -> Any:
            return refuse("hand-full", "3", limit=1 // len(state.deck[:0]))

        monkeypatch.setattr(Turn, "refusal", refusal)
        found = broken(Parley())
        assert found.what == "raises"
        assert "ZeroDivisionError" in str(found)

    def test_an_endless_chain(self, broken, monkeypatch):
        monkeypatch.setattr(EndRound, "run", lambda self, state: state.then(self))
        found = broken(Parley())
        assert found.what == "legal action"
        assert "automatic steps do not end (agenda: EndRound)" in str(found)

    def test_options_that_are_not_the_definition(self, broken, monkeypatch):
        monkeypatch.setattr(Turn, "options", lambda self, state: Turn.candidates(self, state))
        found = broken(Parley())
        assert found.what == "options"
        assert "Turn offers" in str(found)

    def test_options_that_leave_something_out(self, broken, monkeypatch):
        monkeypatch.setattr(Announced, "options", lambda self, state: [PASS])
        assert broken(Parley()).what == "options"

    def test_options_with_something_twice(self, broken, monkeypatch):
        monkeypatch.setattr(SealStake, "candidates", lambda self, state: [Stake(0), Stake(0)])
        found = broken(Parley())
        assert (found.what, "twice" in str(found)) == ("options", True)

    def test_a_dead_end(self, broken, monkeypatch):
        """Everybody must stake 2; in the second round most cannot."""
        monkeypatch.setattr(SealStake, "candidates", lambda self, state: [Stake(2)])
        found = broken(Parley())
        assert found.what == "legal"
        assert "SealStake offers nothing; a dead end" in str(found)

    def test_an_action_without_its_verb(self, broken, monkeypatch):
        monkeypatch.setattr(Parley, "actions", tuple(kind for kind in Parley.actions if kind is not Draw))
        found = broken(Parley())
        assert (found.what, "('draw',)" in str(found)) == ("actions", True)

    def test_an_action_that_is_a_plain_tuple(self, broken, monkeypatch):
        """It plays like the named one; but nobody could read its pieces."""
        original = Turn.candidates
        monkeypatch.setattr(Turn, "candidates", lambda self, state: [*original(self, state)[:-1], ("pass",)])
        found = broken(Parley())
        assert (found.what, "('pass',) is no instance" in str(found)) == ("actions", True)

    def test_an_action_that_is_taken_although_it_is_refused(self, broken):
        class Lenient(Parley):
            def apply(self, state, action, legal=None):
                try:
                    super().apply(state, action, legal)
                except Refused as refused:
                    if refused.reason.key != "stake-too-high":
                        raise

        found = broken(Lenient())
        assert (found.what, "was applied" in str(found)) == ("refusal", True)

    def test_a_window_that_does_not_say_whose_turn_it_is(self, broken, monkeypatch):
        monkeypatch.setattr(Announced, "turn", Window.turn)
        found = broken(Parley())
        assert (found.what, "Announced" in str(found)) == ("turn", True)

    def test_a_turn_of_somebody_who_is_not_there(self, broken, monkeypatch):
        monkeypatch.setattr(Announced, "turn", lambda self, state: (state.players,))
        assert broken(Parley()).what == "turn"

    def test_a_game_without_turns_need_not_say_whose_it_is(self, monkeypatch, tmp_path):
        monkeypatch.setattr(Announced, "turn", Window.turn)
        monkeypatch.setattr(Parley, "turns", False)
        assert conform(Parley(), 3, crashes=tmp_path).final_hash

    def test_an_endless_game(self, broken, monkeypatch):
        monkeypatch.setattr(EndRound, "run", lambda self, state: state.then(StartRound()))
        found = broken(Parley(), most=150, every=50)
        assert found.what == "end"
        assert "not over after 150 decisions" in str(found)
        assert len(read_record(Path(found.__notes__[0].removeprefix("brink replay "))).moves) == 150

    def test_a_game_that_goes_on_after_its_end(self, broken):
        class Undead(Parley):
            def refusal(self, state, action):
                return super().refusal(state, action) if state.agenda else None

        found = broken(Undead(), every=20)
        assert (found.what, "after the end" in str(found)) == ("end", True)


class TestTexts:
    @pytest.fixture
    def elsewhere(self, tmp_path: Path) -> Parley:
        """Parley with its files in a folder of its own."""
        game = Parley()
        game.folder = Path(shutil.copytree(PARLEY_FOLDER, tmp_path / "parley"))
        return game

    @staticmethod
    def edit(game: Parley, language: str, old: str, new: str) -> None:
        file = game.folder / "locale" / f"{language}.ftl"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    @pytest.mark.parametrize(
        ("language", "line"),
        [
            ("nl", "drew = { $seat } trekt een kaart.\n"),  # log
            ("de", "ask-turn = Ziehe eine Karte oder spiele eine (noch { $left }).\n"),  # prompt
            ("es", "wait-seal-stake = { $seat } fija una apuesta.\n"),  # the others' prompt
            ("de", "stake-too-high = Du hast nur { $total } Punkte, nicht { $points }.\n"),  # reason
            ("en", "do-play = Play { $card }\n"),  # action
            ("nl", "tell-round = Ronde { $round }\n"),  # text table
            ("es", "outcome-rounds = { $seat_all } va en cabeza tras la última ronda.\n"),  # result
        ],
    )
    def test_a_missing_translation(self, broken, elsewhere, language, line):
        self.edit(elsewhere, language, line, "")
        found = broken(elsewhere, every=3)
        assert found.what == "texts"
        assert f"the message '{line.split(' = ')[0]}' is missing in '{language}'" in str(found)

    def test_an_argument_that_is_not_given(self, broken, elsewhere):
        self.edit(elsewhere, "de", "{ $seat } zieht eine Karte.", "{ $seat } zieht { $card }.")
        found = broken(elsewhere)
        assert found.what == "texts"
        assert "'drew' in 'de' needs card" in str(found)

    def test_a_name_that_is_missing_everywhere(self, broken, elsewhere):
        for language, name in {"en": "Envoy", "de": "Gesandter", "nl": "Gezant", "es": "Enviado"}.items():
            self.edit(elsewhere, language, f"card-envoy = {name}\n", "")
        assert "there is no message 'card-envoy'" in str(broken(elsewhere))

    def test_check_texts_finds_a_missing_message(self, elsewhere):
        self.edit(elsewhere, "nl", "card-veto = Veto\n", "")
        with pytest.raises(Broken, match=r"texts: 'nl' and 'en' differ in \['card-veto'\]"):
            check_texts(elsewhere)

    def test_check_texts_finds_other_variables(self, elsewhere):
        self.edit(elsewhere, "es", "ronda { $round }.", "ronda.")
        with pytest.raises(Broken, match="texts: 'round' has other variables in 'es' than in 'en'"):
            check_texts(elsewhere)

    def test_check_texts_finds_an_unused_message(self, elsewhere):
        for language in ("en", "de", "nl", "es"):
            self.edit(elsewhere, language, "tell-round =", "never-said = x\ntell-round =")
        with pytest.raises(Broken, match="texts: never used: never-said"):
            check_texts(elsewhere)
        check_texts(elsewhere, extra=["never-said"])

    def test_check_texts_is_content_with_parley(self, elsewhere):
        check_texts(elsewhere)


class TestTheFile:
    """What a failure leaves behind."""

    def test_it_replays_to_the_moment_before(self, tmp_path, monkeypatch):
        with monkeypatch.context() as patch:
            patch.setattr(ChooseTarget, "perform", fails)
            with pytest.raises(Broken) as broken:
                conform(Parley(), 4, seed="a file", crashes=tmp_path)
        (file,) = tmp_path.iterdir()
        record = read_record(file)
        assert file.name == "parley-4-a file.json"
        assert record.problem == f"{Broken.__module__}.Broken: {broken.value}"
        assert record.failed is not None
        assert record.outcome is None
        match = resume(record)
        assert isinstance(match.state.agenda[-1], ChooseTarget)
        assert tuple(record.failed) in match.game.legal(match.state)

    def test_a_later_failure_takes_its_place(self, tmp_path, monkeypatch):
        for step in (ChooseTarget, SealStake):
            with monkeypatch.context() as patch:
                patch.setattr(step, "perform", fails)
                with pytest.raises(Broken):
                    conform(Parley(), 4, seed="a file", crashes=tmp_path)
        (file,) = tmp_path.iterdir()
        assert "SealStake" in read_record(file).problem

    def test_an_error_of_the_rules_themselves_is_broken_too(self, tmp_path, monkeypatch):
        monkeypatch.setattr(Parley, "check", lambda self, state: 1 / 0)
        with pytest.raises(Broken, match="ZeroDivisionError"):
            conform(Parley(), 2, every=1000, most=3, crashes=tmp_path)
