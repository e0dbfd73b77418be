"""What a button says that something costs is what it takes."""

from __future__ import annotations

from itertools import islice

from brink.games.dictators import verbs
from brink.games.dictators.playing_your_turn import TakeAction
from dictators.scene import GAME, PACK, Table
from dictators.shaking import positions

FREE = (verbs.End, verbs.Token)  # what never costs an action
PLAIN = ("francisco", "idi", "genghis", "benito")


def test_2_1_disarming_costs_travel_and_one_action_more() -> None:
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]])
    assert GAME.cost(scene.state, verbs.DISARM) == 2


def test_2_1_every_cost_that_is_said_is_paid() -> None:
    seen = set()
    for state in islice(positions(4, "costs"), 700):
        turn = state.agenda[-1]
        if not isinstance(turn, TakeAction):
            continue
        for action in GAME.legal(state):
            world = state.clone()
            world.agenda.pop()
            turn.perform(world, action)
            said = GAME.cost(state, action)
            assert world.spent - state.spent == said, action
            assert said or isinstance(action, (*FREE, verbs.Play, verbs.Activate)), action
            seen.add(type(action))
    assert {verbs.Travel, verbs.Fly, verbs.Draw, verbs.Play, verbs.Disarm, verbs.Bully, verbs.Dismiss} <= seen


def test_D06_an_interruption_costs_benito_nothing_either() -> None:
    """Its button is greyed in one's own turn, and says no price that nobody pays."""
    scene = Table(2, dictators=("benito", "idi"), hands=[["tornado-season", "amtrak"]])
    said = {card: GAME.cost(scene.state, verbs.Play(PACK.card[card])) for card in ("tornado-season", "amtrak")}
    assert said == {"tornado-season": 0, "amtrak": 1}


def test_F07_D06_whoever_sees_a_card_of_a_hand_sees_what_it_costs_now() -> None:
    """Empty where that is what is printed; an interruption has no cost, and one that is not seen tells none."""
    hands = [["amtrak", "bulldozer", "veto"], ["veto", "emp"]]
    scene = Table(2, dictators=("benito", "idi"), hands=hands)

    def costs(viewer: int | None, seat: int) -> dict[str, int]:
        seen = scene.sees(viewer).players[seat]
        return {PACK.card_ids[card]: cost for card, cost in zip(seen.hand, seen.costs, strict=bool(seen.costs))}

    assert costs(0, 0) == {"amtrak": 1, "bulldozer": 1, "veto": 0}
    assert scene.sees(1).players[1].costs == []
    scene.father(1, "alexander-hamilton")
    assert costs(1, 1) == {"veto": 0, "emp": 3}
    assert scene.sees(0).players[1].costs == scene.sees(None).players[1].costs == []
