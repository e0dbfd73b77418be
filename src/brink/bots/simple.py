"""The bots that know no game."""

from __future__ import annotations

from brink.engine import Action, Chance, Sight


class RandomBot:
    """Any legal action, each as likely as the others. The yardstick of all other bots."""

    def __init__(self, chance: Chance) -> None:
        self._below = chance.below

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        return legal[0] if len(legal) == 1 else legal[self._below(len(legal))]
