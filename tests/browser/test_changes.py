"""What a browser makes of the changes that are sent to it is what it would have been sent whole."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page

from brink.engine.registry import games
from browser.conftest import OpenPage, Served

ENOUGH = 120  # moves

# Two lines to one table: `socket.js`, and one that does not say that it understands changes.
FOLLOW = """async ([table, enough]) => {
    const { TableSocket } = await import('/lib/socket.js');
    const own = new Set(['came', 'since', 'log', 'earlier', 'chat']); // what each connection has read, and when
    const sorted = (_, value) =>
        value === null || Array.isArray(value) || typeof value !== 'object'
            ? value
            : Object.fromEntries(Object.entries(value).sort());
    const plain = (message) =>
        JSON.stringify(Object.fromEntries(Object.entries(message).filter(([key]) => !own.has(key))), sorted);
    const merged = new Map(), whole = new Map();
    let changes = 0, over;
    const done = new Promise((resolve) => { over = resolve; });
    const note = (map, message) => {
        if (message.type !== 'table') return;
        map.set(message.version, plain(message));
        const far = (one) => one.size >= enough;
        if (message.status === 'finished') map.over = true;
        if ((merged.over || far(merged)) && (whole.over || far(whole))) over();
    };
    const received = TableSocket.prototype.whole;
    TableSocket.prototype.whole = function (message) {
        if (message.type === 'changes') changes += 1;
        return received.call(this, message);
    };
    const ways = { hello: () => ({ tokens: [], told: false }), lang: () => 'en', line: () => {}, gone: () => {} };
    const one = new TableSocket(table, { ...ways, receive: (message) => note(merged, message) });
    const two = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?lang=en`);
    two.addEventListener('open', () => two.send(JSON.stringify({ type: 'hello', told: false })));
    two.addEventListener('message', (event) => note(whole, JSON.parse(event.data)));
    await done;
    one.close();
    two.close();
    TableSocket.prototype.whole = received;
    const both = [...merged.keys()].filter((version) => whole.has(version));
    return { changes, both: both.length, differ: both.filter((version) => merged.get(version) !== whole.get(version)) };
}"""


@pytest.mark.parametrize("title", sorted(games()))
def test_merged_in_the_browser_it_is_what_is_sent_whole(served: Served, open_page: OpenPage, title: str) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * min(games()[title].players, key=lambda n: abs(n - 3))
    made = (
        httpx.post(f"{served.url}api/tables", json={"game": title, "seats": seats}, timeout=60)
        .raise_for_status()
        .json()
    )
    page: Page = open_page()
    following = f"window.followed = ({FOLLOW})(['{made['table']}', {ENOUGH}])"
    page.evaluate(f"() => {{ {following}; }}")
    httpx.post(
        f"{served.url}api/tables/{made['table']}/start", json={"token": made["host"]}, timeout=60
    ).raise_for_status()
    found = page.evaluate("() => window.followed")
    assert found["differ"] == []
    assert found["both"] > 10
    assert found["changes"] > 10


def test_what_is_new_to_another_table_than_we_have_lets_us_ask_for_all_of_it(open_page: OpenPage) -> None:
    page = open_page()
    heard = page.evaluate("""async () => {
        const { TableSocket, merge } = await import('/lib/socket.js');
        const table = { type: 'stale', id: 'a', version: 3, view: { deck: 9, hand: [1] }, title: 'x' };
        const sent = [];
        const line = Object.assign(Object.create(TableSocket.prototype),
            { table, ways: { hello: () => ({ tokens: [] }) }, send: (message) => sent.push(message) });
        const good = merge(table, { type: 'changes', base: 3, version: 4, view: { deck: 8 } });
        const bad = line.whole({ type: 'changes', base: 2, version: 4 });
        return { good, bad, sent, kept: table.view.deck };
    }""")
    assert heard["good"] == {"type": "table", "version": 4, "view": {"deck": 8, "hand": [1]}, "title": "x"}
    assert heard["kept"] == 9
    assert heard["bad"] is None
    assert heard["sent"] == [{"type": "hello", "tokens": [], "changes": True}]


def test_a_line_that_nobody_answers_is_dialled_again(open_page: OpenPage) -> None:
    """As when a phone has lost its network meanwhile, and nothing comes back: a browser waits for minutes."""
    page = open_page(before=lambda page: page.clock.install())
    page.evaluate("""async () => {
        const { TableSocket } = await import('/lib/socket.js');
        window.dials = 0;
        window.WebSocket = class extends EventTarget {
            static CONNECTING = 0;
            static OPEN = 1;
            readyState = 0;
            constructor() { super(); window.dials += 1; }
        };
        const ways = { hello: () => ({ tokens: [] }), lang: () => 'en', line: (line) => { window.line = line; } };
        new TableSocket('nobody', { ...ways, receive: () => {}, gone: () => {} });
    }""")
    page.clock.run_for(9_000)
    assert page.evaluate("[window.dials, window.line]") == [1, None]
    page.clock.run_for(2_000)
    assert page.evaluate("[window.dials, window.line]") == [2, "offline"]


def test_a_line_that_is_left_while_it_is_dialled_is_silent_and_closed(served: Served, open_page: OpenPage) -> None:
    """Nor does a page that wakes meanwhile dial anew."""
    page = open_page()
    made = httpx.post(f"{served.url}api/tables", json={"game": "parley", "seats": [{"kind": "person"}] * 2}, timeout=60)
    dialled = page.evaluate(
        """async table => {
            const { TableSocket } = await import('/lib/socket.js');
            const ways = { hello: () => ({ tokens: [] }), lang: () => 'en', line: () => {}, gone: () => {} };
            const line = new TableSocket(table, { ...ways, receive: () => {} });
            const { socket } = line;
            document.dispatchEvent(new Event('visibilitychange'));
            const same = line.socket === socket;
            line.close();
            await new Promise(done => socket.addEventListener('close', done));
            return { same, left: line.socket };
        }""",
        made.raise_for_status().json()["table"],
    )
    assert dialled == {"same": True, "left": None}  # and nothing was written to the console
