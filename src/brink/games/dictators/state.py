"""The state of a game: who is where, holds what, owes what; and the small changes that many rules share."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from brink.engine import (
    EVERYBODY,
    SPECTATOR,
    Arg,
    Automatic,
    Decision,
    Reason,
    State,
    Window,
    refuse,
)
from brink.engine.hands import Hand
from brink.games.dictators.pack import DictatorsPack

REVISED: Final = 2  # the version of the rules by which R46 and all rulings after it hold; version 1 is pinned
THIRD_RULES: Final = 3  # since R55 and R56; version 2 is pinned
NONE: Final = -1
ALL_EYES: Final = (1 << SPECTATOR + 1) - 1  # every seat and every spectator
ROADBLOCKS: Final = 30
NO_FLY_TOKENS: Final = 5
ACTIONS: Final = 3
PLAYERS: Final = (2, 3, 4, 5)
NEEDED: Final = (20, 18, 14, 8)  # §8: on the d20, by disarmed facilities of zones 1-3
TRIDENT_UNSEEN, TRIDENT_ON_BOARD, TRIDENT_GONE = 0, 1, 2

# Once-a-turn limits, as bits of `used`.
REROLL_USED: Final = 1
CHEAP_CARD_USED: Final = 2
BULLY_USED: Final = 4
DISMISS_USED: Final = 8
ABILITY_USED: Final = 16  # ability n of an asset: ABILITY_USED << n
ALL_OPEN: Final[frozenset[int]] = frozenset()  # no time zone is closed
CLOCKWISE: Final = {  # by number of players and seat: the others
    players: tuple((*range(seat + 1, players), *range(seat)) for seat in range(players)) for players in PLAYERS
}
IN_ORDER: Final = {  # by number of players, whose turn it is, and who is left out (NONE, the last one: nobody)
    players: [
        [tuple(seat for seat in (*others, active) if seat != author) for author in (*range(players), NONE)]
        for active, others in enumerate(seats)
    ]
    for players, seats in CLOCKWISE.items()
}


SEATS: Final = tuple(  # by mask
    tuple(seat for seat in range(max(PLAYERS)) if mask >> seat & 1) for mask in range(1 << max(PLAYERS))
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§12: the difficulty variants, and the reading of the two loose card texts (5.3)."""

    ff_start: Annotated[int, msgspec.Meta(ge=0, le=15)] = 3
    defcon_cards_command: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    defcon_cards_presidential: Annotated[int, msgspec.Meta(ge=0, le=1)] = 1
    oops: bool = True
    defcon_start: Literal[5, 4] = 5
    event_text_reading: Literal["cards", "levels"] = "cards"


