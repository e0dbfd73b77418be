"""What a game is remembered for gets the middle of the board, for a breath."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.advising import Adviser
from browser.conftest import OpenPage, Served, violations
from browser.playing import ANNA, BERT, new_table, place, play_one, play_until_own_turn
from browser.test_volk_table import MOVING, do_as_a_steady_player, moves_of_the_first_decade, played_to, sit_down

MOMENT = ".moments .moment"


def great(line: dict[str, Any]) -> dict[str, Any]:
    """As a line comes that its title calls a moment."""
    return {**line, "moment": "test-good", "about": {"card": 0, "roll": 9, "needed": 8}}


# A breath that lasts: on a busy machine it would be over before anybody has looked.
HOLD = "const wait = setTimeout; window.setTimeout = (run, time) => wait(run, time > 1500 ? 1e8 : time)"


def after_drawing(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Whoever draws a card does something great, at a place: a note that is as wide as a phone."""
    place = {"about": {"place": 0, "roll": 9, "needed": 8}}
    return [{**great(one), **place} if "draw" in one["text"] else one for one in log]


def before_the_phases(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """So does whoever plays the last card of a decade."""
    first = next((at for at, one in enumerate(log) if one.get("moment") == "phase"), 0)
    return [great(one) if at == first - 1 else one for at, one in enumerate(log)]


def with_moments(page: Page, told: Callable[[list[dict[str, Any]]], list[dict[str, Any]]] = after_drawing) -> None:
    page.add_init_script(HOLD)

    def heard(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if isinstance(message.get("log"), list):
                message["log"] = told(message["log"])
            line.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**", heard)


def shown(open_page: OpenPage, served: Served, settings: str = "") -> Page:
    made = new_table(served, [ANNA, BERT])
    pages = [open_page(place(made, seat), before=with_moments) for seat in (0, 1)]
    for page in pages:
        page.locator(".board svg").first.wait_for()
    mine = pages[0] if pages[0].locator(".prompt.mine").count() else pages[1]
    if settings:
        mine.evaluate(settings)
    play_until_own_turn(mine)
    play_one(mine, "draw")
    return mine


def test_a_moment_is_shown_and_skipped_by_escape(open_page: OpenPage, served: Served, axe: str) -> None:
    page = shown(open_page, served)
    moment = page.locator(MOMENT)
    expect(moment).to_be_visible()
    expect(moment).to_contain_text("draw")
    expect(moment.locator(".moment-die")).to_contain_text("9")
    expect(moment).to_contain_text("8 or more")
    assert violations(page, axe, ".board-box") == []
    page.set_viewport_size({"width": 390, "height": 740})  # there the note may be cut, but not the die
    expect(moment.locator(".moment-roll")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(moment).to_have_count(0)


def test_a_press_skips_it(open_page: OpenPage, served: Served) -> None:
    page = shown(open_page, served)
    page.locator(f"{MOMENT} .moment-close").click()
    expect(page.locator(MOMENT)).to_have_count(0)


def test_whoever_does_not_want_them_is_shown_none(open_page: OpenPage, served: Served) -> None:
    off = "() => localStorage['brink.settings'] = JSON.stringify({motion: 'off', name: 'Anna', moments: 'off'})"
    page = shown(open_page, served, off)
    expect(page.locator(".log")).to_contain_text("draw")
    page.wait_for_timeout(200)
    expect(page.locator(MOMENT)).to_have_count(0)


def test_after_a_reload_what_is_past_is_past(open_page: OpenPage, served: Served) -> None:
    page = shown(open_page, served)
    expect(page.locator(MOMENT)).to_be_visible()
    page.reload()
    expect(page.locator(".log")).to_contain_text("draw")
    page.locator(".board svg").first.wait_for()
    page.wait_for_timeout(200)
    expect(page.locator(MOMENT)).to_have_count(0)


OVER_RINGS = """async rings => {
  const { Moments } = await import('/parts/moments.js');
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; left: 0; top: 0; width: 900px; height: 600px; z-index: 99; background: white';
  document.body.append(place);
  window.pressed = [];
  for (const [n, [x, y]] of rings.entries()) {
    const ring = document.createElement('button');
    ring.className = 'x-legal';
    ring.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: 30px; height: 30px; min-height: 0`;
    ring.addEventListener('click', () => window.pressed.push(n));
    place.append(ring);
  }
  const moments = new Moments(place, () => 'Great');
  moments.update([{ n: 1, text: '', names: [] }]);
  moments.update([{ n: 1, text: '' }, { n: 2, text: 'It is so.', names: [], moment: 'test-good', about: {} }]);
  await new Promise(requestAnimationFrame); // it finds its place once all is drawn
  const card = place.querySelector('.moment');
  const on = rings.map(([x, y]) => document.elementFromPoint(x + 15, y + 15)?.className);
  return { on, through: card.classList.contains('let-through'), slight: card.classList.contains('slight') };
}"""


def test_a_moment_takes_no_press_meant_for_what_may_be_pressed(open_page: OpenPage) -> None:
    """It stands where nothing is ringed; where there is no such place, a press skips it and counts."""
    page = open_page("#/")
    assert page.evaluate(OVER_RINGS, [[435, 285]]) == {"on": ["x-legal"], "through": False, "slight": False}
    expect(page.locator(MOMENT)).to_be_visible()
    page.mouse.click(450, 300)
    expect(page.locator(MOMENT)).to_have_count(0)
    assert page.evaluate("window.pressed") == [0]
    page.reload()
    everywhere = [[x, y] for x in range(0, 880, 60) for y in range(0, 580, 60)]
    found = page.evaluate(OVER_RINGS, everywhere)
    assert found["through"]
    middle = everywhere.index([420, 300])
    page.mouse.click(435, 315)
    expect(page.locator(MOMENT)).to_have_count(0)
    assert page.evaluate("window.pressed") == [middle]


def test_a_moment_that_finds_no_room_is_a_line_and_hides_nothing_that_may_be_pressed(open_page: OpenPage) -> None:
    page = open_page("#/")
    rings = [[x, y] for x in range(0, 880, 60) for y in range(70, 580, 60)]
    found = page.evaluate(OVER_RINGS, rings)
    assert found["slight"]
    assert not found["through"]
    assert set(found["on"]) == {"x-legal"}
    expect(page.locator(MOMENT)).to_contain_text("It is so.")


def test_the_end_of_a_decade_begins_when_the_moment_of_the_last_card_is_over(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """It lay over the first page."""
    asked = moves_of_the_first_decade("volk")
    at = max(at for at, (_, phase, _) in enumerate(asked) if not phase)

    def before(page: Page) -> None:
        page.evaluate(MOVING)
        with_moments(page, before_the_phases)

    page, table = sit_down(open_page, served, "volk", played_to("volk", at), asked[at][0], before=before)
    chapter, moment = page.locator(".vk-chapter"), page.locator(MOMENT)
    do_as_a_steady_player(page, adviser, table)
    expect(moment).to_be_visible()
    expect(page.locator(".log")).to_contain_text("End of the decade")
    expect(chapter).to_be_hidden()
    page.keyboard.press("Escape")
    expect(chapter.locator(".vk-why")).to_be_visible()
    expect(moment).to_have_count(0)
