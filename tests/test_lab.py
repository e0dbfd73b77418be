"""The lab: games repeat by number, on any number of processes; failures are kept; figures add up."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brink.bots.planner import Effort, Planner
from brink.engine import Action, BotMaker, BrinkError, Chance, Outcome, Refused, Sight, refuse, resume, verify
from brink.engine.chance import seed_from
from brink.engine.reasons import Reason
from brink.engine.records import read_record
from brink.engine.registry import games
from brink.lab import bench as bench_module
from brink.lab import simulate as simulate_module
from brink.lab.bench import Figures, bench, compare
from brink.lab.simulate import Plan, Played, play_game, simulate
from brink.lab.statistics import Tally, wilson
from parley import Parley
from parley.state import Options, ParleyState


class FirstBot:
    """Takes the first legal action."""

    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, sight: Sight) -> Action:
        return sight.legal[0]


class ConfusedBot(FirstBot):
    """Fails as soon as it may play a card."""

    def choose(self, sight: Sight) -> Action:
        if sight.prompt.key == "ask-turn":
            raise LookupError("no idea")
        return super().choose(sight)


class RicherParley(Parley):
    """Parley with bots and roles of its own, and options that do not go together."""

    def bots(self) -> Mapping[str, BotMaker]:
        return {"first": FirstBot, "confused": ConfusedBot}

    def roles(self, state: ParleyState) -> tuple[str, ...]:
        return tuple("north" if seat % 2 == 0 else "south" for seat in range(state.players))

    def refuse_options(self, players: int, options: Options, pack: Any) -> Reason | None:
        return refuse("no-cards") if players == 4 and options.open_stakes else None


class BrokenParley(Parley):
    """A defect in the rules: nobody can play a card in round 2."""

    def apply(self, state: ParleyState, action: Action, legal: list[Action] | None = None) -> None:
        if action[0] == "play" and state.round == 2:
            raise KeyError("a defect in the rules")
        super().apply(state, action, legal)


class StillbornParley(Parley):
    def deal(self, players: int, options: Options, chance: Chance, pack: Any) -> ParleyState:
        raise ZeroDivisionError("no table")


class DeadlyParley(Parley):
    """Takes its whole process with it."""

    def apply(self, state: ParleyState, action: Action, legal: list[Action] | None = None) -> None:
        os._exit(3)


class MoodyParley(Parley):
    """Fails once, and never again."""

    failed = False

    def apply(self, state: ParleyState, action: Action, legal: list[Action] | None = None) -> None:
        if not MoodyParley.failed:
            MoodyParley.failed = True
            raise KeyError("only now")
        super().apply(state, action, legal)


pytestmark = pytest.mark.usefixtures("workplace")


def plan(**changes: Any) -> Plan:
    wanted = {"game": "parley", "players": 3, "games": 20, "seed": seed_from("lab"), **changes}
    return Plan(**wanted)


def install(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Play this class as the game `parley` from now on, in worker processes too."""
    monkeypatch.setenv("BRINK_GAMES", f"test_lab:{name}")
    games.cache_clear()


# -- games repeat ---------------------------------------------------------------------------------------------------


def test_a_game_is_played_the_same_alone_and_among_others() -> None:
    played = list(simulate(plan()))
    assert [game.number for game in played] == list(range(20))
    assert play_game(plan(), 13) == played[13]
    assert play_game(plan(games=1), 13) == played[13]


def test_another_seed_or_number_is_another_game() -> None:
    seeds = {plan(seed=seed_from(text)).seed_of(number) for text in "ab" for number in range(50)}
    assert len(seeds) == 100
    lengths = {played.decisions for played in simulate(plan())}
    assert len(lengths) > 5


