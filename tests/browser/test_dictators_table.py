"""The table of Revenge of the Dictators: nothing hides what is asked about, and what matters is shown large."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import count, pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from brink.engine import Action, Match
from brink.engine.steps import key_of
from browser.advising import GAME, Position, after, as_key, import_game, play_on, steady_choice
from browser.conftest import OpenPage, Served, violations
from browser.overlaps import SIZES, STILL, overlaps, overlaps_at_all_sizes
from browser.playing import ANNA, STEADY, place

LAPTOPS = [(1366, 681), (1440, 757)]
ROADS = [{GAME.pack().place_ids[place] for place in road} for road in GAME.pack().road_ends]
GOAL = ".rd-own .rd-sums > :last-child"  # in brief, where four passports share the height of a laptop
SHORT = [{"MOT", "FAR"}, {"REN", "SFO"}]  # roads, some 25 pixels on a laptop
# How near the middle of a roadblock comes to a ring: less than nothing where it lies under it.
NEAR_SIGNS = """() => {
    const middle = one => (box => [box.x + box.width / 2, box.y + box.height / 2])(one.getBoundingClientRect());
    const rings = [...document.querySelectorAll('.rd-place.rd-legal > .rd-ring')];
    return [...document.querySelectorAll('.rd-block:not(.rd-legal)')].flatMap(sign => rings.map(ring => {
        const [[a, b], [c, d]] = [middle(sign), middle(ring)];
        return Math.hypot(a - c, b - d) - ring.getBoundingClientRect().width / 2;
    }));
}"""

# Places at which somebody who is there alone would seem to stand at another: nearer to it, and touching it.
ASTRAY = """async () => {
    const { standApart } = await import('/games/dictators/crowds.js');
    const unit = document.querySelector('.rd-piece .rd-coat').getBoundingClientRect().width / 18;
    const dots = [...document.querySelectorAll('.rd-place:not([hidden])')].map(one => {
        const { x, y, width, height } = one.querySelector('.rd-dot').getBoundingClientRect();
        return { name: one.getAttribute('aria-label').split('.')[0], spot: [x + width / 2, y + height / 2] };
    });
    return dots.filter(({ spot }, place) => {
        const meeple = { place, spot, shift: [0, 0] };
        standApart([meeple], dots, unit, innerWidth / unit);
        const [x, y] = [0, 1].map(n => spot[n] + meeple.shift[n] * unit);
        const away = one => Math.hypot(one[0] - x, one[1] - y);
        return dots.some(dot => dot.spot !== spot && away(dot.spot) < Math.min(away(spot), 18 * unit));
    }).map(({ name }) => name);
}"""


def reached(players: int, fits: Callable[[Any], bool]) -> Position:
    """Seat 0 is asked, and this is true."""
    for number in count():
        match = Match(GAME, players, number.to_bytes(16, "big"))
        while not match.over:
            if GAME.to_act(match.state) == 0 and fits(match.state):
                return Position(match, len(match.moves), [])
            match.act(steady_choice(match.state))
    raise AssertionError("there is always another game")


def asks(state: Any, step: str) -> bool:
    return key_of(state.agenda[-1]) == step


def blocks_roads(state: Any) -> bool:
    """A card asks for any of the roads: rings all over the map, and the card lies on the table."""
    return asks(state, "aim") and sum("place_a" in action.about for action in GAME.legal(state)) > 40


def crowded(state: Any) -> bool:
    """Three or more stand before the White House; one of them may go on from there, or play the first of his cards."""
    there = state.places.count(state.pack.white_house) > 2 and state.places[0] == state.pack.white_house
    if not there or not asks(state, "take-action"):
        return False
    cards = {action.card for action in GAME.legal(state) if action.verb == "play"}
    return bool(goals(state)) and bool(cards) and state.hands[0].cards[0] in cards


def at_the_door(state: Any) -> bool:
    """The card that will be turned up shows no president; nothing lies before anybody yet: all passports find room."""
    absent = asks(state, "confront") and not state.pack.present[state.president_deck[-1]]
    return absent and not any(state.front)


def can_disarm(state: Any) -> bool:
    return asks(state, "take-action") and any(action.verb == "disarm" for action in GAME.legal(state))


def on_the_beach(state: Any) -> bool:
    """All five are still in Hawaii."""
    return asks(state, "take-action") and len(set(state.places)) == 1


def at_home(state: Any) -> bool:
    """May draw but go nowhere, as under house arrest: no place is ringed."""
    verbs = {action.verb for action in GAME.legal(state)} if asks(state, "take-action") else set()
    return "draw" in verbs and not verbs & {"travel", "fly", "go", "disarm"}


def alone_in_washington(state: Any) -> bool:
    """Where Baltimore is ringed, just above."""
    there = state.places[0] == state.pack.white_house and state.places.count(state.pack.white_house) == 1
    return asks(state, "take-action") and there and "BWI" in goals(state)


def bought(state: Any) -> bool:
    """The turn of another, in which one of his cards may be played."""
    theirs = state.active != 0 and state.control[state.active] == 0 and asks(state, "take-action")
    return theirs and any(action.verb == "play" and len(action.about) == 1 for action in GAME.legal(state))


def goals(state: Any) -> set[str]:
    return {state.pack.place_ids[action.place] for action in GAME.legal(state) if action.verb == "travel"}


def picks_a_player(state: Any) -> bool:
    """A card asks for any of two or more others."""
    return asks(state, "aim") and sum(set(action.about) == {"seat"} for action in GAME.legal(state)) > 1


def blocked_beside_a_goal(state: Any) -> bool:
    """A roadblock lies on a short road, and one may go to an end of it."""
    if not asks(state, "take-action"):
        return False
    ends = [road for road, blocked in zip(state.pack.road_ends, state.blocked, strict=True) if blocked]
    short = [{state.pack.place_ids[place] for place in road} for road in ends]
    return any(road in SHORT and road & goals(state) for road in short)


def lone_targets(state: Any) -> list[Action]:
    """Cards that one may play, at one thing alone."""
    if not asks(state, "take-action"):
        return []
    return [
        action
        for action in GAME.legal(state)
        if action.verb == "play" and asks(then := after(state, action), "aim") and len(GAME.legal(then)) == 1
    ]


def aims_at_one(state: Any) -> bool:
    return bool(lone_targets(state))


def blocked_between_near_places(state: Any) -> bool:
    return asks(state, "take-action") and bool(state.blocked[ROADS.index({"LAS", "A51"})])


def out_of_cards(state: Any) -> bool:
    return asks(state, "take-action") and not state.hands[0]


def picks_up(state: Any) -> bool:
    """The discard pile may be drawn from, beside a deck whose number has three digits."""
    may = asks(state, "take-action") and any(action.verb == "draw-discard" for action in GAME.legal(state))
    return may and len(state.deck) > 99


def has_an_asset(state: Any) -> bool:
    """An asset may be used, and the own passport says what the president wants."""
    return asks(state, "take-action") and any(action.verb == "activate" for action in GAME.legal(state))


def laden(state: Any) -> bool:
    """Something lies before each of them, and more before one."""
    before = [len(front) + (father >= 0) for front, father in zip(state.front, state.fathers, strict=True)]
    return asks(state, "take-action") and before[0] > 0 and sum(before) > 3 and max(before) > 1


POSITIONS = {
    "laden": (4, laden),
    "asset": (2, has_an_asset),
    "pile": (2, picks_up),
    "empty": (2, out_of_cards),
    "roads": (3, blocks_roads),
    "crowd": (4, crowded),
    "door": (4, at_the_door),
    "disarm": (2, can_disarm),
    "beach": (5, on_the_beach),
    "home": (3, at_home),
    "washington": (3, alone_in_washington),
    "bought": (3, bought),
    "signs": (4, blocked_beside_a_goal),
    "players": (4, picks_a_player),
    "alone": (2, aims_at_one),
    "near": (4, blocked_between_near_places),
}


@cache
def position(name: str) -> Position:
    return reached(*POSITIONS[name])


def sit_down(open_page: OpenPage, served: Served, name: str, **how: Any) -> Page:
    there = position(name)
    made = play_on(served.url, there, [ANNA, *[STEADY] * (there.match.players - 1)])
    page = open_page(place(made), **how)
    page.locator(".rd-passport").first.wait_for(state="attached")  # on a phone they are behind a tab
    page.locator(".prompt.mine").wait_for()
    return page


@pytest.mark.parametrize("name", ["roads", "crowd"])
def test_nothing_lies_over_a_ringed_thing(open_page: OpenPage, served: Served, name: str) -> None:
    """At five sizes, but for a moment. On a phone the hand scrolls below the bar of the sheet, which is the shell's."""
    page = sit_down(open_page, served, name, lang="de")
    expect(page.locator("#board .rd-legal").first).to_be_visible()
    assert overlaps_at_all_sizes(page, "#board, .side", ignored=".moments") == {}


