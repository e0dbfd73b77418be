"""What a seat or a spectator sees (R30), and what it can imagine beyond that."""

from __future__ import annotations

from itertools import compress

import msgspec
from msgspec.structs import replace

from brink.engine import SPECTATOR, Arg, Chance
from brink.engine.hands import Hand, deal_hands_anew, sure
from brink.games.dictators.disarming import odds
from brink.games.dictators.playing_cards import on_table, seize_spent
from brink.games.dictators.playing_your_turn import card_cost
from brink.games.dictators.president import needed_on_the_die
from brink.games.dictators.state import NONE, DictatorsState
from brink.games.dictators.the_map import MoveUnlessStopped

HIDDEN = -1


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player as a viewer sees him. Lists of hidden things hold -1 for what the viewer does not know."""

    dictator: int
    copied: int
    ability_spent: bool
    place: int
    skips: int
    hand: list[int]
    costs: list[int]  # of the cards of the hand now, 0 for what has none or is unknown; empty: what is printed
    facilities: list[int]
    facility_zones: list[int]
    disarmed: list[int]
    counts: int  # facilities that count when convincing
    tokens: list[int]
    front: list[int]
    front_counts: list[int]
    father: int
    father_count: int
    bunker: list[int]
    stored: int  # -2: none
    bribed_by: int
    controlled_by: int
    hand_limit: int
    needed: int  # on the d20, to convince the president
    odds: int  # of that, in percent


class CardOnTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is being played: announced, and perhaps answered; or being carried out.

    `will` says what it is about to do: the pieces by their names, as in the message `will`. While roads are being named
    it has only `place_all`, the ends of those that were named so far."""

    seat: int
    card: int
    will: dict[str, Arg]


class JourneyView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that was announced and not yet made."""

    seat: int
    place: int


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as a viewer sees it."""

    seat: int  # -1: a spectator
    active: int
    turn: int
    actions_left: int
    travelled: int
    travel_spent: bool  # so that none is left; Napoleon has a second one
    free: list[int]
    whole_turn: bool
    players: list[PlayerView]
    table: list[CardOnTable]  # the latest last
    journey: JourneyView | None
    deck: int
    discard: list[int]
    father_deck: int
    father_discard: list[int]
    president_deck: list[int]  # -1 for unknown cards, the top last
    president_discard: list[int]
    facility_decks: list[int]
    blocked: list[int]  # roads
    no_fly: list[int]  # time zones
    board_tokens: list[bool]
    unused_tokens: int
    gone_tokens: list[int]
    spare_dictators: list[int]
    defcon: int
    trident: int
    warheads: int
    die: int
    die_sides: int
    bonus: int
    event_text_reading: str  # which of two readings of the event cards and DEFCON levels is played (§5.3)


def view(state: DictatorsState, seat: int | None) -> View:
    bit = SPECTATOR if seat is None else seat
    return View(
        seat=-1 if seat is None else seat,
        active=state.active,
        turn=state.turn,
        actions_left=state.actions_left(),
        travelled=state.travelled,
        travel_spent=bool(state.travelled) and not state.second_travel(),
        free=sorted(state.free),
        whole_turn=state.whole_turn,
        players=[_player(state, other, bit) for other in range(state.players)],
        table=[CardOnTable(*played) for played in on_table(state)],
        journey=_journey(state),
        deck=len(state.deck),
        discard=state.discard[:],
        father_deck=len(state.father_deck),
        father_discard=state.father_discard[:],
        president_deck=_seen(state.president_deck, state.president_knowers, bit),
        president_discard=state.president_discard[:],
        facility_decks=[len(deck) for deck in state.facility_decks],
        blocked=list(compress(range(len(state.blocked)), state.blocked)),
        no_fly=list(compress(range(len(state.no_fly)), state.no_fly)),
        board_tokens=[token != NONE for token in state.board_tokens],
        unused_tokens=len(state.unused_tokens),
        gone_tokens=state.gone_tokens[:],
        spare_dictators=sorted(state.spare_dictators),
        defcon=state.defcon,
        trident=state.trident,
        warheads=state.warheads,
        die=state.die,
        die_sides=state.die_sides,
        bonus=state.bonus,
        event_text_reading=state.options.event_text_reading,
    )


def view_beside(state: DictatorsState, seat: int, public: View) -> View:
    """The same, made of what whoever only looks on sees and of what this seat knows beyond that."""
    return replace(
        public,
        seat=seat,
        players=[_known(state, other, seat, public.players[other]) for other in range(state.players)],
        president_deck=_seen(state.president_deck, state.president_knowers, seat),
    )


