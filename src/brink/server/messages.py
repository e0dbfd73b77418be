"""What travels on the socket, as structs: the one place where the shape of each message is written down."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from brink.engine import Arg, Chosen
from brink.engine.log import Mark, Roll
from brink.engine.texts import Mention
from brink.server.errors import Fault
from brink.server.language import Language
from brink.tables import ChatLine, SeatInfo, Settings
from brink.tables.shapes import StandingAnswer, Status

Seat = Annotated[int, msgspec.Meta(ge=0, le=29)]
FURTHEST: Final = 1 << 40  # lines and versions
Count = Annotated[int, msgspec.Meta(ge=0, le=FURTHEST)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Piece = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)] | Word
Given = Annotated[list[Piece], msgspec.Meta(min_length=1, max_length=8)]


# -- from the client ------------------------------------------------------------------------------------------------


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    id: CommandId | None = None  # comes back in the answer


class Hello(_FromClient, frozen=True, kw_only=True, tag="hello"):
    """Who is here: no token is a spectator, several are several seats at one screen. May be said again."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=64)] = []
    since: Count = 0  # the last log line one has
    chat: Count = 0  # the last line of chat one has
    seat: Seat | None = None  # which of one's seats to show; default: the one that is asked, else the first
    told: bool = True  # the board in words too
    changes: bool = False  # after the first view, of each only what is new in it (`Changes`)


class Sit(_FromClient, frozen=True, kw_only=True, tag="sit"):
    """Show another of one's seats; None: as a spectator sees it."""

    seat: Seat | None
    since: Count = 0


class Earlier(_FromClient, frozen=True, kw_only=True, tag="earlier"):
    """Of a long log only the end comes by itself. This asks for lines before a number that came with them."""

    before: Count


class _ForSeat(_FromClient, frozen=True, kw_only=True):
    """A command of one of the client's seats: the one named, else the one that is shown."""

    seat: Seat | None = None


class Act(_ForSeat, frozen=True, kw_only=True, tag="act"):
    id: CommandId
    version: Count
    action: Given


class Undo(_ForSeat, frozen=True, kw_only=True, tag="undo"):
    id: CommandId
    version: Count


class AskHint(_ForSeat, frozen=True, kw_only=True, tag="hint"):
    """What would the planner do? Everybody reads that it was asked."""

    version: Count


class UndoAnswer(_ForSeat, frozen=True, kw_only=True, tag="undo-answer"):
    agree: bool


class Why(_ForSeat, frozen=True, kw_only=True, tag="why"):
    action: Given


