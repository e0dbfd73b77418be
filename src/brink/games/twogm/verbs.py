"""Everything that can be done in a game, one class for each verb, in the order of the chapters.

`verbs.Go` is the class, to ask what an action is; `verbs.GO[7]` is one that is ready-made, for decisions make the same
actions over and over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from brink.engine import Action, Pass

K = TypeVar("K")
A = TypeVar("A", bound=Action)
KEPT: Final = 1 << 14  # actions of each verb
ITS_CARD: Final = ("card",)  # told along with a unit
UNIT_THERE: Final = ("card", "space")

# -- setting up -------------------------------------------------------------------------------------------------


class Bid(Action, verb="bid"):
    ap: int


class Terrain(Action, verb="terrain"):
    """A terrain card is bought."""

    terrain: int


class At(Action, verb="at"):
    """Here goes what is in the hand: a unit, terrain, a barrage."""

    space: int


class Narrow(Action, verb="narrow", closes=True):
    """One space is enough."""


class Wing(Action, verb="wing"):
    """And the space beside."""

    space: int


class Both(Action, verb="both"):
    """And the spaces on both sides."""


class Keep(Action, verb="keep", closes=True):
    """The hand, the action point, the roll of the die stays."""


class Mulligan(Action, verb="mulligan"):
    pass


# -- any time ---------------------------------------------------------------------------------------------------


class Done(Action, verb="done", closes=True):
    pass


class Stop(Action, verb="stop", closes=True):
    """The unit stays where it is now."""


class Back(Action, verb="back", closes=True):
    """To the choice before."""


class Play(Action, verb="play", shows=True):
    """A support card."""

    card: int


class Unit(Action, verb="unit", tells=UNIT_THERE, plays=False):
    """A unit is chosen, to move or to fire."""

    unit: int
    card: int
    space: int


class Give(Action, verb="give"):
    """An action point for one's ally."""


# -- movement ---------------------------------------------------------------------------------------------------


class Go(Action, verb="go"):
    space: int


class Swap(Action, verb="swap"):
    space: int


class Cover(Action, verb="cover"):
    """Into covered movement with who stands there."""

    space: int


class Leave(Action, verb="leave"):
    """Out of covered movement."""

    space: int


class Board(Action, verb="board"):
    space: int


class Unload(Action, verb="unload", tells=ITS_CARD, plays=False):
    unit: int
    card: int
    space: int


class Assault(Action, verb="assault"):
    space: int


class March(Action, verb="march"):
    pass


class Ride(Action, verb="ride"):
    pass


class Advance(Action, verb="advance"):
    """The movement that a general gives."""


class Pick(Action, verb="pick"):
    """Equipment that lies there is picked up."""

    token: int


class Cure(Action, verb="cure", tells=UNIT_THERE, plays=False):
    unit: int
    card: int
    space: int


class Repair(Action, verb="repair", tells=UNIT_THERE, plays=False):
    unit: int
    card: int
    space: int


class Clear(Action, verb="clear"):
    space: int


class Shell(Action, verb="shell"):
    """The unit hides in smoke."""


class Evacuate(Action, verb="evacuate"):
    pass


class Exit(Action, verb="exit"):
    """Off the board."""


class Boat(Action, verb="boat"):
    pass


class Scuttle(Action, verb="scuttle"):
    pass


# -- deployment -------------------------------------------------------------------------------------------------


class Deploy(Action, verb="deploy", shows=True):
    card: int


class Buy(Action, verb="buy"):
    token: int


class Load(Action, verb="load", shows=True):
    """A second card comes aboard."""

    card: int


class Bring(Action, verb="bring", shows=True):
    """A second card comes in covered movement."""

    card: int


class Escort(Action, verb="escort", tells=ITS_CARD, plays=False):
    unit: int
    card: int


class EscortNew(Action, verb="escort-new", shows=True):
    card: int


class Place(Action, verb="place", closes=True):
    """Equipped; now it is put somewhere."""


class Drop(Action, verb="drop"):
    space: int


class Bomb(Action, verb="bomb"):
    space: int


# -- shooting ---------------------------------------------------------------------------------------------------


class Weapon(Action, verb="weapon"):
    slot: int
    weapon: int


class Shoot(Action, verb="shoot", tells=UNIT_THERE, plays=False):
    unit: int
    card: int
    space: int


class Raze(Action, verb="raze"):
    """At terrain where nobody stands."""

    space: int


class ShootHQ(Action, verb="shoot-hq"):
    space: int


class Storm(Action, verb="storm"):
    """The assault is resolved."""

    space: int


class Screen(Action, verb="screen"):
    pass


