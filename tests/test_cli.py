"""The command line: every command, every kind of bad input, and a game played in the terminal."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brink import __version__
from brink.cli import app
from brink.cli import simulate as simulate_command
from brink.cli.reading import LOCALE
from brink.cli.screen import Screen
from brink.engine import Action, Ending, Foresight, Match, Record
from brink.engine.chance import commitment, seed_from
from brink.engine.records import read_record, write_record
from brink.engine.registry import games
from brink.engine.texts import LANGUAGES, messages
from parley import Parley
from terminal import CliRunner, Result

ROOT = Path(__file__).parents[1]
ENVOY, SPY, VETO = 0, 3, 5
WIPE = "\x1b[3J\x1b[2J\x1b[H"
ALWAYS_FIRST = "1\n" * 2000

Brink = Callable[..., Result]
pytestmark = pytest.mark.usefixtures("workplace")


@pytest.fixture
def brink() -> Brink:
    """Run a command in this process, and expect an exit code."""

    def run(*args: str, code: int = 0, typed: str | None = None) -> Result:
        result = CliRunner().invoke(app, list(args), input=typed, catch_exceptions=False, prog_name="brink")
        assert result.exit_code == code, result.output
        return result

    return run


@pytest.fixture
def fails(brink: Brink) -> Callable[..., str]:
    """Run a command that must fail with one sentence, and give the sentence."""

    def run(*args: str, typed: str | None = None) -> str:
        result = brink(*args, code=2, typed=typed)
        assert result.stdout == ""
        sentence = str(result.stderr)
        assert sentence.startswith("brink: ")
        assert sentence.count("\n") == 1, sentence
        return sentence

    return run


def finished(seed: str = "a game", players: int = 2, moves: int | None = None) -> Match:
    """A match in which everybody takes the last legal action (that is: passes), to the end or so many moves."""
    match = Match(Parley(), players, seed_from(seed), {"rounds": 2}, seats=["Anna", "Ben", "Carl", "Dora"][:players])
    while not match.over and (moves is None or len(match.moves) < moves):
        match.act(match.game.legal(match.state)[-1])
    return match


def stored(match: Match, name: str = "game.json", *, with_seed: bool | None = None, **changes: Any) -> str:
    """The match's record as a file; `changes` tamper with it."""
    record = match.record(with_seed=with_seed)
    for field, value in changes.items():
        setattr(record, field, value)
    write_record(record, Path(name))
    return name


def only_file(pattern: str) -> Record:
    (file,) = Path().glob(pattern)
    return read_record(file)


# -- the frame ------------------------------------------------------------------------------------------------------


def test_version(brink: Brink) -> None:
    assert brink("--version").stdout == f"brinkmanship {__version__}\n"


@pytest.mark.parametrize(
    "args", [["nonsense"], ["games", "--nonsense"], ["play"], ["simulate", "parley", "--games", "x"]]
)
def test_wrong_usage_is_exit_code_2(brink: Brink, args: list[str]) -> None:
    assert "Traceback" not in brink(*args, code=2).stderr


@pytest.mark.parametrize(
    "args",
    [
        ["games", "chess"],
        ["play", "chess"],
        ["simulate", "chess"],
        ["packs", "check", "chess"],
        ["packs", "new", "chess", "mine"],
        ["packs", "diff", "chess", "standard", "standard"],
        ["bench", "chess"],
    ],
)
def test_an_unknown_game(fails: Callable[..., str], args: list[str]) -> None:
    sentence = fails(*args)
    assert "there is no game 'chess'" in sentence
    assert "parley" in sentence


