"""What a turn offers, worked out a second time from the rules and the texts of the cards, slowly and plainly.

Positions come from random games; most are shaken up first, so that tokens, founding fathers, assets and roadblocks are
everywhere. `BRINK_NAIVE=20000` looks at that many positions.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from typing import Any

from brink.engine import Action
from brink.games.dictators import verbs
from brink.games.dictators.playing_your_turn import TakeAction
from brink.games.dictators.state import (
    ABILITY_USED,
    BULLY_USED,
    CHEAP_CARD_USED,
    DISMISS_USED,
    NONE,
    TRIDENT_ON_BOARD,
    DictatorsState,
)
from dictators.scene import GAME, PACK
from dictators.shaking import positions

POSITIONS = int(os.environ.get("BRINK_NAIVE", "1200"))
PLAYERS = (2, 3, 4, 5)
CONTENT = files("brink.games.dictators") / "content"


# -- the map, as it is printed --------------------------------------------------------------------------------------

MAP = tomllib.loads((CONTENT / "map.toml").read_text("utf-8"))
CARDS = {card["id"]: card for card in tomllib.loads((CONTENT / "cards.toml").read_text("utf-8"))["cards"]}
PLACES = {place["id"]: place for place in MAP["locations"]}
ROADS = [tuple(pair.split("-")) for pair in MAP["roads"]["pairs"]]
SITES = {place["special"]: place["id"] for place in MAP["locations"] if place["special"]}
HAWAII, TRIDENT = SITES["start"], SITES["trident"]


def usa(place: str) -> bool:
    return bool(PLACES[place]["country"] == "USA")


def state_of(place: str) -> str:
    return str(PLACES[place]["state"])


def neighbours(state: str) -> list[str]:
    return list(MAP["adjacency"]["states"].get(state, []))


class Table:
    """A position in the words of the booklet."""

    def __init__(self, state: DictatorsState) -> None:
        self.state = state
        self.me = state.active
        self.others = [seat for seat in range(state.players) if seat != self.me]
        self.at = [str(PACK.place_ids[place]) for place in state.places]
        self.here = self.at[self.me]
        self.dictator = [
            str(PACK.dictator_ids[own if copied == NONE else copied])
            for own, copied in zip(state.dictators, state.copied, strict=True)
        ]
        self.father = [
            None if card == NONE else str(PACK.father_ids[card - PACK.first_father]) for card in state.fathers
        ]
        self.front = [[str(PACK.card_ids[card]) for card in cards] for cards in state.front]
        self.hand = [[str(PACK.card_ids[card]) for card in hand] for hand in state.hands]
        self.roadblocks = {frozenset(road) for road, there in zip(ROADS, state.blocked, strict=True) if there}
        self.no_fly = {zone["id"] for zone, there in zip(MAP["time_zones"], state.no_fly, strict=True) if there}
        self.left = (2 if self.under("james-madison") else 3) - state.spent

    def am(self, dictator: str) -> bool:
        return self.dictator[self.me] == dictator

    def under(self, card: str) -> bool:
        return self.father[self.me] == card or card in self.front[self.me]

    def trident_there(self) -> bool:
        return self.state.trident == TRIDENT_ON_BOARD

    # -- ways ---------------------------------------------------------------------------------------------------

    def roads_from(self, place: str) -> list[tuple[str, bool]]:
        """§2.3: where each road leads, and whether a roadblock lies on it."""
        return [(road[1 - road.index(place)], frozenset(road) in self.roadblocks) for road in ROADS if place in road]

    def drive(self, most: int, ignoring: bool = False) -> set[str]:
        """One road after the other, past no roadblock; the way ends somewhere else."""
        reached = {self.here}
        for _ in range(most):
            reached |= {to for place in reached for to, shut in self.roads_from(place) if ignoring or not shut}
        return reached - {self.here}

    def past_roadblocks(self) -> set[str]:
        """§2.3: such a move needs a roadblock."""
        return {to for to, shut in self.roads_from(self.here) if shut}

    def flights(self) -> set[str]:
        """§2.4, R13; John Jay (F09) forbids them all, Augusto (D10) flies through everything."""
        if self.under("john-jay"):
            return set()
        found = set()
        for flight in MAP["flights"]:
            ends = flight["between"].split("-")
            shut = any(zone in self.no_fly for zone in flight["zones"]) and not self.am("augusto")
            if self.here in ends and not shut and (self.trident_there() or not flight["trident"]):
                found.add(ends[1 - ends.index(self.here)])
        return found

    def states_away(self, most: int, through_the_air: bool = False) -> set[str]:
        """R11, R13: locations so many states away, within the USA."""

        def shut(state: str) -> bool:
            zones = {zone["id"] for zone in MAP["time_zones"] if state in zone["states"]}
            return through_the_air and not self.am("augusto") and bool(zones & self.no_fly)

        states = set() if shut(state_of(self.here)) else {state_of(self.here)}
        for _ in range(most):
            states |= {near for state in states for near in neighbours(state) if not shut(near)}
        return {place for place in PLACES if state_of(place) in states and usa(place)} - {self.here}

    def next_door(self) -> set[str]:
        return {place for place in PLACES if state_of(place) in neighbours(state_of(self.here))}

    # -- paying (R2) --------------------------------------------------------------------------------------------

    def can_travel(self, actions: int) -> bool:
        """Travel, as part of a price of so many actions."""
        return self.left >= actions and not self.state.travelled and not self.under("house-arrest")

    def price(self, card: str) -> int:
        if self.free(card):
            return 0
        price = CARDS[card]["cost"] + self.under("alexander-hamilton")
        if self.am("benito") and CARDS[card]["usa_only"] and not self.state.used & CHEAP_CARD_USED:
            price = max(1, price - 1)
        return int(price)

    def free(self, card: str) -> bool:
        """Token VIII."""
        return int(PACK.card[card]) in self.state.free

    # -- conditions ---------------------------------------------------------------------------------------------

    def cards_to_draw(self) -> bool:
        """R6: there is a deck, or something to make one of."""
        state = self.state
        return bool(state.deck + state.discard + state.father_deck + state.father_discard)

    def something_to_disarm(self) -> bool:
        """§7.1, R32."""
        if self.here == TRIDENT:
            return self.state.warheads > 0
        mine = zip(self.state.facilities[self.me], self.state.disarmed[self.me], strict=True)
        return any(PACK.place_ids[place] == self.here and not done for place, done in mine)

    def robbable(self) -> list[int]:
        """Who has a card that may be taken: nobody takes one from Saddam (D07)."""
        return [seat for seat in self.others if self.hand[seat] and self.dictator[seat] != "saddam"]

    def deportable(self) -> list[int]:
        return [seat for seat in self.others if usa(self.at[seat]) and self.at[seat] != HAWAII]

    # -- what cards are aimed at --------------------------------------------------------------------------------

    def targets(self, card: str) -> set[Action] | bool:
        """What may be named first when this action card is played; a card that aims at nothing can be played or not."""
        if CARDS[card]["usa_only"] and card != "emp" and not usa(self.here):
            return False  # R12; EMP names a state
        return TEXTS[card](self) if card in TEXTS else True


def go(places: set[str]) -> set[Action]:
    return {verbs.Go(PACK.place[place]) for place in places}


def whom(seats: list[int]) -> set[Action]:
    return {verbs.Whom(seat) for seat in seats}


def roads(table: Table, *, blocked: bool) -> set[Action]:
    found = [road for road in ROADS if (frozenset(road) in table.roadblocks) == blocked]
    return {verbs.Road(PACK.place[a], PACK.place[b]) for a, b in found}


def emp(table: Table) -> set[Action]:
    """A state of the USA with somebody in it: elsewhere the card would do nothing (R27)."""
    return {verbs.State(PACK.state[state_of(place)]) for place in table.at if usa(place)}


def censorship(table: Table) -> set[Action]:
    state = table.state
    found = {verbs.Censor(seat, card) for seat, cards in enumerate(state.front) for card in cards}
    return found | {verbs.Censor(seat, card) for seat, card in enumerate(state.fathers) if card != NONE}


def no_fly_zone(table: Table) -> set[Action]:
    zones = {zone["id"] for zone in MAP["time_zones"]} - table.no_fly
    if HAWAII in table.at:
        zones.discard("HAWAII")
    return {verbs.Zone(PACK.time_zone[zone]) for zone in zones}


def roadblock(table: Table) -> set[Action]:
    return roads(table, blocked=False) if len(table.roadblocks) < 30 else set()


def stealth_fighter(table: Table) -> set[Action]:
    abroad = {place for place in PLACES if not usa(place)} - {table.here}
    return go(abroad if table.trident_there() else abroad - {TRIDENT})


def pickpocket(table: Table) -> set[Action]:
    return whom([seat for seat in table.robbable() if state_of(table.at[seat]) == state_of(table.here)])


def area_51(table: Table) -> bool:
    return table.cards_to_draw() if table.here == "A51" else table.here != HAWAII


TEXTS: dict[str, Any] = {
    "just-what-i-needed": lambda t: {verbs.Fetch(card) for card in t.state.discard},
    "amtrak": lambda t: go(t.states_away(4)),
    "helicopter": lambda t: go(t.states_away(3, through_the_air=True)),
    "emp": emp,
    "censorship": censorship,
    "bribery": lambda t: whom([seat for seat in t.others if t.state.briber[seat] == NONE]),
    "mutually-assured-destruction": lambda t: any(t.hand[seat] for seat in t.others),
    "sneaking-across": lambda t: go(t.flights()),
    "stealth-fighter": stealth_fighter,
    "engineer": Table.something_to_disarm,
    "hacker": Table.something_to_disarm,
    "morale-boost": lambda t: not t.state.boosted,
    "roadblock": roadblock,
    "no-fly-zone": no_fly_zone,
    "bulldozer": lambda t: roads(t, blocked=True),
    "air-traffic-control": lambda t: bool(t.no_fly) or t.cards_to_draw(),
    "road-trip": lambda t: go(t.drive(2)),
    "monster-truck": lambda t: go(t.past_roadblocks()),
    "pickpocket": pickpocket,
    "deportation": lambda t: whom(t.deportable()),
    "extraordinary-rendition": lambda t: whom(t.deportable()),
    "area-51-access-pass": area_51,
    "friends-at-langley": lambda t: whom(t.others),
    "propaganda-tour": Table.cards_to_draw,
    "house-arrest": lambda t: whom(t.others),
    "trade-embargo": lambda t: whom(t.others),
    "red-telephone": lambda t: t.state.defcon < t.state.options.defcon_start,
}


# -- the turn -------------------------------------------------------------------------------------------------------


def travels(table: Table) -> Iterator[Action]:
    """§2.1, §2.3: by road, once; Napoleon (D12) twice."""
    again = table.am("napoleon") and table.state.travelled == 1 and table.left >= 1 and not table.under("house-arrest")
    if (table.can_travel(1) or again) and not table.under("thomas-jefferson"):
        for place in table.drive(2 if table.under("motorcade") else 1, ignoring=table.am("muammar")):
            yield verbs.Travel(PACK.place[place])


def flies(table: Table) -> Iterator[Action]:
    if table.can_travel(1 if table.am("augusto") else 2):
        for place in table.flights():
            yield verbs.Fly(PACK.place[place])


def draws(table: Table) -> Iterator[Action]:
    """§2.5; Robert Morris (F13), Trade Embargo (A26), Mao (D01)."""
    state = table.state
    if table.left < (2 if table.under("robert-morris") else 1) or (table.under("trade-embargo") and state.draws):
        return
    if table.cards_to_draw():
        yield verbs.Draw()
    if table.am("mao") and state.discard:
        yield verbs.DrawDiscard()


def plays(table: Table) -> Iterator[Action]:
    """§3.1: action and asset cards; John Adams (F02) forbids those that token VIII has not freed (R50)."""
    for card in set(table.hand[table.me]):
        if CARDS[card]["kind"] == "interruption" or table.price(card) > table.left:
            continue
        if (not table.under("john-adams") or table.free(card)) and table.targets(card):
            yield verbs.Play(PACK.card[card])


def activates(table: Table) -> Iterator[Action]:
    """§15.8: abilities of assets in front of oneself."""
    state = table.state
    for card, number in ABILITIES:
        if card not in table.front[table.me]:
            continue
        ability = PACK.card_abilities[PACK.card[card]][number]
        printed = CARDS[card]["abilities"][number]
        used = printed["limit"] == "turn" and state.used & ABILITY_USED << ability
        price = printed["cost"]
        payable = table.can_travel(1) if price == "travel" else table.left >= int(price)
        if payable and not used and ABILITIES[card, number](table):
            yield verbs.Activate(PACK.card[card], ability)


def past_roadblock(table: Table) -> set[Action]:
    return go(table.past_roadblocks()) if usa(table.here) else set()


def hop(table: Table) -> set[Action]:
    return go(table.next_door()) if usa(table.here) else set()


def blackmail(table: Table) -> set[Action]:
    """One card for another's: somebody must have one."""
    return {verbs.Discard(card) for card in table.state.hands[table.me]} if table.robbable() else set()


