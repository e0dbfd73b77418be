"""2GM Tactics War Game in the browser: whole games in Spanish pressed on the board, the chances, why not, axe."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import closely
from brink.bots import make_bot
from brink.engine import Action, Chance, Match, Sight, State
from brink.engine.registry import find_game
from brink.engine.steps import key_of
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import space_at
from brink.games.twogm.state import DEPLOYMENT, SHOOTING, TwoGMState
from brink.games.twogm.views import ShotView, shots
from brink.tables.rows import Facts
from browser.advising import Adviser, as_key, import_game, post_patiently
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, BERT, button_for, new_table, place, start_table, wait_for_move
from browser.test_access import axe as axe
from browser.test_access import violations
from browser.test_whole_games import Do, headline, outcome_told, play_to_the_end
from twogm.scene import NORTH, SOUTH, Scene

GAME = find_game("twogm")
REGULAR = {"kind": "bot", "bot": "regular"}
LARGE = (1280, 800)
DICE = bytes([2]) * 16
DONE: Action = ("done",)
MOVES = 400
# Where in an action its space stands, and which actions are done with a card of the hand.
SPACE_AT = {"unit": 3, "unload": 3, "cure": 3, "repair": 3, "shoot": 3, "mount": 3, "unmount": 3, "on": 3, "flak": 3}
ON_CARD = ("deploy", "play", "load", "bring", "escort-new", "counter", "ambush", "discard")
PLANES = ("intercept", "escort", "against")
DOUBLE_CLICK = 400  # milliseconds, and a little more than the board's own


def choice(state: Any) -> Action:
    seat = GAME.to_act(state)
    return make_bot(GAME, "regular", Chance(bytes(16))).choose(Sight(GAME, state, seat, GAME.legal(state)))


class Commander(Adviser):
    """Does what the regular bot would; a lazy one ends two phases out of three as soon as it may."""

    lazy = False

    def best(self, table: str) -> Action:
        state: Any = self.state(table)
        if self.lazy and (state.turn + state.phase) % 3 and DONE in GAME.legal(state):
            return DONE
        return choice(state)


@pytest.fixture
def commander(served: Served) -> Commander:
    return Commander(served.database)


# -- whole games ---------------------------------------------------------------------------------------------------


def on_the_board(action: Action) -> str:
    """What of the board one presses to do this."""
    verb = action[0]
    if verb in ON_CARD:
        return f".gm-card-button.gm-legal[data-card='{action[1]}']"
    if verb in PLANES:
        return f".gm-plane[data-unit='{action[1]}']"
    if verb in SPACE_AT and action[SPACE_AT[verb]] >= ALL_SPACES:
        return f".gm-plane[data-unit='{action[1]}']"
    if verb == "shoot-hq":
        return f".gm-hq[data-hq='{action[1] - ALL_SPACES}']"
    return f".gm-space[data-place='{action[SPACE_AT.get(verb, 1)]}']"


def presses(page: Page) -> Do:
    """On the board: a button of the orders, or a space, a card, an airplane, and in its menu if it has several. Who
    presses the same once more waits a moment: so soon it would be the second half of a double click.
    """
    pressed: dict[str, float] = {}

    def do(action: Action) -> None:
        button_for(page, action).wait_for(state="attached")  # the page shows this decision
        page.locator(".gm-outer.gm-asked").wait_for()
        order = page.locator(f".gm-order[data-action='{as_key(action)}']").first
        if order.count():
            order.click()
            return
        there = on_the_board(action)
        page.wait_for_timeout(max(0.0, pressed.get(there, 0.0) + DOUBLE_CLICK - 1000 * time.monotonic()))
        page.locator(there).first.click()
        pressed[there] = 1000 * time.monotonic()
        offered = page.locator(f".gm-slip.gm-pinned .gm-do[data-action='{as_key(action)}']").first
        if offered.count():
            offered.click()

    return do


def play_whole_game(open_page: OpenPage, served: Served, commander: Commander, **rest: object) -> tuple[Page, Facts]:
    """Anna, in Spanish, presses on the board whatever she is advised; once she loads the page anew."""
    made = new_table(served, [ANNA, REGULAR], game="twogm", start=False, dice=DICE, **rest)
    start_table(served, made)
    page = open_page(place(made), lang="es", size=LARGE)

    def reload() -> None:
        page.reload()
        page.locator(".gm-field-picture").wait_for()

    facts = play_to_the_end(commander, str(made["table"]), page, {0: presses(page)}, reload)
    return page, facts


def expect_result_in_spanish(page: Page, commander: Commander, facts: Facts) -> None:
    assert facts.outcome is not None
    if facts.outcome.winners:
        expect(page.locator(".banner h2")).to_have_text(headline(facts, "es", 0))
    expect(page.locator(".banner")).to_contain_text(outcome_told(commander, facts, "es"))
    expect(page.locator(".gm-outer.gm-over")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_a_whole_battle_royal_in_spanish_pressed_on_the_board(
    open_page: OpenPage, served: Served, commander: Commander
) -> None:
    page, facts = play_whole_game(
        open_page, served, commander, options={"points": 60, "time_limit": 3, "south": "uk", "north": "su"}
    )
    expect_result_in_spanish(page, commander, facts)
    state: Any = commander.state(facts.id)
    assert state.round() == 3
    expect(page.locator(".gm-round b")).to_have_text("3/3")
    expect(page.locator(".gm-unit")).to_have_count(sum(state.on_board(u) for army in state.army for u in army))


def test_a_whole_scenario_in_spanish_pressed_on_the_board(
    open_page: OpenPage, served: Served, commander: Commander
) -> None:
    """Stalingrad, defended by somebody who does little, so that the Germans soon hold the factory."""
    commander.lazy = True
    page, facts = play_whole_game(open_page, served, commander, options={"scenario": "stalingrad"})
    expect_result_in_spanish(page, commander, facts)
    expect(page.locator(".gm-where > b")).to_have_text(GAME.texts("es").render("scenario-stalingrad"))
    expect(page.locator(".gm-goal")).to_have_count(2)  # a flag on each space of the factory


# -- the board -----------------------------------------------------------------------------------------------------


@cache
def battle() -> Match:
    """A Battle Royal between regular bots, long enough for all positions below."""
    match = Match(GAME, 2, bytes(16))
    while not match.over and len(match.moves) < MOVES:
        match.act(choice(match.state))
    return match


@pytest.fixture(scope="session")
def imported(served: Served) -> str:
    """The table with that battle. One for all tests: a server takes few records at a time."""
    return import_game(served.url, battle())


def first_position(fits: Callable[[Any], object]) -> int:
    """How many of its moves have been made when for the first time the south is asked and it fits."""
    return len(first_match(fits).moves)


def first_match(fits: Callable[[Any], object]) -> Match:
    """The battle up to there."""
    shadow = Match(GAME, 2, bytes(16))
    for move in battle().moves:
        if GAME.to_act(shadow.state) == 0 and fits(shadow.state):
            return shadow
        shadow.act(move.as_action())
    raise AssertionError("the battle is too short")


def sit_down_at(open_page: OpenPage, served: Served, imported: str, at: int, **how: Any) -> tuple[Page, str]:
    wanted = {"at": at, "seats": [ANNA, REGULAR], "start": True, "analysis": True}
    made = post_patiently(f"{served.url}api/tables/{imported}/fork", json=wanted)
    page = open_page(place(made), **how)
    page.locator(".prompt.mine").wait_for()
    page.locator(".gm-field-picture").wait_for()
    return page, str(made["table"])


def modified_shots(state: TwoGMState) -> list[ShotView]:
    """While a target is chosen: the shots at units with something that makes them harder or easier."""
    if key_of(state.agenda[-1]) != "aim":
        return []
    return [shot for shot in shots(state, 0) if shot.action[0] == "shoot" and shot.odds.modifiers]


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def test_before_firing_the_board_shows_the_chance_and_every_modifier(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser
) -> None:
    at = first_position(modified_shots)
    page, table = sit_down_at(open_page, served, imported, at, lang="es")
    shot = modified_shots(adviser.state(table))[0]  # type: ignore[arg-type]
    space = page.locator(f".gm-space.gm-legal[data-place='{shot.place}']")
    expect(page.locator(".gm-chance").first).to_be_visible()
    space.hover()
    slip = page.locator(".gm-slip[role=tooltip]")
    expect(slip.locator(".gm-figure-range b")).to_have_text(f"{shot.odds.hit * 10} %")
    expected = f"{shot.odds.expected:.1f}".replace(".", ",")  # as one writes it in Spanish
    expect(slip.locator(".gm-figure-wounds b")).to_have_text(expected)
    texts = GAME.texts("es")
    rows = slip.locator("tbody tr")
    expect(rows).to_have_count(len(shot.odds.modifiers) + 2)  # the weapon, the modifiers, what is needed
    for number, modifier in enumerate(shot.odds.modifiers, 1):
        expect(rows.nth(number).locator("th")).to_have_text(texts.render(f"modifier-{modifier.name}"))
        expect(rows.nth(number).locator("td").nth(0)).to_have_text(signed(modifier.impact))
        expect(rows.nth(number).locator("td").nth(1)).to_have_text(signed(modifier.critical))
    expect(rows.last.locator("td").nth(0)).to_have_text(f"{shot.odds.impact}+")
    version = adviser.facts(table).version
    space.click()
    wait_for_move(page, adviser, table, version)
    state: Any = adviser.state(table)
    assert state.fired_at == (shot.target, shot.place)
    expect(page.locator(".gm-roll").first).to_be_visible()


def single_plans(state: TwoGMState) -> list[ShotView]:
    """While the weapon is still to be chosen: targets that only one weapon can reach."""
    if key_of(state.agenda[-1]) != "unit-shoots":
        return []
    found = [shot for shot in shots(state, 0) if shot.action[0] == "shoot"]
    return [shot for shot in found if sum(other.place == shot.place for other in found) == 1]


def test_a_target_pressed_before_the_weapon_is_fired_at_with_the_only_weapon_that_can(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser
) -> None:
    at = first_position(single_plans)
    page, table = sit_down_at(open_page, served, imported, at)
    state: Any = adviser.state(table)
    shot = single_plans(state)[0]
    version = adviser.facts(table).version
    page.locator(f".gm-space.gm-legal[data-place='{shot.place}']").click()
    wait_for_move(page, adviser, table, version + 1)  # the weapon, then the target
    after: Any = adviser.state(table)
    assert after.fired_at == (shot.target, shot.place)


def two_movers(state: TwoGMState) -> list[Action]:
    """Two units that may be chosen, where the first can do nothing with the second."""
    ready = [action for action in GAME.legal(state) if action[0] == "unit"] if may_move(state) else []
    for first in ready:
        after = state.clone()
        GAME.apply(after, first)
        used = {action[-1] for action in GAME.legal(after) if len(action) > 1}
        for other in ready:
            if other != first and other[3] not in used:
                return [first, other]
    return []


def test_another_unit_pressed_while_one_is_chosen_is_chosen_instead(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser
) -> None:
    at = first_position(two_movers)
    page, table = sit_down_at(open_page, served, imported, at)
    state: Any = adviser.state(table)
    first, other = two_movers(state)
    version = adviser.facts(table).version
    do = presses(page)
    do(first)
    wait_for_move(page, adviser, table, version)
    expect(page.locator(f".gm-chosen[data-unit='{first[1]}']")).to_be_visible()
    page.locator(f".gm-space[data-place='{other[3]}']").click()
    expect(page.locator(f".gm-chosen[data-unit='{other[1]}']")).to_be_visible()
    assert adviser.facts(table).version == version + 3  # chosen, let go, chosen


def refused_spaces(state: TwoGMState) -> list[Action]:
    """While a unit moves: empty spaces near it that it may not enter, and nothing else can be done there."""
    if key_of(state.agenda[-1]) != "move-unit":
        return []
    legal = {action[1] for action in GAME.legal(state) if len(action) == 2}
    return [
        action
        for action in GAME.candidates(state)
        if action[0] == "go" and action[1] not in legal and GAME.refusal(state, action) is not None
    ]


def test_a_space_that_cannot_be_entered_says_why_and_opens_the_rule(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser
) -> None:
    at = first_position(refused_spaces)
    page, table = sit_down_at(open_page, served, imported, at, lang="es")
    state: Any = adviser.state(table)
    action = refused_spaces(state)[0]
    reason = GAME.refusal(state, action)
    assert reason is not None
    version = adviser.facts(table).version
    page.locator(f".gm-space.gm-refused[data-place='{action[1]}']").click()
    why = page.locator(".gm-slip.gm-pinned .gm-no-box").first
    expect(why).to_contain_text(adviser.sentence(table, "es", reason.key, reason.args))
    why.locator(".gm-rule").click()
    expect(page.locator("[data-tab=rules]")).to_have_attribute("aria-selected", "true")
    assert adviser.facts(table).version == version


def may_move(state: TwoGMState) -> bool:
    return key_of(state.agenda[-1]) == "movement" and any(action[0] == "unit" for action in GAME.legal(state))


def test_with_the_keyboard_alone_a_unit_is_found_read_chosen_and_moved(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser
) -> None:
    at = first_position(lambda state: may_move(state) and state.turn > 2)
    page, table = sit_down_at(open_page, served, imported, at)
    state: Any = adviser.state(table)
    ready = [action for action in GAME.legal(state) if action[0] == "unit"]
    for action in ready:  # one that has somewhere to go
        after = state.clone()
        GAME.apply(after, action)
        ways = [go for go in GAME.legal(after) if go[0] == "go"]
        if ways:
            break
    (_, u, _, start), (_, to) = action, ways[0]
    page.locator(".gm-space[tabindex='0']").focus()
    walk(page, start)
    expect(page.locator(".gm-reach").first).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator(".gm-slip.gm-pinned .gm-card-full")).to_be_visible()
    page.keyboard.press("Escape")
    version = adviser.facts(table).version
    page.keyboard.press("Enter")
    wait_for_move(page, adviser, table, version)
    button_for(page, ways[0]).wait_for(state="attached")
    walk(page, to)
    page.keyboard.press("Enter")
    wait_for_move(page, adviser, table, version + 1)
    moved: Any = adviser.state(table)
    assert moved.u_place[u] == to


def walk(page: Page, place: int) -> None:
    """With the arrow keys to a space; the south looks on, so the first row is the lowest."""
    now = int(str(page.evaluate("document.activeElement.dataset.place")))
    across, up = place % 8 - now % 8, place // 8 - now // 8
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == str(place)


def plant(served: Served, adviser: Adviser, state: State, seats: list[dict[str, str]] | None = None) -> dict[str, Any]:
    """A table at which things are like this, of Anna and Bert unless others are named."""
    made = begun(served, json.dumps(seats or [ANNA, BERT]))
    return {**made, "table": adviser.plant(made["table"], state)}


@cache
def begun(served: Served, seats: str) -> dict[str, Any]:
    """A table of which others are made."""
    return new_table(served, json.loads(seats), game="twogm")


def bombers_on_the_way() -> Scene:
    """A bomber with an escort comes; the north has two fighters to answer with."""
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-li", 5, 5)
    scene.fighter(SOUTH, "us-p51")
    scene.fighter(NORTH, "de-bf")
    scene.fighter(NORTH, "de-bf")
    scene.hold(SOUTH, "us-b26")
    bomber, fighter = scene.card("us-b26"), scene.card("us-p51")
    scene.do(("deploy", bomber), ("place",), ("bomb", space_at(5, 5)))
    escort = next(action for action in scene.legal() if action[0] == "escort" and action[2] == fighter)
    scene.do(escort)  # nobody else could fly along
    return scene


def test_an_attack_from_the_air_shows_who_flies_where_and_what_an_interceptor_can_do(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    scene = bombers_on_the_way()
    made = plant(served, adviser, scene.state)
    page = open_page(place(made, 1), lang="es")
    page.locator(".prompt.mine").wait_for()
    raid = page.locator(".gm-raid")
    texts = GAME.texts("es")
    expect(raid.locator(".gm-raid-party").first).to_contain_text(texts.render("card-us-b26"))
    expect(raid.locator(".gm-raid-party").first).to_contain_text("E5")
    expect(raid.locator(".gm-raid-escort")).to_contain_text(texts.render("card-us-p51"))
    expect(raid.locator(".gm-raid-interceptors")).to_have_count(0)
    expect(raid.locator("[aria-current=step]")).to_have_text(texts.render("board-raid-intercept"))
    expect(page.locator(".gm-area")).to_have_count(5)  # what the bombs would strike
    expect(page.locator(".gm-arrow-raid")).to_have_count(1)
    expect(page.locator(".gm-hq.gm-legal")).to_have_count(0)  # the airplanes may start, not the headquarters
    chance = shots(scene.state, NORTH)[0].odds.hit * 10
    expect(page.locator(".gm-plane.gm-legal em")).to_have_text([f"{chance} %"] * 2)
    expect(page.locator(".gm-shot-hit")).to_have_text([f"{chance} %"] * 2)
    version = adviser.facts(made["table"]).version
    page.locator(".gm-shot").first.click()
    wait_for_move(page, adviser, made["table"], version)
    expect(raid.locator(".gm-raid-interceptors")).to_contain_text(texts.render("card-de-bf"))
    expect(page.locator(".gm-plane.gm-flies")).to_have_count(3)


IN_FULL = """select => {
    const alone = select.cloneNode(true);
    alone.replaceChildren(select.selectedOptions[0].cloneNode(true));
    alone.style.cssText = 'position: absolute; flex: none; width: max-content; max-width: none';
    select.after(alone);
    const needs = alone.offsetWidth;
    alone.remove();
    return select.offsetWidth >= needs;
}"""
CUT_OFF = "items => items.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"


def test_every_phase_can_be_read_and_the_goal_is_there_in_full_until_it_is_folded_up(
    open_page: OpenPage, served: Served
) -> None:
    made = new_table(served, [ANNA, REGULAR], game="twogm", options={"scenario": "omaha"})
    page = open_page(place(made), lang="de")
    phases = page.locator(".gm-phases li")
    expect(phases).to_have_count(9)
    assert phases.evaluate_all(CUT_OFF) == []
    assert page.locator(".gm-phases span").evaluate_all(CUT_OFF) == []
    assert page.evaluate("(([bar]) => bar.scrollWidth <= bar.clientWidth)(document.querySelectorAll('.gm-phases'))")
    goal = page.locator(".gm-goal-button")
    texts = GAME.texts("de")
    text = f"{texts.render('scenario-omaha-text')} {texts.render('board-goal-cards')}"
    hidden = "item => item.scrollHeight - item.clientHeight"
    expect(goal.locator("span")).to_have_text(text)
    expect(goal).to_have_attribute("aria-expanded", "true")
    assert goal.locator("span").evaluate(hidden) <= 1
    expect(goal.locator(".gm-more b")).to_be_hidden()
    goal.press("Enter")
    expect(goal).to_have_attribute("aria-expanded", "false")
    assert goal.locator("span").evaluate(hidden) > 10
    expect(goal).to_be_focused()
    goal.hover()
    expect(page.locator(".gm-slip[role=tooltip]")).to_contain_text(text)
    expect(page.locator("[data-key=standing]")).to_be_visible()  # this game has windows
    for size in ((1366, 681), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.locator("[data-key=standing]").evaluate(IN_FULL)
    brief = page.locator(".gm-brief")
    expect(brief).to_contain_text("/14")  # on a phone the round is in sight, and a press tells the goal
    brief.click()
    expect(page.locator(".gm-slip")).to_contain_text(texts.render("scenario-omaha-text"))


TOGETHER = """button => {
    const [text, more] = ['span', '.gm-more'].map(one => button.querySelector(one).getBoundingClientRect());
    return text.right <= more.left && more.right <= button.getBoundingClientRect().right && text.width > 40;
}"""


@pytest.mark.parametrize("lang", closely.some(["de", "nl", "es", "en"], 2))
def test_a_goal_that_is_cut_short_says_that_there_is_more(open_page: OpenPage, served: Served, lang: str) -> None:
    made = new_table(served, [ANNA, REGULAR], game="twogm", options={"scenario": "bastogne"})
    page = open_page(place(made), lang=lang, size=(1366, 681))
    goal = page.locator(".gm-goal-button")
    expect(goal).to_have_attribute("aria-expanded", "false")
    for size in ((1366, 681), (1024, 768)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(goal.locator(".gm-more b")).to_have_text(GAME.texts(lang).render("board-goal-more"))
        assert goal.evaluate(TOGETHER)
    goal.click()
    expect(goal.locator(".gm-more b")).to_be_hidden()


def test_on_a_phone_airplanes_and_headquarters_are_as_large_as_a_finger(
    open_page: OpenPage, served: Served, imported: str
) -> None:
    at = first_position(lambda state: state.parked(0))
    page, _ = sit_down_at(open_page, served, imported, at, lang="de", size=(390, 844))
    planes = page.locator(".gm-post:not(.gm-post-far) .gm-plane")
    expect(planes.first).to_be_visible()
    for target in (*planes.all(), *page.locator(".gm-hq").all()):
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    page.locator("[data-tab=side]").click()
    piles = page.locator(".gm-stock .gm-pile")
    expect(piles).to_have_count(2)  # what the narrow posts leave out
    piles.first.click()
    expect(page.locator(".gm-slip.gm-pinned strong")).to_have_text(GAME.texts("de").render("board-discards"))


def test_the_list_stands_under_the_headings_of_the_game(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    """Fighters of one kind have one name and are numbered; the whole sentence is what a screen reader says."""
    made = plant(served, adviser, bombers_on_the_way().state)
    page = open_page(place(made, 1), lang="de")
    texts = GAME.texts("de")
    group = page.locator(".group").filter(has_text=texts.render("do-intercept.heading"))
    name = texts.render("card-de-bf")
    expect(group.locator(".do")).to_have_text([name, f"{name} (2)"])
    expect(group.locator(".do").first).to_have_attribute("aria-label", texts.render("do-intercept", {"card": name}))


# Lines come between the moment the log goes to its end and the moment the page hears that it was scrolled.
QUICK_LOG = """async () => {
    const { LogPanel } = await import('/parts/panels.js');
    const panel = new LogPanel();
    Object.assign(panel.root.style, { height: '100px', overflow: 'auto', flex: 'none' });
    document.body.append(panel.root);
    const lines = [];
    const grow = () => {
        for (let n = 0; n < 9; n += 1) lines.push({ n: lines.length, move: lines.length, text: 'x', rule: '' });
        panel.update(lines);
    };
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const behind = () => panel.root.scrollHeight - panel.root.scrollTop - panel.root.clientHeight;
    for (let n = 0; n < 20; n += 1) { grow(); await frame(); }
    await frame();
    const followed = behind();
    panel.root.scrollTop = 0;
    await frame(); await frame();
    grow();
    await frame(); await frame();
    return [followed, panel.root.scrollTop];
}"""


def test_the_log_follows_quick_bots_until_the_reader_scrolls_back(open_page: OpenPage) -> None:
    followed, read = open_page().evaluate(QUICK_LOG)
    assert followed <= 1
    assert read == 0


@pytest.mark.parametrize("sizes", [[(1440, 900), (1024, 768)], [(390, 844)]], ids=str)
def test_nothing_is_wider_than_the_window(
    open_page: OpenPage, served: Served, imported: str, sizes: list[tuple[int, int]]
) -> None:
    at = first_position(lambda state: key_of(state.agenda[-1]) == "deployment" and state.turn > 4)
    page, _ = sit_down_at(open_page, served, imported, at, lang="de", size=sizes[0])
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".gm-card-button.gm-legal").first).to_be_visible()
        page.wait_for_function(f"() => document.documentElement.scrollWidth === {width}")
        assert page.evaluate(
            "document.querySelector('.gm-stage').scrollWidth <= document.querySelector('.board').clientWidth"
        )


def test_axe_finds_nothing_on_the_battlefield(open_page: OpenPage, served: Served, imported: str, axe: str) -> None:
    page, _ = sit_down_at(open_page, served, imported, first_position(modified_shots))
    assert violations(page, axe) == []
    page.locator(".gm-hq").last.click()
    expect(page.locator(".gm-slip.gm-pinned")).to_be_visible()
    assert violations(page, axe, ".gm-slip.gm-pinned") == []


# -- what lasts, what is listed, what can be pressed ---------------------------------------------------------------

REDRAWN = """async selector => {
    const seen = [];
    const watch = new MutationObserver(all => seen.push(...all.map(one => one.target.getAttribute('class'))));
    for (const layer of document.querySelectorAll(selector))
        watch.observe(layer, {childList: true, attributes: true, subtree: true});
    document.querySelector('brink-table').stage.draw();
    await new Promise(requestAnimationFrame);
    return seen;
}"""


def movers(state: TwoGMState) -> list[Action]:
    return [action for action in GAME.legal(state) if action[0] == "unit"] if may_move(state) else []


def test_counters_and_terrain_stay_until_something_on_them_changes(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser
) -> None:
    page, table = sit_down_at(open_page, served, imported, first_position(lambda state: len(movers(state)) > 2))
    assert page.evaluate(REDRAWN, ".gm-layer-units, .gm-layer-terrain") == []
    mark = "(layer) => [...layer.children].forEach((one) => one.setAttribute('data-seen', ''))"
    page.locator(".gm-layer-units").evaluate(mark)
    _, unit, _, there = movers(adviser.state(table))[0]  # type: ignore[arg-type]
    version = adviser.facts(table).version
    page.locator(f".gm-space[data-place='{there}']").click()
    wait_for_move(page, adviser, table, version)
    expect(page.locator(f".gm-unit.gm-chosen[data-unit='{unit}'][data-seen]")).to_have_count(1)
    version = adviser.facts(table).version
    goes = next(action for action in GAME.legal(adviser.state(table)) if action[0] == "go")
    page.locator(f".gm-space[data-place='{goes[1]}']").click()
    wait_for_move(page, adviser, table, version)
    expect(page.locator(f".gm-unit[data-unit='{unit}']:not([data-seen])")).to_have_count(1)
    expect(page.locator(".gm-unit:not([data-seen])")).to_have_count(1)


def mixed_targets(state: TwoGMState) -> bool:
    """While a weapon is chosen: enemies and empty ground are in range."""
    if key_of(state.agenda[-1]) != "unit-shoots":
        return False
    return {"raze", "shoot"} <= {shot.action[0] for shot in shots(state, 0)}


def test_enemies_are_listed_before_empty_ground(open_page: OpenPage, served: Served, imported: str) -> None:
    page, _ = sit_down_at(open_page, served, imported, first_position(mixed_targets))
    rows = page.locator(".gm-shot")
    rows.first.wait_for()
    verbs = rows.evaluate_all("rows => rows.map(row => JSON.parse(row.dataset.action)[0])")
    assert verbs == sorted(verbs, key="raze".__eq__)
    assert {"shoot", "raze"} <= set(verbs)


def doubled(state: TwoGMState) -> list[int]:
    """While a unit is equipped: tokens of which it may have two, and can pay for the first."""
    step: Any = state.agenda[-1]
    if key_of(step) != "equip":
        return []
    tokens = [option.token for option in state.pack.units[step.card].options]
    legal = GAME.legal(state)
    return [token for token in set(tokens) if tokens.count(token) > 1 and ("buy", token) in legal]


def test_a_token_shows_its_price_and_what_is_special_about_it_and_a_free_second_comes_along(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser
) -> None:
    """§6, R108: 1 AP for the first machine gun of a tank, nothing for the second. It flips."""
    page, table = sit_down_at(open_page, served, imported, first_position(doubled))
    [token] = doubled(adviser.state(table))  # type: ignore[arg-type]
    button = page.locator(f".gm-order[data-action='{as_key(('buy', token))}']")
    expect(button.locator("em")).to_have_text("+1")
    expect(button.locator("i")).to_have_text(GAME.texts("en").render("flag-flips"))
    version = adviser.facts(table).version
    button.click()
    wait_for_move(page, adviser, table, version)
    step: Any = adviser.state(table).agenda[-1]
    bought = step.step if key_of(step) == "place-unit" else step
    assert bought.equip.bit_count() == 2
    expect(page.locator(f".gm-order[data-action='{as_key(('buy', token))}']:not([aria-disabled])")).to_have_count(0)


def aims_at_hq(state: TwoGMState) -> bool:
    return key_of(state.agenda[-1]) == "unit-shoots" and any(one.action[0] == "shoot-hq" for one in shots(state, 0))


def toward_hq(state: TwoGMState) -> Action:
    """The south jumps next to the enemy's HQ as soon as it can; nothing else happens."""
    legal, there = GAME.legal(state), ("drop", space_at(4, 6))
    jumps = [a for a in legal if a[0] == "deploy" and "paratrooper" in state.pack.units[int(a[1])].abilities]
    fires = [a for a in legal if a[0] == "unit" and state.phase == SHOOTING]
    wanted = [*jumps, *(a for a in legal if a == there), *fires] if GAME.to_act(state) == 0 else []
    quiet = [a for a in legal if a[0] in ("done", "keep", "pass", "stop", "back", "place")]
    return [*wanted, *quiet, *legal][0]


