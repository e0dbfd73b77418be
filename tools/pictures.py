"""Takes the pictures in docs/pictures/ from a real game in Chromium: `.venv/bin/python tools/pictures.py`.

It starts a server of its own on a free port with an empty database, plays a while against bots and looks around. The
pictures get 256 colours, which is enough for paper and ink and makes them small.
"""

from __future__ import annotations

import base64
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from brink.bots import make_bot
from brink.engine import Chance, Match, Sight
from brink.engine.registry import find_game
from brink.engine.steps import key_of

HERE = Path(__file__).resolve().parents[1]
PICTURES = HERE / "docs" / "pictures"
BRINK = HERE / ".venv" / "bin" / "brink"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
# The most frequent colours of a picture, and for each pixel which of them is nearest.
PALETTE = """async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const {width, height} = image;
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const {data} = pen.getImageData(0, 0, width, height);
    const bucket = (at) => (data[at] >> 3) << 10 | (data[at + 1] >> 3) << 5 | data[at + 2] >> 3;
    const buckets = new Map();
    for (let at = 0; at < data.length; at += 4) {
        const key = bucket(at), sum = buckets.get(key) ?? [0, 0, 0, 0];
        for (let c = 0; c < 3; c++) sum[c] += data[at + c];
        sum[3]++;
        buckets.set(key, sum);
    }
    const mean = ([r, g, b, n]) => [r / n, g / n, b / n].map(Math.round);
    const palette = [...buckets.values()].sort((a, b) => b[3] - a[3]).slice(0, 256).map(mean);
    const nearest = new Map([...buckets].map(([key, sum]) => {
        const far = palette.map((one) => one.reduce((total, value, c) => total + (value - mean(sum)[c]) ** 2, 0));
        return [key, far.indexOf(Math.min(...far))];
    }));
    let pixels = "";
    for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(nearest.get(bucket(at)));
    return {width, height, palette: palette.flat(), pixels: btoa(pixels)};
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/pictures.sqlite3"
        command = [str(BRINK), "serve", "--port", "0", "--bot-pause", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            try:
                take_all(address)
            finally:
                server.terminate()


def take_all(address: str) -> None:
    finished = bots_only(address)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = window(browser)
        page.goto(address)
        page.locator(".game-card .primary").first.wait_for()
        take(page, "front")
        page.goto(f"{address}#/{in_the_middle(address, 'dictators', 4, fits=on_the_road)}")
        page.locator(".rd-passport").first.wait_for()
        take(page, "dictators")
        table = page.url
        memory: Any = page.context.storage_state()
        page.goto(table + "/text")
        page.locator("h1, h2").first.wait_for()
        take(page, "text-table")
        page.goto(address + "#/lobby")
        page.locator(".ticket").first.wait_for()
        take(page, "lobby")
        phone = window(browser, (390, 844), storage_state=memory, has_touch=True, is_mobile=True, device_scale_factor=2)
        phone.goto(table)
        phone.locator(".rd-hand").wait_for()
        take(phone, "phone")
        dark = window(browser, color_scheme="dark")
        moves = wait_until_finished(address, finished)
        dark.goto(f"{address}#/replay/{finished}")
        dark.locator(".rd-passport").first.wait_for()
        dark.locator(".scrub").fill(str(moves * 2 // 3))
        dark.get_by_label("Seen by").select_option("1")
        take(dark, "replay")
        take_germany(browser, address)
        take_battlefields(browser, address)
        browser.close()


def take_germany(browser: Browser, address: str) -> None:
    """The two titles about divided Germany, in German."""
    for game, players in (("volk", 2), ("twoplustwo", 4)):
        table = f"{address}#/{in_the_middle(address, game, players)}"
        page = window(browser, locale="de")
        page.goto(table)
        page.locator(".vk-card-button.vk-legal").first.wait_for()
        take(page, game)
        if game == "volk":
            phone = window(browser, (390, 844), locale="de", has_touch=True, is_mobile=True, device_scale_factor=2)
            phone.goto(table)
            phone.locator(".vk-card-button.vk-legal").first.wait_for()
            take(phone, "volk-phone")


def take_battlefields(browser: Browser, address: str) -> None:
    """2GM: a Battle Royal with a gun to be aimed, on a desk and on a phone; and a scenario by night, in Spanish."""
    battle = f"{address}#/{in_the_middle(address, 'twogm', 2, 'regular', aiming, seed=1)}"
    page = window(browser)
    page.goto(battle)
    page.locator(".gm-chance").first.wait_for()
    take(page, "twogm", at=".gm-space.gm-legal")
    phone = window(browser, (390, 844), has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.goto(battle)
    phone.locator(".gm-chance").first.wait_for()
    take(phone, "twogm-phone")
    omaha = {"scenario": "omaha"}
    dark = window(browser, locale="es", color_scheme="dark")
    dark.goto(f"{address}#/{in_the_middle(address, 'twogm', 2, 'regular', moving, options=omaha)}")
    dark.locator(".gm-space.gm-legal").first.wait_for()
    take(dark, "twogm-scenario")


def aiming(match: Match) -> bool:
    """From the fifth round on, with several targets in range; something makes the first harder or easier to hit."""
    if not asked_for(match, "aim") or match.state.round() < 5:
        return False
    shots = match.game.view(match.state, 0).shots
    return len(shots) > 1 and bool(min(shots, key=lambda shot: shot.place).odds.modifiers)


def moving(match: Match) -> bool:
    return asked_for(match, "move-unit") and match.state.round() >= 4


def on_the_road(match: Match) -> bool:
    """After a while, with several cards that may be played, and somewhere to go."""
    if match.game.to_act(match.state) != 0 or len(match.moves) < 150:
        return False
    legal = match.game.legal(match.state)
    return any(action[0] == "travel" for action in legal) and sum(action[0] == "play" for action in legal) > 1


def asked_for(match: Match, step: str) -> bool:
    return match.game.to_act(match.state) == 0 and key_of(match.state.agenda[-1]) == step


def in_the_middle(
    address: str,
    game: str,
    players: int,
    level: str = "steady",
    fits: Callable[[Match], bool] | None = None,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> str:
    """The way to Anna's seat at a table against bots, where it is her turn: in the third decade, or where it fits."""
    match = Match(find_game(game), players, bytes([seed]) * 16, options=options)
    there = fits or at_turn_of_the_first
    while not there(match):
        seat = match.game.to_act(match.state)
        bot = make_bot(match.game, level, Chance(bytes(16)))
        match.act(bot.choose(Sight(match.game, match.state, seat, match.game.legal(match.state))))
    record = msgspec.json.encode(match.record())
    imported = post(f"{address}api/records", content=record, headers={"content-type": "application/json"})
    seats = [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": level}] * (players - 1)]
    wanted = {"at": len(match.moves), "seats": seats, "start": True, "lang": "de"}
    made = post(f"{address}api/tables/{imported['table']}/fork", json=wanted)
    return f"table/{made['table']}?seat={made['seats'][0]['token']}"


def at_turn_of_the_first(match: Match) -> bool:
    """In the third decade, with a part of the display gone."""
    state: Any = match.state
    turn = match.game.to_act(state) == 0 and key_of(state.agenda[-1]) in ("take-turn", "take-two-turn")
    return turn and state.decade == 3 and len(state.display) < 6


def post(path: str, **what: Any) -> Any:
    return httpx.post(path, timeout=60, **what).raise_for_status().json()


def window(browser: Browser, size: tuple[int, int] = (1440, 900), *, locale: str = "en", **how: Any) -> Page:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=locale, **how)
    context.add_init_script("localStorage['brink.settings'] ??= JSON.stringify({name: 'Anna'})")
    return context.new_page()


