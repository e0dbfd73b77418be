"""The deck builder of 2GM in the browser: by mouse, by keyboard, on a phone, and from there to a table and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import closely
from brink.engine.registry import find_game
from brink.games.twogm import decks
from brink.games.twogm.pack import GERMANY, USA
from brink.games.twogm.tables import Tables
from browser.conftest import OpenPage, violations
from browser.playing import press_refused

PACK = find_game("twogm").pack()
assert isinstance(PACK, Tables)
BUILDER = "#/games/twogm/decks"
READY = {faction: decks.encode(PACK, PACK.prebuilts[faction].cards) for faction in (USA, GERMANY)}
PHONE = (390, 844)


def card(page: Page, name: str) -> Locator:
    return page.locator(f".dk-card[data-card='{PACK.card[name]}']")


def builder(open_page: OpenPage, query: str = "", **how: object) -> Page:
    page = open_page(BUILDER + query, **how)
    card_list(page).first.wait_for()
    return page


def card_list(page: Page) -> Locator:
    return page.locator(".dk-card:visible")


def expect_points(page: Page, points: int, limit: int = 120) -> None:
    expect(page.locator(".dk-total")).to_contain_text(f"{points} / {limit}")


def code_on(page: Page) -> str:
    return page.locator("input.dk-code[readonly]").input_value()


# -- building ------------------------------------------------------------------------------------------------------


def test_a_deck_by_mouse(open_page: OpenPage) -> None:
    page = builder(open_page)
    expect_points(page, 0)
    expect(page.locator(".dk-verdict")).to_have_text("The deck is still empty.")
    rifles = card(page, "us-li")
    rifles.locator(".dk-name").click()
    expect(rifles.locator(".dk-count")).to_have_text("1 / 9")
    rifles.locator(".dk-step").last.click()
    expect(rifles.locator(".dk-count")).to_have_text("2 / 9")
    card(page, "us-m26").locator(".dk-name").click()
    expect_points(page, 10)
    tank = page.locator(".dk-by-type tr", has_text="Tank")
    expect(tank).to_contain_text("1 card")
    expect(tank).to_contain_text("8 points")
    expect(page.locator(".dk-verdict")).to_contain_text("This deck is allowed.")
    expect(page.locator(".dk-curve svg")).to_have_attribute("aria-label", "Cards by cost: 1: 2, 8: 1")
    rifles.locator(".dk-step").first.click()
    expect_points(page, 9)
    # A second Pershing is not in the box, and it says so.
    press_refused(card(page, "us-m26").locator(".dk-step").last)
    expect(page.locator(".tip")).to_contain_text("M26 Pershing: 2 copies, but there are only 1.")
    expect(page.locator(".tip .rule")).to_have_text("§1")
    expect_points(page, 9)
    page.locator("[data-key=undo]").click()
    expect_points(page, 10)
    page.locator("[data-key=clear]").click()
    expect_points(page, 0)


def test_a_deck_by_keyboard(open_page: OpenPage) -> None:
    page = builder(open_page)
    page.keyboard.press("/")
    expect(page.locator("[data-key=find]")).to_be_focused()
    page.keyboard.type("sherman")
    expect(card_list(page)).to_have_count(2)
    card(page, "us-m4").locator(".dk-name").focus()
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    expect(card(page, "us-m4").locator(".dk-count")).to_have_text(re.compile("^2 /"))
    page.keyboard.press("ArrowRight")
    expect(card(page, "us-m4e8").locator(".dk-name")).to_be_focused()
    page.keyboard.press("+")
    expect(card(page, "us-m4e8").locator(".dk-count")).to_have_text(re.compile("^1 /"))
    page.keyboard.press("-")
    expect(card(page, "us-m4e8").locator(".dk-count")).to_have_text(re.compile("^0 /"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("i")
    expect(page.locator("dialog h2")).to_have_text("M4 Sherman")
    page.keyboard.press("Escape")
    expect(card(page, "us-m4").locator(".dk-name")).to_be_focused()
    expect_points(page, 2 * PACK.points[PACK.card["us-m4"]])


def test_clicks_faster_than_the_answers_do_not_go_past_a_limit(open_page: OpenPage) -> None:
    page = builder(open_page)
    card(page, "us-m26").locator(".dk-name").evaluate("button => { for (let n = 0; n < 5; n++) button.click(); }")
    expect(page.locator(".tip")).to_contain_text("there are only 1.")
    expect(card(page, "us-m26").locator(".dk-count")).to_have_text("1 / 1")
    expect(page.locator(".dk-verdict.dk-good")).to_be_visible()


def test_filters_and_search(open_page: OpenPage) -> None:
    page = builder(open_page, "?faction=de", lang="de")
    all_cards = card_list(page).count()
    assert all_cards == len(PACK.pool(GERMANY))
    page.locator("[data-key='type airplane']").check()
    expect(card_list(page)).to_have_count(3)
    page.locator("[data-key='type ']").check()
    page.locator("[data-key=find]").fill("fallschirmjager")  # without accents
    expect(card(page, "de-fj")).to_be_visible()
    expect(card(page, "de-li")).to_be_hidden()
    page.locator("[data-key=find]").fill("xyz")
    expect(page.locator(".dk-box .empty")).to_have_text("Keine Karte passt dazu.")
    page.locator("[data-key=find]").fill("")
    page.locator("[data-key^=ready]").click()
    expect_points(page, 120)
    page.locator("[data-key=show]").select_option("deck")
    expect(card_list(page)).to_have_count(len(set(PACK.prebuilts[GERMANY].cards)))
    page.locator("[data-key=show]").select_option("open")
    expect(card_list(page)).to_have_count(0)  # all points are spent


def test_scenarios_apply_their_limits_and_a_refused_deck_says_why(open_page: OpenPage) -> None:
    page = builder(open_page, f"?faction=de&code={READY[GERMANY]}")
    expect(page.locator(".dk-verdict.dk-good")).to_be_visible()
    page.locator("[data-key='terms game']").select_option("omaha")
    page.locator("[data-key='whose north']").check()
    verdict = page.locator(".dk-verdict.dk-bad")
    expect(verdict).to_contain_text("at most 3 are allowed.")
    expect(verdict).to_contain_text("120 points; the limit is 60.")
    expect(page.locator(".dk-by-type")).to_contain_text("at most 3 cards")
    press_refused(page.locator("[data-key=play]"))
    expect(page.locator(".tip")).to_be_visible()
    assert page.evaluate("location.hash").startswith(BUILDER)
    # The rule opens in place.
    verdict.locator(".rule").first.click()
    expect(page.locator("dialog.rulebook")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-key=auto]").click()
    expect_points(page, 60, 60)
    expect(page.locator(".dk-verdict.dk-good")).to_be_visible()
    page.locator("[data-key='terms game']").select_option("stalingrad")
    page.locator("[data-key='whose north']").check()
    expect(card(page, "de-opel").locator(".dk-why")).to_contain_text("No cards of the kind of")


def test_year_and_points_limit_what_may_go_in(open_page: OpenPage) -> None:
    page = builder(open_page)
    page.locator("[data-key='terms year']").select_option("1943")
    expect(card(page, "us-m26").locator(".dk-why")).to_have_text("M26 Pershing is of 1945; the limit is 1943.")
    expect(card(page, "us-m26").locator(".dk-name")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-key='terms points']").fill("80")
    page.locator("[data-key='terms points']").press("Enter")
    expect_points(page, 0, 80)
    page.locator("[data-key='terms allied']").check()
    expect_points(page, 0, 40)
    page.reload()
    expect_points(page, 0, 40)  # the address keeps it
    expect(page.locator("[data-key='terms year']")).to_have_value("1943")


# -- ready, automatic, saved, shared --------------------------------------------------------------------------------


def test_automatic_decks_show_their_seed(open_page: OpenPage) -> None:
    page = builder(open_page)
    page.locator("[data-key=auto]").click()
    expect_points(page, 120)
    usual = code_on(page)
    assert decks.decode(PACK, usual) == decks.auto_deck(PACK, decks.battle_royal(USA))
    page.locator("[data-key=another]").click()
    expect(page.locator("[data-key=seed]")).to_have_value(re.compile("^[a-z2-9]{6}$"))
    expect(page.locator("input.dk-code[readonly]")).not_to_have_value(usual)
    seed, other = page.locator("[data-key=seed]").input_value(), code_on(page)
    page.locator("[data-key=clear]").click()
    expect_points(page, 0)
    page.locator("[data-key=seed]").fill(seed)
    page.locator("[data-key=auto]").click()
    expect(page.locator("input.dk-code[readonly]")).to_have_value(other)


def test_saved_decks_are_loaded_and_deleted(open_page: OpenPage) -> None:
    page = builder(open_page, "?faction=de")
    page.locator("[data-key^=ready]").click()
    expect_points(page, 120)
    page.locator("[data-key=save]").click()
    expect(page.locator(".toast.bad")).to_have_text("Give the deck a name first.")
    page.locator("[data-key=name]").fill("Kampfgruppe Anna")
    page.locator("[data-key=save]").click()
    kept = page.locator(".dk-kept li")
    expect(kept).to_have_text(re.compile(r"Kampfgruppe AnnaGermany · 120 points · \d+ cards"))
    page.locator("[data-key='whose us']").check()
    expect_points(page, 0)
    page.reload()
    page.locator("[data-key='load Kampfgruppe Anna']").click()
    expect_points(page, 120)
    expect(page.locator("[data-key='whose de']")).to_be_checked()
    assert code_on(page) == READY[GERMANY]
    page.locator("[data-key='drop Kampfgruppe Anna']").click()
    expect(page.locator(".dk-kept")).to_have_count(0)


def test_codes_and_links_are_shared(open_page: OpenPage) -> None:
    page = builder(open_page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    paste = page.locator("[data-key=paste]")
    paste.fill(READY[GERMANY].lower().replace("-", " "))
    paste.press("Enter")
    expect_points(page, 120)
    expect(page.locator("[data-key='whose de']")).to_be_checked()
    page.locator("[data-key='copy code']").click()
    expect(page.locator(".toast")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == READY[GERMANY]
    page.locator("[data-key='terms game']").select_option("bastogne")
    page.locator("[data-key='whose north']").check()
    expect(page.locator(".dk-total")).to_contain_text("120 / ")
    page.locator("[data-key='copy link']").click()
    expect(page.locator(".toast")).to_have_count(2)
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert f"code={READY[GERMANY]}" in link
    other = open_page(link[link.index("#") :], lang="nl")
    expect(other.locator("[data-key='terms game']")).to_have_value("bastogne")
    expect(other.locator(".dk-total")).to_contain_text("120 / ")
    expect(other.locator("h1")).to_have_text("Deckbouwer")
    assert code_on(other) == READY[GERMANY]


def test_a_bad_code_says_so_and_leaves_the_deck_alone(open_page: OpenPage) -> None:
    page = builder(open_page, "?code=US-12", noisy=True)  # the browser itself reports the answer 409
    expect(page.locator(".dk-verdict")).to_contain_text("The deck is still empty.")
    page.locator("[data-key^=ready]").click()
    expect_points(page, 120)
    page.locator("[data-key=paste]").fill("nonsense")
    page.locator("[data-key=open]").click()
    expect(page.locator(".dk-verdict.dk-bad")).to_contain_text("This is not a deck code.")
    expect_points(page, 120)


def test_another_language_keeps_the_deck(open_page: OpenPage) -> None:
    page = builder(open_page, f"?code={READY[USA]}")
    expect_points(page, 120)
    page.locator("[data-key=lang]").select_option("es")
    expect(page.locator("h1")).to_have_text("Constructor de mazos")
    expect(page.locator(".dk-verdict")).to_have_text("Este mazo está permitido.")
    assert code_on(page) == READY[USA]


# -- to a table and back -------------------------------------------------------------------------------------------


def test_play_with_this_deck(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-key='workshop twogm decks']").click()
    page.locator("[data-key^=ready]").click()
    page.locator("[data-key=name]").fill("Spearhead")
    page.locator("[data-key=save]").click()
    page.locator("[data-key=play]").click()
    expect(page.locator("[data-key='made deck_1']")).to_have_value(f"own {READY[USA]}")
    line = page.locator(".shop li").first
    expect(line.locator(".hint")).to_have_text(re.compile(r"^USA · 120 points · \d+ cards"))
    expect(page.locator(".shop li")).to_have_count(2)
    page.locator("[data-key=who1]").select_option("bot:random")
    page.locator("form .primary").click()
    page.wait_for_url("**/#/table/*")
    expect(page.locator(".prompt")).to_be_visible()


def test_a_deck_of_ones_own_says_what_it_is_where_it_is_chosen(open_page: OpenPage) -> None:
    """Not every one suits every side."""
    page = builder(open_page)
    page.locator("[data-key^=ready]").click()
    page.locator("[data-key=name]").fill("Spearhead")
    page.locator("[data-key=save]").click()
    said = re.compile(r"^Spearhead · USA · 120 points")
    page.goto(page.url.split("#")[0] + "#/new/twogm")
    expect(page.locator("[data-key='made deck_1'] option", has_text="Spearhead")).to_have_text(said)
    page.goto(page.url.split("#")[0] + "#/")
    page.locator("[data-key='bots twogm']").click()
    expect(page.locator("dialog option", has_text="Spearhead")).to_have_text(said)


def test_the_form_of_a_table_survives_the_way_to_the_builder(open_page: OpenPage) -> None:
    page = open_page("#/new/twogm")
    page.locator("[data-key=many2]").check(force=True)
    page.locator("[name=title]").fill("Friday")
    page.locator("summary").click()
    page.locator("[data-key='option north']").select_option("uk")
    page.locator("[data-key='shop deck_2']").click()
    expect(page.locator("[data-key='whose uk']")).to_be_checked()
    page.locator("[data-key=auto]").click()
    expect_points(page, 120)
    code = code_on(page)
    page.locator("[data-key=play]").click()
    expect(page.locator("[data-key='code deck_2']")).to_have_value(code)
    expect(page.locator("[name=title]")).to_have_value("Friday")
    expect(page.locator("[data-key='option north']")).to_have_value("uk")
    expect(page.locator(".shop li")).to_have_count(2)


def test_the_form_of_a_table_says_why_a_deck_is_refused(open_page: OpenPage) -> None:
    page = open_page("#/new/twogm?players=2", noisy=True)
    expect(page.locator("[data-key='option deck_1']")).to_have_count(0)  # no bare field
    page.locator("[data-key='made deck_1']").select_option("other")
    page.locator("[data-key='code deck_1']").fill(READY[GERMANY])
    expect(page.locator(".verdict")).to_contain_text("is not a card of this faction: USA.")
    expect(page.locator(".verdict .rule")).to_have_text("§1")
    page.locator("[data-key=who1]").select_option("bot:random")
    page.locator("form .primary").click()
    expect(page.locator(".toast.bad")).to_contain_text("is not a card of this faction: USA.")
    page.locator("summary").click()
    page.locator("[data-key='option south']").select_option("de")
    expect(page.locator(".verdict")).to_be_empty()
    page.locator("form .primary").click()
    page.wait_for_url("**/#/table/*")


def test_options_that_the_table_fills_in_are_not_asked_for(open_page: OpenPage) -> None:
    page = open_page("#/new/twogm")
    page.locator("[data-key='option points']").wait_for(state="attached")
    for name in find_game("twogm").filled_in:
        expect(page.locator(f"[data-key='option {name}']")).to_have_count(0)
    omaha = page.locator(".scene").filter(has=page.locator("[data-key='scene omaha']"))
    expect(omaha).to_contain_text("Omaha Beach (1944)")


# -- looks ---------------------------------------------------------------------------------------------------------


def test_axe_finds_nothing_in_the_builder(open_page: OpenPage, axe: str) -> None:
    page = open_page(f"{BUILDER}?scenario=omaha&side=north&code={READY[GERMANY]}")
    page.locator(".dk-verdict.dk-bad").wait_for()
    page.locator("[data-key=find]").fill("light")  # infantry, a tank and a support: all other rows are like these
    expect(card(page, "de-hi")).to_be_hidden()
    assert violations(page, axe) == []
    card(page, "de-li").locator(".dk-about").click()
    page.locator("dialog").wait_for()
    assert violations(page, axe, "dialog[open]") == [], "a whole card"


@pytest.mark.parametrize("lang", closely.some(["de", "es", "nl", "en"], 2))
def test_a_phone_shows_one_half_at_a_time_without_scrolling_sideways(open_page: OpenPage, lang: str) -> None:
    page = builder(open_page, "?scenario=prokhorovka&side=south", lang=lang, size=PHONE)
    expect(page.locator(".dk-deck")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    card(page, "su-t34").locator(".dk-step").last.tap()
    expect(page.locator("[data-key='tab deck']")).to_contain_text(f"{PACK.points[PACK.card['su-t34']]} / 120")
    page.locator("[data-key='tab deck']").tap()
    expect(page.locator(".dk-box")).to_be_hidden()
    page.locator("[data-key=auto]").tap()
    expect_points(page, 120)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert not [text for text in page.locator(".dk").all_inner_texts() if "decks-" in text]
