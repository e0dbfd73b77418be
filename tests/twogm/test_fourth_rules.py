"""What the fourth version of the rules says otherwise than the third, which games begun with it keep; and what is told
otherwise since then, of all games.
"""

from __future__ import annotations

import pytest

from brink.engine import Chance, Outcome
from brink.engine.chance import seed_from
from brink.games.twogm import verbs
from brink.games.twogm.more_players import hand_limit
from brink.games.twogm.scenarios import NewCraft, at_start, crafts
from brink.games.twogm.state import BOATS
from brink.games.twogm.support_cards import lightning_advance
from brink.games.twogm.telling import tell
from brink.games.twogm.victory import at_end_of_round, hq_falls, victories
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene, space_at

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

HIT, MISS = 8, 1


def third(scene: Scene) -> Scene:
    """The same scene in a game that was begun with the third rules."""
    scene.state.rules = 3
    return scene


def two_boards(scenario: str = "battle-royal", phase: int = SHOOTING) -> Scene:
    return Scene(phase, players=4, boards=2, scenario=scenario)


def play(scene: Scene, seat: int, card: str, *units: int) -> None:
    """A support card, and on whom."""
    scene.state.agenda[-1] = type(scene.state.agenda[-1])(seat)
    scene.do(("play", scene.card(card)))
    while scene.step() == "CounterWindow":
        scene.do(("pass",))
    scene.do(*(("on", *scene.about(u)) for u in units))


# -- R109: a scenario on two boards ----------------------------------------------------------------------------------


def by_hq(scenario: str) -> tuple[Scene, int]:
    """With the side that wins there by destroying the HQ."""
    scene = two_boards(scenario)
    return scene, next(one.side for one in victories(scene.state) if one.kind == "destroy-hq")


def test_R109_only_a_scenario_on_two_boards_is_called_doubled_and_not_in_games_of_the_third_rules() -> None:
    def told(scene: Scene) -> bool:
        return GAME.view(scene.state, SOUTH).doubled

    assert told(two_boards("bastogne"))
    assert not told(third(two_boards("bastogne")))
    assert not told(two_boards())
    assert not told(Scene(scenario="bastogne"))


@pytest.mark.parametrize("scenario", ["el-alamein", "stalingrad", "kasserine", "prokhorovka", "bastogne"])
def test_R109_an_hq_as_a_goal_is_doubled(scenario: str) -> None:
    scene, side = by_hq(scenario)
    first, second = 1 - side, 3 - side
    scene.state.hq_hp[first] = 0
    hq_falls(scene.state, first)
    assert scene.state.outcome is None
    scene.state.hq_hp[second] = 0
    hq_falls(scene.state, second)
    assert scene.state.outcome is not None
    assert (scene.state.outcome.how, scene.state.outcome.winners) == ("hq", (side, side + 2))


def test_R109_by_the_third_rules_and_in_a_battle_royal_one_hq_is_enough() -> None:
    for scene in (two_boards(), third(by_hq("el-alamein")[0])):
        scene.state.hq_hp[NORTH] = 0
        hq_falls(scene.state, NORTH)
        assert scene.state.outcome is not None


