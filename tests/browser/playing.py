"""What a person does at the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLong

from brink.engine import Action
from browser.advising import Adviser, as_key, post_patiently
from browser.conftest import PATIENCE, OpenPage, Served

T = TypeVar("T")
LEGAL = ".do:not(.refused)[data-verb]"
ANNA, BERT = {"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bert"}
QUICK, STEADY = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "steady"}

# What is shown is no older. Whoever takes a device over from another looks at a curtain first.
SHOWS = """version => {
    const table = document.querySelector('brink-table');
    return !table || table.matches('.veiled') || table.drawn >= version;
}"""
DICE = bytes([7]) * 16  # the first card drawn opens a window in which the other can only pass


def new_table(
    served: Served, seats: list[dict[str, str]], *, start: bool = True, dice: bytes = DICE, **rest: object
) -> dict[str, Any]:
    """A table whose dice fall the same in each run of the tests."""
    wanted = {"game": "dictators", "seats": seats, **rest}
    made = post_patiently(served.url + "api/tables", json=wanted)
    Adviser(served.database).load_dice(made["table"], dice)
    if start:
        start_table(served, made)
    return made


def start_table(served: Served, made: dict[str, Any]) -> None:
    post_patiently(f"{served.url}api/tables/{made['table']}/start", json={"token": made["host"]})


def place(made: dict[str, Any], seat: int = 0, route: str = "") -> str:
    """The address of a seat at a table that was made, with its key."""
    return f"#/table/{made['table']}{route}?seat={made['seats'][seat]['token']}"


def sit_down(open_page: OpenPage, served: Served, *, route: str = "", **how: Any) -> Page:
    """A running game against one quick bot."""
    made = new_table(served, [ANNA, QUICK])
    return open_page(place(made, route=route), at=served.url, **how)


def wait_until(page: Page, found: Callable[[], T | None], otherwise: str) -> T:
    """For what the page does not show; the page goes on meanwhile. `otherwise` is the complaint."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not (answer := found()):
        assert time.monotonic() < deadline, otherwise
        page.wait_for_timeout(20)
    return answer


def wait_for_move(page: Page, adviser: Adviser, table: str, version: int) -> None:
    """What was pressed at this version must count, and be seen: what is pressed sooner is not meant for what comes."""
    wait_until(page, lambda: adviser.facts(table).version > version, f"version {version}: the press had no effect")
    page.wait_for_function(SHOWS, arg=version + 1)


def wait_for_standing(page: Page, adviser: Adviser, table: str, seat: int) -> None:
    wait_until(page, lambda: adviser.chairs(table)[seat].standing, "the answer in advance did not arrive")


def button_for(page: Page, action: Action) -> Locator:
    """The button that does this, once it may be pressed."""
    return page.locator(f".do[data-key='act {as_key(action)}']:not([aria-disabled])")


def press_refused(button: Locator) -> None:
    """The driver will not press what is refused, unless forced; and then it does not wait while the page is redrawn."""

    def pressed() -> bool:
        try:
            button.click(force=True)
        except Error:
            return False
        return True

    wait_until(button.page, pressed, "it cannot be pressed")


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
