"""Interruptions of interruptions between browsers, answers in advance, and what a die does to undo."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from brink.engine import PASS, State, Window
from brink.games.dictators.state import DictatorsState
from browser.advising import GAME, Adviser, before_a_roll, play_on, positions, standoff
from browser.conftest import OpenPage, Served
from browser.playing import (
    ANNA,
    BERT,
    LEGAL,
    STEADY,
    button_for,
    new_table,
    place,
    press_refused,
    wait_for_move,
    wait_for_standing,
    wait_until,
)
from browser.test_words import words

LOW = ViewportSize(width=1366, height=681)
IN_SIGHT = """() => [...document.querySelectorAll(".actions .do:not(.refused), .tabs button")].every((button) => {
    if (!button.checkVisibility()) return true;
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = (part) => document.elementFromPoint(left + width / 2, top + height * part);
    return button.contains(at(0.1)) && button.contains(at(0.9));
})"""
DRAW = f'{LEGAL}[data-verb="draw"]'


# On a phone too one sees the card one is asked about, whatever lies below it.
NEWEST = """() => {
    const names = ['[data-room="phone"] > .rd-table', '.rd-tabled:last-of-type'];
    const parts = names.map(one => document.querySelector(one));
    if (!parts[0] || parts[0].childElementCount < 3) return false;
    const [strip, card] = parts.map(one => one.getBoundingClientRect());
    return card.left >= strip.left && card.right <= strip.right + 1;
}"""


def test_an_interruption_of_an_interruption_is_interrupted_by_the_second_browser(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    position = standoff()
    made = play_on(served.url, position, [ANNA, BERT])
    table = str(made["table"])
    languages = ("de", "nl")
    pages = [open_page(place(made, seat), lang=lang) for seat, lang in enumerate(languages)]
    for page in pages:
        page.set_viewport_size(LOW)
        page.locator("[data-key=standing]").select_option("ask")

    def deep() -> int:
        return sum(isinstance(step, Window) for step in adviser.state(table).agenda)

    for seat, action, depth in zip((0, 1, 0, 1), position.actions, (0, 1, 2, 3), strict=True):
        assert adviser.facts(table).deciding == seat
        assert deep() == depth, "each answers inside the window of the one before"
        if depth:
            spoken = words(languages[seat])
            asked = spoken["window.in"].replace("{name}", ANNA["name"]) if seat else spoken["window.yours"]
            expect(pages[seat].locator(".prompt.mine .tag")).to_have_text(asked, ignore_case=True)
            assert pages[seat].evaluate(IN_SIGHT), "on a low screen too one sees what one may answer"
            pages[seat].keyboard.press("1")  # and not a name of piece 1 in the log
            assert pages[seat].evaluate("document.activeElement.matches('.do')")
        if depth == 3:
            pages[seat].set_viewport_size({"width": 390, "height": 844})
            pages[seat].wait_for_function(NEWEST)
            pages[seat].set_viewport_size(LOW)
        expect(pages[1 - seat].locator(".prompt.mine")).to_have_count(0)
        version = adviser.facts(table).version
        button_for(pages[seat], action).click()
        wait_for_move(pages[seat], adviser, table, version)

    while deep():
        facts = adviser.facts(table)
        assert facts.deciding is not None
        page = pages[facts.deciding]
        expect(button_for(page, PASS)).to_be_visible()
        page.locator(".rd-place[tabindex='0']").focus()
        page.keyboard.press("p")  # it passes, wherever one stands
        wait_for_move(pages[0], adviser, table, facts.version)

    answer = position.actions[2][1]
    for page, language in zip(pages, languages, strict=True):
        cancelled = adviser.sentence(table, language, "card-cancelled", {"card": answer})
        expect(page.locator(".log li").filter(has_text=cancelled)).to_have_count(1)
    before = next(state for at, state in positions(position.match) if at == position.at)
    assert place_of(adviser.state(table)) == place_of(before), "the journey was stopped after all"


def test_a_card_is_let_pass_for_good_and_asked_about_again(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """At the window about it; the table keeps that and says in one's own log that it passed."""
    position = standoff()
    made = play_on(served.url, position, [ANNA, BERT])
    table = str(made["table"])
    anna, bert = (open_page(place(made, seat)) for seat in (0, 1))
    for page, action in zip((anna, bert), position.actions[:2], strict=False):
        version = adviser.facts(table).version
        button_for(page, action).click()
        wait_for_move(page, adviser, table, version)
    card = position.actions[1][1]
    version = adviser.facts(table).version
    anna.locator(f"[data-key='always card:{card}']").click()
    wait_for_move(anna, adviser, table, version)
    assert adviser.chairs(table)[0].standing == {f"card:{card}": "pass"}
    name = adviser.sentence(table, "en", GAME.names(GAME.pack())["card"][card], {})
    notice = anna.locator(".ask-undo")
    expect(notice).to_have_text(re.compile(f"You pass by yourself on: {re.escape(name)}"))
    told = "the table passed for you"
    expect(anna.locator(".log li").filter(has_text=told)).to_have_count(1)
    expect(bert.locator(".log li").filter(has_text=told)).to_have_count(0)
    anna.locator("[data-key=standing-kinds]").click()
    expect(notice).to_have_count(0)
    wait_until(anna, lambda: not adviser.chairs(table)[0].standing, "it is not taken back")


