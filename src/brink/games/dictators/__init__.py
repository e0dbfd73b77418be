"""Revenge of the Dictators: a satirical race to the White House, full of interruptions, for 2 to 5 players."""

from brink.games.dictators.game import Dictators

__all__ = ["Dictators"]
