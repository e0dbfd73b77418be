"""Who sits in a seat of a terminal game: a person or a bot.

In a record a bot's label is its name and, in brackets, which bot it is: `Bob (random)`. So whoever loads the record
knows who is to play.
"""

from __future__ import annotations

import re

import msgspec

from brink.bots import bot_names
from brink.engine import AnyGame, BrinkError
from brink.engine.texts import Texts

HUMAN = "human"
_LABEL = re.compile(r"(?P<name>.+) \((?P<bot>[^()]+)\)")


class Seat(msgspec.Struct, frozen=True):
    """`bot` is empty for a person."""

    name: str
    bot: str = ""

    @property
    def label(self) -> str:
        return f"{self.name} ({self.bot})" if self.bot else self.name


def parse_seats(text: str, game: AnyGame, words: Texts) -> list[Seat]:
    """Seats from `human:Anna,random,random:Bob`."""
    seats = [_parse(entry.strip(), number, game, words) for number, entry in enumerate(text.split(","), 1)]
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise BrinkError(f"two seats are called '{name}'; give them different names")
    return seats


def _parse(entry: str, number: int, game: AnyGame, words: Texts) -> Seat:
    kind, colon, name = (part.strip() for part in entry.partition(":"))
    if colon and not name:
        raise BrinkError(f"the seat '{entry}' has no name after the colon")
    if kind == HUMAN:
        seat = Seat(name or words.render("person", {"number": number}))
        if seat_of(seat.label, game).bot:
            raise BrinkError(f"a person cannot be called '{name}', because that is how a bot is called")
        return seat
    if kind not in bot_names(game):
        known = ", ".join([HUMAN, *bot_names(game)])
        raise BrinkError(f"there is nobody called '{kind}' to take a seat in {game.name}; there are {known}")
    return Seat(name or f"Bot {number}", kind)


def seat_of(label: str, game: AnyGame) -> Seat:
    """Who a label stands for."""
    found = _LABEL.fullmatch(label)
    if found and found["bot"] in bot_names(game):
        return Seat(found["name"], found["bot"])
    return Seat(label)


def default_seats(game: AnyGame) -> str:
    """One person against random bots, in the smallest round the game allows."""
    return ",".join([HUMAN, *["random"] * (min(game.players) - 1)])
