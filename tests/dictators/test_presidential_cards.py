"""The presidential cards (15.10) and convincing the president (section 8)."""

from __future__ import annotations

from typing import Any

import pytest

from dictators.scene import PACK, Scene, many, value

MINE = ["SEA", "MOT", "BGR"]
MINIMUM = {0: 20, 1: 18, 2: 14, 3: 8}  # the booklet's table


def in_washington(*cards: str, disarmed: int = 0, **settings: Any) -> Scene:
    """Seat 0 begins a turn in D.C.; these cards lie on top of the presidential deck."""
    settings = {"dictators": ["fidel", "mao", "idi"], "places": ["WDC"], "facilities": [[*MINE, "YYZ"]], **settings}
    scene = Scene(settings.pop("players", 2), begin=False, **settings)
    scene.disarmed(0, *MINE[:disarmed])
    scene.president(*cards)
    scene.start()
    return scene


def revealed(scene: Scene) -> list[str]:
    return [PACK.presidential_ids[card] for card in scene.state.president_discard]


def winner(scene: Scene) -> int | None:
    return None if scene.state.outcome is None else scene.state.outcome.winners[0]


# -- the deck ----------------------------------------------------------------------------------------------------------


def test_presidential_deck_of_twelve_with_what_the_booklets_show() -> None:
    assert len(PACK.presidential_cards) == 12
    for wanted in ("oops", "defcon"):
        assert PACK.presidential_cards.count(PACK.presidential[wanted]) == 1
    assert any(PACK.present)
    assert any(not here and not effect for here, effect in zip(PACK.present, PACK.presidential_effect, strict=True))


@pytest.mark.parametrize(("options", "gone"), [({"oops": False}, "oops"), ({"defcon_cards_presidential": 0}, "defcon")])
def test_presidential_deck_of_a_variant_lacks_a_card(options: dict[str, Any], gone: str) -> None:
    scene = Scene(2, options=options)
    assert len(scene.state.president_deck) == 11
    assert PACK.presidential[gone] not in scene.state.president_deck


def test_confronting_is_free_optional_and_only_in_washington() -> None:
    scene = in_washington("golf-day")
    assert scene.step == "Confront"
    scene.act("decline")
    assert (scene.step, scene.left) == ("TakeAction", 3)
    assert revealed(scene) == []
    assert scene.refused("confront") == ("not-offered", "2.1")  # R20: only at the start
    scene = Scene(2, places=["CIA"])
    assert scene.refused("confront") == ("not-offered", "2.1")


def test_confronting_shows_the_card_to_everybody() -> None:
    scene = in_washington("golf-day")
    scene.act("confront")
    line = scene.said("presidential-revealed")[0]
    assert all(line.visible_to(viewer) for viewer in (0, 1, None))
    assert scene.sees(1).president_discard == [PACK.presidential["golf-day"]]


def test_confronting_with_an_empty_deck_shuffles_the_pile() -> None:
    """R19."""
    scene = in_washington()
    state = scene.state
    state.president_discard, state.president_deck, state.president_knowers = state.president_deck, [], []
    before = state.president_discard[:]
    scene.do("confront")
    assert len(scene.said("presidential-revealed")) == 1
    assert len(state.president_deck) == 11
    assert state.president_deck != before[:11]  # shuffled (with this seed)


def test_stored_card_refused_when_there_is_none() -> None:
    scene = in_washington()
    assert scene.refused("confront-stored") == ("nothing-stored", "7.4")


# -- P01 In the Oval Office: convincing --------------------------------------------------------------------------------


@pytest.mark.parametrize("disarmed", [0, 1, 2, 3])
def test_P01_in_the_oval_office_the_minimum_wins(disarmed: int) -> None:
    scene = in_washington("in-the-oval-office", disarmed=disarmed, dice=[MINIMUM[disarmed]])
    scene.act("confront")
    assert winner(scene) == 0
    assert scene.state.die_sides == 20
    assert scene.state.outcome.ranking == (1, 2)
    assert scene.state.outcome.how == "white-house"


@pytest.mark.parametrize("disarmed", [0, 1, 2, 3])
def test_P01_in_the_oval_office_one_below_fails_and_the_turn_is_over(disarmed: int) -> None:
    scene = in_washington("in-the-oval-office", disarmed=disarmed, dice=[MINIMUM[disarmed] - 1], hands=[["emp"]])
    scene.act("confront")
    assert winner(scene) is None
    assert scene.state.active == 1  # it took up the whole turn
    assert revealed(scene) == ["in-the-oval-office"]
    scene.end()
    assert scene.step == "Confront"  # again in a later turn, from the first step


def test_P01_in_the_oval_office_zone_4_does_not_count() -> None:
    """CR-12: three disarmed, one of them in zone 4: two count."""
    for die, wins in ((14, True), (13, False)):
        scene = in_washington("in-the-oval-office", disarmed=2, dice=[die])
        scene.disarmed(0, "YYZ")
        scene.act("confront")
        assert (winner(scene) == 0) == wins


