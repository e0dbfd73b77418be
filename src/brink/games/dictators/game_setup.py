"""§1.2: set-up, in the order of R31: dictators, Kim's choice, facility cards, command cards, the deck, first player."""

from __future__ import annotations

from brink.engine import Chance
from brink.engine.hands import Hand
from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.playing_your_turn import BeginTurn
from brink.games.dictators.president import shuffle_presidential
from brink.games.dictators.state import NONE, DictatorsAutomatic, DictatorsState, Options
from brink.games.dictators.zone_4 import ChooseAbility

OPENING_HAND = 4
BIG_OPENING_HAND = 6  # Nicolae (D05)


def lay_out(players: int, options: Options, chance: Chance, pack: DictatorsPack) -> DictatorsState:
    """The table before any card is dealt but the dictators."""
    dictators = list(range(len(pack.dictator_ids)))
    chance.shuffle(dictators)
    dealt, spare = dictators[:players], sorted(dictators[players:])
    tokens = list(range(1, 16))
    chance.shuffle(tokens)
    on_board = len(pack.zone_4)
    state = DictatorsState(
        players=players,
        pack=pack,
        chance=chance,
        options=options,
        dictators=dealt,
        copied=[NONE] * players,
        abilities=[pack.ability_of[dictator] for dictator in dealt],
        spare_dictators=spare,
        places=[pack.start] * players,
        skips=[0] * players,
        hands=[Hand() for _ in range(players)],
        facilities=empty(players),
        disarmed=empty(players),
        facility_knowers=empty(players),
        tokens=empty(players),
        token_knowers=empty(players),
        token_turns=empty(players),
        front=empty(players),
        front_counts=empty(players),
        fathers=[NONE] * players,
        father_counts=[0] * players,
        bunker=[Hand() for _ in range(players)],
        stored=[NONE] * players,
        stored_knowers=[0] * players,
        briber=[NONE] * players,
        control=list(range(players)),
        blocked=[0] * len(pack.road_ends),
        no_fly=[0] * len(pack.zone_ids),
        board_tokens=tokens[:on_board],
        unused_tokens=tokens[on_board:],
        defcon=options.defcon_start,
        warheads=players,
    )
    kim = [seat for seat in range(players) if state.abilities[seat] == "copy"]
    state.then(Introduce(), *(ChooseAbility(seat) for seat in kim), DealCards(), RollForFirst())
    return state


def empty(players: int) -> list[list[int]]:
    return [[] for _ in range(players)]


class Introduce(DictatorsAutomatic, frozen=True):
    """§1.2: dictators lie open in front of their players."""

    rule = "1.2"

    def run(self, state: DictatorsState) -> None:
        for seat, dictator in enumerate(state.dictators):
            state.say("plays-dictator", "1.2", seat=seat, dictator=dictator)


class DealCards(DictatorsAutomatic, frozen=True):
    """§1.2: facility cards (none of zone 1 for Joseph), hands, command deck, presidential deck."""

    rule = "1.2"

    def run(self, state: DictatorsState) -> None:
        deal_facilities(state)
        deal_hands(state)
        make_presidential_deck(state)


def deal_facilities(state: DictatorsState) -> None:
    state.facility_decks = [places[:] for places in state.pack.facilities]
    for deck in state.facility_decks:
        state.chance.shuffle(deck)
    for seat in range(state.players):
        zones = (2, 3, 4) if state.abilities[seat] == "man-of-steal" else (1, 2, 3, 4)
        state.facilities[seat] = [state.facility_decks[zone].pop() for zone in zones]
        state.disarmed[seat] = [0] * len(zones)
        state.facility_knowers[seat] = [1 << seat] * len(zones)


def deal_hands(state: DictatorsState) -> None:
    """§1.2: hands first, so that nobody starts with an event card; then the event cards join the deck."""
    pack, options = state.pack, state.options
    state.deck = pack.command_cards[:]
    state.shuffle_deck()
    for seat in range(state.players):
        count = BIG_OPENING_HAND if state.abilities[seat] == "big-hand" else OPENING_HAND
        state.hands[seat] = Hand.of((state.deck.pop() for _ in range(count)), 1 << seat)
        state.reveal(seat)
    state.father_deck = pack.father_cards[:]
    state.chance.shuffle(state.father_deck)
    state.deck += [pack.defcon_card] * options.defcon_cards_command
    state.deck.append(pack.trident_card)
    state.new_fathers(options.ff_start)


def make_presidential_deck(state: DictatorsState) -> None:
    pack, options = state.pack, state.options
    cards = pack.presidential_cards[:]
    if not options.oops:
        cards = [card for card in cards if card != pack.presidential["oops"]]
    if not options.defcon_cards_presidential:
        cards = [card for card in cards if card != pack.presidential["defcon"]]
    shuffle_presidential(state, cards)


class RollForFirst(DictatorsAutomatic, frozen=True):
    """R28: the highest d20 starts; ties roll again."""

    rule = "R28"

    def run(self, state: DictatorsState) -> None:
        rolling = list(range(state.players))
        while len(rolling) > 1:
            shown = [state.chance.die(20) for _ in rolling]
            for seat, die in zip(rolling, shown, strict=True):
                state.say("rolled", "R28", seat=seat, shown=die)
            rolling = [seat for seat, die in zip(rolling, shown, strict=True) if die == max(shown)]
        state.say("starts", "R28", seat=rolling[0])
        state.then(BeginTurn(rolling[0]))
