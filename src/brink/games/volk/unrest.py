"""§5.2, §9.6, §9.7: mass protests of West Berlin's suppliers, socialists against protests, police power."""

from __future__ import annotations

from collections.abc import Mapping

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk.icons import EAST
from brink.games.volk.state import PROTEST, VolkAutomatic, VolkDecision, VolkState
from brink.games.volk.verbs import DONE, At, Done, Police


class SupplierProtest(VolkDecision, frozen=True):
    """§5.2: for each mass protest in West Berlin the East puts another one on a supplier."""

    rule = "5.2"

    def candidates(self, state: VolkState) -> list[Action]:
        return [state.pack.ready.at[province] for province in state.pack.suppliers]

    def perform(self, state: VolkState, action: At) -> None:
        state.borrowed.append(action.province)
        state.say("supplier-protest-arises", "5.2", **state.protests_now(action.province))
        settle_berlin(state)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"left": state.owes_protests() - 1}


def settle_berlin(state: VolkState) -> None:
    if state.owes_protests() > 0:
        state.then(SupplierProtest(state.german(EAST)))


class SettleBerlin(VolkAutomatic, frozen=True):
    rule = "5.2"

    def run(self, state: VolkState) -> None:
        settle_berlin(state)


# -- socialists -------------------------------------------------------------------------------------------------


def protesting(state: VolkState) -> list[int]:
    return [province for province in state.pack.provinces[EAST] if state.unrest[province] >= PROTEST]


def replace(state: VolkState, province: int) -> None:
    """One cube from the box takes the place of one unrest."""
    state.box -= 1
    state.socialists[province] += 1
    state.say("socialist-calms", "9.6", province=province)
    state.cut_unrest(province, 1, "9.6")


class UseSocialists(VolkAutomatic, frozen=True):
    rule = "9.6"

    def run(self, state: VolkState) -> None:
        use_socialists(state)


def use_socialists(state: VolkState) -> None:
    """§9.6: socialists in the box must defend against mass protests, as far as they suffice."""
    if not state.box:
        return
    provinces = protesting(state)
    if not provinces:
        return
    needed = sum([state.unrest[province] - PROTEST + 1 for province in provinces])
    if len(provinces) <= 1 or state.box >= needed:
        for province in provinces:
            for _ in range(min(state.box, state.unrest[province] - PROTEST + 1)):
                replace(state, province)
    else:
        state.then(SendSocialist(state.german(EAST)), UseSocialists())


class SendSocialist(VolkDecision, frozen=True):
    """§9.6: if they do not suffice for all, the East chooses."""

    rule = "9.6"

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.at_home[EAST]]

    def refusal(self, state: VolkState, action: At) -> Reason | None:
        if state.unrest[action.province] < PROTEST:
            return refuse("no-protest-there", "9.6", province=action.province)
        return None

    def perform(self, state: VolkState, action: At) -> None:
        replace(state, action.province)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"count": state.box}


# -- police -----------------------------------------------------------------------------------------------------


def police_actions(state: VolkState, seat: int) -> tuple[Police, ...]:
    """§9.7: what the police could do in this seat's own turn."""
    if not state.police or seat & 1 != EAST or seat != state.active or state.phase:
        return ()
    return state.pack.police_calls


def police_options(state: VolkState, seat: int) -> list[Police]:
    """What it can do there now; the fast form of the refusals."""
    if all(state.police_used):  # usually because there is none
        return []
    return [call for call in police_actions(state, seat) if state.unrest[call.province]]


def refuse_police(state: VolkState, province: int) -> Reason | None:
    if all(state.police_used):
        return refuse("police-used", "9.7")
    if not state.unrest[province]:
        return refuse("no-unrest", "9.7", province=province)
    return None


def use_police(state: VolkState, province: int, rule: str = "9.7") -> None:
    at = state.police_used.index(0)
    state.police_used[at] = 1
    state.say("police-acts", rule, card=state.police[at], province=province)
    state.cut_unrest(province, 1, rule)


class AfterAction(VolkDecision, frozen=True):
    """§9.7: the police may be sent at any moment of one's turn, so also after the action."""

    rule = "9.7"

    def candidates(self, state: VolkState) -> list[Action]:
        return [*police_actions(state, self.seat), DONE]

    def refusal(self, state: VolkState, action: Police | Done) -> Reason | None:
        return None if isinstance(action, Done) else refuse_police(state, action.province)

    def options(self, state: VolkState) -> list[Action]:
        return [*police_options(state, self.seat), DONE]

    def perform(self, state: VolkState, action: Police | Done) -> None:
        if isinstance(action, Done):
            use_socialists(state)
        else:
            use_police(state, action.province)
            state.then(EndAction(self.seat))

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"count": state.police_used.count(0)}

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return {"done": "do-keep-police"}


class EndAction(VolkAutomatic, frozen=True):
    """The end of an action: the police where it can still act, then the socialists."""

    rule = "9.6"
    seat: int

    def run(self, state: VolkState) -> None:
        if state.police and police_options(state, self.seat):
            state.then(AfterAction(self.seat))
        else:
            use_socialists(state)
