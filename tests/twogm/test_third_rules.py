"""What the third version of the rules says otherwise than the second, which games begun with it keep (R107, R108)."""

from __future__ import annotations

import pytest

from brink.engine import PASS, Chance
from brink.engine.chance import seed_from
from brink.games.twogm.battlefield import equipment
from brink.games.twogm.deployment import Equip, with_free_equipment
from brink.games.twogm.generals import total_cost
from brink.games.twogm.optional_rules import refuse_option
from twogm.scene import DEPLOYMENT, GAME, NORTH, SOUTH, Scene, space_at

MISS, HIT = 1, 9


class Salvo(Scene):
    """A rocket launcher fires at its neighbour: it stands in its own area, and beyond the neighbour stands another.

    One more hit strikes it down, unless it has no wounds yet.
    """

    def __init__(self, wounds: int = 1, veteran: bool = False, last: str = "de-li", **options: str) -> None:
        super().__init__(**options)
        self.launcher = self.unit(SOUTH, "us-m4", 4, 2, "mrl", wounds=wounds)
        self.near = self.unit(NORTH, "de-li", 5, 2)
        self.last = self.unit(NORTH, last, 6, 2, *(["ss"] if last == "de-pz4" else []))
        if veteran:
            self.state.u_attached[self.launcher] = self.pack.bit(self.card("promo"))

    def shoot(self, at_itself: int) -> None:
        """Only the launcher can be hit."""
        self.state.log = []
        self.fire(self.launcher, self.near, MISS, at_itself, MISS, slot=self.slot(self.launcher, "mrl"))

    def needed(self) -> list[tuple[object, object]]:
        """What each shot needed for an impact and a critical: at the neighbour, the launcher itself, the last."""
        log = self.state.log or []
        return [(entry.args["impact"], entry.args["critical"]) for entry in log if entry.key == "rolls"]


def needed(salvo: Salvo, at_itself: int = HIT) -> tuple[object, object]:
    """What the last shot needed, after the launcher was struck down, or missed."""
    salvo.shoot(at_itself)
    assert salvo.alive(salvo.launcher) is (at_itself == MISS)
    _, _, last = salvo.needed()
    return last


def test_R107_a_launcher_that_struck_itself_down_fired_from_where_it_stood() -> None:
    """Bastogne: snow makes shots over three spaces and more harder. These go over two."""
    assert Salvo(scenario="bastogne").state.snow()
    assert (
        needed(Salvo(scenario="bastogne")) == needed(Salvo(scenario="bastogne"), MISS) == (8, 10)
    )  # a wound, and cover


@pytest.mark.parametrize("column", [4, 6])
def test_R107_smoke_lies_between_where_it_stood_and_the_target(column: int) -> None:
    assert needed(Salvo()) == (7, 10)
    smoky = Salvo()
    smoky.state.smoke[space_at(column, 2)] = 1
    assert needed(smoky) == (9, 10)


def test_R107_its_cards_count_for_the_whole_salvo() -> None:
    assert needed(Salvo(veteran=True)) == needed(Salvo(veteran=True), MISS) == (6, 10)


def test_R107_wounds_by_its_own_rockets_do_not_count_yet() -> None:
    salvo = Salvo(wounds=0)
    salvo.shoot(HIT)
    assert salvo.wounds(salvo.launcher) == 3
    near, itself, last = salvo.needed()
    assert near == last == itself


def test_R107_it_holds_over_a_stored_game() -> None:
    """While the last target thinks about its smoke shell, the game is stored and opened again."""
    salvo = Salvo(veteran=True, last="de-pz4")
    salvo.shoot(HIT)
    assert salvo.step() == "SmokeShellWindow"
    stored = GAME.load(GAME.dump(salvo.state))
    salvo.state, stored.log = stored, []
    salvo.dice(MISS)
    salvo.do(PASS)
    assert salvo.needed() == [needed(Salvo(veteran=True))]


