"""A real server on a free port and a real Chromium; each test gets fresh browser windows that must stay silent."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from browser.advising import HTTP, Adviser
from lacking import missing

# The one without a window of its own comes first: for the same pages it needs a third less of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), "")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt",  # what is optimised pays for itself in longer visits than a test
    # Pages are laid out, but no pixel is filled, which was up to a half of the work: no test looks at one.
    "--force-gpu-mem-available-mb=0",
]
# As a person would have set it before: who is told what to press wants to be asked everything.
CALM = "name => { localStorage['brink.settings'] = JSON.stringify({motion: 'off', skip: 'off', name}); }"
# What a test could have put into the world of a page.
WORLD = """() => JSON.stringify([
    [window, document, navigator, navigator.clipboard ?? {}].map(Object.keys),
    [WebSocket, setTimeout, fetch, confirm, Element.prototype.animate].map(String),
    document.adoptedStyleSheets.length,
])"""
# The shell shows nothing, if it is there and is as it was loaded, and nothing lies beside it.
REST = f"""world => {{
    const app = document.querySelector('brink-app');
    if (!app?.main || ({WORLD})() !== world) return false;
    for (const box of document.querySelectorAll('dialog[open]')) box.close();
    document.activeElement?.blur();
    app.main.replaceChildren();
    return [...document.body.children].every(one => one === app || one.matches('noscript'));
}}"""
# Somebody goes to another page.
GO = """async route => {
    const app = document.querySelector('brink-app');
    history.replaceState(null, '', '/' + route);
    await app.settingsChanged();
    if (!app.page) app.show();
    const later = time => new Promise(done => setTimeout(done, time));
    // What is pressed before the board has come is drawn anew under the pointer; a load takes as long by itself.
    for (let n = 0; n < 40 && app.page.stage && !app.page.stage.ready; n += 1) await later(25);
    await later(50);
}"""
AS_NEW = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const base of await indexedDB.databases()) indexedDB.deleteDatabase(base.name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}"""
QUIET = "favicon.svg"  # a file of the server that does nothing
PATIENCE = 60_000  # milliseconds
expect.set_options(timeout=PATIENCE)

if os.environ.get("CI") and not CHROMIUM:
    raise RuntimeError("CI must have Chromium: .ci/run installs it")
