"""What leaves a table. Everything a viewer gets is made here, from his seat's view and his log lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from brink.engine import NOBODY, Action, Entry, Foresight, Given, Look, Reason, State
from brink.tables import asking, clocks, undoing
from brink.tables.foreseeing import ending_of
from brink.tables.live import Live
from brink.tables.rows import Chair, Facts
from brink.tables.shapes import Candidate, LogLine, PublicFacts, SeatInfo, Seen, TableInfo, UndoInfo, Viewer

PER_VERSION: Final = 10_000  # log numbers of one version


def info(facts: Facts, chairs: Iterable[Chair], now: float) -> TableInfo:
    """The public facts: no seed, no token, no standing answer."""
    return TableInfo(**_only(PublicFacts, facts), seats=[_seat(facts, chair, now) for chair in chairs])


def _seat(facts: Facts, chair: Chair, now: float) -> SeatInfo:
    return SeatInfo(**{**_only(SeatInfo, chair), "clock": clocks.left(facts, chair, now)})


def _only(public: type[msgspec.Struct], row: msgspec.Struct) -> dict[str, Any]:
    """The fields that are public, and no other."""
    return {name: getattr(row, name) for name in public.__struct_fields__}


def seen(live: Live, viewer: Viewer, now: float) -> Seen:
    """Everything this viewer may see now."""
    about = info(live.facts, live.chairs, now)
    standing = live.chair(viewer).standing if viewer is not None else {}
    undo = undoing.told(live, viewer)
    if live.state is None or live.facts.status == "open":
        return Seen(info=about, viewer=viewer, undo=undo, standing=standing)
    over = live.facts.status == "finished"
    seed = live.facts.seed or None if over else None
    look, question = _look(live, live.state, viewer)
    foresight = Foresight(live.game, question, viewer)
    now_seen = _seen_state(live, question, look, about, viewer, foresight, undo=undo, standing=standing, seed=seed)
    # A game that everybody left has a decision that nobody will make.
    return replace(now_seen, prompt=None, legal=None, candidates=None) if over else now_seen


def seen_then(live: Live, state: State, viewer: Viewer, now: float) -> Seen:
    """What this viewer saw at an earlier moment of a game that is over."""
    about, look = info(live.facts, live.chairs, now), live.game.look(state, viewer)
    return _seen_state(live, state, look, about, viewer, None, undo=UndoInfo(), standing={}, seed=None)


def _look(live: Live, state: State, viewer: Viewer) -> tuple[Look, State]:
    """What this viewer may know, and in which state he is asked. Who is not asked reads what everybody reads."""
    game = live.game
    view = game.view(state, viewer)
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
    candidates = None if look.legal is None else _candidates(state, look.legal, foresight)
    return Seen(
        info=about,
        viewer=viewer,
        view=look.view,
        prompt=look.prompt,
        legal=look.legal,
        candidates=candidates,
        outcome=look.outcome,
        told=game.tell(look.view, state.pack),
        roles=game.role_names(look.view, state.pack),
        **own,  # type: ignore[arg-type]
    )


def _candidates(state: State, legal: list[Action], foresight: Foresight | None) -> list[Candidate]:
    """`foresight`: of a game that goes on; what was offered in one that is over warns nobody any more."""
    allowed, step = set(legal), state.agenda[-1]
    return [
        Candidate(action, None, ending_of(foresight, action) if foresight is not None else None)
        if action in allowed
        else Candidate(action, step.refusal(state, action))
        for action in step.candidates(state)
    ]


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


def readable(lines: Iterable[tuple[int, Entry]], viewer: Viewer, since: int) -> list[LogLine]:
    """The lines of this audience, numbered within their version for this viewer alone."""
    found = []
    last, k = -1, 0
    for version, entry in lines:
        if version != last:
            last, k = version, 0
        if entry.visible_to(viewer):
            k += 1
            n = last_line_before(version) + k
            if n > since:
                found.append(LogLine(n, version, entry.key, entry.args, entry.rule))
    return found
