"""Positions for rule tests: a table as a test needs it, and words to play on it.

    scene = Scene(2, dictators=["joseph", "fidel"], hands=[["amtrak"], ["emp"]], places=["OKC", "CMH"])
    scene.play("amtrak", "CMH")
    scene.end()
    assert scene.state.skips == [1, 0]

Cards, places, states, dictators and presidential cards are named by their ids in the pack; everybody passes in windows
unless the test says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brink.engine import PASS, Action, Chance, Entry, Reason
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.games.dictators import Dictators
from brink.games.dictators.playing_your_turn import BeginTurn
from brink.games.dictators.state import ALL_EYES, NONE, DictatorsState, DictatorsWindow

GAME = Dictators()
PACK: Any = GAME.pack()


class Dice(Chance):
    """Chance that shows given dice first (face values), then goes on as usual. Shuffles use the ordinary stream."""

    __slots__ = ("faces",)

    def __init__(self, faces: Sequence[int], seed: str = "dice") -> None:
        super().__init__(seed_from(seed))
        self.faces = list(faces)

    def die(self, sides: int) -> int:
        if self.faces:
            face = self.faces.pop(0)
            assert 1 <= face <= sides, f"a d{sides} cannot show {face}"
            return face
        return super().die(sides)

    def copy(self) -> Dice:
        new = Dice(self.faces)
        new.seed, new.drawn, new._block = self.seed, self.drawn, self._block
        return new


class Scene:
    """A game in the middle, seat 0 to move, nobody under any card, everybody in Hawaii unless told otherwise."""

    def __init__(
        self,
        players: int = 2,
        *,
        dictators: Sequence[str] = ("nicolae", "muammar", "genghis", "idi", "napoleon"),
        hands: Sequence[Sequence[str]] = (),
        places: Sequence[str] = (),
        facilities: Sequence[Sequence[str]] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        dice: Sequence[int] = (),
        tokens: Sequence[Sequence[int]] = (),
        options: dict[str, Any] | None = None,
        seed: str = "scene",
        begin: bool = True,
        rules: int = GAME.version,
    ) -> None:
        """`deck`: cards on top, the first one drawn first. `facilities`: the cards of each seat, the first ones by
        place id. `dice`: faces to come. With begin=False, fields of `state` can be changed before `start()`.
        `rules`: an earlier version."""
        self.game = GAME
        self.log: list[Entry] = []
        state = GAME.setup(players, options or {}, Chance(seed_from(seed)))
        while type(state.agenda[-1]).__name__ == "ChooseAbility":  # Kim was dealt; replaced below anyway
            GAME.apply(state, GAME.legal(state)[0])
        self.state: DictatorsState = state
        state.log, state.rules = self.log, rules
        self._dictators([PACK.dictator_ids.index(one) for one in dictators[:players]])
        self._cards(hands, deck, discard)
        for seat, place in enumerate(places):
            state.places[seat] = PACK.place[place]
        for seat, wanted in enumerate(facilities):
            self._facilities(seat, [PACK.place[place] for place in wanted])
        for seat, numbers in enumerate(tokens):
            for number in numbers:
                self.give_token(seat, number)
        state.chance = Dice(dice, seed)
        state.agenda = []
        if begin:
            self.start()

    # -- arranging ----------------------------------------------------------------------------------------------

    def start(self, seat: int = 0) -> None:
        """Seat's turn begins."""
        self.state.agenda = [BeginTurn(seat)]
        GAME.advance(self.state)

    def _dictators(self, numbers: list[int]) -> None:
        state = self.state
        state.dictators = numbers
        state.copied = [NONE] * state.players
        state.abilities = [PACK.ability_of[number] for number in numbers]
        state.spare_dictators = [n for n in range(len(PACK.dictator_ids)) if n not in numbers]
        state.spent_for_good = []

    def copy_ability(self, seat: int, dictator: str) -> None:
        """Kim's choice."""
        number = PACK.dictator_ids.index(dictator)
        self.state.copied[seat] = number
        self.state.abilities[seat] = PACK.ability_of[number]

    def _cards(self, hands: Sequence[Sequence[str]], deck: Sequence[str], discard: Sequence[str]) -> None:
        state = self.state
        pool = [card for hand in state.hands for card in hand] + state.deck + state.discard
        pool = [card for card in pool if card < PACK.first_father]
        state.father_deck = PACK.father_cards[:]
        wanted = [sorted(self.card(name) for name in hand) for hand in hands]
        wanted += [[] for _ in range(state.players - len(wanted))]
        top = [self.card(name) for name in deck]
        pile = [self.card(name) for name in discard]
        for card in [card for hand in wanted for card in hand] + top + pile:
            (state.father_deck if card >= PACK.first_father else pool).remove(card)
        state.hands = [Hand.of(hand, 1 << seat) for seat, hand in enumerate(wanted)]
        # Event cards lie at the bottom, so that they come only when a test puts them on top.
        state.deck = [card for card in pool if card >= PACK.defcon_card]
        state.deck += [card for card in pool if card < PACK.defcon_card] + top[::-1]
        state.discard = pile

    def _facilities(self, seat: int, wanted: list[int]) -> None:
        state = self.state
        for place in wanted:
            zone = PACK.nuclear_zone[place]
            holder = next((s for s in range(state.players) if place in state.facilities[s]), None)
            at = next(i for i, p in enumerate(state.facilities[seat]) if PACK.nuclear_zone[p] == zone)
            mine = state.facilities[seat][at]
            if holder is None:
                state.facility_decks[zone].remove(place)
                state.facility_decks[zone].append(mine)
            elif holder != seat:
                state.facilities[holder][state.facilities[holder].index(place)] = mine
            state.facilities[seat][at] = place

    def disarmed(self, seat: int, *places: str) -> None:
        """These facilities of the seat lie face-up already."""
        for place in places:
            at = self.state.facilities[seat].index(PACK.place[place])
            self.state.disarmed[seat][at] = 1
            self.state.facility_knowers[seat][at] = ALL_EYES

    def give_token(self, seat: int, number: int) -> None:
        """A token the seat got in an earlier turn."""
        state = self.state
        if number in state.unused_tokens:
            state.unused_tokens.remove(number)
        else:
            state.board_tokens[state.board_tokens.index(number)] = NONE
        state.tokens[seat].append(number)
        state.token_knowers[seat].append(1 << seat)
        state.token_turns[seat].append(-1)

    def father(self, seat: int, name: str, count: int = 0) -> None:
        """A founding father lies in front of the seat."""
        card = self.card(name)
        for pile in (self.state.father_deck, self.state.deck, self.state.father_discard):
            if card in pile:
                pile.remove(card)
                break
        self.state.fathers[seat] = card
        self.state.father_counts[seat] = count

    def in_front(self, seat: int, name: str) -> None:
        """An asset or multi-turn card lies in front of the seat."""
        card = self.card(name)
        self.state.deck.remove(card)
        self.state.front[seat].append(card)
        self.state.front_counts[seat].append(0)

    def block(self, a: str, b: str) -> None:
        self.state.blocked[PACK.road[PACK.place[a], PACK.place[b]]] = 1

    def no_fly(self, zone: str) -> None:
        self.state.no_fly[PACK.time_zone[zone]] = 1

    def lay_token(self, place: str, number: int) -> None:
        """This zone 4 token lies on the facility at this place (it changes places with the one that was there)."""
        state, spot = self.state, PACK.zone_4.index(PACK.place[place])
        there = state.board_tokens[spot]
        for pile in (state.board_tokens, state.unused_tokens):
            if number in pile:
                pile[pile.index(number)] = there
        state.board_tokens[spot] = number

    def president(self, *cards: str) -> None:
        """The presidential deck's top cards, the first one revealed first."""
        deck = self.state.president_deck
        numbers = [PACK.presidential[card] for card in cards]
        for number in numbers:
            deck.remove(number)
        deck += numbers[::-1]

    @staticmethod
    def card(name: str) -> int:
        """Any card by id: command cards, "defcon", "trident", founding fathers."""
        if name in PACK.card:
            return int(PACK.card[name])
        if name in ("defcon", "trident"):
            return int(PACK.defcon_card if name == "defcon" else PACK.trident_card)
        return int(PACK.first_father + PACK.father_ids.index(name))

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The class name of the decision that is open, or "" when the game is over."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    @property
    def seat(self) -> int:
        """Who decides now."""
        return GAME.to_act(self.state)

    def action(self, verb: str, *things: Any) -> Action:
        """An action from ids: `action("travel", "SEA")`, `action("play", "amtrak")`, `action("road", "SEA", "POR")`."""
        kinds = GAME.verbs[verb]
        numbers = tuple(self._number(kind, thing) for kind, thing in zip(kinds, things, strict=True))
        if verb == "road" and numbers in PACK.road:  # either end first
            return tuple(PACK.road_actions[PACK.road[numbers]])
        return (verb, *numbers)

    def _number(self, kind: str, thing: Any) -> int:
        if isinstance(thing, int):
            return thing
        kind = kind.split("_")[0]
        if kind == "card":
            return self.card(thing)
        if kind == "ability":
            card, number = thing.split(":")  # "the-marauder:1"
            return int(PACK.card_abilities[PACK.card[card]][int(number) - 1])
        if kind == "dictator":
            return int(PACK.dictator_ids.index(thing))
        tables = {
            "place": PACK.place, "state": PACK.state, "timezone": PACK.time_zone, "presidential": PACK.presidential
        }  # fmt: skip
        return int(tables[kind][thing])

    def do(self, verb: str, *things: Any) -> None:
        """Take this action at the open decision, whoever decides; raises Refused if it is not legal."""
        GAME.apply(self.state, self.action(verb, *things))
        GAME.check(self.state)

    def pass_all(self) -> None:
        """Everybody passes until somebody has to decide something else than an answer in a window."""
        while self.state.agenda and isinstance(self.state.agenda[-1], DictatorsWindow):
            GAME.apply(self.state, PASS)

    def act(self, verb: str, *things: Any) -> None:
        """`do`, and nobody answers."""
        self.do(verb, *things)
        self.pass_all()

    def play(self, card: str, *targets: Any) -> None:
        """Play a card with its targets (a place id, a seat number, a pair of places for a road ...); nobody answers.

        A target is given as the thing alone when there is only one verb to choose from, else as (verb, thing, ...)."""
        self.do("play", card)
        for target in targets:
            self.aim(target)
        self.pass_all()

    def aim(self, target: Any) -> None:
        parts = target if isinstance(target, tuple) else (target,)
        verbs = list(dict.fromkeys(action[0] for action in GAME.candidates(self.state) if action[0] != "done"))
        if parts[0] not in GAME.verbs:
            parts = (verbs[0], *parts)
        self.do(*parts)

    def until(self, window: str, seat: int) -> None:
        """Pass until this seat is asked in this window (class name)."""
        for _ in range(100):
            if self.step == window and self.state.agenda[-1].seat == seat:
                return
            assert isinstance(self.state.agenda[-1], DictatorsWindow), f"{window} never opened for {seat}: {self.step}"
            GAME.apply(self.state, PASS)
        raise AssertionError(f"{window} never opened for seat {seat}")

    def end(self) -> None:
        """The active player ends the turn; everybody passes; on to the next decision."""
        self.act("end")

    def can(self, verb: str, *things: Any) -> bool:
        return self.action(verb, *things) in GAME.legal(self.state)

    def why(self, verb: str, *things: Any) -> Reason:
        """Why this is refused now."""
        reason = GAME.refusal(self.state, self.action(verb, *things))
        assert reason is not None, f"{verb} {things} is allowed"
        assert self.action(verb, *things) not in GAME.legal(self.state)
        return reason

    def hand(self, seat: int) -> list[str]:
        return [PACK.card_ids[card] for card in self.state.hands[seat]]

    def place(self, seat: int) -> str:
        return str(PACK.place_ids[self.state.places[seat]])

    def said(self, key: str) -> list[Entry]:
        """Log lines with this key."""
        return [entry for entry in self.log if entry.key == key]

    def answer(self, window: str, seat: int, card: str, *targets: Any) -> None:
        """Others pass until this seat is asked in this window; it plays this interruption with these targets."""
        self.until(window, seat)
        self.do("interrupt", card)
        for target in targets:
            self.aim(target)

    def until_step(self, step: str) -> None:
        """Pass in windows until this decision (class name) is open."""
        while self.step != step:
            assert isinstance(self.state.agenda[-1], DictatorsWindow), f"{step} never came: {self.step}"
            GAME.apply(self.state, PASS)

    def until_laid_aside(self, card: str) -> None:
        """Pass in windows until this card lies in the command discard pile."""
        while self.card(card) not in self.state.discard:
            assert isinstance(self.state.agenda[-1], DictatorsWindow), f"{card} was not laid aside: {self.step}"
            GAME.apply(self.state, PASS)

    def refused(self, verb: str, *things: Any) -> tuple[str, str]:
        """Message key and rule of the refusal."""
        reason = self.why(verb, *things)
        return reason.key, reason.rule

    def offered(self, verb: str) -> list[Action]:
        """What may be done now with this verb."""
        return [action for action in GAME.legal(self.state) if action[0] == verb]

    def places_offered(self, verb: str = "go") -> set[str]:
        """The places that may be named with this verb."""
        return {PACK.place_ids[action[1]] for action in self.offered(verb)}

    @property
    def left(self) -> int:
        """Actions left in this turn."""
        return self.state.actions_left()

    def sees(self, seat: int | None) -> Any:
        """What this seat (None: a spectator) sees."""
        return GAME.view(self.state, seat)

    def pile(self) -> list[str]:
        """The command discard pile, the top card last; event cards as "defcon" and "trident"."""
        events = {PACK.defcon_card: "defcon", PACK.trident_card: "trident"}
        return [events.get(card) or PACK.card_ids[card] for card in self.state.discard]

    def father_of(self, seat: int) -> str:
        """The founding father in front of this seat, or ""."""
        father = self.state.fathers[seat]
        return "" if father == NONE else str(PACK.father_ids[father - PACK.first_father])

    def in_play(self, seat: int) -> list[str]:
        """Assets and multi-turn cards in front of this seat."""
        return [PACK.card_ids[card] for card in self.state.front[seat]]


