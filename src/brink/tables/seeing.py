"""What leaves a table. Everything a viewer gets is made here, from his seat's view and his log lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from brink.engine import NOBODY, Action, Entry, Reason, State
from brink.tables import clocks, undoing
from brink.tables.live import Chair, Facts, Live
from brink.tables.shapes import Candidate, LogLine, SeatInfo, Seen, TableInfo, UndoInfo, Viewer

PER_VERSION: Final = 10_000  # log numbers of one version


def info(facts: Facts, chairs: Iterable[Chair], now: float) -> TableInfo:
    """The public facts: no seed, no token, no standing answer."""
    return TableInfo(
        id=facts.id,
        game=facts.game,
        rules=facts.rules,
        pack=facts.pack,
        pack_hash=facts.pack_hash,
        options=facts.options,
        title=facts.title,
        status=facts.status,
        settings=facts.settings,
        seats=[_seat(facts, chair, now) for chair in chairs],
        version=facts.version,
        moves=facts.moves,
        deciding=facts.deciding,
        commitment=facts.commitment,
        created=facts.created,
        updated=facts.updated,
        outcome=facts.outcome,
        rematch=facts.rematch,
        origin=facts.origin,
    )


def _seat(facts: Facts, chair: Chair, now: float) -> SeatInfo:
    return SeatInfo(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        away=chair.away,
        resigned=chair.resigned,
        clock=clocks.left(facts, chair, now),
    )


def seen(live: Live, viewer: Viewer, now: float) -> Seen:
    """Everything this viewer may see now."""
    about = info(live.facts, live.chairs, now)
    standing = live.chair(viewer).standing if viewer is not None else {}
    undo = undoing.told(live, viewer)
    if live.state is None or live.facts.status == "open":
        return Seen(info=about, viewer=viewer, undo=undo, standing=standing)
    over = live.facts.status == "finished"
    seed = live.facts.seed or None if over else None
    now_seen = _seen_state(live, live.state, about, viewer, undo=undo, standing=standing, seed=seed)
    # A game that everybody left has a decision that nobody will make.
    return replace(now_seen, prompt=None, legal=None, candidates=None) if over else now_seen


def seen_then(live: Live, state: State, viewer: Viewer, now: float) -> Seen:
    """What this viewer saw at an earlier moment of a game that is over."""
    return _seen_state(live, state, info(live.facts, live.chairs, now), viewer, undo=UndoInfo(), standing={}, seed=None)


def _seen_state(live: Live, state: State, about: TableInfo, viewer: Viewer, **own: object) -> Seen:
    game = live.game
    look = game.look(state, viewer)
    candidates = None
    if look.legal is not None:
        allowed = look.legal
        candidates = [
            Candidate(action, None if action in allowed else game.refusal(state, action))
            for action in game.candidates(state)
        ]
    return Seen(
        info=about,
        viewer=viewer,
        view=look.view,
        prompt=look.prompt,
        legal=look.legal,
        candidates=candidates,
        outcome=look.outcome,
        told=game.tell(look.view, state.pack),
        **own,  # type: ignore[arg-type]
    )


def why(live: Live, seat: int, action: Action) -> Reason | None:
    """Why not. Who is not asked learns nothing but that."""
    state, game = live.running, live.game
    live.chair(seat)
    deciding = game.to_act(state)
    if deciding != seat:
        return Reason("table-not-your-turn", args={"seat": deciding} if deciding != NOBODY else {})
    return game.refusal(state, action)


def readable(lines: Iterable[tuple[int, Entry]], viewer: Viewer, since: int) -> list[LogLine]:
    """The lines of this audience, numbered within their version for this viewer alone."""
    found = []
    last, k = -1, 0
    for version, entry in lines:
        if version != last:
            last, k = version, 0
        if entry.visible_to(viewer):
            k += 1
            n = version * PER_VERSION + k
            if n > since:
                found.append(LogLine(n, version, entry.key, entry.args, entry.rule))
    return found
