"""The board of 2+2: whose icons are carried out, what was played last, what a card shows, what a forecast says."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brink.engine import Action, Chance, Match
from brink.engine.registry import find_game
from brink.engine.steps import key_of
from brink.games.volk.living_standard import RaiseStandard
from brink.games.volk.twoplustwo.forecast import forecast
from browser.advising import Adviser, Position, import_game, play_on
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, QUICK, new_table, place

TWO = find_game("twoplustwo")
PACK: Any = TWO.pack()
LAPTOP = (1366, 768)
# What is told of the end of a decade: all of it taken back; said again; up to where the board is; after a new decade.
TAKEN_BACK = """async () => {
  const { lastChapter } = await import('/games/twoplustwo/decade.js');
  let n = 0;
  const phase = (at) => ({ n: n++, text: '', moment: 'phase', about: { phase: at - 1 } });
  const decade = (number) => ({ n: n++, text: '', moment: 'decade', about: { decade: number } });
  const said = (text) => ({ n: n++, text });
  const log = [decade(1), phase(13), said('a'), phase(1), said('b'), said('taken back')];
  const again = [...log, said('x'), phase(13), said('c'), phase(1), said('d')];
  const crossed = [...log, phase(2), decade(2), said('taken back')];
  const told = (lines, view) => lastChapter(lines, view)?.steps.map((step) => step.phase) ?? null;
  return {
    undone: told(log, { decade: 1, phase: 0 }),
    again: lastChapter(again, { decade: 1, phase: 1 }).steps.map((step) => [step.phase, step.lines[0].text]),
    'at-first': told(log, { decade: 1, phase: 13 }),
    crossed: [told(crossed, { decade: 1, phase: 1 }), lastChapter(crossed, { decade: 1, phase: 1 }).next],
  };
}"""

# A name that is too long by less than a pixel is cut too, and `scrollWidth` knows whole ones only.
CUT_NAMES = """() => [...document.querySelectorAll('.vk-mini-name')].flatMap(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const [wanted, has] = [words, one].map(what => what.getBoundingClientRect().width);
  return one.checkVisibility() && wanted > has ? [`${one.textContent} ${(wanted - has).toFixed(1)}`] : [];
})"""
# Of each card with six signs: how high they are, where they begin, and where its name ends.
ROWS = """() => [...document.querySelectorAll('.card-row')].flatMap(row => {
  const [sign, name] = ['.do', '.card-row-name'].map(one => row.querySelector(one).getBoundingClientRect());
  return row.querySelectorAll('.do').length === 6 ? [[sign.height, sign.top, name.bottom]] : [];
})"""
# What is shown of the values of a card when they count less for the Soviet Union: to it, to the USA, and before that.
VALUES = """async () => {
    const { rowsOf } = await import("/games/volk/cards.js");
    const board = { cards: [{ colour: "red", special: false, values: [1, 2] }] };
    const shown = (seat, soviet_malus) =>
        rowsOf({ board, begun: true, say: (word) => word, seen: { seat, view: { soviet_malus } } }).mark(0).textContent;
    return [shown(1, true), shown(0, true), shown(1, false)];
}"""


def first_position(fits: Callable[[Any], object]) -> Position:
    """Of games in which everybody chooses at random, the first that fits."""
    for number in count():
        state, choices, made = Match(TWO, 4, bytes(16)).state, Chance(number.to_bytes(16, "big")), list[Action]()
        while state.outcome is None:
            if fits(state):
                return Position(played(made), len(made), [])
            legal = TWO.legal(state)
            made.append(legal[choices.below(len(legal))])
            TWO.apply(state, made[-1])
    raise AssertionError


def first_move(fits: Callable[[list[str]], object]) -> tuple[Position, Action]:
    """Of such games the first move from one turn to the next of which the log says what fits; and where it is made."""
    for number in count():
        match, choices = Match(TWO, 4, bytes(16)), Chance(number.to_bytes(16, "big"))
        while match.state.outcome is None:
            legal, turn = TWO.legal(match.state), step(match.state) == "take-two-turn"
            made = legal[choices.below(len(legal))]
            match.act(made)
            ends = match.state.outcome is not None or step(match.state) == "take-two-turn"
            if turn and ends and fits([entry.key for entry in match.lines[-1]]):
                actions = [move.as_action() for move in match.moves[:-1]]
                return Position(played(actions), len(actions), []), made
    raise AssertionError


def played(actions: list[Action]) -> Match:
    """A match remembers more than its state, which takes longer: only where it is wanted."""
    match = Match(TWO, 4, bytes(16))
    for action in actions:
        match.act(action)
    return match


def sit_down_at(
    open_page: OpenPage, served: Served, position: Position, size: tuple[int, int] = LAPTOP, lang: str = "de"
) -> Page:
    """The page of whoever is asked."""
    asked = TWO.to_act(position.match.state)
    made = play_on(served.url, position, [ANNA if seat == asked else QUICK for seat in range(4)])
    page = open_page(place(made), lang=lang, size=size)
    page.locator(".prompt.mine").wait_for()
    return page


def title(card: int) -> str:
    return TWO.teller("de", PACK, [*"USWE"]).name("card", card)


def said_of(position: Position, action: Action) -> list[Any]:
    """What the log says of this move."""
    match = played([move.as_action() for move in position.match.moves])
    match.act(action)
    return match.lines[-1]


def step(state: Any) -> str:
    return key_of(state.agenda[-1])


def fits_inside(page: Page, inner: str, outer: str) -> bool:
    """Whether nothing of the one sticks out of the other to the right."""
    inside = """([inner, outer]) => [...document.querySelectorAll(inner)].every(one =>
        one.getBoundingClientRect().right <= one.closest(outer).getBoundingClientRect().right)"""
    return bool(page.evaluate(inside, [inner, outer]))


def test_above_the_icons_of_a_blue_card_stands_its_title(open_page: OpenPage, served: Served) -> None:
    position = first_position(lambda state: step(state) == "choose-icon" and PACK.colour_of[state.latest] == "blue")
    page = sit_down_at(open_page, served, position)
    expect(page.locator(".vk-play > h3")).to_contain_text(title(position.match.state.latest))


def test_icons_can_be_pressed_on_the_table_until_the_last_and_keys_go_to_choices(
    open_page: OpenPage, served: Served
) -> None:
    def blue(state: Any) -> bool:
        return step(state) == "choose-icon" and PACK.colour_of[state.latest] == "blue" and len(TWO.legal(state)) > 3

    page = sit_down_at(open_page, served, first_position(blue))
    page.set_viewport_size({"width": 1366, "height": 681})
    icons = page.locator(".vk-play .vk-tray .vk-tray-icon:not(.vk-tray-rest)")
    expect(icons.filter(has_text="$")).to_have_count(1)
    assert fits_inside(page, ".vk-tray .vk-tray-icon", ".vk-tray")
    # names have numbers too
    named = "<i data-number=1 tabindex=0>"
    page.evaluate("name => document.querySelector('brink-table').insertAdjacentHTML('afterbegin', name)", named)
    page.keyboard.press("1")
    expect(page.locator(".do[data-number='1']")).to_be_focused()
    before = icons.count()
    icons.filter(has_text="$").click()
    expect(icons).to_have_count(before - 1)


def test_on_a_phone_the_icons_of_an_event_come_once_and_one_tap_carries_one_out(
    open_page: OpenPage, served: Served
) -> None:
    """They stood as words above, and again with their pictures; and a tap on one only said the same words again."""

    def several(state: Any) -> bool:
        return step(state) == "choose-icon" and not state.phase and len(TWO.legal(state)) > 3

    page = sit_down_at(open_page, served, first_position(several), size=(390, 844))
    icons = page.locator(".vk-hand .vk-tray-icon:not(.vk-tray-rest)")
    expect(icons.first).to_be_visible()
    for verb in ("icon", "rest"):
        expect(page.locator(f".actions .group:has([data-verb={verb}])")).to_have_css("order", "2")  # below the hand
    told = page.locator(".prompt").inner_text()
    icons.and_(page.locator(".vk-legal")).first.tap()
    expect(page.locator(".prompt")).not_to_have_text(told)
    expect(page.locator(".vk-slip .vk-do")).to_have_count(0)


def test_an_icon_that_can_only_be_ignored_says_so(open_page: OpenPage, served: Served) -> None:
    """Its button read as if it were carried out: in an automatic event at a high level of the arms race, and where an
    icon finds nothing to do. A press then used up what one may ignore."""

    def only_ignored(state: Any) -> list[int]:
        verbs: dict[int, list[str]] = {}
        for action in TWO.legal(state):
            if hasattr(action, "icon"):
                verbs.setdefault(action.icon, []).append(action.verb)
        return [icon for icon, found in verbs.items() if found == ["ignore"]]

    for chosen in (lambda state: step(state) != "choose-icon", lambda state: step(state) == "choose-icon"):
        position = first_position(lambda state, chosen=chosen: only_ignored(state) and chosen(state))
        page = sit_down_at(open_page, served, position)
        for icon in only_ignored(position.match.state):
            button = page.locator(f".vk-tray-icon[data-icon='{icon}'] > span")
            expect(button).to_contain_text("Für ungültig erklären")


def test_the_card_of_an_automatic_event_lies_on_the_table(open_page: OpenPage, served: Served) -> None:
    position = first_position(lambda state: step(state) == "ignore-one")
    page = sit_down_at(open_page, served, position)
    card = position.match.state.latest
    expect(page.locator(f".vk-play .vk-card[data-card='{card}']")).to_be_visible()
    expect(page.locator(".vk-play > h3")).to_contain_text(title(card))
    page.set_viewport_size({"width": 1024, "height": 768})
    assert fits_inside(page, ".closing button", ".closing"), "what closes and what takes back"
    assert fits_inside(page, ".vk-play h3, .vk-tray, .vk-tray-icon", ".vk-play")


def test_above_the_icons_of_a_track_stands_what_they_are(open_page: OpenPage, served: Served) -> None:
    position = first_position(lambda state: state.phase and step(state) == "choose-icon")
    page = sit_down_at(open_page, served, position)
    expect(page.locator(".vk-tray h3")).to_have_text(TWO.texts("de").render("board-icons"))
    for width, height in ((1440, 900), (1024, 768), (1366, 681)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.querySelector('.vk-tray').getBoundingClientRect().width > 120")
        assert fits_inside(
            page, ".vk-tray, .vk-cards .vk-card, .vk-phases li, .vk-mini, .vk-pile, .vk-other", ".vk-desk"
        )
        assert fits_inside(page, ".vk-mini-at", ".vk-mini"), "the tracks lie over each other"
    page.locator(".vk-again").click()
    expect(page.locator(".vk-numbers .vk-whose").last).to_have_text("USASowjetunion")  # theirs are money and points


def test_phases_that_were_taken_back_are_not_told(open_page: OpenPage, served: Served) -> None:
    page = sit_down_at(open_page, served, first_position(lambda state: step(state) == "take-two-turn"))
    page.locator(".vk-map-picture").wait_for()
    found = page.evaluate(TAKEN_BACK)
    assert found == {"undone": None, "again": [[13, "c"], [1, "d"]], "at-first": [13], "crossed": [[13, 1], None]}


@pytest.mark.parametrize("keeps", ["police", "peacemakers"])
def test_the_card_played_last_is_named_also_if_somebody_keeps_it(
    open_page: OpenPage, served: Served, keeps: str
) -> None:
    def kept(state: Any) -> bool:
        cards = state.police if keeps == "police" else [card for mine in state.peacemakers for card in mine]
        return step(state) == "take-two-turn" and state.latest in cards

    position = first_position(kept)
    page = sit_down_at(open_page, served, position)
    expect(page.locator(".vk-latest")).to_contain_text(title(position.match.state.latest))
    if keeps == "peacemakers":
        counts = [str(len(position.match.state.peacemakers[seat])) for seat in position.match.state.order]
        expect(page.locator(".vk-kept")).to_have_text([count for count in counts if count != "0"])


def test_on_a_laptop_the_card_played_last_stands_in_one_row_with_what_it_is(
    open_page: OpenPage, served: Served
) -> None:
    """The word was hidden, also beside a conflict card that is looked at."""
    page = sit_down_at(open_page, served, first_position(lambda state: TWO.view(state, None).drawn))
    for width, height in ((1366, 681), (1440, 757)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        expect(page.locator(".vk-latest i")).to_have_count(2)
        for word in page.locator(".vk-latest i").all():
            expect(word).to_be_visible()
        assert page.locator(".vk-others").evaluate("row => row.offsetHeight") < 36, "the cards keep their size"
        assert fits_inside(page, ".vk-latest", ".vk-others")


def test_on_a_phone_guillaume_shows_his_cards_first_and_swaps_are_in_sight(open_page: OpenPage, served: Served) -> None:
    """The cards one may take lay behind the one that is played, and long headings pushed all buttons out of sight."""
    page = sit_down_at(open_page, served, first_position(lambda state: step(state) == "swap-hand"), size=(390, 844))
    seen = page.locator(".vk-part-seen .vk-card-button.vk-legal")
    expect(seen.first).to_be_in_viewport(ratio=0.9)
    for group in page.locator(".actions .group:has([data-verb=swap])").all():
        first = group.locator(".do").first
        first.scroll_into_view_if_needed()
        assert group.locator(".chips").evaluate("one => one.scrollLeft") == 0, "it is there without being looked for"
    seen.first.tap()
    expect(page.locator(".vk-slip .vk-do").first).to_be_in_viewport(ratio=1)


def test_the_card_played_last_wears_its_worth_or_its_decade(open_page: OpenPage, served: Served) -> None:
    """It wore the number by which the box counts it, which was taken for its value."""
    for special in (True, False):
        wanted = lambda state, special=special: state.latest >= 0 and PACK.special[state.latest] == special  # noqa: E731
        position = first_position(wanted)
        page = sit_down_at(open_page, served, position)
        card = position.match.state.latest
        worth = "/".join(map(str, dict.fromkeys(PACK.values[card])))
        wears = ("", "I", "II", "III", "IV")[PACK.decade_of[card]] if special else worth
        expect(page.locator(".vk-latest .vk-tiny")).to_have_text(wears)
    position = first_position(lambda state: state.latest >= 0 and PACK.colour_of[state.latest] == "dual")
    chip = sit_down_at(open_page, served, position).locator(".vk-latest .vk-tiny")
    filled = "one => getComputedStyle(one).backgroundImage"
    both = chip.evaluate(filled)
    chip.evaluate("one => one.classList.replace('vk-c-dual', 'vk-c-yellow')")
    yellow = chip.evaluate(filled)
    assert both.count("rgb(") > yellow.count("rgb("), "a card of both sides is no grey one"


def test_a_card_in_play_tells_only_what_counts_now(open_page: OpenPage, served: Served) -> None:
    """Beside an event stood that the card is not for the arms race and what an automatic one leaves out; beside an
    automatic event what follows on a card that is played for its value."""

    def shaded(state: Any) -> bool:
        return step(state) == "choose-icon" and not state.phase and PACK.ban[state.latest] and len(TWO.legal(state)) > 3

    page = sit_down_at(open_page, served, first_position(shaded))
    page.locator(".vk-play .vk-tray-icon").first.click()
    expect(page.locator(".vk-play .vk-explained")).not_to_have_count(0)
    texts = TWO.texts("de")
    for word in ("board-corner-ban", "board-shaded"):
        expect(page.locator(".vk-play")).not_to_contain_text(texts.render(word))

    position = first_position(lambda state: step(state) == "ignore-one" and PACK.below[state.latest])
    page = sit_down_at(open_page, served, position)
    expect(page.locator(".vk-play > h3")).to_contain_text(title(position.match.state.latest))
    expect(page.locator(".vk-play")).not_to_contain_text(texts.render("board-below"))


def test_of_an_automatic_event_nobody_may_ignore_anything(open_page: OpenPage, served: Served) -> None:
    """Its card said that whoever triggers it may ignore one arrow or icon."""

    def by_itself(state: Any) -> bool:
        return bool(state.automatic) and state.resolving >= 0 and PACK.colour_of[state.latest] == "dual"

    page = sit_down_at(open_page, served, first_position(by_itself))
    expect(page.locator(".vk-play .vk-explained")).not_to_have_count(0)
    expect(page.locator(".vk-play")).not_to_contain_text(TWO.texts("de").render("board-dual"))


def test_before_its_price_is_paid_no_icon_of_a_special_card_is_struck_off(open_page: OpenPage, served: Served) -> None:
    """They were pale, as those that do not count: what was played before was still taken to happen."""
    position = first_position(lambda state: step(state) == "pay-special")
    page = sit_down_at(open_page, served, position)
    icons = page.locator(".vk-play .vk-explained")
    expect(icons.first).to_be_visible()
    for kind in ("out", "done"):
        expect(page.locator(f".vk-play .vk-{kind}")).to_have_count(0)


def test_on_a_phone_the_cards_that_pay_for_a_special_one_are_in_sight(open_page: OpenPage, served: Served) -> None:
    """They lay behind the card in play: only to let the other side draw could be seen."""

    def held(state: Any) -> bool:
        return step(state) == "pay-special" and len(state.hands[TWO.to_act(state)]) > 0

    page = sit_down_at(open_page, served, first_position(held), size=(390, 844))
    expect(page.locator(".vk-play")).to_be_visible()
    expect(page.locator(".vk-part-hand .vk-card-button.vk-legal").first).to_be_in_viewport(ratio=0.6)


def test_an_arrow_of_prestige_that_moved_dominance_is_not_done(open_page: OpenPage, served: Served) -> None:
    def convertible(state: Any) -> list[Action]:
        return [action for action in TWO.legal(state) if action.verb == "convert"] if not state.phase else []

    def more(state: Any) -> bool:
        return sum(action.verb == "icon" for action in TWO.legal(state)) > 2

    position = first_position(lambda state: convertible(state) and more(state))
    page = sit_down_at(open_page, served, position)
    page.locator(".vk-map-picture").wait_for()
    page.evaluate(ACT, list(convertible(position.match.state)[0]))
    word = TWO.texts("de").render("board-fate-instead")
    expect(page.locator(".vk-play")).to_contain_text(f"({word})")
    expect(page.locator(".moment")).to_have_count(0)


def test_on_a_low_laptop_the_rest_can_be_carried_out_from_the_table(open_page: OpenPage, served: Served) -> None:
    """Below four icons its button was out of sight."""

    def many(state: Any) -> bool:
        verbs = [action.verb for action in TWO.legal(state)] if step(state) == "choose-icon" and not state.phase else []
        return verbs.count("icon") == 4 and "rest" in verbs and "ignore" in verbs

    page = sit_down_at(open_page, served, first_position(many), size=(1366, 681))
    page.locator(".vk-play .vk-tray-icon").first.wait_for()
    assert page.evaluate(
        """() => {
            const [box, rest] = [".vk-play", ".vk-play .vk-tray-rest"].map((one) =>
                document.querySelector(one).getBoundingClientRect());
            const icons = [...document.querySelectorAll(".vk-play .vk-tray-icon:not(.vk-tray-rest)")];
            const under = icons.filter((one) => one.getBoundingClientRect().bottom > rest.top);
            return rest.height > 0 && rest.bottom <= box.bottom && !under.length;
        }"""
    )


def test_a_card_with_many_icons_shows_them_whole(open_page: OpenPage, served: Served) -> None:
    """On a phone three rows of them were cut at the top and at the bottom."""
    card = max(range(len(PACK.events)), key=lambda number: len(PACK.events[number]))
    position = first_position(lambda state: step(state) == "take-two-turn" and card in state.display)
    page = sit_down_at(open_page, served, position, size=(390, 844))
    event = page.locator(f"[data-card='{card}'] .vk-event").first
    event.scroll_into_view_if_needed()
    assert event.evaluate("box => box.scrollHeight <= box.clientHeight")


@pytest.mark.parametrize("lang", ["en", "de", "nl", "es"])
def test_no_name_of_a_track_is_cut(open_page: OpenPage, served: Served, lang: str) -> None:
    """At 1440 pixels a high map leaves the desk less room than at 1366."""
    position = first_position(lambda state: step(state) == "take-two-turn")
    page = sit_down_at(open_page, served, position, lang=lang)
    page.locator(".vk-mini-name").first.wait_for()
    cut = {}
    for width, height in [(1366, 681), (1440, 757), (1440, 900), (1920, 970), (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        names: list[str] = page.evaluate(CUT_NAMES)
        if names:
            cut[width, height] = names
    assert not cut


@pytest.mark.parametrize("size", [(1366, 681), (1440, 757)])
def test_six_signs_stand_beside_the_name_of_their_card(
    open_page: OpenPage, served: Served, size: tuple[int, int]
) -> None:
    """The list showed half as many cards: each had a row for its name, and keys made the first signs twice as high."""
    page = sit_down_at(open_page, served, first_position(lambda state: step(state) == "take-two-turn"))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".card-row").first.wait_for()
    rows: list[list[float]] = page.evaluate(ROWS)
    assert len(rows) > 4
    assert all(high < 44 for high, _, _ in rows)
    beside = sum(top < bottom for _, top, bottom in rows)
    assert beside >= len(rows) * 0.7, "but for names of one long word"


def test_what_may_end_the_game_is_read_whole_in_the_menu_of_a_card(open_page: OpenPage, served: Served) -> None:
    """Without a dove every card that may be used for the arms race may press the button."""

    def last_dove_gone(state: Any) -> bool:
        return step(state) == "take-two-turn" and not state.doves and TWO.to_act(state) < 2 and state.treasury[1] >= 0

    position = first_position(lambda state: last_dove_gone(state) and state.treasury[TWO.to_act(state)] >= 0)
    page = sit_down_at(open_page, served, position)
    card = next(action.card for action in TWO.legal(position.match.state) if action.verb == "engage")
    page.locator(f".vk-card-button[data-card='{card}']").click()
    slip = page.locator(".vk-slip.vk-pinned")
    expect(slip.locator(".vk-do .ending").first).to_be_visible()
    assert slip.evaluate("slip => slip.scrollWidth <= slip.clientWidth")
    assert fits_inside(page, ".vk-slip .vk-do, .vk-slip .ending", ".vk-slip")
    sign = page.locator(".card-row-do .do:has(.ending)").first
    said = sign.locator(".ending").text_content()
    assert said
    assert str(sign.get_attribute("data-word")).endswith(said), "its sign in the list told neither why it is marked"


def test_icons_below_a_value_stay_inside_their_card(open_page: OpenPage, served: Served) -> None:
    position = first_position(
        lambda state: (
            step(state) == "take-two-turn"
            and TWO.to_act(state) < 2
            and any(len(PACK.below[card]) > 3 for card in state.display)
        )
    )
    page = sit_down_at(open_page, served, position)
    page.locator(".vk-below").first.wait_for()
    assert fits_inside(page, ".vk-below .vk-icon", ".vk-below")
    assert fits_inside(page, ".vk-below", ".vk-card")
    page.set_viewport_size({"width": 1366, "height": 681})
    card = next(card for card in position.match.state.display if len(PACK.below[card]) > 3)
    page.locator(f".vk-card-button[data-card='{card}']").click()
    slip = page.locator(".vk-slip.vk-pinned")
    expect(slip.locator(".vk-do").last).to_be_in_viewport(ratio=1)
    assert slip.evaluate("slip => slip.scrollHeight <= slip.clientHeight"), "all that can be done is in view"


def test_what_may_be_lost_or_not_is_told_in_words(open_page: OpenPage, served: Served) -> None:
    def open_loss(state: Any) -> int:
        seen = forecast(state) if step(state) == "take-two-turn" else None
        lost = seen.standard_lost if seen else None
        return sum(most for _, most in lost) if lost and not any(least for least, _ in lost) else 0

    position = first_position(lambda state: state.part == 3 and open_loss(state) > 1)
    page = sit_down_at(open_page, served, position)
    page.locator(".vk-foresee").click()
    row = page.locator(".vk-fc").filter(has_text="Lebensstandard verloren")
    expect(row.locator("b")).to_have_text(f"bis zu {open_loss(position.match.state)}")
    expect(page.locator(".vk-fc-list")).not_to_contain_text(re.compile("[−+ ]0–"))


def test_the_track_of_which_a_space_is_chosen_can_be_seen(open_page: OpenPage, served: Served) -> None:
    """Prestige lies below the tracks of the superpowers. Also after a look at the phases, and until it is chosen."""
    position = first_position(lambda state: state.phase and step(state) == "choose-prestige")
    page = sit_down_at(open_page, served, position)
    track = page.locator(".vk-section[data-section=prestige] .vk-spaces")
    expect(track).to_be_in_viewport(ratio=1)
    top, bar = track.bounding_box(), page.locator(".vk-bar").bounding_box()
    assert top is not None
    assert bar is not None
    assert top["y"] >= bar["y"] + bar["height"], "the switch lies on the track"
    page.locator(".vk-again").click()
    for word in ("Phase für Phase", "Zur Entscheidung"):
        page.locator(".vk-chapter").get_by_role("button", name=word).click()
    expect(track).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(track).to_be_in_viewport()
    page.locator(".do[data-verb=space]").first.click()
    expect(page.locator(".vk-outer")).to_have_attribute("data-page", "map")


def test_an_old_card_is_discarded_by_a_second_press_and_keys_of_the_table_work_beside_its_menu(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page = sit_down_at(open_page, served, first_position(lambda state: step(state) == "keep-older"))
    table = page.url.split("/table/")[1].split("?")[0]
    card, slip = page.locator(".vk-part-hand .vk-card-button.vk-legal").first, page.locator(".vk-slip")
    version = adviser.facts(table).version
    card.click()
    expect(slip.locator(".vk-do")).to_be_focused()
    assert adviser.facts(table).version == version
    page.keyboard.press("1")
    expect(slip).to_be_hidden()
    expect(page.locator(".do[data-number='1']")).to_be_focused()
    assert page.evaluate(VALUES) == ["12−1", "12", "12"]


def test_on_a_phone_turn_order_and_money_are_in_sight(open_page: OpenPage, served: Served) -> None:
    """They stood at the end of a row that went on beyond the edge."""

    def crowded(state: Any) -> bool:
        return step(state) == "take-two-turn" and all(state.peacemakers[:2]) and min(state.treasury) < 0

    page = sit_down_at(open_page, served, first_position(crowded), size=(390, 844))
    for part in (".vk-order li", ".vk-cash > *", ".vk-pile", ".vk-decade"):
        for one in page.locator(f".vk-head {part}").all():
            expect(one).to_be_in_viewport(ratio=1)
    rows = "head => new Set([...head.children].map(one => Math.round(one.getBoundingClientRect().bottom / 20))).size"
    assert page.locator(".vk-head").evaluate(rows) == 2, "the map needs the height"


# Sums on icons, from one end of their line to the other: which are not on what stands behind them.
STICKING_OUT = """async () => {
    const { drawIcon } = await import("/games/volk/icons.js");
    const { icons } = await (await fetch("/api/games/twoplustwo/board")).json();
    const box = document.querySelector(".vk-desk").appendChild(document.createElement("div"));
    const drawn = icons.map((icon) => [icon.name, box.appendChild(drawIcon(icon, 40))]);
    const out = ([, picture]) => [...picture.querySelectorAll(".vk-sum text")].some((text) => {
        const [line, back] = [Number(text.getAttribute("y")), picture.querySelector(".vk-back")];
        const { x, width } = text.getBBox();
        return [x - 1, x + width + 1].some((at) => !back.isPointInFill(new DOMPoint(at, line)));
    });
    const summed = drawn.filter(([, picture]) => picture.querySelector(".vk-sum"));
    return [summed.length, summed.filter(out).map(([name]) => name)];
}"""


def test_sums_on_icons_stay_on_what_stands_behind_them(open_page: OpenPage, served: Served) -> None:
    """The −1 of the Soviet values stood beside its square, the price of the arms race beside its hexagon."""
    page = sit_down_at(open_page, served, first_position(lambda state: step(state) == "take-two-turn"))
    page.locator(".vk-map-picture").wait_for()
    summed, out = page.evaluate(STICKING_OUT)
    assert summed > 10
    assert out == []


@pytest.mark.parametrize("asked", ["guillaume", "swap-hand", "choose-arrow"])
def test_an_icon_about_which_one_is_still_asked_is_not_done(open_page: OpenPage, served: Served, asked: str) -> None:
    kind = "choice" if asked == "choose-arrow" else "guillaume"
    position = first_position(lambda state: step(state) == asked and not state.phase and state.resolving >= 0)
    state = position.match.state
    icon = next(icon for icon in state.icons_for(state.active, state.resolving) if PACK.icons[icon].kind == kind)
    words = TWO.teller("de", PACK, [*"USWE"]).name("icon", icon)
    page = sit_down_at(open_page, served, position)
    expect(page.locator(".vk-play .vk-placing")).to_have_text(words)


def test_raising_living_standard_where_no_province_can_have_any_says_so(open_page: OpenPage, served: Served) -> None:
    """§3: one may use a card for it all the same."""

    def in_vain(state: Any) -> bool:
        return step(state) == "take-two-turn" and not any(
            action.verb == "at" for action in RaiseStandard(TWO.to_act(state), TWO.to_act(state) & 1, 1).options(state)
        )

    position = first_position(lambda state: in_vain(state) and not any(state.factories))
    page = sit_down_at(open_page, served, position)
    card = next(action.card for action in TWO.legal(position.match.state) if action.verb == "raise")
    page.locator(f".vk-card-button[data-card='{card}']").click()
    raising = page.locator(".vk-slip .vk-do", has_text="Lebensstandard erzeugen")
    expect(raising).to_contain_text("nirgends möglich")
    expect(page.locator(".vk-slip .vk-do", has_text="Wirtschaft aufbauen")).not_to_contain_text("nirgends")


def test_the_form_of_a_new_table_says_what_each_seat_plays(open_page: OpenPage) -> None:
    page = open_page("#/new/twoplustwo", lang="nl", size=LAPTOP)
    expect(page.locator(".chair-role")).to_have_text(["VS", "Sovjet-Unie", "West", "Oost"])
    expect(page.get_by_label("Plaats 2: Sovjet-Unie")).to_be_visible()
    talk = page.locator("select[data-key='option table_talk'] option")
    expect(talk).to_have_text(["alles behalve handkaarten", "hints, maar niets over handkaarten", "niets"])


def test_a_drawn_card_is_shown_where_it_is_decided_and_spaces_say_what_they_bring(
    open_page: OpenPage, served: Served
) -> None:
    position = first_position(lambda state: TWO.view(state, None).drawn)
    deck, card = TWO.view(position.match.state, None).drawn
    page = sit_down_at(open_page, served, position)
    named = TWO.teller("de", PACK, [*"USWE"]).name(("arms", "conflict")[deck], card)
    expect(page.locator(".vk-drawn-now")).to_contain_text(named)
    expect(page.locator(".prompt.mine")).to_contain_text(named)


ACT = "action => document.querySelector('brink-table').session.act(action)"


def test_an_automatic_event_that_asks_nothing_is_seen_all_the_same(open_page: OpenPage, served: Served) -> None:
    """Its card never lay on the table: what came of it was one of the lines of a move."""
    position, action = first_move(lambda said: "automatic-event" in said and "phase" not in said)
    page = sit_down_at(open_page, served, position)
    page.locator(".vk-map-picture").wait_for()
    page.evaluate(ACT, list(action))
    moment = page.locator(".moment-automatic")
    expect(moment).to_contain_text("Automatisches Ereignis")
    expect(moment.locator(".moment-pictures .vk-card")).to_have_count(1)
    expect(moment.locator(".moment-pictures .vk-slip-words")).to_be_hidden()


def test_the_card_of_an_arms_race_step_is_seen_and_which_of_its_boxes_holds(
    open_page: OpenPage, served: Served
) -> None:
    position, action = first_move(lambda said: "arms-drawn" in said and "automatic-event" not in said)
    page = sit_down_at(open_page, served, position)
    page.locator(".vk-map-picture").wait_for()
    page.evaluate(ACT, list(action))
    moment = page.locator(".moment-arms").first
    expect(moment).to_contain_text("Wettrüsten")
    expect(moment.locator(".vk-cell-box small")).to_have_text(["I", "II", "III", "IV"] * 2)
    now = position.match.state.decade
    boxes = moment.locator(".vk-cell-box")
    assert [n for n in range(8) if boxes.nth(n).is_visible()] == [now - 1, now + 3]
    drawer = next(entry for entry in said_of(position, action) if entry.key == "arms-drawn").args["power"]
    now_at = moment.locator(".vk-cell-box.vk-cell-now")
    expect(now_at).to_have_count(1)  # both were marked, and stood askew below each other
    expect(now_at).to_have_class(re.compile(("vk-west", "vk-east")[drawer]))
    left = [boxes.nth(n).evaluate("box => box.getBoundingClientRect().left") for n in (now - 1, now + 3)]
    assert left[0] == left[1], "one below the other"


def test_a_conflict_card_marks_what_holds_for_whoever_drew_it(open_page: OpenPage, served: Served) -> None:
    position, action = first_move(lambda said: "conflict-drawn" in said and "automatic-event" not in said)
    page = sit_down_at(open_page, served, position)
    page.locator(".vk-map-picture").wait_for()
    page.evaluate(ACT, list(action))
    drawer = next(entry for entry in said_of(position, action) if entry.key == "conflict-drawn").args["power"]
    marked = page.locator(".moment-conflict").first.locator(".vk-cell-now")
    expect(marked).to_have_count(1)
    expect(marked).to_have_class(re.compile(("vk-west", "vk-east")[drawer]))


REMEMBERED = """async () => {
    const { remembered } = await import("/games/twoplustwo/moments.js");
    const moments = ["arms", "dove-bad", "conflict", "automatic", "instead", "wall", "button-bad"];
    const log = moments.map((moment, n) => ({ n, move: n, text: "", rule: "", moment }));
    return remembered(log).map((one) => one.moment);
}"""


def test_a_game_is_not_remembered_for_what_comes_in_every_decade(open_page: OpenPage) -> None:
    """Of 61 lines a third were titles of small cards and automatic events, which do not say what came of them."""
    page = open_page("#/")
    assert page.evaluate(REMEMBERED) == ["dove-bad", "wall", "button-bad"]


GATHERED = """async () => {
    const { gathered } = await import("/games/twoplustwo/moments.js");
    const kit = { names: { province: ["Bayern", "Sachsen", "Berlin"], side: ["West", "East"] } };
    kit.say = (key, { n, where, side, count }) => `${key} ${n} ${where} ${side} ${count}`;
    const protest = (province, side, count) => ({ moment: "protest-bad", about: { province, side, count } });
    const over = { moment: "protest-over-good", about: { province: 0, side: 0, count: 0 } };
    const log = [
        { moment: "phase" }, protest(1, 1, 1), { moment: "dove-good" }, protest(0, 0, 1), protest(2, 1, 2),
        { moment: "phase" }, protest(1, 1, 3), over,
    ];
    return gathered(kit, log.map((line, n) => ({ ...line, n, move: n, text: `${n}`, names: [] }))).map(
        (one) => [one.move, one.text]
    );
}"""


def test_mass_protests_of_one_phase_are_one_line_of_how_it_went(open_page: OpenPage) -> None:
    """They were a long list, each by itself; and of doves only those were told of that went."""
    page = open_page("#/")
    told = page.evaluate(GATHERED)
    assert told == [[1, "protests-begin 2 Sachsen and Berlin East 2"], [2, "2"], [3, "3"], [6, "6"], [7, "7"]]


FIVE_LINES = """() => {
    const [story, lines] = [document.querySelector(".story"), document.querySelector(".story-lines")];
    story.classList.add("stepping");
    document.querySelector(".table").classList.add("is-past");
    const line = document.createElement("span");
    line.style.width = "100%";
    line.textContent = "Moscow breaks with Beijing";
    lines.replaceChildren(...Array.from({ length: 5 }, () => line.cloneNode(true)));
    return lines.scrollHeight - lines.clientHeight;
}"""


def test_the_step_to_the_next_sub_decade_is_read_without_scrolling(open_page: OpenPage, served: Served) -> None:
    """What was left of the automatic event and the new display are told in five lines, of which two were cut off."""
    page = sit_down_at(
        open_page, served, first_position(lambda state: step(state) == "take-two-turn"), size=(1440, 757)
    )
    page.locator(".story-lines").wait_for(state="attached")
    assert page.evaluate(FIVE_LINES) <= 0


def test_points_below_zero_have_a_minus(open_page: OpenPage, served: Served) -> None:
    """Whoever presses the button ends with -2, and a hyphen stood before it."""
    position, made = first_move(lambda keys: "button-pressed" in keys)
    match = played([move.as_action() for move in position.match.moves])
    match.act(made)
    page = open_page(f"#/table/{import_game(served.url, match)}")
    expect(page.locator(".ranking td.num").last).to_have_text("−2")


def test_what_carries_out_the_rest_keeps_its_place_and_covers_no_icon(open_page: OpenPage, served: Served) -> None:
    """It lay over the last of five icons, and moved up with each that was carried out."""

    def five(state: Any) -> bool:
        icons = {action.icon for action in TWO.legal(state) if action.verb == "icon"}
        return step(state) == "choose-icon" and not state.phase and len(icons) >= 5

    page = sit_down_at(open_page, served, first_position(five), size=(1366, 681))
    icons = page.locator(".vk-play .vk-tray-icon:not(.vk-tray-rest)")
    places = []
    for left in (5, 4):
        expect(icons).to_have_count(left)
        rest, words = (page.locator(one).bounding_box() for one in (".vk-play .vk-tray-rest", ".vk-play-words"))
        assert rest
        assert words
        assert words["y"] + words["height"] <= rest["y"]
        places.append(rest)
        icons.first.click()
    assert places[0] == places[1]


def test_an_icon_of_which_a_press_asks_what_is_meant_says_so(open_page: OpenPage, served: Served) -> None:
    """That it may be ignored, or moves dominance, was found only in the list of actions."""

    def several(state: Any) -> bool:
        return step(state) == "choose-icon" and not state.phase and {"icon", "ignore"} <= verbs_of(state)

    def verbs_of(state: Any) -> set[str]:
        return {action.verb for action in TWO.legal(state)}

    page = sit_down_at(open_page, served, first_position(several))
    asks = page.locator(".vk-play .vk-tray-asks")
    expect(asks).not_to_have_count(0)
    assert asks.first.evaluate("one => getComputedStyle(one, '::after').content") == '"…"'
    asks.first.click()
    expect(page.locator(".vk-slip.vk-pinned .vk-do")).to_have_count(2)


@pytest.mark.parametrize("lang", ["nl", "es"])
def test_on_a_laptop_what_closes_a_decision_stands_in_one_row_with_undo(
    open_page: OpenPage, served: Served, lang: str
) -> None:
    """With signs beside their words they needed two rows, and the list above them moved."""
    made = new_table(served, [ANNA, QUICK, QUICK, QUICK], game="twoplustwo", settings={"hints": True})
    page = open_page(place(made), lang=lang, size=(1440, 757))
    page.locator(".card-row [data-verb=build]").first.click()
    expect(page.locator(".closing .do")).to_be_visible()
    expect(page.locator(".closing .undo:not(:disabled)")).to_have_count(2)  # a hint, and taking back
    middles = "all => all.map(one => one.getBoundingClientRect()).map(box => Math.round((box.top + box.bottom) / 2))"
    assert len(set(page.locator(".closing :is(.do, .undo)").evaluate_all(middles))) == 1
