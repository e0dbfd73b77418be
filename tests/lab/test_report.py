"""The report: one page that needs nothing else, whose figures are those of the rows."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from brink.cli import app
from brink.engine.registry import games
from brink.lab.experiment import Experiment
from brink.lab.statistics import wilson
from brink.lab.store import Run
from lab.conftest import Write, carry_out, install, play
from lab.test_runs import other_pack
from lacking import missing
from terminal import CliRunner


@pytest.fixture(autouse=True)
def _plots() -> None:
    if find_spec("matplotlib") is None:
        missing("matplotlib", "pip install 'brinkmanship[lab]'")


class Reader(HTMLParser):
    """What a page asks for, and what it links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.sections: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "a":
            self.links.append(given["href"])
        elif "src" in given or tag == "link":
            self.fetched.append(given.get("src") or given.get("href", ""))
        if tag == "section":
            self.sections.append(given["id"])
        if tag == "g" and "id" in given:
            self.ids.append(given["id"])


def written(run: Run, *arguments: str) -> Path:
    done = CliRunner().invoke(app, ["lab", "report", str(run.folder), *arguments])
    assert done.exit_code == 0, done.output
    return Path(done.stdout.strip())


def rows_of(page: Path, name: str) -> list[dict[str, str]]:
    with (page.with_name(f"{page.stem}-data") / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """One run for all tests that only read it: A against B, with every kind of rows."""
    folder = tmp_path_factory.mktemp("compared")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BRINK_PACKS", str(folder / "packs"))
        games.cache_clear()
        other_pack("mine", banquet=30)
        experiment = Experiment(
            name="trial", game="parley", players=3, games=60, packs=("standard", "mine"), rows=("cards", "decisions")
        )
        yield carry_out(experiment, folder / "run")
    games.cache_clear()


@pytest.fixture(scope="module")
def page(compared: Run) -> Path:
    return written(compared)


def test_the_page_needs_nothing_else(compared: Run, page: Path) -> None:
    assert page == compared.folder / "report.html"
    text = page.read_text(encoding="utf-8")
    reader = Reader(text)
    assert reader.fetched == []
    assert not re.search(r"https?://|url\((?!#)|@import", text)
    wanted = ["asked", "against", "wins", "endings", "lengths", "pieces", "reading"]
    assert [name for name in reader.sections if name != "pairings"] == wanted
    assert reader.ids == [], "pictures share one page"
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_every_figure_has_its_data_beside_it(compared: Run) -> None:
    page = written(compared, "--to", "elsewhere.html")
    assert page == Path("elsewhere.html")
    links = [link for link in Reader(page.read_text(encoding="utf-8")).links if not link.startswith("#")]
    assert {Path(link).suffix for link in links} == {".csv", ".svg"}
    for link in links:
        assert Path(link).is_file()
    assert {str(file) for file in Path("elsewhere-data").iterdir()} == set(links)


def test_a_picture_on_its_own_can_be_shown(page: Path) -> None:
    pictures = list(page.with_name("report-data").glob("*.svg"))
    assert len(pictures) >= 6
    for file in pictures:
        text = file.read_text(encoding="utf-8")
        ElementTree.fromstring(text)
        assert "var(--" not in text
        assert "#2f6db5" in text or "#d9722e" in text
        targets = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text))
        assert {one or other for one, other in targets} <= set(re.findall(r'id="([^"]+)"', text))


def test_win_rates_are_those_of_the_rows(compared: Run, page: Path) -> None:
    played = compared.rows("games").to_pylist()
    found = rows_of(page, "wins-by-seat")
    assert len(found) == 6
    for row in found:
        own = [game for game in played if game["arm"] == row["arm"]]
        wins = sum(int(row["seat"].removeprefix("seat ")) - 1 in game["winners"] for game in own)
        assert (int(row["played"]), int(row["wins"])) == (60, wins)
        assert (float(row["from"]), float(row["to"])) == pytest.approx(wilson(wins, 60))
    ended = rows_of(page, "endings")
    assert sum(int(row["games"]) for row in ended) == 120
    assert sum(int(row["games"]) for row in rows_of(page, "endings-by-round")) == 120


