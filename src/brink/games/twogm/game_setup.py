"""§2: setting up: decks, tiles, bid, terrain, opening hands."""

from __future__ import annotations

from msgspec.structs import replace

from brink.engine import Action, Chance, Reason, Refused, refuse
from brink.engine.hands import Hand
from brink.games.twogm import decks, stance, verbs
from brink.games.twogm.battlefield import load, muster, put_terrain, stand
from brink.games.twogm.geometry import at
from brink.games.twogm.kinds import BATTLE_ROYAL
from brink.games.twogm.more_players import opening_hand, share
from brink.games.twogm.pack import FACTIONS, NONE, SPACES, DeckRules, Scenario, Side, space_at
from brink.games.twogm.placing_terrain import BuyTerrain
from brink.games.twogm.state import (
    COUNTERS,
    OPENING_AP,
    Options,
    TwoGMAutomatic,
    TwoGMDecision,
    TwoGMState,
)
from brink.games.twogm.tables import Tables
from brink.games.twogm.the_turn import StartTurn

AUTO = "auto"
NOT_YET = NONE  # no bid so far
TILE_ROWS, TILE_COLUMNS = 3, 4


# -- decks ------------------------------------------------------------------------------------------------------


def deck_option(options: Options, seat: int) -> str:
    return (options.deck_1, options.deck_2, options.deck_3, options.deck_4)[seat]


def deck_rules(pack: Tables, options: Options, side: int) -> DeckRules:
    """§1: the limits for the deck of a side."""
    if options.scenario != BATTLE_ROYAL:
        return pack.scenarios[pack.scenario[options.scenario]].sides[side].deck
    faction = FACTIONS.index(options.south if side == 0 else options.north)
    return decks.battle_royal(faction, options.points)


def armies(pack: Tables, players: int, options: Options, first_release: bool = False) -> list[list[int]] | Reason:
    """The decks by seat, or why they cannot be played. In release 0.1 each ally's deck was counted by itself."""
    found: list[list[int]] = [[] for _ in range(players)]
    for side in (0, 1):
        mates = range(side, players, 2)
        rules = deck_rules(pack, options, side)
        groups = [mates] if options.boards == 1 else [range(seat, seat + 1) for seat in mates]
        for seats in groups:
            split = split_deck(pack, options, rules, seats, first_release)
            if isinstance(split, Reason):
                return split
            for seat, deck in zip(seats, split, strict=True):
                found[seat] = deck
    return found


