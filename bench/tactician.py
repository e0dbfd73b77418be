"""`python -m bench.tactician`: trains the weights of 2GM's tactician (`brink.games.twogm.tactics`) by playing.

A round plays many pairs of games around the weights so far. Each pair has a deal of its own and weights of its own: all
of them are moved by chance at once, in the first game one way, in the second the other way. What the results differ by
tells for every weight at the same time which way is better, and how sure that is: its slope. What earlier rounds said
counts half as much with each round. Each weight is moved as far as its slope is more than chance, and the next round
begins from there.

Against whom: the booklet's solo procedure, and now and then the tactician as the weights were before the first round
and before this one, so that it does not learn one opponent by heart. All pairs of nations, seats in turn; with
`--missions` all scenarios instead, from the weights for Battle Royals on.

Games are kept (`--work`): a run that was stopped goes on. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from subprocess import run
from time import monotonic
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from brink.engine import Bot, Chance
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.games.twogm.bots import Solo, Tactician
from brink.games.twogm.mind import SCENARIOS
from brink.games.twogm.pack import FACTIONS
from brink.games.twogm.tactics.judgement import FILE, MISSIONS, Judgement, Trained, read
from brink.lab.simulate import play_out

Moves = NDArray[np.float64]
"""By weight: how many steps it is away from where training began."""

STEP: Final = 0.3  # by how much of itself a weight is moved, unless it is one of these
SHARES: Final = {"least_odds": 0.12, "caution_odds": 0.4, "wounding": 0.2, "comes": 0.2, "empties": 0.5, "fills": 0.5}
ADDED: Final = {  # weights that may be 0
    **dict.fromkeys(("tank_worth", "gun_worth", "transport_worth", "stay", "airplane", "tank_care", "gun_care"), 0.25),
    **dict.fromkeys(("menace", "kit", "infantry", "tank", "artillery", "transport", "price", "storm"), 0.3),
    **dict.fromkeys(("life", "armor", "steps"), 0.12),
    "armor_worth": 0.06,
    **dict.fromkeys(("supply", "pierces", "proof", "opening_command"), 0.5),
    "objective": 0.7,
}
NAMES: Final = Judgement.__struct_fields__
PAIRINGS: Final = tuple(product(FACTIONS, repeat=2))
ROYALS: Final = tuple({"south": south, "north": north} for south, north in PAIRINGS)
BATTLES: Final[dict[bool, tuple[dict[str, str], ...]]] = {
    False: ROYALS,
    True: tuple({"scenario": name} for name in SCENARIOS),
}
RIVALS: Final = 4  # of so many pairs one is played against an earlier tactician
FORGOTTEN: Final = 0.5  # of what a slope said, with each further round
RATE: Final = 25.0  # steps for a slope of 1: four points of a hundred are a step
LONGEST: Final = 1.0  # steps of a weight in a round
SHOWN: Final = 12  # weights in the report of a round
HEADWAY: Final = 0.5  # how much the HQ's hit points that are left count beside the win


class Result(msgspec.Struct, frozen=True, array_like=True):
    """One game: won (1), lost (0) or neither, hit points of the HQs left in shares, turns."""

    number: int
    won: float
    own: float
    theirs: float
    turns: int

    def score(self) -> float:
        """Less a matter of chance than the win alone: how clear it was."""
        return (self.won + HEADWAY * (self.own - self.theirs)) / (1 + HEADWAY)


Pair: TypeAlias = tuple[Result, Result]


class Round(msgspec.Struct, frozen=True):
    """What is played around weights that were reached. It can be sent to a worker process."""

    seed: str
    number: int
    first: Judgement
    moved: tuple[float, ...]
    before: tuple[float, ...]
    """the moves of the round before: an earlier tactician to play against"""
    missions: bool = False

    def chance_moves(self, pair: int) -> Moves:
        seed = int.from_bytes(seed_from(f"{self.seed} {self.number} {pair}"), "little")
        return np.random.default_rng(seed).standard_normal(len(NAMES))


def judgement(first: Judgement, moves: Iterable[float]) -> Judgement:
    """Weights so many steps away from the first ones: those that are never 0 keep their sign."""
    found = {}
    for name, steps in zip(NAMES, moves, strict=True):
        begun: float = getattr(first, name)
        found[name] = (
            begun + ADDED[name] * steps if name in ADDED else begun * float(np.exp(SHARES.get(name, STEP) * steps))
        )
    return Judgement(**{name: round(float(value), 4) for name, value in found.items()})


def fight(deal: str, number: int, own: Judgement, rival: Judgement | None, *, missions: bool = False) -> Result:
    """A Battle Royal or a mission of one tactician against another, or against the solo procedure."""
    game, seat = find_game("twogm"), number & 1
    battles = BATTLES[missions]
    chance = Chance(seed_from(deal))
    state = game.setup(2, battles[number // 2 % len(battles)], chance)
    dice = [chance.fork(f"bot {one}") for one in (0, 1)]
    other: Bot = Solo(dice[1 - seat]) if rival is None else Tactician(dice[1 - seat], rival)
    bots: list[Bot] = [other, other]
    bots[seat] = Tactician(dice[seat], own)
    play_out(game, state, bots)
    assert state.outcome is not None
    winners = state.outcome.winners
    shares = [state.hq_hp[side] / state.headquarters(side).hp for side in (0, 1)]
    if missions:  # few of them are about HQs
        shares = [0.0, 0.0]
    return Result(number, float(seat in winners) if winners else 0.5, shares[seat], shares[1 - seat], state.turn)


def rival_of(lesson: Round, number: int) -> Judgement | None:
    """None is the solo procedure. Every nation meets every rival in both seats."""
    turn = number // (2 * len(PAIRINGS))
    if turn % RIVALS:
        return None
    return judgement(lesson.first, lesson.before if turn // RIVALS % 2 else np.zeros(len(NAMES)))


def play_pair(lesson: Round, number: int) -> Pair:
    """Both games of a pair: the same deal, the weights moved one way and the other."""
    deal, rival = f"{lesson.seed} {lesson.number} {number}", rival_of(lesson, number)
    middle, moves = np.array(lesson.moved), lesson.chance_moves(number)
    ways = (judgement(lesson.first, middle + way * moves) for way in (1, -1))
    one, two = (fight(deal, number, own, rival, missions=lesson.missions) for own in ways)
    return one, two


# -- a round ----------------------------------------------------------------------------------------------------


def slopes(lesson: Round, results: Sequence[Pair]) -> tuple[Moves, Moves]:
    """What a step of each weight adds to the score, and the standard error of that."""
    moves = np.array([lesson.chance_moves(pair) for pair in range(len(results))])
    gains = np.array([(one.score() - two.score()) / 2 for one, two in results])
    each = moves * gains[:, None]
    return each.mean(axis=0), each.std(axis=0) / np.sqrt(len(results))


class Slopes:
    """What all rounds so far say, the last ones more than those before."""

    def __init__(self) -> None:
        self._said = self._noise = np.zeros(len(NAMES))
        self._rounds = 0.0

    def add(self, slope: Moves, error: Moves) -> None:
        self._said = FORGOTTEN * self._said + slope
        self._noise = FORGOTTEN**2 * self._noise + error**2
        self._rounds = FORGOTTEN * self._rounds + 1

    @property
    def mean(self) -> Moves:
        return self._said / self._rounds

    @property
    def error(self) -> Moves:
        found: Moves = np.sqrt(self._noise) / self._rounds
        return found

    def way(self) -> Moves:
        """Each weight by as much of its slope as is more than chance, as far as it may go at once."""
        sure: Moves = self.mean * np.maximum(0.0, 1 - (self.error / self.mean) ** 2)
        return np.clip(RATE * sure, -LONGEST, LONGEST)


class Course:
    """A training run: its rounds, its games on disk, and the time it may take."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.first = read(args.begin).weights
        self.until = monotonic() + 60 * args.minutes
        self.games = 0
        args.work.mkdir(parents=True, exist_ok=True)
        self.pool = ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) if args.jobs > 1 else None

    def train(self) -> Judgement | None:
        """The weights after all rounds; none if the time was over before."""
        moved = before = (0.0,) * len(NAMES)
        learned = Slopes()
        for number in range(1, self.args.rounds + 1):
            lesson = Round(self.args.seed, number, self.first, moved, before, self.args.missions)
            pairs = self.played(f"round-{number}", partial(play_pair, lesson), range(self.args.pairs))
            if pairs is None:
                return None
            self.games += 2 * len(pairs)
            learned.add(*slopes(lesson, pairs))
            before, moved = moved, tuple((np.array(moved) + learned.way()).tolist())
            tell(number, pairs, learned)
        return judgement(self.first, moved)

    def played(self, name: str, play: Callable[[int], Pair], numbers: Sequence[int]) -> list[Pair] | None:
        """All pairs of a round, as far as they are on disk already from there; none if the time is over before."""
        file: Path = self.args.work / f"{name}.jsonl"
        lines = file.read_bytes().splitlines() if file.exists() else []
        found = [msgspec.json.decode(line, type=Pair) for line in lines]
        todo = numbers[len(found) :]
        with file.open("ab") as kept:
            for pair in map(play, todo) if self.pool is None else self.pool.map(play, todo, chunksize=4):
                kept.write(msgspec.json.encode(pair) + b"\n")
                kept.flush()
                found.append(pair)
                if monotonic() > self.until:
                    break
        return found if len(found) == len(numbers) else None


