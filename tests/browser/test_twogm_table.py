"""The table of 2GM Tactics as its players want it: rings that mean something, few presses, chances that hold."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import closely
from brink.engine import Action, Chance
from brink.engine.chance import seed_from
from brink.engine.steps import Window, key_of
from brink.games.twogm.pack import space_at
from brink.games.twogm.state import DEPLOYMENT, FLIP_OVER, MOVEMENT, SHOOTING
from brink.games.twogm.views import shots
from browser.advising import Adviser, as_key
from browser.conftest import OpenPage, Served, violations
from browser.overlaps import overlaps_at_all_sizes
from browser.playing import ANNA, BERT, SHOWS, place, wait_for_move, wait_until
from browser.test_twogm import (
    GAME,
    REGULAR,
    choice,
    first_match,
    first_position,
    imported,
    on_the_board,
    plant,
    sit_down_at,
)
from twogm.scene import NORTH, SOUTH, Scene

__all__ = ["imported"]
LAPTOPS = {(1366, 681), (1440, 757)}
PHONE = (390, 844)
FEW = 15  # presses a round
PRESSABLE = """button => {
    const {left, right, top, bottom} = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
DOUBLE = 400  # milliseconds; a double click is over by then
SKIPS = """() => {
    const wanted = {motion: 'off', name: 'Anna', moments: 'off', skip: 'auto'};
    localStorage['brink.settings'] = JSON.stringify(wanted);
}"""


# -- positions -----------------------------------------------------------------------------------------------------


def rings() -> Scene:
    """One unit has an enemy in range, one only a house, one a tank that it cannot hurt."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-li", 1, 3)
    scene.unit(NORTH, "de-li", 1, 4)
    scene.unit(SOUTH, "us-li", 8, 1)
    scene.terrain("house", 8, 2)
    scene.unit(SOUTH, "us-li", 5, 2)
    scene.unit(NORTH, "de-tig2", 5, 4)
    return scene


def before_the_hq() -> Scene:
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 6)
    scene.unit(NORTH, "de-tig2", 3, 6)
    scene.unit(NORTH, "de-tig2", 5, 6)
    scene.unit(SOUTH, "us-li", 1, 3)  # so that the phase goes on afterwards
    scene.unit(NORTH, "de-li", 1, 4)
    return scene


def rolling(scene: Scene, face: int) -> Scene:
    """The next die shows that."""
    seeds = (seed_from(f"luck {n}") for n in range(1000))
    scene.state.chance = Chance(next(seed for seed in seeds if Chance(seed).die(10) == face))
    return scene


def ten_at_the_hq() -> Scene:
    return rolling(before_the_hq(), 10)


def last_shot() -> Scene:
    """With it the turn ends, and whoever was shot at is asked what he does in his."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 6)
    scene.unit(NORTH, "de-tig2", 3, 6)
    return rolling(scene, 9)


def last_critical() -> Scene:
    """A critical from 9 on, with which the turn ends."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3)
    scene.unit(NORTH, "de-li", 4, 5)
    scene.unit(NORTH, "de-tig2", 8, 6)
    return rolling(scene, 9)


def two_weapons() -> Scene:
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3, "mg")
    scene.unit(NORTH, "de-hi", 4, 4)
    scene.unit(NORTH, "de-hi", 3, 3)
    return scene


def twins() -> Scene:
    """A tank with two machine guns before one enemy."""
    scene = Scene(SHOOTING)
    tank = scene.unit(SOUTH, "us-m4", 4, 3)
    scene.state.u_equip[tank] |= 0b110
    scene.unit(NORTH, "de-hi", 4, 4)
    return scene


def missing() -> Scene:
    return rolling(two_weapons(), 1)


def critical() -> Scene:
    """The first shot of the tank is one, and afterwards it has others: at two enemies, and at a trench."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3, "mg")
    scene.unit(NORTH, "de-hi", 4, 4)
    scene.unit(NORTH, "de-hi", 3, 3)
    scene.unit(NORTH, "de-li", 5, 4)
    scene.terrain("trench", 4, 2)
    scene.hold(SOUTH, "promo", "us-li", "us-hi")
    return rolling(scene, 10)


def cards_for_somebody_and_nobody() -> Scene:
    """One comes onto the board, one is for a unit, one for the side; AP for all of them."""
    scene = Scene(DEPLOYMENT)
    scene.state.ap[SOUTH] = 4
    scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(NORTH, "de-li", 4, 5)
    scene.hold(SOUTH, "us-li", "promo", "supplies", "reinf")
    return scene


def only_shot() -> Scene:
    """After it nothing is left to fire at, and a weapon may be mounted."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-li", 4, 3)
    scene.unit(SOUTH, "us-hi", 4, 1, "mort")
    scene.unit(NORTH, "de-hi", 4, 5)
    return rolling(scene, 7)


def bazooka() -> Scene:
    """Its rifles can do nothing to the tank."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-hi", 4, 3, "baz")
    scene.unit(NORTH, "de-pz3", 4, 5)
    scene.unit(SOUTH, "us-li", 1, 3)  # so that the phase goes on afterwards
    scene.unit(NORTH, "de-li", 1, 4)
    return scene


def targets() -> Scene:
    """A tank with a machine gun is about to wound whom it fires at."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3, "mg")
    scene.unit(NORTH, "de-hi", 4, 4)
    scene.unit(NORTH, "de-251", 5, 4)
    scene.pair(NORTH, "de-li", scene.unit(NORTH, "de-tig2", 3, 4))
    return rolling(scene, 7)


def woods() -> Scene:
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-li", 4, 2)
    scene.ground("forest", 4, 3)
    scene.terrain("trench", 5, 3)  # one's own
    scene.unit(SOUTH, "us-hi", 1, 1, "hmg")  # no enemy can come before it fires
    return scene


def neighbours() -> Scene:
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-li", 3, 3)
    scene.unit(SOUTH, "us-hi", 3, 4)
    tank = scene.unit(SOUTH, "us-m4", 6, 2)
    scene.pair(SOUTH, "us-eng", tank)
    return scene


def crowd() -> Scene:
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-li", 3, 3)
    scene.unit(SOUTH, "us-m4", 3, 4)
    scene.unit(SOUTH, "us-hi", 2, 3)
    return scene


def moved_on() -> Scene:
    """A tank that has steps left when another is wanted, not the one that stands nearest to where it began."""
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(SOUTH, "us-li", 3, 2)
    scene.unit(SOUTH, "us-hi", 5, 3)
    return scene


def smoke() -> Scene:
    """Two tanks before an enemy; the first has a Smoke Shell."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3, "ss")
    scene.unit(SOUTH, "us-m4", 6, 3)
    scene.unit(NORTH, "de-li", 4, 4)
    scene.unit(NORTH, "de-li", 6, 4)
    return scene


def fighter() -> Scene:
    """One airplane, and nobody else who could fire."""
    scene = Scene(SHOOTING)
    scene.fighter(SOUTH, "us-p51")
    scene.unit(NORTH, "de-li", 4, 5)
    return scene


def rockets() -> Scene:
    """The tank in the middle feels nothing of it, the infantry on both sides does."""
    scene = Scene(SHOOTING, south="su")
    scene.unit(SOUTH, "su-bm13", 4, 1)
    scene.unit(NORTH, "de-tig2", 4, 4)
    scene.unit(NORTH, "de-li", 3, 4)
    scene.unit(NORTH, "de-li", 5, 4)
    return scene


def rockets_at_houses() -> Scene:
    scene = rockets()
    for column in (3, 4, 5):
        scene.terrain("house", column, 4)
    return scene


def shelter() -> Scene:
    """Terrain that can be fired at, with and without somebody in it, hit points of one and of two digits."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3, "mg")
    for name, column, row in (("house", 4, 4), ("trench", 3, 3), ("bunker", 5, 3), ("large-building", 4, 5)):
        scene.terrain(name, column, row)
        scene.unit(NORTH, "de-hi", column, row)
    for name, column, row in (("trench", 4, 2), ("house", 3, 4), ("bunker", 5, 4)):
        scene.terrain(name, column, row)
    scene.state.litter[space_at(3, 4)] = 3
    return rolling(scene, 1)


def ringed() -> Scene:
    """A pair, a unit with tokens in a house and airplanes may shoot; the enemy's HQ and fighter can be shot at."""
    scene = Scene(SHOOTING)
    scene.pair(SOUTH, "us-eng", scene.unit(SOUTH, "us-m4", 6, 5))
    scene.pair(NORTH, "de-li", scene.unit(NORTH, "de-tig2", 6, 6))
    scene.unit(SOUTH, "us-m4", 4, 6)
    scene.unit(SOUTH, "us-hi", 3, 3, "hmg", "mort", "baz")
    scene.terrain("house", 3, 3)
    scene.unit(NORTH, "de-hi", 3, 4)
    scene.terrain("bunker", 3, 4)
    scene.fighter(SOUTH, "us-p51")
    scene.fighter(SOUTH, "us-p51")
    scene.fighter(NORTH, "de-bf")
    return scene


def flak() -> Scene:
    scene = Scene(SHOOTING)
    scene.fighter(SOUTH, "us-p51")
    scene.unit(NORTH, "de-li", 5, 5)
    scene.unit(NORTH, "de-88", 6, 5)
    return scene


def under_fire() -> Scene:
    """The airplane is on its way to the infantry; the gun beside it is asked whether it fires."""
    scene = flak()
    scene.unit(SOUTH, "us-li", 1, 3)  # so that the turn goes on afterwards
    scene.unit(NORTH, "de-li", 1, 4)
    scene.do(next(action for action in scene.legal() if action[0] == "unit"))
    scene.do(next(action for action in scene.legal() if action[0] == "shoot" and action[3] == space_at(5, 5)))
    return scene


def full_hand() -> Scene:
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-li", 3, 2)
    scene.hold(SOUTH, "promo", "us-li", "us-hi", "us-m4")
    return scene


def nine_cards() -> Scene:
    """The limit, and what a turn brings."""
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-li", 3, 2)
    scene.hold(SOUTH, "promo", "us-li", "us-hi", "us-m4", "us-eng", "us-m10", "us-m18", "us-li", "us-hi")
    return scene


def seven_cards() -> Scene:
    scene = nine_cards()
    for card in ("us-li", "us-hi"):
        scene.state.hands[SOUTH].take(scene.card(card))
    return scene


def longest_titles() -> Scene:
    """The limit, and what a turn brings, of cards whose titles take two lines."""
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-li", 3, 2)
    scene.hold(SOUTH, "de-hi", "uk-hi", "su-hi", "us-hi", "uk-li", "su-m3", "de-251", "us-m3", "su-smg")
    return scene


def shop() -> Scene:
    """A scenario whose name is long; what counts in it takes a line, too."""
    scene = Scene(DEPLOYMENT, scenario="arnhem")
    scene.hold(SOUTH, "de-hi", "uk-hi", "su-hi", "us-hi", "uk-li", "su-m3", "de-251", "us-m3", "su-smg")
    return scene


def tired() -> Scene:
    """The infantry has walked: nothing but a march is left to it."""
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-li", 3, 3)
    scene.state.u_spent[scene.unit(SOUTH, "us-li", 6, 3)] = 1
    return scene


def spoils() -> Scene:
    """The machine gunners would be hurt more, the riflemen are nearly done for."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3)
    scene.unit(NORTH, "de-hi", 5, 4)
    scene.unit(NORTH, "de-li", 3, 4, wounds=2)
    return scene


def medic() -> Scene:
    """One has a wound that another can cure; then it is the tank's turn."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-li", 4, 2, "med")
    scene.unit(SOUTH, "us-li", 4, 3, wounds=1)
    scene.unit(SOUTH, "us-m4", 7, 3)
    scene.unit(NORTH, "de-hi", 7, 5)
    scene.unit(NORTH, "de-hi", 8, 4)
    return scene


def impact() -> Scene:
    """Two may fire; in the hand lies a card that helps one of them, and no other."""
    scene = Scene(SHOOTING)
    for column in (3, 7):
        scene.unit(SOUTH, "us-m4", column, 3)
        scene.unit(NORTH, "de-hi", column, 5)
    scene.hold(SOUTH, "impact")
    return scene


def all_have_marched() -> Scene:
    """Nothing is left of Movement but a march that nobody wants; in the hand lies who is to come next."""
    scene = Scene(MOVEMENT)
    scene.state.u_spent[scene.unit(SOUTH, "us-li", 6, 3)] = 1
    scene.hold(SOUTH, "us-li", "supplies", "impact")
    scene.state.ap[SOUTH] = 3
    return scene


def last_to_move() -> Scene:
    """When the tank stops, nobody can move any more: the phase ends by itself."""
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 4, 2)
    scene.hold(SOUTH, "us-li", "us-hi")
    hand = tuple(sorted(scene.state.hands[SOUTH].cards))
    scene.state.census = (hand, *scene.state.census[1:])  # there is no Forced March among them
    return scene


def last_of_many_cards() -> Scene:
    """When the tank stops, a card for Movement is left: the phase is asked about."""
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 4, 2)
    scene.hold(SOUTH, "us-li", "march")
    return scene


def bomber() -> Scene:
    """In the hand a bomber that may be armed; no enemy fighter is parked."""
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-hi", 3, 5)
    scene.hold(SOUTH, "us-b26")
    return scene


def bomber_expected() -> Scene:
    scene = bomber()
    scene.fighter(NORTH, "de-bf")
    return scene


def truck() -> Scene:
    """It has arrived, and can but drop whom it carries."""
    scene = Scene(MOVEMENT)
    truck = scene.unit(SOUTH, "us-truck", 4, 3)
    scene.aboard(SOUTH, "us-li", truck)
    scene.state.u_spent[truck] = scene.state.unit(truck).movement
    return scene


