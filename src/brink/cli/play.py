"""`brink play`: a game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from brink.cli.arguments import GameName, Language, OptionList, PackName, SeedText, options_of, seed_of
from brink.cli.hotseat import HotSeat, load_match
from brink.cli.reading import words_of
from brink.cli.screen import Screen
from brink.cli.seats import Seat, default_seats, parse_seats
from brink.engine import AnyGame, BrinkError, Match
from brink.engine.packs import STANDARD
from brink.engine.registry import find_game

SeatList = Annotated[
    str | None,
    typer.Option("--seats", help="Who plays, e.g. human:Anna,random,random:Bob. Without it: you against random bots."),
]
AskAll = Annotated[bool, typer.Option("--ask-all", help="Ask also where you can only pass.")]
SavedFile = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")]


def command(
    name: GameName,
    seats: SeatList = None,
    lang: Language = "en",
    seed: SeedText = None,
    option: OptionList = None,
    pack: PackName = STANDARD,
    load: SavedFile = None,
    ask_all: AskAll = False,
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard."""
    game = find_game(name)
    if load is None:
        players = parse_seats(seats or default_seats(game), game, words_of(lang))
        match = _begin(game, players, lang, seed, option, pack)
    elif seed or option or pack != STANDARD:
        raise BrinkError("--load goes on with a game, so --seed, --option and --pack cannot be given with it")
    else:
        match, players = _go_on(game, load, seats, lang)
    HotSeat(match, players, lang, Screen(), ask_all=ask_all).play()


def _begin(
    game: AnyGame, players: list[Seat], lang: str, seed: str | None, option: list[str] | None, pack: str
) -> Match:
    chosen = game.pack(pack)
    options = options_of(game, len(players), option, chosen, lang)
    options = game.seat_bots(options, [player.bot or None for player in players])
    labels = [player.label for player in players]
    return Match(game, len(players), seed_of(seed), options, chosen, labels)


def _go_on(game: AnyGame, file: Path, seats: str | None, lang: str) -> tuple[Match, list[Seat]]:
    match, players = load_match(file)
    if match.game is not game:
        raise BrinkError(f"{file} is a game of {match.game.name}, not of {game.name}")
    if seats is not None:
        players = parse_seats(seats, game, words_of(lang))
        if len(players) != match.players:
            raise BrinkError(f"{file} is a game for {match.players} players, and --seats names {len(players)}")
        match.seats = [player.label for player in players]
    return match, players