# One card is played at somebody, and another is to stop it.
STOPPED = """cards => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    const will = [{ seat_whom: 3 }, { card_stopped: cards[0] }];
    const played = cards.map((card, n) => ({ seat: n + 1, card, will: will[n] }));
    table.session.message = {...message, view: {...message.view, table: played}};
    table.stage.update(table.session.message);
}"""


def test_whoever_may_save_a_card_from_an_interruption_sees_whom_it_hits(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "door", size=(1366, 681))
    page.evaluate(STOPPED, [GAME.pack().card[card] for card in ("house-arrest", "veto")])
    aims = page.locator(".rd-tabled-aims")
    expect(aims).to_have_count(2)
    for one in aims.all():
        expect(one).to_be_in_viewport(ratio=1)


# Each card of the own hand costs one more than before.
DEARER = """() => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    const { seat, players } = message.view;
    const costs = players[seat].hand.map((card, n) => n + 2);
    const view = {...message.view, players: players.with(seat, {...players[seat], costs})};
    table.session.message = {...message, view};
    table.stage.update(table.session.message);
}"""


def test_a_card_of_the_hand_says_what_it_costs_now_and_what_is_printed(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "roads")
    cost = page.locator(".rd-hand .rd-card-action .rd-card-cost").last
    printed = cost.inner_text()
    expect(cost.locator("s")).to_have_count(0)
    page.evaluate(DEARER)
    expect(cost.locator("s")).to_have_text(printed)
    expect(cost).to_have_attribute("aria-label", re.compile(rf"^Costs \d+\. {printed} is printed$"))
    assert cost.evaluate("one => one.firstChild.textContent") != printed


