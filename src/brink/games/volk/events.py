"""§4.4 and §5: what the icons of an event do, and in which order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk import economy, tracks, unrest
from brink.games.volk.icons import EAST, WEST, Icon, arrow
from brink.games.volk.pack import NONE
from brink.games.volk.placing import PLACES, province_of
from brink.games.volk.state import (
    THIRD_RULES,
    By,
    VolkAutomatic,
    VolkDecision,
    VolkState,
)
from brink.games.volk.verbs import (
    REST,
    At,
    Convert,
    Ignore,
    IgnoreLeft,
    Ignoring,
    NextIs,
    Police,
    Rest,
    Sector,
)

Drawn: TypeAlias = tuple[int, int]
"""2+2: a card of a small deck that is carried out: which deck, which card."""

SMALL_DECKS: Final = ("arms", "conflict")
ICONS_LEFT: Final = {"icon": "do-icon-left"}  # each kind once, with its number

# -- choosing the order -----------------------------------------------------------------------------------------


class NextIcon(VolkAutomatic, frozen=True):
    """§4.4: everything that can be carried out must be, in any order; the rest is lost."""

    rule = "4.4"
    by: By
    icons: tuple[int, ...]
    ignores: int = 0  # arrows or icons that may still be ignored
    fixed: bool = False  # in printed order, without a choice

    def run(self, state: VolkState) -> None:
        if state.owes_protests() > 0:
            state.then(unrest.SupplierProtest(state.german(EAST)), self)
            return
        if not self.icons:
            return
        ready = executables(state, self.icons)
        if not self.fixed and self._asks(state, ready):
            state.then(ChooseIcon(self.by.active, self.by, self.icons, self.ignores))
        elif ready:
            state.then(NextIcon(self.by, without(self.icons, ready[0]), self.ignores, self.fixed))
            take_effect(state, self.by, ready[0])
        else:
            for icon in self.icons:
                state.say("icon-lost", "4.4", icon=icon)

    def _asks(self, state: VolkState, ready: list[int]) -> bool:
        """Whether the active player could do one thing or another now."""
        return len(ready) > 1 or bool(ready and self._free(state, ready)) or bool(state.police and self._police(state))

    def _free(self, state: VolkState, ready: list[int]) -> bool:
        """Whether one of these icons might be ignored or converted."""
        return bool(self.ignores) or (self.by.converts and any(state.pack.icons[icon].kind == "P" for icon in ready))

    def _police(self, state: VolkState) -> bool:
        """V7: whether the police may act here, between two icons; before the first one it could as well have acted
        before the action.
        """
        if state.rules < THIRD_RULES or not unrest.police_options(state, self.by.active):
            return False
        return len(self.icons) < len(state.icons_for(self.by.active, state.resolving))


def without(icons: tuple[int, ...], icon: int, *instead: int) -> tuple[int, ...]:
    at = icons.index(icon)
    return (*icons[:at], *instead, *icons[at + 1 :])


class ChooseIcon(VolkDecision, frozen=True):
    """§4.4: the active player says which icon is next; on a Dual card one arrow or icon may be ignored."""

    rule = "4.4"
    by: By
    icons: tuple[int, ...]
    ignores: int = 0

    def candidates(self, state: VolkState) -> list[Action]:
        icon = state.pack.ready.icon
        following = [icon[number] for number in dict.fromkeys(self.icons)]
        return [*following, *self.instead(state), REST, *unrest.police_actions(state, self.seat)]

    def instead(self, state: VolkState) -> list[Convert | Ignoring]:
        """What may be done with an icon other than to carry it out."""
        found: list[Convert | Ignoring] = []
        if self.by.converts:
            kinds, convert = state.pack.icons, state.pack.ready.convert
            found += [convert[icon] for icon in dict.fromkeys(self.icons) if kinds[icon].kind == "P"]
        if self.ignores:
            found += ignorable(state, self.icons)
        return found

    def options(self, state: VolkState) -> list[Action]:
        """The fast form of the refusals."""
        following = map(state.pack.ready.icon.__getitem__, executables(state, self.icons))
        instead = [action for action in self.instead(state) if self.refusal(state, action) is None]
        return [*following, *instead, REST, *unrest.police_options(state, self.seat)]

    def refusal(self, state: VolkState, action: NextIs | Convert | Ignoring | Rest | Police) -> Reason | None:
        if isinstance(action, NextIs):
            return None if executable(state, action.icon) else refuse("icon-later", "V1", icon=action.icon)
        if isinstance(action, Ignore):
            return state.refuse_ignoring(self.seat, self.icons, action.icon)
        return unrest.refuse_police(state, action.province) if isinstance(action, Police) else None

    def perform(self, state: VolkState, action: NextIs | Convert | Ignoring | Rest | Police) -> None:
        if isinstance(action, NextIs):
            state.then(NextIcon(self.by, without(self.icons, action.icon), self.ignores))
            take_effect(state, self.by, action.icon)
        elif isinstance(action, Rest):
            state.then(NextIcon(self.by, self.icons, 0, True))
        elif isinstance(action, Police):
            unrest.use_police(state, action.province)
            state.then(NextIcon(self.by, self.icons, self.ignores))
        elif isinstance(action, Convert):
            self._convert(state, action.icon)
        else:
            state.say("ignored", state.colours, seat=self.seat, icon=action.icon)
            state.then(NextIcon(self.by, ignoring(state, self.icons, action), self.ignores - 1))

    def _convert(self, state: VolkState, icon: int) -> None:
        """2+2 §6.4: a superpower moves dominance instead of prestige. An arrow both ways moves by its net sum."""
        shown = state.pack.icons[icon]
        instead = state.pack.number_of("D<>1" if two_way(shown) else "D<1" if shown.left else "D>1")
        state.say("converted", "11.6", seat=self.seat, icon=icon)
        state.then(CarryOut(self.by, instead), NextIcon(self.by, without(self.icons, icon), self.ignores))

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"count": len(self.icons), "ignores": self.ignores, "converts": int(self._converts(state))}

    def _converts(self, state: VolkState) -> bool:
        return self.by.converts and any(state.pack.icons[icon].kind == "P" for icon in self.icons)

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return {**ICONS_LEFT, "rest": "do-rest-giving-up"}

    def details(self, state: VolkState) -> Mapping[Action, Mapping[str, Arg]]:
        """How often an icon is to come, and what one gives up who lets the rest happen as printed."""
        given_up = {"ignores": int(self.ignores > 0), "converts": int(self._converts(state))}
        return {**how_many(state, self.icons), REST: given_up}


def how_many(state: VolkState, icons: tuple[int, ...]) -> dict[Action, Mapping[str, Arg]]:
    """Of each icon that may be next, as their messages say it."""
    return {state.pack.ready.icon[icon]: {"count": count} for icon, count in Counter(icons).items()}


def ignorable(state: VolkState, icons: tuple[int, ...]) -> list[Ignoring]:
    """§4.4: one single arrow or one icon without arrow; of an icon that points both ways one arrow or the other."""
    return [action for icon in dict.fromkeys(icons) for action in state.pack.ignoring[icon]]


def ignoring(state: VolkState, icons: tuple[int, ...], action: Ignoring) -> tuple[int, ...]:
    """What is left of the icons."""
    icon = action.icon
    if isinstance(action, Ignore):
        return without(icons, icon)
    kept = arrow(state.pack.icons[icon].kind, EAST if isinstance(action, IgnoreLeft) else WEST)
    return without(icons, icon, state.pack.number_of(kept.name))


def in_order(by: By, icons: tuple[int, ...], drawn: Drawn | None = None) -> list[VolkAutomatic]:
    """Strictly as printed: what cannot be carried out when its turn comes is lost."""
    steps: list[VolkAutomatic] = []
    for icon in icons:
        steps += (CarryOut(by, icon, drawn), unrest.SettleBerlin())
    return steps


def two_way(icon: Icon) -> bool:
    return bool(icon.left and icon.right)


# -- carrying out one icon --------------------------------------------------------------------------------------


class CarryOut(VolkAutomatic, frozen=True, omit_defaults=True):
    """One icon takes effect, if it can."""

    rule = "5"
    by: By
    icon: int
    drawn: Drawn | None = None  # 2+2: the card that it is on

    def run(self, state: VolkState) -> None:
        if executable(state, self.icon):
            take_effect(state, self.by, self.icon, self.drawn)
        else:
            state.say("icon-lost", state.lost_in_order(self.drawn is not None), icon=self.icon)


def take_effect(state: VolkState, by: By, number: int, drawn: Drawn | None = None) -> None:
    """An icon that can be carried out is; where there is a choice, whoever decides is asked."""
    icon = state.pack.icons[number]
    does = DOES.get(icon.kind)
    if does is not None:
        does(state, by, icon)
    else:
        state.then(Apply(by.decider(icon), number, drawn))


class Apply(VolkDecision, frozen=True, omit_defaults=True):
    """§4.4: where an icon applies."""

    rule = "5"
    needs_choice = True
    icon: int
    drawn: Drawn | None = None

    def candidates(self, state: VolkState) -> list[Action]:
        icon = state.pack.icons[self.icon]
        return PLACES[icon.kind].candidates(state, icon)

    def refusal(self, state: VolkState, action: Action) -> Reason | None:
        icon = state.pack.icons[self.icon]
        return PLACES[icon.kind].refusal(state, icon, action)

    def options(self, state: VolkState) -> list[Action]:
        icon = state.pack.icons[self.icon]
        return PLACES[icon.kind].options(state, icon)

    def perform(self, state: VolkState, action: Action) -> None:
        icon = state.pack.icons[self.icon]
        if icon.limit and isinstance(action, At | Sector):
            state.marks[province_of(state, action)] += 1
        PLACES[icon.kind].perform(state, icon, action)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        left = more_of(state, self.icon)
        printed = printed_as(state, self.icon, self.drawn)
        return {**self.tells(state), "left": left, "nth": printed - left, "printed": printed}

    def tells(self, state: VolkState) -> dict[str, Arg]:
        """Besides where: of which card, unless it is the one that somebody plays."""
        if self.drawn is None:
            deck, card = "automatic" if state.happens_by_itself() else "played", NONE
        else:
            deck, card = SMALL_DECKS[self.drawn[0]], self.drawn[1]
        about = {"icon": self.icon, "card": state.resolving, "arms_card": card, "conflict_card": card}
        return {**about, "of": deck, "why": self._why(state)}

    def _why(self, state: VolkState) -> str:
        """Why this seat is asked, where it is not simply who plays the card."""
        icon, automatic = state.pack.icons[self.icon], state.happens_by_itself()
        own = self.seat == state.active and not automatic
        german = self.seat in (state.german(WEST), state.german(EAST))
        if icon.coat in (WEST, EAST) and german and (self.drawn is not None or not own):
            return "coat"
        if own or not (automatic or self.drawn is not None):
            return ""
        return "drawn" if self.drawn is not None else "colour" if german else "arms"

    def cites(self, state: VolkState) -> str:
        """H28 of an automatic event, §11.7 of a drawn card; §4.4 of a coat of arms on any other."""
        if not self._why(state):
            return self.rule
        return "11.7" if self.drawn is not None else "H28" if state.happens_by_itself() else "4.4"

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return PLACES[state.pack.icons[self.icon].kind].phrases


def printed_as(state: VolkState, icon: int, drawn: Drawn | None) -> int:
    """How often this icon is on the card that is played; 0 where nobody can say which of them this is: on a card of a
    small deck, which has two columns, or where something may have been ignored.
    """
    card = state.resolving
    by_itself = state.phase or state.happens_by_itself()
    if drawn is not None or card == NONE or by_itself or state.pack.colour_of[card] in ("dual", "blue"):
        return 0
    return state.pack.events[card].count(icon)


def more_of(state: VolkState, icon: int) -> int:
    """How many of these icons are to come after the one that is being placed."""
    count = 0
    for step in reversed(state.agenda[:-1]):
        if isinstance(step, NextIcon):
            return count + step.icons.count(icon)
        if isinstance(step, CarryOut) and step.icon == icon:
            count += 1
        elif not isinstance(step, unrest.SettleBerlin):
            break
    return count


def executable(state: VolkState, number: int) -> bool:
    """Whether an icon can take effect now."""
    icon = state.pack.icons[number]
    can = CAN.get(icon.kind)
    return can is None or can(state, icon)


def executables(state: VolkState, numbers: tuple[int, ...]) -> list[int]:
    """Those of several icons, each kind once: the fast form of `executable`, which is asked of all of them."""
    icons, found = state.pack.icons, []
    for number in dict.fromkeys(numbers):
        can = CAN.get(icons[number].kind)
        if can is None or can(state, icons[number]):
            found.append(number)
    return found


# -- icons that nobody has to place -----------------------------------------------------------------------------


def move_marker(state: VolkState, by: By, icon: Icon) -> None:
    """§6: an arrow."""
    if not cancels_out(state, icon):
        tracks.push(state, tracks.MARKERS[icon.kind], WEST if icon.left else EAST)


def cancels_out(state: VolkState, icon: Icon) -> bool:
    """2+2 §6.4: one that points both ways has a net sum of 0; the log says why nothing moves."""
    if two_way(icon):
        state.say("arrows-cancel", "11.6", icon=state.pack.number_of(icon.name))
    return two_way(icon)


def build_rheinsberg(state: VolkState, by: By, icon: Icon) -> None:
    """§9.3: both points together."""
    economy.build(state, state.pack.ready.factory[state.pack.rheinsberg], "9.3")


def can_build_rheinsberg(state: VolkState, icon: Icon) -> bool:
    site = state.pack.rheinsberg
    return not state.factories[site] and not economy.blocked(state, site)


def take_police(state: VolkState, by: By, icon: Icon) -> None:
    """§9.7: whoever triggers the event, the East gets the card."""
    card = state.resolving
    state.played.remove(card)
    state.police.append(card)
    state.police_used.append(0)
    state.say("police-power", "9.7", card=card)


def can_take_police(state: VolkState, icon: Icon) -> bool:
    """§9.8: after the Stasi's end police icons do nothing."""
    return not state.stasi_gone


