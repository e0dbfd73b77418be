"""What the result says of losses and damage: added up from the log, and the same as the rules count."""

from __future__ import annotations

from collections import Counter

import pytest

from brink.bots import make_bot
from brink.engine import Chance, Sight
from brink.engine.chance import seed_from
from brink.engine.log import Entry, Loss
from twogm.scene import GAME, NORTH, SOUTH, Scene


def told(log: list[Entry]) -> list[Loss]:
    found = [GAME.loss(entry.key, entry.args, GAME.pack()) for entry in log]
    return [loss for loss in found if loss is not None]


def test_the_losses_of_a_shot_are_told_with_whose_they_are() -> None:
    scene = Scene()
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(NORTH, "de-pz3", 4, 3)
    scene.unit(SOUTH, "us-m4", 1, 2)
    scene.state.log = []
    scene.fire(tank, enemy, 6)
    scene.state.u_used[tank] = 0
    scene.fire(tank, enemy, 10)
    pz3 = scene.card("de-pz3")
    unit = scene.pack.units[pz3]
    assert told(scene.state.log) == [
        Loss(NORTH, {"damage": 2}),
        Loss(NORTH, {"units": 1, "worth": unit.cost}, scene.pack.names["card"][pz3]),
    ]


def test_damage_to_an_hq_is_that_of_its_side() -> None:
    scene = Scene()
    tank = scene.unit(SOUTH, "us-m4", 4, 6)
    scene.state.log = []
    hp = scene.state.hq_hp[NORTH]
    scene.fire_at(tank, 97, 9)
    assert told(scene.state.log) == [Loss(NORTH, {"hq": hp - scene.state.hq_hp[NORTH]})]


def test_what_the_board_does_not_count_is_no_loss() -> None:
    craft = GAME.pack().card["sc-lcvp"]
    assert not GAME.pack().units[craft].counts
    assert GAME.loss("destroyed", {"seat": 0, "card": craft, "space": 3}, GAME.pack()) is None


def test_a_log_of_release_0_1_does_not_say_whose_unit_was_wounded() -> None:
    line = {"card": 0, "space": 3, "damage": 2, "wounds": 2, "life": 3}
    assert GAME.loss("wounded", line, GAME.pack()) == Loss(None, {"damage": 2})


@pytest.mark.parametrize("options", [{"points": 60, "time_limit": 8}, {"scenario": "kasserine"}])
def test_a_whole_game_has_lost_what_its_rules_count(options: dict[str, object]) -> None:
    state = GAME.setup(2, options, Chance(seed_from("losses")))
    state.log = []
    bots = [make_bot(GAME, "regular", Chance(seed_from(f"bot {seat}"))) for seat in (0, 1)]
    while state.outcome is None:
        seat, legal = GAME.to_act(state), GAME.legal(state)
        GAME.apply(state, bots[seat].choose(Sight(GAME, state, seat, legal)), legal)
    lost: list[Counter[str]] = [Counter(), Counter()]
    for loss in told(state.log):
        assert loss.seat is not None
        lost[loss.seat].update(loss.counts)
        assert loss.counts.keys() <= set(GAME.losses)
    assert [one["units"] for one in lost] == state.losses
    assert sum(state.losses) > 0
    for side in (0, 1):  # the last shot at an HQ may do more than there is left
        assert lost[side]["hq"] >= state.headquarters(side).hp - state.hq_hp[side]
