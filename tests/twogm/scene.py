"""Small battlefields for the tests: open ground, a few units, dice that show what they are told."""

from __future__ import annotations

from typing import Any

from brink.engine import Action, Chance, Reason
from brink.engine.chance import Script, seed_from
from brink.engine.hands import Hand
from brink.games.twogm import TwoGM
from brink.games.twogm.battlefield import join, load, muster, put_terrain, stand
from brink.games.twogm.deployment import Deployment
from brink.games.twogm.firing import Shooting
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.movement import Movement
from brink.games.twogm.pack import NONE, space_at
from brink.games.twogm.shooting import Modifier, Odds, Shot, fire, odds, shot_at
from brink.games.twogm.state import (
    CARDS,
    DEPLOYMENT,
    DISCARD,
    END,
    FLIP_OVER,
    HQ,
    MOVEMENT,
    SHOOTING,
    START,
    TwoGMState,
)
from brink.games.twogm.the_turn import Phase

GAME = TwoGM()
SOUTH, NORTH = 0, 1
SOUTH_HQ, NORTH_HQ = ALL_SPACES, ALL_SPACES + 1
ASKS = {MOVEMENT: Movement, DEPLOYMENT: Deployment, SHOOTING: Shooting}


class Scene:
    """A game in the middle of a turn of the south: no terrain, no units, empty hands, plenty of AP."""

    def __init__(self, phase: int = SHOOTING, players: int = 2, **options: Any) -> None:
        state: TwoGMState = GAME.setup(players, options, Chance(seed_from("scene")))
        self.state = state
        self.pack = state.pack
        state.natural = [self.pack.natural["plain"]] * state.spaces
        state.natural_hp = [0] * state.spaces
        for seat in range(players):
            state.hands[seat].clear()
        state.ap = [10] * players
        state.turn, state.first, state.active, state.revealed = 3, SOUTH, SOUTH, True
        self.phase(phase)

    def phase(self, number: int) -> None:
        """The decision of this phase is open for the active side."""
        self.state.phase = number
        rest = [Phase(later) for later in range(END, number, -1)]
        self.state.agenda[:] = [*rest, ASKS[number](self.state.active)]

    def card(self, name: str) -> int:
        return self.pack.card[name]

    def unit(
        self, side: int, name: str, column: int, row: int, *tokens: str, wounds: int = 0, mounted: bool = False
    ) -> int:
        """A unit that has been standing there for a while."""
        u = self.recruit(side, name, space_at(column, row), *tokens)
        stand(self.state, u, space_at(column, row))
        self.state.u_wounds[u] = wounds
        if mounted:
            self.state.u_mounted[u] = self.pack.mounts[self.card(name)] & self.state.u_equip[u]
        return u

    def recruit(self, side: int, name: str, place: int, *tokens: str) -> int:
        equip = 0
        options = self.pack.units[self.card(name)].options
        for token in tokens:
            slot = next(
                slot
                for slot, option in enumerate(options, 1)
                if option.token == self.pack.token[token] and not equip >> slot & 1
            )
            equip |= 1 << slot
        u = muster(self.state, side, self.card(name), place, equip)
        self.state.u_turn[u] = 0
        return u

    def aboard(self, side: int, name: str, carrier: int) -> int:
        u = self.recruit(side, name, self.state.u_place[carrier])
        load(self.state, u, carrier)
        return u

    def pair(self, side: int, infantry: str, vehicle: int, *tokens: str) -> int:
        u = self.recruit(side, infantry, self.state.u_place[vehicle], *tokens)
        join(self.state, u, vehicle)
        return u

    def fighter(self, side: int, name: str) -> int:
        return self.recruit(side, name, ALL_SPACES + side)

    def slot(self, u: int, token: str) -> int:
        options = self.state.unit(u).options
        number = self.pack.token[token]
        return next(
            slot
            for slot, option in enumerate(options, 1)
            if option.token == number and self.state.u_equip[u] >> slot & 1
        )

    def terrain(self, name: str, column: int, row: int, hp: int | None = None) -> int:
        place = space_at(column, row)
        put_terrain(self.state, self.pack.terrain[name], place)
        if hp is not None:
            self.state.terrain_hp[place] = hp
        return place

    def ground(self, name: str, column: int, row: int) -> int:
        place = space_at(column, row)
        natural = self.pack.naturals[self.pack.natural[name]]
        self.state.natural[place], self.state.natural_hp[place] = natural.number, natural.hp
        return place

    def hold(self, seat: int, *names: str) -> None:
        """These cards are in the hand, taken from the deck or brought from outside."""
        state = self.state
        for name in names:
            card = self.card(name)
            if card in state.decks[seat]:
                state.decks[seat].remove(card)
        state.hands[seat] = Hand.of([*state.hands[seat], *(self.card(name) for name in names)], 1 << seat)
        census = [list(cards) for cards in state.census]
        census[seat] += [self.card(name) for name in names]
        state.census = tuple(tuple(sorted(cards)) for cards in census)

    def general(self, seat: int, name: str) -> None:
        self.state.generals[seat] = self.pack.general[name]

    # -- acting -------------------------------------------------------------------------------------------------

    def dice(self, *faces: int) -> None:
        self.state.chance = Script([face - 1 for face in faces])

    def do(self, *actions: Action) -> None:
        for action in actions:
            GAME.apply(self.state, action)

    def choose(self, u: int) -> None:
        self.do(("unit", u, self.state.u_card[u], self.state.u_place[u]))

    def why(self, *action: Any) -> Reason | None:
        return GAME.refusal(self.state, action)

    def why_not(self, *action: Any) -> str:
        reason = self.why(*action)
        assert reason is not None, f"{action} is allowed"
        return reason.key

    def legal(self) -> list[Action]:
        return GAME.legal(self.state)

    def verbs(self) -> set[str]:
        return {action[0] for action in self.legal()}

    def step(self) -> str:
        return type(self.state.agenda[-1]).__name__

    def about(self, u: int) -> tuple[int, int, int]:
        """How actions name a unit."""
        return u, self.state.u_card[u], self.state.u_place[u]

    def shot(self, u: int, target: int, slot: int = 0, kind: str = "fire") -> Shot:
        return shot_at(self.state, u, slot, target, kind)

    def odds(self, u: int, target: int, slot: int = 0, kind: str = "fire") -> Odds:
        return odds(self.state, self.shot(u, target, slot, kind))

    def needs(self, u: int, target: int, slot: int = 0, kind: str = "fire") -> tuple[int, int]:
        found = self.odds(u, target, slot, kind)
        return found.impact, found.critical

    def named(self, u: int, target: int, slot: int = 0, kind: str = "fire") -> dict[str, tuple[int, int]]:
        found: tuple[Modifier, ...] = self.odds(u, target, slot, kind).modifiers
        return {one.name: (one.impact, one.critical) for one in found}

    def fire(self, u: int, target: int, *faces: int, slot: int = 0, kind: str = "fire") -> None:
        """One shot, and everything up to the next decision."""
        if faces:
            self.dice(*faces)
        fire(self.state, self.shot(u, target, slot, kind))
        GAME.advance(self.state)

    def fire_at(self, u: int, place: int, *faces: int, slot: int = 0) -> None:
        """A shot at empty terrain or at an HQ."""
        if faces:
            self.dice(*faces)
        weapon = self.state.weapon(u, slot).number
        fire(self.state, Shot(self.state.u_seat[u], weapon, u, slot, NONE, place))
        GAME.advance(self.state)

    def wounds(self, u: int) -> int:
        return self.state.u_wounds[u]

    def alive(self, u: int) -> bool:
        return self.state.alive(u)

    def finish_turn(self) -> None:
        """Everybody does nothing more until the next turn has begun and its Movement is open."""
        turn = self.state.turn
        self.state.chance = Chance(seed_from("quiet"))
        while self.state.turn == turn or self.step() != "Movement":
            legal = self.legal()
            quiet = [action for action in legal if action[0] in ("done", "pass", "keep", "stop", "back")]
            self.do(quiet[0] if quiet else legal[0])


__all__ = [
    "CARDS",
    "DEPLOYMENT",
    "DISCARD",
    "END",
    "FLIP_OVER",
    "GAME",
    "HQ",
    "MOVEMENT",
    "NORTH",
    "NORTH_HQ",
    "SHOOTING",
    "SOUTH",
    "SOUTH_HQ",
    "START",
    "Scene",
    "space_at",
]
