"""What axe-core finds. `make web` fetches it; where it could not, these tests are skipped.

Pages that another test is at are looked at there: the deck builder, the host's page, hints, moments, the end of a
decade, the galleries, the guide.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import closely
from browser.advising import games_of_two, import_game
from browser.conftest import OpenPage, Served, axe, violations
from browser.playing import ANNA, BERT, new_table, place, wait_for_my_turn, wait_until

__all__ = ["axe", "violations"]
LAPTOP, PHONE = ViewportSize(width=1366, height=681), ViewportSize(width=390, height=844)
OPEN = {"kind": "open"}


# What can be read in one theme alone: by its own colour, by what lies behind it, by what it is seen through.
READABLE = """<!doctype html><html lang="en"><title>Themes</title><style>
    :root { --ink: black; --paper: white; --lamp: white; --faint: black; background: var(--paper); color: var(--ink); }
    [data-theme=dark] { --ink: white; --paper: black; --lamp: #333; --faint: #888; }
    #day { color: #333; } #night { color: #ccc; } #veil { opacity: .6; color: var(--faint); }
    #lamp { color: #666; } #lamp span { background: var(--lamp); }
</style><main><h1>Themes</h1><p>Always.</p><p id="day">By day.</p><p id="night">By night.</p>
<div id="veil"><p>By day, too.</p></div><p id="lamp"><span>While a lamp is lit.</span></p></main>"""


def test_axe_is_asked_in_the_light_and_in_the_dark(browser: Browser, axe: str) -> None:
    """What the other tests trust: it remembers no colour of the theme before."""
    page = browser.new_page()
    page.set_content(READABLE)
    light, dark = "serious: color-contrast: #night", "serious: color-contrast-in-the-dark: "
    for _ in range(2):
        assert violations(page, axe) == [light, dark + "#day | #veil > p | span"]
        assert violations(page, axe, "#lamp") == [dark + "span"]
        assert violations(page, axe, dark=False) == [light]
    page.close()


def test_axe_finds_nothing_before_a_game(open_page: OpenPage, served: Served, axe: str) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    assert violations(page, axe) == [], "front page"
    for opener in ("[data-key=gear]", "[data-key=help]", "[data-key^='bots twogm']"):
        page.locator(opener).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert violations(page, axe, "dialog[open]") == [], opener
        page.keyboard.press("Escape")
    waits = new_table(served, [ANNA, BERT, OPEN], start=False)
    for route, there in (
        ("#/lobby", ".ticket"),
        ("#/new/dictators", ".create"),
        ("#/new/twogm", ".scene"),
        (place(waits), ".waiting"),
    ):
        page.goto(served.url + route)
        page.locator(there).first.wait_for()
        assert violations(page, axe) == [], route


# The board of 2+2 is that of "Wir sind das Volk!", with more on it.
@pytest.mark.parametrize("game", closely.some(["dictators", "twoplustwo", "twogm", "volk"], 3))
def test_axe_finds_nothing_at_a_table(open_page: OpenPage, served: Served, axe: str, game: str) -> None:
    others = [BERT] if game != "twoplustwo" else [{"kind": "person", "name": name} for name in ("Bert", "Cleo", "Dora")]
    made = new_table(served, [ANNA, *others], game=game)
    seats = [open_page(place(made, seat), size=(1366, 681)) for seat in range(2 if game != "twoplustwo" else 1)]

    def asked() -> Page | None:
        return next((one for one in seats if one.locator(".prompt.mine").count()), None)

    page = wait_until(seats[0], asked, "nobody is asked")
    wait_for_my_turn(page)
    expect(page.locator(".board [role=button]").first).to_be_attached()
    assert violations(page, axe) == [], "table"
    expect(page.locator("h1")).to_have_count(1)
    page.locator("[data-tab=rules]").click()
    expect(page.locator(".wide").first).to_be_visible()
    assert violations(page, axe, ".rail", dark=False) == [], "rules"
    page.locator("[data-tab=chat]").click()
    if game in ("volk", "twoplustwo"):
        page.locator(".vk-foresee").click()
        page.locator("[data-page=tracks]").click()
        assert violations(page, axe, ".board") == [], "tracks and forecast"
    if game == "dictators":  # the same in every game
        assert violations(page, axe, ".rail", dark=False) == [], "chat"
    page.set_viewport_size(PHONE)
    page.locator("[data-tab=play]").click()
    assert violations(page, axe, dark=False) == [], "phone"
    page.locator("[data-tab=side]").click()
    assert violations(page, axe, ".rail", dark=False) == [], "beside the board of a phone"
    if game != "dictators":  # the table in words is the same in every game
        return
    page.set_viewport_size(LAPTOP)
    page.evaluate(f"location.hash = '#/table/{made['table']}/text'")
    expect(page.locator("ol.choices li").first).to_be_visible()
    assert violations(page, axe) == [], "text table"


def test_axe_finds_nothing_when_a_game_is_over(open_page: OpenPage, served: Served, axe: str) -> None:
    table = import_game(served.url, next(games_of_two(2)))
    page = open_page(f"#/table/{table}")
    expect(page.locator(".banner .luck")).to_be_visible()
    page.locator(".banner [data-key=numbers]").click()
    assert violations(page, axe) == [], "result"
    page.evaluate(f"location.hash = '#/replay/{table}?at=20'")
    expect(page.locator(".story-lines span").first).to_be_visible()
    assert violations(page, axe) == [], "replay"
