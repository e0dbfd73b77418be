"""`python -m bench.dictators_bound`: how much of Revenge of the Dictators one seat decides, alone among three `frozen`.

`gifts`: what `steady` wins when it gets what nobody has: all its facilities disarmed before the first turn; the best
hand when it first stands before the president; others who never stop it; or several of these.

`readers`: what somebody wins who, once anybody with a facility disarmed is near Washington D.C., plays each action that
looks best on to the end of the game, so many times, with the very policies that play; and as `steady` before. One
imagines what a seat cannot know, as an honest bot does; one knows all cards and how the decks lie, but not the dice;
one foresees the dice, too. There is no clock.

Games follow from `--seed` and their number alone, seats in turn; a fair share is 25 %, some games nobody wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Final

from bench.frozen import OldDictator
from bench.twogm_balance import show
from brink.engine import PASS, Action, Chance
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.engine.steps import key_of
from brink.games.dictators import bots, outlook
from brink.games.dictators.game import MIND
from brink.games.dictators.glance import Glance
from brink.games.dictators.playing_your_turn import Confront
from brink.games.dictators.state import ALL_EYES, DictatorsState
from brink.lab.simulate import ENDLESS

GAME: Final = find_game("dictators")
PLAYERS: Final = 4
NEAR: Final = 3  # roads to Washington D.C.
HARMLESS: Final = -99.0  # how dangerous somebody is whom nobody stops
# Cards against what the others do, and one more roll.
GUARDED: Final = ("diplomatic-immunity", "plausible-deniability", "plausible-deniability", "recount", "veto")

# -- who decides --------------------------------------------------------------------------------------------------


class Sparing(OldDictator):
    """As `frozen`, but nothing is ever done against this seat."""

    spared: int

    def decide(self, step: str) -> Action | None:
        own = step in bots.WINDOWS and step not in ("interrupt-announced", "effect-hits")
        if own and PASS in self.legal and self.asked.get("seat", self.asked.get("seat_roller")) == self.spared:
            return PASS
        return super().decide(step)

    def danger(self, seat: int) -> float:
        return HARMLESS if seat == self.spared else super().danger(seat)


Kind = type[bots.Mind]
Choose = Callable[[DictatorsState, list[Action]], Action]


def at_sight(kind: Kind, chance: Chance, state: DictatorsState, legal: list[Action]) -> Action:
    """As the bot of this kind decides; like it, by what its seat sees, though the state is at hand."""
    step = state.agenda[-1]
    key, seat = key_of(step), step.decider(state)
    view = Glance(state, seat)
    mind = kind(view, state.pack, legal, {} if key == "take-action" else step.asks(state), bots.about(view, key))
    return mind.decide(key) or legal[chance.below(len(legal))]


def play_on(state: DictatorsState, seats: list[Choose]) -> DictatorsState:
    """To the end."""
    known = None
    for _ in range(ENDLESS):
        if state.outcome is not None:
            break
        legal = GAME.legal(state) if known is None else known
        choose = seats[GAME.to_act(state)]
        known = GAME.apply(state, legal[0] if len(legal) == 1 else choose(state, legal), legal)
    return state


# -- gifts ----------------------------------------------------------------------------------------------------------


def disarm(state: DictatorsState, seat: int) -> None:
    zones = state.pack.nuclear_zone
    for at, place in enumerate(state.facilities[seat]):
        if zones[place] != 4:
            state.disarmed[seat][at] = 1
            state.facility_knowers[seat][at] = ALL_EYES


def guarded(choose: Choose) -> Choose:
    """Whoever first stands before the president with something disarmed gets that hand."""
    given = False

    def chosen(state: DictatorsState, legal: list[Action]) -> Action:
        nonlocal given
        step = state.agenda[-1]
        if not given and isinstance(step, Confront) and state.disarmed_count(step.seat):
            given = True
            hand = state.hands[step.seat]
            hand.cards[:] = sorted(state.pack.card[name] for name in GUARDED)
            hand.knowers[:] = [1 << step.seat] * len(GUARDED)
        return choose(state, legal)

    return chosen


GIFTS: Final[dict[str, frozenset[str]]] = {
    "nothing": frozenset(),
    "all disarmed": frozenset({"disarmed"}),
    "guarded at the door": frozenset({"guarded"}),
    "never stopped": frozenset({"spared"}),
    "all disarmed, guarded": frozenset({"disarmed", "guarded"}),
    "all disarmed, never stopped": frozenset({"disarmed", "spared"}),
}


def gifted(gifts: frozenset[str], seed: str, number: int) -> bool:
    """Whether `steady` wins with these."""
    seat, state, chance = deal(seed, number)
    if "disarmed" in gifts:
        disarm(state, seat)
    others = type("Sparing", (Sparing,), {"spared": seat}) if "spared" in gifts else OldDictator
    seats = seated(seat, others, chance)
    if "guarded" in gifts:
        seats[seat] = guarded(seats[seat])
    return won(play_on(state, seats), seat)


# -- who reads on ---------------------------------------------------------------------------------------------------

World = Callable[[DictatorsState, int, Chance], DictatorsState]
TRIFLES: Final = frozenset({"discard-excess", "order-discards", "rearm", "store-presidential", "order-presidential"})


def imagined(state: DictatorsState, seat: int, chance: Chance) -> DictatorsState:
    world: DictatorsState = GAME.imagine(state, seat, chance)
    return world


def true_cards(state: DictatorsState, seat: int, chance: Chance) -> DictatorsState:
    world = state.clone()
    world.chance = chance
    return world


def truth(state: DictatorsState, seat: int, chance: Chance) -> DictatorsState:
    return state.clone()


WORLDS: Final[dict[str, World]] = {"imagines": imagined, "knows all cards": true_cards, "foresees the dice": truth}


class Reader:
    """Halves what looks best as the planner does: all that is left meets the same worlds."""

    def __init__(self, seat: int, chance: Chance, world: World, rollouts: int, options: argparse.Namespace) -> None:
        self._seat = seat
        self._chance = chance
        self._world = world
        self._rollouts = rollouts
        self._options = options
        self._thoughts = 0

    def __call__(self, state: DictatorsState, legal: list[Action]) -> Action:
        if key_of(state.agenda[-1]) in TRIFLES or state.control[state.active] != state.active or not near(state):
            return at_sight(bots.Mind, self._chance, state, legal)
        self._thoughts += 1
        chance = self._chance.fork(f"thought {self._thoughts}")
        worth = MIND.rank(imagined(state, self._seat, chance.fork("first sight")), self._seat, legal)
        best = sorted(range(len(legal)), key=lambda n: -worth[n])[: self._options.candidates]
        won_by = dict.fromkeys(best, 0)
        left, met = best, 0
        while len(left) > 1:
            worlds = max(1, self._rollouts * len(best) // ((len(best) - 1).bit_length() * len(left)))
            for number in range(met, met + worlds):
                for n in left:
                    won_by[n] += self._wins(state, legal[n], chance, number)
            met += worlds
            trust = self._options.trust * sqrt(met)
            left = sorted(left, key=lambda n: -won_by[n] - trust * (n == best[0]))[: (len(left) + 1) // 2]
        return legal[left[0]]

    def _wins(self, state: DictatorsState, action: Action, chance: Chance, number: int) -> bool:
        world = self._world(state, self._seat, chance.fork(f"world {number}"))
        if self._world is not truth:
            world.chance = chance.fork(f"dice {number}")
        GAME.apply(world, action)
        return won(play_on(world, seated(self._seat, OldDictator, chance.fork(f"others {number}"))), self._seat)


def near(state: DictatorsState) -> bool:
    """Whether anybody is who has disarmed something."""
    far = outlook.ways(state.pack)[state.pack.white_house]
    return any(far[place] <= NEAR and state.disarmed_count(seat) for seat, place in enumerate(state.places))


def reading(name: str, rollouts: int, options: argparse.Namespace, number: int) -> bool:
    seat, state, chance = deal(options.seed, number)
    seats = seated(seat, OldDictator, chance)
    seats[seat] = Reader(seat, chance.fork("reader"), WORLDS[name], rollouts, options)
    return won(play_on(state, seats), seat)


# -- the games ------------------------------------------------------------------------------------------------------


def deal(seed: str, number: int) -> tuple[int, DictatorsState, Chance]:
    """Each deal is played from all seats in turn."""
    seat, deal = number % PLAYERS, number // PLAYERS
    chance = Chance(seed_from(f"{seed} {deal}"))
    return seat, GAME.setup(PLAYERS, {}, chance), chance.fork(f"bots {seat}")


def seated(seat: int, others: Kind, chance: Chance) -> list[Choose]:
    kinds = [bots.Mind if at == seat else others for at in range(PLAYERS)]
    return [partial(at_sight, kind, chance.fork(f"bot {at}")) for at, kind in enumerate(kinds)]


def won(state: DictatorsState, seat: int) -> bool:
    return state.outcome is not None and seat in state.outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.dictators_bound", description=__doc__)
    parser.add_argument("table", nargs="?", default="gifts", choices=("gifts", *WORLDS))
    parser.add_argument("--games", type=int, default=400, help="of each row")
    parser.add_argument("--rollouts", type=int, nargs="+", default=[10], help="of a reader, for each candidate")
    parser.add_argument("--candidates", type=int, default=6)
    parser.add_argument("--trust", type=float, default=0.5, help="what looks best is given up only for so much more")
    parser.add_argument("--every", type=int, default=1000, help="games after which a row tells how it stands")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="bound")
    options = parser.parse_args()
    rows: dict[str, Callable[[int], bool]]
    if options.table == "gifts":
        rows = {name: partial(gifted, gifts, options.seed) for name, gifts in GIFTS.items()}
    else:
        rows = {
            f"{options.table}, {count}": partial(reading, options.table, count, options) for count in options.rollouts
        }
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for name, row in rows.items():
            wins = 0
            for played, win in enumerate(pool.map(row, range(options.games)), 1):
                wins += win
                if played % options.every == 0 or played == options.games:
                    show(name, wins, played)


if __name__ == "__main__":
    main()