class DictatorsState(State, kw_only=True):
    pack: DictatorsPack
    options: Options

    # The players. Parallel lists by seat.
    dictators: list[int]
    copied: list[int]  # the dictator whose ability Kim uses, or NONE
    abilities: list[str]  # in force for each seat: the dictator's own, or the copied one
    spent_for_good: list[int] = []  # dictators whose once-a-game ability is used up (NONE: Kim's copy of one)
    spare_dictators: list[int]
    places: list[int]
    skips: list[int]
    hands: list[Hand] = []
    facilities: list[list[int]] = []  # places
    disarmed: list[list[int]] = []  # beside each facility: 1 if it lies face-up
    facility_knowers: list[list[int]] = []
    tokens: list[list[int]]
    token_knowers: list[list[int]]
    token_turns: list[list[int]]  # beside each token: the turn in which it was gained
    front: list[list[int]]  # assets and multi-turn cards in front of each seat
    front_counts: list[list[int]]  # beside each: turns counted
    fathers: list[int]
    father_counts: list[int]
    bunker: list[Hand]  # cards under Secret Bunker
    stored: list[int]  # the presidential card kept by token VII
    stored_knowers: list[int]
    briber: list[int]  # who will play this seat's next turn
    control: list[int]  # who decides for this seat now

    # The decks. The top card is the last one.
    deck: list[int] = []
    discard: list[int] = []
    father_deck: list[int] = []
    father_discard: list[int] = []
    president_deck: list[int] = []
    president_knowers: list[int] = []  # beside each card of the deck: who knows it lies there
    president_discard: list[int] = []
    facility_decks: list[list[int]] = []  # by zone; zone 0 is empty
    mix: list[int] = []  # cards being dealt out by token X

    # The board.
    blocked: list[int]  # by road: 1 with a roadblock
    no_fly: list[int]  # by time zone: 1 with a no-fly token
    board_tokens: list[int]  # beside each zone 4 facility: its token, or NONE
    unused_tokens: list[int]
    gone_tokens: list[int] = []
    hidden_gone: list[int] = []  # taken off the board by token XI, unseen
    defcon: int = 5
    trident: int = TRIDENT_UNSEEN
    warheads: int

    # The turn.
    active: int = 0
    turn: int = 0
    spent: int = 0  # actions
    travelled: int = 0  # how often travel was spent
    draws: int = 0
    used: int = 0  # once-a-turn limits
    free: list[int] = []  # cards that token VIII lets the active player play free
    whole_turn: bool = False  # convincing the president takes all of it
    boosted: bool = False  # this turn was granted by Morale Boost
    extra_turns: int = 0

    # What is going on.
    cancelled: list[int] = []  # a flag for each thing announced and not yet done, the latest last
    die: int = 0
    die_sides: int = 6
    bonus: int = 0  # on the d20
    pointed: int = NONE  # the hand card in question, face-down: just drawn, or chosen to be taken
    pointed_owner: int = NONE
    pointed_knowers: int = 0

    @property
    def revised(self) -> bool:
        """Whether the rulings from R46 on hold in this game."""
        return self.rules >= REVISED

    # -- who ----------------------------------------------------------------------------------------------------

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The others, from the left of this seat on."""
        return CLOCKWISE[self.players][seat]

    def in_order(self, but: int) -> tuple[int, ...]:
        """R4: all but this seat, from the left of the active player on, the active player last."""
        return IN_ORDER[self.players][self.active][but]

    def eyes(self, seat: int) -> int:
        """Who sees what comes into this seat's hand: its owner, a briber, or everybody (George Washington)."""
        return ALL_EYES if self.under(seat, "open-hand") else self.minds(seat)

    def minds(self, seat: int) -> int:
        """Who knows what this seat looks at: its owner, and who decides for it."""
        return 1 << seat | 1 << self.control[seat]

    def under(self, seat: int, rule: str) -> bool:
        """Whether a founding father or a multi-turn card in front of this seat says so."""
        says, front = self.pack.says, self.front[seat]
        return says[self.fathers[seat]] == rule or (bool(front) and rule in [says[card] for card in front])

    def all_under(self, rule: str) -> list[int]:
        """All seats that are."""
        if rule in self.pack.said_by_cards:
            return [seat for seat in range(self.players) if self.under(seat, rule)]
        said_by = self.pack.said_by[rule]
        if said_by.isdisjoint(self.fathers):
            return []
        return [seat for seat, father in enumerate(self.fathers) if father in said_by]

    def in_force(self, seat: int) -> list[str]:
        """All that this seat is `under`, for whoever has more than one question."""
        says, front = self.pack.says, self.front[seat]
        found = [says[card] for card in front] if front else []
        if self.fathers[seat] != NONE:
            found.append(says[self.fathers[seat]])
        return found

    def in_usa(self, seat: int) -> bool:
        return self.pack.in_usa[self.places[seat]]

    def state_of(self, seat: int) -> int:
        return self.pack.state_of[self.places[seat]]

    # -- actions ------------------------------------------------------------------------------------------------

    def actions_left(self) -> int:
        """Never below 0: James Madison may come when all is spent."""
        return max(0, allowance(self.in_force(self.active)) - self.spent)

    def refuse_actions(self, count: int) -> Reason | None:
        """R2: a payment must be possible in full."""
        left = self.actions_left()
        return refuse("too-few-actions", "2.1", cost=count, left=left) if count > left else None

    def refuse_travel(self, rule: str) -> Reason | None:
        """§2.1: travel is spent once a turn; House Arrest forbids it."""
        if self.under(self.active, "no-travel"):
            return refuse("house-arrest", "3.1")
        if self.second_travel():
            return refuse("second-travel", "R52")
        return refuse("travel-spent", rule) if self.travelled else None

    def second_travel(self) -> bool:
        """R52: whether Napoleon has his second travel left, which is for a road."""
        return self.travelled == 1 and self.abilities[self.active] == "second-travel"

    def spend_travel(self) -> None:
        """R2: travel is one of the three actions."""
        self.travelled += 1
        self.spent += 1

    def plays_freely(self, seat: int, card: int) -> bool:
        """R50: what token VIII lets the active player play this turn, no founding father forbids."""
        return self.revised and seat == self.active and card in self.free

    # -- supplies -----------------------------------------------------------------------------------------------

    def roadblocks_left(self) -> int:
        return ROADBLOCKS - sum(self.blocked)

    def closed_zones(self, seat: int) -> frozenset[int]:
        """Time zones through which this seat cannot fly; Augusto minds none (D10)."""
        if 1 not in self.no_fly or self.abilities[seat] == "free-flights":
            return ALL_OPEN
        return frozenset([zone for zone, shut in enumerate(self.no_fly) if shut])

    def no_fly_left(self) -> int:
        return NO_FLY_TOKENS - sum(self.no_fly)

    def refuse_no_fly(self, zone: int) -> Reason | None:
        """A14: one token a time zone, and Hawaii only while nobody is there."""
        if self.no_fly[zone]:
            return refuse("zone-closed", "2.4", timezone=zone)
        if zone == self.pack.hawaii_zone and any(self.places[seat] == self.pack.start for seat in range(self.players)):
            return refuse("somebody-in-hawaii", "2.4")
        return None

    # -- cards --------------------------------------------------------------------------------------------------

    def receive(self, seat: int, card: int, seen_by: int = 0) -> int:
        """A command card comes into a hand, seen by its owner and those named. Gives all who see it."""
        mask = self.eyes(seat) | seen_by
        self.hands[seat].put(card, mask)
        self.show_to(mask)
        return mask

    def show_to(self, mask: int) -> None:
        """Something hidden was shown to these eyes."""
        if mask == ALL_EYES:
            self.reveal()
        else:
            self.reveal(*SEATS[mask])

    def point_at(self, seat: int, card: int, knowers: int) -> None:
        """This hand card is the one in question; only these eyes know which it is."""
        self.pointed, self.pointed_owner, self.pointed_knowers = card, seat, knowers

    def take_pointed(self, thief: int, rule: str, announced: int = NONE) -> None:
        """The card in question changes hands, if it is still there; everybody else sees only that one does."""
        card, owner = self.pointed, self.pointed_owner
        self.pointed = NONE
        if card == NONE or card not in self.hands[owner]:
            return
        both = self.take_unseen(owner, card, self.eyes(owner) | self.eyes(thief) | self.pointed_knowers)
        self._hand_over(thief, owner, card, both, rule, announced)

    def lay_open(self, seat: int, card: int) -> None:
        """A card that its owner chose leaves the hand for all to see."""
        hand, free = self.hands[seat], self.lying_open(seat)
        hand.take(card)
        if free.count(card) > hand.cards.count(card):
            free.remove(card)
        show_again(free, hand)

    def take_unseen(self, seat: int, card: int, witnesses: int) -> int:
        """A card leaves the hand face-down. Gives who sees which: of those that lie open, everybody."""
        hand, free = self.hands[seat], self.lying_open(seat)
        if free:
            self.reveal()  # also that it was none of them
        if card in free and free.count(card) == hand.cards.count(card):
            self.lay_open(seat, card)
            return ALL_EYES
        hand.take_unseen(hand.cards.index(card), witnesses)
        show_again(free, hand)
        return witnesses

    def lying_open(self, seat: int) -> list[int]:
        """R55: the cards of this hand that token VIII made free: once they leave it, they are free no more."""
        return self.free if self.rules >= THIRD_RULES and seat == self.active else []

    def throw_away(self, seat: int, card: int, rule: str, *, under: bool = False) -> None:
        """A hand card, or one from under Secret Bunker, goes to the command discard pile."""
        if under:
            self.bunker[seat].take(card)
        else:
            self.lay_open(seat, card)
        self.discard.append(card)
        self.say("discarded", rule, seat=seat, card=card)

    def lose_at_random(self, seat: int, rule: str) -> None:
        """A random hand card goes to the command discard pile."""
        hand = self.hands[seat]
        self.reveal()
        self.throw_away(seat, hand[self.chance.below(len(hand))], rule)

    def take_at_random(self, thief: int, seat: int, rule: str, announced: int = NONE) -> None:
        """A random card changes hands; only the two (and who decides for them) see it."""
        both = self.eyes(seat) | self.eyes(thief)
        hand = self.hands[seat]
        card = hand[self.chance.below(len(hand))]
        both = self.take_unseen(seat, card, both)
        self._hand_over(thief, seat, card, both, rule, announced)

    def _hand_over(self, thief: int, seat: int, card: int, both: int, rule: str, announced: int) -> None:
        """`announced`: the card by which it was; all but the two have read there what happens."""
        self.receive(thief, card, both)
        audience = only_eyes(both)
        self.say("card-taken", rule, audience, seat=thief, seat_from=seat, card=card)
        if announced == NONE:
            self.say("some-card-taken", rule, ~audience, seat=thief, seat_from=seat)
        else:
            self.say("takes-effect", rule, ~audience, card=announced)

    def shuffle_deck(self) -> None:
        self.chance.shuffle(self.deck)

    def take_fathers(self, count: int) -> list[int]:
        """R7: from the founding fathers' deck; if it has too few, their discard pile is shuffled into it first."""
        if len(self.father_deck) < count:
            self.father_deck += self.father_discard
            self.father_discard = []
            self.chance.shuffle(self.father_deck)
        return [self.father_deck.pop() for _ in range(min(count, len(self.father_deck)))]

    def new_fathers(self, count: int) -> int:
        """So many new founding fathers go into the command deck, unseen. Gives how many there were."""
        fathers = self.take_fathers(count)
        self.deck += fathers
        self.shuffle_deck()
        return len(fathers)

    def join_deck(self, cards: list[int]) -> None:
        """R47: cards join the command deck, which is made anew first if it is empty: else they would be all of it."""
        if cards and self.revised:
            self.renew_deck()
        self.deck += cards

    def rebuild_deck(self) -> None:
        """§2.5, R6: the command discard pile and 3 new founding fathers become the command deck."""
        self.deck, self.discard = self.discard, []
        self.new_fathers(3)
        self.say("deck-rebuilt", "2.5", count=len(self.deck))

    def can_draw(self) -> bool:
        return bool(self.deck or self.discard or self.father_deck or self.father_discard)

    def renew_deck(self) -> bool:
        """R6: an empty command deck is made anew. Gives whether there is a card to draw."""
        if not self.deck and self.can_draw():
            self.rebuild_deck()
        return bool(self.deck)

    def refuse_draw(self) -> Reason | None:
        return None if self.can_draw() else refuse("no-cards-left", "R6")

    # -- the map ------------------------------------------------------------------------------------------------

    def put_meeple(self, seat: int, place: int) -> None:
        """A meeple is moved; R26: whoever comes to Hawaii opens its sky."""
        self.places[seat] = place
        zone = self.pack.hawaii_zone
        if place == self.pack.start and self.no_fly[zone]:
            self.no_fly[zone] = 0
            self.say("hawaii-opened", "R26")

    # -- counting -----------------------------------------------------------------------------------------------

    def disarmed_count(self, seat: int) -> int:
        """§8: facilities of zones 1-3 that count; Joseph counts one more, never more than 3."""
        zones = self.pack.nuclear_zone
        count = 0
        for place, done in zip(self.facilities[seat], self.disarmed[seat], strict=True):
            if done and zones[place] != 4:
                count += 1
        if self.abilities[seat] == "man-of-steal":
            count += 1
        return min(3, count)

    def needed_to_convince(self, seat: int) -> int:
        """§8: what this seat needs on the d20."""
        return NEEDED[self.disarmed_count(seat)]

    def needed_to_disarm(self, seat: int) -> int:
        """§7.1: 3 to 6 succeed; under John Hancock only 5 and 6."""
        return 5 if self.under(seat, "hard-disarm") else 3

    def hand_limit(self, seat: int) -> int:
        """R33: 5; Roger Sherman 3; Nicolae 7."""
        if self.under(seat, "small-hand"):
            return 3
        return 7 if self.abilities[seat] == "big-hand" else 5

    def has_token(self, seat: int, number: int) -> bool:
        return number in self.tokens[seat]

    def use_token(self, seat: int, number: int) -> None:
        """§7.2: a token is shown, takes effect and leaves the game."""
        at = self.tokens[seat].index(number)
        del self.tokens[seat][at], self.token_knowers[seat][at], self.token_turns[seat][at]
        self.gone_tokens.append(number)
        self.say("token-used", "7.2", seat=seat, token=number)

    def gain_token(self, seat: int, number: int) -> None:
        """§7.2: only its new owner looks at the numeral."""
        self.tokens[seat].append(number)
        mask = self.minds(seat)
        self.token_knowers[seat].append(mask)
        self.token_turns[seat].append(self.turn)
        self.show_to(mask)
        self.say("you-got-token", "7.2", mask, seat=seat, token=number)
        self.say("got-token", "7.2", ~mask, seat=seat)


