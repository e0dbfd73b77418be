"""What one plays is chosen before the game: scene, side, what it plays with, opponents; and again for the rematch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.advising import HTTP
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, QUICK, new_table, place, wait_until


def facts(served: Served, page: Page) -> dict[str, object]:
    expect(page).to_have_url(re.compile("#/table/"))
    return dict(HTTP.get(f"{served.url}api/tables/{page.url.split('/table/')[1]}").raise_for_status().json())


def quick(open_page: OpenPage, game: str, **how: Any) -> Page:
    page = open_page("", **how)
    page.locator(f"[data-key='bots {game}']").click()
    return page


def test_scene_side_and_level_are_chosen_against_bots(open_page: OpenPage, served: Served) -> None:
    page = quick(open_page, "twogm")
    cards = page.locator(".scene")
    expect(cards).to_have_count(9)
    expect(cards.filter(has_text="Omaha Beach")).to_contain_text("USA – Germany")
    expect(page.locator(".scene .picture svg")).to_have_count(9)
    page.locator("[data-key='scene omaha']").check()
    expect(page.locator(".scene-special")).to_contain_text("landing craft")
    expect(page.locator(".scene-special")).to_contain_text("At most 14 rounds")
    expect(page.locator("[data-key='side south']")).to_have_count(0)
    page.locator("[data-key=level]").select_option("elite")
    expect(page.locator(".level-about")).to_have_text("Elite: gets 2 AP and a card more than you each turn")
    page.locator(".segments label", has_text="Germany").click()
    page.locator("dialog [type=submit]").click()
    found = facts(served, page)
    assert found["options"] == {"scenario": "omaha", "difficulty_1": "elite", "difficulty_2": "regular"}
    expect(page.locator(".seat.you")).to_contain_text("Germany")
    expect(page.locator(".seat").first).to_contain_text("Elite: gets 2 AP and a card more than you each turn")


def test_pictures_of_scenes_are_alike_and_as_high_as_their_cards(open_page: OpenPage) -> None:
    page = quick(open_page, "twogm", size=(1366, 681))
    cards = page.locator(".scene")
    expect(cards.locator(".picture svg")).to_have_count(9)
    high = "cards => cards.map(card => Math.round(card.clientHeight - card.querySelector('.picture').offsetHeight))"
    assert cards.evaluate_all(high) == [0] * 9
    drawn = "cards => new Set(cards.map(card => card.querySelector('svg').getBoundingClientRect().height)).size"
    assert cards.evaluate_all(drawn) == 1


@pytest.mark.parametrize("lang", ["en", "de", "nl", "es"])
def test_all_that_is_chosen_before_a_battle_is_seen_without_scrolling(open_page: OpenPage, lang: str) -> None:
    page = quick(open_page, "twogm", lang=lang, size=(1366, 681))
    expect(page.locator(".scene .picture svg")).to_have_count(9)
    hidden = "box => [box, ...box.querySelectorAll('.scene')].some(one => one.scrollHeight > one.clientHeight)"
    top = page.locator(".scene").first.bounding_box()
    for value in page.locator(".scene input").evaluate_all("all => all.map(({ value }) => value)"):
        page.locator(f"[data-key='scene {value}']").check()
        assert not page.locator("dialog").evaluate(hidden), value
        expect(page.locator("dialog [type=submit]")).to_be_in_viewport(ratio=1)
        now = page.locator(".scene").first.bounding_box()
        assert top
        assert now
        assert abs(now["y"] - top["y"]) < 16, value  # the cards stay under the mouse


def test_a_nation_and_a_deck_are_chosen_for_an_open_battle(open_page: OpenPage, served: Served) -> None:
    page = quick(open_page, "twogm")
    page.locator("[data-key='side north']").select_option("su")
    page.locator(".segments label", has_text="North: USSR").click()
    page.locator("[data-key='made deck_2']").select_option("auto")
    page.locator("dialog [type=submit]").click()
    options = facts(served, page)["options"]
    assert isinstance(options, dict)
    assert (options["north"], options["deck_2"]) == ("su", "auto")
    expect(page.locator(".seat.you")).to_contain_text("USSR")


def test_a_choice_of_one_is_no_choice(open_page: OpenPage, served: Served) -> None:
    page = quick(open_page, "volk", lang="de")
    expect(page.locator("dialog select")).to_have_count(2)  # the level and the pace
    page.locator(".segments label", has_text="Ost").click()
    page.locator("dialog [type=submit]").click()
    expect(page.locator(".seat.you")).to_contain_text("Ost")
    page.goto(served.url + "#/new/volk")
    expect(page.locator(".chair-role")).to_have_text(["West", "Ost"])
    expect(page.locator("[name=many], .scene")).to_have_count(0)


CUT = """() => [...document.querySelectorAll('main select')].flatMap((one) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(one);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const arrow = 20, room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    return [...one.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
})"""


@pytest.mark.parametrize("lang", ["en", "de", "nl", "es"])
def test_what_one_may_choose_for_a_table_can_be_read(open_page: OpenPage, lang: str) -> None:
    page = open_page("#/new/twoplustwo", lang=lang, size=(390, 844))
    page.locator(".create [name=undo]").wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert page.evaluate(CUT) == []


def test_the_new_table_page_has_the_same_cards_and_opens_at_its_top(open_page: OpenPage) -> None:
    page = open_page("", size=(390, 844))
    link = page.locator("[data-key='new twogm']")
    link.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    link.click()
    expect(page.locator(".scene")).to_have_count(9)
    assert page.evaluate("scrollY") == 0
    page.locator("[data-key='scene arnhem']").check()
    expect(page.locator(".chair-role")).to_have_text(["Germany", "United Kingdom"])
    page.locator("[data-key=who1]").select_option("bot:veteran")
    expect(page.locator(".chairs .hint")).to_have_text("gets 1 AP more than you each turn")


def test_cards_of_the_front_page_have_one_height_and_a_picture_of_their_own(open_page: OpenPage) -> None:
    page = open_page("", size=(1366, 681))
    expect(page.locator(".game-card .picture svg")).to_have_count(4)
    boxes = page.locator(".game-card").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    beside = [box for box in boxes if box["top"] < 400]
    assert len(beside) == 4, "the fourth title is not in view"
    assert len({round(box["height"]) for box in beside}) == 1
    drawn = page.locator(".game-card .picture:has(svg)").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(drawn)) == 4
    expect(page.locator(".game-card .facts").nth(1)).to_contain_text("2–4 players, or alone")


def test_a_rematch_may_swap_sides(open_page: OpenPage, served: Served) -> None:
    made = new_table(served, [ANNA, QUICK], game="volk")
    page = open_page(place(made))
    expect(page.locator(".seat.you")).to_contain_text("West")
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("[data-key=slot-menu]").click()
    page.locator("dialog .danger").click()
    page.locator("[data-key=swap]").click()
    wait_until(page, lambda: made["table"] not in page.url, "no other table")
    expect(page.locator(".seat.you")).to_contain_text("East")
    assert facts(served, page)["status"] == "running"


def test_where_nobody_has_a_side_none_is_swapped(open_page: OpenPage, served: Served) -> None:
    """The dictators are dealt anew."""
    page = open_page(place(new_table(served, [ANNA, QUICK])))
    page.locator(".board svg").first.wait_for()
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("[data-key=slot-menu]").click()
    page.locator("dialog .danger").click()
    expect(page.locator(".banner [data-key=rematch]")).to_be_visible()
    expect(page.locator("[data-key=swap]")).to_have_count(0)
    inside = page.evaluate("""() => {
        const [banner, box] = ['.banner', '.board-box'].map(one => document.querySelector(one).getBoundingClientRect());
        return banner.top >= box.top && banner.bottom <= box.bottom;
    }""")
    assert inside
    # On a phone the sheet below would only say it again: the box has its room, until another tab is opened.
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.querySelector('.rail').offsetHeight < 140")
    page.locator("[role=tab]").nth(2).click()
    expect(page.locator(".tab-body .log")).to_be_visible()
    page.locator("[role=tab]").first.click()
    page.locator(".banner-close").click()
    expect(page.locator(".prompt")).to_be_visible()
