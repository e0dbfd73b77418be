"""What a seat or a spectator sees of 2+2, and what it can imagine beyond that."""

from __future__ import annotations

from brink.engine import SPECTATOR, Chance
from brink.games.volk import views
from brink.games.volk.events import Apply, Drawn
from brink.games.volk.forecast import Forecast
from brink.games.volk.pack import NONE
from brink.games.volk.twoplustwo.automatic_event import IgnoreOne, automatic_icons
from brink.games.volk.twoplustwo.forecast import forecast
from brink.games.volk.twoplustwo.state import SOVIET_UNION, USA, TwoState


class TwoView(views.View, frozen=True, forbid_unknown_fields=True, kw_only=True):
    order: list[int]
    turn: int  # the active player's place in the order
    dominance: int
    space: int
    arms: int
    doves: int
    treasury: list[int]
    arms_cost: bool
    soviet_malus: bool
    arms_deck: int
    arms_last: int  # the last card discarded, or -1
    conflict_deck: int
    conflict_last: int
    stacks: list[int]  # cards waiting for the next sub-decades
    peacemakers: list[list[int]]
    points: list[int]  # victory points of USA and Soviet Union
    automatic: bool
    drawn: Drawn | None  # the card of a small deck about which somebody is asked: which deck, which card


def view(state: TwoState, seat: int | None) -> TwoView:
    return _view(state, seat, forecast(state))


def plain_view(state: TwoState, seat: int | None) -> TwoView:
    return _view(state, seat, None)


def _view(state: TwoState, seat: int | None, foreseen: Forecast | None) -> TwoView:
    asked = state.agenda[-1] if state.agenda else None
    last = [cards[-1] if cards else NONE for cards in state.small_discards]
    fields = views.fields(state, seat, foreseen)
    if state.automatic:
        fields["event"] = list(automatic_icons(state, state.resolving))
    if isinstance(asked, IgnoreOne):
        fields["coming"] = list(asked.icons)
    return TwoView(
        **fields,  # type: ignore[arg-type]
        order=state.order[:],
        turn=state.order.index(state.active),
        dominance=state.dominance,
        space=state.space,
        arms=state.arms,
        doves=state.doves,
        treasury=state.treasury[:],
        arms_cost=state.arms_cost,
        soviet_malus=state.soviet_malus,
        arms_deck=len(state.small_decks[0]),
        arms_last=last[0],
        conflict_deck=len(state.small_decks[1]),
        conflict_last=last[1],
        stacks=[len(stack) for stack in state.stacks],
        peacemakers=[cards[:] for cards in state.peacemakers],
        points=[state.points(power) for power in (USA, SOVIET_UNION)],
        automatic=state.automatic,
        drawn=asked.drawn if isinstance(asked, Apply) else None,
    )


def imagine(state: TwoState, seat: int | None, chance: Chance) -> TwoState:
    """Besides the hidden base cards: the order of both small decks, and which cards of 2+2 wait in which pile."""
    world = views.imagine(state, seat, chance, hidden=lambda copy: [copy.next_deck])
    for deck in world.small_decks:
        deck.sort()
        chance.shuffle(deck)
    waiting = [card for stack in world.stacks for card in stack]
    pool = sorted([*waiting, *world.unseen[-1:]])
    chance.shuffle(pool)
    for stack in world.stacks:
        stack[:] = [pool.pop() for _ in stack]
    world.unseen[-1:] = pool
    forget_early(world, SPECTATOR if seat is None else seat)
    return world


def forget_early(world: TwoState, bit: int) -> None:
    """Which card another superpower drew early is its secret; any of its cards of that decade may be the one."""
    for power, card in enumerate(world.early):
        if card != NONE and power != bit:
            coming = [mine for mine in world.hands[power] if world.pack.decade_of[mine] == world.decade + 1]
            world.early[power] = coming[0] if coming else world.hands[power][-1]


def known(state: TwoState, seat: int) -> TwoState:
    """Besides the hidden base cards all cards of the Cold War that are still to come are blank, and who drew early."""
    world = views.known(state, seat)
    for pile in (*world.small_decks, *world.stacks, world.next_deck):
        pile[:] = [NONE] * len(pile)
    world.unseen[-1:] = [NONE] * len(world.unseen[-1:])
    world.early[:] = [card if power == seat else NONE for power, card in enumerate(world.early)]
    return world
