"""What the scenes of the base game and of 2+2 share: one board, arranged and played in the same words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from brink.engine import Action, Chance, Entry
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.games.volk import Volk
from brink.games.volk.pack import NONE, SECTORS
from brink.games.volk.state import INTACT, RUN_DOWN

BOARD: Any = Volk().pack()  # 2+2 is played on the board of the base game
FILLERS = 4  # cards of the base game on display that a test does not name


def province(code: str) -> int:
    return int(BOARD.province_ids.index(code))


def site(name: str) -> int:
    return int(BOARD.site_ids.index(name))


def line(name: str) -> int:
    """A connection by its two ends, either one first."""
    ends = {site(end) for end in name.split(" - ")}
    return next(number for number, pair in enumerate(BOARD.line_ends) if set(pair) == ends)


KINDS: dict[str, Callable[[Any], int]] = {
    "province": province, "site": site, "line": line, "sector": SECTORS.index, "space": int,
}  # fmt: skip


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is different: numbers by how much, everything else as it is now."""
    return {name: now - before[name] if type(now) is int else now for name, now in after.items() if now != before[name]}


class Germany:
    """A position in the middle of a decade. Nothing is on the board that the test does not name."""

    game: ClassVar[Any]
    letters: ClassVar[str]  # of the seats
    turn: ClassVar[str]  # the decision that a turn begins with
    kinds: ClassVar[Mapping[str, Callable[[Any], int]]]  # how a thing of each kind is named
    markers: ClassVar[Mapping[str, str]]  # on tracks: short name and field of the state

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.state: Any = self.game.setup(len(self.letters), {}, Chance(seed_from("scene")))

    # -- arranging ----------------------------------------------------------------------------------------------

    def _board(
        self,
        unrest: Mapping[str, int] | None,
        standard: Mapping[str, int] | None,
        sectors: Sequence[int],
        socialists: Mapping[str, int] | None,
        borrowed: Sequence[str] = (),
    ) -> None:
        state = self.state
        for there, named in ((state.unrest, unrest), (state.standard, standard), (state.socialists, socialists)):
            given = named or {}
            there[:] = [given.get(code, 0) for code in BOARD.province_ids]
            assert set(given) <= set(BOARD.province_ids)
        state.sectors = list(sectors)
        state.standard[BOARD.west_berlin] = sum(sectors)
        state.borrowed = [province(code) for code in borrowed]

    def _economy(self, factories: Sequence[str], run_down: Sequence[str], lines: Sequence[str]) -> None:
        state = self.state
        state.factories = [0] * len(BOARD.site_ids)
        for name in factories:
            state.factories[site(name)] = INTACT
        for name in run_down:
            state.factories[site(name)] = RUN_DOWN
        for name in lines:
            at, first = line(name), site(name.split(" - ")[0])
            piece = BOARD.next_to[at, first]
            state.built[at] = BOARD.full[at] if state.built[at] else piece

    def _numbers(self, names: Sequence[Any]) -> list[int]:
        return [self.kinds["card"](name) for name in names]

    def _cards(
        self, cards: Sequence[Any], hands: Sequence[Sequence[Any]], deck: Sequence[Any], played: Sequence[Any]
    ) -> None:
        """The named cards; in the deck the top card first."""
        state = self.state
        state.display = self._numbers(cards)
        state.hands = [Hand.of(self._numbers(hand), 1 << seat) for seat, hand in enumerate(hands)]
        state.deck = self._numbers(deck)[::-1]
        state.played = self._numbers(played)
        state.rest, state.rest_knowers, state.discards = [], [], [[] for _ in hands]

    def _fill(self, used: set[int], fillers: int) -> None:
        """Every card of the base game that is not used lies on display, in the deck or in the past."""
        state, now = self.state, self.state.decade - 1
        fresh = [one for one in BOARD.decks[now] if one not in used]
        state.display += fresh[:fillers]
        state.deck = fresh[fillers:] + state.deck
        state.deck_knowers = [0] * len(state.deck)
        state.past = [one for deck in BOARD.decks[:now] for one in deck if one not in used]

    def _decade(self, decade: int, named: Sequence[Any]) -> None:
        """The one asked for, or the latest that a named card belongs to."""
        of = self.state.pack.decade_of
        self.state.decade = decade or max([1, *(of[number] for number in self._numbers(named))])

    def _begin(self, first: Any, special: Any, fields: Mapping[str, Any]) -> None:
        """Set the rest, and go on to the decision that this step leads to."""
        state = self.state
        state.special = NONE if special is None else self.kinds["card"](special)
        state.box, state.part = 0, 1
        for name, value in fields.items():
            assert hasattr(state, name), f"a state has no {name}"
            setattr(state, name, value)
        state.log = self.log
        state.agenda = [first]
        self._advance()
        self.log.clear()

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The class name of the decision that is open, or "" when the game is over."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    @property
    def who(self) -> str:
        """The letter of the seat that decides now."""
        return self.letters[self.game.to_act(self.state)]

    def action(self, verb: str, *things: Any) -> Action:
        """An action from names: `action("at", "NW")`, `action("event", 13)`, `action("line", "kiel - hamburg")`."""
        kinds = self.game.verbs[verb]
        return (verb, *(self._number(kind, thing) for kind, thing in zip(kinds, things, strict=True)))

    def _number(self, kind: str, thing: Any) -> int:
        return int(self.kinds[kind.split("_")[0]](thing))

    def legal(self) -> list[Action]:
        """What may be done now."""
        found: list[Action] = self.game.legal(self.state)
        return found

    def do(self, verb: str, *things: Any) -> None:
        """Take this action at the open decision, whoever decides; raises Refused if it is not legal."""
        self.game.apply(self.state, self.action(verb, *things), self.legal())
        self.game.check(self.state)

    def play(self, verb: str, name: Any) -> None:
        """Whoever is to move takes this card and does this with it."""
        assert self.step == self.turn
        self.do(verb, name)

    def answer(self, *answers: str) -> None:
        """Answers to one question after another: who, verb, things: "W rest", "E at NW", "E move SN > TH"."""
        for text in answers:
            who, verb, *rest = text.split(" ", 2)
            assert self.who == who, f"{text}: now {self.who} decides {self.step}"
            self.do(verb, *(rest[0].split(" > ") if rest else ()))

    def refused(self, verb: str, *things: Any) -> tuple[str, str]:
        """Message key and rule of the refusal."""
        action = self.action(verb, *things)
        reason = self.game.refusal(self.state, action)
        assert reason is not None, f"{verb} {things} is allowed"
        assert action not in self.legal()
        return reason.key, reason.rule

    def can(self, verb: str, *things: Any) -> bool:
        return self.action(verb, *things) in self.legal()

    def _advance(self, *answers: str) -> None:
        self.game.advance(self.state)
        self.game.check(self.state)
        self.answer(*answers)

    # -- looking ------------------------------------------------------------------------------------------------

    def unrest(self, code: str) -> int:
        return int(self.state.unrest[province(code)])

    def standard(self, code: str) -> int:
        return int(self.state.standard[province(code)])

    def factory(self, name: str) -> str:
        return ("none", "intact", "run down")[self.state.factories[site(name)]]

    def said(self, key: str) -> list[Entry]:
        return [entry for entry in self.log if entry.key == key]

    @property
    def how(self) -> str:
        """How the game ended and who won: "insolvency W"; "" while it goes on."""
        outcome = self.state.outcome
        return "" if outcome is None else f"{outcome.how} {''.join(self.letters[seat] for seat in outcome.winners)}"

    def board(self) -> dict[str, Any]:
        """All that an event may change, by short names: "u NW" unrest, "ls NW", "P", "factory kiel", ..."""
        state = self.state
        found: dict[str, Any] = {f"u {code}": self.unrest(code) for code in BOARD.province_ids}
        found |= {f"ls {code}": self.standard(code) for code in BOARD.province_ids}
        found |= {f"protest {code}": state.borrowed.count(province(code)) for code in BOARD.province_ids}
        found |= {f"factory {name}": self.factory(name) for name in BOARD.site_ids}
        for number, (a, b) in enumerate(BOARD.line_ends):
            found[f"line {BOARD.site_ids[a]} - {BOARD.site_ids[b]}"] = state.pieces(number)
        found |= {short: getattr(state, field) for short, field in self.markers.items()}
        return found | {"box": state.box}
