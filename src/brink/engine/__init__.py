"""The kernel: steps, seats, chance, views, records. Knows no game, no clock, no network."""

from brink.engine.chance import Chance
from brink.engine.content import Content, Pack, Provenance, Vocabulary
from brink.engine.errors import BrinkError, ContentError, RecordError, Refused, RulesError
from brink.engine.game import Game, Line, Look
from brink.engine.log import EVERYBODY, SPECTATOR, Entry, all_but, only
from brink.engine.match import Match, resume, verify
from brink.engine.outcome import Outcome, rank
from brink.engine.questions import Question, Workshop
from brink.engine.reasons import Arg, Prompt, Reason, refuse
from brink.engine.records import Move, Record
from brink.engine.seats import Bot, BotMaker, Sight
from brink.engine.state import Part, State
from brink.engine.steps import NOBODY, PASS, Action, Automatic, Decision, Window

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "PASS",
    "SPECTATOR",
    "Action",
    "Arg",
    "Automatic",
    "Bot",
    "BotMaker",
    "BrinkError",
    "Chance",
    "Content",
    "ContentError",
    "Decision",
    "Entry",
    "Game",
    "Line",
    "Look",
    "Match",
    "Move",
    "Outcome",
    "Pack",
    "Part",
    "Prompt",
    "Provenance",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Refused",
    "RulesError",
    "Sight",
    "State",
    "Vocabulary",
    "Window",
    "Workshop",
    "all_but",
    "only",
    "rank",
    "refuse",
    "resume",
    "verify",
]
