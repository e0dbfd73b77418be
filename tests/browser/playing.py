"""What a person does at the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

LEGAL = ".do:not(.refused)[data-verb]"


def start_against_bots(page: Page) -> str:
    """Two clicks from the front page. Gives the table's id."""
    page.locator(".game-card .primary").first.click()
    page.locator("dialog[open] button[type=submit]").click()
    expect(page.locator(".seats .seat")).to_have_count(4)
    return page.url.split("/table/")[1]


def wait_for_my_turn(page: Page) -> None:
    page.locator(".prompt.mine").wait_for()
    expect(page.locator(LEGAL).first).to_be_visible()


def settle(page: Page) -> str:
    """The version-like mark of the table now: the log and the prompt."""
    return str(page.locator(".prompt").inner_text()) + str(page.locator(".log li").count())


def play_one(page: Page, prefer: str = "") -> None:
    """One decision: the preferred verb if it is legal, else the first action."""
    wait_for_my_turn(page)
    before = settle(page)
    wanted = page.locator(f'{LEGAL}[data-verb="{prefer}"]')
    (wanted if prefer and wanted.count() else page.locator(LEGAL)).first.click()
    page.wait_for_function(
        """before => document.querySelector('.prompt').innerText
            + document.querySelectorAll('.log li').length !== before""",
        arg=before,
    )


def play_if_asked(page: Page) -> bool:
    """End the turn, pass, or else the first action, if there is one; a standing answer may be quicker than the hand."""
    for wanted in (f'{LEGAL}[data-verb="end"]', f'{LEGAL}[data-verb="pass"]', LEGAL):
        if page.locator(wanted).count():
            try:
                page.locator(wanted).first.click(timeout=2000)
            except TooLong:
                return False
            return True
    return False


def play_until_own_turn(page: Page) -> None:
    """Through windows, by passing, to the first decision of one's own turn."""
    for _ in range(60):
        wait_for_my_turn(page)
        if page.locator(f'{LEGAL}[data-verb="end"]').count():
            return
        play_one(page, "pass")
    raise AssertionError("no turn of our own came")