def build_wall(state: VolkState, by: By, icon: Icon) -> None:
    """§9.9."""
    state.wall = True
    state.say("wall-built", "9.9")


def open_wall(state: VolkState, by: By, icon: Icon) -> None:
    state.wall = False
    state.say("wall-falls", "9.9")


def disband_stasi(state: VolkState, by: By, icon: Icon) -> None:
    """§9.8: all police cards go; each one used in this decade brings 1 unrest back."""
    back = sum(state.police_used)
    state.say("stasi-disbanded", "9.8", count=back)
    state.past += state.police
    state.police.clear()
    state.police_used.clear()
    state.stasi_gone = True
    state.then(UnrestReturns(back, ()))


class UnrestReturns(VolkAutomatic, frozen=True):
    """§9.8: at most one a province, the East chooses; when all have one, it goes round again (2+2)."""

    rule = "9.8"
    count: int
    provinces: tuple[int, ...]  # that have had theirs

    def run(self, state: VolkState) -> None:
        if not self.count:
            return
        waiting = [p for p in state.pack.provinces[EAST] if p not in self.provinces]
        if not waiting:
            state.then(UnrestReturns(self.count, ()))
        elif self.count >= len(waiting):
            for province in waiting:
                state.add_unrest(province, 1, "9.8")
            state.then(UnrestReturns(self.count - len(waiting), ()))
        else:
            state.then(BringBack(state.german(EAST), self.count, self.provinces))


