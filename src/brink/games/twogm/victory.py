"""§15: victory and defeat."""

from __future__ import annotations

from typing import Final, NamedTuple

from brink.engine import Outcome
from brink.games.twogm.geometry import ROW
from brink.games.twogm.pack import NONE, SPACES, Victory
from brink.games.twogm.state import FOURTH_RULES, TwoGMState

QUIET_TURNS: Final = 20  # R88: turns in a row without a wound once all decks are empty
LAST_ROUND: Final = 100  # R88


class Counted(NamedTuple):
    """Why damage at the HQs decides: how the game is won by it, or drawn, and by which rule."""

    won: str
    drawn: str
    rule: str


TIME_IS_UP: Final = Counted("time", "draw", "11")
NO_END: Final = Counted("no-end", "no-end-draw", "R88")


def win(state: TwoGMState, side: int, how: str, rule: str = "15") -> None:
    """The game is over at once; allies win together."""
    if state.outcome is not None:
        return
    winners = tuple(state.seats(side))
    ranking = tuple(1 if seat & 1 == side else 2 for seat in range(state.players))
    state.end(Outcome(winners, ranking, how, rule, args={"side": side}))


def hq_falls(state: TwoGMState, hq: int) -> None:
    """§15: in a Battle Royal that is the end; elsewhere the general goes and nothing is stored any more."""
    side = hq & 1
    state.say("hq-falls", "15", side=side)
    for seat in (hq,) if boards(state) > 1 else state.seats(side):  # on two boards each ally has his own (§12)
        state.generals[seat] = NONE
    if loses_by_hq(state, side):
        both = side == state.active and loses_by_hq(state, 1 - side)
        win(state, side if both else 1 - side, "hq")  # R85: if one effect destroys both, the active side wins


def loses_by_hq(state: TwoGMState, side: int) -> bool:
    """§12, R109: on two boards one HQ decides a Battle Royal; as the goal of a scenario both must fall."""
    one_is_enough = state.scenario == NONE or state.rules < FOURTH_RULES
    fallen = [hp == 0 for hp in state.hq_hp[side::2]]
    return hq_decides(state, 1 - side) and (any(fallen) if one_is_enough else all(fallen))


def hq_decides(state: TwoGMState, side: int) -> bool:
    """Whether this side wins by destroying an HQ."""
    return state.scenario == NONE or any(v.kind == "destroy-hq" and v.side == side for v in victories(state))


def victories(state: TwoGMState) -> tuple[Victory, ...]:
    return state.pack.scenarios[state.scenario].victory if state.scenario != NONE else ()


def out_of_cards(state: TwoGMState, side: int) -> bool:
    """R80, R84: deck and hand are empty, of all allies."""
    return not any(state.decks[seat] or state.hands[seat] for seat in state.seats(side))


def at_end_of_turn(state: TwoGMState) -> None:
    """§4 END OF TURN: defeat checks, the scenario's goals, the last round."""
    side = state.active
    at_once(state)
    for number, victory in enumerate(victories(state)):
        if state.outcome is None:
            held = holds(state, victory)
            state.held[number] = state.held[number] + 1 if held else 0 if due(state, victory) else state.held[number]
            if held and state.held[number] >= victory.turns:
                win(state, victory.side, victory.kind)
    if state.outcome is None and out_of_cards(state, side):
        win(state, 1 - side, "cards")
    state.quiet += 1
    if state.outcome is None and state.turn % 2 == 0:
        at_end_of_round(state)


def at_once(state: TwoGMState) -> None:
    """Goals that are reached the moment the count is."""
    for victory in victories(state):
        reached = {
            "destroy-units": state.losses[1 - victory.side],
            "evacuate": state.points[victory.side],
            "leave": state.points[victory.side],
            "score": state.points[victory.side],
        }.get(victory.kind)
        if reached is not None and reached >= victory.count * boards(state) and state.outcome is None:
            win(state, victory.side, victory.kind)


def boards(state: TwoGMState) -> int:
    """§12: objectives are doubled on two boards, turns are not."""
    return len(state.hq_hp) // 2


def due(state: TwoGMState, victory: Victory) -> bool:
    return victory.anybody or victory.side == state.active


def holds(state: TwoGMState, victory: Victory) -> bool:
    """Goals that are looked at when a turn ends."""
    if not due(state, victory):
        return False
    if victory.kind == "row":
        on_row = sum(
            state.on_board(u) and ROW[state.u_place[u]] == victory.row - 1 and state.unit(u).counts
            for u in state.units_of(victory.side)
        )
        return on_row >= victory.count * boards(state)
    if victory.kind == "control":
        shifts = [board * SPACES for board in range(boards(state))]
        mine = [control == victory.side for control in state.control]
        return all(mine[place + shift] for place in victory.spaces for shift in shifts) and (
            sum(mine[place + shift] for place in victory.some for shift in shifts) >= victory.count * len(shifts)
        )
    return False


def is_objective(state: TwoGMState, place: int) -> bool:
    """Whether a goal of the scenario is to hold this space."""
    victories = state.pack.scenarios[state.scenario].victory if state.scenario != NONE else ()
    return any(goal.kind == "control" and place % SPACES in (*goal.spaces, *goal.some) for goal in victories)


def at_end_of_round(state: TwoGMState) -> None:
    rounds = state.pack.scenarios[state.scenario].rounds if state.scenario != NONE else state.options.time_limit
    if state.scenario != NONE and rounds and state.round() >= rounds:
        last_round(state)
    elif rounds and state.round() >= rounds:
        count_damage(state, TIME_IS_UP)
    elif stuck(state) or state.round() >= LAST_ROUND:
        count_damage(state, NO_END if state.rules >= FOURTH_RULES else TIME_IS_UP)


def last_round(state: TwoGMState) -> None:
    """§17.11: who wins when the scenario's time is over."""
    for victory in victories(state):
        if victory.kind == "rounds":
            win(state, victory.side, "rounds")
        elif victory.kind == "most-points":
            mine, theirs = state.points[victory.side], state.points[1 - victory.side]
            if mine > theirs or (mine == theirs and victory.count):
                win(state, victory.side, "most-points")


def stuck(state: TwoGMState) -> bool:
    """R88: no card can be drawn any more and nobody has drawn blood for ten rounds."""
    return state.quiet >= QUIET_TURNS and not any(state.decks)


def count_damage(state: TwoGMState, why: Counted) -> None:
    """The HQ with more damage loses; equal damage is a draw."""
    lost = [sum(state.headquarters(side).hp - hp for hp in state.hq_hp[side::2]) for side in (0, 1)]
    if lost[0] != lost[1]:
        win(state, 0 if lost[0] < lost[1] else 1, why.won, why.rule)
    elif state.outcome is None:
        state.end(Outcome((), (1,) * state.players, why.drawn, why.rule))