def value(card: str, phrase: int = 0, number: int = 0) -> Any:
    """A value of a card's effect, as the pack has it: `value("amtrak")` is its range."""
    return PACK.card_effect[PACK.card[card]][phrase][1][number]


def cost(card: str) -> int:
    return int(PACK.card_cost[PACK.card[card]])


def many(count: int) -> list[str]:
    """So many different command cards, none of them an interruption."""
    return [card for card, kind in zip(PACK.card_ids, PACK.card_kind, strict=True) if kind == "action"][:count]


def by_road(place: str, roads: int) -> set[str]:
    """The places to be reached along up to so many roads, roadblocks or not."""
    found = {PACK.place[place]}
    for _ in range(roads):
        found |= {there for here in found for there, _ in PACK.roads_from[here]}
    return {PACK.place_ids[there] for there in found} - {place}


def within(state: str, steps: int) -> set[str]:
    """All places of the states at most so many state-steps away."""
    far = PACK.steps[PACK.state[state]]
    return {
        PACK.place_ids[place]
        for other, distance in enumerate(far)
        if distance <= steps
        for place in PACK.places_in[other]
    }


def ready(card: str, **changes: Any) -> tuple[Scene, list[Any]]:
    """A moment in which seat 0 may play this action or asset card, and targets for it. Seat 1 has cards as well."""
    places, targets = READY.get(card, (("DEN", "DEN"), []))
    settings: dict[str, Any] = {
        "places": list(places),
        "hands": [[card], ["sabotage", "flat-tire"]],
        "facilities": [["DEN"]],
        "discard": ["wiretap"],
        "deck": ["recount", "airport-strike", "secret-service"],
        **changes,
    }
    scene = Scene(2, begin=False, **settings)
    scene.block("DEN", "CYS")
    scene.block("DEN", "SLC")
    scene.no_fly("EASTERN")
    scene.father(1, "roger-sherman")
    scene.state.defcon = 4
    scene.start()
    return scene, list(targets)


