"""Wir sind das Volk! and 2+2 in the browser: whole games in German, and the board as a thing to press and read."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import closely
from brink.engine import Action, Chance, Game, Match
from brink.engine.registry import find_game
from brink.engine.steps import key_of
from brink.games.volk.forecast import forecast
from brink.games.volk.state import VolkState
from brink.games.volk.verbs import Half, Move
from brink.tables.rows import Facts
from browser.advising import Adviser, Position, as_key, import_game, play_on, steady_choice, steady_game
from browser.conftest import OpenPage, Served
from browser.overlaps import SIZES, STILL
from browser.playing import ANNA, BERT, STEADY, new_table, place, wait_for_move
from browser.test_whole_games import SMALL, headline, outcome_told, play_to_the_end, presses

VOLK = find_game("volk")
# With these dice the games end in their second decade, after one end of decade.
SHORT_OF_TWO, SHORT_OF_FOUR = bytes([18]) * 16, bytes([59]) * 16
TITLE_OF_FLIGHT, TITLE_OF_BALANCE = "board-fc-flight", "board-fc-balance"


# -- whole games --------------------------------------------------------------------------------------------------


def play_whole_game(
    open_page: OpenPage, served: Served, adviser: Adviser, game: str, seats: list[dict[str, str]], dice: bytes
) -> tuple[Page, Facts]:
    """Anna, in German, does with the keyboard what a steady player would; once she loads the page anew."""
    seat = seats.index(ANNA)
    made = new_table(served, seats, game=game, dice=dice)
    table = str(made["table"])
    page = open_page(place(made), lang="de", size=SMALL)  # she is the only person

    def reload() -> None:
        page.reload()
        page.locator(".vk-map-picture").wait_for()

    facts = play_to_the_end(adviser, table, page, {seat: presses(page)}, reload)
    return page, facts


def expect_result_in_german(page: Page, adviser: Adviser, facts: Facts, seat: int) -> None:
    assert facts.outcome is not None
    expect(page.locator(".banner h2")).to_have_text(headline(facts, "de", seat))
    expect(page.locator(".banner")).to_contain_text(outcome_told(adviser, facts, "de"))
    expect(page.locator(".prompt")).to_contain_text(outcome_told(adviser, facts, "de"))
    expect(page.locator(".ranking tbody tr")).to_have_count(len(adviser.chairs(facts.id)))
    expect(page.locator(".vk-outer.vk-over")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_east_plays_a_whole_game_in_german_against_a_steady_bot(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page, facts = play_whole_game(open_page, served, adviser, "volk", [STEADY, ANNA], SHORT_OF_TWO)
    expect_result_in_german(page, adviser, facts, 1)


def test_the_usa_play_a_whole_game_of_two_plus_two_in_german_against_three_steady_bots(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """The whole game, to its end, which comes in the second decade."""
    page, facts = play_whole_game(
        open_page, served, adviser, "twoplustwo", [ANNA, STEADY, STEADY, STEADY], SHORT_OF_FOUR
    )
    expect_result_in_german(page, adviser, facts, 0)


# -- the board ----------------------------------------------------------------------------------------------------


def first_position(fits: Callable[[Any], object]) -> Position:
    """Of a game between steady bots, the first that asks the West and fits."""
    match = Match(VOLK, 2, bytes(16))
    while VOLK.to_act(match.state) != 0 or not fits(match.state):
        match.act(steady_choice(match.state, VOLK))
    return Position(match, len(match.moves), [])


def sit_down_at(open_page: OpenPage, served: Served, position: Position) -> tuple[Page, str]:
    """The West's page, in German, and the table."""
    made = play_on(served.url, position, [ANNA, STEADY])
    page = open_page(place(made), lang="de")
    page.locator(".prompt.mine").wait_for()
    return page, str(made["table"])


def pieces(state: VolkState, verb: str) -> set[str]:
    """What this verb may be done with now, as the page numbers it."""
    return {str(action[1]) for action in VOLK.legal(state) if action[0] == verb}


def numbers(items: Locator) -> set[str]:
    return set(items.evaluate_all("items => items.map(item => item.dataset.at)"))


def may_build_a_factory(state: VolkState) -> bool:
    return key_of(state.agenda[-1]) == "build" and bool(pieces(state, "factory")) and bool(pieces(state, "line"))


