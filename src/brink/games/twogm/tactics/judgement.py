"""What the tactician weighs: numbers with names, found by playing (`python -m bench.tactician`), not by hand.

They lie in `minds/tactician.json`, those for missions in `minds/tactician-missions.json`, with how they were made.
Worth is counted in action points, as units cost them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from brink.engine.minds import read_learned

FILE: Final = Path(__file__).parents[1] / "minds" / "tactician.json"
MISSIONS: Final = FILE.with_name("tactician-missions.json")


class Judgement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One tactician's opinions."""

    # Odds: how many times the other army one's own is.
    least_odds: float
    most_odds: float
    handful: float  # added to both armies: the first units to come are no odds yet

    # Targets.
    hq_point: float  # a hit point of an HQ between equals,
    hq_odds: float  # and the power of the odds that it grows with
    lethal_point: float  # one that this shot may finish off
    tank_worth: float  # of its cost, more than infantry
    gun_worth: float
    transport_worth: float
    armor_worth: float  # of its cost, for each point of armor above 1
    command_worth: float
    first_line: float  # an enemy in one's deployment line
    breaks_supply: float  # an enemy just beyond one's supply line
    wounding: float  # wounds that do not destroy, as a share of what they would be worth if life were all the same
    raid: float  # what it may do to one's own HQ next turn
    menace: float  # the best that it could do to one's own
    pinning: float  # of what it costs: to move and shoot worse for a turn

    # Spaces.
    caution: float  # between equals,
    caution_odds: float  # and the power of the odds that it falls with
    tank_care: float  # more caution for a tank, as a share of it
    gun_care: float
    comes: float  # of a threat, if the enemy must move first
    shared: float  # how much its other targets turn a shooter away
    next_turn: float  # fire that is not possible before the next turn
    cover: float
    forward: float  # a line, for whoever fights, between equals,
    forward_odds: float
    tank_forward: float  # the same for a tank, as a share of it
    gun_forward: float
    command_forward: float
    command_caution: float  # as a share of caution
    empties: float  # no unit is left in a line
    fills: float  # the first unit in a line
    supply: float  # a line more in the supply line
    stay: float

    # Assaults.
    reaction: float
    least_assault: float
    storm: float  # of an assault that is possible in the next turn
    over_shot: float  # how many times what the best shot would bring

    # Where units are deployed.
    landing_caution: float
    landing_command: float
    landing_next_turn: float
    landing_cover: float
    landing_centre: float  # for each column

    # Which units are deployed; the damage they may do (`might`) is the measure.
    kit: float  # the damage of the best weapon that it could be given
    life: float
    armor: float
    steps: float
    infantry: float
    tank: float
    artillery: float
    transport: float
    airplane: float
    pierces: float  # more damage for a gun that pierces whoever is there
    proof: float  # against whoever is there
    price: float  # the power of the cost that it is divided by
    mighty: float  # worth saving for
    keep_reaction: float  # a reaction card is kept with so many times its cost

    # Equipment: what it is worth, and what it may cost.
    hmg: float
    mortar: float
    grenades: float
    antitank: float
    antitank_lacking: float
    machine_gun: float
    face_down: float
    smoke_shell: float
    rockets: float
    medic: float
    other_kit: float
    kit_price: float
    kit_scarce: float  # more, where the hand needs the points

    # Support cards, bombs and fighters: what they must bring, as a share of what they cost.
    strike_first: float  # before units are deployed
    bomber: float
    barrage: float
    card: float
    fighter: float
    worthy: float  # the cost of a unit that a card is spent on
    healing: float  # wounds
    smoke_from: float
    ambush_from: float
    intercept_from: float
    counter_from: float

    # The hand.
    bid: float
    opening_cheap: float  # a hand is kept that adds up to 1: for each cheap unit,
    opening_command: float  # and for a command group
    keep_dear: float  # less for each point that is missing next turn
    keep_support: float
    keep_point: float  # for each point that a support card costs in the deck

    # Missions; in a Battle Royal none of this is asked.
    goal: float = 1.0  # to stand where the mission wants one, or the other side's does not
    bounty: float = 1.0  # who is counted, where losses are
    objective: float = 2.0  # an enemy on a space that the mission is about
    hurry: float = 1.0  # how much more the way forward counts as rounds go by
    minor_hq: float = 1.0  # an HQ whose fall decides nothing, as a share of what the procedure gives
    short_of_time: float = 1.0  # how many times as much the way forward counts for whoever loses after the last round,
    short_caution: float = 1.0  # and caution


class Trained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A judgement, and how it was made."""

    command: str
    seed: str
    games: int
    commit: str
    weights: Judgement


def read(file: Path = FILE) -> Trained:
    return read_learned(file, Trained, "python -m bench.tactician")


@cache
def shipped(mission: bool = False) -> Judgement:
    return read(MISSIONS if mission else FILE).weights