def test_a_game_that_cannot_be_loaded(fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRINK_GAMES", "no_such_module:Game")
    games.cache_clear()
    assert "no_such_module" in fails("games")


def test_an_interrupt_is_a_short_line_and_130(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_command, "simulate", interrupted)
    assert brink("simulate", "parley", code=130).stderr == "brink: interrupted\n"


@pytest.mark.skipif(os.name != "posix", reason="pipes of this system behave differently")
@pytest.mark.parametrize("args", [["games"], ["games", "parley", "--json"]])
def test_a_closed_pipe_is_quiet(args: list[str]) -> None:
    script = "from brink.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", script, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_folder_in_the_place_of_a_file(fails: Callable[..., str]) -> None:
    assert "cannot be read" in fails("verify", ".")


# -- games ----------------------------------------------------------------------------------------------------------


def test_games(brink: Brink) -> None:
    text = brink("games").stdout
    for word in ("parley", "2, 3, 4", "goal=10", "open_stakes=false", "standard", "en, de, nl, es", "random"):
        assert word in text


def test_one_game(brink: Brink) -> None:
    text = brink("games", "parley").stdout
    for word in ("3 to 20", "1 to 12", "bool", Parley().pack().hash):
        assert word in text


def test_games_as_json(brink: Brink) -> None:
    about = json.loads(brink("games", "parley", "--json").stdout)
    assert about in json.loads(brink("games", "--json").stdout)
    assert about["players"] == [2, 3, 4]
    goal = about["options"][0]
    assert (goal["name"], goal["type"], goal["default"], goal["least"], goal["most"]) == ("goal", "int", 10, 3, 20)
    assert about["packs"][0]["hash"] == Parley().pack().hash


def test_games_names_the_texts_that_a_language_lacks(brink: Brink, tmp_path: Path) -> None:
    folder = tmp_path / "parley"
    shutil.copytree(Parley().folder, folder)
    (folder / "locale" / "nl.ftl").unlink()
    german = folder / "locale" / "de.ftl"
    german.write_text(german.read_text(encoding="utf-8").replace("card-spy = Spion\n", ""), encoding="utf-8")
    games()["parley"].folder = folder
    text = brink("games", "parley").stdout
    count = len(messages(folder / "locale", "en"))
    assert "Languages  en, de, es" in text
    assert f"Missing    de: 1 of {count} texts (card-spy)" in text
    assert f"Missing    nl: {count} of {count} texts (all)" in text
    assert json.loads(brink("games", "parley", "--json").stdout)["missing"]["de"] == ["card-spy"]


def test_a_broken_pack_does_not_hide_the_games(brink: Brink, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BRINK_PACKS", "here")  # a long path would be cut into lines
    brink("packs", "new", "parley", "mine")
    (tmp_path / "here" / "parley" / "mine" / "cards.toml").write_text("cards = 3")
    assert "mine (broken)" in brink("games").stdout
    assert "cards.toml:1" in brink("games", "parley").stdout


# -- simulate -------------------------------------------------------------------------------------------------------


def test_simulate(brink: Brink) -> None:
    result = brink("simulate", "parley", "--games", "30", "--players", "3", "--seed", "x", "--option", "rounds=3")
    for word in ("30 of 30, 0 errors", "a second", "median", "95 %", "Ended by", "rounds", "Shared wins"):
        assert word in result.stdout
    assert result.stderr == "", "no progress bar where there is no terminal"


def test_simulate_as_json_is_json_alone_and_the_same_for_any_number_of_jobs(brink: Brink) -> None:
    args = ["simulate", "parley", "--games", "24", "--players", "4", "--seed", "x", "--option", "goal=6", "--json"]
    reports = [json.loads(brink(*args, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for report in reports:
        assert report.pop("seconds") > 0
        assert report.pop("decisions_per_second") > 0
    assert reports[0] == reports[1]
    assert reports[0]["finished"] == 24
    assert reports[0]["options"] == {"goal": 6, "rounds": 8, "open_stakes": False}
    assert sum(wins["wins"] for wins in reports[0]["wins_by_seat"]) >= 24
    assert reports[0]["seed"] == seed_from("x").hex()


def test_simulate_writes_records_that_verify(brink: Brink) -> None:
    brink("simulate", "parley", "--games", "3", "--records", "out")
    files = sorted(Path("out").iterdir())
    assert len(files) == 3
    for file in files:
        assert "matches its commitment" in brink("verify", str(file)).stdout


def test_simulate_does_not_write_into_a_used_folder(brink: Brink, fails: Callable[..., str]) -> None:
    brink("simulate", "parley", "--games", "1", "--records", "out")
    assert "not an empty folder" in fails("simulate", "parley", "--games", "1", "--records", "out")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--players", "7"], "not 7"),
        (["--bots", "genius"], "no bot 'genius'; there are random"),
        (["--option", "goal"], "write NAME=VALUE"),
        (["--option", "gaol=3"], "unknown field `gaol`"),
        (["--option", "goal=many"], "bad option for parley"),
        (["--option", "goal=99"], "bad option for parley"),
        (["--pack", "mine"], "no pack 'mine'"),
    ],
)
def test_simulate_with_bad_input(fails: Callable[..., str], args: list[str], sentence: str) -> None:
    assert sentence in fails("simulate", "parley", *args)


def test_options_that_do_not_go_together_are_refused_in_words(
    fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRINK_GAMES", "test_lab:RicherParley")
    games.cache_clear()
    sentence = fails("simulate", "parley", "--players", "4", "--option", "open_stakes=true")
    assert "There are no cards left." in sentence


def test_a_crash_is_exit_code_1_and_a_file_that_replay_opens(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRINK_GAMES", "test_lab:BrokenParley")
    games.cache_clear()
    result = brink("simulate", "parley", "--games", "3", "--seed", "x", "--crashes", "kept", code=1)
    assert "3 of 3 games failed" in result.stderr
    (file, *_) = sorted(Path("kept").iterdir())
    assert f"brink replay {file}" in result.stderr
    assert str(file) in result.stdout
    shown = brink("replay", str(file)).stdout
    assert "KeyError: 'a defect in the rules'" in shown
    assert "Action: play" in shown
    assert "Tried again: it fails again: KeyError" in shown
    assert "Your hand" in shown

    monkeypatch.setenv("BRINK_GAMES", "parley:Parley")  # the defect is repaired
    games.cache_clear()
    assert "Tried again: it works now" in brink("replay", str(file)).stdout


def test_a_crash_in_the_set_up_can_be_replayed(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRINK_GAMES", "test_lab:StillbornParley")
    games.cache_clear()
    report = json.loads(brink("simulate", "parley", "--games", "1", "--json", code=1).stdout)
    file = report["errors"][0]["file"]
    shown = json.loads(brink("replay", file, "--json").stdout)
    assert "ZeroDivisionError: no table" in shown["problem"]
    assert "ZeroDivisionError: no table" in shown["again"]


def test_a_crash_file_tells_a_seat_nothing_but_that_there_is_a_problem(
    brink: Brink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRINK_GAMES", "test_lab:BrokenParley")
    games.cache_clear()
    brink("simulate", "parley", "--games", "1", "--seed", "x", code=1)
    (file,) = Path("crashes").iterdir()
    shown = json.loads(brink("replay", str(file), "--view", "1", "--json").stdout)
    assert shown["failed"] is None
    assert shown["again"] is None
    assert "--view all" in shown["problem"]


# -- verify ---------------------------------------------------------------------------------------------------------


def test_verify_a_finished_game(brink: Brink) -> None:
    match = finished()
    text = brink("verify", stored(match)).stdout
    assert f"{len(match.moves)}, every one allowed" in text
    assert "matches its commitment" in text
    assert "leads after the last round" in text
    verdict = json.loads(brink("verify", "game.json", "--json").stdout)
    assert verdict["seed"] == "matches"
    assert verdict["hash"] == match.game.hash(match.state)
    assert verdict["outcome"]["how"] == "rounds"


def test_verify_a_game_whose_seed_is_still_secret(brink: Brink) -> None:
    file = stored(finished(moves=5))
    assert "not published yet" in brink("verify", file).stdout
    assert json.loads(brink("verify", file, "--json").stdout)["seed"] == "unpublished"


def tampered_move(record: Record) -> None:
    record.moves[0] = msgspec.structs.replace(record.moves[0], action=["stake", 9])


def tampered_chance(record: Record) -> None:
    record.setup[0] = (record.setup[0] + 1) % 4


def other_seed(record: Record) -> None:
    record.seed = seed_from("another").hex()


def other_seed_with_its_commitment(record: Record) -> None:
    other_seed(record)
    record.commitment = commitment(seed_from("another"))


def other_winner(record: Record) -> None:
    assert record.outcome is not None
    record.outcome = msgspec.structs.replace(record.outcome, points=(99, 99))


def other_hash(record: Record) -> None:
    record.hash = "0" * 32


def other_rules(record: Record) -> None:
    record.rules = 99


def other_pack(record: Record) -> None:
    record.pack_hash = "f" * 32


def too_few_seats(record: Record) -> None:
    record.seats = ["Anna"]


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (tampered_move, "move 1"),
        (tampered_chance, "chance results do not follow from the seed"),
        (other_seed, "not the one that was committed to"),
        (other_seed_with_its_commitment, "do not follow from the seed"),
        (other_winner, "not the result of its moves"),
        (other_hash, "hash mismatch"),
        (other_rules, "rules 99"),
        (other_pack, "no installed pack"),
        (too_few_seats, "names 1 seats"),
    ],
)
def test_a_tampered_record(fails: Callable[..., str], tamper: Callable[[Record], None], sentence: str) -> None:
    record = finished().record()
    tamper(record)
    write_record(record, Path("game.json"))
    said = fails("verify", "game.json")
    assert "game.json" in said
    assert sentence in said
    assert sentence in fails("play", "parley", "--load", "game.json")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "brink-record/1"}', "\xff", "[" * 100_000])
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "parley", "--load"]])
def test_a_malformed_record(fails: Callable[..., str], command: list[str], text: str) -> None:
    Path("bad.json").write_bytes(text.encode("latin-1"))
    assert "bad.json is not a game record" in fails(*command, "bad.json")


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "parley", "--load"]])
def test_a_missing_record(fails: Callable[..., str], command: list[str]) -> None:
    assert "none.json cannot be read: No such file" in fails(*command, "none.json")


