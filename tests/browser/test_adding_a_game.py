"""The small game of docs/adding-a-game.md in the browser: found, opened, and played on its own board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import guide
from browser.advising import HTTP
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, BERT, place

TREE = ".or-tree"


@pytest.fixture(scope="module")
def orchard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Served as the page says, but on a free port and with a database of its own."""
    assert guide.blocks_of_commands()[0][-1] == guide.SERVE
    server = Served(guide.write(tmp_path_factory.mktemp("orchard")), guide.environment(**guide.exported()))
    yield server
    server.stop()


def test_the_game_of_the_guide_is_on_the_front_page_and_its_board_is_played(
    open_page: OpenPage, orchard: Served
) -> None:
    page = open_page(at=orchard.url)
    card = page.locator(".game-card", has=page.locator("[data-key='bots orchard']"))
    expect(card).to_contain_text("the last fruit of each is the one that counts")
    card.locator("[data-key='bots orchard']").click()
    page.locator("dialog [data-key=many]").select_option("2")  # the person among them
    page.locator("dialog button.primary").click()
    tree = page.locator(f"{TREE}.or-legal", has_text="cherry tree")
    before = str(tree.inner_text()).count("●")
    tree.click()
    page.locator(".or-do", has_text="Pick 2 from the cherry tree").click()
    expect(page.locator(".log")).to_contain_text("picks 2 from the cherry tree")
    page.locator(f"{TREE}.or-legal").first.wait_for()  # the bot has picked too
    assert str(page.locator(TREE, has_text="cherry tree").inner_text()).count("●") <= before - 2


def test_what_is_refused_says_why_on_the_board(open_page: OpenPage, orchard: Served) -> None:
    wanted = {"game": "orchard", "seats": [ANNA, BERT], "options": {"most": 5}, "start": True}
    made = HTTP.post(orchard.url + "api/tables", json=wanted).raise_for_status().json()
    seat = HTTP.get(f"{orchard.url}api/tables/{made['table']}").json()["deciding"]
    page = open_page(place(made, seat), at=orchard.url)
    page.locator(TREE, has_text="pear tree").click()
    page.locator(".or-do", has_text="Pick 4 from the pear tree").click()
    other = open_page(place(made, 1 - seat), at=orchard.url)
    tree = other.locator(TREE, has_text="pear tree")
    expect(tree).to_have_text("pear tree●")
    tree.hover()
    expect(other.locator(".or-slip .or-no").first).to_contain_text("Only 1 left on the pear tree.")


def test_readers_of_other_languages_get_the_words_of_its_only_language(orchard: Served) -> None:
    texts = HTTP.get(orchard.url + "api/games/orchard/texts", params={"lang": "de"}).json()
    assert texts["names"]["tree"][0] == "apple tree"
    assert texts["texts"]["board-points"] == "[n] points"
    assert texts["texts"]["board-close"] == "Schließen", "what every game shares is there in German"
