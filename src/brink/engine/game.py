"""A title that can be played: starting it, running it, storing it, naming its pieces. Nobody overrides this.

What a title writes is in `Contract`; the agenda is run by `run`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, Union, cast, final

import msgspec
from msgspec.structs import replace

from brink.engine import aging, run
from brink.engine.actions import Action, Given
from brink.engine.anything import AnyOptions, AnyState, AnyView, PlainValue
from brink.engine.chance import Chance
from brink.engine.content import Pack
from brink.engine.contract import Contract, S
from brink.engine.errors import BrinkError, RecordError, Refused
from brink.engine.library import Library
from brink.engine.log import Entry
from brink.engine.outcome import Outcome
from brink.engine.packs import STANDARD
from brink.engine.reasons import Arg, Line, Prompt
from brink.engine.state import State
from brink.engine.steps import AnyStep, Window, family, key_of
from brink.engine.texts import Name, Names, Source, Teller, Texts

FORMAT: Final = "brink-state/1"


class Look(msgspec.Struct, frozen=True):
    """All that a seat (or a spectator) may know at this moment; what leaves the server is made from this."""

    view: AnyView
    prompt: Prompt | None
    legal: list[Action] | None
    outcome: Outcome | None


class Game(Contract[S]):
    """Instances hold loaded packs and nothing else; all that happens is in the state."""

    # -- starting and running -----------------------------------------------------------------------------------

    @final
    def setup(
        self,
        players: int,
        options: Mapping[str, object],
        chance: Chance,
        pack: Pack | None = None,
        log: list[Entry] | None = None,
        rules: int | None = None,
    ) -> S:
        """The first state, ready for the first decision. Log lines go to `log` from here on.

        `rules`: an earlier version that is pinned.
        """
        pack = pack or self.pack()
        if rules is None or rules == self.version:
            state = self.deal(players, self.admit(players, options, pack), chance, pack)
        else:  # today's `refuse_options` does not speak for the rules of then
            state = self.deal_as(rules, players, self.options(options), chance, pack)
        state.rules = self.version if rules is None else rules
        state.shown_to = [0] * players
        state.log = log
        self.advance(state)
        return state

    @final
    def admit(self, players: int, options: Mapping[str, object], pack: Pack) -> AnyOptions:
        """The typed options, if the game can be played like this; else a refusal, before anything is begun."""
        if players not in self.players:
            raise BrinkError(f"{self.name} is for {_numbers(self.players)} players, not {players}")
        chosen = self.options(options)
        reason = self.refuse_options(players, chosen, pack)
        if reason is not None:
            raise Refused(reason)
        return chosen

    @final
    def options(self, given: Mapping[str, object]) -> AnyOptions:
        """Typed options from what a person wrote; a bad one is refused in one sentence."""
        switches = self._switches
        plain = {name: _yes_or_no(value) if name in switches else value for name, value in given.items()}
        try:
            return msgspec.convert(plain, self.options_type, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(self.options_type.__struct_fields__) or "none"
            raise BrinkError(f"bad option for {self.name}: {error} (options: {known})") from None

    @cached_property
    def _switches(self) -> frozenset[str]:
        """The options that are on or off."""
        return frozenset(field.name for field in msgspec.structs.fields(self.options_type) if field.type is bool)

    advance = staticmethod(run.advance)
    legal = staticmethod(run.legal)
    candidates = staticmethod(run.candidates)
    refusal = staticmethod(run.refusal)
    apply = staticmethod(run.apply)
    to_act = staticmethod(run.to_act)
    decision = staticmethod(run.decision)

    @final
    def look(self, state: S, viewer: int | None) -> Look:
        """Everything this viewer may know now."""
        over = not state.agenda
        prompt = None if over else self.decision(state, viewer)
        mine = prompt is not None and prompt.seat == viewer
        return Look(self.view(state, viewer), prompt, self.legal(state) if mine else None, state.outcome)

    @final
    def told(self, view: AnyView, pack: Pack, *, over: bool) -> list[Line]:
        """The board in words; of a game that is over they do not say whose turn it is."""
        lines = self.tell(view, pack)
        if not over:
            return lines
        keys = [self.in_the_end.get(line.key, line.key) for line in lines]
        return [Line(line.depth, key, line.args) for line, key in zip(lines, keys, strict=True) if key]

    # -- storing ------------------------------------------------------------------------------------------------

    @final
    def dump(self, state: S) -> bytes:
        """The state as versioned JSON. The same state gives the same bytes, on any machine."""
        layout = {"layout": self.layout} if self.layout != aging.FIRST_LAYOUT else {}
        stored = {"format": FORMAT, "game": self.name, "rules": self.rules_of(state), **layout, "state": _bare(state)}
        return msgspec.json.encode(stored, enc_hook=_encode)

    @final
    def load(self, data: bytes) -> S:
        """A state from its dump. One of an earlier release is brought up to date, if there is a way."""
        try:
            stored = aging.read_stored(data)
            if (stored.format, stored.game) != (FORMAT, self.name):
                raise RecordError(
                    f"this is a state of {stored.game}, format {stored.format}; expected {self.name}, {FORMAT}"
                )
            rules, plain = aging.brought_up(self, stored)
            state = self._state_decoder.decode(plain)
            state.agenda = self._agenda_decoder.decode(msgspec.json.encode(state.agenda))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError(f"not a stored state of {self.name}: {error}") from None
        state.rules = rules
        return cast(S, state)

    @final
    def rules_of(self, state: S) -> int:
        """The version of the rules that a state is played by."""
        return state.rules if state.rules in self.pins else self.version

    @final
    def hash(self, state: S) -> str:
        """A fingerprint of the state. Chance is left out: a record without its seed replays to the same hash.

        A later layout than the first is told in front of it: hashes of two layouts cannot be compared.
        """
        plain = replace(_bare(state), chance=_NO_CHANCE)
        digest = blake2b(msgspec.json.encode(plain, enc_hook=_encode), digest_size=16).hexdigest()
        return digest if self.layout == aging.FIRST_LAYOUT else f"{self.layout}:{digest}"

    @cached_property
    def windows(self) -> frozenset[str]:
        """The steps at which something can be answered out of turn; without one nobody needs to say in advance how."""
        return frozenset(key_of(step) for step in family(*self.steps).values() if issubclass(step, Window))

    @cached_property
    def _state_decoder(self) -> msgspec.json.Decoder[State]:
        return msgspec.json.Decoder(self.state_type, dec_hook=self._decode)

    @cached_property
    def _agenda_decoder(self) -> msgspec.json.Decoder[list[AnyStep]]:
        step: Any = Union[tuple(family(*self.steps).values())]  # noqa: UP007 (a union made at run time)
        agenda: Any = list[step]
        return msgspec.json.Decoder(agenda)

    def _decode(self, wanted: type, value: PlainValue) -> Pack | Chance:
        if issubclass(wanted, Pack):
            return self.pack_with_hash(value)
        if wanted is Chance:
            seed, drawn = msgspec.convert(value, _StoredChance)
            return Chance(bytes.fromhex(seed), drawn)
        raise NotImplementedError(wanted)

    # -- packs and texts ----------------------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        return Path(str(resources.files(self.package)))

    @property
    def content_folder(self) -> Path:
        return self.folder / self.content

    @property
    def help_folder(self) -> Path:
        return self.folder / self.help

    @cached_property
    def library(self) -> Library:
        """All packs, also those that only stored games know."""
        return Library(
            self.name,
            self.build,
            self.folder,
            content=self.content,
            base=self.base,
            released=self.released,
            asides=self.asides,
        )

    @final
    def pack(self, name: str = STANDARD) -> Pack:
        """A pack by name: the game's own, or one from the packs folder."""
        return self.library.named(name)

    @final
    def load_pack(self, folder: Path) -> Pack:
        return self.library.load(folder)

    @final
    def pack_with_hash(self, wanted: str, name: str = "") -> Pack:
        """The pack a stored game was played with; of several that play the same the one with this name."""
        return self.library.with_hash(wanted, name)

    @final
    def locales(self, pack: Pack | None) -> list[Source]:
        """Where messages come from, the later ones before the earlier. An earlier pack's pieces keep their names; and
        what today's rules do not say any more can still be read as it was said then."""
        here = self.folder / "locale"
        return [here] if pack is None else [pack.then, here, Names(pack.then), pack.content.locale]

    @final
    def texts(self, language: str, pack: Pack | None = None) -> Texts:
        return Texts(language, self.locales(pack))

    @final
    def teller(
        self, language: str, pack: Pack, seats: Sequence[str], options: Mapping[str, object] | None = None
    ) -> Teller:
        """Without options: of no table in particular."""
        texts = self.texts(language, pack)
        return Teller(texts, self.all_names(pack, options), self.seat_names(texts, pack, seats))

    @final
    def all_names(self, pack: Pack, options: Mapping[str, object] | None = None) -> Mapping[str, Sequence[Name]]:
        """What pieces are called, at a table with these options."""
        names = self.names(pack)
        if options is None or not self.naming:
            return names
        chosen = {name: options[name] for name in self.naming if name in options}
        return {**names, **self.names_at(pack, self.options(chosen))}

    @final
    def seat_names(self, texts: Texts, pack: Pack, players: Sequence[str]) -> list[str]:
        """What players are called in sentences: with what they play, where that never changes."""
        roles = self.lasting_roles(pack)
        if not roles:
            return list(players)
        return [_with_role(name, texts.render(role)) for name, role in zip(players, roles, strict=False)]

    @final
    def ask(self, question: str, given: Mapping[str, object], pack: Pack | None = None) -> msgspec.Struct:
        """The answer to one of the game's questions."""
        found = self.questions().get(question)
        if found is None:
            raise BrinkError(f"{self.name} has no question '{question}'")
        return found.put(pack or self.pack(), given)

    @cached_property
    def verbs(self) -> Mapping[str, tuple[str, ...]]:
        """Each verb with the names of its pieces."""
        return {action.verb: action.pieces for action in self.actions}

    @cached_property
    def _closing(self) -> frozenset[str]:
        return frozenset(action.verb for action in self.actions if action.closes)

    @cached_property
    def _leading(self) -> frozenset[str]:
        return frozenset(action.verb for action in self.actions if action.leads)

    @cached_property
    def _showing(self) -> frozenset[str]:
        return frozenset(action.verb for action in self.actions if action.shows)

    @final
    def closes(self, action: Given) -> bool:
        """Whether the action ends the decision without doing anything."""
        return action[0] in self._closing

    @final
    def leads(self, action: Given) -> bool:
        """Whether the action stands before all else that is offered."""
        return action[0] in self._leading

    def lays_open(self, state: S, action: Given) -> bool:
        """Whether whoever decides shows by it what it alone may have known. A title may say more than the verb does."""
        return action[0] in self._showing

    @final
    def about(self, action: Given) -> dict[str, int | str]:
        """The pieces of an action by name: `("play", 17)` -> `card=17`."""
        return dict(zip(self.verbs[action[0]], action[1:], strict=True))

    @final
    def phrase(self, action: Given, prompt: Prompt | None = None) -> tuple[str, dict[str, Arg]]:
        """The message of an action: `("play", 17)` -> `do-play` with `card=17`; or in the words of what is asked."""
        key, args = f"do-{action[0]}", self.about(action)
        if prompt is None:
            return key, {**args}
        more = next((said for given, said in prompt.details if given == action), {})
        return prompt.phrases.get(str(action[0]), key), {**args, **more}


AnyGame: TypeAlias = Game[AnyState]
"""Whatever title: the states that it gives are those that it takes."""

_StoredChance: Final = tuple[str, Annotated[int, msgspec.Meta(ge=0, lt=1 << 60)]]
_NO_CHANCE: Final = Chance(bytes(16))


def _with_role(name: str, role: str) -> str:
    return role if name in ("", role) else f"{name} ({role})"


def _bare(state: S) -> S:
    """Without what is stored beside it or not at all. UNSET leaves no trace in JSON."""
    return replace(state, log=None, rules=msgspec.UNSET)


def _encode(value: object) -> str | list[str | int]:
    if isinstance(value, Pack):
        return value.hash
    if isinstance(value, Chance):
        return [value.seed.hex(), value.drawn]
    raise NotImplementedError(type(value))


def _yes_or_no(value: object) -> object:
    return {"yes": True, "on": True, "no": False, "off": False}.get(str(value).lower(), value)


def _numbers(players: tuple[int, ...]) -> str:
    return str(players[0]) if len(players) == 1 else f"{min(players)} to {max(players)}"
