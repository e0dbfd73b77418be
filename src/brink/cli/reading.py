"""A match in words: log, board, prompt, choices and result, in one language, for one viewer at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from brink.cli.seats import seat_of
from brink.engine import EVERYBODY, Action, BrinkError, Ending, Match, Reason, Record, RecordError, resume, verify
from brink.engine.endings import in_words
from brink.engine.texts import Texts

LOCALE: Final = Path(__file__).parent / "locale"
Viewer = int | None
"""A seat, or None for somebody who has no seat."""


class Told(msgspec.Struct, frozen=True):
    """A sentence, the rule it rests on, and how far it is indented."""

    text: str
    rule: str = ""
    depth: int = 0
    move: int = 0  # in a log: the move that led to it, 0 for the set-up
    to: tuple[str, ...] = ()  # in a log that shows all: who alone could read it


def words_of(language: str) -> Texts:
    """The terminal's own words."""
    return Texts(language, [LOCALE])


class Reader:
    """Renders a match. What a viewer may not know is not in anything this returns for that viewer."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.words = words_of(language)
        self.names = [seat_of(label, match.game).name for label in match.seats]
        self.teller = match.game.teller(language, match.pack, self.names, match.options)

    def log(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """The lines this viewer may read, from move `since` on."""
        return [
            Told(self.teller.sentence(entry.key, entry.args), entry.rule, move=move)
            for move, entries in enumerate(self.match.lines[since:], since)
            for entry in entries
            if entry.visible_to(viewer)
        ]

    def whole_log(self) -> list[Told]:
        """All lines; those that were not for everybody say whom they were for.

        What one player reads in full and all others in other words happened once, and is told once: in full.
        """
        told = []
        for move, entries in enumerate(self.match.lines):
            for before, entry in zip((None, *entries), entries, strict=False):
                if before is not None and before.audience > 0 and entry.audience == ~before.audience:
                    continue
                names = [name for seat, name in enumerate(self.names) if entry.visible_to(seat)]
                to = () if entry.audience == EVERYBODY else tuple(names)
                told.append(Told(self.teller.sentence(entry.key, entry.args), entry.rule, move=move, to=to))
        return told

    def board(self, viewer: Viewer) -> list[Told]:
        game, match = self.match.game, self.match
        lines = game.told(game.view(match.state, viewer), match.pack, over=match.over)
        return [Told(self.teller.sentence(line.key, line.args), depth=line.depth) for line in lines]

    def prompt(self, viewer: Viewer) -> Told | None:
        """What is asked now, in the words for this viewer; nothing when the game is over."""
        if self.match.over:
            return None
        prompt = self.match.game.decision(self.match.state, viewer)
        return Told(self.teller.sentence(prompt.key, prompt.args), prompt.rule)

    def action(self, action: Action) -> str:
        """With what it costs, unless its own words tell that."""
        game, state = self.match.game, self.match.state
        text = self.teller.sentence(*game.phrase(action, game.decision(state, game.to_act(state))))
        cost = game.cost(state, action)
        told = self.teller.sentence("cost", {"cost": cost}) if cost else ""
        return text if told.lower() in text.lower() else f"{text} ({told})"

    def reason(self, reason: Reason) -> Told:
        return Told(self.teller.sentence(reason.key, reason.args), reason.rule)

    def ending(self, ending: Ending) -> Told:
        """The warning, below the choice it belongs to."""
        return Told(f"⚠ {in_words(self.match.game, ending, self.teller.sentence)}", ending.outcomes[0].rule, depth=3)

    def refused(self) -> list[Told]:
        """Everything one might try now and may not, with the reason."""
        game, state = self.match.game, self.match.state
        told = []
        for action in game.candidates(state):
            reason = game.refusal(state, action)
            if reason is not None:
                why = self.reason(reason)
                told.append(Told(f"{self.action(action)}: {why.text}", why.rule))
        return told

    def outcome(self) -> list[Told]:
        """How the game ended, who won, and everybody's place; nothing while it goes on."""
        outcome = self.match.state.outcome
        if outcome is None:
            return []
        game = self.match.game
        lines = game.result(outcome, game.view(self.match.state, None))
        told = [Told(self.teller.sentence(line.key, line.args), outcome.rule) for line in lines]
        called = [self.teller.name("seat", seat) for seat in range(len(self.names))]
        names = ", ".join(called[seat] for seat in outcome.winners)
        won = {"names": names, "count": len(outcome.winners)}
        told.append(Told(self.words.render("winners", won) if names else self.words.render("no-winner")))
        for seat in sorted(range(len(outcome.ranking)), key=lambda seat: (outcome.ranking[seat], seat)):
            line = {"place": outcome.ranking[seat], "seat": called[seat]}
            if outcome.points:
                told.append(Told(self.words.render("place-points", line | {"points": outcome.points[seat]}), depth=1))
            else:
                told.append(Told(self.words.render("place", line), depth=1))
        return told


def replayed(path: Path, record: Record, *, at: int | None = None, check: bool = False) -> Match:
    """The match of a record. `check` holds it to everything it claims, and then goes to its end."""
    try:
        return verify(record) if check else resume(record, at)
    except BrinkError as error:
        raise RecordError(f"{path}: {error}") from error
    except Exception as error:
        raise RecordError(f"{path}: the rules fail on this record: {type(error).__name__}: {error}") from error
