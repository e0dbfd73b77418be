"""What a seat or a spectator sees, and what it can imagine beyond that.

Hidden are hand cards, the deck, and what was laid aside unseen. The back of a card shows its decade.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from brink.engine import SPECTATOR, Chance
from brink.engine.chance import SEED_BYTES
from brink.engine.hands import deal_hands_anew
from brink.games.volk.events import Apply, CarryOut, ChooseIcon, NextIcon
from brink.games.volk.forecast import Forecast, forecast
from brink.games.volk.germany import germany
from brink.games.volk.pack import NONE
from brink.games.volk.state import VolkState

S = TypeVar("S", bound=VolkState)


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table as a viewer sees it. A hidden card is minus its decade."""

    seat: int  # -1: a spectator
    decade: int
    part: int
    phase: int
    active: int
    placing: int  # the icon about which somebody is asked, or -1
    event: list[int]  # the icons of the card that take effect, if it is its event that takes place
    coming: list[int]  # those of them that wait for their turn
    # by province
    unrest: list[int]
    protests: list[int]
    standard: list[int]
    socialists: list[int]
    economy: list[int]
    exports: list[int]  # -1: no factory
    # by sector, site, line, external factory
    sectors: list[int]
    borrowed: list[int]
    factories: list[int]  # 0 none, 1 intact, 2 run down
    values: list[int]
    built: list[int]  # 1 a piece next to the first end, 2 next to the other, 3 both; 4 one of two, nobody says which
    hamburg: int
    abroad: list[int]  # province each external factory counts for, or -1
    # tracks
    prestige: int
    currency: int
    socialism: int
    box: int
    wall: bool
    stasi_gone: bool
    police: list[int]
    police_used: list[int]
    # cards
    display: list[int]
    special: int
    deck: list[int]
    hands: list[list[int]]
    discards: list[list[int]]
    rest: list[int]
    played: list[int]
    past: list[int]
    latest: int  # the card that was played last in this decade, or -1
    forecast: Forecast | None  # None after the end of the game


def fields(state: VolkState, seat: int | None, foreseen: Forecast | None) -> dict[str, object]:
    """What every viewer of either title may see."""
    bit = SPECTATOR if seat is None else seat
    return {
        "seat": -1 if seat is None else seat,
        "decade": state.decade,
        "part": state.part,
        "phase": state.phase,
        "active": state.active,
        "placing": placing(state),
        "event": list(at_work(state)),
        "coming": coming(state),
        **germany(state),
        "wall": state.wall,
        "stasi_gone": state.stasi_gone,
        "police": state.police[:],
        "police_used": state.police_used[:],
        "display": state.display[:],
        "special": state.special,
        "deck": seen(state, state.deck, state.deck_knowers, bit),
        "hands": [sorted(seen(state, hand.cards, hand.knowers, bit)) for hand in state.hands],
        "discards": [seen_pile(state, pile, owner, bit) for owner, pile in enumerate(state.discards)],
        "rest": sorted(seen(state, state.rest, state.rest_knowers, bit)),
        "played": state.played[:],
        "past": state.past[:],
        "latest": state.latest,
        "forecast": foreseen,
    }


