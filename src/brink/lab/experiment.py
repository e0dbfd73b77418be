"""An experiment: what is to be played and compared, as somebody asked for it in a file, and as a worker plays it."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from brink import __version__
from brink.engine import AnyGame, BrinkError, Chosen, Pack, Refused
from brink.engine.chance import seed_from
from brink.engine.checking import check_names
from brink.engine.packs import STANDARD
from brink.engine.registry import find_game
from brink.lab.simulate import Plan, check_plan

FORMAT: Final = 1  # of what a run's files look like
GAMES, DECISIONS, CARDS = "games", "decisions", "cards"

Extra = Literal["decisions", "cards"]
Name = Annotated[str, msgspec.Meta(pattern=r"^[\w][\w .-]*$", max_length=80)]


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of an experiment's file."""

    name: Name
    game: str
    players: int | None = None  # without it as few as the game allows
    bots: tuple[str, ...] = ("random",)
    seed: str = ""  # any text; without it the experiment's name
    games: Annotated[int, msgspec.Meta(ge=1)] | None = None  # with `until` the most
    until: Annotated[float, msgspec.Meta(gt=0, lt=1)] | None = None
    packs: tuple[str, ...] = (STANDARD,)
    options: Chosen = {}
    scenarios: tuple[str, ...] = ()  # in turn, each for as many games as there are bots
    variants: dict[str, Chosen] = {}  # options to compare, by the name of what they make
    rows: tuple[Extra, ...] = ()


class Arm(msgspec.Struct, frozen=True):
    """One of the things that are compared: all of them play the same seeds."""

    label: str
    pack: str
    hash: str
    options: Chosen


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The experiment as workers play it. It carries its packs, so that nobody needs to have them, and nothing changes
    if somebody edits one meanwhile.

    Its games stand in line: number 0 by the first arm, number 0 by the second, number 1 by the first. A place in this
    line says all of a game.
    """

    game: str
    players: int
    seed: bytes
    bots: tuple[str, ...]
    arms: tuple[Arm, ...]
    scene: str  # the option that `scenarios` are values of
    scenarios: tuple[str, ...]
    rows: tuple[str, ...]
    packs: dict[str, tuple[str, bytes]]  # by hash: name, and wrapped up
    crashes: Path

    @property
    def kinds(self) -> tuple[str, ...]:
        """Of rows; those of games last: they say that the others are there."""
        return (*self.rows, GAMES)

    def lend_packs(self) -> None:
        """Into the library of this process."""
        library = find_game(self.game).library
        for found, (name, data) in self.packs.items():
            library.lend(found, name, data)

    def at(self, place: int) -> tuple[int, Arm]:
        """The number of the game there, and by what it is played."""
        number, arm = divmod(place, len(self.arms))
        return number, self.arms[arm]

    def scenario(self, number: int) -> str:
        """Scenarios change when every bot has sat in every seat."""
        return self.scenarios[number // len(self.bots) % len(self.scenarios)] if self.scenarios else ""

    def plan(self, number: int, arm: Arm) -> Plan:
        scenario = self.scenario(number)
        return Plan(
            game=self.game,
            players=self.players,
            games=number + 1,
            seed=self.seed,
            bots=self.bots,
            options={**arm.options, self.scene: scenario} if scenario else arm.options,
            pack=arm.pack,
            pack_hash=arm.hash,
            crashes=self.crashes,
        )


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is, kept beside its rows: enough to read them when packs and rules have changed."""

    format: int
    run: str  # the fingerprint of all that rows depend on
    brink: str
    game: str
    title: str
    rules: int
    players: int
    experiment: Experiment
    arms: tuple[Arm, ...]
    names: dict[str, str]  # of pieces, by their message keys, in English


