"""The bots that know no game."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Bot, Chance, Sight

OVERLOOKS: Final = 8  # of so many decisions a beginner makes one anyhow


class RandomBot:
    """Any legal action, each as likely as the others. The yardstick of all other bots."""

    def __init__(self, chance: Chance) -> None:
        self._below = chance.below

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        count = len(legal)
        return legal[self._below(count)] if count > 1 else legal[0]


class Beginner:
    """Plays as somebody else does who knows the game, but overlooks things."""

    def __init__(self, model: Bot, chance: Chance) -> None:
        self._model = model
        self._chance = chance

    def choose(self, sight: Sight) -> Action:
        known = self._model.choose(sight)  # asked each time: it may remember what it has begun
        return known if self._chance.below(OVERLOOKS) else sight.legal[self._chance.below(len(sight.legal))]
