"""The board as text, from what the viewer sees: for the terminal, for screen readers."""

from __future__ import annotations

from brink.engine import Arg, Line
from brink.games.twogm.pack import NONE
from brink.games.twogm.tables import Tables
from brink.games.twogm.views import HIDDEN, PlayerView, UnitView, View


def tell(view: View, pack: Tables) -> list[Line]:
    lines = [Line(0, "tell-table", {"round": view.round, "phase": view.phase, "side": view.active})]
    for side in (0, 1):
        damage: dict[str, Arg] = {"side": side, "hp": sum(view.hq_hp[side::2]), "count": view.losses[side]}
        lines.append(Line(1, "tell-hq", damage))
    lines += ground(view, pack)
    for seat, player in enumerate(view.players):
        lines += tell_player(seat, player, view, pack)
    return lines


def ground(view: View, pack: Tables) -> list[Line]:
    lines = []
    for number, natural in enumerate(pack.naturals):
        there = [place for place, here in enumerate(view.natural) if here == number]
        if there and natural.id != "plain":
            lines.append(Line(1, "tell-ground", {"natural": number, "space_all": there}))
    for place, terrain in enumerate(view.terrain):
        if terrain != NONE:
            lines.append(Line(1, "tell-terrain", {"terrain": terrain, "space": place, "hp": view.terrain_hp[place]}))
    smoke = [place for place, here in enumerate(view.smoke) if here]
    if smoke:
        lines.append(Line(1, "tell-smoke", {"space_all": smoke}))
    return lines


def tell_player(seat: int, player: PlayerView, view: View, pack: Tables) -> list[Line]:
    counts: dict[str, Arg] = {"seat": seat, "faction": player.faction, "ap": player.ap}
    lines = [Line(0, "tell-player", counts)]
    lines.append(Line(1, "tell-cards", {"count": len(player.hand), "deck": player.deck, "pile": len(player.discard)}))
    known = [card for card in player.hand if card != HIDDEN]
    if known:
        lines.append(Line(1, "tell-hand", {"card_all": known}))
    if player.general != NONE:
        lines.append(Line(1, "tell-general", {"general": player.general}))
    for unit in view.units:
        if unit.seat == seat:
            lines += tell_unit(unit, pack)
    return lines


def tell_unit(unit: UnitView, pack: Tables) -> list[Line]:
    where: dict[str, Arg] = {"card": unit.card, "space": unit.place, "wounds": unit.wounds, "life": unit.life}
    lines = [Line(1, "tell-unit", where)]
    tokens = [option.token for slot, option in enumerate(pack.units[unit.card].options, 1) if unit.equip >> slot & 1]
    if tokens:
        lines.append(Line(2, "tell-equipment", {"token_all": tokens}))
    if unit.cards:
        lines.append(Line(2, "tell-attached", {"card_all": unit.cards}))
    for key, holds in (
        ("tell-suppressed", unit.suppressed),
        ("tell-in-smoke", unit.smoke),
        ("tell-aboard", unit.carrier != NONE),
        ("tell-covered", unit.pair != NONE),
        ("tell-mounted", bool(unit.mounted)),
    ):
        if holds:
            lines.append(Line(2, key))
    if unit.assault != NONE:
        lines.append(Line(2, "tell-assaults", {"space": unit.assault}))
    return lines