def bots_only(address: str) -> str:
    """A public table at which four bots play to the end."""
    seats = [{"kind": "bot", "bot": "steady", "name": name} for name in ("Ada", "Bela", "Cleo", "Dora")]
    table = {"game": "dictators", "title": "The bots' congress", "seats": seats, "start": True}
    made = httpx.post(f"{address}api/tables", json=table)
    made.raise_for_status()
    return str(made.json()["table"])


def wait_until_finished(address: str, table: str) -> int:
    """How many moves it took."""
    while (facts := httpx.get(f"{address}api/tables/{table}").json())["status"] == "running":
        time.sleep(0.5)
    return int(facts["moves"])


def take(page: Page, name: str, at: str = "") -> None:
    """`at`: what the mouse points at."""
    page.wait_for_timeout(2500)  # until everything that moves has come to rest
    page.mouse.move(0, 0)
    if at:
        page.locator(at).first.hover()
        page.wait_for_timeout(800)
    png = page.screenshot()
    with page.context.new_page() as desk:
        found = desk.evaluate(PALETTE, "data:image/png;base64," + base64.b64encode(png).decode())
    (PICTURES / f"{name}.png").write_bytes(
        small(found["width"], found["height"], bytes(found["palette"]), base64.b64decode(found["pixels"]))
    )


def small(width: int, height: int, palette: bytes, pixels: bytes) -> bytes:
    """A PNG with a palette. Every line begins with its filter: none."""
    lines = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    chunks = (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


if __name__ == "__main__":
    main()
