"""The board as text, from what the viewer sees: for the terminal, for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from brink.engine import Arg, Line
from brink.engine.log import Loss
from brink.games.twogm import verbs
from brink.games.twogm.geometry import ALL_SPACES, COLUMN, ROW
from brink.games.twogm.kinds import ABILITIES, CATEGORIES, FLAGS, NONE, SPACES, Unit, Weapon
from brink.games.twogm.state import DEPLOYMENT, DISCARD
from brink.games.twogm.tables import Tables
from brink.games.twogm.views import HIDDEN, PlayerView, ShotView, UnitView, View

# What may make a shot harder or easier (shooting.py), in the order in which the messages name it.
MODIFIERS: Final = (
    "wounds",
    "suppressed",
    "elite",
    "veteran",
    "heroism",
    "radio",
    "storm",
    "charge",
    "close-fighting",
    "green",
    "snow",
    "cover",
    "face-down",
    "camouflage",
    "covered-movement",
    "smoke",
    "screen",
)


def words() -> dict[str, list[str]]:
    """Names of what the text table speaks of beyond pieces."""
    return {
        "type": [f"type-{word}" for word in CATEGORIES],
        "ability": [f"ability-{word}" for word in ABILITIES],
        "flag": [f"flag-{word}" for word in FLAGS],
        "modifier": [f"modifier-{word}" for word in MODIFIERS],
    }


# Lines of the log that tell of a unit that is destroyed (battlefield.py).
DESTROYED: Final = ("destroyed", "critical-kill", "assault-kill", "shot-down")


def loss(key: str, args: Mapping[str, Arg], pack: Tables) -> Loss | None:
    """Units as the board counts them; damage as it was dealt. Logs of release 0.1 do not say whose unit was wounded."""
    told = {name: value for name, value in args.items() if isinstance(value, int)}
    if key in DESTROYED:
        unit, name = pack.units[told["card"]], pack.names["card"][told["card"]]
        return Loss(told["seat"], {"units": 1, "worth": unit.cost}, name) if unit.counts else None
    if key == "wounded":
        return Loss(told.get("seat"), {"damage": told["damage"]})
    if key == "hq-hit":
        return Loss(told["side"], {"hq": told["damage"]})  # a side is the seat of its Field Marshal
    return None


def tell(view: View, pack: Tables) -> list[Line]:
    lines = [*tell_table(view, pack), *tell_ground(view, pack)]
    for seat, player in enumerate(view.players):
        lines += tell_player(seat, player, view, pack)
    return [*lines, *tell_shots(view, pack)]


# -- the table --------------------------------------------------------------------------------------------------


def tell_table(view: View, pack: Tables) -> list[Line]:
    if view.round:
        when: dict[str, Arg] = {"round": view.round, "last": view.last_round}
        lines = [Line(0, "tell-table", {**when, "phase": view.phase, "side": view.active})]
    else:
        lines = [Line(0, "tell-setup")]
    if view.scenario != NONE:
        lines.append(Line(1, "tell-scenario", {"scenario": view.scenario}))
        lines.append(Line(2, pack.text("scenario", view.scenario)))
        if view.spaces > SPACES:
            lines.append(Line(2, "tell-two-boards"))
    for hq, hp in enumerate(view.hq_hp):
        printed = pack.headquarters[view.players[hq & 1].faction]
        armor: dict[str, Arg] = {"hp": hp, "most": printed.hp, "armor": printed.armor}
        lines.append(Line(1, "tell-hq", {"space": ALL_SPACES + hq, **armor}))
    for side in (0, 1):
        lines.append(tell_side(side, view))
        if view.points[side]:
            lines.append(Line(2, "tell-points", {"side": side, "points": view.points[side]}))
    if view.boats:
        lines.append(Line(1, "tell-boats", {"count": view.boats}))
    return [*lines, *tell_objectives(view, pack)]


def tell_side(side: int, view: View) -> Line:
    counts: dict[str, Arg] = {"side": side, "count": view.losses[side], "income": view.income[side]}
    if view.limits[side] == HIDDEN:
        return Line(1, "tell-side-without-hq", counts)
    return Line(1, "tell-side", {**counts, "supply": view.supply[side], "limit": view.limits[side]})


def tell_objectives(view: View, pack: Tables) -> list[Line]:
    """Spaces that a side must hold, and who holds them."""
    if view.scenario == NONE:
        return []
    goals = [goal for goal in pack.scenarios[view.scenario].victory if goal.kind == "control"]
    printed = dict.fromkeys(place for goal in goals for place in (*goal.spaces, *goal.some))
    lines = []
    for place in (place + shift for shift in range(0, view.spaces, SPACES) for place in printed):
        if view.control[place] == NONE:
            lines.append(Line(1, "tell-objective-free", {"space": place}))
        else:
            lines.append(Line(1, "tell-objective", {"space": place, "side": view.control[place]}))
    return lines


def tell_ground(view: View, pack: Tables) -> list[Line]:
    """Everything but plain ground, by kind."""
    lines = [Line(0, "tell-battlefield")]
    for natural in pack.naturals:
        there = [place for place, here in enumerate(view.natural) if here == natural.number]
        if there and natural.id != "plain":
            lines.append(Line(1, "tell-natural", {"natural": natural.number, "space_all": by_column(there)}))
        for hp in sorted({view.natural_hp[place] for place in there} - {natural.hp}):
            hit = by_column([place for place in there if view.natural_hp[place] == hp])
            lines.append(Line(2, "tell-natural-hit", {"hp": hp, "space_all": hit}))
    cards = [(terrain, hp) for terrain, hp in zip(view.terrain, view.terrain_hp, strict=True) if terrain != NONE]
    for terrain, hp in sorted(set(cards)):
        there = [place for place, lies in enumerate(view.terrain) if lies == terrain and view.terrain_hp[place] == hp]
        lines.append(Line(1, "tell-terrain", {"terrain": terrain, "hp": hp, "space_all": by_column(there)}))
    smoke = [place for place, here in enumerate(view.smoke) if here]
    if smoke:
        lines.append(Line(1, "tell-smoke", {"space_all": by_column(smoke)}))
    for place, left in enumerate(view.litter):
        if left:
            tokens = [token.number for token in pack.tokens if left >> token.number & 1]
            lines.append(Line(1, "tell-litter", {"space": place, "token_all": tokens}))
    return lines if len(lines) > 1 else [Line(0, "tell-battlefield-open")]


def by_column(places: list[int]) -> list[int]:
    """A1, A2, B1: in the order of their names."""
    return sorted(places, key=lambda place: (COLUMN[place], ROW[place]))


def where(unit: UnitView) -> tuple[int, int]:
    """The same order for units, planes at an HQ last."""
    if unit.place >= ALL_SPACES:
        return len(COLUMN), unit.place
    return COLUMN[unit.place], ROW[unit.place]


# -- players and their cards ------------------------------------------------------------------------------------


def tell_player(seat: int, player: PlayerView, view: View, pack: Tables) -> list[Line]:
    who: dict[str, Arg] = {"seat": seat, "side": player.side}
    key = "tell-player-without-ap" if player.ap == HIDDEN else "tell-player"
    lines = [Line(0, key, who if player.ap == HIDDEN else {**who, "ap": player.ap})]
    if not view.round and player.bid >= 0:
        lines.append(Line(1, "tell-bid", {"ap": player.bid}))
    counts: dict[str, Arg] = {"count": len(player.hand), "left": player.deck, "pile": len(player.discard)}
    lines.append(Line(1, "tell-cards", counts))
    if player.discard:
        lines.append(Line(2, "tell-discarded", {"card_all": player.discard}))
    if player.general != NONE:
        lines.append(Line(1, "tell-general", {"general": player.general}))
        lines.append(Line(2, pack.text("general", player.general)))
    lines += tell_hand(seat, player, view, pack)
    units = sorted((unit for unit in view.units if unit.seat == seat), key=where)
    if units:
        lines.append(Line(1, "tell-army", {"seat": seat}))
    for unit in units:
        lines += tell_unit(unit, view, pack)
    return lines


def tell_hand(seat: int, player: PlayerView, view: View, pack: Tables) -> list[Line]:
    """What the viewer knows of a hand: in full where cards are chosen from it, else their names."""
    known = [(card, cost) for card, cost in zip(player.hand, player.costs, strict=True) if card != HIDDEN]
    if not known:
        return []
    if view.round and view.phase not in (DEPLOYMENT, DISCARD):
        return [Line(1, "tell-hand-cards", {"seat": seat, "card_all": [card for card, _ in known]})]
    lines = [Line(1, "tell-hand", {"seat": seat})]
    for card, cost in dict.fromkeys(known):
        lines += tell_card(card, cost, known.count((card, cost)), pack)
    return lines


def tell_card(card: int, cost: int, copies: int, pack: Tables) -> list[Line]:
    """A card in hand with everything that is printed on it."""
    what: dict[str, Arg] = {"card": card, "ap": cost, "count": copies}
    if not pack.is_unit(card):
        return [Line(2, "tell-support-card", what), Line(3, pack.text("card", card))]
    unit = pack.units[card]
    printed: dict[str, Arg] = {"movement": unit.movement, "armor": unit.armor, "life": unit.wounds}
    kind: dict[str, Arg] = {"type": CATEGORIES.index(unit.type), **abilities_of(unit)}
    lines = [Line(2, "tell-unit-card", {**what, **kind, **printed})]
    if unit.weapon is not None:
        lines.append(Line(3, "tell-weapon", tell_weapon(unit.weapon)))
    for price in sorted({option.cost for option in unit.options}):
        tokens = [option.token for option in unit.options if option.cost == price]
        lines.append(Line(3, "tell-options", {"ap": price, "token_all": list(dict.fromkeys(tokens))}))
    return lines


def abilities_of(unit: Unit) -> dict[str, Arg]:
    found = [number for number, ability in enumerate(ABILITIES) if ability in unit.abilities]
    return {"abilities": len(found), "ability_all": found}


def tell_weapon(weapon: Weapon) -> dict[str, Arg]:
    flags = [number for number, flag in enumerate(FLAGS) if has_flag(weapon, flag)]
    return {
        "weapon": weapon.number,
        "range": weapon.range,
        "impact": weapon.impact,
        "critical": weapon.critical,
        "penetration": weapon.penetration,
        "damage": weapon.damage,
        "count": len(flags),
        "flag_all": flags,
    }


def has_flag(weapon: Weapon, flag: str) -> bool:
    return weapon.area == "row3" if flag == "row3" else bool(getattr(weapon, flag.replace("-", "_")))


# -- units ------------------------------------------------------------------------------------------------------


def tell_unit(unit: UnitView, view: View, pack: Tables) -> list[Line]:
    printed = pack.units[unit.card]
    health: dict[str, Arg] = {"wounds": unit.wounds, "life": unit.life, "armor": printed.armor}
    steps: dict[str, Arg] = {"left": max(0, unit.movement - unit.spent), "movement": unit.movement}
    who: dict[str, Arg] = {"card": unit.card, "space": unit.place, **abilities_of(printed)}
    lines = [Line(2, "tell-unit", {**who, **health, **steps}), *tell_arms(unit, pack), *tell_gear(unit, pack)]
    if unit.cards:
        lines.append(Line(3, "tell-attached", {"card_all": unit.cards}))
    for key, holds in (
        ("tell-suppressed", unit.suppressed),
        ("tell-in-smoke", unit.smoke),
        ("tell-mounted", bool(unit.mounted)),
    ):
        if holds:
            lines.append(Line(3, key))
    for key, other in (("tell-aboard", unit.carrier), ("tell-covered", unit.pair)):
        if other != NONE:
            lines.append(Line(3, key, {"card": card_of(other, view)}))
    if unit.assault != NONE:
        lines.append(Line(3, "tell-assaults", {"space": unit.assault}))
    return lines


def slot_state(unit: UnitView, slot: int, pack: Tables) -> str:
    """The three sides of a token (§8), and weapons that wait to be mounted."""
    if unit.used >> slot & 1:
        return "used"
    if unit.grey >> slot & 1:
        return "resting"
    return "unmounted" if pack.mounts[unit.card] & ~unit.mounted & 1 << slot else "ready"


def tell_arms(unit: UnitView, pack: Tables) -> list[Line]:
    """The weapons of a unit by what may be done with them now, and their numbers in the same order."""
    owned: dict[str, list[tuple[int, Weapon]]] = {}
    for slot, weapon in enumerate(pack.arsenal[unit.card]):
        if weapon is not None and (slot == 0 or unit.equip >> slot & 1):
            owned.setdefault(slot_state(unit, slot, pack), []).append((unit.ranges[slot], weapon))
    return [
        Line(
            3,
            "tell-arms",
            {
                "state": state,
                "weapon_all": [weapon.number for _, weapon in arms],
                "range_all": [reach for reach, _ in arms],
                "impact_all": [weapon.impact for _, weapon in arms],
                "penetration_all": [weapon.penetration for _, weapon in arms],
                "damage_all": [weapon.damage for _, weapon in arms],
            },
        )
        for state, arms in owned.items()
    ]


def tell_gear(unit: UnitView, pack: Tables) -> list[Line]:
    """Equipment that is no weapon."""
    owned: dict[str, list[int]] = {}
    for slot, option in enumerate(pack.units[unit.card].options, 1):
        if unit.equip >> slot & 1 and pack.tokens[option.token].weapon is None:
            owned.setdefault(slot_state(unit, slot, pack), []).append(option.token)
    return [Line(3, "tell-gear", {"state": state, "token_all": tokens}) for state, tokens in owned.items()]


def card_of(number: int, view: View) -> int:
    return next((unit.card for unit in view.units if unit.unit == number), NONE)


# -- before firing ----------------------------------------------------------------------------------------------


def tell_shots(view: View, pack: Tables) -> list[Line]:
    """What each shot that may be chosen now needs and does, with everything that makes it harder or easier."""
    lines: list[Line] = []
    armed = NONE
    for shot in view.shots:
        if not lines:
            lines.append(Line(0, "tell-shots"))
        weapon = weapon_of(shot, view, pack)
        if weapon != armed:
            armed = weapon
            if weapon != NONE:
                lines.append(Line(1, "tell-shots-of", {"weapon": weapon}))
        lines += tell_shot(shot, view)
    return lines


def weapon_of(shot: ShotView, view: View, pack: Tables) -> int:
    """The weapon of a shot, where there are several to choose from."""
    if isinstance(shot.action, verbs.Weapon | verbs.React):
        return shot.action.weapon
    slot = shot.slot if shot.slot != NONE else view.focus.slot
    card = card_of(view.focus.unit, view)
    weapon = pack.arsenal[card][slot] if slot != NONE and card != NONE else None
    return weapon.number if weapon is not None else NONE


def tell_shot(shot: ShotView, view: View) -> list[Line]:
    odds = shot.odds
    chances: dict[str, Arg] = {"hit": odds.hit * 10, "kill": odds.destroys * 10, "damage": odds.damage}
    needs: dict[str, Arg] = {"impact": odds.impact, "armored": int(odds.armored)}
    needs |= {"penetration": odds.penetration, "armor": odds.armor}
    if shot.target == NONE:
        lines = [Line(2, "tell-shot-at", {"space": shot.place, **chances})]
    else:
        target = card_of(shot.target, view)
        lines = [Line(2, "tell-shot", {"card": target, "space": shot.place, **chances, **needs})]
    for modifier in odds.modifiers:
        changes: dict[str, Arg] = {"impact": signed(modifier.impact), "critical": signed(modifier.critical)}
        lines.append(Line(3, "tell-modifier", {"modifier": MODIFIERS.index(modifier.name), **changes}))
    for one in shot.struck:
        if one.target != shot.target:
            chance: dict[str, Arg] = {"hit": one.odds.hit * 10, "kill": one.odds.destroys * 10}
            lines.append(Line(3, "tell-struck", {"card": card_of(one.target, view), "space": one.place, **chance}))
    if shot.answer is not None:
        lines.append(Line(3, "tell-answer", msgspec.structs.asdict(shot.answer)))
    if shot.reaction is not None:
        lines.append(Line(3, "tell-reaction", {"hit": shot.reaction.hit * 10, "kill": shot.reaction.destroys * 10}))
    return lines


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"