@cache
def jump() -> Match:
    match = Match(GAME, 2, bytes(16), {"south": "uk", "deck_1": "auto"})
    while not aims_at_hq(match.state):
        match.act(toward_hq(match.state))
    return match


def test_an_hq_can_be_pressed_before_the_weapon_is_chosen(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    page, table = sit_down_at(open_page, served, import_game(served.url, jump()), len(jump().moves))
    post = page.locator(".gm-hq.gm-legal")
    expect(post).to_have_count(1)
    expect(post).to_have_attribute("data-hq", "1")
    state: Any = adviser.state(table)
    expect(post.locator(".gm-hq-chance")).to_have_text(f"{shots(state, 0)[-1].odds.hit * 10} %")
    version = adviser.facts(table).version
    post.click()
    wait_for_move(page, adviser, table, version + 1)  # the weapon, then the target
    told = GAME.teller("en", GAME.pack(), (), adviser.facts(table).options)
    expect(page.locator(".log")).to_contain_text(told.name("space", ALL_SPACES + 1))


def test_the_goal_of_a_short_battle_names_the_other_way_to_lose(open_page: OpenPage, served: Served) -> None:
    page = open_page(place(new_table(served, [ANNA, REGULAR], game="twogm", options={"time_limit": 4})))
    expect(page.locator(".gm-goal-button")).to_contain_text(GAME.texts("en").render("board-goal-cards"))
    expect(page.locator(".gm-goal-button")).to_contain_text("round 4")


def test_while_both_bid_nobody_has_ap_and_sides_are_called_by_their_nations(
    open_page: OpenPage, served: Served
) -> None:
    options = {"south": "us", "north": "us"}
    page = open_page(place(new_table(served, [ANNA, REGULAR], game="twogm", options=options)))
    expect(page.locator(".gm-post .gm-flag b")).to_have_text(["USA (North)", "USA (South)"])
    expect(page.locator(".gm-post .gm-deck")).to_have_count(2)
    expect(page.locator(".gm-post .gm-ap")).to_have_count(0)
