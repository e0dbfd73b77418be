"""What ends the game for somebody else says so on its button and is asked once more: by mouse, key and finger."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import closely
from brink.engine import Chance, Match
from brink.engine.registry import find_game
from browser.advising import Adviser, Position, play_on
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, QUICK, button_for, place, wait_until
from browser.test_words import words

TWO = find_game("twoplustwo")
REST = ("rest",)
WARNED, REALLY, CANCEL = ".ending-bad", "dialog [data-key=really]", "dialog [data-key=cancel]"
PHONE = (390, 844)
FIRST = 8  # the first game in which it is known to occur; if the rules change, the search goes on from there


def before_the_war() -> tuple[Position, int]:
    """Somebody may carry out the rest in printed order, and flips the last dove by it."""
    for number in count(FIRST):
        seed = number.to_bytes(16, "big")
        match, choices = Match(TWO, 4, seed), Chance(seed).fork("choices")
        while not match.over:
            legal = TWO.legal(match.state)
            match.act(legal[choices.below(len(legal))], legal)
        last = match.moves[-1]
        outcome = match.state.outcome
        shared = outcome is not None and outcome.how == "nuclear-war" and len(outcome.winners) > 1
        if shared and last.as_action() == REST:
            return Position(match, len(match.moves) - 1, [REST]), last.seat
    raise AssertionError


@pytest.fixture(scope="module")
def war() -> tuple[Position, int]:
    return before_the_war()


def brink_of_war(served: Served, war: tuple[Position, int]) -> tuple[dict[str, Any], int]:
    position, seat = war
    seats = [ANNA if one == seat else QUICK for one in range(4)]
    return play_on(served.url, position, seats), seat


def address(made: dict[str, Any], route: str = "") -> str:
    """Anna has the only key."""
    return place(made, 0, route)


def is_asked(page: Page, language: str) -> Locator:
    """The question, with the focus on the way out."""
    box = page.locator("dialog[open]")
    expect(box).to_have_attribute("role", "alertdialog")
    expect(box.locator("h2")).to_have_text(words(language)["ending.sure"])
    expect(page.locator(CANCEL)).to_be_focused()
    return box


@pytest.mark.parametrize("language", closely.some(["de", "es", "nl", "en"], 2))
def test_the_rest_in_printed_order_asks_before_the_war(
    open_page: OpenPage, served: Served, adviser: Adviser, war: tuple[Position, int], language: str
) -> None:
    """Pressed, asked, thought better of, pressed again and meant."""
    made, _ = brink_of_war(served, war)
    table = str(made["table"])
    page = open_page(address(made), lang=language)
    button = button_for(page, REST)
    outcome = war[0].match.state.outcome
    assert outcome is not None
    war_named = adviser.sentence(table, language, "outcome-nuclear-war", outcome.args).partition(":")[0]
    expect(page.locator(".actions").locator(WARNED)).to_contain_text(war_named)  # said once, of all
    expect(button).to_have_accessible_name(re.compile(re.escape(war_named)))
    button.click()
    expect(is_asked(page, language).locator(WARNED)).to_contain_text(war_named)
    page.evaluate("document.querySelector('brink-table').draw()")  # somebody comes in meanwhile
    page.locator(CANCEL).click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(button).to_be_focused()
    assert adviser.facts(table).status == "running"
    button.press("Enter")
    is_asked(page, language)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert adviser.facts(table).status == "running"
    button.click()
    page.locator(REALLY).click()
    wait_until(page, lambda: adviser.facts(table).status == "finished", "the war does not come")
    expect(page.locator(".banner")).to_contain_text(war_named)
    told = [words(language)[key] for key in ("outcome.you", "over")]
    expect(page.locator(".banner h2")).to_have_text(told[war[1] not in outcome.winners])
    last = adviser.chairs(table)[outcome.winners[-1]].name
    expect(page.locator(".banner > :is(h2, p)", has_text=last)).to_have_count(1)  # said once


def test_what_a_board_offers_asks_too_also_by_a_finger(
    open_page: OpenPage, served: Served, adviser: Adviser, war: tuple[Position, int]
) -> None:
    made, _ = brink_of_war(served, war)
    table = str(made["table"])
    page = open_page(address(made), size=PHONE)
    expect(page.locator(".vk-tray").locator(WARNED)).to_have_count(1)  # of all that is offered there, above it
    page.locator(".vk-tray-rest").click()
    is_asked(page, "en")
    page.locator(CANCEL).click()
    assert adviser.facts(table).status == "running"


def test_the_text_table_asks_too(
    open_page: OpenPage, served: Served, adviser: Adviser, war: tuple[Position, int]
) -> None:
    made, _ = brink_of_war(served, war)
    table = str(made["table"])
    page = open_page(address(made, "/text"))
    choice = page.locator("ol.choices [data-key='[\"rest\"]']")
    expect(choice.locator(WARNED)).to_have_count(1)
    choice.press("Enter")
    is_asked(page, "en")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert adviser.facts(table).status == "running"
    choice.press("Enter")
    page.locator(REALLY).press("Enter")
    wait_until(page, lambda: adviser.facts(table).status == "finished", "the war does not come")
