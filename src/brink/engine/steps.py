"""Steps: what a game does next, as plain data.

The agenda of a state is a stack of steps. An automatic step runs by itself (`run`); a decision waits until its
seat has chosen one of its actions (`perform`). Steps are frozen, so clones share them,
and tagged with their class name, so a state stores and resumes them between any two decisions.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from brink.engine.actions import PASS, Action
from brink.engine.errors import RulesError
from brink.engine.reasons import Arg, Reason

NOBODY: Final = -1

S = TypeVar("S")
Own: TypeAlias = Any  # an action of the step itself: it is given no others, so it may name the classes that it offers


class Step(msgspec.Struct, Generic[S], frozen=True, tag=True, forbid_unknown_fields=True):
    """One entry of the agenda. `rule` is the paragraph it carries out."""

    rule: ClassVar[str] = ""

    def run(self, state: S) -> None:
        """Change the state and put what follows on the agenda."""
        raise NotImplementedError(type(self).__name__)


class Automatic(Step[S], Generic[S], frozen=True, tag=True):
    """A step that nobody decides. (It may well have a field `seat`: whom it is about.)"""

    automatic: ClassVar[bool] = True


class Decision(Step[S], Generic[S], frozen=True, tag=True):
    """A step that waits for a seat. The legal actions are the candidates without a refusal."""

    automatic: ClassVar[bool] = False
    needs_choice: ClassVar[bool] = False  # where there is evidently but one option, it is done unasked
    seat: int

    def decider(self, state: S) -> int:
        """The seat that answers; usually the seat the step is about."""
        return self.seat

    def candidates(self, state: S) -> list[Action]:
        """Everything a player might reasonably try here, allowed or not."""
        raise NotImplementedError(type(self).__name__)

    def refusal(self, state: S, action: Own) -> Reason | None:
        """None where the candidate is allowed, else why not. Never changes the state."""
        return None

    def forced(self, state: S) -> Action | None:
        """The one thing that can be done here, where everybody can see that there is no other: it is done unasked.

        By public information only. What is done because of a hidden hand would tell what is, or is not, in it.
        """
        if not self.needs_choice:
            return None
        options = self.options(state)
        return options[0] if len(options) == 1 and self.evident(state) else None

    def evident(self, state: S) -> bool:
        """Of a decision that `needs_choice` and has but one option: whether all can see that there is no other."""
        return True

    def idle(self, action: Own) -> bool:
        """Whether this action but leads on to another question, or back to the one before: nothing changes in the state
        except that steps go from the top of the agenda, or come there.
        """
        return False

    def question(self) -> Hashable:
        """What it asks, whatever else it remembers: of one question the options are the same while nothing changes."""
        return self

    def perform(self, state: S, action: Own) -> None:
        """Do it, and put what follows on the agenda. The step itself is off the agenda already."""
        raise NotImplementedError(type(self).__name__)

    def options(self, state: S) -> list[Action]:
        """The legal actions. A hot decision may compute them faster; a test holds it to this definition."""
        refusal = self.refusal
        return [action for action in self.candidates(state) if refusal(state, action) is None]

    def cites(self, state: S) -> str:
        """The paragraph by which its seat is asked; usually the one it carries out."""
        return self.rule

    def asks(self, state: S) -> dict[str, Arg]:
        """Arguments of the prompt `ask-<step>` for the deciding seat."""
        return {}

    def tells(self, state: S) -> dict[str, Arg]:
        """Arguments of the line `wait-<step>` for everybody else; public information only."""
        return {}

    def phrases(self, state: S) -> Mapping[str, str]:
        """The messages of its actions by verb, where `do-<verb>` does not say what happens here: a factory may be built
        or dismantled.
        """
        return {}

    def turn(self, state: S) -> tuple[int, ...]:
        """The seats whose turn it is (allies may share one), as everybody knows: who decides something in another's
        turn is told so. A window must say it; to pass until it is one's turn is not offered in one's own, and ends
        with it.
        """
        return ()

    def details(self, state: S) -> Mapping[Action, Mapping[str, Arg]]:
        """What the messages of its actions say beyond their pieces: what a space of a track brings."""
        return {}


class Window(Decision[S], Generic[S], frozen=True, tag=True, kw_only=True):
    """A reaction window: every possible responder is asked in the rulebook's order.

    Put it on the agenda without a seat; when its time comes it opens for `responders` and asks them one by one.
    A response resolves before anything below the window goes on, and may open windows of its own: last in,
    first out. With `reopens` everybody is asked again after a response, until all pass in a row.

    `responders` must look at public information only. A window that opens because somebody holds a certain
    card would tell everybody that he does.
    """

    seat: int = NOBODY
    queue: tuple[int, ...] = ()
    reopens: ClassVar[bool] = True
    costs_nothing: ClassVar[bool] = False  # to answer: so it is reckoned with when the end of a game is foreseen

    def responders(self, state: S) -> tuple[int, ...]:
        raise NotImplementedError(type(self).__name__)

    def concerns(self, state: S) -> tuple[int, ...]:
        """The seats to which it happens, what this window holds up; by public information only. In doubt all of them:
        who wants to be asked only if it concerns him is asked once more.
        """
        return self.responders(state)

    def subject(self, state: S) -> dict[str, int]:
        """The piece it is about, by kind (`card=17`), where one may want to let all of its kind pass; public, like
        `tells`. What such windows are about as a whole is the message `window-<step>`.
        """
        return {}

    def respond(self, state: S, action: Own) -> None:
        raise NotImplementedError(type(self).__name__)

    # No step comes as often, so it goes straight to the agenda instead of by `then`: while a window is there, the game
    # is not over.

    def run(self, state: S) -> None:
        seats = self.responders(state)
        if seats:
            state.agenda.append(self._asking(seats))  # type: ignore[attr-defined]

    def perform(self, state: S, action: Own) -> None:
        passed = action == PASS
        if self.reopens and not passed:
            state.agenda.append(replace(self, seat=NOBODY, queue=()))  # type: ignore[attr-defined]
        elif self.queue:
            state.agenda.append(self._asking(self.queue))  # type: ignore[attr-defined]
        if not passed:
            self.respond(state, action)

    def next(self) -> Self | None:
        """The window as it asks the next seat, after this one has passed; None: this one is the last."""
        return self._asking(self.queue) if self.queue else None

    def _asking(self, seats: tuple[int, ...]) -> Self:
        return replace(self, seat=seats[0], queue=seats[1:])


AnyStep: TypeAlias = Step[Any]
AnyDecision: TypeAlias = Decision[Any]
"""Of whatever title: it lies on the agenda of a state that it takes."""


def key_of(step: type[AnyStep] | AnyStep) -> str:
    """`PlayCard` -> `play-card`: the part of message keys that names a step."""
    return _key_of(step if isinstance(step, type) else type(step))


@cache
def _key_of(step: type[AnyStep]) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", step.__name__).lower()


def family(*bases: type[AnyStep]) -> dict[str, type[AnyStep]]:
    """All steps of a game by name: everything derived from its own base classes."""
    found: dict[str, type[AnyStep]] = {}
    todo = list(bases)
    while todo:
        step = todo.pop()
        todo.extend(step.__subclasses__())
        if found.setdefault(step.__name__, step) is not step:
            raise RulesError(f"two steps are called {step.__name__}")
    return found
