"""The guided first game, what one sees without scrolling, and what happened, pointed at on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page, Route, expect

from brink.engine import Match
from brink.engine.steps import key_of
from browser.advising import GAME, Adviser, post_patiently
from browser.conftest import OpenPage, violations
from browser.playing import LEGAL, play_one, play_until_own_turn, wait_for_my_turn

NEEDED = [".rd-map", ".rd-defcon", ".rd-die", ".rd-passport", ".rd-pile", ".rd-hand-card", ".prompt", ".story"]
OUTSIDE = """needed => needed.flatMap(selector => [...document.querySelectorAll(selector)].map(element => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const seen = [...Array(3)].every((_, n) => element.contains(
        document.elementFromPoint(left + (right - left) / 2, top + (bottom - top) * (n + 1) / 4)));
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && seen ? '' : selector;
}).filter(Boolean))"""


MORE_CARDS = """(hand, count) => {
    while (hand.children.length < count) hand.append(hand.lastElementChild.cloneNode(true));
}"""
CUT = """passports => passports.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"""
MAKING = re.compile(r"/api/tables\?")
TITLES = {"dictators": 5, "volk": 2, "twoplustwo": 4, "twogm": 4}  # with their most seats
FIRST = {  # what is told at the first decision, and what follows it once one has played so
    "volk": (["goal-west", "province", "card", "action"], ["build", "forecast"], "build"),
    "twoplustwo": (["goal-yellow", "rival-power", "province", "card", "action"], ["build"], "build"),
    "twogm": (["goal", "bid"], ["hand", "phases", "deploy"], "done"),
}
TELL = """async ([title, seats]) => {
    const {createGuide} = await import(`/games/${title}/guide.js`);
    const board = await (await fetch(`/api/games/${title}/board`)).json();
    const words = async lang => (await (await fetch(`/api/games/${title}/texts?lang=${lang}`)).json()).texts;
    const told = await Promise.all(
        ['en', 'de', 'nl', 'es'].map(async lang => createGuide({lang, board, texts: await words(lang)})));
    const goals = seat => told[0].filter(one => one.id.startsWith('goal')
        && one.when({view: {seat, scenario: -1}}, {mine: false})).length;
    return [told.map(all => all.map(one => [one.id, one.title, one.text])), [...Array(seats).keys()].map(goals)];
}"""
SHOW = (
    """at => document.querySelector('brink-table').guide.show({id: 'x', title: 'x', text: 'x', at, when: () => true})"""
)


def guided(page: Page, title: str = "dictators") -> None:
    page.locator(f"[data-key='guide {title}']").click()
    page.locator(".coach").wait_for()


def dice_that_ask(step: str) -> bytes:
    """With these whoever begins a guided game of Dictators is asked this before anything else happens."""
    for number in range(256):
        dice = bytes([number]) * 16
        state = Match(GAME, 3, dice).state
        if GAME.to_act(state) == 0 and key_of(state.agenda[-1]) == step:
            return dice
    raise AssertionError(f"nobody is asked {step} at first")


def guided_with(page: Page, adviser: Adviser, dice: bytes) -> None:
    def begin(route: Route) -> None:
        answer = route.fetch(post_data={**route.request.post_data_json, "start": False})
        made = answer.json()
        adviser.load_dice(made["table"], dice)
        tables = route.request.url.split("?")[0]
        post_patiently(f"{tables}/{made['table']}/start", json={"token": made["host"]})
        route.fulfill(response=answer)

    page.route(MAKING, begin)
    guided(page)
    page.unroute(MAKING)


def lesson(page: Page) -> str:
    return page.locator(".coach").get_attribute("data-lesson") or ""


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def read_all(page: Page) -> list[str]:
    """Every lesson that is told now. None covers prompt and actions, and each points at something."""
    read = []
    while page.locator(".coach").is_visible():
        read.append(lesson(page))
        expect(page.locator(".coach-ring")).to_be_visible()
        card, rail = box(page, ".coach"), box(page, ".prompt")
        assert card["x"] >= 0
        assert card["x"] + card["width"] <= rail["x"] or card["y"] + card["height"] <= rail["y"], read
        page.locator("[data-key=guide-ok]").click()
    return read


def test_one_click_begins_a_guided_game_that_explains_itself(open_page: OpenPage, adviser: Adviser) -> None:
    page = open_page()
    guided_with(page, adviser, dice_that_ask("take-action"))
    assert lesson(page) == "goal"
    expect(page.locator(".coach-ring")).to_be_visible()
    page.locator("[data-key=guide-ok]").click()
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "passport")
    page.keyboard.press("g")
    expect(page.locator("[data-key=guide-ok]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "hand")
    expect(page.locator(".moment")).to_have_count(0)  # Escape would skip that
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


def test_who_is_to_copy_an_ability_before_the_deal_is_told_what_that_is(open_page: OpenPage, adviser: Adviser) -> None:
    page = open_page()
    guided_with(page, adviser, dice_that_ask("choose-ability"))
    assert read_all(page) == ["goal", "ability"]
    play_one(page, "dictator")
    play_until_own_turn(page)
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "passport")


@pytest.mark.parametrize("title", list(FIRST))
def test_lessons_come_in_order_as_one_plays(open_page: OpenPage, title: str) -> None:
    first, later, prefer = FIRST[title]
    page = open_page()
    guided(page, title)
    wait_for_my_turn(page)
    read = read_all(page)
    assert read == first
    for _ in range(40):  # some are told only when a thing first happens
        if set(later) <= set(read):
            break
        play_one(page, prefer)
        wait_for_my_turn(page)
        read += read_all(page)
    assert [one for one in read if one in later] == later
    assert len(set(read)) == len(read), "nothing is told twice"


@pytest.mark.parametrize("title", ["dictators", "volk", "twogm"])
def test_a_tip_blocks_nothing_on_a_phone(open_page: OpenPage, title: str) -> None:
    page = open_page(size=(390, 844), lang="de")
    guided(page, title)
    if title == "dictators":
        play_until_own_turn(page)
    wait_for_my_turn(page)
    card, sheet = box(page, ".coach"), box(page, ".prompt")
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= 390
    assert card["y"] + card["height"] <= sheet["y"], "prompt and actions stay free"
    if title != "dictators":
        assert read_all(page) == FIRST[title][0]
    lines = page.locator(".log li").count()
    verb = {"dictators": "draw", "twogm": "bid"}.get(title, "build")
    page.locator(f'{LEGAL}[data-verb="{verb}"]').first.tap()
    page.wait_for_function("lines => document.querySelectorAll('.log li').length > lines", arg=lines)


def test_a_tip_points_only_at_what_is_seen(open_page: OpenPage, axe: str) -> None:
    page = open_page(size=(390, 844))
    guided(page, "volk")
    wait_for_my_turn(page)
    ring = page.locator(".coach-ring")
    page.evaluate(SHOW, [".play-panel"])
    expect(ring).to_be_visible()
    around, bar = box(page, ".coach-ring"), box(page, ".closing")
    assert around["y"] + around["height"] <= bar["y"] + 6, "the bar at the foot of the sheet lies over the rest"
    page.evaluate(SHOW, [".vk-strip"])
    tab, around = box(page, "[data-tab=side]"), box(page, ".coach-ring")
    assert around["x"] <= tab["x"] + tab["width"] / 2 <= around["x"] + around["width"], "the tab that hides it"
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(SHOW, [".vk-foresee"])
    expect(page.locator(".coach")).not_to_have_attribute("data-side", "")
    assert violations(page, axe) == []
    page.evaluate(SHOW, [".nowhere"])
    expect(ring).to_be_hidden()
    expect(page.locator(".coach")).to_have_attribute("data-side", "")  # and no arrow


def test_the_lessons_are_told_in_four_languages(open_page: OpenPage) -> None:
    page = open_page()
    for title, seats in TITLES.items():
        told, goals = page.evaluate(TELL, [title, seats])
        assert len({tuple(one[0] for one in lessons) for lessons in told}) == 1, title
        assert goals == [1] * seats, "each seat hears how it wins"
        for number, (name, *_) in enumerate(told[0]):
            assert len({lessons[number][2] for lessons in told}) == 4, (title, name)
            assert all(lessons[number][1] and lessons[number][2] for lessons in told), (title, name)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_all_one_needs_is_seen_without_scrolling(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    page.locator(".game-card .primary").first.click()
    page.locator("dialog[open] button[type=submit]").click()
    play_until_own_turn(page)
    page.locator(".moment").wait_for(state="detached")  # it has the middle of the board for a breath
    assert page.evaluate(OUTSIDE, NEEDED) == []
    page.locator(".rd-hand").evaluate(MORE_CARDS, 8)
    assert page.evaluate(OUTSIDE, [".rd-hand-card"]) == [], "a full hand is out of view"
    assert page.locator(".rd-passport").evaluate_all(CUT) == []


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
    expect(page.locator(".moment")).to_have_count(0)  # Escape would skip that
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
