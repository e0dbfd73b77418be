"""Texts under test: every message that a game uses is there, says what it should, and no two choices read the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from brink.engine.actions import Action
from brink.engine.contract import Contract
from brink.engine.errors import Broken
from brink.engine.game import AnyGame
from brink.engine.log import Entry
from brink.engine.match import Match
from brink.engine.reasons import Arg, Prompt
from brink.engine.steps import family, key_of
from brink.engine.texts import ENGINE_LOCALE, LANGUAGES, messages, missing, references

HEADING, LABEL, BEFORE = "heading", "label", "before"
KIT_WORDS: Final = {"close", "closer", "further", "whole"}  # what the board kit says in the words of a game


class Proofreader:
    """Every message that is used must exist in the languages of the title, with arguments that match."""

    def __init__(self, game: AnyGame, match: Match) -> None:
        self.game = game
        folder = game.folder / "locale"
        self.messages = {
            language: messages(ENGINE_LOCALE, language) | messages(folder, language) for language in game.languages
        }
        self.tellers = {
            language: game.teller(language, match.pack, match.seats, match.options) for language in LANGUAGES
        }
        self.seen: set[tuple[str, tuple[str, ...]]] = set()
        self._places: dict[tuple[str, str, str], tuple[str, str]] = {}

    def use(self, key: str, args: Mapping[str, Arg]) -> None:
        shape = (key, tuple(sorted(args)))
        if shape not in self.seen:
            self.seen.add(shape)
            for language, known in self.messages.items():
                if key not in known:
                    raise Broken("texts", f"the message '{key}' is missing in '{language}'")
                lacking = known[key] - set(args)
                if lacking:
                    raise Broken("texts", f"the message '{key}' in '{language}' needs {', '.join(sorted(lacking))}")
            for teller in self.tellers.values():
                teller.sentence(key, args)

    def lines(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.use(entry.key, entry.args)

    def choices(self, candidates: Sequence[Action], prompt: Prompt) -> None:
        """What a player reads tells any two candidates apart: under one heading no label stands twice. What is about
        pieces that are alike (two fighters of one kind) the server tells apart by numbers.
        """
        known = self.messages[self.game.languages[0]]
        for action in candidates:
            key, args = self.game.phrase(action, prompt)
            self.use(key, args)
            for attribute in (HEADING, LABEL):
                if f"{key}.{attribute}" in known:
                    self.use(f"{key}.{attribute}", args)
        for language in self.game.languages:
            labels: dict[tuple[str, str], Action] = {}
            for action in candidates:
                heading, label = self._place(language, *self.game.phrase(action, prompt))
                other = labels.setdefault((heading or action.verb, label), action)
                if other is not action and self._named(other) != self._named(action):
                    raise Broken("texts", f"in '{language}' {action} and {other} are both called '{label}'")

    def _named(self, action: Action) -> dict[str, int | str]:
        """The pieces of an action that a player knows by their names."""
        about = self.game.about(action)
        return {name: piece for name, piece in about.items() if name.split("_", 1)[0] not in self.game.nameless}

    def _place(self, language: str, key: str, args: Mapping[str, Arg]) -> tuple[str, str]:
        """Heading and label, as the server sends them."""
        found = self._places.get((language, key, str(args)))
        if found is None:
            teller = self.tellers[language]
            heading = teller.sentence(f"{key}.{HEADING}", args)
            label = teller.sentence(f"{key}.{LABEL}" if heading else key, args)
            found = self._places[language, key, str(args)] = heading, label
        return found


def check_texts(game: AnyGame, extra: Iterable[str] = ()) -> dict[str, list[str]]:
    """The title's languages have the same messages with the same variables, and none is unused.

    Used are: the names of pieces, prompts of steps, verbs, every message whose key stands in the game's source or in
    the scripts of its board or that another message has in it, and `extra` (keys put together from content, say).

    Gives what the other languages lack, which need not be complete.
    """
    folder, first = game.folder / "locale", game.languages[0]
    reference = messages(folder, first)
    lacking = missing(folder, first)
    for language in LANGUAGES:
        found = messages(folder, language)
        more = set(lacking.get(language, ())) if language in game.languages else set()
        if more or found.keys() - reference:
            raise Broken("texts", f"'{language}' and '{first}' differ in {sorted(more | (found.keys() - reference))}")
        for key, variables in found.items():
            if variables != reference[key]:
                raise Broken("texts", f"'{key}' has other variables in '{language}' than in '{first}'")
    _check_attributes(reference)
    _check_moments(game, reference)
    for key in reason_keys(game) - reference.keys():
        raise Broken("texts", f"a reason of the bot that plans needs the message '{key}'")
    used = _used(game, reference).union(extra, *references(folder, first).values())
    unused = sorted(key for key in reference if key.partition(".")[0] not in used)
    if unused:
        raise Broken("texts", f"never used: {', '.join(unused)}")
    return {language: keys for language, keys in lacking.items() if language not in game.languages}


def _check_attributes(reference: Mapping[str, frozenset[str]]) -> None:
    """A heading and labels under it, for what one may do; how an end is told before it has come. No others."""
    for key in reference:
        name, _, attribute = key.partition(".")
        if attribute == BEFORE and name.startswith("outcome-"):
            continue
        if attribute and (attribute not in (HEADING, LABEL) or not name.startswith("do-")):
            raise Broken("texts", f"'{key}': only what one may do has a heading and a label")
        if attribute and not {f"{name}.{HEADING}", f"{name}.{LABEL}"} <= reference.keys():
            raise Broken("texts", f"'{name}' needs both a heading and a label")


def _check_moments(game: AnyGame, reference: Mapping[str, frozenset[str]]) -> None:
    """Every moment is told by a line of the log and has a title; what can be opened is a kind of piece."""
    for key, moment in game.moments.items():
        for wanted in (key, f"moment-{moment}"):
            if wanted not in reference:
                raise Broken("texts", f"the moment '{moment}' needs the message '{wanted}'")
    for key in (*game.marks, *game.dice):
        if key not in reference:
            raise Broken("texts", f"no line of the log is called '{key}'")
    for kind in game.losses:
        if f"loss-{kind}" not in reference:
            raise Broken("texts", f"what the result counts as lost needs the message 'loss-{kind}'")
    unknown = game.opens - game.names(game.pack()).keys()
    if unknown:
        raise Broken("texts", f"pieces that can be opened have names; these have none: {', '.join(sorted(unknown))}")


def reason_keys(game: AnyGame) -> set[str]:
    """Of all that a bot that plans can name as a reason."""
    mind = game.mind()
    if mind is None:
        return set()
    seats = range(max(game.players))
    return {f"why-{topic}" for seat in seats for one in mind.features if (topic := mind.topic(one, seat))}


def _used(game: AnyGame, known: Iterable[str]) -> set[str]:
    used = {f"do-{verb}" for verb in game.verbs} | {"game-title", "game-about", "outcome-points", "cost"}
    used |= {f"moment-{moment}" for moment in game.moments.values()} | {f"loss-{kind}" for kind in game.losses}
    used |= set(option_keys(game)) | set(_workshop_keys(game)) | _used_by_the_browser(game, known)
    used |= {f"level-{bot}" for bot in game.bots()} | set(_scene_keys(game)) | reason_keys(game)
    for keys in game.names(game.pack()).values():
        used.update(keys)
    for step in family(*game.steps).values():
        used.update(f"{word}-{key_of(step)}" for word in ("ask", "wait", "window"))
    if type(game).tell is Contract.tell:
        used.update(key for key in known if key.startswith("tell-"))
    literals = set(_literals(game.folder))
    return used | literals | {f"{about}-{word}" for about in ("outcome", "mark") for word in literals}


def _used_by_the_browser(game: AnyGame, keys: Iterable[str]) -> set[str]:
    """Keys that a script names, in full, without `board-`, or by the fixed beginning of a word it puts together.

    A lesson of the guide is named by its id alone: its words are `guide-<id>` and `guide-<id>-text`.
    """
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((game.folder / "web").glob("*.js")))
    words = set(re.findall(r"""["'`]([a-z0-9-]+)["'`]""", source)) | KIT_WORDS
    beginnings = tuple(re.findall(r"`([a-z-]+-)\$\{", source))
    return {
        key
        for key in keys
        if any(name in words or name.startswith(beginnings) for name in (key, key.removeprefix("board-")))
        or (key.startswith("guide-") and _lesson(key) & words)
    }


def _lesson(key: str) -> set[str]:
    """What `guide-<id>`, or `guide-<title>-<id>` of one of several titles with one board, may be the words of."""
    name = key.removeprefix("guide-").removesuffix("-text")
    return {name, name.partition("-")[2]}


def option_keys(game: AnyGame) -> Iterator[str]:
    """An option's name, and the names of its values where they are words."""
    for field in msgspec.inspect.type_info(game.options_type).fields:  # type: ignore[attr-defined]
        key = f"option-{field.encode_name.replace('_', '-')}"
        yield key
        for value in game.choices(game.pack()).get(field.encode_name, ()) or getattr(field.type, "values", ()):
            yield f"{key}-{value}"


def _workshop_keys(game: AnyGame) -> Iterator[str]:
    for workshop in game.workshops:
        key = f"workshop-{workshop.name}"
        yield key
        yield from (f"{key}-{value or 'default'}" for value in workshop.usual)


def _scene_keys(game: AnyGame) -> Iterator[str]:
    for scene in game.scenes(game.pack()):
        yield from scene.sides
        yield from (line.key for line in scene.lines)


def _literals(folder: Path) -> Iterator[str]:
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