def squeeze(table: Table) -> set[Action]:
    """Somebody with a card to give or a face-down facility card to show."""
    robbable = table.robbable()
    return whom([seat for seat in table.others if seat in robbable or 0 in table.state.disarmed[seat]])


def bunker(table: Table) -> set[Action]:
    below = table.state.bunker[table.me].cards
    hand = table.state.hands[table.me].cards if len(below) < 2 else []
    return {verbs.Store(card) for card in hand} | {verbs.Retrieve(card) for card in below}


ABILITIES: dict[tuple[str, int], Any] = {
    ("the-marauder", 0): past_roadblock,
    ("the-marauder", 1): hop,
    ("blackmail-box", 0): blackmail,
    ("blackmail-box", 1): squeeze,
    ("private-jet", 0): lambda t: go(t.flights()),
    ("propaganda-network", 0): Table.cards_to_draw,
    ("secret-bunker", 0): bunker,
}


def disarms(table: Table) -> Iterator[Action]:
    if table.can_travel(2) and table.something_to_disarm():
        yield verbs.Disarm()


def near(table: Table) -> set[Action]:
    """Idi (D09): somebody in one's own state or an adjacent one, abroad at the same location."""
    states = {state_of(table.here), *neighbours(state_of(table.here))}
    return whom(
        [
            seat
            for seat in table.robbable()
            if (usa(table.here) and state_of(table.at[seat]) in states) or table.at[seat] == table.here
        ]
    )


