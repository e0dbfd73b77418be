"""What goes into the tables and what comes out: plain typed data, no sentence in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from brink.bots.analysis import Analysis
from brink.bots.explaining import Because
from brink.engine import Action, Arg, Chosen, Ending, Line, Outcome, Prompt, Reason, Refused

Viewer: TypeAlias = int | None
"""A seat, or None for somebody who has no seat."""

Status: TypeAlias = Literal["open", "running", "finished", "broken", "arriving"]
"""Arriving: its past is still being written; nobody knows of it yet."""
SeatKind: TypeAlias = Literal["person", "bot", "open"]
UndoPolicy: TypeAlias = Literal["free", "consent", "none"]
Pace: TypeAlias = Literal["quick", "usual", "slow"]
StandingAnswer: TypeAlias = Literal["ask", "ask-able", "unless-me", "until-my-turn", "pass"]
"""How a person wants to be asked at windows: always; when he can answer; when it concerns him (and he can answer); not
before his turn; never.
"""
Happening: TypeAlias = Literal["game", "seats", "chat", "undo", "own", "here"]

Fields: TypeAlias = dict[str, Any]
"""Fields by name, of which a struct is made; it knows their types."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class NoSuchTable(Refused):
    """There is no table with this id."""

    def __init__(self, reason: Reason | None = None) -> None:
        super().__init__(reason or Reason("table-unknown"))


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: `seconds` for the whole game and `increment` for each time one was asked. `days`: so many a decision."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[float, msgspec.Meta(gt=0, le=1e6)] = 1800
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 15
    days: Annotated[float, msgspec.Meta(gt=0, le=60)] = 3


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run.

    Undo `free`: one's own moves, as long as nothing random happened and nothing hidden was seen. `consent`: beyond that
    too, if the other persons agree. `none`: never. A `private` table is in no lobby. `hints`: whoever is to move may
    ask what the planner would do; everybody reads that he did. `pace`: how long bots wait, so that people can follow.
    """

    clock: Clock = Clock()
    undo: UndoPolicy = "free"
    private: bool = False
    hints: bool = False
    pace: Pace = "usual"


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: a person who gets the link, a bot of a level, or whoever comes."""

    kind: SeatKind = "person"
    name: Name = ""
    bot: Word = ""  # the level, for a bot


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be created."""

    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=30)]
    options: Chosen = {}
    pack: Word = "standard"
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    settings: Settings = Settings()


class SeatKey(msgspec.Struct, frozen=True):
    """The secret with which a person shows that the seat is his. It is told once; only its hash is kept."""

    seat: int
    token: str


class Created(msgspec.Struct, frozen=True):
    """A new table: its id, a key for each person's seat, and the host's key."""

    table: str
    seats: list[SeatKey]
    host: str


class Joined(msgspec.Struct, frozen=True):
    """A seat taken. `host` is there for whoever called a rematch into being."""

    table: str
    seat: int
    token: str
    host: str | None = None


class Holder(msgspec.Struct, frozen=True):
    """What a token opens."""

    seat: int | None = None
    host: bool = False


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a seat. A person with a `bot` is away and the bot plays for him."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    away: float | None = None  # since when
    resigned: bool = False
    invited: bool = False  # nobody has used its link yet
    freed: bool = False  # the others gave it away, and nobody has made a link to it yet
    freeing: list[int] = []  # seats that agree to give this one to somebody else; all others must
    clock: float | None = None  # seconds left at this moment

    @property
    def automatic(self) -> bool:
        """A bot decides here now."""
        return bool(self.bot)


class PublicFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table, but for its seats."""

    id: str
    game: str
    rules: int
    pack: str
    pack_hash: str
    options: Chosen
    title: str
    status: Status
    settings: Settings
    version: int = 0  # grows with each move and each undo
    moves: int = 0  # of the game as it stands, without what was undone
    deciding: int | None = None  # the seat that is asked now
    commitment: str
    created: float
    updated: float
    outcome: Outcome | None = None
    rematch: str | None = None  # the table that follows this one
    origin: str | None = None  # the table this one was forked from
    analysis: bool = False  # ... with every hidden card where it was: for study, and never rated


