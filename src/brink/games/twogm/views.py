"""What a seat may see, and worlds that look the same to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from brink.engine import PASS, SPECTATOR, Action, Chance, Given
from brink.engine.hands import deal_hands_anew
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import (
    Against,
    Bombs,
    BombTarget,
    Escort,
    FighterStrikes,
    FighterTarget,
    FlakWindow,
    InterceptWindow,
    enemy_hqs,
    guns,
    machine_guns,
    own_hq,
)
from brink.games.twogm.allowance import allowance
from brink.games.twogm.assault import AssaultWeapon, ReactionWindow
from brink.games.twogm.deployment import Airlift, Deployment, Equip, Land, PlaceUnit
from brink.games.twogm.firing import Aim, ScreenAt, Shooting, UnitShoots
from brink.games.twogm.generals import total_cost
from brink.games.twogm.geometry import ALL_SPACES, area_of
from brink.games.twogm.more_players import allied
from brink.games.twogm.movement import Movement, MoveUnit, can_act, can_do_more, reach
from brink.games.twogm.pack import NONE
from brink.games.twogm.playing_cards import AmbushFire, CarryOut, PutAway, price
from brink.games.twogm.scenarios import staged
from brink.games.twogm.shooting import (
    IMPACT,
    Odds,
    ResolveShot,
    Shot,
    SmokeShellWindow,
    odds,
    shot_at,
    struck_by,
    touching,
)
from brink.games.twogm.state import (
    BOATS,
    EVACUATED,
    MOVEMENT,
    NO_MOVE,
    SHELL,
    TwoGMDecision,
    TwoGMState,
    TwoGMWindow,
)
from brink.games.twogm.support_cards import ChooseSpace, spaces_for
from brink.games.twogm.tables import MAIN
from brink.games.twogm.the_turn import income, last_round, supply_line
from brink.games.twogm.worth import only_ground, ready, tired

HIDDEN = -1
A = TypeVar("A", bound=Action)
OF_CARDS = Movement | MoveUnit | Deployment | Equip | Airlift | Shooting  # decisions in which cards are played
FROM_HAND = verbs.Deploy | verbs.Play | verbs.Load | verbs.Bring


class UnitView(msgspec.Struct, frozen=True):
    """One unit on the table. Slots are masks: bit 0 is the printed weapon, bit i + 1 option i of the card."""

    unit: int
    card: int
    seat: int
    place: int
    wounds: int
    life: int
    equip: int
    used: int
    grey: int
    mounted: int
    movement: int
    spent: int  # all of it, once its move is over
    suppressed: bool
    smoke: bool
    cards: list[int]
    carrier: int
    pair: int
    assault: int
    ranges: list[int]  # of its weapons now, by slot; 0 where there is none
    moves: list[int]  # where it could go


class PlayerView(msgspec.Struct, frozen=True):
    faction: int
    side: int
    ap: int  # HIDDEN while nobody has any
    hand: list[int]  # HIDDEN for a card this viewer does not know
    costs: list[int]  # beside each card: what it costs now
    deck: int
    discard: list[int]
    general: int
    bid: int


class Strike(msgspec.Struct, frozen=True):
    """A unit that an area shot touches, friend or foe."""

    target: int
    place: int
    odds: Odds


class Answer(msgspec.Struct, frozen=True):
    """What an airplane meets on its way, if everything that could answer it does, and all that could escort it do.
    Chances in percent.
    """

    guns: int
    fighters: int
    escorts: int
    arrives: int
    hit: int  # it arrives, and hits,
    destroys: int  # or destroys its target
    expected: float  # damage, of those that do not arrive too


class ShotView(msgspec.Struct, frozen=True):
    """What a shot that may be chosen now would need and do."""

    action: tuple[int | str, ...]  # nothing, where the shot goes with a choice of space
    odds: Odds
    slot: int = NONE  # the weapon, where it is still to be chosen
    target: int = NONE
    place: int = NONE
    reaction: Odds | None = None  # before an assault: what its target may answer first, with the weapon it fears most
    struck: tuple[Strike, ...] = ()  # of an area weapon: all that it would touch
    answer: Answer | None = None  # of an airplane: whether it comes through


class Focus(msgspec.Struct, frozen=True):
    """What the present decision is about, as everybody at the table sees: the chosen unit, its weapon, a card..."""

    unit: int = NONE
    slot: int = NONE
    target: int = NONE
    place: int = NONE
    card: int = NONE
    terrain: int = NONE
    equip: int = 0
    price: int = NONE
    announced: int = NONE  # the support card that is being played


class RaidView(msgspec.Struct, frozen=True):
    """An attack from the air, or a jump, that is under way."""

    fliers: list[int]  # who strikes, then the escort
    interceptors: list[int]
    place: int
    target: int  # the unit there that is meant; NONE for bombs, which are for all
    area: tuple[int, ...]  # spaces that would be struck


class CardToCome(msgspec.Struct, frozen=True):
    card: int
    action: tuple[int | str, ...]


class CardAim(msgspec.Struct, frozen=True):
    """Where a card of the hand may come, or whom it may be for; of what is about no space, one's own HQ."""

    card: int
    spaces: list[int]


