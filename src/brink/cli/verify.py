"""`brink verify`: is a record what it claims to be?"""

from __future__ import annotations

from pathlib import Path

import msgspec

from brink.cli.arguments import Json, Language, RecordFile
from brink.cli.output import print_json
from brink.cli.reading import Reader, replayed
from brink.cli.screen import Screen
from brink.engine import Match, Outcome, Record
from brink.engine.records import read_record


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What was found true. `seed` is `matches` or `unpublished`: without it chance cannot be checked yet. Of a game
    that was played on from another, chance is proven after move `proven_since`.
    """

    file: str
    game: str
    rules: int
    pack: str
    pack_hash: str
    players: int
    seats: list[str]
    moves: int
    outcome: Outcome | None
    hash: str
    commitment: str
    seed: str
    proven_since: int | None
    analysis: bool
    problem: str | None


def command(file: RecordFile, lang: Language = "en", json: Json = False) -> None:
    """Play a record again and check every move, every chance result, the result and the seed."""
    record = read_record(file)
    match = replayed(file, record, check=True)
    if json:
        print_json(_verdict(file, record))
    else:
        _show(record, Reader(match, lang), match, Screen())


def _verdict(file: Path, record: Record) -> Verdict:
    return Verdict(
        file=str(file),
        game=record.game,
        rules=record.rules,
        pack=record.pack,
        pack_hash=record.pack_hash,
        players=record.players,
        seats=record.seats,
        moves=len(record.moves),
        outcome=record.outcome,
        hash=record.hash,
        commitment=record.commitment,
        seed="unpublished" if record.seed is None else "matches",
        proven_since=record.proven_since,
        analysis=record.analysis,
        problem=record.problem,
    )


def _show(record: Record, reader: Reader, match: Match, screen: Screen) -> None:
    screen.say(f"{record.game} (rules {record.rules}, pack {record.pack} {record.pack_hash[:8]})", "bold")
    screen.say(f"Seats    {', '.join(match.seats)}")
    screen.say(f"Moves    {len(record.moves)}, every one allowed")
    screen.say(f"State    {record.hash}")
    if record.seed is None:
        screen.say(f"Seed     not published yet; its commitment is {record.commitment}")
    else:
        since = f" after move {record.proven_since}" if record.proven_since else ""
        screen.say(f"Seed     matches its commitment; every chance result{since} follows from it")
    for fork in record.forks or ():
        how = (
            "every hidden card where it was (an analysis)"
            if fork.kind == "analysis"
            else "all that was hidden dealt anew"
        )
        screen.say(f"Fork     after move {fork.moves}, with {how}")
    if record.problem is not None:
        screen.say(f"Problem  {record.problem.splitlines()[0]}")
    elif record.outcome is None:
        screen.say("Outcome  none yet")
    screen.tell_all(reader.outcome())