def veteran() -> Scene:
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 4, 2)
    scene.hold(SOUTH, "promo")
    scene.phase(DEPLOYMENT)
    scene.do(("play", scene.card("promo")))
    return scene


def two_support_cards() -> Scene:
    scene = Scene(DEPLOYMENT)
    for column in (3, 5):
        scene.unit(SOUTH, "us-li", column, 2)
    scene.hold(SOUTH, "supplies", "promo", "us-li", "us-hi")
    return scene


def sniper() -> Scene:
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-snip", "us-li")
    return scene


def long_name() -> Scene:
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "sc-lcvp", 3, 2)
    return scene


def figures() -> Scene:
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4e8", 3, 2)
    return scene


def last_moment() -> Scene:
    """When this turn ends, so does the time, and nobody wins."""
    scene = Scene(SHOOTING, time_limit=1)
    scene.state.turn, scene.state.first = 2, NORTH
    scene.unit(SOUTH, "us-li", 3, 3)
    scene.unit(NORTH, "de-li", 3, 4)
    scene.hold(SOUTH, "us-li", "us-hi")
    return scene


def far_target() -> Scene:
    """In range of the tank are an enemy at the far edge and houses near by."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3)
    scene.terrain("house", 4, 2)
    scene.terrain("house", 5, 2)
    scene.unit(NORTH, "de-li", 4, 6)
    return scene


def storm() -> Scene:
    """An assault is declared and not fought yet, and a tank has something to fire at: an enemy, and a trench."""
    scene = Scene(SHOOTING)
    infantry = scene.unit(SOUTH, "us-li", 3, 3)
    scene.unit(NORTH, "de-li", 3, 4)
    scene.state.u_assault[infantry] = space_at(3, 4)
    scene.unit(SOUTH, "us-m4", 5, 3, "mg")
    scene.unit(NORTH, "de-li", 5, 5)
    scene.terrain("trench", 4, 3)
    return scene


def shells() -> Scene:
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-li", 4, 5)
    scene.hold(SOUTH, "barr")
    return scene


def tank_and_infantry() -> Scene:
    """Infantry beside a tank: it may move into its cover, and the tank to it."""
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(SOUTH, "us-li", 5, 2)
    return scene


def two_tanks() -> Scene:
    """Each with an enemy of its own."""
    scene = Scene(SHOOTING)
    for column in (2, 7):
        scene.unit(SOUTH, "us-m4", column, 3)
        scene.unit(NORTH, "de-hi", column, 5)
    return scene


def stopped_by_armor() -> Scene:
    """The last shot: a 10, but the rifles do no more than pierce."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-li", 4, 3)
    scene.unit(NORTH, "de-251", 4, 5)
    scene.unit(NORTH, "de-tig2", 8, 6)
    return rolling(scene, 10)


def to_bring_out() -> Scene:
    """A unit is placed, a fighter is not; and only one space is left for whoever comes."""
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m4", "us-p51")
    scene.unit(SOUTH, "us-li", 4, 2)
    return scene


def one_space_left() -> Scene:
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m10")
    for column in range(2, 9):
        scene.unit(SOUTH, "us-li", column, 1)
    return scene


def few_ap() -> Scene:
    """Enough for the unit and for some of what it may carry."""
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m4", "us-bof")
    scene.state.ap[SOUTH] = 5
    return scene


def charge() -> Scene:
    """Infantry beside infantry, whose armor it would pierce."""
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-li", 3, 3)
    scene.unit(NORTH, "de-li", 3, 4)
    return scene


def everything_written() -> Scene:
    """Whatever bears letters or numbers: tokens, a pair, a house that was hit, what lies about, and who may be hit."""
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3, "mg")
    scene.unit(SOUTH, "us-hi", 2, 3, "hmg", "mort", "baz")
    scene.pair(SOUTH, "us-eng", scene.unit(SOUTH, "us-m4", 6, 2))
    scene.unit(NORTH, "de-hi", 4, 4, "fd")
    scene.unit(NORTH, "de-251", 3, 5)
    scene.terrain("house", 5, 3)
    scene.state.litter[space_at(7, 3)] = 1
    scene.hold(SOUTH, "promo", "us-li", "us-hi", "us-m4", "us-eng", "us-m10", "us-m18")
    return scene


def nothing_to_move() -> Scene:
    scene = Scene(MOVEMENT)
    scene.hold(SOUTH, "us-li")
    scene.hold(SOUTH, "us-hi")
    return scene


def four_players() -> Scene:
    scene = Scene(MOVEMENT, players=4)
    for seat in range(4):
        scene.unit(seat, "de-li" if seat & 1 else "us-li", 2 + seat, 5 if seat & 1 else 2)
    return scene


def held(boards: int, *houses: tuple[int, int]) -> Scene:
    """Arnhem: the Germans hold these bridge houses, and the bridge on no board."""
    scene = Scene(MOVEMENT, players=2 * boards, boards=boards, scenario="arnhem")
    scene.unit(SOUTH, "de-li", 4, 2)
    scene.state.control = [NORTH] * scene.state.spaces
    for house in houses:
        scene.state.control[space_at(*house)] = SOUTH
    return scene


def three_houses() -> Scene:
    return held(1, (3, 4), (4, 5), (6, 4))


def houses_on_two_boards() -> Scene:
    scene = held(2, (3, 4), (4, 4))
    scene.state.control[48 + space_at(3, 4)] = SOUTH
    return scene


def boards_of_third_rules() -> Scene:
    scene = houses_on_two_boards()
    scene.state.rules = 3
    return scene


SCENES: dict[str, tuple[Callable[[], Scene], list[dict[str, str]]]] = {
    "rings": (rings, [ANNA, BERT]),
    "hq": (before_the_hq, [ANNA, BERT]),
    "hq-lucky": (ten_at_the_hq, [ANNA, BERT]),
    "last-shot": (last_shot, [ANNA, BERT]),
    "last-critical": (last_critical, [ANNA, BERT]),
    "weapons": (two_weapons, [ANNA, BERT]),
    "twins": (twins, [ANNA, BERT]),
    "dice": (missing, [ANNA, BERT]),
    "targets": (targets, [ANNA, BERT]),
    "critical": (critical, [ANNA, BERT]),
    "bazooka": (bazooka, [ANNA, BERT]),
    "woods": (woods, [ANNA, BERT]),
    "neighbours": (neighbours, [ANNA, BERT]),
    "crowd": (crowd, [ANNA, BERT]),
    "moved-on": (moved_on, [ANNA, BERT]),
    "smoke": (smoke, [ANNA, BERT]),
    "fighter": (fighter, [ANNA, REGULAR]),
    "rockets": (rockets, [ANNA, BERT]),
    "rockets-at-houses": (rockets_at_houses, [ANNA, BERT]),
    "ringed": (ringed, [ANNA, BERT]),
    "shelter": (shelter, [ANNA, BERT]),
    "flak": (flak, [ANNA, BERT]),
    "raid": (under_fire, [BERT, ANNA]),
    "hand": (full_hand, [ANNA, BERT]),
    "nine": (nine_cards, [ANNA, BERT]),
    "seven": (seven_cards, [ANNA, BERT]),
    "longest": (longest_titles, [ANNA, BERT]),
    "shop": (shop, [ANNA, BERT]),
    "tired": (tired, [ANNA, BERT]),
    "medic": (medic, [ANNA, BERT]),
    "spoils": (spoils, [ANNA, BERT]),
    "impact": (impact, [ANNA, BERT]),
    "marched": (all_have_marched, [ANNA, BERT]),
    "last": (last_to_move, [ANNA, BERT]),
    "last of many": (last_of_many_cards, [ANNA, BERT]),
    "bomber": (bomber, [ANNA, REGULAR]),
    "guarded": (bomber_expected, [ANNA, REGULAR]),
    "truck": (truck, [ANNA, BERT]),
    "veteran": (veteran, [ANNA, BERT]),
    "played": (two_support_cards, [ANNA, BERT]),
    "sniper": (sniper, [ANNA, BERT]),
    "long": (long_name, [ANNA, BERT]),
    "figures": (figures, [ANNA, BERT]),
    "time": (last_moment, [ANNA, BERT]),
    "far": (far_target, [ANNA, BERT]),
    "storm": (storm, [ANNA, BERT]),
    "shells": (shells, [ANNA, BERT]),
    "poor": (few_ap, [ANNA, BERT]),
    "beside": (tank_and_infantry, [ANNA, BERT]),
    "dropped": (cards_for_somebody_and_nobody, [ANNA, REGULAR]),
    "only shot": (only_shot, [ANNA, REGULAR]),
    "two tanks": (two_tanks, [ANNA, BERT]),
    "stopped": (stopped_by_armor, [ANNA, BERT]),
    "bring out": (to_bring_out, [ANNA, BERT]),
    "last space": (one_space_left, [ANNA, BERT]),
    "charge": (charge, [ANNA, BERT]),
    "written": (everything_written, [ANNA, BERT]),
    "idle": (nothing_to_move, [ANNA, REGULAR]),
    "watched": (nothing_to_move, [ANNA, BERT]),
    "four": (four_players, [ANNA, BERT, REGULAR, REGULAR]),
    "houses": (three_houses, [ANNA, BERT]),
    "boards": (houses_on_two_boards, [ANNA, BERT, REGULAR, REGULAR]),
    "boards-before": (boards_of_third_rules, [ANNA, BERT, REGULAR, REGULAR]),
}


TWO_FRAMES = "async () => { for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame); }"


class Seat:
    """Somebody at one of these tables."""

    def __init__(self, page: Page, table: str, adviser: Adviser) -> None:
        self.page, self.table, self.adviser = page, table, adviser

    @property
    def state(self) -> Any:
        return self.adviser.state(self.table)

    @property
    def version(self) -> int:
        return self.adviser.facts(self.table).version

    def space(self, column: int, row: int) -> Locator:
        return self.page.locator(f".gm-space[data-place='{space_at(column, row)}']")

    def resize(self, size: tuple[int, int]) -> None:
        """To another window on a desk, drawn when this ends."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(TWO_FRAMES)

    def card(self, name: str) -> Locator:
        """In the hand."""
        return self.page.locator(f".gm-card-button[data-card='{GAME.pack().card[name]}']").first

    def drag(self, what: Locator, where: Locator, moves: int) -> None:
        """With the mouse; it must count, as so many moves."""
        version = self.version
        what.hover()
        self.page.mouse.down()
        where.hover()
        self.page.mouse.up()
        wait_for_move(self.page, self.adviser, self.table, version + moves - 1)
        self.page.locator(".gm-outer.gm-asked").wait_for()

    def press(self, what: Locator, moves: int = 1, *, last: bool = False) -> None:
        """It must count, as so many moves. `last`: nothing is asked afterwards."""
        version = self.version
        what.tap() if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]} else what.click()
        wait_for_move(self.page, self.adviser, self.table, version + moves - 1)
        if not last:
            self.page.locator(".gm-outer.gm-asked").wait_for()


Sit = Callable[..., Seat]


@pytest.fixture
def sit(open_page: OpenPage, served: Served, adviser: Adviser) -> Sit:
    """Each time at a table of one's own, at which things are so."""

    def down(name: str, seat: int = 0, *, asked: bool = True, **how: Any) -> Seat:
        scene, seats = SCENES[name]
        made = plant(served, adviser, scene().state, seats)
        page = open_page(place(made, seat), **how)
        if asked:
            page.locator(".prompt.mine").wait_for()
            page.locator(".gm-outer.gm-asked").wait_for()
        return Seat(page, str(made["table"]), adviser)

    return down


# -- goals ---------------------------------------------------------------------------------------------------------


def test_of_houses_no_more_count_than_are_needed_and_none_for_the_bridge(sit: Sit) -> None:
    expect(sit("houses").page.locator(".gm-score b").first).to_have_text("2/3")


def test_a_flag_has_the_colour_of_whoever_holds_its_space(sit: Sit) -> None:
    anna = sit("houses")
    expect(anna.page.locator(".gm-goal.gm-f-de")).to_have_count(3)
    expect(anna.page.locator(".gm-goal.gm-f-uk")).to_have_count(1)
    fills = anna.page.locator(".gm-goal").evaluate_all("flags => flags.map(flag => getComputedStyle(flag).fill)")
    assert len(set(fills)) == 2


def test_a_goal_that_is_folded_up_begins_with_who_wins(sit: Sit) -> None:
    """Two lines of it also where there is little height."""
    anna = sit("houses", size=(1366, 681))
    goal = anna.page.locator(".gm-goal-button span")
    expect(goal).to_have_text(re.compile("^Germany wins"))
    assert goal.evaluate("text => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)") > 1.8


def test_R109_on_two_boards_goals_are_doubled_and_the_text_says_so(sit: Sit) -> None:
    page = sit("boards").page
    expect(page.locator(".gm-score b").first).to_have_text("3/6")
    sentence = GAME.texts("en").render("board-goal-two-boards")
    expect(page.locator(".gm-goal-button")).to_contain_text(sentence)
    before = sit("boards-before").page
    expect(before.locator(".gm-score b").first).to_have_text("3/6")
    expect(before.locator(".gm-goal-button")).not_to_contain_text(sentence)  # boats and HQs were not doubled then


# -- rings ---------------------------------------------------------------------------------------------------------