class LandingView(msgspec.Struct, frozen=True):
    space: int
    action: tuple[int | str, ...]


class View(msgspec.Struct, frozen=True):
    scenario: int
    turn: int
    round: int
    phase: int
    active: int
    first: int
    spaces: int
    natural: list[int]
    natural_hp: list[int]
    terrain: list[int]
    terrain_hp: list[int]
    anchor: list[int]
    smoke: list[int]
    litter: list[int]
    control: list[int]
    hq_hp: list[int]
    limits: list[int]
    losses: list[int]
    points: list[int]
    units: list[UnitView]
    players: list[PlayerView]
    shots: list[ShotView]
    fired_at: tuple[int, int]  # unit and place of the latest shot
    # Of this turn: shooter, target, place, die, impact and critical (0: none) needed, result.
    rolls: list[tuple[int, ...]]
    focus: Focus
    raid: RaidView | None
    ready: list[int]  # units of the side whose turn it is that are worth choosing in this phase
    tired: list[int]  # of these, who can do nothing any more but pay for a march, or lay smoke on themselves
    only_ground: bool  # Shooting: nothing is left to be done but to fire at forests, bushes and one's own buildings
    coming: list[CardToCome]  # Movement, once nobody else can but pay for a march: what Deployment offers
    landings: list[LandingView]  # while a unit is equipped: how it may come onto the board, once it is placed
    aims: list[CardAim]  # of the cards of the hand that may be played
    areas: list[tuple[int, ...]]  # while an area is aimed at: by space, all that would be struck
    arrivals: list[int]  # while a bomber is sent: by space, the chance in percent that it comes through
    last_round: int  # 0: none
    income: list[int]  # by side, next time, as things stand
    supply: list[int]
    held: list[int]  # by goal of the scenario: turns in a row
    boats: int  # left this turn
    doubled: bool  # R109: a scenario that is staged on both boards


def view(state: TwoGMState, seat: int | None) -> View:
    plain = plain_view(state, seat)
    soon = coming(state, seat)
    return replace(
        plain,
        units=[unit_view(state, unit) for unit in plain.units],
        shots=shots(state, seat),
        ready=ready(state),
        tired=tired(state),
        only_ground=only_ground(state),
        coming=soon,
        landings=landings(state),
        aims=aims(state, seat, soon),
        areas=areas(state),
        arrivals=arrivals(state),
    )


