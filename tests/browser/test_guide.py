"""The guided first game, what one sees without scrolling, and what happened, pointed at on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.playing import LEGAL, play_one, play_until_own_turn, wait_for_my_turn

NEEDED = [".rd-map", ".rd-defcon", ".rd-die", ".rd-passport", ".rd-pile", ".rd-hand-card", ".prompt", ".story"]
OUTSIDE = """needed => needed.flatMap(selector => [...document.querySelectorAll(selector)].map(element => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const seen = [...Array(3)].every((_, n) => element.contains(
        document.elementFromPoint(left + (right - left) / 2, top + (bottom - top) * (n + 1) / 4)));
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && seen ? '' : selector;
}).filter(Boolean))"""


def guided(page: Page) -> None:
    page.locator("[data-key='guide dictators']").click()
    page.locator(".coach").wait_for()


def lesson(page: Page) -> str:
    return page.locator(".coach").get_attribute("data-lesson") or ""


def test_one_click_begins_a_guided_game_that_explains_itself(open_page: OpenPage) -> None:
    page = open_page()
    guided(page)
    assert lesson(page) == "goal"
    expect(page.locator(".coach-ring")).to_be_visible()
    page.locator("[data-key=guide-ok]").click()
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "passport")
    page.keyboard.press("g")
    expect(page.locator("[data-key=guide-ok]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "hand")
    page.keyboard.press("Escape")
    play_until_own_turn(page)
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "turn")
    for _ in range(20):  # acting is learning; the next situation may take a few decisions to come
        play_one(page, "draw")
        wait_for_my_turn(page)
        if page.locator(".coach").is_visible():
            break
    learning = lesson(page)
    page.reload()
    wait_for_my_turn(page)
    page.locator(".coach").wait_for()
    assert lesson(page) == learning
    assert learning not in {"goal", "passport", "hand", "turn"}, "what is learnt stays learnt"
    page.locator("[data-key=guide-stop]").click()
    expect(page.locator(".coach")).to_be_hidden()
    page.reload()
    wait_for_my_turn(page)
    expect(page.locator(".coach")).to_be_hidden()
    page.locator(".rd-map").wait_for()
    page.locator("[data-key=slot-menu]").click()
    page.get_by_role("button", name="Show the tips for a first game").click()
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "goal")


def test_a_tip_blocks_nothing_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=(390, 844), lang="de")
    guided(page)
    play_until_own_turn(page)
    card = page.locator(".coach").bounding_box()
    sheet = page.locator(".prompt").bounding_box()
    assert card is not None
    assert sheet is not None
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= 390
    assert card["y"] + card["height"] <= sheet["y"], "prompt and actions stay free"
    lines = page.locator(".log li").count()
    page.locator(f'{LEGAL}[data-verb="draw"]').tap()
    page.wait_for_function("lines => document.querySelectorAll('.log li').length > lines", arg=lines)


def test_the_lessons_are_told_in_four_languages(open_page: OpenPage) -> None:
    page = open_page()
    told = page.evaluate(
        """async () => {
            const {createGuide} = await import('/games/dictators/guide.js');
            return ['en', 'de', 'nl', 'es'].map(lang => createGuide({lang}).map(one => [one.id, one.title, one.text]));
        }"""
    )
    assert len({tuple(one[0] for one in lessons) for lessons in told}) == 1
    for number in range(len(told[0])):
        titles = {lessons[number][2] for lessons in told}
        assert len(titles) == 4, told[0][number]
        assert all(lessons[number][1] for lessons in told)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_all_one_needs_is_seen_without_scrolling(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    page.locator(".game-card .primary").first.click()
    page.locator("dialog[open] button[type=submit]").click()
    play_until_own_turn(page)
    assert page.evaluate(OUTSIDE, NEEDED) == []


def pointed_at(page: Page) -> set[str]:
    """Through all that happened since the last decision, and back to the present."""
    page.keyboard.press("w")
    number = page.locator(".story.stepping .num")
    steps = int(number.inner_text().split("/")[1])
    found = set()
    for step in range(1, steps + 1):
        expect(number).to_have_text(f"{step}/{steps}")
        found |= {name for name in (".rd-news-trail", ".rd-panel .rd-changed") if page.locator(name).count()}
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.locator(".story.stepping")).to_have_count(0)
    return found


def test_what_happened_is_pointed_at_where_it_happened(open_page: OpenPage) -> None:
    page = open_page()
    guided(page)
    page.locator("[data-key=guide-stop]").click()
    found: set[str] = set()
    for _ in range(8):  # with little to answer, a decision may come before anything is to be seen
        play_until_own_turn(page)
        play_one(page, "end")
        wait_for_my_turn(page)
        found |= pointed_at(page)
        if found:
            break
    assert found, "bots that take turns travel or draw"
    expect(page.locator(".rd-panel .rd-changed")).to_have_count(0)
