"""`brink replay`: a record at any move, seen from any seat."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from brink.cli.arguments import Json, Language, RecordFile
from brink.cli.output import print_json
from brink.cli.reading import Reader, Told, Viewer, replayed, words_of
from brink.cli.screen import Screen
from brink.engine import BrinkError, Match, Outcome, Record, RecordError, Refused
from brink.engine.records import read_record
from brink.engine.texts import Texts
from brink.lab.crashes import describe

SPECTATOR, ALL = "spectator", "all"


class Shown(msgspec.Struct, kw_only=True):
    """A record at one moment. With the view of a seat it holds nothing that this seat cannot know."""

    game: str
    at: int
    moves: int
    view: str
    log: list[Told] = []
    boards: dict[str, list[Told]] = {}  # by viewer
    prompt: Told | None = None
    outcome: list[Told] = []
    result: Outcome | None = None
    problem: str | None = None
    failed: list[str | int] | None = None
    again: str | None = None  # what happens when the failing action is tried again


def command(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="After this move; 0 is the set-up, without it the last.")] = None,
    view: Annotated[
        str | None,
        typer.Option(help="A seat's number or name, `spectator` or `all`; without it `all` once the game is over."),
    ] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show the log and the board of a record; try again what failed in a crash file."""
    record = read_record(file)
    moment = len(record.moves) if at is None else at
    chosen = view or (SPECTATOR if record.outcome is None and record.problem is None else ALL)
    shown = Shown(game=record.game, at=moment, moves=len(record.moves), view=chosen)
    try:
        match = replayed(file, record, at=moment)
    except RecordError as error:
        if record.problem is None or chosen != ALL:
            raise
        shown.problem, shown.again = record.problem, str(error)
    else:
        _look(shown, Reader(match, lang), chosen)
        if record.problem is not None:
            _explain(shown, record, match)
    if json:
        print_json(shown)
    else:
        _show(shown, words_of(lang), Screen())


def _look(shown: Shown, reader: Reader, view: str) -> None:
    """Everything the viewer may see, and nothing else."""
    match = reader.match
    if view == ALL:
        shown.log = reader.whole_log()
        shown.boards = {name: reader.board(seat) for seat, name in enumerate(reader.names)}
        shown.prompt = reader.prompt(None)
    else:
        viewer = _viewer(reader.names, view)
        shown.log = reader.log(viewer)
        shown.boards = {SPECTATOR if viewer is None else reader.names[viewer]: reader.board(viewer)}
        shown.prompt = reader.prompt(viewer)
    shown.outcome, shown.result = reader.outcome(), match.state.outcome


def _viewer(names: list[str], view: str) -> Viewer:
    if view == SPECTATOR:
        return None
    for seat, name in enumerate(names):
        if view in (str(seat + 1), name):
            return seat
    known = ", ".join([f"1 to {len(names)}", *names, SPECTATOR, ALL])
    raise BrinkError(f"there is no view '{view}'; there are {known}")


def _explain(shown: Shown, record: Record, match: Match) -> None:
    """What went wrong, and whether it still does. The failing action may be secret, so only `all` shows it."""
    if shown.view != ALL:
        shown.problem = "this game ends with a problem; `--view all` shows it"
        return
    shown.problem, shown.failed = record.problem, record.failed
    if shown.at == shown.moves:
        shown.again = _try_again(match, record.failed)


def _try_again(match: Match, failed: list[str | int] | None) -> str:
    try:
        if failed is None:
            return f"{len(match.game.legal(match.state))} actions are legal here; none of them is known to fail"
        match.act(tuple(failed))
    except Refused as refused:
        return f"it is not allowed here: {refused.reason.key}"
    except Exception as error:  # noqa: BLE001 (whatever fails is what we were asked to show)
        return f"it fails again: {describe(error)}"
    return "it works now"


def _show(shown: Shown, words: Texts, screen: Screen) -> None:
    screen.say(words.render("at-move", {"game": shown.game, "at": shown.at, "moves": shown.moves}), "bold")
    if shown.log:
        screen.heading(words.render("heading-log"))
    for told in shown.log:
        screen.tell(told, number=told.move)
    for viewer, board in shown.boards.items():
        screen.heading(f"{words.render('heading-board')} ({viewer})")
        screen.tell_all(board)
    if shown.prompt is not None:
        screen.say()
        screen.tell(shown.prompt)
    if shown.outcome:
        screen.heading(words.render("heading-end"))
        screen.tell_all(shown.outcome)
    _show_problem(shown, words, screen)


def _show_problem(shown: Shown, words: Texts, screen: Screen) -> None:
    if shown.problem is None:
        return
    screen.heading(words.render("heading-problem"))
    screen.say(shown.problem)
    if shown.failed is not None:
        screen.say(words.render("failed-action", {"action": " ".join(map(str, shown.failed))}))
    if shown.again is not None:
        screen.say(words.render("tried-again", {"result": shown.again}))
