"""`python -m bench.drawing`: how long a browser needs to draw a decision, from the message to the last paint.

One person sits at each title, bots at the other seats, in Chromium with a processor slowed down four times. His
decisions are made at random; each time we measure from the message's arrival to the end of the frame that shows it.
The games are the same in each run, as long as rules and bots are: what two releases need can be compared.
The bar: a median under 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import statistics
import tempfile
from typing import Any, Final

import httpx
from playwright.async_api import Page, async_playwright

from bench.load import busy, server
from brink.engine import Chance
from brink.engine.chance import commitment, seed_from
from brink.engine.registry import find_game, games

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BAR: Final = 100.0  # milliseconds
PATIENCE: Final = 60_000

# From a message that asks us something to the end of the frame that shows it: a task that is queued while the frame is
# made comes when it has been painted. Where moves of others are still being shown one after the other, the message
# waits for its turn on purpose, and we count from there.
WATCH: Final = """
window.drawn = [];
window.drawing = 0;
let came = null;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", () => {
      came = performance.now();
      setTimeout(() => { came = null; });
    });
  }
};
window.watch = () => {
  const { session } = document.querySelector("brink-table");
  const take = session.take.bind(session);
  session.take = (message) => {
    const from = came ?? performance.now();
    const paused = take(message);
    if (session.mineToAct) {
      const { port1, port2 } = new MessageChannel();
      window.drawing += 1;
      port1.onmessage = () => {
        window.drawn.push(performance.now() - from);
        window.drawing -= 1;
      };
      requestAnimationFrame(() => port2.postMessage(null));
    }
    return paused;
  };
};
"""
# Not before the frame has been measured: to answer us is work of the same thread, and no player's.
ASKED: Final = """() => {
  const { session } = document.querySelector("brink-table");
  return !window.drawing && session?.mineToAct && !session.waiting && session.message.legal.length;
}"""
OVER: Final = "() => document.querySelector('brink-table').session?.message?.status === 'finished'"
ACT: Final = """(at) => {
  const { session } = document.querySelector("brink-table");
  const { legal } = session.message;
  if (legal?.length) session.act(legal[at % legal.length].action); // a move of somebody else may have come meanwhile
}"""


async def decide(page: Page, decisions: int, chance: Chance) -> list[float]:
    """The milliseconds of each drawing."""
    for _ in range(decisions):
        await page.wait_for_function(f"() => ({OVER})() || ({ASKED})()", timeout=PATIENCE)
        if await page.evaluate(OVER):
            break
        await page.wait_for_timeout(80)  # what is still being drawn
        await page.evaluate(ACT, chance.below(1000))
    return [float(one) for one in await page.evaluate("() => window.drawn")]


def load_dice(database: str, table: str, label: str) -> None:
    """Behind the server's back: a game with these dice is the same each time."""
    seed = seed_from(label)
    with sqlite3.connect(database, timeout=60) as connection:
        connection.execute(
            "UPDATE tables SET seed = ?, commitment = ?, revision = revision + 1 WHERE id = ?",
            (seed.hex(), commitment(seed), table),
        )


async def sit_down(url: str, database: str, title: str, label: str) -> str:
    """The address of a person's seat at a new table."""
    players = find_game(title).usual_players if find_game(title).usual_players in find_game(title).players else 2
    seats = [{"kind": "person"}, *([{"kind": "bot"}] * (players - 1))]
    async with httpx.AsyncClient(timeout=60, base_url=url) as http:
        made = (await http.post("/api/tables", json={"game": title, "seats": seats})).json()
        load_dice(database, made["table"], label)
        started = await http.post(f"/api/tables/{made['table']}/start", json={"token": made["host"]})
        started.raise_for_status()
    return f"{url}/#/table/{made['table']}?seat={made['seats'][0]['token']}"


async def play(browser: Any, address: str, label: str, options: argparse.Namespace) -> list[float]:
    """The drawings of one game, up to as many decisions as are wanted."""
    width, height = options.size
    page = await browser.new_page(viewport={"width": width, "height": height})
    await page.add_init_script(WATCH)
    await page.goto(address)
    await page.wait_for_selector("#board > :not(.board-loading)", timeout=PATIENCE)
    slow = await page.context.new_cdp_session(page)
    await slow.send("Emulation.setCPUThrottlingRate", {"rate": options.slower})
    await page.evaluate("() => window.watch()")
    found = await decide(page, options.decisions, Chance(seed_from(label)))
    await page.close()
    return found


async def measure(browser: Any, url: str, database: str, title: str, options: argparse.Namespace) -> float:
    found: list[float] = []
    for game in range(options.decisions):  # a game that is played at random may be over after a few
        label = f"drawing {title} {game}"
        found += await play(browser, await sit_down(url, database, title, label), label, options)
        if len(found) >= options.decisions:
            break
    middle, late = statistics.median(found), sorted(found)[int(len(found) * 0.9)]
    verdict = "" if middle < BAR else f"  over {BAR:.0f}"
    print(f"{title:12} {len(found):4} decisions  median {middle:6.1f}  p90 {late:6.1f} ms{verdict}", flush=True)
    return middle


async def main(options: argparse.Namespace) -> None:
    print(f"before we begin: {busy()}; Chromium {options.slower} times slower, {'x'.join(map(str, options.size))}")
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/drawing.sqlite3"
        async with server(f"sqlite:///{database}") as (port, _), async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            for title in options.games or [name for name in games() if name != "parley"]:
                await measure(browser, f"http://127.0.0.1:{port}", database, title, options)
            await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.drawing", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--decisions", type=int, default=60, help="at least")
    parser.add_argument("--slower", type=int, default=4, help="how many times")
    parser.add_argument("--size", type=int, nargs=2, default=(1366, 768), metavar=("WIDTH", "HEIGHT"))
    asyncio.run(main(parser.parse_args()))
