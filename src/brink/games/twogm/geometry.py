"""§3: spaces, lines, distances and headquarters. All tables, made once.

A space is a number as in the pack: row * 8 + column, both from 0, the south-west corner first. A second board to the
east (§12) goes on with the next 48 numbers. Headquarters have numbers of their own after the spaces, so that "where" is
one number for units on the board and for airplanes parked at an HQ.
"""

from __future__ import annotations

from typing import Final

from brink.games.twogm.kinds import LONGEST
from brink.games.twogm.pack import COLUMNS, NORTH, ROWS, SOUTH, SPACES

ALL_SPACES: Final = 2 * SPACES
HQS: Final = 4  # HQ number: side + 2 * board
PLACES: Final = ALL_SPACES + HQS
GONE: Final = -1
FAR: Final = 99

COLUMN: Final = tuple(place // SPACES * COLUMNS + place % COLUMNS for place in range(ALL_SPACES))
ROW: Final = tuple(place % SPACES // COLUMNS for place in range(ALL_SPACES))

LINE: Final = tuple(tuple(row + 1 if side == SOUTH else ROWS - row for row in ROW) for side in (SOUTH, NORTH))  # §3.3


def at(column: int, row: int) -> int:
    """The space in this column (0 to 15) and row (0 to 5)."""
    return column // COLUMNS * SPACES + row * COLUMNS + column % COLUMNS


def hq_place(hq: int) -> int:
    return ALL_SPACES + hq


def _distance(a: int, b: int) -> int:
    """R09: counted in steps, never diagonally; an HQ lies one step from the two central spaces of its line 1."""
    if a == b:
        return 0
    if a >= ALL_SPACES and b >= ALL_SPACES:
        return FAR
    if b >= ALL_SPACES:
        a, b = b, a
    if a < ALL_SPACES:
        return abs(COLUMN[a] - COLUMN[b]) + abs(ROW[a] - ROW[b])
    board, side = divmod(a - ALL_SPACES, 2)
    centre = board * COLUMNS + COLUMNS // 2 - 1
    depth = ROWS - ROW[b] if side == NORTH else ROW[b] + 1
    return depth + min(abs(COLUMN[b] - centre), abs(COLUMN[b] - centre - 1))


def _around(place: int, spaces: int) -> tuple[int, ...]:
    """Neighbours in the order north, west, east, south."""
    column, row, columns = COLUMN[place], ROW[place], spaces // ROWS
    steps = ((column, row + 1), (column - 1, row), (column + 1, row), (column, row - 1))
    return tuple(at(c, r) for c, r in steps if 0 <= c < columns and 0 <= r < ROWS)


def _beside(place: int, spaces: int) -> tuple[int, ...]:
    return tuple(other for other in _around(place, spaces) if ROW[other] == ROW[place])


DISTANCE: Final = tuple(tuple(_distance(a, b) for b in range(PLACES)) for a in range(PLACES))
BIT: Final = tuple(1 << place for place in range(PLACES))  # of a mask of places
WITHIN: Final = tuple(  # by place and range: all places within it, a bit for each
    tuple(sum(BIT[b] for b in range(PLACES) if DISTANCE[a][b] <= reach) for reach in range(LONGEST + 1))
    for a in range(PLACES)
)
NEIGHBOURS: Final = {count: tuple(_around(place, count) for place in range(count)) for count in (SPACES, ALL_SPACES)}
AROUND: Final = {  # by number of spaces, space and steps: the other spaces that near, in the order of their numbers
    count: tuple(
        tuple(tuple(b for b in range(count) if 0 < DISTANCE[a][b] <= steps) for steps in range(LONGEST + 1))
        for a in range(count)
    )
    for count in (SPACES, ALL_SPACES)
}
BESIDE: Final = {count: tuple(_beside(place, count) for place in range(count)) for count in (SPACES, ALL_SPACES)}
LINES: Final = {  # by number of spaces and row
    count: tuple(tuple(at(column, row) for column in range(count // ROWS)) for row in range(ROWS))
    for count in (SPACES, ALL_SPACES)
}


def area_of(shape: str, place: int, spaces: int) -> tuple[int, ...]:
    """The spaces an area weapon strikes around its target space (§10.3, §17.1)."""
    if shape == "row3":
        return (place, *BESIDE[spaces][place])
    if shape == "cross":
        return (place, *NEIGHBOURS[spaces][place])
    if shape == "column3":
        return tuple(place + step * COLUMNS for step in range(3) if ROW[place] + step < ROWS)
    return (place,)


def line_spaces(row: int, spaces: int) -> tuple[int, ...]:
    """All spaces of a row (from 0), west to east."""
    return LINES[spaces][row]


def ahead(place: int, side: int) -> int:
    """The space in front, towards the enemy; GONE at the far edge."""
    row = ROW[place] + (1 if side == SOUTH else -1)
    return at(COLUMN[place], row) if 0 <= row < ROWS else GONE


def gate_of(hq: int, place: int) -> int:
    """The one of the two spaces before an HQ over which every shortest way from this space to it leads."""
    gates = [gate for gate in range(ALL_SPACES) if DISTANCE[hq][gate] == 1]
    return min(gates, key=lambda gate: DISTANCE[gate][place])


def screened(a: int, b: int, smoke: list[int]) -> bool:
    """R40: whether smoke lies on either end or on every shortest path between the two."""
    if smoke[a] or smoke[b]:
        return True
    column, row = COLUMN[b], ROW[b]
    east = 1 if column > COLUMN[a] else -1
    north = 1 if row > ROW[a] else -1
    free = {(COLUMN[a], ROW[a])}
    for _ in range(DISTANCE[a][b]):
        onward = {(c + east, r) for c, r in free if c != column} | {(c, r + north) for c, r in free if r != row}
        free = {(c, r) for c, r in onward if not smoke[at(c, r)]}
    return not free