def test_R107_a_game_of_the_second_rules_counts_as_it_did() -> None:
    salvo = Salvo(veteran=True)
    salvo.state.rules = 2
    assert needed(salvo) == (9, 10)  # no card any more, and three wounds


def test_a_game_of_the_second_rules_is_played_by_them() -> None:
    state = GAME.setup(2, {}, Chance(seed_from("x")), rules=2)
    assert not state.of_first_release()
    again = GAME.load(GAME.dump(state))
    assert again.rules == 2
    assert GAME.dump(again) == GAME.dump(state)


def test_R107_a_salvo_stored_by_the_second_rules_is_read() -> None:
    """Its shots say nothing of who fired them but the number."""
    salvo = Salvo(last="de-pz4")
    salvo.state.rules = 2
    salvo.shoot(HIT)
    stored = GAME.dump(salvo.state)
    assert b"gunner" not in stored
    assert GAME.dump(GAME.load(stored)) == stored


# -- R108: what costs nothing ----------------------------------------------------------------------------------------


def deploying(card: str, *tokens: str, rules: int = 3, **options: str) -> Scene:
    """The unit is brought from the hand and gets this equipment."""
    scene = Scene(DEPLOYMENT, **options)
    scene.state.rules = rules
    scene.hold(SOUTH, card)
    scene.do(("deploy", scene.card(card)), *(("buy", scene.pack.token[token]) for token in tokens))
    return scene


def equipped(scene: Scene) -> list[str]:
    """What it has once it stands there."""
    if scene.step() == "Equip":
        scene.do(("place",))
    scene.do(("at", space_at(4, 1)))
    return [scene.pack.tokens[token].id for token in equipment(scene.state, scene.state.army[SOUTH][-1])]


def test_R108_equipment_that_costs_nothing_comes_with_the_unit_unasked() -> None:
    scene = deploying("us-snip")
    assert scene.step() == "PlaceUnit"
    assert equipped(scene) == ["fd"]
    assert scene.state.ap[SOUTH] == 10 - scene.pack.units[scene.card("us-snip")].cost


def test_R108_beside_what_is_bought() -> None:
    assert equipped(deploying("us-mech")) == ["fd"]
    assert equipped(deploying("us-mech", "gren")) == ["gren", "fd"]


def test_R108_a_second_machine_gun_comes_with_the_first() -> None:
    assert equipped(deploying("us-m4")) == []
    scene = deploying("us-m4", "mg")
    assert scene.why_not("buy", scene.pack.token["mg"]) == "has-it-already"
    assert equipped(scene) == ["mg", "mg"]
    assert scene.state.ap[SOUTH] == 10 - scene.pack.units[scene.card("us-m4")].cost - 1


def test_R108_who_comes_along_has_it_too() -> None:
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m3", "us-snip")
    scene.do(("deploy", scene.card("us-m3")), ("load", scene.card("us-snip")), ("at", space_at(4, 1)))
    _, squad = scene.state.army[SOUTH]
    assert [scene.pack.tokens[token].id for token in equipment(scene.state, squad)] == ["fd"]


def test_R108_nothing_that_takes_the_room_of_something_else() -> None:
    """Of all units: whatever could be bought without the free equipment can still be bought with it."""
    state = Scene(DEPLOYMENT).state
    for unit in state.pack.units:
        bare = Equip(SOUTH, unit.number)
        given = with_free_equipment(state, bare)
        lost = set(range(1, len(unit.options) + 1)) - set(slots_of(given.equip))
        assert all(
            refuse_option(state, unit, given.equip, slot) == refuse_option(state, unit, 0, slot) for slot in lost
        )
        assert total_cost(state, SOUTH, unit.number, given.equip) == total_cost(state, SOUTH, unit.number, 0)


def slots_of(mask: int) -> list[int]:
    return [slot for slot in range(mask.bit_length()) if mask >> slot & 1]


def test_R108_a_game_of_the_second_rules_asks_for_it() -> None:
    scene = deploying("us-snip", rules=2)
    assert scene.step() == "Equip"
    assert ("buy", scene.pack.token["fd"]) in scene.legal()
