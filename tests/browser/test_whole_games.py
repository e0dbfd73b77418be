"""Whole games through real pages: two people in two languages, and one person with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from brink.engine import PASS, Action
from brink.tables.rows import Facts
from browser.advising import Adviser, as_key
from browser.conftest import OpenPage, Served
from browser.playing import (
    ANNA,
    SHOWS,
    STEADY,
    button_for,
    new_table,
    place,
    wait_for_move,
    wait_for_standing,
    wait_until,
)
from browser.test_endings import REALLY, WARNED
from browser.test_words import words

SHORT = bytes([15]) * 16  # with these dice a game of two ends soon
SMALL = (800, 600)  # less to paint, some six hundred times
MIDDLE = 40  # decisions of people; then one of them loads the page anew

Do = Callable[[Action], None]


def play_to_the_end(
    adviser: Adviser, table: str, page: Page, people: dict[int, Do], middle: Callable[[], None]
) -> Facts:
    """Each person does what a sensible one would, once, and it must count."""

    def asked() -> Facts | None:
        now = adviser.facts(table)
        return now if now.status == "finished" or (now.deciding in people and not now.automatic) else None

    for done in range(2000):
        facts = wait_until(page, asked, "the bots stand still")
        if facts.status == "finished":
            assert done > MIDDLE
            return facts
        if done == MIDDLE:
            middle()
        assert facts.deciding is not None
        people[facts.deciding](adviser.best(table))
        wait_for_move(page, adviser, table, facts.version)
    raise AssertionError("a game without an end")


def outcome_told(adviser: Adviser, facts: Facts, language: str) -> str:
    assert facts.outcome is not None
    game = adviser.game(facts.id)
    lines = game.result(facts.outcome, game.view(adviser.state(facts.id), None))
    return " ".join(adviser.sentence(facts.id, language, line.key, line.args) for line in lines)


def headline(facts: Facts, language: str, seat: int) -> str:
    """What stands above the sentence that says who has won."""
    assert facts.outcome is not None
    assert facts.outcome.winners
    return words(language)["outcome.you" if seat in facts.outcome.winners else "over"]


def presses(page: Page) -> Do:
    """With a key: a mouse has to wait until pictures stand still."""

    def do(action: Action) -> None:
        button = button_for(page, action)
        button.wait_for()
        asks = button.get_attribute("data-asks")
        button.press("Enter")
        if asks:
            page.locator(REALLY).press("Enter")

    return do


def test_two_people_play_a_whole_game_in_german_and_dutch_and_one_reloads_in_the_middle(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    anna = open_page("#/new/dictators", lang="de", size=SMALL)
    anna.locator("[data-key=many2]").check()
    anna.locator("[data-key=name1]").fill("Bert")
    anna.locator(".create button[type=submit]").click()
    link = anna.locator(".chairs [data-key^='copy ']").get_attribute("data-key") or ""
    bert = open_page(link.removeprefix("copy ").removeprefix(served.url), lang="nl", name="Bert", size=SMALL)
    bert.locator(".chairs").wait_for()
    table = anna.url.split("/table/")[1]
    adviser.load_dice(table, SHORT)
    anna.locator("[data-key=start]").click()
    pages = (anna, bert)
    for seat, page in enumerate(pages):
        page.locator("[data-key=standing]").select_option("unless-me")
        wait_for_standing(page, adviser, table, seat)

    def reload() -> None:
        bert.wait_for_function(SHOWS, arg=adviser.facts(table).version)  # moves of others are shown one after the other
        known = bert.locator(".log li").all_inner_texts()
        bert.reload()
        expect(bert.locator(".log li")).to_have_count(len(known))
        assert bert.locator(".log li").all_inner_texts() == known

    facts = play_to_the_end(adviser, table, anna, {seat: presses(page) for seat, page in enumerate(pages)}, reload)
    for seat, (page, language) in enumerate(zip(pages, ("de", "nl"), strict=True)):
        expect(page.locator(".banner h2")).to_have_text(headline(facts, language, seat))
        expect(page.locator(".banner")).to_contain_text(outcome_told(adviser, facts, language))
        expect(page.locator(".ranking tbody tr")).to_have_count(2)
        assert page.locator("html").get_attribute("lang") == language
    assert anna.locator(".log li").count() > 100


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def tell(page: Page, line: str) -> None:
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def types(page: Page) -> Do:
    def do(action: Action) -> None:
        choice = page.locator(f"section:not([aria-busy]) > ol.choices [data-key='{as_key(action)}']")
        choice.wait_for()
        number = choice.evaluate("choice => [...choice.closest('ol').children].indexOf(choice.closest('li')) + 1")
        asks = choice.locator(WARNED).count()
        tell(page, "pass" if action == PASS else str(number))
        if asks:
            tab_to(page, REALLY)
            page.keyboard.press("Enter")

    return do


def test_a_whole_game_with_the_keyboard_alone_on_the_text_table(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    made = new_table(served, [ANNA, STEADY], dice=SHORT)
    table = str(made["table"])
    page = open_page(place(made, route="/text"))
    page.locator("#text-now").wait_for()
    tab_to(page, "#command")
    tell(page, "standing ask")
    expect(page.locator(".replies")).to_contain_text("Always ask me")

    def middle() -> None:
        """Reading in between does not disturb."""
        tell(page, "board")
        expect(page.locator(".replies")).to_contain_text("DEFCON")

    facts = play_to_the_end(adviser, table, page, {0: types(page)}, middle)
    expect(page.locator("#text-now")).to_have_text("The game is over")
    expect(page.locator("#text-now ~ p")).to_have_text([outcome_told(adviser, facts, "en")])  # and nobody wins twice
    expect(page.locator(".live")).to_contain_text(outcome_told(adviser, facts, "en"))
    assert page.evaluate("document.activeElement.id") == "command"
