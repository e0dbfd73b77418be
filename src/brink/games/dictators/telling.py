"""The board as text, from what the viewer sees: for the terminal, for screen readers."""

from __future__ import annotations

from brink.engine import NOBODY, Arg, Line
from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.state import TRIDENT_ON_BOARD
from brink.games.dictators.views import HIDDEN, CardOnTable, PlayerView, View


def tell(view: View, pack: DictatorsPack) -> list[Line]:
    lines = [Line(0, "tell-table", {"level": view.defcon, "turn": view.turn})]
    lines.append(Line(1, "tell-decks", {"deck": view.deck, "pile": len(view.discard), "fathers": view.father_deck}))
    if view.discard:
        lines.append(Line(1, "tell-pile-top", {"card": view.discard[-1]}))
    if view.trident == TRIDENT_ON_BOARD:
        lines.append(Line(1, "tell-trident", {"count": view.warheads}))
    lines += [_played(card) for card in view.table]
    lines += _map(view, pack)
    for seat, player in enumerate(view.players):
        lines += _player(seat, player, view, pack)
    return lines


def _played(card: CardOnTable) -> Line:
    if "what" not in card.will:  # it is not announced yet, or being carried out
        if card.seat == NOBODY:
            return Line(1, "tell-on-table", {"card": card.card})
        return Line(1, "tell-on-table-of", {"card": card.card, "seat": card.seat})
    return Line(1, "tell-announced", {"seat": card.seat, "card": card.card, **card.will})


def _map(view: View, pack: DictatorsPack) -> list[Line]:
    lines = []
    for road in view.blocked:
        a, b = pack.road_ends[road]
        lines.append(Line(1, "tell-roadblock", {"place_a": a, "place_b": b}))
    if view.no_fly:
        lines.append(Line(1, "tell-no-fly", {"timezone_all": view.no_fly}))
    return lines


def _player(seat: int, player: PlayerView, view: View, pack: DictatorsPack) -> list[Line]:
    here: dict[str, Arg] = {"seat": seat, "dictator": player.dictator, "place": player.place}
    lines = [Line(0, "tell-active" if seat == view.active else "tell-player", here)]
    lines.append(Line(1, "tell-counts", {"count": player.counts, "hand": len(player.hand), "limit": player.hand_limit}))
    if player.copied >= 0:
        lines.append(Line(1, "tell-copied", {"dictator": player.copied}))
    known = [card for card in player.hand if card != HIDDEN]
    if known:
        lines.append(Line(1, "tell-hand", {"card_all": sorted(known)}))
    for place, zone, done in zip(player.facilities, player.facility_zones, player.disarmed, strict=True):
        if place != HIDDEN:
            lines.append(Line(1, "tell-disarmed" if done else "tell-armed", {"place": place, "zone": zone}))
    if player.tokens:
        numbers = [max(token, 0) for token in player.tokens]
        lines.append(Line(1, "tell-tokens", {"token_all": numbers}))
    if player.father >= 0:
        turns = pack.father_turns[player.father - pack.first_father]
        lines.append(Line(1, "tell-father", {"card": player.father, "count": player.father_count, "turns": turns}))
    if player.front:
        lines.append(Line(1, "tell-front", {"card_all": player.front}))
    if player.bunker:
        lines.append(Line(1, "tell-bunker", {"card_all": player.bunker}))
    if player.stored != -2:
        lines.append(Line(1, "tell-stored", {"presidential": player.stored}))
    if player.skips:
        lines.append(Line(1, "tell-skips", {"count": player.skips}))
    if player.bribed_by >= 0:
        lines.append(Line(1, "tell-bribed", {"seat": player.bribed_by}))
    return lines
