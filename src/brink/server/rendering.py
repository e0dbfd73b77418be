"""Sentences at the edge: what `brink.tables` says in keys and numbers, in one reader's language.

Everything here is made from a `Seen` or from log lines that were fetched for exactly this viewer, so nothing can be
told that the viewer may not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from brink.bots.explaining import signed
from brink.engine import Action, AnyGame, Arg, BrinkError, Ending, Outcome, Pack, Prompt, Reason
from brink.engine.endings import in_words
from brink.engine.log import Roll
from brink.engine.registry import find_game
from brink.engine.texts import Sentence, Teller, Texts
from brink.server import messages as wire
from brink.server.language import LOCALE, TABLES_LOCALE, words_of
from brink.tables import Advice, Candidate, LogLine, SeatInfo, Seen, TableInfo, UndoInfo
from brink.tables.shapes import Fields

LOG: Final = logging.getLogger("brink.server.rendering")
REMEMBERED: Final = 50_000  # sentences, of all tables
LINES_AT_ONCE: Final = 100  # of a log
T = TypeVar("T")
_Hashed: TypeAlias = tuple[tuple[str, Any], ...]


class Sentences:
    """Writing a sentence is the slowest thing in a view, and most sentences were in the view before, or are at other
    tables too. So they are kept: those that name nobody for all tables, the others with the names at theirs.
    """

    def __init__(self, game: AnyGame, words: Teller, seats: tuple[str, ...]) -> None:
        self._game = game
        self._words = words
        self._seats = seats

    def sentence(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """A message with its pieces named."""
        text = self._kept(_sentence, key, args)
        return key if text is None else text

    def told(self, key: str, args: Mapping[str, Arg] | None = None) -> Sentence:
        """The same, and where in it pieces are named that can be opened."""
        told = self._kept(_told, key, args)
        return Sentence(key) if told is None else told

    def offers(self, prompt: Prompt | None) -> Callable[[Action], wire.Tried]:
        """How actions are offered where nothing speaks against them: in the same words again and again, unless what is
        asked has its own for them.
        """
        phrases = {} if prompt is None else prompt.phrases
        details = {} if prompt is None else dict(prompt.details)

        def offer(action: Action) -> wire.Tried:
            if action not in details and action.verb not in phrases:
                seats = self._seats if _names_a_seat(self._game.verbs[action.verb]) else ()
                return _offer(self._game, self._words, seats, action)
            key, args = self._game.phrase(action, prompt)
            return self.offer_as(action, key, args)

        return offer

    def offer_as(self, action: Action, key: str, args: Mapping[str, Arg]) -> wire.Tried:
        text, heading = self.sentence(key, args), self.sentence(f"{key}.heading", args)
        return wire.Tried(
            action=list(action),
            text=text,
            about=self._game.about(action),
            group=action.verb,
            heading=heading,
            label=self.sentence(f"{key}.label", args) if heading else text,
            closes=self._game.closes(action),
            leads=self._game.leads(action),
            reason=None,
            ending=None,
        )

    def _kept(self, write: Callable[..., T], key: str, args: Mapping[str, Arg] | None) -> T | None:
        """None: it cannot be written. A text that is missing must not take the whole table down with it."""
        try:
            if not args:
                return write(self._words, (), key, ())
            seats = self._seats if _names_a_seat(tuple(args)) else ()
            try:
                return write(self._words, seats, key, tuple(args.items()))
            except TypeError:  # a list has no hash
                plain = [(name, tuple(arg) if isinstance(arg, list) else arg) for name, arg in args.items()]
                return write(self._words, seats, key, tuple(plain))
        except (BrinkError, KeyError, ValueError, TypeError) as error:
            LOG.error("text cannot be written", extra={"key": key, "game": self._game.name, "why": str(error)})
            return None


@cache
def _names_a_seat(names: tuple[str, ...]) -> bool:
    return "seat" in [name.split("_", 1)[0] for name in names]


@lru_cache(REMEMBERED)
def _sentence(words: Teller, seats: tuple[str, ...], key: str, args: _Hashed) -> str:
    return words.at(seats).sentence(key, _given(args))


@lru_cache(REMEMBERED // 5)  # prompts and lines of the log
def _told(words: Teller, seats: tuple[str, ...], key: str, args: _Hashed) -> Sentence:
    return words.at(seats).told(key, _given(args))


@lru_cache(REMEMBERED // 5)
def _offer(game: AnyGame, words: Teller, seats: tuple[str, ...], action: Action) -> wire.Tried:
    return Sentences(game, words, seats).offer_as(action, *game.phrase(action))


def _given(args: _Hashed) -> dict[str, Arg]:
    return {name: list(arg) if isinstance(arg, tuple) else arg for name, arg in args}


@lru_cache(1000)  # tables in languages
def _sentences(game: AnyGame, pack: Pack, language: str, seats: tuple[str, ...], naming: _Hashed) -> Sentences:
    words = _words(game, pack, language, naming)
    return Sentences(game, words, tuple(game.seat_names(words.texts, pack, seats)))


@lru_cache(64)
def _words(game: AnyGame, pack: Pack, language: str, naming: _Hashed | None = None) -> Teller:
    names = game.all_names(pack, None if naming is None else dict(naming))
    return Teller(texts_of(game, pack, language), names, (), game.opens)


def teller_of(game: AnyGame, pack: Pack, language: str) -> Teller:
    """Sentences about a game at which nobody sits."""
    return _words(game, pack, language)


def reasons_told(value: object, teller: Teller) -> Any:
    """An answer of the rules as plain data, its reasons in words."""
    if isinstance(value, Reason):
        return {"key": value.key, "text": teller.sentence(value.key, value.args), "rule": value.rule}
    if isinstance(value, msgspec.Struct):
        return {name: reasons_told(getattr(value, name), teller) for name in value.__struct_fields__}
    if isinstance(value, list | tuple):
        return [reasons_told(one, teller) for one in value]
    return value


_texts: Final[dict[tuple[str, str, str, str], Texts]] = {}


def texts_of(game: AnyGame, pack: Pack, language: str) -> Texts:
    """All messages that may be needed at a table of this game."""
    key = (game.name, pack.hash, pack.name, language)
    if key not in _texts:
        _texts[key] = Texts(language, [LOCALE, TABLES_LOCALE, *game.locales(pack)])
    return _texts[key]


@lru_cache(64)
def names_of(game: AnyGame, pack: Pack) -> Mapping[str, Sequence[str]]:
    return game.names(pack)


class Renderer:
    """Renders for one table in one language."""

    def __init__(self, info: TableInfo, language: str) -> None:
        self.language = language
        self.game = find_game(info.game)
        self.pack = self.game.pack_with_hash(info.pack_hash, info.pack)
        naming = tuple((name, info.options[name]) for name in self.game.naming if name in info.options)
        words = _sentences(self.game, self.pack, language, tuple(called(seat, language) for seat in info.seats), naming)
        self.sentence, self.told, self.offers = words.sentence, words.told, words.offers

    @classmethod
    async def ready(cls, info: TableInfo, language: str) -> Renderer:
        """For the event loop: a language that nobody has read yet is loaded elsewhere, for it takes a while."""
        return cls(info, language) if cls.is_ready(info, language) else await asyncio.to_thread(cls, info, language)

    @staticmethod
    def is_ready(info: TableInfo, language: str) -> bool:
        return (info.game, info.pack_hash, info.pack, language) in _texts

    def reason(self, reason: Reason | None) -> wire.Told | None:
        return None if reason is None else wire.Told(self.sentence(reason.key, reason.args), reason.rule)

    def prompt(self, prompt: Prompt | None) -> wire.PromptText | None:
        if prompt is None:
            return None
        told = self.told(prompt.key, prompt.args)
        kinds = [*(f"{kind}:{number}" for kind, number in prompt.subject.items()), prompt.step]
        return wire.PromptText(
            seat=prompt.seat,
            text=told.text,
            names=list(told.names),
            rule=prompt.rule,
            step=prompt.step,
            window=prompt.window,
            concerns=list(prompt.concerns),
            turn=prompt.turn,
            kinds=self.kinds(kinds) if prompt.window else {},
        )

    def kinds(self, keys: Iterable[str]) -> dict[str, str]:
        """What answers in advance under these keys are about, where anything is."""
        return {key: self.sentence(name) for key in keys if (name := self._kind(key))}

    def _kind(self, key: str) -> str:
        """The message of a piece's name for `card:17`, else that of a step's windows."""
        kind, _, number = key.partition(":")
        if not number.isdecimal():
            return f"window-{key}" if key in self.game.windows else ""
        known = names_of(self.game, self.pack).get(kind, ())
        return known[int(number)] if int(number) < len(known) else ""

    def candidates(self, found: Iterable[Candidate], prompt: Prompt | None) -> list[wire.Tried]:
        offer = self.offers(prompt)
        return apart([self._judged(offer(one.action), one) for one in found])

    def _judged(self, offer: wire.Tried, candidate: Candidate) -> wire.Tried:
        """With what speaks against it, and what it leads to."""
        if candidate.reason is None and candidate.ending is None and not candidate.cost:
            return offer
        return replace(
            offer,
            reason=self.reason(candidate.reason),
            ending=self.ending(candidate.ending),
            cost=self.sentence("cost", {"cost": candidate.cost}) if candidate.cost else "",
        )

    def ending(self, ending: Ending | None) -> wire.EndText | None:
        if ending is None:
            return None
        return wire.EndText(
            text=in_words(self.game, ending, self.sentence),
            rule=ending.outcomes[0].rule,
            sure=ending.sure,
            asks=ending.asks,
            how=list(dict.fromkeys(one.how for one in ending.outcomes)),
        )

    def outcome(self, outcome: Outcome | None, view: object = None) -> wire.Result | None:
        """`view`: the last one, which may tell more of how it ended."""
        if outcome is None:
            return None
        lines = [self.told(line.key, line.args) for line in self.game.result(outcome, view)]
        told = reduce(Sentence.followed_by, lines)
        return wire.Result(
            text=told.text,
            names=list(told.names),
            rule=outcome.rule,
            winners=list(outcome.winners),
            ranking=list(outcome.ranking),
            points=list(outcome.points),
        )

    def hint(self, advice: Advice) -> wire.HintText:
        point = self.sentence("decimal-point")
        why = [self.sentence(f"why-{one.topic}", {"change": signed(one.change, point)}) for one in advice.because]
        return wire.HintText(
            action=list(advice.action),
            chance=round(advice.chance, 3),
            why=self.sentence("hint-why", {"reasons": ", ".join(why)}) if why else self.sentence("hint-alike"),
        )

    def undo(self, undo: UndoInfo) -> wire.UndoText:
        if undo.consent:
            text = self.sentence("undo-ask")
        elif undo.allowed:
            text = self.sentence("undo-allowed")
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
        at_once = undo.allowed and not undo.consent
        return wire.UndoText(allowed=at_once, consent=undo.consent, text=text, asked=asked)

    async def lines(self, lines: Iterable[LogLine]) -> list[wire.LogText]:
        """Of a log that may be long: between two parts of it somebody else has his turn."""
        found: list[wire.LogText] = []
        for line in lines:
            if found and len(found) % LINES_AT_ONCE == 0:
                await asyncio.sleep(0)
            found.append(self.line(line))
        return found

    def line(self, line: LogLine) -> wire.LogText:
        told, moment = self.told(line.key, line.args), self.game.moments.get(line.key, "")
        die = self.game.dice.get(line.key)
        return wire.LogText(
            n=line.n,
            move=line.version,
            text=told.text,
            rule=line.rule,
            names=list(told.names),
            moment=moment,
            about=line.args if moment else {},
            mark=self.game.marks.get(line.key, ""),
            roll=None if die is None else Roll.told(die, line.args, line.rule),
            loss=self.loss(line),
            beside=line.beside,
            undoes=line.undoes,
        )

    def loss(self, line: LogLine) -> wire.LossText | None:
        loss = self.game.loss(line.key, line.args, self.pack)
        if loss is None:
            return None
        counts = {kind: loss.counts.get(kind, 0) for kind in self.game.losses}
        return wire.LossText(loss.seat, counts, self.sentence(loss.name) if loss.name else "")

    def table(self, seen: Seen, online: frozenset[int] = frozenset()) -> wire.TableBody:
        """Everything but the log and the chat."""
        return wire.TableBody(**about(seen.info, online, self.language), **self.own(seen))

    def own(self, seen: Seen) -> Fields:
        """What the viewer sees beside the facts that all of his language read alike: the rest of `wire.TableBody`."""
        prompt = seen.prompt
        offered = None if seen.candidates is None else self.candidates(seen.candidates, prompt)
        return {
            "seat": seen.viewer,
            "view": seen.view,
            "prompt": self.prompt(prompt),
            "legal": None if seen.legal is None else self.choices(seen.legal, offered or (), prompt),
            "candidates": offered,
            "outcome": self.outcome(seen.outcome, seen.view),
            "seed": seen.seed,
            "undo": self.undo(seen.undo),
            "hints": seen.hints,
            "acted": seen.acted,
            "standing": seen.standing,
            "standing_names": self.kinds(seen.standing),
            "roles": [self.sentence(key) if key else "" for key in seen.roles],
            "told": [wire.BoardLine(line.depth, self.sentence(line.key, line.args)) for line in seen.told],
        }

    def choices(
        self, legal: Iterable[Action], offered: Iterable[wire.Tried], prompt: Prompt | None
    ) -> list[wire.Choice]:
        """What may be done, in the words in which it is offered."""
        said = {tuple(one.action): one for one in offered}
        offer = self.offers(prompt)
        found = [said.get(action) or offer(action) for action in legal]
        return [wire.Choice(action=one.action, text=one.text) for one in found]


def apart(offers: list[wire.Tried]) -> list[wire.Tried]:
    """Labels about equal pieces, as two fighters of one kind, get numbers: no two under a heading are the same."""
    found: Counter[tuple[str, str]] = Counter()
    for at, one in enumerate(offers):
        here = one.heading or one.group, one.label
        found[here] += 1
        if found[here] > 1:
            offers[at] = replace(one, label=f"{one.label} ({found[here]})")
    return offers


@cache
def nameless(seat: int, language: str) -> str:
    """How who has said no name is called, in the reader's words."""
    return words_of(language).render("guest", {"number": seat + 1})


def called(seat: SeatInfo, language: str) -> str:
    return nameless(seat.seat, language) if seat.kind == "person" and not seat.name else seat.name


def about(info: TableInfo, online: frozenset[int], language: str) -> Fields:
    """The fields of `wire.About` that are the same for all who read this language."""
    given = {name: getattr(info, name) for name in _AS_THEY_ARE}
    seats = [
        wire.SeatLine(
            **{**asdict(seat), "name": called(seat, language)},
            nameless=not seat.name,
            online=seat.seat in online,
        )
        for seat in info.seats
    ]
    return {**given, "table": info.id, "seats": seats}


_AS_THEY_ARE: Final = [name for name in wire.About.__struct_fields__ if name not in ("table", "seats", "outcome")]
