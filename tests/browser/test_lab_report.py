"""A report of the lab in a browser: tables are sorted by a press, and nothing is wider than a phone."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from brink.lab.experiment import Experiment
from lacking import missing

NARROW = {"width": 390, "height": 800}


@pytest.fixture
def page_of_a_run(tmp_path: Path) -> Path:
    for module in ("pyarrow", "matplotlib"):
        if find_spec(module) is None:
            missing(module, "pip install 'brinkmanship[lab]'")
    from brink.lab.report import write_report
    from lab.conftest import carry_out

    experiment = Experiment(name="trial", game="parley", players=3, games=30, rows=("cards", "decisions"))
    return write_report(carry_out(experiment, tmp_path / "run"), tmp_path / "report.html")


def test_tables_are_sorted_by_a_press_and_the_page_fits_a_phone(page_of_a_run: Path, browser: Browser) -> None:
    page = browser.new_page(viewport=NARROW)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page_of_a_run.as_uri())
    assert asked == [page_of_a_run.as_uri()], "it needs nothing else"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table = page.locator("section#wins table").first
    column = table.locator("tbody td:nth-child(3)")
    table.get_by_role("button", name="wins", exact=True).click()
    falling = [int(one) for one in column.all_inner_texts()]
    assert falling == sorted(falling, reverse=True)
    table.get_by_role("button", name="wins", exact=True).click()
    assert [int(one) for one in column.all_inner_texts()] == sorted(falling)
    assert table.locator("th[aria-sort]").count() == 1
    table.get_by_role("button", name="seat").click()
    assert table.locator("tbody td:first-child").all_inner_texts() == ["seat 1", "seat 2", "seat 3"]
    page.close()
