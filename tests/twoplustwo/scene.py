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

from brink.games.volk.end_of_decade import base_phases
from brink.games.volk.pack import TRACKS
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.twoplustwo.automatic_event import AutomaticEvent
from brink.games.volk.twoplustwo.end_of_decade import ArmsRacePhase, DominancePhase, SpaceRacePhase
from brink.games.volk.twoplustwo.pack import POWERS
from brink.games.volk.twoplustwo.sequence_of_play import NextPlayer, NextTwoDecade, StartTwoDecade
from volk.germany import FILLERS, KINDS, Germany
from volk.germany import changes as changes

GAME = TwoPlusTwo()
PACK: Any = GAME.pack()
SEATS = "USWE"
PHASES = {"arms": ArmsRacePhase(), "space": SpaceRacePhase(), "dominance": DominancePhase()}
Name = int | str


def card(name: Name) -> int:
    if isinstance(name, str) and name.startswith("b"):
        return int(PACK.card_numbers.index(int(name[1:])))
    return int(PACK.card_numbers.index(int(name), PACK.base_cards))


def name_of(number: int) -> Name:
    printed = int(PACK.card_numbers[number])
    return printed if number >= PACK.base_cards else f"b{printed}"


class Scene(Germany):
    """A turn of one seat in sub-decade A of a decade (the latest one that a named card belongs to)."""

    game = GAME
    letters = SEATS
    turn = "TakeTwoTurn"
    kinds = {
        **KINDS, "card": card, "icon": PACK.number_of, "power": POWERS.index, "track": TRACKS.index,
        "colour": ("west", "east").index,
    }  # fmt: skip
    markers = {"P": "prestige", "$": "currency", "S": "socialism", "D": "dominance", "SP": "space", "A": "arms"}
    seat = Germany.who

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
        super().__init__()
        held, kept = hands or {}, peacemakers or {}
        named: list[Name] = [*cards, *deck, *played, *(police or ())]
        named += [name for pile in (*held.values(), *kept.values()) for name in pile]
        self._board(unrest, standard, sectors, socialists)
        self._economy(factories, run_down, lines)
        self._decade(decade, named)
        self._cards(cards, [held.get(one, ()) for one in SEATS], deck, played)
        state = self.state
        state.police = self._numbers([*(police or ())])
        state.police_used = list((police or {}).values())
        state.peacemakers = [self._numbers(kept.get(one, ())) for one in SEATS]
        self._fill(set(self._numbers(named)), fillers)
        self._small_decks(arms_deck, conflicts)
        state.order = [SEATS.index(one) for one in order]
        state.turn = order.index(seat)
        self._begin(NextPlayer(), special, fields)

    # -- arranging ----------------------------------------------------------------------------------------------

    def _fill(self, used: set[int], fillers: int) -> None:
        """The cards of 2+2 too: in the stacks, unseen or in the past."""
        super()._fill(used, fillers)
        state, now = self.state, self.state.decade - 1
        mine = [one for one in PACK.two_decks[now] if one not in used]
        state.stacks, state.unseen = [mine[:3], mine[3:6]], mine[6:]
        state.past += [one for deck in PACK.two_decks[:now] for one in deck if one not in used]

    def _small_decks(self, arms: Sequence[str], conflicts: Sequence[str]) -> None:
        for at, (ids, top) in enumerate(((PACK.arms_ids, arms), (PACK.conflict_ids, conflicts))):
            first = [ids.index(name) for name in top]
            self.state.small_decks[at] = [one for one in range(len(ids)) if one not in first] + first[::-1]
            self.state.small_discards[at] = []

    # -- playing ------------------------------------------------------------------------------------------------

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

    # -- looking ------------------------------------------------------------------------------------------------

    def hand(self, seat: str) -> list[Name]:
        return [name_of(number) for number in self.state.hands[SEATS.index(seat)]]

    def kept(self, seat: str) -> list[Name]:
        """Peacemaker cards in front of a seat."""
        return [name_of(number) for number in self.state.peacemakers[SEATS.index(seat)]]

    def last(self, deck: int) -> str:
        """The last discard of a small deck (0 arms race, 1 conflicts)."""
        ids = (PACK.arms_ids, PACK.conflict_ids)[deck]
        pile = self.state.small_discards[deck]
        return str(ids[pile[-1]]) if pile else ""

    def board(self) -> dict[str, Any]:
        """Of 2+2 too: "D" dominance, "$US", "doves", ..."""
        state = self.state
        found = super().board()
        found |= {"$US": state.treasury[0], "$SU": state.treasury[1], "doves": state.doves}
        found |= {"arms cost": state.arms_cost, "malus": state.soviet_malus}
        found["police"] = [name_of(number) for number in state.police]
        found |= {f"pm {seat}": self.kept(seat) for seat in SEATS}
        found |= {f"drawn {name}": len(state.small_discards[at]) for at, name in enumerate(("arms", "conflicts"))}
        return found
