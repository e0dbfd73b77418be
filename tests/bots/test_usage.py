"""14.2: the bots leave nothing unused that a good player would use.

Whatever the rules know has to be used in a few games, unless it is listed: as rare, or as what a good player leaves
alone, with the reason. So a new card cannot be forgotten. What is rare takes more games: with `BRINK_USAGE=400`, so
many of each title, it has to be used too. `python -m bench.usage` shows how often everything was.
"""

from __future__ import annotations

import os
import tomllib
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Final

import msgspec
import pytest
from bench.usage import VERB, Line, Usage, Use, plans_of, usage

from brink.engine.registry import find_game

MANY: Final = int(os.environ.get("BRINK_USAGE", "0"))  # games of each title, in place of a few


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played; what counts as use of a piece: by kind the verbs; and what a few games need not have."""

    games: int
    bot: str
    settings: list[dict[str, str]]  # in turn
    uses: dict[str, list[list[str]]]
    rare: dict[str, list[str]]  # verbs, and pieces by the first of the verbs that use them
    left: dict[str, str]  # and why
    players: tuple[int, ...] = (0,)  # at the settings, in turn; 0: as many as can play, but not more than four


TITLES: Final = msgspec.convert(
    tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")), dict[str, Title]
)


@cache
def played(name: str) -> Usage:
    title, game = TITLES[name], find_game(name)
    settings = [{option: [value] for option, value in one.items()} for one in title.settings]
    games, bots = MANY or title.games, [title.bot]
    seated = zip(settings, cycle(title.players), strict=False)
    plans = [plan for one, players in seated for plan in plans_of(game, games, bots, "used", one, players)]
    return usage(plans)


def known(name: str) -> set[str]:
    """Everything that the rules know and that can be used: verbs, and pieces with each way to use them."""
    game, title = find_game(name), TITLES[name]
    names = game.names(game.pack())
    pieces = {use(piece, verbs) for kind, ways in title.uses.items() for verbs in ways for piece in names[kind]}
    return {*game.verbs, *pieces}


def used(name: str) -> set[str]:
    found, title = played(name), TITLES[name]
    pieces = {
        use(piece, verbs)
        for kind, ways in title.uses.items()
        for piece, verb in found.used(kind)
        for verbs in ways
        if verb in verbs
    }
    return {verb for verb, _ in found.used(VERB)} | pieces


def use(piece: str, verbs: list[str]) -> str:
    """`card-korean-war event`; of several verbs the first stands for all."""
    return f"{piece} {verbs[0]}"


def rare(title: Title) -> set[str]:
    return {one if verb == "verbs" else f"{one} {verb}" for verb, ones in title.rare.items() for one in ones}


@pytest.mark.parametrize("name", TITLES)
class TestUsage:
    def test_nothing_is_forgotten(self, name: str) -> None:
        title = TITLES[name]
        wanted = known(name) - title.left.keys() - (set() if MANY else rare(title))
        assert sorted(wanted - used(name)) == []

    def test_what_is_listed_is_there(self, name: str) -> None:
        title = TITLES[name]
        assert sorted((rare(title) | title.left.keys()) - known(name)) == []
        assert sorted(rare(title) & title.left.keys()) == []
        assert all(title.left.values())


def test_2_2_somebody_engages() -> None:
    """Once nobody did: 2 times in 400 games."""
    found = played("twoplustwo")
    assert found.did[Use(VERB, "engage", "engage")] >= found.games / 4


def test_dictators_fetch_tokens_of_zone_4() -> None:
    """In at least half of all games; a few may have somewhat less. Once it was in a fifth."""
    found = played("dictators")
    assert found.happened[Line("got-token", "")] >= (0.5 if MANY else 0.4) * found.games


def test_2gm_cards_that_were_never_played() -> None:
    found = {piece for piece, verb in played("twogm").used("card") if verb == "play"}
    assert found & {"card-ram", "card-kit", "card-satch", "card-smoke", "card-auft"}
