"""A match: a game being played, with its history, log, undo and record. No clock, no network, no database."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from brink.engine import play, run
from brink.engine.actions import Action, Given
from brink.engine.aging import layout_of, plays
from brink.engine.anything import Chosen
from brink.engine.chance import Chance, Script, commitment
from brink.engine.content import Pack
from brink.engine.errors import BrinkError, RecordError, Refused
from brink.engine.game import AnyGame
from brink.engine.log import Entry
from brink.engine.outcome import Outcome
from brink.engine.play import Played
from brink.engine.reasons import Reason
from brink.engine.records import Fork, ForkKind, Move, Record, check_form, seeds
from brink.engine.registry import find_game
from brink.engine.state import State


class Match:
    """One game from its set-up on. `lines[0]` is the log of the set-up, `lines[n]` that of move n."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        seed: bytes | None,
        options: Mapping[str, object] | None = None,
        pack: Pack | None = None,
        seats: Sequence[str] = (),
        script: list[int] | None = None,
        rules: int | None = None,
        forks: Sequence[tuple[Fork, Chance]] = (),
    ) -> None:
        """`script`: chance results to use instead of the seed (a record whose seed is still secret).

        `rules`: an earlier version that the game pins. `forks`: where it went on from another game, each with the
        chance from there on.
        """
        self.game = game
        self._forks = list(forks)
        self.rules = rules
        self.players = players
        self.seed = seed
        self.commitment = commitment(seed) if seed is not None else ""  # kept by `resume` when the seed is secret
        self.options: Chosen = dict(options or {})
        self.pack = pack or game.pack()
        self.seats = list(seats) or [f"{seat + 1}" for seat in range(players)]
        if script is not None:
            self._chance: Chance = Script(script)
        elif seed is not None:
            self._chance = Chance(seed)
        else:
            raise BrinkError("a match needs a seed or recorded chance results")
        self._begin()

    def _begin(self) -> None:
        dealt = play.deal(self.game, self.players, self.options, self._chance, self.pack, self.rules)
        self.state: State = dealt.state
        self.setup_results = dealt.results
        self.lines: list[list[Entry]] = [dealt.entries]
        self.moves: list[Move] = []
        self._go_on_elsewhere()

    def _go_on_elsewhere(self) -> None:
        """If this is where another table played on."""
        for fork, chance in self._forks:
            if fork.moves == len(self.moves):
                self.state = go_on_elsewhere(self.game, self.state, fork, chance)

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def to_act(self) -> int:
        return self.game.to_act(self.state)

    def act(self, action: Given, legal: list[Action] | None = None) -> None:
        """Play one action; nothing changes if it is refused.

        If a rule fails in the middle, the match is as it was before the action.
        """
        chosen = run.chosen(self.state, action, legal)
        before = self.state.clone()
        try:
            self._note(play.perform(self.game, self.state, chosen, [chosen]))
        except BaseException:  # Ctrl-C too: a half-done move is worse than none
            self.state = before
            raise

    def _note(self, played: Played[State]) -> None:
        self.state = played.state
        self.moves.append(played.move)
        self.lines.append(played.entries)

    # -- going back ---------------------------------------------------------------------------------------------

    def refuse_undo(self, seat: int) -> Reason | None:
        """Free undo: one's own last move, while nothing random happened and nothing hidden was seen."""
        if len(self.moves) == max([0, *(fork.moves for fork, _ in self._forks)]):
            return Reason("undo-nothing")
        last = self.moves[-1]
        if last.seat != seat:
            return Reason("undo-not-yours", args={"seat": last.seat})
        if last.chance:
            return Reason("undo-chance")
        if last.shown:
            return Reason("undo-seen")
        return None

    def undo(self, seat: int) -> None:
        reason = self.refuse_undo(seat)
        if reason is not None:
            raise Refused(reason)
        self.rewind(len(self.moves) - 1)

    def rewind(self, count: int) -> None:
        """Back to the state after `count` moves, by playing them again."""
        back = copy.copy(self)
        back._begin()
        back.again(self.moves[:count])
        self.__dict__.update(back.__dict__)

    def fork(self, seed: bytes, kind: ForkKind) -> Match:
        """Play on from here in another match; this one stays as it is."""
        dealt = play.fork(self.game, self.state, Chance(seed), kind)
        told = self.seed.hex() if self.seed is not None else None
        here = Fork(moves=len(self.moves), kind=kind, commitment=self.commitment, seed=told, dealt=dealt.results)
        other = copy.copy(self)
        other._forks = [*self._forks, (here, Chance(seed))]
        other.state, other.moves, other.lines = dealt.state, list(self.moves), list(self.lines)
        other.seed, other.commitment = seed, commitment(seed)
        return other

    def again(self, moves: Sequence[Move]) -> None:
        """Play moves that were played before, and hold each to what was written down."""
        for _ in self.retrace(moves):
            pass

    def retrace(self, moves: Sequence[Move]) -> Iterator[int]:
        """The same, move by move: gives how many were played by now."""
        done = 0
        while done < len(moves):
            begun = len(self.moves)
            ahead = [fork.moves - begun for fork, _ in self._forks if fork.moves > begun]
            stretch = moves[done : done + min(ahead, default=len(moves))]
            for played in play.replay(self.game, self.state, stretch, begun + 1):
                self._note(played)
                done += 1
                if len(self.moves) == begun + len(stretch):
                    self._go_on_elsewhere()
                yield len(self.moves)

    # -- records ------------------------------------------------------------------------------------------------

    def record(self, *, with_seed: bool | None = None) -> Record:
        """The record so far. The seed is in it when the game is over, or if the owner saves the game."""
        tell = self.over if with_seed is None else with_seed
        return play.record(
            self.game,
            self.pack,
            options=self.options,
            seats=self.seats,
            commitment=self.commitment,
            seed=self.seed.hex() if tell and self.seed is not None else None,
            setup=self.setup_results,
            moves=self.moves,
            state=self.state,
            forks=[fork for fork, _ in self._forks],
        )


