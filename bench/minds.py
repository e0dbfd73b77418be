"""`python -m bench.minds`: how many decisions a second the quick bot of each title makes, and how many rollouts a
second the planner plays with its mind.

It is the processor's time that counts, all titles and the reference (random play of `catanatron`) are measured in turn,
in several short rounds, and ratios are the medians of each round's: compare those, not figures of different machines.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median
from time import process_time

from brink.bots import make_bot
from brink.bots.planner import Effort, Planner
from brink.bots.registry import usual_bot
from brink.engine import AnyGame, Chance, Sight
from brink.engine.registry import find_game, games
from brink.lab.bench import ROUNDS, Catanatron

EVERY = 12  # decisions between two at which the planner is asked
ROLLOUTS = Effort(rollouts=12, candidates=4)
PER_MILLE = 1000  # rollouts are few beside the reference's decisions


class Title:
    """One game after the other, all seats played by the bot that needs no time to think."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.decisions = self.rollouts = 0
        self.deciding = self.planning = 0.0
        self._playing = self._play()

    def measure(self, seconds: float) -> tuple[float, float]:
        """Decisions and rollouts a second; what has only one legal action is no decision."""
        self.decisions = self.rollouts = 0
        self.deciding = self.planning = 0.0
        start = process_time()
        while process_time() - start < seconds or not self.decisions:
            next(self._playing)
        return self.decisions / self.deciding, self.rollouts / self.planning if self.planning else 0.0

    def _play(self) -> Iterator[None]:
        game, players, number = self.game, min(self.game.players), 0
        while True:
            chance = Chance(number.to_bytes(16, "little"))
            bots = [make_bot(game, usual_bot(game), chance.fork(f"bot {seat}")) for seat in range(players)]
            state, met = game.setup(players, {}, chance), 0
            while state.outcome is None:
                legal = game.legal(state)
                sight = Sight(game, state, game.to_act(state), legal)
                start = process_time()
                action = bots[sight.seat].choose(sight)
                if len(legal) > 1:
                    self.deciding += process_time() - start
                    self.decisions += 1
                    met += 1
                    if met % EVERY == 0:
                        self._plan(sight, chance.fork(f"plan {met}"))
                game.apply(state, action, legal)
                yield
            number += 1

    def _plan(self, sight: Sight, chance: Chance) -> None:
        mind = self.game.mind()
        if mind is not None:
            start = process_time()
            thoughts = Planner(self.game, mind, ROLLOUTS, chance).ranking(sight)
            self.planning += process_time() - start
            self.rollouts += sum(thought.rollouts for thought in thoughts)


def main(options: argparse.Namespace) -> None:
    titles = [Title(find_game(name)) for name in options.games or games()]
    reference = Catanatron()
    found: list[list[tuple[float, float]]] = [[] for _ in titles]
    yardstick = []
    for _ in range(ROUNDS):
        for title, rates in zip(titles, found, strict=True):
            rates.append(title.measure(options.seconds / ROUNDS))
        yardstick.append(reference.measure(options.seconds / ROUNDS).decisions_per_second)
    print(f"{'':14}{'decisions/s':>12}{'ratio':>8}{'rollouts/s':>12}{'ratio':>8}")
    for title, rates in zip(titles, found, strict=True):
        decisions, rollouts = zip(*rates, strict=True)
        ratios = [one / other for one, other in zip(decisions, yardstick, strict=True)]
        further = [PER_MILLE * one / other for one, other in zip(rollouts, yardstick, strict=True)]
        print(
            f"{title.game.name:14}{median(decisions):12.0f}{median(ratios):8.3f}"
            f"{median(rollouts):12.1f}{median(further):8.2f}"
        )
    print(f"{'reference':14}{median(yardstick):12.0f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.minds", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each title is measured")
    main(parser.parse_args())
