"""What may be played: Battle Royal with any two nations, or a scenario of the pack."""

from __future__ import annotations

from collections.abc import Sequence

from brink.engine import Scene
from brink.engine.scenes import Told
from brink.games.twogm.kinds import BATTLE_ROYAL, NONE, SIDES, Scenario
from brink.games.twogm.tables import Tables


def scenes(pack: Tables) -> Sequence[Scene]:
    open_battle = Scene(
        value=BATTLE_ROYAL,
        sides=tuple(f"side-{side}" for side in SIDES),
        lines=(Told("scene-battle-royal"),),
        asks=SIDES,
    )
    return [open_battle, *(_scene(pack, one) for one in pack.scenarios)]


def _scene(pack: Tables, scenario: Scenario) -> Scene:
    return Scene(
        value=scenario.id,
        sides=tuple(pack.names["faction"][side.deck.faction] for side in scenario.sides),
        lines=(
            Told("scene-length", {"rounds": scenario.rounds}),
            *_balance(scenario),
            Told(f"scenario-{scenario.id}-text"),
        ),
    )


def _balance(scenario: Scenario) -> tuple[Told, ...]:
    """How even it is, where somebody has counted."""
    if scenario.south_wins == NONE:
        return ()
    south, north = (side.deck.faction for side in scenario.sides)
    wins = {"south": scenario.south_wins, "north": 100 - scenario.south_wins}
    return (Told("scene-balance", {"faction_south": south, "faction_north": north, **wins}),)
