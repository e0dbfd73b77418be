"""§2.2 and §17.11: what the scenarios add to the rules, by the words of their sheets."""

from __future__ import annotations

from brink.engine import Action, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.allowance import steps_left
from brink.games.twogm.battlefield import arrives, muster, remove, stand
from brink.games.twogm.geometry import ROW, line_spaces
from brink.games.twogm.pack import NONE, SIDES
from brink.games.twogm.state import BOAT, BOATS, EVACUATED, FOURTH_RULES, MOVED, TwoGMDecision, TwoGMState
from brink.games.twogm.victory import at_once, boards


def rule(state: TwoGMState, word: str, side: int | None = None) -> tuple[int | str, ...] | None:
    """The values of a scenario rule, if there is one (and if it is about this side)."""
    if state.scenario == NONE:
        return None
    values = state.pack.scenarios[state.scenario].rule(word)
    if values is None or (side is not None and values[0] != SIDES[side]):
        return None
    return values


def craft_only(state: TwoGMState, side: int) -> bool:
    return state.scenario != NONE and state.pack.scenarios[state.scenario].sides[side].craft_only


def refuse_flying(state: TwoGMState) -> Reason | None:
    """Fog: nothing flies and nobody jumps before this round."""
    fog = rule(state, "fog")
    if fog and state.round() < int(fog[0]):
        return refuse("fog", "17.11", round=int(fog[0]))
    return None


def air_supply(state: TwoGMState, side: int, number: int) -> int:
    """AP more for this side in the round of this number."""
    supply = rule(state, "air-supply", side)
    return int(supply[2]) if supply and number >= int(supply[1]) else 0


# -- START ------------------------------------------------------------------------------------------------------


def at_start(state: TwoGMState, side: int) -> None:
    boats = rule(state, "boats", side)
    if boats:
        dice = [state.chance.die(10) for _ in range(staged(state))]
        state.counts[BOATS] = sum(1 if die <= int(boats[1]) else 2 if die <= int(boats[2]) else 3 for die in dice)
        state.say("boats-come", "17.11", side=side, count=state.counts[BOATS])
    craft = rule(state, "craft", side)
    if craft:
        room = max(0, int(craft[1]) * staged(state) - len(crafts(state, side)))
        state.then(*(NewCraft(seat) for seat in state.seats(side)[: staged(state)][:room]))


def staged(state: TwoGMState) -> int:
    """R109: how many times a scenario is there with its boats and craft: once for each board. By earlier rules two
    boards had only those of one.
    """
    return boards(state) if state.rules >= FOURTH_RULES else 1


def crafts(state: TwoGMState, side: int) -> list[int]:
    return [u for u in state.units_of(side) if state.u_card[u] == state.pack.landing_craft]


class NewCraft(TwoGMDecision, frozen=True):
    """§17.11 Omaha: one new craft on a free space of the first row; of two boards each ally may bring his (R109)."""

    rule = "17.11"
    needs_choice = True

    def candidates(self, state: TwoGMState) -> list[Action]:
        side = self.seat & 1
        return [*verbs.AT.of(line_spaces(state.home_row(side), state.spaces)), verbs.DONE]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if isinstance(action, verbs.At) and state.here[action.space] != NONE:
            return refuse("space-taken", "17.11", space=action.space)
        return None

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.At):
            card = state.pack.landing_craft
            u = muster(state, self.seat, card, action.space, 0)
            stand(state, u, action.space)
            arrives(state, u, 0, "17.11")


# -- what units may do in Movement ------------------------------------------------------------------------------


def unit_menu(state: TwoGMState, u: int) -> list[Action]:
    """Evacuate, leave the board, take an assault boat, scuttle an empty craft."""
    if state.scenario == NONE:
        return []
    side, row = state.side(u), ROW[state.u_place[u]]
    found: list[Action] = []
    if rule(state, "boats", side) and row == state.home_row(side):
        found.append(verbs.EVACUATE)
    way_out = rule(state, "exit", side)
    if way_out and row == int(way_out[1]) - 1:
        found.append(verbs.EXIT)
    boats = rule(state, "assault-boats", side)
    if boats and row == int(boats[1]) - 1:
        found.append(verbs.BOAT)
    if "embark" in state.unit(u).abilities:
        found.append(verbs.SCUTTLE)
    return found


def refuse_unit(state: TwoGMState, u: int, action: Action) -> Reason | None:
    side, card = state.side(u), state.u_card[u]
    if action == verbs.EVACUATE:
        return refuse_evacuation(state, u)
    if action == verbs.EXIT:
        return refuse("no-movement-left", "17.11", card=card) if steps_left(state, u) < 1 else None
    if action == verbs.BOAT:
        cost = boat_cost(state, side)
        if state.unit(u).type != "infantry":
            return refuse("boat-infantry-only", "17.11")
        if state.counts[BOATS] >= staged(state) or state.u_flags[u] & BOAT:
            return refuse("no-boat", "17.11", card=card)
        if cost > state.ap[state.u_seat[u]]:
            return refuse("too-few-ap", "17.11", ap=cost, left=state.ap[state.u_seat[u]])
        return None
    return refuse("craft-loaded", "17.11", card=card) if state.cargo(u) else None


def boat_cost(state: TwoGMState, side: int) -> int:
    boats = rule(state, "assault-boats", side)
    return int(boats[2]) if boats else 0


def refuse_evacuation(state: TwoGMState, u: int) -> Reason | None:
    seasoned = rule(state, "seasoned")
    side = state.side(u)
    first_turn = 1 if state.first == side else 2
    served = (state.turn - max(first_turn, state.u_turn[u])) // 2
    if state.unit(u).type != "infantry" or state.u_flags[u] & MOVED or state.u_pair[u] != NONE:
        return refuse("cannot-evacuate", "17.11", card=state.u_card[u])
    if seasoned and served < int(seasoned[0]):
        return refuse("too-fresh", "17.11", card=state.u_card[u], turns=int(seasoned[0]))
    if state.counts[EVACUATED] >= state.counts[BOATS]:
        return refuse("no-boat", "17.11", card=state.u_card[u])
    return None


def do_unit(state: TwoGMState, u: int, action: Action) -> None:
    side = state.side(u)
    if action == verbs.BOAT:
        state.pay(state.u_seat[u], boat_cost(state, side))
        state.counts[BOATS] += 1
        state.u_flags[u] |= BOAT
        state.say("takes-boat", "17.11", card=state.u_card[u])
        return
    if action != verbs.SCUTTLE:
        state.counts[EVACUATED] += 1
        state.points[side] += len(company(state, u))
    for one in company(state, u):
        state.say("leaves", "17.11", seat=state.u_seat[one], card=state.u_card[one], verb=action.verb)
        remove(state, one)
    at_once(state)


def company(state: TwoGMState, u: int) -> list[int]:
    """Who goes together: the unit, its partner in covered movement, and what they carry."""
    group = [u] if state.u_pair[u] == NONE else [u, state.u_pair[u]]
    return [*(load for one in group for load in state.cargo(one)), *group]
