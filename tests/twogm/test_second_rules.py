"""What the second version of the rules says otherwise than that of release 0.1, which games begun with it keep."""

from __future__ import annotations

import pytest

from brink.engine import Chance, Refused
from brink.engine.chance import seed_from
from brink.games.twogm import decks, verbs
from brink.games.twogm.game_setup import armies
from brink.games.twogm.more_players import Gift
from brink.games.twogm.movement import Movement
from brink.games.twogm.playing_cards import price
from brink.games.twogm.state import MOVEMENT as MOVEMENT_PHASE
from brink.games.twogm.state import Options
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, NORTH_HQ, SOUTH, Scene, space_at


def first_release(scene: Scene) -> Scene:
    """The same scene in a game that was begun with release 0.1."""
    scene.state.rules = 1
    return scene


def offered(scene: Scene, verb: str) -> list[tuple]:
    return [tuple(action) for action in scene.legal() if action[0] == verb]


# -- R100: before an assault ---------------------------------------------------------------------------------------


def assault_declared() -> tuple[Scene, int]:
    scene = Scene(MOVEMENT)
    u = scene.unit(SOUTH, "us-li", 4, 3, "gren")
    scene.unit(NORTH, "de-li", 4, 4)
    scene.unit(NORTH, "de-li", 5, 4)
    scene.choose(u)
    scene.do(("assault", space_at(4, 4)))
    while scene.step() != "Shooting":
        scene.do(("done",))
    scene.choose(u)
    return scene, u


def test_R100_who_assaults_fires_at_nothing_before():
    scene, _u = assault_declared()
    weapons = [action for action in GAME.candidates(scene.state) if isinstance(action, verbs.Weapon)]
    assert len(weapons) == 2
    assert {scene.why_not(*weapon) for weapon in weapons} == {"assault-first"}
    assert scene.verbs() == {"storm", "back"}


def test_R100_one_weapon_after_the_reaction_and_the_rest_after_success():
    scene, u = assault_declared()
    scene.dice(1, 10)  # the reaction misses, the assault is critical
    scene.do(("storm", space_at(4, 4)))
    scene.do(next(action for action in scene.legal() if action[0] == "react"))
    assert scene.step() == "AssaultWeapon"
    scene.do(scene.legal()[0])
    assert scene.state.u_place[u] == space_at(4, 4)
    scene.choose(u)
    assert len(offered(scene, "weapon")) == 1


def test_R100_a_game_of_the_first_release_lets_it_fire():
    scene, _ = assault_declared()
    assert "weapon" in first_release(scene).verbs()


# -- R101: one more step ---------------------------------------------------------------------------------------------


def test_R101_march_after_the_last_step():
    scene = Scene(MOVEMENT)
    u = scene.unit(SOUTH, "us-li", 4, 1)
    scene.choose(u)
    scene.do(("go", space_at(4, 2)))
    assert scene.step() == "Movement"
    scene.choose(u)
    scene.do(("march",), ("go", space_at(4, 3)))
    assert scene.state.u_place[u] == space_at(4, 3)
    assert not offered(scene, "unit")


def test_R101_the_step_of_a_general_after_the_last_one():
    scene = Scene(MOVEMENT, south="de", north="us")
    u = scene.unit(SOUTH, "de-pz4", 4, 1)
    scene.general(SOUTH, "rommel")
    scene.choose(u)
    scene.do(("go", space_at(4, 3)))
    scene.choose(u)
    scene.do(("advance",), ("go", space_at(4, 4)))
    assert scene.state.u_place[u] == space_at(4, 4)


def test_R101_who_stopped_with_steps_left_has_stopped():
    scene = Scene(MOVEMENT, south="de", north="us")
    u = scene.unit(SOUTH, "de-pz4", 4, 1)
    scene.general(SOUTH, "rommel")
    scene.choose(u)
    scene.do(("go", space_at(4, 2)), ("stop",))
    assert not offered(scene, "unit")


