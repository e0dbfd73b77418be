"""The forecast against the rules: whatever players choose, what happens lies in what was foreseen.

From positions of random games of both titles, in the middle of decades, in every phase of their ends and after the
game, the end of the decade is played several times. `BRINK_FORESIGHT=20000` looks at that many positions.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.run import advance
from brink.games.volk import Volk
from brink.games.volk.forecast import Forecast
from brink.games.volk.icons import EAST
from brink.games.volk.pack import DECADES
from brink.games.volk.sequence import NextDecade, end_of_decade
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.twoplustwo.pack import ONLY_ON
from brink.games.volk.twoplustwo.sequence_of_play import end_of_two_decade
from volk.scene import Scene

POSITIONS = int(os.environ.get("BRINK_FORESIGHT", "1000")) // 2  # of each title
RUNS = 4  # of the end of the decade, from each
TITLES: list[tuple[Any, Any]] = [(Volk(), end_of_decade), (TwoPlusTwo(), end_of_two_decade)]
GONE = {f"{what}-dismantled{by}" for what in ("factory", "line", "piece") for by in ("", "-by")}
RUN_DOWN = {"factory-run-down", "factory-run-down-by"}
AFTER, NEVER = 99, 100
FREE = ("SupplierProtest",)  # which supplier protests changes nothing that is foreseen


class Seen:
    """What happened in one end of a decade, from its log."""

    def __init__(self, state: Any, first_choice: int) -> None:
        self.state = state
        self.first_choice = first_choice  # the phase, or NEVER
        self.lost: Counter[int] = Counter()
        self.ruined: Counter[int] = Counter()
        self.standard: Counter[int] = Counter()
        self.envy: Counter[int] = Counter()
        self.pressure: Counter[tuple[int, int]] = Counter()
        self.said: dict[str, Any] = {}
        self.phases: list[int] = []


def watch(game: Any, state: Any, end: Any, chance: Chance, way: int) -> Seen:
    """The end of the decade from here, with the first choice always (0), the last (1), or any."""
    world = state.clone()
    world.log = log = []
    phase = state.phase
    if not phase:
        begin(world, end)
    first = NEVER
    while world.outcome is None and world.phase:
        legal = game.legal(world)
        if len(legal) > 1 and type(world.agenda[-1]).__name__ not in FREE:
            first = min(first, order(world.phase))
        at = (0, len(legal) - 1)[way] if way < 2 else chance.below(len(legal))
        game.apply(world, legal[at], legal)
    seen = Seen(world, first)
    seen.phases.append(phase)
    source = (0, 0)
    for entry in log:
        args = entry.args
        if entry.key == "phase":
            phase = args["phase"] + 1
            seen.phases.append(phase)
        elif entry.key in GONE:
            seen.lost[phase] += 1
        elif entry.key in RUN_DOWN:
            seen.lost[phase] += 1
            seen.ruined[phase] += 1
        elif entry.key == "standard-falls" and phase == 5:
            seen.standard[args["province"]] += 1
        elif entry.key == "pressure":
            source = args["province"], args["province_to"]
        elif entry.key == "unrest-comes" and phase == 6:
            seen.envy[args["province"]] += args["count"]
        elif entry.key == "unrest-comes" and phase == 7:
            seen.pressure[source] += args["count"]
        elif entry.key == "decade-begins":
            break
        seen.said.setdefault(entry.key, args)
    return seen


def order(phase: int) -> int:
    """The three phases of 2+2 come first."""
    return phase - 20 if phase > 10 else phase


def within(span: Any, value: int, what: str) -> None:
    assert span is not None, f"{what}: nothing was foreseen, it is {value}"
    assert span[0] <= value <= span[1], f"{what}: {span} was foreseen, it is {value}"


def hold(found: Forecast, seen: Seen) -> None:
    said, state = seen.said, seen.state
    for key, span, name in (("flight", found.flight, "level"), ("balance", found.balance, "balance")):
        if key in said:
            within(span, said[key][name], key)
    losses = {1: found.flight_loss, 2: found.prestige_loss, 4: found.police_costs}
    for phase, span in losses.items():
        if phase in seen.phases:
            within(span, seen.lost[phase], f"lost in phase {phase}")
    if 3 in seen.phases:
        within(found.run_down, seen.ruined[3], "run down")
        within(found.dismantled, seen.lost[3] - seen.ruined[3], "dismantled for currency")
    for phase, spans, counts in ((5, found.standard_lost, seen.standard), (6, found.envy, seen.envy)):
        if phase in seen.phases[1:]:
            assert spans is not None
            for province, span in enumerate(spans):
                within(span, counts[province], f"phase {phase}, province {province}")
    if 7 in seen.phases[1:]:
        foreseen = {(a, b): (least, most) for a, b, least, most in found.pressure or ()}
        for pair in {*foreseen, *seen.pressure}:
            within(foreseen.get(pair, (0, 0)), seen.pressure[pair], f"pressure {pair}")
    if "prestige-space" in said:
        assert said["prestige-space"]["space"] in found.spaces
        assert said["prestige-space"]["side"] == found.prestige
    for key, sign in (("socialists-come", 1), ("socialists-go", -1)):
        if key in said:
            assert found.socialists == sign * said[key]["count"]
    if "protests" in said:
        for side, name in enumerate(("west", "east")):
            assert found.protests is not None
            within(found.protests[side], said["protests"][name], f"protests, {name}")
    endings = {ending.how: ending.seats for ending in found.endings}
    how = state.outcome.how if state.outcome else ""
    assert how in endings, f"{how or 'it goes on'}: not foreseen"
    if state.outcome:
        assert set(state.outcome.winners) <= set(endings[how])
    if found.cold_war:
        hold_cold_war(found.cold_war, seen, how)


def hold_cold_war(found: Any, seen: Seen, how: str) -> None:
    if how not in ("arms-race", "space-race"):
        for power, money in enumerate(seen.state.treasury):
            within(found.treasury[power], money, "treasury")
            within(found.points[power], seen.state.points(power), "points")
    if "reward-space" in seen.said:
        assert seen.said["reward-space"]["space"] in found.spaces
        assert seen.said["reward-space"]["power"] == found.power
    if "drew-early" in seen.said:
        assert found.draws == seen.said["drew-early"]["seat"]


def tight(found: Forecast, first: int) -> None:
    """What comes before the first choice is one number."""
    spans: list[tuple[int, Any]] = [
        (1, found.flight), (1, found.flight_loss), (2, found.prestige_loss), (3, found.balance), (3, found.run_down),
        (3, found.dismantled), (4, found.police_costs),
        *((5, span) for span in found.standard_lost or ()), *((6, span) for span in found.envy or ()),
        *((7, pair[2:]) for pair in found.pressure or ()), *((10, span) for span in found.protests or ()),
    ]  # fmt: skip
    for phase, span in spans:
        if span is not None and phase < first:
            assert span[0] == span[1], f"phase {phase}: {span}, but the first choice is in phase {first}"
    if first == NEVER:
        assert len(found.endings) == 1
        assert len(found.endings[0].seats) <= 1


# -- positions --------------------------------------------------------------------------------------------------


def begin(world: Any, end: Any) -> None:
    """The decade ends here and now."""
    world.agenda = [*reversed(end())]
    advance(world)


def positions(game: Any, end: Any, wanted: int) -> Iterator[Any]:
    """Half of them from random games: each at the end of a decade, of the others one in six, each end of a game.

    Between them, because random games are poor, boards in any disorder, at some moment of the end of a decade.
    """
    chance = Chance(seed_from(f"foresight {game.name}"))
    count = 0
    while count < wanted:
        state = game.setup(game.players[0], {}, chance.fork(f"game {count}"))
        while count < wanted:
            if state.phase or state.outcome or not chance.below(6):
                count += 2
                yield state
                yield any_moment(game, any_board(state, chance), end, chance)
            if state.outcome:
                break
            legal = game.legal(state)
            game.apply(state, legal[chance.below(len(legal))], legal)


def any_moment(game: Any, state: Any, end: Any, chance: Chance) -> Any:
    """While cards are played, or after some decisions of the end of the decade."""
    if not chance.below(3):
        return state
    begin(state, end)
    for _ in range(chance.below(25)):
        later = state.clone()
        if later.outcome is None:
            legal = game.legal(later)
            game.apply(later, legal[chance.below(len(legal))], legal)
        if later.outcome or not later.phase:
            return state
        state = later
    return state


def any_board(state: Any, chance: Chance) -> Any:
    """The same game with another Germany, and markers anywhere."""
    state, pack = state.clone(), state.pack
    state.outcome, state.phase = None, 0
    state.agenda = state.agenda or [NextDecade()]
    state.decade = 1 + chance.below(DECADES)
    rich, restless = 2 + chance.below(3), 3 + chance.below(5)
    state.standard = [chance.below(rich) for _ in state.standard]
    state.sectors = [chance.below(rich) for _ in state.sectors]
    state.standard[pack.west_berlin] = sum(state.sectors)
    state.unrest = [chance.below(restless) for _ in state.unrest]
    state.borrowed = [pack.suppliers[chance.below(3)] for _ in range(state.unrest[pack.west_berlin] // 4)]
    state.socialists = [chance.below(2) if side == EAST else 0 for side in pack.side_of]
    state.box = chance.below(5)
    any_economy(state, chance)
    state.hamburg = pack.site_provinces[pack.hamburg][chance.below(2)]
    state.police = [card for card, star in enumerate(pack.police) if star and not chance.below(3)]
    state.police_used = [chance.below(2) for _ in state.police]
    state.wall = not chance.below(4)
    for track in ("prestige", "currency", "socialism", *(("dominance", "space", "arms") if state.players > 2 else ())):
        end = state.track_end(track)
        setattr(state, track, chance.below(2 * end + 1) - end)
    if state.players > 2:
        state.treasury = [chance.below(16) - 8 for _ in state.treasury]
    return state


def any_economy(state: Any, chance: Chance) -> None:
    pack, density = state.pack, 1 + chance.below(6)
    kinds = {"city": 2, "hamburg": 2, "rheinsberg": 3, "external": 2}
    state.factories = []
    for site, entry in enumerate(pack.map.sites):
        east = pack.site_side[site] == EAST and entry.kind == "city"
        state.factories.append(chance.below(kinds[entry.kind] + east) if chance.below(7) < density else 0)
    state.built = []
    for line, (a, b) in enumerate(pack.line_ends):
        possible = (state.factories[a] or state.factories[b]) and chance.below(7) < density
        state.built.append(chance.below(pack.full[line] + 1) if possible else 0)


def foresee_all(game: Any, end: Any, wanted: int) -> Counter[int]:
    """Hold so many positions to the rules; how many in which phase."""
    chance = Chance(seed_from("foresight"))
    met: Counter[int] = Counter()
    for state in positions(game, end, wanted):
        found = game.view(state, None).forecast
        if state.outcome:
            assert found is None
            met[AFTER] += 1
            continue
        met[state.phase] += 1
        first = NEVER
        for way in range(RUNS):
            seen = watch(game, state, end, chance, way)
            hold(found, seen)
            first = min(first, seen.first_choice)
        tight(found, first)
    return met


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title[0].name)
def test_what_happens_was_foreseen(title: Any) -> None:
    met = foresee_all(*title, POSITIONS)
    assert set(met) >= {0, 1, 2, 3, 4, 5, 7, 8, 9, AFTER}, met  # 10 asks nobody, 6 only for West Berlin


def all_ways(game: Any, state: Any, end: Any) -> Iterator[Seen]:
    """The end of the decade from here by every choice that there is."""
    ways = [[]]
    while ways:
        way = ways.pop()
        open_choices: list[int] = []
        seen = watch(game, state, end, _Way(way, open_choices), 2)
        for at in range(len(way), len(open_choices)):
            ways += [[*way, *[0] * (at - len(way)), other] for other in range(1, open_choices[at])]
        yield seen


class _Way(Chance):
    """These choices, then always the first; it notes how many there were at each."""

    def __init__(self, way: list[int], open_choices: list[int]) -> None:
        super().__init__(bytes(16))
        self.way, self.open_choices = way, open_choices

    def below(self, n: int) -> int:
        at = len(self.open_choices)
        self.open_choices.append(n)
        return self.way[at] if at < len(self.way) else 0


def test_V17_the_forecast_leaves_nothing_out_and_may_name_what_no_choice_leads_to() -> None:
    """A point built for prestige can be dismantled for currency: each loss is foreseen by itself, so that nothing is
    left to pay with seems possible.
    """
    game, end = TITLES[0]
    state = Scene(factories=["dresden"], standard={"EB": 1, "NI": 2}, prestige=1).state
    found = game.view(state, None).forecast
    ways = list(all_ways(game, state, end))
    assert len(ways) > 1
    for seen in ways:
        hold(found, seen)
    assert {seen.state.outcome and seen.state.outcome.how for seen in ways} == {None}
    assert {ending.how for ending in found.endings} == {"", "insolvency"}


def test_so_it_is_with_any_reward_that_a_pack_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dominance may change the West's economy too, where somebody's own pack says so."""
    game, end = TITLES[1]
    pack = game.pack()
    allowed = [n for n, icon in enumerate(pack.icons) if icon.kind in ONLY_ON["dominance"] and not icon.place]
    chance = Chance(seed_from("rewards"))
    for space in range(-6, 7):
        if space:
            monkeypatch.setitem(pack.rewards, space, tuple(allowed[chance.below(len(allowed))] for _ in range(3)))
    foresee_all(game, end, POSITIONS // 5)