def plain_view(state: TwoGMState, seat: int | None) -> View:
    """Without what is worked out for people: odds, ways to go, whom it is worth while to choose."""
    bit = SPECTATOR if seat is None else seat
    return View(
        scenario=state.scenario,
        turn=state.turn,
        round=state.round(),
        phase=state.phase,
        active=state.active,
        first=state.first,
        spaces=state.spaces,
        natural=state.natural[:],
        natural_hp=state.natural_hp[:],
        terrain=state.terrain[:],
        terrain_hp=[state.terrain_hp[anchor] if anchor != NONE else 0 for anchor in state.anchor],
        anchor=state.anchor[:],
        smoke=state.smoke[:],
        litter=state.litter[:],
        control=state.control[:],
        hq_hp=state.hq_hp[:],
        limits=[HIDDEN if (limit := state.ap_limit(side)) is None else limit for side in (0, 1)],
        losses=state.losses[:],
        points=state.points[:],
        units=[plain_unit(state, u) for army in state.army for u in army],
        players=[player_view(state, owner, bit) for owner in range(state.players)],
        shots=[],
        fired_at=state.fired_at,
        rolls=[roll_view(roll) for roll in state.rolls],
        focus=focus(state),
        raid=raid(state),
        ready=[],
        tired=[],
        only_ground=False,
        coming=[],
        landings=[],
        aims=[],
        areas=[],
        arrivals=[],
        last_round=last_round(state),
        income=[income(state, side) for side in (0, 1)],
        supply=[supply_line(state, side) for side in (0, 1)],
        held=state.held[:],
        boats=max(0, state.counts[BOATS] - state.counts[EVACUATED]),
        doubled=state.scenario != NONE and staged(state) > 1,
    )


def unit_view(state: TwoGMState, plain: UnitView) -> UnitView:
    """With what it reaches."""
    u = plain.unit
    moves = [place for place in reach(state, u) if state.here[place] == NONE] if state.on_board(u) else []
    return replace(plain, ranges=ranges(state, u), moves=moves)


def plain_unit(state: TwoGMState, u: int) -> UnitView:
    attached = state.u_attached[u]
    return UnitView(
        unit=u,
        card=state.u_card[u],
        seat=state.u_seat[u],
        place=state.u_place[u],
        wounds=state.u_wounds[u],
        life=state.wounds_of(u),
        equip=state.u_equip[u],
        used=state.u_used[u],
        grey=state.u_grey[u],
        mounted=state.u_mounted[u],
        movement=allowance(state, u),
        spent=allowance(state, u) if has_moved(state, u) else state.u_spent[u],
        suppressed=state.suppressed(u),
        smoke=bool(state.u_flags[u] & SHELL),
        cards=[card.number for card in state.pack.supports if attached & state.pack.bit(card.number)]
        if attached
        else [],
        carrier=state.u_carrier[u],
        pair=state.u_pair[u],
        assault=state.u_assault[u],
        ranges=[],
        moves=[],
    )


def has_moved(state: TwoGMState, u: int) -> bool:
    """Whether its move is over for this turn; whoever comes after Movement has none but by Mobility, at once."""
    if state.u_flags[u] & NO_MOVE:
        return True
    late = state.active == state.side(u) and state.phase > MOVEMENT
    return late and not any(isinstance(step, MoveUnit) and step.unit == u for step in state.agenda)


def ranges(state: TwoGMState, u: int) -> list[int]:
    owned = state.u_equip[u] | 1
    arsenal = enumerate(state.pack.arsenal[state.u_card[u]])
    return [state.reach_of(u, slot) if weapon is not None and owned >> slot & 1 else 0 for slot, weapon in arsenal]


def roll_view(roll: tuple[int, ...]) -> tuple[int, ...]:
    """§7.7: an HQ knows no critical, whatever the die shows."""
    shooter, target, place, die, impact, _, result = roll
    if target != NONE or place < ALL_SPACES:
        return roll
    return shooter, target, place, die, impact, 0, min(result, IMPACT)