@pytest.mark.parametrize("state_of_the_unit", ["stopped", "mounted", "suppressed", "in an assault"])
def test_R101_a_forced_march_is_not_offered_where_it_does_nothing(state_of_the_unit):
    scene = Scene(MOVEMENT)
    u = scene.unit(SOUTH, "us-hi", 4, 3, "hmg", mounted=state_of_the_unit == "mounted")
    scene.unit(NORTH, "de-li", 4, 4)
    scene.hold(SOUTH, "march")
    assert offered(scene, "play") or state_of_the_unit == "mounted"
    if state_of_the_unit == "suppressed":
        scene.state.u_flags[u] |= 2
    elif state_of_the_unit == "in an assault":
        scene.choose(u)
        scene.do(("assault", space_at(4, 4)))
    elif state_of_the_unit == "stopped":
        scene.state.u_bonus[u] = 1
        scene.choose(u)
        scene.do(("go", space_at(4, 2)), ("stop",))
    assert not offered(scene, "play")
    assert scene.why_not("play", scene.card("march")) == "no-unit-for-card"


def test_R101_a_forced_march_takes_a_unit_on_that_has_used_its_movement():
    scene = Scene(MOVEMENT)
    u = scene.unit(SOUTH, "us-hi", 4, 1)
    scene.hold(SOUTH, "march")
    scene.choose(u)
    scene.do(("go", space_at(4, 2)))
    scene.do(("play", scene.card("march")))
    while scene.step() == "CounterWindow":
        scene.do(("pass",))
    scene.do(("on", *scene.about(u)))
    scene.choose(u)
    scene.do(("go", space_at(4, 3)))
    assert scene.state.u_place[u] == space_at(4, 3)


def test_R101_a_lightning_advance_needs_a_vehicle_that_can_move():
    scene = Scene(MOVEMENT, south="de", north="us")
    scene.unit(SOUTH, "de-li", 4, 1)
    scene.hold(SOUTH, "blitz")
    assert scene.why_not("play", scene.card("blitz")) == "no-unit-for-card"
    scene.unit(SOUTH, "de-pz4", 5, 1)
    assert scene.why("play", scene.card("blitz")) is None


# -- R102: smoke before an HQ ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "row", "smoke", "harder"),
    [
        (4, 5, (4, 6), True),  # the way leads straight through it
        (4, 5, (5, 6), False),
        (4, 5, (4, 5), True),  # where the shooter stands
        (3, 5, (4, 5), False),  # round it
        (3, 5, (4, 6), True),
        (6, 6, (5, 6), True),
    ],
)
def test_R102_a_screen_on_the_way_to_an_hq(column, row, smoke, harder):
    scene = Scene()
    u = scene.unit(SOUTH, "us-m4", column, row)
    scene.state.smoke[space_at(*smoke)] = 2
    scene.choose(u)
    scene.do(offered(scene, "weapon")[0])
    shot = next(one for one in GAME.view(scene.state, SOUTH).shots if one.place == NORTH_HQ)
    assert [(one.name, one.impact) for one in shot.odds.modifiers] == ([("smoke", 2)] if harder else [])
    scene.dice(6)
    scene.do(("shoot-hq", NORTH_HQ))
    assert scene.state.hq_hp[NORTH] == (10 if harder else 8)


def test_R102_a_screen_before_parked_airplanes():
    scene = Scene()
    u, v = scene.unit(SOUTH, "us-m4", 4, 5), scene.fighter(NORTH, "de-bf")
    assert scene.named(u, v) == {}
    scene.state.smoke[space_at(4, 6)] = 2
    assert scene.named(u, v) == {"smoke": (2, 2)}


def test_R102_an_airplane_comes_from_above():
    scene = Scene()
    u = scene.fighter(SOUTH, "us-p47")
    scene.state.smoke = [2] * scene.state.spaces
    scene.choose(u)
    shot = next(one for one in GAME.view(scene.state, SOUTH).shots if one.place == NORTH_HQ)
    assert shot.odds.modifiers == ()


# -- R103: allies ---------------------------------------------------------------------------------------------------


