"""The bot that plans: it sees what its seat sees, thinks longest where it is close, and the same with the same dice."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from brink.bots import bot_names, make_bot, plans, usual_bot
from brink.bots.planner import PATIENT, Candidate, Effort, Planner, Thinking
from brink.bots.registry import PLANNING
from brink.engine import Action, Chance, Sight
from brink.engine.minds import NEVER
from brink.engine.registry import find_game, games
from brink.games.volk.mind import VolkMind
from brink.games.volk.state import VolkState

GAME = find_game("volk")
MIND = VolkMind()
SMALL = Effort(rollouts=12, candidates=4)


def position(seed: int, decisions: int) -> VolkState:
    """A game of steady bots after so many decisions, before one with a choice of several."""
    chance = Chance(seed.to_bytes(16, "big"))
    state: VolkState = GAME.setup(2, {}, chance, GAME.pack())
    bot = make_bot(GAME, "steady", chance.fork("bot"))
    for made in count():
        legal = GAME.legal(state)
        if made >= decisions and len(legal) > 4:
            return state
        GAME.apply(state, bot.choose(sight_of(state)))
    raise AssertionError


def sight_of(state: VolkState) -> Sight:
    return Sight(GAME, state, GAME.to_act(state), GAME.legal(state))


def planner(effort: Effort = SMALL, seed: int = 1) -> Planner:
    return Planner(GAME, MIND, effort, Chance(seed.to_bytes(16, "big")))


def test_a_game_with_a_mind_has_a_bot_that_plans() -> None:
    for name, game in games().items():
        assert [level for level in bot_names(game) if level in PLANNING] == ([*PLANNING] if plans(game) else []), name
        assert usual_bot(game) not in PLANNING, "nobody waits for a bot whom he did not choose"


def test_the_same_dice_lead_to_the_same_thoughts() -> None:
    state = position(3, 40)
    assert planner().ranking(sight_of(state)) == planner().ranking(sight_of(state))
    assert planner().ranking(sight_of(state)) != planner(seed=2).ranking(sight_of(state))


def two_worlds(seed: int, decisions: int) -> tuple[VolkState, VolkState]:
    """Two that the deciding seat cannot tell apart."""
    for later in count(decisions):
        state = position(seed, later)
        other = GAME.imagine(state, GAME.to_act(state), Chance(bytes([9] * 16)))
        if GAME.hash(other) != GAME.hash(state):
            return state, other
    raise AssertionError


@pytest.mark.parametrize("decisions", [10, 90])
def test_it_cannot_tell_apart_what_its_seat_cannot(decisions: int) -> None:
    """The same decision in another world that looks the same from there: the same thoughts, to the last digit."""
    state, other = two_worlds(5, decisions)
    assert GAME.legal(other) == GAME.legal(state)
    assert planner().ranking(sight_of(other)) == planner().ranking(sight_of(state))


def test_time_goes_where_it_is_close() -> None:
    found = planner().ranking(sight_of(position(3, 40)))
    assert len(found) == SMALL.candidates
    assert found[0].rollouts == found[1].rollouts > found[2].rollouts >= found[3].rollouts > 0
    assert sum(one.rollouts for one in found) <= SMALL.rollouts
    assert all(0 <= one.value <= 1 for one in found)
    assert found[0].value >= found[1].value


def test_a_clock_cuts_it_short() -> None:
    """Every candidate has been tried once by then."""
    ticks = count()
    hurried = Planner(GAME, MIND, Effort(10_000, 4, seconds=0.5), Chance(bytes(16)), clock=lambda: float(next(ticks)))
    found = hurried.ranking(sight_of(position(3, 40)))
    assert [one.rollouts for one in found] == [1, 1, 1, 1]
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)


def test_only_a_table_hurries() -> None:
    """In the lab the same seed is the same game, whatever else the machine does."""
    lab, table = (make_bot(GAME, "strong", Chance(bytes(16)), hurried=hurried) for hurried in (False, True))
    assert isinstance(lab, Planner)
    assert isinstance(table, Planner)
    assert lab._effort == msgspec.structs.replace(PLANNING["strong"], seconds=None)
    assert table._effort == msgspec.structs.replace(PLANNING["strong"], rollouts=PATIENT)


def test_it_sees_what_one_look_does_not() -> None:
    """Of two actions it takes the one after which the game is won, however bad that looks at first sight."""
    state = position(3, 40)
    sight = sight_of(state)
    worst = min(zip(MIND.rank(state, sight.seat, sight.legal), sight.legal, strict=True))[1]

    class Hindsight(VolkMind):
        """Only what this action led to counts as won."""

        def rests(self, begun: VolkState, now: VolkState) -> bool:
            return True

        def values(self, state: VolkState) -> list[float]:
            return [float(GAME.hash(state) == wanted)] * 2

    def after(action: Action) -> str:
        world = sight.imagine(Chance(bytes(16)))
        GAME.apply(world, action)
        return GAME.hash(world)

    wanted = after(worst)
    legal = sight.legal

    class Fixed(Sight):
        """One world only, so that what comes of an action can be known."""

        def imagine(self, chance: Chance) -> VolkState:
            world: VolkState = GAME.imagine(state, sight.seat, Chance(bytes(16)))
            return world

    bot = Planner(GAME, Hindsight(), Effort(len(legal) * 2, len(legal)), Chance(bytes(16)))
    assert bot.choose(Fixed(GAME, state, sight.seat, legal)) == worst


class TestFirstSight:
    """What the mind says before anything is tried."""

    def candidates(self, mind: VolkMind) -> list[Candidate]:
        return Thinking(GAME, mind, sight_of(position(3, 40)), Chance(bytes(16))).candidates(100)

    def test_what_leads_nowhere_is_not_thought_about(self) -> None:
        class Sure(VolkMind):
            def rank(self, world: VolkState, seat: int, legal: list[Action]) -> list[float]:
                return [NEVER, 1.0, *[NEVER] * (len(legal) - 2)]

        class Lost(VolkMind):
            def rank(self, world: VolkState, seat: int, legal: list[Action]) -> list[float]:
                return [NEVER] * len(legal)

        legal = GAME.legal(position(3, 40))
        assert [one.action for one in self.candidates(Sure())] == [legal[1]]
        assert [one.action for one in self.candidates(Lost())] == legal, "something must be done"

    def test_what_looks_best_is_trusted(self) -> None:
        """The less, the more worlds have been tried."""

        class Trusting(VolkMind):
            trust = 0.2

        first, *others = self.candidates(Trusting())
        assert first.trust == 0.2
        assert {one.trust for one in others} == {0.0}
        first.total, first.rollouts = 0.5, 1
        lucky = others[0]
        lucky.total, lucky.rollouts = 0.6, 1
        assert first.standing > lucky.standing
        first.total, first.rollouts, lucky.total, lucky.rollouts = 50.0, 100, 60.0, 100
        assert first.standing < lucky.standing
        assert first.value == 0.5
