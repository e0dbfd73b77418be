"""Parley: a small complete game that uses every feature of the kernel. For tests and for docs/adding-a-game.md.

Envoys of two to four powers seal a secret stake each round, then take turns in the order of their stakes. A card
played may be vetoed, a veto too. Who first reaches the goal wins; else the highest score after the last round.
"""

from parley.game import Parley

__all__ = ["Parley"]
