"""The odds shown before a shot are what the ten faces of the die really do."""

from __future__ import annotations

import pytest

from brink.engine import Chance
from brink.engine.chance import Script, seed_from
from brink.games.twogm.firing import Aim
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import Shot, odds, roll
from brink.games.twogm.state import SHOOTING, TwoGMState
from twogm.scene import GAME, MOVEMENT, NORTH, SOUTH, Scene, space_at
from twogm.test_chances import until

LOOKED_AT = 60


def aims(seed: str) -> list[tuple[TwoGMState, Shot]]:
    """Shots that come up in a random game."""
    state = GAME.setup(2, {"south": "uk", "north": "su"}, Chance(seed_from(seed)))
    choices = Chance(seed_from(seed)).fork("choices")
    found: list[tuple[TwoGMState, Shot]] = []
    while state.outcome is None and len(found) < LOOKED_AT:
        step = state.agenda[-1]
        legal = GAME.legal(state)
        if isinstance(step, Aim):
            shots = [step.shot(state, action) for action in legal if action[0] in ("shoot", "shoot-hq")]
            found += [(state.clone(), shot) for shot in shots]
        GAME.apply(state, legal[choices.below(len(legal))], legal)
    return found


def harm(state: TwoGMState, shot: Shot, face: int) -> tuple[int, bool]:
    """Damage done by this face, and whether the target is destroyed."""
    world = state.clone()
    world.chance = Script([face - 1])
    life = 0 if shot.target == NONE else world.wounds_of(shot.target) - world.u_wounds[shot.target]
    before = sum(world.hq_hp)
    roll(world, shot)
    if shot.target == NONE:
        return before - sum(world.hq_hp), world.hq_hp[shot.place - ALL_SPACES] == 0
    if not world.alive(shot.target):
        return life, True
    return life - (world.wounds_of(shot.target) - world.u_wounds[shot.target]), False


def assert_true(state: TwoGMState, shot: Shot) -> None:
    """What is told is what the ten faces do."""
    told = odds(state, shot)
    results = [harm(state, shot, face) for face in range(1, 11)]
    assert sum(damage for damage, _ in results) / 10 == pytest.approx(told.expected)
    assert sum(damage > 0 for damage, _ in results) == told.hit
    assert sum(dead for _, dead in results) == told.destroys >= told.kill


@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_odds_are_what_the_die_does(seed):
    looked = 0
    for state, shot in aims(seed):
        assert_true(state, shot)
        looked += 1
    assert looked > LOOKED_AT // 2


@pytest.mark.parametrize("kind", ["fire", "assault", "reaction"])
@pytest.mark.parametrize("target", ["de-li", "de-251", "de-pz4", "de-tig1", "de-88"])
@pytest.mark.parametrize("shooter", ["us-li", "us-m4", "us-m10", "us-105"])
def test_odds_against_armor(kind, target, shooter):
    scene = Scene()
    u, v = scene.unit(SOUTH, shooter, 4, 2, wounds=1), scene.unit(NORTH, target, 4, 3)
    assert_true(scene.state, scene.shot(u, v, kind=kind))


@pytest.mark.parametrize("wounds", [0, 1, 2, 3])
def test_who_cannot_take_the_damage_is_told_to_be_destroyed_by_every_hit(wounds):
    scene = Scene()
    tank, squad = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(NORTH, "de-hi", 4, 4, wounds=wounds)
    assert_true(scene.state, scene.shot(tank, squad))
    told = scene.odds(tank, squad)
    assert (told.hit, told.kill, told.destroys) == (6, 2, 6 if wounds >= 2 else 2)


@pytest.mark.parametrize(("hp", "destroys"), [(12, 1), (3, 1), (2, 4)])
def test_a_building_that_falls_buries_its_garrison_also_in_the_odds(hp, destroys):
    """§9.3: a gun without High Explosives, damage 2, at a squad that can take 4 in a bunker, on 7+/10."""
    scene = Scene()
    tank, squad = scene.unit(SOUTH, "us-m10", 4, 2), scene.unit(NORTH, "de-hi", 4, 4)
    scene.terrain("bunker", 4, 4, hp)
    assert_true(scene.state, scene.shot(tank, squad))
    assert scene.odds(tank, squad).destroys == destroys


@pytest.mark.parametrize(("hp", "destroys"), [(3, 0), (2, 6), (1, 6)])
def test_the_blow_that_an_hq_cannot_take_is_told(hp, destroys):
    scene = Scene()
    tank = scene.unit(SOUTH, "us-m4", 4, 5)
    scene.state.hq_hp[NORTH] = hp
    shot = Shot(SOUTH, scene.state.weapon(tank, 0).number, tank, 0, NONE, ALL_SPACES + NORTH)
    assert_true(scene.state, shot)
    assert odds(scene.state, shot).destroys == destroys


