"""§17.5: what the support cards do, word by word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from brink.engine import SPECTATOR, Action, Arg, Reason, all_but, only, refuse
from brink.games.twogm import verbs
from brink.games.twogm.abilities import heal
from brink.games.twogm.air_combat import own_hq
from brink.games.twogm.allowance import allowance, could_go_farther
from brink.games.twogm.battlefield import put_terrain
from brink.games.twogm.deployment import Airlift, affordable_airlift
from brink.games.twogm.geometry import ALL_SPACES, area_of
from brink.games.twogm.movement import MoveUnit
from brink.games.twogm.pack import NONE
from brink.games.twogm.playing_cards import Possible, effect, fits
from brink.games.twogm.shooting import Shot, bombard, lay_smoke
from brink.games.twogm.state import (
    DROVE_ON,
    FIRED,
    FOURTH_RULES,
    HURRIED,
    MOVED_ON,
    NO_FIRE,
    NO_MOVE,
    RODE,
    SURE,
    TwoGMDecision,
    TwoGMState,
)
from brink.games.twogm.tables import FOR_A_TURN, LIES_ON_UNIT

Values = tuple[int | str, ...]
OnUnit = Callable[[TwoGMState, int, int], None]
ON_UNIT: dict[str, OnUnit] = {}  # word -> what happens to the chosen unit
Fit = Callable[[TwoGMState, int, int], bool]
FITS: dict[str, Fit] = {}
ON_SPACE: set[str] = set()  # words of cards that name a space


def can_choose(word: str) -> Callable[[TwoGMState, int, int, Values], Reason | None]:
    def possible(state: TwoGMState, seat: int, card: int, values: Values) -> Reason | None:
        if any(FITS[word](state, card, u) for u in state.allied_units(seat)):
            return None
        return refuse("no-unit-for-card", "17.5", card=card)

    return possible


def on_unit(word: str, fit: Fit) -> Callable[[OnUnit], OnUnit]:
    """A card that names one own unit: which may be chosen, and what happens to it."""

    def enter(function: OnUnit) -> OnUnit:
        ON_UNIT[word] = function
        FITS[word] = fit

        @effect(word, can_choose(word))
        def ask(state: TwoGMState, seat: int, card: int, values: Values) -> None:
            state.then(ChooseUnit(seat, card, word))

        return function

    return enter


def spaces_for(state: TwoGMState, seat: int, card: int) -> list[int]:
    """Whom a card may be for, or where it may go; of what is about neither, one's own HQ."""
    word, _ = state.pack.first_word(card)
    if word in FITS:
        return [state.u_place[u] for u in state.allied_units(seat) if FITS[word](state, card, u)]
    if word == "hurry":
        return [state.u_place[u] for u in may_hurry(state, seat)]
    if word in ON_SPACE:
        ways = ChooseSpace(seat, card, word).options(state)
        return [way.space for way in ways if isinstance(way, verbs.At)]
    return [own_hq(state, seat)]


class ChooseUnit(TwoGMDecision, frozen=True):
    rule = "17.5"
    needs_choice = True
    on: int  # the support card
    word: str

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": self.on}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [
            verbs.ON[u, state.u_card[u], state.u_place[u]]
            for u in state.allied_units(self.seat)
            if FITS[self.word](state, self.on, u)
        ]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.On)
        ON_UNIT[self.word](state, self.on, action.unit)
        if state.pack.support(self.on).lasts:
            state.goes_over(self.on, self.seat, state.u_seat[action.unit])


# -- points and cards -------------------------------------------------------------------------------------------