def placing(state: VolkState) -> int:
    """Also while somebody is asked about it otherwise than where: what Guillaume looks at, which arrow is chosen."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Apply):
        return step.icon
    kind = getattr(step, "asked_by", "")
    return next((icon for icon in at_work(state) if state.pack.icons[icon].kind == kind), NONE)


def at_work(state: VolkState) -> tuple[int, ...]:
    """The icons of the event of the card that was played last, as whoever played it triggers it."""
    if state.phase or state.resolving != state.latest:  # a special card has its price first
        return ()
    return state.icons_for(state.active, state.resolving)


def coming(state: VolkState) -> list[int]:
    found: list[int] = []
    for step in reversed(state.agenda):
        if isinstance(step, NextIcon | ChooseIcon):
            return [*found, *step.icons]
        if isinstance(step, CarryOut) and step.drawn is None:
            found.append(step.icon)
    return found


def view(state: VolkState, seat: int | None) -> View:
    return View(**fields(state, seat, forecast(state)))  # type: ignore[arg-type]


def plain_view(state: VolkState, seat: int | None) -> View:
    return View(**fields(state, seat, None))  # type: ignore[arg-type]


def seen(state: VolkState, cards: list[int], masks: list[int], bit: int) -> list[int]:
    backs = state.pack.decade_of
    return [card if mask >> bit & 1 else -backs[card] for card, mask in zip(cards, masks, strict=True)]


def seen_pile(state: VolkState, cards: list[int], owner: int, bit: int) -> list[int]:
    return sorted(seen(state, cards, [1 << owner] * len(cards), bit))


# -- imagining --------------------------------------------------------------------------------------------------


def imagine(state: S, seat: int | None, chance: Chance, hidden: Callable[[S], list[list[int]]] | None = None) -> S:
    """A world this viewer cannot tell from the real one: unknown cards are dealt anew, each to a back of its decade.

    `hidden`: further piles that nobody knows.
    """
    bit = SPECTATOR if seat is None else seat
    world = state.clone()
    slots = unknown_slots(world, bit)
    if hidden is not None:
        slots += [(pile, at) for pile in hidden(world) for at in range(len(pile))]
    unknown = [pile[at] for pile, at in slots]
    deal_hands_anew(world.hands, [unknown], bit, chance, backs=world.pack.decade_of)
    for (pile, at), card in zip(slots, unknown, strict=True):
        pile[at] = card
    tidy(world, bit)
    world.chance = chance
    return world


def unknown_slots(world: VolkState, bit: int) -> list[tuple[list[int], int]]:
    """Places in piles of cards this viewer does not know, in an order that tells nothing."""
    slots: list[tuple[list[int], int]] = []
    piles = [
        (world.deck, world.deck_knowers),
        (world.rest, world.rest_knowers),
        *((pile, [1 << owner] * len(pile)) for owner, pile in enumerate(world.discards)),
    ]
    for pile, masks in piles:
        slots += [(pile, at) for at, mask in enumerate(masks) if not mask >> bit & 1]
    return slots


def tidy(world: VolkState, bit: int) -> None:
    """Piles are sorted again, and what others know of them is forgotten."""
    for pile in world.discards:
        pile.sort()
    for masks in (world.deck_knowers, world.rest_knowers):
        masks[:] = [mask & 1 << bit for mask in masks]
    pairs = sorted(zip(world.rest, world.rest_knowers, strict=True))
    world.rest[:] = [card for card, _ in pairs]
    world.rest_knowers[:] = [mask for _, mask in pairs]


# -- what it knows ----------------------------------------------------------------------------------------------


def known(state: S, seat: int) -> S:
    """The position with a blank for each card that this seat does not know; who else knows a card is blank too."""
    world, eye = state.clone(), 1 << seat
    for owner, hand in enumerate(world.hands):
        if owner != seat:
            hand.cards[:] = sorted(_seen(hand.cards, hand.knowers, eye))
        hand.knowers[:] = [1 << owner | eye] * len(hand)
    world.deck[:] = _seen(world.deck, world.deck_knowers, eye)
    world.rest[:] = sorted(_seen(world.rest, world.rest_knowers, eye))
    for masks in (world.deck_knowers, world.rest_knowers):
        masks[:] = [eye] * len(masks)
    for owner, pile in enumerate(world.discards):
        if owner != seat:
            pile[:] = [NONE] * len(pile)
    world.chance = Chance(bytes(SEED_BYTES))
    return world


def _seen(pile: list[int], knowers: list[int], eye: int) -> list[int]:
    return [card if mask & eye else NONE for card, mask in zip(pile, knowers, strict=True)]
