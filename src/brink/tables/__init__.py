"""Tables: people and bots meet here and play. Storage, serial commands, undo, clocks, chat. No HTTP in it."""

from brink.tables.api import Tables
from brink.tables.bell import Subscription
from brink.tables.shapes import (
    Answer,
    Candidate,
    ChatLine,
    Clock,
    Created,
    Event,
    Holder,
    Joined,
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

__all__ = [
    "LOCALE",
    "Answer",
    "Candidate",
    "ChatLine",
    "Clock",
    "Created",
    "Event",
    "Holder",
    "Joined",
    "LogLine",
    "NewSeat",
    "NewTable",
    "NoSuchTable",
    "SeatInfo",
    "SeatKey",
    "Seen",
    "Settings",
    "Subscription",
    "TableInfo",
    "Tables",
    "UndoInfo",
    "UndoRequest",
    "Viewer",
    "teller",
]
