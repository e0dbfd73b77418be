"""The report of a run: one page to read, print or show, and the figures behind it beside it.

The page needs nothing else, no network and no fonts. Beside `report.html` lies `report-data/`: each table as CSV, each
picture as SVG.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from brink.lab import plots
from brink.lab.comparing import SURE
from brink.lab.findings import FEW, Findings
from brink.lab.plots import Band, Dot
from brink.lab.sentences import piece_sentences, sentences
from brink.lab.sheets import Cells, Row, Sheet, shown
from brink.lab.store import Run

TOP: Final = 20  # pieces in a picture
LONG: Final = 14  # rows that a table may have and be open
HERE: Final = Path(__file__).parent


def write_report(run: Run, file: Path) -> Path:
    page = Page(Findings(run), file.with_name(f"{file.stem}-data"))
    page.data.mkdir(parents=True, exist_ok=True)
    html = page.html()
    part = file.with_name(f".{file.name}.part")
    part.write_text(html, encoding="utf-8")
    part.replace(file)
    return file


class Page:
    """Made from top to bottom; every table and picture leaves its file as it is written."""

    def __init__(self, found: Findings, data: Path) -> None:
        self.found, self.data = found, data
        self._sections: list[tuple[str, str, str]] = []  # id, title, content

    def html(self) -> str:
        self._asked()
        if self.found.games.played:
            self._against()
            self._wins()
            self._endings()
            self._lengths()
            self._pairings()
            self._pieces()
        self._reading()
        title = escape(f"{self.found.about.experiment.name} – {self.found.about.title}")
        links = "".join(f'<a href="#{name}">{escape(words)}</a>' for name, words, _ in self._sections)
        body = "".join(
            f'<section id="{name}"><h2>{escape(words)}</h2>{content}</section>'
            for name, words, content in self._sections
        )
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<style>{_colours()}{_file('report.css')}</style></head><body>"
            f"<header><h1>{escape(self.found.about.experiment.name)}</h1>{self._standing()}<nav>{links}</nav></header>"
            f"{body}<script>{_file('report.js')}</script></body></html>\n"
        )

    # -- parts of the page --------------------------------------------------------------------------------------------

    def _section(self, name: str, title: str, *content: str) -> None:
        self._sections.append((name, title, "".join(content)))

    def _standing(self) -> str:
        about, games = self.found.about, self.found.games
        wanted = about.experiment.games
        short = (
            wanted is not None
            and about.experiment.until is None
            and games.played + games.failed < wanted * len(about.arms)
        )
        unfinished = f" So far: {wanted * len(about.arms):,} were asked for." if short and wanted is not None else ""
        failed = f" {games.failed:,} games failed and are left out." if games.failed else ""
        return f'<p class="soft">{escape(about.title)}: {games.played:,} games between bots.{unfinished}{failed}</p>'

    def _asked(self) -> None:
        about = self.found.about
        experiment = about.experiment
        until = f"until intervals are narrower than {100 * experiment.until:g} points" if experiment.until else ""
        count = f"{experiment.games:,}" if experiment.games else ""
        facts = {
            "Game": f"{about.title}, rules {about.rules}, {about.players} players",
            "Bots": ", ".join(experiment.bots),
            "Games": ", ".join(filter(None, [count, until])) + (" by each arm" if self.found.compares else ""),
            "Compared" if self.found.compares else "Pack": "; ".join(
                f"{arm.label} ({arm.hash[:8]})" for arm in about.arms
            ),
            "Options": ", ".join(f"{name} = {value}" for name, value in experiment.options.items()),
            "Scenarios": ", ".join(experiment.scenarios),
            "Seed": experiment.seed or experiment.name,
            "Run": f"{about.run}, brinkmanship {about.brink}",
        }
        rows = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items() if value)
        self._section("asked", "What was asked", f"<dl>{rows}</dl>")

    def _against(self) -> None:
        sheet = self.found.comparisons()
        if sheet is None or not sheet.rows:
            return
        same, pairs = self.found.alike() or (0, 0)
        first, *others = (escape(arm) for arm in self.found.arms)
        content = [
            f"<p>{first} against {', '.join(others)}: each game was played by both with the same seed and the same "
            f"seats. {same:,} of {pairs:,} pairs of games went exactly alike.</p>",
            _says(sentences(sheet, self.found.arms)),
        ]
        shares = [row for row in sheet.records() if row["unit"] == "%"]
        if shares:
            several = len(self.found.arms) > 2
            dots = [
                Dot(
                    label=f"{row['what']} ({row['arm']})" if several else row["what"],
                    value=row["difference"] / 100,
                    low=row["from"] / 100,
                    high=row["to"] / 100,
                    strong=row["p"] < SURE,
                )
                for row in sorted(shares, key=lambda row: str(row["what"]))
            ]
            picture = plots.forest(dots, [], axis="difference in points of percent", reference=0.0)
            content.append(self._figure("comparison", picture, "Differences in shares, with 95 % intervals", sheet))
        content.append(self._table(sheet, sure="p"))
        pieces = self.found.piece_comparisons()
        if pieces is not None and pieces.rows:
            content += ["<h3>How often pieces are drawn and played</h3>", _says(piece_sentences(pieces))]
            content.append(self._table(pieces, sure="p", fold=True))
        self._section("against", "A against B", *content)

    def _wins(self) -> None:
        content = []
        for sheet in self.found.wins():
            first = sheet.columns[0].name
            dots = [
                Dot(row[first], row["win rate"], row["from"], row["to"], self._series(row)) for row in sheet.records()
            ]
            usual = float(self.found.games.won.mean()) if first in ("seat", "role", "bot") else None
            caption = f"Win rate by {first}, with 95 % intervals"
            content += [f"<h3>{sheet.title}</h3>"]
            if len(dots) <= 60:
                picture = plots.forest(dots, self._arms, axis="win rate", reference=usual)
                content.append(self._figure(sheet.name, picture, caption, sheet))
            content.append(self._table(sheet))
        self._section("wins", "Who wins", *content)

    def _endings(self) -> None:
        sheet = self.found.endings()
        dots = [
            Dot(row["ended by"], row["share"], row["from"], row["to"], self._series(row)) for row in sheet.records()
        ]
        content = [
            self._figure(
                "endings",
                plots.forest(dots, self._arms, axis="share of games", reference=None),
                "How games end, with 95 % intervals",
                sheet,
            ),
            self._table(sheet),
        ]
        rounds = self.found.endings_by_round()
        if rounds is not None:
            order = list(dict.fromkeys(row["ended by"] for row in sheet.records()))
            totals: dict[str, dict[int, int]] = {how: {} for how in order}
            for row in rounds.records():
                own = totals[row["ended by"]]
                own[row["round"]] = own.get(row["round"], 0) + row["games"]
            picture = plots.stacked(list(totals.items()), axis="round in which the game ended", counts="games")
            caption = "When games end, and how" + (", by all arms together" if self.found.compares else "")
            content.append(self._figure("endings-by-round", picture, caption, rounds))
        self._section("endings", "How and when games end", *content)

    def _lengths(self) -> None:
        games, sheet = self.found.games, self.found.lengths()
        own = [games.decisions[games.arm == arm] for arm in range(len(self.found.arms))]
        picture = plots.histogram(own, self._arms, axis="decisions in a game", counts="games")
        content = [self._figure("lengths", picture, "How long games are", sheet), self._table(sheet)]
        choices, verbs = self.found.choices(), self.found.verbs()
        if choices is None:
            content.append(
                '<p class="note">With <code>rows = ["decisions"]</code> it is also told how choices go on.</p>'
            )
        else:
            lines = [_band(choices, self.found.arms, arm) for arm in range(len(self.found.arms))]
            picture = plots.bands(lines, self._arms, axis="how much of the game is over", counts="options")
            caption = "Options of a decision over the game: the mean, and where 80 of 100 lie"
            content += [self._figure("choices", picture, caption, choices), self._table(choices, fold=True)]
        if verbs is not None:
            content += ["<h3>What is done</h3>", self._table(verbs, fold=True)]
        self._section("lengths", "Length and choices", *content)

    def _pairings(self) -> None:
        content = []
        for sheet in self.found.pairings():
            records = sheet.records()
            names = list(dict.fromkeys(row["one"] for row in records))
            picture = plots.matrix(names, {(row["one"], row["other"]): row["share"] for row in records})
            caption = "How often the row does better than the column at the same table, in percent"
            content += [
                f"<h3>{sheet.title}</h3>",
                self._figure(sheet.name, picture, caption, sheet, small=len(names) < 6),
            ]
            content.append(self._table(sheet, fold=True))
        if content:
            self._section("pairings", "Pairings", *content)

    def _pieces(self) -> None:
        sheets = self.found.piece_sheets()
        if not sheets:
            words = 'With <code>rows = ["cards"]</code> it is also told what cards and other pieces do.'
            self._section("pieces", "Cards and other pieces", f'<p class="note">{words}</p>')
            return
        asked = self.found.questions_about_pieces
        note = (
            "Win rates of seats that drew or played a piece. The lift is how much more they win, in points of percent, "
            f"than seats of the same role do as a rule. {asked} such figures are told here; intervals are so wide, and "
            "p so corrected (Holm), that in 95 of 100 reports all of them hold. Of a piece that fewer than "
            f"{FEW} seats had nothing is said. What is drawn is luck; but a card may be played because its player was "
            "winning anyway."
        )
        content = [f'<p class="note">{note}</p>']
        for sheet in sheets:
            content += [f"<h3>{escape(sheet.title)}</h3>"]
            how = "drawn" if any(row["drawn: lift"] is not None for row in sheet.records()) else "played"
            dots = _striking(sheet, how)
            if dots:
                usual = float(self.found.games.won.mean())
                picture = plots.forest(dots, [], axis=f"win rate of seats that have {how} it", reference=usual)
                caption = f"The {len(dots)} with the greatest lift to either side; faint: chance may explain it"
                content.append(self._figure(sheet.name, picture, caption, sheet))
            content.append(self._table(sheet, sure=f"{how}: p", fold=True))
        self._section("pieces", "Cards and other pieces", *content)

    def _reading(self) -> None:
        self._section(
            "reading",
            "How to read this",
            "<p>Intervals are those of Wilson: in 95 of 100 reports the true value lies between. Bots are not people: "
            "what holds among them need not hold among you. A difference between arms is that of pairs of games with "
            "the same seed (McNemar's test for wins, Bonett and Price's interval); p is corrected for the number of "
            "comparisons (Holm): below 0.05 it is called sure. One that is sure is worth a second run with another "
            "seed: what was striking in the first is often smaller in the second.</p>",
        )

    # -- small things -------------------------------------------------------------------------------------------------

    @property
    def _arms(self) -> list[str]:
        return self.found.arms if self.found.compares else []

    def _series(self, row: Row) -> int:
        return self.found.arms.index(row["arm"]) if "arm" in row else 0

    def _keep(self, sheet: Sheet) -> None:
        (self.data / f"{sheet.name}.csv").write_text(sheet.csv(), encoding="utf-8")

    def _figure(self, name: str, svg: str, caption: str, sheet: Sheet, *, small: bool = False) -> str:
        (self.data / f"{name}.svg").write_text(plots.on_paper(svg), encoding="utf-8")
        self._keep(sheet)
        folder = escape(self.data.name)
        links = f'<a href="{folder}/{name}.svg">SVG</a><a href="{folder}/{sheet.name}.csv">CSV</a>'
        size = ' class="small"' if small else ""
        picture = plots.in_page(svg, escape(caption))
        return f"<figure{size}>{picture}<figcaption>{escape(caption)}. {links}</figcaption></figure>"

    def _table(self, sheet: Sheet, *, sure: str = "", fold: bool = False) -> str:
        self._keep(sheet)
        heads = "".join(f'<th scope="col"{_text(column.kind)}>{escape(column.name)}</th>' for column in sheet.columns)
        chance = next((at for at, column in enumerate(sheet.columns) if column.name == sure), None)
        rows = "".join(_row(row, sheet, chance) for row in sheet.rows)
        table = f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
        link = f'<p class="note"><a href="{escape(self.data.name)}/{sheet.name}.csv">{sheet.name}.csv</a></p>'
        if not fold and len(sheet.rows) <= LONG:
            return table + link
        return f"<details><summary>All {len(sheet.rows)} rows</summary>{table}{link}</details>"


def _says(found: Iterable[tuple[bool, str]]) -> str:
    items = (
        f"<li{' class=' + chr(34) + 'sure' + chr(34) if sure else ''}>{escape(words)}</li>" for sure, words in found
    )
    return f'<ul class="says">{"".join(items)}</ul>'


def _striking(sheet: Sheet, how: str) -> list[Dot]:
    rows = [row for row in sheet.records() if row[f"{how}: lift"] is not None]
    rows = sorted(rows, key=lambda row: -abs(row[f"{how}: lift"]))[:TOP]
    rows.sort(key=lambda row: -row[f"{how}: win rate"])
    return [
        Dot(
            row["name"],
            row[f"{how}: win rate"],
            row[f"{how}: from"],
            row[f"{how}: to"],
            strong=row[f"{how}: p"] < SURE,
        )
        for row in rows
    ]


def _band(sheet: Sheet, arms: Sequence[str], arm: int) -> Band:
    rows = [row for row in sheet.records() if row.get("arm", arms[arm]) == arms[arm]]
    return Band(*([row[name] for row in rows] for name in ("of the game", "10 %", "mean", "90 %")))


def _row(row: Cells, sheet: Sheet, chance: int | None) -> str:
    sure = chance is not None and row[chance] is not None and row[chance] < SURE
    cells = "".join(
        f"<td{_text(column.kind)}{_value(value, column.kind)}>{escape(shown(value, column.kind))}</td>"
        for value, column in zip(row, sheet.columns, strict=True)
    )
    return f"<tr{_sure(sure)}>{cells}</tr>"


def _sure(sure: bool) -> str:
    return ' class="sure"' if sure else ""


def _text(kind: str) -> str:
    return ' class="text"' if kind == "text" else ""


def _value(value: object, kind: str) -> str:
    return "" if kind == "text" else f' data-value="{"" if value is None else value}"'


def _colours() -> str:
    def of(colours: dict[str, str]) -> str:
        return "".join(f"--{role}:{colour};" for role, colour in colours.items())

    light, dark = of(plots.LIGHT), of(plots.DARK)
    return f":root{{{light}}}@media screen and (prefers-color-scheme: dark){{:root{{{dark}}}}}"


def _file(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")