READY: dict[str, tuple[tuple[str, str], list[Any]]] = {
    "just-what-i-needed": (("DEN", "DEN"), ["wiretap"]),
    "amtrak": (("DEN", "DEN"), ["ABQ"]),
    "helicopter": (("DEN", "DEN"), ["ABQ"]),
    "emp": (("DEN", "ABQ"), ["NM"]),
    "censorship": (("DEN", "DEN"), [(1, "roger-sherman")]),
    "bribery": (("DEN", "DEN"), [1]),
    "mutually-assured-destruction": (("DEN", "DEN"), []),
    "sneaking-across": (("SEA", "DEN"), ["YVR"]),
    "stealth-fighter": (("DEN", "DEN"), ["MEX"]),
    "roadblock": (("DEN", "DEN"), [("road", "DEN", "ABQ"), ("road", "DEN", "ICT")]),
    "no-fly-zone": (("DEN", "DEN"), ["CENTRAL"]),
    "bulldozer": (("DEN", "DEN"), [("road", "DEN", "CYS"), ("done",)]),
    "air-traffic-control": (("DEN", "DEN"), ["EASTERN"]),
    "road-trip": (("DEN", "DEN"), ["ICT"]),
    "monster-truck": (("DEN", "DEN"), ["CYS"]),
    "pickpocket": (("DEN", "DEN"), [1]),
    "deportation": (("DEN", "DEN"), [1, "YVR"]),
    "extraordinary-rendition": (("DEN", "DEN"), [1]),
    "friends-at-langley": (("DEN", "DEN"), [1]),
    "house-arrest": (("DEN", "DEN"), [1]),
    "trade-embargo": (("DEN", "DEN"), [1]),
}