# Lines that cannot be pressed a little beside their middle, on either side.
BESIDE_LINES = """() => [...document.querySelectorAll('.vk-line.vk-legal')].filter(line => {
    const path = line.querySelector('.vk-hit-line'), screen = path.getScreenCTM();
    const at = part => path.getPointAtLength(path.getTotalLength() * part).matrixTransform(screen);
    const [from, middle, to] = [.45, .5, .55].map(at);
    const far = 4 / Math.hypot(to.x - from.x, to.y - from.y);
    const [dx, dy] = [(from.y - to.y) * far, (to.x - from.x) * far];
    const pressed = side => document.elementFromPoint(middle.x + side * dx, middle.y + side * dy);
    return ![1, -1].some(side => pressed(side)?.closest('.vk-line') === line);
}).map(line => line.getAttribute('aria-label'))"""


def test_just_the_legal_places_can_be_pressed_and_a_factory_rises_where_one_clicks(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    position = first_position(may_build_a_factory)
    page, table = sit_down_at(open_page, served, position)
    before: Any = adviser.state(table)
    sites = page.locator(".vk-site.vk-legal")
    expect(sites.first).to_be_visible()
    assert numbers(sites) == pieces(before, "factory")
    assert numbers(page.locator(".vk-line.vk-legal")) == pieces(before, "line") | pieces(before, "half")
    assert page.evaluate(BESIDE_LINES) == []
    assert not page.locator(".vk-province.vk-legal").count()
    site = min(pieces(before, "factory"), key=int)
    version = adviser.facts(table).version
    page.locator(f".vk-site[data-at='{site}'] .vk-label").click()  # the name of a city is the city
    wait_for_move(page, adviser, table, version)
    after: Any = adviser.state(table)
    assert (before.factories[int(site)], after.factories[int(site)]) == (0, 1)
    expect(page.locator(f".vk-site[data-at='{site}'] .vk-stand")).to_be_visible()


def moving_unrest() -> Position:
    """Of the first game of chance in which the West moves unrest from one eastern province to another, there."""
    for number in range(256):
        dice = bytes([number]) * 16
        match, choices = Match(VOLK, 2, dice), Chance(dice)
        while legal := VOLK.legal(match.state):
            if VOLK.to_act(match.state) == 0 and any(isinstance(action, Move) for action in legal):
                return Position(match, len(match.moves), [])
            match.act(legal[choices.below(len(legal))])
    raise AssertionError("in no game of chance the West moves unrest")


def test_unrest_is_moved_by_pressing_where_it_goes_from_and_then_where_to(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page, table = sit_down_at(open_page, served, moving_unrest())
    before: Any = adviser.state(table)
    moves = [action for action in VOLK.legal(before) if isinstance(action, Move)]
    move, provinces = moves[0], page.locator(".vk-province.vk-legal")
    expect(provinces.first).to_be_visible()
    assert numbers(provinces) == {str(action.province) for action in moves}
    page.locator(f".vk-province[data-at='{move.province}']").click()
    expect(page.locator(".vk-map.vk-picking")).to_be_visible()
    wanted = {str(action.province_to) for action in moves if action.province == move.province}
    assert numbers(provinces) == wanted
    page.keyboard.press("Escape")
    expect(page.locator(".vk-map.vk-picking")).to_have_count(0)
    version = adviser.facts(table).version
    for end in (move.province, move.province_to):
        page.locator(f".vk-province[data-at='{end}']").click()
    wait_for_move(page, adviser, table, version)
    after: Any = adviser.state(table)
    assert after.unrest[move.province] == before.unrest[move.province] - 1
    assert after.unrest[move.province_to] == before.unrest[move.province_to] + 1


def may_remove_unrest(state: VolkState) -> bool:
    return key_of(state.agenda[-1]) == "remove-unrest" and len(VOLK.legal(state)) > 3


@pytest.mark.parametrize("kind", ["site", "line"])
def test_a_city_and_a_line_in_a_province_that_is_asked_for_are_a_part_of_it(
    open_page: OpenPage, served: Served, adviser: Adviser, kind: str
) -> None:
    """Whoever met one of its cities read about that, and the province was not chosen."""
    made = play_on(served.url, first_position(may_remove_unrest), [ANNA, BERT])
    page, table = open_page(place(made)), str(made["table"])
    before: Any = adviser.state(table)
    pack, asked = before.pack, {action.province for action in VOLK.legal(before)}
    ends = [(site,) for site in range(len(pack.site_ids))] if kind == "site" else pack.line_ends
    around = [{province for end in some for province in pack.site_provinces[end]} for some in ends]
    at, province = next((at, min(some)) for at, some in enumerate(around) if len(some) == 1 and some <= asked)
    expect(page.locator(".vk-province.vk-legal").first).to_be_visible()
    version = adviser.facts(table).version
    page.locator(f".vk-{kind}[data-at='{at}']").dispatch_event("click")  # lines cross each other
    wait_for_move(page, adviser, table, version)
    after: Any = adviser.state(table)
    assert after.unrest[province] == before.unrest[province] - 1


@pytest.mark.parametrize(("game", "others"), [("volk", 1), ("twoplustwo", 3)])
def test_a_game_without_windows_asks_for_no_standing_answers(
    open_page: OpenPage, served: Served, game: str, others: int
) -> None:
    assert not find_game(game).windows
    page = open_page(place(new_table(served, [ANNA, *[STEADY] * others], game=game)))
    expect(page.locator(".vk-card-button").first).to_be_visible()
    expect(page.locator("[data-key=undo]")).to_be_visible()
    expect(page.locator("[data-key=standing]")).to_have_count(0)


def refused_on_a_card(game: Game[Any], state: VolkState) -> list[Action]:
    """Actions with a card that are refused while another action with it is not."""
    legal = {action[1] for action in game.legal(state) if action[0] != "police"}
    candidates = (action for action in game.candidates(state) if action[0] != "police" and action[1] in legal)
    return [action for action in candidates if (reason := game.refusal(state, action)) and reason.rule]


def test_a_refused_action_of_a_card_says_why_and_opens_the_rule(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    def fits(state: VolkState) -> bool:
        return key_of(state.agenda[-1]) == "take-turn" and bool(refused_on_a_card(VOLK, state))

    position = first_position(fits)
    page, table = sit_down_at(open_page, served, position)
    state: Any = position.match.state
    action = refused_on_a_card(VOLK, state)[0]
    reason = VOLK.refusal(state, action)
    assert reason is not None
    told = adviser.sentence(table, "de", reason.key, reason.args)
    version = adviser.facts(table).version
    page.locator(f".vk-card-button[data-card='{action[1]}']").click()
    slip = page.locator(".vk-slip.vk-pinned")
    why = slip.locator(".vk-no-box").filter(has_text=told).first
    expect(why).to_be_visible()
    expect(slip.locator(".vk-do").first).to_be_visible()
    expect(why.locator(".vk-rule")).to_have_text(f"§{reason.rule}")
    why.locator(".vk-rule").click()
    expect(slip).to_be_hidden()
    expect(page.locator("[data-tab=rules]")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".prose .target")).to_contain_text(reason.rule.split(".")[0])
    assert adviser.facts(table).version == version
    expect(page.locator(f".do.refused[data-key='act {as_key(action)}']")).to_have_count(1)


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def lost(count: int) -> str:
    return VOLK.texts("de").render("board-fc-lost").replace("[n]", str(count)) if count else "0"


def test_the_forecast_opens_and_shows_flight_and_balance(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    def flight_and_debt(state: VolkState) -> bool:
        seen = forecast(state)
        if seen is None or seen.flight is None or seen.balance is None:
            return False
        return seen.flight[0] == seen.flight[1] > 0 and seen.balance[0] == seen.balance[1] != 0

    position = first_position(flight_and_debt)
    page, _ = sit_down_at(open_page, served, position)
    state: Any = position.match.state
    wanted: Any = forecast(state)
    panel, switch = page.locator(".vk-forecast-panel"), page.locator(".vk-foresee")
    expect(panel).to_be_hidden()
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(panel).to_be_visible()
    texts = VOLK.texts("de")
    for key, value in (
        (TITLE_OF_FLIGHT, f"{wanted.flight[0]} → {lost(wanted.flight_loss[0])}"),
        (TITLE_OF_BALANCE, signed(wanted.balance[0])),
    ):
        title = page.locator(".vk-fc-title").get_by_text(texts.render(key), exact=True)
        expect(panel.locator(".vk-fc").filter(has=title).locator("b")).to_have_text(value)
    expect(page.locator(".vk-map.vk-forecasting")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(switch).to_have_attribute("aria-pressed", "false")


# How many chips of the forecast stand, and the names that one lies over, or an arrow.
UNDER_CHIPS = """() => {
    const box = (one) => one.getBoundingClientRect();
    const cut = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const all = (names) => [...document.querySelectorAll(names)].filter((one) => one.checkVisibility());
    const names = all('.vk-label, .vk-province-name tspan, .vk-country, .vk-inset-title, .vk-sector-name');
    const chips = all('.vk-forecast .vk-bubble rect').map(box);
    const arrows = all('.vk-arrow');
    const later = (place, arrow) => place.compareDocumentPosition(arrow) & Node.DOCUMENT_POSITION_FOLLOWING;
    const hidden = names.filter((one) => chips.some((chip) => cut(chip, box(one)) > 4));
    const crossed = all('.vk-label, .vk-province-name').filter((one) => arrows.some((arrow) => later(one, arrow)));
    return [chips.length, [...new Set([...hidden, ...crossed].map((one) => one.textContent))]];
}"""


@cache
def most_foreseen(name: str) -> int:
    """After how many moves of a game between steady bots a forecast has most to show on the map."""
    game, match = find_game(name), steady_game(name)
    shadow, counts = Match(game, match.players, match.seed), []
    for move in match.moves:
        seen: Any = game.view(shadow.state, None)
        parts = seen.forecast and [*(seen.forecast.envy or ()), *(seen.forecast.standard_lost or ())]
        counts.append(len(seen.forecast.pressure or ()) + sum(most > 0 for _, most in parts) if parts else 0)
        shadow.act(move.as_action())
    return counts.index(max(counts))


@pytest.mark.parametrize("name", ["volk", "twoplustwo"])
@pytest.mark.parametrize("lang", closely.some(["de", "es", "nl", "en"], 2))
def test_the_forecast_covers_no_name_on_the_map(open_page: OpenPage, served: Served, name: str, lang: str) -> None:
    at = most_foreseen(name)
    page = open_page(f"#/replay/{import_game(served.url, steady_game(name))}?at={at}", lang=lang, size=SIZES[0])
    page.locator(".vk-foresee").click()
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        chips, found[width] = page.evaluate(UNDER_CHIPS)
        assert chips > 6
    assert {width: these for width, these in found.items() if these} == {}


# Signs over a name or a number; `over`: what comes later in a drawing lies above.
NAMES_UNDER_MARKS = """() => {
    const all = (names) => [...document.querySelectorAll('.vk-map ' + names)];
    const over = (one, mark) => one.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING;
    const names = [...all('.vk-label'), ...all('.vk-province-name'), ...all('.vk-token-value')];
    const marks = all('.vk-changed');
    return [marks.length, names.filter(one => marks.some(mark => over(one, mark))).map(one => one.textContent)];
}"""
CRACKED_NUMBERS = """sites => sites.flatMap(site => {
    const [crack, number] = [site.querySelector('.vk-crack'), site.nextElementSibling.querySelector('.vk-token-value')];
    if (!crack) return [];
    const [a, b] = [crack.getBBox(), number.getBBox()];
    const apart = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
    return [[site.querySelector('.vk-label').textContent, apart]];
})"""


def test_marks_of_what_changed_lie_under_names_and_no_crack_touches_a_number(
    open_page: OpenPage, served: Served
) -> None:
    """Phase by phase through the end of the last decade. A crack beside a number would be read as a sign."""
    match = steady_game("volk")
    page = open_page(f"#/replay/{import_game(served.url, match)}?at={len(match.moves)}")
    page.get_by_role("button", name="Phase by phase").click()
    cracked = page.locator(".vk-map .vk-site").evaluate_all(CRACKED_NUMBERS)
    assert cracked, "no factory is run down"
    assert [name for name, apart in cracked if apart < 2] == []
    following, marks = page.get_by_role("button", name="Next", exact=True), 0
    for _ in range(9):
        count, hidden = page.evaluate(NAMES_UNDER_MARKS)
        marks += count
        assert hidden == []
        following.click()
    assert marks > 3


def test_money_owed_has_its_sign_before_the_currency(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(served.url)
    told = page.evaluate("async () => [3, -3].map((await import('/games/volk/spans.js')).dollars)")
    assert told == ["$3", "−$3"]


def test_a_loss_on_the_map_that_may_be_nothing_is_an_upper_bound(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(served.url)
    told = page.evaluate("async () => [[2, 2], [1, 2], [0, 2]].map((await import('/games/volk/spans.js')).lost)")
    assert told == ["−2", "−1–2", "≤2"]


FOUR = [{"kind": "person", "name": name} for name in ("Anna", "Bert", "Cleo", "Dora")]


def played_until(at: str) -> Match:
    """A game of 2+2 up to where this is so for the first time."""
    game = find_game("twoplustwo")
    match = Match(game, 4, bytes(16))
    while not getattr(match.state, at):
        match.act(steady_choice(match.state, game))
    return match


@pytest.mark.parametrize("at", ["phase", "automatic"])
def test_nobody_is_ringed_as_on_turn_at_the_end_of_a_decade_or_by_an_automatic_event(
    open_page: OpenPage, served: Served, at: str
) -> None:
    """Nor told so in words. Somebody is asked: he is marked among the seats, as everywhere."""
    two, match = find_game("twoplustwo"), played_until(at)
    state: Any = match.state
    assert "tell-active" not in {line.key for line in two.tell(two.view(state, None), match.pack)}
    page = open_page(place(play_on(served.url, Position(match, len(match.moves), []), FOUR)))
    expect(page.locator(".vk-order li")).to_have_count(4)
    expect(page.locator(".vk-order .vk-now")).to_have_count(0)
    expect(page.locator(".seat[aria-current=true]")).to_have_text(re.compile(FOUR[two.to_act(state)]["name"]))


# How many are ringed while somebody has his turn, and then by an automatic event, of which nothing else has changed.
BEGINS = """() => [false, true].map((automatic) => {
    const table = document.querySelector('brink-table'), { session } = table;
    session.take({ ...session.message, view: { ...session.message.view, automatic } });
    table.draw();
    return document.querySelectorAll('.vk-order .vk-now').length;
})"""


def test_when_an_automatic_event_begins_the_ring_of_the_last_turn_goes(open_page: OpenPage, served: Served) -> None:
    match = played_until("automatic")
    page = open_page(place(play_on(served.url, Position(match, len(match.moves), []), FOUR)))
    expect(page.locator(".vk-order li")).to_have_count(4)
    assert page.evaluate(BEGINS) == [1, 0]


def test_V11_half_a_long_line_is_pressed_by_its_end_and_drawn_there(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """Between two factories one chooses the half; the piece lies next to the end that was chosen."""

    def both_halves(state: VolkState) -> list[Half]:
        halves = [action for action in VOLK.legal(state) if isinstance(action, Half)]
        lines = [half.line for half in halves]
        return [half for half in halves if lines.count(half.line) > 1 and not state.built[half.line]]

    position = first_position(lambda state: key_of(state.agenda[-1]) == "build" and both_halves(state))
    page, table = sit_down_at(open_page, served, position)
    state: Any = position.match.state
    line = page.locator(f".vk-line[data-at='{both_halves(state)[0].line}']")
    version = adviser.facts(table).version
    line.locator(".vk-piece").first.click()
    page.locator(".vk-slip.vk-pinned .vk-do").nth(1).click()
    wait_for_move(page, adviser, table, version)
    expect(line.locator(".vk-piece").nth(0)).not_to_have_class(re.compile(r"\bvk-built\b"))
    expect(line.locator(".vk-piece").nth(1)).to_have_class(re.compile(r"\bvk-built\b"))


def test_a_certain_end_of_the_game_is_a_warning_before_the_forecast_is_opened(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    def fails(state: VolkState) -> bool:
        seen = forecast(state)
        return seen is not None and [ending.how for ending in seen.endings] == ["socialism-fails"]

    page, _ = sit_down_at(open_page, served, first_position(fails))
    switch = page.locator(".vk-foresee.vk-warns")
    expect(switch).to_have_attribute("title", re.compile(VOLK.texts("de").render("board-ending-socialism-fails")))


def test_of_many_ways_in_which_the_game_may_end_the_line_says_who_may_win(open_page: OpenPage, served: Served) -> None:
    """All of them in a line were cut off in the middle of a word."""

    def open_to_many(state: VolkState) -> bool:
        seen = forecast(state)
        return seen is not None and len(seen.endings) > 2

    page, _ = sit_down_at(open_page, served, first_position(open_to_many))
    line = page.locator(".vk-goal > span")
    for width, height in ((1366, 681), (1440, 757)):
        page.set_viewport_size({"width": width, "height": height})
        assert line.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), (width, line.inner_text())
    expect(line).to_contain_text(VOLK.texts("de").render("board-fc-wins").replace("[who]", ""))
