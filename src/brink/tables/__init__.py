"""Tables: people and bots meet here and play. Storage, serial commands, undo, clocks, chat. No HTTP in it."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from brink.tables.seeing import Glimpse, last_line_before
from brink.tables.shapes import (
    Advice,
    Answer,
    Candidate,
    ChatLine,
    Clock,
    Created,
    Event,
    Holder,
    Joined,
    LogEnd,
    LogLine,
    NewSeat,
    NewTable,
    NoSuchTable,
    SeatInfo,
    SeatKey,
    Seen,
    Settings,
    TableInfo,
    UndoInfo,
    UndoRequest,
    Viewer,
)
from brink.tables.texts import LOCALE, teller

if TYPE_CHECKING:
    from brink.tables.api import Tables

__all__ = [
    "LOCALE",
    "Advice",
    "Answer",
    "Candidate",
    "ChatLine",
    "Clock",
    "Created",
    "Event",
    "Glimpse",
    "Holder",
    "Joined",
    "LogEnd",
    "LogLine",
    "NewSeat",
    "NewTable",
    "NoSuchTable",
    "SeatInfo",
    "SeatKey",
    "Seen",
    "Settings",
    "TableInfo",
    "Tables",
    "UndoInfo",
    "UndoRequest",
    "Viewer",
    "last_line_before",
    "teller",
]

_WITH_DATABASE: Final = {"Tables": "brink.tables.api"}


def __getattr__(name: str) -> object:
    """What needs the database is loaded when it is asked for: worker processes live in this room and need none."""
    if name not in _WITH_DATABASE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_WITH_DATABASE[name]), name)
