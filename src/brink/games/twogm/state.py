"""The state of a game: the battlefield, the armies, the hands; and the small questions that many rules ask.

Units are numbers that are never used again in a game; what is known of them stands in parallel lists. Weapons of a unit
are slots: the printed one is slot 0, option i of the card slot i + 1, and masks have a bit for each slot. A seat's side
is its last bit: south is 0, north is 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec

from brink.engine import Automatic, Decision, State, Window, all_but, only
from brink.engine.hands import Hand
from brink.engine.steps import AnyStep
from brink.games.twogm.geometry import ALL_SPACES, GONE, LINE, NEIGHBOURS, ROW
from brink.games.twogm.kinds import BATTLE_ROYAL
from brink.games.twogm.pack import NONE, ROWS, SOUTH, SPACES, Headquarters, Unit, Weapon
from brink.games.twogm.tables import MAIN, SLOTS, Tables

Faction = Literal["us", "de", "su", "uk"]
Difficulty = Literal["regular", "recruit", "veteran", "elite"]
START, HQ, CARDS, MOVEMENT, DEPLOYMENT, SHOOTING, FLIP_OVER, DISCARD, END = range(9)  # §4
SECOND_RULES: Final = 2  # the version of the rules after that of release 0.1
THIRD_RULES: Final = 3  # since R107 and R108
FOURTH_RULES: Final = 4  # since R109 and R110
OPENING_AP: Final = 5
OPENING_HAND: Final = 5
HAND_LIMIT: Final = 7
DRAW: Final = 2

# Marks on a unit, as bits of `u_flags`.
SUPPRESSED: Final = (1, 2)  # by the side that caused it
SHELL: Final = 4  # smoke around the unit itself
NO_MOVE: Final = 8  # its movement is over for this turn
MARCHED: Final = 16
RODE: Final = 32  # used the extra step of Mounted: no attack this turn
MOVED: Final = 64  # in its last own Movement phase
HEALED: Final = 128  # used Cure this turn
REPAIRED: Final = 256
NO_FIRE: Final = 512  # thrown back from an assault, or moved on after its fire
SURE: Final = 1024  # its shots this phase are at least impacts
JUST_MOUNTED: Final = 2048
ADVANCED: Final = 4096  # its general gave it movement this turn
TOOK_ABOARD: Final = 8192  # a craft that may not sail on this turn
BOAT: Final = 16384  # may cross the river this turn
UNLOADED: Final = 32768  # came off a carrier this turn
JOINED: Final = 65536  # in covered movement since this turn
FIRED: Final = 131072  # a weapon of it has fired this turn, whatever has reloaded it since
HURRIED: Final = 262144  # by a Forced March
DROVE_ON: Final = 524288  # by a Lightning Advance
MOVED_ON: Final = 1048576  # after its fire
FOR_THIS_TURN: Final = (
    NO_MOVE
    | MARCHED
    | RODE
    | HEALED
    | REPAIRED
    | NO_FIRE
    | SURE
    | JUST_MOUNTED
    | ADVANCED
    | TOOK_ABOARD
    | BOAT
    | UNLOADED
    | JOINED
    | FIRED
    | HURRIED
    | DROVE_ON
    | MOVED_ON
)

# Once a turn, as indices of `counts`.
TANKS, INFANTRY, GUNS, ADVANCES, REROLLS, BOATS, EVACUATED = range(7)
COUNTERS: Final = 7


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§2, §11, §12, and the four contestable rulings (R17, R18, R42, R71).

    A deck is a code, `auto`, or empty for the prebuilt one. `time_limit` counts rounds; 0 is none. A difficulty is
    the one of the solo bot in that seat (§17.12); whoever else sits there plays as a regular.
    """

    scenario: Annotated[str, msgspec.Meta(max_length=40)] = BATTLE_ROYAL  # or one of the pack
    south: Faction = "us"
    north: Faction = "de"
    deck_1: str = ""
    deck_2: str = ""
    deck_3: str = ""
    deck_4: str = ""
    points: Annotated[int, msgspec.Meta(ge=60, le=160)] = 120
    boards: Literal[1, 2] = 1
    late_terrain: bool = False
    leftover_equipment: bool = False
    extensive: bool = False
    rookie: Literal["nobody", "south", "north"] = "nobody"
    time_limit: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    suppression: Literal["to-one", "by-one"] = "to-one"
    hard_ground: Literal["all", "rest"] = "all"
    criticals: Literal["higher", "equal"] = "higher"
    anti_aircraft: Literal["once", "always"] = "once"
    difficulty_1: Difficulty = "regular"
    difficulty_2: Difficulty = "regular"
    difficulty_3: Difficulty = "regular"
    difficulty_4: Difficulty = "regular"

    def difficulty(self, seat: int) -> Difficulty:
        return (self.difficulty_1, self.difficulty_2, self.difficulty_3, self.difficulty_4)[seat]