def craft_asked(scene: Scene, have: int) -> list[int]:
    """Who may bring a craft at the Start of a turn that begins with so many."""
    while len(crafts(scene.state, SOUTH)) < have:
        place = next(place for place in range(8, 16) if scene.state.here[place] == -1)
        scene.unit(SOUTH, "sc-lcvp", place % 8 + 1, place // 8 + 1)
    at_start(scene.state, SOUTH)
    return [step.seat for step in reversed(scene.state.agenda) if isinstance(step, NewCraft)]


@pytest.mark.parametrize(("have", "asked"), [(10, [0, 2]), (11, [0]), (12, [])])
def test_R109_landing_craft_come_to_both_boards(have: int, asked: list[int]) -> None:
    assert craft_asked(two_boards("omaha"), have) == asked
    assert craft_asked(third(two_boards("omaha")), have) == []


def test_R109_boats_come_to_both_boards() -> None:
    scene = two_boards("dunkirk")
    scene.dice(1, 10)
    at_start(scene.state, SOUTH)
    assert scene.state.counts[BOATS] == 1 + 3
    third(scene).dice(10, 10)
    at_start(scene.state, SOUTH)
    assert scene.state.counts[BOATS] == 3


def boats_taken(scene: Scene) -> int:
    """By three infantry units on the bank."""
    taken = 0
    for column in (1, 2, 3):
        scene.choose(scene.unit(SOUTH, "de-li", column, 3))
        if verbs.BOAT in scene.legal():
            scene.do(("boat",))
            taken += 1
        scene.do(("stop",))
    return taken


def test_R109_an_assault_boat_for_each_board() -> None:
    assert boats_taken(two_boards("arnhem", MOVEMENT)) == 2
    assert boats_taken(third(two_boards("arnhem", MOVEMENT))) == 1
    assert boats_taken(Scene(MOVEMENT, scenario="arnhem")) == 1


def test_R109_the_text_says_that_goals_are_doubled() -> None:
    keys = {boards: said(Scene(scenario="dunkirk", players=4, boards=boards)) for boards in (1, 2)}
    assert "tell-two-boards" in keys[2]
    assert "tell-two-boards" not in {*keys[1], *said(two_boards())}


def said(scene: Scene) -> list[str]:
    return [line.key for line in tell(GAME.view(scene.state, None), scene.pack)]


# -- R110: area weapons in an assault --------------------------------------------------------------------------------


class Rockets(Scene):
    """Infantry assaults a Katyusha; a friend of it stands beside it, a tank on the other side."""

    def __init__(self) -> None:
        super().__init__(MOVEMENT, south="us", north="su")
        self.squad = self.unit(SOUTH, "us-li", 4, 3)
        self.friend = self.unit(SOUTH, "us-li", 5, 3)
        self.tank = self.unit(SOUTH, "us-m26", 3, 3)
        self.launcher = self.unit(NORTH, "su-bm13", 4, 4)
        self.choose(self.squad)
        self.do(("assault", space_at(4, 4)))
        while self.step() != "Shooting":
            self.do(("done",))
        self.choose(self.squad)
        self.do(("storm", space_at(4, 4)))

    def reacts(self, *faces: int) -> None:
        self.dice(*faces)
        self.do(next(action for action in self.legal() if action[0] == "react"))


def test_R110_reaction_fire_strikes_the_whole_area() -> None:
    scene = Rockets()
    scene.reacts(HIT, MISS, HIT)  # the squad; then left and right of it
    assert scene.wounds(scene.squad) > 0
    assert scene.wounds(scene.tank) == 0
    assert scene.wounds(scene.friend) > 0
    assert not scene.state.suppressed(scene.friend)


def test_R110_armor_counts_for_whoever_is_not_in_the_assault() -> None:
    scene = Rockets()
    scene.reacts(MISS, 10, MISS)
    assert scene.alive(scene.tank)
    assert scene.wounds(scene.tank) == 0


def test_R110_whom_it_may_strike_is_shown_before() -> None:
    scene = Rockets()
    (shot,) = GAME.view(scene.state, NORTH).shots
    assert {strike.target for strike in shot.struck} == {scene.squad, scene.friend, scene.tank}
    assert {strike.target: strike.odds.armored for strike in shot.struck} == {
        scene.squad: False,
        scene.friend: True,
        scene.tank: True,
    }


def test_R110_a_game_of_the_third_rules_has_one_shot() -> None:
    scene = third(Rockets())
    scene.reacts(HIT)
    assert scene.wounds(scene.squad) > 0
    assert scene.wounds(scene.friend) == 0


def test_R110_who_strikes_himself_down_is_taken_without_a_shot() -> None:
    scene = Scene(MOVEMENT, south="us", north="su")
    squad, launcher = scene.unit(SOUTH, "us-li", 4, 3), scene.unit(NORTH, "su-bm13", 5, 3, wounds=1)
    scene.choose(squad)
    scene.do(("assault", space_at(5, 3)))
    while scene.step() != "Shooting":
        scene.do(("done",))
    scene.choose(squad)
    scene.do(("storm", space_at(5, 3)))
    scene.dice(MISS, 10)
    scene.do(next(action for action in scene.legal() if action[0] == "react"))
    assert not scene.alive(launcher)
    assert scene.state.u_place[squad] == space_at(5, 3)


# -- R35: the same card twice ----------------------------------------------------------------------------------------


def march_twice(rules: int) -> tuple[Scene, int]:
    scene = two_boards(phase=MOVEMENT)
    scene.state.rules = rules
    u = scene.unit(SOUTH, "us-li", 4, 2)
    for seat in (0, 2):
        scene.hold(seat, "march")
    play(scene, 0, "march", u)
    scene.do(("done",))
    return scene, u


def test_R35_a_forced_march_does_not_help_a_unit_twice() -> None:
    scene, u = march_twice(4)
    assert scene.state.u_bonus[u] == 1
    scene.state.agenda[-1] = type(scene.state.agenda[-1])(2)
    assert scene.why_not("play", scene.card("march")) == "no-unit-for-card"
    scene.unit(2, "us-li", 6, 2)
    assert scene.why("play", scene.card("march")) is None


def test_R35_by_the_third_rules_it_did() -> None:
    scene, u = march_twice(3)
    play(scene, 2, "march", u)
    assert scene.state.u_bonus[u] == 2


def test_R35_a_lightning_advance_does_not_help_a_vehicle_twice() -> None:
    scene = Scene(MOVEMENT, players=4, boards=2, south="de", north="us")
    tank = scene.unit(SOUTH, "de-pz4", 4, 2)
    for seat in (0, 2):
        lightning_advance(scene.state, seat, scene.card("blitz"), (1,))
    assert scene.state.u_bonus[tank] == 1
    scene.hold(SOUTH, "blitz")
    assert scene.why_not("play", scene.card("blitz")) == "no-unit-for-card"


def test_R35_impact_is_not_wasted_on_who_has_it() -> None:
    scene = two_boards()
    gun = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(NORTH, "de-li", 4, 3)
    for seat in (0, 2):
        scene.hold(seat, "impact")
    play(scene, 0, "impact", gun)
    scene.state.agenda[-1] = type(scene.state.agenda[-1])(2)
    assert scene.why_not("play", scene.card("impact")) == "no-unit-for-card"


# -- §17.5: Impact, Ammunition, Mission Command ----------------------------------------------------------------------


def reloaded(rules: int) -> Scene:
    """A Sherman has fired, and has been reloaded."""
    scene = Scene()
    scene.state.rules = rules
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(NORTH, "de-li", 4, 3)
    scene.hold(SOUTH, "ammo", "impact")
    scene.fire(tank, scene.state.here[space_at(4, 3)], MISS)
    assert scene.why_not("play", scene.card("impact")) == "no-unit-for-card"
    play(scene, SOUTH, "ammo", tank)
    scene.do(next(action for action in scene.legal() if action[0] == "weapon"))
    return scene


def test_17_5_impact_is_played_before_a_unit_fires_also_if_it_was_reloaded() -> None:
    scene = reloaded(4)
    assert scene.why_not("play", scene.card("impact")) == "no-unit-for-card"
    assert reloaded(3).why("play", scene.card("impact")) is None


def test_17_5_who_has_fired_has_not_in_the_next_turn() -> None:
    scene = reloaded(4)
    scene.finish_turn()
    scene.finish_turn()
    scene.phase(SHOOTING)
    assert scene.why("play", scene.card("impact")) is None


def after_fire(card: str, *tokens: str, mounted: bool = False) -> tuple[Scene, int]:
    scene = Scene(south="de", north="us")
    u = scene.unit(SOUTH, card, 4, 2, *tokens, mounted=mounted)
    scene.fire(u, scene.unit(NORTH, "us-li", 4, 3), MISS)
    scene.hold(SOUTH, "auft")
    return scene, u


@pytest.mark.parametrize(("card", "tokens"), [("de-hi", ("hmg",)), ("de-88", ())])
def test_R101_mission_command_is_for_who_can_move(card: str, tokens: tuple[str, ...]) -> None:
    scene, _ = after_fire(card, *tokens, mounted=True)
    assert scene.why_not("play", scene.card("auft")) == "no-unit-for-card"
    assert third(scene).why("play", scene.card("auft")) is None
    assert after_fire("de-hi")[0].why("play", scene.card("auft")) is None


def test_17_5_who_moved_on_after_its_fire_is_told_so() -> None:
    scene, u = after_fire("de-pz4", "mg")
    play(scene, SOUTH, "auft", u)
    scene.do(("go", space_at(5, 2)), ("stop",))
    reason = scene.why("unit", *scene.about(u))
    assert reason is not None
    assert (reason.key, reason.rule) == ("moved-on", "17.5")


# -- §11: leftover equipment -----------------------------------------------------------------------------------------


def shot_down(rules: int) -> int:
    """What lies where a paratrooper wanted to land."""
    scene = Scene(DEPLOYMENT, leftover_equipment=True)
    scene.state.rules = rules
    scene.hold(SOUTH, "us-para")
    gun = scene.unit(NORTH, "de-88", 4, 6)
    scene.do(("deploy", scene.card("us-para")), ("buy", scene.pack.token["gren"]), ("place",), ("drop", space_at(4, 4)))
    para = scene.state.army[SOUTH][-1]
    scene.dice(10)
    scene.do(("flak", *scene.about(gun), para, scene.card("us-para")))
    assert not scene.alive(para)
    return scene.state.litter[space_at(4, 4)]


def test_R76_what_is_shot_down_in_the_air_leaves_nothing_on_the_ground() -> None:
    assert shot_down(4) == 0
    assert shot_down(3) != 0


# -- R88: no end in sight --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hp", "how"), [([10, 7], "no-end"), ([7, 7], "no-end-draw")])
def test_R88_is_named_where_it_ends_the_game(hp: list[int], how: str) -> None:
    found = [ended(rules, hp) for rules in (3, 4)]
    assert [(one.how, one.rule) for one in found] == [("time" if how == "no-end" else "draw", "11"), (how, "R88")]


def ended(rules: int, hp: list[int]) -> Outcome:
    scene = Scene()
    scene.state.rules, scene.state.hq_hp, scene.state.quiet = rules, hp, 20
    scene.state.decks = [[], []]
    at_end_of_round(scene.state)
    assert scene.state.outcome is not None
    return scene.state.outcome


def test_11_a_time_limit_is_still_named_as_such() -> None:
    scene = Scene(time_limit=2)
    scene.state.hq_hp = [10, 7]
    at_end_of_round(scene.state)
    assert scene.state.outcome is not None
    assert (scene.state.outcome.how, scene.state.outcome.rule) == ("time", "11")


# -- R79: hands ------------------------------------------------------------------------------------------------------


def test_R79_games_of_the_third_rules_have_small_hands() -> None:
    for rules, size, limit in ((3, 3, 4), (4, 5, 7)):
        state = GAME.setup(3, {"scenario": "stalingrad"}, Chance(seed_from("hands")), rules=rules)
        assert [len(hand) for hand in state.hands] == [size, 5, size]
        assert [hand_limit(state, seat) for seat in range(3)] == [limit, 7, limit]


# -- what is told ----------------------------------------------------------------------------------------------------


def test_5_5_nobody_takes_a_space_by_storm_where_a_second_enemy_stands() -> None:
    for second, key in ((True, "critical-kill"), (False, "assault-kill")):
        scene = Scene(MOVEMENT, south="us", north="de")
        squad = scene.unit(SOUTH, "us-li", 4, 3)
        target = scene.unit(NORTH, "de-pz3", 4, 4)
        if second:
            scene.pair(NORTH, "de-li", target)
        scene.choose(squad)
        scene.do(("assault", space_at(4, 4)))
        while scene.step() != "Shooting":
            scene.do(("done",))
        scene.state.log = []
        scene.dice(MISS, 10)
        scene.choose(squad)
        scene.do(("storm", space_at(4, 4)))
        while scene.step() != "Shooting":
            tank = [action for action in scene.legal() if action[0] == "shoot" and action[1] == target]
            scene.do((tank or scene.legal())[0])
        assert not scene.alive(target)
        keys = [entry.key for entry in scene.state.log]
        assert [one for one in keys if one in ("critical-kill", "assault-kill")] == [key]
        assert ("takes-space" in keys) is not second


def test_11_late_terrain_names_its_own_rule() -> None:
    scene = Scene(DEPLOYMENT, late_terrain=True)
    scene.unit(SOUTH, "us-li", 4, 2)
    trench = scene.pack.terrain["trench"]
    scene.state.ap[SOUTH] = 1
    assert rule_of(scene, trench) == "11"
    scene.state.ap[SOUTH] = 10
    scene.state.terrain_left[trench] = 0
    assert rule_of(scene, trench) == "9.2"
    scene.state.terrain_left[trench] = 1
    scene.state.log = []
    scene.do(("terrain", trench))
    prompt = GAME.look(scene.state, SOUTH).prompt
    assert prompt is not None
    assert prompt.rule == "11"
    scene.do(("at", space_at(4, 1)))
    assert [entry.rule for entry in scene.state.log if entry.key == "terrain-placed"] == ["11"]


def rule_of(scene: Scene, terrain: int) -> str:
    reason = scene.why("terrain", terrain)
    assert reason is not None
    return reason.rule


def test_R18_is_not_named_where_it_was_agreed_away() -> None:
    for option, key in (("rest", "no-way"), ("all", "hard-ground")):
        scene = Scene(MOVEMENT, hard_ground=option)
        tank = scene.unit(SOUTH, "us-m4", 4, 2)
        forest = scene.ground("forest", 4, 4)
        for column, row in ((3, 3), (4, 3), (5, 3)):
            scene.unit(NORTH, "de-li", column, row)
        scene.choose(tank)
        assert scene.why_not("go", forest) == key
