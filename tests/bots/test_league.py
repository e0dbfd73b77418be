"""The league adds up over sessions, whatever ends them, and only games of the bots as they are now count."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import league
from bench.league import FOLDER, PAGE, Game, League, into_page, pairs, play, read, session, tables

from brink.engine import BrinkError
from brink.lab.simulate import Plan, simulate

BOTS = ("random", "beginner")
PAIR = ("beginner", "random")


def games(folder: Path, number: int, jobs: int = 1) -> list[Game]:
    session(League("volk", BOTS, number, folder), minutes=5, jobs=jobs)
    return read(folder / "volk.csv")


def test_a_session_goes_on_where_the_last_one_was_ended_in_the_middle_of_a_line(tmp_path: Path) -> None:
    whole = games(tmp_path, 3)
    file = tmp_path / "volk.csv"
    file.write_text(file.read_text()[:-4])
    assert read(file) == whole[:2]
    assert games(tmp_path, 4)[:3] == whole
    assert [game.number for game in read(file)] == [0, 1, 2, 3]


def test_games_that_go_otherwise_now_are_dropped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = games(tmp_path, 3)
    file = tmp_path / "volk.csv"
    of_others = play("volk", ("steady", "random"), 0)
    stale = league.as_csv([*(game._replace(decisions=game.decisions + 1) for game in whole), of_others])
    file.write_text(f"{','.join(Game._fields)}\n{stale}")
    assert sorted(games(tmp_path, 3, jobs=2)) == [*whole, of_others]
    assert "goes otherwise now; 3 games dropped" in capsys.readouterr().out


def test_what_nobody_plays_any_more_is_gone(tmp_path: Path) -> None:
    (tmp_path / "volk.csv").write_text("first,second,number,winners,how,decisions\nsteady,nobody,0,1,cubes,9\n")
    assert {game.pair for game in games(tmp_path, 1)} == {PAIR}


def test_a_game_follows_from_its_pairing_and_number(tmp_path: Path) -> None:
    found = games(tmp_path, 4, jobs=2)
    assert sorted(found) == [play("volk", PAIR, number) for number in range(4)]
    assert len({game.decisions for game in found}) > 1
    plan = Plan(game="volk", players=2, games=4, seed=league.plan_of("volk", PAIR).seed, bots=PAIR)
    assert [(one.decisions, one.outcome and one.outcome.winners) for one in simulate(plan)] == [
        (one.decisions, one.winners) for one in sorted(found)
    ], "as everywhere else"


def test_the_share_is_of_the_first_wherever_it_sits() -> None:
    won = [Game("a", "b", number, (1, 3), "points", 9).share("twoplustwo") for number in (0, 1)]
    assert won == [0, 1]
    assert Game("a", "b", 0, (), "all-lose", 9).share("dictators") == 0.5


def test_what_is_cheap_comes_first_then_what_took_least(tmp_path: Path) -> None:
    begun = League("volk", ("random", "steady", "strong", "expert"), 2, tmp_path)
    order = [pair for pair, _ in begun.begun(float("inf"))]
    assert order[:2] == [("steady", "random")] * 2
    assert order[2:6] == [("strong", "steady"), ("strong", "random")] * 2
    assert set(order[6:9]) == {pair for pair in pairs("volk") if pair[0] == "expert" and pair[1] in order[2] + order[3]}
    assert len(order) == 12


def test_every_pair_of_nations_is_played_from_both_seats() -> None:
    met = {(*league.options_of("twogm", number).values(), number % 2) for number in range(32)}
    assert len(met) == 32
    assert league.options_of("volk", 5) == {}


def test_who_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrinkError, match="the league of dictators has no bot 'strong'; there are random, beginner"):
        League("dictators", ("strong",), 1, tmp_path)


def test_the_page_says_what_was_played() -> None:
    """`python -m bench.league --tables` writes it."""
    text = PAGE.read_text(encoding="utf-8")
    assert into_page(text, tables(FOLDER)) == text


def test_a_table_says_where_games_are_missing() -> None:
    lines = league.table("volk", [play("volk", PAIR, number) for number in range(4)]).splitlines()
    assert lines[0].startswith("`volk`: 0 of 36 pairings have 200 games")
    assert lines[2].startswith("|  | rating | `random` | `beginner` |")
    assert " of 4 |" in next(line for line in lines if line.startswith("| `beginner`"))
    assert any(line.startswith("| `expert` |  | none yet |") for line in lines), "no rating either"
