"""`python -m bench.rushers GAME`: whether somebody who plays for one thing alone beats the bots of a title.

He judges as the quick bot of the title does, but his one idea counts several times as much, and sits at each seat in
turn; all others are `--against`. A bot that plans has so many `--rollouts` and no clock, so the seed is the game. For
2GM see `python -m bench.twogm_balance rushers`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from bench.twogm_balance import show
from brink.bots import make_bot
from brink.bots.planner import Effort, Planner
from brink.bots.registry import PLANNING
from brink.engine import Action, AnyGame, Bot, Chance, Sight
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.games.dictators import bots as dictators
from brink.games.dictators.views import HIDDEN
from brink.games.volk import bots as volk
from brink.games.volk import verbs
from brink.games.volk.icons import Icon
from brink.games.volk.state import VolkState
from brink.games.volk.twoplustwo import bots as two
from brink.games.volk.twoplustwo.state import two as state_of_two
from brink.games.volk.twoplustwo.verbs import Engage, TwoCardAction
from brink.lab.simulate import play_out

KEEN: Final = 4.0  # how many times as much the one idea counts
STOPPING: Final = frozenset({"house-arrest", "bribery", "deportation", "extraordinary-rendition", "emp", "roadblock"})

# -- on the board of Wir sind das Volk! ---------------------------------------------------------------------------


class Idea(msgspec.Struct, frozen=True):
    """Icons and actions for which somebody plays."""

    icons: frozenset[str] = frozenset()
    actions: tuple[type[Action], ...] = ()


class Keen(volk.Mind):
    idea = Idea()

    def _icon_gain(self, icon: Icon, number: int, side: int) -> float:
        gain = super()._icon_gain(icon, number, side)
        return gain * KEEN if icon.kind in self.idea.icons else gain

    def action_gain(self, action: TwoCardAction) -> float:
        gain = super().action_gain(action)  # type: ignore[arg-type]  # those of 2+2 come only where its mind is next
        return gain * KEEN if isinstance(action, self.idea.actions) else gain


class KeenTwo(Keen, two.TwoMind):
    pass


class Rusher(volk.Steady):
    def __init__(self, chance: Chance, idea: Idea) -> None:
        super().__init__(chance)
        self._idea = idea

    def mind(self, world: VolkState, seat: int) -> volk.Mind:
        mind = KeenTwo(state_of_two(world), seat) if world.players > 2 else Keen(world, seat)
        mind.idea = self._idea
        return mind


IDEAS: Final = {
    "living standard": Idea(frozenset({"+ls", "+ls0"}), (verbs.Raise,)),
    "unrest": Idea(frozenset({"+u", "mv"})),
    "prestige and currency": Idea(frozenset({"P", "P!", "$"})),
}
COLD_IDEAS: Final = {
    "arms race": Idea(frozenset({"A"}), (Engage,)),
    "space race": Idea(frozenset({"SP"})),
    "dominance": Idea(frozenset({"D"})),
}

# -- Revenge of the Dictators -------------------------------------------------------------------------------------


class Hasty(dictators.Mind):
    """To Washington D.C. at once, with nothing disarmed."""

    def goals(self) -> list[int]:
        return []


class Collector(dictators.Mind):
    """The tokens of zone 4 first."""

    def goals(self) -> list[int]:
        me = self.me
        facilities = zip(me.facilities, me.facility_zones, me.disarmed, strict=True)
        tokens = [place for place, zone, done in facilities if zone == 4 and not done and place != HIDDEN]
        return tokens or super().goals()


class Hinderer(dictators.Mind):
    """Whatever stops the leader comes first."""

    def _score_play(self, card: int) -> float:
        score = super()._score_play(card)
        return score * KEEN if self.pack.card_ids[card] in STOPPING else score


class DictatorsRusher:
    def __init__(self, chance: Chance, kind: type[dictators.Mind]) -> None:
        self._chance = chance
        self._kind = kind

    def choose(self, sight: Sight) -> Action:
        prompt, view = sight.prompt, sight.view
        step = prompt.key.removeprefix("ask-")
        mind = self._kind(view, sight.pack, sight.legal, prompt.args, dictators.about(view, step))
        return mind.decide(step) or sight.legal[self._chance.below(len(sight.legal))]


WAYS: Final = {"to Washington at once": Hasty, "tokens of zone 4": Collector, "stopping the leader": Hinderer}

# -- the games ----------------------------------------------------------------------------------------------------

Maker = Callable[[Chance], Bot]


def _with(rusher: Callable[[Chance, Any], Bot], ideas: Mapping[str, Any]) -> dict[str, Maker]:
    return {name: lambda chance, idea=idea: rusher(chance, idea) for name, idea in ideas.items()}  # type: ignore[misc]


RUSHERS: Final[dict[str, dict[str, Maker]]] = {
    "volk": _with(Rusher, IDEAS),
    "twoplustwo": _with(Rusher, COLD_IDEAS),
    "dictators": _with(DictatorsRusher, WAYS),
}


def opponent(game: AnyGame, name: str, rollouts: int, chance: Chance) -> Bot:
    mind = game.mind()
    if name not in PLANNING or mind is None:
        return make_bot(game, name, chance)
    return Planner(game, mind, Effort(rollouts, PLANNING[name].candidates), chance)


def fight(game: AnyGame, rusher: Maker, against: str, rollouts: int, number: int, label: str) -> bool:
    """Whether he wins."""
    players = max(number for number in game.players if number <= 4)
    seat, chance = number % players, Chance(seed_from(f"{label} {number}"))
    state = game.setup(players, {}, chance)
    streams = [chance.fork(f"bot {other}") for other in range(players)]
    bots = [rusher(c) if at == seat else opponent(game, against, rollouts, c) for at, c in enumerate(streams)]
    play_out(game, state, bots)
    assert state.outcome is not None
    return seat in state.outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.rushers", description=__doc__)
    parser.add_argument("game", choices=RUSHERS)
    parser.add_argument("--against", default="steady")
    parser.add_argument("--rollouts", type=int, default=12, help="of a bot that plans, for each decision")
    parser.add_argument("--games", type=int, default=200, help="of each rusher")
    parser.add_argument("--seed", default="rushers")
    given = parser.parse_args()
    game = find_game(given.game)
    for name, maker in RUSHERS[given.game].items():
        label = f"{given.seed} {name}"
        wins = [fight(game, maker, given.against, given.rollouts, number, label) for number in range(given.games)]
        show(name, sum(wins), len(wins))


if __name__ == "__main__":
    main()
