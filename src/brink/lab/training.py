"""Learning what a position is worth: games are played, positions described, and weights fitted to who won.

Games are played in shards that are kept: a run that was stopped goes on where it was. The model is a conditional
logit: each seat's score is a weighted sum of its features, and its chance of winning grows with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from brink.bots import make_bot
from brink.engine import BrinkError, Chance, Sight, State
from brink.engine.minds import Mind, Weights, fitting
from brink.engine.registry import find_game
from brink.lab.extras import Array

SHARD: Final = 25  # games
NOISE: Final = 8  # of so many decisions one is made at random: positions that good players avoid are learned, too
APART: Final = 9  # decisions between two positions
HELD_OUT: Final = 5  # every fifth shard judges what the others taught
STEPS: Final = 30
FAITH: Final = 20  # what it costs more to leave weights that many games have taught than to leave 0
BINS: Final = 10


class Lesson(msgspec.Struct, frozen=True):
    """What is played to learn from. It can be sent to a worker process."""

    game: str
    players: int
    games: int
    seed: bytes
    bots: str
    folder: Path

    def shards(self) -> range:
        return range((self.games + SHARD - 1) // SHARD)

    def file(self, shard: int) -> Path:
        return self.folder / f"{self.game}-{self.players}-{self.bots}-{self.seed.hex()[:8]}-{shard:05}.msgpack"


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """A position: each seat's features, and each seat's share of the win."""

    features: list[list[float]]
    shares: list[float]


class Bin(msgspec.Struct, frozen=True):
    """Of positions that were given about this chance, so many were won."""

    least: float
    positions: int
    given: float
    won: float


class Learned(msgspec.Struct, frozen=True):
    weights: Weights
    calibration: list[Bin]


def mind_of(game: str) -> Mind[State]:
    mind = find_game(game).mind()
    if mind is None:
        raise BrinkError(f"{game} has no mind: nothing can be learned for it")
    return mind


def play_shards(lesson: Lesson, jobs: int) -> Iterator[int]:
    """Numbers of shards, as they are there; those of an earlier run are not played again."""
    mind_of(lesson.game)
    lesson.folder.mkdir(parents=True, exist_ok=True)
    missing = [shard for shard in lesson.shards() if not lesson.file(shard).exists()]
    yield from (shard for shard in lesson.shards() if shard not in set(missing))
    if jobs == 1:
        yield from map(partial(play_shard, lesson), missing)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(play_shard, lesson), missing)


def play_shard(lesson: Lesson, shard: int) -> int:
    first = shard * SHARD
    seen = [one for number in range(first, min(first + SHARD, lesson.games)) for one in positions(lesson, number)]
    file = lesson.file(shard)
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.msgpack.encode(seen))
    part.replace(file)  # a shard is there whole or not at all
    return shard


def positions(lesson: Lesson, number: int) -> list[Seen]:
    """Of one game: now and then, and wherever a look ahead would stop."""
    game, mind = find_game(lesson.game), mind_of(lesson.game)
    chance = Chance(lesson.seed).fork(f"game {number}")
    settings = mind.lessons[number % len(mind.lessons)]
    state = game.setup(lesson.players, settings, chance.fork("dice"), game.pack())
    bots = [make_bot(game, lesson.bots, chance.fork(f"bot {seat}")) for seat in range(lesson.players)]
    noise = chance.fork("noise")
    described: list[list[list[float]]] = []
    resting, count = state.clone(), noise.below(APART)
    while state.outcome is None:
        if mind.rests(resting, state) or count == APART:
            described.append([list(map(float, numbers)) for numbers in mind.describe(state)])
            resting, count = state.clone(), 0
        count += 1
        legal, seat = game.legal(state), game.to_act(state)
        anyhow = noise.below(NOISE) == 0
        choice = legal[noise.below(len(legal))] if anyhow else bots[seat].choose(Sight(game, state, seat, legal))
        game.apply(state, choice)
    winners = state.outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(lesson.players)]
    return [Seen(features, shares) for features in described] if winners else []


def fit(lesson: Lesson, known: Weights | None = None) -> Learned:
    """`known`: what a round before has taught; fewer games of better players change it as far as they must."""
    try:
        import numpy as np
    except ImportError:
        raise BrinkError("learning needs NumPy: pip install 'brinkmanship[train]'") from None
    mind = mind_of(lesson.game)
    taught, asked = _read(lesson, mind, held_out=False), _read(lesson, mind, held_out=True)
    if not len(taught[0]) or not len(asked[0]):
        raise BrinkError(f"{HELD_OUT * SHARD} games are the least to learn from: some are kept to judge by")
    scale = np.maximum(np.abs(taught[0]).max(axis=(0, 1)), 1e-9)
    if known is None:
        weights = _newton(taught[0] / scale, taught[1], mind.ridge) / scale
    else:
        before = np.array(fitting(known, mind)) * scale
        weights = _newton(taught[0] / scale, taught[1], mind.ridge * FAITH, before) / scale
    given = _chances(asked[0] @ weights)
    loss = float(-(asked[1] * np.log(np.maximum(given, 1e-9))).sum(axis=1).mean())
    named: Mapping[str, float] = {name: round(float(one), 6) for name, one in zip(mind.features, weights, strict=True)}
    made = Weights(
        game=lesson.game,
        seed=lesson.seed.hex(),
        players=lesson.players,
        games=lesson.games,
        positions=len(taught[0]),
        bots=lesson.bots,
        loss=round(loss, 4),
        weights=named,
        after="" if known is None else known.seed,
    )
    return Learned(made, _calibration(given.ravel(), asked[1].ravel()))


def _read(lesson: Lesson, mind: Mind[State], *, held_out: bool) -> tuple[Array, Array]:
    import numpy as np

    empty = [0.0] * len(mind.features)
    numbers, shares = [np.zeros((0, lesson.players, len(empty)), np.float32)], [np.zeros((0, lesson.players))]
    for shard in lesson.shards():
        seen = msgspec.msgpack.decode(lesson.file(shard).read_bytes(), type=list[Seen])
        if (shard % HELD_OUT == HELD_OUT - 1) is held_out and seen:
            numbers.append(np.array([[one or empty for one in each.features] for each in seen], dtype=np.float32))
            shares.append(np.array([each.shares for each in seen]))
    return np.concatenate(numbers), np.concatenate(shares)


def _chances(scores: Array) -> Array:
    import numpy as np

    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = grown / grown.sum(axis=1, keepdims=True)
    return found


def _newton(features: Array, shares: Array, ridge: float, before: Array | float = 0.0) -> Array:
    """The weights with which what happened is likeliest; what is far from those before costs."""
    import numpy as np

    weights = np.zeros(features.shape[2]) + before
    for _ in range(STEPS):
        given = _chances(features @ weights)
        slope = np.einsum("ns,nsf->f", given - shares, features) + ridge * (weights - before)
        mean = np.einsum("ns,nsf->nf", given, features)
        weighted = (features * np.sqrt(given)[:, :, None]).reshape(-1, features.shape[2])
        bend = weighted.T @ weighted - mean.T @ mean + ridge * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def _calibration(given: Array, won: Array) -> list[Bin]:
    found = []
    for number in range(BINS):
        inside = (given >= number / BINS) & (given < (number + 1) / BINS)
        if inside.any():
            found.append(Bin(number / BINS, int(inside.sum()), float(given[inside].mean()), float(won[inside].mean())))
    return found
