"""The conformance suite: plays random games of a title and holds it to the kernel's promises at every decision.

    from brink.engine.testing import conform, check_texts, variants

    @pytest.mark.parametrize("players", game.players)
    def test_conformance(players):
        conform(game, players, seed="first")

A failure raises `Broken` and leaves a file that `brink replay` opens.
"""

from __future__ import annotations

import importlib
import traceback
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Final, Literal, get_args, get_origin

import msgspec

from brink.engine import play
from brink.engine.actions import Action, Given
from brink.engine.anything import Chosen
from brink.engine.chance import Chance, Script, seed_from
from brink.engine.endings import Foresight, in_words
from brink.engine.errors import Broken, Refused
from brink.engine.game import AnyGame, Game
from brink.engine.log import Entry
from brink.engine.match import Match, verify
from brink.engine.openness import check_nothing_hidden, check_open
from brink.engine.outcome import Outcome
from brink.engine.proofreading import Proofreader, check_texts
from brink.engine.records import Record, write_record
from brink.engine.run import chosen
from brink.engine.state import State

__all__ = ["Broken", "Ends", "Report", "check_texts", "conform", "decisions", "probe_endings", "variants"]

GARBAGE: Final[tuple[Given, ...]] = ((), ("no-such-verb",), ("pass", -7), ("no-such-verb", "x"), (3,))
PAIRED_ACTIONS: Final = 6  # actions tried in both worlds at each decision


class Report(msgspec.Struct):
    """What a run looked at."""

    decisions: int = 0
    actions_tried: int = 0
    refusals_seen: int = 0
    pairs: int = 0  # (action, seat) compared in two worlds
    pairs_apart: int = 0  # of these, left out because something was rightly shown to the seat
    final_hash: str = ""


def conform(
    game: AnyGame,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: str = "conformance",
    every: int = 1,
    first: int = 0,
    most: int = 20_000,
    crashes: Path = Path("crashes"),
) -> Report:
    """Play one random game to its end and check everything at the `first` decisions and at each `every`-th.

    The decisions between are played, and their invariants checked, without the costly proofs: a long game can be
    followed to its end with a close look now and then.
    """
    run: _Run | None = None
    try:
        run = _Run(game, players, dict(options or {}), seed, every, first, most)
        run.play()
    except Exception as error:
        broken = error if isinstance(error, Broken) else Broken("raises", f"{type(error).__name__}: {error}")
        if run is not None:  # else it failed in the set-up, which the seed repeats
            file = crashes / f"{game.name}-{players}-{seed}.json"
            write_record(run.crash(error), file, overwrite=True)
            broken.add_note(f"brink replay {file}")
        if broken is error:
            raise
        raise broken from error
    return run.report


def decisions(
    game: AnyGame,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: str = "conformance",
    most: int = 20_000,
) -> int | None:
    """How many decisions the game has that `conform` plays with this seed; None if it is not over after `most`.

    Nothing is proved, so this is quick: it finds a seed whose game is short where blind players may wander for long.
    """
    state = Match(game, players, seed_from(seed), dict(options or {})).state
    choices = _choices(seed)
    for number in range(most + 1):
        if state.outcome is not None:
            return number
        legal = game.legal(state)
        game.apply(state, legal[choices.below(len(legal))], legal)
    return None


class Ends(msgspec.Struct, kw_only=True):
    """What a probe of endings has seen."""

    decisions: int = 0
    sure: int = 0  # actions that said they would end the game
    open: int = 0  # that said they could
    over: bool = False
    how: str = ""


def probe_endings(
    game: AnyGame,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: str = "endings",
    most: int = 20_000,
) -> Ends:
    """Play a random game and hold it to what it says of its end: what ended it was told before, in this way among
    others, and what was said to be sure came true before anybody began something new.
    """
    match = Match(game, players, seed_from(seed), dict(options or {}))
    state, choices = match.state, _choices(seed)
    found = Ends()
    bound: tuple[int, Action] | None = None  # who is sure to end the game, and by what
    while state.outcome is None and found.decisions < most:
        seat, legal = game.to_act(state), game.legal(state)
        if bound is not None and not game.unsettled(state):
            raise Broken("ending", f"{bound[1]} of seat {bound[0]} was sure to end the game, and {_step(state)} comes")
        action = legal[choices.below(len(legal))]
        ending = Foresight(game, state, seat).ending(action)
        step = _step(state)
        game.apply(state, action, legal)
        found.decisions += 1
        if ending is not None:
            found.sure += ending.sure
            found.open += not ending.sure
        outcome = state.outcome
        if outcome is not None:
            found.over, found.how = True, outcome.how
            if ending is None or outcome.how not in {one.how for one in ending.outcomes}:
                raise Broken("ending", f"{action} at {step} ended the game ({outcome.how}) and said {ending}")
            if ending.wins and seat not in outcome.winners:
                raise Broken("ending", f"{action} at {step} promised seat {seat} to win")
        if bound is None and ending is not None and ending.sure:
            bound = seat, action
    return found