def test_pieces_are_those_of_the_rows(compared: Run, page: Path) -> None:
    cards, played = compared.rows("cards").to_pylist(), compared.rows("games").to_pylist()
    winners = {(game["game"], game["arm"]): game["winners"] for game in played}
    drew = [row for row in cards if row["piece"] == "card-banquet" and row["drawn"]]
    (row,) = [row for row in rows_of(page, "pieces-card") if row["name"] == "Banquet"]
    assert int(row["drawn: seats"]) == len(drew)
    wins = sum(one["seat"] in winners[one["game"], one["arm"]] for one in drew)
    assert float(row["drawn: win rate"]) == pytest.approx(wins / len(drew))
    assert float(row["drawn a game"]) == pytest.approx(sum(one["drawn"] for one in drew) / 120)
    low, high = wilson(wins, len(drew))
    assert float(row["drawn: from"]) < low < high < float(row["drawn: to"]), "so wide that all hold together"


def test_games_that_went_alike_by_both_arms_are_no_surer_than_once(write: Write) -> None:
    figures = []
    for variants in (["one"], ["one", "two"]):
        file = write(rows=["cards"], variants={name: {} for name in variants})
        page = written(play(file, f"run of {len(variants)}"))
        heads = [f"{how}: {figure}" for how in ("drawn", "played") for figure in ("seats", "lift", "p")]
        figures.append({row["name"]: [row[head] for head in heads] for row in rows_of(page, "pieces-card")})
    assert figures[0] == figures[1]
    assert any(row[0] for row in figures[0].values())


def test_a_against_b_says_what_differs(page: Path) -> None:
    """Ten times as many banquets are drawn far more often; that is found, in words and figures."""
    first = rows_of(page, "comparison-of-pieces")[0]
    assert (first["piece"], float(first["p"]) < 0.001) == ("Banquet (card) drawn", True)
    assert re.search(r"Banquet \(card\) drawn [\d.]+ times a game instead of", page.read_text(encoding="utf-8"))


def test_choices_are_those_of_the_rows(compared: Run, page: Path) -> None:
    found = rows_of(page, "choices")
    played = compared.rows("games").to_pylist()
    assert sum(int(row["decisions"]) for row in found) == sum(game["decisions"] for game in played)
    total = sum(int(row["decisions"]) * float(row["mean"]) for row in found)
    assert total == pytest.approx(sum(game["choices"] for game in played))


def test_pairings_of_bots(write: Write) -> None:
    run = play(write(game="volk", players=2, bots=["random", "steady"], games=6), "run")
    found = {(row["one"], row["other"]): row for row in rows_of(written(run), "pairings-of-bots")}
    assert set(found) == {("random", "steady"), ("steady", "random")}
    assert sum(float(row["better"]) for row in found.values()) == 6
    assert "random" in {row["bot"] for row in rows_of(run.folder / "report.html", "wins-by-bot")}


def test_allies_are_a_team(write: Write) -> None:
    run = play(write(game="twoplustwo", players=4, games=5), "run")
    written(run)
    teams = {row["team"]: int(row["wins"]) for row in rows_of(run.folder / "report.html", "wins-by-team")}
    assert teams.keys() == {"USA + West", "Soviet Union + East"}
    played = run.rows("games").to_pylist()
    assert sum(teams.values()) == sum(bool(game["winners"]) for game in played)


def test_a_run_that_was_stopped_can_be_reported(write: Write) -> None:
    run = play(write(games=10), "run")
    about = run.folder / "run.json"
    about.write_text(about.read_text().replace('"games": 10', '"games": 500'))
    text = written(run).read_text(encoding="utf-8")
    assert "10 games between bots. So far: 500 were asked for." in text
    assert 'With <code>rows = ["cards"]</code>' in text


def test_games_that_failed_are_left_out_and_told(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "test_lab:BrokenParley")
    run = play(write(games=3), "run")
    assert "3 games failed and are left out." in written(run).read_text(encoding="utf-8")


def test_the_same_report_twice_is_the_same(compared: Run, page: Path) -> None:
    again = written(compared, "--to", "again.html").read_text(encoding="utf-8")
    assert again.replace("again-data", "report-data") == page.read_text(encoding="utf-8")


def test_names_from_a_pack_are_not_markup(write: Write, packs_home: Path) -> None:
    other_pack("mine", banquet=9)
    locale = packs_home / "parley" / "mine" / "locale"
    locale.mkdir()
    (locale / "en.ftl").write_text('card-banquet = <img src="x" onerror="alert(1)">\n')
    run = play(write(packs=["mine"], rows=["cards"], games=30), "run")
    text = written(run).read_text(encoding="utf-8")
    assert "<img" not in text
    assert "&lt;img" in text
