"""The page of whoever runs the server, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OpenPage, Served, violations
from browser.playing import ANNA, new_table, place
from browser.test_words import words


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("host")
    server = Served(folder, more=["--admin-token-file", str(folder / "admin.token")])
    yield server
    server.stop()


def token(hosted: Served) -> str:
    return (hosted.folder / "admin.token").read_text().strip()


def enter(open_page: OpenPage, hosted: Served, **how: object) -> Page:
    page = open_page("#/host", at=hosted.url, **how)
    page.locator("[data-key=token]").fill(token(hosted))
    page.locator("[data-key=token]").press("Enter")
    expect(page.locator(".figures")).to_be_visible()
    return page


def test_a_host_sees_tells_and_removes(open_page: OpenPage, hosted: Served) -> None:
    made = new_table(hosted, [ANNA, {"kind": "open"}], title="A table too many", start=False)
    player = open_page(place(made), at=hosted.url)
    expect(player.locator("brink-table .waiting-box")).to_be_visible()
    page = enter(open_page, hosted)
    line = page.locator(".host-list li").filter(has_text="A table too many")
    expect(line).to_contain_text("present: 1 of 1, watching: 0")
    page.locator("[data-key=notice]").fill("<b>Soup</b> is ready")
    page.locator("[data-key=minutes]").fill("10")
    page.locator(".host-tell button").click()
    expect(player.locator(".announcement")).to_have_text(
        re.compile(r"^The server stops at \d+:\d\d.[AP]M\. Games stay .* <b>Soup</b> is ready$")
    )
    for elsewhere in ("", "#/lobby"):  # who is at no table yet reads it too
        expect(open_page(elsewhere, at=hosted.url).locator(".announcement")).to_contain_text("<b>Soup</b> is ready")
    page.locator("[data-key=take-back]").click()
    expect(player.locator(".announcement")).to_be_hidden()
    line.locator("button").click()
    page.locator("dialog [data-key=cancel]").click()
    expect(line).to_be_visible()
    line.locator("button").click()
    expect(page.locator("dialog")).to_contain_text("It cannot be brought back")
    page.locator("dialog [data-key=really]").click()
    expect(line).to_have_count(0)
    expect(player.locator("h1")).to_have_text(words("en")["gone"])
    assert token(hosted) not in page.url
    page.locator("[data-key=leave]").click()
    expect(page.locator("[data-key=token]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-key=token]")).to_be_visible()


def test_a_wrong_token_opens_nothing_and_is_in_no_log(open_page: OpenPage, hosted: Served) -> None:
    page = open_page("#/host", at=hosted.url, noisy=True)  # the browser complains about the refusal
    page.locator("[data-key=token]").fill("a-wrong-token-of-some-length")
    page.locator("[data-key=token]").press("Enter")
    expect(page.locator(".failed")).to_be_visible()
    expect(page.locator(".figures")).to_have_count(0)
    enter(open_page, hosted)
    log = (hosted.folder / "server.log").read_text()
    assert "/api/admin" in log
    assert "a-wrong-token-of-some-length" not in log
    assert token(hosted) not in log


def test_without_a_token_of_its_own_a_server_has_no_such_page(open_page: OpenPage, served: Served) -> None:
    page = open_page("#/host", at=served.url, noisy=True)
    page.locator("[data-key=token]").fill("any-token-of-some-length")
    page.locator("[data-key=token]").press("Enter")
    expect(page.locator(".failed")).to_have_text(words("en")["host.none"])


def test_on_a_phone_in_every_language_light_and_dark(open_page: OpenPage, hosted: Served, axe: str) -> None:
    new_table(hosted, [ANNA, {"kind": "open"}], title="Donaudampfschifffahrtsgesellschaft" * 2, start=False)
    page = enter(open_page, hosted, size=(360, 740))
    for lang in ("de", "nl", "es", "en"):
        page.locator("select.lang").select_option(lang)
        for key in ("host", "host.tables", "host.slow", "host.errors", "host.clients", "host.tell"):
            expect(page.get_by_text(words(lang)[key], exact=True).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, lang
    assert violations(page, axe) == []