# -- replay ---------------------------------------------------------------------------------------------------------


def test_replay_at_a_move(brink: Brink) -> None:
    stored(finished())
    text = brink("replay", "game.json", "--at", "2", "--lang", "de").stdout
    assert "nach Zug 2 von" in text
    assert "Anna hat 3 gesetzt." in text
    assert "Die Partie ist zu Ende" not in text
    assert "Die Partie ist zu Ende" in brink("replay", "game.json", "--lang", "de").stdout


def test_replay_shows_all_of_a_finished_game_and_the_public_part_of_an_unfinished_one(brink: Brink) -> None:
    stored(finished(), "over.json")
    stored(finished(moves=3), "open.json", with_seed=True)
    over = json.loads(brink("replay", "over.json", "--json").stdout)
    assert over["view"] == "all"
    assert list(over["boards"]) == ["Anna", "Ben"]
    assert {"Anna"} in [set(told["to"]) for told in over["log"]]
    still_open = json.loads(brink("replay", "open.json", "--json").stdout)
    assert still_open["view"] == "spectator"
    assert not [told for told in still_open["log"] if told["text"].startswith("You")]


def test_a_seat_sees_the_same_whatever_another_has_hidden(brink: Brink) -> None:
    """Ben seals a different stake; Anna's replay is the same to the last byte."""
    texts = {}
    for points in (0, 2):
        match = finished(players=3, moves=1)
        match.act(("stake", points))
        file = stored(match, f"{points}.json", with_seed=True)
        for view in ("1", "Anna", "Ben", "spectator", "all"):
            plain = brink("replay", file, "--view", view).stdout
            texts[points, view] = plain + brink("replay", file, "--view", view, "--json").stdout
    for view in ("1", "Anna", "spectator"):
        assert texts[0, view] == texts[2, view]
        assert texts[0, view].count("Your hand") == (0 if view == "spectator" else 2), "in each of the two forms"
    for view in ("Ben", "all"):
        assert texts[0, view] != texts[2, view]


