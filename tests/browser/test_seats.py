"""The seats on top: who is who can be read, and their marks are those of the sides they play."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import OpenPage, Served
from browser.playing import ANNA, new_table, place, wait_until

STRIP = """async ([lang, many, roles]) => {
  const { seatStrip } = await import('/parts/seats.js');
  const { loadLanguage } = await import('/lib/i18n.js');
  await loadLanguage(lang);
  const names = ['Anna', 'Bot 2', 'Wilhelmina', 'Bot 4', 'Christophe'].slice(0, many);
  const seats = names.map((name, seat) => ({
    seat, name, kind: name.startsWith('Bot') ? 'bot' : 'person', bot: name.startsWith('Bot') ? 'steady' : '',
    online: true, away: null, resigned: false, invited: false, freed: false, freeing: [], clock: null,
  }));
  const root = document.createElement('div');
  root.className = 'table';
  root.style.cssText = 'position: fixed; inset: 0; display: block';
  document.body.append(root);
  const cut = [];
  const asked = [{ seat: 0, turn: [1], window: true }, { seat: 0, turn: [0] }, { seat: 1, turn: [1] }];
  for (const prompt of asked) {
    const message = { status: 'running', prompt, seats, mine: [0], seat: 0, roles, outcome: null };
    root.replaceChildren(seatStrip(message, 0));
    const strip = root.firstElementChild;
    if (strip.scrollWidth > strip.clientWidth) cut.push('the strip');
    for (const part of root.querySelectorAll('.seat-name, .seat-role'))
      if (part.scrollWidth > part.clientWidth) cut.push(`${part.textContent}: ${part.clientWidth}`);
    for (const flag of root.querySelectorAll('.flag')) {
      const [inner, outer] = [flag.getBoundingClientRect(), flag.closest('.seat').getBoundingClientRect()];
      if (inner.width && (inner.right > outer.right || inner.bottom > outer.bottom)) cut.push(flag.textContent);
    }
  }
  root.remove();
  return cut;
}"""

WIDE_ENOUGH = "mark => mark.getBoundingClientRect().width >= 16"
FIVE = ["Francisco", "Napoleon", "Genghis", "Muammar", "Nicolae"]
FOUR = {  # the longest of the games that have as many seats
    "en": ["United Kingdom", "Soviet Union", "Germany", "West Germany"],
    "de": ["Großbritannien", "Sowjetunion", "Deutschland", "BRD"],
    "nl": ["Verenigd Koninkrijk", "Sovjet-Unie", "Duitsland", "BRD"],
    "es": ["Reino Unido", "Unión Soviética", "Alemania", "RFA"],
}


@pytest.mark.parametrize("size", [(1366, 681), (1024, 768)])
def test_names_and_roles_are_read_whole(open_page: OpenPage, size: tuple[int, int]) -> None:
    """13: what is said beside it in the prompt takes no room from a name."""
    page = open_page("#/", size=size)
    cut = {
        f"{lang} {roles}": found
        for lang, longest in FOUR.items()
        for roles in (*[longest[:many] for many in (2, 3, 4)], FIVE)
        if (found := page.evaluate(STRIP, [lang, len(roles), roles]))
    }
    assert cut == {}


@pytest.mark.parametrize(
    ("game", "seats", "marks"),
    [
        ("volk", 2, [".vk-seat.vk-west", ".vk-seat.vk-east"]),
        ("twoplustwo", 4, [".vk-seat.vk-west", ".vk-seat.vk-east"] * 2),
        ("twogm", 2, [".gm-seat.gm-f-us", ".gm-seat.gm-f-de"]),
        ("dictators", 2, [".seat-0", ".seat-1"]),
    ],
)
def test_marks_are_those_of_the_sides(
    open_page: OpenPage, served: Served, game: str, seats: int, marks: list[str]
) -> None:
    """13.12: the colour and the sign of what is played, as on the board and before it; elsewhere a shape each."""
    page = open_page(f"#/new/{game}?players={seats}")
    before = game != "twogm"  # there the options decide it
    for seat, mark in enumerate(marks if before else []):
        chosen = page.locator(".chairs li").nth(seat)
        expect(chosen.locator(f".seat-mark {mark}, .seat-mark{mark}")).to_be_visible()
    waiting = new_table(served, [ANNA, {"kind": "open"}, *[{"kind": "bot"}] * (seats - 2)], start=False, game=game)
    page.evaluate("place => { location.hash = place; }", place(waiting))
    for seat, mark in enumerate(marks if before else []):
        chair = page.locator(".waiting .chairs li").nth(seat)
        expect(chair.locator(f".seat-mark {mark}, .seat-mark{mark}")).to_be_visible()
    made = new_table(served, [ANNA, *[{"kind": "bot"}] * (seats - 1)], game=game)
    page.evaluate("place => { location.hash = place; }", place(made))
    page.locator(".seats .seat").first.wait_for()
    for seat, mark in enumerate(marks):
        found = page.locator(".seat").nth(seat).locator(f".seat-mark {mark}, .seat-mark{mark}")
        expect(found).to_have_count(1)
        expect(found).to_be_visible()
        # The bot moves, and what is drawn anew just then measures nothing.
        wait_until(page, partial(found.evaluate, WIDE_ENOUGH), "the mark is too small")
    drawn = [page.locator(".seat .seat-mark").nth(seat).evaluate("one => one.outerHTML") for seat in range(seats)]
    assert len(set(drawn)) == seats  # no two alike
    page.evaluate("location.hash = '#/new/dictators'")
    expect(page.locator("svg.seat-mark").first).to_be_visible()
    expect(page.locator(".of-side")).to_have_count(0)


def test_marks_that_come_late_are_for_nobody(open_page: OpenPage, served: Served) -> None:
    """Whoever has left the form of a new table before its marks came sits at a table of another game."""
    held: list[Route] = []
    page = open_page(
        "#/new/volk", before=lambda page: page.route("**/games/volk/picture.js", lambda route: held.append(route))
    )
    wait_until(page, lambda: bool(held), "nothing was asked for")
    made = new_table(served, [ANNA, {"kind": "bot"}], game="dictators")
    page.evaluate("place => { location.hash = place; }", place(made))
    page.locator("#board > :not(.board-loading)").first.wait_for()
    with page.expect_response("**/games/volk/picture.js"):
        held[0].continue_()
    page.wait_for_timeout(100)
    page.evaluate("document.querySelector('brink-table').draw()")
    expect(page.locator(".seats svg.seat-mark")).to_have_count(2)
    expect(page.locator(".seats .of-side")).to_have_count(0)


FOLLOW = """async () => {
  const { seatStrip, followTurn } = await import('/parts/seats.js');
  const seats = ['Wilhelmina', 'Bot 2', 'Bot 3', 'Bot 4'].map((name, seat) => ({
    seat, name, kind: 'person', bot: '', online: true, away: null, resigned: false, invited: false, freed: false,
    freeing: [], clock: null,
  }));
  const top = document.createElement('div');
  top.className = 'table';
  top.style.cssText = 'position: fixed; inset: 0; display: block';
  document.body.append(top);
  const strip = turn => seatStrip({
    status: 'running', prompt: { seat: turn, turn: [turn] }, seats, mine: [0], seat: 0, roles: [], outcome: null,
  }, 0);
  top.append(strip(0));
  const [list] = top.children;
  const hidden = [];
  for (const turn of [3, 0, 2, 1, 0]) {
    list.replaceChildren(...strip(turn).children);  // what scrolls is kept, as at a table
    followTurn(top);
    await new Promise(requestAnimationFrame);
    const [shown, acts] = [list, list.querySelector('.turn')].map(one => one.getBoundingClientRect());
    if (acts.left < shown.left - 1 || acts.right > shown.right + 1) hidden.push(turn);
  }
  const scrolls = list.scrollWidth > list.clientWidth;
  top.remove();
  return [scrolls, hidden];
}"""


def test_on_a_phone_whoever_acts_is_in_sight_also_after_somebody_further_right(open_page: OpenPage) -> None:
    page = open_page("#/", size=(390, 844))
    assert page.evaluate(FOLLOW) == [True, []]
