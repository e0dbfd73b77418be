"""Endings: who is asked learns of each action whether it would, or could, end the game, and how.

What an action leads to is tried in worlds that its seat can imagine, never in the true one, so a warning tells nothing
that the seat may not know. In the same world the same rules say what happens: nothing about the end is written twice.
The worlds are few, so a rare end may be missed (T1).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from brink.engine import run
from brink.engine.actions import PASS, Action
from brink.engine.anything import AnyState, AnyView
from brink.engine.chance import Chance, seed_from
from brink.engine.outcome import Outcome
from brink.engine.reasons import Arg, Line
from brink.engine.state import State
from brink.engine.steps import Window

S = TypeVar("S", bound=State)
EXTREME: Final = 32  # results of a lucky or unlucky chance; what is drawn until it fits must find something else
ORDINARY: Final = 2  # imagined worlds with an ordinary chance
ANSWERS: Final = 24  # of others that are followed after an action in one world
CHOICES: Final = 48  # of one's own that are tried one by one
MOST: Final = 1500  # steps to learn how likely the ends of one decision are: all others at the server wait meanwhile
_SEED: Final = seed_from("endings")  # of worlds that are only imagined; the game's own seed has no say in them


class Ending(msgspec.Struct, frozen=True):
    """How an action may end the game before its seat can do anything about it.

    `sure`: it does, whatever chance brings and whatever others hold or answer. `wins`: in all these ends the seat wins.
    `percent`: how likely the end is, where only what is drawn next has a say in it; 0: nobody can say.
    """

    sure: bool
    wins: bool
    outcomes: tuple[Outcome, ...]
    percent: int = 0

    @property
    def asks(self) -> bool:
        """It is asked once more: it may be the end in which somebody else wins, or nobody."""
        return not self.wins


class Foreseeing(Protocol):
    """What a title says about its end; as a `Contract` has it."""

    def may_end(self, state: AnyState, action: Action) -> bool: ...

    def fates(self, state: AnyState, seat: int | None, chance: Chance) -> Iterator[AnyState]: ...

    def unsettled(self, state: AnyState) -> bool: ...

    def by_draws(self, state: AnyState, action: Action) -> Hashable: ...

    def decks(self, state: AnyState) -> Sequence[list[int]]: ...

    def shuffles(self, state: AnyState, deck: int, card: int) -> bool: ...

    def result(self, outcome: Outcome, view: AnyView = None) -> Sequence[Line]: ...


def in_words(title: Foreseeing, ending: Ending, sentence: Callable[[str, Mapping[str, Arg]], str]) -> str:
    """What a person is told: the ends that may come, each kind once. Where it is not settled which one, or who wins, an
    outcome is told as it can be said before (`.before`), if it has such words.
    """
    settled = ending.sure and len(ending.outcomes) == 1
    ends = {
        one.how: (not settled and sentence(f"outcome-{one.how}.before", {}))
        or " ".join(sentence(line.key, line.args) for line in title.result(one))
        for one in ending.outcomes
    }
    how: dict[str, Arg] = {"how": " / ".join(ends.values())}
    if ending.percent:
        return sentence("ending-chance", {**how, "percent": ending.percent})
    return sentence("ending-sure" if ending.sure else "ending-open", how)


class Extreme(Chance):
    """The lowest or the highest results first, then ordinary ones. With `turns` the very first is of the other kind, as
    where one misses and the other hits.
    """

    __slots__ = ("high", "turns")

    def __init__(self, chance: Chance, high: bool, turns: bool = False) -> None:
        super().__init__(chance.seed)
        self.high = high
        self.turns = turns

    def below(self, n: int) -> int:
        high = self.high != (self.turns and self.drawn == 0)
        result = super().below(n)
        return result if self.drawn > EXTREME else n - 1 if high else 0

    def copy(self) -> Extreme:
        new = Extreme(self, self.high, self.turns)
        new.drawn, new._block = self.drawn, self._block
        return new


class Stacked(Chance):
    """Ordinary results, but whatever is shuffled has this card on top."""

    __slots__ = ("card",)

    def __init__(self, chance: Chance, card: int) -> None:
        super().__init__(chance.seed)
        self.card = card

    def shuffle(self, items: list[int]) -> None:
        super().shuffle(items)
        items.sort(key=self.card.__eq__)

    def copy(self) -> Stacked:
        new = Stacked(self, self.card)
        new.drawn, new._block = self.drawn, self._block
        return new


def lucky_and_not(world: S, chance: Chance) -> Iterator[S]:
    """The same world with the lowest and with the highest results to come."""
    for high in (False, True):
        other = world.clone()
        other.chance = Extreme(chance, high)
        yield other


class Foresight:
    """The endings of one decision, for the seat that is asked. Worlds are imagined as they are needed, and kept."""

    def __init__(self, title: Foreseeing, state: State, seat: int | None) -> None:
        self._title = title
        self._state = state
        self._seat = seat  # None: as everybody sees it
        self._coming = iter(title.fates(state, seat, Chance(_SEED)))
        self._worlds: list[State] = []
        self._left = MOST
        self._percents: dict[Hashable, int] = {}

    def ending(self, action: Action) -> Ending | None:
        """None: the game goes on, as far as this seat can know."""
        if not self._title.may_end(self._state, action):
            return None
        found: list[Outcome] = []
        sure = True
        for number, world in enumerate(self._fates()):
            for trial in self._trials(world, action):
                if trial.outcome is not None and trial.outcome not in found:
                    found.append(trial.outcome)
                sure = sure and trial.outcome is not None and not (trial.answered or trial.sampled)
            if number == 0 and not (found or trial.open):
                return None
        return Ending(sure, all(self._seat in one.winners for one in found), tuple(found)) if found else None

    def told(self, action: Action) -> Ending | None:
        """The same for a person, who also reads how likely it is where the title knows and that is soon found."""
        found = self.ending(action)
        alike = None if found is None or found.sure else self._title.by_draws(self._state, action)
        if found is None or alike is None:
            return found
        if alike not in self._percents:
            world = next(self._fates())
            share = self._share(world, action, [()] * len(self._title.decks(world)))
            self._percents[alike] = 0 if share is None else min(max(1, round(100 * share)), 99)
        return replace(found, percent=self._percents[alike])

    def _share(self, world: State, action: Action, tops: list[tuple[int, ...]]) -> float | None:
        """Of all orders that the decks may have below these cards, those in which the action ends the game. Where it
        draws no more of a deck, the order of the rest is all one. What shuffles a deck anew is drawn only where it is
        one of these cards; of what comes after that one order is tried. None: there are too many, or the seat itself
        chooses on the way, and each choice will say it.
        """
        laid = world.clone()
        rests: list[list[int]] = []
        for at, (deck, top) in enumerate(zip(self._title.decks(laid), tops, strict=True)):
            rest = [card for card in deck if card not in top]
            last = [card for card in rest if self._title.shuffles(laid, at, card)]
            rests.append([*last, *(card for card in rest if card not in last)])
            deck[:] = [*rests[at], *reversed(top)]
        trial = _Trial(self._title, laid, self._seat, action)
        self._left -= trial.steps
        if len(trial.ends) > 1 or self._left < 0:
            return None
        for at, rest in enumerate(rests):
            if len(rest) > 1 and any(len(self._title.decks(end)[at]) < len(rest) for end in trial.ends):
                total = 0.0
                for card in rest:
                    share = self._share(world, action, [*tops[:at], (*tops[at], card), *tops[at + 1 :]])
                    if share is None:
                        return None
                    total += share
                return total / len(rest)
        return float(trial.outcome is not None)

    def _trials(self, world: State, action: Action) -> Iterator[_Trial]:
        """Once all others let pass what they may; and once more if they have answers that cost them nothing."""
        trial = _Trial(self._title, world, self._seat, action)
        yield trial
        if trial.tempted:
            yield _Trial(self._title, world, self._seat, action, ready=True)

    def _fates(self) -> Iterator[State]:
        yield from self._worlds
        for world in self._coming:
            self._worlds.append(world)
            yield world


class _Trial:
    """One action in one imagined world, followed until somebody begins something of his own.

    Others let windows pass, unless they are `ready` for those whose answers cost nothing.
    """

    def __init__(self, title: Foreseeing, world: State, seat: int | None, action: Action, ready: bool = False) -> None:
        self._title = title
        self._seat = seat
        self._ready = ready
        self._answers_left = ANSWERS
        self._choices_left = CHOICES
        self._choices = world.chance.fork("others")
        self._foreseen = _unforeseen(world)
        self.answered = False  # others had a say
        self.tempted = False  # in a window whose answers cost nothing
        self.sampled = False  # not all of one's own choices were tried
        self.open = False  # they had a say, or chance, or something hidden
        self.ends: list[State] = []  # where it led to
        self.steps = 0
        self.outcome = self._after(world, action)

    def _after(self, world: State, action: Action) -> Outcome | None:
        world = world.clone()
        run.apply(world, action, [action])
        self.steps += 1
        while self._goes_on(world) and run.to_act(world) != self._seat and self._answers_left:
            self._answers_left -= 1
            self.steps += 1
            self.answered = True
            legal = run.legal(world)
            run.apply(world, self._answer(world, legal), legal)
        self.open = self.open or self.answered or _unforeseen(world) != self._foreseen
        if self._goes_on(world) and run.to_act(world) == self._seat:
            return self._whatever_one_does(world, run.legal(world))
        self.ends.append(world)
        return world.outcome

    def _answer(self, world: State, legal: list[Action]) -> Action:
        step = world.agenda[-1]
        free = isinstance(step, Window) and step.costs_nothing
        self.tempted = self.tempted or free
        if PASS in legal and not (free and self._ready):
            return PASS
        answers = [action for action in legal if action != PASS] or legal
        return answers[self._choices.below(len(answers))]

    def _goes_on(self, world: State) -> bool:
        return bool(world.agenda) and self._title.unsettled(world)

    def _whatever_one_does(self, world: State, legal: list[Action]) -> Outcome | None:
        """The end, if no choice that is left to the seat leads past it."""
        outcome = None
        for action in self._tried(legal):
            self._choices_left -= 1
            outcome = self._after(world, action)
            if outcome is None:
                break
        return outcome

    def _tried(self, legal: list[Action]) -> list[Action]:
        """All choices, or of too many the first and the last, which often are to do something and to do nothing. Then
        nothing is sure, and each choice will say so again.
        """
        if len(legal) <= max(1, self._choices_left):
            return legal
        self.sampled = True
        return [legal[0], legal[-1]] if self._choices_left > 0 else legal[:1]


def _unforeseen(state: State) -> tuple[int, int]:
    """How much came by chance so far, and how much that was hidden."""
    return state.chance.drawn, state.shown + sum(state.shown_to)