def test_a_unit_rings_if_it_has_an_enemy_to_fire_at_and_terrain_takes_a_second_press(sit: Sit) -> None:
    anna = sit("rings")
    expect(anna.page.locator(".gm-space.gm-legal")).to_have_count(1)
    expect(anna.space(1, 3)).to_have_class("gm-space gm-legal")
    expect(anna.page.locator(".gm-space.gm-idle")).to_have_count(2)
    anna.press(anna.space(8, 1))  # who wants to shoot at a house may
    expect(anna.space(8, 2)).to_have_class("gm-space gm-idle")
    version = anna.version
    anna.space(8, 2).dblclick()
    offer = anna.page.locator(".gm-slip.gm-pinned .gm-do")
    expect(offer).to_be_visible()
    assert anna.version == version
    anna.press(offer, 2)  # the weapon, then the house
    assert anna.state.fired_at == (-1, space_at(8, 2))


def test_the_hq_is_ringed_only_while_it_can_be_hit_and_says_what_it_is(sit: Sit) -> None:
    anna = sit("hq", size=(1366, 681))
    post = anna.page.locator(".gm-hq[data-hq='1']")
    expect(post.locator(".gm-hq-short")).to_have_text("HQ")
    expect(anna.page.locator(".gm-hq.gm-legal")).to_have_count(0)
    anna.press(anna.space(4, 6))
    expect(post).to_have_class("gm-hq gm-legal")
    anna.press(post, 2)
    assert anna.state.fired_at[1] > space_at(8, 6)
    die, below = anna.page.locator(".gm-die path").bounding_box(), anna.space(4, 6).bounding_box()
    assert die
    assert below
    assert die["y"] >= below["y"] + below["height"] * 0.18  # the chances of that row stand above it


# Every chance on the field that a die, or the word beside it, lies over.
COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const dice = [...document.querySelectorAll('.gm-die path, .gm-die text')].map(box);
    return [...document.querySelectorAll('.gm-chance')].filter(one => dice.some(die => over(die, box(one))))
        .map(one => one.textContent);
}"""


def test_no_die_lies_over_a_chance_on_a_phone(sit: Sit) -> None:
    anna = sit("dice", size=PHONE)
    anna.page.evaluate(SKIPS)  # the unit goes on with its other weapon
    anna.press(anna.space(4, 3))
    anna.press(anna.page.locator(".gm-shot").first, 3)  # one tap: the weapon, the target, the other weapon
    expect(anna.page.locator(".gm-die")).to_have_count(1)
    expect(anna.page.locator(".gm-bare .gm-chance")).to_have_count(2)
    assert anna.page.evaluate(COVERED) == []


# What a ring of a space lies over; letters and digits are less high than their box.
RINGED_OVER = """() => {
    const box = one => one.getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const lines = ring => {
        const { left, right, top, bottom } = box(ring);
        const half = parseFloat(getComputedStyle(ring).strokeWidth) * ring.getScreenCTM().a / 2;
        return [
            { left, right, top: top - half, bottom: top + half },
            { left, right, top: bottom - half, bottom: bottom + half },
            { left: left - half, right: left + half, top, bottom },
            { left: right - half, right: right + half, top, bottom },
        ];
    };
    const rings = [...document.querySelectorAll('.gm-space.gm-legal .gm-ring')].flatMap(lines);
    const ink = one => {
        const { left, right, top, bottom, height } = box(one), spare = one.tagName === 'text' ? height * 0.22 : 0;
        return { left, right, top: top + spare, bottom: bottom - spare };
    };
    const wanted = '.gm-unit text, .gm-token rect, .gm-life, .gm-unit .gm-mark, .gm-hp text, .gm-chance text';
    return [...document.querySelectorAll(wanted)]
        .filter(one => one.checkVisibility() && rings.some(ring => over(ring, ink(one))))
        .map(one => `${one.getAttribute('class')} ${one.textContent}`);
}"""
# Airplanes of which the ring or the chance is cut off.
CUT_PLANES = """() => [...document.querySelectorAll('.gm-plane')].filter(plane => {
    const style = getComputedStyle(plane), frame = plane.parentElement.getBoundingClientRect();
    const ring = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    const chance = plane.querySelector('.gm-hq-chance')?.getBoundingClientRect();
    const { top, bottom, left } = plane.getBoundingClientRect();
    const beyond = top - ring < frame.top || bottom + ring > frame.bottom || left - ring < frame.left;
    return plane.matches('.gm-legal') && (beyond || chance?.top < frame.top);
}).length"""


@pytest.mark.parametrize("size", [(1366, 681), (1024, 768), PHONE])
def test_no_ring_hides_what_is_written_and_none_is_cut_off(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit("ringed", size=size)
    planes = anna.page.locator(".gm-plane.gm-legal")
    expect(planes).to_have_count(2)
    assert anna.page.evaluate(RINGED_OVER) == []
    assert anna.page.evaluate(CUT_PLANES) == 0
    anna.press(anna.space(4, 6))
    expect(planes).to_have_count(1)
    expect(planes.locator(".gm-hq-chance")).to_be_visible()
    assert anna.page.evaluate(RINGED_OVER) == []
    assert anna.page.evaluate(CUT_PLANES) == 0


# Hit points of terrain that something lies over.
HIDDEN_POINTS = """() => {
    const box = one => one.getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const badges = [...document.querySelectorAll('.gm-chance rect, .gm-die path, .gm-burst path')].map(box);
    const below = one => [...one.closest('.gm-layer-terrain > *').querySelectorAll('.gm-litter')]
        .filter(other => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).map(box);
    return [...document.querySelectorAll('.gm-hp text')]
        .filter(one => [...badges, ...below(one)].some(other => over(other, box(one)))).map(one => one.textContent);
}"""


@pytest.mark.parametrize("size", [(1366, 681), (1024, 768), PHONE])
def test_hit_points_of_terrain_can_be_read_beside_what_a_shot_would_do(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit("shelter", size=size)
    anna.page.evaluate(SKIPS)  # the unit goes on with its other weapon
    anna.press(anna.space(4, 3))
    expect(anna.page.locator(".gm-hp")).to_have_count(7)
    expect(anna.page.locator(".gm-chance")).to_have_count(7)
    assert anna.page.evaluate(HIDDEN_POINTS) == []
    row = anna.page.locator(f".gm-shot[data-place='{space_at(4, 4)}']").first
    anna.press(row, 2)  # with a finger too: the row tells all that a slip would
    expect(anna.page.locator(".gm-die")).to_have_count(1)
    assert anna.page.evaluate(HIDDEN_POINTS) == []


# Hit points of which a digit is under a counter; letters are less high than their box.
UNDER_COUNTERS = """() => {
    const box = one => one.getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const counters = [...document.querySelectorAll('.gm-unit .gm-frame')].map(box);
    const ink = one => {
        const { left, right, top, bottom, height } = box(one);
        return { left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 };
    };
    return [...document.querySelectorAll('.gm-hp text')].filter(one => counters.some(other => over(ink(one), other)))
        .map(one => one.textContent);
}"""


@pytest.mark.parametrize("size", [(1366, 560), (1366, 681), (1024, 768), PHONE])
def test_hit_points_of_a_building_are_not_under_whoever_is_in_it(sit: Sit, size: tuple[int, int]) -> None:
    """A replay leaves the field as little height as a low window does: numbers are larger there, names left out."""
    anna = sit("shelter", size=size)
    expect(anna.page.locator(".gm-hp")).to_have_count(7)
    assert (anna.page.locator(".gm-bare").count() > 0) is (size != (1366, 681))
    assert anna.page.evaluate(UNDER_COUNTERS) == []


def test_hit_points_can_be_read_in_an_area_that_is_aimed_at(sit: Sit) -> None:
    anna = sit("rockets-at-houses", size=(1366, 681))
    anna.press(anna.space(4, 1))
    anna.space(4, 4).hover()
    expect(anna.page.locator(".gm-layer-struck .gm-chance, .gm-layer-overlay .gm-chance")).to_have_count(3)
    assert anna.page.evaluate(HIDDEN_POINTS) == []


def test_R55_a_ten_at_the_hq_is_no_critical_on_the_board(sit: Sit) -> None:
    """§7.7: it knows none, so none is told: neither what it would need nor that it came."""
    anna = sit("hq-lucky", size=(1366, 681))
    anna.press(anna.space(4, 6))
    post = anna.page.locator(".gm-hq[data-hq='1']")
    post.hover()
    expect(anna.page.locator(".gm-slip .gm-odds thead th")).to_have_count(1)
    anna.press(post, 2)
    assert anna.state.rolls[-1][3] == 10
    expect(anna.page.locator(".gm-roll-impact")).to_have_count(1)
    expect(anna.page.locator(".gm-die-impact")).to_have_count(1)


def test_the_last_die_of_a_turn_is_seen_when_the_next_has_begun(sit: Sit) -> None:
    anna = sit("last-shot")
    anna.press(anna.space(4, 6))
    anna.press(anna.page.locator(".gm-hq.gm-legal"), last=True)
    die = anna.page.locator(".gm-die")
    expect(die).to_have_count(1)
    expect(die).to_have_text(re.compile(r"^9"))
    expect(die).to_contain_text("HQ")


def test_the_dice_of_a_turn_are_listed_until_one_falls_in_the_next(sit: Sit) -> None:
    """Also of what fell with its end, and for whoever comes only then."""
    anna = sit("last-shot")
    anna.press(anna.space(4, 6))
    dice, texts = anna.page.locator(".gm-dice"), GAME.texts("en")
    expect(dice).to_be_hidden()
    anna.press(anna.page.locator(".gm-hq.gm-legal"), last=True)

    def listed() -> None:
        expect(dice.locator("h3")).to_have_text(texts.render("board-dice-before"))
        expect(dice.locator(".gm-roll b")).to_have_text("9")
        expect(dice.locator(".gm-roll-impact .gm-roll-who")).to_have_text(re.compile("→ HQ"))

    listed()
    anna.page.reload()
    listed()


def test_a_critical_is_one_for_whoever_comes_when_the_turn_is_over(sit: Sit) -> None:
    """Also one that is no 10."""
    anna = sit("last-critical")
    anna.press(anna.space(4, 3))
    anna.press(anna.space(4, 5), 2, last=True)
    roll = anna.page.locator(".gm-dice .gm-roll")

    def listed() -> None:
        expect(roll).to_have_class(re.compile("gm-roll-critical"))
        expect(roll.locator("small")).to_have_text("9+")

    listed()
    anna.page.reload()
    listed()


def test_R42_a_critical_that_armor_stops_is_an_impact_among_the_dice(sit: Sit) -> None:
    anna = sit("stopped")
    anna.press(anna.space(4, 3))
    anna.press(anna.space(4, 5), 2, last=True)
    roll = anna.page.locator(".gm-dice .gm-roll")

    def listed() -> None:
        expect(roll).to_have_class(re.compile("gm-roll-impact"))
        expect(roll.locator("b")).to_have_text("10")
        expect(roll.locator("i")).to_have_text(GAME.texts("en").render("board-hit"))

    listed()
    anna.page.reload()
    listed()


def test_what_another_did_stays_in_sight_until_somebody_does_something_else(
    open_page: OpenPage, served: Served, adviser: Adviser
) -> None:
    """Anna fires and must discard; with that Bert's turn begins, and nothing on the field has changed since."""
    scene = last_shot()
    scene.hold(SOUTH, "promo", "us-li", "us-hi", "us-m4", "us-eng", "us-m10", "us-m18", "us-li")
    made = plant(served, adviser, scene.state, [ANNA, BERT])
    anna, bert = Seat(open_page(place(made)), made["table"], adviser), open_page(place(made, 1))
    bert.locator(".gm-unit").first.wait_for()
    anna.press(anna.space(4, 6))
    anna.press(anna.page.locator(".gm-hq.gm-legal"))
    expect(bert.locator(".gm-die")).to_have_count(1)
    anna.press(anna.page.locator(".gm-closing [data-verb='done']"))
    anna.press(anna.page.locator(".gm-card-button.gm-legal").first, last=True)
    bert.locator(".gm-outer.gm-asked").wait_for()
    expect(bert.locator(".gm-die")).to_have_text(re.compile(r"^9"))


# Of a target what a die or the star of its wounds lies over; letters are less high than their box.
UNDER_DICE = """() => {
    const box = one => one.getBoundingClientRect();
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const signs = [...document.querySelectorAll('.gm-die path, .gm-burst path')].map(box);
    const ink = one => {
        const { left, right, top, bottom, height } = box(one), spare = one.tagName === 'text' ? height * 0.3 : 1;
        return { left, right, top: top + spare, bottom: bottom - spare };
    };
    const told = [...document.querySelectorAll('.gm-foe :is(.gm-life, .gm-name, .gm-numbers text)')]
        .filter(one => one.checkVisibility());
    return [signs.length, told.filter(one => signs.some(sign => meets(sign, ink(one)))).map(one => one.outerHTML)];
}"""