if not CHROMIUM:
    collect_ignore = [file.name for file in Path(__file__).parent.glob("test_*.py") if file.name != "test_words.py"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not CHROMIUM:
        terminalreporter.write_line("Left out, as Chromium is missing: all tests in a browser.")


class Served:
    """`brink serve`, in a process of its own. It can be stopped and started again on the same port and database."""

    program: Sequence[str] = (str(Path(sys.executable).parent / "brink"),)

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.more = more
        self.environment = environment
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def database(self) -> Path:
        return self.folder / "brink.sqlite3"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port)]
        command += ["--bot-pause", "0", "--database", f"sqlite:///{self.database}", *self.more]
        command += ["--open-tables", "0", "0", "--running-tables", "0", "0", "--bot-tables", "0", "0"]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                bufsize=1,
            )
        out: IO[str] | None = self.process.stdout
        assert out is not None
        for line in out:
            found = re.search(r"http://[^/]*:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: whoever begins one of them last is waited for by everybody."""
    items.sort(key=lambda item: "whole" not in item.name)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("serve"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()


OpenPage = Callable[..., Page]


class Windows:
    """Browser windows that are used again: the shell that they loaded stays, what they stored does not.

    To load it is most of the work of a short test; people, too, go from one table to the next without. Where a test
    has changed the world of a page, it is loaded anew. Meanwhile a window shows a file of the server: anywhere else
    the browser would begin with a new process.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[str, str, bool], list[Page]] = {}
        self._worlds: dict[Page, str] = {}

    def take(self, url: str, lang: str, phone: bool) -> Page:
        free = self._free.get((url, lang, phone))
        return free.pop() if free else self._make(url, lang, phone)

    def _make(self, url: str, lang: str, phone: bool) -> Page:
        context = self._browser.new_context(locale=lang, has_touch=phone, is_mobile=phone)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(url + QUIET)
        return page

    def show(self, page: Page, url: str, route: str, *, afresh: bool = False) -> None:
        """A page of ours; `afresh`: it is loaded, also if the shell is there."""
        if page in self._worlds and not afresh:
            page.evaluate(GO, route)
            return
        if page in self._worlds:
            page.goto(url + QUIET)  # else it would go from page to page by itself
        page.goto(url + route)
        self._worlds[page] = page.evaluate(WORLD)

    def give_back(self, page: Page, url: str, lang: str, phone: bool) -> None:
        for other in page.context.pages:
            if other is not page:
                other.close()
        if not page.evaluate(REST, self._worlds.get(page, "")):
            self._worlds.pop(page, None)
            page.goto(url + QUIET)
        page.keyboard.press("Tab")  # what gets the focus next is seen to have it, as in a page where nobody pressed yet
        page.evaluate("document.activeElement?.blur()")
        page.evaluate(AS_NEW)
        page.mouse.move(-1, -1)
        page.context.clear_permissions()
        page.context.clear_cookies()
        self._free.setdefault((url, lang, phone), []).append(page)


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def open_page(request: pytest.FixtureRequest, windows: Windows, served: Served) -> Iterator[OpenPage]:
    """`open_page("#/lobby", lang="de")`: a window that is as new. What it writes to the console fails the test.

    `before` gets the page before it loads anything; such a window is not used again.
    """
    failed_before = request.session.testsfailed
    borrowed: list[tuple[Page, str, str, bool, Callable[[ConsoleMessage], None]]] = []
    spoiled: list[Page] = []
    said: list[str] = []

    def erred(error: Error) -> None:
        said.append(f"page error: {error}")

    def heard(message: ConsoleMessage) -> None:
        said.append(f"{message.type}: {message.text}")

    def ignored(message: ConsoleMessage) -> None:
        pass

    def opened(
        route: str = "",
        *,
        lang: str = "en",
        name: str = "Anna",
        size: tuple[int, int] = (1440, 900),
        noisy: bool = False,
        at: str = "",
        before: Callable[[Page], object] | None = None,
    ) -> Page:
        url, phone = at or served.url, size[0] < 600
        page = windows.take(url, lang, phone)
        listener = ignored if noisy else heard
        borrowed.append((page, url, lang, phone, listener))
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(CALM, name)
        page.on("pageerror", erred)
        page.on("console", listener)
        if before is not None:
            spoiled.append(page)
            before(page)
        windows.show(page, url, route, afresh=before is not None)
        return page

    yield opened
    failed = request.session.testsfailed > failed_before  # nobody knows what state it has left
    for page, url, lang, phone, listener in borrowed:
        if failed or page in spoiled or page.is_closed() or url != served.url:
            page.context.close()
            continue
        page.evaluate("0")  # whatever it had to say until now has been heard
        page.remove_listener("pageerror", erred)
        page.remove_listener("console", listener)
        windows.give_back(page, url, lang, phone)
    assert not said


# -- what axe-core finds ------------------------------------------------------------------------------------------

AXE = Path(__file__).parents[2] / "tools/web/node_modules/axe-core/axe.min.js"
# All rules in the light; in the dark, of which only colours differ, those about them. These are asked within the same
# run, as the last rule: what is seen, and what covers what, is most of the work and the same in both. What lies beside
# `where` is out of sight meanwhile: axe works that out for all that is in sight, even if it is asked about a part.
# Nobody reads the source of what was found. That no script sets a spacing for good is told by its text, see
# tests/test_stylesheets.py: axe reads the style of every element for it.
RUN_AXE = """async ([where, dark]) => {
    const { dataset } = document.documentElement;
    const beside = [];
    for (let one = document.querySelector(where); one !== document.documentElement; one = one.parentElement)
        for (const other of one.parentElement.children)
            if (other !== one && other.style) beside.push([other.style, other.style.visibility]);
    for (const [style] of beside) style.visibility = 'hidden';
    const { theme } = dataset;
    const forget = nodes => {  // the colours that axe remembers
        for (const node of nodes) {
            node._cache = {};
            delete node._stackingContext;
            forget(node.children);
        }
    };
    const nightfall = () => {
        if (dataset.theme === 'dark') return;
        dataset.theme = 'dark';
        forget(axe._tree);
    };
    const light = axe._audit.rules.find(rule => rule.id === 'color-contrast');
    const { evaluate } = axe._audit.checks['color-contrast'];
    const { tags, any: [{ options }] } = light;
    const id = 'color-contrast-in-the-dark', any = [id], matches = (...one) => (nightfall(), light.matches(...one));
    const rule = { id, tags, any, matches, impact: 'serious', excludeHidden: false };
    axe.configure({ noHtml: true, checks: [{ id, evaluate, options }], rules: [rule] });
    dataset.theme = 'light';
    const rules = { [id]: { enabled: dark }, 'avoid-inline-spacing': { enabled: false } };
    const how = { resultTypes: ['violations'], preload: false, debug: true, rules };
    const { violations } = await axe.run(where, how);
    const places = nodes => nodes.map(node => node.target.join(' ')).slice(0, 4).join(' | ');
    dataset.theme = theme;
    for (const [style, before] of beside) style.visibility = before;
    return violations.map(one => `${one.impact}: ${one.id}: ${places(one.nodes)}`);
}"""


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        missing("axe-core", "`make web` fetches it")
    return AXE.read_text()


def violations(page: Page, axe: str, where: str = "html", *, dark: bool = True) -> list[str]:
    """Of whatever impact, in the light and in the dark; `where`: only there, as the rest was looked at before.

    `dark=False`: the same colours were looked at in the dark before; to compare them all takes seconds.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    return list(page.evaluate(RUN_AXE, [where, dark]))


@pytest.fixture(scope="session")
def finished(served: Served) -> str:
    """The id of a game that three bots play to its end while the first tests run."""
    seats = [{"kind": "bot", "bot": "steady", "name": name} for name in ("Kim", "Idi", "Benito")]
    table = {"game": "dictators", "title": "The bots' congress", "seats": seats, "start": True}
    made = HTTP.post(served.url + "api/tables", json=table)
    made.raise_for_status()
    return str(made.json()["table"])


@pytest.fixture
def adviser(served: Served) -> Adviser:
    return Adviser(served.database)
