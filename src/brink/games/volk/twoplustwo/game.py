"""2+2 as a game of the kernel: the four-player game on the board of Wir sind das Volk!"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from brink.engine import Action, BotMaker, Chance, Content, Game, Given, Line, Outcome, RulesError
from brink.engine.minds import Mind
from brink.engine.vectors import Observed
from brink.games.volk import telling
from brink.games.volk.game import MOMENTS, OPENS, check_board, check_hidden
from brink.games.volk.layouts import LAYOUTS, cards_of_icons
from brink.games.volk.living_standard import price
from brink.games.volk.pack import TRACK_END, TRACKS
from brink.games.volk.state import VolkAutomatic, VolkDecision
from brink.games.volk.twoplustwo import endings, vectors, views
from brink.games.volk.twoplustwo import icons as icons  # registers what they do
from brink.games.volk.twoplustwo.board import two_board
from brink.games.volk.twoplustwo.bots import SteadyTwo
from brink.games.volk.twoplustwo.mind import TwoMind
from brink.games.volk.twoplustwo.pack import SMALL_DECK, TwoPack
from brink.games.volk.twoplustwo.result import result
from brink.games.volk.twoplustwo.sequence_of_play import set_up
from brink.games.volk.twoplustwo.state import DOVES, TwoAutomatic, TwoDecision, TwoOptions, TwoState
from brink.games.volk.twoplustwo.verbs import VERBS

MIND = TwoMind()


class TwoPlusTwo(Game[TwoState]):
    name = "twoplustwo"
    marks = {"decade-begins": "decade", "sub-decade": "part"}
    version = 3
    pins = frozenset({1, 2})
    package = "brink.games.volk"
    content = "twoplustwo/content"
    base = "content"
    released = "twoplustwo/released"
    help = "twoplustwo/help"
    players = (4,)
    state_type = TwoState
    options_type = TwoOptions
    steps = (VolkAutomatic, VolkDecision, TwoAutomatic, TwoDecision)
    actions = VERBS
    layout = 5
    layouts = {**LAYOUTS, 4: cards_of_icons}
    opens = OPENS | {"arms", "conflict"}
    moments = {
        **MOMENTS,
        "automatic-event": "automatic",
        "converted": "instead",
        "arms-drawn": "arms",
        "conflict-drawn": "conflict",
        "dove-goes": "dove-bad",
        "dove-returns": "dove-good",
        "victory-space": "victory-space",
        "button-pressed": "button-bad",
    }
    in_the_end = {"tell-active": "", "tell-automatic": ""}

    def build(self, content: Content) -> TwoPack:
        return TwoPack(content)

    def deal(self, players: int, options: TwoOptions, chance: Chance, pack: TwoPack) -> TwoState:
        return set_up(players, options, chance, pack)

    def lays_open(self, state: TwoState, action: Given) -> bool:
        """Cards of the display are played as those of the hand are."""
        return super().lays_open(state, action) and self.about(action)["card"] in state.hands[self.to_act(state)]

    def view(self, state: TwoState, seat: int | None) -> views.TwoView:
        return views.view(state, seat)

    def imagine(self, state: TwoState, seat: int | None, chance: Chance) -> TwoState:
        return views.imagine(state, seat, chance)

    def known(self, state: TwoState, seat: int) -> TwoState:
        return views.known(state, seat)

    def cost(self, state: TwoState, action: Action) -> int:
        return price(state, action)

    def may_end(self, state: TwoState, action: Action) -> bool:
        return endings.may_end(state, action)

    def unsettled(self, state: TwoState) -> bool:
        return endings.unsettled(state)

    def fates(self, state: TwoState, seat: int | None, chance: Chance) -> Iterator[TwoState]:
        """There are no dice, and only cards of the small decks have a say."""
        yield from endings.drawn_next(self.imagine(state, seat, chance))

    def by_draws(self, state: TwoState, action: Action) -> Hashable:
        return endings.by_draws(state, action)

    def decks(self, state: TwoState) -> Sequence[list[int]]:
        """Arms race and conflicts: every card was shown that is not in them (H24)."""
        return state.small_decks

    def shuffles(self, state: TwoState, deck: int, card: int) -> bool:
        return state.pack.reshuffles[deck][card]

    def names(self, pack: TwoPack) -> Mapping[str, Sequence[str]]:
        return pack.names

    def tell(self, view: views.TwoView, pack: TwoPack) -> list[Line]:
        return telling.tell(view, pack)

    def board(self, pack: TwoPack) -> dict[str, object]:
        return two_board(pack)

    def roles(self, state: TwoState) -> tuple[str, ...]:
        return ("USA", "Soviet Union", "West", "East")

    def lasting_roles(self, pack: TwoPack) -> Sequence[str]:
        return pack.names["role"]

    def result(self, outcome: Outcome, view: views.TwoView | None = None) -> Sequence[Line]:
        return result(outcome, view)

    def rounds(self, state: TwoState) -> int:
        return state.decade

    def teams(self, state: TwoState) -> tuple[int, ...]:
        """A superpower and its German state."""
        return tuple(seat & 1 for seat in range(state.players))

    def holds(self, state: TwoState) -> Mapping[str, Sequence[Sequence[int]]]:
        """Hands and the display; of the small decks what was drawn and carried out."""
        nobody: list[Sequence[int]] = [()] * state.players
        arms, conflicts = state.small_discards or ((), ())
        return {
            "card": [*(hand.cards for hand in state.hands), state.display],
            "arms": [*nobody, arms],
            "conflict": [*nobody, conflicts],
        }

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": SteadyTwo}

    def mind(self) -> Mind[TwoState] | None:
        return MIND

    def counts(self, players: int, pack: TwoPack) -> Mapping[str, int]:
        return {"space": max(TRACK_END, *pack.ends.values()) + 1}

    def plain_view(self, state: TwoState, seat: int | None) -> views.TwoView:
        return views.plain_view(state, seat)

    def observed(self, players: int, options: TwoOptions, pack: TwoPack) -> Observed:
        return vectors.observed(pack)

    def check(self, state: TwoState) -> None:
        check_board(state)
        check_hidden(state)
        if state.decade:
            check_cards(state)
        if not 0 <= state.doves <= DOVES or any(
            abs(getattr(state, track)) > state.track_end(track) for track in TRACKS
        ):
            raise RulesError("a marker is off its track")
        for deck, discards in zip(state.small_decks, state.small_discards, strict=True):
            if sorted([*deck, *discards]) != list(range(SMALL_DECK)):
                raise RulesError("an arms-race or conflict card is lost or doubled")


def check_cards(state: TwoState) -> None:
    """Every card of the decades so far in exactly one place."""
    cards = [*state.display, *state.deck, *state.next_deck, *state.rest, *state.played, *state.past, *state.police]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for pile in (*state.discards, *state.stacks, *state.peacemakers) for card in pile]
    cards += state.unseen
    normal = sorted(card for card in cards if not state.pack.special[card])
    early = bool(state.next_deck)
    wanted = [card for deck in state.pack.decks[: state.decade + early] for card in deck]
    wanted += [card for deck in state.pack.two_decks[: state.decade] for card in deck]
    if normal != sorted(wanted):
        raise RulesError("a card is lost or doubled")
