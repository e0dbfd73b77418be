"""Takes the pictures in docs/pictures/ from a real game in Chromium: `.venv/bin/python tools/pictures.py`.

It starts a server of its own on a free port with an empty database, plays a while against bots and looks around.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).resolve().parents[1]
PICTURES = HERE / "docs" / "pictures"
BRINK = HERE / ".venv" / "bin" / "brink"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LEGAL = ".do:not(.refused)[data-verb]:not([aria-disabled=true])"


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/pictures.sqlite3"
        command = [str(BRINK), "serve", "--port", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            try:
                take_all(address.rstrip("/"), seconds)
            finally:
                server.terminate()


def take_all(address: str, seconds: float) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page(viewport=DESKTOP)
        page.goto(address)
        page.locator(".game-card .primary").first.wait_for()
        take(page, "front")
        page.locator(".game-card .primary").first.click()
        page.locator("dialog[open] button[type=submit]").click()
        page.locator(".seats .seat").first.wait_for()
        play(page, seconds)
        take(page, "dictators")
        table = page.url
        page.goto(table + "/text")
        page.locator("h1, h2").first.wait_for()
        take(page, "text-table")
        page.goto(address + "/#/lobby")
        page.wait_for_timeout(1500)
        take(page, "lobby")
        page.set_viewport_size(PHONE)
        page.goto(table)
        page.locator(".prompt").wait_for()
        take(page, "phone")
        browser.close()


def play(page: Page, seconds: float) -> None:
    """Any legal action, now this one, now that, until the time is up and it is one's own turn."""
    end = time.monotonic() + seconds
    clicks = 0
    while True:
        page.locator(LEGAL).first.wait_for(timeout=120_000)
        if time.monotonic() > end and page.locator(f'{LEGAL}[data-verb="end"]').count():
            return
        legal = page.locator(LEGAL)
        legal.nth(clicks % min(3, legal.count())).click()
        clicks += 1
        page.wait_for_timeout(400)


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(1200)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60)
