"""The list of actions says what the server says: its groups, headings and labels, and what ends the decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from brink.engine.registry import find_game
from browser.conftest import OpenPage, Served
from browser.playing import (
    ANNA,
    QUICK,
    new_table,
    place,
    play_until_own_turn,
    sit_down,
    start_against_bots,
    wait_for_my_turn,
)
from browser.test_words import words

LIST = """async () => {
    const {actionList} = await import('/parts/actions.js');
    const one = (verb, about, heading, label, more = {}) => ({
        action: [verb, ...Object.values(about)], text: `${verb} as a whole ${label}`, about, group: verb,
        heading, label, closes: false, reason: null, ...more});
    const decides = (side, label) => one('place', {province: side}, 'Place 1 unrest', label);
    const no = {reason: {text: 'no', rule: ''}};
    const candidates = [
        one('quit', {}, '', '', {closes: true}),
        decides(0, 'West (East decides)'), decides(1, 'East (West decides)'),
        one('move', {card: 1}, '', 'a'), one('move', {card: 2}, '', 'b'), one('rest', {}, '', ''),
        one('build', {site: 4}, 'Build in', 'Kiel'),
        one('line', {line: 5}, 'Lay', 'Ulm – Mainz'), one('half', {line: 6, site: 7}, 'Lay', 'Ulm – Kiel, at Kiel'),
        one('raise', {card: 1}, 'Raise in', 'Rome'), one('raise', {card: 2}, 'Raise in', 'Pisa', no),
        one('raise', {card: 3}, 'Raise twice in', 'Bonn'), one('raise', {card: 4}, 'Raise twice in', 'Jena'),
        {...one('draw', {}, '', ''), leads: true}, {...one('go', {site: 9}, 'Go to', 'Linz'), cost: '1 AP'},
        {...one('go', {site: 8}, 'Go to', 'Graz'), cost: '1 AP'},
        {...one('go', {site: 7}, 'Go to', 'Wien'), cost: '1 AP'},
    ];
    const {choices, closing} = actionList(candidates, {act: () => {}, busy: false, held: one => 'card' in one.about});
    const told = group => [
        group.querySelector('h4')?.textContent ?? '', [...group.querySelectorAll('button')].map(b => b.textContent),
        group.classList.contains('of-hand')];
    return [...choices, closing].map(told);
}"""
AGAIN = """async () => {
    const {actionList} = await import('/parts/actions.js');
    const {Kept} = await import('/lib/dom.js');
    const kept = new Kept();
    const done = [];
    const one = heading => label => ({
        action: [heading, label], text: `${heading} ${label}`, about: {place: label}, group: heading, heading, label,
        closes: false, reason: null});
    const [lay, raise] = [one('Lay'), one('Raise')];
    const how = {act: action => done.push(action), busy: false, kept};
    const list = (...candidates) => actionList(candidates, how).choices;
    const first = list(lay('a'), lay('b'), raise('c'), raise('d'));
    const second = list(lay('a'), lay('b'), raise('c'), raise('e'));
    const third = list(lay('a'), lay('b'), lay('f'), raise('c'), raise('e'));
    const buttons = group => [...group.querySelectorAll('button')];
    const told = groups => groups.map(group => buttons(group).map(one => one.dataset.number + one.textContent));
    buttons(second[0])[0].click();
    return {same: second.map((group, n) => group === first[n]), second: told(second), third: told(third), done};
}"""
# Roads of which three are blocked; what is left of them when one has typed.
SOUGHT = """async () => {
    const {actionList} = await import('/parts/actions.js');
    const no = {reason: {text: 'no', rule: ''}};
    const road = (n, more = {}) => ({
        action: ['block', n], text: `Block ${n}`, about: {road: n}, group: 'block', heading: 'Road',
        label: `Ulm – Kiel ${n}`, closes: false, reason: null, ...more});
    const all = Array.from({length: 30}, (_, n) => road(n, n % 10 === 3 ? no : {}));
    const root = document.createElement('div');
    root.append(...actionList(all, {act: () => {}, busy: false}).choices);
    document.body.append(root);
    const field = root.querySelector('input');
    field.value = 'kiel 2';
    field.dispatchEvent(new Event('input'));
    const seen = [...root.querySelectorAll('button')].filter(one => !one.hidden).map(one => one.textContent.slice(-2));
    root.remove();
    return seen;
}"""
REFILLED = """async () => {
    const {h, refill} = await import('/lib/dom.js');
    const [root, stays] = [h('div', null), h('button', null, 'stays')];
    document.body.append(root);
    refill(root, 'before', stays, h('b', null, 'goes'));
    stays.focus();
    const watch = new MutationObserver(() => {});
    watch.observe(root, {childList: true});
    refill(root, h('i', null, 'new'), stays, 'after');
    const moved = watch.takeRecords().some(one => [...one.removedNodes, ...one.addedNodes].includes(stays));
    const now = [...root.childNodes].map(one => one.textContent);
    const focused = document.activeElement === stays;
    root.remove();
    return {moved, now, focused};
}"""
HELP = ".rules-panel .prose"


def test_groups_headings_and_labels_are_those_of_the_server(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    assert page.evaluate(LIST) == [
        ["", ["draw as a whole "], False],
        ["Place 1 unrest", ["West (East decides)", "East (West decides)"], False],
        ["", ["move as a whole a", "move as a whole b"], True],
        ["Lay", ["Ulm – Mainz", "Ulm – Kiel, at Kiel"], False],
        ["Raise in", ["Rome"], True],
        ["Raise twice in", ["Bonn", "Jena"], True],
        ["Go to 1 AP", ["Linz", "Graz", "Wien"], False],  # what all of them cost is said once
        ["", ["build as a whole Kiel", "rest as a whole "], False],
        ["Raise in", ["Pisa"], True],
        ["", ["quit as a whole "], False],
    ]


def test_a_group_in_which_nothing_has_changed_is_not_made_anew(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    found = page.evaluate(AGAIN)
    assert found["same"] == [True, False]
    assert found["second"] == [["1a", "2b"], ["3c", "4e"]]
    assert found["third"] == [["1a", "2b", "3f"], ["4c", "5e"]], "a number that is another is a change too"
    assert found["done"] == [["Lay", "a"]], "and it is pressed once"


def test_whoever_types_reads_only_what_fits_also_of_what_cannot_be_had(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    assert page.evaluate(SOUGHT) == [" 2", "20", "21", "22", "24", "25", "26", "27", "28", "29", "23"]


def test_what_is_given_again_stays_where_it_is_and_keeps_the_focus(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    assert page.evaluate(REFILLED) == {"moved": False, "now": ["new", "stays", "after"], "focused": True}


def test_links_inside_the_help_lead_to_their_paragraph(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    page.locator("[data-tab=rules]").click()
    page.locator(f"{HELP} a[data-anchor=reading]").first.click()
    expect(page.locator(f"{HELP} .target")).to_have_id("reading")
    expect(page.locator(".subtabs [aria-pressed=true]")).to_have_attribute("data-key", "rulings")
    expect(page.locator(f"{HELP} .target")).to_be_in_viewport()
    assert "/table/" in page.url, "the address belongs to the shell"


# How much of the choices is out of sight, and how much more room the log has than the least that it needs: for all of
# them, and for one less after the other.
CUT_AND_SPARE = """() => {
    const [list, log] = ['.actions', '.tab-body'].map(one => document.querySelector(one));
    const least = parseFloat(getComputedStyle(log).minHeight), found = [], one = list.querySelector('.do');
    one.parentElement.append(...Array.from({length: 24}, () => one.cloneNode(true))); // more than there is room for
    for (let rest = [...list.querySelectorAll('.do')]; rest.length; rest.pop().remove()) {
        const spare = Math.floor(log.getBoundingClientRect().height - least);
        found.push([list.scrollHeight - list.clientHeight, spare]);
    }
    return found;
}"""


@pytest.mark.parametrize("size", [(1366, 681), (1920, 970)])
def test_no_choice_is_out_of_sight_while_the_log_has_room(
    open_page: OpenPage, served: Served, size: tuple[int, int]
) -> None:
    page = sit_down(open_page, served, size=size)
    play_until_own_turn(page)
    found = page.evaluate(CUT_AND_SPARE)
    assert [(cut, spare) for cut, spare in found if cut > 0 and spare > 0] == []
    assert {cut > 0 for cut, _ in found} == {True, False}


# The bar that closes a decision, with these buttons as the shell makes them; how many rows it has.
ROWS = """([ends, hint]) => {
    const bar = document.querySelector('.closing');
    const make = (className, textContent) =>
        Object.assign(document.createElement('button'), { className, textContent });
    const chips = Object.assign(document.createElement('div'), { className: 'chips' });
    chips.append(...ends.map(text => make('do do-close', text)));
    for (const one of chips.children) one.dataset.cap = 'e';
    const group = Object.assign(document.createElement('div'), { className: 'group group-close few' });
    group.append(chips);
    const undo = bar.querySelector('.undo:not(.ask-hint)');
    bar.classList.toggle('with-until', ends.length > 1);
    bar.replaceChildren(group, ...(hint ? [make('undo ask-hint', hint)] : []), undo);
    return new Set([...bar.querySelectorAll('button')].map(one => Math.round(one.getBoundingClientRect().bottom))).size;
}"""


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", "End Deployment"),
        ("de", "Aufstellung beenden"),
        ("nl", "Beweging beëindigen"),
        ("es", "Terminar Movimiento"),
    ],
)
def test_what_closes_a_decision_stands_in_one_row(open_page: OpenPage, served: Served, lang: str, end: str) -> None:
    """In German, Dutch and Spanish it stood in two, and took as much from what one may do."""
    shell = words(lang)
    page = open_page(place(new_table(served, [ANNA, QUICK])), lang=lang, size=(1440, 757))
    wait_for_my_turn(page)
    assert page.evaluate(ROWS, [[end], shell["hint"]]) == 1
    passes = find_game("dictators").texts(lang).render("do-pass")
    assert page.evaluate(ROWS, [[passes, shell["standing.until-my-turn"]], ""]) == 1
