"""A finished game: scrubbed from every seat's view, checked by the page, and by `brink verify`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import closely
from brink.engine import Match
from brink.engine.registry import find_game
from brink.server.catalogue import words_in
from browser.advising import GAME, HTTP, Adviser, games_of_two, import_game, steady_game
from browser.conftest import OpenPage, Served
from browser.overlaps import SIZES
from browser.playing import wait_until
from browser.test_words import words

WHOLE = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const beside = document.querySelector('.head nav').getBoundingClientRect();
    return left >= beside.right && [left + 3, right - 3].every(x =>
        document.elementFromPoint(x, (top + bottom) / 2) === one);
}"""


@pytest.fixture
def match() -> Match:
    return next(games_of_two(2))


@pytest.fixture
def table(served: Served, match: Match) -> str:
    return import_game(served.url, match)


def expected(served: Served, table: str, move: int, seat: int | None) -> dict[str, Any]:
    query = {"lang": "en"} if seat is None else {"lang": "en", "seat": str(seat)}
    path = f"{served.url}api/tables/{table}/replay/{move}"
    return dict(HTTP.get(path, params=query).raise_for_status().json())


def look_through(page: Page, seat: int | None) -> None:
    page.get_by_label(words("en")["replay.eyes"]).select_option(index=0 if seat is None else seat + 1)


def test_the_scrubber_shows_each_move_as_each_seat_saw_it(
    open_page: OpenPage, served: Served, table: str, match: Match
) -> None:
    moves = len(match.moves)
    page = open_page(f"#/replay/{table}")
    scrubber = page.get_by_label(words("en")["replay.scrub"], exact=True)
    teller = GAME.teller("en", match.pack, ["Player 1", "Player 2"])  # its record names nobody
    for seat in (None, 0, 1):
        look_through(page, seat)
        for move in (moves // 4, 3 * moves // 4, 1, moves // 2):
            scrubber.fill(str(move))
            expect(page.locator(".scrub-bar output")).to_have_text(f"{move} / {moves}")
            expect(page.locator(".prompt .tag")).to_have_text(f"Move {move} of {moves}", ignore_case=True)
            expect(page.locator(".prompt p")).to_have_text(expected(served, table, move, seat)["prompt"]["text"])
            seen = [
                teller.sentence(line.key, line.args)
                for lines in match.lines[: move + 1]
                for line in lines
                if line.visible_to(seat)
            ]
            expect(page.locator(".log li > span:first-child")).to_have_text(seen)
            expect(page.locator(".hand")).to_be_visible(visible=seat is not None)
    several = next(at for at, lines in enumerate(match.lines) if sum(line.visible_to(1) for line in lines) > 1)
    page.evaluate("document.documentElement.dataset.motion = 'on'")
    scrubber.fill(str(several))
    told = page.locator(".replay .story-lines > span")
    expect(told.nth(1)).to_be_attached()
    delays = told.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).animationDelay))")
    assert delays == sorted(set(delays)), "what one move brought is read in one block"
    page.evaluate("document.documentElement.dataset.motion = 'off'")
    places = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
    rail = page.locator(".rail, .rail .tabs, .rail [role=tab]")
    before = rail.evaluate_all(places)
    for tab in ("analysis", "rules", "log"):
        page.locator(f"[data-tab={tab}]").click()
        assert rail.evaluate_all(places) == before, f"the rail changes with what is open: {tab}"
    page.locator(".prompt p").evaluate("one => { one.textContent = 'A sentence that is longer. '.repeat(3); }")
    assert rail.evaluate_all(places) == before, "the rail moves with what is asked"


def test_nothing_moves_under_a_press_while_a_replay_is_loaded(open_page: OpenPage, table: str) -> None:
    """The seats came later than the tabs below them: who pressed one just then missed it."""

    def slowly(page: Page) -> None:
        page.route(re.compile(r"/replay/\d+"), lambda route: (page.wait_for_timeout(400), route.continue_()))

    page = open_page(f"#/replay/{table}", before=slowly)
    places = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
    tabs = page.locator(".rail [role=tab]")
    tabs.first.wait_for()
    before = tabs.evaluate_all(places)
    page.locator(".seats .seat").first.wait_for()
    page.locator(".prompt p").wait_for()
    assert tabs.evaluate_all(places) == before
    page.unroute_all(behavior="wait")  # the move after it is fetched too