@pytest.mark.parametrize(("args", "sentence"), [(["--at", "999"], "no move 999"), (["--view", "Zoe"], "no view 'Zoe'")])
def test_replay_with_bad_input(fails: Callable[..., str], args: list[str], sentence: str) -> None:
    assert sentence in fails("replay", stored(finished()), *args)


# -- packs ----------------------------------------------------------------------------------------------------------


def my_pack(brink: Brink, home: Path, old: str = "", new: str = "") -> Path:
    """A new pack `mine`, with one change in its cards."""
    brink("packs", "new", "parley", "mine")
    cards = home / "parley" / "mine" / "cards.toml"
    cards.write_text(cards.read_text().replace(old, new, 1))
    return cards


def test_packs_new_check_and_play(brink: Brink, packs_home: Path) -> None:
    my_pack(brink, packs_home, "copies = 9", "copies = 8")
    checked = json.loads(brink("packs", "check", "parley", "--json").stdout)
    assert [(pack["pack"], pack["error"]) for pack in checked] == [("standard", ""), ("mine", "")]
    assert checked[0]["hash"] != checked[1]["hash"]
    assert [
        pack for pack in json.loads(brink("packs", "check", "--json").stdout) if pack["game"] == "parley"
    ] == checked
    assert checked[1]["hash"] in brink("packs", "check", "parley", "mine").stdout
    brink("play", "parley", "--seed", "x", "--pack", "mine", "--seats", "human,random", typed="1\nquit\n")
    assert only_file("brink-parley-autosave.json").pack_hash == checked[1]["hash"]


def test_packs_new_touches_nothing_that_exists(brink: Brink, fails: Callable[..., str], packs_home: Path) -> None:
    cards = my_pack(brink, packs_home, "copies = 9", "copies = 8")
    before = cards.read_text()
    assert "exists already" in fails("packs", "new", "parley", "mine")
    assert cards.read_text() == before
    assert "cannot be the name" in fails("packs", "new", "parley", "../mine")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('effect = "score 1"', 'effect = "scroe 1"', "cards.toml:6: cards[0].effect: unknown word 'scroe'"),
        ('effect = "score 1"', 'effect = "score much"', "expects a whole number, not 'much'"),
        ("copies = 9", 'copies = "nine"', "cards.toml:5: cards[0].copies: expected `int`"),
        ("copies = 9", "copies = ", "not valid TOML"),
        ('id = "envoy"', 'id = "herald"', "'card-herald' has no text"),
    ],
)
def test_packs_check_names_file_and_line(
    brink: Brink, fails: Callable[..., str], packs_home: Path, old: str, new: str, sentence: str
) -> None:
    cards = my_pack(brink, packs_home, old, new)
    said = fails("packs", "check", "parley", "mine")
    assert sentence in said
    assert str(cards.parent) in said
    result = brink("packs", "check", "parley", "--json", code=2)
    assert [bool(pack["error"]) for pack in json.loads(result.stdout)] == [False, True]


def test_a_pack_may_bring_its_own_texts(brink: Brink, packs_home: Path) -> None:
    cards = my_pack(brink, packs_home, 'id = "envoy"', 'id = "herald"')
    (cards.parent / "locale").mkdir()
    (cards.parent / "locale" / "en.ftl").write_text("card-herald = Herald\n")
    brink("packs", "check", "parley", "mine")
    stored_game = Match(Parley(), 2, seed_from("x"), pack=Parley().pack("mine"))
    assert "Herald" in brink("replay", stored(stored_game), "--view", "all", "--lang", "de").stdout


