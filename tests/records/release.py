"""What a release leaves behind for those after it: a set of games that were played with it, and its packs.

    PYTHONPATH=src:tests python -m records.release 0.2

plays the games below and writes them to `tests/records/0.2/`, and keeps the standard packs in the `released/` folders
of the titles. It uses little of the code, so that it runs with any release.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from brink.bots import make_bot
from brink.engine import Chance, Match, Record, Sight
from brink.engine.chance import seed_from
from brink.engine.registry import find_game, games

HERE = Path(__file__).parent
TITLES = ("dictators", "twogm", "twoplustwo", "volk")
SCENARIOS = ("dunkirk", "el-alamein", "stalingrad", "kasserine", "prokhorovka", "omaha", "arnhem", "bastogne")


DIGITS = 4
EVERY = 100  # moves between two states that are kept


class Played(NamedTuple):
    """A game: who plays (one bot for all seats, or one each), and how many moves of it (0: to its end)."""

    game: str
    name: str
    bots: str
    players: int
    options: Mapping[str, Any] = {}
    moves: int = 0
    seed: bool = True
    fork: int = 0  # after so many moves it goes on elsewhere, with a new deal of all that is hidden


GAMES = (
    Played("dictators", "two", "steady", 2),
    Played("dictators", "two-random", "random", 2),
    Played("dictators", "three", "steady", 3, {"oops": False, "event_text_reading": "levels"}),
    Played("dictators", "three-random", "random", 3, {"ff_start": 15, "defcon_start": 4}),
    Played("dictators", "four", "steady", 4, {"ff_start": 6, "defcon_start": 4}),
    Played("dictators", "five", "steady", 5, {"ff_start": 0}),
    Played("dictators", "five-random", "random", 5, {"defcon_cards_command": 1, "defcon_cards_presidential": 0}, 1500),
    Played("dictators", "mixed", "random,steady", 4),
    *(Played("dictators", f"more-{number}", "random", 3, {}, 2000) for number in (1, 2, 3)),
    Played("dictators", "begun", "steady", 4, {}, 250),
    Played("dictators", "secret", "random", 3, {}, 300, seed=False),
    Played("volk", "steady", "steady", 2),
    *(Played("volk", f"more-{number}", "steady", 2) for number in (1, 2, 3)),
    Played("volk", "west-random", "random,steady", 2),
    Played("volk", "east-random", "steady,random", 2),
    Played("volk", "random", "random", 2),
    Played("volk", "begun", "steady", 2, {}, 150),
    Played("volk", "secret", "steady", 2, {}, 120, seed=False),
    Played("twoplustwo", "steady", "steady", 4),
    *(Played("twoplustwo", f"more-{number}", "steady", 4) for number in (1, 2)),
    *(Played("twoplustwo", f"random-{number}", "random", 4) for number in (1, 2)),
    Played("twoplustwo", "half", "steady,random", 4, {"table_talk": "none"}),
    Played("twoplustwo", "random", "random", 4, {"table_talk": "free"}),
    Played("twoplustwo", "begun", "steady", 4, {}, 150),
    Played("twoplustwo", "secret", "steady,random", 4, {}, 100, seed=False),
    Played("twogm", "royal", "recruit,veteran", 2, {"points": 60, "time_limit": 4}),
    Played("twogm", "solo", "regular", 2, {"south": "uk", "north": "su", "deck_1": "auto"}),
    Played("twogm", "late", "elite,regular", 2, {"late_terrain": True, "extensive": True, "points": 160}),
    Played("twogm", "random", "random", 2, {"south": "su", "north": "uk", "points": 80}, 1500),
    Played("twogm", "dense", "random", 2, {"scenario": "stalingrad"}, 1500),
    Played("twogm", "allies", "regular,random", 3, {"leftover_equipment": True, "rookie": "north"}),
    Played("twogm", "four", "recruit", 4, {"time_limit": 5}),
    Played("twogm", "two-boards", "regular", 4, {"boards": 2, "criticals": "equal", "hard_ground": "rest"}),
    Played("twogm", "readings", "regular,random", 2, {"suppression": "by-one", "anti_aircraft": "always"}),
    Played("twogm", "begun", "random", 2, {}, 300),
    Played("twogm", "secret", "regular", 2, {"scenario": "omaha"}, 200, seed=False),
    *(Played("twogm", scenario, "regular", 2, {"scenario": scenario}) for scenario in SCENARIOS),
    Played("dictators", "forked", "steady", 3, {}, 200, fork=150),
    Played("volk", "forked", "steady", 2, {}, 110, fork=70),
    Played("twoplustwo", "forked", "steady", 4, {}, 110, fork=70),
    Played("twogm", "forked", "regular", 2, {}, 110, fork=70),
)


class Kept(msgspec.Struct):
    """A game as it is kept: its record; of the state after each move a few digits of its hash; and some of these
    states whole, which can be compared also when states are stored in another layout by then."""

    record: Record
    trail: str
    states: dict[int, msgspec.Raw]


def play(one: Played) -> Kept:
    game = find_game(one.game)
    bots = (one.bots.split(",") * one.players)[: one.players]
    seed = seed_from(f"{one.game} {one.name}")
    match = Match(game, one.players, seed, game.seat_bots(one.options, bots))
    minds = [make_bot(game, bot, Chance(seed).fork(f"bot {seat}")) for seat, bot in enumerate(bots)]
    trail = []
    states = {0: msgspec.Raw(game.dump(match.state))}
    while not match.over and (not one.moves or len(match.moves) < one.moves):
        legal = game.legal(match.state)
        match.act(minds[match.to_act].choose(Sight(game, match.state, match.to_act, legal)), legal)
        if len(match.moves) == one.fork:
            match = match.fork(seed_from(f"{one.game} {one.name} forked"), "anew")
        trail.append(short(game.hash(match.state)))
        if len(match.moves) % EVERY == 0:
            states[len(match.moves)] = msgspec.Raw(game.dump(match.state))
    states[len(match.moves)] = msgspec.Raw(game.dump(match.state))
    if not one.seed:
        states = {}  # the seed is in them
    return Kept(match.record(with_seed=one.seed), "".join(trail), states)


def short(hash: str) -> str:
    return hash[-DIGITS:]


def keep_games(release: str) -> None:
    folder = HERE / release
    folder.mkdir()
    for one in GAMES:
        kept = msgspec.json.encode(play(one))
        (folder / f"{one.game}-{one.name}.json.xz").write_bytes(lzma.compress(kept, preset=9))


def keep_packs(release: str) -> None:
    from brink.engine.packs import release_pack  # release 0.1 had none

    for title in TITLES:
        game = games()[title]
        release_pack(game.folder / game.released, release, game.pack(), game.folder / "locale")


if __name__ == "__main__":
    keep_games(sys.argv[1])
    keep_packs(sys.argv[1])
