"""What a card can be aimed at: an opponent, a place, some roads. The bases of the words in the card files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from brink.engine import Action, Arg, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.playing_cards import NO_MORE, Play, Word, takes_effect
from brink.games.dictators.state import DictatorsDecision, DictatorsState
from brink.games.dictators.the_map import Move, go


class ChooseOpponent(DictatorsDecision, frozen=True):
    """Whom?"""

    rule = "3.1"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.Whom(seat) for seat in state.clockwise(self.seat)]


class OneTarget(Word):
    """A word that needs one thing named."""

    def aims(self, state: DictatorsState, play: Play) -> bool:
        return not play.targets


class OneOpponent(OneTarget):
    """A word that needs an opponent named."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        reason = None
        for seat in state.clockwise(play.seat):
            reason = self.refuse_opponent(state, play, seat)
            if reason is None:
                break
        return reason

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return [verbs.Whom(seat) for seat in state.clockwise(play.seat)]

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Whom)
        return self.refuse_opponent(state, play, action.seat)

    def refuse_opponent(self, state: DictatorsState, play: Play, seat: int) -> Reason | None:
        return None

    def happens_to(self, state: DictatorsState, play: Play) -> tuple[int, ...]:
        return play.targets[:1] or (play.seat,)

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"seat_whom": play.targets[0]}


class OnePlace(OneTarget):
    """A word that moves the player's own meeple to a place that is named."""

    def reachable(self, state: DictatorsState, play: Play) -> list[int]:
        raise NotImplementedError

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if self.reachable(state, play):
            return None
        return refuse("nowhere-to-go", "R27", place=state.places[play.seat])

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return go(state, self.reachable(state, play))

    def options(self, state: DictatorsState, play: Play) -> list[Action]:
        return go(state, self.reachable(state, play))

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"place": play.targets[0]}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.then(Move(play.seat, play.targets[0]))


@dataclass(frozen=True)
class SomeRoads(Word):
    """A word that needs up to so many roads named, at least one."""

    count: int

    def refuse_one(self, state: DictatorsState, play: Play, road: int) -> Reason | None:
        raise NotImplementedError

    def change(self, state: DictatorsState, road: int) -> None:
        raise NotImplementedError

    def tell(self, state: DictatorsState, seat: int, road: int) -> None:
        """Of a single road, where not all that was announced could be done."""
        raise NotImplementedError

    def roads(self, state: DictatorsState, play: Play) -> Sequence[int]:
        """Roads that can be named at all."""
        return range(len(state.blocked))

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if next(self.free_roads(state, play), None) is not None:
            return None
        roads = self.roads(state, play)
        return self.refuse_one(state, play, roads[-1]) if roads else refuse("no-such-road", "R27")

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return next(self.free_roads(state, play), None) is not None

    def left(self, state: DictatorsState, play: Play) -> int:
        return self.count - len(named(state, play))

    def aims(self, state: DictatorsState, play: Play) -> bool:
        if (play.targets and play.targets[-1] == NO_MORE) or len(named(state, play)) >= self.count:
            return False
        return next(self.free_roads(state, play), None) is not None

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        actions = state.pack.road_actions
        return [*(actions[road] for road in self.roads(state, play)), *([verbs.DONE] if play.targets else [])]

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Road)
        return self.refuse_one(state, play, state.pack.road[action.place_a, action.place_b])

    def options(self, state: DictatorsState, play: Play) -> list[Action]:
        actions = state.pack.road_actions
        found = [actions[road] for road in self.free_roads(state, play)]
        return [*found, verbs.DONE] if play.targets else found

    def free_roads(self, state: DictatorsState, play: Play) -> Iterator[int]:
        """Roads that may be named: those that `refuse_one` does not refuse."""
        raise NotImplementedError

    def so_far(self, play: Play) -> dict[str, Arg]:
        return {"place_all": list(play.targets)} if play.targets else {}

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        """The first two roads by their ends, and how many there are."""
        ends = [end for end in play.targets if end != NO_MORE]
        first, second = ends[:2], ends[2:4] or ends[:2]
        pieces: dict[str, Arg] = {"place_a": first[0], "place_b": first[1], "place_c": second[0], "place_d": second[1]}
        return {**pieces, "place_all": ends, "count": len(ends) // 2}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        """What was announced; where meanwhile some of it can no longer be done, the roads with which it is are told."""
        roads, done = named(state, play), list[int]()
        for road in roads:
            if self.refuse_one(state, Play(play.seat, play.card, play.about), road) is None:
                self.change(state, road)
                done.append(road)
        if done == roads:
            takes_effect(state, play.card)
            return
        for road in done:
            self.tell(state, play.seat, road)


def named(state: DictatorsState, play: Play) -> list[int]:
    """The roads among the targets, which are named by their two ends."""
    ends = play.targets
    pairs = len(ends) // 2
    return [state.pack.road[ends[2 * number], ends[2 * number + 1]] for number in range(pairs)]


def refuse_hand(state: DictatorsState, seat: int) -> Reason | None:
    """An empty hand has nothing to take; Saddam's hand is out of reach (D07)."""
    if state.abilities[seat] == "secure-hand":
        return refuse("hand-secured", "3.5", seat=seat)
    return None if state.hands[seat] else refuse("empty-hand", "3.1", seat=seat)


def can_lose_card(state: DictatorsState, seat: int) -> bool:
    """Whether `refuse_hand` refuses nothing."""
    return bool(state.hands[seat].cards) and state.abilities[seat] != "secure-hand"