def split_deck(
    pack: Tables, options: Options, rules: DeckRules, seats: range, first_release: bool
) -> list[list[int]] | Reason:
    """R01, R77: who shares a box makes one deck of it and splits it in any way.

    Where one of them says nothing he gets what the other leaves; where nobody does it is dealt out card by card.
    """
    given: dict[int, list[int]] = {}
    for number, seat in enumerate(seats):
        code = deck_option(options, seat)
        if code not in ("", AUTO):
            deck = decks.decode(pack, code)
            if isinstance(deck, Reason):
                return deck
            alone = replace(rules, points=rules.points // len(seats)) if first_release else None
            if alone and (reason := decks.refusal(pack, deck, alone)):
                return reason
            given[number] = deck
    whole = [whole_deck(pack, options, rules, deck_option(options, seat)) for seat in seats]
    dealt = [given.get(number, deck[number :: len(seats)]) for number, deck in enumerate(whole)]
    if not given or first_release:
        return dealt
    said = [card for deck in given.values() for card in deck]
    rest = decks.auto_deck(pack, rules, taken=said)
    return decks.refusal(pack, [*said, *rest], rules) or [given.get(number, rest) for number in range(len(seats))]


def whole_deck(pack: Tables, options: Options, rules: DeckRules, code: str) -> list[int]:
    """The ready deck of a faction where it fits; else one that is built."""
    if code == AUTO or options.scenario != BATTLE_ROYAL or options.points != 120:
        return decks.auto_deck(pack, rules)
    return next(list(deck.cards) for deck in pack.prebuilts if deck.faction == rules.faction)


def refuse_decks(pack: Tables, players: int, options: Options) -> Reason | None:
    if options.scenario != BATTLE_ROYAL and options.scenario not in pack.scenario:
        return refuse("no-such-scenario", "2.2", id=options.scenario)
    found = armies(pack, players, options)
    if isinstance(found, Reason):
        return found
    if options.boards == 2 and players != 4:
        return refuse("two-boards-four-players", "12")
    return None


# -- the battlefield --------------------------------------------------------------------------------------------


def tiles(pack: Tables, chance: Chance) -> list[int]:
    """§2.1, R02: land tiles in random order, side and rotation, three rows of four from the bottom left."""
    order = list(pack.land_tiles)
    chance.shuffle(order)
    ground = [0] * SPACES
    for number, tile in enumerate(order[: TILE_ROWS * TILE_COLUMNS]):
        face = pack.tiles[tile].faces[chance.below(2)]
        if chance.below(2):
            face = face[::-1]
        row, column = divmod(number, TILE_COLUMNS)
        for corner, natural in enumerate(face):  # upper left, upper right, lower left, lower right
            ground[at(2 * column + corner % 2, 2 * row + 1 - corner // 2)] = natural
    return ground


def lay_out(players: int, options: Options, chance: Chance, pack: Tables, first_release: bool = False) -> TwoGMState:
    scenario = NONE if options.scenario == BATTLE_ROYAL else pack.scenario[options.scenario]
    cards = armies(pack, players, options, first_release)
    if isinstance(cards, Reason):
        raise Refused(cards)
    state = empty_field(cards, options, chance, pack, scenario)
    if scenario == NONE:
        state.then(Bid(0), Bid(1), RevealBids())
    else:
        stage(state, pack.scenarios[scenario])
        state.then(OpeningHands())
    return state


def empty_field(cards: list[list[int]], options: Options, chance: Chance, pack: Tables, scenario: int) -> TwoGMState:
    """The ground, the decks, and nobody there yet."""
    players, boards = len(cards), options.boards
    spaces = SPACES * boards
    if scenario == NONE:
        natural = [ground for _ in range(boards) for ground in tiles(pack, chance)]
    else:
        natural = list(pack.scenarios[scenario].natural) * boards
    factions = [deck_rules(pack, options, seat & 1).faction for seat in range(players)]
    for deck in cards:
        chance.shuffle(deck)
    return TwoGMState(
        players=players,
        pack=pack,
        chance=chance,
        options=options,
        scenario=scenario,
        factions=factions,
        ap=[0] * players,
        hands=[Hand() for _ in range(players)],
        decks=cards,
        discards=[[] for _ in range(players)],
        census=tuple(tuple(sorted(deck)) for deck in cards),
        generals=[NONE] * players,
        bids=[NOT_YET] * players,
        mulligans=[0] * players,
        spaces=spaces,
        natural=natural,
        natural_hp=[pack.naturals[ground].hp for ground in natural],
        terrain=[NONE] * spaces,
        terrain_hp=[0] * spaces,
        anchor=[NONE] * spaces,
        terrain_left=[terrain.copies * boards for terrain in pack.terrains],
        smoke=[0] * spaces,
        litter=[0] * spaces,
        control=[NONE] * spaces,
        here=[NONE] * spaces,
        hq_hp=[pack.headquarters[factions[hq & 1]].hp for hq in range(2 * boards)],
        army=[[] for _ in range(players)],
        counts=[0] * COUNTERS,
        losses=[0, 0],
        points=[0, 0],
        stances=[stance.fixed(pack, scenario, side) for side in (0, 1)],
        held=[0] * (len(pack.scenarios[scenario].victory) if scenario != NONE else 0),
    )


def stage(state: TwoGMState, scenario: Scenario) -> None:
    """§2.2: the scenario's map, starting units and action points; on each board, if there are two (§12)."""
    state.first = state.active = scenario.first
    for board in range(state.options.boards):
        for place, terrain in scenario.terrain:
            put_terrain(state, terrain, place + board * SPACES)
        for column in scenario.bridges:  # §3.4: a card on either bank
            for row in (scenario.river, scenario.river + 1):
                put_terrain(state, state.pack.terrain["bridge"], space_at(column, row) + board * SPACES)
        for side, sheet in enumerate(scenario.sides):
            bring_up(state, side + 2 * board, sheet, board * SPACES)
    for side in (0, 1):
        share(state, side, OPENING_AP, "2.2")


def bring_up(state: TwoGMState, seat: int, sheet: Side, shift: int) -> None:
    """The starting units of one side on one board: free, ready, mounted where it says so."""
    carrier, extra = NONE, []
    for start in sheet.units:
        place = start.space + shift
        equip = sum(2 << option for option in start.options)
        u = muster(state, seat, start.unit, place, equip)
        if start.aboard:
            load(state, u, carrier)
        else:
            stand(state, u, place)
            carrier = u
        if start.mounted:
            state.u_mounted[u] = state.pack.mounts[start.unit] & equip
        if state.pack.units[start.unit].faction != NONE:
            extra.append(start.unit)
    cards = tuple(sorted([*state.census[seat], *extra]))
    state.census = (*state.census[:seat], cards, *state.census[seat + 1 :])


# -- the bid ----------------------------------------------------------------------------------------------------


class Bid(TwoGMDecision, frozen=True):
    """§2.1: in secret, from 0 to 5 AP; among allies the Field Marshal bids (§12)."""

    rule = "2.1"

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.Bid(ap) for ap in range(OPENING_AP + 1)]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Bid)
        state.bids[self.seat] = action.ap


class RevealBids(TwoGMAutomatic, frozen=True):
    """§2.1: both dice and both bids; equal totals are rolled again while the bids stand (R03)."""

    rule = "2.1"

    def run(self, state: TwoGMState) -> None:
        state.revealed = True
        state.reveal()
        for seat in (0, 1):
            state.say("bid", "2.1", seat=seat, ap=state.bids[seat])
        totals = [0, 0]
        while totals[0] == totals[1]:
            dice = [state.chance.die(10), state.chance.die(10)]
            totals = [die + bid for die, bid in zip(dice, state.bids[:2], strict=True)]
            state.say("bid-rolls", "2.1", die_a=dice[0], die_b=dice[1], total_a=totals[0], total_b=totals[1])
        state.first = state.active = 0 if totals[0] > totals[1] else 1
        state.say("begins", "2.1", side=state.first)
        for side in (0, 1):
            share(state, side, OPENING_AP - state.bids[side], "2.1")
        state.then(BuyTerrain(state.first), BuyTerrain(1 - state.first), OpeningHands())


# -- opening hands ----------------------------------------------------------------------------------------------


class OpeningHands(TwoGMAutomatic, frozen=True):
    """§2.1: five cards each, and the chance to change them all once, the first player first (R07)."""

    rule = "2.1"

    def run(self, state: TwoGMState) -> None:
        order = [*state.seats(state.first), *state.seats(1 - state.first)]
        for seat in order:
            state.draw(seat, opening_hand(state, seat), "2.1")
        state.then(*(Mulligan(seat) for seat in order), StartTurn())


class Mulligan(TwoGMDecision, frozen=True):
    """§2.1: once, the whole hand."""

    rule = "2.1"

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.KEEP, verbs.MULLIGAN]

    def perform(self, state: TwoGMState, action: Action) -> None:
        seat = self.seat
        if action == verbs.KEEP:
            return
        state.mulligans[seat] += 1
        state.say("mulligan", "2.1", seat=seat)
        deck = state.decks[seat]
        deck += state.hands[seat].cards
        state.hands[seat].clear()
        deck.sort()
        state.chance.shuffle(deck)
        state.draw(seat, opening_hand(state, seat), "2.1")
