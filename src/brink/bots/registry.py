"""Bots by name: the general ones, and those a game brings."""

from __future__ import annotations

from brink.bots.simple import RandomBot
from brink.engine import AnyGame, Bot, BotMaker, BrinkError, Chance

GENERAL: dict[str, BotMaker] = {"random": RandomBot}


def bot_names(game: AnyGame) -> list[str]:
    return [*GENERAL, *game.bots()]


def usual_bot(game: AnyGame) -> str:
    """Who plays where nobody chose a bot."""
    return game.usual_bot or bot_names(game)[-1]


def make_bot(game: AnyGame, name: str, chance: Chance) -> Bot:
    """A fresh bot with its own stream of chance."""
    maker = GENERAL.get(name) or game.bots().get(name)
    if maker is None:
        raise BrinkError(f"{game.name} has no bot '{name}'; there are {', '.join(bot_names(game))}")
    return maker(chance)