def abilities(table: Table) -> Iterator[Action]:
    """Idi (D09) and Francisco (D11): once a turn, for 1 action."""
    if table.left < 1:
        return
    if table.am("idi") and not table.state.used & BULLY_USED and near(table):
        yield verbs.Bully()
    if table.am("francisco") and not table.state.used & DISMISS_USED and table.father[table.me]:
        yield verbs.Dismiss()


def armed(table: Table) -> set[Action]:
    mine = zip(table.state.facilities[table.me], table.state.disarmed[table.me], strict=True)
    return {verbs.DisarmThere(place) for place, done in mine if not done}


def shortcuts(table: Table) -> set[Action]:
    return go({place for place in PLACES if state_of(place) == "WA" or place == "WDC"} - {table.here})


def in_the_way(table: Table) -> set[Action]:
    return roads(table, blocked=True) | {verbs.Zone(PACK.time_zone[zone]) for zone in table.no_fly}


def never(table: Table) -> bool:
    return False


TOKENS: dict[int, Any] = {
    1: shortcuts,
    2: armed,
    3: never,
    4: lambda t: {verbs.Dictator(number) for number in t.state.spare_dictators},
    5: lambda t: whom(t.others),
    6: lambda t: {verbs.PlaceOf(seat) for seat in range(t.state.players)} if len(set(t.at)) > 1 else set(),
    9: never,
    11: lambda t: any(token != NONE for token in t.state.board_tokens),
    12: lambda t: whom(t.others),
    13: never,
    15: in_the_way,
}


