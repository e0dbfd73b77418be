"""`brink games`: what can be played here."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from brink.bots import bot_names
from brink.cli.arguments import Json
from brink.cli.output import console, print_json, table
from brink.engine import AnyGame, BrinkError
from brink.engine.packs import pack_folders
from brink.engine.registry import find_game, games
from brink.engine.texts import languages_of, messages, missing


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game: what it may be and what it is if nobody says."""

    name: str
    type: str
    default: object
    least: float | None = None
    most: float | None = None
    values: list[object] = []
    description: str = ""

    @property
    def range(self) -> str:
        if self.values:
            return ", ".join(map(str, self.values))
        if self.least is None and self.most is None:
            return ""
        return f"{'' if self.least is None else self.least} to {'' if self.most is None else self.most}".strip()


class PackLine(msgspec.Struct, frozen=True, kw_only=True):
    """A pack of a game, or what is wrong with it."""

    name: str
    folder: str
    title: str = ""
    hash: str = ""
    error: str = ""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """A game as `brink games` shows it."""

    name: str
    rules: int
    players: tuple[int, ...]
    options: list[Choice]
    packs: list[PackLine]
    languages: list[str]
    texts: int
    missing: dict[str, list[str]]  # what a language lacks of them
    bots: list[str]


def command(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Show one game in full.")] = None,
    json: Json = False,
) -> None:
    """List the games: seats, options, packs, languages and bots."""
    closely = json or name is not None
    found = [about(game, closely) for game in ([find_game(name)] if name else games().values())]
    if json:
        print_json(found[0] if name else found)
    elif name:
        _details(found[0])
    else:
        _overview(found)


def about(game: AnyGame, closely: bool) -> About:
    """`closely`: all texts are read and compared, which takes a while."""
    fields = msgspec.inspect.type_info(game.options_type).fields  # type: ignore[attr-defined]
    folders = pack_folders(game.name, game.content_folder)
    locale, first = game.folder / "locale", game.languages[0]
    return About(
        name=game.name,
        rules=game.version,
        players=game.players,
        options=[_choice(game, field) for field in fields],
        packs=[_pack(game, name, str(folder)) for name, folder in folders.items()],
        languages=languages_of(locale),
        texts=len(messages(locale, first)) if closely else 0,
        missing=missing(locale, first) if closely else {},
        bots=bot_names(game),
    )


def _choice(game: AnyGame, field: msgspec.inspect.Field) -> Choice:
    kind, description = field.type, ""
    if isinstance(kind, msgspec.inspect.Metadata):
        description = (kind.extra_json_schema or {}).get("description", "")
        kind = kind.type
    values = _values(kind) or list(game.choices(game.pack()).get(field.encode_name, ()))
    return Choice(
        name=field.encode_name,
        type="choice" if values else type(kind).__name__.removesuffix("Type").lower(),
        default=None if field.default is msgspec.NODEFAULT else field.default,
        least=getattr(kind, "ge", None),
        most=getattr(kind, "le", None),
        values=values,
        description=description,
    )


def _values(kind: msgspec.inspect.Type) -> list[object]:
    """The words an option may be, where they are listed."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.EnumType):
        return [member.value for member in kind.cls]
    return []


def _pack(game: AnyGame, name: str, folder: str) -> PackLine:
    try:
        pack = game.pack(name)
    except BrinkError as error:  # one bad pack must not hide the games
        return PackLine(name=name, folder=folder, error=str(error))
    return PackLine(name=name, folder=folder, title=pack.about.title, hash=pack.hash)


def _overview(found: list[About]) -> None:
    if not found:
        console().print("No games are installed.")
        return
    shown = table("Game", "Players", "Options", "Packs", "Languages", "Bots")
    for game in found:
        shown.add_row(
            game.name,
            ", ".join(map(str, game.players)),
            "\n".join(f"{option.name}={_plain(option.default)}" for option in game.options) or "none",
            "\n".join(f"{pack.name} {pack.hash[:8] or '(broken)'}" for pack in game.packs),
            ", ".join(game.languages),
            ", ".join(game.bots),
        )
    console().print(shown)
    console().print("\n`brink games GAME` shows one in full, `brink play GAME` plays it.", style="dim")


def _details(game: About) -> None:
    out = console()
    out.print(f"{game.name} (rules {game.rules})", style="bold")
    out.print(f"Players    {', '.join(map(str, game.players))}")
    out.print(f"Languages  {', '.join(game.languages)}")
    for language, keys in game.missing.items():
        lacking = "all" if len(keys) == game.texts else ", ".join(keys)
        out.print(f"Missing    {language}: {len(keys)} of {game.texts} texts ({lacking})")
    out.print(f"Bots       {', '.join(game.bots)}\n")
    if game.options:
        options = table("Option", "Type", "Default", "Allowed", "")
        for option in game.options:
            options.add_row(option.name, option.type, _plain(option.default), option.range, option.description)
        out.print(options, "\n", sep="", end="")
    packs = table("Pack", "Title", "Hash", "Folder")
    for pack in game.packs:
        packs.add_row(pack.name, pack.title, pack.hash or pack.error, pack.folder)
    out.print(packs)


def _plain(value: object) -> str:
    """As one types it: `true`, not `True`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
