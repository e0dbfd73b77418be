"""14.6: the graph of a finished game, where it turned, what a planner would have played; begun, watched, stopped."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from brink.bots import make_bot
from brink.engine import Chance, Match, Sight
from brink.engine.registry import find_game
from browser.advising import HTTP, import_game
from browser.conftest import OpenPage, Served, violations
from browser.test_access import LAPTOP, PHONE
from browser.test_words import words

SEED = bytes([15] * 16)
THINKING = 240_000  # milliseconds, on a machine that has much else to do


def played(seed: bytes, most: int = 1000) -> Match:
    """A game of two who choose anything."""
    game = find_game("volk")
    made = Match(game, 2, seed, seats=["Anna", "Ben"])
    bot = make_bot(game, "random", Chance(seed).fork("b"))
    while not made.over and len(made.moves) < most:
        legal = game.legal(made.state)
        made.act(bot.choose(Sight(game, made.state, made.to_act, legal)), legal)
    return made


@pytest.fixture(scope="module")
def match() -> Match:
    return played(SEED)


@pytest.fixture(scope="module")
def brief() -> Match:
    """One that is over soon: every move of it is thought about."""
    games = [played(bytes([number] * 16), most=60) for number in range(60)]
    return min((game for game in games if game.over), key=lambda game: len(game.moves))


@pytest.fixture
def table(served: Served, match: Match) -> str:
    return import_game(served.url, match)


def found(match: Match) -> dict[str, Any]:
    """An analysis as the server would tell it."""
    count = len(match.moves)
    west = [0.5 + 0.4 * math.sin(move / 6) for move in range(count + 1)]
    options = [
        {"text": "Something better", "chance": 0.62, "why": "prestige +1", "played": False},
        {"text": "What was played", "chance": 0.31, "why": "", "played": True},
    ]
    moves = [
        {
            "seat": move.seat,
            "text": f"action {number}",
            "choices": 4,
            "chances": [west[number], 1 - west[number]],
            "decision": [west[number] - west[number - 1], west[number - 1] - west[number]],
            "luck": [0, 0],
            "unforeseen": [0, 0],
            "options": options,
        }
        for number, move in enumerate(match.moves, 1)
    ]
    parts = [("decision", [-0.25, 0.25], [0, 0]), ("luck", [0.02, -0.02], [0.3, -0.3])]
    decided, fell = [{"by": by, "decision": own, "luck": luck, "unforeseen": [0, 0]} for by, own, luck in parts]
    turns = [
        {"first": 9, "move": 10, "last": 10, **decided},
        {"first": 30, "move": 30, "last": 31, **fell},
    ]
    analysis = {
        "plans": True,
        "rollouts": 4,
        "start": [west[0], 1 - west[0]],
        "moves": moves,
        "turning_points": turns,
    }
    study = {"status": "done", "moves": count, "done": count, "offered": False, "mine": False, "reason": None}
    return {**study, "analysis": analysis}


def analysed(page: Page, match: Match) -> None:
    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(found(match)), content_type="application/json")

    page.route("**/api/tables/*/analysis?*", answer)


def open_analysis(page: Page) -> None:
    page.locator("[data-tab=analysis]").click()


def test_the_graph_leads_to_every_move(open_page: OpenPage, table: str, match: Match) -> None:
    moves = len(match.moves)
    page = open_page(f"#/replay/{table}?at=5", before=lambda page: analysed(page, match))
    page.locator(".vk-map-picture").wait_for()  # with the board come the colours of the sides
    open_analysis(page)
    graph, counter = page.get_by_role("slider", name=words("en")["study.graph"]), page.locator(".scrub-bar output")
    expect(graph).to_have_attribute("aria-valuenow", "5")
    expect(graph).to_have_attribute("aria-valuemax", str(moves))
    expect(graph.locator(".chance-line")).to_have_count(2)
    colours = graph.locator(".chance-line").evaluate_all("lines => lines.map(line => getComputedStyle(line).stroke)")
    assert len(set(colours)) == 2
    expect(page.locator(".chance-legend li")).to_contain_text(["West", "East"])
    names = page.locator(".chance-legend span")
    long = "one => { one.textContent = 'Sowjetunion · Anna-Sophia vom Nordmeer und ihre Schwester'; }"
    names.first.evaluate(long)
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0
    signs = page.locator(".seats .seat-mark path").evaluate_all("all => all.map(one => getComputedStyle(one).fill)")
    assert colours == signs[:2], "a line has the colour of its side"
    box = graph.evaluate("graph => graph.getBoundingClientRect().toJSON()")
    inside = (44 / 420 * box["width"], 408 / 420 * box["width"])
    for share in (0.0, 0.5, 1.0):
        x = inside[0] + share * (inside[1] - inside[0])
        graph.click(position={"x": x, "y": box["height"] / 2})
        expect(counter).to_have_text(f"{round(share * moves)} / {moves}")
        expect(graph).to_have_attribute("aria-valuenow", str(round(share * moves)))
    graph.focus()
    page.keyboard.press("PageUp")
    expect(counter).to_have_text(f"{moves - round(moves / 10)} / {moves}")
    page.keyboard.press("Home")
    expect(counter).to_have_text(f"0 / {moves}")
    page.keyboard.press("ArrowRight")
    expect(graph).not_to_have_attribute("aria-valuenow", "0")


def test_where_it_turned_and_play_on(open_page: OpenPage, table: str, match: Match) -> None:
    said = words("de")
    page = open_page(f"#/replay/{table}", lang="de", before=lambda page: analysed(page, match))
    open_analysis(page)
    turns = page.locator(".turning-points > li")
    expect(turns).to_have_count(2)
    expect(turns.nth(0)).to_contain_text(said["study.decision"])
    expect(turns.nth(1)).to_contain_text(said["study.luck"])
    better = said["study.instead"].format(action="Something better", chance="62\u00a0%", own="31\u00a0%")
    expect(turns.nth(0)).to_contain_text(better)
    expect(turns.nth(0)).to_contain_text("prestige +1")
    page.locator("[data-key='turn 2']").click()
    expect(page.locator(".scrub-bar output")).to_have_text(f"30 / {len(match.moves)}")
    expect(page.locator(".this-move")).to_contain_text(said["study.here"].format(move=30))
    expect(page.locator(".this-move")).to_contain_text("action 30")
    page.locator("[data-key=numbers]").click()
    expect(page.locator(".chance-table tbody tr").last).to_contain_text(str(len(match.moves)))
    page.locator("[data-key='fork 1']").click()
    page.wait_for_url(f"**/#/new/volk?from={table}&at=8")


def test_of_four_players_a_turn_tells_whose_chance_it_changed(open_page: OpenPage) -> None:
    """It told the chance of whoever moved, also where that was 0 before and after."""
    page = open_page("#/")
    whose = """async () => {
        const { whoseTurned } = await import("/parts/analysis.js");
        return [
            whoseTurned(3, [0.2, 0.58, 0.22, 0], [0, 1, 0, 0]),
            whoseTurned(2, [0.2, 0.5, 0.2, 0.1], [0.1, 0.4, 0.35, 0.15]),
            whoseTurned(0, [0.4, 0.6], [0.7, 0.3]),
        ];
    }"""
    assert page.evaluate(whose) == [1, 2, 0]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_reads_and_prints(open_page: OpenPage, table: str, match: Match, axe: str, theme: str) -> None:
    page = open_page(f"#/replay/{table}?at=12", before=lambda page: analysed(page, match))
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    open_analysis(page)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(".chances")).to_be_visible()
        wider = "root => root.scrollWidth > root.clientWidth"
        assert not page.locator(".analysis-panel").evaluate(wider)
        assert violations(page, axe, ".rail") == []
    with page.expect_download() as saved:
        page.locator("[data-key=picture]").click()
    assert saved.value.suggested_filename == f"brink-{table}.png"
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    page.emulate_media(media="print")
    expect(page.locator(".left")).to_be_hidden()
    expect(page.locator(".chances")).to_be_visible()
    page.emulate_media(media="screen")


def test_it_is_begun_watched_and_stopped(open_page: OpenPage, served: Served, table: str) -> None:
    """With the server's own analysis, which takes its time; from the page of the result."""
    page = open_page(f"#/table/{table}")
    page.locator(".banner [data-key=analyse]").click()
    page.wait_for_url(f"**/#/replay/{table}?analyse")
    path = f"{served.url}api/tables/{table}/analysis"
    stop = page.locator("[data-key=stop]")
    expect(stop).to_be_visible()
    expect(page.get_by_role("progressbar", name=words("en")["study"])).to_be_visible()
    assert HTTP.get(path).json()["status"] == "running"
    stop.click()
    expect(page.locator("[data-key=analyse]")).to_be_visible()
    assert HTTP.get(path).json()["status"] == "none"
    page.locator("[data-key=analyse]").click()
    expect(stop).to_be_visible()
    stop.click()
    expect(page.locator("[data-key=analyse]")).to_be_visible()


