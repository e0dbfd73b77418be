"""Revenge of the Dictators as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from brink.engine import Action, BotMaker, Chance, Content, Die, Game, Line, RulesError
from brink.engine.minds import Mind
from brink.engine.vectors import Observed
from brink.games.dictators import endings, telling, vectors, verbs, views
from brink.games.dictators import interruption_cards as interruption_cards  # registers its words
from brink.games.dictators import moving_cards as moving_cards  # likewise
from brink.games.dictators.board import board
from brink.games.dictators.bots import Steady
from brink.games.dictators.costs import cost
from brink.games.dictators.disarming import ROLLED_BY
from brink.games.dictators.event_cards import (
    EndOfDefconCard,
    EndOfTridentCard,
    FatherComes,
    FatherGoes,
    FatherStays,
    PassFatherOn,
)
from brink.games.dictators.game_setup import lay_out
from brink.games.dictators.mind import DictatorsMind
from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.playing_cards import Aim, CarryOut, LayAside
from brink.games.dictators.president import DiscardPresidential, PresidentSpeaks
from brink.games.dictators.state import (
    NO_FLY_TOKENS,
    NONE,
    PLAYERS,
    ROADBLOCKS,
    DictatorsAutomatic,
    DictatorsDecision,
    DictatorsState,
    DictatorsWindow,
    Options,
)
from brink.games.dictators.stored import hands_in_one
from brink.games.dictators.views import View

MIND = DictatorsMind()


class Dictators(Game[DictatorsState]):
    name = "dictators"
    marks = {"turn": "turn"}
    dice = dict.fromkeys(
        ("rolls-for", "rolls-anew"), Die("shown", "needed", {rule: sides for sides, rule in ROLLED_BY.items()}, "bonus")
    )
    version = 3
    pins = frozenset({1, 2})
    layout = 2
    layouts = {1: hands_in_one}
    package = "brink.games.dictators"
    players = PLAYERS
    state_type = DictatorsState
    options_type = Options
    steps = (DictatorsAutomatic, DictatorsDecision, DictatorsWindow)
    actions = verbs.ALL
    opens = frozenset({"card", "presidential", "place", "token", "dictator"})
    in_the_end = {"tell-active": "tell-player"}
    moments = {
        "president-out": "president-out-bad",
        "called-away": "called-away-bad",
        "not-convinced": "repelled-bad",
        "convinced": "convinced",
        "disarmed": "disarmed-good",
        "warhead-disarmed": "disarmed-good",
        "disarm-failed": "armed-bad",
        "foiled": "foiled-bad",
        "interrupts": "interrupted",
        "seized": "interrupted",
        "lives-swapped": "swapped",
        "defcon-now": "defcon-up",
        "defcon-alarm": "defcon-bad",
        "missiles-fly": "launch-bad",
        "father-in-front": "father",
        "father-visits": "father",
        "trident-surfaces": "trident",
        "token-used": "token",
        "skips": "skip-bad",
    }

    def build(self, content: Content) -> DictatorsPack:
        return DictatorsPack(content)

    def deal(self, players: int, options: Options, chance: Chance, pack: DictatorsPack) -> DictatorsState:
        return lay_out(players, options, chance, pack)

    def view(self, state: DictatorsState, seat: int | None) -> View:
        return views.view(state, seat)

    def view_beside(self, state: DictatorsState, seat: int, public: View) -> View:
        return views.view_beside(state, seat, public)

    def imagine(self, state: DictatorsState, seat: int | None, chance: Chance) -> DictatorsState:
        return views.imagine(state, seat, chance)

    def may_end(self, state: DictatorsState, action: Action) -> bool:
        return endings.may_end(state)

    def fates(self, state: DictatorsState, seat: int | None, chance: Chance) -> Iterator[DictatorsState]:
        yield from super().fates(state, seat, chance)
        world = self.imagine(state, seat, chance.fork("drawn next"))
        yield from endings.drawn_next(world, seat, chance.fork("results"))

    def names(self, pack: DictatorsPack) -> Mapping[str, Sequence[str]]:
        return pack.names

    def board(self, pack: DictatorsPack) -> dict[str, object]:
        return board(pack)

    def tell(self, view: View, pack: DictatorsPack) -> list[Line]:
        return telling.tell(view, pack)

    def roles(self, state: DictatorsState) -> tuple[str, ...]:
        return tuple(state.pack.dictator_ids[dictator] for dictator in state.dictators)

    def role_names(self, view: View, pack: DictatorsPack) -> Sequence[str]:
        ids = [pack.dictator_ids[player.dictator] if player.dictator != NONE else "" for player in view.players]
        return [f"dictator-{name}-short" if name else "" for name in ids]

    def cost(self, state: DictatorsState, action: Action) -> int:
        return cost(state, action)

    def rounds(self, state: DictatorsState) -> int:
        return -(-state.turn // state.players)

    def holds(self, state: DictatorsState) -> Mapping[str, Sequence[Sequence[int]]]:
        """Hands with what lies in the bunker, facilities, tokens of zone 4, and a presidential card that was kept."""
        return {
            "card": [[*hand, *bunker] for hand, bunker in zip(state.hands, state.bunker, strict=True)],
            "place": state.facilities,
            "token": state.tokens,
            "presidential": [[card] if card != NONE else [] for card in state.stored],
        }

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": Steady}

    def mind(self) -> Mind[DictatorsState] | None:
        return MIND

    def observed(self, players: int, options: Options, pack: DictatorsPack) -> Observed:
        return vectors.observed(pack)

    def check(self, state: DictatorsState) -> None:
        """Every card is in exactly one place; supplies and limits hold."""
        if state.facility_decks and state.outcome is None:  # at the end, cards may still lie on the table
            check_cards(state)
            check_presidential(state)
            check_facilities(state)
        tokens = [token for token in state.board_tokens if token != NONE]
        tokens += [*state.unused_tokens, *state.gone_tokens, *state.hidden_gone]
        tokens += [token for held in state.tokens for token in held]
        if sorted(tokens) != list(range(1, 16)):
            raise RulesError("a zone 4 token is lost or doubled")
        if sorted([*state.dictators, *state.spare_dictators]) != list(range(len(state.pack.dictator_ids))):
            raise RulesError("a dictator is lost or doubled")
        if sum(state.blocked) > ROADBLOCKS or sum(state.no_fly) > NO_FLY_TOKENS:
            raise RulesError("more tokens on the map than there are")
        free, held = state.lying_open(state.active), state.hands[state.active].cards if state.hands else []
        if any(free.count(card) > held.count(card) for card in free):
            raise RulesError("a card is free that is not in the hand")
        if any(skips < 0 for skips in state.skips) or not 1 <= state.defcon <= 5:
            raise RulesError("a counter is out of range")


def check_cards(state: DictatorsState) -> None:
    pack = state.pack
    cards = [*state.deck, *state.discard, *state.father_deck, *state.father_discard, *state.mix]
    for lists in (state.hands, state.bunker, state.front):
        cards += [card for one in lists for card in one]
    cards += [father for father in state.fathers if father != NONE]
    for step in state.agenda:  # cards on the table, between hand and discard pile
        if isinstance(step, Aim | CarryOut):
            cards.append(step.play.card)
        elif isinstance(step, LayAside | FatherComes | FatherStays | FatherGoes | PassFatherOn):
            cards.append(step.card)
        elif isinstance(step, EndOfDefconCard):
            cards.append(pack.defcon_card)
        elif isinstance(step, EndOfTridentCard):
            cards.append(pack.trident_card)
    events = [pack.defcon_card] * state.options.defcon_cards_command + [pack.trident_card]
    if sorted(cards) != sorted([*pack.command_cards, *events, *pack.father_cards]):
        raise RulesError("a card is lost or doubled")
    for hand in (*state.hands, *state.bunker):
        if hand.cards != sorted(hand.cards) or len(hand.cards) != len(hand.knowers):
            raise RulesError("a hand is out of order")


def check_presidential(state: DictatorsState) -> None:
    cards = [*state.president_deck, *state.president_discard, *(card for card in state.stored if card != NONE)]
    cards += [step.card for step in state.agenda if isinstance(step, DiscardPresidential | PresidentSpeaks)]
    wanted = len(state.pack.presidential_cards)
    wanted -= (not state.options.oops) + (1 - state.options.defcon_cards_presidential)
    if len(cards) != wanted or len(state.president_deck) != len(state.president_knowers):
        raise RulesError("a presidential card is lost or doubled")


def check_facilities(state: DictatorsState) -> None:
    cards = [*(place for one in state.facilities for place in one), *(p for deck in state.facility_decks for p in deck)]
    if sorted(cards) != sorted(place for zone in state.pack.facilities for place in zone):
        raise RulesError("a facility card is lost or doubled")
