"""Every turn of 2+2 offers what a second, plain reading of the rules offers (`volk/naive.py`).

The title shows no chances: what is drawn is not foretold. Its forecasts are ranges, held to the rules in
`volk/test_foresight.py`.
"""

from __future__ import annotations

import re
from importlib.resources import files

from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.twoplustwo.verbs import Credit, Engage
from brink.games.volk.verbs import Event
from volk.naive import Germany, card_actions, police, probe, read_cards

BASE = files("brink.games.volk") / "content"
CARDS = read_cards(BASE, files("brink.games.volk.twoplustwo") / "content")
LAST_SPACE = 7  # of the arms race
POWERS = ("US", "SU")
DECISIONS = ("TakeTwoTurn", "Build", "Dismantle", "RaiseStandard", "RemoveUnrest", "AfterAction", "PaySpecial", "Apply")
VERBS = ("remove-unrest", "build", "raise", "event", "police", "engage", "credit", "factory", "line", "half", "sector")


def pays(card, power):
    """H13: whether the event brings this superpower money."""
    return bool(re.search(rf"\${POWERS[power]}\+[1-9]", f"{card['event']} {card.get('shaded', '')}"))


def turn(state):
    """§11.5: everybody the four actions; superpowers the arms race and credits; in the red only what brings money."""
    land, seat = Germany(state), state.agenda[-1].seat
    found = set(card_actions(state, seat, CARDS, land))
    if seat < 2:
        at_the_end = state.arms == (-LAST_SPACE, LAST_SPACE)[seat]
        for number in [*state.display, *state.hands[seat]]:
            found.add(Credit(number))
            if not CARDS[number].get("ban") and not at_the_end:
                found.add(Engage(number))
        if state.treasury[seat] < 0:
            found = {action for action in found if brings_money(state, seat, action)}
    return found | police(state, seat, land)


def brings_money(state, seat, action):
    if isinstance(action, Event):
        return action.card != state.special and pays(CARDS[action.card], seat)
    return isinstance(action, Credit)


def vary(state, chance):
    """Treasuries and the arms race, in all places."""
    state.treasury = [chance.below(10) - 4 for _ in POWERS]
    state.arms = chance.below(2 * LAST_SPACE + 1) - LAST_SPACE
    state.soviet_malus = chance.below(2) == 0


def test_a_turn_offers_what_a_plain_reading_offers():
    seen = probe(TwoPlusTwo(), 4, CARDS, turn, vary)
    assert all(seen[what] for what in (*DECISIONS, *VERBS)), seen
