"""Interruptions of interruptions between two browsers, and what a die does to undo."""

from __future__ import annotations

from playwright.sync_api import expect

from brink.engine import PASS, State, Window
from brink.games.dictators.state import DictatorsState
from browser.advising import GAME, Adviser, before_a_roll, play_on, positions, standoff
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, BERT, STEADY, button_for, place, press_refused, wait_for_move, wait_for_standing
from browser.test_words import words


def test_an_interruption_of_an_interruption_is_interrupted_by_the_second_browser(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    position = standoff()
    made = play_on(served.url, position, [ANNA, BERT])
    table = str(made["table"])
    languages = ("de", "nl")
    pages = [open_page(place(made, seat), lang=lang) for seat, lang in enumerate(languages)]
    for page in pages:
        page.locator("[data-key=standing]").select_option("ask")

    def deep() -> int:
        return sum(isinstance(step, Window) for step in adviser.state(table).agenda)

    for seat, action, depth in zip((0, 1, 0, 1), position.actions, (0, 1, 2, 3), strict=True):
        assert adviser.facts(table).deciding == seat
        assert deep() == depth, "each answers inside the window of the one before"
        if depth:
            expect(pages[seat].locator(".prompt.mine .tag")).to_have_text(
                words(languages[seat])["window.yours"], ignore_case=True
            )
        expect(pages[1 - seat].locator(".prompt.mine")).to_have_count(0)
        version = adviser.facts(table).version
        button_for(pages[seat], action).click()
        wait_for_move(pages[seat], adviser, table, version)

    while deep():
        facts = adviser.facts(table)
        assert facts.deciding is not None
        button_for(pages[facts.deciding], PASS).click()
        wait_for_move(pages[0], adviser, table, facts.version)

    answer = position.actions[2][1]
    for page, language in zip(pages, languages, strict=True):
        cancelled = adviser.sentence(table, language, "card-cancelled", {"card": answer})
        expect(page.locator(".log li").filter(has_text=cancelled)).to_have_count(1)
    before = next(state for at, state in positions(position.match) if at == position.at)
    assert place_of(adviser.state(table)) == place_of(before), "the journey was stopped after all"


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
    undo.click()
    page.mouse.move(0, 0)  # away from the button, or its tip covers others
    button_for(page, roll).click()

    expect(page.locator("[data-key=undo][aria-disabled=true]")).to_be_visible()
    version = adviser.facts(table).version
    press_refused(undo)
    expect(page.locator(".tip")).to_contain_text(GAME.texts("en").render("undo-chance"))
    assert adviser.facts(table).version == version
