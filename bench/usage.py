"""`python -m bench.usage GAME`: what bots do with all that a title has, and what they never do though they could.

It plays games of bots, asks at each decision what is legal and what is chosen, and counts by verb, by the question that
a verb answers, and by the pieces that an action is about, each with its verb: an event and a build of the same card are
two things. It knows no game: what an action is about it says itself. Beside it stand what happened by itself (lines of
the log with the pieces they name) and how games ended. What could be done and never was stands first.

An option may have several values (`--option south=us,de`): all of them are played in turn.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from functools import lru_cache, partial
from itertools import product
from multiprocessing import get_context
from typing import Final, NamedTuple

from msgspec.structs import replace

from brink.engine import Action, AnyGame, BrinkError, Chosen, State
from brink.engine.chance import seed_from
from brink.engine.log import Entry
from brink.engine.registry import find_game
from brink.engine.steps import key_of
from brink.engine.texts import messages
from brink.lab.simulate import Act, Plan, check_plan, ignore_interrupts, play_game

VERB, QUESTION = "verb", "question"
OUTCOME: Final = "outcome-"
RARE: Final = 0.01  # of the decisions at which it could have been, and of the games
CHUNK: Final = 8  # games that a worker takes at a time
Names = Mapping[str, Sequence[str]]


class Use(NamedTuple):
    """One thing that can be done: a verb, a verb as an answer to one question, or a verb with one piece."""

    kind: str  # VERB, QUESTION, or the name that the action has for the piece
    what: str  # the verb, the question, or the message that names the piece
    verb: str


class Line(NamedTuple):
    """A line of the log, and a piece that it names or ""."""

    key: str
    piece: str


class Times(NamedTuple):
    """Games and decisions in which it could be done, and in which it was."""

    games_could: int
    could: int
    games_did: int
    did: int


@dataclass
class Usage:
    """What was done in some games."""

    games: int = 0
    could: Counter[Use] = field(default_factory=Counter)  # decisions
    did: Counter[Use] = field(default_factory=Counter)
    games_could: Counter[Use] = field(default_factory=Counter)
    games_did: Counter[Use] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    happened: Counter[Line] = field(default_factory=Counter)  # games

    def add(self, other: Usage) -> None:
        self.games += other.games
        for one in fields(self)[1:]:
            getattr(self, one.name).update(getattr(other, one.name))

    def times(self, use: Use) -> Times:
        return Times(self.games_could[use], self.could[use], self.games_did[use], self.did[use])

    def used(self, kind: str) -> set[tuple[str, str]]:
        """What of a kind was used, and by what verb."""
        return {(use.what, use.verb) for use in self.did if use.kind == kind}


class Watcher:
    """Looks on while one game is played."""

    def __init__(self) -> None:
        self.could: Counter[Use] = Counter()
        self.did: Counter[Use] = Counter()
        self.happened: set[Line] = set()

    def watch(self, game: AnyGame, state: State) -> Act:
        names = _names(game, state)
        known: dict[tuple[str, Action], tuple[Use, ...]] = {}
        log = state.log = []

        def uses(question: str, action: Action) -> tuple[Use, ...]:
            found = known.get((question, action))
            if found is None:
                found = known[question, action] = tuple(_uses(names, question, action))
            return found

        def act(state: State, action: Action, legal: list[Action]) -> None:
            question = key_of(state.agenda[-1])
            self.could.update({use for one in legal for use in uses(question, one)})
            self.did.update(uses(question, action))
            game.apply(state, action, legal)
            for entry in log:
                self.happened.update(_told(names, entry))
            log.clear()

        return act


def _names(game: AnyGame, state: State) -> Names:
    return {kind: keys for kind, keys in game.names(state.pack).items() if kind not in game.nameless}


def _name(names: Names, name: str, piece: object) -> str:
    """The message that names a piece; "" of what has no name."""
    keys = names.get(name.partition("_")[0], ())
    return keys[piece] if isinstance(piece, int) and 0 <= piece < len(keys) else ""


def _uses(names: Names, question: str, action: Action) -> Iterator[Use]:
    yield Use(VERB, action.verb, action.verb)
    yield Use(QUESTION, question, action.verb)
    for name, piece in action.about.items():
        if key := _name(names, name, piece):
            yield Use(name, key, action.verb)


def _told(names: Names, entry: Entry) -> Iterator[Line]:
    yield Line(entry.key, "")
    for name, arg in entry.args.items():
        for piece in arg if isinstance(arg, list) else [arg]:
            if key := _name(names, name, piece):
                yield Line(entry.key, key)


def play_one(plans: Sequence[Plan], number: int) -> Usage:
    """One game; its settings are those whose turn it is when each bot has sat in each seat."""
    plan = plans[number // len(plans[0].bots) % len(plans)]
    watcher = Watcher()
    played = play_game(plan, number, watcher.watch)
    if played.outcome is None:
        raise BrinkError(f"game {number} failed: {played.problem}")
    return Usage(
        1,
        watcher.could,
        watcher.did,
        Counter(watcher.could.keys()),
        Counter(watcher.did.keys()),
        Counter([played.outcome.how]),
        Counter(watcher.happened),
    )


def play_some(plans: Sequence[Plan], numbers: Sequence[int]) -> Usage:
    total = Usage()
    for number in numbers:
        total.add(play_one(plans, number))
    return total


def usage(plans: Sequence[Plan], jobs: int = 1) -> Usage:
    """Of all games of these plans, which differ in their options alone."""
    for plan in plans:
        check_plan(plan)
    games = range(plans[0].games)
    if jobs == 1:
        return play_some(plans, games)
    total = Usage()
    with ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupts) as pool:
        for part in pool.map(partial(play_some, plans), [games[at : at + CHUNK] for at in games[::CHUNK]]):
            total.add(part)
    return total


def plans_of(
    game: AnyGame, games: int, bots: Sequence[str], seed: str, options: Mapping[str, Sequence[str]], players: int = 0
) -> list[Plan]:
    """A plan for each way to choose of these options."""
    plan = Plan(
        game=game.name,
        players=players or max(number for number in game.players if number <= 4),
        games=games,
        seed=seed_from(seed),
        bots=tuple(bots),
    )
    chosen: Iterator[Chosen] = (dict(zip(options, values, strict=True)) for values in product(*options.values()))
    return [replace(plan, options=one) for one in chosen]


# -- what the rules know ------------------------------------------------------------------------------------------


@lru_cache(4)
def kinds(game: AnyGame) -> tuple[str, ...]:
    """Of pieces that actions name, or that come to somebody, and that have names."""
    named = {name.partition("_")[0] for pieces in game.verbs.values() for name in pieces}
    return tuple(kind for kind in game.names(game.pack()) if kind in named and kind not in game.nameless)


def endings(game: AnyGame) -> set[str]:
    """All that games can end by, by the messages that tell it."""
    keys = [key for source in game.locales(game.pack()) for key in messages(source, "en") if "." not in key]
    return {key.removeprefix(OUTCOME) for key in keys if key.startswith(OUTCOME)} - {"points"}


# -- tables -------------------------------------------------------------------------------------------------------


def show(game: AnyGame, found: Usage, everything: bool) -> None:
    could = sorted(found.could, key=lambda use: (kind_order(game, use.kind), -found.could[use], use))
    never = [use for use in could if not found.did[use]]
    rare = [use for use in could if found.did[use] and hardly(found, use)]
    table("Legal, and never used", found, never)
    table(f"Hardly used: at less than {RARE:.0%} of the decisions, in less than {RARE:.0%} of the games", found, rare)
    print("\nNever legal")
    missing = sorted(game.verbs.keys() - {use.verb for use in found.could})
    print(f"  verbs: {', '.join(missing) or 'none'}")
    for kind in kinds(game):
        met = {use.what for use in found.could if use.kind.partition("_")[0] == kind}
        met |= {piece for _, piece in found.happened}
        missing = sorted({*game.names(game.pack())[kind]} - met)
        if missing:
            print(f"  {kind}, and not in the log either: {', '.join(missing)}")
    print("\nEnded by")
    for how in sorted({*found.ends, *endings(game)}, key=lambda how: (-found.ends[how], how)):
        print(f"  {found.ends[how]:>6} {found.ends[how] / found.games:6.1%}  {how}")
    if everything:
        table("All that was used", found, [use for use in could if found.did[use]])
        print("\nHappened, in so many games")
        for (key, piece), times in sorted(found.happened.items()):
            print(f"  {times:>6} {times / found.games:6.1%}  {key} {piece}")


def kind_order(game: AnyGame, kind: str) -> int:
    return ([VERB, QUESTION, *kinds(game)]).index(kind.partition("_")[0])


def hardly(found: Usage, use: Use) -> bool:
    times = found.times(use)
    return times.did < RARE * times.could and times.games_did < RARE * times.games_could


def table(title: str, found: Usage, uses: Iterable[Use]) -> None:
    print(f"\n{title}\n  {'games':>13} {'decisions':>17}")
    for use in uses:
        games_could, could, games_did, did = found.times(use)
        what = use.what if use.kind == VERB else f"{use.kind} {use.what}: {use.verb}"
        print(f"  {games_did:>6}/{games_could:<6} {did:>8}/{could:<8}  {what}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.usage", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="steady", help="in turn at the seats, with commas between")
    parser.add_argument(
        "--players", type=int, default=0, help="default: as many as the game allows, but not more than 4"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE,VALUE", help="may be repeated")
    parser.add_argument("--seed", default="usage")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all", action="store_true", help="also what is used as it should be, and all that happened")
    given = parser.parse_args()
    game = find_game(given.game)
    options = {name: values.split(",") for name, _, values in (item.partition("=") for item in given.option)}
    bots = given.bots.split(",")
    found = usage(plans_of(game, given.games, bots, given.seed, options, given.players), given.jobs)
    print(f"{game.name}: {found.games} games of {', '.join(bots)}, seed {given.seed!r}")
    show(game, found, given.all)


if __name__ == "__main__":
    main()
