"""What a Prometheus reads: the text exposition format, by hand, because it is a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from litestar import Response, get
from litestar.datastructures import State

from brink import __version__
from brink.server.errors import NotFound, failures
from brink.server.keys import host_only
from brink.server.limits import limited
from brink.server.rooms import Rooms
from brink.server.watch import BOUNDS, Histogram, Watch, memory
from brink.tables import Tables

KIND: Final = "text/plain; version=0.0.4"  # the framework adds the charset
Labels = tuple[tuple[str, str], ...]


class Page:
    """Metrics one after the other, each with its help."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def add(self, name: str, kind: str, about: str, values: Iterable[tuple[Labels, float]]) -> None:
        self._head(name, kind, about)
        for labels, value in values:
            self._line(name, labels, value)

    def histograms(self, name: str, about: str, label: str, several: Mapping[str, Histogram]) -> None:
        self._head(name, "histogram", about)
        for value, histogram in sorted(several.items()):
            total = 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), histogram.counts, strict=True):
                total += count
                self._line(f"{name}_bucket", ((label, value), ("le", bound)), total)
            self._line(f"{name}_sum", ((label, value),), histogram.seconds)
            self._line(f"{name}_count", ((label, value),), total)

    def _head(self, name: str, kind: str, about: str) -> None:
        self._lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]

    def _line(self, name: str, labels: Labels, value: float) -> None:
        said = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels)
        number = str(int(value)) if value == int(value) else repr(float(value))
        self._lines.append(f"{name}{{{said}}} {number}" if said else f"{name} {number}")

    def __str__(self) -> str:
        return "\n".join(self._lines) + "\n"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _by(label: str, values: Mapping[str, float]) -> list[tuple[Labels, float]]:
    return [(((label, name),), value) for name, value in sorted(values.items())]


async def written(tables: Tables, rooms: Rooms, watch: Watch) -> str:
    """All metrics of this process."""
    sizes, figures = await tables.sizes(), tables.figures()
    page = Page()
    page.add("brink_info", "gauge", "The release that runs.", [((("version", __version__),), 1)])
    page.add("brink_start_time_seconds", "gauge", "When this process began.", [((), watch.started)])
    page.add("brink_tables", "gauge", "Tables in the database.", _by("status", sizes.tables))
    page.add("brink_tables_held", "gauge", "Tables in the memory of this process.", [((), figures.held)])
    page.add("brink_connections", "gauge", "Open sockets.", [((), rooms.addresses.total())])
    page.add("brink_clients", "gauge", "Addresses with an open socket.", [((), len(rooms.addresses))])
    page.add("brink_rooms", "gauge", "Tables at which somebody is.", [((), len(rooms.open))])
    statuses = {str(status): histogram for status, histogram in watch.requests.items()}
    page.histograms("brink_request_seconds", "HTTP requests.", "status", statuses)
    page.histograms("brink_command_seconds", "Commands at sockets.", "command", watch.commands)
    page.add("brink_refused_total", "counter", "Refused by a limit.", _by("limit", watch.refused))
    page.add("brink_errors_total", "counter", "Errors in the log.", [((), watch.errors.count)])
    page.add("brink_long_work_waiting", "gauge", "Pieces of long work that wait.", _by("where", figures.long_work))
    counts = {name: float(count) for name, (count, _) in figures.meters.items()}
    seconds = {name: spent for name, (_, spent) in figures.meters.items()}
    page.add("brink_waits_total", "counter", "How often something was waited for.", _by("for", counts))
    page.add("brink_waits_seconds_total", "counter", "How long it was waited for.", _by("for", seconds))
    page.add("brink_memory_bytes", "gauge", "Memory of this process.", [((), memory())])
    page.add("brink_database_bytes", "gauge", "The size of the database.", [((), sizes.bytes)])
    return str(page)


@get("/metrics", guards=[limited("admin"), host_only], include_in_schema=False, responses=failures(403, 404, 429))
async def metrics(state: State) -> Response[str]:
    """For a Prometheus that has the host's token."""
    if not state.settings.metrics:
        raise NotFound
    return Response(await written(state.tables, state.rooms, state.watch), media_type=KIND)