def test_packs_diff(brink: Brink, packs_home: Path) -> None:
    cards = my_pack(brink, packs_home, "copies = 9", "copies = 8")
    text = cards.read_text().replace('id = "gamble"', 'id = "wager"')
    cards.write_text(text)
    changes = json.loads(brink("packs", "diff", "parley", "standard", str(cards.parent), "--json").stdout)
    found = {change["entry"]: (change["kind"], change["file"]) for change in changes}
    assert found == {
        "cards.envoy": ("changed", "cards.toml"),
        "cards.gamble": ("removed", "cards.toml"),
        "cards.wager": ("added", "cards.toml"),
    }
    assert changes[0]["fields"] == [{"name": "copies", "old": 9, "new": 8}]
    assert "copies: 9 → 8" in brink("packs", "diff", "parley", "standard", "mine").stdout
    assert "say the same" in brink("packs", "diff", "parley", "mine", "mine").stdout


def test_packs_diff_with_bad_input(brink: Brink, fails: Callable[..., str], packs_home: Path) -> None:
    assert "no pack 'yours'" in fails("packs", "diff", "parley", "standard", "yours")
    my_pack(brink, packs_home, "score 1", "scroe 1")
    assert "cards.toml:6" in fails("packs", "diff", "parley", "standard", "mine")


def test_a_pack_of_another_game(fails: Callable[..., str]) -> None:
    shutil.copytree(Parley().folder / "content", "theirs")
    Path("theirs/pack.toml").write_text('game = "chess"\nname = "theirs"\ntitle = "Theirs"\n')
    assert "theirs/pack.toml:1: game: this pack is for 'chess'" in fails("packs", "check", "parley", "theirs")


# -- bench ----------------------------------------------------------------------------------------------------------


def test_bench(brink: Brink) -> None:
    results = json.loads(brink("bench", "parley", "--seconds", "0", "--json").stdout)
    assert [result["name"] for result in results] == ["parley", "catanatron"]
    text = brink("bench", "parley", "--seconds", "0").stdout
    for word in ("Decisions/s", "Clone µs", "Rollout µs", "Load µs", "catanatron", " ×"):
        assert word in text


def test_the_bench_folder_measures_the_test_game_without_being_told() -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("BRINK_GAMES", "PYTHONPATH")}
    command = [sys.executable, "-m", "bench", "parley", "--seconds", "0", "--json"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=True)
    assert [result["name"] for result in json.loads(done.stdout)] == ["parley", "catanatron"]


# -- play -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_in_german_against_bots(brink: Brink) -> None:
    seats = "human:Anna,random,random:Bob"
    text = brink("play", "parley", "--seats", seats, "--lang", "de", "--seed", "x", typed=ALWAYS_FIRST).stdout
    record = only_file("brink-parley-finished.json")
    assert record.outcome is not None
    assert record.seats == ["Anna", "Bot 2 (random)", "Bob (random)"]
    for words in (
        "Am Tisch: Anna, Bot 2 (random), Bob (random)",
        "Lege verdeckt deinen Einsatz fest.  §1",
        "  Deine Hand: ",
        "Du ziehst ",
        "Runde 8 beginnt.  §1",
        "Die Partie ist zu Ende",
        "führt nach der letzten Runde.  §6",
        f"Der Startwert war {seed_from('x').hex()}, sein Fingerabdruck {record.commitment}",
        "brink verify brink-parley-finished.json",
    ):
        assert words in text
    assert text.index(record.commitment) < text.index("Runde 1"), "published before the first move"
    winners = ", ".join(["Anna", "Bot 2", "Bob"][seat] for seat in record.outcome.winners)
    assert f"Gewonnen hat: {winners}" in text
    for place, name, points in zip(record.outcome.ranking, ["Anna", "Bot 2", "Bob"], record.outcome.points):
        assert f"{place}. {name}: {points} Punkt" in text
    assert not re.search(r"\b(You|Your|hand|plays|Round)\b", text)
    brink("verify", "brink-parley-finished.json")


def test_the_same_seed_and_choices_are_the_same_game(brink: Brink) -> None:
    first, second = (brink("play", "parley", "--seed", "x", typed="1\n" * 20).stdout for _ in range(2))
    assert first.splitlines()[:-1] == second.splitlines()[:-1]


@pytest.mark.parametrize(("language", "yes"), [("en", "yes"), ("de", "ja"), ("nl", "ja"), ("es", "sí")])
def test_every_language_plays_to_the_end(brink: Brink, language: str, yes: str) -> None:
    """The first action each time, and what may end the game is meant."""
    args = ["--lang", language, "--option", "rounds=1", "--seed", language]
    text = brink("play", "parley", *args, typed="help\n?\nfoo\n9\nlog\n" + f"1\n{yes}\n" * 2000).stdout
    assert "brink verify" in text
    assert "undo" in text


def test_bots_alone_need_nobody_and_leave_no_file(brink: Brink) -> None:
    text = brink("play", "parley", "--seed", "x", "--seats", "random,random", "--option", "rounds=1").stdout
    assert "The game is over" in text
    assert not list(Path().iterdir())


