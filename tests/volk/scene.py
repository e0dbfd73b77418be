"""Positions for rule tests: Germany as a test needs it, and words to play on it.

    scene = Scene("west", cards=[13], unrest={"NW": 2}, factories=["dortmund"])
    scene.play("event", 13)
    scene.answer("W rest", "W factory kiel", "W line kiel - flensburg")
    assert scene.unrest("NW") == 1

Cards are named by their printed numbers, provinces by their codes, sites and icons by their ids in the pack. Nothing is
on the board that the test does not name: no unrest, no factory, no socialist. Display and deck are filled up with cards
that the test does not care about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brink.engine import Action, Chance, Entry
from brink.engine.chance import seed_from
from brink.games.volk import Volk
from brink.games.volk.end_of_decade import base_phases
from brink.games.volk.pack import NONE, SECTORS
from brink.games.volk.sequence import NextDecade, Turn
from brink.games.volk.state import INTACT, RUN_DOWN, VolkState

GAME = Volk()
PACK: Any = GAME.pack()
SIDES = ("west", "east")
FILLERS = 4  # cards on display that a test does not name
PHASE_NAMES = (
    "Flight", "Prestige", "Currency", "PoliceCosts", "LossOfStandard", "InternalComparison", "EastWestComparison",
    "PoliceAction", "Socialists", "Collapse",
)  # fmt: skip
FIELDS = {"P": "prestige", "$": "currency", "S": "socialism"}


def card(number: int) -> int:
    return int(PACK.card_numbers.index(number))


def province(code: str) -> int:
    return int(PACK.province_ids.index(code))


def site(name: str) -> int:
    return int(PACK.site_ids.index(name))


def line(name: str) -> int:
    """A connection by its two ends, either one first."""
    ends = {site(end) for end in name.split(" - ")}
    return next(number for number, pair in enumerate(PACK.line_ends) if set(pair) == ends)


def icon(name: str) -> int:
    return int(PACK.number_of(name))


class Scene:
    """A turn of one side in the middle of a decade (the latest one that a named card belongs to)."""

    def __init__(
        self,
        side: str = "west",
        *,
        decade: int = 0,
        cards: Sequence[int] = (),
        special: int | None = None,
        hands: Sequence[Sequence[int]] = ((), ()),
        deck: Sequence[int] = (),
        played: Sequence[int] = (),
        unrest: Mapping[str, int] | None = None,
        standard: Mapping[str, int] | None = None,
        sectors: Sequence[int] = (0, 0, 0),
        socialists: Mapping[str, int] | None = None,
        borrowed: Sequence[str] = (),
        factories: Sequence[str] = (),
        run_down: Sequence[str] = (),
        lines: Sequence[str] = (),
        police: Mapping[int, int] | None = None,
        fillers: int = FILLERS,
        **fields: Any,
    ) -> None:
        """`deck`: the top card first. `sectors`: French, British, US. `lines`: a double one twice for both pieces.
        `police`: numbers of the cards the East holds, 1 for those used in this decade. `fields`: of the state."""
        self.game = GAME
        self.log: list[Entry] = []
        self.state: VolkState = GAME.setup(2, {}, Chance(seed_from("scene")))
        named = [*cards, *(n for hand in hands for n in hand), *deck, *played, *(police or ())]
        self._board(unrest or {}, standard or {}, sectors, socialists or {}, borrowed)
        self._economy(factories, run_down, lines)
        self._cards(decade or max([1, *(PACK.decade_of[card(n)] for n in named)]), cards, hands, deck, played, fillers)
        self._police(police or {})
        self.state.special = NONE if special is None else card(special)
        self.state.box = 0
        for name, value in fields.items():
            assert hasattr(self.state, name), f"a state has no {name}"
            setattr(self.state, name, value)
        self.state.log = self.log
        self.state.part = fields.get("part", 1)
        self.state.agenda = [Turn(SIDES.index(side))]
        GAME.advance(self.state)
        self.log.clear()
        GAME.check(self.state)

    # -- arranging ----------------------------------------------------------------------------------------------

    def _board(
        self,
        unrest: Mapping[str, int],
        standard: Mapping[str, int],
        sectors: Sequence[int],
        socialists: Mapping[str, int],
        borrowed: Sequence[str],
    ) -> None:
        state = self.state
        for there, given in ((state.unrest, unrest), (state.standard, standard), (state.socialists, socialists)):
            there[:] = [given.get(code, 0) for code in PACK.province_ids]
            assert set(given) <= set(PACK.province_ids)
        state.sectors = list(sectors)
        state.standard[PACK.west_berlin] = sum(sectors)
        state.borrowed = [province(code) for code in borrowed]

    def _economy(self, factories: Sequence[str], run_down: Sequence[str], lines: Sequence[str]) -> None:
        state = self.state
        state.factories = [0] * len(PACK.site_ids)
        for name in factories:
            state.factories[site(name)] = INTACT
        for name in run_down:
            state.factories[site(name)] = RUN_DOWN
        for name in lines:
            state.built[line(name)] += 1

    def _cards(
        self,
        decade: int,
        cards: Sequence[int],
        hands: Sequence[Sequence[int]],
        deck: Sequence[int],
        played: Sequence[int],
        fillers: int,
    ) -> None:
        state = self.state
        state.decade = decade
        state.display = [card(number) for number in cards]
        state.hands = [sorted(card(number) for number in hand) for hand in hands]
        state.knowers = [[1 << seat] * len(hand) for seat, hand in enumerate(state.hands)]
        state.played = [card(number) for number in played]
        top = [card(number) for number in deck]
        used = {*state.display, *state.hands[0], *state.hands[1], *top, *state.played}
        fresh = [number for number in PACK.decks[decade - 1] if number not in used]
        state.display += fresh[:fillers]
        state.deck = [*fresh[fillers:], *top[::-1]]
        state.deck_knowers = [0] * len(state.deck)
        state.past = [n for earlier in PACK.decks[: decade - 1] for n in earlier if n not in used]
        state.rest, state.rest_knowers, state.discards = [], [], [[], []]

    def _police(self, police: Mapping[int, int]) -> None:
        state = self.state
        for number, used in police.items():
            for pile in (state.past, state.deck, state.display):
                if card(number) in pile:
                    pile.remove(card(number))
                    break
            state.police.append(card(number))
            state.police_used.append(used)
        state.deck_knowers = [0] * len(state.deck)

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The class name of the decision that is open, or "" when the game is over."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    @property
    def side(self) -> str:
        """Who decides now: "W" or "E"."""
        return "WE"[GAME.to_act(self.state)]

    def action(self, verb: str, *things: Any) -> Action:
        """An action from names: `action("at", "NW")`, `action("event", 13)`, `action("line", "kiel - hamburg")`."""
        return (verb, *(self._number(kind, thing) for kind, thing in zip(GAME.verbs[verb], things, strict=True)))

    @staticmethod
    def _number(kind: str, thing: Any) -> int:
        tables = {"card": card, "province": province, "site": site, "line": line, "icon": icon}
        tables["sector"] = SECTORS.index
        tables["space"] = int
        return int(tables[kind.split("_")[0]](thing))

    def legal(self) -> list[Action]:
        """What may be done now. A decision that computes it in a faster way must come to what it defines."""
        legal, step = GAME.legal(self.state), self.state.agenda[-1]
        assert legal == [one for one in step.candidates(self.state) if step.refusal(self.state, one) is None]
        return legal

    def do(self, verb: str, *things: Any) -> None:
        """Take this action at the open decision, whoever decides; raises Refused if it is not legal."""
        GAME.apply(self.state, self.action(verb, *things), self.legal())
        GAME.check(self.state)

    def play(self, verb: str, number: int) -> None:
        """The side to move takes this card and does this with it."""
        assert self.step == "TakeTurn"
        self.do(verb, number)

    def answer(self, *answers: str) -> None:
        """Answers to one question after another: who, verb, things: "W rest", "E at NW", "E move SN > TH"."""
        for text in answers:
            side, verb, *rest = text.split(" ", 2)
            assert self.side == side, f"{text}: now {self.side} decides {self.step}"
            self.do(verb, *self._things(verb, rest))

    @staticmethod
    def _things(verb: str, rest: Sequence[str]) -> list[Any]:
        if not rest:
            return []
        things = rest[0].split(" > ")
        return [int(thing) for thing in things] if verb in ("discard", "swap", "remove") else list(things)

    def refused(self, verb: str, *things: Any) -> tuple[str, str]:
        """Message key and rule of the refusal."""
        action = self.action(verb, *things)
        reason = GAME.refusal(self.state, action)
        assert reason is not None, f"{verb} {things} is allowed"
        assert action not in self.legal()
        return reason.key, reason.rule

    def can(self, verb: str, *things: Any) -> bool:
        return self.action(verb, *things) in self.legal()

    def offered(self, verb: str) -> set[Any]:
        """What may be named with this verb: province codes, site ids, card numbers ..."""
        names = {"province": PACK.province_ids, "site": PACK.site_ids, "card": PACK.card_numbers, "sector": SECTORS}
        names["icon"] = [one.name for one in PACK.icons]
        names["line"] = [f"{PACK.site_ids[a]} - {PACK.site_ids[b]}" for a, b in PACK.line_ends]
        names["space"] = list(range(7))
        kind = GAME.verbs[verb][0]
        return {names[kind][action[1]] for action in self.legal() if action[0] == verb}

    def phase(self, number: int, *answers: str) -> None:
        """This phase of the end of a decade alone, West Berlin settled; then the side to move moves on."""
        steps = base_phases()
        names = [type(step).__name__ for step in steps]
        end = names.index(PHASE_NAMES[number]) if number < len(PHASE_NAMES) else len(steps)
        self.state.then(*steps[names.index(PHASE_NAMES[number - 1]) : end])
        GAME.advance(self.state)
        GAME.check(self.state)
        self.answer(*answers)

    def end_decade(self) -> None:
        """The whole end of the decade and what follows it."""
        self.state.agenda = [NextDecade(), *reversed(base_phases())]
        GAME.advance(self.state)
        GAME.check(self.state)

    # -- looking ------------------------------------------------------------------------------------------------

    def unrest(self, code: str) -> int:
        return self.state.unrest[province(code)]

    def standard(self, code: str) -> int:
        return self.state.standard[province(code)]

    def protests(self, code: str) -> int:
        return self.state.protests(province(code))

    def socialists(self, code: str) -> int:
        return self.state.socialists[province(code)]

    def economy(self, code: str) -> int:
        return self.state.economy(province(code))

    def export(self, code: str) -> int:
        return self.state.export_value(province(code))

    def value(self, name: str) -> int:
        return self.state.factory_value(site(name))

    def factory(self, name: str) -> str:
        return ("none", "intact", "run down")[self.state.factories[site(name)]]

    def built(self, name: str) -> int:
        return self.state.built[line(name)]

    def hand(self, side: str) -> list[int]:
        return self.numbers(self.state.hands[SIDES.index(side)])

    @staticmethod
    def numbers(cards: Sequence[int]) -> list[int]:
        return [PACK.card_numbers[number] for number in cards]

    def said(self, key: str) -> list[Entry]:
        return [entry for entry in self.log if entry.key == key]

    @property
    def how(self) -> str:
        """How the game ended and who won: "insolvency W"; "" while it goes on."""
        outcome = self.state.outcome
        return "" if outcome is None else f"{outcome.how} {'WE'[outcome.winners[0]]}"

    # -- comparing ----------------------------------------------------------------------------------------------

    def board(self) -> dict[str, Any]:
        """All that an event may change, by short names: "u NW" unrest, "ls NW", "P", "factory kiel", ..."""
        state = self.state
        found: dict[str, Any] = {}
        for code in PACK.province_ids:
            found[f"u {code}"] = self.unrest(code)
            found[f"ls {code}"] = self.standard(code)
            found[f"soc {code}"] = self.socialists(code)
            found[f"protest {code}"] = state.borrowed.count(province(code))
        found |= {f"sector {name}": state.sectors[at] for at, name in enumerate(SECTORS)}
        found |= {f"factory {name}": self.factory(name) for name in PACK.site_ids}
        for number, (a, b) in enumerate(PACK.line_ends):
            found[f"line {PACK.site_ids[a]} - {PACK.site_ids[b]}"] = state.built[number]
        found |= {short: getattr(state, name) for short, name in FIELDS.items()}
        found |= {"box": state.box, "wall": state.wall, "stasi gone": state.stasi_gone}
        found["police"] = self.numbers(state.police)
        found |= {f"hand {side}": len(hand) for side, hand in zip("WE", state.hands, strict=True)}
        return found


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is different: numbers by how much, everything else as it is now."""
    return {name: now - before[name] if type(now) is int else now for name, now in after.items() if now != before[name]}
