"""A browser window that another test has used is as new."""

from __future__ import annotations

from browser.conftest import Served, Windows

STORE = """async () => {
    localStorage.left = sessionStorage.left = document.cookie = 'left=1';
    await caches.open('left');
    await new Promise(done => {
        indexedDB.open('left').onsuccess = event => { event.target.result.close(); done(); };
    });
}"""
STORED = """async () => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie, await caches.keys(),
    await indexedDB.databases(), (await navigator.permissions.query({name: 'clipboard-read'})).state,
    document.querySelectorAll(':hover').length]"""


def test_a_window_that_was_used_is_as_new(windows: Windows, served: Served) -> None:
    kind = (served.url, "fr", False)  # a language that no other test speaks
    page = windows.take(*kind)
    page.goto(served.url)
    before = page.evaluate(STORED)
    page.context.grant_permissions(["clipboard-read"])
    page.evaluate(STORE)
    page.locator(".game-card").first.hover()
    more = page.context.new_page()
    now = page.evaluate(STORED)
    assert all(one != other for one, other in zip(before, now, strict=True)), now
    windows.give_back(page, *kind)
    again = windows.take(*kind)
    assert again is page, "and it is used again"
    assert more.is_closed()
    again.goto(served.url)
    again.locator(".game-card").first.wait_for()
    assert again.evaluate(STORED) == before
    again.context.close()