@pytest.mark.parametrize("size", sorted(LAPTOPS))
def test_a_die_hides_neither_the_strength_nor_the_numbers_of_its_target(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit("dice", size=size)
    anna.press(anna.space(4, 3))
    anna.space(4, 4).click()
    anna.press(anna.page.locator(".gm-do").first, 2)
    expect(anna.page.locator(".gm-die")).to_have_count(1)
    assert anna.page.evaluate(UNDER_DICE) == [1, []]


@pytest.mark.parametrize("size", [(1366, 681), (1024, 768)])
@pytest.mark.parametrize("target", [(4, 4), (3, 4), (5, 4)])
def test_neither_the_die_nor_the_wounds_hide_anything_of_a_target(
    sit: Sit, target: tuple[int, int], size: tuple[int, int]
) -> None:
    """A unit, two in one space, and one whose name takes two lines; where names are left out, too."""
    anna = sit("targets", lang="de", size=size)
    anna.press(anna.space(4, 3))
    anna.space(*target).click()
    anna.press(anna.page.locator(".gm-do").first, 2)
    expect(anna.page.locator(".gm-burst")).to_have_count(1)
    assert anna.page.evaluate(UNDER_DICE) == [2, []]


def test_a_second_weapon_needs_no_new_choice_and_the_phase_ends_with_one_press(sit: Sit) -> None:
    anna = sit("weapons")
    anna.page.evaluate(SKIPS)
    anna.press(anna.space(4, 3))
    [gun, machine_gun] = sorted({shot.slot for shot in shots(anna.state, SOUTH)})
    rows, kill = anna.page.locator(".gm-shot"), ".gm-shot-kill"
    told = [row.locator(kill).text_content() for row in rows.all()]
    assert "20\u00a0%" in told  # a critical hit of the gun, as the slip of that space says
    anna.press(anna.page.locator(f".gm-order[data-verb=weapon][data-action^='[\"weapon\",{gun},']"))
    assert [row.locator(kill).text_content() for row in rows.all()] == ["20\u00a0%"] * 2
    row = anna.page.locator(f".gm-shot[data-place='{space_at(4, 4)}']").first
    anna.press(row, 2)  # the target, and again the unit
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "0")
    assert {shot.slot for shot in shots(anna.state, SOUTH)} < {gun, machine_gun}
    expect(anna.page.locator(".gm-die")).to_have_count(1)  # it lies there though somebody was chosen since
    version = anna.version
    anna.page.locator(
        ".gm-closing .gm-order[data-verb=back]", has_text=GAME.texts("en").render("do-done-shooting")
    ).click()
    wait_for_move(anna.page, anna.adviser, anna.table, version + 1)  # let go, done
    assert anna.state.phase != SHOOTING


def test_of_two_weapons_the_one_that_can_harm_fires_at_once(sit: Sit) -> None:
    anna = sit("bazooka")
    anna.press(anna.space(4, 3))
    expect(anna.space(4, 5)).to_have_class("gm-space gm-legal")
    expect(anna.page.locator(f".gm-shot[data-place='{space_at(4, 5)}']")).to_have_count(2)
    expect(anna.page.locator(f".gm-shot-idle[data-place='{space_at(4, 5)}']")).to_have_count(1)
    anna.press(anna.space(4, 5), 2)  # the weapon, the target
    assert anna.state.rolls[-1][:2] == (0, 1)


def test_of_two_weapons_that_are_alike_the_chances_are_told_once(sit: Sit) -> None:
    anna = sit("twins")
    anna.press(anna.space(4, 3))
    expect(anna.page.locator(".gm-order[data-verb=weapon]")).to_have_count(3)
    expect(anna.page.locator(f".gm-shot[data-place='{space_at(4, 4)}']")).to_have_count(2)  # gun, machine gun


def test_one_undo_takes_back_the_move_and_who_was_chosen_after_it(sit: Sit) -> None:
    anna = sit("neighbours")
    anna.page.evaluate(SKIPS)
    anna.press(anna.space(3, 3))
    anna.press(anna.space(2, 3), 2)  # the next one is chosen
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "1")
    anna.press(anna.page.locator(".undo"), 2)
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "0")
    assert anna.state.u_place[0] == space_at(3, 3)
    anna.press(anna.page.locator(".gm-closing .gm-order[data-verb=stop]").first)
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_count(0)  # let go is let go


def test_another_page_of_the_same_seat_chooses_nobody(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    """It looks on: who goes on with whom is said where somebody plays."""
    made = plant(served, adviser, moved_on().state, [ANNA, BERT])
    page = open_page(place(made))  # here nobody goes on by himself
    anna = Seat(page, str(made["table"]), adviser)
    browser = page.context.browser
    assert browser is not None
    with browser.new_context() as context:
        other = context.new_page()
        other.goto(served.url + place(made))
        other.evaluate(SKIPS)
        other.locator(".gm-outer.gm-asked").wait_for()
        page.evaluate(SKIPS.replace("skip: 'auto'", "skip: 'off'"))
        anna.press(anna.space(4, 2))
        anna.press(anna.space(4, 3))
        expect(other.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "0")
        version = anna.version
        anna.press(page.locator(".gm-closing .gm-order[data-verb=stop]").first)
        other.wait_for_function(SHOWS, arg=version + 1)
        other.wait_for_timeout(500)
        assert anna.version == version + 1


def test_a_smoke_shell_holds_nobody_up(sit: Sit) -> None:
    """It can wait until somebody shoots (W1): whoever has fired is done, and the next one is chosen."""
    anna = sit("smoke")
    anna.page.evaluate(SKIPS)
    anna.press(anna.space(4, 3))
    anna.press(anna.space(4, 4), 3)  # the weapon, the target, the next unit
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "1")


def test_who_cures_another_is_done_and_the_next_one_is_chosen(sit: Sit) -> None:
    anna = sit("medic")
    anna.page.evaluate(SKIPS)
    anna.press(anna.space(4, 2))
    anna.press(anna.space(4, 3), 2)  # the wounded, the gun
    assert anna.state.u_wounds[1] == 0
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "2")


def test_for_whom_a_card_was_played_is_chosen_with_the_same_press(sit: Sit) -> None:
    anna = sit("impact")
    anna.page.evaluate(SKIPS)
    anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['impact']}']"))
    anna.press(anna.space(7, 3), 2)  # the card is for this one, which fires now
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "2")
    anna.press(anna.page.locator(".undo"))
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_count(0)


def test_who_may_be_destroyed_stands_first(sit: Sit) -> None:
    anna = sit("spoils")
    anna.press(anna.space(4, 3))
    rows = anna.page.locator(".gm-shot")
    expect(rows).to_have_count(2)
    wounded, strong = (rows.nth(n).locator(".gm-shot-expected").inner_text() for n in range(2))
    assert rows.first.get_attribute("data-place") == str(space_at(3, 4))
    assert wounded < strong


def test_who_lets_go_of_an_airplane_is_done_with_it(sit: Sit) -> None:
    """It may wait for enemies: to let it go, and to end the phase, takes one press as with every unit."""
    anna = sit("fighter")
    anna.page.evaluate(SKIPS)
    anna.page.reload()
    chosen = anna.page.locator(".gm-plane.gm-chosen")
    expect(chosen).to_have_count(1)  # the only one who could do something
    expect(anna.page.locator(".gm-finish")).to_have_text(GAME.texts("en").render("do-done-shooting"))
    anna.press(anna.page.locator(".gm-closing .gm-order[data-verb=back]").first)
    expect(chosen).to_have_count(0)


def test_what_was_to_follow_and_may_not_says_why(sit: Sit) -> None:
    """*Done* lets go of the tank; that the phase cannot end before the assault is not kept from anybody."""
    anna = sit("storm")
    anna.press(anna.space(5, 3))
    harm = {shot.odds.damage for shot in shots(anna.state, SOUTH) if shot.place == space_at(4, 3)}
    assert len(harm) == 2
    badges = anna.page.locator(".gm-chance.gm-hopeless").all_text_contents()
    assert badges == [f"−{max(harm)}"]  # of two weapons the one that does more to the trench
    anna.press(anna.page.locator(".gm-finish"))
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_count(0)
    expect(anna.page.locator(".tip")).to_contain_text("Resolve all your assaults first")
    assert anna.state.phase == SHOOTING


def test_the_chance_of_an_assault_is_there_before_it_is_declared(sit: Sit) -> None:
    anna = sit("charge")
    anna.press(anna.space(3, 3))
    shot = max(shots(anna.state, SOUTH), key=lambda one: one.odds.expected)
    row = anna.page.locator(".gm-shot").first
    expect(row).to_have_attribute("data-action", as_key(shot.action))
    expect(row.locator(".gm-shot-hit")).to_have_text(f"{shot.odds.hit * 10} %")
    assert shot.reaction is not None
    expect(row.locator(".gm-reaction")).to_contain_text(f"{shot.reaction.destroys * 10} %")
    anna.press(row)
    assert shot.place in anna.state.u_assault


def test_another_unit_of_mine_is_chosen_and_swapping_is_an_order(sit: Sit) -> None:
    anna = sit("neighbours")
    anna.press(anna.space(3, 3))
    anna.press(anna.space(3, 4), 2)
    expect(anna.page.locator(".gm-unit.gm-chosen")).to_have_attribute("data-unit", "1")
    assert anna.state.u_place[:2] == [space_at(3, 3), space_at(3, 4)]
    anna.press(anna.page.locator(".gm-order[data-verb=swap]"))
    assert anna.state.u_place[:2] == [space_at(3, 4), space_at(3, 3)]


BESIDE = """units => units.map(one => one.getBoundingClientRect()).sort((a, b) => a.left - b.left)
    .every((box, n, all) => !n || all[n - 1].right <= box.left + 1)"""


def test_a_covered_pair_stands_side_by_side_and_opens_as_two_units(sit: Sit) -> None:
    anna = sit("neighbours")
    assert anna.page.locator(".gm-unit[data-unit='2'], .gm-unit[data-unit='3']").evaluate_all(BESIDE)
    anna.space(6, 2).hover()
    slip = anna.page.locator(".gm-slip[role=tooltip]")
    expect(slip.locator(".gm-pair > div")).to_have_count(2)
    names = GAME.texts("en")
    wanted = [names.render("card-us-eng"), names.render("card-us-m4")]
    assert sorted(slip.locator(".gm-pair strong").all_inner_texts()) == sorted(wanted)
    expect(slip.locator(".gm-card-full")).to_have_count(0)
    expect(slip.locator(".gm-explained")).to_have_count(0)
    bare = "all => all.flatMap(one => [...one.childNodes]).filter(part => part.nodeType === Node.TEXT_NODE).length"
    assert slip.locator(".gm-pair > div").evaluate_all(bare) == 0  # two of them would run on in one line


def test_on_a_phone_a_move_takes_two_taps(sit: Sit) -> None:
    anna = sit("neighbours", size=PHONE)
    anna.press(anna.space(3, 3))
    expect(anna.page.locator(".gm-finish")).to_be_in_viewport(ratio=1)  # the phase ends from here too
    assert anna.page.locator(".gm-finish").evaluate(PRESSABLE)  # without scrolling
    anna.press(anna.space(4, 3))
    assert anna.state.u_place[0] == space_at(4, 3)
    crowd = sit("crowd", size=PHONE)  # so much can be done that its list alone would fill the sheet
    crowd.press(crowd.space(3, 3))
    expect(crowd.page.locator(".actions .do[data-verb=cover]")).to_have_count(1)
    assert crowd.page.locator(".gm-finish").evaluate(PRESSABLE)


PINNED = ".gm-slip.gm-pinned:not([hidden])"


def test_on_a_phone_a_unit_comes_with_two_taps_and_what_costs_at_once_is_asked_about(sit: Sit) -> None:
    anna = sit("bring out", size=PHONE)
    anna.press(anna.card("us-m4"))
    expect(anna.page.locator(PINNED)).to_have_count(0)
    anna.press(anna.space(4, 1), 2)  # as it is
    assert anna.state.here[space_at(4, 1)] >= 0
    version = anna.version
    anna.card("us-p51").tap()
    expect(anna.page.locator(f"{PINNED} .gm-do")).to_have_count(1)  # it would be paid with this press
    assert anna.version == version
    crowded = sit("last space", size=PHONE)
    crowded.card("us-m10").tap()
    expect(crowded.page.locator(f"{PINNED} .gm-do")).to_have_count(1)  # where to would not be asked
    assert not crowded.state.here[space_at(1, 1)] >= 0


def test_on_a_phone_a_card_that_is_played_needs_but_its_unit(sit: Sit) -> None:
    anna = sit("played", size=PHONE)
    anna.card("promo").tap()
    anna.press(anna.page.locator(f"{PINNED} .gm-do"))
    anna.press(anna.space(3, 2))
    assert GAME.pack().card["promo"] not in anna.state.hands[SOUTH].cards
    assert key_of(anna.state.agenda[-1]) == "deployment"


def test_on_a_phone_a_target_with_its_chance_is_fired_at_as_in_the_list(sit: Sit) -> None:
    anna = sit("two tanks", size=PHONE)
    anna.press(anna.space(2, 3))
    expect(anna.page.locator(".gm-chance")).to_have_count(1)
    anna.press(anna.space(2, 5), 2)
    assert anna.state.u_used[0]
    aside = sit("rings", size=PHONE)
    aside.press(aside.space(8, 1))
    aside.space(8, 2).tap()  # a house, which is hardly meant
    expect(aside.page.locator(PINNED)).to_have_count(1)