@pytest.mark.parametrize("size", LAPTOPS)
def test_the_ring_of_a_passport_stays_off_the_others(
    open_page: OpenPage, served: Served, size: tuple[int, int]
) -> None:
    page = sit_down(open_page, served, "players", size=size)
    assert page.locator(".rd-passport.rd-legal").count() > 1
    page.evaluate(STILL)
    found = page.locator(".rd-passport").evaluate_all("""all => all.map(one => {
        const [box, { outlineWidth, outlineOffset }] = [one.getBoundingClientRect(), getComputedStyle(one)];
        const ring = one.matches('.rd-legal') ? parseFloat(outlineWidth) + parseFloat(outlineOffset) : 0;
        return [box.top - ring, box.bottom + ring, box.top, box.bottom];
    })""")
    for (_, low, _, foot), (high, _, top, _) in pairwise(found):
        assert low <= top
        assert foot <= high


def test_a_slip_says_nothing_twice(open_page: OpenPage, served: Served) -> None:
    """Of a road that may be chosen its name is all there is to say."""
    page = sit_down(open_page, served, "roads")
    road = page.locator(".rd-block.rd-legal").first
    name = road.get_attribute("aria-label") or ""
    assert re.fullmatch(r"Road \D+ – \D+", name)
    assert name.count("Road ") == 1
    road.hover()
    expect(page.locator(".rd-slip-words")).to_have_text(name.removesuffix("."))


def test_a_roadblock_between_near_places_is_seen_beside_them(open_page: OpenPage, served: Served) -> None:
    """From Las Vegas to Area 51 there is no room for it; a line leads to its road."""
    page = sit_down(open_page, served, "near", size=(1366, 681))
    page.evaluate(STILL)
    road = ROADS.index({"LAS", "A51"})
    block = page.locator(f".rd-block[data-road='{road}']")
    hidden = block.locator(".rd-bar").evaluate("""one => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const near = (value, least, most) => value - Math.max(least, Math.min(value, most));
        return [...document.querySelectorAll('.rd-place .rd-dot')].map(dot => dot.getBoundingClientRect())
            .filter(({x, y, width}) => width / 2 - 1
                > Math.hypot(near(x + width / 2, left, right), near(y + width / 2, top, bottom))).length;
    }""")
    assert hidden == 0
    expect(block.locator(".rd-bar-lead")).to_have_attribute("d", re.compile("^M0 0L"))


@pytest.mark.parametrize("size", LAPTOPS)
def test_a_roadblock_is_seen_beside_the_ring_of_an_end_of_its_road(
    open_page: OpenPage, served: Served, size: tuple[int, int]
) -> None:
    page = sit_down(open_page, served, "signs", size=size)
    page.evaluate(STILL)
    found = page.evaluate(NEAR_SIGNS)
    assert found
    assert min(found) >= 2


def test_the_card_that_is_played_lies_beside_the_map(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "roads")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        card, chart = page.locator(".rd-tabled").bounding_box(), page.locator(".rd-map").bounding_box()
        assert card is not None
        assert chart is not None
        apart = card["x"] + card["width"] <= chart["x"] or card["y"] >= chart["y"] + chart["height"]
        assert apart or card["y"] + card["height"] <= chart["y"], (width, height)


@pytest.mark.parametrize("size", SIZES)
def test_five_in_hawaii_stand_side_by_side(open_page: OpenPage, served: Served, size: tuple[int, int]) -> None:
    """All are seen, and so are the places that one may fly to."""
    page = sit_down(open_page, served, "beach", size=size)
    page.evaluate(STILL)
    found = page.locator(".rd-piece .rd-coat").evaluate_all(
        "coats => coats.map(one => one.getBoundingClientRect()).map(box => [box.left, box.right, box.top, box.bottom])"
    )
    assert len(found) == 5
    chart = page.locator(".rd-map").bounding_box()
    assert chart is not None
    for n, (left, right, top, bottom) in enumerate(found):
        assert chart["x"] <= left < right <= chart["x"] + chart["width"]
        assert chart["y"] <= top < bottom <= chart["y"] + chart["height"]
        for other in found[n + 1 :]:
            assert right <= other[0] + 1 or other[1] <= left + 1 or bottom <= other[2] + 1 or other[3] <= top + 1
    assert overlaps(page, "#board", ignored=".moments") == []


@pytest.mark.parametrize(("lang", "word"), [("en", "Roadblock"), ("de", "Straßensperre")])
def test_roads_that_were_named_are_ticked_and_a_card_on_a_phone_is_named_whole(
    open_page: OpenPage, served: Served, lang: str, word: str
) -> None:
    page = sit_down(open_page, served, "roads", size=(390, 844), lang=lang)
    caption = page.locator(".rd-tabled:last-of-type figcaption")
    expect(caption).to_be_visible()
    cut = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight"
    assert not caption.evaluate(cut)
    name = caption.locator(".rd-tabled-name")
    expect(name).to_have_text(word)
    assert name.evaluate("one => one.getBoundingClientRect().height") < 20, "in one line, not broken somewhere"
    expect(page.locator(".rd-hand .rd-card-text").first).to_be_visible()
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator(".rd-hand .rd-card-text").evaluate_all(wide) == []
    field, choice = page.locator(".actions .filter").bounding_box(), page.locator('.do[data-verb="road"]').first
    assert field is not None
    assert field["width"] < 50, "the choices need the room until somebody searches"
    expect(choice).to_be_in_viewport(ratio=0.9)
    page.locator(".actions .filter").fill("Port")
    expect(page.locator(".actions .filter")).to_have_js_property("value", "Port")
    page.locator(".actions .filter").fill("")
    page.set_viewport_size({"width": 1366, "height": 681})
    expect(page.locator(".rd-road-named")).to_have_count(0)
    page.locator('.do[data-verb="road"]:not(.refused)').first.click()
    expect(page.locator(".rd-road-named")).to_have_count(1)
    expect(page.locator(".rd-tabled:last-of-type .rd-tabled-aims")).to_be_visible()