def test_P01_in_the_oval_office_the_hand_limit_follows_a_convincing_turn() -> None:
    scene = in_washington("in-the-oval-office", dice=[1], hands=[many(6)])
    scene.do("confront")
    scene.until_step("DiscardExcess")
    scene.act(*scene.offered("discard")[0])
    assert scene.state.active == 1


# -- sums on the d20 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wins"), [(12, True), (11, False)])
def test_genghis_adds_two(die: int, wins: bool) -> None:
    scene = in_washington("in-the-oval-office", disarmed=2, dice=[die], dictators=["genghis", "mao"])
    scene.act("confront")
    assert (winner(scene) == 0) == wins


@pytest.mark.parametrize(("die", "wins"), [(3, True), (2, False)])
def test_token_iii_adds_five_after_the_roll(die: int, wins: bool) -> None:
    scene = in_washington("in-the-oval-office", disarmed=3, dice=[die], tokens=[[3]])
    scene.do("confront")
    scene.until("ConvinceRolled", 0)
    scene.act("token", 3)
    assert (winner(scene) == 0) == wins
    assert scene.state.tokens[0] == []
    assert scene.state.gone_tokens == [3]


def test_token_iii_need_not_be_used_and_is_kept() -> None:
    scene = in_washington("in-the-oval-office", disarmed=3, dice=[7], tokens=[[3]])
    scene.do("confront")
    scene.pass_all()
    assert winner(scene) is None
    assert scene.state.tokens[0] == [3]


def test_token_iii_refused_to_who_has_another_token() -> None:
    scene = in_washington("in-the-oval-office", dice=[7], tokens=[[4]])
    scene.do("confront")
    scene.until("ConvinceRolled", 0)  # asked whatever the token is
    assert scene.refused("token", 3) == ("token-not-yours", "7.4")


def test_token_iii_not_for_anothers_roll() -> None:
    scene = in_washington("in-the-oval-office", dice=[7], tokens=[[], [3]], hands=[[], ["veto"]])
    scene.do("confront")
    scene.until("ConvinceRolled", 1)
    assert scene.refused("token", 3) == ("not-offered", "R4")


@pytest.mark.parametrize("wins", [True, False])
def test_filibuster_token_iii_and_genghis_add_up(wins: bool) -> None:
    """2 for Genghis, 5 for the token, less the Filibuster; in whatever order."""
    points = value("filibuster")
    die = 8 - 2 - 5 + points - (0 if wins else 1)
    for token_first in (True, False):
        scene = in_washington(
            "in-the-oval-office",
            disarmed=3,
            dice=[die],
            dictators=["genghis", "mao"],
            tokens=[[3]],
            hands=[[], ["filibuster"]],
        )
        scene.do("confront")
        if token_first:
            scene.until("ConvinceRolled", 0)
            scene.do("token", 3)
            scene.answer("ConvinceRolled", 1, "filibuster")
        else:
            scene.answer("ConvinceRolled", 1, "filibuster")
            scene.until("ConvinceRolled", 0)
            scene.do("token", 3)
        assert scene.state.bonus == 2 + 5 - points
        scene.pass_all()
        assert (winner(scene) == 0) == wins


def test_a_natural_twenty_is_not_safe_from_a_filibuster() -> None:
    scene = in_washington("in-the-oval-office", dice=[20], hands=[[], ["filibuster"]])
    scene.do("confront")
    scene.answer("ConvinceRolled", 1, "filibuster")
    scene.pass_all()
    assert winner(scene) is None


def test_a_bonus_lasts_for_one_attempt() -> None:
    scene = in_washington(
        "in-the-oval-office", "in-the-oval-office", disarmed=3, dice=[1, 7], tokens=[[3]], hands=[[], []]
    )
    scene.do("confront")
    scene.until("ConvinceRolled", 0)
    scene.act("token", 3)  # 6
    assert winner(scene) is None
    scene.end()
    scene.act("confront")
    assert winner(scene) is None  # 7, without a bonus
    assert scene.state.bonus == 0


def test_sums_refused_to_who_cannot_play_them() -> None:
    scene = in_washington("in-the-oval-office", dice=[7], hands=[[], ["filibuster"]], players=2)
    scene.do("confront")
    scene.until("DieRolled", 1)
    assert scene.refused("interrupt", "filibuster") == ("wrong-moment", "11.2")


# -- P02 to P08: the president is absent -------------------------------------------------------------------------------

ABSENT = [card for card, here in zip(PACK.presidential_ids, PACK.present, strict=True) if not here]


@pytest.mark.parametrize("card", ABSENT)
def test_absent_president_leaves_a_normal_turn_and_no_roll(card: str) -> None:
    """CR-13."""
    scene = in_washington(card, hands=[["veto"], ["veto"]], dice=[20])
    scene.do("confront")
    while scene.step != "TakeAction":
        scene.do(*scene.game.legal(scene.state)[0])
    assert (scene.state.active, scene.left, scene.state.travelled) == (0, 3, 0)
    assert revealed(scene) == [card]
    assert not scene.said("rolled")
    assert scene.refused("confront") == ("not-offered", "2.1")  # once a turn