def test_all_are_asked_together_and_answers_wait_for_their_turn(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    made = new_table(served, [ANNA, BERT, {"kind": "person", "name": "Cleo"}])
    table = str(made["table"])
    pages = [open_page(place(made, seat)) for seat in range(3)]
    for page in pages:
        page.locator("[data-key=standing]").select_option("ask")
    for seat, page in enumerate(pages):
        wait_for_standing(page, adviser, table, seat)
    active = wait_until(pages[0], lambda: next((p for p in pages if p.locator(DRAW).count()), None), "no turn begins")
    active.locator(DRAW).first.click()
    others = [page for page in pages if page is not active]
    for page in others:
        expect(page.locator(".prompt.mine")).to_be_visible()
    ahead = next(page for page in others if page.locator(".prompt .hint").count())
    version = adviser.facts(table).version
    button_for(ahead, PASS).click()
    expect(ahead.locator(".prompt.mine")).to_have_count(0)
    assert adviser.facts(table).version == version, "others are asked first"
    first = next(page for page in others if page is not ahead)
    button_for(first, PASS).click()
    wait_until(first, lambda: adviser.facts(table).version >= version + 2, "it did not count when its turn came")


def place_of(state: State) -> int:
    assert isinstance(state, DictatorsState)
    return state.places[0]


def test_undo_takes_a_journey_back_but_not_a_die(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    position = before_a_roll()
    journey, roll = position.actions
    made = play_on(served.url, position, [ANNA, STEADY])
    table = str(made["table"])
    page = open_page(place(made))
    page.locator("[data-key=standing]").select_option("pass")
    wait_for_standing(page, adviser, table, 0)
    undo = page.locator("[data-key=undo]")

    button_for(page, journey).click()
    expect(page.locator("[data-key=undo]:not([aria-disabled])")).to_be_visible()
    assert page.locator(".log del").count() == 0
    undo.click()
    expect(page.locator(".log li:has(+ :last-child) del")).to_be_visible()  # the journey, but not the line that tells
    expect(page.locator(".log li:last-child del")).to_have_count(0)
    page.mouse.move(0, 0)  # away from the button, or its tip covers others
    version = adviser.facts(table).version
    button_for(page, roll).click()
    wait_for_move(page, adviser, table, version)  # meanwhile there is nothing to undo either, for another reason

    expect(page.locator("[data-key=undo][aria-disabled=true]")).to_be_visible()
    taken_back = page.locator(".log li").filter(has_text="took back")
    expect(taken_back).to_have_count(1)
    press_refused(undo)
    expect(page.locator(".tip")).to_contain_text(GAME.texts("en").render("undo-chance"))
    expect(taken_back).to_have_count(1)
