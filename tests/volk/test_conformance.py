"""The kernel's promises, and all texts in the four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import closely
from brink.engine import Chance
from brink.engine.proofreading import option_keys
from brink.engine.steps import family, key_of
from brink.engine.testing import check_texts, conform
from brink.games.volk import Volk
from brink.games.volk.actions import Guillaume
from brink.games.volk.pack import VolkPack
from brink.games.volk.state import Options, VolkState
from brink.games.volk.twoplustwo import TwoPlusTwo
from volk.scene import GAME

MOST = 2000  # decisions


@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_conformance(seed: str, tmp_path: Path) -> None:
    """A random game to its end, every tenth decision looked at closely."""
    report = conform(GAME, 2, seed=seed, every=closely.every(10), most=MOST, crashes=tmp_path)
    assert report.decisions > 30
    assert report.refusals_seen > report.decisions // 10
    assert report.pairs > report.pairs_apart
    assert report.final_hash


def test_conformance_of_the_first_turns(tmp_path: Path) -> None:
    """The first decisions one by one."""
    report = conform(GAME, 2, seed="closely", first=25, every=25, most=MOST, crashes=tmp_path)
    assert report.actions_tried > report.decisions


class Spied(Volk):
    """A game that begins with Guillaume's choice: what he sees and swaps stays between those whom it concerns."""

    def deal(self, players: int, options: Options, chance: Chance, pack: VolkPack) -> VolkState:
        state = super().deal(players, options, chance, pack)
        state.shown_to = [0] * players
        self.advance(state)
        state.then(Guillaume(1))
        return state


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_conformance_after_guillaume(seed: str, tmp_path: Path) -> None:
    """Seeds with which he looks at the hand and at the deck, swaps, takes a card out, or leaves it."""
    report = conform(Spied(), 2, seed=seed, first=4, every=20, most=MOST, crashes=tmp_path)
    assert report.pairs > report.pairs_apart
    assert report.final_hash


# -- texts ---------------------------------------------------------------------------------------------------------


def used_by_2_plus_2() -> set[str]:
    """Both titles share one folder of texts."""
    game = TwoPlusTwo()
    keys = {key for names in game.names(game.pack()).values() for key in names}
    keys |= {f"do-{verb}{part}" for verb in game.verbs for part in ("", ".heading", ".label")}
    for step in family(*game.steps).values():
        keys |= {f"ask-{key_of(step)}", f"wait-{key_of(step)}"}
    keys |= {f"moment-{moment}" for moment in game.moments.values()}
    return keys | set(option_keys(game))


def test_all_texts_are_there_and_used() -> None:
    check_texts(GAME, used_by_2_plus_2())
