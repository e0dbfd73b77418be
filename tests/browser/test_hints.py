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


def test_who_asked_for_a_hint_is_no_part_of_what_happened(open_page: OpenPage, served: Served) -> None:
    """It stood below the board as the last thing that happened, and among what a phase of a decade brought."""
    page = open_page(place(new_table(served, [ANNA, BERT], game="volk", settings={"hints": True})))
    said = page.locator(".story-lines").inner_text()
    page.locator(HINT).click()
    expect(page.locator(".log")).to_contain_text("has asked for a hint")
    expect(page.locator(".hints li")).to_have_count(3)
    assert page.locator(".story-lines").inner_text() == said
    assert page.evaluate("() => document.querySelector('brink-table').session.news.length") == 0
    assert page.evaluate(HEARD) == ["a factory is lost"]


# What boards hear of what was said.
HEARD = """async () => {
    const { Stage } = await import('/parts/stage.js');
    const heard = [];
    const stage = { ready: true, newest: { view: {} }, heard: 0, drawn: [{ hear: (log) => heard.push(...log) }] };
    const hint = { n: 2, move: 1, text: 'asked for a hint', beside: true };
    Stage.prototype.hear.call(stage, [{ n: 1, move: 1, text: 'a factory is lost' }, hint]);
    return heard.map(({ text }) => text);
}"""


def test_choices_with_a_cost_and_the_mark_of_a_hint_stay_within_the_rail(open_page: OpenPage, served: Served) -> None:
    """A long name, what it costs and the mark stood in one row: the rail could be moved aside, and cut the hints."""
    page = open_page(place(new_table(served, [ANNA, BERT], game="volk", settings={"hints": True})), size=(1366, 681))
    page.locator(HINT).click()
    expect(page.locator(".hints li")).to_have_count(3)
    assert page.evaluate(CROWDED) == 0


# How much wider than its place a button becomes that has all that it may have.
CROWDED = """() => {
    const group = document.querySelector('.do').closest('.actions');
    const button = Object.assign(document.createElement('button'), { className: 'do', type: 'button' });
    const part = (kind, text) => Object.assign(document.createElement('span'), { className: kind, textContent: text });
    button.append('Mecklenburg-Vorpommern', part('hint-mark', '2 · 98 %'), part('cost', '1 of the card value'));
    const chips = Object.assign(document.createElement('div'), { className: 'chips' });
    chips.append(button);
    group.append(chips);
    return group.scrollWidth - group.clientWidth;
}"""
