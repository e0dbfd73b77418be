"""The content of a pack, checked and turned into tables that the rules look things up in.

Everything is a small number: command cards first (as in cards.toml), then the DEFCON card, the Trident card and the
founding fathers, so that one list of numbers is a deck. Places, states, roads and time zones are numbered in the order
of map.toml.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Final, Literal, NoReturn, get_args

import msgspec

from brink.engine import Action, Content, Pack, Provenance, Vocabulary
from brink.games.dictators import verbs

# What a card does when it is played. The words are explained where they are carried out: moving_cards.py,
# action_cards.py, interruption_cards.py, assets.py.
ACTION_WORDS: Final = Vocabulary(
    {
        "fetch": (),
        "ride": (int,),
        "skip-self": (int,),
        "helicopter": (int,),
        "emp": (),
        "censor": (),
        "bribe": (),
        "standoff": (int,),
        "flight": (),
        "abroad": (),
        "attempt": (),
        "hack": (),
        "extra-turn": (),
        "block": (int,),
        "close-sky": (),
        "unblock": (int,),
        "open-sky": (),
        "draw": (int,),
        "drive": (int,),
        "ram": (),
        "pickpocket": (),
        "deport": (str, str),
        "visit": (str, int),
        "spy": (str,),
        "lay-before": (("self", "opponent"),),
        "rig": (int,),
        "calm": (),
    }
)
INTERRUPTION_WORDS: Final = Vocabulary(
    {
        "cancel": (),
        "give-back": (),
        "confiscate": (),
        "console": (int,),
        "fine": (),
        "ground": (),
        "draw": (int,),
        "reroll": (),
        "subtract": (int,),
        "whirl": (),
        "intercept": (),
        "snow-in": (int,),
    }
)
ASSET_WORDS: Final = Vocabulary(
    {"plough": (), "hop": (), "blackmail": (), "squeeze": (), "flight": (), "draw": (int,), "bunker": (int,)}
)
FATHER_WORDS: Final = Vocabulary({"dismiss-any": (), "lose-asset": (int,), "scatter": (), "hand-or-skip": ()})
PRESIDENTIAL_WORDS: Final = Vocabulary(
    {"lose-hand": (), "defcon": (), "rearm": (), "draw": (int,), "escort": (str,), "close-zone": (str,)}
)

# What holds while a card lies in front of a player.
While = Literal[
    "",
    "no-travel",
    "one-draw",
    "two-roads",
    "lose-hand",
    "no-cards",
    "open-hand",
    "no-road",
    "costs-more",
    "two-actions",
    "no-flights",
    "hard-disarm",
    "small-hand",
    "dear-draw",
    "no-interruptions",
]
Ability = Literal[
    "discard-draw",
    "man-of-steal",
    "reroll",
    "copy",
    "big-hand",
    "cheap-usa",
    "secure-hand",
    "ignore-roadblocks",
    "bully",
    "free-flights",
    "dismiss",
    "second-travel",
    "seize",
    "persuasive",
]
WindowName = Literal[
    "",
    "card-announced",
    "interrupt-announced",
    "travel-announced",
    "flight-announced",
    "moved",
    "die-rolled",
    "disarm-result",
    "president-revealed",
    "convince-rolled",
    "card-drawn",
    "effect-hits",
]

Phrase = tuple[str, tuple[int | str, ...]]
TRAVEL: Final = -1  # the cost of an ability that spends the turn's travel


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance
    filled: str = ""


class LocationEntry(Entry):
    id: str
    state: str
    country: Literal["USA", "Canada", "Mexico", "none"]
    zone: Annotated[int, msgspec.Meta(ge=0, le=4)]
    time_zone: str
    facility: bool
    special: Literal["", "start", "white-house", "area-51", "cia", "guantanamo", "trident"]


class RoadTable(Entry):
    pairs: list[str]


class FlightEntry(Entry):
    between: str
    zones: list[str]
    trident: bool


class AdjacencyTable(Entry):
    states: dict[str, list[str]]


class TimeZoneEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    states: list[str]


class MapFile(msgspec.Struct, forbid_unknown_fields=True):
    locations: list[LocationEntry]
    roads: RoadTable
    flights: list[FlightEntry]
    adjacency: AdjacencyTable
    time_zones: list[TimeZoneEntry]


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    cost: Literal["travel", "0", "1", "2", "3"]
    limit: Literal["", "turn"]
    effect: str


class CardEntry(Entry, rename={"while_": "while"}):
    id: str
    code: str
    kind: Literal["action", "interruption", "asset"]
    cost: int
    usa_only: bool
    turns: int
    copies: int
    window: WindowName
    effect: str
    abilities: list[AbilityEntry] = []
    while_: While = ""


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardEntry]


class DictatorEntry(Entry):
    id: str
    code: str
    when: Literal["setup", "own-turn", "always", "any-time"]
    limit: Literal["", "turn", "game"]
    ability: Ability


class DictatorFile(msgspec.Struct, forbid_unknown_fields=True):
    dictators: list[DictatorEntry]


class FatherEntry(Entry, rename={"while_": "while"}):
    id: str
    code: str
    duration: Literal["instant", "stays", "turns"]
    turns: int
    effect: str = ""
    while_: While = ""


class PresidentialEntry(Entry):
    id: str
    code: str
    copies: int
    present: bool
    effect: str


class DefconEntry(Entry):
    level: int


class TokenEntry(Entry):
    number: int
    roman: str
    when: Literal["own-turn", "gain-turn", "convince", "defcon-1", "father"]


class EventEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Literal["defcon", "trident"]
    copies: int


class EventFile(msgspec.Struct, forbid_unknown_fields=True):
    fathers: list[FatherEntry]
    presidential: list[PresidentialEntry]
    defcon: list[DefconEntry]
    tokens: list[TokenEntry]
    events: list[EventEntry]


class DictatorsPack(Pack):
    """All tables of a pack."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self._content = content
        self._map(content.read("map.toml", MapFile))
        self._cards(content.read("cards.toml", CardFile).cards)
        self._dictators(content.read("dictators.toml", DictatorFile).dictators)
        self._events(content.read("events.toml", EventFile))
        self.names = self._names()

    # -- the map ------------------------------------------------------------------------------------------------

    def _map(self, file: MapFile) -> None:
        places = file.locations
        self.place_ids = [place.id for place in places]
        self.place = {place.id: number for number, place in enumerate(places)}
        self.travel_actions: list[Action] = [verbs.Travel(number) for number in range(len(places))]
        self.fly_actions: list[Action] = [verbs.Fly(number) for number in range(len(places))]
        self.go_actions: list[Action] = [verbs.Go(number) for number in range(len(places))]
        self._distinct("map.toml", "locations", self.place_ids)
        self.state_ids = list(dict.fromkeys(place.state for place in places))
        self.state = {state: number for number, state in enumerate(self.state_ids)}
        self.zone_ids = [zone.id for zone in file.time_zones]
        self._distinct("map.toml", "time_zones", self.zone_ids)
        self.time_zone = {zone: number for number, zone in enumerate(self.zone_ids)}
        self.state_of = [self.state[place.state] for place in places]
        self.in_usa = [place.country == "USA" for place in places]
        self.abroad = [number for number, in_usa in enumerate(self.in_usa) if not in_usa]
        self.nuclear_zone = [place.zone for place in places]
        self.places_in: list[list[int]] = [[] for _ in self.state_ids]
        for number, state in enumerate(self.state_of):
            self.places_in[state].append(number)
        self._specials(places)
        self._time_zones(file)
        self._adjacency(file.adjacency.states)
        self._roads(file.roads.pairs)
        self._flights(file.flights)
        facilities = [number for number, place in enumerate(places) if place.facility]
        self.facilities = [[spot for spot in facilities if self.nuclear_zone[spot] == zone] for zone in range(5)]
        self.zone_4 = self.facilities[4]
        for zone, count in ((1, 5), (2, 5), (3, 5), (4, 5)):
            if len(self.facilities[zone]) < count:
                self._fail("map.toml", ("locations",), f"zone {zone} needs at least {count} facilities for 5 players")
        if len(self.zone_4) > 9:
            self._fail(
                "map.toml", ("locations",), "zone 4 has at most 9 facilities: 15 tokens must leave 6 for Trident"
            )

    def _specials(self, places: list[LocationEntry]) -> None:
        found: dict[str, int] = {}
        for number, place in enumerate(places):
            if place.special in found:
                there = self.place_ids[found[place.special]]
                self._fail("map.toml", ("locations", number, "special"), f"{there} is marked '{place.special}' already")
            if place.special:
                found[place.special] = number
        for wanted in ("start", "white-house", "area-51", "cia", "guantanamo", "trident"):
            if wanted not in found:
                self._fail("map.toml", ("locations",), f"no location is marked special = '{wanted}'")
        self.start, self.white_house, self.guantanamo = found["start"], found["white-house"], found["guantanamo"]
        self.trident = found["trident"]
        if "WA" not in self.state:
            self._fail("map.toml", ("locations",), "token I needs a location in Washington State (WA)")
        self.washington = self.places_in[self.state["WA"]]

    def _time_zones(self, file: MapFile) -> None:
        self.time_zone_of = [-1] * len(self.state_ids)  # of a state; -1 outside the USA
        for number, entry in enumerate(file.time_zones):
            for state in entry.states:
                self.time_zone_of[self._look_up(self.state, state, ("time_zones", number))] = number
        for number, place in enumerate(file.locations):
            zone = self.time_zone_of[self.state_of[number]]
            if (self.zone_ids[zone] if zone >= 0 else "") != place.time_zone:
                self._fail("map.toml", ("locations", number, "time_zone"), "differs from its state's time zone")
        self.hawaii_zone = self.time_zone_of[self.state_of[self.start]]

    def _adjacency(self, states: dict[str, list[str]]) -> None:
        self.next_states: list[list[int]] = [[] for _ in self.state_ids]
        for state, others in states.items():
            here = self._look_up(self.state, state, ("adjacency", "states"))
            for other in others:
                self.next_states[here].append(self._look_up(self.state, other, ("adjacency", "states", state)))
        for here, others_of in enumerate(self.next_states):
            for there in others_of:
                if here not in self.next_states[there]:
                    path = ("adjacency", "states", self.state_ids[here])
                    self._fail("map.toml", path, f"{self.state_ids[there]} is not adjacent in return")
        self.steps = [self.distances(state) for state in range(len(self.state_ids))]

    def distances(self, start: int, closed: Collection[int] = ()) -> list[int]:
        """State-steps from a state to all others, never through a time zone that is closed (99: not to be reached)."""
        found = [99] * len(self.state_ids)
        if self.time_zone_of[start] in closed:
            return found
        found[start] = 0
        queue = [start]
        for here in queue:
            for there in self.next_states[here]:
                if found[there] == 99 and self.time_zone_of[there] not in closed:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def _roads(self, pairs: list[str]) -> None:
        self.road_ends: list[tuple[int, int]] = []
        self.roads_from: list[list[tuple[int, int]]] = [[] for _ in self.place_ids]  # (place, road)
        self.road: dict[tuple[int, int], int] = {}
        for number, pair in enumerate(pairs):
            a, b = self._pair(pair, ("roads", "pairs"))
            if (a, b) in self.road:
                self._fail("map.toml", ("roads", "pairs"), f"the road {pair} is there twice")
            self.road[a, b] = self.road[b, a] = number
            self.road_ends.append((a, b))
            self.roads_from[a].append((b, number))
            self.roads_from[b].append((a, number))
        self.road_actions: list[Action] = [verbs.Road(a, b) for a, b in self.road_ends]
        self.drives_from = [[(self.travel_actions[place], road) for place, road in ways] for ways in self.roads_from]

    def _flights(self, flights: list[FlightEntry]) -> None:
        # (place, time zones touched, only with the Trident)
        self.flights_from: list[list[tuple[int, tuple[int, ...], bool]]] = [[] for _ in self.place_ids]
        for number, flight in enumerate(flights):
            a, b = self._pair(flight.between, ("flights", number, "between"))
            zones = tuple(self._look_up(self.time_zone, zone, ("flights", number, "zones")) for zone in flight.zones)
            if (self.trident in (a, b)) != flight.trident:
                self._fail("map.toml", ("flights", number, "trident"), "must be true just for flights to the Trident")
            self.flights_from[a].append((b, zones, flight.trident))
            self.flights_from[b].append((a, zones, flight.trident))

    def _pair(self, text: str, path: tuple[str | int, ...]) -> tuple[int, int]:
        ends = text.split("-")
        if len(ends) != 2 or ends[0] == ends[1]:
            self._fail("map.toml", path, f"expected two different locations such as SEA-POR, not '{text}'")
        return self._look_up(self.place, ends[0], path), self._look_up(self.place, ends[1], path)

    # -- cards --------------------------------------------------------------------------------------------------

    def _cards(self, cards: list[CardEntry]) -> None:
        self.card_ids = [card.id for card in cards]
        self.card = {card.id: number for number, card in enumerate(cards)}
        self._distinct("cards.toml", "cards", self.card_ids)
        self.card_kind = [card.kind for card in cards]
        self.card_cost = [card.cost for card in cards]
        self.card_usa_only = [card.usa_only for card in cards]
        self.card_turns = [card.turns for card in cards]
        self.card_copies = [card.copies for card in cards]
        self.card_window = [card.window for card in cards]
        self.answers: dict[str, list[int]] = {window: [] for window in self.card_window}  # by window
        for number, window in enumerate(self.card_window):
            self.answers[window].append(number)
        self.made_for = {window: frozenset(answers) for window, answers in self.answers.items()}
        self.card_while: list[str] = [card.while_ for card in cards]
        self.card_effect: list[list[Phrase]] = []
        self.card_abilities: list[list[int]] = []  # of assets, by number
        self.asset_abilities: list[tuple[int, bool, Phrase]] = []  # cost, once per turn, effect
        self.ability_names: list[str] = []
        self.command_cards: list[int] = []
        for number, card in enumerate(cards):
            path = ("cards", number, "effect")
            words = INTERRUPTION_WORDS if card.kind == "interruption" else ACTION_WORDS
            self.card_effect.append(self._compile(words, card.effect, "cards.toml", path))
            first = len(self.asset_abilities)
            self.asset_abilities += [self._ability(ability, number) for ability in card.abilities]
            self.card_abilities.append(list(range(first, len(self.asset_abilities))))
            self.ability_names += [f"card-{card.id}-ability-{n}" for n in range(1, len(card.abilities) + 1)]
            self.command_cards += [number] * card.copies
            self._check_card(card, number)
        self.is_interruption = [card.kind == "interruption" for card in cards]
        self.play_actions: list[Action] = [verbs.Play(number) for number in range(len(cards))]
        self.activate_actions = [
            [verbs.Activate(number, ability) for ability in abilities]
            for number, abilities in enumerate(self.card_abilities)
        ]
        self.interrupt_actions: list[Action] = [verbs.Interrupt(number) for number in range(len(cards))]
        self.discard_actions: list[Action] = [verbs.Discard(number) for number in range(len(cards))]
        for kind, count in (("action", 66), ("interruption", 31), ("asset", 5)):
            found = sum(card.copies for card in cards if card.kind == kind)
            if found != count:
                self._fail("cards.toml", ("cards",), f"the game has {count} {kind} cards, here are {found}")

    def _check_card(self, card: CardEntry, number: int) -> None:
        if card.kind == "interruption":
            if card.cost or not card.window or not card.effect:
                self._fail("cards.toml", ("cards", number), "an interruption costs 0 and has a window and an effect")
        elif card.window or not 1 <= card.cost <= 3:
            self._fail("cards.toml", ("cards", number), "this card costs 1 to 3 actions and has no window")
        if (card.kind == "asset") != bool(card.abilities):
            self._fail("cards.toml", ("cards", number), "assets, and only assets, have abilities")
        if bool(card.turns) != bool(card.while_):
            self._fail("cards.toml", ("cards", number), "a card with turns says what holds for them, and the reverse")

    def _ability(self, ability: AbilityEntry, number: int) -> tuple[int, bool, Phrase]:
        phrases = self._compile(ASSET_WORDS, ability.effect, "cards.toml", ("cards", number, "abilities"))
        if len(phrases) != 1:
            self._fail("cards.toml", ("cards", number, "abilities"), "an ability is one phrase")
        return TRAVEL if ability.cost == "travel" else int(ability.cost), ability.limit == "turn", phrases[0]

    def _dictators(self, dictators: list[DictatorEntry]) -> None:
        self.dictator_ids = [dictator.id for dictator in dictators]
        self._distinct("dictators.toml", "dictators", self.dictator_ids)
        self.ability_of: list[str] = [dictator.ability for dictator in dictators]
        if len(set(self.ability_of)) != len(self.ability_of):
            self._fail("dictators.toml", ("dictators",), "two dictators have the same ability")
        if len(dictators) < 6:
            self._fail("dictators.toml", ("dictators",), "there must be at least 6 dictators")

    def _events(self, file: EventFile) -> None:
        commands = len(self.card_ids)
        self.defcon_card, self.trident_card, self.first_father = commands, commands + 1, commands + 2
        fathers = file.fathers
        self.father_ids = [father.id for father in fathers]
        self._distinct("events.toml", "fathers", self.father_ids)
        self.father_cards = list(range(self.first_father, self.first_father + len(fathers)))
        self.father_instant = [father.duration == "instant" for father in fathers]
        self.father_turns = [father.turns for father in fathers]
        self.father_while: list[str] = [father.while_ for father in fathers]
        # What holds while a card lies there: command cards, two events, founding fathers; and where there is none (-1).
        self.says = [*self.card_while, "", "", *self.father_while, ""]
        rules: tuple[str, ...] = get_args(While)
        self.said_by = {rule: frozenset(n for n, said in enumerate(self.says) if said == rule) for rule in rules}
        self.said_by_cards = frozenset(self.card_while)
        self.father_effect = [
            self._compile(FATHER_WORDS, father.effect, "events.toml", ("fathers", number, "effect"))
            for number, father in enumerate(fathers)
        ]
        self.presidential_ids = [card.id for card in file.presidential]
        self._distinct("events.toml", "presidential", self.presidential_ids)
        self.presidential = {card.id: number for number, card in enumerate(file.presidential)}
        self.presidential_cards = [n for n, card in enumerate(file.presidential) for _ in range(card.copies)]
        self.present = [card.present for card in file.presidential]
        self.presidential_effect = [
            self._compile(PRESIDENTIAL_WORDS, card.effect, "events.toml", ("presidential", number, "effect"))
            for number, card in enumerate(file.presidential)
        ]
        self._check_events(file)

    def _check_events(self, file: EventFile) -> None:
        if len(file.fathers) != 15:
            self._fail("events.toml", ("fathers",), f"the game has 15 founding fathers, here are {len(file.fathers)}")
        for number, father in enumerate(file.fathers):
            self._check_father(father, number)
        if len(self.presidential_cards) != 12:
            found = len(self.presidential_cards)
            self._fail("events.toml", ("presidential",), f"the game has 12 presidential cards, here are {found}")
        for wanted in ("oops", "defcon"):
            if wanted not in self.presidential:
                self._fail("events.toml", ("presidential",), f"the variants need a presidential card '{wanted}'")
        if [token.number for token in file.tokens] != list(range(1, 16)):
            self._fail("events.toml", ("tokens",), "the tokens are numbered 1 to 15")
        if {event.id: event.copies for event in file.events} != {"defcon": 2, "trident": 1}:
            self._fail("events.toml", ("events",), "the game has 2 DEFCON cards and 1 Trident card")
        if [level.level for level in file.defcon] != [5, 4, 3, 2, 1]:
            self._fail("events.toml", ("defcon",), "the DEFCON levels are 5, 4, 3, 2, 1, in this order")

    def _check_father(self, father: FatherEntry, number: int) -> None:
        if father.turns < 0 or (father.duration == "turns") != bool(father.turns):
            self._fail("events.toml", ("fathers", number, "turns"), "at least 1 if the duration is 'turns', else 0")
        instant = father.duration == "instant"
        if bool(father.effect) != instant or bool(father.while_) == instant:
            self._fail("events.toml", ("fathers", number), "an instant father has an effect, any other a 'while'")

    # -- helpers ------------------------------------------------------------------------------------------------

    def _compile(self, words: Vocabulary, text: str, file: str, path: tuple[str | int, ...]) -> list[Phrase]:
        try:
            return [self._resolve(word, values, file, path) for word, values in words.compile(text)]
        except ValueError as error:
            self._fail(file, path, str(error))

    def _resolve(self, word: str, values: tuple[int | str, ...], file: str, path: tuple[str | int, ...]) -> Phrase:
        """Names of places and zones in an effect become numbers."""
        if word in ("deport", "visit", "spy", "escort"):
            return word, tuple(
                self._look_up(self.place, value, path, file) if isinstance(value, str) else value for value in values
            )
        if word == "close-zone":
            return word, (self._look_up(self.time_zone, str(values[0]), path, file),)
        return word, values

    def _distinct(self, file: str, table: str, ids: Sequence[str]) -> None:
        for number, one in enumerate(ids):
            if one in ids[:number]:
                self._fail(file, (table, number, "id"), f"the id '{one}' is there twice")

    def _look_up(self, table: dict[str, int], name: str, path: tuple[str | int, ...], file: str = "map.toml") -> int:
        if name not in table:
            self._fail(file, path, f"'{name}' is not known; there are {', '.join(table)}")
        return table[name]

    def _fail(self, file: str, path: tuple[str | int, ...], message: str) -> NoReturn:
        self._content.fail(file, path, message)

    def _names(self) -> dict[str, list[str]]:
        return {
            "card": [
                *(f"card-{card}" for card in self.card_ids),
                "event-defcon",
                "event-trident",
                *(f"father-{father}" for father in self.father_ids),
            ],
            "ability": self.ability_names,
            "place": [f"place-{place}" for place in self.place_ids],
            "state": [f"state-{state}" for state in self.state_ids],
            "timezone": [f"timezone-{zone}" for zone in self.zone_ids],
            "dictator": [f"dictator-{dictator}" for dictator in self.dictator_ids],
            "talent": [f"dictator-{dictator}-text" for dictator in self.dictator_ids],  # what each of them can do
            "token": ["unknown", *(f"token-{number}" for number in range(1, 16))],
            "presidential": [f"presidential-{card}" for card in self.presidential_ids],
        }