def _choices(seed: str) -> Chance:
    """What the blind players choose with. The proofs draw from another chance, so they do not change the game."""
    return Chance(seed_from(seed)).fork("choices")


def variants(game: AnyGame) -> Iterator[Chosen]:
    """The default options, and each option alone at its other values (booleans, choices, ends of ranges)."""
    yield {}
    named = game.choices(game.pack())
    for field in msgspec.structs.fields(game.options_type):
        for value in named.get(field.name, ()) or _values(field.type):
            if value != field.default:
                yield {field.name: value}


def _values(kind: object) -> list[object]:
    metas = [meta for meta in getattr(kind, "__metadata__", ()) if isinstance(meta, msgspec.Meta)]
    if metas:
        return [edge for meta in metas for edge in (meta.ge, meta.le) if edge is not None]
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else []


class _Run:
    """One game under test."""

    def __init__(
        self, game: AnyGame, players: int, options: Mapping[str, object], seed: str, every: int, first: int, most: int
    ) -> None:
        self.game = game
        self.report = Report()
        self.every = every
        self.first = first
        self.most = most
        self.chance = Chance(seed_from(seed)).fork("conformance")
        self.choices = _choices(seed)
        self.match = Match(game, players, seed_from(seed), options)
        self.viewers: list[int | None] = [*range(players), None]
        self.texts = Proofreader(game, self.match)
        self.failed: Action | None = None
        self.hashes: list[str] = []
        self.secrets_move = False

    def play(self) -> None:
        ordinary = importlib.import_module("random")
        generator = ordinary.getstate()
        try:
            self._to_the_end()
        finally:  # whatever else went wrong may come from it, so it is named first
            if ordinary.getstate() != generator:
                raise Broken("process-wide random", "the rules used it; chance must come from the state")

    def _to_the_end(self) -> None:
        self.texts.lines(self.match.lines[0])
        while not self.match.over:
            if self.report.decisions >= self.most:
                raise Broken("end", f"the game is not over after {self.most} decisions")
            self._one_decision()
        self._at_the_end()

    def _one_decision(self) -> None:
        state = self.match.state
        thorough = self.report.decisions < self.first or self.report.decisions % self.every == 0
        before = self.game.dump(state) if thorough else b""
        self.hashes.append(self.game.hash(state))
        self._check_turn(state)
        self._check_counted(state)
        legal = self.game.legal(state)
        if not legal:
            raise Broken("legal", f"{_step(state)} offers nothing; a dead end")
        action = legal[self.choices.below(len(legal))]
        self.failed = action
        if thorough:
            self._act_watched(state, before, legal, action)
        else:
            self.match.act(action, legal)
        self.game.check(self.match.state)
        self.failed = None
        self.report.decisions += 1

    def _check_turn(self, state: State) -> None:
        """Who may pass until it is his turn, and when that has come, everybody knows at a window."""
        prompt = self.game.decision(state, None)
        if prompt.window and self.game.turns and not prompt.turn:
            raise Broken("turn", f"{_step(state)} does not say whose turn it is")
        if not set(prompt.turn) <= set(range(state.players)):
            raise Broken("turn", f"{_step(state)} opens in the turn of {prompt.turn}: there are no such seats")

    def _check_counted(self, state: State) -> None:
        """What statistics are told: each seat has a team, and what it holds are pieces with names."""
        if len(self.game.teams(state)) != state.players:
            raise Broken("teams", f"{self.game.teams(state)} for {state.players} seats")
        names = self.game.names(state.pack)
        for kind, lists in self.game.holds(state).items():
            if len(lists) not in (state.players, state.players + 1):
                raise Broken("holds", f"{len(lists)} lists of '{kind}' for {state.players} seats")
            known = range(len(names.get(kind, ())))
            nameless = [piece for held in lists for piece in held if piece not in known]
            if nameless:
                raise Broken("holds", f"{nameless} of '{kind}' have no names")

    def _check_told(self, state: State, action: Action, outcome: Outcome) -> None:
        """What has ended the game said before that it would or could."""
        self.failed = action
        ending = Foresight(self.game, state, self.game.to_act(state)).ending(action)
        if ending is None or outcome.how not in {one.how for one in ending.outcomes}:
            raise Broken("ending", f"{action} at {_step(state)} ended the game and said {ending} before")
        for teller in self.texts.tellers.values():
            in_words(self.game, ending, teller.sentence)

    def _act_watched(self, state: State, before: bytes, legal: list[Action], action: Action) -> None:
        self._look_closely(state, before, legal, action)
        if self.game.dump(state) != before:
            raise Broken("purity", f"asking about {_step(state)} changed the state")
        twin = self.game.load(before)
        self.match.act(action)
        self.game.apply(twin, action)
        if self.game.dump(twin) != self.game.dump(self.match.state):
            raise Broken("dump", f"{action} plays differently on a state that was stored and loaded")
        self.texts.lines(self.match.lines[-1])

    def _look_closely(self, state: State, before: bytes, legal: list[Action], action: Action) -> None:
        self._check_options(state, before, legal)
        if self.game.legal(state.clone()) != legal:
            raise Broken("clone", f"{_step(state)} offers something else on a clone")
        loaded = self.game.load(before)
        if self.game.dump(loaded) != before:
            raise Broken("dump", "dump, load, dump gives other bytes")
        if self.game.hash(loaded) != self.hashes[-1]:
            raise Broken("dump", "something in the state is not in its dump")
        self._check_legal(state, before, legal)
        self._check_refusals(state, before, legal)
        self._check_views(state)
        self._check_texts(state, legal)
        for viewer in self.viewers:
            self._check_two_worlds(state, legal, viewer, action)
        self._check_new_deal(state)
        if not self.game.hides:
            check_open(self.game, state, self.match.lines[-1])
            check_nothing_hidden(self.game, state, self.chance)

    # -- legal and refused ------------------------------------------------------------------------------------

    def _check_options(self, state: State, before: bytes, legal: list[Action]) -> None:
        step = state.agenda[-1]
        self._check_actions(step.candidates(state))
        defined = [one for one in step.candidates(state) if step.refusal(state, one) is None]
        if self.game.dump(state) != before:
            raise Broken("refusal", f"asking what {_step(state)} allows or refuses changed the state")
        if defined != legal:
            raise Broken("options", f"{_step(state)} offers {legal}, by definition {defined}")
        if len(set(legal)) != len(legal):
            raise Broken("options", f"{_step(state)} offers something twice: {legal}")

    def _check_actions(self, candidates: list[Action]) -> None:
        """Rules read names, and so does everybody who is told of an action."""
        for action in candidates:
            if type(action) not in self.game.actions:
                raise Broken("actions", f"{action!r} is no instance of the game's actions")

    def _check_legal(self, state: State, before: bytes, legal: list[Action]) -> None:
        for action in legal:
            clone = state.clone()
            self.failed = action
            try:
                known = self.game.apply(clone, action, legal)
                self.game.check(clone)
            except Exception as error:
                detail = f"{action} of {_step(state)} raises {type(error).__name__}: {error}"
                raise Broken("legal action", detail) from error
            self.report.actions_tried += 1
            if known is not None and known != self.game.legal(clone):
                raise Broken("options", f"{action} of {_step(state)} tells that {known} may follow; it may not")
            if state.agenda[-1].idle(action):
                self._check_idle(state, before, action, clone)
            if self.game.dump(state) != before:
                raise Broken("clone", f"{action} on a clone of {_step(state)} changed the original")

    def _check_idle(self, state: State, before: bytes, action: Action, after: State) -> None:
        """An action that is said to change nothing but the top of the agenda."""
        rest = state.agenda[:-1]
        if after.agenda[: len(rest)] == rest:
            after.agenda = state.agenda
            if self.game.dump(after) == before:
                return
        raise Broken("idle", f"{action} of {_step(state)} changes more than what is asked next")

    def _check_refusals(self, state: State, before: bytes, legal: list[Action]) -> None:
        allowed = set(legal)
        tries: list[Given] = [one for one in self.game.candidates(state) if one not in allowed]
        tries += [one for one in GARBAGE if one not in allowed]
        tries += [one for one in ((legal[0][0], 9999), (*legal[-1], 0)) if one not in allowed]
        for action in tries:
            self.failed = None
            try:
                self.game.apply(state, action, legal)
            except Refused as refused:
                self.texts.use(refused.reason.key, refused.reason.args)
                self.report.refusals_seen += 1
            else:
                raise Broken("refusal", f"{action} is not legal in {_step(state)} and was applied")
            if self.game.dump(state) != before:
                raise Broken("refusal", f"refusing {action} in {_step(state)} changed the state")

    def _check_views(self, state: State) -> None:
        """A view that is made beside another is the same."""
        public = self.game.view(state, None)
        for seat in range(state.players):
            if _bytes(self.game.view_beside(state, seat, public)) != _bytes(self.game.view(state, seat)):
                raise Broken("view beside", f"seat {seat} sees something else beside the public view at {_step(state)}")

    def _check_texts(self, state: State, legal: list[Action]) -> None:
        for viewer in self.viewers:
            prompt = self.game.decision(state, viewer)
            self.texts.use(prompt.key, prompt.args)
            if prompt.window:
                self.texts.use(f"window-{prompt.step}", {})
            for line in self.game.tell(self.game.view(state, viewer), state.pack):
                self.texts.use(line.key, line.args)
        asked = self.game.decision(state, self.game.to_act(state))
        self.texts.choices(self.game.candidates(state), asked)

    # -- indistinguishability ----------------------------------------------------------------------------------

    def _check_two_worlds(self, state: State, legal: list[Action], viewer: int | None, played: Action) -> None:
        """Another world this viewer cannot tell from the real one must look the same, and go on looking the same."""
        game = self.game
        before = game.dump(state)
        world = game.imagine(state, viewer, self.chance.fork(f"world {self.report.decisions} {viewer}"))
        if game.dump(state) != before:
            raise Broken("imagine", "imagining changed the state")
        game.check(world)
        if self._imagined(state, viewer) != self._imagined(world, viewer):
            raise Broken("imagine", f"what viewer {viewer} imagines depends on what it cannot know ({_step(state)})")
        if viewer is not None and self._known(state, viewer) != self._known(world, viewer):
            raise Broken("known", f"what seat {viewer} is said to know depends on what it cannot know ({_step(state)})")
        world.chance = state.chance.copy()
        self._compare(state, world, viewer, [], [], f"at {_step(state)}")
        self.secrets_move = self.secrets_move or any(
            other != viewer and _bytes(game.view(state, other)) != _bytes(game.view(world, other))
            for other in range(state.players)
        )
        there = game.legal(world)
        if viewer == game.to_act(state):
            self._check_endings(state, world, viewer, self._common(legal, there, played))
        told_apart: dict[bytes, tuple[Action, object]] = {}
        for action in self._common(legal, there, played):
            seen = self._go_on(state, world, viewer, action)
            if seen is not None and viewer != game.to_act(state):
                # Actions after which the viewer knows the same must look the same: a secret choice stays secret.
                knows, looks = seen
                other, looked = told_apart.setdefault(knows, (action, looks))
                if looks != looked:
                    detail = f"viewer {viewer} can tell {action} from {other} at {_step(state)}:\n{looks}\n{looked}"
                    raise Broken("leak of a choice", detail)

    def _check_new_deal(self, state: State) -> None:
        """A game can be played on with all that is hidden dealt anew, and whoever looks on sees no change."""
        game = self.game
        dealt = play.fork(game, state, self.chance.fork(f"new deal {self.report.decisions}"), "anew")
        again = play.fork(game, state, Script(dealt.results), "anew")
        if game.hash(again.state) != game.hash(dealt.state):
            raise Broken("new deal", f"it does not follow from its chance results ({_step(state)})")
        if _bytes(game.look(dealt.state, None)) != _bytes(game.look(state, None)):
            raise Broken("new deal", f"whoever looks on sees something else at {_step(state)}")
        if not game.legal(dealt.state):
            raise Broken("new deal", f"{_step(state)} offers nothing; a dead end")
        for action in game.legal(dealt.state)[:PAIRED_ACTIONS]:
            self.failed = action
            game.check(play.play(game, dealt.state, action).state)

    def _check_endings(self, state: State, world: State, seat: int, actions: list[Action]) -> None:
        """What a seat is told of the end must not depend on what it cannot know."""
        here, there = Foresight(self.game, state, seat), Foresight(self.game, world, seat)
        for action in actions:
            if here.ending(action) != there.ending(action):
                detail = f"seat {seat} can tell two worlds apart by what {action} at {_step(state)} may end"
                raise Broken("leak in an ending", detail)

    def _imagined(self, state: State, viewer: int | None) -> bytes:
        """What this viewer imagines, from a chance that is the same for all worlds of this decision."""
        chance = self.chance.fork(f"again {self.report.decisions} {viewer}")
        return self._position(self.game.imagine(state, viewer, chance))

    def _known(self, state: State, seat: int) -> bytes:
        """What this seat may judge by."""
        return self._position(self.game.known(state, seat))

    def _position(self, world: State) -> bytes:
        """As it lies, however often something was shown."""
        world.shown, world.shown_to = 0, [0] * world.players
        return self.game.dump(world)

    def _common(self, here: list[Action], there: list[Action], played: Action) -> list[Action]:
        """Actions that are legal in both worlds: the one played, and a few others."""
        allowed = set(there)
        common = [action for action in here if action in allowed]
        while len(common) > PAIRED_ACTIONS:
            common.pop(self.chance.below(len(common)))
        if played in allowed and played not in common:
            common.append(played)
        return common

    def _go_on(self, state: State, world: State, viewer: int | None, action: Action) -> tuple[bytes, object] | None:
        """Play the action in both worlds and compare. Gives what the viewer knows and sees afterwards."""
        here, there = state.clone(), world.clone()
        log_here: list[Entry] = []
        log_there: list[Entry] = []
        here.log, there.log = log_here, log_there
        known_here, known_there = here.knowledge(viewer), there.knowledge(viewer)
        self.failed = action
        self.game.apply(here, action, [action])
        self.game.apply(there, action, [action])
        self.report.pairs += 1
        if here.knowledge(viewer) != known_here or there.knowledge(viewer) != known_there:
            self.report.pairs_apart += 1
            return None
        looks = self._compare(here, there, viewer, log_here, log_there, f"after {action} at {_step(state)}")
        knows = self._imagined(here, viewer)
        if knows != self._imagined(there, viewer):
            detail = f"what viewer {viewer} imagines after {action} at {_step(state)} depends on what it cannot know"
            raise Broken("imagine", detail)
        # Two public actions may do the same things in another order: that is no secret, so order does not count here.
        return knows, (sorted(_visible(log_here, viewer)), looks)

    def _compare(
        self, here: State, there: State, viewer: int | None, log_here: list[Entry], log_there: list[Entry], when: str
    ) -> bytes:
        """Gives what both look like: the view, the prompt, what is legal, the outcome."""
        look_here, look_there = self.game.look(here, viewer), self.game.look(there, viewer)
        looks = _bytes(look_here)
        for what, one, other in (
            ("log", _visible(log_here, viewer), _visible(log_there, viewer)),
            ("look", looks, _bytes(look_there)),
            ("plain view", self._plainly(here, viewer), self._plainly(there, viewer)),
        ):
            if one != other:
                where = "view" if what == "look" and _bytes(look_here.view) != _bytes(look_there.view) else what
                raise Broken(
                    f"leak in the {where}", f"viewer {viewer} can tell two worlds apart {when}:\n{one!r}\n{other!r}"
                )
        return looks

    def _plainly(self, state: State, viewer: int | None) -> bytes:
        """What vectors are made of, where it is not the view itself."""
        own = type(self.game).plain_view is not Game.plain_view
        return _bytes(self.game.plain_view(state, viewer)) if own else b""

    # -- at the end ---------------------------------------------------------------------------------------------

    def _at_the_end(self) -> None:
        game, match = self.game, self.match
        outcome = match.state.outcome
        assert outcome is not None
        for view in (None, self.game.view(match.state, None)):
            for line in self.game.result(outcome, view):
                self.texts.use(line.key, line.args)
        if game.legal(match.state) or game.refusal(match.state, ("pass",)) is None:
            raise Broken("end", "something can be done after the end")
        if game.hides and self.report.pairs and not self.secrets_move:
            raise Broken("imagine", "imagined worlds never change what the others see; the leak test would be blind")
        record = match.record()
        for copy in (record, msgspec.structs.replace(record, seed=None)):
            if game.hash(verify(copy, game).state) != record.hash:
                raise Broken("record", "the record does not replay to the same state")
        last = game.dump(match.state)
        *before, final = match.moves
        match.rewind(0)
        for number in chain([0], match.retrace(before)):
            if game.hash(match.state) != self.hashes[number]:
                raise Broken("undo", f"going back to decision {number} gives another state")
        self._check_told(match.state, chosen(match.state, final.as_action()), outcome)
        match.act(final.as_action())
        if game.dump(match.state) != last:
            raise Broken("undo", "undoing and repeating the last move gives another state")
        self.report.final_hash = record.hash

    def crash(self, error: Exception) -> Record:
        record = self.match.record(with_seed=True)
        record.problem = "".join(traceback.format_exception_only(error)).strip()
        record.failed = list(self.failed) if self.failed is not None else None
        return record


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)


def _visible(log: list[Entry], viewer: int | None) -> list[tuple[str, str, bytes]]:
    return [(entry.key, entry.rule, _bytes(entry.args)) for entry in log if entry.visible_to(viewer)]


def _step(state: State) -> str:
    return type(state.agenda[-1]).__name__ if state.agenda else "the end"
