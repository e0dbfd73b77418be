"""A position in numbers, for each side the same: what planning bots learn chances of winning from.

Battle Royals and scenarios have weights of their own, for an HQ that decides and one that does not are two things.
"""

from __future__ import annotations

from typing import Final

from brink.games.twogm.geometry import ALL_SPACES, DISTANCE, ROW
from brink.games.twogm.pack import NONE, SPACES, Victory
from brink.games.twogm.solo.goals import Goals
from brink.games.twogm.solo.gunnery import Gunnery
from brink.games.twogm.stance import deployed_cost
from brink.games.twogm.state import SHOOTING, TwoGMState
from brink.games.twogm.terrain import cover
from brink.games.twogm.the_turn import command_groups, income, supply_line
from brink.games.twogm.victory import boards, victories

KINDS: Final = ("infantry", "tank", "artillery", "transport", "airplane")
DYING: Final = 4  # hit points of an HQ that will not stand much longer
FEW_CARDS: Final = 6
LINES: Final = 6
MARCHING: Final = 2  # turns: who could fire at an HQ by then is near it
ARMY: Final = (
    "hq-damage",
    "hq-weak",
    "hq-dying",
    "hq-fire",
    "hq-near",
    *(f"worth-{kind}" for kind in KINDS),
    "share",
    "life",
    "armor",
    "wounds",
    "units",
    "fire",
    "first-fire",
    "cover",
    "lines",
    "front",
    "deep",
    "supply",
    "income",
    "command",
    "ap",
    "general",
    "tired",
    "mounted",
    "hand",
    "hand-worth",
    "deck",
    "deck-worth",
    "few-cards",
    "active",
)
MISSION: Final = ("goal", "goal-near", "goal-late", "waits", "waits-late")
NAMES: Final = (*(f"royal-{name}" for name in ARMY), *(f"mission-{name}" for name in (*ARMY, *MISSION)))
SHARE: Final = ARMY.index("share")
AT_LEAST: Final = 5.0  # so that the first unit of all is not everything
NO_MISSION: Final = (0.0,) * (len(ARMY) + len(MISSION))
NO_ROYAL: Final = (0.0,) * len(ARMY)


def describe(state: TwoGMState) -> list[list[float]]:
    """South's numbers and north's."""
    goals = Goals(state, 0), Goals(state, 1)
    gunnery = Gunnery(state, goals)
    sides = [_army(state, gunnery, side) for side in (0, 1)]
    both = sum(numbers[SHARE] for numbers in sides) + AT_LEAST
    for numbers in sides:
        numbers[SHARE] /= both
    if state.scenario == NONE:
        return [[*numbers, *NO_MISSION] for numbers in sides]
    return [[*NO_ROYAL, *numbers, *_mission(state, side)] for side, numbers in enumerate(sides)]


def _army(state: TwoGMState, gunnery: Gunnery, side: int) -> list[float]:
    pack, places = state.pack, state.u_place
    worth = dict.fromkeys(KINDS, 0.0)
    life = armor = wounds = fire = shelter = lines = front = deep = tired = mounted = 0.0
    on_board = gunnery.board[side]
    for u in state.units_of(side):
        unit = state.unit(u)
        left = 1 - state.u_wounds[u] / state.wounds_of(u)
        worth[unit.type] += deployed_cost(state, u) * (0.5 + 0.5 * left)
    for u in on_board:
        unit, place = state.unit(u), places[u]
        remaining = state.wounds_of(u) - state.u_wounds[u]
        life += remaining
        armor += unit.armor
        wounds += state.u_wounds[u]
        fire += gunnery.fire_from(u, place)
        shelter += cover(state, u, place)[0]
        line = state.line(side, place)
        lines += line
        front = max(front, line)
        deep += max(0, line - 3) * unit.cost
        tired += bool(state.u_flags[u] & 3) + (state.u_grey[u] != 0)
        mounted += state.u_mounted[u] != 0
    hq = sum(state.hq_hp[side::2]) / boards(state)
    now, soon = _fire_at_hq(state, gunnery, side)
    seats = state.seats(side)
    hands = [card for seat in seats for card in state.hands[seat].cards]
    decks = [card for seat in seats for card in state.decks[seat]]
    cards = (len(hands) + len(decks)) / len(seats)
    next_to_fire = state.active if state.phase <= SHOOTING else 1 - state.active
    return [
        state.headquarters(side).hp - hq,
        max(0.0, 2 * DYING - hq),
        max(0.0, DYING - hq),
        now,
        soon,
        *worth.values(),
        sum(worth.values()),
        life,
        armor,
        wounds,
        float(len(on_board)),
        fire,
        fire if next_to_fire == side else 0.0,
        shelter,
        lines,
        front,
        deep,
        float(supply_line(state, side)),
        float(income(state, side)),
        float(command_groups(state, side)),
        float(sum(state.ap[side::2])),
        float(sum(number != NONE for number in state.generals[side::2])),
        tired,
        mounted,
        float(len(hands)),
        float(sum(pack.points[card] for card in hands)),
        float(len(decks)),
        float(sum(pack.points[card] for card in decks)),
        max(0.0, FEW_CARDS - cards),
        float(next_to_fire == side),
    ]


