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

from brink.engine import Action
from brink.games.volk import Volk
from brink.games.volk.end_of_decade import base_phases
from brink.games.volk.pack import SECTORS
from brink.games.volk.sequence import NextDecade, Turn
from volk.germany import FILLERS, KINDS, Germany, line, province, site
from volk.germany import changes as changes

GAME = Volk()
PACK: Any = GAME.pack()
SIDES = ("west", "east")
PHASE_NAMES = (
    "Flight", "Prestige", "Currency", "PoliceCosts", "LossOfStandard", "InternalComparison", "EastWestComparison",
    "PoliceAction", "Socialists", "Collapse",
)  # fmt: skip


def card(number: int | str) -> int:
    return int(PACK.card_numbers.index(int(number)))


class Scene(Germany):
    """A turn of one side in the middle of a decade (the latest one that a named card belongs to)."""

    game = GAME
    letters = "WE"
    turn = "TakeTurn"
    kinds = {**KINDS, "card": card, "icon": PACK.number_of}
    markers = {"P": "prestige", "$": "currency", "S": "socialism"}
    side = Germany.who

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
        """`deck`: the top card first. `sectors`: French, British, US. `lines`: a long one twice for both pieces, else
        the one next to the end named first.
        `police`: numbers of the cards the East holds, 1 for those used in this decade. `fields`: of the state."""
        super().__init__()
        self._board(unrest, standard, sectors, socialists, borrowed)
        self._economy(factories, run_down, lines)
        self._decade(decade, [*cards, *(n for hand in hands for n in hand), *deck, *played, *(police or ())])
        self._cards(cards, hands, deck, played)
        state = self.state
        self._fill({*state.display, *state.hands[0], *state.hands[1], *state.deck, *state.played}, fillers)
        self._police(police or {})
        self._begin(Turn(SIDES.index(side)), special, fields)

    # -- arranging ----------------------------------------------------------------------------------------------

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

    def legal(self) -> list[Action]:
        """What may be done now. A decision that computes it in a faster way must come to what it defines."""
        legal, step = super().legal(), self.state.agenda[-1]
        assert legal == [one for one in step.candidates(self.state) if step.refusal(self.state, one) is None]
        return legal

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
        self._advance(*answers)

    def end_decade(self) -> None:
        """The whole end of the decade and what follows it."""
        self.state.agenda = [NextDecade(), *reversed(base_phases())]
        self._advance()

    # -- looking ------------------------------------------------------------------------------------------------

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

    def built(self, name: str) -> int:
        return int(self.state.pieces(line(name)))

    def hand(self, side: str) -> list[int]:
        return self.numbers(self.state.hands[SIDES.index(side)])

    @staticmethod
    def numbers(cards: Sequence[int]) -> list[int]:
        return [PACK.card_numbers[number] for number in cards]

    def board(self) -> dict[str, Any]:
        state = self.state
        found = super().board()
        found |= {f"soc {code}": self.socialists(code) for code in PACK.province_ids}
        found |= {f"sector {name}": state.sectors[at] for at, name in enumerate(SECTORS)}
        found |= {"wall": state.wall, "stasi gone": state.stasi_gone, "police": self.numbers(state.police)}
        found |= {f"hand {side}": len(hand) for side, hand in zip("WE", state.hands, strict=True)}
        return found
