"""Who is asked. At a window all who may want to answer are asked together; their answers count in the rules' order.

So nobody waits for others to pass before he may think, and the waiting tells nobody who had anything to think about.
"""

from __future__ import annotations

from brink.engine import Reason, Refused, State, Window, run
from brink.tables import silence, standing, undoing
from brink.tables.live import Live, said
from brink.tables.standing import Said


def asked(live: Live, seat: int) -> State | None:
    """The state in which this person is asked to choose; None: he is not asked, or has answered already.

    It is the present one, or, at a window, the one in which all who come before him have passed.
    """
    chair, state = live.chair(seat), live.state
    if live.facts.status != "running" or state is None or not chair.person:
        return None
    if live.facts.deciding == seat:
        return None if live.facts.automatic else state
    ahead = run.ahead(state, seat) if chair.reply is None else None
    return ahead if ahead is not None and standing.said(live.game, ahead, chair) is None else None


def question(live: Live, seat: int) -> State:
    """The state in which this seat may answer; a refusal where it is not for him to say anything."""
    state = live.running
    if live.chair(seat).bot:
        raise Refused(Reason("table-bot-plays"))
    deciding = live.game.to_act(state)
    ahead = state if deciding == seat else asked(live, seat)
    if ahead is None:
        raise Refused(Reason("table-not-your-turn", args={"seat": deciding}))
    return ahead


def too_soon(live: Live, seat: int, now: float) -> bool:
    """An answer of this seat, if it took effect now, would tell that there was something to think about."""
    state, earliest = live.running, live.facts.earliest
    window = state.agenda[-1]
    if earliest is None or not isinstance(window, Window) or not 0 < earliest - now <= silence.LONGEST:
        return False
    return standing.policy(live.game, state, window, seat, live.chair(seat).standing) == "ask-able"


def own_answer(live: Live, now: float) -> tuple[Said | None, float]:
    """What the table does for the person who is to decide (None: nothing for now), and in how many seconds.

    A pause that is longer than any means that somebody has set the clock of the machine back.
    """
    own = said(live) if live.facts.status == "running" else None
    if own is not None and own.by == "silence" and _undo_is_discussed(live):
        return None, 0.0
    left = live.facts.earliest - now if own is not None and own.waits and live.facts.earliest is not None else 0.0
    return own, left if 0 < left <= silence.LONGEST else 0.0


def _undo_is_discussed(live: Live) -> bool:
    """Somebody asks to take back what this window answers, and all who are asked for consent are there: a move would
    end it.
    """
    undo = live.facts.asked
    return undo is not None and all(live.chair(seat).away is None for seat in undoing.must_agree(live, undo.seat))
