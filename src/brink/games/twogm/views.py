"""What a seat may see, and worlds that look the same to it."""

from __future__ import annotations

import msgspec

from brink.engine import SPECTATOR, Action, Chance, hands
from brink.games.twogm.air_combat import FighterTarget
from brink.games.twogm.assault import AssaultWeapon, ReactionWindow
from brink.games.twogm.firing import Aim
from brink.games.twogm.movement import allowance
from brink.games.twogm.pack import NONE
from brink.games.twogm.playing_cards import AmbushFire
from brink.games.twogm.shooting import Odds, odds
from brink.games.twogm.state import SHELL, TwoGMState

HIDDEN = -1


class UnitView(msgspec.Struct, frozen=True):
    """One unit on the table. Slots are masks: bit 0 is the printed weapon, bit i + 1 option i of the card."""

    unit: int
    card: int
    seat: int
    place: int
    wounds: int
    life: int
    equip: int
    used: int
    grey: int
    mounted: int
    movement: int
    spent: int
    suppressed: bool
    smoke: bool
    cards: list[int]
    carrier: int
    pair: int
    assault: int


class PlayerView(msgspec.Struct, frozen=True):
    faction: int
    side: int
    ap: int
    hand: list[int]  # HIDDEN for a card this viewer does not know
    deck: int
    discard: list[int]
    general: int
    bid: int


class ShotView(msgspec.Struct, frozen=True):
    """What a shot that may be chosen now would need and do."""

    action: Action
    odds: Odds


class View(msgspec.Struct, frozen=True):
    scenario: int
    turn: int
    round: int
    phase: int
    active: int
    first: int
    spaces: int
    natural: list[int]
    natural_hp: list[int]
    terrain: list[int]
    terrain_hp: list[int]
    anchor: list[int]
    smoke: list[int]
    litter: list[int]
    control: list[int]
    hq_hp: list[int]
    limits: list[int]
    losses: list[int]
    points: list[int]
    units: list[UnitView]
    players: list[PlayerView]
    shots: list[ShotView]
    fired_at: tuple[int, int]  # unit and place of the latest shot


def view(state: TwoGMState, seat: int | None) -> View:
    bit = SPECTATOR if seat is None else seat
    return View(
        scenario=state.scenario,
        turn=state.turn,
        round=state.round(),
        phase=state.phase,
        active=state.active,
        first=state.first,
        spaces=state.spaces,
        natural=state.natural[:],
        natural_hp=state.natural_hp[:],
        terrain=state.terrain[:],
        terrain_hp=[state.terrain_hp[anchor] if anchor != NONE else 0 for anchor in state.anchor],
        anchor=state.anchor[:],
        smoke=state.smoke[:],
        litter=state.litter[:],
        control=state.control[:],
        hq_hp=state.hq_hp[:],
        limits=[HIDDEN if (limit := state.ap_limit(side)) is None else limit for side in (0, 1)],
        losses=state.losses[:],
        points=state.points[:],
        units=[unit_view(state, u) for army in state.army for u in army],
        players=[player_view(state, owner, bit) for owner in range(state.players)],
        shots=shots(state, seat),
        fired_at=state.fired_at,
    )


def unit_view(state: TwoGMState, u: int) -> UnitView:
    attached = state.u_attached[u]
    return UnitView(
        unit=u,
        card=state.u_card[u],
        seat=state.u_seat[u],
        place=state.u_place[u],
        wounds=state.u_wounds[u],
        life=state.wounds_of(u),
        equip=state.u_equip[u],
        used=state.u_used[u],
        grey=state.u_grey[u],
        mounted=state.u_mounted[u],
        movement=allowance(state, u),
        spent=state.u_spent[u],
        suppressed=state.suppressed(u),
        smoke=bool(state.u_flags[u] & SHELL),
        cards=[support.number for support in state.pack.supports if attached & state.pack.bit(support.number)],
        carrier=state.u_carrier[u],
        pair=state.u_pair[u],
        assault=state.u_assault[u],
    )


def player_view(state: TwoGMState, owner: int, bit: int) -> PlayerView:
    pairs = zip(state.hands[owner], state.knowers[owner], strict=True)
    return PlayerView(
        faction=state.factions[owner],
        side=owner & 1,
        ap=state.ap[owner],
        hand=sorted(card if mask >> bit & 1 else HIDDEN for card, mask in pairs),
        deck=len(state.decks[owner]),
        discard=state.discards[owner][:],
        general=state.generals[owner],
        bid=state.bids[owner] if state.revealed or owner == bit else HIDDEN,
    )


def shots(state: TwoGMState, seat: int | None) -> list[ShotView]:
    """While this seat aims: the odds of everything it may fire at."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Aim | FighterTarget | AssaultWeapon | ReactionWindow | AmbushFire) or step.seat != seat:
        return []
    aimed = [action for action in step.options(state) if action[0] not in ("back", "pass", "shell")]
    return [ShotView(action, odds(state, step.shot(state, action))) for action in aimed]


# -- imagining --------------------------------------------------------------------------------------------------


def imagine(state: TwoGMState, seat: int | None, chance: Chance) -> TwoGMState:
    """Hands and decks that this viewer does not know are dealt anew, each army from its own cards."""
    me = SPECTATOR if seat is None else seat
    world = state.clone()
    for owner in range(world.players):
        hand, knowers, deck = world.hands[owner], world.knowers[owner], world.decks[owner]
        hands.deal_anew([hand], [knowers], [deck], me, chance, owners=[owner])
    if not world.revealed:
        for owner, bid in enumerate(world.bids):
            if owner != me and bid != NONE:
                world.bids[owner] = chance.below(6)
    world.chance = chance
    return world