def _known(state: DictatorsState, seat: int, bit: int, public: PlayerView) -> PlayerView:
    """A player as `_player` tells of him."""
    return replace(
        public,
        hand=(hand := _held(state.hands[seat], bit)),
        costs=_costs(state, seat, hand),
        facilities=_seen(state.facilities[seat], state.facility_knowers[seat], bit),
        tokens=sorted(_seen(state.tokens[seat], state.token_knowers[seat], bit), reverse=True),
        bunker=_held(state.bunker[seat], bit),
        stored=_stored(state, seat, bit),
    )


def _stored(state: DictatorsState, seat: int, bit: int) -> int:
    stored = state.stored[seat]
    if stored == NONE:
        return -2
    return stored if state.stored_knowers[seat] >> bit & 1 else HIDDEN


def _journey(state: DictatorsState) -> JourneyView | None:
    moves = (step for step in reversed(state.agenda) if isinstance(step, MoveUnlessStopped))
    return next((JourneyView(move.seat, move.place) for move in moves), None)


def _player(state: DictatorsState, seat: int, bit: int) -> PlayerView:
    needed = needed_on_the_die(state, seat)
    return PlayerView(
        dictator=state.dictators[seat],
        copied=state.copied[seat],
        ability_spent=state.abilities[seat] == "seize" and seize_spent(state, seat),
        place=state.places[seat],
        skips=state.skips[seat],
        hand=(hand := _held(state.hands[seat], bit)),
        costs=_costs(state, seat, hand),
        facilities=_seen(state.facilities[seat], state.facility_knowers[seat], bit),
        facility_zones=[state.pack.nuclear_zone[place] for place in state.facilities[seat]],
        disarmed=state.disarmed[seat][:],
        counts=state.disarmed_count(seat),
        tokens=sorted(_seen(state.tokens[seat], state.token_knowers[seat], bit), reverse=True),
        front=state.front[seat][:],
        front_counts=state.front_counts[seat][:],
        father=state.fathers[seat],
        father_count=state.father_counts[seat],
        bunker=_held(state.bunker[seat], bit),
        stored=_stored(state, seat, bit),
        bribed_by=state.briber[seat],
        controlled_by=state.control[seat],
        hand_limit=state.hand_limit(seat),
        needed=needed,
        odds=odds(20, needed),
    )


def _held(hand: Hand, bit: int) -> list[int]:
    """The known cards first."""
    if not hand.cards:
        return []
    return sorted(_seen(hand.cards, hand.knowers, bit), reverse=True)


def _costs(state: DictatorsState, seat: int, hand: list[int]) -> list[int]:
    if not (state.free or state.abilities[seat] == "cheap-usa" or state.under(seat, "costs-more")):
        return []
    pack = state.pack
    priced = [card != HIDDEN and not pack.is_interruption[card] for card in hand]
    printed = [pack.card_cost[card] if has else 0 for card, has in zip(hand, priced, strict=True)]
    costs = [card_cost(state, seat, card) if has else 0 for card, has in zip(hand, priced, strict=True)]
    return [] if costs == printed else costs


def _seen(things: list[int], knowers: list[int], bit: int) -> list[int]:
    if not things:
        return []
    known = 1 << bit
    return [thing if mask & known else HIDDEN for thing, mask in zip(things, knowers, strict=True)]


# -- imagination -----------------------------------------------------------------------------------------------------


def imagine(state: DictatorsState, seat: int | None, chance: Chance) -> DictatorsState:
    """A world this viewer cannot tell from the real one: everything it does not know is dealt anew."""
    bit = SPECTATOR if seat is None else seat
    world = state.clone()
    _forget_others(world, bit)
    _deal_cards(world, bit, chance)
    _deal_facilities(world, bit, chance)
    _deal_tokens(world, bit, chance)
    _deal_presidential(world, bit, chance)
    if world.pointed != NONE and not world.pointed_knowers >> bit & 1:
        _point_anew(world, bit, chance)
    world.chance = chance
    return world


def _forget_others(world: DictatorsState, bit: int) -> None:
    """What others know of each other's secrets is no secret this viewer shares."""
    for seat in range(world.players):
        for masks in (world.facility_knowers[seat], world.token_knowers[seat]):
            masks[:] = [sure(mask, seat, bit) for mask in masks]
        world.stored_knowers[seat] = sure(world.stored_knowers[seat], seat, bit)
    world.president_knowers[:] = [mask & 1 << bit for mask in world.president_knowers]


