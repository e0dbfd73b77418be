"""Clocks: computed from stored times, so a restart stops none and a slow process steals nothing."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from brink.tables.rows import Chair, Facts
from brink.tables.shapes import Clock

DAY: Final = 86_400.0
GRACE: Final = 30.0  # seconds for somebody who comes back with an empty clock


def left(facts: Facts, chair: Chair, now: float) -> float | None:
    """Seconds this seat has at this moment; None without a clock."""
    kind = facts.settings.clock.kind
    runs = facts.status == "running" and facts.deciding == chair.seat and not chair.bot
    if kind == "live" and chair.clock is not None:
        return max(0.0, chair.clock - (max(0.0, now - facts.since) if runs else 0.0))
    if kind == "days" and runs and facts.deadline is not None:
        return max(0.0, facts.deadline - now)
    return None


def stop(
    facts: Facts, chairs: tuple[Chair, ...], following: int | None, now: float, *, asked: bool
) -> tuple[Chair, ...]:
    """Take the time used off the deciding seat's clock; the increment comes when another seat is asked.

    `asked`: else it was a standing answer, which takes no time and earns none. That the table passed for somebody who
    could not answer counts as asked: his clock must not tell.
    """
    seat = facts.deciding
    if seat is None or facts.settings.clock.kind != "live":
        return chairs
    remaining = left(facts, chairs[seat], now)
    if remaining is None or chairs[seat].bot:
        return chairs
    bonus = facts.settings.clock.increment if asked and following != seat else 0.0
    stopped = replace(chairs[seat], clock=remaining + bonus)
    return (*chairs[:seat], stopped, *chairs[seat + 1 :])


def deadline(clock: Clock, chair: Chair, now: float) -> float | None:
    """When this seat's flag falls, if it is asked from now on."""
    if chair.bot or clock.kind == "none":
        return None
    return now + (clock.days * DAY if clock.kind == "days" else chair.clock or 0.0)


def refreshed(clock: Clock, remaining: float | None) -> float | None:
    """Who comes back after his flag fell gets a moment to find his way."""
    return max(remaining or 0.0, GRACE) if clock.kind == "live" else None