def test_on_a_phone_the_board_is_in_sight_however_much_is_held(open_page: OpenPage, table: str, match: Match) -> None:
    page = open_page(f"#/replay/{table}", size=(390, 844))
    look_through(page, 0)
    page.get_by_label(words("en")["replay.scrub"], exact=True).fill(str(len(match.moves) // 2))
    much = "one => one.append(Object.assign(document.createElement('p'), {style: 'height: 400px'}))"
    page.locator(".hand").evaluate(much)
    heights = {part: page.locator(part).first.evaluate("one => one.clientHeight") for part in (".board", ".tab-body")}
    assert heights[".board"] >= 240
    assert heights[".tab-body"] >= 60
    assert page.locator(".scrub-bar output").evaluate("one => one.offsetHeight") < 40  # in one line


def test_the_page_checks_the_game_and_so_does_brink_verify(
    open_page: OpenPage, table: str, match: Match, tmp_path: Path
) -> None:
    page = open_page(f"#/replay/{table}", lang="nl")
    page.locator("[data-key=verify]").click()
    told = words("nl")["verify.seed"].format(moves=len(match.moves))
    expect(page.get_by_role("status").filter(has_text=told)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name=words("nl")["record"]).click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    brink = Path(sys.executable).parent / "brink"
    checked = subprocess.run([brink, "verify", file, "--json"], capture_output=True, text=True, check=True, timeout=120)
    verdict = json.loads(checked.stdout)
    assert (verdict["moves"], verdict["seed"]) == (len(match.moves), "matches")


def test_the_page_says_when_the_seed_is_not_the_one_committed_to(
    open_page: OpenPage, adviser: Adviser, table: str
) -> None:
    adviser.change(table, "commitment = ?", "0" * 64)
    page = open_page(f"#/replay/{table}", noisy=True)  # the browser itself notes the refused request
    page.locator("[data-key=verify]").click()
    complaint = words("en")["verify.failed"].split("{")[0].strip()
    expect(page.get_by_role("status").filter(has_text=complaint)).to_contain_text("committed")


@pytest.mark.parametrize(
    ("lang", "kind"), closely.some([("nl", "anew"), ("de", "analysis"), ("en", "anew"), ("es", "analysis")], 2)
)
def test_one_plays_on_with_a_new_deal_or_as_an_analysis(
    open_page: OpenPage, served: Served, table: str, match: Match, lang: str, kind: str
) -> None:
    """Each choice says what it means; an analysis is marked in the header, in the lobby and in its log."""
    said, at = words(lang), len(match.moves) // 2
    page = open_page(f"#/replay/{table}?at={at}", lang=lang, name="")
    page.get_by_role("button", name=said["fork"]).click()
    for name in ("anew", "analysis"):
        expect(page.get_by_text(said[f"fork.{name}.about"])).to_be_visible()
    expect(page.locator("[data-key='kind anew']")).to_be_checked()
    expect(page.locator("[data-key=name0]")).to_have_value("")  # not as whoever played there
    page.locator("[data-key=who1]").select_option("me")
    expect(page.locator("[data-key=name1]")).to_have_value("")
    page.locator("[data-key=who1]").select_option("bot:random")
    page.locator(f"[data-key='kind {kind}']").check()
    page.get_by_role("button", name=said["fork.create"]).click()
    page.wait_for_url("**/#/table/*")
    fork = page.url.rpartition("/")[2]
    page.locator("brink-table .prompt").wait_for()
    marked = kind == "analysis"
    mark = page.locator("#head-slot .analysis")
    expect(mark).to_have_count(int(marked))
    for width in (844, 390, 360) if marked else ():
        page.set_viewport_size({"width": width, "height": 844})
        wait_until(page, lambda: mark.evaluate(WHOLE), f"the mark is cut at {width}")  # once it is laid out anew
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    facts = HTTP.get(f"{served.url}api/tables/{fork}").raise_for_status().json()
    assert (facts["origin"], facts["analysis"], facts["moves"] >= at) == (table, marked, True)
    page.goto(f"{served.url}#/lobby")
    expect(page.locator(f"[data-key='t {fork}'] .analysis")).to_have_count(int(marked))


# What the booklets call the parts of a decade.
PARTS = {
    "volk": {"en": "Half-decade", "de": "Halbdekade", "nl": "Halfdecennium", "es": "Media década"},
    "twoplustwo": {"en": "Sub-decade", "de": "Subdekade", "nl": "Subdecennium", "es": "Subdécada"},
}
BROKEN = (
    "all => all.filter(one => one.scrollWidth > one.clientWidth || one.offsetHeight > 44).map(one => one.textContent)"
)


@pytest.mark.parametrize("name", ["volk", "twoplustwo", "dictators", "twogm"])
def test_at_the_end_the_winner_is_said_once(open_page: OpenPage, served: Served, name: str) -> None:
    """In the words of the title; above, his seat is marked."""
    match = steady_game(name)
    outcome = match.state.outcome
    assert outcome is not None
    table, end = import_game(served.url, match), len(match.moves)
    for lang in ("en", "es"):
        page = open_page(f"#/replay/{table}?at={end}", lang=lang)
        query = {"lang": lang}
        told = (
            HTTP.get(f"{served.url}api/tables/{table}/replay/{end}", params=query).raise_for_status().json()["outcome"]
        )
        expect(page.locator(".prompt p")).to_have_text(re.compile(rf"^{re.escape(told['text'])}( §?{told['rule']})?$"))
        expect(page.locator(".seat.won .flag")).to_have_count(len(outcome.winners))


@pytest.mark.parametrize("name", PARTS)
def test_leaps_are_called_as_the_booklet_calls_what_they_lead_to(
    open_page: OpenPage, served: Served, name: str
) -> None:
    game = find_game(name)
    assert {lang: words_in(game, game.pack(), lang).texts["mark-part"] for lang in PARTS[name]} == PARTS[name]
    table = import_game(served.url, steady_game(name))
    for lang in closely.some(["nl", "es", "de", "en"], 2):  # the longest first
        part = PARTS[name][lang]
        page = open_page(f"#/replay/{table}", lang=lang)
        said = words(lang)
        expect(page.locator("[data-key='leap part 1']")).to_have_text(part)
        for way, key in ((-1, "mark.back"), (1, "mark.on")):
            leap = page.locator(f"[data-key='leap part {way}']")
            expect(leap).to_have_accessible_name(said[key].format(mark=part))
        expect(page.locator("[data-key='leap decade 1']")).to_have_text(said["mark.decade"])
        for width, height in closely.some([(390, 844), (1366, 681), (1024, 768), *SIZES], 2):
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator(".leaps button").evaluate_all(BROKEN) == [], (lang, width)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, lang
            rows = page.locator(".scrub-bar").evaluate("bar => Math.round(bar.clientHeight / 47)")
            assert rows <= 3, (lang, width)  # what they leave is the board's
            slider = page.locator(".scrub").evaluate("one => one.offsetWidth")
            assert slider >= 200, (lang, width)  # of some hundred moves each has to be met
