"""A match: a game being played, with its history, log, undo and record. No clock, no network, no database."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from brink.engine.chance import Chance, Script, commitment
from brink.engine.content import Pack
from brink.engine.errors import BrinkError, RecordError, Refused
from brink.engine.game import Game
from brink.engine.log import Entry
from brink.engine.reasons import Reason
from brink.engine.records import Move, Record
from brink.engine.registry import find_game
from brink.engine.state import State
from brink.engine.steps import Action


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
    ) -> None:
        """`script`: chance results to use instead of the seed (a record whose seed is still secret)."""
        self.game = game
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
        chance = self._chance.copy()
        chance.trace = []
        log: list[Entry] = []
        self.state: State = self.game.setup(self.players, self.options, chance, self.pack, log)
        self.setup_results = self._take_results()
        self.lines: list[list[Entry]] = [log]
        self.moves: list[Move] = []

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def to_act(self) -> int:
        return self.game.to_act(self.state)

    def act(self, action: Action, legal: list[Action] | None = None) -> None:
        """Play one action; nothing changes if it is refused.

        If a rule fails in the middle, the match is as it was before the action.
        """
        state, seat = self.state, self.to_act
        if action not in (self.game.legal(state) if legal is None else legal):
            raise Refused(self.game.refusal(state, action) or Reason("not-offered"))
        before = state.clone()
        known = state.shown + sum(state.shown_to)
        log: list[Entry] = []
        state.log = log
        state.chance.trace = []
        try:
            self.game.apply(state, action, [action])
        except BaseException:  # Ctrl-C too: a half-done move is worse than none
            self.state = before
            raise
        shown = state.shown + sum(state.shown_to) != known
        self.moves.append(Move(seat, list(action), self._take_results(), shown))
        self.lines.append(log)

    def _take_results(self) -> list[int]:
        results, self.state.chance.trace = self.state.chance.trace, None
        return results or []

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
        for move in self.moves[:count]:
            back.act(move.as_action())
        self.__dict__.update(back.__dict__)

    # -- records ------------------------------------------------------------------------------------------------

    def record(self, *, with_seed: bool | None = None) -> Record:
        """The record so far. The seed is in it when the game is over, or if the owner saves the game."""
        tell = self.over if with_seed is None else with_seed
        return Record(
            game=self.game.name,
            rules=self.game.version,
            pack=self.pack.name,
            pack_hash=self.pack.hash,
            players=self.players,
            options=self.options,
            seats=self.seats,
            commitment=self.commitment,
            seed=self.seed.hex() if tell and self.seed is not None else None,
            setup=self.setup_results,
            moves=list(self.moves),
            outcome=self.state.outcome,
            hash=self.game.hash(self.state),
        )


def resume(record: Record, at: int | None = None, game: Game[Any] | None = None) -> Match:
    """The match of a record, played again up to move `at` (default: to its end), every action checked.

    With the seed, chance is computed anew and must agree with the record; without it, the recorded results are used.
    """
    game = game or find_game(record.game)
    if record.rules != game.version:
        raise RecordError(f"this record was made by rules {record.rules} of {game.name}; we have rules {game.version}")
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError(f"there is no move {at}; the record has moves 0 to {len(record.moves)}")
    pack = game.pack_with_hash(record.pack_hash)
    seed, script = None, None
    if record.seed is not None:
        seed = _seed(record)
    else:
        script = [*record.setup, *(result for move in record.moves for result in move.chance)]
    match = Match(game, record.players, seed, record.options, pack, record.seats, script)
    if len(match.seats) != match.players:
        raise RecordError(f"the record names {len(match.seats)} seats for {match.players} players")
    match.commitment = record.commitment
    if match.setup_results != record.setup:
        raise RecordError("the set-up's chance results do not follow from the seed")
    for number, move in enumerate(record.moves[:at], 1):
        _play(match, move, number)
    return match


def verify(record: Record, game: Game[Any] | None = None) -> Match:
    """Play the whole record again and hold it to everything it claims. `game`: instead of the registered one."""
    match = resume(record, game=game)
    if match.state.outcome != record.outcome:
        raise RecordError("the result in the record is not the result of its moves")
    if match.game.hash(match.state) != record.hash:
        raise RecordError("the record's moves do not lead to the state it claims (hash mismatch)")
    return match


def _seed(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed or "")
    except ValueError:
        raise RecordError("the record's seed is not hexadecimal") from None
    if commitment(seed) != record.commitment:
        raise RecordError("the seed is not the one that was committed to when the game started")
    return seed


def _play(match: Match, move: Move, number: int) -> None:
    if match.over:
        raise RecordError(f"move {number}: the game is over already")
    if move.seat != match.to_act:
        raise RecordError(f"move {number}: seat {move.seat} is not to act, seat {match.to_act} is")
    try:
        match.act(move.as_action())
    except Refused as refused:
        raise RecordError(f"move {number}: {move.action} is not allowed ({refused.reason.key})") from None
    if match.moves[-1].shown != move.shown:
        raise RecordError(f"move {number}: the record is wrong about whether something hidden was shown")
    if match.moves[-1].chance != move.chance:
        raise RecordError(f"move {number}: its chance results do not follow from the seed")
