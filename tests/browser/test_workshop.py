"""The Workshop in a real browser: a designer changes a card, is told what is wrong, saves, plays and tries it out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import brink
from browser.conftest import OpenPage, Served, violations
from browser.test_words import words

LAB = (sys.executable, str(Path(__file__).parents[1] / "stand_in_lab.py"))
EN = words("en")
TOO_SMALL = """() => [...document.querySelectorAll('.designer :is(button, input, select)')]
    .filter(one => one.offsetParent && one.type !== 'checkbox' && one.offsetHeight < 36).map(one => one.outerHTML)"""
SHIPPED = (Path(brink.__file__).parent / "games/dictators/content/cards.toml").read_text()


class Bench(Served):
    """`brink serve` with packs and experiments of its own, and a stand-in for the lab."""

    program = (
        sys.executable,
        "-c",
        f"from brink.server import experiments; experiments.USUAL = {LAB!r}; from brink.cli import main; main()",
    )

    def __init__(self, folder: Path, *more: str) -> None:
        own = {"BRINK_PACKS": str(folder / "packs"), "BRINK_EXPERIMENTS": str(folder / "experiments")}
        super().__init__(folder, environment={**os.environ, **own}, more=more)

    def own_pack(self, game: str, name: str) -> Path:
        return self.folder / "packs" / game / name


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """A server for oneself, as `make play` starts it."""
    server = Bench(tmp_path_factory.mktemp("bench"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """A server for others, with a host."""
    folder = tmp_path_factory.mktemp("hosted")
    server = Bench(folder, "--admin-token-file", str(folder / "admin.token"))
    yield server
    server.stop()


def choose(page: Page, title: str) -> None:
    page.locator(".design-list button", has_text=title).first.click()
    expect(page.locator("#entry-title")).to_have_text(title)


def name_it(page: Page, name: str) -> None:
    page.locator("dialog [data-key=name]").fill(name)
    page.locator("dialog [data-key=name]").press("Enter")
    expect(page.locator("dialog [data-key=name]")).to_have_count(0)


def test_a_card_is_changed_refused_mended_saved_and_played(open_page: OpenPage, bench: Bench) -> None:
    page = open_page("#/workshop/dictators", at=bench.url)
    choose(page, "Amtrak")
    cost = page.locator(".design-preview .rd-card-cost")
    expect(cost).to_have_text("2")

    page.locator("#field-cost").fill("two")  # is told beside the field, at its line, and at the line itself
    expect(page.locator(".design-field.wrong .reason")).to_have_text("expected `int`, got `str` (cards.toml:23)")
    expect(page.locator("#field-cost")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".design-numbers .wrong")).to_have_text("23")
    expect(page.locator(".design-verdict")).to_contain_text("standard/cards.toml:23: cards[1].cost: expected `int`")
    page.locator("#field-cost").fill("3")
    expect(page.locator(".design-verdict")).to_have_text(EN["design.good"])
    expect(page.locator(".design-field.wrong")).to_have_count(0)
    assert "\ncost       = 3\n" in page.locator("#raw").input_value()
    expect(cost).to_have_text("3")

    page.locator("#raw").fill(page.locator("#raw").input_value().replace("ride 4", "ride 5"))  # and the form follows
    expect(page.locator("#field-effect")).to_have_value("ride 5; skip-self 1")
    page.locator("#word-card-amtrak-text").fill("At most 5 states away.")
    expect(page.locator(".design-preview .rd-card")).to_contain_text("At most 5 states away.")
    changes = page.locator(".design-changes > ul > li")
    expect(changes.first).to_have_text("Amtrakcost 2 → 3effect ride 4; skip-self 1 → ride 5; skip-self 1")

    page.locator("[data-key='design.play']").click()
    name_it(page, "my-own")
    expect(page.locator("select[name=pack]")).to_have_value("my-own")
    text = bench.own_pack("dictators", "my-own").joinpath("cards.toml").read_text()
    amtrak = SHIPPED[SHIPPED.index('id         = "amtrak"') :]
    assert text == SHIPPED.replace(amtrak, amtrak.replace("= 2", "= 3", 1).replace("ride 4", "ride 5", 1))

    page.locator("[data-key=many2]").check(force=True)
    page.locator("[data-key=who1]").select_option("bot:random")
    page.locator("form.create [type=submit]").click()
    page.locator(".rd-pile-fathers").click()  # nobody ever takes from it by pressing
    page.locator(".rd-browse [data-shelf=all-cards]").click()
    card = page.locator(".rd-browse .rd-card", has_text="At most 5 states away.")
    expect(card.locator(".rd-card-cost")).to_have_text("3")


def test_the_list_keeps_its_place_when_a_pack_is_saved(open_page: OpenPage, bench: Bench) -> None:
    page = open_page("#/workshop/volk", at=bench.url)
    page.locator(".design-list details[open] button").last.click()
    page.locator("#field-west").fill("1")
    expect(page.locator(".design-changes ins")).to_have_text("1")  # the verdict is of what was typed
    expect(page.locator(".design-verdict")).to_have_text(EN["design.good"])
    places = "[document.querySelector('.design-list').scrollTop, scrollY]"
    before = page.evaluate(places)
    assert before[0] > 500
    page.locator("[data-key='design.save-as']").click()
    name_it(page, "kept-place")
    expect(page.locator("select[data-key=pack]")).to_have_value("kept-place")
    expect(page.locator(".design-list [aria-current=true]")).to_be_in_viewport()
    assert page.evaluate(places) == before


def test_what_was_not_saved_is_still_there_when_one_comes_back(open_page: OpenPage, bench: Bench) -> None:
    page = open_page("#/workshop/volk", at=bench.url)
    page.locator("[data-key=find]").fill("berlin airlift")
    expect(page.locator(".design-list li")).to_have_count(1)
    choose(page, "Berlin Airlift")
    page.locator("#field-west").fill("1")
    expect(page.locator(".design-changes ins")).to_have_text("1")
    page.locator("select.lang").select_option("de")
    expect(page.locator("h1")).to_have_text(words("de")["design.title"].replace("{game}", "Wir sind das Volk!"))
    expect(page.locator("#field-west")).to_have_value("1")
    page.goto(bench.url + "#/lobby")
    expect(page.locator("#lobby-title")).to_be_visible()
    page.go_back()
    expect(page.locator("#field-west")).to_have_value("1")
    page.locator("[data-key=reset]").click()
    expect(page.locator("#field-west")).not_to_have_value("1")
    expect(page.locator(".design-changes")).to_have_text(words("de")["design.same"])


def test_a_refusal_elsewhere_can_be_gone_to(open_page: OpenPage, bench: Bench) -> None:
    """A unit that costs more makes a ready deck too dear: that is told where one types, and leads there."""
    page = open_page("#/workshop/twogm", at=bench.url)
    page.locator("[data-key='file units-usa.toml']").click()
    choose(page, "Heavy Infantry (Weapons Squad)")
    page.locator("#field-cost").fill("3")
    expect(page.locator(".design-verdict")).to_contain_text("decks.toml:5: decks[0]: a ready deck is worth 120 points")
    page.locator("[data-key=there]").click()
    expect(page.locator("#entry-title")).to_be_focused()
    expect(page.locator(".design-name code")).to_have_text("decks.toml:5")
    expect(page.locator(".design-raw .reason")).to_contain_text("this one 125")


def test_an_experiment_shows_how_far_it_is_and_leads_to_its_report(open_page: OpenPage, bench: Bench) -> None:
    page = open_page("#/workshop/twoplustwo", at=bench.url, noisy=True)  # the browser complains about a refusal
    expect(page.locator(".design-verdict")).to_have_text(EN["design.good"])
    page.locator("[data-key='design.try']").click()
    page.locator("dialog [data-key=games]").fill("6")
    page.locator("dialog [data-key=against]").select_option("")
    # The stand-in waits by the seed of the plan, for which nobody is asked here.
    page.route("**/api/workshop/experiments?*", slowed)
    page.locator("dialog [type=submit]").click()
    running = page.locator("[data-experiment=running]")
    expect(running.locator("progress")).to_have_attribute("value", "3")
    expect(running).to_contain_text("3 of 6 games")
    page.locator("[data-key='design.try']").click()
    page.locator("dialog [type=submit]").click()
    expect(page.locator(".toast.bad")).to_contain_text("another experiment is running")
    page.keyboard.press("Escape")
    for folder in (bench.folder / "experiments").glob("*-twoplustwo-*"):
        (folder / "go").touch()
    done = page.locator("[data-experiment=done]")
    expect(done).to_contain_text("Done: 6 games")
    with page.expect_popup() as popup:
        done.locator("a").click()
    expect(popup.value.locator("h1")).to_have_text("Report on standard")


def test_an_experiment_is_stopped_goes_on_and_is_removed(open_page: OpenPage, bench: Bench) -> None:
    page = open_page("#/workshop/dictators", at=bench.url)
    expect(page.locator(".design-verdict")).to_have_text(EN["design.good"])
    page.locator("[data-key='design.try']").click()
    page.locator("dialog [data-key=games]").fill("6")
    page.locator("dialog [data-key=against]").select_option("")
    page.route("**/api/workshop/experiments?*", slowed)
    page.locator("dialog [type=submit]").click()
    page.locator("[data-experiment=running] [data-key^='stop ']").click()
    stopped = page.locator("[data-experiment=stopped]")
    expect(stopped).to_contain_text("of 6 games")
    for folder in (bench.folder / "experiments").glob("*-dictators-*"):
        (folder / "go").touch()
    stopped.locator("[data-key^='go-on ']").click()
    done = page.locator("[data-experiment=done]")
    expect(done).to_contain_text("Done: 6 games")
    page.once("dialog", lambda asked: asked.dismiss())
    done.locator("[data-key^='remove ']").click()
    expect(done).to_be_visible()  # thought better of
    page.once("dialog", lambda asked: asked.accept())
    done.locator("[data-key^='remove ']").click()
    expect(page.locator("[data-experiment]")).to_have_count(0)
    assert not list((bench.folder / "experiments").glob("*-dictators-*"))


def slowed(route: Route) -> None:
    body = route.request.post_data_json if route.request.method == "POST" else None
    route.continue_(post_data={**body, "seed": "wait"} if body else None)


def test_a_guest_may_look_and_the_host_may_save(open_page: OpenPage, hosted: Bench) -> None:
    page = open_page("#/workshop/volk", at=hosted.url, noisy=True)  # the browser complains about a refusal
    expect(page.locator(".design-told")).to_contain_text(EN["design.read-only"])
    choose(page, "Land reform")
    expect(page.locator("#field-west")).to_have_attribute("readonly", "")
    expect(page.locator("#raw")).to_have_attribute("readonly", "")
    expect(page.locator(".design-preview .vk-card")).to_be_visible()
    for key in ("design.save", "design.save-as", "design.try"):
        expect(page.locator(f"[data-key='{key}']")).to_have_count(0)
    expect(page.locator("[data-key='design.play']")).to_be_visible()
    token = (hosted.folder / "admin.token").read_text().strip()
    page.locator(".design-told a").click()
    page.locator("[data-key=token]").fill(token)
    page.locator("[data-key=token]").press("Enter")
    expect(page.locator(".figures")).to_be_visible()
    page.goto(hosted.url + "#/workshop/volk")
    page.locator("#field-west").fill("1")
    expect(page.locator(".design-changes ins")).to_have_text("1")
    page.locator("[data-key='design.save-as']").click()
    page.locator("dialog [data-key=name]").fill("standard")
    page.locator("dialog [data-key=name]").press("Enter")
    expect(page.locator("dialog .reason")).to_contain_text("'standard' cannot be the name of a pack")
    name_it(page, "hosts-own")
    assert hosted.own_pack("volk", "hosts-own").is_dir()
    assert token not in (hosted.folder / "server.log").read_text()


def test_on_a_phone_in_every_language_light_and_dark(open_page: OpenPage, bench: Bench, axe: str) -> None:
    page = open_page("#/workshop/twogm", at=bench.url, size=(390, 844))
    for lang in ("de", "nl", "es", "en"):
        page.locator("select.lang").select_option(lang)
        expect(page.locator(".design-verdict")).to_have_text(words(lang)["design.good"])
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, lang
    page.locator("[data-key='file units-usa.toml']").click()
    choose(page, "Heavy Infantry (Weapons Squad)")
    page.locator("#field-wounds").fill("0")
    expect(page.locator(".design-field.wrong")).to_contain_text("units-usa.toml:26")
    assert violations(page, axe) == []
    assert page.evaluate(TOO_SMALL) == []


def test_by_keyboard_from_the_front_page(open_page: OpenPage, bench: Bench) -> None:
    page = open_page("", at=bench.url)
    page.locator("[data-key='design dictators']").press("Enter")
    first = page.locator("[data-key='entry cards.toml 0']")
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-key='entry cards.toml 1']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#entry-title")).to_be_focused()
    expect(page.locator("#entry-title")).to_have_text("Amtrak")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-key='entry cards.toml 1']")).to_have_attribute("aria-current", "true")
