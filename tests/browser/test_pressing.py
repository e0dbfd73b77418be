"""A press counts once: none is lost when the table is drawn anew under the finger, none goes to an old question."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.advising import Adviser
from browser.conftest import OpenPage, Served
from browser.playing import (
    ANNA,
    BERT,
    LEGAL,
    QUICK,
    new_table,
    place,
    play_until_own_turn,
    wait_until,
)
from browser.test_words import words


class Line:
    """The page's line to the server, on which views can be held back as by a slow network. All else passes at once."""

    def __init__(self) -> None:
        self.holding = False
        self.sent: list[dict[str, Any]] = []
        self.received: list[str] = []
        self._held: list[str | bytes] = []
        self._to_page: WebSocketRoute | None = None

    def between(self, page: Page) -> None:
        page.route_web_socket("**/socket?*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._to_page = page

        def out(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def home(message: str | bytes) -> None:
            kind = str(json.loads(message)["type"])
            kind = "table" if kind == "changes" else kind  # of which only what is new is told
            self.received.append(kind)
            if self.holding and kind == "table":
                self._held.append(message)
            else:
                page.send(message)

        page.on_message(out)
        server.on_message(home)

    def release(self) -> None:
        assert self._to_page is not None
        self.holding = False
        for message in self._held:
            self._to_page.send(message)

    def actions(self) -> list[Any]:
        return [message["action"] for message in self.sent if message["type"] == "act"]


def test_a_second_press_before_the_view_has_come_is_not_sent_for_the_old_question(
    open_page: OpenPage, served: Served
) -> None:
    line = Line()
    page = open_page(place(new_table(served, [ANNA, QUICK])), before=line.between)
    play_until_own_turn(page)
    line.sent.clear()
    line.received.clear()
    line.holding = True
    draw = page.locator(f'{LEGAL}[data-verb="draw"]')
    draw.click()
    wait_until(page, lambda: "ack" in line.received, "the server has not answered")
    draw.click(force=True)
    expect(draw).to_have_attribute("aria-disabled", "true")
    assert line.actions() == [["draw"]]
    line.release()
    following = page.locator(f"{LEGAL}:not([aria-disabled])").first  # whatever the dice allow now
    action = json.loads((following.get_attribute("data-key") or "").removeprefix("act "))
    following.click()
    wait_until(page, lambda: action in line.actions()[1:], "the next press was lost")


def test_an_undo_pressed_while_the_table_has_moved_on_is_done(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """What is meant is one's own last move, also when the page does not show yet what came after it."""
    line, made = Line(), new_table(served, [ANNA, BERT], game="volk")
    asked = adviser.facts(made["table"]).deciding
    assert asked is not None
    page = open_page(place(made, asked), before=line.between)
    page.locator(f"{LEGAL}[data-verb=build]").first.click()
    undo, prompt = page.locator("[data-key=undo]:not([aria-disabled])"), page.locator(".prompt")
    undo.wait_for()
    before = prompt.inner_text()
    line.received.clear()
    line.holding = True
    page.locator(LEGAL).first.click()
    wait_until(page, lambda: "ack" in line.received, "the server has not answered")
    undo.click()
    wait_until(page, lambda: line.received.count("ack") > 1, "nothing was taken back")
    assert prompt.inner_text() != before
    line.release()
    expect(prompt).to_have_text(before, use_inner_text=True)


def test_a_number_typed_before_the_view_has_come_is_not_taken_for_the_old_question(
    open_page: OpenPage, served: Served
) -> None:
    line = Line()
    page = open_page(place(new_table(served, [ANNA, QUICK]), route="/text"), before=line.between)
    page.locator("ol.choices li").first.wait_for()
    line.sent.clear()
    line.received.clear()
    line.holding = True
    for _ in range(2):
        page.locator("#command").focus()
        page.keyboard.type("1")
        page.keyboard.press("Enter")
        wait_until(page, lambda: "ack" in line.received, "the server has not answered")
    expect(page.locator(".replies")).to_have_text(words("en")["text.underway"])
    assert len(line.actions()) == 1
    line.release()
    expect(page.locator("section[aria-busy]")).to_have_count(0)


def test_a_number_begun_for_one_question_is_not_taken_for_the_next(open_page: OpenPage, served: Served) -> None:
    """The same person plays in another window while he types in this one."""
    made = new_table(served, [ANNA, QUICK])
    board = open_page(place(made))
    play_until_own_turn(board)
    line = Line()
    page = open_page(place(made, route="/text"), before=line.between)
    page.locator("ol.choices button.link").first.wait_for()
    page.locator("#command").focus()
    page.keyboard.type("1")
    line.received.clear()
    board.locator(f'{LEGAL}[data-verb="draw"]').press("Enter")
    wait_until(page, lambda: "table" in line.received, "the other window's move did not arrive")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    page.keyboard.press("Enter")
    expect(page.locator(".replies")).to_have_text(words("en")["text.changed"])
    assert line.actions() == []


HELD = """buttons => {
  const held = [...document.querySelectorAll(buttons)].find(one => one.matches(':active'));
  if (!held) return null;
  const { x, y, width, height } = held.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def press_and_hold(page: Page, buttons: str) -> None:
    """Put the finger on a button. It may have moved between looking and pressing, as pages do while they load."""
    for _ in range(20):
        page.locator(buttons).last.hover()
        page.mouse.down()
        if page.evaluate(HELD, buttons):
            return
        page.mouse.up()
    raise AssertionError("no button keeps still")


def let_go(page: Page, buttons: str) -> None:
    """Lift the finger from the button that is held, wherever it is now."""
    middle = page.evaluate(HELD, buttons)
    assert middle, "the button was taken away under the finger"
    page.mouse.move(*middle)
    page.mouse.up()


@pytest.mark.parametrize(
    ("route", "buttons", "seats"), [("", LEGAL, ".seat-state"), ("/text", "ol.choices button.link", "h2 + ol li")]
)
def test_a_press_is_not_lost_when_the_table_is_drawn_anew_under_the_finger(
    open_page: OpenPage, served: Served, route: str, buttons: str, seats: str
) -> None:
    """Whoever comes or goes changes what the others see, but not what they are asked."""
    made = new_table(served, [ANNA, BERT])
    lines = Line(), Line()
    pages = [open_page(place(made, seat, route), before=line.between) for seat, line in enumerate(lines)]
    for page in pages:
        expect(page.locator(seats, has_text="here")).to_have_count(2)
    wait_until(pages[0], lambda: any(page.locator(buttons).count() for page in pages), "nobody is asked")
    me = next(seat for seat, page in enumerate(pages) if page.locator(buttons).count())
    mine = pages[me]
    press_and_hold(mine, buttons)
    lines[me].received.clear()
    pages[1 - me].evaluate("location.hash = '#/lobby'")
    wait_until(mine, lambda: "table" in lines[me].received, "nobody told that the other has gone")
    mine.evaluate("() => new Promise(requestAnimationFrame)")  # the page has had time to draw it
    let_go(mine, buttons)
    wait_until(mine, lines[me].actions, "the press was lost")
    expect(mine.locator(seats, has_text="away")).to_have_count(1)


FINGER = """async () => {
  const { unpressed } = await import('/kit/press.js');
  const button = document.createElement('button');
  const root = document.createElement('div');
  root.append(button);
  document.body.append(root);
  let drawn = 0;
  const draw = unpressed(root, () => drawn++);
  const by = (type, pointerType) => button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const counts = [];
  const count = async (time = 30) => { await pause(time); counts.push(drawn); };
  by('pointerdown', 'touch'); draw(); await count();
  by('pointerup', 'touch'); await count();  // the click is on its way
  by('click', 'touch'); await count();
  by('pointerdown', 'touch'); draw(); by('pointercancel', 'touch'); await count();  // it scrolls: no click comes
  by('pointerdown', 'touch'); draw(); by('pointerup', 'touch'); await count(); await count(600);  // it slid off
  by('pointerdown', 'mouse'); draw(); await count(); by('pointerup', 'mouse'); await count();
  root.remove();
  return counts;
}"""


def test_nothing_is_drawn_anew_between_a_finger_and_its_click(open_page: OpenPage) -> None:
    page = open_page("#/")
    assert page.evaluate(FINGER) == [0, 0, 1, 2, 2, 3, 3, 4]