def hold_down(anna: Seat, what: Locator) -> None:
    """A finger that rests."""
    anna.page.bring_to_front()
    what.tap(trial=True)  # it stands still
    box = what.bounding_box()
    assert box
    touch = anna.page.context.new_cdp_session(anna.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    anna.page.wait_for_timeout(600)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_finger_that_rests_reads_and_presses_nothing(sit: Sit) -> None:
    anna = sit("bring out", size=PHONE)
    version = anna.version
    hold_down(anna, anna.card("us-m4"))
    expect(anna.page.locator(f"{PINNED} .gm-card-full")).to_be_visible()
    tanks = sit("two tanks", size=PHONE)
    begun = tanks.version
    hold_down(tanks, tanks.space(2, 3))  # a tap would choose him
    expect(tanks.page.locator(PINNED)).to_be_visible()
    tanks.page.wait_for_timeout(300)
    assert tanks.version == begun
    tanks.page.locator(".gm-slip-close").tap()
    tanks.press(tanks.space(2, 3))
    hold_down(tanks, tanks.space(2, 5))
    expect(tanks.page.locator(PINNED)).to_contain_text(GAME.texts("en").render("card-de-hi"))
    tanks.page.wait_for_timeout(300)
    assert not tanks.state.u_used[0]
    assert anna.version == version


def test_on_a_phone_who_is_carried_gets_off_with_one_tap(sit: Sit) -> None:
    anna = sit("truck", size=PHONE)
    anna.press(anna.space(4, 3))
    anna.press(anna.space(3, 3))
    expect(anna.page.locator(".gm-order[data-verb=unload], .gm-slip.gm-pinned")).to_have_count(0)


def test_a_card_that_a_unit_has_says_what_it_does(sit: Sit) -> None:
    anna = sit("veteran")
    anna.space(4, 2).hover()
    expect(anna.page.locator(".gm-slip:not([hidden])")).to_contain_text(GAME.texts("en").render("card-promo-text"))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_bomber_says_which_spaces_it_strikes(sit: Sit, lang: str) -> None:
    anna = sit("bomber", lang=lang)
    anna.card("us-b26").hover()
    area = GAME.texts(lang).render("board-area-cross-text")
    expect(anna.page.locator(".gm-slip:not([hidden])")).to_contain_text(area)


def test_who_can_but_march_has_a_pale_ring_and_is_chosen_all_the_same(sit: Sit) -> None:
    anna = sit("tired")
    expect(anna.space(3, 3)).to_have_class(re.compile("gm-legal"))
    expect(anna.space(6, 3)).to_have_class(re.compile("gm-idle"))
    expect(anna.space(6, 3)).not_to_have_class(re.compile("gm-legal"))
    anna.press(anna.space(6, 3))
    expect(anna.page.locator(".gm-order[data-verb=march]")).to_be_visible()


def test_once_all_have_moved_a_card_of_the_next_phase_ends_movement(sit: Sit) -> None:
    anna = sit("marched")
    cards = {card: anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card[card]}']") for card in CARDS_OF_ALL}
    for card, may in CARDS_OF_ALL.items():
        assert ("gm-legal" in (cards[card].get_attribute("class") or "")) == may, card
    anna.press(cards["us-li"], 2)  # the end of the phase, and the card
    assert anna.state.phase == DEPLOYMENT
    anna.press(anna.space(4, 1), 2)  # as it is
    assert anna.state.u_place[1] == space_at(4, 1)
    fresh = sit("tired")
    assert fresh.page.locator(".gm-card-button.gm-legal").count() == 0  # somebody has a step left


def test_the_last_to_move_stays_where_he_is_when_a_card_of_the_next_phase_is_pressed(sit: Sit) -> None:
    for ends_by_itself in (True, False):
        anna = sit("last" if ends_by_itself else "last of many")
        anna.press(anna.space(4, 2))
        expect(anna.card("us-li")).not_to_have_class(re.compile("gm-legal"))  # he has not moved yet
        anna.press(anna.space(4, 3))
        anna.press(anna.card("us-li"), 2 if ends_by_itself else 3)
        assert anna.state.phase == DEPLOYMENT
        anna.press(anna.space(4, 1), 2)  # as it is
        assert anna.state.here[space_at(4, 1)] >= 0


def test_a_drag_is_two_presses_in_one(sit: Sit) -> None:
    anna = sit("last")
    anna.drag(anna.space(4, 2), anna.space(4, 3), 2)  # chosen, and moved
    assert anna.state.u_place[0] == space_at(4, 3)
    anna.drag(anna.space(4, 3), anna.space(4, 4), 1)  # he is chosen already
    assert anna.state.u_place[0] == space_at(4, 4)
    assert anna.state.phase == DEPLOYMENT
    anna.drag(anna.card("us-li"), anna.space(2, 1), 3)  # brought out as it is, and placed
    assert anna.state.here[space_at(2, 1)] >= 0
    version = anna.version
    anna.card("us-hi").hover()
    anna.page.mouse.down()
    anna.page.locator(".gm-hand-area h2, .gm-hand-area h3").first.hover()
    anna.page.mouse.up()
    anna.page.wait_for_timeout(300)
    assert anna.version == version  # it ended nowhere


def test_who_is_dragged_is_chosen_also_beside_one_who_could_take_him_along(sit: Sit) -> None:
    anna = sit("beside")
    anna.press(anna.space(4, 2))
    anna.drag(anna.space(5, 2), anna.space(5, 3), 3)  # the tank let go, the infantry chosen, and moved
    assert anna.state.u_place[1] == space_at(5, 3)
    assert anna.state.u_place[0] == space_at(4, 2)
    expect(anna.page.locator(".gm-slip.gm-pinned:not([hidden])")).to_have_count(0)


def test_who_is_dragged_goes_on_to_one_of_his_own(sit: Sit) -> None:
    """Also while another is chosen: what is ringed in between is not what he was let go at."""
    anna = sit("beside")
    anna.press(anna.space(5, 2))
    anna.page.keyboard.press("e")
    wait_until(anna.page, lambda: key_of(anna.state.agenda[-1]) == "movement", "nobody is chosen")
    anna.press(anna.space(4, 2))
    anna.drag(anna.space(5, 2), anna.space(4, 2), 2)
    wait_until(anna.page, lambda: anna.page.locator(".gm-slip.gm-pinned:not([hidden])").count(), "nothing is asked")
    focus = GAME.view(anna.state, SOUTH).focus
    assert focus.unit == 1  # the infantry, of which it is asked what it does at the tank


def test_the_key_that_ends_a_decision_ends_the_phase_if_the_page_chose_by_itself(sit: Sit) -> None:
    anna = sit("two tanks")
    anna.page.evaluate(SKIPS)
    anna.press(anna.space(2, 3))
    expect(anna.page.locator(".closing .do-close")).to_have_attribute("data-cap", "e")
    anna.page.keyboard.press("e")  # whoever was chosen by hand is let go
    wait_until(anna.page, lambda: key_of(anna.state.agenda[-1]) == "shooting", "nobody is chosen")
    anna.page.wait_for_timeout(DOUBLE)
    anna.press(anna.space(2, 3))
    anna.press(anna.space(2, 5), 3)  # the weapon, the shot, and the other tank is chosen
    expect(anna.page.locator(".closing .do-close")).to_have_attribute("data-cap", "")
    anna.page.keyboard.press("e")
    wait_until(anna.page, lambda: anna.state.active == NORTH, "the turn is over")


def test_the_button_of_the_wheel_moves_the_map_also_from_a_unit(sit: Sit) -> None:
    anna = sit("beside")
    mouse, begun = anna.page.mouse, anna.version
    anna.space(4, 2).hover()
    mouse.wheel(0, -400)
    where = "() => document.querySelector('.gm-field-picture > g').getAttribute('transform')"
    for button, moves in (("left", False), ("middle", True)):
        anna.space(4, 2).hover()
        before = anna.page.evaluate(where)
        mouse.down(button=button)
        mouse.move(300, 300)
        mouse.move(310, 320)
        assert (anna.page.evaluate(where) != before) is moves, button
        if button == "left":
            anna.page.locator(".prompt").hover()  # let go where nothing is
        mouse.up(button=button)
    assert anna.version == begun


def test_a_gun_is_dragged_to_its_target(sit: Sit) -> None:
    anna = sit("rings")
    anna.drag(anna.space(1, 3), anna.space(1, 4), 3)  # chosen, its weapon, fired
    assert anna.state.u_used[0]
    near = sit("hq")
    near.drag(near.space(4, 6), near.page.locator(".gm-post-far .gm-hq"), 3)
    assert near.state.u_used[0]


def test_a_card_is_played_only_where_it_was_dropped_for_something(sit: Sit) -> None:
    anna = sit("dropped")
    begun, said = anna.version, anna.page.locator(".gm-slip.gm-pinned:not([hidden])")
    hq = anna.page.locator(".gm-post:not(.gm-post-far) .gm-hq")
    for card, where, why in [
        ("supplies", anna.space(6, 4), "is for no space"),
        ("supplies", anna.space(4, 2), "is for no space"),
        ("promo", anna.space(6, 4), "cannot be played on"),
        ("us-li", anna.space(6, 4), "cannot be played on"),
        ("us-li", hq, "cannot be played on"),
    ]:
        anna.card(card).hover()
        anna.page.mouse.down()
        where.hover()
        anna.page.mouse.up()
        expect(said).to_contain_text(why)
        anna.page.keyboard.press("Escape")
        expect(said).to_have_count(0)
    anna.page.wait_for_timeout(300)
    assert anna.version == begun
    anna.drag(anna.card("promo"), anna.space(4, 2), 1)
    wait_until(anna.page, lambda: anna.state.carries_card(0, "veteran"), "it was not for the tank")
    anna.page.locator(".gm-outer.gm-asked").wait_for()
    before = anna.state.ap[SOUTH]
    anna.drag(anna.card("supplies"), hq, 1)
    assert anna.state.ap[SOUTH] == before + 3


CARDS_OF_ALL = {
    "us-li": True,
    "supplies": True,
    "impact": False,
}  # of the hand of `all_have_marched`: those of Deployment


def test_equipment_that_costs_nothing_takes_no_press(sit: Sit) -> None:
    anna = sit("sniper")
    anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['us-snip']}']"))
    anna.press(anna.space(4, 1))
    assert anna.state.u_place[0] == space_at(4, 1)
    assert anna.state.has(0, "face-down")
    anna.press(anna.page.locator(".undo"))
    expect(anna.page.locator(".gm-unit")).to_have_count(0)
    expect(anna.page.locator(".gm-wreck")).to_have_count(0)  # nobody fell


def test_done_ends_the_phase_it_was_pressed_in_and_not_the_next_one(sit: Sit) -> None:
    anna = sit("last")
    anna.press(anna.space(4, 2))
    anna.press(anna.space(4, 3))
    anna.press(anna.page.locator(".gm-finish"))
    expect(anna.page.locator(".gm-phases .gm-now")).to_have_text(GAME.texts("en").render(f"phase-{DEPLOYMENT}"))
    anna.page.wait_for_timeout(500)  # whatever might follow has followed
    assert anna.state.phase == DEPLOYMENT
    assert anna.state.active == SOUTH


def test_what_was_rolled_last_stays_in_sight_where_the_phase_ends_by_itself(sit: Sit) -> None:
    anna = sit("only shot", before=lambda page: page.evaluate(SKIPS))
    wait_until(anna.page, lambda: key_of(anna.state.agenda[-1]) == "unit-shoots", "nobody was chosen")
    anna.press(anna.space(4, 5), 2)
    wait_until(anna.page, lambda: key_of(anna.state.agenda[-1]) == "flip-over", "the phase goes on")
    expect(anna.page.locator(".gm-phases .gm-now")).to_have_text(GAME.texts("en").render(f"phase-{FLIP_OVER}"))
    expect(anna.page.locator(".gm-die")).to_have_count(1)


# -- empty prompts -------------------------------------------------------------------------------------------------


def test_nothing_to_do_is_skipped_against_bots_and_asked_where_a_person_looks_on(sit: Sit) -> None:
    watched = sit("watched", before=lambda page: page.evaluate(SKIPS))
    expect(watched.page.locator(".gm-phases .gm-now")).to_have_text(GAME.texts("en").render(f"phase-{MOVEMENT}"))
    version = watched.version
    alone = sit("idle", before=lambda page: page.evaluate(SKIPS))
    expect(alone.page.locator(".gm-phases .gm-now")).to_have_text(GAME.texts("en").render(f"phase-{DEPLOYMENT}"))
    assert alone.state.phase == DEPLOYMENT
    assert watched.version == version


def test_nobody_is_asked_whether_to_fire_at_forests_or_to_mount_a_weapon_far_from_enemies(sit: Sit) -> None:
    always = SKIPS.replace("auto", "on")
    anna = sit("woods", asked=False, before=lambda page: page.evaluate(always))
    wait_until(anna.page, lambda: anna.state.active == NORTH, "the turn is over")


def test_nobody_is_asked_to_arm_a_bomber_against_fighters_that_there_are_not(sit: Sit) -> None:
    skips = {"before": lambda page: page.evaluate(SKIPS)}
    anna = sit("bomber", **skips)
    anna.press(anna.card("us-b26"), 2)
    assert key_of(anna.state.agenda[-1]) == "bomb-target"
    guarded = sit("guarded", **skips)
    guarded.press(guarded.card("us-b26"))
    assert key_of(guarded.state.agenda[-1]) == "equip"


SHOWN = "(({message, waiting}) => waiting ? -1 : message.version)(document.querySelector('brink-table').session)"


def test_a_round_takes_few_presses(open_page: OpenPage, served: Served, adviser: Adviser) -> None:
    """Rounds of a battle as the regular bot would play them, every press counted."""
    match = first_match(lambda state: key_of(state.agenda[-1]) == "movement" and state.turn > 4)
    made = plant(served, adviser, match.state, [ANNA, REGULAR])  # so it goes on in the same way each time
    page, table = open_page(place(made), before=lambda page: page.evaluate(SKIPS)), made["table"]
    page.locator(".gm-outer.gm-asked").wait_for()
    begun = adviser.state(table).round()  # type: ignore[attr-defined]
    rounds, count = 3, 0

    def asked() -> Any:
        """Nothing goes on by itself any more: what is shown is so, and is so still after a while."""
        facts = adviser.facts(table)
        if facts.status == "running" and (facts.deciding != 0 or facts.automatic):
            return None
        for _ in range(2):
            if page.evaluate(SHOWN) != facts.version:
                return None
            page.wait_for_timeout(60)
        return facts

    while True:
        facts = wait_until(page, asked, "the bot stands still")
        state: Any = adviser.state(table)
        if facts.status == "finished" or state.round() >= begun + rounds:
            break
        count += press_like_a_person(page, state)
        wait_for_move(page, adviser, table, facts.version)
    assert count / rounds <= FEW, count


