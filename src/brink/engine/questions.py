"""What one may ask a game's rules while no game is played, and the pages on which one does so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from brink.engine.anything import AnyPack
from brink.engine.content import Pack
from brink.engine.errors import BrinkError


class Question(msgspec.Struct, frozen=True):
    """Is this deck allowed? Which one would you build? Always the same answer to the same words, and no secrets.

    `answer` gets the pack and what was asked, as an `asked`, and gives a struct. A `Reason` in it becomes a sentence
    at the edge.
    """

    asked: type[msgspec.Struct]
    answer: Callable[[AnyPack, Any], msgspec.Struct]

    def __post_init__(self) -> None:
        # msgspec learns a type when it is first asked for it, and two threads that ask at once crash the process.
        msgspec.json.Decoder(self.asked)

    def put(self, pack: Pack, given: Mapping[str, object]) -> msgspec.Struct:
        """Ask it in the words of a person or program; what makes no sense is an error of one sentence."""
        try:
            asked = msgspec.convert(given, self.asked)
        except msgspec.ValidationError as error:
            raise BrinkError(str(error)) from None
        return self.answer(pack, asked)


class Workshop(msgspec.Struct, frozen=True):
    """A page of the game's own in the browser, on which something is made that an option takes: a deck, say.

    The page is `web/<name>.js`, its title the message `workshop-<name>`. `usual` are values of these options that need
    no workshop, with messages `workshop-<name>-<value>`; an empty one is called `default`.
    """

    name: str
    fills: tuple[str, ...]
    usual: tuple[str, ...] = ()
