"""Figures in rows and columns: each is a table on the page, and a CSV beside it."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

Kind: TypeAlias = str
"""Of a column: `text`, `count`, `share`, `points` (of percent), `number` or `chance`."""
Cells: TypeAlias = tuple[Any, ...]
"""A row: words, figures, and None where there is none. Which is which follows from the columns."""
Row: TypeAlias = dict[str, Any]
"""The same by the names of the columns."""


class Column(msgspec.Struct, frozen=True):
    name: str
    kind: Kind = "text"


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """`name` is what its file is called; `note` says how to read it."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: list[Cells]
    note: str = ""

    def csv(self) -> str:
        """The figures as they are, not rounded."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow([column.name for column in self.columns])
        writer.writerows(self.rows)
        return out.getvalue()

    def records(self) -> list[Row]:
        """The rows by the names of the columns."""
        names = [column.name for column in self.columns]
        return [dict(zip(names, row, strict=True)) for row in self.rows]

    def without(self, name: str) -> Sheet:
        """One column less."""
        at = [column.name for column in self.columns].index(name)
        return msgspec.structs.replace(
            self,
            columns=self.columns[:at] + self.columns[at + 1 :],
            rows=[row[:at] + row[at + 1 :] for row in self.rows],
        )


def columns(*given: str | tuple[str, Kind]) -> tuple[Column, ...]:
    return tuple(Column(one) if isinstance(one, str) else Column(*one) for one in given)


def shown(value: Any, kind: Kind) -> str:
    """A figure as people read it."""
    if value is None:
        return "–"
    if kind == "count":
        return f"{value:,}"
    if kind == "share":
        return f"{value:.1%}".replace("%", "\u00a0%")
    if kind == "points":
        return f"{100 * value:+.1f}"
    if kind == "number":
        return f"{value:,.2f}"
    if kind == "chance":
        return "< 0.001" if value < 0.001 else f"{value:.3f}"
    return str(value)


def arm_column(sheet: Sheet, arms: Sequence[str]) -> Sheet:
    """Which arm it is about is said only where there are several."""
    return sheet if len(arms) > 1 else sheet.without("arm")
