"""When one may ask what the planner would do, and when not."""

from __future__ import annotations

from brink.bots import plans
from brink.engine import Reason, Window
from brink.tables import asking
from brink.tables.live import Live
from brink.tables.shapes import Viewer


def refusal(live: Live) -> Reason | None:
    """Why nobody gets a hint at this table; None where whoever is to move does."""
    if not live.facts.settings.hints:
        return Reason("table-hints-off")
    if not plans(live.game):
        return Reason("table-no-planner")
    return None


def offered(live: Live, viewer: Viewer) -> bool:
    """Whether this seat may ask now. Not at a window: that somebody thinks there would tell what he holds."""
    if viewer is None or live.state is None or refusal(live) is not None or live.facts.deciding != viewer:
        return False
    return asking.asked(live, viewer) is not None and not isinstance(live.state.agenda[-1], Window)
