"""A table that holds still: what ends a turn keeps its place and is never pressed by mistake; keys and costs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.advising import Adviser
from browser.conftest import OpenPage, Served
from browser.playing import (
    ANNA,
    QUICK,
    new_table,
    place,
    play_until_own_turn,
    sit_down,
    wait_for_move,
    wait_for_my_turn,
    wait_until,
)

END = '.closing .do[data-verb="end"]:not([aria-disabled])'
CANDIDATES = """async () => {
    const {actionList} = await import('/parts/actions.js');
    const {yours} = await import('/parts/seats.js');
    const one = (verb, card, more = {}) => ({
        action: [verb, card], text: `${verb} ${card}`, about: {card}, group: verb, heading: verb, label: `${card}`,
        closes: false, reason: null, ending: null, cost: '', ...more});
    const no = {reason: {text: 'no', rule: ''}}, over = {ending: {text: 'War', sure: false, asks: true, how: []}};
    const list = candidates => {
        const box = document.createElement('div');
        box.append(...actionList(candidates, {act: () => {}, busy: false}).choices);
        return box;
    };
    const seats = [{name: 'Anna'}, {name: 'Ben'}];
    const asked = (turn, window) => yours({prompt: {turn, window}, seats, seat: 0});
    return {
        groups: [...list([one('a', 1, no), one('a', 2, no), one('b', 1), one('b', 2)]).querySelectorAll('h4')].map(
            head => head.textContent),
        mixed: [...list([one('a', 1), one('a', 2, no), one('b', 1), one('b', 2, no)]).querySelectorAll('h4, .do')].map(
            part => part.textContent + (part.matches('.refused') ? ' no' : '')),
        above: [...list([one('a', 1), one('a', 2), one('rest', 0, {about: {}}),
            ...[1, 2, 3, 4, 5].map(n => one('b', n))]).querySelectorAll('.do')].map(button => button.dataset.verb),
        alone: [...list([one('a', 1, no), one('a', 2, no), one('draw', 1, {about: {}})]).querySelectorAll('.do')].map(
            button => button.dataset.verb ?? 'refused'),
        shared: [...list([1, 2].map(n => one('a', n, over))).querySelectorAll('.ending')].map(
            note => !!note.closest('button')),
        aloud: list([1, 2].map(n => one('a', n, over))).querySelectorAll('.do[aria-label*=War]').length,
        apart: [...list([one('a', 1, over), one('a', 2)]).querySelectorAll('.ending')].map(
            note => !!note.closest('button')),
        same: [...list([1, 2, 3, 4, 5].map(n => one('a', n, no))).querySelectorAll('summary')].map(
            line => line.textContent),
        cost: list([one('a', 1, {cost: '2 AP'}), one('a', 2)]).querySelectorAll('.cost').length,
        told: list([one('a', 1, {cost: '2 AP', text: '2 AP: a raid'})]).querySelectorAll('.cost').length,
        turns: [asked([0], false), asked([], false), asked([1], true), asked([1], false), asked([0], true)],
    };
}"""


# A few choices, and more than a few under a long heading: which are in sight, and where the rows are.
ON_A_PHONE = """async () => {
    const {actionList} = await import('/parts/actions.js');
    const one = (heading, label, reason = null) => ({
        action: [heading, label], text: label, about: {at: label}, group: heading, heading, label, reason,
        closes: false, ending: null, cost: ''});
    const no = {text: 'no', rule: ''}, towns = ['Flensburg', 'Hannover', 'Wolfsburg', 'Bielefeld', 'Duisburg'];
    const candidates = [
        ...['1: USA erhalten $1', '2: 1 Unruhe im Westen entfernen', '3: nichts'].map(text => one('Wohin', text)),
        one('Wohin', 'Nirgends', no),
        ...towns.map(town => one('Infrastruktur wiederherstellen', town)),
    ];
    const box = document.querySelector('.actions');
    box.replaceChildren(...actionList(candidates, {act: () => {}, busy: false}).choices);
    const panel = box.closest('.play-panel').getBoundingClientRect();
    const spot = part => part.getBoundingClientRect();
    const beside = part => spot(part).left >= 0 && spot(part).right <= innerWidth;
    const seen = part => beside(part) && spot(part).bottom <= panel.bottom;
    const [few, many, never] = [...box.querySelectorAll('.group')].map(group => [...group.querySelectorAll('.do')]);
    return {
        few: few.map(seen), more: many.map(beside), many: new Set(many.map(part => spot(part).top)).size,
        left: spot(many[0]).left, hand: spot(document.querySelector('.hand')).top,
        choices: spot(many[0]).bottom, never: never ? spot(never[0]).top : 0};
}"""


# How often each part was drawn again as it was, in the next decisions, and how many messages came.
NEEDLESS = """async parts => {
    const {session} = document.querySelector('brink-table'), found = {messages: 0};
    const html = nodes => [...nodes].map(node => node.outerHTML ?? node.data).join('');
    const asItWas = ({type, target, attributeName, oldValue, addedNodes, removedNodes}) => type === 'attributes'
        ? target.getAttribute(attributeName) === oldValue
        : addedNodes.length > 0 && html(addedNodes) === html(removedNodes);
    new MutationObserver(list => {
        for (const one of list)
            for (const part of parts)
                if (one.target.matches(part) && asItWas(one)) found[part] = (found[part] ?? 0) + 1;
    }).observe(document.body, {
        subtree: true, childList: true, attributeFilter: ['aria-label', 'fill'], attributeOldValue: true});
    session.addEventListener('change', () => { found.messages += 1; });
    for (let left = 9; left && session.message.status === 'running';) {
        if (session.mineToAct && !session.waiting) {
            left -= 1;  // the last time nothing is done: what was done before is answered
            if (left) session.act(session.message.legal[left % session.message.legal.length].action);
        }
        await new Promise(done => setTimeout(done, 30));
    }
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    return found;
}"""
# Some things fade in, and are painted so.
FADE = """async which => {
    for (const one of document.querySelectorAll(which)) one.animate([{opacity: 0}, {opacity: 1}], 5000);
    for (let n = 0; n < 5; n += 1) await new Promise(done => requestAnimationFrame(done));
}"""
SHELL = ("h1", ".prompt", ".story", ".chat")
ON_THE_MAP = """() => [...document.querySelectorAll('.vk-map-picture .vk-item, .vk-map-picture .vk-marks, .vk-area')]
    .map(one => [one.getAttribute('aria-label'), one.getAttribute('fill'), one.textContent])"""
COUNT = """() => {
    const {session} = document.querySelector('brink-table'), act = session.act.bind(session);
    window.acts = 0;
    session.act = action => { window.acts += 1; act(action); };
}"""


def in_turn(open_page: OpenPage, served: Served, **how: Any) -> tuple[Page, str]:
    page = sit_down(open_page, served, **how)
    play_until_own_turn(page)
    return page, page.url.split("/table/")[1].split("?")[0]


def version(adviser: Adviser, table: str) -> int:
    return adviser.facts(table).version


def test_what_can_be_done_comes_first_and_what_all_have_in_common_is_said_once(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    found = page.evaluate(CANDIDATES)
    assert found["groups"] == ["b", "a"]
    assert found["mixed"] == ["a", "1", "b", "1", "a", "2 no", "b", "2 no"], "what cannot is below"
    assert found["above"] == ["a", "a", "rest", *"bbbbb"], "what changes the question is below a long list"
    assert found["alone"][0] == "draw"  # what can be done is seen without scrolling
    assert (found["shared"], found["apart"]) == ([False], [True])
    assert found["aloud"] == 2, "whoever hears a button hears what it ends"
    assert found["same"] == ["no (5)"], "why not stands once, over all of them"
    assert (found["cost"], found["told"]) == (1, 0)
    inside = "You are asked, in the turn of Ben"
    assert found["turns"] == ["Your turn", "Your turn", inside, inside, "You may answer"]


def test_on_a_phone_a_few_choices_are_all_in_sight_and_long_headings_stand_above(
    open_page: OpenPage, served: Served
) -> None:
    """They stood in a row that went on beyond the edge, beside headings that took half of it."""
    made = new_table(served, [ANNA, QUICK], game="volk")
    page = open_page(place(made), lang="de", size=(390, 844))
    wait_for_my_turn(page)
    page.locator(".vk-map-picture").wait_for()
    found = page.evaluate(ON_A_PHONE)
    assert found["few"] == [True, True, True]
    assert found["many"] == 1, "many go on sideways: the hand is near"
    assert found["more"][:2] == [True, True]
    assert found["left"] < 20
    assert found["choices"] < found["hand"] < found["never"]


def test_an_action_says_what_it_costs(open_page: OpenPage, served: Served) -> None:
    page, _ = in_turn(open_page, served)
    flights = page.locator('.group:has(.do[data-verb="fly"]) .cost')
    expect(flights).to_have_text("1 action")  # said once; Augusto flies for less
    expect(page.locator('.do[data-verb="draw"] .cost')).to_have_text("1 action")
    expect(page.locator(f"{END} .cost")).to_have_count(0)


def test_letters_never_play_what_has_the_focus_and_e_ends_the_turn(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page, table = in_turn(open_page, served)
    before = version(adviser, table)
    for letter in "abhlrgwxp":
        page.keyboard.press("1")
        expect(page.locator("[data-number='1']")).to_be_focused()
        page.keyboard.press(letter)
    page.wait_for_timeout(300)
    assert version(adviser, table) == before
    page.keyboard.press("e")
    wait_for_move(page, adviser, table, before)


@pytest.mark.parametrize("game", ["dictators", "volk", "twogm"])
def test_h_leads_to_the_hand(open_page: OpenPage, served: Served, game: str) -> None:
    options = {"scenario": "bastogne"} if game == "twogm" else {}  # in an open battle one bids before there is a hand
    page = open_page(place(new_table(served, [ANNA, QUICK], game=game, options=options)))
    page.locator(":is(.hand, [data-hand]) li").first.wait_for()
    page.keyboard.press("h")
    expect(page.locator(":is(.hand, [data-hand]):focus-within")).to_have_count(1)


def test_keys_are_printed_on_buttons_unless_one_does_not_want_it(open_page: OpenPage, served: Served) -> None:
    page, _ = in_turn(open_page, served)
    printed = """([button, key]) => {
        const found = document.querySelector(button);
        return found && getComputedStyle(found, '::before').content === key;
    }"""  # buttons are drawn anew with each view
    for button, key in ((END, '"e"'), (".do[data-number='1']", '"1"'), (".undo", '"u"')):
        page.wait_for_function(printed, arg=[button, key])
    page.locator("[data-key=gear]").click()
    page.get_by_label("Not printed").check()
    page.wait_for_function(printed, arg=[END, "none"])


def places(page: Page) -> object:
    """Of both buttons at one moment: they are drawn anew with each view."""
    both = f"[...document.querySelectorAll({json.dumps(f'.undo, {END}')})]"
    page.wait_for_function(f"() => {both}.length === 2")
    return page.evaluate(f"() => {both}.map(one => one.getBoundingClientRect().toJSON())")


def test_undo_and_the_end_of_the_turn_keep_their_place(open_page: OpenPage, served: Served) -> None:
    page, _ = in_turn(open_page, served, size=(1366, 681))
    before = places(page)
    page.locator('.do[data-verb="fly"]').first.click()
    page.locator('.do[data-verb="fly"]').first.wait_for(state="detached")
    play_until_own_turn(page)
    assert places(page) == before


@pytest.mark.parametrize("size", [(1366, 681), (390, 844)])
def test_undo_keeps_its_place_when_done_appears_beside_a_hint(
    open_page: OpenPage, served: Served, size: tuple[int, int]
) -> None:
    """What found no room beside it pushed it into another row."""
    made = new_table(served, [ANNA, QUICK], game="volk", settings={"hints": True})
    page = open_page(place(made), lang="de", size=size)
    wait_for_my_turn(page)
    page.locator(".vk-map-picture").wait_for()
    undo = page.locator("[data-key=undo]")
    expect(page.locator(".closing .do")).to_have_count(0)
    before = undo.bounding_box()
    assert before
    page.locator(".do[data-verb=build]").first.click()
    expect(page.locator(".closing .do[data-verb=done]")).to_be_visible()
    after = undo.bounding_box()
    assert after
    ends = [(box["x"] + box["width"], box["y"] + box["height"]) for box in (before, after)]
    assert ends[0] == ends[1]


def test_the_second_half_of_a_double_click_is_not_for_the_next_question(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    made = new_table(served, [ANNA, QUICK], game="twogm", options={"scenario": "bastogne"})
    page = open_page(place(made))
    wait_for_my_turn(page)
    page.locator(".gm-field-picture").wait_for()  # until then all is drawn once more
    before = version(adviser, made["table"])
    page.evaluate(COUNT)
    spot = wait_until(page, page.locator(".closing .do").first.bounding_box, "nothing closes the decision")
    page.mouse.move(spot["x"] + 20, spot["y"] + 15)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    wait_for_move(page, adviser, made["table"], before)
    wait_for_my_turn(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(200)
    assert page.evaluate("acts") == 1


def test_a_press_that_was_begun_for_another_question_counts_for_none(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """The phase ends while the button is held down: here by the same seat in another window."""
    made = new_table(served, [ANNA, QUICK])
    first = open_page(place(made))
    play_until_own_turn(first)
    second = open_page(place(made))
    second.locator(END).wait_for()
    spot = first.locator(END).bounding_box()
    assert spot
    first.mouse.move(spot["x"] + 20, spot["y"] + 15)
    first.evaluate(COUNT)
    first.mouse.down()
    before = version(adviser, made["table"])
    second.locator('.do[data-verb="draw"]').click()
    wait_for_move(second, adviser, made["table"], before)
    heard = "() => document.querySelector('brink-table').session.message.version"
    wait_until(first, lambda: first.evaluate(heard) > before, "it was not heard of")
    first.mouse.up()
    first.wait_for_timeout(300)
    assert first.evaluate("acts") == 0


def pull_with_a_finger(page: Page, way: int) -> None:
    page.locator(".handle").tap(trial=True)  # once it stands still
    box = page.locator(".handle").bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 6):
        at = {"x": x, "y": y + way * part / 5}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_on_a_phone_a_finger_pulls_the_sheet(open_page: OpenPage, served: Served) -> None:
    page, _ = in_turn(open_page, served, size=(390, 844))
    table = page.locator("brink-table")
    page.locator(".handle").tap()  # first: right after a pull the browser takes a tap for its end
    expect(table).to_have_attribute("data-sheet", "full")
    for way, size in ((150, "half"), (150, "low"), (-150, "half"), (-150, "full")):
        pull_with_a_finger(page, way)
        expect(table).to_have_attribute("data-sheet", size)


def test_on_a_phone_the_sheet_stays_as_low_as_one_left_it(open_page: OpenPage, served: Served) -> None:
    page, _ = in_turn(open_page, served, size=(390, 844))
    for _ in range(2):  # half, full, low
        page.locator(".handle").click()
    expect(page.locator("brink-table")).to_have_attribute("data-sheet", "low")
    before = page.locator(".rail").bounding_box()
    page.locator(END).click()
    wait_for_my_turn_low(page)
    expect(page.locator("brink-table")).to_have_attribute("data-sheet", "low")
    assert page.locator(".rail").bounding_box() == before
    lines = "box => { box.querySelector('p').textContent = 'Zeile für Zeile '.repeat(6); return box.scrollHeight; }"
    prompt = page.locator(".prompt")
    assert prompt.evaluate(lines) <= prompt.evaluate("box => box.clientHeight"), "three lines are read whole"


def wait_for_my_turn_low(page: Page) -> None:
    """The next question, whichever it is."""
    page.locator(".closing .do").first.wait_for()


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("volk", ("g.vk-item", "path.vk-area", ".vk-wall", ".vk-wall-word", ".vk-inset .vk-marks g", ".vk-head")),
        ("twogm", ("g.gm-space", ".gm-hand-title h3")),
        ("dictators", (".rd-status", ".rd-mini", ".tools")),
    ],
)
def test_what_has_not_changed_is_not_drawn_again(
    game: str, parts: tuple[str, ...], open_page: OpenPage, served: Served
) -> None:
    """It would be laid out and painted again, and somebody who reads or points at it would be disturbed."""
    made = new_table(served, [ANNA, QUICK], game=game)
    page = open_page(place(made))
    wait_for_my_turn(page)
    found = page.evaluate(NEEDLESS, [*SHELL, *parts])
    messages = found.pop("messages")
    assert messages >= 8
    assert {part: count for part, count in found.items() if count > messages / 3} == {}


def test_what_moves_on_a_board_breaks_it_into_few_layers(open_page: OpenPage, served: Served) -> None:
    """Each piece that fades in, and what is painted after it, would be a layer of its own, made while one waits."""
    made = new_table(served, [ANNA, QUICK], game="volk")
    page = open_page(place(made))
    wait_for_my_turn(page)
    page.locator(".vk-site").first.wait_for()
    line = page.context.new_cdp_session(page)
    layers: list[int] = []
    line.on("LayerTree.layerTreeDidChange", lambda told: layers.append(len(told.get("layers", []))))
    line.send("LayerTree.enable")
    page.evaluate(FADE, ".vk-site, .vk-marks")
    page.wait_for_timeout(500)  # it is told of them after they were made
    assert 0 < max(layers) < 60


def test_a_map_that_was_drawn_move_by_move_is_as_one_drawn_at_once(open_page: OpenPage, served: Served) -> None:
    """What is left alone because nothing of it has changed has indeed not changed."""
    made = new_table(served, [ANNA, QUICK], game="volk")
    page = open_page(place(made))
    wait_for_my_turn(page)
    at_first = page.evaluate(ON_THE_MAP)
    page.evaluate(NEEDLESS, [])
    wait_for_my_turn(page)
    by_moves = page.evaluate(ON_THE_MAP)
    assert by_moves != at_first
    page.reload()
    wait_for_my_turn(page)
    wait_until(page, lambda: page.evaluate(ON_THE_MAP) == by_moves, "something on the map was left as it had been")
