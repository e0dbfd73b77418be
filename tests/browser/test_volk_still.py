"""The table of Wir sind das Volk! and 2+2 holds still: nothing grows, jumps or covers what somebody reads."""

from __future__ import annotations

import json
import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from brink.engine import Chance, Match
from brink.engine.registry import find_game
from browser.advising import Adviser, Position, as_key, play_on, steady_choice
from browser.conftest import OpenPage, Served
from browser.overlaps import STILL
from browser.playing import ANNA, QUICK, place, wait_for_my_turn
from browser.test_moments import MOMENT, great, with_moments
from browser.test_two_plus_two import first_position, step
from browser.test_volk_table import (
    MOVING,
    PHONE,
    PLAYERS,
    do_as_a_steady_player,
    first_asked,
    last_decision_at_the_end,
    sit_down,
)

LAPTOP, SMALL = (1440, 757), (1366, 681)
# Whether the last line of the page about a decade is whole, once one has scrolled there.
AT_THE_END = """() => {
    const box = document.querySelector('.vk-chapter-body');
    box.scrollTo(0, box.scrollHeight);
    return getComputedStyle(box).getPropertyValue('--more') === '0px';
}"""
# How far it is scrolled, before and after the other side has played on.
PLAYED_ON = """async () => {
    const table = document.querySelector('brink-table'), { session } = table;
    const { message } = session;
    const top = () => document.querySelector('.vk-chapter-body').scrollTop;
    const before = top();
    const { unrest, latest } = message.view;
    session.message = { ...message, view: { ...message.view, unrest: unrest.map(one => one + 1), latest: latest + 1 } };
    table.draw();
    await new Promise(requestAnimationFrame);
    const after = top();
    session.message = message;
    table.draw();
    return [before, after];
}"""
# The rows in which these stand.
ROWS = "ones => new Set(ones.map(one => Math.round(one.getBoundingClientRect().bottom / 20))).size"
# Three steps of what happened, each with more lines than the one before; and where one goes on.
NEWS = """() => {
    const table = document.querySelector('brink-table'), { session } = table;
    const { message, log } = session;
    session.news = [1, 4, 9].map(lines => ({ lines: Array(lines).fill(log.at(-1)), message, before: message }));
    table.draw();
}"""
STEP = """() => [document.querySelector('.board').clientHeight,
    document.querySelector("[data-key='story next']").getBoundingClientRect().top]"""