def test_R103_support_cards_go_on_units_of_an_ally():
    scene = Scene(DEPLOYMENT, players=3)
    theirs = scene.unit(2, "us-m4", 4, 2)
    scene.unit(0, "us-m4", 5, 2)
    scene.hold(0, "plate")
    scene.do(("play", scene.card("plate")))
    while scene.step() == "CounterWindow":
        scene.do(("pass",))
    scene.do(("on", *scene.about(theirs)))
    assert scene.state.wounds_of(theirs) == 5
    assert scene.card("plate") in scene.state.census[2]
    assert scene.card("plate") not in scene.state.census[0]
    assert first_release(Scene(DEPLOYMENT, players=3)).state.allied_units(0) == []


def test_R103_a_forced_march_is_for_the_infantry_of_an_ally_too():
    scene = Scene(MOVEMENT, players=3)
    theirs = scene.unit(2, "us-hi", 4, 2)
    scene.hold(0, "march")
    scene.do(("play", scene.card("march")))
    while scene.step() == "CounterWindow":
        scene.do(("pass",))
    scene.do(("on", *scene.about(theirs)))
    assert scene.state.u_bonus[theirs] == 1


def test_R78_an_ally_carries_shields_and_swaps():
    scene = Scene(MOVEMENT, players=3)
    mine = scene.unit(0, "us-li", 4, 2)
    scene.unit(2, "us-m3", 5, 2)
    scene.unit(2, "us-m4", 3, 2)
    scene.unit(2, "us-li", 4, 1)
    scene.choose(mine)
    assert ("board", space_at(5, 2)) in scene.legal()
    assert ("cover", space_at(3, 2)) in scene.legal()
    assert ("swap", space_at(4, 1)) in scene.legal()
    assert not {"board", "cover", "swap"} & first_release(scene).verbs()


def test_R78_who_has_the_carrier_puts_the_cargo_down():
    scene = Scene(MOVEMENT, players=3)
    scene.state.agenda[-1] = Movement(2)
    truck = scene.unit(2, "us-m3", 4, 2)
    mine = scene.aboard(0, "us-mech", truck)
    scene.choose(truck)
    scene.do(("unload", mine, scene.state.u_card[mine], space_at(3, 2)))
    assert scene.step() == "MoveUnit"  # Mechanized: its own player moves it on
    assert GAME.to_act(scene.state) == 0


def turn_of_allies(scene: Scene, acts: dict[int, int]) -> list[int]:
    """The seats asked in Movement, where each moves so many of its units."""
    asked = []
    left = dict(acts)
    while scene.step() in ("Movement", "MoveUnit"):
        seat = GAME.to_act(scene.state)
        if scene.step() == "MoveUnit":
            scene.do(next(action for action in scene.legal() if action[0] == "go"))
            continue
        asked.append(seat)
        units = offered(scene, "unit")
        if left.get(seat) and units:
            left[seat] -= 1
            scene.do(units[0])
        else:
            scene.do(("done",))
    return asked


def allies_on_the_move() -> Scene:
    scene = Scene(MOVEMENT, players=3)
    scene.state.ap = [0, 0, 0]
    for seat, columns in ((0, (1, 2, 3)), (2, (5, 6, 7))):
        for column in columns:
            scene.unit(seat, "us-hi", column, 1)
    scene.state.agenda.pop()
    scene.state.agenda.append(Movement(0, opens=True))
    return scene


def test_R89_the_field_marshal_may_act_after_the_general():
    scene = allies_on_the_move()
    asked = turn_of_allies(scene, {0: 1, 2: 1})
    assert asked == [0, 0, 2, 2, 0]  # moves, is done; moves, is done; and once more the first
    assert scene.state.phase != MOVEMENT_PHASE


def test_R89_nobody_is_asked_again_where_the_other_did_nothing():
    assert turn_of_allies(allies_on_the_move(), {}) == [0, 2]
    assert turn_of_allies(allies_on_the_move(), {0: 1}) == [0, 0, 2]


def test_R89_a_game_of_the_first_release_asks_one_after_the_other():
    scene = first_release(Scene(players=3))
    scene.finish_turn()
    while scene.step() != "Movement" or scene.state.active != SOUTH:
        scene.do(next(a for a in scene.legal() if a[0] in ("done", "pass", "keep", "discard")))
    assert [step.seat for step in scene.state.agenda if isinstance(step, Movement)] == [2, 0]


