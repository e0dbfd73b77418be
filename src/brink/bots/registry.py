"""Bots by name: the general ones, those a game brings, and where it has a mind those that plan."""

from __future__ import annotations

from typing import Final

import msgspec

from brink.bots.planner import PATIENT, Effort, Planner
from brink.bots.simple import Beginner, RandomBot
from brink.engine import AnyGame, Bot, BotMaker, BrinkError, Chance

GENERAL: Final[dict[str, BotMaker]] = {"random": RandomBot}
BEGINNER: Final = "beginner"
# Bots that plan, and how long they may take for a decision.
PLANNING: Final = {
    "strong": Effort(rollouts=48, candidates=6, seconds=0.3),
    "expert": Effort(rollouts=320, candidates=8, seconds=2.0),
}
HINT: Final = Effort(rollouts=120, candidates=5, seconds=1.5)


def plans(game: AnyGame) -> bool:
    """Whether bots that plan are offered. Where they have not shown to play better, only the lab gets them."""
    mind = game.mind()
    return mind is not None and mind.plays


def bot_names(game: AnyGame) -> list[str]:
    """The weakest first, as far as one can say."""
    own = game.bots()
    planning = [name for name in PLANNING if name not in own] if plans(game) else []
    return [*GENERAL, *([BEGINNER] if own else []), *own, *planning]


def usual_bot(game: AnyGame) -> str:
    """Who plays where nobody chose a bot: the best of those that need no time to think."""
    return game.usual_bot or [*GENERAL, *game.bots()][-1]


def seconds_of(game: AnyGame, name: str) -> float:
    """How long this bot may take for a decision at a table; 0: no time that anybody would notice."""
    return PLANNING[name].seconds or 0.0 if name in PLANNING and name not in game.bots() else 0.0


def make_bot(game: AnyGame, name: str, chance: Chance, *, hurried: bool = False) -> Bot:
    """A fresh bot with its own stream of chance. `hurried`: people wait for it, so a clock may cut its thoughts short;
    it has no other measure then. Without that the same stream leads to the same moves.
    """
    mind, maker = game.mind(), GENERAL.get(name) or game.bots().get(name)
    if maker is not None:
        return maker(chance)
    if name == BEGINNER and game.bots():
        return Beginner(make_bot(game, usual_bot(game), chance.fork("model")), chance)
    if mind is not None and name in PLANNING:
        effort = PLANNING[name]
        own = {"rollouts": PATIENT} if hurried else {"seconds": None}
        return Planner(game, mind, msgspec.structs.replace(effort, **own), chance)
    raise BrinkError(f"{game.name} has no bot '{name}'; there are {', '.join(bot_names(game))}")


def adviser(game: AnyGame, chance: Chance) -> Planner:
    """Somebody to ask what he would do and why. People wait for it."""
    mind = game.mind()
    if mind is None:
        raise BrinkError(f"{game.name} has no bot that plans")
    return Planner(game, mind, HINT, chance, explained=True)