# Where the cards lie, and the tabs: before and after a track has moved, all keep peacemakers, the forecast warns.
MOVED = """() => {
    const box = name => document.querySelector(name).getBoundingClientRect();
    const places = () => [box('.vk-card-area').top, box('.vk-tabs').left, box('.vk-order').height].map(Math.round);
    for (const one of document.querySelectorAll('.vk-moved, .vk-warns')) one.classList.remove('vk-moved', 'vk-warns');
    const kept = document.querySelector('.vk-kept');
    const [before, seats] = [places(), document.querySelectorAll('.vk-order li')];
    document.querySelector('.vk-mini').classList.add('vk-moved');
    document.querySelector('.vk-foresee').classList.add('vk-warns');
    for (const one of seats) if (!one.querySelector('.vk-kept')) one.append(kept.cloneNode(true));
    return [before, places()];
}"""
# Where the hand is in phases of which little is said, and much; whose names are short, and long.
PHASES = """() => ['Flucht', 'Abbau von Fabriken und Infrastruktur'].flatMap(name => [1, 4, 9].map(lines => {
    document.querySelector('.vk-ending-list .vk-now span').textContent = name;
    document.querySelector('.vk-said').replaceChildren(
        ...Array.from({ length: lines }, () => Object.assign(document.createElement('p'), { textContent: name })));
    return document.querySelector('.vk-part-hand').getBoundingClientRect().top;
}))"""
# How high the board is when little was said, and much.
SAID = """() => ['Kurz.', 'Auf der Auslage liegen nun sehr viele Karten mit langen Namen. '.repeat(4)].map(text => {
    const line = Object.assign(document.createElement('span'), { textContent: text });
    document.querySelector('.story-lines').replaceChildren(line);
    return document.querySelector('.board').getBoundingClientRect().height;
})"""
# The head of 2+2 on a phone with all piles there may be and this beside the decade: how many rows it has.
HEAD = """(head, where) => {
    head.querySelector('.vk-where').classList.toggle('vk-ending', !where.endsWith(' C'));
    head.querySelector('.vk-where b').textContent = where;
    head.querySelector('.vk-decade b').textContent = 'III';
    const piles = head.querySelectorAll('.vk-pile');
    for (let more = piles.length; more < 5; more += 1) piles[1].before(piles[1].cloneNode(true));
    head.querySelectorAll('.vk-pile b').forEach((one, n) => { one.textContent = ['12', '3·3', '3/6', '2', '6'][n]; });
    return [new Set([...head.children].map(one => Math.round(one.getBoundingClientRect().bottom / 20))).size,
        head.scrollWidth - head.clientWidth];
}"""
# A phase of which more is told while it is shown: what the map is painted with.
PAINTED = """async () => {
    const { createDecade } = await import('/games/volk/decade.js');
    const view = { decade: 1, phase: 1, factories: [1], built: [], unrest: [], protests: [], standard: [],
        socialists: [], box: 0 };
    let newest = { view, outcome: null };
    const painted = [];
    const kit = { board: { provinces: [], sites: [{ side: 1 }], lines: [] }, say: word => word,
        names: { side: ['W', 'E'], phase: ['flight'], track: [] } };
    const decade = createDecade(kit, { newest: () => newest, paint: shown => painted.push(shown?.factories) });
    const began = { n: 0, text: 'flight', moment: 'phase', about: { phase: 0, now_factories: [1] } };
    const level = { n: 1, text: 'level 2' }, lost = { n: 2, text: 'lost' };
    decade.hear([began, level], [began, level]);
    newest = { view: { ...view, factories: [0] }, outcome: null };
    const body = decade.root.querySelector('.vk-chapter-body');
    decade.hear([began, level, lost], [lost]);
    const told = body.textContent.includes('lost');
    decade.destroy();
    return [told && decade.root.contains(body), painted.at(-1)];
}"""


def crowded(state: Any) -> bool:
    """Most keep peacemakers, and somebody owes money."""
    return step(state) == "take-two-turn" and sum(map(bool, state.peacemakers)) > 2 and min(state.treasury) < 0


def sit_down_in(open_page: OpenPage, served: Served, position: Position, lang: str, size: tuple[int, int]) -> Page:
    game = position.match.game
    asked = game.to_act(position.match.state)
    seats = [ANNA if seat == asked else QUICK for seat in range(len(position.match.seats))]
    page = open_page(place(play_on(served.url, position, seats)), lang=lang, size=size)
    page.locator(".prompt.mine").wait_for()
    page.locator(".vk-map-picture").wait_for()
    return page


def looking_at_cards(name: str) -> Position:
    """Guillaume's, of the first game of chance in which he comes."""
    game = find_game(name)
    for number in count():
        match, choices = Match(game, PLAYERS[name], bytes(16)), Chance(number.to_bytes(16, "big"))
        while not match.over:
            if step(match.state) == "swap-hand":
                return Position(match, len(match.moves), [])
            legal = game.legal(match.state)
            match.act(legal[choices.below(len(legal))], legal)
    raise AssertionError


@pytest.mark.parametrize("lang", ["en", "es"])
def test_turn_order_and_money_stand_in_one_row(open_page: OpenPage, served: Served, lang: str) -> None:
    """A seat that keeps peacemakers needed more room: the row became higher, then two rows, and the cards moved."""
    page = sit_down_in(open_page, served, first_position(crowded), lang, LAPTOP)
    expect(page.locator(".vk-cash .vk-debt").first).to_contain_text(re.compile(r"^−\$\d"))  # no hyphen
    before, after = page.evaluate(MOVED)
    assert before == after
    for width, height in (LAPTOP, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".vk-order li, .vk-cash > *").evaluate_all(ROWS) == 1, width