def test_the_question_mark_tells_why_not(brink: Brink) -> None:
    """Anna stakes everything and so has the first turn; her hand has a Veto, which is played only as a reaction."""
    seed = seed_with_a_card(VETO)
    typed = "\n4\n\n1\n\n?\nquit\n"
    text = brink("play", "parley", "--seats", "human:Anna,human:Ben", "--seed", seed, typed=typed).stdout
    assert "Play Veto: Veto is played only as a reaction.  §4" in text


def seed_with_a_card(card: int) -> str:
    """A seed with which the first player holds this card."""
    for number in range(1000):
        match = Match(Parley(), 2, seed_from(str(number)))
        if card in match.state.hands[0]:
            return str(number)
    raise AssertionError


def test_nothing_to_refuse(brink: Brink) -> None:
    assert "Nothing is forbidden here." in brink("play", "parley", typed="?\nquit\n").stdout


def test_undo_takes_back_and_is_refused_after_a_draw(brink: Brink) -> None:
    """Choosing the Spy shows nobody anything, so it can be taken back; drawing a card cannot."""
    seed = seed_with_a_card(SPY)
    hand = sorted(set(Match(Parley(), 2, seed_from(seed)).state.hands[0]))
    spy = 2 + [card for card in hand if card != VETO].index(SPY)
    typed = f"\n4\n\n1\n\nundo\n{spy}\nundo\n1\nundo\nquit\n"
    text = brink("play", "parley", "--seats", "human:Anna,human:Ben", "--seed", seed, typed=typed).stdout
    parts = re.split(r"Anna> (?:undo|\d)\n", text)
    assert "The last move was made by Ben." in parts[2]
    assert "Whom does your Spy visit?" in parts[3]
    assert "Draw a card or play one (3 left)." in parts[4], "back at the turn"
    assert "You draw " in parts[5]
    assert parts[6].startswith("Something hidden has been seen since.")
    record = only_file("*autosave.json")
    assert [move.action[0] for move in record.moves] == ["stake", "stake", "draw"]


def test_an_action_says_what_it_costs(brink: Brink) -> None:
    text = brink("play", "dictators", "--seed", "x", "--seats", "human:Anna,random", typed="?\nquit\n").stdout
    assert re.search(r"^ +\d+  Fly to Vancouver \(2 actions\)$", text, re.MULTILINE)
    text = brink("play", "parley", "--seed", "x", typed="?\nquit\n").stdout
    assert re.search(r"^ +1  [^(\n]+$", text, re.MULTILINE), "what costs nothing says nothing"


def test_undo_is_refused_when_a_bot_has_moved(brink: Brink) -> None:
    text = brink("play", "parley", "--seed", "x", "--seats", "human,random:Bob", typed="undo\n1\nundo\nquit\n").stdout
    assert "There is nothing to undo." in text
    assert "The last move was made by Bob." in text


def screens(text: str) -> list[str]:
    """What was on the screen at one time, without colours."""
    return [re.sub(r"\x1b\[[0-9;]*m", "", screen) for screen in text.split(WIPE)]


