"""Every turn of Wir sind das Volk! offers what a second, plain reading of the rules offers (`naive.py`).

The title shows no chances: nothing is rolled. Its forecasts are ranges, held to the rules in `test_foresight.py`.
"""

from __future__ import annotations

from importlib.resources import files

from brink.games.volk import Volk
from volk.naive import Germany, card_actions, police, probe, read_cards

CARDS = read_cards(files("brink.games.volk") / "content")
DECISIONS = (
    "TakeTurn",
    "Build",
    "Dismantle",
    "RaiseStandard",
    "RemoveUnrest",
    "AfterAction",
    "PaySpecial",
    "Apply",
    "ChooseIcon",
)
VERBS = ("remove-unrest", "build", "raise", "event", "police", "factory", "line", "half", "at", "sector", "move", "run")


def turn(state):
    """§4: one card, one action; the police may go before it."""
    land, seat = Germany(state), state.agenda[-1].seat
    return {*card_actions(state, seat, CARDS, land), *police(state, seat, land)}


def test_a_turn_offers_what_a_plain_reading_offers():
    seen = probe(Volk(), 2, CARDS, turn)
    assert all(seen[what] for what in (*DECISIONS, *VERBS)), seen
