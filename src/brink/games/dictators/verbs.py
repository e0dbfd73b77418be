"""Everything one can do, one class for each verb. Its fields are the pieces it is about, by their kinds."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Pass

# -- in the own turn (§2.1) ------------------------------------------------------------------------------------------


class Travel(Action, verb="travel"):
    place: int


class Fly(Action, verb="fly"):
    place: int


class Draw(Action, verb="draw", leads=True):
    pass


class DrawDiscard(Action, verb="draw-discard", leads=True):
    pass


class Play(Action, verb="play", shows=True):
    card: int


class Activate(Action, verb="activate"):
    card: int
    ability: int


class Disarm(Action, verb="disarm", leads=True):
    pass


class Bully(Action, verb="bully"):
    pass


class Dismiss(Action, verb="dismiss"):
    pass


class Token(Action, verb="token"):
    token: int


class End(Action, verb="end", closes=True):
    """The turn is over."""


# -- out of turn (§11) -----------------------------------------------------------------------------------------------


class Interrupt(Action, verb="interrupt", shows=True):
    card: int


class Reroll(Action, verb="reroll"):
    pass


class Seize(Action, verb="seize"):
    pass


# -- the president (§8) ----------------------------------------------------------------------------------------------


class Confront(Action, verb="confront"):
    pass


class ConfrontStored(Action, verb="confront-stored"):
    pass


class Decline(Action, verb="decline", closes=True):
    """Not to confront him."""


class Deepest(Action, verb="deepest", plays=False):
    presidential: int


class Keep(Action, verb="keep"):
    presidential: int


class Rearm(Action, verb="rearm"):
    place: int


# -- naming something ------------------------------------------------------------------------------------------------


class Go(Action, verb="go"):
    place: int


class Stay(Action, verb="stay", closes=True):
    """Not to move."""


class Whom(Action, verb="whom"):
    seat: int


class State(Action, verb="state"):
    state: int


class Road(Action, verb="road"):
    place_a: int
    place_b: int


class Zone(Action, verb="zone"):
    timezone: int


class Censor(Action, verb="censor", plays=False):
    seat: int
    card: int


class Fetch(Action, verb="fetch", plays=False):
    card: int


class Take(Action, verb="take", plays=False):
    card: int


class Give(Action, verb="give", plays=False):
    card: int


class Show(Action, verb="show", plays=False):
    place: int


class Discard(Action, verb="discard", plays=False, shows=True):
    card: int


class Store(Action, verb="store", plays=False):
    card: int


class Retrieve(Action, verb="retrieve", plays=False):
    card: int


class Refuse(Action, verb="refuse", closes=True):
    """Neither to give nor to take."""


class Done(Action, verb="done", closes=True):
    """Nothing more to name."""


class DisarmThere(Action, verb="disarm-there"):
    place: int


class Dictator(Action, verb="dictator"):
    dictator: int


class PlaceOf(Action, verb="place-of"):
    seat: int


class GiveFather(Action, verb="give-father"):
    seat: int


class LoseHand(Action, verb="lose-hand"):
    pass


class SkipTurn(Action, verb="skip-turn"):
    pass


ALL: Final[tuple[type[Action], ...]] = (
    Travel, Fly, Draw, DrawDiscard, Play, Activate, Disarm, Bully, Dismiss, Token, End, Interrupt, Reroll, Seize, Pass,
    Confront, ConfrontStored, Decline, Go, Stay, Whom, State, Road, Zone, Censor, Fetch, Take, Give, Show, Discard,
    Store, Retrieve, Refuse, Done, Deepest, Keep, Rearm, DisarmThere, Dictator, PlaceOf, GiveFather, LoseHand, SkipTurn,
)  # fmt: skip

# Those that are about nothing, ready-made.
DRAW: Final = Draw()
DRAW_DISCARD: Final = DrawDiscard()
DISARM: Final = Disarm()
BULLY: Final = Bully()
DISMISS: Final = Dismiss()
END: Final = End()
REROLL: Final = Reroll()
SEIZE: Final = Seize()
CONFRONT: Final = Confront()
CONFRONT_STORED: Final = ConfrontStored()
DECLINE: Final = Decline()
STAY: Final = Stay()
REFUSE: Final = Refuse()
DONE: Final = Done()
LOSE_HAND: Final = LoseHand()
SKIP_TURN: Final = SkipTurn()
