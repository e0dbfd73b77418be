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
    windows.show(page, served.url, "")
    page.locator(".game-card").first.wait_for()
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
    assert not again.locator("main > *").count(), "nothing is shown meanwhile"
    windows.show(again, served.url, "")
    again.locator(".game-card").first.wait_for()
    assert again.evaluate(STORED) == before
    again.context.close()


def test_a_window_whose_world_was_changed_is_loaded_anew(windows: Windows, served: Served) -> None:
    kind = (served.url, "fr", False)
    page = windows.take(*kind)
    for change in (
        "window.more = 1",
        "document.execCommand = () => false",
        "navigator.clipboard.writeText = async () => {}",
        "window.setTimeout = () => 0",
        "document.body.append(document.createElement('div'))",
        "document.adoptedStyleSheets = [new CSSStyleSheet()]",
    ):
        windows.show(page, served.url, "#/lobby")
        page.evaluate(f"() => {{ {change} }}")
        windows.give_back(page, *kind)
        assert windows.take(*kind) is page
        assert not page.locator("brink-app").count(), change
        windows.show(page, served.url, "#/lobby")
        page.locator("brink-home").wait_for()
        windows.give_back(page, *kind)
        assert windows.take(*kind) is page
        assert page.locator("brink-app").count(), "as nothing was changed"
    page.context.close()
