"""§11.6: what the icons of 2+2 do. They join the base game's table of icons."""

from __future__ import annotations

from brink.engine import Action, Reason, refuse
from brink.games.volk import events, tracks
from brink.games.volk.icons import EAST, WEST, Icon
from brink.games.volk.state import By, VolkState
from brink.games.volk.twoplustwo import arms_race_and_conflicts as cards
from brink.games.volk.twoplustwo.nuclear_war import press_button
from brink.games.volk.twoplustwo.state import DOVES, TwoDecision, TwoState, superpower, two
from brink.games.volk.twoplustwo.verbs import TAKE_MONEY, Push, TakeMoney
from brink.games.volk.verbs import DONE, Calm, Done

DOMINANCE, PRESTIGE = 3, 0  # numbers of the tracks


# -- tracks -----------------------------------------------------------------------------------------------------


def move_dominance(state: VolkState, by: By, icon: Icon) -> None:
    """Arrows both ways have a net sum of 0 and never give a bonus (H2)."""
    if not events.cancels_out(state, icon):
        push_dominance(two(state), WEST if icon.left else EAST)


def push_dominance(state: TwoState, side: int) -> None:
    if not state.shift("dominance", side):
        state.say("power-beyond-the-end", "11.6", track=DOMINANCE, power=superpower(side))
        state.then(DominanceBonus(superpower(side), side))


class DominanceBonus(TwoDecision, frozen=True):
    """H7: dominance beyond its end: its superpower takes $1 or calms 1 unrest at home, or declines."""

    rule = "11.6"
    side: int

    def candidates(self, state: TwoState) -> list[Action]:
        calm = state.pack.ready.calm
        return [TAKE_MONEY, *(calm[province] for province in state.pack.provinces[self.side]), DONE]

    def refusal(self, state: TwoState, action: TakeMoney | Calm | Done) -> Reason | None:
        if isinstance(action, Calm) and not state.unrest[action.province]:
            return refuse("no-unrest", "11.6", province=action.province)
        return None

    def perform(self, state: TwoState, action: TakeMoney | Calm | Done) -> None:
        if isinstance(action, Calm):
            state.cut_unrest(action.province, 1, "11.6")
        elif isinstance(action, TakeMoney):
            state.pay(self.seat, 1, "11.6")


def move_space(state: VolkState, by: By, icon: Icon) -> None:
    """H1: beyond its end nothing happens."""
    if not events.cancels_out(state, icon) and not state.shift("space", WEST if icon.left else EAST):
        state.say("marker-stays", "H1", track=state.track_number("space"))


def move_arms(state: VolkState, by: By, icon: Icon) -> None:
    """The benefiting superpower draws; with arrows both ways the marker stays and both draw (H2, H3, H49)."""
    if not events.cancels_out(state, icon):
        cards.step(two(state), WEST if icon.left else EAST)
    elif two(state).automatic:
        state.then(cards.Draw(cards.ARMS_RACE, superpower(WEST)), cards.Draw(cards.ARMS_RACE, superpower(EAST)))
    else:
        state.then(cards.WhoDraws(by.active))


class ChooseArrow(TwoDecision, frozen=True):
    """The active player moves dominance or prestige one space, to the left or to the right."""

    rule = "11.6"
    asked_by = "choice"

    def candidates(self, state: TwoState) -> list[Action]:
        return [Push(track, side) for track in (DOMINANCE, PRESTIGE) for side in (WEST, EAST)]

    def perform(self, state: TwoState, action: Push) -> None:
        if action.track == DOMINANCE:
            push_dominance(state, action.colour)
        else:
            tracks.push(state, "prestige", action.colour)


def choose(state: VolkState, by: By, icon: Icon) -> None:
    state.then(ChooseArrow(by.active))


# -- peace and money --------------------------------------------------------------------------------------------


def flip_dove(state: VolkState, by: By, icon: Icon) -> None:
    """H33: a dove goes; when none is left, the button is pressed."""
    game = two(state)
    if not game.doves:
        press_button(game)
        return
    game.doves -= 1
    state.say("dove-goes", "11.6", doves=game.doves)


def return_dove(state: VolkState, by: By, icon: Icon) -> None:
    two(state).doves += 1
    state.say("dove-returns", "11.6", doves=two(state).doves)


def has_flipped_dove(state: VolkState, icon: Icon) -> bool:
    return two(state).doves < DOVES


def keep_peace(state: VolkState, by: By, icon: Icon) -> None:
    """The active player keeps the card in front of him."""
    card = state.resolving
    state.played.remove(card)
    two(state).peacemakers[by.active].append(card)
    state.say("peacemaker", "11.6", seat=by.active, card=card)


def move_money(state: VolkState, by: By, icon: Icon) -> None:
    game, power = two(state), superpower(icon.side)
    game.pay(power, icon.amount, "11.6")
    if icon.amount > 0 and power == by.active:
        game.must_earn = False


def conflict(state: VolkState, by: By, icon: Icon) -> None:
    state.then(cards.Draw(cards.CONFLICTS, superpower(icon.side)))


def own_conflict(state: VolkState, by: By, icon: Icon) -> None:
    """H19: the superpower of the active side, whoever of the two is active."""
    state.then(cards.Draw(cards.CONFLICTS, superpower(by.active & 1)))


def raise_arms_cost(state: VolkState, by: By, icon: Icon) -> None:
    two(state).arms_cost = True
    state.say("arms-cost-rises", "H22")


def weaken_soviets(state: VolkState, by: By, icon: Icon) -> None:
    two(state).soviet_malus = True
    state.say("soviet-malus-comes", "11.6")


events.DOES.update(
    {
        "D": move_dominance,
        "SP": move_space,
        "A": move_arms,
        "choice": choose,
        "-dove": flip_dove,
        "+dove": return_dove,
        "pm": keep_peace,
        "money": move_money,
        "conflict": conflict,
        "confA": own_conflict,
        "armscost+1": raise_arms_cost,
        "SUval-1": weaken_soviets,
    }
)
events.CAN["+dove"] = has_flipped_dove