@pytest.mark.parametrize("lang", ["de", "es"])
def test_on_a_phone_the_head_has_two_rows_in_every_phase(open_page: OpenPage, served: Served, lang: str) -> None:
    page = sit_down_in(open_page, served, first_position(crowded), lang, PHONE)
    texts = find_game("twoplustwo").texts(lang)
    named = ["arms", "space", "dominance", *range(1, 11)]
    places = [texts.render("board-sub-decade").replace("[n]", "C"), *(texts.render(f"phase-{one}") for one in named)]
    for where in places:
        assert page.locator(".vk-head").evaluate(HEAD, where) == [2, 0], where


@pytest.mark.parametrize("name", ["volk", "twoplustwo"])
def test_guillaumes_cards_lie_on_the_desk_without_scrolling(open_page: OpenPage, served: Served, name: str) -> None:
    page = sit_down_in(open_page, served, looking_at_cards(name), "de", SMALL)
    page.evaluate(STILL)
    assert page.locator(".vk-desk").evaluate("desk => desk.scrollHeight <= desk.clientHeight + 1")
    for part in (".vk-part-seen .vk-card", ".vk-part-hand .vk-card", ".vk-play .vk-placing", ".vk-others"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_what_is_told_of_a_phase_is_on_the_map_beside_it(open_page: OpenPage, served: Served) -> None:
    """The page told of a factory that was gone, and the map still had it."""
    page = open_page(before=lambda page: page.evaluate(MOVING))
    page.locator(".game-card").first.wait_for()
    assert page.evaluate(PAINTED) == [True, [0]]


def test_the_board_keeps_its_size_from_step_to_step_of_what_happened(open_page: OpenPage, served: Served) -> None:
    """It grew and shrank with the number of lines, and the button to go on moved away from under the mouse."""
    page = sit_down_in(open_page, served, first_position(lambda state: step(state) == "take-two-turn"), "en", LAPTOP)
    page.evaluate(NEWS)
    tall = page.locator(".board").evaluate("board => board.clientHeight")
    page.locator("[data-key='story open']").click()
    on, places = page.locator("[data-key='story next']"), []
    for at in range(3):
        expect(page.locator(".story .num")).to_have_text(f"{at + 1}/3")
        places.append(page.evaluate(STEP))
        if at < 2:
            on.click()
    assert [height for height, _ in places] == [tall] * 3
    assert len({top for _, top in places}) == 1


def test_on_a_phone_the_board_keeps_its_size_whatever_was_said(open_page: OpenPage, served: Served) -> None:
    """Three lines made it lower by a pixel, and the map was drawn again in another size."""
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "take-turn"), size=PHONE)
    assert len(set(page.evaluate(SAID))) == 1


