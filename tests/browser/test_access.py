"""Themes, and what axe-core finds. `make web` fetches axe-core; where it could not, these tests are skipped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import OpenPage
from browser.playing import start_against_bots, wait_for_my_turn

AXE = Path(__file__).parents[2] / "tools/web/node_modules/axe-core/axe.min.js"
LAPTOP, PHONE = ViewportSize(width=1366, height=681), ViewportSize(width=390, height=844)
RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).slice(0, 4).join(' | ')}`)"""


def missing(why: str) -> NoReturn:
    """At home the test may be left out; in CI nothing may be missing."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        missing("axe-core is not here: `make web` fetches it")
    return AXE.read_text()


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    return list(page.evaluate(RUN))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(open_page: OpenPage, axe: str, theme: str) -> None:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    page.locator("[data-key=gear]").click()
    page.locator(f"dialog input[value={theme}]").check()
    page.keyboard.press("Escape")
    assert page.locator("html").get_attribute("data-theme") == theme
    assert violations(page, axe) == [], "front page"
    table = start_against_bots(page)
    wait_for_my_turn(page)
    assert violations(page, axe) == [], "table"
    page.locator("[data-tab=chat]").click()
    assert violations(page, axe) == [], "chat"
    page.set_viewport_size(PHONE)
    page.locator("[data-tab=rules]").click()
    expect(page.locator(".wide").first).to_be_visible()
    assert violations(page, axe) == [], "table and rules on a phone"
    page.set_viewport_size(LAPTOP)
    page.evaluate(f"location.hash = '#/table/{table}/text'")
    expect(page.locator("ol.choices li").first).to_be_visible()
    assert violations(page, axe) == [], "text table"
    page.evaluate("location.hash = '#/new/dictators'")
    page.locator(".create").wait_for()
    assert violations(page, axe) == [], "new table"