def player_view(state: TwoGMState, owner: int, bit: int) -> PlayerView:
    known = state.hands[owner].known_to(bit)
    hand = [HIDDEN] * (len(state.hands[owner]) - len(known)) + known  # as sorted as the hand is
    return PlayerView(
        faction=state.factions[owner],
        side=owner & 1,
        ap=HIDDEN if state.bidding else state.ap[owner],
        hand=hand,
        costs=[cost_now(state, owner, card) for card in hand],
        deck=len(state.decks[owner]),
        discard=state.discards[owner][:],
        general=state.generals[owner],
        bid=state.bids[owner] if state.revealed or owner == bit else HIDDEN,
    )


def cost_now(state: TwoGMState, owner: int, card: int) -> int:
    if card == HIDDEN:
        return HIDDEN
    return total_cost(state, owner, card, 0) if card < state.pack.first_support else price(state, owner, card)


def focus(state: TwoGMState) -> Focus:
    step = state.agenda[-1] if state.agenda else None
    played = (below.card for below in reversed(state.agenda) if isinstance(below, CarryOut | PutAway))
    equip = step.step if isinstance(step, PlaceUnit) else step
    chosen: tuple[int, int] = (getattr(step, "on", NONE), 0)
    if isinstance(equip, Equip):
        chosen = equip.current()
    return Focus(
        getattr(step, "unit", NONE),
        getattr(step, "slot", NONE),
        getattr(step, "target", NONE),
        getattr(step, "place", NONE),
        *(chosen[0], getattr(step, "terrain", NONE), chosen[1]),
        equip.price(state) if isinstance(equip, Equip) else NONE,
        next(played, NONE),
    )


def raid(state: TwoGMState) -> RaidView | None:
    """What everybody sees fly (§10.2, §10.3, §10.5)."""
    for step in reversed(state.agenda):
        if isinstance(step, FighterStrikes):
            shot = step.shot
            return RaidView([shot.shooter], state.raid[:], shot.place, shot.target, (shot.place,))
        if isinstance(step, Escort | Bombs):
            area = Bombs(step.unit, step.place).area(state)
            return RaidView([step.unit, *state.guard], state.raid[:], step.place, NONE, area)
        if isinstance(step, Land):
            return RaidView([step.unit], [], step.place, NONE, ())
    return None


def coming(state: TwoGMState, seat: int | None) -> list[CardToCome]:
    """What a card of the next phase would do, where nobody has a step left in this one: so it need not be ended first.

    The last to move may have steps left; whoever takes a card has him stay. Not among allies: there the other one is
    asked in between.
    """
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Movement | MoveUnit) or step.seat != seat or state.phase != MOVEMENT or allied(state, seat):
        return []
    moving = [u for u in state.army[seat] if state.on_board(u)]
    if isinstance(step, MoveUnit):
        if not step.moved or can_do_more(state, step.unit, paying=False):
            return []
        moving.remove(step.unit)
    if any(can_act(state, u, paying=False) for u in moving):
        return []
    ways = Deployment(seat).options(state)
    return [CardToCome(way.card, way) for way in ways if isinstance(way, verbs.Deploy | verbs.Play)]


def landings(state: TwoGMState) -> list[LandingView]:
    """§6, §10.5: whatever will be offered when it is placed, jumps too."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Equip) or state.pack.units[step.card].type == "airplane":
        return []
    ways = PlaceUnit(step.seat, step.card, step).options(state)
    return [LandingView(way.space, way) for way in ways if isinstance(way, verbs.At | verbs.Drop)]


def aims(state: TwoGMState, seat: int | None, soon: list[CardToCome]) -> list[CardAim]:
    """So that a card is played where it is dropped, and only where that says something."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, OF_CARDS) or step.seat != seat:
        return []
    cards = [way.card for way in step.options(state) if isinstance(way, FROM_HAND)] + [one.card for one in soon]
    return [CardAim(card, places_for(state, step, card)) for card in cards]


