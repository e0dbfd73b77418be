"""The kernel: steps, seats, chance, views, records. Knows no game, no clock, no network."""

from brink.engine.actions import PASS, Action, Given, Pass
from brink.engine.anything import AnyOptions, AnyPack, AnyState, AnyView, Chosen, Plain, PlainValue
from brink.engine.chance import Chance
from brink.engine.content import Content, Pack, Provenance, Vocabulary
from brink.engine.contract import Bot, BotMaker, Sight
from brink.engine.endings import Ending, Foresight
from brink.engine.errors import BrinkError, Broken, ContentError, RecordError, Refused, RulesError
from brink.engine.game import AnyGame, Game, Look
from brink.engine.log import EVERYBODY, SPECTATOR, Die, Entry, all_but, only
from brink.engine.match import Match, resume, verify
from brink.engine.outcome import Outcome, rank
from brink.engine.questions import Question, Workshop
from brink.engine.reasons import Arg, Line, Prompt, Reason, refuse
from brink.engine.records import Fork, Move, Record
from brink.engine.scenes import Scene
from brink.engine.state import Part, State
from brink.engine.steps import NOBODY, AnyDecision, AnyStep, Automatic, Decision, Own, Window

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "PASS",
    "SPECTATOR",
    "Action",
    "AnyDecision",
    "AnyGame",
    "AnyOptions",
    "AnyPack",
    "AnyState",
    "AnyStep",
    "AnyView",
    "Arg",
    "Automatic",
    "Bot",
    "BotMaker",
    "BrinkError",
    "Broken",
    "Chance",
    "Chosen",
    "Content",
    "ContentError",
    "Decision",
    "Die",
    "Ending",
    "Entry",
    "Foresight",
    "Fork",
    "Game",
    "Given",
    "Line",
    "Look",
    "Match",
    "Move",
    "Outcome",
    "Own",
    "Pack",
    "Part",
    "Pass",
    "Plain",
    "PlainValue",
    "Prompt",
    "Provenance",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Refused",
    "RulesError",
    "Scene",
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