class Table(Scene):
    """A scene with more ways to arrange it and to look at it, for the tests of whole rules."""

    def arrange(self, deck: Sequence[str], discard: Sequence[str], rest: int) -> None:
        """Command deck (the first card is drawn first) and discard pile just so; the command cards left over come into
        the hand of seat `rest`. Every DEFCON and Trident card must be named."""
        state = self.state
        top, pile = [self.card(name) for name in deck], [self.card(name) for name in discard]
        pool = [*state.deck, *state.discard, *state.hands[rest], *state.father_deck, *state.father_discard]
        for card in [*top, *pile]:
            pool.remove(card)
        commands = sorted(card for card in pool if card < PACK.defcon_card)
        fathers = [card for card in pool if card >= PACK.first_father]
        assert len(commands) + len(fathers) == len(pool), "name every DEFCON and Trident card"
        state.deck, state.discard = top[::-1], pile
        state.father_deck, state.father_discard = fathers, []
        state.hands[rest] = Hand.of(commands, 1 << rest)

    def without_zone_1(self, seat: int) -> None:
        """Joseph's set-up: no facility card of zone 1."""
        state = self.state
        at = next(i for i, place in enumerate(state.facilities[seat]) if PACK.nuclear_zone[place] == 1)
        state.facility_decks[1].append(state.facilities[seat].pop(at))
        del state.disarmed[seat][at], state.facility_knowers[seat][at]

    def token_at(self, place: str, number: int) -> None:
        """This token lies at this zone 4 facility."""
        state = self.state
        spot = PACK.zone_4.index(PACK.place[place])
        for pile in (state.unused_tokens, state.board_tokens):
            if number in pile:
                pile[pile.index(number)] = state.board_tokens[spot]
        state.board_tokens[spot] = number

    def token_of(self, place: str) -> int:
        """The token lying at this zone 4 facility, or -1."""
        return self.state.board_tokens[PACK.zone_4.index(PACK.place[place])]

    def asked(self) -> list[tuple[str, int]]:
        """Everybody passes in the windows that are open; which windows asked whom, in order."""
        found: list[tuple[str, int]] = []
        while self.state.agenda and isinstance(self.state.agenda[-1], DictatorsWindow):
            found.append((self.step, self.state.agenda[-1].seat))
            GAME.apply(self.state, PASS)
        return found

    def names(self, cards: Sequence[int]) -> list[str]:
        """Cards of any kind by id."""
        events = ["defcon", "trident", *PACK.father_ids]
        return [PACK.card_ids[card] if card < PACK.defcon_card else events[card - PACK.defcon_card] for card in cards]

    def is_disarmed(self, seat: int, place: str) -> bool:
        """Whether this seat has disarmed this facility of its own."""
        return bool(self.state.disarmed[seat][self.state.facilities[seat].index(PACK.place[place])])

    def blocked(self, a: str, b: str) -> bool:
        return bool(self.state.blocked[PACK.road[PACK.place[a], PACK.place[b]]])

    def dictator(self, seat: int) -> str:
        return str(PACK.dictator_ids[self.state.dictators[seat]])