def allowance(rules: list[str]) -> int:
    """§2.1: three actions a turn, two under James Madison."""
    return 2 if "two-actions" in rules else ACTIONS


def show_again(cards: list[int], hand: Hand) -> None:
    """Whatever else has left the hand: these cards still lie there for all to see."""
    for card in cards:
        hand.show_copies(card, cards.count(card), ALL_EYES)


def only_eyes(mask: int) -> int:
    """The audience of a log line for these eyes."""
    return EVERYBODY if mask == ALL_EYES else mask


class DictatorsAutomatic(Automatic[DictatorsState], frozen=True, tag=True):
    """A step of this game that nobody decides."""


class Blow(DictatorsAutomatic, frozen=True, tag=True):
    """Something that happens to a player through another's doing, and that may be averted (R39)."""

    def foretells(self, state: DictatorsState) -> dict[str, Arg]:
        """What is about to happen, as everybody may know: `what` is a word of the messages `will` and `blow`."""
        raise NotImplementedError

    def whispers(self, state: DictatorsState, seat: int) -> dict[str, Arg]:
        """What this seat may be told beside that."""
        return {}


class DictatorsDecision(Decision[DictatorsState], frozen=True, tag=True):
    """A decision of this game. R14: a briber answers for the seat whose turn was bought."""

    def decider(self, state: DictatorsState) -> int:
        return state.control[self.seat]

    def turn(self, state: DictatorsState) -> tuple[int, ...]:
        """Somebody may be asked in another's turn: what to discard, whom to visit."""
        return (state.control[state.active],) if state.turn else ()


class DictatorsWindow(Window[DictatorsState], frozen=True, tag=True, kw_only=True):
    """A reaction window of this game."""

    def turn(self, state: DictatorsState) -> tuple[int, ...]:
        """R14: a bought turn is the briber's."""
        return (state.control[state.active],)

    def decider(self, state: DictatorsState) -> int:
        return state.control[self.seat]
