"""Games of all releases are played again. Whoever changes what a stored move leads to reads here which one, and raises
the version of the game or takes the change back (docs/contributing.md)."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brink.engine import Chance, Game, RecordError, State, play
from brink.engine.aging import layout_of, plays
from brink.engine.chance import seed_from
from brink.engine.match import reopen
from brink.engine.registry import find_game
from records.release import DIGITS, GAMES, HERE, TITLES, Kept, short
from records.release import play as play_now

FORKED = [one for one in GAMES if one.fork]
FILES = sorted(HERE.glob("*/*.json.xz"))


def read(file: Path) -> Kept:
    return msgspec.json.decode(lzma.decompress(file.read_bytes()), type=Kept)


def compare(kept: Kept) -> None:
    """Play a game again and hold it to all that is kept of it; the first move that differs is an error."""
    record = kept.record
    if not plays(find_game(record.game), record.rules):
        compare_migrated(kept)
        return
    match = reopen(record)
    game, state = match.game, match.state
    same_layout = layout_of(record.hash) == game.layout
    check(game, state, 0, kept)
    for number in match.retrace(record.moves):
        state = match.state
        if same_layout and kept.trail[DIGITS * (number - 1) : DIGITS * number] != short(game.hash(state)):
            raise RecordError(f"move {number}: {record.moves[number - 1].action} leads to another state")
        check(game, state, number, kept)
    assert state.outcome == record.outcome
    assert not same_layout or game.hash(state) == record.hash


def compare_migrated(kept: Kept) -> None:
    """Its rules are gone: its states can be brought up to ours, and played on."""
    game = find_game(kept.record.game)
    for data in kept.states.values():
        state = game.load(data)
        game.check(state)
        assert state.outcome is not None or game.legal(state)


def check(game: Game[Any], state: State, number: int, kept: Kept) -> None:
    if number in kept.states and game.dump(game.load(kept.states[number])) != game.dump(state):
        raise RecordError(f"move {number}: the state is not the one that was stored then")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name.partition('.')[0]}")
def test_games_of_every_release_are_what_they_were(file):
    compare(read(file))


@pytest.mark.parametrize("release", sorted({file.parent.name for file in FILES}))
def test_a_release_has_whole_games_of_every_title_and_its_packs(release):
    kept = [read(file).record for file in FILES if file.parent.name == release]
    for title in TITLES:
        game = find_game(title)
        assert {record.players for record in kept if record.game == title} == set(game.players)
        assert any(record.game == title and record.outcome is not None for record in kept)
        assert any(record.game == title and record.outcome is None for record in kept)
    for record in kept:
        game = find_game(record.game)
        folder = game.folder / game.released
        assert [file for file in folder.iterdir() if record.pack_hash in file.name], "keep_packs was forgotten"


@pytest.mark.parametrize("one", [min(GAMES, key=lambda one: one.moves or 10_000), *FORKED], ids=lambda one: one.game)
def test_a_release_can_be_kept(one):
    """The tool runs with this release too, and what it makes holds, also where a game goes on with a new deal."""
    kept = play_now(one)
    assert bool(kept.record.forks) == bool(one.fork)
    compare(kept)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name.partition('.')[0]}")
def test_every_game_can_be_played_on_with_a_new_deal(file):
    """Two worlds: whatever was hidden then, the new deal is the same. Nobody can tell it from what he had seen."""
    kept = read(file)
    game = find_game(kept.record.game)
    for number, data in kept.states.items():
        here = game.load(data)
        if here.outcome is not None:
            continue
        there = game.imagine(here, None, Chance(seed_from(f"another world {number}")))
        chance = Chance(seed_from(f"{file.name} {number}"))
        dealt, same = (play.fork(game, world, chance, "anew") for world in (here, there))
        assert game.dump(dealt.state) == game.dump(same.state)
        assert dealt.results == same.results
        assert dealt.results, "all that is hidden is as it was"
        assert game.look(dealt.state, None) == game.look(here, None)
        game.check(dealt.state)
        for _ in range(20):
            if dealt.state.outcome is None:
                legal = game.legal(dealt.state)
                game.apply(dealt.state, legal[chance.below(len(legal))], legal)
        game.check(dealt.state)


@pytest.mark.parametrize(
    ("game", "number", "value"),
    [
        ("dictators-two", "dictators.state.ACTIONS", 2),
        ("volk-steady", "volk.living_standard.ECONOMY_A_STEP", 4),
        ("twoplustwo-steady", "volk.living_standard.MOST_PLACED", 2),
        ("twogm-stalingrad", "twogm.shooting.WORST_WOUNDS", 2),
    ],
)
def test_a_changed_rule_turns_it_red(game, number, value, monkeypatch):
    """... and the first move that leads to something else is named."""
    monkeypatch.setattr(f"brink.games.{number}", value)
    with pytest.raises(RecordError, match=r"^move \d+: "):
        compare(read(HERE / "0.1" / f"{game}.json.xz"))


def test_so_does_a_changed_set_up(monkeypatch):
    monkeypatch.setattr("brink.games.dictators.game_setup.OPENING_HAND", 5)
    with pytest.raises(RecordError, match="the set-up"):
        compare(read(HERE / "0.1" / "dictators-two.json.xz"))


def test_games_of_rules_that_are_gone_are_tried_from_their_states(monkeypatch):
    tried: list[int] = []

    def migrate(plain: dict[str, Any], pack: Any) -> dict[str, Any]:
        tried.append(1)
        return plain

    game = type(find_game("volk"))
    monkeypatch.setattr(game, "pins", game.pins - {1})
    monkeypatch.setattr(game, "migrations", {1: migrate})
    old = read(HERE / "0.1" / "volk-steady.json.xz")
    compare(old)
    assert len(tried) == len(old.states) > 2