def test_the_servers_own_analysis_is_drawn(open_page: OpenPage, served: Served, brief: Match) -> None:
    """Nothing of it is made up here: from the press to the graph and its turning points, and when one comes back."""
    table, moves = import_game(served.url, brief), len(brief.moves)
    page = open_page(f"#/replay/{table}?analyse")
    expect(page.locator(".chances")).to_be_visible(timeout=THINKING)
    told = HTTP.get(f"{served.url}api/tables/{table}/analysis?lang=en").json()["analysis"]
    graph = page.get_by_role("slider", name=words("en")["study.graph"])
    expect(graph).to_have_attribute("aria-valuemax", str(moves))
    outcome = brief.state.outcome
    assert outcome is not None
    won = [seat in outcome.winners for seat in (0, 1)]
    assert [chance > 0.99 for chance in told["moves"][-1]["chances"]] == won
    graph.focus()
    page.keyboard.press("End")
    expect(page.locator(".chance-legend li").nth(won.index(True))).to_contain_text("100")
    turns = page.locator(".turning-points > li")
    expect(turns).to_have_count(len(told["turning_points"]))
    first = told["turning_points"][0]
    expect(turns.first).to_contain_text(words("en")[f"study.{first['by']}"])
    page.locator("[data-key='turn 1']").click()
    expect(page.locator(".scrub-bar output")).to_have_text(f"{first['move']} / {moves}")
    expect(page.locator(".this-move")).to_contain_text(told["moves"][first["move"] - 1]["text"])
    page.reload()
    open_analysis(page)
    expect(turns).to_have_count(len(told["turning_points"]))
