"""The board of Revenge of the Dictators as a thing to press: with the mouse, the keyboard and a finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brink.engine import Action, Match, State
from brink.engine.steps import key_of
from browser.advising import GAME, Adviser, Position, play_on, search, steady_choice
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, STEADY, place, wait_for_move

PHONE = (390, 844)


@pytest.fixture(scope="module")
def position() -> Position:
    """Seat 0 begins a turn: there are places to travel to, and a card that may not be played."""
    match = Match(GAME, 2, bytes(16))
    while not fits(match.state):
        match.act(steady_choice(match.state))
    return Position(match, len(match.moves), [])


def fits(state: State) -> bool:
    if GAME.to_act(state) != 0 or key_of(state.agenda[-1]) != "take-action":
        return False
    refused = [one for one in GAME.candidates(state) if one.verb == "play" and GAME.refusal(state, one)]
    return len(goals(state)) > 2 and bool(refused)


def goals(state: State) -> set[str]:
    """Where one may travel or fly to, as the page numbers it."""
    return {str(action.about["place"]) for action in GAME.legal(state) if action.verb in ("travel", "fly")}


def sit_down_at(
    open_page: OpenPage, served: Served, position: Position, size: tuple[int, int] = (1440, 900)
) -> tuple[Page, str]:
    made = play_on(served.url, position, [ANNA, STEADY])
    page = open_page(place(made), size=size)
    page.locator(".prompt.mine").wait_for()
    return page, str(made["table"])


def where(adviser: Adviser, table: str) -> str:
    state: Any = adviser.state(table)
    return str(state.places[0])


def test_just_the_legal_places_wear_a_ring_and_a_click_travels_there(
    open_page: OpenPage, served: Served, adviser: Adviser, position: Position
) -> None:
    page, table = sit_down_at(open_page, served, position)
    ringed = page.locator(".rd-place.rd-legal")
    expect(ringed.first).to_be_visible()
    covered = ringed.evaluate_all("""items => items.filter(item => {
        const wide = part => item.querySelector(part).getBoundingClientRect().width;
        return wide('.rd-dot') >= wide('.rd-ring');
    }).map(item => item.getAttribute('aria-label'))""")
    assert covered == []  # by what it goes around, where neighbours leave little room: Seattle, Vancouver
    found = set(ringed.evaluate_all("items => items.map(item => item.dataset.place)"))
    assert goals(adviser.state(table)) <= found <= goals(adviser.state(table)) | {where(adviser, table)}
    there = min(goals(adviser.state(table)), key=int)
    version = adviser.facts(table).version
    page.locator(f".rd-place[data-place='{there}'] .rd-hit").click()
    wait_for_move(page, adviser, table, version)
    assert adviser.facts(table).version > version


def test_the_keyboard_walks_from_one_ring_to_the_next_and_travels(
    open_page: OpenPage, served: Served, adviser: Adviser, position: Position
) -> None:
    page, table = sit_down_at(open_page, served, position)
    page.locator(".rd-place[tabindex='0']").focus()
    page.keyboard.press("n")
    first = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("n")
    second = page.evaluate("document.activeElement.dataset.place")
    legal = set(page.locator(".rd-place.rd-legal").evaluate_all("items => items.map(item => item.dataset.place)"))
    assert first != second
    assert {first, second} <= legal
    page.keyboard.press("Shift+N")
    assert page.evaluate("document.activeElement.dataset.place") == first
    version = adviser.facts(table).version
    page.keyboard.press("Enter")
    wait_for_move(page, adviser, table, version)


# As if one might only go to a place that is out of sight, or block a road that begins there.
ONLY_FAR_AWAY = """roads => {
    const { stage, session } = document.querySelector('brink-table');
    const map = document.querySelector('.rd-map').getBoundingClientRect();
    const hidden = ({ left, right, width }) => width > 0 && (left > map.right + 90 || right < map.left - 90);
    const out = [...document.querySelectorAll('.rd-place')].find(one => hidden(one.getBoundingClientRect()));
    const place = Number(out.dataset.place);
    const [place_a, place_b] = roads.find(ends => ends.includes(place)) ?? [];
    const message = structuredClone(session.message);
    const one = message.candidates.find(({ reason, about }) => !reason && 'place' in about);
    message.candidates = [roads.length
        ? { ...one, about: { place_a, place_b }, action: ['road', place_a, place_b] }
        : { ...one, about: { place }, action: ['travel', place] }];
    message.version += 1;
    for (const part of stage.drawn) part.update(message);
    return place;
}"""


def test_a_finger_reads_first_and_then_presses_the_button_on_the_slip(
    open_page: OpenPage, served: Served, adviser: Adviser, position: Position
) -> None:
    page, table = sit_down_at(open_page, served, position, PHONE)
    version = adviser.facts(table).version
    hits = page.locator(".rd-place.rd-legal .rd-hit")
    page.locator(".rd-place.rd-legal").first.wait_for()
    far = page.evaluate(ONLY_FAR_AWAY, [])
    expect(page.locator(f".rd-place[data-place='{far}']")).to_be_in_viewport()  # a small screen goes where one may
    page.reload()
    page.locator(".rd-place.rd-legal").first.wait_for()
    in_sight = hits.evaluate_all(
        """hits => hits.findIndex(one => {
            const {left, right, top, bottom} = one.getBoundingClientRect();
            return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === one;
        })"""
    )
    hits.nth(in_sight).tap()
    slip = page.locator(".rd-slip.rd-pinned")
    expect(slip.locator("strong")).not_to_be_empty()
    assert adviser.facts(table).version == version
    slip.locator(".rd-do").first.tap()
    wait_for_move(page, adviser, table, version)


def test_a_small_screen_goes_to_roads_too_and_stays_where_it_went_when_its_size_changes(
    open_page: OpenPage, served: Served, position: Position
) -> None:
    page, _ = sit_down_at(open_page, served, position, PHONE)
    page.locator(".rd-place.rd-legal").first.wait_for()
    page.evaluate(ONLY_FAR_AWAY, [[one.place_a, one.place_b] for one in position.match.state.pack.road_actions])
    road = page.locator(".rd-block.rd-legal")
    expect(road).to_have_count(1)
    expect(road).to_be_in_viewport()
    before = page.locator(".rd-map").evaluate("map => map.clientHeight")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1] - 60})
    page.wait_for_function("before => document.querySelector('.rd-map').clientHeight !== before", arg=before)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(road).to_be_in_viewport()


def test_a_card_that_may_not_be_played_says_why_and_does_nothing(
    open_page: OpenPage, served: Served, adviser: Adviser, position: Position
) -> None:
    page, table = sit_down_at(open_page, served, position)
    refused = page.locator(".rd-hand-card.rd-refused").first
    version = adviser.facts(table).version
    refused.click(force=True)
    expect(refused.locator(".rd-why")).to_be_visible()
    expect(refused.locator(".rd-why")).not_to_be_empty()
    assert adviser.facts(table).version == version


def test_only_the_card_under_the_pointer_takes_its_cursor(
    open_page: OpenPage, served: Served, position: Position
) -> None:
    """All within a card inherits it: a hand would be styled anew with each question."""
    page, _ = sit_down_at(open_page, served, position)
    card = page.locator(".rd-hand-card.rd-legal").first
    title = card.locator(".rd-card-title")
    expect(title).to_have_css("cursor", "default")
    card.hover()
    expect(title).to_have_css("cursor", "pointer")
    refused = page.locator(".rd-hand-card.rd-refused").first
    refused.hover(force=True)
    expect(refused).to_have_css("cursor", "default")
    expect(title).to_have_css("cursor", "default")


def answered(active: int) -> Position:
    """Seat 0 may answer a card, or an interruption, in the turn of this seat."""

    def fits(match: Match, at: int, state: Any) -> list[Action]:
        asked = GAME.to_act(state) == 0 and key_of(state.agenda[-1]) in ("card-announced", "interrupt-announced")
        if not asked or state.active != active or len(GAME.legal(state)) < 2:
            return []
        top = GAME.view(state, 0).table[-1]
        return GAME.legal(state) if active == 0 or "place" in top.will else []

    return search(0, fits)


def test_the_announced_card_lies_on_the_table_with_what_it_will_do(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page, table = sit_down_at(open_page, served, answered(1))
    state = adviser.state(table)
    top = GAME.view(state, 0).table[-1]
    played = page.locator(".rd-table .rd-tabled").last
    expect(played).to_be_visible()
    expect(played).to_have_attribute("data-card", str(top.card))
    expect(played.locator(".rd-card-text")).not_to_be_empty()
    where_to = adviser.game(table).teller("en", state.pack, []).name("place", top.will["place"])
    expect(played.locator(".rd-tabled-aims")).to_contain_text(where_to)
    prompt = GAME.decision(state, 0)
    expect(page.locator(".rd-table-text")).to_have_text(adviser.sentence(table, "en", prompt.key, prompt.args))
    expect(page.locator(f".rd-place[data-place='{top.will['place']}']")).to_have_class(re.compile("rd-aimed"))
    expect(page.locator("[data-key=until]")).to_be_visible()
    for wide in (1366, 1440):  # where there is little room Undo is a sign, elsewhere it is named
        page.set_viewport_size({"width": wide, "height": 768})
        undo = page.locator(".undo")
        assert undo.evaluate("one => one.querySelector('.icon').checkVisibility() || one.offsetWidth > 40"), wide
    expect(page.locator("[data-key=standing] option[value=until-my-turn]")).to_have_count(1)


# The same table with another question: what a decision on the way to an answer brings.
ASKED_ANEW = """() => {
    const {session} = document.querySelector('brink-table');
    session.take({...session.message, version: session.message.version + 1,
        prompt: {...session.message.prompt, text: 'And now?'}});
}"""


def test_a_card_on_the_table_stays_the_same_while_it_lies_there(open_page: OpenPage, served: Served) -> None:
    """To draw it anew is to lay out all that is printed on it; the focus stays on it, too."""
    page, _ = sit_down_at(open_page, served, answered(1))
    page.locator(".rd-table-card").last.focus()
    page.evaluate(ASKED_ANEW)
    expect(page.locator(".rd-table-text")).to_have_text("And now?")
    expect(page.locator(".rd-table-card").last).to_be_focused()


def test_passing_until_my_turn_is_not_offered_in_my_own(open_page: OpenPage, served: Served) -> None:
    page, _ = sit_down_at(open_page, served, answered(0))
    expect(page.locator(".rd-table")).to_be_visible()
    expect(page.locator("[data-verb=pass]")).to_be_visible()
    expect(page.locator("[data-key=until]")).to_have_count(0)
    expect(page.locator("[data-key=standing] option[value=pass]")).to_have_count(1)
    expect(page.locator("[data-key=standing] option[value=until-my-turn]")).to_have_count(0)