def test_one_and_two_worker_processes_give_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "RicherParley")
    alone, together = Tally(), Tally()
    wanted = plan(bots=("random", "first"), games=30)
    for played in simulate(wanted, jobs=1):
        alone.add(played)
    for played in simulate(wanted, jobs=2, start="spawn"):
        together.add(played)
    assert together.report(wanted, 1.0) == alone.report(wanted, 1.0)
    assert alone.finished == 30


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system cannot fork")
def test_forked_workers_give_the_same_games() -> None:
    """In a process of its own: one that has threads, such as a test runner, had better not fork."""
    script = (
        "from brink.lab.simulate import Plan, simulate; import msgspec, sys\n"
        f"plan = Plan(game='parley', players=3, games=20, seed={seed_from('lab')!r})\n"
        "sys.stdout.buffer.write(msgspec.json.encode(list(simulate(plan, jobs=2, start='fork'))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert msgspec.json.decode(done.stdout, type=list[Played]) == list(simulate(plan()))


def test_a_dead_worker_is_reported_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "DeadlyParley")
    with pytest.raises(BrinkError, match="a worker process died"):
        list(simulate(plan(), jobs=2))


def test_bots_sit_in_every_seat_equally_often() -> None:
    for players, bots in (
        (2, ("a", "b")),
        (3, ("a", "b")),
        (4, ("a", "b")),
        (2, ("a", "b", "c")),
        (4, ("a", "b", "b")),
    ):
        wanted = plan(players=players, bots=bots)
        cycle = range(len(bots))
        for seat in range(players):
            there = Counter(wanted.bots_of(number)[seat] for number in cycle)
            assert there == Counter(bots), f"seat {seat} of {players} with {bots}"


def test_the_bot_that_was_named_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "RicherParley")
    records = Path("records")
    list(simulate(plan(games=4, bots=("first", "random"), records=records)))
    for number, file in enumerate(sorted(records.iterdir())):
        record = read_record(file)
        match = resume(record, 0)
        for move in record.moves:
            if (move.seat + number) % 2 == 0:
                assert tuple(move.action) == match.game.legal(match.state)[0]
            match.act(tuple(move.action))


# -- records and crashes --------------------------------------------------------------------------------------------


def test_records_are_of_the_same_games_as_without_records() -> None:
    folder = Path("records")
    fast, recorded = list(simulate(plan(games=5))), list(simulate(plan(games=5, records=folder)))
    assert recorded == fast
    files = sorted(folder.iterdir())
    assert len(files) == 5
    for played, file in zip(fast, files, strict=True):
        record = read_record(file)
        assert verify(record).state.outcome == played.outcome
        assert record.seed == plan().seed_of(played.number).hex()
        assert len(record.moves) == played.decisions


def test_records_need_a_new_folder() -> None:
    folder = Path("records")
    folder.mkdir()
    (folder / "mine.txt").write_text("precious")
    with pytest.raises(BrinkError, match="not an empty folder"):
        simulate(plan(records=folder))
    assert [file.read_text() for file in folder.iterdir()] == ["precious"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_game_leaves_a_crash_file_and_the_others_go_on(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "BrokenParley")
    played = list(simulate(plan(games=4, crashes=Path("kept")), jobs=jobs))
    assert all(game.outcome is None and "a defect in the rules" in game.problem for game in played)
    files = {game.crash for game in played}
    assert len(files) == 4
    record = read_record(Path(played[2].crash))
    assert "BrokenParley" not in (record.problem or "").splitlines()[0]
    assert "in apply" in (record.problem or ""), "the place of the failure"
    assert record.failed is not None
    assert record.failed[0] == "play"
    match = verify(record)  # up to the failure all is well
    assert match.state.round == 2
    with pytest.raises(KeyError):
        match.act(tuple(record.failed))


def test_a_crash_file_is_never_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "BrokenParley")
    first, second = play_game(plan(), 0), play_game(plan(), 0)
    assert first.crash != second.crash
    assert Path(first.crash).read_bytes() == Path(second.crash).read_bytes()


