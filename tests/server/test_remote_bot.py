"""`examples/remote_bot.py`, run as somebody would who has read docs/bots.md."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from server.house import House

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/remote_bot.py"


async def started(*words: str) -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), *words, stdout=PIPE, stderr=PIPE)


@pytest.mark.asyncio(loop_scope="session")
async def test_it_plays_a_whole_game(house: House) -> None:
    made = await house.table("open", "random:Robert")
    bot = await started(house.url, made.id, "Deep Thought")
    while (await house.get(f"/api/tables/{made.id}"))["seats"][0]["name"] != "Deep Thought":
        await asyncio.sleep(0.05)
    await house.post(f"/api/tables/{made.id}/start", {"token": made.host}, status=200)
    said, wrong = await bot.communicate()
    assert bot.returncode == 0, wrong
    assert wrong == b""
    async with house.client(made.id) as watching:
        assert watching.now["outcome"]["text"] == said.decode().strip()


def test_it_is_as_short_as_the_page_says() -> None:
    page = (ROOT / "docs/bots.md").read_text()
    most = re.search(r"(\d+) lines", page)
    assert most
    assert len(EXAMPLE.read_text().splitlines()) <= int(most[1])