@effect("gain")
def supplies(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.gain(seat, int(values[0]), "17.5")


@effect("draw")
def reinforcements(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.draw(seat, int(values[0]), "17.5")


@effect("sabotage")
def sabotage(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    """The enemy loses up to so many AP; the Field Marshal's go first."""
    left = int(values[0])
    for enemy in state.seats(1 - (seat & 1)):
        lost = min(left, state.ap[enemy])
        state.ap[enemy] -= lost
        left -= lost
        state.say("loses-ap", "17.5", seat=enemy, ap=lost)


@effect("look-hand")
def reconnaissance(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    for enemy in state.seats(1 - (seat & 1)):
        state.hands[enemy].show(1 << seat)
        state.reveal(seat)
        state.say("you-saw", "17.5", only(seat), seat=enemy, card_all=state.hands[enemy].cards[:])
        state.say("looked-at-hand", "17.5", all_but(seat), seat=seat, seat_target=enemy)


@effect("steal-support")
def signals_intercept(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.then(Intercepted(seat))


class Intercepted(TwoGMDecision, frozen=True):
    """The enemy discards one support card of one's choice, if there is one."""

    rule = "17.5"

    def candidates(self, state: TwoGMState) -> list[Action]:
        found: list[Action] = []
        for enemy in state.seats(1 - (self.seat & 1)):
            cards = sorted({card for card in state.hands[enemy] if card >= state.pack.first_support})
            found += [verbs.Steal(enemy, card) for card in cards]
        return [*found, verbs.DONE]

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.Steal):
            state.lay_down(action.seat, action.card)
            state.discard(action.seat, action.card)
            state.say("must-discard", "17.5", seat=action.seat, card=action.card)


def reserves_in(state: TwoGMState, seat: int, cost: int) -> list[int]:
    units = state.pack.units
    pile = {card for card in state.discards[seat] if card < state.pack.first_support}
    return sorted(card for card in pile if units[card].type == "infantry" and units[card].cost <= cost)


def has_reserves(state: TwoGMState, seat: int, card: int, values: Values) -> Reason | None:
    return None if reserves_in(state, seat, int(values[1])) else refuse("nobody-to-recall", "17.5", card=card)


@effect("reserves", has_reserves)
def deep_reserves(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.then(Recall(seat, int(values[0]), int(values[1])))


class Recall(TwoGMDecision, frozen=True):
    """Infantry comes back from the discard pile to the hand."""

    rule = "17.5"
    needs_choice = True
    count: int
    cost: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"count": self.count}

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [*map(verbs.Recall, reserves_in(state, self.seat, self.cost)), verbs.DONE]

    def perform(self, state: TwoGMState, action: Action) -> None:
        if not isinstance(action, verbs.Recall):
            return
        card = action.card
        state.discards[self.seat].remove(card)
        everybody = (1 << state.players) - 1 | 1 << SPECTATOR
        state.hands[self.seat].put(card, everybody)
        state.say("recalled", "17.5", seat=self.seat, card=card)
        if self.count > 1:
            state.then(Recall(self.seat, self.count - 1, self.cost))


def can_have_general(state: TwoGMState, seat: int, card: int, values: Values) -> Reason | None:
    if state.hq_hp[own_hq(state, seat) - ALL_SPACES] <= 0:
        return refuse("hq-lost", "15")
    return refuse("general-there", "17.8", general=state.generals[seat]) if state.generals[seat] != NONE else None


@effect("general", can_have_general)
def general(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.then(ChooseGeneral(seat))


class ChooseGeneral(TwoGMDecision, frozen=True):
    rule = "17.8"

    def candidates(self, state: TwoGMState) -> list[Action]:
        generals = state.pack.generals_of[state.factions[self.seat]]
        return [verbs.General(number) for number in generals if number not in state.generals[self.seat & 1 :: 2]]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.General)
        state.generals[self.seat] = action.general
        state.say("general-comes", "17.8", seat=self.seat, general=action.general)


# -- cards on units ---------------------------------------------------------------------------------------------


def attach(state: TwoGMState, card: int, u: int) -> None:
    state.u_attached[u] |= state.pack.bit(card)
    state.say("attached", "17.5", card=card, card_unit=state.u_card[u], space=state.u_place[u])


def fits_elite(state: TwoGMState, card: int, u: int) -> bool:
    return fits(state, card, u) and state.carries_card(u, "veteran")


def fits_radio(state: TwoGMState, card: int, u: int) -> bool:
    """Artillery, self-propelled guns, rocket launchers, infantry with a mortar."""
    unit = state.unit(u)
    if not fits(state, card, u):
        return False
    if unit.type == "infantry":
        mortar = state.pack.token["mort"]
        return any(
            option.token == mortar and state.u_equip[u] >> slot & 1 for slot, option in enumerate(unit.options, 1)
        )
    return unit.type == "artillery" or unit.unit_class in ("self-propelled", "rockets")


for _word in (*LIES_ON_UNIT, *FOR_A_TURN):
    on_unit(_word, {"elite": fits_elite, "radio": fits_radio}.get(_word, fits))(attach)


# R35: cards that do something to a unit for this turn but do not lie on it, and the mark of whom they act on.
ACTS: Final = {"hurry": HURRIED, "advance": DROVE_ON, "sure-impact": SURE, "follow-up": MOVED_ON}


def may_act_on(state: TwoGMState, word: str, u: int) -> bool:
    """R35: not twice on the same unit; with two boxes a side may have such a card twice."""
    return not state.u_flags[u] & ACTS[word] or state.rules < FOURTH_RULES


def mark(state: TwoGMState, word: str, u: int) -> None:
    if state.rules >= FOURTH_RULES:
        state.u_flags[u] |= ACTS[word]


def wounded(state: TwoGMState, card: int, u: int) -> bool:
    return state.u_wounds[u] > 0 and state.u_carrier[u] == NONE and state.unit(u).type in state.pack.support(card).on


@on_unit("heal", wounded)
def treat(state: TwoGMState, card: int, u: int) -> None:
    heal(state, u, int(state.pack.first_word(card)[1][0]), "17.5")


def tired_slots(state: TwoGMState, u: int) -> list[int]:
    """Weapons used this turn or cooling."""
    tired = (state.u_used[u] | state.u_grey[u]) & (state.u_equip[u] | 1)
    arsenal = state.pack.arsenal[state.u_card[u]]
    return [
        slot for slot, weapon in enumerate(arsenal) if weapon is not None and tired >> slot & 1 and not weapon.air_only
    ]


def shots_fired(state: TwoGMState, u: int) -> bool:
    """Whether it has fired this turn; smoke and sappers are no shots. By earlier rules Ammunition made it forget."""
    if state.rules >= FOURTH_RULES:
        return bool(state.u_flags[u] & FIRED)
    return bool(state.u_used[u] & state.pack.armed[state.u_card[u]])


def may_fire(state: TwoGMState, u: int) -> bool:
    """§13 Mounted, R30: not who rode, was thrown back, or moved on after its fire."""
    return not state.u_flags[u] & (NO_FIRE | RODE)


def is_tired(state: TwoGMState, card: int, u: int) -> bool:
    return state.on_board(u) and may_fire(state, u) and bool(tired_slots(state, u))


@on_unit("fire-again", is_tired)
def ammunition(state: TwoGMState, card: int, u: int) -> None:
    state.then(Reload(state.u_seat[u], u))


class Reload(TwoGMDecision, frozen=True):
    """Which weapon may fire once more."""

    rule = "17.5"
    needs_choice = True
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.WEAPON[slot, state.weapon(self.unit, slot).number] for slot in tired_slots(state, self.unit)]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Weapon)
        state.u_used[self.unit] &= ~(1 << action.slot)
        state.u_grey[self.unit] &= ~(1 << action.slot)
        state.say("reloaded", "17.5", card=state.u_card[self.unit], weapon=action.weapon)


def has_not_fired(state: TwoGMState, card: int, u: int) -> bool:
    return (
        state.unit(u).type in state.pack.support(card).on
        and state.u_carrier[u] == NONE
        and may_fire(state, u)
        and not shots_fired(state, u)
        and bool(state.usable(u))
        and may_act_on(state, "sure-impact", u)
    )


@on_unit("sure-impact", has_not_fired)
def impact(state: TwoGMState, card: int, u: int) -> None:
    state.u_flags[u] |= ACTS["sure-impact"]
    state.say("attached", "17.5", card=card, card_unit=state.u_card[u], space=state.u_place[u])


def has_fired(state: TwoGMState, card: int, u: int) -> bool:
    return (
        state.on_board(u)
        and shots_fired(state, u)
        and state.u_assault[u] == NONE
        and state.unit(u).type in state.pack.support(card).on
        and may_act_on(state, "follow-up", u)
        and (state.rules < FOURTH_RULES or allowance(state, u) > 0)  # R101
    )


@on_unit("follow-up", has_fired)
def mission_command(state: TwoGMState, card: int, u: int) -> None:
    """A unit that has finished firing moves once more, without assault."""
    state.u_flags[u] = state.u_flags[u] & ~NO_MOVE | NO_FIRE
    mark(state, "follow-up", u)
    state.u_spent[u] = 0
    state.then(MoveUnit(state.u_seat[u], u))


# -- movement ---------------------------------------------------------------------------------------------------


def gain_from(state: TwoGMState, seat: int, word: str, *types: str) -> list[int]:
    """Units of these types that more movement by such a card takes farther."""
    units = [u for u in state.allied_units(seat) if state.on_board(u) and state.unit(u).type in types]
    if state.of_first_release():
        return units
    return [u for u in units if could_go_farther(state, u) and may_act_on(state, word, u)]


def may_hurry(state: TwoGMState, seat: int) -> list[int]:
    return gain_from(state, seat, "hurry", "infantry")


def somebody_hurries(state: TwoGMState, seat: int, card: int, values: Values) -> Reason | None:
    return None if may_hurry(state, seat) else refuse("no-unit-for-card", "17.5", card=card)


def somebody_advances(state: TwoGMState, seat: int, card: int, values: Values) -> Reason | None:
    if state.of_first_release() or gain_from(state, seat, "advance", "tank", "transport"):
        return None
    return refuse("no-unit-for-card", "17.5", card=card)


@effect("hurry", somebody_hurries)
def forced_march(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.then(Hurry(seat, int(values[0]), int(values[1])))


class Hurry(TwoGMDecision, frozen=True):
    """Infantry units get more movement, one after another."""

    rule = "17.5"
    needs_choice = True
    count: int
    steps: int
    chosen: tuple[int, ...] = ()

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"count": self.count}

    def candidates(self, state: TwoGMState) -> list[Action]:
        units = [u for u in may_hurry(state, self.seat) if u not in self.chosen]
        return [*(verbs.ON[u, state.u_card[u], state.u_place[u]] for u in units), verbs.DONE]

    def perform(self, state: TwoGMState, action: Action) -> None:
        if not isinstance(action, verbs.On):
            return
        u = action.unit
        state.u_bonus[u] += self.steps
        mark(state, "hurry", u)
        state.say("extra-step", "17.5", card=state.u_card[u], verb="hurry")
        if self.count > 1:
            state.then(Hurry(self.seat, self.count - 1, self.steps, (*self.chosen, u)))


@effect("advance", somebody_advances)
def lightning_advance(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    for u in state.allied_units(seat):
        if state.unit(u).type in ("tank", "transport") and may_act_on(state, "advance", u):
            state.u_bonus[u] += int(values[0])
            mark(state, "advance", u)


@effect("charge")
def massed_charge(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.charge = True


# -- fire and smoke ---------------------------------------------------------------------------------------------


class ChooseSpace(TwoGMDecision, frozen=True):
    """Where a barrage, a mine or a smoke screen goes."""

    rule = "17.5"
    on: int
    word: str

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": self.on}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.AT[place] for place in range(state.spaces)]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.At)
        place = action.space
        if self.word == "lay":
            return refuse_mine(state, self.seat, place, int(state.pack.first_word(self.on)[1][1]))
        weapon = state.pack.support(self.on).weapon
        if weapon is not None and weapon.area == "column3" and len(area_of("column3", place, state.spaces)) < 3:
            return refuse("column-too-short", "17.5", space=place)
        return None

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.At)
        place = action.space
        if self.word == "lay":
            mine = str(state.pack.first_word(self.on)[1][0])
            put_terrain(state, state.pack.terrain[mine], place)
            state.say("terrain-placed", "17.5", seat=self.seat, terrain=state.pack.terrain[mine], space=place)
        elif self.word == "smoke":
            lay_smoke(state, self.seat, area_of("row3", place, state.spaces))
        else:
            barrage(state, self.seat, self.on, place)


def refuse_mine(state: TwoGMState, seat: int, place: int, lines: int) -> Reason | None:
    if not 1 <= state.line(seat & 1, place) <= lines:
        return refuse("wrong-line", "17.5", space=place, first=1, last=lines)
    if state.here[place] != NONE:
        return refuse("space-taken", "17.5", space=place)
    if state.terrain[place] != NONE or state.pack.naturals[state.natural[place]].ground == "closed":
        return refuse("not-open-ground", "17.5", space=place)
    return None


def room_for_mine(state: TwoGMState, seat: int, card: int, values: Values) -> Reason | None:
    lines = int(values[1])
    if any(refuse_mine(state, seat, place, lines) is None for place in range(state.spaces)):
        return None
    return refuse("no-space-free", "17.5")


def on_space(word: str, possible: Possible | None = None) -> None:
    """A card that names a space."""
    ON_SPACE.add(word)

    @effect(word, possible)
    def ask(state: TwoGMState, seat: int, card: int, values: Values) -> None:
        state.then(ChooseSpace(seat, card, word))


on_space("lay", room_for_mine)
on_space("barrage")
on_space("smoke")


@effect("smoke-area")
def smoke_area(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    """Smoke on all the spaces that the barrage has struck."""
    weapon = state.pack.support(card).weapon
    assert weapon is not None
    lay_smoke(state, seat, area_of(weapon.area, state.aimed, state.spaces))


def barrage(state: TwoGMState, seat: int, card: int, place: int) -> None:
    """No shooter: only what protects the targets counts. Friends in the area are hit too."""
    weapon = state.pack.support(card).weapon
    assert weapon is not None
    state.aimed = place
    places = area_of(weapon.area, place, state.spaces)
    bombard(state, Shot(seat, weapon.number, place=place, kind="card"), places, raze=False)


# -- the Transport Plane ----------------------------------------------------------------------------------------


@effect("drop", affordable_airlift)
def transport_plane(state: TwoGMState, seat: int, card: int, values: Values) -> None:
    state.then(Airlift(seat, int(values[0]), int(values[1])))