def _deal_cards(world: DictatorsState, bit: int, chance: Chance) -> None:
    """Unknown command cards of hands, bunkers, the deck and the mix; unknown fathers of all their piles.

    How many cards of each kind a pile holds is public: event cards are never in a hand and are seen when they come.
    """
    pack = world.pack
    fathers = [world.father_deck, *([card for card in pile if card >= pack.first_father] for pile in _piles(world))]
    commands = [[card for card in pile if card < pack.defcon_card] for pile in _piles(world)]
    events = [[card for card in pile if pack.defcon_card <= card < pack.first_father] for pile in _piles(world)]
    owners = [*range(world.players), *range(world.players)]
    deal_hands_anew([*world.hands, *world.bunker], commands, bit, chance, owners)
    deal_hands_anew([], fathers, bit, chance)
    for number, pile in enumerate(_piles(world)):
        pile[:] = sorted([*commands[number], *events[number], *fathers[number + 1]])
        chance.shuffle(pile)


def _piles(world: DictatorsState) -> list[list[int]]:
    return [world.deck, world.mix]


def _deal_facilities(world: DictatorsState, bit: int, chance: Chance) -> None:
    zones = world.pack.nuclear_zone
    if not world.facility_decks:
        return
    for zone in (1, 2, 3, 4):
        hidden = [
            (seat, at)
            for seat in range(world.players)
            for at, place in enumerate(world.facilities[seat])
            if zones[place] == zone and not world.facility_knowers[seat][at] >> bit & 1
        ]
        pool = [*world.facility_decks[zone], *(world.facilities[seat][at] for seat, at in hidden)]
        _mix(pool, chance)
        for seat, at in hidden:
            world.facilities[seat][at] = pool.pop()
        world.facility_decks[zone][:] = pool


def _deal_tokens(world: DictatorsState, bit: int, chance: Chance) -> None:
    on_board = [at for at, token in enumerate(world.board_tokens) if token != NONE]
    held = [
        (seat, at)
        for seat in range(world.players)
        for at in range(len(world.tokens[seat]))
        if not world.token_knowers[seat][at] >> bit & 1
    ]
    pool = [
        *(world.board_tokens[at] for at in on_board),
        *world.unused_tokens,
        *world.hidden_gone,
        *(world.tokens[seat][at] for seat, at in held),
    ]
    _mix(pool, chance)
    for at in on_board:
        world.board_tokens[at] = pool.pop()
    for seat, at in held:
        world.tokens[seat][at] = pool.pop()
        world.token_turns[seat][at] = NONE  # nobody sees which of his tokens somebody used, so not how old the rest is
    for seat in range(world.players):
        lists = (world.tokens[seat], world.token_knowers[seat], world.token_turns[seat])
        for number, column in enumerate(zip(*sorted(zip(*lists, strict=True)), strict=True)):
            lists[number][:] = column
    world.unused_tokens[:] = [pool.pop() for _ in world.unused_tokens]
    world.hidden_gone[:] = pool


def _deal_presidential(world: DictatorsState, bit: int, chance: Chance) -> None:
    in_deck = [at for at, mask in enumerate(world.president_knowers) if not mask >> bit & 1]
    kept = [
        seat
        for seat in range(world.players)
        if world.stored[seat] != NONE and not world.stored_knowers[seat] >> bit & 1
    ]
    pool = [*(world.president_deck[at] for at in in_deck), *(world.stored[seat] for seat in kept)]
    _mix(pool, chance)
    for at in in_deck:
        world.president_deck[at] = pool.pop()
    for seat in kept:
        world.stored[seat] = pool.pop()


def _point_anew(world: DictatorsState, bit: int, chance: Chance) -> None:
    """The face-down card in question could be any that the viewer does not know."""
    owner = world.pointed_owner
    hand = world.hands[owner]
    unknown = [card for card, mask in zip(hand.cards, hand.knowers, strict=True) if not mask >> bit & 1]
    world.pointed = unknown[chance.below(len(unknown))] if unknown else NONE


def _mix(pool: list[int], chance: Chance) -> None:
    """Into a fixed order first, so that the result depends on nothing but the pool and chance."""
    pool.sort()
    chance.shuffle(pool)