def tell(number: int, pairs: Sequence[Pair], learned: Slopes) -> None:
    won = np.mean([game.won for pair in pairs for game in pair])
    slope, error = learned.mean, learned.error
    print(f"round {number}: {won:.1%} won with weights moved by chance", flush=True)
    for which in np.argsort(-np.abs(slope / error))[:SHOWN]:
        print(f"  {NAMES[which]:<18} {100 * slope[which]:+5.2f} ± {100 * error[which]:.2f} points a step", flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tactician", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", default="tactician")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=320, help="pairs of games in a round")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many; the next run goes on")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--begin", type=Path, default=FILE, help="the weights to begin with")
    parser.add_argument("--work", type=Path, default=Path("training/tactician"))
    parser.add_argument("--out", type=Path)
    parser.add_argument("--missions", action="store_true", help="scenarios instead of Battle Royals")
    args = parser.parse_args(argv)
    course = Course(args)
    found = course.train()
    if found is None:
        print("The time is over; the same command goes on.")
        return
    out: Path = args.out or (MISSIONS if args.missions else FILE)
    command = f"python -m bench.tactician --rounds {args.rounds} --pairs {args.pairs}" + " --missions" * args.missions
    commit = run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False).stdout.strip()
    made = Trained(command, args.seed, course.games, commit, found)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(made)) + b"\n")
    print(f"Written to {out}")


if __name__ == "__main__":
    main()
