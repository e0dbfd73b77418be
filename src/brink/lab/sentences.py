"""A against B in plain sentences: what differs, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brink.lab.comparing import SURE
from brink.lab.sheets import Row, Sheet

MOST: Final = 5  # pieces that are told in words


def sentences(sheet: Sheet, arms: Sequence[str]) -> list[tuple[bool, str]]:
    """Of a sheet of comparisons: each sentence, and whether it is sure."""
    rows = sheet.records()
    found = [(True, sentence(row, arms)) for row in rows if row["p"] < SURE]
    if found or not rows:
        return found
    reach = max((max(abs(row["from"]), abs(row["to"])) for row in rows if row["unit"] == "%"), default=0.0)
    nothing = (
        f"Nothing differs so much that chance would not explain it: of {len(rows)} comparisons none is sure. "
        f"A true difference in the shares asked about is hardly greater than {reach:.1f} points."
    )
    return [(False, nothing), (False, f"The most striking: {sentence(rows[0], arms)}")]


def sentence(row: Row, arms: Sequence[str]) -> str:
    percent = row["unit"] == "%"
    decimals = 1 if percent or abs(row["difference"]) >= 1 else 2
    sign = "\u00a0%" if percent else ""
    values = (f"{row[name]:,.{decimals}f}{sign}" for name in ("this arm", "first arm"))
    subject, rest = _subject(row["what"], *values)
    chance = "p < 0.001" if row["p"] < 0.001 else f"p = {row['p']:.3f}"
    return (
        f"{subject} with {row.get('arm', arms[-1])}, {rest} with {arms[0]}: "
        f"{abs(row['difference']):,.{decimals}f}{' points' if percent else ''} {_more(row['difference'])} "
        f"(95 %: {_interval(row, decimals)}; {row['pairs']:,} pairs of games). "
        f"That is {'' if row['p'] < SURE else 'not '}sure: {chance} after Holm's correction."
    )


def piece_sentences(sheet: Sheet) -> list[tuple[bool, str]]:
    """The pieces that are drawn or played more or less often, the surest first."""
    sure = [row for row in sheet.records() if row["p"] < SURE]
    if not sure:
        return [(False, "No piece is drawn or played more or less often than chance explains.")]
    found = [
        (
            True,
            f"{row['piece']} {row['this arm']:.2f} times a game instead of {row['first arm']:.2f} "
            f"(95 %: {_interval(row, 2)}).",
        )
        for row in sure[:MOST]
    ]
    return found if len(sure) <= MOST else [*found, (False, f"And {len(sure) - MOST} more, in the table.")]


def _subject(what: str, this: str, first: str) -> tuple[str, str]:
    if what.endswith(" wins"):
        return f"{what[:1].upper()}{what[1:]} {this} of games", first
    if what.startswith("ended by"):
        return f"{this} of games {what}", first
    if what.endswith("a decision"):
        return f"A decision has {this} {what.removesuffix(' a decision')}", first
    return f"A game has {this} {what}", first


def _more(difference: float) -> str:
    return "more" if difference > 0 else "less"


def _interval(row: Row, decimals: int) -> str:
    """To which side, if it is but one."""
    low, high = row["from"], row["to"]
    if low * high <= 0:
        return f"{low:+.{decimals}f} to {high:+.{decimals}f}"
    near, far = sorted((abs(low), abs(high)))
    return f"{near:,.{decimals}f} to {far:,.{decimals}f} {_more(low)}"