def test_P02_cabinet_purge_takes_the_whole_hand() -> None:
    scene = in_washington("cabinet-purge", hands=[["veto", "hacker"], ["emp"]], dictators=["fidel", "idi"])
    scene.act("confront")
    assert (scene.hand(0), scene.hand(1)) == ([], ["emp"])
    assert sorted(scene.pile()) == ["hacker", "veto"]
    assert scene.step == "TakeAction"


def test_P02_cabinet_purge_with_an_empty_hand_does_nothing() -> None:
    scene = in_washington("cabinet-purge", hands=[[], ["emp"]])
    scene.act("confront")
    assert scene.pile() == []
    assert scene.state.skips == [0, 0]


def test_P03_defcon_raises_the_level_and_carries_it_out_and_nothing_else() -> None:
    scene = in_washington("defcon")
    fathers, deck = len(scene.state.father_deck), len(scene.state.deck)
    scene.do("confront")
    assert scene.state.defcon == 4
    for _ in range(2):
        assert scene.step == "PlaceRoadblock"
        scene.do(*scene.game.legal(scene.state)[0])
    assert scene.step == "TakeAction"
    assert (len(scene.state.father_deck), len(scene.state.deck)) == (fathers, deck)
    assert revealed(scene) == ["defcon"]  # R19: its own pile
    assert scene.pile() == []


def test_P03_defcon_may_end_the_game() -> None:
    scene = in_washington("defcon")
    scene.state.defcon = 2
    scene.do("confront")
    assert scene.state.outcome.how == "missiles"


def test_P04_oops_arms_a_facility_again() -> None:
    scene = in_washington("oops", disarmed=2)
    scene.disarmed(0, "YYZ")
    scene.do("confront")
    assert (scene.step, scene.seat) == ("Rearm", 0)
    assert scene.refused("rearm", "YYZ") == ("not-offered", "8")  # zone 4
    assert scene.refused("rearm", "BGR") == ("not-offered", "8")  # armed anyway
    scene.act("rearm", "MOT")
    assert scene.state.disarmed_count(0) == 1
    assert scene.place(0) == "WDC"
    at = scene.state.facilities[0].index(PACK.place["MOT"])
    assert scene.state.disarmed[0][at] == 0


def test_P04_oops_sends_who_has_disarmed_nothing_to_hawaii() -> None:
    scene = in_washington("oops", hands=[[], ["tornado-season"]])
    scene.disarmed(0, "YYZ")
    scene.do("confront")
    assert scene.place(0) == "HNL"
    assert scene.step == "TakeAction"  # not a move of one's own: nothing answers it


def test_P04_oops_opens_the_sky_of_hawaii() -> None:
    """R26."""
    scene = in_washington("oops", places=["WDC", "SEA"])
    scene.no_fly("HAWAII")
    scene.do("confront")
    assert scene.place(0) == "HNL"
    assert sum(scene.state.no_fly) == 0


def test_P05_golf_day_does_nothing() -> None:
    scene = in_washington("golf-day", hands=[["veto"], ["emp"]], disarmed=1)
    before = scene.sees(None)
    scene.act("confront")
    after = scene.sees(None)
    assert after.players == before.players
    assert (after.deck, after.defcon, after.no_fly, after.blocked) == (before.deck, 5, [], [])


def test_P06_state_banquet_draws_cards_one_after_the_other() -> None:
    scene = in_washington("state-banquet", hands=[["emp"], []], deck=["trident", "veto"], dictators=["fidel", "idi"])
    scene.act("confront")
    assert PACK.presidential_effect[PACK.presidential["state-banquet"]] == [("draw", (2,))]
    assert scene.hand(0) == ["veto"]  # the Trident took the hand first
    assert scene.pile() == ["emp", "trident"]
    assert scene.left == 3


def test_P06_state_banquet_cannot_be_wiretapped() -> None:
    scene = in_washington("state-banquet", hands=[[], ["wiretap"]])
    scene.do("confront")
    assert scene.step == "TakeAction"
    assert len(scene.hand(0)) == 2


def test_P07_secret_service_escort_to_the_cia_headquarters() -> None:
    scene = in_washington("secret-service-escort", hands=[[], ["tornado-season"]])
    scene.do("confront")
    assert scene.place(0) == "CIA"
    assert scene.step == "TakeAction"  # nothing answers it
    assert scene.left == 3


def test_P08_air_force_one_closes_the_eastern_sky() -> None:
    scene = in_washington("air-force-one")
    scene.do("confront")
    assert [PACK.zone_ids[zone] for zone in scene.sees(1).no_fly] == ["EASTERN"]


def test_P08_air_force_one_does_nothing_when_it_is_closed() -> None:
    scene = in_washington("air-force-one")
    scene.no_fly("EASTERN")
    scene.do("confront")
    assert sum(scene.state.no_fly) == 1
    assert scene.step == "TakeAction"
