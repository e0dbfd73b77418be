"""The list of actions says what the server says: its groups, headings and labels, and what ends the decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import OpenPage, Served
from browser.playing import play_until_own_turn, sit_down, start_against_bots

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
    ];
    const {choices, closing} = actionList(candidates, {act: () => {}, busy: false, held: one => 'card' in one.about});
    const told = group => [
        group.querySelector('h4')?.textContent ?? '', [...group.querySelectorAll('button')].map(b => b.textContent),
        group.classList.contains('of-hand')];
    return [...choices, closing].map(told);
}"""
HELP = ".rules-panel .prose"


def test_groups_headings_and_labels_are_those_of_the_server(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    assert page.evaluate(LIST) == [
        ["Place 1 unrest", ["West (East decides)", "East (West decides)"], False],
        ["", ["move as a whole a", "move as a whole b"], True],
        ["Lay", ["Ulm – Mainz", "Ulm – Kiel, at Kiel"], False],
        ["Raise in", ["Rome"], True],
        ["Raise twice in", ["Bonn", "Jena"], True],
        ["", ["build as a whole Kiel", "rest as a whole "], False],
        ["Raise in", ["Pisa"], True],
        ["", ["quit as a whole "], False],
    ]


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
    const least = parseFloat(getComputedStyle(log).minHeight), found = [];
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
