"""The contract: what a title writes. The rest, the same for all titles, is in `Game`.

A title derives `Game`, names its state, actions and steps, and writes `deal` and `view`. A game with secrets writes
`imagine` too; one with content of its own `build`, and `names` for its pieces. The rest has a default.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

import msgspec

from brink.engine import run
from brink.engine.actions import Action
from brink.engine.aging import FIRST_LAYOUT, Migration, Relayout
from brink.engine.anything import AnyOptions, AnyPack, AnyState, AnyView, Chosen, Plain
from brink.engine.chance import SEED_BYTES, Chance
from brink.engine.content import Content, Pack
from brink.engine.endings import ORDINARY, Ending, Foresight, lucky_and_not
from brink.engine.log import Die, Loss, Mark
from brink.engine.minds import AnyMind
from brink.engine.outcome import Outcome
from brink.engine.questions import Question, Workshop
from brink.engine.reasons import Arg, Line, Prompt, Reason, is_arg
from brink.engine.scenes import Scene
from brink.engine.state import State
from brink.engine.steps import AnyStep, Window
from brink.engine.texts import LANGUAGES, Name
from brink.engine.vectors import Observed

S = TypeVar("S", bound=State)


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class Sight:
    """All that a bot gets: what its seat sees, what it may do, and worlds that could be the real one.

    The state stays inside. `imagine` deals everything the seat cannot know anew, so a search cannot peek.
    """

    __slots__ = ("_state", "_title", "legal", "seat")

    def __init__(self, title: Contract[AnyState], state: State, seat: int, legal: list[Action]) -> None:
        self.seat = seat
        self.legal = legal
        self._title = title
        self._state = state

    @property
    def view(self) -> AnyView:
        return self._title.view(self._state, self.seat)

    @property
    def prompt(self) -> Prompt:
        return run.decision(self._state, self.seat)

    @property
    def pack(self) -> AnyPack:
        return self._state.pack

    def imagine(self, chance: Chance) -> AnyState:
        return self._title.imagine(self._state, self.seat, chance)

    @property
    def known(self) -> AnyState:
        """To judge by what can be seen; there may be blanks in it, so nobody can play on from it."""
        return self._title.known(self._state, self.seat)

    def ending(self, action: Action) -> Ending | None:
        """Whether this would or could end the game, as a person is told. It is tried out, so it takes its time."""
        return Foresight(self._title, self._state, self.seat).ending(action)


class Bot(Protocol):
    """A player that is not a person. One instance plays one seat of one game."""

    def choose(self, sight: Sight) -> Action: ...


class BotMaker(Protocol):
    def __call__(self, chance: Chance) -> Bot: ...


class Contract(Generic[S]):
    """One title: its name, its pieces, its rules as steps, and how each seat sees them."""

    name: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules: rises when a stored move could lead to something else
    pins: ClassVar[frozenset[int]] = frozenset()  # earlier versions that this code still plays exactly (`state.rules`)
    migrations: ClassVar[Mapping[int, Migration]] = {}  # by the version they lead away from, each to the next one
    layout: ClassVar[int] = FIRST_LAYOUT  # of stored states: rises when one is stored in another way (see `aging`)
    layouts: ClassVar[Mapping[int, Relayout]] = {}  # by the layout they lead away from, each to the next one
    package: ClassVar[str]  # where content/, released/, locale/, help/ and web/ lie
    content: ClassVar[str] = "content"  # two titles of one package have content and help of their own
    base: ClassVar[str] = ""  # content that every pack stands on, beside its own
    released: ClassVar[str] = "released"  # packs of earlier releases
    asides: ClassVar[frozenset[str]] = frozenset()  # fields of content that no rule reads, beside content.ASIDES
    help: ClassVar[str] = "help"
    players: ClassVar[tuple[int, ...]]
    state_type: ClassVar[type[State]]
    options_type: ClassVar[type[msgspec.Struct]] = NoOptions
    steps: ClassVar[tuple[type[AnyStep], ...]]  # the game's own base classes of steps
    actions: ClassVar[tuple[type[Action], ...]] = ()  # everything that can be done, one class for each verb
    nameless: ClassVar[frozenset[str]] = frozenset()  # pieces that have but numbers: alike, if all else is the same
    usual_players: ClassVar[int] = 4  # what a form offers first, if the game has it
    usual_bot: ClassVar[str] = ""  # who sits in for somebody; without it the last of the game's bots
    hides: ClassVar[bool] = True  # the state has what somebody may not know: a hand, a sealed choice, a shuffled deck
    turns: ClassVar[bool] = True  # one plays in turn, and every window says whose turn it is (`Window.turn`)
    languages: ClassVar[tuple[str, ...]] = LANGUAGES  # in which all is said; others fall back (see `Texts`)
    naming: ClassVar[tuple[str, ...]] = ()  # options on which it depends what pieces are called (`names_at`)
    filled_in: ClassVar[tuple[str, ...]] = ()  # options that the table fills in by itself: no form asks for them
    workshops: ClassVar[tuple[Workshop, ...]] = ()
    scene: ClassVar[str] = ""  # the option that says which of its `scenes` is played
    opens: ClassVar[frozenset[str]] = frozenset()  # pieces whose names open where they are read: its board shows them
    moments: ClassVar[Mapping[str, str]] = {}  # log lines that all should see: their keys, and what `moment-…` they are

    in_the_end: ClassVar[Mapping[str, str]] = {}  # lines of `tell` of whose turn it is; what they are in the end
    marks: ClassVar[Mapping[str, Mark]] = {}  # log lines with which something begins that one looks for in a replay
    dice: ClassVar[Mapping[str, Die]] = {}  # log lines that tell of a roll
    losses: ClassVar[tuple[str, ...]] = ()  # what the result counts as lost (`loss`), in the words of `loss-…`

    def build(self, content: Content) -> Pack:
        """Check and compile a pack. As it is here: a pack without anything in it."""
        return Pack(content)

    def deal(self, players: int, options: AnyOptions, chance: Chance, pack: AnyPack) -> S:
        """The set-up of the rulebook, with the first steps on the agenda."""
        raise NotImplementedError

    def deal_as(self, rules: int, players: int, options: AnyOptions, chance: Chance, pack: AnyPack) -> S:
        """The set-up of an earlier version that is pinned, where it was another."""
        return self.deal(players, options, chance, pack)

    def view(self, state: S, seat: int | None) -> AnyView:
        """What this seat may see, built by adding allowed fields, never by deleting. A struct."""
        raise NotImplementedError

    def view_beside(self, state: S, seat: int, public: AnyView) -> AnyView:
        """The same where the view of whoever only looks on is at hand; this seat may know something beyond it."""
        return self.view(state, seat)

    def imagine(self, state: S, seat: int | None, chance: Chance) -> S:
        """A state in which all that this seat cannot know is dealt anew; `chance` becomes its chance.

        What it deals for None, who only looks on, is a rule: so a game is played on from another one, and its record
        must lead to the same deal for ever. Without secrets it is the state itself: only what chance will bring is
        unknown.
        """
        if self.hides:
            raise NotImplementedError(f"{self.name} hides something, so it must say what a seat can imagine")
        world = state.clone()
        world.chance = chance
        return world

    def known(self, state: S, seat: int) -> S:
        """The state with a blank for all that this seat cannot know: enough to judge what can be seen, and quicker to
        have than a world. A title that does not write it gets a world that the seat can imagine, always the same one.
        """
        return self.imagine(state, seat, Chance(bytes(SEED_BYTES)))

    def may_end(self, state: S, action: Action) -> bool:
        """A quick look, by what the deciding seat knows: no means that this action cannot end the game at once, and
        nobody tries it out.
        """
        return True

    def fates(self, state: S, seat: int | None, chance: Chance) -> Iterator[S]:
        """Worlds that this seat must reckon with when it asks what may end the game: some that it can imagine, one with
        the lowest and one with the highest results to come. A title that hides what ends it, in a deck say, adds worlds
        in which that comes next.
        """
        for number in range(ORDINARY):
            yield self.imagine(state, seat, chance.fork(str(number)))
        yield from lucky_and_not(self.imagine(state, seat, chance.fork("extreme")), chance.fork("results"))

    def unsettled(self, state: S) -> bool:
        """Whether the decision that is due still belongs to what was done last, and begins nothing new."""
        return isinstance(state.agenda[-1], Window)

    def by_draws(self, state: S, action: Action) -> Hashable:
        """Where only what is drawn next from the `decks` has a say in whether this action ends the game, whoever is
        asked reads how likely that is: the same for all actions for which this is the same. None: it is not so.
        """
        return None

    def decks(self, state: S) -> Sequence[list[int]]:
        """The decks, the top card last, of which everybody can know what is in them, but not in which order."""
        return ()

    def shuffles(self, state: S, deck: int, card: int) -> bool:
        """Whether one of these decks is shuffled anew when this card of it is drawn."""
        return False

    def check(self, state: S) -> None:
        """Raise RulesError if an invariant is broken: a card lost or doubled, say."""

    def names(self, pack: AnyPack) -> Mapping[str, Sequence[str]]:
        """For each kind of piece the message keys of its members, by number."""
        return {}

    def names_at(self, pack: AnyPack, options: AnyOptions) -> Mapping[str, Sequence[Name]]:
        """Names that replace those of `names` at a table with these options; of them `naming` alone may matter."""
        return {}

    def tell(self, view: AnyView, pack: AnyPack) -> list[Line]:
        """The board as text, from what the viewer sees. As it is here: each plain field as a line `tell-<field>`."""
        plain = ((name, getattr(view, name)) for name in view.__struct_fields__)
        return [Line(1, f"tell-{name.replace('_', '-')}", {name: value}) for name, value in plain if is_arg(value)]

    def board(self, pack: AnyPack) -> Plain:
        """What a board in the browser needs beyond views: the map, the cards. Public, the same for everybody."""
        return {}

    def cost(self, state: S, action: Action) -> int:
        """What an action costs whoever decides now, in the unit of the message `cost`; 0: nothing, or it is untold."""
        return 0

    def roles(self, state: S) -> tuple[str, ...]:
        """What each seat plays (faction, character), for statistics; a word each."""
        return tuple(f"seat {seat + 1}" for seat in range(state.players))

    def lasting_roles(self, pack: AnyPack) -> Sequence[str]:
        """The message key of what each seat plays from first to last; sentences name it with the player."""
        return ()

    def role_names(self, view: AnyView, pack: AnyPack) -> Sequence[str]:
        """The message key of what each seat plays, to be read beside its name; "" for nothing at present."""
        return self.lasting_roles(pack)

    def result(self, outcome: Outcome, view: AnyView = None) -> Sequence[Line]:
        """How it ended, in a sentence or several. `view`: what everybody sees at the end, where it is at hand."""
        return [Line(0, f"outcome-{outcome.how}", outcome.args)]

    def loss(self, key: str, args: Mapping[str, Arg], pack: AnyPack) -> Loss | None:
        """What a line of the log tells that somebody lost; the result adds it up."""
        return None

    def rounds(self, state: S) -> int:
        """How many rounds have begun, for statistics; 0 for a game that has none."""
        return 0

    def teams(self, state: S) -> tuple[int, ...]:
        """Who plays with whom, for statistics: seats of one number are allies. As it is here: nobody has any."""
        return tuple(range(state.players))

    def holds(self, state: S) -> Mapping[str, Sequence[Sequence[int]]]:
        """Pieces that come to somebody, for statistics: by kind (one of `names`) those that each seat holds now. One
        list more than there are seats: what lies open, nobody's and everybody's. What is new in a list after a move was
        drawn; a card that comes for an equal one in the same move is not seen.
        """
        return {}

    def choices(self, pack: AnyPack) -> Mapping[str, Mapping[str, str]]:
        """Options whose values come with the pack: by option each value, and the message that names it."""
        return {}

    def scenes(self, pack: AnyPack) -> Sequence[Scene]:
        """What may be played by this pack, where that is more than one game; each is a value of the option `scene`."""
        return ()

    def refuse_options(self, players: int, options: AnyOptions, pack: AnyPack) -> Reason | None:
        """Why these options do not go together, or not with this pack."""
        return None

    def bots(self) -> Mapping[str, BotMaker]:
        """The game's own bots, beside the general ones."""
        return {}

    def mind(self) -> AnyMind | None:
        """What bots that plan are told of the game; without it there are none."""
        return None

    def seat_bots(self, options: Mapping[str, object], bots: Sequence[str | None]) -> Chosen:
        """The options of a game in which these bots sit (None: a person), where a bot brings rules of its own."""
        return dict(options)

    def counts(self, players: int, pack: AnyPack) -> Mapping[str, int]:
        """How many pieces there are of a kind that actions name and that has no `names`; seats are known."""
        return {}

    def observed(self, players: int, options: AnyOptions, pack: AnyPack) -> Observed | None:
        """What the numbers of a view are, for whoever learns from them (`brink.adapters`); None: nobody can."""
        return None

    def plain_view(self, state: S, seat: int | None) -> AnyView:
        """The view without what `observed` leaves out, where to work that out takes long; a struct of the same type."""
        return self.view(state, seat)

    def questions(self) -> Mapping[str, Question]:
        """What one may ask the rules while no game is played, by name."""
        return {}
