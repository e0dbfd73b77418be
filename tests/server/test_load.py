"""`python -m bench.load`: what it counts."""

from __future__ import annotations

import asyncio

import pytest
from bench.load import Figures, Play

from server.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("windows", ["ask", None])
async def test_moves_are_counted_beside_commands(house: House, windows: str | None) -> None:
    """Where everybody is asked at every window each move is a command; otherwise the table makes some by itself."""
    figures = Figures()
    play = Play(1, [house.port], "dictators", 0.0, figures, windows)
    try:
        async with asyncio.timeout(60):
            while len(figures.mover) < 40:
                await asyncio.sleep(0.05)
                assert not play.task.done(), play.task.exception()
    finally:
        play.task.cancel()
        await asyncio.gather(play.task, return_exceptions=True)
    commands = len(figures.mover)
    if windows == "ask":
        assert abs(figures.moves - commands) <= 1  # one may be under way
    else:
        assert figures.moves > 1.1 * commands