def tokens(table: Table) -> Iterator[Action]:
    """§7.4: in the own turn; V only in the turn one gets it; III, IX and XIII have their own moments. Like a card
    (R27), a token that would do nothing is kept."""
    state, me = table.state, table.me
    for number, gained in zip(state.tokens[me], state.token_turns[me], strict=True):
        timely = number != 5 or gained == state.turn
        if timely and (number not in TOKENS or TOKENS[number](table)):
            yield verbs.Token(number)


def turn(table: Table) -> set[Action]:
    offered: set[Action] = {verbs.End()}
    for part in (travels, flies, draws, plays, activates, disarms, abilities, tokens):
        offered |= set(part(table))
    return offered


def at_the_door(table: Table) -> set[Action]:
    """§8, R20, R53: in D.C., as the turn begins."""
    stored = {verbs.ConfrontStored()} if table.state.stored[table.me] != NONE else set()
    return {verbs.Confront(), verbs.Decline(), *stored, *tokens(table)}


VERBS = ("travel", "fly", "draw", "draw-discard", "play", "activate", "disarm", "bully", "dismiss", "token", "end")
DOOR = ("confront", "confront-stored", "decline")


# -- against the engine ---------------------------------------------------------------------------------------------


def aimed(table: Table, action: Action) -> set[Action]:
    """What this may be aimed at first, as its text says; nothing if it is aimed at nothing."""
    found: set[Action] | bool = False
    match action:
        case verbs.Play(card):
            found = table.targets(str(PACK.card_ids[card]))
        case verbs.Activate(card, ability):
            found = ABILITIES[PACK.card_ids[card], PACK.card_abilities[card].index(ability)](table)
        case verbs.Token(token):
            found = TOKENS[token](table) if token in TOKENS else False
        case verbs.Bully():
            found = near(table)
    return found if isinstance(found, set) else set()


