"""The machine that runs an agenda: what may be done now, doing it, and running on to the next decision.

Functions of the state alone: the steps on its agenda know all the rules. `Game` offers them under the same names.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, TypeAlias

from brink.engine.actions import PASS, Action, Given
from brink.engine.errors import Refused, RulesError
from brink.engine.reasons import Prompt, Reason
from brink.engine.state import State
from brink.engine.steps import NOBODY, AnyDecision, Window, key_of

RUNAWAY: Final = range(10_000)  # automatic steps in a row; no rulebook comes near


Listed: TypeAlias = dict[Hashable, list[Action]]
"""The legal actions of decisions by their question, found out since anything but the agenda changed in this game."""


def advance(state: State, listed: Listed | None = None) -> list[Action] | None:
    """Run automatic steps, and decisions in which there is nothing to decide, up to the next one or the end.

    Gives the legal actions of that decision, if they had to be found out anyway or are `listed`.
    """
    agenda = state.agenda
    for _ in RUNAWAY:
        if not agenda:
            if state.outcome is None:
                raise RulesError(f"{_title(state)}: the agenda is empty and the game is not over")
            return None
        step = agenda[-1]
        if step.automatic or step.seat < 0:  # a window that is not open yet has no seat and runs to open itself
            agenda.pop()
            step.run(state)
            continue
        if step.needs_choice:
            options = step.options(state) if listed is None else _options(state, step, listed)
            if len(options) != 1 or not step.evident(state):
                return options
            action = options[0]
        else:
            action = step.forced(state)
            if action is None:
                return None if listed is None else _options(state, step, listed)
        agenda.pop()
        if listed:
            listed.clear()
        step.perform(state, action)
    recent = ", ".join(type(step).__name__ for step in agenda[-5:])
    raise RulesError(f"{_title(state)}: automatic steps do not end (agenda: {recent})")


def _options(state: State, step: AnyDecision, listed: Listed) -> list[Action]:
    question = step.question()
    found = listed.get(question)
    if found is None:
        found = listed[question] = step.options(state)
    return found


def legal(state: State) -> list[Action]:
    """What may be done now; empty when the game is over."""
    agenda: list[AnyDecision] = state.agenda
    return agenda[-1].options(state) if agenda else []


def candidates(state: State) -> list[Action]:
    """What one might try now, allowed or not."""
    agenda: list[AnyDecision] = state.agenda
    return agenda[-1].candidates(state) if agenda else []


def refusal(state: State, action: Given) -> Reason | None:
    """Why this may not be done now; None where it may."""
    if not state.agenda:
        return Reason("game-is-over")
    step: AnyDecision = state.agenda[-1]
    found = step.candidates(state)
    if action not in found:
        return Reason("not-offered", step.rule)
    return step.refusal(state, found[found.index(action)])


def chosen(state: State, action: Given, legal_now: list[Action] | None = None) -> Action:
    """Our own form of an action that came from outside, if it is legal: a client's `True` equals 1 and is not it."""
    allowed = legal(state) if legal_now is None else legal_now
    try:
        return allowed[allowed.index(action)]  # type: ignore[arg-type]
    except ValueError:
        raise _refused(state, action) from None


def _refused(state: State, action: Given) -> Refused:
    return Refused(refusal(state, action) or Reason("not-offered"))


def apply(
    state: State, action: Given, legal: list[Action] | None = None, listed: Listed | None = None
) -> list[Action] | None:
    """Check that the action is legal, perform it, run on to the next decision.

    A caller that has just computed the legal actions passes them, so that they are not computed twice. For the same
    reason those of the next decision are given back, if they had to be found out on the way to it. Who plays on from
    here to the end keeps them `listed`: whoever goes back to a choice is offered the same again.
    """
    if legal is None:
        action = chosen(state, action)
    else:  # as `chosen` does it
        try:
            action = legal[legal.index(action)]  # type: ignore[arg-type]
        except ValueError:
            raise _refused(state, action) from None
    step: AnyDecision = state.agenda.pop()
    if listed and not step.idle(action):
        listed.clear()
    step.perform(state, action)
    return advance(state, listed)


def to_act(state: State) -> int:
    """The seat that decides now; NOBODY when the game is over."""
    agenda: list[AnyDecision] = state.agenda
    return agenda[-1].decider(state) if agenda else NOBODY


def decision(state: State, viewer: int | None) -> Prompt:
    """Who decides what, in the words for this viewer."""
    step: AnyDecision = state.agenda[-1]
    seat = step.decider(state)
    key = f"ask-{key_of(step)}" if viewer == seat else f"wait-{key_of(step)}"
    args = step.asks(state) if viewer == seat else {"seat": seat, **step.tells(state)}
    phrases, details = (step.phrases(state), tuple(step.details(state).items())) if viewer == seat else ({}, ())
    rule = step.cites(state)
    if not isinstance(step, Window):
        return Prompt(seat, key, rule, args, turn=step.turn(state), phrases=phrases, details=details)
    concerns, subject, turn = step.concerns(state), step.subject(state), step.turn(state)
    return Prompt(seat, key, rule, args, True, concerns, subject, turn, phrases, details)


def ahead(state: State, seat: int) -> State | None:
    """The state in which this seat will be asked at the window that is open, if all who are asked before it pass.

    None: it is not among those who follow. For tables at which people answer before their turn comes.
    """
    while state.agenda and isinstance(state.agenda[-1], Window) and state.agenda[-1].queue:
        following, allowed = state.agenda[-1].next(), legal(state)
        if PASS not in allowed:
            return None
        state = state.clone()
        apply(state, PASS, allowed)
        if not state.agenda or state.agenda[-1] != following:
            return None
        if to_act(state) == seat:
            return state
    return None


def _title(state: State) -> str:
    return state.pack.about.game
