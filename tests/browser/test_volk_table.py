"""The table of Wir sind das Volk! and 2+2: a decade's end, the card that is played, rows of cards, what is in view."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import closely
from brink.engine import Match
from brink.engine.registry import find_game
from brink.engine.steps import key_of
from browser.advising import Adviser, Position, as_key, import_game, play_on, steady_choice
from browser.conftest import OpenPage, Served, violations
from browser.overlaps import STILL, overlaps
from browser.playing import ANNA, STEADY, place, wait_for_move

PLAYERS = {"volk": 2, "twoplustwo": 4}
LAPTOPS = [(1366, 681), (1440, 757)]
SIZES = [*LAPTOPS, (1920, 970), (1024, 768)]
PHONE = (390, 844)
# A long name of the phase, and some more of what happened in it.
ONE_ROW = """list => {
    list.querySelector('.vk-now span').textContent = 'Kosten der Staatsgewalt';
    return new Set([...list.querySelectorAll('li')].map(one => one.getBoundingClientRect().top)).size;
}"""
WHOLE = """(box, sentences) => {
    const line = document.createElement('p');
    line.textContent = 'A sentence about what came of it. '.repeat(sentences);
    box.replaceChildren(line, line.cloneNode(true));
    return box.scrollHeight <= box.clientHeight + 1;
}"""
GROWN = """goal => {
    const before = goal.offsetHeight;
    goal.querySelector('span').textContent = 'Der Osten bräche zusammen. '.repeat(9);
    return goal.offsetHeight - before;
}"""
CUT = """(name, text) => {
    name.textContent = text;
    return name.scrollHeight > name.clientHeight + 1;
}"""
# Titles of which somebody else's card hides a part; and whether all of a card is seen, down to its foot.
COVERED = """titles => titles.filter(one => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return ![top + 4, bottom - 2].every(y => one.contains(document.elementFromPoint(left + 6, y)));
}).map(one => one.textContent)"""
FOOT = """card => {
    const { left, bottom } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + 8, bottom - 5));
}"""
BAND: Any = {"x": 20, "y": 12}  # this part of a card is in sight also where it lies under others
MOVING = "localStorage['brink.settings'] = JSON.stringify({motion: 'on', name: 'Anna'})"
# What lies over what on the map, in square pixels: names, buttons and boxes over places, plates and one another. In
# each city a factory is thought of. What floats over a map that can be moved is asked about only on large screens.
OVERLAPS = """(floating) => {
    const box = (element) => element.getBoundingClientRect();
    const cut = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const sites = [...document.querySelectorAll('.vk-site')].map((one) => ({
        name: one.querySelector('.vk-label').textContent,
        body: box(one.querySelector('.vk-site-body')), label: box(one.querySelector('.vk-label')),
        badge: one.querySelector('.vk-exporter circle'),
    }));
    const lying = ['.vk-inset-frame', '.vk-plate:not(.vk-cap-box)', '.vk-province-name tspan'];
    const over = [...lying, ...(floating ? ['.vk-status', '.vk-bar', '.vk-map-buttons'] : [])]
        .flatMap((name) => [...document.querySelectorAll(name)].map((one) =>
            ({ name: `${name} ${name.endsWith('tspan') ? one.textContent : ''}`, box: box(one) })));
    const found = [];
    const note = (a, b, size) => size > 12 && found.push(`${a} / ${b}: ${Math.round(size)}`);
    for (const one of sites) {
        for (const other of sites) if (one !== other) {
            note(`label ${one.name}`, other.name, cut(one.label, other.body));
            note(`label ${one.name}`, `label ${other.name}`, cut(one.label, other.label));
        }
        if (one.badge) note(`label ${one.name}`, 'its badge', cut(one.label, box(one.badge)));
        for (const { name, box } of over) {
            note(`label ${one.name}`, name, cut(one.label, box));
            note(one.name, name, cut(one.body, box));
        }
    }
    const plates = over.filter(({ name }) => name.startsWith('.vk-plate')).map((one) => one.box);
    for (const one of document.querySelectorAll('.vk-line .vk-piece')) {
        const there = one.getScreenCTM();
        const hidden = [-12, -6, 0, 6, 12].map((x) => new DOMPoint(x, 0).matrixTransform(there)).filter(({ x, y }) =>
            plates.some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom));
        const line = one.parentNode.getAttribute("aria-label").slice(0, 30);
        if (hidden.length > 1) found.push(`piece under a plate: ${line}`);
    }
    const left = box(document.querySelector('.vk-map')).left;
    if (floating) for (const one of document.querySelectorAll('.vk-map .vk-supply'))
        if (box(one).left < left) found.push(`cut off at the left: ${Math.round(left - box(one).left)}`);
    return found;
}"""


@cache
def moves_of_the_first_decade(name: str) -> tuple[tuple[int, int, str], ...]:
    """Of a game between steady bots, for each move: who was asked, in which phase, and what."""
    game = find_game(name)
    match = Match(game, PLAYERS[name], bytes(16))
    asked = []
    while match.state.decade < 2:
        asked.append((game.to_act(match.state), match.state.phase, key_of(match.state.agenda[-1])))
        match.act(steady_choice(match.state, game))
    return tuple(asked)


def played_to(name: str, moves: int) -> Position:
    game = find_game(name)
    match = Match(game, PLAYERS[name], bytes(16))
    for _ in range(moves):
        match.act(steady_choice(match.state, game))
    return Position(match, moves, [])


def first_asked(name: str, step: str, seat: int = 0, ending: bool = False) -> Position:
    """In the first decade, or at the end of one, whichever it is and in which game."""
    if ending:
        return steady_position(name, lambda state: state.phase and key_of(state.agenda[-1]).startswith(step))
    asked = moves_of_the_first_decade(name)
    return played_to(name, next(at for at, (who, _, key) in enumerate(asked) if who == seat and key.startswith(step)))


def steady_position(name: str, fits: Callable[[Any], object]) -> Position:
    """Of games between steady bots, the first that fits."""
    game = find_game(name)
    for number in count():
        match = Match(game, PLAYERS[name], number.to_bytes(16, "big"))
        while not match.over:
            if fits(match.state):
                return Position(match, len(match.moves), [])
            match.act(steady_choice(match.state, game))
    raise AssertionError


def sit_down(open_page: OpenPage, served: Served, name: str, position: Position, seat: int = 0, **how: Any) -> Any:
    """The page of this seat, and the table."""
    seats = [ANNA if at == seat else STEADY for at in range(PLAYERS[name])]
    made = play_on(served.url, position, seats)
    page = open_page(place(made), **how)
    page.locator(".prompt.mine").wait_for()
    page.locator(".vk-map-picture").wait_for()
    return page, str(made["table"])


def do_as_a_steady_player(page: Page, adviser: Adviser, table: str) -> None:
    version, action = adviser.facts(table).version, adviser.best(table)
    page.locator(f".do[data-key='act {as_key(action)}']:not([aria-disabled])").click()
    wait_for_move(page, adviser, table, version)


# -- the end of a decade --------------------------------------------------------------------------------------------


def last_decision_at_the_end(name: str) -> tuple[Position, int]:
    """After it the decade is over; and whose it is."""
    asked = moves_of_the_first_decade(name)
    return played_to(name, len(asked) - 1), asked[-1][0]


@pytest.mark.parametrize("name", ["volk", "twoplustwo"])
def test_the_end_of_a_decade_closes_with_a_page_that_stays_and_can_be_walked_through(
    open_page: OpenPage, served: Served, adviser: Adviser, axe: str, name: str
) -> None:
    """With still pictures the page is there at once, whoever decided last."""
    position, seat = last_decision_at_the_end(name)
    page, table = sit_down(open_page, served, name, position, seat, size=(1366, 681))
    assert page.locator(".vk-ending-list").evaluate(ONE_ROW) == 1
    sentences = 5 if name == "volk" else 3  # in 2+2 the head needs the height; the rest is in the log
    assert page.locator(".vk-said").evaluate(WHOLE, sentences), "what happened is cut"
    do_as_a_steady_player(page, adviser, table)
    chapter = page.locator(".vk-chapter")
    expect(chapter).to_be_visible()
    expect(chapter.locator("h2")).to_contain_text("Decade I")
    phases = 10 if name == "volk" else 13
    expect(chapter.locator(".vk-phase-row")).to_have_count(phases)
    expect(chapter.locator(".vk-phase-row").filter(has_text="Prestige")).not_to_contain_text("Prestige:")
    expect(chapter.locator(".vk-numbers tbody tr").first).to_contain_text("/4")
    expect(chapter).to_contain_text("Decade II begins.")
    assert violations(page, axe, ".vk-chapter") == []
    chapter.get_by_role("button", name="Phase by phase").click()
    for at in range(phases):
        expect(chapter.locator("header small")).to_contain_text(f"{at + 1}/{phases}")
        expect(chapter.locator(".vk-why")).not_to_be_empty()
        chapter.get_by_role("button", name="Next").click()
    expect(chapter.locator("h2")).to_contain_text("Decade I")
    chapter.get_by_role("button", name="Close").click()
    expect(chapter).to_be_hidden()
    sheet = page.locator(".table")
    expect(sheet).to_have_attribute("data-sheet", "half")
    page.locator(".vk-again").click()
    expect(chapter).to_be_visible()
    expect(sheet).to_have_attribute("data-sheet", "low")  # on a phone the page has the room
    do_as_a_steady_player(page, adviser, table)
    expect(chapter).to_be_hidden()
    expect(sheet).to_have_attribute("data-sheet", "half")


def test_the_phases_show_themselves_and_one_press_leads_to_the_end(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    position, seat = last_decision_at_the_end("volk")
    page, table = sit_down(open_page, served, "volk", position, seat, before=lambda page: page.evaluate(MOVING))
    do_as_a_steady_player(page, adviser, table)
    chapter = page.locator(".vk-chapter")
    expect(chapter.locator(".vk-why")).to_be_visible()
    chapter.get_by_role("button", name="To the result").click()
    expect(chapter.locator("h2")).to_contain_text("Decade I")
    expect(chapter.locator(".vk-why")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(chapter).to_be_hidden()


def test_a_decision_within_the_end_of_a_decade_is_not_held_up_and_has_its_numbers_beside_it(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    asked = moves_of_the_first_decade("volk")
    at = next(at for at, (who, phase, _) in enumerate(asked) if who == 0 and phase == 1)
    page, table = sit_down(open_page, served, "volk", played_to("volk", at), size=LAPTOPS[0])
    expect(page.locator(".vk-chapter")).to_be_hidden()
    expect(page.locator(".vk-said")).to_contain_text("Flight level")
    expect(page.locator(".vk-site.vk-legal, .vk-line.vk-legal").first).to_be_visible()
    page.locator(".vk-again").click()
    page.get_by_role("button", name="Phase by phase").click()
    expect(page.locator(".vk-chapter header small")).to_contain_text("1/10")  # of all, also of those to come
    page.get_by_role("button", name="To the decision").click()
    card = page.locator(".vk-part-hand .vk-card").first
    before = card.evaluate("one => one.offsetWidth")
    page.locator(".vk-said").evaluate("one => one.replaceChildren()")
    page.evaluate(STILL)
    assert card.evaluate("one => one.offsetWidth") == before, "the hand grows and shrinks with what is told above it"
    do_as_a_steady_player(page, adviser, table)


def test_a_replay_stops_at_the_phases_and_goes_on(open_page: OpenPage, served: Served) -> None:
    match = Match(find_game("volk"), 2, bytes([18]) * 16)  # it is short
    while not match.over:
        match.act(steady_choice(match.state, match.game))
    again = Match(match.game, 2, bytes([18]) * 16)
    at = 0
    while not again.state.phase:
        again.act(steady_choice(again.state, again.game))
        at += 1
    page = open_page(f"#/replay/{import_game(served.url, match)}?at={at - 1}", size=(1366, 681))
    page.locator(".vk-map-picture").wait_for()
    for land in page.locator(".vk-area-SH, .vk-area-BY, .vk-area-SN").all():
        expect(land).to_be_in_viewport(ratio=0.9)  # all of the map is seen
    expect(page.locator(".vk-label").first).to_be_visible()
    expect(page.locator(".scrub-bar output")).to_contain_text(f"{at - 1} /")
    page.locator(".scrub-bar button").nth(3).click()
    expect(page.locator(".vk-again")).to_be_visible()
    page.locator(".vk-again").click()
    expect(page.locator(".vk-chapter h2")).to_be_visible()
    page.locator(".scrub-bar button").nth(1).click()
    expect(page.locator(".vk-chapter")).to_be_hidden()


# -- cards ----------------------------------------------------------------------------------------------------------


def test_one_row_a_card_in_the_list_and_its_signs_do_what_they_say(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    position = first_asked("volk", "take-turn")
    page, table = sit_down(open_page, served, "volk", position)
    state: Any = position.match.state
    cards = {action[1] for action in find_game("volk").candidates(state) if action[0] != "police"}
    rows = page.locator(".card-row")
    expect(rows).to_have_count(len(cards))
    row = rows.filter(has=page.locator("[data-verb=build]")).first
    expect(row.locator(".vk-value").first).to_be_visible()
    build = row.locator("[data-verb=build]")
    build.focus()
    word = build.evaluate("one => getComputedStyle(one, '::after').content")
    assert re.fullmatch(r'"Build: value \d"', word), "what it is worth, as in the menu of the card"
    page.set_viewport_size({"width": 1366, "height": 681})
    name = row.locator(".card-row-name .name")
    lines = "one => { one.textContent = 'Wohnungsbauprogramm'; return one.getClientRects().length; }"
    assert name.evaluate(lines) == 1, "a word is broken"
    version = adviser.facts(table).version
    build.click()
    wait_for_move(page, adviser, table, version)


def test_cards_keep_their_size_when_one_has_been_played(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    """Which card was played last stands beside the hands of the others, in the same row. On a phone they have another
    size, also in a window that has become as narrow, and what is done with them stands below them."""
    seats = [{**ANNA, "name": name} for name in ("Anna", "Ben", "Cem", "Dora")]  # nobody plays on meanwhile
    made = play_on(served.url, first_asked("twoplustwo", "take-two-turn"), seats)
    page, table = open_page(place(made), size=LAPTOPS[0]), str(made["table"])
    page.locator(".vk-map-picture").wait_for()
    page.evaluate(STILL)
    card = page.locator(".vk-part-hand .vk-card-button").first
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".card-rows.of-hand")).to_have_count(1)
    expect(page.locator(".vk-card-area")).not_to_have_attribute("style", re.compile("--card"))
    page.set_viewport_size({"width": LAPTOPS[0][0], "height": LAPTOPS[0][1]})
    expect(page.locator(".card-rows.of-hand")).to_have_count(0)
    page.evaluate(STILL)
    expect(page.locator(".vk-others .vk-latest")).to_have_count(0)
    before = card.bounding_box()
    version = adviser.facts(table).version
    page.locator(".card-row [data-verb=credit]").first.click()
    wait_for_move(page, adviser, table, version)
    expect(page.locator(".vk-others .vk-latest")).to_be_visible()
    page.evaluate(STILL)
    assert card.bounding_box() == before
    assert not page.locator(".vk-latest-name").evaluate(CUT, "Reparations Agreement with Israel")


def test_the_card_that_is_played_lies_on_the_table_and_nothing_moves(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page, table = sit_down(open_page, served, "volk", first_asked("volk", "take-turn"), size=(1366, 681))
    hand = page.locator(".vk-part-hand .vk-card-button").last
    before = hand.bounding_box()
    version = adviser.facts(table).version
    card = page.locator(".vk-part-display .vk-card-button.vk-legal").first
    number = card.get_attribute("data-card")
    page.locator(f".do[data-key='act [\"build\",{number}]']").click()
    wait_for_move(page, adviser, table, version)
    play = page.locator(".vk-play")
    expect(play.locator(f".vk-card[data-card='{number}']")).to_be_visible()
    worth = play.locator(".vk-card .vk-values *").all_inner_texts()  # the chip has what is on its face
    expect(page.locator(".vk-latest .vk-tiny")).to_have_text("/".join(worth))
    expect(play).to_contain_text("build")
    expect(play.locator(".vk-explained .vk-icon")).to_have_count(0)  # what its event would do does not take place
    assert hand.bounding_box() == before


def test_the_icons_of_an_event_are_picked_on_the_table_and_the_one_that_is_placed_is_marked(
    open_page: OpenPage, served: Served
) -> None:
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "choose-icon"), size=(1440, 900), lang="de")
    picked = page.locator(".vk-play .vk-tray-icon")
    expect(picked.first).to_be_visible()
    page.evaluate("document.querySelector('brink-table').draw()")  # somebody comes in meanwhile
    expect(picked.first).to_be_visible()
    expect(picked.first).to_have_css("overflow-wrap", "break-word")  # with hyphens, not anywhere
    inside = """() => [...document.querySelectorAll('.vk-play .vk-tray-icon')].every(one =>
        one.getBoundingClientRect().right <= one.closest('.vk-play').getBoundingClientRect().right)"""
    assert page.evaluate(inside)
    place_first = page.locator(".vk-play .vk-tray-icon.vk-legal", has_text="Unruhe").first
    place_first.click()
    expect(page.locator(".vk-play .vk-placing")).to_contain_text("Unruhe")
    page.locator(".do:not(.refused)[data-verb=at]").first.click()
    expect(page.locator(".vk-play .vk-done")).to_contain_text("Unruhe")
    expect(page.locator(".vk-play .vk-done")).to_contain_text("(ausgeführt)")


def test_4_3_the_map_foretells_less_unrest_only_where_there_is_some(open_page: OpenPage, served: Served) -> None:
    game = find_game("volk")

    def provinces(state: Any) -> dict[bool, int]:
        """Where the living standard may be raised: one in which there is unrest, one in which there is none."""
        if key_of(state.agenda[-1]) != "raise-standard":
            return {}
        return {bool(state.unrest[action[1]]): action[1] for action in game.legal(state) if action[0] == "at"}

    position = steady_position("volk", lambda state: len(provinces(state)) == 2)
    there = provinces(position.match.state)
    page, _ = sit_down(open_page, served, "volk", position, position.match.to_act, size=(1920, 970))
    foretold = page.locator(".vk-ghosts .vk-bubble")
    for restless, signs in ((False, ["+1"]), (True, ["+1", "−1"])):
        page.locator(f".vk-province.vk-legal[data-at='{there[restless]}']").first.hover()
        expect(foretold).to_have_text(signs)


def test_a_card_with_two_runners_says_that_it_adds_two_to_the_flight(open_page: OpenPage, served: Served) -> None:
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "take-turn"), size=(1366, 681))
    page.locator(".vk-part-display .vk-card-button", has_text="Russian tanks").hover()
    expect(page.get_by_text("Adds 2 to the flight").first).to_be_visible()


def test_names_open_and_every_piece_that_has_one_can_be_shown(open_page: OpenPage, served: Served) -> None:
    page, _ = sit_down(open_page, served, "twoplustwo", first_asked("twoplustwo", "take-two-turn"))
    page.locator(".rail .name[role=button][data-kind=card]").first.click()
    expect(page.locator(".name-slip .vk-card")).to_be_visible()
    for name in PLAYERS:
        lacking = page.evaluate(
            """async ([game, kinds]) => {
                const read = async (what) => (await fetch(`/api/games/${game}/${what}`)).json();
                const [words, board] = [await read("texts"), await read("board")];
                const { describe } = await import(`/games/${game}/board.js`);
                const context = { board, names: words.names, texts: words.texts, lang: "en", motion: false, size: 100 };
                return kinds.flatMap((kind) => words.names[kind].flatMap((_, n) =>
                    describe(kind, n, context) instanceof Element ? [] : [`${kind} ${n}`]));
            }""",
            [name, sorted(find_game(name).opens)],
        )
        assert lacking == []


def test_unseen_cards_of_this_decade_and_all_cards_can_be_browsed(
    open_page: OpenPage, served: Served, axe: str
) -> None:
    position = first_asked("volk", "take-turn")
    page, _ = sit_down(open_page, served, "volk", position)
    state: Any = position.match.state
    pack: Any = find_game("volk").pack()
    seen = {*state.display, *state.played, *state.hands[0], *state.police}
    page.locator(".vk-browse").click()
    unseen = page.locator("[data-section=unseen] .vk-small-card")
    expect(unseen).to_have_count(len(set(pack.decks[0]) - seen))
    page.locator("[data-section=gallery] summary").last.click()
    expect(page.locator("[data-section=gallery] .vk-small-card").last).to_be_visible()
    assert violations(page, axe, ".vk-tracks") == []


# -- what is in view ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["volk", "twoplustwo"])
def test_hand_and_goal_are_in_view_on_a_laptop(open_page: OpenPage, served: Served, name: str) -> None:
    step = "take-turn" if name == "volk" else "take-two-turn"
    page, _ = sit_down(open_page, served, name, first_asked(name, step), lang="de", size=LAPTOPS[0])
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        hidden = page.evaluate(
            """() => [...document.querySelectorAll(".vk-card-area .vk-card-button, .vk-goal")]
                .filter((one) => {
                    const { left, right, top, bottom } = one.getBoundingClientRect();
                    const at = (x, y) => one.contains(document.elementFromPoint(x, y));
                    return !at(left + 6, top + 6) || !at(right - 6, bottom - 6);
                }).map((one) => one.className)"""
        )
        assert hidden == []
    expect(page.locator(".vk-goal[data-stake]")).to_be_visible()  # moments stand beside it
    assert page.locator(".vk-goal").evaluate(GROWN) == 0, "more words in the forecast move the cards"


# The longest years beside every colour, in every foot in sight: what is cut off.
FEET = """(cards, colours) => cards.flatMap(card => colours.filter(colour => {
    const [years, word] = card.querySelectorAll('.vk-foot span');
    [years.textContent, word.textContent] = ['1960–1969', colour];
    return word.scrollWidth > word.clientWidth || years.scrollWidth > years.offsetWidth;
}))"""
COLOURS = ("yellow", "red", "dual", "blue", "green", "black")


@pytest.mark.parametrize("lang", ["de", "es"])
def test_the_foot_of_a_card_is_read_whole(open_page: OpenPage, served: Served, lang: str) -> None:
    position = first_asked("twoplustwo", "take-two-turn")
    page, _ = sit_down(open_page, served, "twoplustwo", position, lang=lang, size=LAPTOPS[0])
    words = [find_game("twoplustwo").texts(lang).render(f"board-colour-{one}") for one in COLOURS]
    page.evaluate(STILL)
    assert page.locator(".vk-card-button .vk-card").evaluate_all(FEET, words) == []


@pytest.mark.parametrize("name", ["volk", "twoplustwo"])
def test_on_a_small_screen_every_card_says_what_it_is_and_nothing_scrolls(
    open_page: OpenPage, served: Served, name: str
) -> None:
    step = "take-turn" if name == "volk" else "take-two-turn"
    page, _ = sit_down(open_page, served, name, first_asked(name, step), lang="de", size=(1024, 768))
    page.evaluate(STILL)
    assert page.locator(".vk-desk").evaluate("desk => desk.scrollHeight <= desk.clientHeight + 1")
    assert page.locator(".vk-card-area .vk-title").count() >= 8
    assert page.locator(".vk-card-area .vk-title").evaluate_all(COVERED) == []
    covered = page.locator(".vk-part-display .vk-card").first
    covered.locator(".vk-title").hover()
    page.wait_for_function(FOOT, arg=covered.element_handle())
    page.locator(".vk-goal").evaluate(GROWN)
    page.evaluate(STILL)
    assert page.locator(".vk-desk").evaluate("desk => desk.scrollHeight <= desk.clientHeight + 1"), "the hands are cut"


@pytest.mark.parametrize("lang", closely.some(["de", "es", "nl", "en"], 2))
def test_nothing_on_the_map_lies_over_anything_else(open_page: OpenPage, served: Served, lang: str) -> None:
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "build"), lang=lang, size=SIZES[0])
    found = {}
    for width, height in (*SIZES, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        hidden = [one for one in overlaps(page, ".vk-map") if ".vk-line" not in one.ringed]  # lines lead under plates
        found[width] = [*page.evaluate(OVERLAPS, (width, height) != PHONE), *hidden]
    assert {width: these for width, these in found.items() if these} == {}


# Late in a game, with all the piles there may be: what does not fit.
WORST_HEAD = """(head, phase) => {
    head.querySelector('.vk-ending b').textContent = phase;
    head.querySelector('.vk-decade b').textContent = 'III';
    const piles = head.querySelectorAll('.vk-pile');
    piles.forEach((pile) => { pile.querySelector('b').textContent = '12'; });
    if (piles.length < 3) {
        const police = piles[1].cloneNode(true);
        police.querySelector('b').textContent = '3/6';
        piles[1].before(police);
    }
    return Math.max(head.scrollWidth - head.clientWidth, head.clientHeight - 44);
}"""


@pytest.mark.parametrize("lang", closely.some(["de", "es", "nl", "en"], 2))
def test_on_a_phone_the_head_is_seen_whole_in_every_phase(open_page: OpenPage, served: Served, lang: str) -> None:
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "pressure", 1), seat=1, lang=lang, size=PHONE)
    texts = find_game("volk").texts(lang)
    for phase in range(1, 11):
        assert page.locator(".vk-head").evaluate(WORST_HEAD, texts.render(f"phase-{phase}")) <= 0, phase


# A supplier of West Berlin: how far its first sign keeps from its letter, and its last from the edge of its plate.
SUPPLIER = """async (counts) => {
  const { drawPlate } = await import('/games/volk/plates.js');
  const layer = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const place = { group: layer(), marks: layer() };
  place.marks.setAttribute('class', 'vk-marks');
  document.querySelector('.vk-map-picture').append(place.group, place.marks);
  const ones = Object.fromEntries(['standard', 'economy', 'exports', 'socialists'].map((name) => [name, [0]]));
  drawPlate(place, { board: { provinces: [{ sector: 0 }] }, seen: { view: { ...ones, ...counts } } }, 0);
  const box = (name) => [...place.marks.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  const signs = box('.vk-protest, .vk-fist');
  const plate = place.group.querySelector('.vk-plate').getBoundingClientRect();
  return [signs[0].left - box('.vk-supply')[0].right, plate.right - signs.at(-1).right].map(Math.floor);
}"""


@pytest.mark.parametrize(("protests", "borrowed", "unrest"), [(1, 1, 3), (2, 2, 0), (3, 1, 11), (0, 0, 3)])
def test_protests_of_a_supplier_stand_beside_its_letter(
    open_page: OpenPage, served: Served, protests: int, borrowed: int, unrest: int
) -> None:
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "build"), size=SIZES[0])
    counts = {"protests": [protests], "borrowed": [0] * borrowed, "unrest": [unrest]}
    assert min(page.evaluate(SUPPLIER, counts)) >= 0


# A sign moved by its numbers, beside the same under a `transform`: by how much they lie apart.
MOVED_SIGNS = """async () => {
  const [{ GLYPHS }, { drawing, moved }] = await Promise.all(['/games/volk/icons.js', '/kit/drawing.js'].map(
    one => import(one)));
  const picture = document.querySelector('.vk-map-picture > g');
  const [x, y, k] = [210, 320, 1.7];
  return Object.values(GLYPHS).map(text => {
    const pair = [drawing(moved(text, x, y, k)), drawing(text, { transform: `translate(${x} ${y}) scale(${k})` })];
    picture.append(...pair);
    const [one, other] = pair.map(each => [...each.querySelectorAll('*')].map(part => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const width = part.getAttribute('stroke-width') * (each === pair[0] ? 1 : k);
      return [left, top, right, bottom, width];
    }).flat());
    for (const each of pair) each.remove();
    return Math.max(...one.map((value, at) => Math.abs(value - other[at])));
  });
}"""


def test_signs_are_moved_by_their_numbers(open_page: OpenPage, served: Served) -> None:
    """A browser paints each thing with a `transform` as a piece of its own, and sorts all of them at every drawing."""
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "build"), size=SIZES[0])
    apart = page.evaluate(MOVED_SIGNS)
    assert len(apart) > 20
    assert max(apart) < 0.05
    assert page.locator(".vk-map [transform], .vk-card [transform]").count() <= 2  # the picture and its inset


SIX_DOVES = """async () => {
  const { momentPicture } = await import('/games/volk/moments.js');
  const box = document.createElement('div');
  box.className = 'moment';
  box.innerHTML = '<div class="moment-pictures"></div>';
  box.firstChild.append(momentPicture({ n: 0, text: '', moment: 'dove-bad', about: { doves: 4 } }));
  document.querySelector('.board').append(box);
  return box.querySelectorAll('svg').length === 6 && box.scrollWidth <= box.clientWidth;
}"""


def test_on_a_phone_forecast_and_tracks_open_on_the_board(open_page: OpenPage, served: Served) -> None:
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "take-turn"), size=(390, 844))
    warning = "button => parseFloat(getComputedStyle(button, '::after').fontSize)"
    assert page.locator(".vk-foresee").evaluate(warning) > 12, "a button without words warns all the same"
    page.locator(".vk-foresee").tap()
    expect(page.locator(".board .vk-forecast-panel .vk-verdict")).to_be_in_viewport()
    expect(page.locator(".table")).to_have_attribute("data-sheet", "low")  # it has the room of the cards
    page.locator(".vk-foresee").tap()
    expect(page.locator(".vk-forecast-panel")).to_be_hidden()
    expect(page.locator(".table")).to_have_attribute("data-sheet", "half")
    page.locator(".vk-foresee").tap()
    page.locator(".vk-tab[data-page=tracks]").tap()  # the forecast would lie over them
    expect(page.locator(".vk-forecast-panel")).to_be_hidden()
    expect(page.locator(".board .vk-tracks .vk-space").first).to_be_in_viewport(ratio=1)
    assert page.evaluate(SIX_DOVES), "a row of six is wider than the page"


# Rows of choices of which something lies beyond the edge of the sheet.
CUT_OFF = """() => [...document.querySelectorAll('.actions .card-rows, .actions .chips')].filter(
    (row) => row.checkVisibility() && row.scrollWidth > row.clientWidth + 1).length"""


@pytest.mark.parametrize("step", ["take-turn", "build"])
def test_on_a_phone_a_sheet_that_is_pulled_up_shows_all_choices(open_page: OpenPage, served: Served, step: str) -> None:
    """They stayed in one row that had to be pushed along, above half a sheet of nothing."""
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", step), size=(390, 844))
    expect(page.locator(".actions .do").first).to_be_attached()
    assert page.evaluate(CUT_OFF) > 0, "in half a sheet they do not take the room of the cards"
    page.locator(".handle").tap()
    expect(page.locator(".table")).to_have_attribute("data-sheet", "full")
    assert page.evaluate(CUT_OFF) == 0


def test_a_special_card_with_an_empty_hand_needs_a_second_press(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """The other side draws a card for it, and nobody would be asked again."""
    game = find_game("volk")
    match = Match(game, 2, bytes(16))

    def asked(state: Any) -> bool:
        east = game.to_act(state) == 1 and key_of(state.agenda[-1]) == "take-turn"
        return east and state.special >= 0 and not len(state.hands[1])

    while not asked(match.state):
        match.act(steady_choice(match.state, game))
    state: Any = match.state
    page, table = sit_down(open_page, served, "volk", Position(match, len(match.moves), []), seat=1)
    version = adviser.facts(table).version
    expect(page.locator(".vk-part-hand")).to_contain_text("No cards")
    page.locator(f".vk-part-display .vk-card-button[data-card='{state.special}']").click()
    slip = page.locator(".vk-slip.vk-pinned")
    expect(slip).to_contain_text("Price: a hand card, or the other side draws one")
    assert adviser.facts(table).version == version
    slip.locator(".vk-do").click()
    wait_for_move(page, adviser, table, version)


def test_a_moment_shows_how_many_mass_protests_there_are(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    told = page.evaluate(
        """async () => {
            const { momentPicture } = await import("/games/volk/moments.js");
            const picture = (moment, about) => momentPicture({ n: 1, move: 1, text: "", rule: "", moment, about });
            const on = (one) => one && one.querySelectorAll(".vk-on").length;
            return [
                on(picture("protest-bad", { count: 3, side: 1 })),
                on(picture("dove-bad", { doves: 2 })),
                picture("victory-space", {}),
            ];
        }"""
    )
    assert told == [3, 2, None]


# Whether the words of a card with a police star tell of police power: on its face, as an event, where it is built with.
POLICE = """async () => {
    const { explain } = await import("/games/volk/cards.js");
    const card = { colour: "red", event: [], shaded: 0, beside: [], below: [], flight: 0, police: "red" };
    const kit = { board: { cards: [card], icons: [] }, names: { icon: [] }, say: (word) => word };
    return [undefined, "event", "build"].map((use) => explain(kit, 0, use).map((line) => line.textContent));
}"""


def test_9_7_a_card_tells_of_police_power_only_where_east_would_get_it(open_page: OpenPage) -> None:
    told = ["corner-police-red"]
    assert open_page().evaluate(POLICE) == [told, told, []]


# How far the rings of two states that fall reach into the row of the other, in pixels.
RINGS = """() => {
    const rows = [...document.querySelectorAll('.vk-count')];
    for (const row of rows) row.classList.add('vk-falls');
    const [above, below] = rows.map((row) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(row);
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const { top, bottom } = row.getBoundingClientRect();
        return { top: top - reach, bottom: bottom + reach };
    });
    return Math.max(0, above.bottom - below.top);
}"""


@pytest.mark.parametrize("size", [(390, 844), (1366, 681), (1920, 970)])
def test_the_ring_of_a_state_that_falls_covers_no_other(
    open_page: OpenPage, served: Served, size: tuple[int, int]
) -> None:
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "take-turn"), size=size)
    expect(page.locator(".vk-count")).to_have_count(2)
    assert page.evaluate(RINGS) == 0


def slip_over(page: Page) -> list[str]:
    """What may be pressed and lies under the slip, but for what it is about."""
    page.locator(".vk-slip .vk-card").wait_for()
    return page.evaluate(
        """() => {
            const slip = document.querySelector(".vk-slip").getBoundingClientRect();
            return [...document.querySelectorAll(".vk-legal:not(path), .vk-slip")].filter((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                if (one.matches(".vk-slip")) return one.scrollHeight > one.clientHeight + 1;
                return left < slip.right && slip.left < right && top < slip.bottom && slip.top < bottom;
            }).map((one) => one.className.baseVal ?? `${one.className} ${one.dataset.card}`);
        }"""
    )


@pytest.mark.parametrize("name", ["volk", "twoplustwo"])
def test_a_large_card_opens_after_a_pause_beside_all_rings_and_closes_with_the_decision(
    open_page: OpenPage, served: Served, adviser: Adviser, name: str
) -> None:
    step = "take-turn" if name == "volk" else "take-two-turn"
    page, table = sit_down(open_page, served, name, first_asked(name, step), lang="de", size=SIZES[0])
    slip = page.locator(".vk-slip")
    expect(slip).to_be_hidden()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        cards = page.locator(".vk-card-area .vk-card-button.vk-legal")
        for card in (cards.first, cards.nth(2), cards.last):
            page.mouse.move(3, 3)
            expect(slip).to_be_hidden()
            card.hover(position=BAND)
            expect(slip).to_be_hidden()
            assert slip_over(page) == [], (width, height, card.get_attribute("data-card"))
    cards.first.click(position=BAND)
    run_together = """() => [...document.querySelectorAll(".vk-slip .vk-do:has(small)")].map((one) => one.textContent)
        .filter((text) => /[a-zäöü](kostet|gratis|frei|Wert|[+])/.test(text))"""
    expect(page.locator(".vk-slip.vk-pinned .vk-do small").first).to_be_visible()
    assert page.evaluate(run_together) == []
    version = adviser.facts(table).version
    page.locator(".card-row [data-verb=build]").first.evaluate("one => one.click()")
    wait_for_move(page, adviser, table, version)
    expect(slip).to_be_hidden()
    page.mouse.move(3, 3)
    page.locator(".vk-part-hand .vk-card-button").last.hover()
    assert slip_over(page) == []


def test_the_last_card_of_the_display_lies_as_wide_as_the_others_and_the_hand_keeps_its_place(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """Once the hand took the room of a display without cards, and the card that was played had a few letters a line."""
    game = find_game("volk")
    match = Match(game, 2, bytes(16))

    def last_card(state: Any) -> bool:
        taking = game.to_act(state) == 0 and key_of(state.agenda[-1]) == "take-turn"
        return taking and len(state.display) == 1 and state.special < 0 and len(state.hands[0]) > 1

    while not last_card(match.state):
        match.act(steady_choice(match.state, game))
    state: Any = match.state
    page, table = sit_down(open_page, served, "volk", Position(match, len(match.moves), []), size=LAPTOPS[0])
    hand = page.locator(".vk-part-hand .vk-card-button").first
    before = hand.bounding_box()
    version = adviser.facts(table).version
    page.locator(f".do[data-key='act [\"build\",{state.display[0]}]']").click()
    wait_for_move(page, adviser, table, version)
    expect(page.locator(".vk-play")).to_be_visible()
    page.evaluate(STILL)
    assert hand.bounding_box() == before
    words = page.locator(".vk-play-words").bounding_box()
    assert words is not None
    assert words["width"] > 150


def test_police_is_read_before_it_is_sent_while_an_icon_is_chosen(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """A press on the map meant for the icon that is asked about does not spend a police action."""
    game, moves = find_game("volk"), 0
    match = Match(game, 2, bytes(16))
    while key_of(match.state.agenda[-1]) != "choose-icon" or ("police", 8) not in game.legal(match.state):
        match.act(steady_choice(match.state, game))
        moves += 1
    page, table = sit_down(open_page, served, "volk", Position(match, moves, []), 1)
    version = adviser.facts(table).version
    province = page.locator(".vk-province[data-at='8']")
    expect(province).to_have_class(re.compile("vk-can"))
    province.click()
    sending = page.locator(".vk-slip .vk-do[data-action*=police]")
    expect(sending).to_be_visible()
    assert adviser.facts(table).version == version
    sending.click()
    wait_for_move(page, adviser, table, version)