# -- R01, R77: one box, one deck, split in any way -----------------------------------------------------------------


def code(*cards: str) -> str:
    pack = GAME.pack()
    return decks.encode(pack, sorted(pack.card[card] for card in cards))


def refused(players: int, **options: object) -> str:
    with pytest.raises(Refused) as refused:
        GAME.setup(players, options, Chance(seed_from("decks")))
    return refused.value.reason.key


def test_R01_allies_share_one_box():
    shermans = code(*["us-m4"] * 4)
    assert refused(4, deck_1=shermans, deck_3=shermans) == "deck-copies"
    two = code(*["us-m4"] * 2)
    assert GAME.setup(4, {"deck_1": two, "deck_3": two}, Chance(seed_from("decks")))
    assert GAME.setup(4, {"deck_1": shermans, "deck_3": shermans, "boards": 2}, Chance(seed_from("decks")))


def test_R77_a_deck_is_split_in_any_way():
    pack = GAME.pack()
    whole = next(list(deck.cards) for deck in pack.prebuilts if deck.faction == 0)
    foot = [card for card in whole if pack.category_of[card] == "infantry"]
    rest = [card for card in whole if card not in foot]
    points = [decks.points_of(pack, cards) for cards in (foot, rest)]
    assert max(points) > 60
    assert sum(points) == 120
    options = {"deck_1": decks.encode(pack, foot), "deck_3": decks.encode(pack, rest)}
    state = GAME.setup(3, options, Chance(seed_from("decks")))
    assert state.census[0] == tuple(foot)
    assert state.census[2] == tuple(rest)
    assert refused(3, **options, points=119) == "deck-points"


def test_R77_an_ally_without_a_deck_gets_what_the_other_leaves():
    pack = GAME.pack()
    given = sorted(pack.card[card] for card in ["us-m4"] * 4 + ["us-m26"])
    found = armies(pack, 3, Options(deck_1=decks.encode(pack, given)))
    assert isinstance(found, list)
    assert found[0] == given
    both = [*found[0], *found[2]]
    assert decks.refusal(pack, both, decks.battle_royal(0)) is None
    assert decks.points_of(pack, both) == 120


def test_R77_a_game_of_the_first_release_counts_each_deck_by_itself():
    shermans = code(*["us-m4"] * 4)
    state = GAME.setup(4, {"deck_1": shermans, "deck_3": shermans}, Chance(seed_from("decks")), rules=1)
    assert state.census[0] == state.census[2]
    with pytest.raises(Refused):  # half the points each: 34 are too many
        GAME.setup(
            4,
            {"deck_1": code("us-m26", *["us-m4"] * 4, *["us-m4e8"] * 2), "points": 60},
            Chance(seed_from("x")),
            rules=1,
        )


# -- R104: nothing to decide -------------------------------------------------------------------------------------------


def test_R104_nobody_is_asked_to_move_without_a_unit_or_a_card_that_could_help():
    scene = Scene(MOVEMENT)
    pack, state = scene.pack, scene.state
    assert state.agenda[-1].forced(state) == verbs.DONE  # no hand at all
    scene.hold(SOUTH, "supplies")
    state.census = (tuple(sorted([*state.census[SOUTH], scene.card("march")])), *state.census[1:])
    assert scene.card("march") in pack.timed["movement"]
    assert state.agenda[-1].forced(state) is None  # it could be a Forced March
    state.ap[SOUTH] = 0
    assert state.agenda[-1].forced(state) == verbs.DONE


def test_R104_whatever_is_in_the_hand_the_same_is_asked():
    """The question comes for what the hand could be, not for what it is."""
    asked = []
    for held in ("supplies", "march"):
        scene = Scene(MOVEMENT)
        scene.hold(SOUTH, held)
        census = [*scene.state.census[SOUTH], scene.card("supplies"), scene.card("march")]
        scene.state.census = (tuple(sorted(census)), *scene.state.census[1:])
        asked.append(scene.state.agenda[-1].forced(scene.state))
    assert asked == [None, None]