def hold_targets(table: Table, action: Action) -> int:
    """Do this: is what it may be aimed at what its text says? Gives how many targets."""
    wanted = aimed(table, action)
    if len(wanted) < 2:
        return 0
    world = table.state.clone()
    GAME.apply(world, action)
    offered = {target for target in GAME.legal(world) if not type(target).closes}
    assert offered == wanted, (action, world.agenda[-1])
    return len(wanted)


def test_a_turn_offers_what_a_plain_reading_offers():
    seen: Counter[str] = Counter()
    for players in PLAYERS:
        for state in islice(positions(players, "naive"), POSITIONS // len(PLAYERS)):
            table = Table(state)
            offered = set(GAME.legal(state))
            wanted = turn(table) if isinstance(state.agenda[-1], TakeAction) else at_the_door(table)
            assert offered == wanted, (offered - wanted, wanted - offered)
            for action in offered:
                seen[action[0]] += 1
                if isinstance(action, verbs.Play):
                    seen[PACK.card_ids[action.card]] += 1
                seen["target"] += hold_targets(table, action)
    expected = {*VERBS, *DOOR} | {card for card in CARDS if CARDS[card]["kind"] != "interruption"}
    assert expected <= set(seen), expected - set(seen)
    assert seen["target"] > POSITIONS
