"""OpenSpiel: every title as a Python game, `python_brink_volk` and so on.

    import brink.adapters.openspiel  # registers them
    game = pyspiel.load_game("python_brink_volk(limit=2000)")

Chance is explicit: wherever the rules draw a number, there is a chance node with as many outcomes, all equally likely.
A move in which chance is drawn is played again from its beginning with each result that comes; so nothing of what is to
come is in a state, and a clone cannot peek. States are stored as ours are. A view is no perfect recall, so there are
observations and no information states.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from brink.adapters.codec import Codec, codec_of, rewards, usual_players
from brink.adapters.episode import LIMIT
from brink.adapters.needing import missing
from brink.engine import Action, AnyGame, BrinkError, Chance, Given, Look, State
from brink.engine.chance import SEED_BYTES
from brink.engine.packs import STANDARD
from brink.engine.registry import find_game, games

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise missing("OpenSpiel", "openspiel") from None

OUTCOMES: Final = 1024  # of one draw; no rulebook comes near
DRAWS: Final = 1_000_000  # in one game
Params: TypeAlias = dict[str, Any]  # of OpenSpiel, by name: numbers and words


class Awaited(Exception):
    """The rules draw a number below `sides`, and nobody has said which."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Told(Chance):
    """Chance whose results somebody else names."""

    __slots__ = ("results",)

    def __init__(self, results: tuple[int, ...] = ()) -> None:
        super().__init__(bytes(SEED_BYTES))
        self.results = results

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.drawn == len(self.results):
            raise Awaited(n)
        self.drawn += 1
        return self.results[self.drawn - 1]

    def copy(self) -> Told:
        new = Told(self.results)
        new.drawn = self.drawn
        return new


class Rules:
    """What all positions of a game share."""

    def __init__(self, game: str, players: int, options: str, pack: str, limit: int) -> None:
        self.given = (game, players, options, pack, limit)
        found = find_game(game)
        self.codec: Codec = codec_of(found, players, _options(options), found.pack(pack))
        self.limit = limit

    def __reduce__(self) -> tuple[object, ...]:
        return Rules, self.given

    def begin(self) -> Position:
        return Position(self, None, None, (), 0)


class Position:
    """A moment of a game that never changes: what comes after it is another one.

    `state` is how it stood after the last move that is over, None before the set-up. `sides` is 0 unless a result of
    chance is awaited; then `move` is what is being done (None: the set-up) with the `results` so far.
    """

    def __init__(
        self, rules: Rules, state: State | None, move: Action | None, results: tuple[int, ...], decisions: int
    ) -> None:
        self.rules = rules
        self.decisions = decisions
        self.state, self.move, self.results, self.sides = state, move, results, 0
        if state is None or move is not None:
            self._go_on()

    def _go_on(self) -> None:
        """Play what is being done with the results that are there; perhaps it wants more."""
        codec, chance = self.rules.codec, Told(self.results)
        try:
            if self.state is None:
                world: State = codec.game.setup(codec.players, codec.options, chance, codec.pack)
            else:
                world = self.state.clone()
                world.chance = chance
                codec.game.apply(world, self.move or (), [self.move] if self.move else None)
        except Awaited as awaited:
            if awaited.sides > OUTCOMES:
                raise BrinkError(f"a draw of {awaited.sides} outcomes is more than {OUTCOMES}") from None
            self.sides = awaited.sides
        else:
            world.chance = Told()
            self.decisions += self.move is not None
            self.state, self.move, self.results = world, None, ()

    def after(self, number: int) -> Position:
        """What comes of a result of chance, or of the action with this number."""
        if self.sides:
            return Position(self.rules, self.state, self.move, (*self.results, number), self.decisions)
        return Position(self.rules, self.state, self.legal[number], (), self.decisions)

    def imagined(self, seat: int, chance: Chance) -> Position:
        """A world that this seat cannot tell from the real one."""
        if self.sides or self.state is None:
            return self
        world = self.rules.codec.game.imagine(self.state, seat, chance)
        world.chance = Told()
        return Position(self.rules, world, None, (), self.decisions)

    @property
    def ended(self) -> bool:
        return self.state is not None and (self.state.outcome is not None or self.decisions >= self.rules.limit)

    @property
    def seat(self) -> int:
        assert self.state is not None
        return self.rules.codec.game.to_act(self.state)

    @cached_property
    def legal(self) -> dict[int, Action]:
        game = self.rules.codec.game
        return {} if self.state is None or self.ended else self.rules.codec.actions.numbered(game.legal(self.state))

    @cached_property
    def text(self) -> str:
        """Which position it is, in one line."""
        game = self.rules.codec.game
        stands = "before the set-up" if self.state is None else game.hash(self.state)
        doing = f", {list(self.move or ())} with {list(self.results)}" if self.sides else ""
        return f"{game.name} after {self.decisions} decisions: {stands}{doing}"

    def look(self, seat: int) -> Look | None:
        return None if self.state is None else self.rules.codec.look(self.state, seat)

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        stored = None if self.state is None else self.rules.codec.game.dump(self.state)
        move = None if self.move is None else tuple(self.move)
        return _restored, (self.rules, stored, move, self.results, self.decisions)