def test_a_set_up_that_fails_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "StillbornParley")
    record = read_record(Path(play_game(plan(), 0).crash))
    assert (record.problem or "").startswith("ZeroDivisionError: no table")
    assert record.moves == []
    assert record.failed is None
    with pytest.raises(ZeroDivisionError):
        resume(record)


def test_a_bot_that_fails_is_kept_without_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "RicherParley")
    record = read_record(Path(play_game(plan(bots=("confused",)), 0).crash))
    assert (record.problem or "").startswith("LookupError")
    assert record.failed is None
    assert len(record.moves) == 3, "all stakes were sealed"


def test_a_failure_that_does_not_come_again_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "MoodyParley")
    monkeypatch.setattr(MoodyParley, "failed", False)
    record = read_record(Path(play_game(plan(), 0).crash))
    assert "did not fail" in (record.problem or "")
    assert record.outcome is not None


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate_module, "ENDLESS", 10)
    played = play_game(plan(), 0)
    assert "has not ended after 10 decisions" in played.problem
    assert len(read_record(Path(played.crash)).moves) == 10


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 9}, "not 9"),
        ({"bots": ("random", "genius")}, "no bot 'genius'"),
        ({"options": {"goal": 1}}, "bad option"),
        ({"pack": "mine"}, "no pack 'mine'"),
    ],
)
def test_a_bad_plan_is_refused_before_the_first_game(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BrinkError, match=sentence):
        simulate(plan(**changes))
    assert not Path("crashes").exists()


def test_options_that_do_not_go_together_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "RicherParley")
    with pytest.raises(Refused):
        simulate(plan(players=4, options={"open_stakes": True}))


# -- statistics -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "total", "low", "high"),
    [(0, 0, 0, 1), (5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (500, 1000, 0.4691, 0.5309)],
)
def test_wilson_interval(wins: int, total: int, low: float, high: float) -> None:
    assert wilson(wins, total) == pytest.approx((low, high), abs=5e-5)


def game_won_by(*winners: int, decisions: int = 10, how: str = "goal", bots: tuple[str, ...] = ("a", "b")) -> Played:
    outcome = Outcome(winners, (1, 2), how)
    return Played(number=0, bots=bots, roles=("east", "west"), decisions=decisions, choices=30, outcome=outcome)


def test_tally() -> None:
    tally = Tally()
    tally.add(game_won_by(0, decisions=10))
    tally.add(game_won_by(0, 1, decisions=20, how="rounds"))
    tally.add(game_won_by(1, decisions=60, bots=("b", "a")))
    tally.add(game_won_by(decisions=10, how="doom"))
    tally.add(Played(number=4, bots=("a", "b"), problem="KeyError: x", crash="crashes/x.json"))
    report = tally.report(plan(players=2), seconds=2.0)
    assert (report.games, report.finished, report.decisions, report.decisions_per_second) == (5, 4, 100, 50)
    assert msgspec.to_builtins(report.length) == {"mean": 25, "median": 15, "shortest": 10, "longest": 60}
    assert report.mean_legal == pytest.approx(1.2)
    assert (report.shared_wins, report.without_winner) == (1, 1)
    assert report.endings == {"goal": 2, "rounds": 1, "doom": 1}
    assert [(one.number, one.file) for one in report.errors] == [(4, "crashes/x.json")]
    seats = {wins.name: (wins.played, wins.wins, wins.shared) for wins in report.wins_by_seat}
    assert seats == {"1": (4, 2, 1), "2": (4, 2, 1)}
    roles = {wins.name: (wins.played, wins.wins) for wins in report.wins_by_role}
    assert roles == {"east": (4, 2), "west": (4, 2)}
    bots = {wins.name: (wins.played, wins.wins, wins.shared) for wins in report.wins_by_bot}
    assert bots == {"a": (4, 3, 1), "b": (4, 1, 1)}
    first = report.wins_by_seat[0]
    assert (first.share, first.low, first.high) == (0.5, *wilson(2, 4))


