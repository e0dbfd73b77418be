"""14.5: a hint shows three moves in the list and on the board, says why, and can be played."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.advising import Adviser
from browser.conftest import OpenPage, Served, violations
from browser.playing import ANNA, BERT, new_table, place, wait_for_move

HINT = "[data-key=hint]"


def test_a_hint_is_seen_in_the_list_and_on_the_board_and_by_everybody(
    open_page: OpenPage, served: Served, adviser: Adviser, axe: str
) -> None:
    made = new_table(served, [ANNA, BERT], game="volk", settings={"hints": True})
    anna = open_page(place(made), size=(1366, 681))
    bert = open_page(place(made, 1), lang="de", name="Bert")
    expect(bert.locator(".prompt")).to_contain_text("Anna")
    expect(bert.locator(HINT)).to_have_count(0)
    keys = "buttons => buttons.map(one => getComputedStyle(one, '::before').content)"
    assert anna.locator(f"{HINT}, [data-key=undo]").evaluate_all(keys) == ["none", '"u"'], (
        "u takes back, and asks nobody"
    )
    anna.locator(HINT).click()
    expect(anna.locator(".hints li")).to_have_count(3)
    expect(anna.locator(HINT)).to_have_count(0)
    expect(anna.locator(".hints li .hint").first).to_be_visible()
    expect(anna.locator(".do .hint-mark")).to_have_count(3)
    expect(anna.locator(".vk-card-button[data-hint='1']")).to_be_visible()
    assert violations(anna, axe) == []
    expect(bert.locator(".log")).to_contain_text("Anna (West) hat nach einem Tipp gefragt.")
    version = adviser.facts(made["table"]).version
    anna.locator(".hint-move").first.click()
    wait_for_move(anna, adviser, made["table"], version)
    expect(anna.locator(".hints")).to_have_count(0)
    expect(anna.locator("[data-hint]")).to_have_count(0)


def test_no_hints_where_the_host_wants_none(open_page: OpenPage, served: Served) -> None:
    page = open_page(place(new_table(served, [ANNA, BERT], game="volk")))
    expect(page.locator(".undo")).to_have_count(1)
    expect(page.locator(HINT)).to_have_count(0)
    page.goto(f"{served.url}#/new/volk")
    expect(page.locator("input[name=hints]")).not_to_be_checked()
    page.goto(f"{served.url}#/new/parley")
    expect(page.locator("input[name=private]")).to_have_count(1)
    expect(page.locator("input[name=hints]")).to_have_count(0)