def go_on_elsewhere(game: AnyGame, state: State, fork: Fork, chance: Chance) -> State:
    """Where another table played on, as the record says it did."""
    dealt: play.Dealt[State] = play.fork(game, state, chance, fork.kind)
    if dealt.results != fork.dealt:
        raise RecordError(f"after move {fork.moves}: what was dealt anew does not follow from the seed")
    return dealt.state


def resume(record: Record, at: int | None = None, game: AnyGame | None = None) -> Match:
    """The match of a record, played again up to move `at` (default: to its end), every action checked.

    With the seed, chance is computed anew and must agree with the record; without it, the recorded results are used.
    """
    match = reopen(record, at, game)
    for _ in retrace(record, match, at):
        pass
    return match


def retrace(record: Record, match: Match, at: int | None = None) -> Iterator[int]:
    """Play the record's moves again in a match that was reopened; gives after each how many were played by now."""
    try:
        yield from match.retrace(record.moves[:at])
    except RecordError as error:
        raise explained(record, str(error)) from None


def reopen(record: Record, at: int | None = None, game: AnyGame | None = None) -> Match:
    """The match of a record before its first move; it will be played again up to move `at`."""
    check_form(record)
    game = game or find_game(record.game)
    if not plays(game, record.rules):
        ours = ", ".join(str(version) for version in sorted({*game.pins, game.version}))
        raise RecordError(f"this record was made by rules {record.rules} of {game.name}; we have rules {ours}")
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError(f"there is no move {at}; the record has moves 0 to {len(record.moves)}")
    pack = game.pack_with_hash(record.pack_hash, record.pack)
    forks, (last, known) = _forks(record, at), _last_seed(record, at)
    first = _chance(record, 0)
    script = first.results if isinstance(first, Script) else None
    match = Match(
        game,
        record.players,
        first.seed if script is None else None,
        record.options,
        pack,
        record.seats,
        script,
        record.rules,
        forks,
    )
    if len(match.seats) != match.players:
        raise RecordError(f"the record names {len(match.seats)} seats for {match.players} players")
    match.seed, match.commitment = last, known
    if match.setup_results != record.setup:
        raise RecordError("the set-up's chance results do not follow from the seed")
    return match


def _forks(record: Record, at: int | None) -> list[tuple[Fork, Chance]]:
    """Those up to move `at`, each with the chance from there on."""
    forks = list(record.forks or ())
    moves = [fork.moves for fork in forks]
    if moves != sorted(moves) or not all(0 <= count <= len(record.moves) for count in moves):
        raise RecordError("the record has forks where it has no moves")
    return [(fork, _chance(record, number)) for number, fork in enumerate(forks, 1) if at is None or fork.moves <= at]


def _last_seed(record: Record, at: int | None) -> tuple[bytes | None, str]:
    """Of what is played after move `at`: its seed and commitment."""
    for number, fork in enumerate(record.forks or ()):
        if at is not None and at < fork.moves:
            return _seed(record, number), fork.commitment
    return _seed(record, len(record.forks or ())), record.commitment


def _chance(record: Record, number: int) -> Chance:
    """Of what was played after so many forks: computed from its seed, or read from its results."""
    seed = _seed(record, number)
    if seed is not None:
        return Chance(seed)
    forks = list(record.forks or ())
    dealt = forks[number - 1].dealt if number else record.setup
    ends = [0, *(fork.moves for fork in forks), len(record.moves)]
    moves = record.moves[ends[number] : ends[number + 1]]
    return Script([*dealt, *(result for move in moves for result in move.chance)])


def verify(record: Record, game: AnyGame | None = None) -> Match:
    """Play the whole record again and hold it to everything it claims. `game`: instead of the registered one."""
    match = resume(record, game=game)
    check_end(record, match.state.outcome, match.game.hash(match.state))
    return match


def part(record: Record, number: int) -> Record:
    """What holds of the moves after so many forks: the record with their seed, without moves and forks."""
    _seed(record, number)
    known = [*(fork.commitment for fork in record.forks or ()), record.commitment][number]
    return replace(record, moves=[], forks=msgspec.UNSET, seed=seeds(record)[number], commitment=known)


def check_end(record: Record, outcome: Outcome | None, found: str) -> None:
    """Does a game that was played to the record's end stand as the record says? `found`: the hash of its last state.

    The hash of another layout than today's says nothing to us. The moves do, with their chance results and what they
    showed, and the outcome.
    """
    if outcome != record.outcome:
        raise RecordError("the result in the record is not the result of its moves")
    if layout_of(found) == layout_of(record.hash) and found != record.hash:
        raise explained(record, "the record's moves do not lead to the state it claims (hash mismatch)")


def explained(record: Record, problem: str) -> RecordError:
    """A game that earlier rules were played in is as it should be, and yet cannot be played again."""
    if not record.borders:
        return RecordError(problem)
    last = record.borders[-1]
    return RecordError(f"{problem}; rules {last.rules}, which we have not, were played up to move {last.moves}")


def _seed(record: Record, number: int) -> bytes | None:
    """Of what was played after so many forks; None if it is not told."""
    told = seeds(record)[number]
    if told is None:
        return None
    seed = bytes.fromhex(told)
    if commitment(seed) != [*(fork.commitment for fork in record.forks or ()), record.commitment][number]:
        raise RecordError("the seed is not the one that was committed to when the game started")
    return seed