class Say(_ForSeat, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Standing(_ForSeat, frozen=True, kw_only=True, tag="standing"):
    answers: Annotated[dict[Annotated[str, msgspec.Meta(max_length=60)], StandingAnswer], msgspec.Meta(max_length=60)]


class Resign(_ForSeat, frozen=True, kw_only=True, tag="resign"):
    pass


class Away(_ForSeat, frozen=True, kw_only=True, tag="away"):
    pass


class Back(_ForSeat, frozen=True, kw_only=True, tag="back"):
    pass


class Replace(_FromClient, frozen=True, kw_only=True, tag="replace"):
    """Let a bot play for a seat: one's own, or that of somebody who is away."""

    seat: Seat
    bot: Word = ""


class Free(_ForSeat, frozen=True, kw_only=True, tag="free"):
    """Agree, or not, that the seat of somebody who is gone goes to somebody else."""

    whose: Seat
    agree: bool = True


class Leave(_ForSeat, frozen=True, kw_only=True, tag="leave"):
    pass


class Rematch(_ForSeat, frozen=True, kw_only=True, tag="rematch"):
    swap: bool = False  # everybody moves one seat on; whoever is first decides


class Speak(_FromClient, frozen=True, kw_only=True, tag="lang"):
    lang: Language


class Ping(_FromClient, frozen=True, kw_only=True, tag="ping"):
    pass


FromClient = (
    Hello
    | Sit
    | Earlier
    | Act
    | Undo
    | AskHint
    | UndoAnswer
    | Why
    | Say
    | Standing
    | Resign
    | Away
    | Back
    | Replace
    | Free
    | Leave
    | Rematch
    | Speak
    | Ping
)


# -- to the client --------------------------------------------------------------------------------------------------


class SeatLine(SeatInfo, frozen=True, kw_only=True):
    nameless: bool  # nobody has said how he is called: a person's `name` is in the reader's words
    online: bool  # connected, to whichever process


class PromptText(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asked what. `window`: to answer what somebody else does; `concerns`: the seats that it is done to;
    `turn`: the seats whose turn it is; `kinds`: what one may let pass for good here, by the key of an answer in
    advance.
    """

    seat: int
    text: str
    names: list[Mention]
    rule: str
    step: str
    window: bool
    concerns: list[int]
    turn: tuple[int, ...]
    kinds: dict[str, str]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    action: list[int | str]
    text: str


class Told(msgspec.Struct, frozen=True):
    """A sentence and the rule it rests on."""

    text: str
    rule: str


class EndText(msgspec.Struct, frozen=True, kw_only=True):
    """What an action may end the game with. `sure`: it does. `asks`: somebody else may win by it, or nobody, so whoever
    takes it is asked once more. `how`: the ways to end, words of the game.
    """

    text: str
    rule: str
    sure: bool
    asks: bool
    how: list[str]


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """Something one might try; `reason` says why not, null where it is allowed.

    `about` names the pieces. Candidates of one `heading` stand together, each with its `label`; without a heading those
    of one `group` do, and the label is the whole sentence. `closes`: it ends the decision without doing anything.
    `leads`: it stands before all others.
    `ending`: it would or could end the game at once. `cost`: what it costs, in words; empty for nothing.
    """

    action: list[int | str]
    text: str
    about: dict[str, int | str]
    group: str
    heading: str
    label: str
    closes: bool
    leads: bool
    reason: Told | None
    ending: EndText | None
    cost: str = ""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    names: list[Mention]
    rule: str
    winners: list[int]
    ranking: list[int]
    points: list[int]


class UndoRequestText(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    moves: int
    waiting: list[int]
    text: str


class UndoText(msgspec.Struct, frozen=True, kw_only=True):
    allowed: bool  # at once
    consent: bool  # if the others agree
    text: str
    asked: UndoRequestText | None


class BoardLine(msgspec.Struct, frozen=True):
    depth: int
    text: str


class LossText(msgspec.Struct, frozen=True):
    """What a line tells that a seat lost (null: it does not say who): how much of each kind, in the order of the game;
    `name`: what it was, where it is one thing.
    """

    seat: int | None
    counts: dict[str, int]
    name: str


class LogText(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log. `moment`: what everybody should see of it, a word of the game; then `about` has its pieces and
    numbers by name. `mark`: with it something begins. `roll`: it tells of a die. `loss`: and of what somebody lost.
    `beside`: of the table, not of the game. `undoes`: from this move on, the game's lines before it count no more.
    """

    n: int
    move: int
    text: str
    rule: str
    names: list[Mention] = []
    moment: str = ""
    about: dict[str, Arg] = {}
    mark: Mark | Literal[""] = ""
    roll: Roll | None = None
    loss: LossText | None = None
    beside: bool = False
    undoes: int = 0


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table, in one language."""

    table: str
    game: str
    pack: str
    pack_hash: str
    options: Chosen
    title: str
    status: Status
    settings: Settings
    seats: list[SeatLine]
    version: int
    moves: int
    deciding: int | None
    commitment: str
    outcome: Result | None
    rematch: str | None
    origin: str | None
    analysis: bool  # played on from `origin` with every hidden card where it was; not rated


class TableBody(About, frozen=True, kw_only=True):
    """The table as one viewer sees it in one language; the same for all who look through the same eyes."""

    seat: int | None
    view: Any
    prompt: PromptText | None
    legal: list[Choice] | None
    candidates: list[Tried] | None
    seed: str | None
    undo: UndoText
    hints: bool  # a hint may be asked for now
    acted: int  # the move with which this seat last decided something; what came with it and since is news to it
    standing: dict[str, StandingAnswer]
    standing_names: dict[str, str]  # what its keys are about
    roles: list[str]
    told: list[BoardLine]


class Addressed(msgspec.Struct, frozen=True, kw_only=True):
    """What of a table is for one connection alone."""

    mine: list[int]  # the seats of this connection
    asked: list[int]  # those of them that are asked now; a window asks several at once
    host: bool
    since: int  # the log lines in here come after this one
    log: list[LogText]
    earlier: int | None  # lines before this one were left out, and may be asked for
    chat: list[ChatLine]


class TableHead(Addressed, frozen=True, kw_only=True):
    """With `TableBody` in one object: a table as one connection gets it."""

    type: Literal["table", "stale"]  # stale: the answer to a command that came too late
    id: str | msgspec.UnsetType = msgspec.UNSET  # of that command


class ChangesHead(Addressed, frozen=True, kw_only=True, tag_field="type", tag="changes"):
    """With those fields of `TableBody` in one object that are others than in the view this connection got last; of
    `view` those of its fields. The rest is as it was.
    """

    base: int  # the version of that view


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What only the connection that asked gets."""

    id: str | None = None


class Ack(Reply, frozen=True, kw_only=True, tag="ack"):
    """Done, and stored. `repeated`: it had been done before. `asked`: the others are asked first. `kept`: it answers a
    window and takes effect when its turn comes.
    """

    version: int
    repeated: bool = False
    asked: bool = False
    kept: bool = False


class Error(Reply, frozen=True, kw_only=True, tag="error"):
    key: str
    text: str
    rule: str = ""

    @classmethod
    def of(cls, fault: Fault, id: str | None = None) -> Error:
        return cls(id=id, key=fault.key, text=fault.text, rule=fault.rule)


class WhyNot(Reply, frozen=True, kw_only=True, tag="why"):
    action: list[int | str]
    reason: Told | None


class HintText(msgspec.Struct, frozen=True, kw_only=True):
    """An action, the chance of winning after it (0 to 1), and what speaks for it, in words; perhaps nothing."""

    action: list[int | str]
    chance: float
    why: str


class Hints(Reply, frozen=True, kw_only=True, tag="hints"):
    """What the planner would do at this version, the best first."""

    version: int
    seat: int
    moves: list[HintText]


class Joined(Reply, frozen=True, kw_only=True, tag="joined"):
    """A seat at another table (a rematch)."""

    table: str
    seat: int
    token: str
    host: str | None


class Lines(Reply, frozen=True, kw_only=True, tag="lines"):
    """Earlier lines of this seat's log: those before `before`. `earlier`: from where on to ask for the rest."""

    seat: int | None
    before: int
    log: list[LogText]
    earlier: int | None


class Pong(Reply, frozen=True, kw_only=True, tag="pong"):
    pass


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="notice"):
    """What whoever runs the server wants everybody to know; empty when it is taken back."""

    text: str = ""
    stops_in: float | None = None  # seconds until the server stops


class Chat(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    chat: list[ChatLine]
