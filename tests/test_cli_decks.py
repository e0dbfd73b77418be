"""`brink decks`: the deck by types, the verdict with its exit code, building, and every kind of bad input."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from brink.cli import app
from brink.engine import Game
from brink.engine.registry import find_game, games
from brink.engine.texts import LANGUAGES
from terminal import CliRunner, Result

SPEARHEAD = "US-1XN5-5MAX-8C3J-ZWKH-6ZN6-3"  # the ready deck of the USA


def brink(*args: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["decks", *args], catch_exceptions=False, prog_name="brink")
    assert result.exit_code == code, result.output
    return result


def ready_code() -> str:
    """The pack may be tuned, and then the code is another one."""
    answer: Any = find_game("twogm").ask("deck-check", {"faction": "us"})
    return str(answer.ready[0].code)


def code_of(*args: str) -> str:
    return str(json.loads(brink("build", *args, "--json").stdout)["code"])


# -- check ---------------------------------------------------------------------------------------------------------


def test_a_legal_deck_is_shown_by_types_with_totals() -> None:
    out = brink("check", ready_code()).stdout
    assert out.startswith("USA: 120 of 120 points, ")
    assert re.search(r"^Infantry \(\d+; \d+ points\)$", out, re.MULTILINE)
    assert re.search(r"^ *\d / 9  Light Infantry \(Riflemen\) +1 *$", out, re.MULTILINE)
    assert f"Code: {ready_code()}" in out
    assert out.endswith("Legal: this deck may be played.\n")
    points = [int(found) for found in re.findall(r"; (\d+) points\)$", out, re.MULTILINE)]
    assert len(points) == 6
    assert sum(points) == 120


def test_a_refused_deck_says_every_reason_with_its_rule() -> None:
    out = brink("check", ready_code(), "--points", "100", "--year", "1942", code=1).stdout
    reasons = out.partition("Refused:\n")[2].splitlines()
    assert reasons[-1] == "- 120 points; the limit is 100. (§1)"
    assert any(re.fullmatch(r"- .+ is of 194[345]; the limit is 1942\. \(§1\)", line) for line in reasons)
    assert "No card later than 1942." in out


def test_the_limits_of_a_scenario_apply() -> None:
    germans = code_of("--faction", "de")
    out = brink("check", germans, "--scenario", "omaha", code=1).stdout
    assert "at most 3 are allowed" in out
    assert (
        "is not a card of this faction"
        in brink("check", germans, "--scenario", "omaha", "--side", "south", code=1).stdout
    )
    built = code_of("--scenario", "omaha", "--side", "north")
    assert "Legal" in brink("check", built, "--scenario", "omaha").stdout
    assert "the limit is 60" in brink("check", ready_code(), "--allied", code=1).stdout


@pytest.mark.parametrize("bad", ["hello", "US-12", SPEARHEAD[:-1] + "Z"])
def test_what_is_no_code_is_refused(bad: str) -> None:
    out = brink("check", bad, code=1).stdout
    assert out.startswith("Refused:\n- This ")
    assert json.loads(brink("check", bad, "--json", code=1).stdout)["legal"] is False


def test_json_has_cards_totals_and_reasons() -> None:
    found = json.loads(brink("check", ready_code(), "--points", "119", "--json", code=1).stdout)
    assert (found["legal"], found["faction"], found["points"], found["limit"]) == (False, "us", 120, 119)
    assert sum(line["copies"] * line["points"] for line in found["cards"]) == 120
    assert all(line["copies"] for line in found["cards"])
    assert [reason["text"] for reason in found["reasons"]] == ["120 points; the limit is 119."]
    assert json.loads(brink("check", ready_code(), "--json").stdout)["legal"] is True


# -- build ---------------------------------------------------------------------------------------------------------


def test_a_built_deck_is_legal_and_its_code_leads_back_to_it() -> None:
    terms = ["--faction", "de", "--points", "120", "--year", "1943"]
    out = brink("build", *terms).stdout
    assert out.startswith("Germany: 120 of 120 points")
    assert "Seed" not in out
    code = re.search(r"^Code: (\S+)$", out, re.MULTILINE)
    assert code
    checked = brink("check", code[1], "--points", "120", "--year", "1943").stdout
    assert checked == out


def test_a_seed_makes_another_deck_and_always_the_same() -> None:
    usual, one, again, other = (
        code_of("--faction", "su", *seed) for seed in ([], ["--seed", "a"], ["--seed", "a"], ["--seed", "b"])
    )
    assert one == again
    assert len({usual, one, other}) == 3
    assert "Seed: a\n" in brink("build", "--faction", "su", "--seed", "a").stdout


# -- languages and bad input ---------------------------------------------------------------------------------------


def test_every_language_has_its_own_words() -> None:
    said = {lang: brink("check", ready_code(), "--points", "60", "--lang", lang, code=1).stdout for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert "Abgelehnt:" in said["de"]
    assert "120 puntos; el límite es 60. (§1)" in said["es"]
    assert "Geweigerd:" in said["nl"]


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("build", "--faction", "fr"), "fr"),
        (("build", "--scenario", "mars"), "there is no scenario 'mars'"),
        (("build", "--points", "0"), "points"),
        (("build", "--year", "1914"), "year"),
        (("build", "--game", "volk"), "volk has no question 'deck-build'"),
        (("check", SPEARHEAD, "--game", "chess"), "chess"),
        (("check", SPEARHEAD, "--pack", "none"), "has no pack 'none'"),
    ],
)
def test_bad_input_is_one_sentence(args: tuple[str, ...], part: str) -> None:
    result = brink(*args, code=2)
    assert result.stdout == ""
    assert part in result.stderr
    assert result.stderr.count("\n") == 1


def test_which_game_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only one that has decks; with several one must say which."""
    volk, twogm = find_game("volk"), find_game("twogm")

    def installed(*found: Game[Any]) -> None:
        monkeypatch.setattr("brink.cli.decks.games", lambda: {game.name: game for game in found})

    installed(volk)
    assert "no installed game has decks" in brink("build", code=2).stderr
    installed(volk, twogm)
    assert brink("build").stdout.startswith("USA")
    twin = type(twogm)()
    monkeypatch.setattr(twin, "name", "other", raising=False)
    installed(twogm, twin)
    assert "twogm, other" in brink("build", code=2).stderr
    assert "twogm" in games()
