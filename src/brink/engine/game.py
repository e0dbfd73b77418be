"""The contract of a game, and the machine that runs its agenda.

A game derives `Game`, names its state, options and steps, and writes `build`, `deal`, `view`, `imagine`, `check`,
`names` and `tell`. Everything else (legality, applying, storing, cloning) is the same for all games and is here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Generic, TypeVar, Union, cast

import msgspec
from msgspec.structs import replace

from brink.engine.chance import Chance
from brink.engine.content import Content, Pack
from brink.engine.errors import BrinkError, ContentError, RecordError, Refused, RulesError
from brink.engine.log import Entry
from brink.engine.outcome import Outcome
from brink.engine.packs import pack_folders
from brink.engine.questions import Question, Workshop
from brink.engine.reasons import Arg, Prompt, Reason
from brink.engine.seats import BotMaker
from brink.engine.state import State
from brink.engine.steps import NOBODY, Action, Decision, Step, Window, family, key_of
from brink.engine.texts import Teller, Texts

FORMAT: Final = "brink-state/1"
RUNAWAY: Final = 10_000  # automatic steps in a row; no rulebook comes near
S = TypeVar("S", bound=State)


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class Line(msgspec.Struct, frozen=True):
    """One line of the text table: a message and how deep it is (0 is a heading)."""

    depth: int
    key: str
    args: dict[str, Arg] = {}


class Look(msgspec.Struct, frozen=True):
    """All that a seat (or a spectator) may know at this moment; what leaves the server is made from this."""

    view: Any
    prompt: Prompt | None
    legal: list[Action] | None
    outcome: Outcome | None


class Game(Generic[S]):
    """One title. Instances hold loaded packs and nothing else; all that happens is in the state."""

    name: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules; a record names it
    package: ClassVar[str]  # where content/, locale/, help/ and web/ lie
    content: ClassVar[str] = "content"  # two titles of one package have content and help of their own
    help: ClassVar[str] = "help"
    players: ClassVar[tuple[int, ...]]
    state_type: ClassVar[type[State]]
    options_type: ClassVar[type[msgspec.Struct]] = NoOptions
    steps: ClassVar[tuple[type[Step[Any]], ...]]  # the game's own base classes of steps
    verbs: ClassVar[Mapping[str, tuple[str, ...]]]  # each verb with the kinds of its pieces
    usual_players: ClassVar[int] = 4  # what a form offers first, if the game has it
    usual_bot: ClassVar[str] = ""  # who sits in for somebody; without it the last of the game's bots
    hides: ClassVar[bool] = True  # seats have secrets from each other
    filled_in: ClassVar[tuple[str, ...]] = ()  # options that the table fills in by itself: no form asks for them
    workshops: ClassVar[tuple[Workshop, ...]] = ()

    # -- what a game writes -------------------------------------------------------------------------------------

    def build(self, content: Content) -> Pack:
        """Check and compile a pack."""
        raise NotImplementedError

    def deal(self, players: int, options: Any, chance: Chance, pack: Any) -> S:
        """The set-up of the rulebook, with the first steps on the agenda."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Any:
        """What this seat may see, built by adding allowed fields, never by deleting. A struct."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int | None, chance: Chance) -> S:
        """A state in which all that this seat cannot know is dealt anew; `chance` becomes its chance."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Raise RulesError if an invariant is broken."""
        raise NotImplementedError

    def names(self, pack: Any) -> Mapping[str, Sequence[str]]:
        """For each kind of piece the message keys of its members, by number."""
        raise NotImplementedError

    def tell(self, view: Any, pack: Any) -> list[Line]:
        """The board as text, from what the viewer sees."""
        raise NotImplementedError

    def board(self, pack: Any) -> dict[str, Any]:
        """What a board in the browser needs beyond views: the map, the cards. Public, the same for everybody."""
        return {}

    def roles(self, state: S) -> tuple[str, ...]:
        """What each seat plays (faction, character), for statistics; a word each."""
        return tuple(f"seat {seat + 1}" for seat in range(state.players))

    def role_names(self, view: Any, pack: Any) -> Sequence[str]:
        """The message key of what each seat plays, to be read beside its name; "" for nothing at present."""
        return ()

    def rounds(self, state: S) -> int:
        """How many rounds have begun, for statistics; 0 for a game that has none."""
        return 0

    def refuse_options(self, players: int, options: Any) -> Reason | None:
        """Why these options do not go together."""
        return None

    def bots(self) -> Mapping[str, BotMaker]:
        """The game's own bots, beside the general ones."""
        return {}

    def seat_bots(self, options: Mapping[str, Any], bots: Sequence[str | None]) -> dict[str, Any]:
        """The options of a game in which these bots sit (None: a person), where a bot brings rules of its own."""
        return dict(options)

    def questions(self) -> Mapping[str, Question]:
        """What one may ask the rules while no game is played, by name."""
        return {}

    # -- starting and running -----------------------------------------------------------------------------------

    def setup(
        self,
        players: int,
        options: Mapping[str, Any],
        chance: Chance,
        pack: Pack | None = None,
        log: list[Entry] | None = None,
    ) -> S:
        """The first state, ready for the first decision. Log lines go to `log` from here on."""
        state = self.deal(players, self.admit(players, options), chance, pack or self.pack())
        state.shown_to = [0] * players
        state.log = log
        self.advance(state)
        return state

    def admit(self, players: int, options: Mapping[str, Any]) -> Any:
        """The typed options, if the game can be played like this; else a refusal, before anything is begun."""
        if players not in self.players:
            raise BrinkError(f"{self.name} is for {_numbers(self.players)} players, not {players}")
        chosen = self.options(options)
        reason = self.refuse_options(players, chosen)
        if reason is not None:
            raise Refused(reason)
        return chosen

    def options(self, given: Mapping[str, Any]) -> Any:
        """Typed options from what a person wrote; a bad one is refused in one sentence."""
        kinds = {field.name: field.type for field in msgspec.structs.fields(self.options_type)}
        plain = {name: _yes_or_no(value) if kinds.get(name) is bool else value for name, value in given.items()}
        try:
            return msgspec.convert(plain, self.options_type, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(self.options_type.__struct_fields__) or "none"
            raise BrinkError(f"bad option for {self.name}: {error} (options: {known})") from None

    def advance(self, state: S) -> None:
        """Run automatic steps up to the next decision or the end."""
        agenda = state.agenda
        for _ in range(RUNAWAY):
            if not agenda:
                if state.outcome is None:
                    raise RulesError(f"{self.name}: the agenda is empty and the game is not over")
                return
            step = agenda[-1]
            if not step.automatic and step.seat >= 0:
                return  # a decision; a window that is not open yet has no seat and runs to open itself
            agenda.pop()
            step.run(state)
        recent = ", ".join(type(step).__name__ for step in agenda[-5:])
        raise RulesError(f"{self.name}: automatic steps do not end (agenda: {recent})")

    def legal(self, state: S) -> list[Action]:
        """What may be done now; empty when the game is over."""
        agenda: list[Decision[S]] = state.agenda
        return agenda[-1].options(state) if agenda else []

    def candidates(self, state: S) -> list[Action]:
        """What one might try now, allowed or not."""
        agenda: list[Decision[S]] = state.agenda
        return agenda[-1].candidates(state) if agenda else []

    def refusal(self, state: S, action: Action) -> Reason | None:
        """Why this may not be done now; None where it may."""
        if not state.agenda:
            return Reason("game-is-over")
        step: Decision[S] = state.agenda[-1]
        if action not in step.candidates(state):
            return Reason("not-offered", step.rule)
        return step.refusal(state, action)

    def apply(self, state: S, action: Action, legal: list[Action] | None = None) -> None:
        """Check that the action is legal, perform it, run on to the next decision.

        A caller that has just computed the legal actions passes them, so that they are not computed twice.
        """
        if action not in (self.legal(state) if legal is None else legal):
            raise Refused(self.refusal(state, action) or Reason("not-offered"))
        state.agenda.pop().perform(state, action)
        self.advance(state)

    def to_act(self, state: S) -> int:
        """The seat that decides now; NOBODY when the game is over."""
        agenda: list[Decision[S]] = state.agenda
        return agenda[-1].decider(state) if agenda else NOBODY

    def decision(self, state: S, viewer: int | None) -> Prompt:
        """Who decides what, in the words for this viewer."""
        step: Decision[S] = state.agenda[-1]
        seat = step.decider(state)
        if viewer == seat:
            return Prompt(seat, f"ask-{key_of(step)}", step.rule, step.asks(state))
        return Prompt(seat, f"wait-{key_of(step)}", step.rule, {"seat": seat, **step.tells(state)})

    def look(self, state: S, viewer: int | None) -> Look:
        """Everything this viewer may know now."""
        over = not state.agenda
        prompt = None if over else self.decision(state, viewer)
        mine = prompt is not None and prompt.seat == viewer
        return Look(self.view(state, viewer), prompt, self.legal(state) if mine else None, state.outcome)

    # -- storing ------------------------------------------------------------------------------------------------

    def dump(self, state: S) -> bytes:
        """The state as versioned JSON. The same state gives the same bytes, on any machine."""
        stored = {"format": FORMAT, "game": self.name, "rules": self.version, "state": replace(state, log=None)}
        return msgspec.json.encode(stored, enc_hook=_encode)

    def load(self, data: bytes) -> S:
        """A state from its dump."""
        try:
            stored = _stored(data)
            if (stored.format, stored.game, stored.rules) != (FORMAT, self.name, self.version):
                raise RecordError(
                    f"this is a state of {stored.game}, rules {stored.rules}, format {stored.format}; "
                    f"expected {self.name}, {self.version}, {FORMAT}"
                )
            state = self._state_decoder.decode(stored.state)
            state.agenda = self._agenda_decoder.decode(msgspec.json.encode(state.agenda))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError(f"not a stored state of {self.name}: {error}") from None
        return cast(S, state)

    def hash(self, state: S) -> str:
        """A fingerprint of the state. Chance is left out: a record without its seed replays to the same hash."""
        plain = replace(state, log=None, chance=_NO_CHANCE)
        return blake2b(msgspec.json.encode(plain, enc_hook=_encode), digest_size=16).hexdigest()

    @cached_property
    def has_windows(self) -> bool:
        """Whether anything can be answered out of turn; else nobody needs to say in advance how."""
        return any(issubclass(step, Window) for step in family(*self.steps).values())

    @cached_property
    def _state_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.state_type, dec_hook=self._decode)

    @cached_property
    def _agenda_decoder(self) -> msgspec.json.Decoder[Any]:
        step: Any = Union[tuple(family(*self.steps).values())]  # noqa: UP007 (a union made at run time)
        agenda: Any = list[step]
        return msgspec.json.Decoder(agenda)

    def _decode(self, wanted: type, value: Any) -> Any:
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
    def _packs(self) -> dict[str, Pack]:
        return {}

    def pack(self, name: str = "standard") -> Pack:
        """A pack by name: the game's own, or one from the packs folder."""
        if name not in self._packs:
            folders = pack_folders(self.name, self.content_folder)
            if name not in folders:
                raise BrinkError(f"{self.name} has no pack '{name}'; there are {', '.join(folders)}")
            self._packs[name] = self.load_pack(folders[name])
        return self._packs[name]

    def load_pack(self, folder: Path) -> Pack:
        content = Content(folder)
        if content.about.game != self.name:
            content.fail("pack.toml", ("game",), f"this pack is for '{content.about.game}', not for '{self.name}'")
        return self.build(content)

    def pack_with_hash(self, wanted: str) -> Pack:
        """The pack a stored game was played with."""
        if self.pack().hash == wanted:
            return self.pack()
        for name in pack_folders(self.name, self.content_folder):
            try:
                pack = self.pack(name)
            except ContentError:
                continue  # somebody is typing it in; it is not the one we look for
            if pack.hash == wanted:
                return pack
        raise RecordError(f"{self.name}: no installed pack has the hash {wanted} that this game was played with")

    def texts(self, language: str, pack: Pack | None = None) -> Texts:
        folders = [self.folder / "locale"]
        if pack is not None:
            folders.append(pack.folder / "locale")
        return Texts(language, folders)

    def teller(self, language: str, pack: Pack, seats: Sequence[str]) -> Teller:
        return Teller(self.texts(language, pack), self.names(pack), seats)

    def ask(self, question: str, given: Mapping[str, Any], pack: Pack | None = None) -> msgspec.Struct:
        """The answer to one of the game's questions."""
        found = self.questions().get(question)
        if found is None:
            raise BrinkError(f"{self.name} has no question '{question}'")
        return found.put(pack or self.pack(), given)

    def phrase(self, action: Action) -> tuple[str, dict[str, Arg]]:
        """The message of an action: `("play", 17)` -> `do-play` with `card=17`."""
        return f"do-{action[0]}", dict(zip(self.verbs[action[0]], action[1:], strict=True))


class _Stored(msgspec.Struct):
    format: str
    game: str
    rules: int
    state: msgspec.Raw


_StoredChance: Final = tuple[str, Annotated[int, msgspec.Meta(ge=0, lt=1 << 60)]]
_stored: Final = msgspec.json.Decoder(_Stored).decode
_NO_CHANCE: Final = Chance(bytes(16))


def _encode(value: Any) -> Any:
    if isinstance(value, Pack):
        return value.hash
    if isinstance(value, Chance):
        return [value.seed.hex(), value.drawn]
    raise NotImplementedError(type(value))


def _yes_or_no(value: Any) -> Any:
    return {"yes": True, "on": True, "no": False, "off": False}.get(str(value).lower(), value)


def _numbers(players: tuple[int, ...]) -> str:
    return str(players[0]) if len(players) == 1 else f"{min(players)} to {max(players)}"
