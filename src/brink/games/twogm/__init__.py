"""2GM Tactics: a card wargame of the Second World War."""

from brink.games.twogm.game import TwoGM

__all__ = ["TwoGM"]
