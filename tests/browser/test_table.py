"""The table in real browsers: people, bots, languages, reload, refusals, hot-seat, text table, replay."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

import closely
from browser.advising import HTTP, Adviser
from browser.conftest import OpenPage, Served
from browser.playing import (
    ANNA,
    LEGAL,
    QUICK,
    new_table,
    place,
    play_if_asked,
    play_one,
    play_until_own_turn,
    press_refused,
    settle,
    sit_down,
    start_against_bots,
    wait_for_move,
    wait_for_my_turn,
    wait_until,
)
from browser.test_words import words


@pytest.mark.parametrize("lang", closely.some(["de", "nl", "es", "en"], 2))
def test_on_a_laptop_every_game_can_be_begun_without_scrolling(open_page: OpenPage, lang: str) -> None:
    page = open_page(lang=lang, size=(1366, 681))
    begin = page.locator(".game-card .primary")
    expect(begin.nth(3)).to_be_visible()
    boxes = begin.evaluate_all("all => all.slice(0, 4).map(one => one.getBoundingClientRect().toJSON())")
    assert {box["top"] for box in boxes} == {boxes[0]["top"]}  # in one line, also where a game has no words
    assert max(box["bottom"] for box in boxes) <= 681


def test_two_clicks_from_the_front_page_to_a_game_against_three_bots(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    expect(page.locator(".seat .icon")).to_have_count(3)
    play_until_own_turn(page)
    for verb in ("draw", "draw", "end"):
        play_one(page, verb)
    play_until_own_turn(page)
    expect(page.locator(".seat.turn.shown .flag")).to_have_text("Your turn")
    page.locator(".head .brand").click()
    expect(page.locator(".mine .ticket")).to_have_count(1)
    page.locator(".mine .ticket").click()
    wait_for_my_turn(page)


def test_a_table_opens_with_three_modules_and_each_is_made_once(open_page: OpenPage, served: Served) -> None:
    """A hundred of them were asked for, one after the other; whoever asks for one more gets the one that is there."""
    asked: list[str] = []
    page = open_page(lang="de", before=lambda one: one.on("request", lambda request: asked.append(request.url)))
    made = new_table(served, [ANNA, QUICK])
    page.goto(served.url + place(made))
    expect(page.locator(LEGAL).first).to_be_visible()
    page.locator("#board > :not(.board-loading)").first.wait_for()  # on a busy machine it comes after what one may do
    modules = [url.partition("/at/")[2].partition("/")[2] for url in asked if url.endswith(".js")]
    pictures = [one for one in modules if one.endswith("/picture.js")]  # of the front page
    assert sorted(set(modules) - set(pictures)) == ["app.js", "games/dictators/board.js", "lib/woven.js"]
    assert len(pictures) <= 4
    assert page.evaluate("async () => (await import('/lib/i18n.js')).language()") == "de", "the one that has the words"


def test_a_page_of_an_earlier_release_is_loaded_anew_when_it_needs_more(open_page: OpenPage, served: Served) -> None:
    """At once, and if it still is one, after a pause: while two releases are served it would have no rest."""
    asked: list[float] = []

    def earlier(route: Route) -> None:
        asked.append(time.monotonic())
        other = re.sub(r"/at/\w+/", "/at/0123456789ab/", route.request.url)
        route.continue_(url=other if len(asked) < 3 else route.request.url)

    made = new_table(served, [ANNA, QUICK])
    page = open_page(place(made), before=lambda one: one.route("**/games/dictators/board.js", earlier))
    expect(page.locator(".rd-panel")).to_be_visible()
    first, second, third = asked
    assert second - first < third - second
    assert third - second > 2


def test_what_others_did_can_be_stepped_through(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served)
    play_until_own_turn(page)
    play_one(page, "end")
    play_until_own_turn(page)
    page.keyboard.press("w")
    story = page.locator(".story.stepping")
    expect(story.locator(".num")).to_have_text(re.compile(r"^1/"))
    page.keyboard.press("ArrowRight")
    expect(story.locator(".num")).to_have_text(re.compile(r"^2/"))
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    steps = page.evaluate("() => document.querySelector('brink-table').session.news.map(({ lines }) => lines[0].n)")
    page.reload()
    page.locator(".prompt.mine").wait_for()
    now = page.evaluate("() => document.querySelector('brink-table').session.news.map(({ lines }) => lines[0].n)")
    assert now[0] == steps[0], "the log tells of it too"
    assert set(now) >= set(steps)  # moves that came together are one step for whoever saw them come
    page.keyboard.press("w")
    expect(story.locator(".num")).to_have_text(f"1/{len(now)}")
    expect(page.locator(".actions .hint")).to_have_count(0)  # the board does not show the past then, nor says so


def test_two_people_in_two_languages_and_a_reload_in_the_middle(open_page: OpenPage, served: Served) -> None:
    anna = open_page("#/new/dictators", lang="de")
    anna.locator("[data-key=many3]").click()
    anna.locator("[data-key=who2]").select_option("bot:random")
    anna.get_by_label("Dein Name 2").fill("Bert")
    anna.locator(".create button[type=submit]").click()
    copy = anna.locator(".chairs").get_by_role("button", name="Einladung kopieren")
    expect(copy).to_have_count(1)
    link = copy.get_attribute("data-key") or ""
    bert = open_page(link.removeprefix("copy ").removeprefix(served.url), lang="es", name="Bert")
    expect(bert.locator(".waiting h1")).to_be_visible()
    assert "seat=" not in bert.url, "the secret is not left in the address bar"
    anna.locator("[data-key=start]").click()
    for page in (anna, bert):
        page.locator("[data-key=standing]").select_option("pass")
    turns = {"anna": 0, "bert": 0}
    for step in range(200):
        for name, page in (("anna", anna), ("bert", bert)):
            turns[name] += play_if_asked(page)
        if step == 6:
            bert.reload()
            bert.locator(".prompt p").wait_for()
        if min(turns.values()) >= 3:
            break
        anna.wait_for_timeout(200)
    assert min(turns.values()) >= 3, turns
    expect(anna.locator(".tabs [data-tab=log]")).to_have_text("Protokoll")
    expect(bert.locator(".tabs [data-tab=log]")).to_have_text("Historial")
    german = anna.locator(".log li span").all_inner_texts()
    spanish = bert.locator(".log li span").all_inner_texts()
    assert "Zug 1" in " ".join(german)
    assert "Turno 1" in " ".join(spanish)
    bert.locator("[data-tab=chat]").click()
    bert.locator(".chat-form input").fill("¡Hola!")
    bert.keyboard.press("Enter")
    expect(anna.locator("[data-tab=chat].unread")).to_have_count(1)
    anna.locator("[data-tab=chat]").click()
    expect(anna.locator(".chat li")).to_contain_text(["¡Hola!"])
    anna.locator("select.lang").select_option("nl")
    expect(anna.locator(".tabs [data-tab=log]")).to_have_text("Logboek")
    expect(anna.locator(".log li").first).to_be_attached()
    anna.locator("[data-tab=log]").click()
    expect(anna.locator(".log")).to_contain_text("Beurt 1")


def test_a_greyed_action_says_why_not_and_opens_the_rule(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served)
    play_until_own_turn(page)
    refused = page.locator(".do.refused").first
    press_refused(refused)
    tip = page.locator(".tip")
    expect(tip.locator("span")).not_to_be_empty()
    assert refused.get_attribute("aria-disabled") == "true"
    name = tip.locator(".rule").inner_text()
    opened = page.locator("[data-tab=rules][aria-selected=true]")

    def open_the_rule() -> bool:
        """A tip goes when the page moves under the pointer; then it is asked for again."""
        if not tip.locator(".rule").count():
            press_refused(refused)
        tip.locator(".rule").first.dispatch_event("click")
        return opened.count() > 0

    wait_until(page, open_the_rule, "the rule does not open")
    target = page.locator(".prose .target")
    expect(target).to_be_visible()
    assert name.lstrip("§").split(".")[0] in target.inner_text()


def test_a_new_question_is_read_from_its_first_line(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, size=(1024, 560))
    play_until_own_turn(page)
    actions = page.locator(".actions")
    actions.evaluate("box => { box.scrollTop = 40; }")
    page.wait_for_function("() => document.querySelector('.actions').scrollTop > 0")
    play_one(page, "draw")
    wait_for_my_turn(page)
    assert actions.evaluate("box => box.scrollTop") == 0


def test_an_answer_is_no_turn(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served)
    page.locator("[data-key=standing]").select_option("ask")
    flag = page.locator(".seats .seat.shown .flag")
    play_until_own_turn(page)
    expect(flag).to_have_text("Your turn")
    play_one(page, "end")
    wait_for_my_turn(page)
    expect(page.locator(f'{LEGAL}[data-verb="pass"]')).to_be_visible()
    expect(flag).to_have_text("asked")  # here is room for names; the prompt says in whose turn
    expect(page.locator(".prompt .tag")).to_have_text(re.compile(r"You are asked, in the turn of Bot \d"))


def test_whoever_sits_down_elsewhere_keeps_his_name(open_page: OpenPage) -> None:
    page = open_page("#/new/dictators", name="Anna")
    page.locator("[data-key=who0]").select_option("bot:steady")
    page.locator("[data-key=who1]").select_option("me")
    expect(page.locator("[data-key=name1]")).to_have_value("Anna")


def test_undo_is_refused_after_a_card_was_drawn_and_says_why(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served)
    play_until_own_turn(page)
    play_one(page, "draw")
    wait_for_my_turn(page)
    undo = page.locator("[data-key=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    press_refused(undo)
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".tip")).to_be_visible()


def test_hot_seat_hides_each_hand_behind_a_curtain(open_page: OpenPage) -> None:
    page = open_page("#/new/dictators")
    page.locator("[data-key=many2]").click()
    page.locator("[data-key=who1]").select_option("here")
    page.get_by_label("Your name 2").fill("Bert")
    page.locator(".create button[type=submit]").click()
    curtain = page.locator(".curtain-card")
    seen: list[str] = []
    for _ in range(30):
        page.locator(".curtain-card:visible, .prompt.mine:visible").first.wait_for()
        if curtain.is_visible():
            assert not page.locator(".hand").is_visible()
            assert not page.locator(".log").is_visible()
            who = curtain.locator("button").inner_text().removeprefix("I am ")
            seen.append(who)
            curtain.locator("button").click()
            expect(curtain).to_be_hidden()
            expect(page.locator(".seat.shown .seat-name")).to_contain_text(who)
            expect(page.locator(".prompt.mine")).to_be_visible()  # nobody is called who is not asked
            if len(set(seen)) == 2:
                break
        elif page.locator(LEGAL).count():
            play_one(page, "end" if page.locator(f'{LEGAL}[data-verb="end"]').count() else "pass")
        page.wait_for_timeout(50)
    assert set(seen) == {"Anna", "Bert"}


def test_the_text_table_is_played_with_the_keyboard_alone(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page = sit_down(open_page, served, route="/text")
    page.locator("#text-now").wait_for()
    expect(page.locator("h2 + ol li").first).to_have_text(re.compile(r"^Anna, [A-Z]\w+, here, "))  # whom she plays

    def tell(command: str) -> None:
        page.locator("#command").focus()
        page.keyboard.type(command)
        page.keyboard.press("Enter")

    table = page.url.split("/table/")[1].split("/")[0]
    offered: list[str] = []
    for _ in range(6):
        page.locator("section:not([aria-busy]) > ol.choices").first.wait_for()
        offered += page.locator("ol.choices").first.locator("li").all_inner_texts()
        version = adviser.facts(table).version
        tell(str(page.locator("ol.choices").first.locator("li").count()))  # the last one ends the turn or passes
        wait_for_move(page, adviser, table, version)
    assert any(one.endswith("(1 action)") for one in offered), "what an action costs"
    page.locator("section:not([aria-busy]) > ol.choices").first.wait_for()
    tell("why")
    expect(page.locator(".replies p").first).not_to_be_empty()
    tell("board")
    expect(page.locator(".replies")).to_contain_text("DEFCON")
    tell("log 500")
    expect(page.locator(".replies")).to_contain_text("begins")
    tell("help")
    expect(page.locator(".replies p")).to_have_count(9)
    tell("nonsense")
    expect(page.locator(".replies")).to_contain_text("nonsense")


def test_everything_on_the_table_is_reached_by_keyboard(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served)
    play_until_own_turn(page)
    page.keyboard.press("?")
    expect(page.locator("dialog.keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator('[data-number="1"]')).to_be_focused()
    cap = "one => getComputedStyle(one, '::before').content"
    assert page.locator('[data-number="1"]').evaluate(cap) == '"↵"'  # what does it now; the others name their keys
    assert page.locator('[data-number="2"]').evaluate(cap) == '"2"'
    log = page.locator(".log li").count()
    page.locator(f'{LEGAL}[data-verb="draw"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("log => document.querySelectorAll('.log li').length > log", arg=log)
    page.keyboard.press("r")
    expect(page.locator("[data-tab=rules]")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("l")
    expect(page.locator("[data-tab=log]")).to_have_attribute("aria-selected", "true")


def test_the_table_comes_back_by_itself_when_the_server_does(
    open_page: OpenPage, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = Served(tmp_path_factory.mktemp("restart"))
    try:
        page = sit_down(open_page, own, noisy=True)  # the browser itself complains about the lost line
        play_until_own_turn(page)
        own.stop()
        expect(page.locator(".offline")).to_have_text(words("en")["restarting"])
        own.start()
        expect(page.locator(".offline")).to_be_hidden()
        play_one(page, "end")
    finally:
        own.stop()


def test_what_is_pressed_while_the_server_restarts_is_done_when_it_is_back(
    open_page: OpenPage, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """And a line of chat that cannot go out stays in its field."""
    own = Served(tmp_path_factory.mktemp("restart"))
    try:
        page = sit_down(open_page, own, noisy=True, lang="de")
        play_until_own_turn(page)
        before = page.locator(".log li").count()
        own.stop()
        expect(page.locator(".offline")).to_have_text(words("de")["restarting"])
        page.locator(f'{LEGAL}[data-verb="draw"]').first.click()
        page.locator("[data-tab=chat]").click()
        page.locator(".chat-form input").fill("Bin gleich wieder da")
        page.locator(".chat-form input").press("Enter")
        expect(page.locator(".chat-form input")).to_have_value("Bin gleich wieder da")
        own.start()
        expect(page.locator(".offline")).to_be_hidden()
        page.locator("[data-tab=log]").click()
        expect(page.locator(".log li")).to_have_count(before + 1)
    finally:
        own.stop()


def test_a_phone_shows_board_prompt_actions_and_hand(open_page: OpenPage, served: Served) -> None:
    page = sit_down(open_page, served, size=(390, 844))
    play_until_own_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390, "nothing sticks out"
    newest = page.locator(".story-lines > span")
    newest.evaluate("line => { line.textContent = 'What a long story this is. '.repeat(9); }")
    expect(newest).to_have_css("-webkit-line-clamp", "3")  # it ends with a sign that it goes on
    assert page.locator(".story-lines").evaluate("box => box.scrollHeight <= box.clientHeight"), "no line is cut"
    small = page.evaluate(
        """() => [...document.querySelectorAll('.rail button, .rail select, .head button')]
            .filter(e => e.offsetParent && !e.matches('.rule, .handle') && e.getBoundingClientRect().height < 44)
            .map(e => e.outerHTML.slice(0, 120))"""
    )
    assert small == []
    page.locator("[data-tab=log]").tap()
    expect(page.locator(".log")).to_be_visible()
    page.locator("[data-tab=play]").tap()
    refused = page.locator(".do.refused").first

    def explained() -> bool:
        """The panel that was opened may still move under the finger; who misses taps again."""
        refused.evaluate("chip => chip.scrollIntoView({block: 'center'})")
        refused.tap(force=True)
        return page.locator(".tip").is_visible()

    wait_until(page, explained, "no tap says why not")
    before = settle(page)  # a quick bot may have moved before anybody sees that it was its turn
    page.locator(f'{LEGAL}[data-verb="end"]').tap()
    wait_until(page, lambda: settle(page) != before, "the turn does not end")


def wait_until_finished(served: Served, table: str) -> dict[str, object]:
    for _ in range(1000):  # some thousand moves, on a busy machine
        facts: dict[str, object] = HTTP.get(f"{served.url}api/tables/{table}").json()
        if facts["status"] == "finished":
            return facts
        time.sleep(0.25)
    raise AssertionError(facts)


def shown(page: Page) -> str:
    return str(page.locator(".scrub-bar output").inner_text())


def test_a_finished_game_is_scrubbed_from_any_seat_and_played_on(
    open_page: OpenPage, served: Served, finished: str
) -> None:
    facts = wait_until_finished(served, finished)
    moves = int(str(facts["moves"]))
    page = open_page(f"#/replay/{finished}")
    page.locator(".scrub").wait_for()
    expect(page.locator(".story-lines span").first).not_to_be_empty()
    assert shown(page) == f"0 / {moves}"
    page.locator(".scrub").fill(str(moves // 2))
    expect(page.locator(".prompt .tag")).to_have_text(f"Move {moves // 2} of {moves}", ignore_case=True)
    page.keyboard.press("Escape")
    page.locator(".scrub").blur()  # a click on the log might go to one of its lines
    page.keyboard.press("ArrowRight")
    # Steps in which nothing is seen are passed over, so it may be more than one.
    expect(page.locator(".prompt .tag")).not_to_have_text(f"Move {moves // 2} of {moves}", ignore_case=True)
    assert moves // 2 < int(shown(page).split(" / ")[0]) <= moves // 2 + 20
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".hand")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".prompt .tag")).to_have_text("The game is over", ignore_case=True)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    record = json.loads(saved.value.path().read_text())
    assert len(record["moves"]) == moves
    assert record["seed"], "the seed is published at the end"
    page.locator(".scrub").fill("40")
    expect(page.locator(".prompt .tag")).to_have_text(f"Move 40 of {moves}", ignore_case=True)
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".create button[type=submit]").click()
    page.locator(".prompt p").wait_for()
    assert finished not in page.url


def test_the_end_is_announced_and_the_lobby_knows_it(open_page: OpenPage, served: Served, finished: str) -> None:
    wait_until_finished(served, finished)
    page = open_page(f"#/table/{finished}")
    expect(page.locator(".banner h2")).not_to_be_empty()
    page.locator(".banner [data-key=replay]").click()
    page.locator(".scrub").wait_for()
    page.goto(served.url + "#/lobby")
    expect(page.locator(".ticket", has_text="The bots' congress").first).to_be_visible()


def test_the_beginning_of_a_long_log_comes_when_one_scrolls_back(
    open_page: OpenPage, served: Served, finished: str
) -> None:
    wait_until_finished(served, finished)  # before anybody looks: drawing all moves takes longer than they do
    page = open_page(f"#/table/{finished}", at=served.url)
    page.locator("[data-tab=log]").click()
    lines = page.locator(".log li")
    expect(lines.last).to_be_visible()
    first = lines.first.get_attribute("data-n")
    assert first is not None
    assert int(first) > 400, "the whole log came at once"
    page.locator(".log").evaluate("log => { log.parentElement.scrollTop = 0; }")
    expect(lines.first).not_to_have_attribute("data-n", first)
    assert page.locator(".log").evaluate("log => log.parentElement.scrollTop") > 0, "other lines are in sight now"

    def at_the_beginning() -> bool:
        page.locator(".log").evaluate("log => { log.parentElement.scrollTop = 0; }")
        return lines.first.get_attribute("data-n") == "1"

    wait_until(page, at_the_beginning, "the beginning does not come")
    numbers = page.locator(".log").evaluate("log => [...log.children].map(line => Number(line.dataset.n))")
    assert numbers == sorted(set(numbers))


LEFT_WHILE_LOADING = """async () => {
    const { Stage } = await import('/parts/stage.js');
    const { message } = document.querySelector('brink-table').session;
    const stage = new Stage({ act() {}, why: () => null, candidates: () => [] });
    document.body.append(stage.board);
    stage.update(message);
    stage.clear();
    await new Promise(done => setTimeout(done, 1500));
    const left = [stage.ready, stage.board.children.length];
    stage.update(message);
    stage.clear();
    stage.update(message);
    await new Promise(done => setTimeout(done, 1500));
    left.push(stage.board.querySelectorAll('.rd-map').length, stage.drawn.length);
    stage.clear();
    stage.board.remove();
    return left;
}"""


def test_a_table_that_is_left_while_its_board_is_loaded_builds_none(open_page: OpenPage, served: Served) -> None:
    """It would give the seats of the next table its own marks, and 2GM's know but two players."""
    page = sit_down(open_page, served)
    page.locator(".rd-map").wait_for()
    assert page.evaluate(LEFT_WHILE_LOADING) == [False, 0, 1, 2], (
        "and who comes back at once finds one map and one hand"
    )