def test_R104_equipment_nobody_can_pay_is_not_asked_for():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-li")
    scene.state.ap[SOUTH] = 1
    scene.do(("deploy", scene.card("us-li")))
    assert scene.step() == "PlaceUnit"


def test_R104_who_could_come_along_is_asked_for_while_there_are_points():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m3")
    scene.state.ap[SOUTH] = 3  # an HMG or somebody aboard
    scene.do(("deploy", scene.card("us-m3")))
    assert scene.step() == "Equip"
    scene.do(("buy", scene.pack.token["vhmg"]))
    assert scene.step() == "PlaceUnit"


def test_R104_a_field_marshal_without_points_gives_none():
    scene = Scene(players=3)
    scene.state.ap = [0, 5, 5]
    assert Gift(0).forced(scene.state) == verbs.KEEP
    scene.state.ap = [1, 5, 5]
    assert Gift(0).forced(scene.state) is None


def test_R104_a_game_of_the_first_release_asks():
    scene = first_release(Scene(MOVEMENT))
    assert scene.state.agenda[-1].forced(scene.state) is None
    assert scene.legal() == [verbs.DONE]


@pytest.mark.parametrize("players", [2, 3])
def test_R104_what_is_done_unasked_is_the_only_thing_that_could_be_done(players, monkeypatch):
    """In whole games: each answer that is given for a player, before his options are listed, was the only one."""
    from brink.engine import run
    from brink.engine.steps import family
    from brink.games.twogm.state import TwoGMDecision

    seen = set()

    def watch(real):
        def watched(step, state):
            action = real(step, state)
            if action is not None:
                assert step.options(state) == [action], step
                seen.add(type(step).__name__)
            return action

        return watched

    for kind in family(TwoGMDecision).values():
        if "forced" in vars(kind):
            monkeypatch.setattr(kind, "forced", watch(kind.forced))
    for seed in ("a", "b"):
        state = GAME.setup(players, {"points": 60, "time_limit": 6}, Chance(seed_from(seed)))
        choices = Chance(seed_from(seed)).fork("choices")
        while state.outcome is None:
            legal = run.legal(state)
            run.apply(state, legal[choices.below(len(legal))], legal)
    assert "Equip" in seen


# -- the rest --------------------------------------------------------------------------------------------------------


def test_R105_browning_pays_nothing_for_the_transport_plane():
    scene = Scene(DEPLOYMENT, south="uk", north="de")
    scene.hold(SOUTH, "drop", "uk-li")
    card = scene.card("drop")
    cost = scene.pack.play_cost[card]
    scene.state.ap[SOUTH] = cost
    assert scene.why_not("play", card) == "nobody-to-drop"
    scene.general(SOUTH, "browning")
    assert price(scene.state, SOUTH, card) == cost - 1
    assert scene.why("play", card) is None
    assert first_release(scene).why_not("play", card) == "nobody-to-drop"


def log_of(scene: Scene, faces: list[int], u: int, v: int) -> list[str]:
    scene.state.log = []
    scene.fire(u, v, *faces)
    teller = GAME.teller("en", scene.pack, ["Anna", "Ben"])
    return [teller.sentence(entry.key, entry.args) for entry in scene.state.log]


def test_the_log_counts_no_more_wounds_than_a_unit_can_take():
    scene = Scene()
    u, v = scene.unit(SOUTH, "us-m26", 4, 2), scene.unit(NORTH, "de-li", 4, 3, wounds=1)
    told = log_of(scene, [5], u, v)
    assert any("now 3 of 3 wounds" in line for line in told)
    assert not scene.alive(v)


def test_the_log_says_why_a_critical_was_no_more_than_an_impact():
    scene = Scene()
    u, v = scene.unit(SOUTH, "us-m10", 4, 2), scene.unit(NORTH, "de-tig1", 4, 3)
    told = log_of(scene, [10], u, v)
    assert "Only an impact: penetration 6 is not higher than armor 6." in told
    assert scene.alive(v)


