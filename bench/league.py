"""`python -m bench.league GAME [BOT...]`: all bots of a title against each other, over as many sessions as it takes.

What is still missing to `--games` of each pairing is played until `--minutes` are over; each game is a line of
`bench/league/GAME.csv` as soon as it has ended, so whatever ends a session, the next goes on from there. Games follow
from the pairing and their number alone: bots that plan have so many rollouts and no clock. Pairings without bots that
plan come first; then the one that took the fewest rollouts so far.

Who sits where is as in `brink arena`: the two bots take turns around the table and move on by one seat a game. So in
2+2 each has a pair of allies; in Revenge of the Dictators, of four, two who are no allies; always 50 % is fair. 2GM is
Battle Royal, all pairs of nations in turn. Beside the levels play `frozen`, the `steady` of c70631e where today's
decides otherwise, and those who play for one thing alone (`bench.rushers`, `bench.twogm_balance`).

Games of bots that have changed since are worth nothing. So before a session adds to a pairing, and once where nothing
is missing, one of its kept games, drawn by lot, is played again: if it goes otherwise, all of them are dropped.

`--tables` writes what all files say into `docs/bots.md`.
"""

from __future__ import annotations

import argparse
import csv
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache, partial
from io import StringIO
from itertools import combinations, product
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from bench import rushers, twogm_balance
from bench.frozen import FROZEN
from brink.bots import bot_names, make_bot
from brink.bots.registry import PLANNING
from brink.engine import BotMaker, BrinkError, Chance, Chosen, Outcome
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.games.twogm.bots import Tactician
from brink.lab.arena import SURE, pairing, rate, share
from brink.lab.simulate import Plan, Played, ignore_interrupts, play_out

FOLDER: Final = Path(__file__).with_name("league")
PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- python -m bench.league --tables -->\n", "<!-- end of the league -->\n"
PLAYERS: Final = {"volk": 2, "twoplustwo": 4, "dictators": 4, "twogm": 2}
GAMES: Final = 200
NATIONS: Final = tuple(product(twogm_balance.FACTIONS, repeat=2))
DIFFICULTIES: Final = frozenset(twogm_balance.LEVELS)  # rules of the solo game: `steady` is there as regular
Pair: TypeAlias = tuple[str, str]


class Game(NamedTuple):
    """A line of the file: who won (seats), and so much else that a game that goes otherwise is another line."""

    first: str
    second: str
    number: int
    winners: tuple[int, ...]
    how: str
    decisions: int

    @property
    def pair(self) -> Pair:
        return self.first, self.second

    def share(self, title: str) -> float:
        """What of the win is the first one's."""
        outcome = Outcome(winners=self.winners, ranking=(), how=self.how)
        seated = plan_of(title, self.pair).bots_of(self.number)
        return share(Played(number=self.number, bots=seated, outcome=outcome), self.pair)


# -- who plays, and a game ----------------------------------------------------------------------------------------


@cache
def of_one_idea(title: str) -> dict[str, BotMaker]:
    """Who plays for one thing alone."""
    if title != "twogm":
        return dict(rushers.RUSHERS[title])
    return {name: partial(Tactician, judgement=twogm_balance.one_idea(name)) for name in twogm_balance.RUSHERS}


@cache
def others(title: str) -> dict[str, BotMaker]:
    """Bots that are nowhere but here."""
    frozen = {"frozen": FROZEN[title]} if title in FROZEN else {}
    return frozen | of_one_idea(title)


def field(title: str) -> list[str]:
    """All bots: the levels, the weakest first, then who plays for one thing alone."""
    names = [name for name in bot_names(find_game(title)) if name not in DIFFICULTIES]
    frozen = ["frozen"] if title in FROZEN else []
    return [*names[:2], *frozen, *names[2:], *of_one_idea(title)]  # random and beginner are the first


def pairs(title: str) -> list[Pair]:
    """The one that comes later in the field first."""
    return list(combinations(reversed(field(title)), 2))