def test_who_looks_back_sees_the_whole_map(open_page: OpenPage, served: Served) -> None:
    """Nothing is pressed there: the hand has less room, and nobody is here or away."""
    match = Match(GAME, 2, bytes([5]) * 16)
    while not match.over:
        match.act(steady_choice(match.state))
    page = open_page(f"#/replay/{import_game(served.url, match)}?at=9", size=(1366, 681))
    page.locator(".rd-place").first.wait_for()
    page.evaluate(STILL)
    unseen = page.evaluate("""() => {
        const {left, right, top, bottom} = document.querySelector('.rd-map').getBoundingClientRect();
        const within = ({x, y, width, height}) =>
            x + width / 2 > left && x + width / 2 < right && y + height / 2 > top && y + height / 2 < bottom;
        return [...document.querySelectorAll('.rd-place')]
            .filter(one => one.querySelector('.rd-dot').getBoundingClientRect().width)  // the Trident comes later
            .filter(one => !within(one.querySelector('.rd-dot').getBoundingClientRect()))
            .map(one => one.getAttribute('aria-label'));
    }""")
    assert unseen == []
    expect(page.locator(".seat .dot")).to_have_count(0)


IN_SIGHT = """() => {
    const {left, right, top, bottom} = document.querySelector('.rd-map').getBoundingClientRect();
    const {x, y, width, height} = document.querySelector('.rd-map .rd-meeple.rd-seat-0').getBoundingClientRect();
    return x > left && x + width < right && y > top && y + height < bottom;
}"""


def test_on_a_phone_who_may_go_nowhere_is_shown_where_he_is(open_page: OpenPage, served: Served) -> None:
    """Others were followed meanwhile, and no ring calls the map back."""
    page = sit_down(open_page, served, "home", size=(390, 844))
    expect(page.locator(".rd-place.rd-legal")).to_have_count(0)
    frame = page.locator(".rd-map").bounding_box()
    assert frame is not None
    for _ in range(6):  # away from the meeple
        if not page.evaluate(IN_SIGHT):
            break
        page.mouse.move(frame["x"] + 30, frame["y"] + 30)
        page.mouse.down()
        page.mouse.move(frame["x"] + frame["width"] - 30, frame["y"] + frame["height"] - 30, steps=4)
        page.mouse.up()
    assert not page.evaluate(IN_SIGHT)
    page.locator(".actions [data-verb=draw], .rail [data-verb=draw]").first.click()
    page.wait_for_function(IN_SIGHT, timeout=15_000)


@pytest.mark.parametrize("size", LAPTOPS)
def test_the_board_holds_still_while_prompts_change(open_page: OpenPage, served: Served, size: tuple[int, int]) -> None:
    """The map, the hand and one's own passport with its goal stay where they are, and are in view."""
    page = sit_down(open_page, served, "door", size=size)
    parts = (".rd-map", ".hand", ".rd-hand li:first-child", ".rd-passport.rd-own", GOAL, ".rd-tools")

    def boxes() -> list[Any]:
        page.evaluate(STILL)
        return [page.locator(part).first.bounding_box() for part in parts]

    before = boxes()
    page.locator("[data-verb=decline]").click()
    expect(page.locator("[data-verb=end]")).to_be_visible()
    assert boxes() == before
    for part in parts:
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] + 1, part
    cut = "items => items.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    assert page.locator(".rd-dictator, .rd-where").evaluate_all(cut) == []
    page.locator(".rd-passports").evaluate("list => list.scrollTo(0, 0)")
    shown, last = page.locator(".rd-passports").bounding_box(), page.locator(".rd-stamps").last.bounding_box()
    assert shown is not None
    assert last is not None
    assert last["y"] + last["height"] <= shown["y"] + shown["height"], "every passport is seen without scrolling"


def test_a_decision_draws_anew_only_what_it_has_changed(open_page: OpenPage, served: Served) -> None:
    """Cards of hand and piles, passports, signs of roads stay the same elements: to draw them is most of the work."""
    page = sit_down(open_page, served, "door")
    cards = ".rd-hand-card, .rd-hand .rd-card, .rd-pile, .rd-pile .rd-card"
    lasting = f"{cards}, .rd-level, .rd-passport, .rd-portrait, .rd-stamp-mark, .rd-ability, .rd-block"
    marked = f"name => document.querySelectorAll('{lasting}').forEach(one => {{ one.seenBefore ??= name; }})"
    page.evaluate(marked, "before")
    page.locator("[data-verb=decline]").click()
    expect(page.locator("[data-verb=end]")).to_be_visible()
    page.evaluate(marked, "after")
    found = page.locator(lasting).evaluate_all("all => all.map(one => [one.getAttribute('class'), one.seenBefore])")
    assert len(found) > 20
    assert [kind for kind, when in found if when != "before"] == []


# How much of the ground changes, and how much of what lies upon it, from now on.
CHANGES = """() => {
    window.changed = { below: 0, above: 0 };
    for (const sheet of ['below', 'above'])
        new MutationObserver(list => { window.changed[sheet] += list.length; }).observe(
            document.querySelector(`.rd-${sheet}`), { subtree: true, childList: true, attributes: true });
}"""
UNDER_THE_MOUSE = """() => {
    const { left, top, width, height } = document.querySelector('.rd-map').getBoundingClientRect();
    const spots = [...Array(400).keys()].map(n => [left + width * (n % 20 + 1) / 21, top + height * (n / 20 + 1) / 22]);
    return spots.filter(([x, y]) => document.elementFromPoint(x, y)?.matches('.rd-state')).length;
}"""