def test_the_curtain_hides_the_other_hand(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # as if it were a terminal
    typed = "".join(f"\n{choice}\n" for choice in (4, 3)) + "\n1\nlog\nquit\n"
    text = brink("play", "parley", "--seats", "human:Anna,random:Bob,human:Carl", "--seed", "x", typed=typed).stdout
    before, *shown, after = screens(text)
    hands = Match(Parley(), 3, seed_from("x")).state.hands
    assert hands[0] != hands[2]
    assert "hand" not in before
    assert len(shown) == 3
    for screen, me, other in zip(shown, ("Anna", "Carl", "Anna"), ("Carl", "Anna", "Carl"), strict=True):
        curtain, _, behind = screen.partition("Press Enter to go on.")
        assert f"It is the turn of {me}." in curtain
        assert "hand" not in curtain
        assert "Your hand: " in behind
        assert f"{me}> " in behind
        assert f"{other}> " not in screen, "only one person types on a screen"
    assert "You seal 3." in shown[2]
    assert "You seal 2." not in text, "nobody but Carl may read that, and his turn has not come"
    assert "hand" not in after
    assert "You " not in after


def typing_of(match: Match, policy: Callable[[Match], Action], sure: str = "{number}\ny\n") -> str:
    """What people type who follow this policy, from the first curtain to the end of the game. `sure`: what they type
    where they are asked once more.
    """
    typed, facing = "", -1
    while not match.over:
        typed += "\n" * (match.to_act != facing)
        facing, action = match.to_act, policy(match)
        legal = match.game.legal(match.state)
        number = legal.index(action) + 1
        ending = Foresight(match.game, match.state, match.to_act).ending(legal[number - 1])
        typed += sure.format(number=number) if ending is not None and ending.asks else f"{number}\n"
        match.act(action)
    return typed


def anna_draws_last(match: Match) -> Action:
    """Anna plays an envoy, then draws two cards; whatever else is asked, nobody wants."""
    legal = match.game.legal(match.state)
    prompt = match.game.decision(match.state, match.to_act)
    if match.to_act == 0 and prompt.key == "ask-turn":
        return ("play", ENVOY) if prompt.args["left"] == 3 else ("draw",)
    return legal[-1] if ("pass",) in legal else legal[0]


def test_no_curtain_for_one_person(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert WIPE not in brink("play", "parley", "--seed", "x", typed="1\n1\nquit\n").stdout


def test_the_end_shows_several_people_only_what_is_public(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    seed = seed_with_a_card(ENVOY)
    typed = typing_of(Match(Parley(), 2, seed_from(seed), {"rounds": 1}), anna_draws_last)
    args = ["--seats", "human:Anna,human:Ben", "--option", "rounds=1", "--seed", seed]
    last = screens(brink("play", "parley", *args, typed=typed).stdout)[-1]
    assert "The game is over" in last
    assert "Anna draws a card." in last, "the last thing she did"
    assert "You" not in last


@pytest.mark.parametrize(
    ("language", "warning", "question", "yes"),
    [
        ("en", "This ends the game: Anna leads after the last round.", "Do it all the same?", "yes"),
        ("de", "Damit endet die Partie: ", "Trotzdem?", "ja"),
        ("nl", "Hiermee eindigt het spel: ", "Toch doen?", "j"),
        ("es", "Con esto termina la partida: ", "¿Hacerlo de todos modos?", "si"),
    ],
)
def test_what_ends_the_game_for_another_is_asked_once_more(
    brink: Brink, language: str, warning: str, question: str, yes: str
) -> None:
    """The last pass of the game: asked, thought better of, chosen again, and meant."""
    seed = seed_with_a_card(ENVOY)
    match = Match(Parley(), 2, seed_from(seed), {"rounds": 1})
    typed = typing_of(match, anna_draws_last, sure=f"{{number}}\n\n{{number}}\n{yes}\n")
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (0,)
    args = ["--seats", "human:Anna,human:Ben", "--option", "rounds=1", "--seed", seed, "--lang", language]
    shown = brink("play", "parley", *args, typed=typed).stdout
    assert shown.count(question) == 2
    assert shown.count(f"⚠ {warning}") >= 3, "below the choice, and at both questions"
    assert Path("brink-parley-finished.json").exists()


def test_what_may_end_the_game_is_worked_out_once_for_each_decision(
    brink: Brink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not again for the board that is shown anew, nor for the choice."""
    tried: Counter[tuple[str, Action]] = Counter()
    ending = Foresight.ending

    def counted(foresight: Foresight, action: Action) -> Ending | None:
        tried[Parley().hash(foresight._state), action] += 1
        return ending(foresight, action)

    monkeypatch.setattr(Foresight, "ending", counted)
    brink("play", "parley", "--seats", "human:Anna,random", "--seed", "x", typed="board\n1\n1\nboard\n1\nquit\n")
    assert len({state for state, _ in tried}) == 4, "three choices, and the decision at which she stops"
    assert set(tried.values()) == {1}


@pytest.fixture
def uninterrupted(brink: Brink, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The final hash of a game that is played in one go."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    with monkeypatch.context() as there:
        there.chdir(folder)
        brink("play", "parley", "--seats", "human,random,random", "--seed", "x", typed=ALWAYS_FIRST)
        return only_file("*finished.json").hash


def test_save_and_load_lead_to_the_same_end(brink: Brink, uninterrupted: str) -> None:
    typed = "1\n" * 7 + "save mid.json\nquit\n"
    text = brink("play", "parley", "--seats", "human,random,random", "--seed", "x", typed=typed).stdout
    assert "Saved in mid.json." in text
    assert [file.name for file in Path().iterdir()] == ["mid.json"], "what is saved is not kept twice"
    brink("play", "parley", "--load", "mid.json", typed=ALWAYS_FIRST)
    assert only_file("*finished.json").hash == uninterrupted


def test_load_in_the_middle_of_another_game(brink: Brink, uninterrupted: str) -> None:
    brink("play", "parley", "--seats", "human,random,random", "--seed", "x", typed="1\n" * 7 + "save mid.json\nquit\n")
    brink("play", "parley", "--seed", "y", typed="1\n1\nload none.json\nload mid.json\n" + ALWAYS_FIRST)
    assert only_file("*finished.json").hash == uninterrupted
    assert only_file("*autosave.json").seed == seed_from("y").hex(), "the other game is not lost"


def test_a_saved_game_can_be_given_other_players(brink: Brink, fails: Callable[..., str]) -> None:
    brink("play", "parley", "--seed", "x", "--seats", "human:Anna,random", typed="1\nsave mid.json\nquit\n")
    brink("play", "parley", "--load", "mid.json", "--seats", "random,human:Ben", typed=ALWAYS_FIRST)
    assert only_file("*finished.json").seats == ["Bot 1 (random)", "Ben"]
    assert "for 2 players" in fails("play", "parley", "--load", "mid.json", "--seats", "human,random,random")
    assert "--load goes on" in fails("play", "parley", "--load", "mid.json", "--seed", "x")


def test_save_never_overwrites(brink: Brink) -> None:
    Path("mine.json").write_text("precious")
    text = brink("play", "parley", "--seed", "x", typed="1\nsave mine.json\nsave\nload\nquit\n").stdout
    assert "mine.json exists already; nothing was written" in text
    assert "save FILE" in text
    assert "load FILE" in text
    assert Path("mine.json").read_text() == "precious"
    only_file("*autosave.json")


@pytest.mark.parametrize("last", ["quit\n", ""])
def test_quitting_keeps_what_people_did_and_overwrites_nothing(brink: Brink, last: str) -> None:
    for _ in range(2):
        assert "brink play parley --load" in brink("play", "parley", "--seed", "x", typed="1\n1\n" + last).stdout
    files = sorted(file.name for file in Path().iterdir())
    assert files == ["brink-parley-autosave-2.json", "brink-parley-autosave.json"]
    for file in files:
        brink("verify", file)


def test_quitting_before_the_first_move_leaves_no_file(brink: Brink) -> None:
    brink("play", "parley", typed="quit\n")
    assert not list(Path().iterdir())


def test_an_interrupt_is_like_quitting(brink: Brink, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "1"])

    def ask(screen: Screen, prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", ask)
    brink("play", "parley")
    brink("verify", "brink-parley-autosave.json")


def test_an_interrupt_in_the_middle_of_a_move_does_not_spoil_the_game(
    brink: Brink, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = Parley.apply

    def interrupted(self: Parley, state: Any, action: Any, legal: Any = None) -> None:
        apply(state, action, legal)
        if state.round == 2:
            monkeypatch.setattr(Parley, "apply", staticmethod(apply))
            raise KeyboardInterrupt

    monkeypatch.setattr(Parley, "apply", interrupted)
    brink("play", "parley", "--seed", "x", typed=ALWAYS_FIRST)
    brink("verify", "brink-parley-autosave.json")


def test_rules_that_fail_leave_a_crash_file(fails: Callable[..., str], brink: Brink, monkeypatch: Any) -> None:
    monkeypatch.setenv("BRINK_GAMES", "test_lab:BrokenParley")
    games.cache_clear()
    result = brink("play", "parley", "--seats", "random,random", "--seed", "x", code=2)
    assert "the rules failed (KeyError: 'a defect in the rules')" in result.stderr
    assert "Tried again: it fails again" in brink("replay", "crashes/parley-play.json").stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seats", "human,genius"], "nobody called 'genius'"),
        (["--seats", "human"], "not 1"),
        (["--seats", "human,random,random,random,random"], "not 5"),
        (["--seats", "human:,random"], "has no name"),
        (["--seats", "human:Anna,random:Anna"], "two seats are called 'Anna'"),
        (["--seats", "human:Anna (random),random"], "that is how a bot is called"),
        (["--lang", "xx"], "there is no language 'xx'"),
        (["--option", "goal=0"], "bad option for parley"),
        (["--option", "nonsense=1"], "bad option for parley"),
        (["--pack", "mine"], "no pack 'mine'"),
    ],
)
def test_play_with_bad_input(fails: Callable[..., str], args: list[str], sentence: str) -> None:
    assert sentence in fails("play", "parley", *args)


def test_a_record_without_its_seed_cannot_be_played_on(fails: Callable[..., str]) -> None:
    file = stored(finished(moves=5))
    assert "without its seed" in fails("play", "parley", "--load", file)


# -- texts ----------------------------------------------------------------------------------------------------------


def test_the_terminal_has_the_same_words_in_every_language() -> None:
    english = messages(LOCALE, "en")
    for language in LANGUAGES:
        assert messages(LOCALE, language) == english


def test_every_word_of_the_terminal_is_used() -> None:
    code = "".join(file.read_text() for file in LOCALE.parent.glob("*.py"))
    assert [key for key in messages(LOCALE, "en") if f'"{key}"' not in code and f"'{key}'" not in code] == []


def test_alone_among_bots_one_is_not_asked_what_can_only_be_passed(brink: Brink) -> None:
    """Windows in which one holds no answer pass by; `--ask-all` brings the question back; in company it never goes."""
    game = ["play", "parley", "--seed", "quiet"]
    quiet = brink(*game, "--seats", "human,random,random", typed=ALWAYS_FIRST).output
    asked = brink(*game, "--seats", "human,random,random", "--ask-all", typed=ALWAYS_FIRST).output
    company = brink(*game, "--seats", "human,human,random", typed="\n1\n" * 2000).output
    only_pass = re.compile(r"React\?[^\n]*\n +1 +Pass\n(?! +2)")
    assert not only_pass.findall(quiet)
    assert only_pass.findall(asked)
    assert only_pass.findall(company)
