"""Wir sind das Volk! as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brink.engine import Chance, Content, Game, Line, RulesError
from brink.games.volk import telling, views
from brink.games.volk.game_setup import lay_out
from brink.games.volk.pack import NONE, TRACKS, VolkPack
from brink.games.volk.sequence import StartDecade
from brink.games.volk.state import CUBES, Options, VolkAutomatic, VolkDecision, VolkState

VERBS = {
    "remove-unrest": ("card",),
    "build": ("card",),
    "raise": ("card",),
    "event": ("card",),
    "police": ("province",),
    "factory": ("site",),
    "line": ("line",),
    "run": ("site",),
    "repair": ("site",),
    "close": ("site",),
    "at": ("province",),
    "sector": ("sector",),
    "assign": ("province",),
    "move": ("province", "province_to"),
    "calm": ("province",),
    "stir": ("province",),
    "space": ("space",),
    "icon": ("icon",),
    "convert": ("icon",),
    "ignore": ("icon",),
    "ignore-left": ("icon",),
    "ignore-right": ("icon",),
    "rest": (),
    "discard": ("card",),
    "yield": (),
    "look-hand": (),
    "look-deck": (),
    "swap": ("card", "card_own"),
    "remove": ("card",),
    "done": (),
}


class Volk(Game[VolkState]):
    name = "volk"
    version = 1
    package = "brink.games.volk"
    players = (2,)
    state_type = VolkState
    options_type = Options
    steps = (VolkAutomatic, VolkDecision)
    verbs = VERBS

    def build(self, content: Content) -> VolkPack:
        return VolkPack(content)

    def deal(self, players: int, options: Options, chance: Chance, pack: VolkPack) -> VolkState:
        state = lay_out(VolkState, players, options, chance, pack)
        state.then(StartDecade())
        return state

    def view(self, state: VolkState, seat: int | None) -> views.View:
        return views.view(state, seat)

    def imagine(self, state: VolkState, seat: int | None, chance: Chance) -> VolkState:
        return views.imagine(state, seat, chance)

    def names(self, pack: VolkPack) -> Mapping[str, Sequence[str]]:
        return pack.names

    def tell(self, view: views.View, pack: VolkPack) -> list[Line]:
        return telling.tell(view, pack)

    def board(self, pack: VolkPack) -> dict[str, Any]:
        return {}

    def roles(self, state: VolkState) -> tuple[str, ...]:
        return ("West", "East")

    def rounds(self, state: VolkState) -> int:
        return state.decade

    def check(self, state: VolkState) -> None:
        check(state)


def check(state: VolkState) -> None:
    """Every card in exactly one place, every counter in its range."""
    if state.decade:
        check_cards(state)
    check_board(state)


def check_board(state: VolkState) -> None:
    pack = state.pack
    if min(state.unrest) < 0 or min(state.standard) < 0 or state.standard[pack.west_berlin] != sum(state.sectors):
        raise RulesError("a counter of a province is out of range")
    if max(state.sectors) - min(state.sectors) > 1 and not state.phase:
        raise RulesError("West Berlin's sectors are out of balance")
    if state.box < 0 or state.box + sum(state.socialists) > CUBES:
        raise RulesError("more socialists than there are")
    if any(not 0 <= built <= sites for built, sites in zip(state.built, pack.line_sites, strict=True)):
        raise RulesError("more infrastructure than sites")
    if any(abs(getattr(state, track)) > state.track_end(track) for track in TRACKS[:3]):
        raise RulesError("a marker is off its track")


def check_cards(state: VolkState) -> None:
    cards = [*state.display, *state.deck, *state.rest, *state.played, *state.past, *state.police]
    for piles in (state.hands, state.discards):
        cards += [card for pile in piles for card in pile]
    if state.special != NONE:
        cards.append(state.special)
    normal = sorted(card for card in cards if not state.pack.special[card])
    wanted = sorted(card for deck in state.pack.decks[: state.decade] for card in deck)
    if normal != wanted:
        raise RulesError("a card is lost or doubled")