class BringBack(VolkDecision, frozen=True):
    """§9.8: the East chooses where unrest returns."""

    rule = "9.8"
    count: int
    provinces: tuple[int, ...]

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.at_home[EAST]]

    def refusal(self, state: VolkState, action: At) -> Reason | None:
        served = action.province in self.provinces
        return refuse("one-a-province", "9.8", province=action.province) if served else None

    def perform(self, state: VolkState, action: At) -> None:
        state.add_unrest(action.province, 1, "9.8")
        state.then(UnrestReturns(self.count - 1, (*self.provinces, action.province)))

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"count": self.count}


Does = Callable[[VolkState, By, Icon], None]
DOES: Final[dict[str, Does]] = {
    **dict.fromkeys(tracks.MARKERS, move_marker),
    "rheinsberg": build_rheinsberg,
    "police": take_police,
    "wall": build_wall,
    "wall-off": open_wall,
    "stasi-off": disband_stasi,
}
CAN: Final[dict[str, Callable[[VolkState, Icon], bool]]] = {
    **{kind: place.possible for kind, place in PLACES.items()},
    "rheinsberg": can_build_rheinsberg,
    "police": can_take_police,
}


def trigger(state: VolkState, by: By, card: int) -> None:
    """§4.4: the event of a card, triggered by a player."""
    state.marks = [0] * len(state.unrest)
    state.resolving = card
    dual = state.pack.colour_of[card] == "dual"
    NextIcon(by, state.icons_for(by.active, card), int(dual)).run(state)
