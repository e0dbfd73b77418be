"""A match: a game being played, with its history, log, undo and record. No clock, no network, no database."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from brink.engine import play, run
from brink.engine.actions import Action, Given
from brink.engine.aging import layout_of, plays
from brink.engine.chance import Chance, Script, commitment
from brink.engine.content import Pack
from brink.engine.errors import BrinkError, RecordError, Refused
from brink.engine.game import Game
from brink.engine.log import Entry
from brink.engine.play import Played
from brink.engine.reasons import Reason
from brink.engine.records import Move, Record, check_form
from brink.engine.registry import find_game
from brink.engine.state import State


class Match:
    """One game from its set-up on. `lines[0]` is the log of the set-up, `lines[n]` that of move n."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: bytes | None,
        options: Mapping[str, Any] | None = None,
        pack: Pack | None = None,
        seats: Sequence[str] = (),
        script: list[int] | None = None,
        rules: int | None = None,
    ) -> None:
        """`script`: chance results to use instead of the seed (a record whose seed is still secret).

        `rules`: an earlier version that the game pins.
        """
        self.game = game
        self.rules = rules
        self.players = players
        self.seed = seed
        self.commitment = commitment(seed) if seed is not None else ""  # kept by `resume` when the seed is secret
        self.options = dict(options or {})
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
        if not self.moves:
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

    def again(self, moves: Sequence[Move]) -> None:
        """Play moves that were played before, and hold each to what was written down."""
        for played in play.replay(self.game, self.state, moves, len(self.moves) + 1):
            self._note(played)

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
        )


def resume(record: Record, at: int | None = None, game: Game[Any] | None = None) -> Match:
    """The match of a record, played again up to move `at` (default: to its end), every action checked.

    With the seed, chance is computed anew and must agree with the record; without it, the recorded results are used.
    """
    check_form(record)
    game = game or find_game(record.game)
    if not plays(game, record.rules):
        ours = ", ".join(str(version) for version in sorted({*game.pins, game.version}))
        raise RecordError(f"this record was made by rules {record.rules} of {game.name}; we have rules {ours}")
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError(f"there is no move {at}; the record has moves 0 to {len(record.moves)}")
    pack = game.pack_with_hash(record.pack_hash, record.pack)
    seed, script = None, None
    if record.seed is not None:
        seed = _seed(record)
    else:
        script = [*record.setup, *(result for move in record.moves for result in move.chance)]
    match = Match(game, record.players, seed, record.options, pack, record.seats, script, record.rules)
    if len(match.seats) != match.players:
        raise RecordError(f"the record names {len(match.seats)} seats for {match.players} players")
    match.commitment = record.commitment
    if match.setup_results != record.setup:
        raise RecordError("the set-up's chance results do not follow from the seed")
    try:
        match.again(record.moves[:at])
    except RecordError as error:
        raise _explained(record, str(error)) from None
    return match


def verify(record: Record, game: Game[Any] | None = None) -> Match:
    """Play the whole record again and hold it to everything it claims. `game`: instead of the registered one.

    The hash of another layout than today's says nothing to us. The moves do, with their chance results and what they
    showed, and the outcome.
    """
    match = resume(record, game=game)
    if match.state.outcome != record.outcome:
        raise RecordError("the result in the record is not the result of its moves")
    found = match.game.hash(match.state)
    if layout_of(found) == layout_of(record.hash) and found != record.hash:
        raise _explained(record, "the record's moves do not lead to the state it claims (hash mismatch)")
    return match


def _explained(record: Record, problem: str) -> RecordError:
    """A game that earlier rules were played in is as it should be, and yet cannot be played again."""
    if not record.borders:
        return RecordError(problem)
    last = record.borders[-1]
    return RecordError(f"{problem}; rules {last.rules}, which we have not, were played up to move {last.moves}")


def _seed(record: Record) -> bytes:
    seed = bytes.fromhex(record.seed or "")
    if commitment(seed) != record.commitment:
        raise RecordError("the seed is not the one that was committed to when the game started")
    return seed