def read_experiment(file: Path) -> Experiment:
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        experiment = msgspec.convert(given, Experiment)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrinkError(f"{file}: not a TOML file: {error}") from None
    except msgspec.ValidationError as error:
        known = ", ".join(Experiment.__struct_fields__)
        raise BrinkError(f"{file}: {_lower(str(error))} (fields: {known})") from None
    if experiment.games is None and experiment.until is None:
        raise BrinkError(f"{file}: say how many `games`, or `until` which width of the interval")
    return experiment


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def prepare(experiment: Experiment, crashes: Path) -> tuple[Trial, About]:
    """Look at everything before the first game: what is wrong is told in one sentence."""
    game = find_game(experiment.game)
    players = min(game.players) if experiment.players is None else experiment.players
    packs = {name: _checked(game, name) for name in experiment.packs}
    for what, given in (("packs", experiment.packs), ("bots", experiment.bots)):
        if not given:
            raise BrinkError(f"{experiment.name}: `{what}` names none")
    if len({pack.hash for pack in packs.values()}) < len(experiment.packs):
        raise BrinkError(f"{experiment.name}: two of its packs play the same, so there is nothing to compare")
    trial = Trial(
        game=game.name,
        players=players,
        seed=seed_from(experiment.seed or experiment.name),
        bots=experiment.bots,
        arms=tuple(_arms(experiment, packs)),
        scene=_scene(game, experiment),
        scenarios=experiment.scenarios,
        rows=tuple(sorted(set(experiment.rows))),
        packs={pack.hash: (pack.name, game.library.wrapped(pack.hash, pack.name)) for pack in packs.values()},
        crashes=crashes,
    )
    trial = replace(trial, arms=tuple(_complete(game, trial, arm) for arm in trial.arms))
    return trial, _about(game, experiment, trial, packs)


def _checked(game: AnyGame, name: str) -> Pack:
    pack = game.pack(name)
    check_names(game, pack)
    return pack


def _arms(experiment: Experiment, packs: dict[str, Pack]) -> list[Arm]:
    """Each pack with each variant; called by what tells them apart."""
    variants = experiment.variants or {"": {}}
    found = []
    for (name, pack), (variant, more) in product(packs.items(), variants.items()):
        parts = [name] if len(packs) > 1 or not variant else []
        label = ", ".join([*parts, *([variant] if variant else [])])
        found.append(Arm(label, name, pack.hash, {**experiment.options, **more}))
    return found


def _scene(game: AnyGame, experiment: Experiment) -> str:
    if experiment.scenarios and not game.scene:
        raise BrinkError(f"{experiment.name}: {game.name} has no scenarios")
    return game.scene


def _complete(game: AnyGame, trial: Trial, arm: Arm) -> Arm:
    """With all options, so that rows do not depend on later defaults; refused if it cannot be played."""
    try:
        arm = replace(arm, options=dict(msgspec.to_builtins(game.options(arm.options))))
        for turn in range(len(trial.scenarios) or 1):
            check_plan(trial.plan(turn * len(trial.bots), arm))
    except Refused as refused:
        teller = game.teller("en", game.pack(arm.pack), [])
        raise BrinkError(teller.sentence(refused.reason.key, refused.reason.args)) from None
    return arm


def _about(game: AnyGame, experiment: Experiment, trial: Trial, packs: dict[str, Pack]) -> About:
    texts = game.texts("en", game.pack())
    return About(
        format=FORMAT,
        run=_fingerprint(game, trial),
        brink=__version__,
        game=game.name,
        title=texts.render("game-title") if texts.has("game-title") else game.name,
        rules=game.version,
        players=trial.players,
        experiment=experiment,
        arms=trial.arms,
        names={key: name for pack in packs.values() for key, name in _names(game, pack).items()},
    )


def _names(game: AnyGame, pack: Pack) -> dict[str, str]:
    texts = game.texts("en", pack)
    return {key: texts.render(key) for keys in game.names(pack).values() for key in keys if texts.has(key)}


def _fingerprint(game: AnyGame, trial: Trial) -> str:
    """How many games there are to be does not count: a run may be made longer."""
    depends: dict[str, object] = {
        "brink": __version__,
        "rules": game.version,
        "trial": {name: getattr(trial, name) for name in trial.__struct_fields__ if name not in ("packs", "crashes")},
    }
    return blake2b(msgspec.json.encode(depends, order="deterministic"), digest_size=8).hexdigest()