@cache
def rollouts(title: str, pair: Pair) -> int:
    """For each decision of both: what a game costs."""
    own = find_game(title).bots()
    return sum(PLANNING[bot].rollouts for bot in pair if bot in PLANNING and bot not in own)


def plan_of(title: str, pair: Pair) -> Plan:
    return Plan(game=title, players=PLAYERS[title], games=GAMES, seed=seed_from("league"), bots=pair)


def options_of(title: str, number: int) -> Chosen:
    """Both bots play each side of a pair of nations, before the next one comes."""
    south, north = NATIONS[number // 2 % len(NATIONS)]
    return {"south": south, "north": north} if title == "twogm" else {}


def play(title: str, pair: Pair, number: int) -> Game:
    game, plan = find_game(title), plan_of(title, pair)
    seated, chance = plan.bots_of(number), Chance(plan.seed_of(number))
    streams = [chance.fork(f"bot {seat}") for seat in range(plan.players)]
    state = game.setup(plan.players, game.seat_bots(options_of(title, number), seated), chance, plan.content())
    makers = others(title)
    bots = [
        makers[name](stream) if name in makers else make_bot(game, name, stream)
        for name, stream in zip(seated, streams, strict=True)
    ]
    decisions, _ = play_out(game, state, bots)
    assert state.outcome is not None
    return Game(*pair, number, state.outcome.winners, state.outcome.how, decisions)


# -- the file -----------------------------------------------------------------------------------------------------


def read(file: Path) -> list[Game]:
    """All games of a file; what was not written to the end of its line has not been played."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    rows = csv.reader(StringIO(text[: text.rfind("\n") + 1]))
    next(rows, None)
    return [
        Game(first, second, int(number), tuple(map(int, winners.split())), how, int(decisions))
        for first, second, number, winners, how, decisions in rows
    ]


def as_csv(games: Iterable[Game]) -> str:
    text = StringIO()
    rows = ((*game[:3], " ".join(map(str, game.winners)), *game[4:]) for game in games)
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


# -- a session ----------------------------------------------------------------------------------------------------


class League:
    """What has been played, and what is to be played next."""

    def __init__(self, title: str, bots: Sequence[str] = (), games: int = GAMES, folder: Path = FOLDER) -> None:
        known = field(title)
        unknown = next((bot for bot in bots if bot not in known), None)
        if unknown is not None:
            raise BrinkError(f"the league of {title} has no bot '{unknown}'; there are {', '.join(known)}")
        self.title, self.wanted = title, games
        self.file = folder / f"{title}.csv"
        self.kept: dict[Pair, dict[int, Game]] = {pair: {} for pair in pairs(title)}
        for game in read(self.file):
            if game.pair in self.kept:
                self.kept[game.pair][game.number] = game
        self._write()  # without half a line at its end
        self.pairs = [pair for pair in self.kept if not bots or set(pair) <= set(bots)]
        self.doubted = {pair for pair, games in self.kept.items() if games}
        self.under_way: dict[Pair, set[int]] = {pair: set() for pair in self.kept}

    def next(self) -> tuple[Pair, int] | None:
        """The pairing, and the number of the game."""
        return min(filter(None, map(self._next_of, self.pairs)), key=self._turn, default=None)

    def _turn(self, game: tuple[Pair, int]) -> tuple[int, int]:
        played = len(self.kept[game[0]]) + len(self.under_way[game[0]])
        return (played + 1) * rollouts(self.title, game[0]), played

    def _next_of(self, pair: Pair) -> tuple[Pair, int] | None:
        kept, under_way = self.kept[pair], self.under_way[pair]
        if pair in self.doubted:
            return None if under_way else (pair, secrets.choice([*kept]))
        missing = set(range(self.wanted)).difference(kept, under_way)
        return (pair, min(missing)) if missing else None

    def keep(self, game: Game) -> None:
        """A game has ended."""
        kept = self.kept[game.pair]
        self.under_way[game.pair].remove(game.number)
        if game.pair in self.doubted:
            self.doubted.remove(game.pair)
            if kept[game.number] == game:
                return
            print(f"{' against '.join(game.pair)}: game {game.number} goes otherwise now; {len(kept)} games dropped")
            kept.clear()
            self._write()
        kept[game.number] = game
        with self.file.open("a", encoding="utf-8") as file:
            file.write(as_csv([game]))

    def _write(self) -> None:
        """All of it anew, or nothing."""
        new = self.file.with_suffix(".new")
        games = (game for kept in self.kept.values() for game in kept.values())
        new.write_text(f"{','.join(Game._fields)}\n{as_csv(games)}", encoding="utf-8")
        new.replace(self.file)

    def begun(self, until: float) -> Iterator[tuple[Pair, int]]:
        """What is to be played, each as it is asked for."""
        while time.monotonic() < until and (following := self.next()) is not None:
            self.under_way[following[0]].add(following[1])
            yield following


def session(league: League, minutes: float, jobs: int = 1) -> None:
    until = time.monotonic() + 60 * minutes
    if jobs == 1:
        for pair, number in league.begun(until):
            league.keep(play(league.title, pair, number))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupts) as pool:
        playing: set[Future[Game]] = set()
        while True:
            free = zip(range(jobs - len(playing)), league.begun(until), strict=False)
            playing |= {pool.submit(play, league.title, *following) for _, following in free}
            if not playing:
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for game in done:
                league.keep(game.result())


# -- the tables ---------------------------------------------------------------------------------------------------


def tables(folder: Path = FOLDER) -> str:
    """For `docs/bots.md`."""
    return "\n".join(table(title, read(folder / f"{title}.csv")) for title in PLAYERS)


def table(title: str, games: Iterable[Game]) -> str:
    """What each bot won against those before it, and its rating."""
    shares: dict[Pair, list[tuple[int, float]]] = {pair: [] for pair in pairs(title)}
    for game in games:
        shares[game.pair].append((game.number, game.share(title)))
    bots = field(title)
    ratings = rate(bots, shares)
    full = sum(len(found) >= GAMES for found in shares.values())
    lines = [["", "rating", *map(quoted, bots[:-1])], ["---"] * (len(bots) + 1)]
    for at, bot in enumerate(bots):
        met = any(found for pair, found in shares.items() if bot in pair)
        rating = f"{ratings[bot].mu:.1f} ± {SURE * ratings[bot].sigma:.1f}".replace("-", "−") if met else ""
        lines.append(
            [quoted(bot), rating, *(cell(shares[bot, other]) if other in bots[:at] else "" for other in bots[:-1])]
        )
    said = f"`{title}`: {full} of {len(shares)} pairings have {GAMES} games, the others as many as they say.\n\n"
    return said + "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def quoted(bot: str) -> str:
    return f"`{bot}`"


def cell(shares: Sequence[tuple[int, float]]) -> str:
    if not shares:
        return "none yet"
    found = pairing(("", ""), [one for _, one in shares])
    of = f" of {found.games}" if found.games < GAMES else ""
    return f"{100 * found.wins / found.games:.1f} ({100 * found.low:.0f} to {100 * found.high:.0f}){of}"


def into_page(text: str, found: str) -> str:
    """The page with these tables."""
    before, rest = text.split(BEGIN)
    return before + BEGIN + "\n" + found + "\n" + END + rest.split(END)[1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.league", description=__doc__)
    parser.add_argument("game", nargs="?", choices=PLAYERS)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="only the pairings of these")
    parser.add_argument("--minutes", type=float, default=60, help="after which no new game is begun")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--games", type=int, default=GAMES, help="of each pairing")
    parser.add_argument("--tables", action="store_true", help="write them into docs/bots.md")
    given = parser.parse_args()
    if given.game is not None:
        try:
            session(League(given.game, given.bots, given.games), given.minutes, given.jobs)
        except BrinkError as error:
            parser.error(str(error))
    if given.tables:
        PAGE.write_text(into_page(PAGE.read_text(encoding="utf-8"), tables()), encoding="utf-8")


if __name__ == "__main__":
    main()
