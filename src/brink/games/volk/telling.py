"""The board as text, from what the viewer sees: for the terminal, for screen readers. One function a block.

Both titles are told here; the blocks of 2+2 appear when the view has its fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from brink.engine import Arg, Line
from brink.games.volk.forecast import ColdWar, Forecast
from brink.games.volk.germany import UNPLACED
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.pack import NONE, TRACKS, VolkPack
from brink.games.volk.spans import Span
from brink.games.volk.state import CUBES, EMPTY, RUN_DOWN
from brink.games.volk.views import View

if TYPE_CHECKING:
    from brink.games.volk.twoplustwo.pack import TwoPack
    from brink.games.volk.twoplustwo.views import TwoView

ROMAN: Final = ("", "I", "II", "III", "IV")  # what a special card is called: it has no number


def tell(view: View, pack: VolkPack) -> list[Line]:
    cold_war = tell_cold_war(cast("TwoView", view), cast("TwoPack", pack)) if hasattr(view, "dominance") else []
    return [
        *tell_time(view),
        *cold_war,
        *tell_tracks(view, pack),
        *tell_state(view, pack, WEST),
        *tell_state(view, pack, EAST),
        *tell_display(view, pack),
        *tell_hands(view, pack),
        *tell_piles(view),
        *tell_forecast(view, pack),
    ]


# -- time and tracks --------------------------------------------------------------------------------------------


def tell_time(view: View) -> list[Line]:
    lines = [Line(0, "tell-decade", {"decade": view.decade, "part": view.part})]
    if view.phase:
        lines.append(Line(1, "tell-phase", {"phase": view.phase - 1}))
    elif view.part and not getattr(view, "automatic", False):  # else it is nobody's turn
        lines.append(Line(1, "tell-active", {"seat": view.active}))
    return lines


def tell_tracks(view: View, pack: VolkPack) -> list[Line]:
    lines = [Line(0, "tell-tracks"), tell_marker("prestige", view.prestige)]
    if view.prestige:
        spaces = pack.prestige[EAST if view.prestige > 0 else WEST]
        for space in range(1, abs(view.prestige) + 1):
            lines.append(Line(2, "tell-space", {"space": space, "icon_all": list(spaces[space - 1])}))
    lines += [tell_marker("currency", view.currency), tell_marker("socialism", view.socialism)]
    placed = sum(view.socialists)
    lines.append(Line(1, "tell-cubes", {"box": view.box, "placed": placed, "left": CUBES - view.box - placed}))
    if view.wall:
        lines.append(Line(1, "tell-wall"))
    if view.stasi_gone:
        lines.append(Line(1, "tell-stasi-gone"))
    for card, used in zip(view.police, view.police_used, strict=True):
        lines.append(Line(1, "tell-police", {"card": card, "red": int(pack.police[card] == "red"), "used": used}))
    return lines


def tell_marker(track: str, at: int) -> Line:
    number = TRACKS.index(track)
    if not at:
        return Line(1, "tell-marker-start", {"track": number})
    return Line(1, "tell-marker", {"track": number, "side": EAST if at > 0 else WEST, "space": abs(at)})


# -- the Cold War (2+2) -----------------------------------------------------------------------------------------


def tell_cold_war(view: TwoView, pack: TwoPack) -> list[Line]:
    lines = [Line(1, "tell-order", {"seat_all": view.order})]
    if view.automatic:
        lines.append(Line(1, "tell-automatic"))
    if view.drawn:
        deck, card = view.drawn
        key = ("tell-arms-now", "tell-conflict-now")[deck]
        lines.append(Line(1, key, {"arms_card": card} if deck == 0 else {"conflict_card": card}))
    return [
        *lines,
        Line(0, "tell-cold-war"),
        *tell_dominance(view, pack),
        *tell_space_race(view, pack),
        *tell_arms_race(view, pack),
        *tell_treasuries(view),
        *tell_small_decks(view, pack),
        *tell_waiting(view),
    ]


def tell_power_marker(track: str, at: int, points: int) -> Line:
    number = TRACKS.index(track)
    if not at:
        return Line(1, "tell-marker-start", {"track": number})
    power = EAST if at > 0 else WEST
    return Line(1, "tell-power-marker", {"track": number, "power": power, "space": abs(at), "points": points})


def tell_dominance(view: TwoView, pack: TwoPack) -> list[Line]:
    at = view.dominance
    lines = [tell_power_marker("dominance", at, pack.track_points["dominance"][at])]
    for space in range(1, abs(at) + 1):
        reward = pack.rewards[space if at > 0 else -space]
        lines.append(Line(2, "tell-space", {"space": space, "icon_all": list(reward)}))
    usa, soviet = pack.incomes[at]
    return [*lines, Line(2, "tell-income", {"usa": usa, "soviet": soviet})]


def tell_space_race(view: TwoView, pack: TwoPack) -> list[Line]:
    at = view.space
    lines = [tell_power_marker("space", at, pack.track_points["space"][at])]
    if at:
        lines.append(Line(2, "tell-space", {"space": abs(at), "icon_all": list(pack.space_icons[at])}))
    return lines


def tell_arms_race(view: TwoView, pack: TwoPack) -> list[Line]:
    at = view.arms
    lines = [tell_power_marker("arms", at, pack.track_points["arms"][at])]
    if pack.levels[at]:
        power = EAST if at > 0 else WEST
        lines.append(Line(2, "tell-advantage", {"power": power, "level": pack.levels[at]}))
    if at in pack.arms_victory:
        lines.append(Line(2, "tell-victory-space"))
    if view.arms_cost:
        lines.append(Line(2, "tell-arms-cost"))
    return lines


def tell_treasuries(view: TwoView) -> list[Line]:
    lines = [
        Line(1, "tell-treasury", {"power": power, "money": money, "points": points})
        for power, (money, points) in enumerate(zip(view.treasury, view.points, strict=True))
    ]
    if view.soviet_malus:
        lines.append(Line(2, "tell-soviet-malus"))
    return lines


def tell_small_decks(view: TwoView, pack: TwoPack) -> list[Line]:
    """How many cards are left, and the last discard: what it shows in this decade for each superpower."""
    lines = [Line(1, "tell-arms-deck", {"count": view.arms_deck})]
    if view.arms_last != NONE:
        lines.append(Line(2, "tell-arms-last", {"arms_card": view.arms_last}))
        lines += tell_cells([cells[view.decade - 1] for cells in pack.arms_cells[view.arms_last]])
    lines.append(Line(1, "tell-conflict-deck", {"count": view.conflict_deck}))
    if view.conflict_last != NONE:
        lines.append(Line(2, "tell-conflict-last", {"conflict_card": view.conflict_last}))
        lines += tell_cells(pack.conflict_cells[view.conflict_last])
    return lines


def tell_cells(cells: list[tuple[int, ...]]) -> list[Line]:
    return [Line(3, "tell-cell", {"power": power, "icon_all": list(icons)}) for power, icons in enumerate(cells)]


def tell_waiting(view: TwoView) -> list[Line]:
    lines = [Line(1, "tell-doves", {"count": view.doves})]
    lines += [Line(1, "tell-stack", {"count": count}) for count in view.stacks]
    for seat, cards in enumerate(view.peacemakers):
        if cards:
            lines.append(Line(1, "tell-peacemakers", {"seat": seat, "count": len(cards), "card_all": cards}))
    return lines


# -- Germany ----------------------------------------------------------------------------------------------------


def tell_state(view: View, pack: VolkPack, side: int) -> list[Line]:
    provinces = pack.provinces[side]
    lines = [Line(0, "tell-state", {"side": side, "count": sum(view.protests[p] for p in provinces)})]
    for province in provinces:
        lines += tell_province(view, pack, province)
    if side == EAST:
        lines += tell_abroad(view, pack)
    return [*lines, *tell_lines(view, pack, side)]


def tell_province(view: View, pack: VolkPack, province: int) -> list[Line]:
    lines = [
        Line(
            1,
            "tell-province",
            {
                "province": province,
                "unrest": view.unrest[province],
                "protests": view.protests[province],
                "standard": view.standard[province],
            },
        )
    ]
    if view.borrowed.count(province):
        lines.append(Line(2, "tell-borrowed", {"count": view.borrowed.count(province)}))
    if view.socialists[province]:
        lines.append(Line(2, "tell-socialists", {"count": view.socialists[province]}))
    if province == pack.west_berlin:
        for sector, held in enumerate(view.sectors):
            lines.append(
                Line(2, "tell-sector", {"sector": sector, "standard": held, "province": pack.suppliers[sector]})
            )
    else:
        lines += tell_economy(view, pack, province)
    if pack.across[province]:
        lines.append(Line(2, "tell-across", {"province_all": pack.across[province]}))
    return lines


def tell_economy(view: View, pack: VolkPack, province: int) -> list[Line]:
    """The factories of a province, Hamburg where it counts at present, and what they are worth together."""
    lines: list[Line] = []
    sites = [*pack.factories_of[province], *([pack.hamburg] if province == view.hamburg else [])]
    if view.exports[province] == NONE:
        lines.append(Line(2, "tell-no-factory", {"economy": view.economy[province]}))
    else:
        lines.append(Line(2, "tell-economy", {"economy": view.economy[province], "export": view.exports[province]}))
    for site in sites:
        if view.factories[site] != EMPTY:
            run_down = int(view.factories[site] == RUN_DOWN)
            lines.append(Line(2, "tell-factory", {"site": site, "value": view.values[site], "down": run_down}))
    empty = [site for site in sites if view.factories[site] == EMPTY and site != pack.rheinsberg]
    if empty:
        lines.append(Line(2, "tell-empty", {"site_all": empty}))
    return lines


def tell_abroad(view: View, pack: VolkPack) -> list[Line]:
    lines: list[Line] = []
    for site, province in zip(pack.externals, view.abroad, strict=True):
        if view.factories[site] == EMPTY:
            continue
        if province == NONE:
            lines.append(Line(1, "tell-abroad-idle", {"site": site}))
        else:
            lines.append(Line(1, "tell-abroad", {"site": site, "value": view.values[site], "province": province}))
    return lines


def tell_lines(view: View, pack: VolkPack, side: int) -> list[Line]:
    """All connections of a state by what is built of them."""
    kinds: dict[str, list[int]] = {
        "tell-lines-working": [],
        "tell-lines-idle": [],
        "tell-lines-begun": [],
        "tell-lines-open": [],
        "tell-lines-double": [],
    }
    halves: list[Line] = []
    for line in pack.lines[side]:
        built, sites = view.built[line], pack.line_sites[line]
        if built == pack.full[line]:
            works = all(view.factories[end] for end in pack.line_ends[line])
            kinds["tell-lines-working" if works else "tell-lines-idle"].append(line)
        elif built == UNPLACED:
            kinds["tell-lines-begun"].append(line)
        elif built:
            halves.append(Line(2, "tell-half", {"line": line, "site": pack.line_ends[line][built - 1]}))
        else:
            kinds["tell-lines-open" if sites == 1 else "tell-lines-double"].append(line)
    return [
        Line(1, "tell-lines", {"side": side}),
        *(Line(2, key, {"line_all": lines}) for key, lines in kinds.items() if lines),
        *halves,
    ]


# -- cards ------------------------------------------------------------------------------------------------------


def tell_display(view: View, pack: VolkPack) -> list[Line]:
    lines = [Line(0, "tell-display")]
    for card in view.display:
        lines += tell_card(pack, card)
    if view.special != NONE:
        lines += tell_card(pack, view.special)
    return lines


def tell_card(pack: VolkPack, card: int) -> list[Line]:
    """A card with everything that is printed on it."""
    colour, number = pack.colour_of[card], pack.card_numbers[card]
    west, east = pack.values[card]
    if pack.special[card]:
        lines = [Line(1, "tell-special", {"card": card, "number": ROMAN[pack.decade_of[card]]})]
    elif west == east:
        lines = [Line(1, "tell-card", {"card": card, "number": number, "colour": colour, "value": west})]
    else:
        values = {"west": west, "east": east}
        lines = [Line(1, "tell-card-two", {"card": card, "number": number, "colour": colour, **values})]
    if pack.flight[card]:
        lines.append(Line(2, "tell-flight", {"count": pack.flight[card]}))
    if hasattr(pack, "shaded"):
        return [*lines, *tell_two_card(cast("TwoPack", pack), card)]
    return [*lines, *tell_icons("tell-icon", pack.events[card])]


def tell_two_card(pack: TwoPack, card: int) -> list[Line]:
    """2+2: the event with its shaded ground, the icons at the value, the ban on the arms race."""
    event = pack.events[card]
    ground = len(event) - pack.shaded[card]
    choices = [icon for icon in event[ground:] if pack.icons[icon].kind == "choice"]  # their own words say it
    return [
        *([Line(2, "tell-ban")] if pack.ban[card] else []),
        *tell_icons("tell-icon", (*event[:ground], *choices)),
        *tell_icons("tell-shaded", (icon for icon in event[ground:] if icon not in choices)),
        *tell_icons("tell-beside", pack.beside[card]),
        *tell_icons("tell-below", pack.below[card]),
    ]


def tell_icons(key: str, icons: Iterable[int]) -> list[Line]:
    """Each different icon once, with its number."""
    return [Line(2, key, {"icon": icon, "count": count}) for icon, count in Counter(icons).items()]


def tell_hands(view: View, pack: VolkPack) -> list[Line]:
    lines: list[Line] = []
    for seat, hand in enumerate(view.hands):
        lines.append(Line(0, "tell-hand", {"seat": seat, "count": len(hand)}))
        for card in hand:
            if card >= 0:
                lines += tell_card(pack, card)
        for hidden, count in sorted(Counter(card for card in hand if card < 0).items(), reverse=True):
            lines.append(Line(1, "tell-hidden", {"count": count, "decade": -hidden}))
    return lines


def tell_piles(view: View) -> list[Line]:
    lines = [Line(0, "tell-piles"), Line(1, "tell-deck", {"count": len(view.deck)})]
    known = [card for card in reversed(view.deck) if card >= 0]
    if known:
        lines.append(Line(1, "tell-deck-known", {"card_all": known}))
    if view.played:
        lines.append(Line(1, "tell-played", {"card_all": view.played}))
    if view.past:
        lines.append(Line(1, "tell-past", {"card_all": view.past}))
    aside = [card for pile in (*view.discards, view.rest) for card in pile]
    if aside:
        lines.append(Line(1, "tell-aside", {"count": len(aside)}))
    seen = sorted(card for card in aside if card >= 0)
    if seen:
        lines.append(Line(1, "tell-aside-known", {"card_all": seen}))
    return lines


# -- what the end of the decade would bring ---------------------------------------------------------------------


def tell_forecast(view: View, pack: VolkPack) -> list[Line]:
    seen = view.forecast
    if seen is None:
        return []
    return [
        Line(0, "tell-forecast-rest" if view.phase else "tell-forecast"),
        *(tell_world_to_come(seen.cold_war) if seen.cold_war else []),
        *tell_costs(view, seen),
        *tell_provinces("forecast-standard", seen.standard_lost),
        *tell_provinces("forecast-envy", seen.envy),
        *tell_pressure(seen),
        *tell_end(seen, len(view.hands)),
    ]


def ranged(span: Span) -> str:
    """`2`, `2–4`; with a minus before each number below 0."""
    least, most = (str(number).replace("-", "−") for number in span)
    return least if least == most else f"{least}–{most}" if span[0] >= 0 else f"{least} … {most}"


def tell_world_to_come(seen: ColdWar) -> list[Line]:
    """What the three phases of 2+2 bring, and how the superpowers stand after them."""
    lines: list[Line] = []
    if seen.draws != NONE:
        lines.append(Line(1, "forecast-draws", {"power": seen.draws}))
    if seen.power != NONE:
        lines.append(Line(1, "forecast-reward", {"power": seen.power, "space": spaces(seen.spaces)}))
    for power, (money, points) in enumerate(zip(seen.treasury, seen.points, strict=True)):
        if seen.income is not None:
            lines.append(Line(1, "forecast-income", {"power": power, "amount": seen.income[power]}))
        lines.append(Line(1, "forecast-power", {"power": power, "money": ranged(money), "points": ranged(points)}))
    return lines


def spaces(found: list[int]) -> str:
    return " / ".join(str(space) for space in found)


def tell_costs(view: View, seen: Forecast) -> list[Line]:
    """Phases 1 to 4."""
    lines: list[Line] = []
    if seen.flight is not None and seen.flight_loss is not None:
        args: dict[str, Arg] = {"level": ranged(seen.flight), "count": ranged(seen.flight_loss)}
        lines.append(Line(1, "forecast-flight", args))
    elif seen.flight_loss is not None:
        still = view.wall and not view.phase  # the prestige marker moves before anything is lost
        lines += tell_span("forecast-wall" if still else "forecast-flight-rest", seen.flight_loss)
    if seen.prestige != NONE:
        lines.append(Line(1, "forecast-prestige", {"side": seen.prestige, "space": spaces(seen.spaces)}))
    lines += tell_span("forecast-prestige-loss", seen.prestige_loss)
    if seen.balance is not None:
        lines.append(Line(1, "forecast-balance", {"balance": ranged(seen.balance)}))
    lines += tell_span("forecast-run-down", seen.run_down)
    lines += tell_span("forecast-dismantled", seen.dismantled)
    return [*lines, *tell_span("forecast-police", seen.police_costs)]


def tell_span(key: str, span: Span | None) -> list[Line]:
    return [Line(1, key, {"count": ranged(span)})] if span and span[1] else []


def tell_provinces(key: str, spans: list[Span] | None) -> list[Line]:
    return [
        Line(1, key, {"province": province, "count": ranged(span)})
        for province, span in enumerate(spans or ())
        if span[1]
    ]


def tell_pressure(seen: Forecast) -> list[Line]:
    return [
        Line(
            1,
            "forecast-pressure",
            {"province": source, "province_to": target, "count": ranged((least, most))},
        )
        for source, target, least, most in seen.pressure or ()
    ]


def tell_end(seen: Forecast, players: int) -> list[Line]:
    """Phases 9 and 10, and all ways in which it may end."""
    lines: list[Line] = []
    if seen.socialists:
        key = "forecast-socialists-come" if seen.socialists > 0 else "forecast-socialists-go"
        lines.append(Line(1, key, {"count": abs(seen.socialists)}))
    for side, span in enumerate(seen.protests or ()):
        lines.append(Line(1, "forecast-protests", {"side": side, "count": ranged(span)}))
    if len(seen.endings) > 1:
        lines.append(Line(1, "forecast-open"))
    for ending in seen.endings:
        lines.append(Line(1 + (len(seen.endings) > 1), "forecast-ending", {"how": ending.how or "goes-on"}))
        for seat in ending.seats:
            power = players > 2 and seat < players - 2
            winner: dict[str, Arg] = {"power": seat} if power else {"side": seat & 1}
            lines.append(Line(2 + (len(seen.endings) > 1), "forecast-power-wins" if power else "forecast-wins", winner))
    return lines
