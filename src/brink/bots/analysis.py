"""A game that is over, looked at again: who was winning when, where it turned, and what the planner would have played.

It knows no game. A position is worth what comes of it: everybody plays on from it in some worlds, well or loosely,
until the mind says that one may stop, and there the mind judges. The state is the true one: the game is over, so
nothing is hidden any more. What a move changed is told apart: what was decided, and what was luck. A decision is
weighed before chance falls: the same action with other dice and, where it showed something hidden, in worlds that its
seat could imagine. Luck is what fell and what was shown instead. The rest nobody had foreseen: from a later position
one looks further ahead.

The same seed and the same care lead to the same analysis, however many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from brink.bots.explaining import Because
from brink.bots.planner import TOO_FAR, WAYS, Effort, Planner, Thought
from brink.engine import Action, AnyGame, Arg, BrinkError, Chance, Move, Record, RecordError, Sight, State, play
from brink.engine.minds import AnyMind
from brink.engine.registry import find_game

SHOWN: Final = 3  # actions of a ranking
LEAST: Final = 0.02  # a smaller swing turns nothing
APART: Final = 0.3  # where worlds judge a position so differently,
MORE: Final = 3  # so many times as many are asked
STRETCH: Final = 3  # moves that are looked at in one go: so one sees that it goes on

Chances = list[float]  # of winning, by seat
Cause = Literal["decision", "luck", "unforeseen"]


class Care(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How carefully a game is looked at: rollouts of each position, of each decision, and of those where it turned."""

    rollouts: int = 4
    turning_points: int = 8
    seed: str = "analysis"

    @property
    def glance(self) -> Effort:
        return Effort(rollouts=6 * self.rollouts // 4, candidates=3)

    @property
    def close_look(self) -> Effort:
        return Effort(rollouts=10 * self.rollouts, candidates=5)


class Said(msgspec.Struct, frozen=True):
    """An action in words, of which each reader gets his own."""

    key: str
    args: Mapping[str, Arg] = {}


class Option(msgspec.Struct, frozen=True):
    """What the planner thinks of an action: the chance of winning of who decides, and what speaks for it."""

    action: list[str | int]
    said: Said
    chance: float
    because: list[Because] = []


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """One move, as whoever looked at a stretch has found it.

    `meant`: the chances after the action before any chance fell; None: there was no choice. `whence`: what they were
    before it in the same worlds, where these were imagined. `foreseen`: the chances after it, as far as one looked
    before it.
    """

    seat: int
    action: list[str | int]
    said: Said
    choices: int
    chancy: bool
    after: Chances
    foreseen: Chances
    meant: Chances | None = None
    whence: Chances | None = None
    options: list[Option] = []


class Stretch(msgspec.Struct, frozen=True, kw_only=True):
    """Some moves to be looked at, in whatever process. `lead`: moves from the state to the first of them. `epoch`: the
    last move before them that chance had a part in. `opens`: nobody has judged the position before the first one.
    """

    game: str
    state: bytes
    first: int  # so many moves were played before
    moves: list[Move]
    lead: list[Move] = []
    epoch: int = 0
    opens: bool = False


class Found(msgspec.Struct, frozen=True):
    """What was found in a stretch; `before` its first move, if it opens."""

    first: int
    moves: list[Weighed]
    before: Chances | None = None


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A move: each seat's chance after it, and what the decision, luck and what nobody had foreseen added to it.
    `options`: what the planner would have played, the best first; the action itself is among them.
    """

    seat: int
    action: list[str | int]
    said: Said
    choices: int
    chancy: bool  # dice fell, cards were drawn, something hidden was shown
    chances: Chances
    decision: Chances
    luck: Chances
    unforeseen: Chances
    options: list[Option] = []

    @property
    def swing(self) -> Chances:
        return _sum((self.decision, self.luck, self.unforeseen))


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """Moves of one seat in a row, up to where chance had a part: what they changed together. `move`: the one of them
    that changed most.
    """

    first: int
    move: int
    last: int
    decision: Chances
    luck: Chances
    unforeseen: Chances

    @property
    def swing(self) -> float:
        return size(_sum((self.decision, self.luck, self.unforeseen)))

    @property
    def by(self) -> Cause:
        """What changed most; what nobody had foreseen only where it is more than what is known."""
        known: Cause = "luck" if size(self.luck) > size(self.decision) else "decision"
        return "unforeseen" if size(self.unforeseen) > size(getattr(self, known)) else known


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, with the turning points in their order."""

    game: str
    players: int
    care: Care
    plays: bool  # whoever plans with this mind plays well: there are options
    start: Chances
    moves: list[Step]
    turning_points: list[TurningPoint]


def size(change: Sequence[float]) -> float:
    """How much went from some seats to others."""
    gained, lost = sum(one for one in change if one > 0), -sum(one for one in change if one < 0)
    return max(gained, lost)


# -- one position --------------------------------------------------------------------------------------------------


def mind_for(game: AnyGame) -> AnyMind:
    mind = game.mind()
    if mind is None:
        raise BrinkError(f"{game.name} has no mind that could judge its positions: it cannot be analysed")
    return mind


class Judge:
    """What positions of one game are worth. All that chance has no part in between meet the same dice and the same
    whims, so what differs is the position.
    """

    def __init__(self, game: AnyGame, care: Care) -> None:
        self._game = game
        self._mind = mind_for(game)
        self._few = care.rollouts
        self._chance = Chance(bytes(16)).fork(care.seed)

    def worth(self, state: State, at: int, epoch: int, begun: State | None = None) -> tuple[Chances, Chances]:
        """After move `at`: each seat's chance; and the same to where one may stop who `begun` a move earlier."""
        stops = (state,) if begun is None else (state, begun)
        ends = self._in_worlds(lambda world: self._ends(self._shaken(state, world, epoch), stops, world, at))
        return ends[0], ends[-1]

    def meant(self, state: State, action: Action, at: int, epoch: int) -> Chances:
        """What the action leads to as far as dice were not thrown yet. `at`: its number."""
        return self._in_worlds(
            lambda world: [self._tried(self._shaken(state, world, epoch), state, action, world, at)]
        )[0]

    def imagined(self, state: State, action: Action, at: int, epoch: int) -> tuple[Chances, Chances]:
        """The same where it showed something hidden: in worlds its seat could imagine, before and after it."""
        seat = self._game.to_act(state)

        def both(world: int) -> list[Chances]:
            there = self._game.imagine(state, seat, self._chance.fork(f"hidden {world} {epoch}"))
            before = self._ends(self._shaken(there, world, epoch), (there,), world, at - 1)[0]
            return [before, self._tried(self._shaken(there, world, epoch), there, action, world, at)]

        before, after = self._in_worlds(both)
        return before, after

    def _in_worlds(self, look: Callable[[int], list[Chances]]) -> list[Chances]:
        """What several worlds say on average: a few where they agree, more where they do not."""
        found = [look(world) for world in range(self._few)]
        first = [one[0] for one in found]
        if max(max(each) - min(each) for each in zip(*first, strict=True)) > APART:
            found += [look(world) for world in range(self._few, MORE * self._few)]
        return [mean(each) for each in zip(*found, strict=True)]

    def _shaken(self, state: State, world: int, epoch: int) -> State:
        other = state.clone()
        other.chance = self._chance.fork(f"dice {world} {epoch}")
        return other

    def _tried(self, state: State, begun: State, action: Action, world: int, at: int) -> Chances:
        self._game.apply(state, action)
        return self._ends(state, (begun,), world, at)[0]

    def _ends(self, now: State, stops: Sequence[State], world: int, at: int) -> list[Chances]:
        """Play on, and judge for each of these beginnings where one may stop."""
        game, mind = self._game, self._mind
        found: dict[int, Chances] = {}
        for ahead in range(TOO_FAR + 1):
            over = now.outcome is not None or ahead == TOO_FAR
            for n, begun in enumerate(stops):
                if n not in found and (over or mind.rests(begun, now)):
                    found[n] = self._judged(now)
            if len(found) == len(stops):
                break
            legal, turn = game.legal(now), game.to_act(now)
            way = WAYS[(world + turn) % len(WAYS)]
            whim = self._chance.fork(f"whim {world} {at + ahead}")
            game.apply(now, legal[0] if len(legal) == 1 else way(mind, now, turn, legal, whim), legal)
        return [found[n] for n in range(len(stops))]

    def _judged(self, state: State) -> Chances:
        """Who wins together shares the win, as minds learn it."""
        if state.outcome is None:
            return list(self._mind.values(state))
        winners = state.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def mean(several: Iterable[Chances]) -> Chances:
    return [sum(each) / len(each) for each in zip(*several, strict=True)]


# -- some moves ----------------------------------------------------------------------------------------------------


def look_at(stretch: Stretch, care: Care) -> Found:
    """Weigh every move of a stretch, and let the planner glance at every decision."""
    game, judge = find_game(stretch.game), Judge(find_game(stretch.game), care)
    epoch, before, found = stretch.epoch, None, []
    if stretch.opens:
        before = judge.worth(_opening(game, stretch), stretch.first, epoch)[0]
    for number, state, played in _played(game, stretch):
        move = played.move
        action, legal = _ours(game, state, move), game.legal(state)
        earlier, epoch = epoch, number if move.chance or move.shown else epoch
        after, foreseen = judge.worth(played.state, number, epoch, state)
        meant, whence = (None if len(legal) == 1 else foreseen), None
        if len(legal) > 1 and move.shown:
            whence, meant = judge.imagined(state, action, number, earlier)
        elif len(legal) > 1 and move.chance:
            meant = judge.meant(state, action, number, earlier)
        found.append(
            Weighed(
                seat=move.seat,
                action=list(action),
                said=_said(game, state, action),
                choices=len(legal),
                chancy=bool(move.chance) or move.shown,
                after=after,
                foreseen=foreseen,
                meant=meant,
                whence=whence,
                options=_options(game, state, action, care.glance, care, number, explained=False),
            )
        )
    return Found(stretch.first, found, before)


def look_closely(stretch: Stretch, care: Care) -> list[Option]:
    """What the planner would have played instead of the one move of this stretch, and why."""
    game = find_game(stretch.game)
    ((number, state, played),) = _played(game, stretch)
    action = _ours(game, state, played.move)
    return _options(game, state, action, care.close_look, care, number, explained=True)


def _options(
    game: AnyGame, state: State, action: Action, effort: Effort, care: Care, number: int, *, explained: bool
) -> list[Option]:
    mind, legal = mind_for(game), game.legal(state)
    if not mind.plays or len(legal) == 1:
        return []
    chance = Chance(bytes(16)).fork(f"{care.seed} {number}")
    planner = Planner(game, mind, effort, chance, explained=explained)
    ranked = planner.ranking(Sight(game, state, game.to_act(state), legal), besides=action)
    shown = [one for at, one in enumerate(ranked) if at < SHOWN or one.action == action]
    return [_option(game, state, one) for one in shown]


def _option(game: AnyGame, state: State, thought: Thought) -> Option:
    return Option(list(thought.action), _said(game, state, thought.action), thought.value, thought.because)


def _said(game: AnyGame, state: State, action: Action) -> Said:
    return Said(*game.phrase(action, game.decision(state, game.to_act(state))))


def _ours(game: AnyGame, state: State, move: Move) -> Action:
    legal = game.legal(state)
    return legal[legal.index(move.as_action())]  # type: ignore[arg-type]


def _opening(game: AnyGame, stretch: Stretch) -> State:
    state: State = game.load(stretch.state)
    for played in play.replay(game, play.scripted(state, stretch.lead), stretch.lead):
        state = played.state
    return state


def _played(game: AnyGame, stretch: Stretch) -> Iterator[tuple[int, State, play.Played[State]]]:
    """Each move of the stretch: its number, the state before it, and what it led to."""
    state = play.scripted(_opening(game, stretch), stretch.moves)
    first = stretch.first + 1
    for number, played in enumerate(play.replay(game, state, stretch.moves, first), first):
        yield number, state, played
        state = played.state


# -- a whole game --------------------------------------------------------------------------------------------------


def refusal(record: Record) -> str:
    """Why a record cannot be analysed, in a sentence; empty where it can."""
    if record.problem is not None:
        return "this game ended with a problem of the rules; only games that were played to their end are analysed"
    if record.outcome is None:
        return "this game is not over; only games that were played to their end are analysed"
    return ""


def cuts_of(record: Record) -> list[int]:
    """Before which moves its stretches begin: none goes on over a fork."""
    forks = {fork.moves for fork in record.forks or ()}
    return sorted(cut for cut in {*range(0, len(record.moves), STRETCH), *forks} if cut < len(record.moves))


def stretches(record: Record, states: Mapping[int, bytes]) -> list[Stretch]:
    """A record as pieces of work. `states`: by number of moves how it stood then; at the beginning and at every fork at
    least.
    """
    cuts, epochs, moves = cuts_of(record), epochs_of(record.moves), record.moves
    opening = {0, *(fork.moves for fork in record.forks or ())}
    found = []
    for first, end in zip(cuts, [*cuts[1:], len(moves)], strict=True):
        known = max(number for number in states if number <= first)
        found.append(
            Stretch(
                game=record.game,
                state=states[known],
                first=first,
                moves=moves[first:end],
                lead=moves[known:first],
                epoch=epochs[first],
                opens=first in opening,
            )
        )
    return found


def alone(pieces: Iterable[Stretch], number: int) -> Stretch:
    """A single move."""
    piece = next(piece for piece in pieces if piece.first < number <= piece.first + len(piece.moves))
    before = number - 1 - piece.first
    return msgspec.structs.replace(
        piece, first=number - 1, lead=[*piece.lead, *piece.moves[:before]], moves=piece.moves[before : before + 1]
    )


def epochs_of(moves: Iterable[Move]) -> list[int]:
    """After each number of moves, the last one that chance had a part in."""
    found = [0]
    for number, move in enumerate(moves, 1):
        found.append(number if move.chance or move.shown else found[-1])
    return found


def put_together(game: AnyGame, players: int, care: Care, found: Iterable[Found]) -> Analysis:
    """All stretches of a game, in any order."""
    start: Chances = []
    steps: list[Step] = []
    for stretch in sorted(found, key=lambda one: one.first):
        if stretch.first != len(steps):
            raise RecordError(f"the analysis has no moves after {len(steps)}")
        here = stretch.before
        start = start or list(here or ())
        for weighed in stretch.moves:
            before = steps[-1].chances if steps else start
            steps.append(_step(weighed, before, here or before))
            here = None
    return Analysis(
        game=game.name,
        players=players,
        care=care,
        plays=mind_for(game).plays,
        start=start,
        moves=steps,
        turning_points=_turning_points(steps, care.turning_points),
    )


def _turning_points(steps: Sequence[Step], most: int) -> list[TurningPoint]:
    """A turn is often several moves, and what one of them gives up the next may gain: they are counted together."""
    runs: list[list[int]] = []
    for number, step in enumerate(steps, 1):
        if runs and steps[runs[-1][-1] - 1].seat == step.seat and not steps[runs[-1][-1] - 1].chancy:
            runs[-1].append(number)
        else:
            runs.append([number])
    found = sorted((_together(steps, run) for run in runs), key=lambda one: -one.swing)[:most]
    return sorted((one for one in found if one.swing >= LEAST), key=lambda one: one.move)


def _together(steps: Sequence[Step], run: Sequence[int]) -> TurningPoint:
    several = [steps[number - 1] for number in run]
    decision = _sum(one.decision for one in several)
    luck, unforeseen = _sum(one.luck for one in several), _sum(one.unforeseen for one in several)
    way = _sum((decision, luck, unforeseen))
    along = [sum(a * b for a, b in zip(one.swing, way, strict=True)) for one in several]
    largest = max(range(len(run)), key=along.__getitem__)
    return TurningPoint(
        first=run[0], move=run[largest], last=run[-1], decision=decision, luck=luck, unforeseen=unforeseen
    )


def _step(weighed: Weighed, before: Chances, here: Chances) -> Step:
    """`here`: the chances in the position that was decided in, where another table dealt anew before it. No luck is
    between positions between which nothing fell and nothing was shown.
    """
    origin = weighed.whence or here
    decision = [0.0] * len(before) if weighed.meant is None else _less(weighed.meant, origin)
    luck = _less(_less(weighed.foreseen, before), decision) if weighed.chancy else _less(here, before)
    return Step(
        seat=weighed.seat,
        action=weighed.action,
        said=weighed.said,
        choices=weighed.choices,
        chancy=weighed.chancy,
        chances=weighed.after,
        decision=decision,
        luck=luck,
        unforeseen=_less(_less(weighed.after, before), _sum((decision, luck))),
        options=weighed.options,
    )


def _sum(several: Iterable[Chances]) -> Chances:
    return [sum(each) for each in zip(*several, strict=True)]


def _less(one: Chances, other: Chances) -> Chances:
    return [a - b for a, b in zip(one, other, strict=True)]


def decisions_at_turns(analysis: Analysis) -> list[int]:
    """The moves at which it turned and somebody had a choice: a closer look pays."""
    return [turn.move for turn in analysis.turning_points if analysis.moves[turn.move - 1].options]


def with_closer_looks(analysis: Analysis, options: Mapping[int, list[Option]]) -> Analysis:
    """By number of the move, what a closer look has found."""
    moves = [
        msgspec.structs.replace(step, options=options[number]) if number in options else step
        for number, step in enumerate(analysis.moves, 1)
    ]
    return msgspec.structs.replace(analysis, moves=moves)
