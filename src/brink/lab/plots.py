"""Pictures of figures, as SVG: in the colours of the page around them, or on their own for a talk.

Matplotlib draws with colours that stand for roles (ink, grid, the first arm). They are replaced afterwards: in a page
by variables of its style sheet, so that light and dark are a matter of style; in a file by the colours themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Final

import msgspec

from brink.lab.extras import Array, Drawing, needed

INK, SOFT, GRID, PAPER = "#010203", "#040506", "#070809", "#0a0b0c"
SERIES: Final = ("#0d0e0f", "#101112", "#131415", "#161718", "#191a1b", "#1c1d1e", "#1f2021", "#222324")
ROLES: Final = {INK: "ink", SOFT: "soft", GRID: "grid", PAPER: "paper"} | {
    colour: f"c{number}" for number, colour in enumerate(SERIES)
}
LIGHT: Final = {
    "ink": "#1d2530", "soft": "#5d6875", "grid": "#dde2e8", "paper": "#ffffff",
    "c0": "#2f6db5", "c1": "#d9722e", "c2": "#3c9a72", "c3": "#a0549b",
    "c4": "#b98d1c", "c5": "#c2455c", "c6": "#4aa3c0", "c7": "#7a7f87",
}  # fmt: skip
DARK: Final = {
    "ink": "#e8ecf1", "soft": "#a3adb9", "grid": "#343c47", "paper": "#171b21",
    "c0": "#6ea8ea", "c1": "#f0995c", "c2": "#6cc6a0", "c3": "#cf8ccb",
    "c4": "#e0b95a", "c5": "#e98398", "c6": "#7cc8e0", "c7": "#a9aeb6",
}  # fmt: skip
_FONT: Final = "Inter, 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif"
_WIDTH: Final = 7.6  # inches, of which a page shows as many as there is room for
_LEFT: Final = 2.1  # inches for names
_LONG: Final = 29  # letters of a name


class Dot(msgspec.Struct, frozen=True):
    """A value with its interval; `series` is which arm it is of."""

    label: str
    value: float
    low: float
    high: float
    series: int = 0
    strong: bool = True


def forest(
    dots: Sequence[Dot], series: Sequence[str], *, axis: str, reference: float | None, percent: bool = True
) -> str:
    """A line for each name: where its value lies, and between what."""
    labels = list(dict.fromkeys(dot.label for dot in dots))
    arms = max(1, len(series))
    height = 0.62 + 0.30 * len(labels) * (1 + 0.35 * (arms - 1))
    with _figure(height + (0.25 if arms > 1 else 0)) as (figure, axes):
        for dot in dots:
            at = len(labels) - 1 - labels.index(dot.label) + (0.5 - (dot.series + 0.5) / arms) * 0.55
            colour = SERIES[dot.series % len(SERIES)]
            faint = 1.0 if dot.strong else 0.45
            axes.plot([dot.low, dot.high], [at, at], color=colour, linewidth=2.2, alpha=faint, solid_capstyle="round")
            axes.plot([dot.value], [at], "o", color=colour, markersize=6.5, alpha=faint, markeredgecolor=PAPER)
        axes.set_yticks(range(len(labels)), [_short(label) for label in reversed(labels)])
        axes.set_ylim(-0.7, len(labels) - 0.3)
        axes.grid(axis="x", color=GRID, linewidth=0.8)
        if reference is not None:
            axes.axvline(reference, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_xlabel(axis)
        axes.tick_params(axis="y", length=0)
        if percent:
            _in_percent(axes.xaxis)
        _legend(axes, series)
        return _svg(figure)


def stacked(totals: Sequence[tuple[str, dict[int, int]]], *, axis: str, counts: str) -> str:
    """Bars by number, each made of parts."""
    numbers = sorted({number for _, one in totals for number in one})
    with _figure(2.9, left=0.75) as (figure, axes):
        bottom = dict.fromkeys(numbers, 0)
        for place, (label, one) in enumerate(totals):
            heights = [one.get(number, 0) for number in numbers]
            colour = SERIES[place % len(SERIES)]
            axes.bar(numbers, heights, 0.82, [bottom[n] for n in numbers], color=colour, label=label, edgecolor=PAPER)
            for number, count in zip(numbers, heights, strict=True):
                bottom[number] += count
        axes.grid(axis="y", color=GRID, linewidth=0.8)
        axes.xaxis.set_major_locator(needed("matplotlib.ticker").MaxNLocator(integer=True))
        axes.set_xlabel(axis)
        axes.set_ylabel(counts)
        _legend(axes, [label for label, _ in totals])
        return _svg(figure)


def histogram(values: Sequence[Array], series: Sequence[str], *, axis: str, counts: str) -> str:
    """How often which number, a line for each series."""
    np = needed("numpy")
    everything = np.concatenate([np.asarray(one) for one in values])
    bins = np.histogram_bin_edges(everything, bins=min(40, max(8, int(len(everything) ** 0.5))))
    with _figure(2.6, left=0.75) as (figure, axes):
        for place, one in enumerate(values):
            shares = np.histogram(one, bins)[0] / max(1, len(one))
            colour = SERIES[place % len(SERIES)]
            axes.stairs(shares, bins, color=colour, linewidth=1.8)
            axes.stairs(shares, bins, color=colour, fill=True, alpha=0.18)
        axes.set_ylim(bottom=0)
        _in_percent(axes.yaxis)
        axes.grid(axis="y", color=GRID, linewidth=0.8)
        axes.set_xlabel(axis)
        axes.set_ylabel(counts)
        _legend(axes, series)
        return _svg(figure)


class Band(msgspec.Struct, frozen=True):
    at: list[float]
    low: list[float]
    mean: list[float]
    high: list[float]


def bands(given: Sequence[Band], series: Sequence[str], *, axis: str, counts: str) -> str:
    """A line and how far most lie from it."""
    with _figure(2.8, left=0.75) as (figure, axes):
        for place, one in enumerate(given):
            colour = SERIES[place % len(SERIES)]
            axes.fill_between(one.at, one.low, one.high, color=colour, alpha=0.16, linewidth=0)
            axes.plot(one.at, one.mean, color=colour, linewidth=2.2)
        axes.set_ylim(bottom=0)
        axes.set_xlim(0, 1)
        _in_percent(axes.xaxis)
        axes.grid(axis="y", color=GRID, linewidth=0.8)
        axes.set_xlabel(axis)
        axes.set_ylabel(counts)
        _legend(axes, series)
        return _svg(figure)


def matrix(names: Sequence[str], shares: dict[tuple[str, str], float]) -> str:
    """Rows against columns: the stronger the colour, the further from even."""
    size = 0.42 * len(names)
    width = min(_WIDTH + 1.2, _LEFT + size + 1.1)
    with _figure(size + 1.4, width=width, right=1.1, top=1.25, bottom=0.1) as (figure, axes):
        rectangle = needed("matplotlib.patches").Rectangle
        for row, one in enumerate(names):
            for column, other in enumerate(names):
                share = shares.get((one, other))
                if share is not None:
                    colour = SERIES[0] if share >= 0.5 else SERIES[1]
                    square = rectangle(
                        (column - 0.5, row - 0.5), 1, 1, facecolor=colour, edgecolor=PAPER, linewidth=1.5
                    )
                    square.set_alpha(min(1.0, 0.08 + 1.5 * abs(share - 0.5)))
                    axes.add_patch(square)
                    axes.text(column, row, f"{100 * share:.0f}", ha="center", va="center", color=INK, fontsize=8.5)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xticks(range(len(names)), [_short(name) for name in names], rotation=40, ha="left")
        axes.xaxis.tick_top()
        axes.set_yticks(range(len(names)), [_short(name) for name in names])
        axes.tick_params(length=0)
        axes.spines["bottom"].set_visible(False)
        return _svg(figure)


def on_paper(svg: str) -> str:
    """On its own, in the colours of paper: for a talk."""
    return _coloured(svg, lambda role: LIGHT[role], 'xmlns="http://www.w3.org/2000/svg" ')


def in_page(svg: str, title: str) -> str:
    """In the colours of the page around it. Groups have no ids, for there are several pictures; shapes that are used
    again have ids that say what they are, so they may be there twice.
    """
    page = _coloured(svg, lambda role: f"var(--{role})", f'role="img" aria-label="{title}" ')
    return re.sub(r'<g id="[^"]*"', "<g", page)


def _coloured(svg: str, colour_of: Callable[[str], str], attributes: str) -> str:
    for colour, role in ROLES.items():
        svg = svg.replace(colour, colour_of(role))
    return svg.replace("<svg ", f"<svg {attributes}", 1)


@contextmanager
def _figure(
    height: float,
    *,
    width: float = _WIDTH,
    left: float = _LEFT,
    right: float = 0.3,
    top: float = 0.12,
    bottom: float = 0.5,
) -> Iterator[tuple[Drawing, Drawing]]:
    """Made without pyplot, which would keep every figure for a screen that there is not."""
    matplotlib = needed("matplotlib")
    style = {
        "font.family": "sans-serif", "font.sans-serif": ["DejaVu Sans"], "font.size": 9.5, "svg.fonttype": "none",
        "text.color": INK, "axes.labelcolor": SOFT, "xtick.color": SOFT, "ytick.color": INK, "axes.edgecolor": GRID,
        "axes.spines.top": False, "axes.spines.right": False, "axes.spines.left": False,
        "axes.axisbelow": True, "svg.hashsalt": "brink", "figure.facecolor": "none", "axes.facecolor": "none",
    }  # fmt: skip
    with matplotlib.rc_context(style):
        figure = needed("matplotlib.figure").Figure(figsize=(width, height))
        axes = figure.add_axes(
            (left / width, bottom / height, 1 - (left + right) / width, max(0.1, 1 - (bottom + top) / height))
        )
        yield figure, axes


def _svg(figure: Drawing) -> str:
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' xmlns(:xlink)?="[^"]*"', "", text).replace("xlink:href", "href")
    text = re.sub(r"'DejaVu Sans'(, [^;\"]*)?", _FONT, text)
    width, height = (float(re.search(rf'{name}="([\d.]+)pt"', text).group(1)) for name in ("width", "height"))  # type: ignore[union-attr]
    return re.sub(r'width="[\d.]+pt"|height="[\d.]+pt"', "", text, count=2).replace(
        "<svg ", f'<svg width="{width * 4 / 3:.0f}" height="{height * 4 / 3:.0f}" ', 1
    )


def _legend(axes: Drawing, series: Sequence[str]) -> None:
    """Above the picture, where it hides nothing."""
    if len(series) > 1:
        line = needed("matplotlib.lines").Line2D
        handles = [line([], [], color=SERIES[n % len(SERIES)], linewidth=3) for n in range(len(series))]
        columns = min(4, len(series))
        axes.legend(
            handles, [_short(one) for one in series], loc="lower left", bbox_to_anchor=(0, 1.0), ncols=columns,
            frameon=False, fontsize=9, handlelength=1.2, borderaxespad=0.2, columnspacing=1.4,
        )  # fmt: skip
        figure, rows = axes.figure, -(-len(series) // columns)
        box = axes.get_position()
        room = 0.24 * rows / figure.get_figheight()
        axes.set_position((box.x0, box.y0, box.width, max(0.1, box.height - room)))


def _in_percent(axis: Drawing) -> None:
    """Marks at round figures, evenly apart as they are written."""
    ticker = needed("matplotlib.ticker")
    axis.set_major_locator(ticker.MaxNLocator(nbins=8, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: f"{round(100 * value, 3):g}\u00a0%"))


def _short(label: str) -> str:
    return label if len(label) <= _LONG else f"{label[: _LONG - 1].rstrip()}…"
