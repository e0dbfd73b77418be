"""`python -m bench.twogm_balance`: how a bot of 2GM Tactics fares against itself, by faction and scenario, how strong
the difficulties are, and whether somebody who plays for one thing alone beats `strong`.

Every table can be repeated: the games follow from `--seed`, and `--games` says how many there are in each row.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, pairwise, product
from math import sqrt
from time import process_time
from typing import Final

import msgspec
from msgspec.structs import replace

from brink.bots import make_bot
from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.games.twogm.bots import Tactician
from brink.games.twogm.tactics.judgement import Judgement, shipped
from brink.lab.simulate import play_out

TITLE = "twogm"
FACTIONS = ("us", "de", "su", "uk")
LEVELS = ("recruit", "regular", "veteran", "elite")
DIFFICULTIES = ("recruit", "veteran", "elite")
TABLES = ("random", "factions", "scenarios", "difficulties", "levels", "rushers")
# How many times as much these weights of the tactician count for somebody who has one idea.
RUSHERS: Final[dict[str, dict[str, float]]] = {
    "for the HQ": {"hq_point": 6, "lethal_point": 3, "forward": 3},
    "forward, whatever comes": {"caution": 0, "landing_caution": 0, "cover": 0, "forward": 3},
    "in cover, at a distance": {"caution": 3, "landing_caution": 3, "cover": 3, "landing_cover": 3, "forward": 0},
    "with tanks": {"tank": 20, "tank_forward": 2},
}


class Fought(msgspec.Struct, frozen=True):
    """One game: the winning side (-1: nobody), who began, how it ended, rounds and seconds of CPU."""

    winner: int
    first: int
    how: str
    rounds: int
    seconds: float


def fight(bots: Sequence[str], options: dict[str, object], label: str) -> Fought:
    game = find_game(TITLE)
    chance = Chance(seed_from(label))
    began = process_time()
    state = game.setup(len(bots), game.seat_bots(options, bots), chance)
    first = state.first if state.scenario >= 0 else None
    players = [make_bot(game, bot, chance.fork(f"bot {seat}")) for seat, bot in enumerate(bots)]
    play_out(game, state, players)
    outcome = state.outcome
    winner = outcome.winners[0] & 1 if outcome.winners else -1
    return Fought(
        winner, state.first if first is None else first, outcome.how, game.rounds(state), process_time() - began
    )


def series(bots: Sequence[str], options: dict[str, object], games: int, label: str) -> list[Fought]:
    return [fight(bots, options, f"{label} {number}") for number in range(games)]


def show(name: str, wins: int, of: int, more: str = "") -> None:
    share = wins / of if of else 0.0
    error = 1.96 * sqrt(share * (1 - share) / of) if of else 0.0
    print(f"{name:<28} {wins:>5} of {of:<5} {100 * share:5.1f} % ± {100 * error:3.1f}  {more}", flush=True)


def lengths(found: Sequence[Fought]) -> str:
    rounds = sorted(one.rounds for one in found)
    seconds = sum(one.seconds for one in found) / len(found)
    ends: dict[str, int] = {}
    for one in found:
        ends[one.how] = ends.get(one.how, 0) + 1
    how = ", ".join(f"{how} {count}" for how, count in sorted(ends.items(), key=lambda end: -end[1]))
    return f"median {rounds[len(rounds) // 2]} rounds, {seconds:.2f} s; {how}"


def sides(south: str, north: str, games: int) -> Iterator[tuple[str, str, int]]:
    """A pairing from both ends of the board."""
    yield south, north, (games + 1) // 2
    yield north, south, games // 2


def factions(bot: str, games: int, seed: str, only: Sequence[str]) -> None:
    """Prebuilt decks, all ten pairings, a bot against itself."""
    print(f"\nBattle Royal, {bot} against {bot}")
    wins, played = dict.fromkeys(FACTIONS, 0), dict.fromkeys(FACTIONS, 0)
    everything: list[Fought] = []
    for one, other in combinations_with_replacement(FACTIONS, 2):
        if only and f"{one}:{other}" not in only:
            continue
        fought: list[tuple[str, str, Fought]] = []
        for south, north, count in sides(one, other, games):
            label = f"{seed} {south} {north}"
            options: dict[str, object] = {"south": south, "north": north}
            fought += [(south, north, game) for game in series([bot] * 2, options, count, label)]
        found = [game for _, _, game in fought]
        everything += found
        if one == other:
            show(f"{one} in the south v {other}", sum(game.winner == 0 for game in found), len(found), lengths(found))
            continue
        won = sum((south, north)[game.winner] == one for south, north, game in fought if game.winner >= 0)
        decided = sum(game.winner >= 0 for game in found)
        wins[one] += won
        wins[other] += decided - won
        played[one] += len(found)
        played[other] += len(found)
        show(f"{one} v {other}", won, len(found), lengths(found))
    for faction in FACTIONS:
        show(f"{faction} overall", wins[faction], played[faction])
    show("first player", sum(game.winner == game.first for game in everything), len(everything), lengths(everything))
    show("south", sum(game.winner == 0 for game in everything), len(everything))


def scenarios(bot: str, games: int, seed: str, only: Sequence[str]) -> None:
    """Automatic decks, the same bot on both sides."""
    print(f"\nScenarios, {bot} against {bot}")
    for scenario in find_game(TITLE).pack().scenarios:  # type: ignore[attr-defined]
        if only and scenario.id not in only:
            continue
        found = series([bot] * 2, {"scenario": scenario.id}, games, f"{seed} {scenario.id}")
        name = f"{scenario.id}: south ({FACTIONS[scenario.sides[0].deck.faction]})"
        show(name, sum(game.winner == 0 for game in found), games, lengths(found))


def against_random(games: int, seed: str) -> None:
    """Each faction against the others, in both seats."""
    print("\nBattle Royal, regular against random")
    for faction in FACTIONS:
        won, found = 0, []
        for number, (other, seat) in enumerate(product(FACTIONS, (0, 1))):
            count = games // 8 + (number < games % 8)
            south, north = (faction, other) if seat == 0 else (other, faction)
            bots = ["regular", "random"] if seat == 0 else ["random", "regular"]
            label = f"{seed} random {south} {north} {seat}"
            fought = series(bots, {"south": south, "north": north}, count, label)
            won += sum(game.winner == seat for game in fought)
            found += fought
        show(faction, won, len(found), lengths(found))


def difficulties(games: int, seed: str) -> None:
    print("\nBattle Royal, each difficulty against regular")
    for bot in DIFFICULTIES:
        duel(bot, "regular", games, f"{seed} {bot}")


def levels(games: int, seed: str) -> None:
    print("\nBattle Royal, each difficulty against the one below")
    for below, bot in pairwise(LEVELS):
        duel(bot, below, games, f"{seed} {bot} {below}")


def duel(bot: str, other: str, games: int, label: str) -> None:
    """The same deck on both sides, each faction in its turn, from both ends of the board."""
    won, found = 0, []
    for number in range(games):
        seat = number % 2
        bots = [bot, other] if seat == 0 else [other, bot]
        faction = FACTIONS[number // 2 % 4]
        found.append(fight(bots, {"south": faction, "north": faction}, f"{label} {number}"))
        won += found[-1].winner == seat
    show(f"{bot} v {other}", won, games, lengths(found))


def one_idea(name: str) -> Judgement:
    """The weights of one of the rushers."""
    trained = shipped()
    return replace(trained, **{weight: share * getattr(trained, weight) for weight, share in RUSHERS[name].items()})


def rushers(games: int, seed: str) -> None:
    print("\nBattle Royal, tacticians of one idea against strong")
    trained = shipped()
    for name in RUSHERS:
        weights = one_idea(name)
        won = 0
        for number in range(games):
            seat, faction = number % 2, FACTIONS[number // 2 % 4]
            chance = Chance(seed_from(f"{seed} {name} {number}"))
            state = find_game(TITLE).setup(2, {"south": faction, "north": faction}, chance)
            minds = [weights if one == seat else trained for one in (0, 1)]
            play_out(find_game(TITLE), state, [Tactician(chance.fork(f"bot {n}"), one) for n, one in enumerate(minds)])
            won += seat in state.outcome.winners
        show(name, won, games)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.twogm_balance", description=__doc__)
    parser.add_argument("tables", nargs="*", help=f"{', '.join(TABLES)}; all without one")
    parser.add_argument("--bot", default="regular", help="who plays against himself")
    parser.add_argument("--games", type=int, default=200, help="games in each row")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pair", action="append", default=[], help="only these factions (us:de); may be repeated")
    parser.add_argument("--scenario", action="append", default=[], help="only this one; may be repeated")
    given = parser.parse_args()
    wanted = given.tables or TABLES
    if "random" in wanted:
        against_random(given.games, given.seed)
    if "factions" in wanted:
        factions(given.bot, given.games, given.seed, given.pair)
    if "scenarios" in wanted:
        scenarios(given.bot, given.games, given.seed, given.scenario)
    if "difficulties" in wanted:
        difficulties(given.games, given.seed)
    if "levels" in wanted:
        levels(given.games, given.seed)
    if "rushers" in wanted:
        rushers(given.games, given.seed)


if __name__ == "__main__":
    main()
