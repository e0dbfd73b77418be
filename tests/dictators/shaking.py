"""Positions for probes: turns of random games, as they came and with all that lies about in other places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.games.dictators import verbs
from brink.games.dictators.playing_your_turn import Confront, TakeAction
from brink.games.dictators.state import NONE, TRIDENT_ON_BOARD, DictatorsState
from dictators.scene import GAME, PACK

KIM = PACK.dictator_ids.index("kim")
IN_THE_TURN = [number for number, ability in enumerate(PACK.ability_of) if ability in (
    "discard-draw", "cheap-usa", "secure-hand", "ignore-roadblocks", "bully", "free-flights", "dismiss", "second-travel"
)]  # fmt: skip


def some(chance: Chance, things: list[Any], most: int) -> list[Any]:
    """So many of them at the most, taken away from there."""
    return [things.pop(chance.below(len(things))) for _ in range(min(chance.below(most + 1), len(things)))]


def shaken(state: DictatorsState, chance: Chance) -> DictatorsState:
    """The same turn, with all that lies about in other places."""
    world = state.clone()
    world.defcon = 1 + chance.below(world.options.defcon_start)
    world.trident = chance.below(3)
    world.warheads = chance.below(world.players + 1)
    blocked = some(chance, list(range(len(world.blocked))), 30)
    world.blocked = [int(number in blocked) for number in range(len(world.blocked))]
    world.no_fly = [int(chance.below(3) == 0) for _ in world.no_fly]
    world.spent = chance.below(3)
    world.travelled = chance.below(world.spent + 1)
    world.used = chance.below(1 << 12)
    world.draws = chance.below(2)
    world.boosted = chance.below(2) == 0
    world.briber = [chance.below(3) - 1 if chance.below(2) else NONE for _ in world.briber]
    pool = [card for pile in (world.deck, world.discard, *world.hands, *world.front, *world.bunker) for card in pile]
    events = [card for card in pool if card >= PACK.defcon_card]
    pool = [card for card in pool if card < PACK.defcon_card]
    lasting = [card for card in pool if PACK.card_kind[card] == "asset" or PACK.card_turns[card]]
    for seat in range(world.players):
        shake_seat(world, seat, chance, pool, lasting)
    world.free = [card for card in world.hands[world.active].cards if chance.below(8) == 0]
    world.discard = some(chance, pool, 3)
    world.deck = pool + events if chance.below(8) else []
    if chance.below(8) == 0:  # R19: the next to look at the presidential deck shuffles it
        world.president_discard += world.president_deck
        world.president_deck, world.president_knowers = [], []
    if world.places[world.active] == PACK.white_house and chance.below(2):
        world.agenda[-1] = Confront(world.active)
    return world


def shake_seat(world: DictatorsState, seat: int, chance: Chance, pool: list[int], lasting: list[int]) -> None:
    world.front[seat] = some(chance, lasting, 3)
    world.front_counts[seat] = [0 for _ in world.front[seat]]
    for card in world.front[seat]:
        if card in pool:
            pool.remove(card)
    world.hands[seat] = Hand.of(sorted(some(chance, pool, 6 if chance.below(4) else 0)), 1 << seat)
    world.bunker[seat] = Hand.of(sorted(some(chance, pool, 2)), 1 << seat)
    places = list(range(len(PACK.place_ids)))
    if world.trident != TRIDENT_ON_BOARD:
        places.remove(PACK.trident)
    near = [*world.facilities[seat], PACK.place["WDC"], PACK.place["A51"], PACK.trident, *world.places]
    wanted = near[chance.below(len(near))] if chance.below(2) else places[chance.below(len(places))]
    world.places[seat] = wanted if wanted in places else PACK.start
    world.disarmed[seat] = [chance.below(2) for _ in world.disarmed[seat]]
    world.fathers[seat] = PACK.first_father + chance.below(len(PACK.father_ids)) if chance.below(2) else NONE
    abilities = IN_THE_TURN if chance.below(4) else list(range(len(PACK.dictator_ids)))
    ability = abilities[chance.below(len(abilities))]  # of the dictator, or chosen by Kim
    world.dictators[seat], world.copied[seat] = (KIM, ability) if chance.below(4) == 0 else (ability, NONE)
    world.abilities[seat] = PACK.ability_of[ability]
    world.stored[seat] = chance.below(len(PACK.presidential_ids)) if chance.below(2) else NONE
    world.tokens[seat] = some(chance, list(range(1, 16)), 3)
    world.token_turns[seat] = [world.turn - chance.below(2) for _ in world.tokens[seat]]
    world.token_knowers[seat] = [1 << seat for _ in world.tokens[seat]]


def positions(players: int, seed: str) -> Iterator[DictatorsState]:
    """Turns of random games, each as it came and shaken up."""
    chance = Chance(seed_from(f"{seed} {players}"))
    while True:
        state = GAME.setup(players, {}, chance.fork(f"game {chance.below(1 << 30)}"))
        while state.outcome is None:
            legal = GAME.legal(state)
            if isinstance(state.agenda[-1], (TakeAction, Confront)):
                yield state
                yield shaken(state, chance)
                if len(legal) > 1:
                    legal = [action for action in legal if action != verbs.END]
            GAME.apply(state, legal[chance.below(len(legal))])
