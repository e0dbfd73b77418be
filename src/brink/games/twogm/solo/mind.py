"""What the solo bot keeps in mind: the position it imagines, and from one question to the next what it has settled."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from brink.engine import Action, Chance
from brink.games.twogm.geometry import COLUMN, DISTANCE, FAR
from brink.games.twogm.pack import COLUMNS, SPACES
from brink.games.twogm.solo.goals import Goals
from brink.games.twogm.solo.gunnery import Gunnery
from brink.games.twogm.state import TwoGMState

A = TypeVar("A", bound=Action)
Asking: TypeAlias = Any  # the step that asks: whoever answers is given none but those of the one class that it names


class Memory:
    """Spares thinking twice within a phase. A bot that starts with an empty one plays by the same procedure."""

    def __init__(self) -> None:
        self.when = (0, 0)
        self.settled: set[int] = set()  # units that stay where they are
        self.plan: list[Action] = []  # what comes next

    def recall(self, turn: int, phase: int) -> None:
        if self.when != (turn, phase):
            self.when = (turn, phase)
            self.settled.clear()
            self.plan.clear()

    def next_of(self, legal: list[Action]) -> Action | None:
        """The next action of the plan, if it still can be done; else the plan is void."""
        if self.plan and self.plan[0] in legal:
            return self.plan.pop(0)
        self.plan.clear()
        return None


class Mind:
    """One question. The world is the bot's own: it may put units elsewhere and back while it thinks."""

    def __init__(self, world: TwoGMState, seat: int, legal: list[Action], chance: Chance, memory: Memory) -> None:
        self.state = world
        self.pack = world.pack
        self.seat = seat
        self.side = seat & 1
        self.legal = legal
        self.chance = chance
        self.memory = memory
        self.threats: dict[int, bool] = {}  # enemies that threaten somebody
        memory.recall(world.turn, world.phase)

    @cached_property
    def goals(self) -> tuple[Goals, Goals]:
        return Goals(self.state, 0), Goals(self.state, 1)

    @cached_property
    def gunnery(self) -> Gunnery:
        return Gunnery(self.state, self.goals)

    @property
    def goal(self) -> Goals:
        return self.goals[self.side]

    @property
    def ap(self) -> int:
        return self.state.ap[self.seat]

    def offered(self, kind: type[A]) -> list[A]:
        """The legal actions of one verb."""
        return [action for action in self.legal if isinstance(action, kind)]

    def enemies(self) -> list[int]:
        """Enemy units on the board."""
        return self.gunnery.board[1 - self.side]

    def friends(self) -> list[int]:
        """Units of one's own side on the board, allies' too."""
        return self.gunnery.board[self.side]

    def nearest_enemy(self, place: int) -> int:
        """How far away the nearest enemy is."""
        near = DISTANCE[place]
        return min((near[self.state.u_place[foe]] for foe in self.enemies()), default=FAR)

    def may_play(self, card: int) -> bool:
        """§17.12, 7: with an empty deck the last card stays in the hand, for who has none loses."""
        return bool(self.state.decks[self.seat]) or len(self.state.hands[self.seat]) > 1

    def column_by_die(self) -> int:
        """The D10 column: 1 to 8 as rolled, 9 is column 4 and 10 column 5; counted from 0."""
        die = self.chance.die(10)
        column = {9: 4, 10: 5}.get(die, die) - 1
        board = self.chance.below(self.state.spaces // SPACES) if self.state.spaces > SPACES else 0
        return column + board * COLUMNS

    def central(self, place: int) -> float:
        """How near a space is to the middle of its board; more is nearer."""
        return -abs(COLUMN[place] % COLUMNS - (COLUMNS - 1) / 2)
