"""What the browser's board of 2+2 needs beyond that of the base game: extras of cards, tracks, small decks."""

from __future__ import annotations

from brink.games.volk.board import board, card_face
from brink.games.volk.twoplustwo.pack import TwoPack


def two_board(pack: TwoPack) -> dict[str, object]:
    cards = [_card(pack, card) for card in range(len(pack.card_ids))]
    return {**board(pack), "cards": cards, "world": _world(pack)}


def _card(pack: TwoPack, card: int) -> dict[str, object]:
    return {
        **card_face(pack, card),
        "ban": pack.ban[card],
        "beside": list(pack.beside[card]),
        "below": list(pack.below[card]),
        "shaded": pack.shaded[card],
    }


def _world(pack: TwoPack) -> dict[str, object]:
    """The tracks, space by space, and the two small decks."""
    dominance, space, arms = (pack.track_points[track] for track in ("dominance", "space", "arms"))
    return {
        "dominance": [
            {"at": at, "points": points, "icons": list(pack.rewards[at]), "income": list(pack.incomes[at])}
            for at, points in dominance.items()
        ],
        "space": [{"at": at, "points": points, "icons": list(pack.space_icons[at])} for at, points in space.items()],
        "arms": [
            {"at": at, "points": points, "level": pack.levels[at], "victory": at in pack.arms_victory}
            for at, points in arms.items()
        ],
        "armsCards": [
            {"cells": [[list(cell) for cell in column] for column in card], "reshuffle": reshuffle}
            for card, reshuffle in zip(pack.arms_cells, pack.reshuffles[0], strict=True)
        ],
        "conflictCards": [
            {"cells": [list(cell) for cell in card], "reshuffle": reshuffle}
            for card, reshuffle in zip(pack.conflict_cells, pack.reshuffles[1], strict=True)
        ],
    }
