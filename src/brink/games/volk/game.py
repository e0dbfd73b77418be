"""Wir sind das Volk! as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from brink.engine import Action, BotMaker, Chance, Content, Game, Given, Line, RulesError
from brink.engine.minds import Mind
from brink.engine.vectors import Observed
from brink.games.volk import endings, telling, vectors, views
from brink.games.volk.board import board
from brink.games.volk.bots import Steady
from brink.games.volk.game_setup import lay_out
from brink.games.volk.icons import WEST
from brink.games.volk.layouts import LAYOUTS
from brink.games.volk.living_standard import price
from brink.games.volk.mind import VolkMind
from brink.games.volk.pack import NONE, TRACK_END, TRACKS, VolkPack
from brink.games.volk.sequence import StartDecade
from brink.games.volk.state import CUBES, RUN_DOWN, Options, VolkAutomatic, VolkDecision, VolkState
from brink.games.volk.unrest import SupplierProtest
from brink.games.volk.verbs import VERBS

MIND = VolkMind()
OPENS = frozenset({"card", "phase", "province", "sector", "site", "track"})
# The board itself shows the card that is played and what became of its icons; of the phases and of what follows it
# makes the end of a decade.
MOMENTS = {
    "phase": "phase",
    "decade-begins": "decade",
    "plays": "played",
    "ignored": "ignored",
    "icon-lost": "lost",
    "protest-arises": "protest-bad",
    "supplier-protest-arises": "protest-bad",
    "protest-ends": "protest-over-good",
    "supplier-protest-ends": "protest-over-good",
    "wall-built": "wall",
    "wall-falls": "wall-gone",
    "stasi-disbanded": "stasi",
}


class Volk(Game[VolkState]):
    name = "volk"
    marks = {"decade-begins": "decade", "second-half": "part"}
    version = 3
    pins = frozenset({1, 2})
    package = "brink.games.volk"
    players = (2,)
    state_type = VolkState
    options_type = Options
    steps = (VolkAutomatic, VolkDecision)
    actions = VERBS
    layout = 4
    layouts = LAYOUTS
    opens = OPENS
    moments = MOMENTS
    in_the_end = {"tell-active": ""}

    def build(self, content: Content) -> VolkPack:
        return VolkPack(content)

    def deal(self, players: int, options: Options, chance: Chance, pack: VolkPack) -> VolkState:
        state = lay_out(VolkState, players, options, chance, pack)
        state.then(StartDecade())
        return state

    def lays_open(self, state: VolkState, action: Given) -> bool:
        """Cards of the display are played as those of the hand are."""
        return super().lays_open(state, action) and self.about(action)["card"] in state.hands[self.to_act(state)]

    def view(self, state: VolkState, seat: int | None) -> views.View:
        return views.view(state, seat)

    def imagine(self, state: VolkState, seat: int | None, chance: Chance) -> VolkState:
        return views.imagine(state, seat, chance)

    def known(self, state: VolkState, seat: int) -> VolkState:
        return views.known(state, seat)

    def cost(self, state: VolkState, action: Action) -> int:
        return price(state, action)

    def may_end(self, state: VolkState, action: Action) -> bool:
        return endings.may_end(state)

    def unsettled(self, state: VolkState) -> bool:
        return endings.unsettled(state)

    def fates(self, state: VolkState, seat: int | None, chance: Chance) -> Iterator[VolkState]:
        """One world: there are no dice, and no hidden card has a say in how a decade ends (§8)."""
        yield self.imagine(state, seat, chance)

    def names(self, pack: VolkPack) -> Mapping[str, Sequence[str]]:
        return pack.names

    def tell(self, view: views.View, pack: VolkPack) -> list[Line]:
        return telling.tell(view, pack)

    def board(self, pack: VolkPack) -> dict[str, object]:
        return board(pack)

    def roles(self, state: VolkState) -> tuple[str, ...]:
        return ("West", "East")

    def lasting_roles(self, pack: VolkPack) -> Sequence[str]:
        return pack.names["side"]

    def rounds(self, state: VolkState) -> int:
        return state.decade

    def holds(self, state: VolkState) -> Mapping[str, Sequence[Sequence[int]]]:
        """Hands, and the display."""
        return {"card": [*(hand.cards for hand in state.hands), state.display]}

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": Steady}

    def mind(self) -> Mind[VolkState] | None:
        return MIND

    def counts(self, players: int, pack: VolkPack) -> Mapping[str, int]:
        return {"space": TRACK_END + 1}

    def plain_view(self, state: VolkState, seat: int | None) -> views.View:
        return views.plain_view(state, seat)

    def observed(self, players: int, options: Options, pack: VolkPack) -> Observed:
        return vectors.observed(pack)

    def check(self, state: VolkState) -> None:
        check(state)


def check(state: VolkState) -> None:
    """Every card in exactly one place, every counter in its range."""
    check_cards(state)
    check_hidden(state)
    check_board(state)
    if state.owes_protests() and not state.phase and not isinstance(state.agenda[-1], SupplierProtest):
        raise RulesError("a mass protest in West Berlin without one at a supplier")


def check_board(state: VolkState) -> None:
    check_provinces(state)
    check_economy(state)
    check_police(state)
    if any(abs(getattr(state, track)) > state.track_end(track) for track in TRACKS[:3]):
        raise RulesError("a marker is off its track")


def check_provinces(state: VolkState) -> None:
    pack = state.pack
    if min(*state.unrest, *state.standard, *state.sectors, *state.socialists) < 0:
        raise RulesError("a counter of a province is out of range")
    if state.standard[pack.west_berlin] != sum(state.sectors):
        raise RulesError("West Berlin's living standard is not that of its sectors")
    if any(state.socialists[province] for province in pack.provinces[WEST]):
        raise RulesError("socialists in the West")
    if state.box < 0 or state.box + sum(state.socialists) > CUBES:
        raise RulesError("more socialists than there are")
    if state.owes_protests() < 0 or not set(state.borrowed) <= set(pack.suppliers):
        raise RulesError("a supplier protests for West Berlin without reason")


def check_economy(state: VolkState) -> None:
    pack, factories = state.pack, state.factories
    for line, (a, b) in enumerate(pack.line_ends):
        if not 0 <= state.built[line] <= pack.full[line]:
            raise RulesError("more infrastructure than sites")
        alone = pack.line_sites[line] > 1 and state.places_halves  # V11: half a line may be left without a factory
        if state.built[line] and not factories[a] and not factories[b] and not alone:
            raise RulesError("infrastructure without a factory at either end")
    if any(factories[site] == RUN_DOWN for site in (*pack.cities[WEST], *pack.externals)):
        raise RulesError("a factory is run down that cannot be")
    if state.hamburg not in pack.site_provinces[pack.hamburg]:
        raise RulesError("Hamburg is elsewhere")


def check_police(state: VolkState) -> None:
    if len(state.police) != len(state.police_used) or (state.police and state.stasi_gone):
        raise RulesError("police power without a card")
    if not all(state.pack.police[card] for card in state.police):
        raise RulesError("a card without a star is a police power card")


def check_cards(state: VolkState) -> None:
    cards = [*state.display, *state.deck, *state.rest, *state.played, *state.past, *state.police]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for pile in state.discards for card in pile]
    if state.special != NONE:
        cards.append(state.special)
    wanted = sorted(card for deck in state.pack.decks[: state.decade] for card in deck)
    if sorted(card for card in cards if not state.pack.special[card]) != wanted or len(set(cards)) != len(cards):
        raise RulesError("a card is lost or doubled")


def check_hidden(state: VolkState) -> None:
    """What lies hidden is in order, so that its order tells nothing, and its owner knows it."""
    for owner, hand in enumerate(state.hands):
        ordered = hand.cards == sorted(hand.cards) and len(hand) == len(hand.knowers)
        if not ordered or not all(mask >> owner & 1 for mask in hand.knowers):
            raise RulesError("a hand is out of order")
    if any(pile != sorted(pile) for pile in state.discards):
        raise RulesError("a pile of discards is out of order")
    if len(state.deck) != len(state.deck_knowers) or len(state.rest) != len(state.rest_knowers):
        raise RulesError("a pile and those who know it differ")
