"""A name that can be read can be opened: by mouse, tap and keyboard, wherever it stands."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from brink.engine import Match
from browser.advising import Adviser, games_of_two, import_game
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, BERT, new_table, place, sit_down, wait_for_move, wait_for_my_turn, wait_until

SLIP = ".name-slip"


def play_a_card(page: Page, adviser: Adviser) -> None:
    """Some card is played, so that the log names one."""
    table = page.url.split("/table/")[1].split("?")[0].split("/")[0]
    for _ in range(40):
        wait_for_my_turn(page)
        version = adviser.facts(table).version
        cards = page.locator('.do[data-verb="play"]:not(.refused), .do[data-verb="interrupt"]:not(.refused)')
        (cards if cards.count() else page.locator(".do:not(.refused)")).first.click()
        wait_for_move(page, adviser, table, version)
        if page.locator(".log .name[role=button]").count():
            return
    raise AssertionError("no card was named")


def wait_until_quiet(page: Page, adviser: Adviser) -> None:
    """The bot has done what it does, and the page shows it: no line and no moment comes under the finger that taps."""
    page.locator(".board svg").first.wait_for()  # before the game's board has come, names do not open
    table = page.url.split("/table/")[1].split("?")[0].split("/")[0]

    def asked() -> int | None:
        now = adviser.facts(table)
        return now.version if now.deciding == 0 and not now.automatic else None

    version = wait_until(page, asked, "the bot goes on and on")
    wait_until(page, lambda: page.evaluate("document.querySelector('.table').drawn") >= version, "the page lags behind")
    wait_for_my_turn(page)
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.locator(".moment").wait_for(state="detached")


def opens(page: Page, name: Locator) -> None:
    """What is open shows the card whose name it is."""
    expect(page.locator(SLIP)).to_be_visible()
    expect(page.locator(SLIP)).to_contain_text(name.inner_text(), ignore_case=True)
    expect(name).to_have_attribute("aria-describedby", "name-slip")


def test_names_open_by_mouse_keyboard_and_press(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    page = sit_down(open_page, served)
    play_a_card(page, adviser)
    wait_until_quiet(page, adviser)
    name = page.locator(".log .name[role=button]").first
    name.hover()
    opens(page, name)
    page.mouse.move(5, 5)
    expect(page.locator(SLIP)).to_have_count(0)
    page.locator(".log").evaluate("log => log.closest('[tabindex]').focus()")
    page.keyboard.press("Tab")
    expect(page.locator(".log .name[role=button]:focus")).to_have_count(1)
    opens(page, page.locator(".log .name[role=button]:focus"))
    page.keyboard.press("Escape")
    expect(page.locator(SLIP)).to_have_count(0)
    name.click()
    page.mouse.move(5, 5)
    opens(page, name)  # until something else is pressed
    page.locator(".prompt").click()
    expect(page.locator(SLIP)).to_have_count(0)


def test_names_open_by_a_tap(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    page = sit_down(open_page, served, size=(390, 844))
    play_a_card(page, adviser)
    wait_until_quiet(page, adviser)
    page.locator("[data-tab=log]").click()
    line = page.locator(".log li:has(.name[role=button])").last.get_attribute("data-n")
    name = page.locator(f'.log li[data-n="{line}"] .name[role=button]').last
    name.tap()
    opens(page, name)
    name.evaluate("name => name.replaceWith(name.cloneNode(true))")  # the log is drawn anew: it stays
    expect(page.locator(SLIP)).to_be_visible()
    box = page.locator(SLIP).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_names_open_in_the_text_table(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    page = sit_down(open_page, served)
    play_a_card(page, adviser)
    wait_until_quiet(page, adviser)
    page.keyboard.press("t")
    name = page.locator("brink-text .name[role=button]").first
    name.click()
    opens(page, name)


@pytest.fixture(scope="module")
def match() -> Match:
    return next(games_of_two(2))


def test_names_open_in_a_replay(open_page: OpenPage, served: Served, match: Match) -> None:
    page = open_page(f"#/replay/{import_game(served.url, match)}?at={len(match.moves)}")
    page.locator(".board svg").first.wait_for()
    for part in (".log", ".story-lines"):
        name = page.locator(f"{part} .name[role=button]").last  # before its first others may come
        if part == ".story-lines" and not name.count():
            page.get_by_label("One step back").click()
            continue
        name.click()
        opens(page, name)
        page.locator(".prompt").click()


def test_names_open_in_prompts_and_chat(open_page: OpenPage, served: Served) -> None:
    """In a prompt the server says where they are; in chat the page finds them, the longest first and as whole words."""
    made = new_table(served, [ANNA, BERT])
    page = open_page(place(made))
    wait_for_prompt(page)
    names = page.evaluate("""async () => {
        const words = await (await fetch('/api/games/dictators/texts?lang=en')).json();
        return words.names.card;
    }""")
    long = max(names, key=len)
    page.locator("[data-tab=chat]").click()
    page.get_by_label("Write to the table").fill(f"beware of {long.lower()}, not x{long}y")
    page.get_by_role("button", name="Send").click()
    name = page.locator(".chat .name[role=button]")
    expect(name).to_have_text([long.lower()])
    name.click()
    opens(page, name)
    page.reload()
    page.locator("[data-tab=chat]").click()
    expect(page.locator(".chat .name[role=button]")).to_have_text([long.lower()])
    asked: dict[str, Any] = page.evaluate(
        """async number => {
        const {named} = await import('/parts/names.js');
        const prompt = document.querySelector('.prompt');
        prompt.append(...named('Answer Card now', [[7, 11, 'card', number]], 'prompt'));
        return {text: prompt.lastChild.textContent};
    }""",
        names.index(long),
    )
    assert asked["text"] == " now"
    page.locator(".prompt .name[role=button]").last.click()
    expect(page.locator(SLIP)).to_contain_text(long, ignore_case=True)


def wait_for_prompt(page: Page) -> None:
    page.locator(".prompt p").first.wait_for()
    page.locator(".board svg").first.wait_for()


def test_a_long_name_breaks_where_its_line_ends(open_page: OpenPage) -> None:
    page = open_page("#/")
    lines = page.evaluate("""async () => {
        const {named} = await import('/parts/names.js');
        const item = document.createElement('p');
        item.style.cssText = 'width: 200px; font-size: 16px';
        const text = 'Bot 2 plays Mutually Assured Destruction now.';
        item.append(...named(text, [[12, 40, 'card', 1]]));
        document.body.append(item);
        const name = item.querySelector('.name');
        return [name.getClientRects().length, name.getBoundingClientRect().left - item.getBoundingClientRect().left];
    }""")
    assert lines[0] == 2  # it begins beside the words before it
    assert lines[1] == 0
