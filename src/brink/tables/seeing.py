"""What leaves a table. Everything a viewer gets is made here, from his seat's view and his log lines."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Final

import msgspec
from msgspec.structs import replace

from brink.engine import NOBODY, Action, AnyGame, AnyView, Entry, Foresight, Given, Look, Reason, State
from brink.tables import asking, clocks, hinting, undoing
from brink.tables.foreseeing import ending_of
from brink.tables.live import Live
from brink.tables.rows import Chair, Facts
from brink.tables.shapes import (
    Candidate,
    Fields,
    LogEnd,
    LogLine,
    PublicFacts,
    SeatInfo,
    Seen,
    TableInfo,
    UndoInfo,
    Viewer,
)

PER_VERSION: Final = 10_000  # log numbers of one version


def info(facts: Facts, chairs: Iterable[Chair], now: float) -> TableInfo:
    """The public facts: no seed, no token, no standing answer."""
    return TableInfo(**_only(PublicFacts, facts), seats=[_seat(facts, chair, now) for chair in chairs])


def _seat(facts: Facts, chair: Chair, now: float) -> SeatInfo:
    return SeatInfo(**{**_only(SeatInfo, chair), "clock": clocks.left(facts, chair, now)})


def _only(public: type[msgspec.Struct], row: msgspec.Struct) -> Fields:
    """The fields that are public, and no other."""
    names, fields = _fields(public)
    return dict(zip(names, fields(row), strict=True))


@cache
def _fields(public: type[msgspec.Struct]) -> tuple[tuple[str, ...], attrgetter[tuple[object, ...]]]:
    return public.__struct_fields__, attrgetter(*public.__struct_fields__)


class Glimpse:
    """A table at one moment, for all who look at it then. What everybody may know is made once."""

    __slots__ = ("_live", "_public", "info")

    def __init__(self, live: Live, now: float) -> None:
        self._live = live
        self._public: AnyView = None
        self.info = info(live.facts, live.chairs, now)

    def seen(self, viewer: Viewer, *, told: bool = True) -> Seen:
        """Everything this viewer may see. `told`: the board in words too."""
        return _seen(self._live, self.info, viewer, told, self._view(viewer))

    def _view(self, viewer: Viewer) -> AnyView:
        game, state = self._live.game, self._live.state
        if viewer is not None:
            self._live.chair(viewer)  # refused, where there is none
        if state is None:
            return None
        if self._public is None:
            self._public = game.view(state, None)
        return self._public if viewer is None else game.view_beside(state, viewer, self._public)


def seen(live: Live, viewer: Viewer, now: float, *, told: bool = True) -> Seen:
    """Everything this viewer may see now."""
    return Glimpse(live, now).seen(viewer, told=told)


def _seen(live: Live, about: TableInfo, viewer: Viewer, told: bool, view: AnyView) -> Seen:
    standing = live.chair(viewer).standing if viewer is not None else {}
    undo = undoing.told(live, viewer)
    if live.state is None or live.facts.status == "open":
        return Seen(info=about, viewer=viewer, undo=undo, standing=standing)
    over = live.facts.status == "finished"
    seed = live.facts.seed or None if over else None
    look, question = _look(live, live.state, viewer, view)
    foresight = Foresight(live.game, question, viewer) if look.legal else None
    words = live.game.told(look.view, question.pack, over=over) if told else []
    own = {"undo": undo, "hints": hinting.offered(live, viewer), "standing": standing, "seed": seed, "told": words}
    own["acted"] = undoing.last_own(live, viewer)
    now_seen = _seen_state(live, question, look, about, viewer, foresight, **own)
    # A game that everybody left has a decision that nobody will make.
    return replace(now_seen, prompt=None, legal=None, candidates=None) if over else now_seen


def seen_then(live: Live, state: State, viewer: Viewer, now: float) -> Seen:
    """What this viewer saw at an earlier moment of a game that is over."""
    about, look = info(live.facts, live.chairs, now), live.game.look(state, viewer)
    words = live.game.told(look.view, state.pack, over=state.outcome is not None)
    own = {"undo": UndoInfo(), "standing": {}, "seed": None, "told": words}
    return _seen_state(live, state, look, about, viewer, None, **own)


def _look(live: Live, state: State, viewer: Viewer, view: AnyView) -> tuple[Look, State]:
    """What this viewer may know, and in which state he is asked. Who is not asked reads what everybody reads."""
    game = live.game
    if not state.agenda:
        return Look(view, None, None, state.outcome), state
    question = asking.asked(live, viewer) if viewer is not None else None
    if question is None:
        return Look(view, game.decision(state, None), None, state.outcome), state
    return Look(view, game.decision(question, viewer), game.legal(question), None), question


def _seen_state(
    live: Live,
    state: State,
    look: Look,
    about: TableInfo,
    viewer: Viewer,
    foresight: Foresight | None,
    **own: object,
) -> Seen:
    game = live.game
    candidates = None if look.legal is None else _candidates(game, state, look.legal, foresight)
    return Seen(
        info=about,
        viewer=viewer,
        view=look.view,
        prompt=look.prompt,
        legal=look.legal,
        candidates=candidates,
        outcome=look.outcome,
        roles=game.role_names(look.view, state.pack),
        **own,  # type: ignore[arg-type]
    )


def _candidates(game: AnyGame, state: State, legal: list[Action], foresight: Foresight | None) -> list[Candidate]:
    """`foresight`: of a game that goes on; what was offered in one that is over warns nobody any more."""
    allowed, step = set(legal), state.agenda[-1]

    def tried(action: Action) -> Candidate:
        cost = game.cost(state, action)
        if action not in allowed:
            return Candidate(action, step.refusal(state, action), cost=cost)
        return Candidate(action, None, None if foresight is None else ending_of(foresight.told, action), cost)

    return [tried(action) for action in step.candidates(state)]


def why(live: Live, seat: int, action: Given) -> Reason | None:
    """Why not. Who is not asked learns nothing but that."""
    state, game = live.running, live.game
    live.chair(seat)
    deciding = game.to_act(state)
    if deciding != seat:
        ahead = asking.asked(live, seat)
        if ahead is None:
            return Reason("table-not-your-turn", args={"seat": deciding} if deciding != NOBODY else {})
        state = ahead
    return game.refusal(state, action)


def last_line_before(version: int) -> int:
    """The number that all lines of this version come after, and all lines before it do not."""
    return version * PER_VERSION


def newest(lines: Iterable[tuple[int, Entry]], viewer: Viewer, since: int, most: int) -> LogEnd:
    """The end of a log that is given backwards: whole versions, until this viewer has so many lines to read.

    Where it is cut follows from his own lines alone, or it would tell of lines that others got.
    """
    found: list[LogLine] = []
    for _, of_version in groupby(lines, itemgetter(0)):
        if len(found) >= most:
            return LogEnd(found[::-1], last_line_before(found[-1].version))
        found += reversed(readable(reversed(list(of_version)), viewer, since))
    return LogEnd(found[::-1])


def readable(lines: Iterable[tuple[int, Entry]], viewer: Viewer, since: int) -> list[LogLine]:
    """The lines of this audience, numbered within their version for this viewer alone."""
    found = []
    last, k = -1, 0
    if isinstance(lines, tuple):
        lines = lines[bisect_left(lines, since // PER_VERSION, key=itemgetter(0)) :]
    for version, entry in lines:
        if version != last:
            last, k = version, 0
        if entry.visible_to(viewer):
            k += 1
            n = last_line_before(version) + k
            if n > since:
                found.append(LogLine(n, version, entry.key, entry.args, entry.rule))
    return found