def test_a_moment_waits_until_the_last_page_of_a_decade_is_closed(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    position, seat = last_decision_at_the_end("volk")

    def after_the_decade(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [great(one) if "Half-decade" in one["text"] or "draw" in one["text"] else one for one in log]

    page, table = sit_down(
        open_page, served, "volk", position, seat, before=lambda page: with_moments(page, after_the_decade)
    )
    do_as_a_steady_player(page, adviser, table)
    chapter = page.locator(".vk-chapter.vk-last-page")
    expect(chapter).to_contain_text("Decade II begins.")
    page.wait_for_timeout(300)
    expect(page.locator(MOMENT)).to_have_count(0)
    chapter.get_by_role("button", name="Close").click()
    expect(page.locator(MOMENT)).to_be_visible()


def test_the_result_comes_when_the_phases_that_led_to_it_were_shown(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """It lay over them from the first."""
    match = Match(find_game("volk"), 2, bytes([18]) * 16)  # it is short
    while not match.over:
        match.act(steady_choice(match.state, match.game))
    position = Position(match, len(match.moves) - 1, [])
    seat = match.moves[-1].seat
    page, table = sit_down(open_page, served, "volk", position, seat, before=lambda page: page.evaluate(MOVING))
    page.locator(f".do[data-key='act {as_key(adviser.best(table))}']:not([aria-disabled])").click()
    page.locator("dialog [data-key=really]").click()
    expect(page.locator(".prompt")).to_contain_text("over")
    expect(page.locator(".vk-chapter .vk-why")).to_be_visible()
    expect(page.locator(".banner")).to_be_hidden()
    for telling in (".prompt p", ".seat.won .flag", ".log li.new", ".story-lines"):
        expect(page.locator(telling).last).to_be_hidden()
    coming, tall = page.locator(".over-coming"), page.locator(".prompt").bounding_box()
    expect(coming).to_be_visible()  # there was a hole
    page.get_by_role("button", name="To the result").click()
    expect(page.locator(".banner")).to_be_visible()
    for telling in (".prompt p", ".seat.won .flag", ".log li.new", ".story-lines"):
        expect(page.locator(telling).last).to_be_visible()
    expect(coming).to_be_hidden()
    assert page.locator(".prompt").bounding_box() == tall, "the prompt changes its height"


def test_on_a_phone_whoever_is_to_act_is_in_sight(open_page: OpenPage, served: Served) -> None:
    """Four seats do not find room beside each other, and the strip began with the first."""
    game = find_game("twoplustwo")
    position = first_position(lambda state: step(state) == "take-two-turn" and game.to_act(state) == 3)
    page = sit_down_in(open_page, served, position, "es", PHONE)
    expect(page.locator(".seat.turn .seat-mark")).to_be_in_viewport(ratio=1)
    expect(page.locator(".seat.turn .seat-name")).to_be_in_viewport(ratio=1)


def test_at_the_end_of_a_decade_the_hand_keeps_its_place_from_phase_to_phase(
    open_page: OpenPage, served: Served
) -> None:
    """Where nothing had been said yet of a phase, the box above it was gone; and it was as high as what was said."""
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "assign-hamburg", ending=True), size=LAPTOP)
    expect(page.locator(".vk-said")).to_be_visible()
    expect(page.locator(".vk-said")).not_to_be_empty()
    for width, height in (LAPTOP, SMALL, (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert len(set(page.evaluate(PHASES))) == 1, width


def test_at_the_end_of_a_decade_two_cards_lie_beside_what_is_left_of_the_display(
    open_page: OpenPage, served: Served
) -> None:
    """They lay over each other, in room kept for a full display, and pushed the hands of others out of sight."""

    def left(state: Any) -> bool:
        two = len(state.hands[find_game("twoplustwo").to_act(state)]) == 2
        return step(state) == "assign-hamburg" and two and state.special >= 0 and not state.display

    page = sit_down_in(open_page, served, first_position(left), "de", SMALL)
    tops = "ones => new Set(ones.map(one => one.getBoundingClientRect().top)).size"
    expect(page.locator(".vk-part-hand li")).to_have_count(2)
    page.wait_for_function("() => document.querySelector('.vk-card-area').style.getPropertyValue('--card')")
    assert page.locator(":is(.vk-part-hand, .vk-part-display) li").evaluate_all(tops) == 1
    expect(page.locator(".vk-others")).to_be_in_viewport(ratio=1)


# Which lines of a log are shown as moments: a protest that came and went at once, one that was over before its turn
# came, and one that goes on.
PASSING = """async () => {
    const { passing } = await import('/games/volk/moments.js');
    const line = (n, move, moment, province) => ({ n, move, moment, text: '', about: { province } });
    const log = [
        line(1, 1, 'protest-bad', 8), line(2, 1, 'protest-over-good', 8),
        line(3, 2, 'protest-bad', 9), line(4, 3, 'protest-bad', 8), line(5, 4, 'protest-over-good', 9),
    ];
    return [...passing(log)];
}"""


def test_a_mass_protest_that_is_over_is_not_shown_as_one_that_began(open_page: OpenPage) -> None:
    """'East now has 1' was shown when it had none: socialists had ended it within the same move."""
    assert open_page().evaluate(PASSING) == [1, 2, 3]


# A moment that waits behind another and is over when its turn comes.
WAITING = """async () => {
    const { Moments } = await import('/parts/moments.js');
    const place = document.createElement('div');
    document.body.append(place);
    const over = new Set();
    const moments = new Moments(place, () => 'Great', { taken: ({ n }) => over.has(n) });
    const line = (n) => ({ n, move: n, text: `line ${n}`, names: [], rule: '', moment: 'test-good', about: {} });
    moments.update([{ ...line(1), moment: '' }]);
    moments.update([line(1), line(2), line(3), line(4)]);
    await Promise.resolve();
    over.add(3);
    const shown = [];
    for (let card = place.querySelector('.moment'); card; card = place.querySelector('.moment')) {
        shown.push(card.querySelector('p').textContent);
        moments.next();
    }
    moments.destroy();
    return shown;
}"""


def test_what_is_over_before_its_turn_comes_is_shown_no_more(open_page: OpenPage) -> None:
    assert open_page().evaluate(WAITING) == ["line 2", "line 4"]


# The signs of an end that is sure, for whoever wins, for whoever loses, and for who looks on.
SIGNS = """async () => {
    const { createForecast } = await import('/games/volk/forecast.js');
    const endings = [{ how: 'insolvency', seats: [0] }];
    const seen = (seat) => ({ seat, view: { forecast: { endings } } });
    const kit = { names: { side: ['W', 'E'], track: [] }, say: (word) => word, seen: seen(0), board: {} };
    const forecast = createForecast(kit);
    return [0, 1, null].map((seat) => forecast.promises(seen(seat)));
}"""


def test_ones_own_victory_is_no_warning(open_page: OpenPage) -> None:
    assert open_page().evaluate(SIGNS) == [True, False, False]


END = {"text": "This may end the game.", "asks": True, "wins": False}
# How often an end is told among the icons that wait, and on them.
TOLD = """() => ['', '.vk-tray-icon '].map(where => document.querySelectorAll(`.vk-tray ${where}.ending`).length)"""


def ending_the_game(page: Page) -> None:
    """Whatever is offered may end the game."""

    def heard(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            for one in message.get("candidates") or []:
                one["ending"] = None if one["reason"] else END
            line.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**", heard)


def test_what_all_icons_may_end_is_said_once(open_page: OpenPage, served: Served) -> None:
    """The same sentence stood on each of them."""
    position = first_asked("volk", "choose-icon")
    page, _ = sit_down(open_page, served, "volk", position, before=ending_the_game)
    expect(page.locator(".vk-tray-icon.vk-legal").first).to_be_visible()
    assert page.evaluate(TOLD) == [1, 0]


# How near the sites of two lines come to each other.
NEAREST = """() => {
    const middles = [...document.querySelectorAll('.vk-line .vk-piece')].map(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    });
    return Math.min(...middles.flatMap(([x, y], at) =>
        middles.slice(0, at).map(([left, top]) => Math.hypot(x - left, y - top))));
}"""


def test_no_two_sites_of_the_map_lie_on_each_other(open_page: OpenPage, served: Served) -> None:
    """Cottbus – Dresden lay along the line to the ČSSR, and their sites were one."""
    page, _ = sit_down(open_page, served, "volk", first_asked("volk", "take-turn"), size=SMALL)
    assert page.evaluate(NEAREST) >= 8


def test_a_list_fades_where_more_is_to_come(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    position, seat = last_decision_at_the_end("volk")
    page, table = sit_down(open_page, served, "volk", position, seat, size=SMALL)
    do_as_a_steady_player(page, adviser, table)
    body = page.locator(".vk-chapter-body")
    expect(page.locator(".vk-chapter h2")).to_contain_text("Decade I")
    expect(body).to_have_css("--more", "30px")
    page.wait_for_function(AT_THE_END)  # the other side may play on meanwhile
    before, after = page.evaluate(PLAYED_ON)
    assert before == after > 0, "whoever reads is thrown back to the beginning"
    page.set_viewport_size({"width": SMALL[0], "height": 1200})
    expect(body).to_have_css("--more", "0px")


def test_what_happened_is_still_told_once_one_has_taken_back_what_one_did(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page, table = sit_down(open_page, served, "volk", first_asked("volk", "take-turn"))
    news = page.locator("[data-key='story open']")
    while not (page.locator(".prompt.mine").is_visible() and news.is_visible()):
        do_as_a_steady_player(page, adviser, table)
        wait_for_my_turn(page)
    told = news.inner_text()
    page.locator(".card-row [data-verb=build]:not([aria-disabled])").first.click()
    expect(news).to_be_hidden()
    page.locator("[data-key=undo]").click()
    expect(page.locator(".story-lines")).to_contain_text("took back")
    expect(news).to_have_text(told, use_inner_text=True)