def _restored(
    rules: Rules, stored: bytes | None, move: Given | None, results: tuple[int, ...], decisions: int
) -> Position:
    state: State | None = None
    if stored is not None:
        state = rules.codec.game.load(stored)
        state.chance = Told()
    action = None if move is None else next(cls for cls in rules.codec.game.actions if cls.verb == move[0])(*move[1:])
    return Position(rules, state, action, results, decisions)


def _options(given: str) -> dict[str, str]:
    """Options as OpenSpiel passes them, in one word: `points:60;boards:1`."""
    pairs = [one.partition(":") for one in given.split(";") if one]
    return {name: value for name, _, value in pairs}


# -- what OpenSpiel sees ----------------------------------------------------------------------------------------------


class BrinkState(pyspiel.State):
    """A state: which position it is, and nothing else."""

    def __init__(self, game: BrinkGame) -> None:
        super().__init__(game)
        self.position = game.root

    def current_player(self) -> int:
        if self.position.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.ended else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.position.sides
        return [(result, 1 / sides) for result in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"result {action}"
        return self.position.rules.codec.actions.name(action)

    def is_terminal(self) -> bool:
        return self.position.ended

    def returns(self) -> list[float]:
        state = self.position.state
        return rewards(None if state is None else state.outcome, self.position.rules.codec.players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BrinkState:
        """Another state that this player cannot tell from this one, for searches that must not peek."""
        seed = bytes(int(sampler() * 256) & 255 for _ in range(SEED_BYTES))
        other: BrinkState = self.clone()
        other.position = self.position.imagined(player, Chance(seed))
        return other

    def __str__(self) -> str:
        return self.position.text


class BrinkObserver:
    """What a player sees, as the vector and in words; nothing before the set-up."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._last: tuple[Position | None, int, Look | None] = (None, 0, None)

    def set_from(self, state: BrinkState, player: int) -> None:
        look = self._look(state.position, player)
        self.tensor[:] = 0 if look is None else state.position.rules.codec.vector.of(look)

    def string_from(self, state: BrinkState, player: int) -> str:
        look = self._look(state.position, player)
        return "" if look is None else msgspec.json.encode([look.view, look.prompt, look.outcome]).decode()

    def _look(self, position: Position, player: int) -> Look | None:
        """The same look is asked for in numbers and in words."""
        if self._last[:2] != (position, player):
            self._last = (position, player, position.look(player))
        return self._last[2]


class BrinkGame(pyspiel.Game):
    """A title by the parameters `players`, `options` (`name:value;name:value`), `pack` and `limit` of decisions."""

    title: ClassVar[str]

    def __init__(self, params: Params | None = None) -> None:
        given = {**defaults(find_game(self.title)), **(params or {})}
        rules = Rules(self.title, given["players"], given["options"], given["pack"], given["limit"])
        self.codec = rules.codec
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.codec.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=rules.limit,
        )
        super().__init__(game_type(self.codec.game), info, given)
        self.root = rules.begin()

    def new_initial_state(self) -> BrinkState:
        return BrinkState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> BrinkObserver:
        return BrinkObserver(self.codec.vector.size)


def defaults(game: AnyGame) -> Params:
    return {"players": usual_players(game), "options": "", "pack": STANDARD, "limit": LIMIT}


def game_type(game: AnyGame) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_brink_{game.name}",
        long_name=f"Brinkmanship: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def _register() -> None:
    """Each title as a class of its own: OpenSpiel holds on to what makes games until the interpreter is gone, and to
    let go of a class does no harm then.
    """
    known = set(pyspiel.registered_names())
    for game in games().values():
        if game_type(game).short_name not in known:
            pyspiel.register_game(game_type(game), type(f"Brink_{game.name}", (BrinkGame,), {"title": game.name}))


_register()