def wanted(state: Any) -> Action:
    """Where the board has chosen a unit that the bot would not: the next one, or the end of the phase."""
    action = choice(state)
    if action[0] not in ("stop", "back"):
        return action
    after = state.clone()
    GAME.apply(after, action)
    later = choice(after) if GAME.to_act(after) == 0 else action
    return later if later[0] in ("unit", "done") else action


def press_like_a_person(page: Page, state: Any) -> int:
    """What the bot would do, on the board: a target before its weapon, a space before the order to come."""
    action = wanted(state)
    target = action
    if action[0] in ("weapon", "place") and not isinstance(state.agenda[-1], Window):
        after = state.clone()
        GAME.apply(after, action)
        if key_of(after.agenda[-1]) in ("aim", "place-unit") and GAME.to_act(after) == 0:
            target = choice(after)
    order = page.locator(f".gm-order[data-action='{as_key(action)}']").first
    if target is action and order.count():
        order.click()
        return 1
    page.wait_for_timeout(DOUBLE)  # else a second press at the same place is taken for half of a double click
    page.locator(on_the_board(target)).first.click()
    offered = page.locator(f".gm-slip.gm-pinned:not([hidden]) .gm-do[data-action='{as_key(action)}']").first
    if not offered.count():
        return 1
    offered.click()
    return 2


# -- chances -------------------------------------------------------------------------------------------------------


def test_an_area_shot_counts_everybody_it_touches_and_marks_the_spaces(sit: Sit) -> None:
    anna = sit("rockets")
    anna.press(anna.space(4, 1))
    [shot] = [one for one in shots(anna.state, SOUTH) if one.place == space_at(4, 4)]
    assert shot.odds.hit == 0
    assert len(shot.struck) == 3
    miss = 1.0
    for one in shot.struck:
        miss *= 1 - one.odds.hit / 10
    row = anna.page.locator(f".gm-shot[data-place='{shot.place}'] .gm-shot-hit")
    expect(row).to_have_text(f"{round(100 * (1 - miss))} %")
    anna.space(4, 4).hover()
    expect(anna.page.locator(".gm-area")).to_have_count(3)
    expect(anna.page.locator(".gm-slip[role=tooltip] .gm-struck tbody tr")).to_have_count(2)
    expect(anna.space(4, 4)).to_have_class("gm-space gm-legal")


WHOLE = """plane => {
    const [box, post] = [plane, plane.closest('.gm-post')].map(one => one.getBoundingClientRect());
    return box.top >= post.top && box.bottom <= post.bottom;
}"""


def test_the_chance_of_an_airplane_counts_the_guns_that_answer(sit: Sit) -> None:
    anna = sit("flak", size=(1366, 681))
    assert anna.page.locator(".gm-plane").evaluate(WHOLE)
    anna.press(anna.page.locator(".gm-plane.gm-legal"))
    [shot] = [one for one in shots(anna.state, SOUTH) if one.place == space_at(5, 5)]
    assert shot.answer is not None
    assert shot.answer.hit < shot.odds.hit * 10
    row = anna.page.locator(f".gm-shot[data-place='{shot.place}'] .gm-shot-hit")
    expect(row).to_have_text(f"{shot.answer.hit} %")
    expected = anna.page.locator(f".gm-shot[data-place='{shot.place}'] .gm-shot-expected")
    expect(expected).to_have_text(f"{shot.answer.expected:.1f}")
    anna.space(5, 5).hover()
    arrives = anna.page.locator(".gm-slip[role=tooltip] .gm-figure-movement b")
    expect(arrives).to_have_text(f"{shot.answer.arrives} %")


def test_5_5_before_an_assault_nothing_is_said_of_armor(sit: Sit) -> None:
    anna = sit("charge")
    anna.press(anna.space(3, 3))
    anna.space(3, 4).hover()
    expect(anna.page.locator(".gm-slip[role=tooltip] .gm-pierce")).to_have_text("damage 1")


def test_a_barrage_tells_what_its_weapon_needs_as_every_shot_does(sit: Sit) -> None:
    anna = sit("shells")
    anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['barr']}']"))
    anna.space(4, 5).hover()
    weapon = GAME.pack().support(GAME.pack().card["barr"]).weapon
    assert weapon
    row = anna.page.locator(".gm-slip[role=tooltip] .gm-struck tbody tr").first
    critical = f"{weapon.critical}+" if weapon.critical < 10 else "10"
    expect(row.locator("th, td")).to_have_text(["Weapon", f"{weapon.impact}+", critical])


def test_of_a_critical_the_dice_say_what_it_needed(sit: Sit) -> None:
    """Nobody rolls more than a 10, and that it would have hit from 5 on is not what counts."""
    anna = sit("rings")
    rolled = "rolls => { const view = structuredClone(document.querySelector('brink-table').session.message); "
    rolled += "view.view.rolls = rolls; view.version += 1; "
    rolled += "for (const one of document.querySelector('brink-table').stage.drawn) one.update(view); }"
    place = space_at(1, 4)
    anna.page.evaluate(rolled, [[0, 1, place, 10, 5, 10, 2], [0, 1, place, 9, 5, 9, 2], [0, 1, place, 6, 5, 9, 1]])
    expect(anna.page.locator(".gm-roll small")).to_have_text(["5+", "9+", "10"])


def test_on_a_phone_an_airplane_is_chosen_by_one_tap_as_every_unit_is(sit: Sit) -> None:
    anna = sit("flak", size=PHONE)
    anna.press(anna.page.locator(".gm-plane.gm-legal"))
    expect(anna.page.locator(".gm-shot").first).to_be_visible()


# -- layout --------------------------------------------------------------------------------------------------------

