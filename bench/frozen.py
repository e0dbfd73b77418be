"""`steady` as it was at c70631e, where today's decides otherwise: an opponent that stays the same.

Each judges as today's does, but for what has changed since; `tests/bots/test_frozen.py` holds it to its games. In 2GM
`steady` is as it was, and held to them itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bench.rushers import DictatorsRusher
from brink.engine import Action, BotMaker, Chance
from brink.games.dictators import bots as dictators
from brink.games.dictators import verbs
from brink.games.volk import bots as volk
from brink.games.volk.icons import EAST
from brink.games.volk.state import VolkState
from brink.games.volk.tension import Tension
from brink.games.volk.twoplustwo import bots as two
from brink.games.volk.twoplustwo.state import two as state_of_two

# -- Wir sind das Volk!: what an LS does to unrest was judged too late ----------------------------------------------


class OldMind(volk.Mind):
    def _standard_gain(self, province: int, calms: bool) -> float:
        """Where nobody had looked at unrest yet, the first LS that was tried was taken for what is there."""
        if "tension" not in vars(self.judge):
            unrest, standard = self.state.unrest[:], self.state.standard[:]
            unrest[province] -= calms and unrest[province] > 0
            standard[province] += 1
            vars(self.judge)["tension"] = Tension(self.pack, unrest, standard, self.state.borrowed)
        return super()._standard_gain(province, calms)


class OldVolk(volk.Steady):
    def mind(self, world: VolkState, seat: int) -> volk.Mind:
        return OldMind(world, seat)


# -- 2+2: races counted for nothing but their last step ------------------------------------------------------------

STEP: Final = {"dominance": 0.9, "space": 1.3, "arms": 0.8}
LAST_STEP: Final = {"arms": 6, "space": 4}
RACE: Final = 20.0


class OldTwoMind(OldMind, two.TwoMind):
    def _step_gain(self, track: str, way: int) -> float:
        marker: int = getattr(self.state, track)
        if track in LAST_STEP and abs(marker + (1 if way == EAST else -1)) >= LAST_STEP[track]:
            return RACE if way == self.side and self.superpower else -RACE
        worth = STEP[track] * (two.LEAD if abs(self.lead) <= 1 else 1.0)
        if self.superpower:
            return worth if way == self.side else -worth
        if way != self.side:
            return worth * 0.4 if self.lead > 0 else -worth * 0.3
        return -worth * two.RIVAL if self.lead >= 0 else worth * 0.1


class OldTwo(volk.Steady):
    def mind(self, world: VolkState, seat: int) -> volk.Mind:
        return OldTwoMind(state_of_two(world), seat)


# -- Revenge of the Dictators: no way to tokens of zone 4, few of them used -----------------------------------------

TOKENS: Final = {7: 40, 8: 70, 10: 12, 14: 40}
NEVER_PLAYED: Final = frozenset({"stealth-fighter", "area-51-access-pass"})
CENSORSHIP: Final = 4.0  # the least
RENDITION: Final = "extraordinary-rendition"
GRAVE: Final = frozenset({"hacker", "morale-boost", "bribery", RENDITION, "deportation", "house-arrest"})
NEAR: Final = frozenset({"helicopter", "amtrak", "engineer"})


class OldDictator(dictators.Mind):
    def tokens_left(self) -> list[int]:
        return []

    def doom(self) -> float:
        return abs(super().doom())  # the survivor feared the missiles, too

    def _score_token(self, number: int) -> float:
        if number == 1:
            near = self.ways[self.here][self.pack.white_house] <= 3
            return 45 if self.me.counts >= 2 and not near and not self.goals() else 0
        if number in (2, 5):
            return super()._score_token(number)
        return TOKENS.get(number, 20 if number == 15 and len(self.view.blocked) > 6 else 0)

    def _score_activate(self, ability: int) -> float:
        word = self.pack.asset_abilities[ability][2][0]
        return 0 if word in ("blackmail", "bunker") else super()._score_activate(ability)

    def _score_play(self, card: int) -> float:
        name = self.pack.card_ids[card]
        score = super()._score_play(card)
        if name in NEVER_PLAYED:
            return 4 if card in self.view.free else 0
        return max(score, CENSORSHIP) if name == "censorship" else score

    def _swap_dictators(self) -> Action:
        return self._whom()

    def _near(self) -> bool:
        """Whether a roadblock is worth taking away."""
        ways = self.ways[self.me.place]
        return any(ways[road.place_a] <= 6 for road in self.offered(verbs.Road))

    def _open_roads(self) -> Action:
        return super()._open_roads() if verbs.DONE not in self.legal or self._near() else verbs.DONE

    def _bunker(self) -> Action:
        return next(iter(self.offered(verbs.Retrieve)), self.legal[0])

    def _retrieve_more(self) -> Action:
        return self.legal[0]

    def _confront(self) -> Action:
        if verbs.CONFRONT_STORED in self.legal and self.me.counts >= 1:
            return verbs.CONFRONT_STORED
        return verbs.DECLINE if self.too_early() else verbs.CONFRONT

    def _card_announced(self) -> Action:
        """Whom it is about was not said then."""
        name, author = self.pack.card_ids[self.asked_number("card")], self.asked_number("seat")
        near = name in NEAR and self.danger(author) > 4
        return self._answer_if(((name in GRAVE or near) and self.threatening(author)) or name == RENDITION)

    def _place_meeple(self) -> Action:
        return self.legal[0]


class OldDictators(DictatorsRusher):
    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, OldDictator)


FROZEN: Final[Mapping[str, BotMaker]] = {"volk": OldVolk, "twoplustwo": OldTwo, "dictators": OldDictators}