def test_5_5_the_chance_of_an_assault_is_shown_before_it_is_declared():
    """With the weapon that promises most; armor does not count, and who is shielded is shown beside the tank."""
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2, "gren")
    tiger = scene.unit(NORTH, "de-tig1", 4, 3)
    guard = scene.pair(NORTH, "de-li", tiger)
    scene.choose(squad)
    grenades = scene.slot(squad, "gren")
    shots = GAME.view(scene.state, SOUTH).shots
    assert {(one.action, one.target, one.slot) for one in shots} == {
        (("assault", space_at(4, 3)), tiger, grenades),
        (("assault", space_at(4, 3)), guard, grenades),
    }
    assert [one.odds for one in shots if one.target == tiger] == [scene.odds(squad, tiger, grenades, "assault")]
    assert GAME.view(scene.state, NORTH).shots == []


@pytest.mark.parametrize("kind", ["assault", "reaction", "fire"])
def test_5_5_the_odds_say_whether_armor_counts_and_the_text_table_names_it_only_then(kind):
    scene = Scene(MOVEMENT if kind == "assault" else SHOOTING)
    squad, foe = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    assert scene.odds(squad, foe, kind=kind).armored is (kind == "fire")
    if kind == "reaction":
        return  # its window is told in the same way
    scene.choose(squad)
    teller = GAME.teller("en", scene.state.pack, ["Ann", "Ben"])
    lines = GAME.tell(GAME.view(scene.state, SOUTH), scene.state.pack)
    told = [teller.sentence(one.key, one.args) for one in lines]
    [shot] = [line for line in told if line.startswith("Light Infantry (Grenadiere), D3: hits on")]
    assert ("armor" in shot) is (kind == "fire")


def test_9_3_fire_in_a_building_asks_for_no_armor():
    scene = Scene(SHOOTING)
    scene.terrain("house", 4, 3)
    sappers, foe = scene.unit(SOUTH, "us-eng", 4, 2, "flam"), scene.unit(NORTH, "de-li", 4, 3)
    assert not scene.odds(sappers, foe, scene.slot(sappers, "flam")).armored


def test_W2_so_is_the_chance_of_reaction_fire_and_it_is_what_the_window_then_shows():
    """With the weapon that is to be feared most; who has none answers nothing."""
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2, "gren")
    mortar = scene.unit(NORTH, "de-hi", 4, 3, "mort", mounted=True)
    scene.choose(squad)
    (shown,) = GAME.view(scene.state, SOUTH).shots
    scene.do(("assault", space_at(4, 3)))
    until(scene, "Shooting")
    scene.choose(squad)
    scene.do(("storm", space_at(4, 3)))
    answers = [one.odds for one in GAME.view(scene.state, NORTH).shots]
    assert len(answers) == len(scene.state.usable(mortar)) > 0
    assert shown.reaction in answers
    assert shown.reaction.destroys == max(answer.destroys for answer in answers)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Reaction fire may come first: {hit}\u00a0% hit, {kill}\u00a0% destroyed"),
        ("de", "Abwehrfeuer kann zuvorkommen: {hit}\u00a0% Treffer, {kill}\u00a0% vernichtet"),
        ("nl", "Reactievuur kan voorgaan: {hit}\u00a0% treffer, {kill}\u00a0% vernietigd"),
        ("es", "Antes puede haber fuego de reacción: {hit}\u00a0% de impacto, {kill}\u00a0% de destrucción"),
    ],
)
def test_W2_the_text_table_tells_the_chance_of_reaction_fire(language, line):
    scene = Scene(MOVEMENT)
    scene.unit(NORTH, "de-hi", 4, 3, "mort", mounted=True)
    scene.choose(scene.unit(SOUTH, "us-li", 4, 2, "gren"))
    view = GAME.view(scene.state, SOUTH)
    teller = GAME.teller(language, scene.state.pack, ["Ann", "Ben"])
    told = [teller.sentence(one.key, one.args) for one in GAME.tell(view, scene.state.pack)]
    answer = view.shots[0].reaction
    assert line.format(hit=answer.hit * 10, kill=answer.destroys * 10) in told


def test_W2_nothing_hidden_has_a_say_in_the_chance_of_reaction_fire():
    """Whatever the defender holds in hand: the same chances in all worlds that the attacker can imagine."""
    scene = Scene(MOVEMENT)
    scene.unit(NORTH, "de-hi", 4, 3, "mort", mounted=True)
    scene.choose(scene.unit(SOUTH, "us-li", 4, 2, "gren"))
    without = GAME.view(scene.state, SOUTH).shots
    assert without[0].reaction is not None
    for card in ("ambush", "barr", "impact"):
        scene.hold(NORTH, card)
        assert GAME.view(scene.state, SOUTH).shots == without
    for number in range(5):
        world = GAME.imagine(scene.state, SOUTH, Chance(seed_from(f"world {number}")))
        assert GAME.view(world, SOUTH).shots == without


def test_who_cannot_assault_is_shown_no_chance():
    scene = Scene(MOVEMENT)
    scene.unit(NORTH, "de-li", 4, 3)
    scene.choose(scene.unit(SOUTH, "us-m4", 4, 2))
    assert GAME.view(scene.state, SOUTH).shots == []