WIDTH = "document.querySelector('.gm-stage').getBoundingClientRect().width / innerWidth"
BOXES = """['.gm-stage', '.gm-hand-area'].map(one => {
    const {x, y, width, height} = document.querySelector(one).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("size", sorted(LAPTOPS), ids=str)
def test_the_field_has_half_the_width_of_a_laptop_and_nothing_moves_with_the_prompt(
    open_page: OpenPage, served: Served, imported: str, adviser: Adviser, size: tuple[int, int]
) -> None:
    at = first_position(lambda state: key_of(state.agenda[-1]) == "movement" and state.turn > 8)
    page, table = sit_down_at(open_page, served, imported, at, lang="de", size=size)
    assert page.evaluate(WIDTH) >= 0.5
    before = page.evaluate(BOXES)
    state: Any = adviser.state(table)
    version = adviser.facts(table).version
    unit: Action = next(action for action in GAME.legal(state) if action[0] == "unit")
    page.locator(on_the_board(unit)).click()
    wait_for_move(page, adviser, table, version)
    page.locator(".gm-unit.gm-chosen").wait_for()
    assert page.evaluate(BOXES) == before
    shadow = first_position(lambda state: key_of(state.agenda[-1]) == "unit-shoots" and len(shots(state, 0)) > 2)
    page, _ = sit_down_at(open_page, served, imported, shadow, lang="de", size=size)
    page.locator(".gm-shot").first.wait_for()
    assert page.evaluate(BOXES) == before


@pytest.mark.parametrize("step", ["unit-shoots", "deployment"])
def test_nothing_lies_over_what_is_ringed(open_page: OpenPage, served: Served, imported: str, step: str) -> None:
    at = first_position(lambda state: key_of(state.agenda[-1]) == step and state.turn > 6)
    page, _ = sit_down_at(open_page, served, imported, at, lang="de", size=(1366, 681))
    assert overlaps_at_all_sizes(page, ".gm-outer") == {}


def test_with_four_players_every_unit_shows_whose_it_is(sit: Sit) -> None:
    anna = sit("four", size=(1366, 681))
    for post in anna.page.locator(".gm-post").all():
        assert post.evaluate("one => one.scrollWidth <= one.clientWidth")
    owners = anna.page.locator(".gm-unit").evaluate_all(
        "units => units.map(one => [one.dataset.unit, one.querySelector('.gm-owner')?.textContent]).sort()"
    )
    assert owners == [["0", "1"], ["1", "1"], ["2", "2"], ["3", "2"]]
    assert anna.page.locator(".gm-player-mark").all_inner_texts() == ["1", "2", "1", "2"]


# -- what is open --------------------------------------------------------------------------------------------------


def test_all_cards_can_be_browsed_and_a_name_opens(sit: Sit, axe: str) -> None:
    anna = sit("watched")
    anna.page.locator(".gm-all").click()
    gallery = anna.page.locator(".gm-gallery")
    units = [unit for unit in GAME.pack().units if unit.id.startswith("us-")]
    expect(gallery.locator(".gm-card-unit")).to_have_count(len(units))
    gallery.locator("[data-faction='1']").click()
    expect(gallery.locator("[data-faction='1']")).to_have_attribute("aria-pressed", "true")
    assert violations(anna.page, axe, ".gm-gallery") == []
    gallery.locator("header button").last.click()
    expect(gallery).to_have_count(0)


LETTERS = "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"  # how high they are


def test_a_card_that_is_played_lies_open_and_nothing_is_enlarged_by_a_hand_that_closes_up(sit: Sit) -> None:
    anna = sit("hand")
    assert min(anna.page.locator(".gm-cards :is(.gm-text, .gm-abilities)").evaluate_all(LETTERS)) >= 11
    card = GAME.pack().card["promo"]
    held = anna.page.locator(".gm-cards .gm-card-button")
    held.first.hover()
    expect(anna.page.locator(".gm-slip[role=tooltip] .gm-card-full")).to_be_visible()
    played = anna.page.locator(f".gm-card-button[data-card='{card}']")
    anna.press(played)
    lies = anna.page.locator(".gm-played")
    texts = GAME.texts("en")
    expect(lies).to_contain_text(texts.render("card-promo"))
    expect(lies).to_contain_text(texts.render("card-promo-text"))
    anna.page.wait_for_timeout(600)  # longer than a card that is pointed at takes to open
    expect(anna.page.locator(".gm-slip:not([hidden])")).to_have_count(0)


# A card of mine has come to lie on the pile, and the turn of the other one has begun, all in one message; then mine.
PLAYED_UNSEEN = """card => {
    const { stage, session } = document.querySelector('brink-table');
    const lies = [1, 2].map(later => {
        const message = structuredClone(session.message);
        const { view } = message;
        message.version += later;
        view.turn += later;
        view.active = later & 1;
        view.focus.announced = -1;
        view.players[0].discard.push(card);
        for (const one of stage.drawn) one.update(message);
        return document.querySelector('.gm-played').hidden;
    });
    return lies;
}"""


def test_a_card_that_lies_open_says_whose_it_is(sit: Sit) -> None:
    """In one's own turn, too, it may be the enemy's: what it brings was his."""
    anna = sit("played", size=(1366, 681))
    anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['supplies']}']"))
    expect(anna.page.locator(".gm-played .gm-by")).to_have_text("USA")


LATER = """([card, turns]) => {
    const {session, stage} = document.querySelector('brink-table');
    const later = structuredClone(session.message);
    later.version += 1;
    later.view.turn += turns;
    later.view.players[1].discard = [card];
    stage.update(later);
}"""


@pytest.mark.parametrize("turns", [1, 5])
def test_what_was_played_turns_ago_does_not_lie_open_for_whoever_comes_late(sit: Sit, turns: int) -> None:
    """Who leaps in a replay, or was away, has not seen when it was."""
    anna = sit("played", size=(1366, 681))
    anna.page.evaluate(LATER, [GAME.pack().card["supplies"], turns])
    expect(anna.page.locator(".gm-played")).to_be_visible(visible=turns == 1)


def test_while_a_card_asks_for_whom_it_is_it_lies_open_not_the_one_before(sit: Sit) -> None:
    anna = sit("played")
    lies, texts = anna.page.locator(".gm-played"), GAME.texts("en")
    promotion = anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['promo']}']")
    anna.press(promotion)
    expect(lies).to_be_visible()
    anna.press(anna.page.locator(".undo"))
    expect(promotion).to_be_visible()
    expect(lies).to_be_hidden()  # it is back in the hand
    before = anna.page.evaluate(BOXES)
    for card in ("supplies", "promo"):
        anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card[card]}']"))
        expect(lies).to_contain_text(texts.render(f"card-{card}"))
    expect(anna.page.locator(".gm-space.gm-legal")).to_have_count(2)
    expect(lies).to_have_class(re.compile("gm-now"))
    assert anna.page.evaluate(BOXES) == before  # though two cards are gone from the hand
    assert anna.page.evaluate(PLAYED_UNSEEN, GAME.pack().card["recon"]) == [False, True]  # whether it is gone


def test_an_airplane_is_drawn_over_what_it_attacks_not_over_the_gun(sit: Sit) -> None:
    north = sit("raid", 1)
    plane = north.page.locator(".gm-layer-marks .gm-aloft")
    expect(plane).to_have_count(1)
    middle = "one => (({x, width}) => x + width / 2)(one.getBoundingClientRect())"
    above = north.space(5, 5).evaluate(middle)
    assert abs(plane.evaluate(middle) - above) < 4
    north.press(north.page.locator(".gm-shot").first, last=True)
    fired = north.page.locator(".gm-layer-effects .gm-aloft")
    expect(fired).to_have_count(1)
    assert abs(fired.evaluate(middle) - above) < 4


def test_names_in_the_prompt_open_as_cards_and_spaces(sit: Sit) -> None:
    anna = sit("neighbours")
    anna.press(anna.space(3, 3))
    prompt, slip = anna.page.locator(".prompt .name[role=button]"), anna.page.locator(".name-slip")
    prompt.and_(anna.page.locator("[data-kind=card]")).click()
    expect(slip.locator(".gm-card-full")).to_be_visible()
    prompt.and_(anna.page.locator("[data-kind=space]")).click()
    expect(slip.locator(".gm-spot-here")).to_be_visible()


# -- little room ---------------------------------------------------------------------------------------------------

INSIDE = """cards => {
    const area = document.querySelector('.gm-hand-area').getBoundingClientRect();
    return cards.every(one => one.getBoundingClientRect().bottom <= area.bottom + 1);
}"""


# Something else lies over one of its corners.
HIDDEN = """all => all.filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = (x, y) => one.contains(document.elementFromPoint(x, y));
    return !seen(left + 4, top + 4) || !seen(right - 4, bottom - 4);
}).map(one => one.textContent)"""


def test_a_full_hand_is_in_sight_on_a_laptop(sit: Sit) -> None:
    anna = sit("nine", size=(1366, 681))
    cards = anna.page.locator(".gm-cards .gm-card")
    expect(cards).to_have_count(9)
    expect(anna.page.locator(".gm-hand-area.gm-short")).to_be_attached()
    assert cards.evaluate_all(INSIDE)
    assert cards.first.locator(".gm-weapon-numbers, .gm-text").evaluate(
        "one => one.getBoundingClientRect().bottom <= one.closest('.gm-card').getBoundingClientRect().bottom"
    )


CLOSES_UP = "() => document.querySelector('.gm-hand-area').style.getPropertyValue('--over') > '0px'"


def test_cards_keep_their_size_while_one_after_the_other_is_played(sit: Sit) -> None:
    """They grow when the next phase begins. Nothing is measured for it: that would lay out the page once more."""
    anna = sit("played", size=(1366, 681))
    cards = anna.page.locator(".gm-cards .gm-card")
    sizes = []
    for card, left in (("supplies", 3), ("promo", 2)):
        anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card[card]}']"))
        expect(cards).to_have_count(left)
        anna.page.evaluate(TWO_FRAMES)
        sizes.append(cards.first.evaluate("({offsetWidth, offsetHeight}) => [offsetWidth, offsetHeight]"))
    assert sizes[0] == sizes[1]


@pytest.mark.parametrize("lang", ["de", "es"])
def test_a_full_hand_of_long_titles_is_in_sight_whole_on_small_screens(sit: Sit, lang: str) -> None:
    anna = sit("longest", lang=lang, size=(1366, 681))
    assert anna.page.evaluate(CUT) == []
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    anna.page.wait_for_function(
        "() => document.querySelector('.gm-hand-area').style.getPropertyValue('--over') > '0px'"
    )
    assert anna.page.evaluate(CUT) == []
    cards = anna.page.locator(".gm-cards .gm-card")
    expect(cards).to_have_count(9)
    assert cards.evaluate_all(INSIDE)
    assert anna.page.locator(".gm-hand-area").evaluate("area => area.scrollHeight <= area.clientHeight + 1")
    assert cards.locator(".gm-stats").evaluate_all(HIDDEN) == []
    assert anna.page.locator(".gm-where > :is(b, .gm-you, button)").evaluate_all(HIDDEN) == []


WRITTEN = """all => all.filter(one => one.checkVisibility() && !one.closest('.offscreen, svg')
    && [...one.childNodes].some(part => part.nodeType === Node.TEXT_NODE && part.data.trim()))
    .map(one => parseFloat(getComputedStyle(one).fontSize))"""


# All letters of the field and of the hand that are under 9 px, as they are painted.
SMALL_PRINT = """() => [...document.querySelectorAll('.gm-field *, .gm-cards *')]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width && !one.closest('.offscreen, defs'))
    .filter(one => [...one.childNodes].some(part => part.nodeType === Node.TEXT_NODE && part.data.trim()))
    .map(one => [one.textContent, parseFloat(getComputedStyle(one).fontSize)
        * (one instanceof SVGTextElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1)])
    .filter(([, size]) => size < 8.95)"""


# Tokens of one unit of which one begins where the other ends.
TOUCHING = """() => [...document.querySelectorAll('.gm-chips:not(.gm-crowded)')].flatMap(chips => {
    const tokens = [...chips.querySelectorAll('.gm-token')].map(one => one.getBoundingClientRect());
    return tokens.slice(1).filter((one, n) => one.left - tokens[n].right < 1);
})"""


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_no_letter_of_the_field_or_the_hand_is_under_nine_pixels(sit: Sit, lang: str) -> None:
    anna = sit("written", lang=lang, size=(1366, 681))
    cards = anna.page.locator(".gm-cards .gm-card")
    expect(cards).to_have_count(7)
    for width, height in (*sorted(LAPTOPS), (1440, 900), (1024, 768), PHONE):
        anna.page.set_viewport_size({"width": width, "height": height})
        wait_until(anna.page, lambda: not anna.page.evaluate(SMALL_PRINT), f"{width}: too small to be read")
        numbers = cards.locator(".gm-weapon-numbers")
        assert numbers.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0
    anna.page.set_viewport_size({"width": 1366, "height": 681})
    letters = anna.page.locator(".gm-unit .gm-token text:visible")
    expect(letters).to_have_text(["MG", "HM", "MO", "BA", "FD"])  # where there is room for them they are there
    assert anna.page.evaluate(TOUCHING) == []  # "MGMG" is no weapon


# What of a name lies over the picture of its counter, in pixels; a line is as high as its letters, not as its box.
OVER_PICTURE = """units => units.map(unit => {
    const line = unit.querySelector('.gm-name').getBoundingClientRect();
    return unit.querySelector('.gm-stencil').getBoundingClientRect().bottom - (line.top + line.height * 0.08);
})"""


@pytest.mark.parametrize(("name", "lang"), [("long", "es"), ("long", "de"), ("neighbours", "de"), ("written", "nl")])
def test_no_name_lies_over_the_picture_of_its_unit(sit: Sit, name: str, lang: str) -> None:
    anna = sit(name, lang=lang, size=(1366, 681))
    expect(anna.page.locator(".gm-unit .gm-name").first).to_be_visible()
    single = anna.page.locator(".gm-unit:not(:has(.gm-paired))")
    assert max(single.evaluate_all(OVER_PICTURE)) <= 0


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_seven_cards_can_be_read_on_a_desk(sit: Sit, lang: str) -> None:
    anna = sit("seven", lang=lang, size=(1440, 900))
    cards = anna.page.locator(".gm-cards .gm-card")
    expect(cards).to_have_count(7)
    assert min(cards.locator("*").evaluate_all(WRITTEN)) >= 9
    assert cards.evaluate_all(INSIDE)
    whole = "all => all.every(one => one.scrollHeight <= one.clientHeight + 1)"
    assert cards.and_(anna.page.locator(".gm-card-unit")).evaluate_all(whole)


@pytest.mark.parametrize(("name", "card", "words"), [("poor", "us-bof", 1), ("nine", "us-m18", 2)])
def test_a_word_is_explained_once_and_with_the_weapon_that_it_is_about(
    sit: Sit, name: str, card: str, words: int
) -> None:
    anna = sit(name)
    titles = anna.page.locator(".gm-slip[role=tooltip] .gm-explained b")
    anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card[card]}']").hover()
    expect(titles).to_have_text(["Anti-Aircraft", "Antitank", re.compile(r"^Flips \(.+\)$")][words - 1 : 2 * words - 1])


def test_what_may_be_bought_stays_in_its_frame(sit: Sit) -> None:
    anna = sit("longest", lang="nl")
    anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['us-hi']}']").first)
    expect(anna.page.locator(".gm-buys .gm-order").first).to_be_visible()
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    for size in ((1366, 681), (1024, 768)):
        anna.resize(size)
        assert anna.page.locator(".gm-buys, .gm-buys .gm-order, .gm-briefing").evaluate_all(wide) == [], size


# What stands in the frame of the orders and is out of sight until they are scrolled.
OUT_OF_SIGHT = """all => all.filter(one => {
    const [box, frame] = [one, one.closest('.gm-briefing')].map(any => any.getBoundingClientRect());
    return box.top < frame.top || box.bottom > frame.bottom;
}).map(one => one.textContent)"""


@pytest.mark.parametrize("lang", closely.some(["de", "nl", "es", "en"], 2))
@pytest.mark.parametrize("name", ["longest", "shop"])
def test_all_that_may_be_bought_is_in_sight_and_says_what_it_does(sit: Sit, name: str, lang: str) -> None:
    anna = sit(name, lang=lang)
    anna.press(anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['us-hi']}']").first)
    orders = anna.page.locator(".gm-buys .gm-order")
    expect(orders).to_have_count(4)
    for size in ((1024, 768), *sorted(LAPTOPS)):
        anna.resize(size)
        assert orders.evaluate_all(OUT_OF_SIGHT) == [], size
    orders.last.hover()
    texts = GAME.texts(lang)
    expect(anna.page.locator(".gm-slip[role=tooltip]")).to_contain_text(texts.render("token-fd-text"))


@pytest.mark.parametrize("name", ["seven", "nine"])
def test_a_full_hand_keeps_its_pictures_on_a_laptop(sit: Sit, name: str) -> None:
    anna = sit(name)
    pictures = anna.page.locator(".gm-cards .gm-card .gm-silhouette")
    cards = len(anna.state.hands[SOUTH].cards)
    for size in sorted(LAPTOPS):
        anna.resize(size)
        expect(anna.page.locator(".gm-hand-area.gm-short")).to_be_attached()
        expect(pictures).to_have_count(cards - 1)  # a promotion has none
        heights = pictures.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(heights) >= 16


def test_the_large_card_says_what_its_numbers_are(sit: Sit) -> None:
    anna = sit("nine", lang="de")
    card = GAME.pack().card["us-m4"]
    anna.page.locator(f".gm-card-button[data-card='{card}']").hover()
    words = anna.page.locator(".gm-slip[role=tooltip] .gm-in-words small")
    texts = GAME.texts("de")
    kinds = ("range", "impact", "critical", "penetration", "damage")
    expect(words).to_have_text([texts.render(f"board-{kind}") for kind in kinds])


def test_a_name_of_capitals_and_figures_stays_on_its_counter(sit: Sit) -> None:
    anna = sit("figures", size=(1366, 681))
    inside = """() => {
        const [name, frame] = ['.gm-name', '.gm-frame'].map(one => document.querySelector(one).getBoundingClientRect());
        return frame.left <= name.left && name.right <= frame.right;
    }"""
    assert anna.page.evaluate(inside)


def test_what_ends_the_game_is_a_sign_in_the_bar_above_the_hand(sit: Sit) -> None:
    """The list says the sentence, and the question does: here it would lie over the cards."""
    anna = sit("time", size=(1366, 681))
    done = anna.page.locator(".gm-closing .gm-order")
    expect(done.locator(".ending")).to_be_attached()
    expect(anna.page.locator(".closing .ending")).to_be_visible()
    inside = """one => one.getBoundingClientRect().bottom
        <= document.querySelector('.gm-cards').getBoundingClientRect().top + 2"""
    assert done.evaluate(inside)


# Whether a sentence has the breadth of its bar, in as few lines, and all of the button is in sight.
SPREAD = """bar => {
    const [note, button] = ['.ending', '.do'].map(one => bar.querySelector(one).getBoundingClientRect());
    const rail = bar.parentElement;
    const { fontSize } = getComputedStyle(bar.querySelector('.ending'));
    return rail.scrollHeight <= rail.clientHeight && rail.getBoundingClientRect().bottom <= innerHeight
        && button.width > bar.clientWidth - 40 && button.bottom <= innerHeight
        && note.height < 4 * 1.35 * parseFloat(fontSize);
}"""


@pytest.mark.parametrize("lang", ["de", "es"])
def test_what_would_end_the_game_is_written_in_the_breadth_of_its_bar(sit: Sit, lang: str) -> None:
    """And the sign of it stays within the button beside the hand."""
    anna = sit("time", lang=lang)
    bar, order = anna.page.locator(".rail > .closing"), anna.page.locator(".gm-closing .gm-order")
    expect(bar.locator(".ending")).to_be_visible()
    for size in (*sorted(LAPTOPS), (1024, 768)):
        anna.resize(size)
        assert bar.evaluate(SPREAD), size
        assert order.evaluate("one => one.scrollWidth <= one.clientWidth"), size
        undo = bar.locator(".undo").bounding_box()
        assert undo
        assert round(undo["y"] + undo["height"]) == size[1] - 8, "where it always is"


def test_a_long_name_stands_on_its_counter_in_two_lines(sit: Sit) -> None:
    anna = sit("long", lang="es")
    names = anna.page.locator(".gm-unit .gm-name")
    expect(names).to_have_count(2)
    assert "…" not in "".join(names.all_text_contents())


def test_spaces_follow_the_width_of_the_window(sit: Sit) -> None:
    anna = sit("nine", size=(1366, 681))
    space = anna.page.locator(".gm-space > rect").first
    assert space.get_attribute("width") == "120"
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    expect(space).to_have_attribute("width", "100")
    anna.page.set_viewport_size({"width": 1366, "height": 681})
    expect(space).to_have_attribute("width", "120")


def test_on_a_phone_the_sheet_leaves_the_field_in_sight_and_no_bar_lies_over_the_hand(sit: Sit) -> None:
    anna = sit("nine", size=PHONE)
    card = anna.page.locator(".gm-cards .gm-card").first.bounding_box()
    bar = anna.page.locator(".rail > .closing").bounding_box()
    field = anna.page.locator(".gm-field").bounding_box()
    assert card
    assert bar
    assert field
    assert card["y"] + card["height"] <= bar["y"]
    assert field["height"] >= 230
    for row in (1, 6):  # no row is out of sight
        space = anna.space(1, row).bounding_box()
        assert space
        assert field["y"] <= space["y"]
        assert space["y"] + space["height"] <= field["y"] + field["height"]


# What a moment lies over in a frame that was painted; what has come since then is not yet arranged.
UNDER_A_MOMENT = """async moment => {
    const {moments} = document.querySelector('brink-table');
    for (let n = 0; n < 2 || moments.due; n += 1)
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const box = one => one.getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const wanted = '.gm-shots, .gm-orders, .gm-dice, .gm-cards, .gm-die, .gm-legal, [data-stake], .story-lines';
    return [...document.querySelectorAll(wanted)].filter(one => one.checkVisibility() && over(box(moment), box(one)))
        .map(one => one.getAttribute('class'));
}"""
MOMENTS = SKIPS.replace("moments: 'off', ", "")


@pytest.mark.parametrize("size", [*sorted(LAPTOPS), (1024, 768), PHONE])
def test_a_moment_hides_neither_the_shots_nor_what_was_rolled(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit("critical", size=size)
    anna.page.evaluate(MOMENTS)
    anna.press(anna.space(4, 3))
    if size == PHONE:
        anna.page.locator(".gm-shot").first.tap()
    else:
        anna.page.locator(".gm-shot").first.click()
    assert anna.page.locator(".moment").evaluate(UNDER_A_MOMENT) == []
    expect(anna.page.locator(".moment .moment-die")).to_have_text("10")
    expect(anna.page.locator(".gm-die")).to_have_count(1)


CHANCE_AT_EACH_HQ = """() => {
    for (const hq of document.querySelectorAll('.gm-hq:not(:has(.gm-hq-chance))'))
        hq.insertAdjacentHTML('beforeend', '<em class="gm-hq-chance">100 %</em>');
}"""
# What stands in a post and lies over its neighbour.
CROWDED = """posts => posts.flatMap(post => {
    const shown = [...post.querySelectorAll('.gm-hq, .gm-fact')].filter(one => one.checkVisibility());
    const boxes = shown.map(one => [one.className, one.getBoundingClientRect()]).sort((a, b) => a[1].left - b[1].left);
    return boxes.slice(1).filter(([, box], n) => box.left < boxes[n][1].right - 1).map(([name]) => name);
})"""


def test_on_a_phone_the_target_is_in_sight_and_a_moment_with_its_die(sit: Sit) -> None:
    """Ground that could be fired at too is no reason to look elsewhere."""
    anna = sit("far", size=PHONE)
    anna.page.evaluate(CHANCE_AT_EACH_HQ)
    assert anna.page.locator(".gm-post").evaluate_all(CROWDED) == []
    anna.press(anna.space(4, 3))
    top = anna.page.locator(".gm-field").evaluate("one => one.getBoundingClientRect().top")
    target = f".gm-space[data-place='{space_at(4, 6)}']"
    anna.page.wait_for_function(f'() => document.querySelector("{target}").getBoundingClientRect().top > {top} - 8')
    line = {"n": 10**6, "text": "A critical hit", "moment": "twogm-critical"}
    about = {"card": GAME.pack().card["de-hi"], "space": space_at(4, 6), "roll": 10, "needed": 10, "sides": 10}
    anna.page.evaluate("line => document.querySelector('brink-table').moments.update([line])", {**line, "about": about})
    moment = anna.page.locator(".moment")
    inside = """one => [...one.querySelectorAll('svg, .moment-die')].every(part => {
        const [box, card] = [part, one].map(any => any.getBoundingClientRect());
        return box.bottom <= card.bottom && box.right <= card.right;
    })"""
    assert moment.evaluate(inside)
    assert moment.evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(moment.locator(".moment-roll")).to_have_text("10needs 10")  # not "10 or more": no die shows more


def test_on_a_phone_undo_stays_right_of_done_that_may_not_be_pressed(sit: Sit) -> None:
    """Whoever presses where Done was does not take back his move."""
    anna = sit("storm", size=PHONE)
    done, undo = (anna.page.locator(f".rail > .closing {one}").bounding_box() for one in (".do", ".undo"))
    assert done
    assert undo
    assert done["x"] + done["width"] < undo["x"]
    heard = "version => document.querySelector('brink-table').session.message.version > version"
    version = anna.version
    anna.press(anna.space(5, 3))
    anna.page.wait_for_function(heard, arg=version)
    edge = anna.page.evaluate("() => document.querySelector('.rail > .closing .undo').getBoundingClientRect().right")
    assert edge == pytest.approx(undo["x"] + undo["width"], abs=1)


MOST_AP = """() => {
    for (const one of document.querySelectorAll('.gm-ap b')) one.textContent = '12/12';
    for (const one of document.querySelectorAll('.gm-fact:last-child b')) one.textContent = '+11';
    for (const one of document.querySelectorAll('.gm-deck b')) one.textContent = '29';
    for (const one of document.querySelectorAll('.gm-hq-life'))
        while (one.children.length < 12) one.append(one.firstElementChild.cloneNode()); // those of the USSR
}"""


def test_on_a_phone_the_counts_beside_an_hq_have_room_and_a_played_card_an_edge(sit: Sit) -> None:
    anna = sit("nine", size=PHONE)
    anna.page.evaluate(MOST_AP)
    assert anna.page.locator(".gm-post").evaluate_all(CROWDED) == []
    anna.page.locator(f".gm-card-button[data-card='{GAME.pack().card['promo']}']").tap()
    anna.press(anna.page.locator(".gm-slip .gm-do").first)
    box = anna.page.locator(".gm-played").bounding_box()
    assert box
    assert box["x"] >= 8
    assert box["x"] + box["width"] <= PHONE[0] - 8


AS_IN_A_REPLAY = """() => {
    document.querySelector('.gm-head').style.width = '238px';
    const title = document.querySelector('.gm-where > b');
    title.textContent = 'Prokhorovka';
    return title.scrollWidth - title.clientWidth;
}"""


def test_in_a_replay_the_name_of_the_battle_is_not_under_the_sign_of_ones_side(sit: Sit) -> None:
    anna = sit("bomber", size=(1366, 681))
    assert anna.page.evaluate(AS_IN_A_REPLAY) <= 0


def test_shells_ring_only_where_they_hit_somebody(sit: Sit) -> None:
    anna = sit("shells")
    anna.press(anna.page.locator(".gm-card-button.gm-legal").first)
    expect(anna.page.locator(".gm-space.gm-legal")).to_have_count(3)
    expect(anna.space(1, 1)).to_have_class("gm-space gm-idle")


def test_what_cannot_be_bought_stands_last(sit: Sit) -> None:
    anna = sit("poor")
    anna.press(anna.page.locator(".gm-card-button.gm-legal").first)
    orders = anna.page.locator(".gm-buys .gm-order")
    expect(orders.first).to_be_visible()
    refused = orders.evaluate_all("all => all.map(one => one.classList.contains('gm-refused'))")
    assert True in refused
    assert refused == sorted(refused)


KEPT = """() => {
    const parts = ['.gm-unit', '.gm-space', '.gm-phases li', '.gm-post .gm-hq', '.gm-round b', '.gm-layer-marks > *'];
    const found = parts.map(part => [...document.querySelectorAll(part)]);
    const kept = found.map(all => all.filter(one => one.seenBefore).length);
    for (const one of found.flat()) one.seenBefore = true;
    return kept.map((count, n) => count === found[n].length);
}"""


def test_what_has_not_changed_stays_in_the_page(sit: Sit) -> None:
    anna = sit("neighbours")
    anna.page.evaluate(KEPT)
    anna.press(anna.space(3, 3))
    assert anna.page.evaluate(KEPT) == [True] * 6


CUT = """() => [...document.querySelectorAll('.gm *')]
    .filter(one => !one.closest('svg, .offscreen, .gm-goal-button') && one.checkVisibility())
    .filter(one => !one.children.length || one.matches('.gm-title, .gm-foot, .gm-abilities'))
    .filter(one => one.textContent.trim() && getComputedStyle(one).overflow !== 'visible')
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    .map(one => one.textContent)"""


@pytest.mark.parametrize("lang", ["de", "nl", "es"])
def test_no_word_is_cut_on_a_laptop_or_a_phone(sit: Sit, lang: str) -> None:
    """But the goal, which opens: it may take several lines."""
    anna = sit("hand", lang=lang, size=(1366, 681))
    assert anna.page.evaluate(CUT) == []
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    anna.page.locator(".gm-phone").wait_for()
    assert anna.page.evaluate(CUT) == []


# Two steps of a story, of three long sentences each; gives how far they can be scrolled, and where the buttons are.
TOLD = """texts => {
    const table = document.querySelector('brink-table'), {session} = table, {message} = session;
    const lines = texts.map((text, n) => ({n, text, names: [], rule: '7.2'}));
    session.news = [1, 2].map(() => ({lines, message, before: message}));
    table.goStep(0);
}"""
HIDDEN_PART = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"


def test_on_a_laptop_the_field_holds_still_whatever_is_told(sit: Sit) -> None:
    anna = sit("neighbours", size=(1366, 681))
    field, lines = anna.page.locator(".gm-field"), anna.page.locator(".story-lines")
    anna.press(anna.space(3, 4))
    anna.press(anna.space(4, 4))
    expect(lines).to_contain_text("Move")
    before = field.bounding_box()
    for told in (["Move."], ["Shot by a gun.", "It rolled an 8: impact.", "Destroyed."] * 3):
        anna.page.evaluate(TOLD, told)
        expect(lines.locator("> span")).to_have_count(len(told))
        assert field.bounding_box() == before
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".story.stepping")).to_have_count(0)
    assert field.bounding_box() == before


def test_what_is_put_away_with_escape_stays_away(sit: Sit) -> None:
    """The focus goes back to the space, which tells what it is to whoever comes to it with keys."""
    anna = sit("neighbours", size=(1366, 681))
    anna.space(8, 6).click()
    slip = anna.page.locator(".gm-slip")
    expect(anna.page.locator(".gm-slip.gm-pinned")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.space(8, 6)).to_be_focused()
    anna.page.wait_for_timeout(300)
    expect(slip).to_be_hidden()


def test_on_a_phone_nothing_of_what_happened_is_cut_off(sit: Sit) -> None:
    anna = sit("neighbours", lang="de", size=PHONE)
    anna.press(anna.space(3, 4))
    anna.press(anna.space(4, 4))
    lines = anna.page.locator(".story-lines")
    expect(lines).to_contain_text("Schwere Infanterie (Weapons Squad)")
    assert lines.locator("span").first.evaluate(HIDDEN_PART) == [0, 0]
    assert lines.evaluate(HIDDEN_PART) == [0, 0]
    field = anna.page.locator(".gm-field").bounding_box()
    told = [
        "Schuss von Sd.Kfz. 234/2 Puma auf Schwere Infanterie (Weapons Squad) (E2): 50 mm KwK 39.",
        "50 mm KwK 39 auf Schwere Infanterie (Weapons Squad): gewürfelt 10, Treffer ab 5, kritisch ab 9: kritisch.",
        "Kritischer Treffer von 50 mm KwK 39: Schwere Infanterie (Weapons Squad) (Anna) auf E2 ist vernichtet.",
    ]
    anna.page.evaluate(TOLD, told)
    following = anna.page.locator("[data-key='story next']")
    before = following.bounding_box()
    following.tap()
    expect(anna.page.locator(".story .num")).to_have_text("2/2")
    assert following.bounding_box() == before
    assert lines.evaluate(HIDDEN_PART) == [0, 0]
    seen = anna.page.locator(".gm-field").bounding_box()
    assert field
    assert seen
    assert seen["height"] >= field["height"] - 12  # the sheet has made room for it
    anna.page.locator("[data-key='story cross']").tap()
    expect(anna.page.locator(".gm-cards")).to_be_visible()


# Whether no word of what ends the decision is cut off at a table with hints.
FITS_BESIDE_HINT = """bar => {
    const hint = bar.querySelector('.undo').cloneNode(true);
    hint.classList.add('ask-hint');
    hint.lastChild.textContent = 'Tipp';
    bar.append(hint);
    const {scrollWidth, clientWidth} = bar.querySelector('.chips');
    hint.remove();
    return scrollWidth <= clientWidth;
}"""


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_the_bar_below_is_as_high_whatever_may_be_ended(sit: Sit, lang: str) -> None:
    anna = sit("tired", lang=lang, size=(1366, 681))
    bar = anna.page.locator(".rail > .closing")

    def high() -> list[int]:
        found = []
        for width, height in ((1366, 681), PHONE):
            anna.page.set_viewport_size({"width": width, "height": height})
            expect(anna.page.locator(".gm-phone")).to_have_count(int(width == PHONE[0]))
            found.append(round(bar.evaluate("one => one.getBoundingClientRect().height")))
            assert bar.evaluate(FITS_BESIDE_HINT)
        anna.page.set_viewport_size({"width": 1366, "height": 681})
        expect(anna.page.locator(".gm-phone")).to_have_count(0)
        return found

    before = high()
    anna.press(anna.space(3, 3))
    expect(bar.locator("[data-verb=stop]")).to_be_visible()  # a longer word than "Done"
    after = high()
    anna.press(anna.page.locator(".gm-closing .gm-order[data-verb=stop]").first)
    assert after == before
