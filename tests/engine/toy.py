"""A game of nothing but steps, to look at the agenda from all sides."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

from brink.engine import (
    PASS,
    Action,
    Automatic,
    Chance,
    Content,
    Decision,
    Game,
    Outcome,
    Pack,
    Pass,
    Reason,
    State,
    Window,
    refuse,
)
from brink.engine.steps import Step

PACK = Pack(Content({"pack.toml": 'game = "toy"\nname = "standard"\ntitle = "Toy"'}, Path("nowhere")))


class Say(Action, verb="say"):
    count: int


class Never(Action, verb="never"):
    pass


class Answer(Action, verb="answer"):
    pass


class Nest(Action, verb="nest"):
    pass


class ToyState(State, kw_only=True):
    trail: list[str] = []


class ToyAutomatic(Automatic[ToyState], frozen=True, tag=True):
    pass


class ToyDecision(Decision[ToyState], frozen=True, tag=True):
    pass


class ToyWindow(Window[ToyState], frozen=True, tag=True, kw_only=True):
    pass


class Toy(Game[ToyState]):
    name = "toy"
    package = "engine"
    players = (3,)
    state_type = ToyState
    steps = (ToyAutomatic, ToyDecision, ToyWindow)
    actions = (Say, Never, Answer, Nest, Pass)

    def pack(self, name: str = "standard") -> Pack:
        return PACK

    def pack_with_hash(self, wanted: str) -> Pack:
        return PACK

    def deal(self, players: int, options: Any, chance: Chance, pack: Any) -> ToyState:
        return ToyState(players=players, pack=pack, chance=chance, agenda=[Finish()])


TOY = Toy()


def start(*steps: Step[Any]) -> ToyState:
    """These steps, up to the first decision."""
    state = ToyState(players=3, pack=PACK, chance=Chance(bytes(16)), shown_to=[0, 0, 0])
    state.then(*steps)
    TOY.advance(state)
    return state


class Mark(ToyAutomatic, frozen=True):
    word: str

    def run(self, state: ToyState) -> None:
        state.trail.append(self.word)


class Tree(ToyAutomatic, frozen=True):
    """Marks itself, then all its branches in order."""

    word: str
    branches: tuple[Tree, ...] = ()

    def run(self, state: ToyState) -> None:
        state.trail.append(self.word)
        state.then(*self.branches)


class Finish(ToyAutomatic, frozen=True):
    def run(self, state: ToyState) -> None:
        state.end(Outcome((), (1, 1, 1), "done"))


class Nothing(ToyAutomatic, frozen=True):
    def run(self, state: ToyState) -> None:
        pass


class Forever(ToyAutomatic, frozen=True):
    def run(self, state: ToyState) -> None:
        state.then(Forever())


class Ping(ToyAutomatic, frozen=True):
    def run(self, state: ToyState) -> None:
        state.then(Pong(), Ping())


class Pong(ToyAutomatic, frozen=True):
    def run(self, state: ToyState) -> None:
        pass


class Countdown(ToyAutomatic, frozen=True):
    left: int

    def run(self, state: ToyState) -> None:
        state.then(Countdown(self.left - 1) if self.left else Mark("liftoff"))


class Ask(ToyDecision, frozen=True):
    rule = "7.1"

    def candidates(self, state: ToyState) -> list[Action]:
        return [Say(1), Say(2), Never(), PASS]

    def refusal(self, state: ToyState, action: Action) -> Reason | None:
        return refuse("say-never", "7.2", seat=self.seat) if isinstance(action, Never) else None

    def perform(self, state: ToyState, action: Action) -> None:
        state.trail.append(f"seat {self.seat}: {action}")
        if isinstance(action, Say):
            state.then(*(Mark(f"echo {number}") for number in range(action.count)))


class PickOne(ToyDecision, frozen=True):
    """Asked only where there is a choice."""

    needs_choice = True
    most: int
    hidden: bool = False  # so that nobody else can see how many there are

    def evident(self, state: ToyState) -> bool:
        return not self.hidden

    def candidates(self, state: ToyState) -> list[Action]:
        return [Say(count) for count in range(1, self.most + 1)]

    def perform(self, state: ToyState, action: Say) -> None:
        state.trail.append(f"seat {self.seat}: {action.count}")


class Menu(ToyDecision, frozen=True):
    """Leads to an entry and back, as often as one likes."""

    asked: int = 0

    def question(self) -> Hashable:
        return type(self), self.seat

    def candidates(self, state: ToyState) -> list[Action]:
        return [Say(1), PASS]

    def idle(self, action: Action) -> bool:
        return action == Say(1)

    def perform(self, state: ToyState, action: Action) -> None:
        if action != PASS:
            state.then(MenuEntry(self.seat), Menu(self.seat, self.asked + 1))


class MenuEntry(ToyDecision, frozen=True):
    """Offers to count one on from what was done so far, or to go back."""

    def candidates(self, state: ToyState) -> list[Action]:
        return [Say(len(state.trail)), PASS]

    def idle(self, action: Action) -> bool:
        return action == PASS

    def perform(self, state: ToyState, action: Action) -> None:
        if action != PASS:
            state.trail.append("done")


class Bell(ToyWindow, frozen=True, kw_only=True):
    order: tuple[int, ...]
    level: int = 0

    def responders(self, state: ToyState) -> tuple[int, ...]:
        return self.order

    def candidates(self, state: ToyState) -> list[Action]:
        return [Answer(), Nest(), PASS]

    def respond(self, state: ToyState, action: Action) -> None:
        if isinstance(action, Nest):
            state.then(self.above(), Mark(f"resolve {self.level + 1}"))
        else:
            state.then(Mark(f"answer of {self.seat}"))

    def above(self) -> Bell:
        return Bell(order=self.order, level=self.level + 1)


class QuietBell(Bell, frozen=True, kw_only=True):
    """Whoever has answered is not asked again."""

    reopens = False

    def above(self) -> Bell:
        return QuietBell(order=self.order, level=self.level + 1)