def test_a_record_of_the_first_release_is_played_by_its_own_rules():
    assert GAME.version == 4
    assert GAME.pins == {1, 2, 3}
    state = GAME.setup(2, {}, Chance(seed_from("x")), rules=1)
    assert GAME.load(GAME.dump(state)).of_first_release()
    assert not GAME.load(GAME.dump(GAME.setup(2, {}, Chance(seed_from("x"))))).of_first_release()


def told(scene: Scene, key: str, language: str = "en") -> str:
    entry = next(entry for entry in scene.state.log or [] if entry.key == key)
    return GAME.teller(language, scene.pack, ["Anna", "Ben"]).sentence(entry.key, entry.args)


def test_the_log_says_what_a_unit_has_that_is_brought_along():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-truck", "us-li")
    scene.state.log = []
    truck, squad = (scene.card(name) for name in ("us-truck", "us-li"))
    scene.do(("deploy", truck), ("load", squad), ("buy", scene.pack.token["gren"]), ("place",), ("at", space_at(4, 1)))
    teller = GAME.teller("en", scene.pack, ["Anna", "Ben"])
    assert [teller.sentence(entry.key, entry.args) for entry in scene.state.log][-3:] == [
        "GMC CCKW Truck in position on D1, for 3 AP.",
        "Light Infantry (Riflemen) in position on D1 with Grenades.",
        "Aboard GMC CCKW Truck: Light Infantry (Riflemen).",
    ]


def test_the_log_says_where_both_units_of_a_swap_went():
    scene = Scene(MOVEMENT)
    scene.state.log = []
    u = scene.unit(SOUTH, "us-hi", 4, 1)
    scene.unit(SOUTH, "us-cg", 4, 2)
    scene.choose(u)
    scene.do(("swap", space_at(4, 2)))
    assert told(scene, "swapped") == "Swap: Heavy Infantry (Weapons Squad) to D2, Command Group to D1."


def test_the_log_of_a_jump_names_equipment_and_price():
    scene = Scene(DEPLOYMENT)
    scene.state.log = []
    scene.hold(SOUTH, "us-para")
    scene.do(("deploy", scene.card("us-para")), ("buy", scene.pack.token["gren"]), ("place",), ("drop", space_at(4, 4)))
    assert told(scene, "jumps-down") == "Jump onto D4: Airborne with Grenades, for 4 AP."


@pytest.mark.parametrize(("hp", "left"), [(1, "queda 1 PV"), (2, "quedan 2 PV")])
def test_one_hit_point_is_singular_in_spanish(hp, left):
    teller = GAME.teller("es", GAME.pack(), ["Anna", "Ben"])
    for key, what in (("terrain-hit", {"terrain": 0}), ("ground-hit", {"natural": 1})):
        assert left in teller.sentence(key, {**what, "space": 0, "damage": 5, "hp": hp})
    assert left in teller.sentence("hq-hit", {"side": 0, "damage": 5, "hp": hp})


def test_17_8_the_log_tells_of_montgomerys_reroll():
    scene = Scene(south="uk", north="de")
    scene.general(SOUTH, "montgomery")
    gun, enemy = scene.unit(SOUTH, "uk-25p", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    scene.state.log = []
    scene.fire(gun, enemy, 1, 9)
    scene.do(("reroll",))
    assert told(scene, "rerolls") == "Anna rolls again, by order of the general."
    assert [entry.key for entry in scene.state.log].count("rolls") == 2


def test_R23_an_area_weapon_aims_at_the_space_of_a_pair_once():
    scene = Scene()
    u = scene.unit(SOUTH, "us-m4", 4, 2, "mrl")
    tank = scene.unit(NORTH, "de-pz4", 4, 4)
    squad = scene.pair(NORTH, "de-li", tank)
    scene.choose(u)
    slot = scene.slot(u, "mrl")
    scene.do(("weapon", slot, scene.state.weapon(u, slot).number))
    assert [action[1] for action in offered(scene, "shoot")] == [tank]
    first = {action[1] for action in offered(first_release(scene), "shoot")}
    assert first == {tank, squad}