def _fire_at_hq(state: TwoGMState, gunnery: Gunnery, side: int) -> tuple[float, float]:
    """Hits that the enemy can expect on this side's HQ in a turn, from where it stands and from where it will soon."""
    hq_armor = state.headquarters(side).armor
    now = soon = 0.0
    targets = [ALL_SPACES + hq for hq in range(side, len(state.hq_hp), 2) if state.hq_hp[hq] > 0]
    for foe in gunnery.board[1 - side]:
        unit = state.unit(foe)
        near = min((DISTANCE[state.u_place[foe]][hq] for hq in targets), default=99)
        for gun in gunnery.guns(foe):
            if gun.penetration < hq_armor or gun.area:
                continue
            hits = gun.damage * (11 - min(10, max(2, gun.impact))) / 10
            gap = near - gun.reach_hq
            if gap <= 0:
                now += hits
            elif gap <= MARCHING * unit.movement:
                soon += hits / (1 + gap)
    return now, soon


# -- scenarios --------------------------------------------------------------------------------------------------


def _mission(state: TwoGMState, side: int) -> list[float]:
    """How far the best of the side's goals is reached, and what time does for it."""
    scenario = state.pack.scenarios[state.scenario]
    late = min(1.0, state.round() / scenario.rounds) if scenario.rounds else 0.0
    mine = [one for one in victories(state) if one.side == side]
    done = max((_reached(state, number, one) for number, one in enumerate(victories(state)) if one.side == side))
    waits = float(any(one.kind == "rounds" for one in mine))
    return [done, max(0.0, done - 0.6), done * late, waits, waits * late]


def _reached(state: TwoGMState, number: int, victory: Victory) -> float:
    """A share of what is needed."""
    side, board = victory.side, boards(state)
    needed = max(1, victory.count * board)
    if victory.kind == "destroy-units":
        return state.losses[1 - side] / needed
    if victory.kind in ("evacuate", "leave", "score"):
        return state.points[side] / needed
    if victory.kind == "most-points":
        return 0.5 + 0.02 * (state.points[side] - state.points[1 - side])
    if victory.kind == "destroy-hq":
        return 1 - sum(state.hq_hp[1 - side :: 2]) / (state.headquarters(1 - side).hp * board)
    if victory.kind == "row":
        row = victory.row - 1
        near = [
            max(0.0, 1 - abs(ROW[state.u_place[u]] - row) / LINES)
            for u in state.units_of(side)
            if state.on_board(u) and state.unit(u).counts
        ]
        return sum(sorted(near)[-needed:]) / needed
    if victory.kind == "control":
        spaces = [place + shift * SPACES for shift in range(board) for place in victory.spaces]
        some = [place + shift * SPACES for shift in range(board) for place in victory.some]
        held = sum(state.control[place] == side for place in spaces)
        held += min(victory.count * board, sum(state.control[place] == side for place in some))
        need = len(spaces) + victory.count * board
        return held / max(1, need) + 0.2 * state.held[number]
    return 0.0