class Reroll(Action, verb="reroll"):
    pass


class Intercept(Action, verb="intercept", tells=ITS_CARD, plays=False):
    unit: int
    card: int


class Against(Action, verb="against", tells=ITS_CARD, plays=False):
    unit: int
    card: int


class Flak(Action, verb="flak", tells=(*UNIT_THERE, "card_target"), plays=False):
    unit: int
    card: int
    space: int
    unit_target: int
    card_target: int


class React(Action, verb="react"):
    slot: int
    weapon: int


# -- the other phases, and cards --------------------------------------------------------------------------------


class Mount(Action, verb="mount", tells=UNIT_THERE, plays=False):
    unit: int
    card: int
    space: int


class Unmount(Action, verb="unmount", tells=UNIT_THERE, plays=False):
    unit: int
    card: int
    space: int


class Discard(Action, verb="discard", plays=False, shows=True):
    card: int


class On(Action, verb="on", tells=UNIT_THERE, plays=False):
    """The support card goes on this unit."""

    unit: int
    card: int
    space: int


class Counter(Action, verb="counter", shows=True):
    card: int


class Ambush(Action, verb="ambush", shows=True):
    card: int


class General(Action, verb="general"):
    general: int


class Recall(Action, verb="recall", plays=False):
    card: int


class Steal(Action, verb="steal", plays=False):
    seat: int
    card: int


ACTIONS: Final[tuple[type[Action], ...]] = (
    *(Bid, Terrain, At, Narrow, Wing, Both, Keep, Mulligan),
    *(Done, Stop, Back, Pass, Play, Unit, Give),
    *(Go, Swap, Cover, Leave, Board, Unload, Assault, March, Ride, Advance),
    *(Pick, Cure, Repair, Clear, Shell, Evacuate, Exit, Boat, Scuttle),
    *(Deploy, Buy, Load, Bring, Escort, EscortNew, Place, Drop, Bomb),
    *(Weapon, Shoot, Raze, ShootHQ, Storm, Screen, Reroll, Intercept, Against, Flak, React),
    *(Mount, Unmount, Discard, On, Counter, Ambush, General, Recall, Steal),
)

# -- ready-made -------------------------------------------------------------------------------------------------

NARROW, BOTH, KEEP, MULLIGAN = Narrow(), Both(), Keep(), Mulligan()
DONE, STOP, BACK, GIVE, PLACE = Done(), Stop(), Back(), Give(), Place()
MARCH, RIDE, ADVANCE, SHELL = March(), Ride(), Advance(), Shell()
EVACUATE, EXIT, BOAT, SCUTTLE = Evacuate(), Exit(), Boat(), Scuttle()
SCREEN, REROLL = Screen(), Reroll()


class Ready(dict[K, A]):
    """Actions by their pieces: making one costs eight times as much as finding it again."""

    def __init__(self, make: Callable[[K], A]) -> None:
        self._make = make

    def of(self, pieces: Iterable[K]) -> list[A]:
        return [self[one] for one in pieces]

    def __missing__(self, pieces: K) -> A:
        if len(self) >= KEPT:
            self.clear()
        found = self[pieces] = self._make(pieces)
        return found


Pair = tuple[int, int]
Triple = tuple[int, int, int]

AT = Ready[int, At](At)
TERRAIN = Ready[int, Terrain](Terrain)
PLAY = Ready[int, Play](Play)
UNIT = Ready[Triple, Unit](lambda pieces: Unit(*pieces))
DEPLOY = Ready[int, Deploy](Deploy)
DISCARD = Ready[int, Discard](Discard)
GO = Ready[int, Go](Go)
SWAP = Ready[int, Swap](Swap)
COVER = Ready[int, Cover](Cover)
LEAVE = Ready[int, Leave](Leave)
BOARD = Ready[int, Board](Board)
UNLOAD = Ready[Triple, Unload](lambda pieces: Unload(*pieces))
ASSAULT = Ready[int, Assault](Assault)
BUY = Ready[int, Buy](Buy)
DROP = Ready[int, Drop](Drop)
BOMB = Ready[int, Bomb](Bomb)
WEAPON = Ready[Pair, Weapon](lambda pieces: Weapon(*pieces))
SHOOT = Ready[Triple, Shoot](lambda pieces: Shoot(*pieces))
RAZE = Ready[int, Raze](Raze)
SHOOT_HQ = Ready[int, ShootHQ](ShootHQ)
MOUNT = Ready[Triple, Mount](lambda pieces: Mount(*pieces))
UNMOUNT = Ready[Triple, Unmount](lambda pieces: Unmount(*pieces))
ON = Ready[Triple, On](lambda pieces: On(*pieces))