class TableInfo(PublicFacts, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    seats: list[SeatInfo]

    @property
    def names(self) -> list[str]:
        """For a Teller."""
        return [seat.name for seat in self.seats]


class Candidate(msgspec.Struct, frozen=True):
    """Something one might try; `reason` says why it may not be done, None where it may; `ending`, where it may, whether
    it would or could end the game; `cost` in the game's own unit.
    """

    action: Action
    reason: Reason | None = None
    ending: Ending | None = None
    cost: int = 0


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to take back moves down to `moves` moves; `waiting` have not agreed yet."""

    seat: int
    moves: int
    waiting: list[int]


class UndoInfo(msgspec.Struct, frozen=True):
    """May the viewer take his last move back? `consent`: he may ask the others. `asked`: somebody does ask."""

    allowed: bool = False
    reason: Reason | None = None
    consent: bool = False
    asked: UndoRequest | None = None


class Advice(msgspec.Struct, frozen=True):
    """An action that the planner likes, the chance of winning after it, and what speaks for it."""

    action: Action
    chance: float
    because: list[Because]


class Hint(msgspec.Struct, frozen=True):
    """What was thought for a seat at a version."""

    seat: int
    version: int
    moves: list[Advice]


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """All that a viewer may know of a table at this moment; what leaves the server is made from this and `history`."""

    info: TableInfo
    viewer: Viewer
    view: Any = None  # the game's own struct; None before the start
    prompt: Prompt | None = None
    legal: list[Action] | None = None  # only for somebody who is asked; at a window perhaps before his turn
    candidates: list[Candidate] | None = None  # likewise
    outcome: Outcome | None = None
    told: list[Line] = []
    roles: Sequence[str] = ()
    undo: UndoInfo = UndoInfo()
    hints: bool = False  # the viewer may ask for one now
    acted: int = 0  # the version of the viewer's own last move that counts
    standing: dict[str, StandingAnswer] = {}  # the viewer's own
    seed: str | None = None  # once the game is over


class LogLine(msgspec.Struct, frozen=True):
    """A line this viewer may read. `n` grows; a viewer asks for what came after the last one he has.

    Numbers are counted for each viewer, so that a gap does not tell of lines that others got.
    """

    n: int
    version: int  # the move that led to it, 0 for the set-up
    key: str
    args: dict[str, Arg] = {}
    rule: str = ""

    @property
    def undoes(self) -> int:
        """Lines of the game before this one count no more, from this move on. 0: it takes nothing back."""
        return int(str(self.args.get("since", 0))) if self.key == "table-undone" else 0

    @property
    def beside(self) -> bool:
        """It tells of the table, not of the game."""
        return self.key.startswith("table-")


class LogEnd(msgspec.Struct, frozen=True):
    """The last lines of a log. `earlier`: lines before this number are left out; None: none are."""

    lines: list[LogLine]
    earlier: int | None = None


class LogPage(msgspec.Struct, frozen=True):
    """Some lines of a log. `more`: after which number to ask for the next ones; None: that was all."""

    lines: list[LogLine]
    more: int | None = None


class Progress(msgspec.Struct):
    """How far a game has been played again."""

    moves: int = 0
    done: int = 0


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """How far a finished game was looked at again. `offered`: it may be begun. `mine`: whoever asks now has asked for
    it. `reason`: why it cannot be, or what went wrong. `analysis`: what was found.
    """

    offered: bool = False
    status: Literal["none", "running", "done"] = "none"
    moves: int = 0
    done: int = 0
    mine: bool = False
    reason: Reason | None = None
    analysis: Analysis | None = None


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int
    name: str
    text: str
    at: float


class Answer(msgspec.Struct, frozen=True):
    """What became of a command.

    `done`; `kept`: an answer to a window that takes effect when its turn comes, unless somebody before it does not
    pass; `repeated`: this very command was done before; `stale`: the table has moved on, nothing was done; `asked`: the
    others are asked to agree. For `repeated` and `stale` the fresh view is with it.
    """

    status: Literal["done", "kept", "repeated", "stale", "asked"]
    version: int
    seen: Seen | None = None


class Event(msgspec.Struct, frozen=True):
    """Something at a table is new: look again. Nothing of what it is is in here.

    `age` counts all changes of a table; who holds a copy of this age has heard it all. None: nobody knows.
    `own`: it is new for whoever looks through the eyes of these seats, and for nobody else. None: for everybody.
    """

    table: str
    version: int
    kinds: frozenset[Happening]
    age: int | None = None
    own: frozenset[int] | None = None
