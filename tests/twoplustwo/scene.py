"""Positions for rule tests of 2+2: the tables as a test needs them, and words to play on them.

    scene = Scene("S", cards=[9], treasury=[6, 6])
    scene.play("event", 9)
    scene.answer("S rest")
    assert scene.state.dominance == 1

Seats are U (USA), S (Soviet Union), W (West), E (East). Cards of 2+2 are named by their numbers, base cards as "b13",
special cards "b81" to "b85", cards of the small decks by their ids. Nothing is on the board that the test does not
name: no unrest, no factory, no socialist. Display and decks are filled up with cards that the test does not care about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brink.engine import Action, Chance, Entry
from brink.engine.chance import seed_from
from brink.games.volk.end_of_decade import base_phases
from brink.games.volk.pack import NONE, SECTORS, TRACKS
from brink.games.volk.state import INTACT, RUN_DOWN
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.twoplustwo.automatic_event import AutomaticEvent
from brink.games.volk.twoplustwo.end_of_decade import ArmsRacePhase, DominancePhase, SpaceRacePhase
from brink.games.volk.twoplustwo.pack import POWERS
from brink.games.volk.twoplustwo.sequence_of_play import NextPlayer, NextTwoDecade, StartTwoDecade
from brink.games.volk.twoplustwo.state import TwoState

GAME = TwoPlusTwo()
PACK: Any = GAME.pack()
SEATS = "USWE"
FILLERS = 4  # base cards on display that a test does not name
FIELDS = {"P": "prestige", "$": "currency", "S": "socialism", "D": "dominance", "SP": "space", "A": "arms"}
PHASES = {"arms": ArmsRacePhase(), "space": SpaceRacePhase(), "dominance": DominancePhase()}
Name = int | str


def card(name: Name) -> int:
    if isinstance(name, str) and name.startswith("b"):
        return int(PACK.card_numbers.index(int(name[1:])))
    return int(PACK.card_numbers.index(int(name), PACK.base_cards))


def name_of(number: int) -> Name:
    printed = int(PACK.card_numbers[number])
    return printed if number >= PACK.base_cards else f"b{printed}"


def province(code: str) -> int:
    return int(PACK.province_ids.index(code))


def site(name: str) -> int:
    return int(PACK.site_ids.index(name))


def line(name: str) -> int:
    ends = {site(end) for end in name.split(" - ")}
    return next(number for number, pair in enumerate(PACK.line_ends) if set(pair) == ends)


def icon(name: str) -> int:
    return int(PACK.number_of(name))


class Scene:
    """A turn of one seat in sub-decade A of a decade (the latest one that a named card belongs to)."""

    def __init__(
        self,
        seat: str = "U",
        *,
        decade: int = 0,
        cards: Sequence[Name] = (),
        special: Name | None = None,
        hands: Mapping[str, Sequence[Name]] | None = None,
        deck: Sequence[Name] = (),
        played: Sequence[Name] = (),
        arms_deck: Sequence[str] = (),
        conflicts: Sequence[str] = (),
        unrest: Mapping[str, int] | None = None,
        standard: Mapping[str, int] | None = None,
        sectors: Sequence[int] = (0, 0, 0),
        socialists: Mapping[str, int] | None = None,
        factories: Sequence[str] = (),
        run_down: Sequence[str] = (),
        lines: Sequence[str] = (),
        police: Mapping[Name, int] | None = None,
        peacemakers: Mapping[str, Sequence[Name]] | None = None,
        fillers: int = FILLERS,
        order: str = SEATS,
        **fields: Any,
    ) -> None:
        """`deck`, `arms_deck`, `conflicts`: the top card first. `police`: cards the East holds, 1 for used ones."""
        self.log: list[Entry] = []
        self.state: TwoState = GAME.setup(4, {}, Chance(seed_from("scene")))
        held, kept = hands or {}, peacemakers or {}
        named: list[Name] = [*cards, *deck, *played, *(police or ())]
        named += [name for pile in (*held.values(), *kept.values()) for name in pile]
        self._board(unrest or {}, standard or {}, sectors, socialists or {})
        self._economy(factories, run_down, lines)
        state = self.state
        state.decade = decade or max([1, *(PACK.decade_of[card(name)] for name in named)])
        state.display = [card(name) for name in cards]
        state.hands = [sorted(card(name) for name in held.get(one, ())) for one in SEATS]
        state.knowers = [[1 << owner] * len(hand) for owner, hand in enumerate(state.hands)]
        state.played = [card(name) for name in played]
        state.police = [card(name) for name in police or ()]
        state.police_used = list((police or {}).values())
        state.peacemakers = [[card(name) for name in kept.get(one, ())] for one in SEATS]
        self._rest([card(name) for name in deck], {card(name) for name in named}, fillers)
        self._small_decks(arms_deck, conflicts)
        state.special = NONE if special is None else card(special)
        state.box = 0
        state.part = 1
        state.order = [SEATS.index(one) for one in order]
        state.turn = order.index(seat)
        for field, value in fields.items():
            assert hasattr(state, field), f"a state has no {field}"
            setattr(state, field, value)
        state.log = self.log
        state.agenda = [NextPlayer()]
        GAME.advance(state)
        self.log.clear()
        GAME.check(state)

    # -- arranging ----------------------------------------------------------------------------------------------

    def _board(
        self,
        unrest: Mapping[str, int],
        standard: Mapping[str, int],
        sectors: Sequence[int],
        socialists: Mapping[str, int],
    ) -> None:
        state = self.state
        for there, given in ((state.unrest, unrest), (state.standard, standard), (state.socialists, socialists)):
            there[:] = [given.get(code, 0) for code in PACK.province_ids]
            assert set(given) <= set(PACK.province_ids)
        state.sectors = list(sectors)
        state.standard[PACK.west_berlin] = sum(sectors)
        state.borrowed = []

    def _economy(self, factories: Sequence[str], run_down: Sequence[str], lines: Sequence[str]) -> None:
        state = self.state
        state.factories = [0] * len(PACK.site_ids)
        for name in factories:
            state.factories[site(name)] = INTACT
        for name in run_down:
            state.factories[site(name)] = RUN_DOWN
        for name in lines:
            state.built[line(name)] += 1

    def _rest(self, top: list[int], used: set[int], fillers: int) -> None:
        """Every card that the test does not name lies somewhere."""
        state, now = self.state, self.state.decade - 1
        fresh = [one for one in PACK.decks[now] if one not in used]
        state.display += fresh[:fillers]
        state.deck = [*fresh[fillers:], *top[::-1]]
        state.deck_knowers = [0] * len(state.deck)
        mine = [one for one in PACK.two_decks[now] if one not in used]
        state.stacks = [mine[:3], mine[3:6]]
        state.unseen = mine[6:]
        earlier = [*PACK.decks[:now], *PACK.two_decks[:now]]
        state.past = [one for pile in earlier for one in pile if one not in used]
        state.rest, state.rest_knowers, state.discards = [], [], [[], [], [], []]

    def _small_decks(self, arms: Sequence[str], conflicts: Sequence[str]) -> None:
        for at, (ids, top) in enumerate(((PACK.arms_ids, arms), (PACK.conflict_ids, conflicts))):
            first = [ids.index(name) for name in top]
            self.state.small_decks[at] = [one for one in range(len(ids)) if one not in first] + first[::-1]
            self.state.small_discards[at] = []

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The class name of the decision that is open, or "" when the game is over."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    @property
    def seat(self) -> str:
        """Who decides now."""
        return SEATS[GAME.to_act(self.state)]

    def action(self, verb: str, *things: Any) -> Action:
        kinds = GAME.verbs[verb]
        return (verb, *(self._number(kind, thing) for kind, thing in zip(kinds, things, strict=True)))

    @staticmethod
    def _number(kind: str, thing: Any) -> int:
        tables: dict[str, Any] = {"card": card, "province": province, "site": site, "line": line, "icon": icon}
        tables |= {"sector": SECTORS.index, "space": int, "power": POWERS.index, "track": TRACKS.index}
        tables["side"] = ("west", "east").index
        return int(tables[kind.split("_")[0]](thing))

    def do(self, verb: str, *things: Any) -> None:
        """Take this action at the open decision, whoever decides; raises Refused if it is not legal."""
        GAME.apply(self.state, self.action(verb, *things))
        GAME.check(self.state)

    def play(self, verb: str, name: Name) -> None:
        """The seat to move takes this card and does this with it."""
        assert self.step == "TakeTwoTurn"
        self.do(verb, name)

    def answer(self, *answers: str) -> None:
        """Answers to one question after another: who, verb, things: "U rest", "E at NW", "S push dominance > west"."""
        for text in answers:
            seat, verb, *rest = text.split(" ", 2)
            assert self.seat == seat, f"{text}: now {self.seat} decides {self.step}"
            self.do(verb, *(rest[0].split(" > ") if rest else ()))

    def refused(self, verb: str, *things: Any) -> tuple[str, str]:
        """Message key and rule of the refusal."""
        action = self.action(verb, *things)
        reason = GAME.refusal(self.state, action)
        assert reason is not None, f"{verb} {things} is allowed"
        assert action not in GAME.legal(self.state)
        return reason.key, reason.rule

    def can(self, verb: str, *things: Any) -> bool:
        return self.action(verb, *things) in GAME.legal(self.state)

    def verbs(self) -> set[str]:
        return {action[0] for action in GAME.legal(self.state)}

    def automatic(self, name: Name, *answers: str) -> None:
        """The event of this card, which lies on display, happens automatically now."""
        display = self.state.display
        display.append(display.pop(display.index(card(name))))
        self.state.then(AutomaticEvent())
        self._advance(*answers)

    def phase(self, name: str, *answers: str) -> None:
        """One of the three new phases of the end of a decade."""
        self.state.then(PHASES[name])
        self._advance(*answers)

    def base_phases(self, *answers: str) -> None:
        """The ten phases of the base game, and what follows them."""
        self._clear()
        self.state.agenda = [NextTwoDecade(), *reversed(base_phases())]
        self._advance(*answers)

    def end_decade(self, *answers: str) -> None:
        """The whole end of the decade and what follows it."""
        self._clear()
        self.state.agenda = [NextTwoDecade(), *reversed((*PHASES.values(), *base_phases()))]
        self._advance(*answers)

    def start_decade(self, *answers: str) -> None:
        """The next decade begins."""
        self._clear()
        self.state.agenda = [StartTwoDecade()]
        self._advance(*answers)

    def _clear(self) -> None:
        """All cards of the sub-decades are gone at the end of a decade."""
        state = self.state
        state.past += [*state.display, *(one for stack in state.stacks for one in stack)]
        state.display, state.stacks = [], []

    def _advance(self, *answers: str) -> None:
        GAME.advance(self.state)
        GAME.check(self.state)
        self.answer(*answers)

    # -- looking ------------------------------------------------------------------------------------------------

    def unrest(self, code: str) -> int:
        return self.state.unrest[province(code)]

    def hand(self, seat: str) -> list[Name]:
        return [name_of(number) for number in self.state.hands[SEATS.index(seat)]]

    def kept(self, seat: str) -> list[Name]:
        """Peacemaker cards in front of a seat."""
        return [name_of(number) for number in self.state.peacemakers[SEATS.index(seat)]]

    def said(self, key: str) -> list[Entry]:
        return [entry for entry in self.log if entry.key == key]

    def last(self, deck: int) -> str:
        """The last discard of a small deck (0 arms race, 1 conflicts)."""
        ids = (PACK.arms_ids, PACK.conflict_ids)[deck]
        pile = self.state.small_discards[deck]
        return str(ids[pile[-1]]) if pile else ""

    @property
    def how(self) -> str:
        """How the game ended and who won: "insolvency W"; "" while it goes on."""
        outcome = self.state.outcome
        return "" if outcome is None else f"{outcome.how} {''.join(SEATS[seat] for seat in outcome.winners)}"

    # -- comparing ----------------------------------------------------------------------------------------------

    def board(self) -> dict[str, Any]:
        """All that an event may change, by short names: "u NW" unrest, "D" dominance, "$US", "doves", ..."""
        state = self.state
        found: dict[str, Any] = {f"u {code}": self.unrest(code) for code in PACK.province_ids}
        found |= {f"ls {code}": state.standard[province(code)] for code in PACK.province_ids}
        found |= {f"protest {code}": state.borrowed.count(province(code)) for code in PACK.province_ids}
        stands = ("none", "intact", "run down")
        found |= {f"factory {name}": stands[state.factories[at]] for at, name in enumerate(PACK.site_ids)}
        for number, (a, b) in enumerate(PACK.line_ends):
            found[f"line {PACK.site_ids[a]} - {PACK.site_ids[b]}"] = state.built[number]
        found |= {short: getattr(state, field) for short, field in FIELDS.items()}
        found |= {"$US": state.treasury[0], "$SU": state.treasury[1], "doves": state.doves, "box": state.box}
        found |= {"arms cost": state.arms_cost, "malus": state.soviet_malus}
        found["police"] = [name_of(number) for number in state.police]
        found |= {f"pm {seat}": self.kept(seat) for seat in SEATS}
        found |= {f"drawn {name}": len(state.small_discards[at]) for at, name in enumerate(("arms", "conflicts"))}
        return found


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is different: numbers by how much, everything else as it is now."""
    return {name: now - before[name] if type(now) is int else now for name, now in after.items() if now != before[name]}