def test_a_decision_leaves_the_ground_of_the_map_alone(open_page: OpenPage, served: Served) -> None:
    """It is a picture of its own, which need not be filled with colour again; what is on it can be pressed."""
    page = sit_down(open_page, served, "door")
    assert page.evaluate(UNDER_THE_MOUSE) > 50
    page.evaluate(CHANGES)
    page.locator("[data-verb=decline]").click()
    expect(page.locator("[data-verb=end]")).to_be_visible()
    changed = page.evaluate("changed")
    assert changed["above"]
    assert not changed["below"]


def test_no_neighbour_lies_over_the_flag_of_ones_own_target(open_page: OpenPage, served: Served) -> None:
    """Vancouver would hide that of Seattle."""
    page = sit_down(open_page, served, "beach")
    is_mine = page.locator(".rd-layer-places > g").evaluate_all("all => all.map(one => one.matches('.rd-target'))")
    assert any(is_mine)
    assert is_mine == sorted(is_mine)


def test_the_odds_stand_on_the_passport_in_the_prompt_and_on_the_button(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "door")
    state: Any = position("door").match.state
    needed = state.needed_to_convince(0)
    words = f"{needed} or more ({(21 - needed) * 5} %)"
    expect(page.locator(".rd-own .rd-goal")).to_contain_text(words)
    expect(page.locator("[data-verb=confront]")).to_contain_text(words)
    expect(page.locator(".prompt")).to_contain_text(f"({(21 - needed) * 5} %)")


def test_the_presidents_door_gets_the_middle_of_the_board(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "door", size=(1366, 681))
    page.locator("[data-verb=confront]").click()
    moment = page.locator(".moment[data-moment=president-out-bad]")
    expect(moment.locator("h2")).to_have_text("Nobody home")
    expect(moment.locator(".rd-card-presidential")).to_be_visible()
    place, sentence = page.locator(".moments").bounding_box(), moment.locator(":scope > p").bounding_box()
    assert place is not None
    assert sentence is not None
    assert sentence["y"] + sentence["height"] <= place["y"] + place["height"], "the sentence is cut off"
    page.keyboard.press("Escape")
    expect(moment).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (1366, 681)])
def test_the_card_behind_the_presidents_door_can_be_read_whole(
    open_page: OpenPage, served: Served, size: tuple[int, int]
) -> None:
    page = sit_down(open_page, served, "door", size=size, lang="de")
    button = page.locator("[data-verb=confront]")
    button.tap() if size[0] < 600 else button.click()
    text = page.locator(".moment-pictures .rd-card-text")
    expect(text).to_be_visible()
    cut = "one => [one.scrollHeight - one.clientHeight, getComputedStyle(one).maskImage]"
    assert text.evaluate(cut) == [0, "none"]


@pytest.mark.parametrize(("name", "most"), [("crowd", 2), ("washington", 2), ("signs", 2), ("roads", 40)])
def test_places_keep_their_names_beside_rings(open_page: OpenPage, served: Served, name: str, most: int) -> None:
    """Another stands elsewhere or as a code. Where all roads are ringed there is no room."""
    page = sit_down(open_page, served, name, size=(1366, 681))
    page.evaluate(STILL)
    unseen = page.locator(".rd-map .rd-unseen")
    assert unseen.count() <= most


