"""States of earlier releases in today's layout."""

from __future__ import annotations

import lzma

import msgspec
import pytest

from brink.engine import Chance, Game
from brink.engine.anything import Plain
from brink.engine.chance import seed_from
from brink.games.volk import Volk
from brink.games.volk.events import Apply, CarryOut
from brink.games.volk.layouts import card_played_last, cards_of_icons, hands_with_knowers, pieces_of_lines
from brink.games.volk.state import By
from brink.games.volk.twoplustwo import TwoPlusTwo
from records.release import HERE, Kept

LAYOUT = {"volk": 4, "twoplustwo": 5}
GAMES = {game.name: game for game in (Volk(), TwoPlusTwo())}
FILES = sorted(file for name in GAMES for file in HERE.glob(f"0.1/{name}-*.json.xz"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_hands_that_0_1_stored_keep_their_cards_and_their_secrets(file) -> None:
    kept = msgspec.json.decode(lzma.decompress(file.read_bytes()), type=Kept)
    game: Game = GAMES[kept.record.game]
    assert kept.states or kept.record.seed is None  # a state would tell the seed
    for dumped in kept.states.values():
        old = msgspec.json.decode(dumped)["state"]
        state = game.load(dumped)
        assert [hand.cards for hand in state.hands] == old["hands"]
        assert [hand.knowers for hand in state.hands] == old["knowers"]
        game.check(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_of_today_says_its_layout(name: str) -> None:
    game = GAMES[name]
    state = game.setup(game.players[0], {}, Chance(seed_from("layout")))
    stored = msgspec.json.decode(game.dump(state))
    assert stored["layout"] == game.layout == LAYOUT[name]
    assert game.hash(state).startswith(f"{LAYOUT[name]}:")


def test_a_drawn_card_is_stored_with_its_icons_alone() -> None:
    """Layout 5 of 2+2. The base game draws none, so its states and hashes stay what they were."""
    by = By(0, 0, 0, 2, 3)
    for step in (CarryOut(by, 1), Apply(0, 1)):
        assert "drawn" not in msgspec.to_builtins(step)
    assert msgspec.to_builtins(Apply(0, 1, (1, 4)))["drawn"] == (1, 4)
    before = {"agenda": [{"type": "Apply", "seat": 0, "icon": 1}]}
    assert cards_of_icons(before) == before


def test_only_the_hands_change() -> None:
    stored = {"hands": [[3, 4], [5]], "knowers": [[1, 3], [2]], "display": [7]}
    assert hands_with_knowers(stored) == {
        "hands": [{"cards": [3, 4], "knowers": [1, 3]}, {"cards": [5], "knowers": [2]}],
        "display": [7],
    }


def test_lines_name_their_pieces() -> None:
    assert pieces_of_lines({"built": [0, 1, 2], "display": [7]}) == {"built": [0, 1, 3], "display": [7]}


@pytest.mark.parametrize(
    ("played", "more", "latest"),
    [
        ([3, 7], {}, 7),
        ([], {}, -1),
        ([3, 7], {"peacemakers": [[], [8]], "resolving": 8}, 8),
        ([3, 7], {"peacemakers": [[], []], "resolving": 5}, 5),
        ([3, 7], {"peacemakers": [[], []], "resolving": 7}, 7),
    ],
)
def test_the_last_card_played_may_be_one_that_somebody_keeps(played: list[int], more: Plain, latest: int) -> None:
    stored = {"played": played, "police": [5], "resolving": 5, **more}
    assert card_played_last(stored) == {**stored, "latest": latest}
