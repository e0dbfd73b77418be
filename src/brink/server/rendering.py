"""Sentences at the edge: what `brink.tables` says in keys and numbers, in one reader's language.

Everything here is made from a `Seen` or from log lines that were fetched for exactly this viewer, so nothing can be
told that the viewer may not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from brink.engine import Action, Arg, BrinkError, Game, Outcome, Pack, Prompt, Reason
from brink.engine.registry import find_game
from brink.engine.texts import Teller, Texts
from brink.server import messages as wire
from brink.server.language import LOCALE, TABLES_LOCALE
from brink.tables import Candidate, LogLine, Seen, TableInfo, UndoInfo

LOG: Final = logging.getLogger("brink.server.rendering")
REMEMBERED: Final = 50_000  # sentences, of all tables


class Sentences(Teller):
    """Fluent is the slowest thing in a view, and most sentences of a view were in the one before: they are kept."""

    def sentence(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        if not args:
            return _sentence(self, key, ())
        plain = ((name, tuple(arg) if isinstance(arg, list) else arg) for name, arg in args.items())
        return _sentence(self, key, tuple(plain))


@lru_cache(REMEMBERED)
def _sentence(teller: Sentences, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    given = {name: list(arg) if isinstance(arg, tuple) else arg for name, arg in args}
    return Teller.sentence(teller, key, given)


@lru_cache(1000)  # tables in languages
def _teller(game: Game[Any], pack: Pack, language: str, seats: tuple[str, ...]) -> Sentences:
    return Sentences(texts_of(game, pack, language), names_of(game, pack), seats)


_texts: Final[dict[tuple[str, str, str], Texts]] = {}


def texts_of(game: Game[Any], pack: Pack, language: str) -> Texts:
    """All messages that may be needed at a table of this game."""
    key = (game.name, pack.hash, language)
    if key not in _texts:
        folders = [LOCALE, TABLES_LOCALE, game.folder / "locale", pack.folder / "locale"]
        _texts[key] = Texts(language, folders)
    return _texts[key]


@lru_cache(16)
def names_of(game: Game[Any], pack: Pack) -> Mapping[str, Any]:
    return game.names(pack)


class Renderer:
    """Renders for one table in one language."""

    def __init__(self, info: TableInfo, language: str) -> None:
        self.game = find_game(info.game)
        self.pack = self.game.pack_with_hash(info.pack_hash)
        self.teller = _teller(self.game, self.pack, language, tuple(info.names))

    @classmethod
    async def ready(cls, info: TableInfo, language: str) -> Renderer:
        """For the event loop: a language that nobody has read yet is loaded elsewhere, for it takes a while."""
        if (info.game, info.pack_hash, language) not in _texts:
            return await asyncio.to_thread(cls, info, language)
        return cls(info, language)

    def sentence(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """A message with its pieces named. A text that is missing must not take the whole table down with it."""
        try:
            return self.teller.sentence(key, args)
        except (BrinkError, KeyError, ValueError, TypeError) as error:
            LOG.error("text cannot be written", extra={"key": key, "game": self.game.name, "why": str(error)})
            return key

    def action(self, action: Action) -> str:
        return self.sentence(*self.game.phrase(action))

    def reason(self, reason: Reason | None) -> wire.Told | None:
        return None if reason is None else wire.Told(self.sentence(reason.key, reason.args), reason.rule)

    def prompt(self, prompt: Prompt | None) -> wire.PromptText | None:
        if prompt is None:
            return None
        step = prompt.key.partition("-")[2]
        text = self.sentence(prompt.key, prompt.args)
        return wire.PromptText(seat=prompt.seat, text=text, rule=prompt.rule, step=step)

    def candidate(self, candidate: Candidate) -> wire.Tried:
        action = candidate.action
        return wire.Tried(action=list(action), text=self.action(action), reason=self.reason(candidate.reason))

    def outcome(self, outcome: Outcome | None) -> wire.Result | None:
        if outcome is None:
            return None
        return wire.Result(
            text=self.sentence(f"outcome-{outcome.how}", outcome.args),
            rule=outcome.rule,
            winners=list(outcome.winners),
            ranking=list(outcome.ranking),
            points=list(outcome.points),
        )

    def undo(self, undo: UndoInfo) -> wire.UndoText:
        if undo.allowed:
            text = self.sentence("undo-allowed")
        elif undo.consent:
            text = self.sentence("undo-ask")
        elif undo.reason is not None:
            text = self.sentence(undo.reason.key, undo.reason.args)
        else:
            text = self.sentence("undo-none")
        asked = None
        if undo.asked is not None:
            request = undo.asked
            asked = wire.UndoRequestText(
                seat=request.seat,
                moves=request.moves,
                waiting=request.waiting,
                text=self.sentence("undo-asked", {"seat": request.seat}),
            )
        return wire.UndoText(allowed=undo.allowed, consent=undo.consent, text=text, asked=asked)

    def line(self, line: LogLine) -> wire.LogText:
        return wire.LogText(n=line.n, move=line.version, text=self.sentence(line.key, line.args), rule=line.rule)

    def table(self, seen: Seen, online: frozenset[int] = frozenset()) -> wire.TableBody:
        """Everything but the log and the chat."""
        info = seen.info
        return wire.TableBody(
            table=info.id,
            version=info.version,
            moves=info.moves,
            status=info.status,
            title=info.title,
            game=info.game,
            pack=info.pack,
            options=info.options,
            settings=info.settings,
            seats=seat_lines(info, online),
            seat=seen.viewer,
            deciding=info.deciding,
            view=seen.view,
            prompt=self.prompt(seen.prompt),
            legal=self._legal(seen),
            candidates=None if seen.candidates is None else [self.candidate(one) for one in seen.candidates],
            outcome=self.outcome(seen.outcome),
            commitment=info.commitment,
            seed=seen.seed,
            undo=self.undo(seen.undo),
            standing=dict(seen.standing),
            told=[wire.BoardLine(line.depth, self.sentence(line.key, line.args)) for line in seen.told],
            rematch=info.rematch,
            origin=info.origin,
        )

    def _legal(self, seen: Seen) -> list[wire.Choice] | None:
        if seen.legal is None:
            return None
        return [wire.Choice(action=list(action), text=self.action(action)) for action in seen.legal]


def seat_lines(info: TableInfo, online: frozenset[int] = frozenset()) -> list[wire.SeatLine]:
    return [
        wire.SeatLine(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            online=seat.seat in online,
            away=seat.away,
            resigned=seat.resigned,
            clock=seat.clock,
        )
        for seat in info.seats
    ]