def places_for(state: TwoGMState, step: TwoGMDecision, card: int) -> list[int]:
    """Whoever comes along comes where the first one does; a bomber goes to its target."""
    if card >= state.pack.first_support:
        return spaces_for(state, step.seat, card)
    first = step if isinstance(step, Equip) else Equip(step.seat, card, airlift=isinstance(step, Airlift))
    unit = state.pack.units[first.card]
    if "bomber" in unit.abilities:
        return [*range(state.spaces), *enemy_hqs(state, step.seat & 1)]
    if unit.type == "airplane":
        return [own_hq(state, step.seat)]
    ways = PlaceUnit(step.seat, first.card, first).options(state)
    return [way.space for way in ways if isinstance(way, verbs.At | verbs.Drop)]


# -- before firing ----------------------------------------------------------------------------------------------


def shots(state: TwoGMState, seat: int | None) -> list[ShotView]:
    """While this seat aims: the odds of everything it may fire at. While it is shot at: those of the shot."""
    step = state.agenda[-1] if state.agenda else None
    if step is None or seat is None or getattr(step, "seat", NONE) != seat:
        return []
    if isinstance(step, UnitShoots):
        aims = [Aim(seat, step.unit, action.slot) for action in offered(state, step, verbs.Weapon)]
        return [one for aim in aims for one in aimed(state, aim, aim.slot)]
    if isinstance(step, Aim | FighterTarget):
        return aimed(state, step)
    if isinstance(step, MoveUnit):
        return charges(state, step)
    if isinstance(step, AssaultWeapon | AmbushFire):
        return [with_area(state, action, step.shot(state, action)) for action in offered(state, step, verbs.Weapon)]
    if isinstance(step, ReactionWindow):
        return [with_area(state, action, step.shot(state, action)) for action in offered(state, step, verbs.React)]
    if isinstance(step, SmokeShellWindow):
        below = state.agenda[-2]
        return [shown(state, PASS, below.shot)] if isinstance(below, ResolveShot) else []
    return in_the_air(state, seat) or [*raids_on_hqs(state), *(shown(state, (), shot) for shot in bombardment(state))]


def offered(state: TwoGMState, step: TwoGMDecision | TwoGMWindow, kind: type[A]) -> list[A]:
    return [action for action in step.options(state) if isinstance(action, kind)]


def aimed(state: TwoGMState, step: Aim | FighterTarget, slot: int = NONE) -> list[ShotView]:
    found = []
    for action in step.options(state):
        if isinstance(action, verbs.Shoot | verbs.Raze | verbs.ShootHQ):
            shot = step.shot(state, action)
            one = shown(state, action, shot, slot)
            flies = isinstance(step, FighterTarget)
            found.append(
                replace(
                    one, struck=struck(state, shot), answer=raid_answer(state, shot, (shot.place,)) if flies else None
                )
            )
    return found


def struck(state: TwoGMState, shot: Shot) -> tuple[Strike, ...]:
    """§17.1: an area weapon rolls against each unit in its area, friends included."""
    touched = [(u, place) for place in struck_by(state, shot) for u in state.standing(place)]
    return tuple(Strike(u, place, odds(state, touching(state, shot, u, place))) for u, place in touched)


def charges(state: TwoGMState, step: MoveUnit) -> list[ShotView]:
    """Before an assault is declared: at each defender, the weapon that promises most as things stand."""
    found = []
    for action in offered(state, step, verbs.Assault):
        for target in state.standing(action.space):
            shots = [shot_at(state, step.unit, slot, target, "assault") for slot in state.usable(step.unit)]
            chances = [shown(state, action, shot, shot.slot) for shot in shots]
            best = sorted(chances, key=lambda one: one.odds.expected)[-1:]
            answer = reaction(state, step.unit, target)
            found += [replace(one, reaction=answer) for one in best]
    return found