class TwoGMState(State, kw_only=True):
    pack: Tables
    options: Options
    scenario: int = NONE

    # The players, by seat.
    factions: list[int]
    ap: list[int]
    hands: list[Hand]
    decks: list[list[int]]  # the top card last
    discards: list[list[int]]
    census: tuple[tuple[int, ...], ...]  # all cards of each army; public, for decks are built openly (R91)
    generals: list[int]
    bids: list[int]
    revealed: bool = False  # the bids
    mulligans: list[int]  # hands changed

    # The battlefield, by space; -1 is nothing.
    spaces: int = SPACES
    natural: list[int]
    natural_hp: list[int]
    terrain: list[int]  # terrain cards
    terrain_hp: list[int]
    anchor: list[int]  # the space where the card proper lies: an extensive card covers its neighbours too
    terrain_left: list[int]  # terrain cards still in their deck, by number
    smoke: list[int]  # screens: a bit for each side that put one there
    litter: list[int]  # equipment left behind: a bit for each token
    control: list[int]  # the side that was there last (R65)
    here: list[int]  # the unit that stands there (of a covered pair, the vehicle)
    hq_hp: list[int]

    # The units, by number.
    u_card: list[int] = []
    u_seat: list[int] = []
    u_place: list[int] = []
    u_wounds: list[int] = []
    u_equip: list[int] = []  # options bought: a mask of slots
    u_used: list[int] = []  # slots used in this player's turn (the diamonds)
    u_grey: list[int] = []  # slots turned to their grey side
    u_mounted: list[int] = []
    u_flags: list[int] = []
    u_spent: list[int] = []  # movement used this turn
    u_bonus: list[int] = []  # movement gained for this turn
    u_attached: list[int] = []  # support cards: a bit for each
    u_carrier: list[int] = []  # the unit it is aboard
    u_pair: list[int] = []  # its partner in covered movement
    u_assault: list[int] = []  # the space it assaults
    u_attacker: list[int] = []  # the first enemy that attacked it this turn and could penetrate it
    u_turn: list[int] = []  # when it came
    army: list[list[int]] = []  # by seat: its units, cargo and parked airplanes included

    # The turn.
    first: int = 0  # the side that began
    active: int = 0  # the side whose turn it is
    turn: int = 0
    phase: int = START
    counts: list[int]  # what was done so far this turn
    charge: bool = False  # reaction fire is harder this turn
    losses: list[int]  # by side
    points: list[int]  # by side: scenario points
    held: list[int]  # by entry of the scenario's victory: turns in a row that it held
    quiet: int = 0  # turns in a row without blood (R88)
    stances: list[int]  # by side: how a solo bot of that side fights, settled when its turn begins (§17.12)

    # What is going on.
    cancelled: bool = False
    aimed: int = NONE  # where a barrage fell or smoke was laid
    fired_at: tuple[int, int] = (NONE, NONE)  # the unit and the place of the latest shot, for all to see
    rolls: list[tuple[int, ...]] = []  # of this turn: shooter, target, place, die, impact and critical needed, result
    airlift: list[int] = []  # armor and wounds left of the transport plane that is on its way
    raid: list[int] = []  # fighters sent against an attack from the air, then the escorts in `guard`
    guard: list[int] = []

    def then(self, *steps: AnyStep) -> None:
        """Nothing follows once the game is over, whatever a step in progress still wanted."""
        if self.outcome is None:
            if len(steps) == 1:
                self.agenda.append(steps[0])
            else:
                self.agenda.extend(reversed(steps))

    def of_first_release(self) -> bool:
        """Begun by the rules of release 0.1, and played by them to its end (R100 to R104 do not hold)."""
        return self.rules < SECOND_RULES

    # -- who ----------------------------------------------------------------------------------------------------

    @property
    def bidding(self) -> bool:
        """§2.1: until the bids are revealed nobody has AP."""
        return self.scenario == NONE and not self.revealed

    def seats(self, side: int) -> range:
        """The seats of a side, the Field Marshal first."""
        return range(side, self.players, 2)

    def headquarters(self, side: int) -> Headquarters:
        return self.pack.headquarters[self.factions[side]]

    def hq_stands(self, side: int) -> bool:
        return any(hp > 0 for hp in self.hq_hp[side::2])

    def round(self) -> int:
        return (self.turn + 1) // 2

    def units_of(self, side: int) -> list[int]:
        army, ally = self.army, side + 2
        return army[side] + army[ally] if ally < self.players else army[side]

    def allied_units(self, seat: int) -> list[int]:
        """R103: whom this player's support cards and vehicles may help: also the units of an ally."""
        return self.army[seat] if self.of_first_release() else self.units_of(seat & 1)

    # -- units --------------------------------------------------------------------------------------------------

    def unit(self, u: int) -> Unit:
        return self.pack.units[self.u_card[u]]

    def side(self, u: int) -> int:
        return self.u_seat[u] & 1

    def alive(self, u: int) -> bool:
        return self.u_place[u] != GONE

    def on_board(self, u: int) -> bool:
        """On a space and not aboard another unit."""
        return 0 <= self.u_place[u] < ALL_SPACES and self.u_carrier[u] == NONE

    def parked(self, side: int) -> list[int]:
        """Fighters waiting at an HQ of this side."""
        return [
            u
            for u in self.units_of(side)
            if self.u_place[u] >= ALL_SPACES and u not in self.raid and u not in self.guard and self.is_fighter(u)
        ]

    def is_fighter(self, u: int) -> bool:
        return "fighter" in self.unit(u).abilities

    def has(self, u: int, ability: str) -> bool:
        """Printed, bought as a token, or given by a card."""
        card = self.u_card[u]
        if ability not in self.pack.talents[card]:
            return ability == "cure" and self.carries_card(u, "cure")
        if ability in self.pack.units[card].abilities or self.pack.given[card][ability] & self.u_equip[u]:
            return True
        return ability == "cure" and self.carries_card(u, "cure")

    def handy(self, u: int) -> bool:
        """Most units have nothing to use, neither printed nor bought nor by a card."""
        pack = self.pack
        return bool(self.u_attached[u] & pack.curing or pack.handy[self.u_card[u]] & (self.u_equip[u] | 1))

    def ready_slot(self, u: int, ability: str) -> int:
        """The slot of a ready token that gives this ability; NONE without one."""
        slots = self.pack.given[self.u_card[u]].get(ability, 0) & self.u_equip[u] & ~self.u_grey[u] & ~self.u_used[u]
        return slots.bit_length() - 1 if slots else NONE

    def loaded(self, u: int) -> bool:
        """Whether it has any cargo."""
        return u in self.u_carrier

    def carries_card(self, u: int, word: str) -> bool:
        return bool(self.u_attached[u] & self.pack.bits[word])

    def suppressed(self, u: int) -> bool:
        return bool(self.u_flags[u] & 3)

    def cargo(self, u: int) -> list[int]:
        return [other for other in self.units_of(self.u_seat[u] & 1) if self.u_carrier[other] == u]

    def wounds_of(self, u: int) -> int:
        """W: what the unit can take."""
        extra = self.pack.number("plates") if self.carries_card(u, "plates") else 0
        return self.unit(u).wounds + extra

    def line(self, side: int, place: int) -> int:
        """§3.3: the number of a player's own line; below 1 behind his own first line."""
        if self.scenario == NONE:
            return LINE[side][place]
        home = self.home_row(side)
        return ROW[place] - home + 1 if side == SOUTH else home - ROW[place] + 1

    def home_row(self, side: int) -> int:
        """The row (from 0) of line 1."""
        if self.scenario != NONE:
            return self.pack.scenarios[self.scenario].sides[side].home_row - 1
        return 0 if side == SOUTH else ROWS - 1

    def neighbours(self, place: int) -> tuple[int, ...]:
        return NEIGHBOURS[self.spaces][place]

    def standing(self, place: int) -> list[int]:
        """The units that can be attacked on a space."""
        u = self.here[place]
        if u == NONE:
            return []
        return [u] if self.u_pair[u] == NONE else [u, self.u_pair[u]]

    # -- weapons ------------------------------------------------------------------------------------------------

    def weapon(self, u: int, slot: int) -> Weapon:
        weapon = self.pack.arsenal[self.u_card[u]][slot]
        assert weapon is not None
        return weapon

    def usable(self, u: int) -> tuple[int, ...]:
        """The slots of weapons that may fire now."""
        return SLOTS[self.ready(u)]

    def ready(self, u: int) -> int:
        """§7.1, R92: weapons that may fire now, a mask of slots; each once in a player's turn, in reaction too."""
        card, pack = self.u_card[u], self.pack
        blocked = self.u_used[u] | self.u_grey[u] | (pack.mounts[card] & ~self.u_mounted[u])
        return (self.u_equip[u] | 1) & ~blocked & pack.armed[card]

    def spend(self, u: int, slot: int) -> None:
        """§8: the token lies as a diamond until the end of the turn; one that flips turns grey."""
        self.u_used[u] |= 1 << slot
        if self.rules >= FOURTH_RULES and self.pack.armed[self.u_card[u]] >> slot & 1:
            self.u_flags[u] |= FIRED
        if self.pack.flips[self.u_card[u]] >> slot & 1:
            self.u_grey[u] |= 1 << slot

    def reach_of(self, u: int, slot: int, at_hq: bool = False) -> int:
        """The range of a weapon now."""
        weapon = self.pack.arsenal[self.u_card[u]][slot]
        assert weapon is not None
        reach = weapon.range
        if slot == MAIN and not at_hq and self.u_attached[u] & self.pack.farsighted:
            reach = max(reach, min(reach + self.pack.number("optics"), self.pack.number("optics", 1)))
        if reach > 3 and self.scenario != NONE and self.snow():
            reach -= 1
        return reach

    def snow(self) -> bool:
        return self.scenario != NONE and self.pack.scenarios[self.scenario].rule("snow") is not None

    # -- generals -----------------------------------------------------------------------------------------------

    def general(self, seat: int, word: str) -> tuple[int | str, ...] | None:
        """§17.8: what a general at the HQ of this seat's side says under this word."""
        for number in self.generals[seat & 1 :: 2]:
            if number != NONE and word in self.pack.orders[number]:
                return self.pack.orders[number][word]
        return None

    # -- action points ------------------------------------------------------------------------------------------

    def ap_limit(self, side: int) -> int | None:
        """§4 HQ: what the headquarters can store together; no limit once they are lost."""
        standing = sum(hp > 0 for hp in self.hq_hp[side::2])
        if not standing:
            return None
        more = self.general(side, "maximum")
        extra = int(more[0]) if more else 0
        return self.headquarters(side).maximum * standing + extra

    def gain(self, seat: int, ap: int, rule: str) -> None:
        """Action points for one seat, as far as the HQ can store them."""
        side = seat & 1
        limit = self.ap_limit(side)
        if limit is not None:
            ap = min(ap, max(0, limit - sum(self.ap[side::2])))
        self.ap[seat] += ap
        self.say("gains-ap", rule, seat=seat, ap=ap, total=self.ap[seat])

    def pay(self, seat: int, ap: int) -> None:
        self.ap[seat] -= ap

    # -- cards --------------------------------------------------------------------------------------------------

    def draw(self, seat: int, count: int, rule: str) -> None:
        """R13: as many as there are; the discard pile is never shuffled in."""
        for _ in range(min(count, len(self.decks[seat]))):
            card = self.decks[seat].pop()
            self.hands[seat].put(card, 1 << seat)
            self.reveal(seat)
            self.say("you-drew", rule, only(seat), card=card)
            self.say("drew", rule, all_but(seat), seat=seat)

    def lay_down(self, seat: int, card: int) -> None:
        """A card leaves the hand and lies open on the table."""
        self.hands[seat].take(card)

    def discard(self, seat: int, card: int) -> None:
        self.discards[seat].append(card)

    def goes_over(self, card: int, seat: int, ally: int) -> None:
        """R103: a card that lies with an ally's unit is the ally's from now on."""
        if seat != ally:
            cards = [list(one) for one in self.census]
            cards[seat].remove(card)
            cards[ally].append(card)
            self.census = tuple(tuple(sorted(one)) for one in cards)

    def may_hold(self, seat: int, word: str) -> bool:
        """Whether, as far as everybody knows, this seat may hold a card with this effect and pay for it."""
        return self.may_hold_one_of(seat, self.pack.playing.get(word, ()))

    def may_hold_one_of(self, seat: int, cards: Iterable[int]) -> bool:
        if not self.hands[seat].cards:
            return False
        for card in cards:
            if self.pack.play_cost[card] <= self.ap[seat]:
                held = self.census[seat].count(card)
                if held and held > self.discards[seat].count(card):
                    return True
        return False


class TwoGMAutomatic(Automatic[TwoGMState], frozen=True, tag=True):
    pass


class TwoGMDecision(Decision[TwoGMState], frozen=True, tag=True):
    def turn(self, state: TwoGMState) -> tuple[int, ...]:
        return tuple(state.seats(state.active)) if state.turn else ()

    def evident(self, state: TwoGMState) -> bool:
        """R104: nobody is asked where there is but one way; games of release 0.1 ask, for they store the answer."""
        return state.rules >= SECOND_RULES and self.public(state)

    def public(self, state: TwoGMState) -> bool:
        """Whether everybody can see what may be chosen here, or that nothing may."""
        return True


class TwoGMWindow(Window[TwoGMState], frozen=True, tag=True):
    def turn(self, state: TwoGMState) -> tuple[int, ...]:
        """§12: allies share a turn."""
        return tuple(state.seats(state.active))
