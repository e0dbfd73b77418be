"""How people want to be asked at windows. The table goes by it, not the rules: a window asks everybody all the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from brink.engine import PASS, AnyGame, Given, State, Window, run
from brink.engine.steps import key_of
from brink.tables.foreseeing import passing_may_lose
from brink.tables.rows import By, Chair
from brink.tables.shapes import StandingAnswer

ALL: Final = "*"
FOR_NOW: Final = "*now"  # until my turn; what is said otherwise holds again afterwards
USUAL: Final[StandingAnswer] = "ask-able"  # T3: what holds for who has said nothing

Policy: TypeAlias = Literal["ask", "ask-able", "pass"]


class Said(msgspec.Struct, frozen=True):
    """What the table does for a person. `waits`: it depends on the hand, so it must not come at once where others look
    on. `missed`: there was something else to do.
    """

    seat: int
    action: Given
    by: By
    waits: bool = False
    missed: bool = False
    command: str | None = None


def said(game: AnyGame, state: State, chair: Chair) -> Said | None:
    """What the table does for this person at the decision that is due for him; None: ask him."""
    window = state.agenda[-1] if state.agenda else None
    if isinstance(window, Window) and chair.reply is not None:
        reply = tuple(chair.reply.action)
        if reply in run.legal(state):
            waits = policy(game, state, window, chair.seat, chair.standing) == "ask-able"
            return Said(chair.seat, reply, "person", waits, command=chair.reply.command)
    return answer(game, state, chair.seat, chair.standing)


def answer(game: AnyGame, state: State, seat: int, answers: Mapping[str, StandingAnswer]) -> Said | None:
    """What follows from what this seat has said in advance; None: ask."""
    window = state.agenda[-1] if state.agenda else None
    if not isinstance(window, Window):
        return None
    how = policy(game, state, window, seat, answers)
    legal = [] if how == "ask" else run.legal(state)
    if PASS not in legal:
        return None
    if how == "pass":
        return Said(seat, PASS, "standing", missed=legal != [PASS])
    return Said(seat, PASS, "silence", waits=True) if legal == [PASS] else None


def policy(
    game: AnyGame, state: State, window: Window[State], seat: int, answers: Mapping[str, StandingAnswer]
) -> Policy:
    """How to treat this seat at this window. Hands have no say in it. That another wins, or that all lose, concerns
    everybody: whoever could answer that is asked, unless he always passes.
    """
    how = _chosen(state, window, answers)
    if how == "ask" or how == "ask-able" or how == "pass":
        return how
    concerned = how == "unless-me" and {seat, window.seat} & set(window.concerns(state))
    return "ask-able" if concerned or passing_may_lose(game, state, seat) else "pass"


def kinds(state: State, window: Window[State]) -> list[str]:
    """What answers in advance can be about at this window, the closest first: the piece, then the step."""
    return [*(f"{kind}:{number}" for kind, number in window.subject(state).items()), key_of(window)]


def _chosen(state: State, window: Window[State], answers: Mapping[str, StandingAnswer]) -> StandingAnswer:
    if FOR_NOW in answers:
        return answers[FOR_NOW]
    return next((answers[key] for key in (*kinds(state, window), ALL) if key in answers), USUAL)


def expire(chairs: tuple[Chair, ...], deciding: int | None, state: State) -> tuple[Chair, ...]:
    """ "Until my turn" ends when the seat is asked anything but a window, or at the first window of its own turn."""
    if deciding is None:
        return chairs
    step = state.agenda[-1]
    begun = step.turn(state) if isinstance(step, Window) else (deciding,)
    return tuple([_in_turn(chair) if chair.seat in begun else chair for chair in chairs])


def _in_turn(chair: Chair) -> Chair:
    kept = {key: said for key, said in chair.standing.items() if said != "until-my-turn"}
    return chair if len(kept) == len(chair.standing) else replace(chair, standing=kept)