def reaction(state: TwoGMState, u: int, target: int) -> Odds | None:
    """W2, as things stand: units and their weapons lie open, so it tells nothing of anybody's hand."""
    answers = [odds(state, shot_at(state, target, slot, u, "reaction")) for slot in state.usable(target)]
    return max(answers, key=lambda one: (one.destroys, one.hit), default=None)


def in_the_air(state: TwoGMState, seat: int) -> list[ShotView]:
    """Shots at airplanes, from the ground and from other airplanes."""
    step = state.agenda[-1]
    if isinstance(step, FlakWindow):
        return [shown(state, action, step.shot(state, action)) for action in offered(state, step, verbs.Flak)]
    if isinstance(step, InterceptWindow):
        sent = offered(state, step, verbs.Intercept)
        return [shown(state, action, shot_at(state, action.unit, MAIN, step.unit, "flak")) for action in sent]
    if isinstance(step, Against):
        met = offered(state, step, verbs.Against)
        return [shown(state, action, shot_at(state, step.unit, MAIN, action.unit, "flak")) for action in met]
    return []


def with_area(state: TwoGMState, action: Given, shot: Shot) -> ShotView:
    return replace(shown(state, action, shot), struck=struck(state, shot))


def shown(state: TwoGMState, action: Given, shot: Shot, slot: int = NONE) -> ShotView:
    return ShotView(action, odds(state, shot), slot, shot.target, shot.place)


def bombardment(state: TwoGMState) -> list[Shot]:
    """What a barrage or a bomber would do to each unit that stands in its area."""
    step = state.agenda[-1]
    if isinstance(step, BombTarget):
        u = step.unit
        shot = Shot(step.seat, state.weapon(u, MAIN).number, u, MAIN, kind="strike")
    elif isinstance(step, ChooseSpace) and step.word == "barrage":
        weapon = state.pack.support(step.on).weapon
        assert weapon is not None
        shot = Shot(step.seat, weapon.number, kind="card")
    else:
        return []
    standing = [(u, place) for place in range(state.spaces) for u in state.standing(place)]
    return [replace(shot, target=u, place=place) for u, place in standing]


def raids_on_hqs(state: TwoGMState) -> list[ShotView]:
    step = state.agenda[-1]
    if not isinstance(step, BombTarget):
        return []
    u, found = step.unit, []
    for action in offered(state, step, verbs.ShootHQ):
        shot = Shot(step.seat, state.weapon(u, MAIN).number, u, MAIN, NONE, action.space, "strike")
        one = shown(state, action, shot)
        found.append(replace(one, answer=raid_answer(state, shot, (action.space,))))
    return found


def raid_answer(state: TwoGMState, shot: Shot, places: tuple[int, ...]) -> Answer | None:
    """§10: guns and parked fighters lie open; each that can fires once at what leads the attack, before it strikes."""
    u, enemy = shot.shooter, 1 - state.side(shot.shooter)
    batteries = [gun for seat in state.seats(enemy) for gun in guns(state, seat, places)]
    fighters = state.parked(enemy)
    if not batteries and not fighters:
        return None
    escorts = state.parked(1 - enemy) if "bomber" in state.unit(u).abilities else []
    met = [interceptor(state, u, fighter, escorts[n :: len(fighters)]) for n, fighter in enumerate(fighters)]
    flak = [replace(shot_at(state, gun, slot, u, "flak"), place=places[0]) for gun, slot in batteries]
    met += [[(1.0, odds(state, one))] for one in flak]
    hurt = wounds_taken(state.wounds_of(u) - state.u_wounds[u], met)
    after, hit, destroys, expected = state.clone(), 0.0, 0.0, 0.0
    for wounds, chance in hurt.items():
        after.u_wounds[u] = state.u_wounds[u] + wounds
        then = odds(after, shot)
        hit += chance * then.hit / 10
        destroys += chance * then.destroys / 10
        expected += chance * then.expected
    return Answer(
        guns=len(batteries),
        fighters=len(fighters),
        escorts=len(escorts) if fighters else 0,
        arrives=round(100 * sum(hurt.values())),
        hit=round(100 * hit),
        destroys=round(100 * destroys),
        expected=round(expected, 2),
    )


