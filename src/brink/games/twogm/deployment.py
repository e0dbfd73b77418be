"""§6: the Deployment phase: units with their equipment, support cards, paratroopers, terrain where it is allowed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from brink.engine import Action, Arg, Reason, refuse
from brink.games.twogm import scenarios, verbs
from brink.games.twogm.air_combat import FlakWindow, begin_raid, own_hq, send_bomber
from brink.games.twogm.battlefield import arrives, building_at, card_on, equipment, hurt, join, load, muster, stand
from brink.games.twogm.carrying import has_room
from brink.games.twogm.generals import count_deployment, total_cost
from brink.games.twogm.geometry import line_spaces
from brink.games.twogm.more_players import Together
from brink.games.twogm.movement import MoveUnit
from brink.games.twogm.optional_rules import refuse_option
from brink.games.twogm.pack import NONE, Unit
from brink.games.twogm.placing_terrain import PlaceTerrain, late_terrain, refuse_terrain
from brink.games.twogm.playing_cards import play as play_card
from brink.games.twogm.playing_cards import playable_in, price, refuse_play
from brink.games.twogm.state import NO_MOVE, THIRD_RULES, TwoGMAutomatic, TwoGMDecision, TwoGMState
from brink.games.twogm.terrain import entered

COMING_ALONG = (verbs.Load, verbs.Bring)  # how a second card may
COMPANY = {kind.verb: kind for kind in COMING_ALONG}


class Deployment(Together, frozen=True):
    """§6: units from the hand, and support cards that name no other phase."""

    rule = "6"

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"ap": state.ap[self.seat]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        found: list[Action] = [verbs.DEPLOY[card] for card in units_in_hand(state, self.seat)]
        found += [verbs.PLAY[card] for card in playable_in(state, self.seat, "deployment")]
        found += [verbs.TERRAIN[terrain] for terrain in late_terrain(state)]
        return [*found, verbs.DONE]

    def options(self, state: TwoGMState) -> list[Action]:
        seat, refusal = self.seat, self.refusal
        found: list[Action] = [
            verbs.DEPLOY[card] for card in units_in_hand(state, seat) if can_deploy(state, seat, card)
        ]
        for card in playable_in(state, seat, "deployment"):
            if refuse_play(state, seat, card) is None:
                found.append(verbs.PLAY[card])
        if state.options.late_terrain:
            terrains = verbs.TERRAIN.of(late_terrain(state))
            found += [terrain for terrain in terrains if refusal(state, terrain) is None]
        found.append(verbs.DONE)
        return found

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if isinstance(action, verbs.Deploy):
            return refuse_deployment(state, self.seat, action.card)
        if isinstance(action, verbs.Play):
            return refuse_play(state, self.seat, action.card)
        if isinstance(action, verbs.Terrain):
            return refuse_terrain(state, self.seat, action.terrain, state.ap[self.seat])
        return None

    def phrases(self, state: TwoGMState) -> Mapping[str, str]:
        return {"done": "do-done-deployment"}

    def forced(self, state: TwoGMState) -> Action | None:
        """An empty hand, or no AP and nothing in it that is free."""
        seat, pack = self.seat, state.pack
        if state.ap[seat]:
            idle = not state.hands[seat].cards and not state.options.late_terrain
        else:
            idle = not state.may_hold_one_of(seat, pack.free)
        return verbs.DONE if idle and self.evident(state) else None

    def perform(self, state: TwoGMState, action: Action) -> None:
        if action == verbs.DONE:
            self.finish(state)
            return
        self.go_on(state)
        match action:
            case verbs.Play(card):
                play_card(state, self.seat, card)
            case verbs.Terrain(terrain):
                state.then(PlaceTerrain(self.seat, terrain))
            case verbs.Deploy(card):
                state.lay_down(self.seat, card)
                state.say("deploys", "6", seat=self.seat, card=card)
                equip_or_place(state, Equip(self.seat, card))


def units_in_hand(state: TwoGMState, seat: int) -> list[int]:
    """Each design once."""
    first = state.pack.first_support
    return list(dict.fromkeys([card for card in state.hands[seat].cards if card < first]))


def can_deploy(state: TwoGMState, seat: int, card: int) -> bool:
    """§6: enough AP for the bare card, and somewhere to put it."""
    if total_cost(state, seat, card, 0) > state.ap[seat]:
        return False
    unit = state.pack.units[card]
    if unit.type == "airplane":
        return scenarios.refuse_flying(state) is None
    for place in home_spaces(state, seat):
        if can_come(state, seat, card, place):
            return True
    jumps = "paratrooper" in unit.abilities and scenarios.refuse_flying(state) is None
    return jumps and any(refuse_drop(state, place) is None for place in range(state.spaces))


def refuse_deployment(state: TwoGMState, seat: int, card: int) -> Reason | None:
    if can_deploy(state, seat, card):
        return None
    cost = total_cost(state, seat, card, 0)
    if cost > state.ap[seat]:
        return refuse("too-few-ap", "6", ap=cost, left=state.ap[seat])
    if state.pack.units[card].type == "airplane":
        return scenarios.refuse_flying(state)
    return refuse("no-craft-free" if scenarios.craft_only(state, seat & 1) else "no-space-free", "6")


def home_spaces(state: TwoGMState, seat: int) -> tuple[int, ...]:
    """§3.3: the deployment line; allies share all of it."""
    return line_spaces(state.home_row(seat & 1), state.spaces)


def can_come(state: TwoGMState, seat: int, card: int, place: int) -> bool:
    """§6: a free space of the deployment line; or a craft, where the scenario has everybody come by sea."""
    other = state.here[place]
    if state.scenario != NONE and scenarios.craft_only(state, seat & 1):
        return other != NONE and state.side(other) == seat & 1 and has_room(state, other, card)
    return other == NONE and not closed_to(state, card, place)


def refuse_space(state: TwoGMState, seat: int, card: int, place: int) -> Reason | None:
    if can_come(state, seat, card, place):
        return None
    if scenarios.craft_only(state, seat & 1):
        return refuse("needs-a-craft", "5.6", space=place)
    taken = state.here[place] != NONE
    return refuse("space-taken", "6", space=place) if taken else refuse("cannot-enter", "5.2", space=place)


def closed_to(state: TwoGMState, card: int, place: int) -> bool:
    if state.pack.naturals[state.natural[place]].ground == "closed":
        return True
    terrain = state.terrain[place]
    kind = state.pack.units[card].type
    return terrain != NONE and kind != "airplane" and state.pack.terrains[terrain].ground[kind] == "closed"


def refuse_drop(state: TwoGMState, place: int) -> Reason | None:
    """§10.5, R72: no unit, no building, nothing insurmountable."""
    if state.here[place] != NONE:
        return refuse("space-taken", "R72", space=place)
    if building_at(state, place) is not None or state.pack.naturals[state.natural[place]].ground == "closed":
        return refuse("cannot-land", "10.5", space=place)
    return None


# -- equipment --------------------------------------------------------------------------------------------------


class Equip(TwoGMDecision, frozen=True):
    """§6: equipment is bought now or never; a vehicle may bring along whom it carries or shields."""

    rule = "6"
    card: int
    equip: int = 0
    second: int = NONE
    second_equip: int = 0
    how: str = ""  # the second card comes to "load", or to be brought along in cover: "bring"
    airlift: bool = False

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        wounds = PlaceUnit(self.seat, self.card, self).wounds(state)
        return {"card": self.current()[0], "ap": self.price(state), "left": state.ap[self.seat], "wounds": wounds}

    def tells(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": self.current()[0]}

    def current(self) -> tuple[int, int]:
        """The card that is being equipped, and what it has."""
        return (self.card, self.equip) if self.second == NONE else (self.second, self.second_equip)

    def price(self, state: TwoGMState) -> int:
        cost = total_cost(state, self.seat, self.card, self.equip)
        return cost if self.second == NONE else cost + total_cost(state, self.seat, self.second, self.second_equip)

    def candidates(self, state: TwoGMState) -> list[Action]:
        card, _ = self.current()
        tokens = dict.fromkeys(option.token for option in state.pack.units[card].options)
        found: list[Action] = [verbs.BUY[token] for token in tokens]
        if self.second == NONE and not self.airlift:
            hand = dict.fromkeys(state.hands[self.seat].cards)
            found += [
                COMPANY[how](other)
                for how in company(state, self.seat, self.card)
                for other in hand
                if joins(state, self, how, other)
            ]
        return [*found, verbs.PLACE]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if action == verbs.PLACE:
            return None
        after = self.after(state, action)
        if isinstance(after, Reason):
            return after
        cost = after.price(state)
        if cost > state.ap[self.seat]:
            return refuse("too-few-ap", "6", ap=cost, left=state.ap[self.seat])
        return None

    def forced(self, state: TwoGMState) -> Action | None:
        """Nothing can be bought; and nobody can come along, or there is no AP for anybody."""
        alone = self.second != NONE or self.airlift or not company(state, self.seat, self.card)
        if not alone and self.price(state) < state.ap[self.seat]:
            return None
        return verbs.PLACE if self.evident(state) and not self.can_buy(state) else None

    def can_buy(self, state: TwoGMState) -> bool:
        card, equip = self.current()
        unit = state.pack.units[card]
        left = state.ap[self.seat] - self.price(state)
        for slot, option in enumerate(unit.options, 1):  # seen quickly; a general may make more possible
            if option.cost <= left and refuse_option(state, unit, equip, slot) is None:
                return True
        tokens = dict.fromkeys(option.token for option in unit.options)
        return any(self.refusal(state, verbs.BUY[token]) is None for token in tokens)

    def after(self, state: TwoGMState, action: Action) -> Equip | Reason:
        """This step once the action is done."""
        if isinstance(action, COMING_ALONG):
            return replace(self, second=action.card, how=action.verb)
        assert isinstance(action, verbs.Buy)
        (card, equip), token = self.current(), action.token
        unit = state.pack.units[card]
        slot = self.next_copy(unit, token)
        reason = refuse_option(state, unit, equip, slot)
        return self.equipped(equip | 1 << slot) if reason is None else reason

    def next_copy(self, unit: Unit, token: int) -> int:
        """The slot that this token would fill: of several the first that is free; where all are taken, the first."""
        slots = [slot for slot, option in enumerate(unit.options, 1) if option.token == token]
        return next((slot for slot in slots if not self.current()[1] >> slot & 1), slots[0])

    def equipped(self, equip: int) -> Equip:
        """With this equipment for the card that is being equipped."""
        return replace(self, equip=equip) if self.second == NONE else replace(self, second_equip=equip)

    def perform(self, state: TwoGMState, action: Action) -> None:
        if action == verbs.PLACE:
            place_unit(state, self)
            return
        after = self.after(state, action)
        assert isinstance(after, Equip)
        if isinstance(action, COMING_ALONG):
            state.lay_down(self.seat, action.card)
            state.say("deploys", "6", seat=self.seat, card=action.card)
        equip_or_place(state, after)


def company(state: TwoGMState, seat: int, card: int) -> list[str]:
    """§5.4, §5.6: how a second card may come along with this one; there is no room for two on a craft."""
    unit = state.pack.units[card]
    found: list[str] = []
    if scenarios.craft_only(state, seat & 1):
        return found
    if unit.carries and "embark" not in unit.abilities:
        found.append("load")
    if unit.type == "tank" or (unit.type == "transport" and unit.armor >= 2):
        found.append("bring")
    return found


def joins(state: TwoGMState, step: Equip, how: str, card: int) -> bool:
    if card >= state.pack.first_support:
        return False
    kind = state.pack.units[card].type
    return kind in state.pack.units[step.card].carries if how == "load" else kind == "infantry"


def with_free_equipment(state: TwoGMState, step: Equip) -> Equip:
    """R108: what costs nothing comes along, unless it takes the room of something else."""
    card, equip = step.current()
    unit = state.pack.units[card]

    def open_to(equip: int) -> set[int]:
        return {slot for slot in range(1, len(unit.options) + 1) if refuse_option(state, unit, equip, slot) is None}

    for slot, option in enumerate(unit.options, 1):
        if option.cost == 0 and step.next_copy(unit, option.token) == slot:
            given = equip | 1 << slot
            if open_to(equip) - open_to(given) == {slot}:
                return with_free_equipment(state, step.equipped(given))
    return step


def equip_or_place(state: TwoGMState, step: Equip) -> None:
    """Nothing is asked where nothing can be chosen, as everybody can see."""
    if state.rules >= THIRD_RULES:
        step = with_free_equipment(state, step)
    card, _ = step.current()
    if state.pack.units[card].options or (step.second == NONE and not step.airlift and company(state, step.seat, card)):
        state.then(step)
    else:
        place_unit(state, step)


def place_unit(state: TwoGMState, step: Equip) -> None:
    unit = state.pack.units[step.card]
    if "bomber" in unit.abilities:
        pay_for(state, step)
        send_bomber(state, step.seat, step.card, step.equip)
    elif unit.type == "airplane":
        cost = pay_for(state, step)
        muster(state, step.seat, step.card, own_hq(state, step.seat), step.equip)
        state.say("parked", "10.1", seat=step.seat, card=step.card, ap=cost)
    else:
        state.then(PlaceUnit(step.seat, step.card, step))


def pay_for(state: TwoGMState, step: Equip) -> int:
    """What the unit, its equipment and whom it brings along cost."""
    cost = step.price(state)
    state.pay(step.seat, cost)
    count_deployment(state, step.card)
    if step.second != NONE:
        count_deployment(state, step.second)
    return cost


class PlaceUnit(TwoGMDecision, frozen=True):
    """§6, §10.5: on the deployment line; a paratrooper anywhere."""

    rule = "6"
    needs_choice = True
    card: int
    step: Equip

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": self.card, "wounds": self.wounds(state)}

    def tells(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": self.card}

    def candidates(self, state: TwoGMState) -> list[Action]:
        found: list[Action] = []
        walked: tuple[int, ...] = ()  # where nobody needs to jump
        if not self.step.airlift:
            home = home_spaces(state, self.seat)
            found += verbs.AT.of(home)
            walked = () if scenarios.craft_only(state, self.seat & 1) else home
        if self.jumps(state):
            found += [verbs.DROP[place] for place in range(state.spaces) if place not in walked]
        return found

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if isinstance(action, verbs.At):
            return refuse_space(state, self.seat, self.card, action.space)
        assert isinstance(action, verbs.Drop)
        return refuse_drop(state, action.space) or scenarios.refuse_flying(state)

    def public(self, state: TwoGMState) -> bool:
        """Who may jump is asked where to."""
        return not self.jumps(state)

    def wounds(self, state: TwoGMState) -> int:
        """What a landing on rough ground would cost."""
        return int(self.jumps(state) and not lands_safely(state, self.seat))

    def jumps(self, state: TwoGMState) -> bool:
        return self.step.airlift or "paratrooper" in state.pack.units[self.card].abilities

    def perform(self, state: TwoGMState, action: Action) -> None:
        cost = pay_for(state, self.step)
        if isinstance(action, verbs.Drop):
            drop(state, self.seat, self.card, self.step.equip, action.space, cost)
            return
        assert isinstance(action, verbs.At)
        place = action.space
        craft = state.here[place]
        u = muster(state, self.seat, self.card, place, self.step.equip)
        arrives(state, u, cost, "6")
        if craft != NONE:
            load(state, u, craft)
            return
        stand(state, u, place)
        self.bring_second(state, u, place)
        entered(state, u, place)
        if state.alive(u) and state.has(u, "mobility"):
            state.then(MoveUnit(self.seat, u))

    def bring_second(self, state: TwoGMState, u: int, place: int) -> None:
        step = self.step
        if step.second != NONE:
            v = muster(state, self.seat, step.second, place, step.second_equip)
            arrives(state, v, 0, "6")  # paid for with the first
            if step.how == "load":
                load(state, v, u)
            else:
                join(state, v, u)
                state.u_flags[v] |= NO_MOVE  # R97: only the vehicle has Mobility, and they do not part yet


# -- paratroopers -----------------------------------------------------------------------------------------------


def drop(state: TwoGMState, seat: int, card: int, equip: int, place: int, cost: int) -> None:
    """§10.5: Anti-Aircraft guns in range of the landing space fire first; fighters cannot intercept (R74)."""
    u = muster(state, seat, card, place, equip)
    begin_raid(state, seat & 1)
    tokens = equipment(state, u)
    what = {"card": card, "space": place, "ap": cost}
    state.say("jumps-down", "10.5", seat=seat, count=len(tokens), token_all=tokens, **what)
    state.then(FlakWindow(fliers=(u,), places=(place,)), Land(u, place))


class Land(TwoGMAutomatic, frozen=True):
    """§10.5, R73: rough ground and empty terrain cards cost a wound."""

    rule = "10.5"
    unit: int
    place: int

    def run(self, state: TwoGMState) -> None:
        u, place = self.unit, self.place
        state.airlift.clear()
        if not state.alive(u):
            return
        natural = state.pack.naturals[state.natural[place]].id
        rough = card_on(state, place) != NONE or natural not in ("plain", "river")
        stand(state, u, place)
        entered(state, u, place)
        if rough and state.alive(u) and not lands_safely(state, state.u_seat[u]):
            hurt(state, u, 1, "10.5")


def lands_safely(state: TwoGMState, seat: int) -> bool:
    """§17.8 Browning."""
    return state.general(seat, "safe-landing") is not None


def affordable_airlift(state: TwoGMState, seat: int, card: int, values: tuple[int | str, ...]) -> Reason | None:
    """§17.5 Transport Plane: there must be infantry in the hand that the rest of the AP can pay."""
    reason = scenarios.refuse_flying(state)
    if reason is not None:
        return reason
    cost = state.pack.play_cost[card] if state.of_first_release() else price(state, seat, card)
    left = state.ap[seat] - cost
    costs = [total_cost(state, seat, other, 0) for other in airlift_cards(state, seat)]
    if not costs or min(costs) > left:
        return refuse("nobody-to-drop", "17.5", card=card)
    return None


def airlift_cards(state: TwoGMState, seat: int) -> list[int]:
    cards = dict.fromkeys(card for card in state.hands[seat] if card < state.pack.first_support)
    return [card for card in cards if state.pack.units[card].type == "infantry"]


class Airlift(TwoGMDecision, frozen=True):
    """§17.5 Transport Plane: one infantry card comes as a paratrooper; the guns fire at the plane."""

    rule = "17.5"
    armor: int
    wounds: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"ap": state.ap[self.seat]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [*verbs.DEPLOY.of(airlift_cards(state, self.seat)), verbs.DONE]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if not isinstance(action, verbs.Deploy):
            return None
        cost = total_cost(state, self.seat, action.card, 0)
        if cost > state.ap[self.seat]:
            return refuse("too-few-ap", "6", ap=cost, left=state.ap[self.seat])
        if all(refuse_drop(state, place) is not None for place in range(state.spaces)):
            return refuse("no-space-free", "10.5")
        return None

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.Deploy):
            state.airlift[:] = [self.armor, self.wounds]
            state.lay_down(self.seat, action.card)
            state.say("deploys", "17.5", seat=self.seat, card=action.card)
            equip_or_place(state, Equip(self.seat, action.card, airlift=True))