def test_roles_are_counted_where_a_game_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "RicherParley")
    tally = Tally()
    for played in simulate(plan(games=10)):
        tally.add(played)
    assert {wins.name: wins.played for wins in tally.wins("role")} == {"north": 20, "south": 10}


def test_an_empty_tally_reports_nothing_and_divides_by_nothing() -> None:
    report = Tally().report(plan(), 0.0)
    assert (report.games, report.decisions_per_second, report.mean_legal) == (0, 0, 0)


# -- bench ----------------------------------------------------------------------------------------------------------


def test_bench_measures_everything_and_the_reference() -> None:
    ours, theirs = bench([Parley()], seconds=0)
    assert (ours.name, theirs.name, theirs.players) == ("parley", "catanatron", 4)
    without = {name for name, value in ours.figures.items() if value is None}
    assert without == {"rollout"}, "the test game has no mind"
    assert all(value > 0 for value in ours.figures.values() if value is not None)
    assert {name for name, ratio in ours.ratios.items() if ratio is None} == {"dump", "load", "rollout"}
    assert set(theirs.ratios.values()) == {None}


def test_bench_measures_a_decision_inside_rollouts_of_the_planner() -> None:
    game = games()["volk"]
    mind, effort = game.mind(), Effort(rollouts=4, candidates=2)
    assert mind is not None
    ahead = bench_module.OurGame(game)._ahead
    assert (ahead.measure(0.0) or 0) > 0
    counted = ahead._counted
    assert counted is not None
    before = counted.decisions
    for _ in range(5):
        sight = ahead._sight()
        counting, plain = (Planner(game, one, effort, Chance(bytes(16))).ranking(sight) for one in (counted.mind, mind))
        assert counting == plain, "counting changes nothing"
    assert counted.decisions > before


def test_a_decision_of_the_reference_is_one_of_its_random_play() -> None:
    figures = bench_module.Catanatron().measure(0.0)
    assert figures.rollout == pytest.approx(1e6 / figures.decisions_per_second)


def test_bench_without_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "find_spec", lambda name: None)
    (ours,) = bench([Parley()], seconds=0)
    assert set(ours.ratios.values()) == {None}


class Scripted:
    """A subject whose measurements are known; writes down when it was measured."""

    players = 2

    def __init__(self, name: str, figures: list[Figures], calls: list[str]) -> None:
        self.name, self._figures, self._calls = name, figures, calls

    def measure(self, seconds: float) -> Figures:
        self._calls.append(self.name)
        return self._figures.pop(0)


def figures(rate: float, time: float) -> Figures:
    return Figures(decisions_per_second=rate, games_per_second=rate, clone=time, options=time, apply=time)


def test_ratios_are_medians_of_the_ratios_of_each_round() -> None:
    calls: list[str] = []
    ours = Scripted("ours", [figures(100, 1), figures(30, 3), figures(10, 1)], calls)
    theirs = Scripted("theirs", [figures(10, 20), figures(10, 6), figures(1, 5)], calls)
    result = compare([ours], theirs, seconds=1, rounds=3)[0]
    assert calls == ["ours", "theirs"] * 3, "measured in turn"
    assert result.figures["decisions_per_second"] == 30
    assert result.ratios["decisions_per_second"] == 10  # of 10, 3, 10; the ratio of the medians is 3
    assert result.ratios["clone"] == 5  # of 20, 2, 5: less time is better


def test_rounds_are_told_of_a_game_that_counts_them() -> None:
    tally = Tally()
    for game in simulate(plan(games=5)):
        tally.add(game)
    rounds = tally.report(plan(games=5), seconds=1.0).rounds
    assert rounds is not None
    assert 1 <= rounds.shortest <= rounds.median <= rounds.longest <= 8
    nothing = Tally()
    nothing.add(game_won_by(0))
    assert nothing.report(plan(), seconds=1.0).rounds is None
