"""What the third version of the rules says otherwise than the second, which games begun with it keep (R107)."""

from __future__ import annotations

import pytest

from brink.engine import PASS, Chance
from brink.engine.chance import seed_from
from twogm.scene import GAME, NORTH, SOUTH, Scene, space_at

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
