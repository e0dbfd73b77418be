"""Players that are not people. They use the engine's contract only."""

from brink.bots.registry import adviser, bot_names, make_bot, plans, seconds_of, usual_bot
from brink.bots.simple import RandomBot

__all__ = ["RandomBot", "adviser", "bot_names", "make_bot", "plans", "seconds_of", "usual_bot"]