Met = list[tuple[float, Odds]]  # one shot, by how likely it comes so; or, where that is less than 1, not at all


def interceptor(state: TwoGMState, u: int, fighter: int, escorts: Sequence[int]) -> Met:
    """§10.3: what is left of it, when escorts and the bomber's own machine guns have fired, attacks the bomber. Which
    escort turns to which interceptor is up to their owner: here they share them out.
    """
    first = [shot_at(state, escort, MAIN, fighter, "flak") for escort in escorts]
    first += [shot_at(state, u, slot, fighter, "flak") for slot in machine_guns(state, u)]
    after, met = state.clone(), []
    left = wounds_taken(
        state.wounds_of(fighter) - state.u_wounds[fighter], [[(1.0, odds(state, one))] for one in first]
    )
    for wounds, chance in left.items():
        after.u_wounds[fighter] = state.u_wounds[fighter] + wounds
        met.append((chance, odds(after, shot_at(after, fighter, MAIN, u, "flak"))))
    return met


def wounds_taken(life: int, met: Sequence[Met]) -> dict[int, float]:
    """How likely a target comes through these shots with how many wounds more."""
    hurt = {0: 1.0}
    for one in met:
        later: dict[int, float] = {}
        chances = [(0, 1 - sum(chance for chance, _ in one))]
        for likely, shot in one:
            chances += [(0, likely * (10 - shot.hit) / 10), (shot.damage, likely * (shot.hit - shot.kill) / 10)]
        for wounds, chance in hurt.items():
            for more, likely in chances:
                if likely > 0 and wounds + more < life:
                    later[wounds + more] = later.get(wounds + more, 0.0) + chance * likely
        hurt = later
    return hurt


def arrivals(state: TwoGMState) -> list[int]:
    """§10.3: by the space that is bombed, as its area decides which guns reach it."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, BombTarget):
        return []
    u, found = step.unit, []
    for place in range(state.spaces):
        shot = Shot(step.seat, state.weapon(u, MAIN).number, u, MAIN, NONE, place, "strike")
        answer = raid_answer(state, shot, area_of(state.unit(u).area, place, state.spaces))
        found.append(100 if answer is None else answer.arrives)
    return found


def areas(state: TwoGMState) -> list[tuple[int, ...]]:
    step = state.agenda[-1] if state.agenda else None
    shape = ""
    if isinstance(step, BombTarget):
        shape = state.unit(step.unit).area
    elif isinstance(step, ChooseSpace) and step.word in ("barrage", "smoke"):
        weapon = state.pack.support(step.on).weapon
        shape = weapon.area if weapon is not None and step.word == "barrage" else "row3"
    elif isinstance(step, Aim):
        shape = state.weapon(step.unit, step.slot).area
    elif isinstance(step, UnitShoots):
        shapes = {state.weapon(step.unit, slot).area for slot in state.usable(step.unit)}
        shape = shapes.pop() if len(shapes) == 1 else ""
    elif isinstance(step, ScreenAt):
        shape = "single"
    return [area_of(shape, place, state.spaces) for place in range(state.spaces)] if shape else []


# -- imagining --------------------------------------------------------------------------------------------------


def imagine(state: TwoGMState, seat: int | None, chance: Chance) -> TwoGMState:
    """Hands and decks that this viewer does not know are dealt anew, each army from its own cards."""
    me = SPECTATOR if seat is None else seat
    world = state.clone()
    for owner in range(world.players):
        deal_hands_anew([world.hands[owner]], [world.decks[owner]], me, chance, owners=[owner])
    if not world.revealed:
        for owner, bid in enumerate(world.bids):
            if owner != me and bid != NONE:
                world.bids[owner] = chance.below(6)
    world.chance = chance
    return world