def test_a_card_with_one_possible_target_asks_for_none(open_page: OpenPage, served: Served) -> None:
    """Where one wants to skip what is no choice; whoever takes it back is asked."""
    page = sit_down(open_page, served, "alone", size=(1366, 681))
    page.evaluate(
        "() => { localStorage['brink.settings'] = JSON.stringify({motion: 'off', name: 'Anna', skip: 'on'}); }"
    )
    play = lone_targets(position("alone").match.state)[0]
    page.locator(f".do[data-key='act {as_key(play)}']").click()
    expect(page.locator(f".do[data-key='act {as_key(play)}']")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(" plays ")


def test_a_disarming_shows_the_place_and_the_die(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "disarm")
    button = page.locator("[data-verb=disarm]")
    expect(button).to_contain_text("or more (")
    button.click()
    moment = page.locator(".moment[data-moment=disarmed-good], .moment[data-moment=armed-bad]")
    passing = page.locator("[data-verb=pass]")
    expect(moment.or_(passing).first).to_be_visible()
    while not moment.count():
        passing.click()
        expect(moment.or_(passing).first).to_be_visible()
    expect(moment.locator(".rd-note")).to_be_visible()
    expect(moment.locator(".moment-die")).to_be_visible()


def test_names_of_places_open(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "crowd")
    name = page.locator(".log .name[role=button][data-kind=place]").last
    name.click()
    slip = page.locator(".name-slip .rd-note")
    expect(slip.locator("h3")).to_have_text(name.inner_text())
    expect(slip.locator("p").first).not_to_be_empty()


def test_a_finger_reads_on_a_passport_what_its_dictator_can_do(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "door", size=(390, 844))
    page.get_by_role("tab").nth(1).click()
    for seat, dictator in enumerate(position("door").match.state.dictators):
        page.locator(f".rd-passport[data-seat='{seat}'] .rd-dictator .name").click()
        ability = GAME.texts("en").render(f"dictator-{GAME.pack().dictator_ids[dictator]}-text")
        expect(page.locator(".name-slip .rd-note p")).to_have_text(ability)


def test_every_piece_that_can_be_opened_is_drawn(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "door")
    counts = {kind: len(names) for kind, names in GAME.names(GAME.pack()).items() if kind in GAME.opens}
    lacking = page.evaluate(
        """async (counts) => {
            const [board, words] = await Promise.all(["board", "texts"].map(
                async (what) => (await fetch(`/api/games/dictators/${what}`)).json()));
            const {describe} = await import("/games/dictators/board.js");
            const context = {board, names: words.names, texts: words.texts, lang: "en", motion: false, size: 120};
            return Object.entries(counts).flatMap(([kind, count]) => [...Array(count).keys()]
                .filter((number) => !describe(kind, number, context)?.textContent.trim())
                .map((number) => `${kind} ${number}`));
        }""",
        counts,
    )
    assert lacking == []


def test_the_ring_of_a_pile_leaves_the_number_of_the_one_beside_it(open_page: OpenPage, served: Served) -> None:
    """An outline reaches further than its box: the number on a pile stays within its own, clear of the next one."""
    page = sit_down(open_page, served, "pile")
    for width, height in [(844, 390), *(size for size in SIZES if size[0] > 390)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(STILL)
        covered = page.evaluate(
            """() => [...document.querySelectorAll('.rd-pile.rd-legal')].flatMap(ringed => {
                const {outlineWidth, outlineOffset} = getComputedStyle(ringed);
                const more = parseFloat(outlineWidth) + parseFloat(outlineOffset);
                const box = ringed.getBoundingClientRect();
                return [...document.querySelectorAll('.rd-pile .rd-count')].filter(count => {
                    const there = count.getBoundingClientRect();
                    return !ringed.contains(count) && there.right > box.left - more && there.left < box.right + more;
                }).map(count => count.parentElement.dataset.pile);
            })"""
        )
        assert page.locator(".rd-pile.rd-legal:visible").count() == 2
        assert covered == [], (width, height)


def test_the_ring_of_a_card_in_front_covers_no_line_of_its_passport(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "asset")
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(STILL)
        rings, covered = page.evaluate(
            """() => {
                const rings = [...document.querySelectorAll('.rd-tag.rd-legal')];
                const lines = one => {  // what is written in a passport, beside the card
                    const walk = document.createTreeWalker(one.closest('.rd-passport'), NodeFilter.SHOW_TEXT);
                    const found = [];
                    while (walk.nextNode()) if (!one.contains(walk.currentNode)) found.push(walk.currentNode);
                    return found;
                };
                const place = text => {
                    const range = document.createRange();
                    range.selectNodeContents(text);
                    return range.getBoundingClientRect();
                };
                return [rings.length, rings.flatMap(one => {
                    const {outlineWidth, outlineOffset} = getComputedStyle(one);
                    const more = parseFloat(outlineWidth) + parseFloat(outlineOffset);
                    const box = one.getBoundingClientRect();
                    const sheet = one.closest('.rd-passport').getBoundingClientRect();
                    const [top, bottom] = [box.top - more, box.bottom + more];
                    const under = lines(one).filter(text => (there =>
                        there.bottom > top + 2 && there.top < bottom && there.right > box.left && there.left < box.right
                    )(place(text))).map(text => text.data);
                    return bottom > sheet.bottom ? [...under, 'its edge'] : under;
                })];
            }"""
        )
        assert rings
        assert covered == [], (width, height)


def test_the_piles_can_be_looked_through_and_so_can_all_cards(open_page: OpenPage, served: Served, axe: str) -> None:
    page = sit_down(open_page, served, "crowd")
    state: Any = position("crowd").match.state
    page.locator(".rd-pile-discard").click()
    shelf = page.locator(".rd-browse")
    cards = shelf.locator(".rd-card")
    expect(cards).to_have_count(len(state.discard))
    expect(cards.first).to_have_attribute("data-card", str(state.discard[-1]))
    shelf.locator("[data-shelf=all-cards]").click()
    pack = GAME.names(GAME.pack())
    expect(cards).to_have_count(len(pack["card"]) + len(pack["presidential"]))
    assert violations(page, axe, ".rd-browse") == []
    cards.nth(3).click()
    expect(page.locator(".rd-present")).to_contain_text(
        cards.nth(3).locator(".rd-card-title").inner_text(), ignore_case=True
    )
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(shelf).to_have_count(0)


def test_a_card_that_is_gone_is_not_shown_large(open_page: OpenPage, served: Served) -> None:
    """It was pointed at, and it went: before the pause was over, or when it was large already."""
    page = sit_down(open_page, served, "crowd")
    large = page.locator(".rd-enlarged")
    card = page.locator(".rd-hand-card").first
    card.hover()
    card.evaluate("one => one.closest('li').remove()")
    page.evaluate("() => new Promise((done) => setTimeout(done, 1000))")  # begun later and longer than the pause
    expect(large).to_have_count(0)
    page.mouse.move(0, 0)
    card.hover()
    expect(large).to_be_visible()
    card.evaluate("one => one.closest('li').remove()")
    expect(large).to_have_count(0)


def test_what_lies_in_the_panel_is_shown_large_where_it_can_be_seen(open_page: OpenPage, served: Served) -> None:
    """The panel is a part of the page with room of its own; what is fixed in it would stand beside the window."""
    page = sit_down(open_page, served, "crowd", size=(1366, 681))
    for card in (page.locator(".rd-pile-discard"), page.locator(".rd-tag-card").first):
        page.mouse.move(0, 0)
        card.hover()
        expect(page.locator(".rd-enlarged")).to_be_in_viewport(ratio=1)


def test_no_card_comes_under_a_mouse_that_rests(open_page: OpenPage, served: Served) -> None:
    """A card that goes leaves a gap, one that comes is last; when the mouse has left the hand closes up."""
    page = sit_down(open_page, served, "crowd", size=(1366, 681))
    cards = page.locator(".rd-hand-card .rd-card")
    before = [card.get_attribute("data-card") for card in cards.all()]
    at = [card.bounding_box() for card in cards.all()]
    assert len(before) > 2
    cards.nth(1).hover()
    page.evaluate(HELD, [int(card or 0) for card in (before[0], *before[2:])])
    expect(cards).to_have_count(len(before) - 1)
    assert [card.get_attribute("data-card") for card in cards.all()] == [before[0], *before[2:]]
    assert [box and box["x"] for box in map(Locator.bounding_box, cards.all())] == [
        box and box["x"] for box in (at[0], *at[2:])
    ]
    page.mouse.move(0, 0)
    expect(page.locator(".rd-gap")).to_have_count(0)
    assert (cards.nth(1).bounding_box() or {})["x"] == (at[1] or {})["x"]


def test_an_empty_hand_says_so_and_takes_as_much_room_as_a_full_one(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "empty", size=(1366, 681))
    expect(page.locator(".rd-hand")).to_have_text("No cards in hand")
    empty = page.locator(".hand").bounding_box()
    page = sit_down(open_page, served, "door", size=(1366, 681))
    assert page.locator(".hand").bounding_box() == empty


def test_an_enlarged_card_covers_nothing_that_is_ringed(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "crowd", size=(1366, 681))
    page.locator(".rd-hand-card.rd-legal").first.hover()
    expect(page.locator(".rd-enlarged")).to_be_visible()
    assert overlaps(page, "#board, .side, .hand", ignored=".moments") == []


# The view of whoever is on turn, under House Arrest.
ARRESTED = """card => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    const players = message.view.players.map((one, seat) =>
        seat === message.view.active ? { ...one, front: [card], front_counts: [2] } : one);
    table.stage.update({ ...message, view: { ...message.view, players } });
}"""
# Another hand of whoever looks on.
HELD = """hand => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    const players = message.view.players.map((one, seat) =>
        seat === message.seat ? { ...one, hand, costs: hand.map(() => 0) } : one);
    table.stage.update({ ...message, view: { ...message.view, players } });
}"""
TRAVELLED = """([travelled, travel_spent]) => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    table.stage.update({ ...message, view: { ...message.view, travelled, travel_spent } });
}"""
# A name beside a ring at the right edge of the map, with a dot at its other side: what is written there.
AT_THE_EDGE = """async () => {
    const { arrange } = await import('/games/dictators/labels.js');
    const part = () => document.createElementNS('http://www.w3.org/2000/svg', 'text');
    const label = { spot: [97, 50], name: 'Halifax', code: 'YHZ', prefer: 'e', away: 0, fixed: false, rank: 0,
        title: part(), text: part() };
    const box = (x, r) => ({ left: x - r, right: x + r, top: 50 - r, bottom: 50 + r });
    arrange([label], [box(97, 10), box(62, 9)], { k: 1, marker: 0.8, letters: 10, width: words => words.length / 2,
        page: { left: 0, top: 0, right: 107, bottom: 100 } });
    return label.title.classList.contains('rd-unseen') ? '' : label.text.textContent;
}"""
# Of a meeple in Washington, how much lies under the ring that Baltimore may wear.
UNDER = """() => {
    const box = one => one.getBoundingClientRect();
    const meeple = box(document.querySelector('.rd-piece.rd-own'));
    const ring = document.querySelector(`.rd-place[data-place='${BWI}']`);
    const { left, right, top, bottom } = box(ring.querySelector('.rd-ring'));
    return Math.max(0, Math.min(right, meeple.right) - Math.max(left, meeple.left))
        * Math.max(0, Math.min(bottom, meeple.bottom) - Math.max(top, meeple.top)) / meeple.width / meeple.height;
}"""


def test_a_ringed_place_at_the_edge_of_the_map_has_its_name(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    assert page.evaluate(AT_THE_EDGE) == "Halifax"


def test_who_stands_in_washington_is_seen_beside_the_ring_of_baltimore(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "washington", size=(1366, 681))
    baltimore = position("washington").match.pack.place_ids.index("BWI")
    assert page.evaluate(UNDER.replace("${BWI}", str(baltimore))) < 0.1


def test_the_map_keeps_its_size_while_the_line_is_cut(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, "door", size=(1366, 681))
    size = "() => ['clientWidth', 'clientHeight'].map(one => document.querySelector('.board')[one])"
    before = page.evaluate(size)
    page.locator(".offline").evaluate("bar => { bar.hidden = false; bar.lastChild.textContent = 'No connection'; }")
    expect(page.locator(".offline")).to_be_in_viewport(ratio=1)
    assert page.evaluate(size) == before
    bar, table = page.locator(".offline").bounding_box(), page.locator("brink-table").bounding_box()
    assert bar is not None
    assert table is not None
    assert bar["y"] + bar["height"] <= table["y"], "it hides no seat"


def test_R52_the_wheel_is_spent_when_no_travel_is_left(open_page: OpenPage, served: Served) -> None:
    """Napoleon has a second one."""
    page = sit_down(open_page, served, "door")
    page.locator(".rd-shoe:not(.rd-used)").first.wait_for()
    page.evaluate(TRAVELLED, [1, False])
    expect(page.locator(".rd-shoe.rd-used")).to_have_count(0)
    page.evaluate(TRAVELLED, [1, True])
    expect(page.locator(".rd-shoe.rd-used")).to_have_attribute("title", "travel spent")


def test_under_house_arrest_the_wheel_is_spent_and_whoever_is_asked_is_marked(
    open_page: OpenPage, served: Served
) -> None:
    page = sit_down(open_page, served, "door")
    page.locator(".rd-shoe:not(.rd-used)").first.wait_for()
    page.evaluate(ARRESTED, position("door").match.pack.card["house-arrest"])
    expect(page.locator(".rd-shoe.rd-used")).to_have_attribute("title", "House Arrest")
    asked = page.locator(".rd-passport:not(.rd-active)").first
    asked.evaluate("box => box.classList.add('rd-decides')")
    expect(asked).to_have_css("outline-style", "dashed")


# As if one held the same card as he whose turn was bought.
THE_SAME_CARD = """card => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    const players = message.view.players.map((one, seat) => seat === message.seat ? { ...one, hand: [card] } : one);
    table.stage.update({ ...message, view: { ...message.view, players } });
}"""


def test_in_a_bought_turn_the_cards_of_the_other_are_played_and_not_ones_own(
    open_page: OpenPage, served: Served
) -> None:
    there = position("bought")
    (card,) = {action.card for action in GAME.legal(there.match.state) if action.verb == "play"}
    page = sit_down(open_page, served, "bought")
    page.evaluate(THE_SAME_CARD, card)
    own = page.locator(f".rd-hand-card:has([data-card='{card}'])")
    expect(own).not_to_have_class(re.compile("rd-legal|rd-refused"))
    tag = page.locator(".rd-passport.rd-active .rd-tag-known.rd-legal")
    version = page.evaluate("document.querySelector('brink-table').session.message.version")
    tag.click()
    page.locator(".rd-slip .rd-do").click()
    page.wait_for_function("was => document.querySelector('brink-table').session.message.version > was", arg=version)


# He whose turn it is has a token, and it may be used.
A_TOKEN = """token => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    const { active, players } = message.view;
    const model = message.candidates.find(one => !one.reason);
    const also = { ...model, action: ['token', token], about: { token }, group: 'token' };
    const view = { ...message.view, players: players.with(active, { ...players[active], tokens: [token] }) };
    table.session.message = { ...message, view, candidates: [...message.candidates, also] };
    table.stage.update(table.session.message);
}"""


def test_in_a_bought_turn_what_lies_before_the_other_is_used_from_his_passport(
    open_page: OpenPage, served: Served
) -> None:
    page = sit_down(open_page, served, "bought")
    page.evaluate(A_TOKEN, 1)
    expect(page.locator(".rd-passport.rd-active .rd-chip")).to_have_class(re.compile("rd-legal"))
    expect(page.locator(".rd-passport.rd-own .rd-chip.rd-legal")).to_have_count(0)


# Two cards lie before everybody, one has tokens, one copies, one must skip: as much as a passport ever has to say.
LADEN = """cards => {
    const table = document.querySelector('brink-table'), { message } = table.session;
    const players = message.view.players.map((player, seat) => ({
        ...player, front: [cards[0]], front_counts: [1], father: cards[1], father_count: 1, skips: Number(seat === 2),
        tokens: seat ? [] : [-1, -1], copied: seat === 1 ? 1 : -1}));
    table.session.message = {...message, view: {...message.view, players}};
    table.stage.update(table.session.message);
}"""


def test_five_passports_are_in_sight_on_a_laptop_with_what_lies_before_them(
    open_page: OpenPage, served: Served
) -> None:
    page = sit_down(open_page, served, "beach", size=(1366, 681))
    page.evaluate(STILL)
    page.evaluate(LADEN, [GAME.pack().card["house-arrest"], GAME.pack().first_father])
    passports = page.locator(".rd-passport")
    expect(passports.locator(".rd-tag-card")).to_have_count(10)
    for passport in passports.all():
        expect(passport).to_be_in_viewport(ratio=1)
    expect(passports.last.locator(".rd-tag-card").first).to_have_text(re.compile(r"^1/\d"))  # a long name is cut


def test_four_passports_are_in_sight_on_a_laptop_with_what_lies_before_them(
    open_page: OpenPage, served: Served
) -> None:
    """What finds no room on its line is cut, and opens; the odds are said once."""
    page = sit_down(open_page, served, "laden", size=(1366, 681))
    page.evaluate(STILL)
    passports = page.locator(".rd-passports")
    assert passports.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    odds = (21 - position("laden").match.state.needed_to_convince(0)) * 5
    assert passports.locator(".rd-own").inner_text().count(f"{odds}\u00a0%") == 1


@pytest.mark.parametrize("size", LAPTOPS)
def test_nobody_seems_to_stand_in_another_place(open_page: OpenPage, served: Served, size: tuple[int, int]) -> None:
    """Who was in Kansas City stood upon St. Louis, so as to hide no other place."""
    page = sit_down(open_page, served, "near", size=size)
    page.evaluate(STILL)
    assert page.evaluate(ASTRAY) == []
