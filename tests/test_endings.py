"""What would or could end the game says so before: a probe of random games of every title, and the words for it.

`BRINK_PROBES=20` plays twenty times as many games.
"""

from __future__ import annotations

import os
import re
from typing import Any

import pytest

from brink.bots import make_bot
from brink.cli.reading import Reader
from brink.engine import AnyGame, Chance, Ending, Match, Outcome, Sight
from brink.engine.endings import in_words
from brink.engine.registry import find_game
from brink.engine.testing import Ends, probe_endings
from brink.engine.texts import LANGUAGES

MORE = int(os.environ.get("BRINK_PROBES", "1"))
SCENARIOS = ("dunkirk", "el-alamein", "stalingrad", "kasserine", "prokhorovka", "omaha", "arnhem", "bastogne")


def test_an_end_that_is_not_settled_names_no_winner() -> None:
    """Dictators: who holds token IX nobody knows, so nobody is named, in no language."""
    game = find_game("dictators")
    missiles = Outcome((), (3, 3, 3), "missiles", "R21")
    bunker = Outcome((1,), (2, 1, 2), "bunker-token", "R21", args={"seat": 1})
    for language in LANGUAGES:
        teller = game.teller(language, game.pack(), ["Anna", "Bert", "Cleo"])
        may = in_words(game, Ending(False, False, (missiles, bunker)), teller.sentence)
        assert "Bert" not in may
        assert "IX" in may
        will = in_words(game, Ending(True, False, (bunker,)), teller.sentence)
        assert "Bert" in will
        assert will.partition(":")[0] != may.partition(":")[0], "would and could are told apart"


# The words for whose turn it is.
TURN = {
    "en": r"On turn|turn of|▶|going on",
    "de": r"Am Zug|am Zug|▶|läuft",
    "nl": r"Aan zet|aan de beurt|▶|aan de gang",
    "es": r"Turno de|turno de|▶|en curso",
}


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("volk", 2, {}), ("twoplustwo", 4, {}), ("dictators", 2, {}), ("twogm", 2, {"points": 60, "time_limit": 2})],
)
def test_who_reads_the_board_in_words_reads_of_no_turn_once_the_game_is_over(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """The text table told on whose turn it had been, as if it still were."""
    game = find_game(name)
    match = Match(game, players, bytes([4]) * 16, options=options)
    bot, said = make_bot(game, "random", Chance(bytes(16))), dict.fromkeys(TURN, False)
    while not match.over:
        if len(match.moves) % 9 == 0:
            said = {one: said[one] or bool(re.search(TURN[one], words(match, one))) for one in TURN}
        seat, legal = game.to_act(match.state), game.legal(match.state)
        match.act(bot.choose(Sight(game, match.state, seat, legal)), legal)
    assert all(said.values()), "these are the words"
    assert not {one: words(match, one) for one in TURN if re.search(TURN[one], words(match, one))}


def words(match: Match, language: str) -> str:
    return "\n".join(line.text for line in Reader(match, language).board(None))


def probe(game: AnyGame, players: int, options: dict[str, Any], games: int) -> list[Ends]:
    return [probe_endings(game, players, options, seed=f"{game.name} {number}") for number in range(games)]


@pytest.mark.parametrize(
    ("name", "players", "options", "games", "ends"),
    [
        pytest.param("parley", 3, {}, 30, {"goal", "rounds"}, id="parley"),
        pytest.param("volk", 2, {}, 150, {"insolvency", "east-collapses"}, id="volk"),
        pytest.param("twoplustwo", 4, {}, 15, {"nuclear-war", "insolvency"}, id="twoplustwo"),
        pytest.param("dictators", 2, {"defcon_start": 4}, 4, {"missiles"}, id="dictators-2"),
        pytest.param("dictators", 4, {}, 1, {"missiles"}, id="dictators-4"),
        pytest.param("twogm", 2, {}, 4, {"cards"}, id="twogm-2"),
        pytest.param("twogm", 4, {}, 1, {"cards"}, id="twogm-4"),
        *(pytest.param("twogm", 2, {"scenario": one}, 1, set(), id=f"twogm-{one}") for one in SCENARIOS),
    ],
)
def test_what_ends_a_game_was_told_before(
    name: str, players: int, options: dict[str, Any], games: int, ends: set[str]
) -> None:
    """About 10 seconds on one core, for all of them together."""
    seen = probe(find_game(name), players, options, games * MORE)
    assert all(one.over for one in seen)
    assert ends <= {one.how for one in seen}
