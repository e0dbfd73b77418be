"""§5.5: assaults, declared in Movement, are resolved in Shooting."""

from __future__ import annotations

from brink.engine import PASS, Action, Arg, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import lift, separate, stand
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import Shot, discharge, shot_at, use_shell
from brink.games.twogm.state import NO_FIRE, SHELL, TwoGMAutomatic, TwoGMDecision, TwoGMState, TwoGMWindow
from brink.games.twogm.terrain import entered


def defenders(state: TwoGMState, u: int) -> list[int]:
    """Enemies on the space that this unit assaults."""
    return [v for v in state.standing(state.u_assault[u]) if state.side(v) != state.side(u)]


def resolve(state: TwoGMState, u: int) -> None:
    """The attacker's player has chosen to resolve this assault now."""
    targets = defenders(state, u)
    if not targets:
        move_in(state, u)
    elif len(targets) == 1:
        begin(state, u, targets[0])
    else:
        state.then(AssaultTarget(state.u_seat[u], u))


class AssaultTarget(TwoGMDecision, frozen=True):
    """R26, §5.4: of two units in a space the attacker chooses one."""

    rule = "5.5"
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.SHOOT[v, state.u_card[v], state.u_place[v]] for v in defenders(state, self.unit)]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Shoot)
        begin(state, self.unit, action.unit)


def begin(state: TwoGMState, u: int, target: int) -> None:
    state.say("assault-begins", "5.5", card=state.u_card[u], card_target=state.u_card[target])
    state.then(ReactionWindow(unit=u, target=target), AssaultFires(u, target), AfterAssault(u, target))


class ReactionWindow(TwoGMWindow, frozen=True):
    """W2: the assaulted unit may fire one usable weapon first, and hide in smoke."""

    rule = "W2"
    reopens = False
    costs_nothing = True
    unit: int
    target: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.target], "card_attacker": state.u_card[self.unit]}

    tells = asks

    def responders(self, state: TwoGMState) -> tuple[int, ...]:
        return (state.u_seat[self.target],) if state.usable(self.target) else ()

    def concerns(self, state: TwoGMState) -> tuple[int, ...]:
        """Whose unit is assaulted."""
        return (state.u_seat[self.target],)

    def candidates(self, state: TwoGMState) -> list[Action]:
        v = self.target
        weapons = [verbs.React(slot, state.weapon(v, slot).number) for slot in state.usable(v)]
        shell = [verbs.SHELL] if state.has(v, "smoke-shell") else []
        return [*weapons, *shell, PASS]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if action == verbs.SHELL:
            if state.u_flags[self.target] & SHELL:
                return refuse("smoked-already", "13", card=state.u_card[self.target])
            if state.ready_slot(self.target, "smoke-shell") == NONE:
                return refuse("token-not-ready", "8", card=state.u_card[self.target])
        return None

    def shot(self, state: TwoGMState, action: verbs.React) -> Shot:
        return shot_at(state, self.target, action.slot, self.unit, "reaction")

    def respond(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.React):
            state.say("reacts", "5.5", card=state.u_card[self.target], weapon=action.weapon)
            discharge(state, self.shot(state, action))
        else:
            use_shell(state, self.target)
            state.then(ReactionWindow(unit=self.unit, target=self.target))


class AssaultFires(TwoGMAutomatic, frozen=True):
    """If both are still there the attacker fires one usable weapon; without one the assault fails."""

    rule = "5.5"
    unit: int
    target: int

    def run(self, state: TwoGMState) -> None:
        both = state.alive(self.unit) and state.alive(self.target)  # R110: rockets may strike the target's own space
        if both and state.usable(self.unit):
            state.then(AssaultWeapon(state.u_seat[self.unit], self.unit, self.target))


class AssaultWeapon(TwoGMDecision, frozen=True):
    rule = "5.5"
    needs_choice = True
    unit: int
    target: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit], "card_target": state.u_card[self.target]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        u = self.unit
        return [verbs.WEAPON[slot, state.weapon(u, slot).number] for slot in state.usable(u)]

    def shot(self, state: TwoGMState, action: verbs.Weapon) -> Shot:
        return shot_at(state, self.unit, action.slot, self.target, "assault")

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Weapon)
        discharge(state, self.shot(state, action))


class AfterAssault(TwoGMAutomatic, frozen=True):
    """R30: into the space if it is free now, with the other weapons still to fire; else back, and no more fire."""

    rule = "5.5"
    unit: int
    target: int

    def run(self, state: TwoGMState) -> None:
        u = self.unit
        if not state.alive(u):
            return
        if state.alive(self.target):
            state.u_assault[u] = NONE
            state.u_flags[u] |= NO_FIRE
            state.say("assault-fails", "5.5", card=state.u_card[u])
        else:
            move_in(state, u)


def move_in(state: TwoGMState, u: int) -> None:
    place = state.u_assault[u]
    state.u_assault[u] = NONE
    if state.here[place] != NONE:
        return
    if state.u_pair[u] != NONE:
        separate(state, u)
    else:
        lift(state, u)
    stand(state, u, place)
    state.say("takes-space", "5.5", card=state.u_card[u], space=place)
    entered(state, u, place)
