"""When a game is over: who won and by what, how the dice fell, how it went, a link to it; and what is kept of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import closely
from brink.bots import make_bot
from brink.engine import Chance, Match, Sight
from brink.engine.registry import find_game
from browser.advising import HTTP, games_of_two, import_game, steady_choice
from browser.conftest import OpenPage, Served, violations
from browser.playing import ANNA, QUICK, new_table, place, wait_for_my_turn, wait_until
from browser.test_moments import MOMENT, great, with_moments


@pytest.fixture(scope="module")
def match() -> Match:
    return next(games_of_two(2))


@pytest.fixture(scope="module")
def table(served: Served, match: Match) -> str:
    return import_game(served.url, match)


def lines_of(served: Served, table: str, **query: Any) -> list[dict[str, Any]]:
    found, since = [], 0
    while since is not None:
        path = f"{served.url}api/tables/{table}/log"
        page = HTTP.get(path, params={"lang": "en", "since": since, **query}).raise_for_status().json()
        found += page["log"]
        since = page["more"]
    return found


# Over how many lines names are written.
LINES = """all => all.map(one => {
    const name = document.createRange();
    name.selectNodeContents(one.lastChild);
    return name.getClientRects().length;
})"""


# Something great happened just before the end.
LATE_MOMENT = """() => {
    const table = document.querySelector('brink-table'), { n } = table.session.log.at(-1);
    table.moments.update([...table.session.log, { n: n + 1, text: 'x', names: [], moment: 'test', about: {} }]);
    table.drawBanner();
}"""


def test_the_result_page_says_by_what_and_how_the_dice_fell(
    open_page: OpenPage, served: Served, table: str, match: Match
) -> None:
    page = open_page(f"#/table/{table}")
    banner = page.locator(".banner")
    expect(banner.locator(".ranking thead th")).to_have_text(
        ["Place", "Player", "Plays", "Disarmed facilities that count"]
    )
    rolls = [line["roll"] for line in lines_of(served, table) if "roll" in line]
    assert {roll["sides"] for roll in rolls} <= {6, 20}
    for row in banner.locator(".luck tbody tr").all():
        name, count, met, expected = row.locator("th, td").all_inner_texts()
        seat = [roll for roll in rolls if f"Player {roll['seat'] + 1}" == name.strip()]
        odds = [min(max(roll["sides"] + 1 - roll["needed"], 0), roll["sides"]) / roll["sides"] for roll in seat]
        assert int(count) == len(seat) > 0
        assert int(met) == sum(roll["shown"] >= roll["needed"] for roll in seat)
        assert abs(float(expected) - sum(odds)) < 0.06
    expect(banner.get_by_text("brink verify")).to_have_count(0)
    page.set_viewport_size({"width": 1366, "height": 681})
    banner.locator("[data-key=numbers]").click()
    expect(banner.locator(".told li").first).to_be_in_viewport()  # it comes where nobody looked
    expect(banner.locator(".told")).to_have_css("display", "grid")  # each heading over what it is about
    page.set_viewport_size({"width": 390, "height": 844})
    names = banner.locator(".ranking tbody th")  # also on a phone, once it is drawn for one
    wait_until(page, lambda: set(names.evaluate_all(LINES)) == {1}, "a name takes more than a line")
    page.set_viewport_size({"width": 1440, "height": 900})
    banner.locator("[data-key=banner-close]").click()
    expect(banner).to_be_hidden()
    page.locator("[data-key=result]").click()
    expect(banner).to_be_visible()
    page.evaluate(LATE_MOMENT)
    expect(page.locator(".moment")).to_be_visible()
    expect(banner).to_be_hidden()
    expect(page.locator(".prompt p")).to_have_css("visibility", "hidden")  # it says how it ends
    page.keyboard.press("Escape")
    expect(banner).to_be_visible()
    expect(page.locator(".prompt p")).to_have_css("visibility", "visible")
    page.keyboard.press("Escape")
    expect(banner).to_be_hidden()
    page.locator("[data-key=result]").click()
    expect(page.locator("[data-key=result]")).to_have_count(0)


def test_how_it_went_ends_with_who_won_and_lies_open(open_page: OpenPage, table: str) -> None:
    """It stood in a small box of its own that had to be scrolled within the page, and stopped before the victory."""
    page = open_page(f"#/table/{table}", size=(1366, 681))
    last = page.locator(".banner .timeline li").last
    expect(last).to_contain_text(page.locator(".banner > p").first.inner_text().split(".")[0])
    expect(last.locator("a")).to_have_attribute("href", re.compile(rf"#/replay/{table}"))
    assert page.locator(".timeline ol").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_a_game_of_cards_is_not_remembered_for_each_of_them(open_page: OpenPage, served: Served) -> None:
    """Of 150 lines four in five told of a card or a phase: what a game is remembered for was lost among them."""
    match = Match(find_game("volk"), 2, bytes([18]) * 16)  # it is short
    while not match.over:
        match.act(steady_choice(match.state, match.game))
    table = import_game(served.url, match)
    page = open_page(f"#/table/{table}")
    rows = page.locator(".banner .timeline li span")
    expect(rows.last).to_be_visible()
    told, lines = rows.all_inner_texts(), lines_of(served, table)
    small = {line["text"] for line in lines if line.get("moment") in {"played", "ignored", "lost", "phase"}}
    assert small
    assert not small & set(told)
    protests = [line for line in lines if line.get("moment", "").startswith("protest")]
    assert protests
    assert 0 < sum("mass protest" in text.lower() for text in told) < len(protests)


# Asked in one go: the banner is drawn anew for another size.
FITS = """where => {
    const one = document.querySelector(where);
    return one && one.scrollWidth <= one.closest('.banner').clientWidth;
}"""


@pytest.mark.parametrize(
    ("lang", "head"),
    closely.some(
        [
            ("es", ["Jugador", "Unidades", "Valor (PA)", "Daño", "al CG"]),
            ("nl", ["Speler", "Eenheden", "Waarde (AP)", "Schade", "aan het HQ"]),
            ("en", ["Player", "Units", "Worth (AP)", "Damage", "to the HQ"]),
            ("de", ["Spieler", "Einheiten", "Wert (AP)", "Schaden", "am HQ"]),
        ],
        2,
    ),
)
def test_the_result_of_a_battle_counts_losses_and_damage(
    open_page: OpenPage, served: Served, lang: str, head: list[str]
) -> None:
    match = short_battle()
    table = import_game(served.url, match)
    page = open_page(f"#/table/{table}", lang=lang)
    losses = page.locator(".banner .losses")
    expect(losses.locator("thead th")).to_have_text(head)
    told = [line["loss"] for line in lines_of(served, table, lang=lang) if "loss" in line]
    rows = losses.locator("tbody tr").all()
    assert len(rows) == 4  # for each the numbers, and below them the names
    for seat in (0, 1):
        name, units, *sums = rows[2 * seat].locator("th, td").all_inner_texts()
        mine = [loss for loss in told if loss["seat"] == seat]
        assert name.strip() == f"{head[0]} {seat + 1}"
        assert int(units) == match.state.losses[seat]  # type: ignore[attr-defined]
        assert [int(one) for one in sums] == [
            sum(loss["counts"][kind] for loss in mine) for kind in ("worth", "damage", "hq")
        ]
        assert all(loss["name"] in rows[2 * seat + 1].inner_text() for loss in mine)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(FITS, arg=".banner .losses")
    close = page.locator(".banner [data-key=banner-close]").bounding_box()
    assert close
    assert close["y"] >= 0
    assert close["x"] + close["width"] <= 390  # the result can be put away
    assert sum(match.state.losses) > 2  # type: ignore[attr-defined]


@cache
def short_battle() -> Match:
    """2GM for some rounds: long enough for losses on both sides and at an HQ."""
    game = find_game("twogm")
    match = Match(game, 2, bytes([4]) * 16, options={"points": 60, "time_limit": 9})
    bots = [make_bot(game, "regular", Chance(bytes([seat]) * 16)) for seat in (0, 1)]
    while not match.over:
        seat, legal = game.to_act(match.state), game.legal(match.state)
        match.act(bots[seat].choose(Sight(game, match.state, seat, legal)), legal)
    return match


def test_the_link_to_a_game_that_is_over_opens_its_replay(open_page: OpenPage, served: Served, table: str) -> None:
    page = open_page(f"#/table/{table}")
    copy = page.locator(".banner [data-key^='copy ']")
    expect(copy).to_have_attribute("data-key", f"copy {served.url}#/replay/{table}")


def finish_by_resigning(open_page: OpenPage, served: Served) -> tuple[Page, str]:
    made = new_table(served, [ANNA, QUICK], game="volk", title="Short")
    page = open_page(place(made))
    expect(page.locator(".seat.you")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("[data-key=slot-menu]").click()
    page.locator("dialog .danger").click()
    return page, made["table"]


def test_a_game_that_nobody_wins_has_no_trophy(open_page: OpenPage, served: Served) -> None:
    page, _ = finish_by_resigning(open_page, served)
    expect(page.locator(".banner h2")).to_have_text("The game is over")
    expect(page.locator(".banner h2 + p")).to_contain_text("nobody wins")
    expect(page.locator(".banner > .icon")).to_have_count(0)


def test_the_result_waits_for_the_moments_that_led_to_it(open_page: OpenPage, served: Served) -> None:
    """It opened beneath them."""
    made = new_table(served, [ANNA, QUICK], game="volk")
    page = open_page(place(made), before=lambda page: with_moments(page, lambda log: [great(one) for one in log]))
    wait_for_my_turn(page)
    page.locator(".vk-map-picture").wait_for()
    page.locator("[data-key=slot-menu]").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("dialog .danger").click()
    expect(page.locator(MOMENT)).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("over")
    expect(page.locator(".banner")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(MOMENT)).to_have_count(0)


def test_a_finished_game_against_bots_stays_in_your_games(open_page: OpenPage, served: Served, axe: str) -> None:
    page, table = finish_by_resigning(open_page, served)
    expect(page.locator(".banner")).to_be_visible()
    page.goto(served.url)
    past = page.locator(".mine .past")
    expect(past.locator("summary")).to_have_text("Finished: 1, won: 0")
    past.locator("summary").click()
    expect(past.locator(".figures li")).to_contain_text(re.compile("Wir sind das Volk! · West.*0 of 1 won", re.S))
    expect(past.locator(".ticket")).to_contain_text("West – Random bot")
    assert violations(page, axe, ".mine") == []
    more = """() => {
        const [one] = JSON.parse(localStorage['brink.history']);
        const text = 'How it came. '.repeat(12);
        const others = Array.from({ length: 40 }, (_, n) => ({ ...one, table: `t${n}`, text }));
        localStorage['brink.history'] = JSON.stringify([one, ...others]);
    }"""
    page.evaluate(more)
    page.reload()
    past.locator("summary").click()
    expect(past.locator(".ticket")).to_have_count(30)
    cut = "one => one.scrollHeight > one.clientHeight + 1"
    assert not past.locator(".ticket-state").last.evaluate(cut), "how it ended is read whole"
    fold_and_draw = "['past', 'more past'].forEach(key => document.querySelector(`[data-key='${key}']`).click())"
    page.evaluate(fold_and_draw)  # at once: what was folded stays so
    expect(past).not_to_have_attribute("open", "")
    past.locator("summary").click()
    expect(past.locator(".ticket")).to_have_count(41)
    past.locator(".ticket").first.click()
    expect(page).to_have_url(re.compile(f"#/table/{table}$"))
    expect(page.locator(".banner")).to_be_visible()


# The table as it would be told when somebody else's moves had ended it, with us as the winners.
WE_WIN = """(change) => {
    const { session } = document.querySelector('brink-table'), { message } = session;
    const seats = message.seats.map(seat => message.mine.includes(seat.seat) ? { ...seat, ...change } : seat);
    const outcome = { text: 'It is over.', names: [], rule: '', winners: message.mine, points: [], ranking: [1, 2] };
    session.course = [];  // the server still plays, and would not give the log
    session.take({ ...message, seats, outcome, status: 'finished', legal: null, prompt: null });
}"""


@pytest.mark.parametrize(
    ("change", "headline", "summary", "told"),
    [
        ({}, "You win!", "Finished: 1, won: 1", "It is over."),
        (
            {"bot": "regular"},
            "The game is over",
            "Finished: 0, won: 0, ended by a bot: 1",
            "Regular played it to the end for you. It is over.",
        ),
        (
            {"bot": "regular", "resigned": True},
            "The game is over",
            "Finished: 1, won: 0",
            "You resigned. It is over.",
        ),
    ],
)
def test_what_a_bot_won_for_me_is_not_my_victory(
    open_page: OpenPage, served: Served, change: dict[str, Any], headline: str, summary: str, told: str
) -> None:
    """It counted as one; and nothing said which battle it was, and what one was in it."""
    made = new_table(served, [ANNA, {"kind": "bot", "bot": "recruit"}], game="twogm", options={"scenario": "dunkirk"})
    page = open_page(place(made))
    expect(page.locator(".seat.you .seat-role")).to_be_visible()
    role = page.locator(".seat.you .seat-role").inner_text()
    page.evaluate(WE_WIN, change)
    expect(page.locator(".banner h2")).to_have_text(headline)
    page.goto(served.url)
    past = page.locator(".mine .past")
    expect(past.locator("summary")).to_have_text(summary)
    past.locator("summary").click()
    line, end = past.locator(".ticket-state").all()
    expect(line).to_have_text(f"Dunkirk (1940) · {role} – Recruit")
    expect(end).to_have_text(told)


# -- the replay ----------------------------------------------------------------------------------------------------


def shown(page: Page) -> int:
    return int(page.locator(".scrub-bar output").inner_text().split(" / ")[0])


def test_steps_in_which_nothing_can_be_seen_are_skipped(open_page: OpenPage, served: Served, table: str) -> None:
    told = sorted({line["move"] for line in lines_of(served, table)} - {0})
    page = open_page(f"#/replay/{table}")
    expect(page.locator(".log li").first).to_be_visible()
    for move in told[:5]:
        page.get_by_label("One step on").click()
        expect(page.locator(".scrub-bar output")).to_have_text(re.compile(rf"^{move} / "))
    page.get_by_label("One step back").click()
    expect(page.locator(".scrub-bar output")).to_have_text(re.compile(rf"^{told[3]} / "))
    assert told[:5] != [1, 2, 3, 4, 5], "nothing was skipped, so nothing is shown by this"


def test_one_leaps_from_turn_to_turn_and_to_a_line(open_page: OpenPage, served: Served, table: str) -> None:
    turns = sorted({line["move"] for line in lines_of(served, table) if line.get("mark") == "turn"})
    page = open_page(f"#/replay/{table}?at={turns[3]}")
    expect(page.locator(".marks .mark-turn").nth(len(turns) - 1)).to_be_attached()
    page.locator("[data-key='leap turn 1']").click()
    expect(page.locator(".scrub-bar output")).to_have_text(re.compile(rf"^{turns[4]} / "))
    page.locator("[data-key='leap turn -1']").click()
    expect(page.locator(".scrub-bar output")).to_have_text(re.compile(rf"^{turns[3]} / "))
    page.locator(".log li", has_text="Turn 2:").locator(".leap").click()
    expect(page.locator(".scrub-bar output")).to_have_text(re.compile(rf"^{turns[1]} / "))


def test_the_map_keeps_its_view_from_move_to_move_and_from_eyes_to_eyes(open_page: OpenPage, table: str) -> None:
    page = open_page(f"#/replay/{table}?at=20")
    world = page.locator(".rd-world")
    expect(world).to_be_visible()
    before = world.get_attribute("transform")
    for _ in range(3):
        page.locator(".rd-tools button").first.click()
    expect(world).not_to_have_attribute("transform", before or "")
    closer = world.get_attribute("transform") or ""
    for _ in range(8):
        move = shown(page)
        page.get_by_label("One step on").click()
        expect(page.locator(".scrub-bar output")).not_to_have_text(re.compile(rf"^{move} / "))
        expect(world).to_have_attribute("transform", closer)
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".hand")).to_be_visible()
    expect(world).to_have_attribute("transform", closer)


def test_it_opens_as_the_seat_one_played_and_as_fast_as_one_likes(open_page: OpenPage, served: Served) -> None:
    page, table = finish_by_resigning(open_page, served)
    page.locator(".banner [data-key=replay]").click()
    expect(page).to_have_url(re.compile(f"#/replay/{table}"))
    expect(page.get_by_label("Seen by")).to_have_value("0")
    expect(page.get_by_label("Speed").locator("option")).to_have_text(["0.5×", "1×", "2×", "4×"])
