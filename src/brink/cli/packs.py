"""`brink packs`: check the cards somebody typed in, start a pack of one's own, compare two."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from brink.cli.arguments import GameName, Json
from brink.cli.errors import BAD_INPUT
from brink.cli.output import console, print_json, table
from brink.engine import AnyGame, BrinkError, Content, ContentError
from brink.engine.checking import check_names
from brink.engine.packdiff import compare
from brink.engine.packs import new_pack, pack_folders
from brink.engine.registry import find_game, games

app = typer.Typer(help="Content packs: cards, maps and units as files.", no_args_is_help=True)

PackPlace = Annotated[str, typer.Argument(metavar="PACK", help="A pack's name, or its folder.")]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A pack and whether it can be played with."""

    game: str
    pack: str
    folder: str
    hash: str = ""
    error: str = ""


@app.command("check")
def check(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only packs of this game.")] = None,
    pack: Annotated[str | None, typer.Argument(metavar="[PACK]", help="A pack's name, or its folder.")] = None,
    json: Json = False,
) -> None:
    """Check packs: every error names the file, the line and what was expected."""
    chosen = [find_game(name)] if name else list(games().values())
    found = [
        _checked(game, label, folder)
        for game in chosen
        for label, folder in (_folders(game) if pack is None else {pack: _folder(game, pack)}).items()
    ]
    if json:
        print_json(found)
    else:
        _show_checked([each for each in found if not each.error])
    for each in found:
        if each.error:
            typer.echo(f"brink: {each.error}", err=True)
    if any(each.error for each in found):
        raise typer.Exit(BAD_INPUT)


@app.command("new")
def new(
    name: GameName,
    pack: Annotated[str, typer.Argument(metavar="NAME", help="What the pack is to be called.")],
    json: Json = False,
) -> None:
    """Copy the standard pack, to type the cards of one's own copy into."""
    game = find_game(name)
    folder = new_pack(game.name, pack, game.content_folder)
    if json:
        print_json({"game": game.name, "pack": pack, "folder": str(folder)})
    else:
        console().print(f"{folder}\nEdit the files there, then: brink packs check {game.name} {pack}", soft_wrap=True)


@app.command("diff")
def diff(name: GameName, old: PackPlace, new: PackPlace, json: Json = False) -> None:
    """Show which entries were added, removed and changed from one pack to another."""
    game = find_game(name)
    changes = compare(_content(game, old), _content(game, new))
    if json:
        print_json(changes)
    elif not changes:
        console().print("The two packs say the same.")
    else:
        shown = table("File", "Entry", "", "What")
        for change in changes:
            details = "\n".join(f"{field.name}: {field.old} → {field.new}" for field in change.fields)
            shown.add_row(change.file, change.entry, change.kind, details)
        console().print(shown)


def _folders(game: AnyGame) -> dict[str, Path]:
    return pack_folders(game.name, game.content_folder)


def _folder(game: AnyGame, pack: str) -> Path:
    """Where a pack lies that is given by name or folder."""
    folders = _folders(game)
    if pack in folders:
        return folders[pack]
    if Path(pack).is_dir():
        return Path(pack)
    raise BrinkError(f"{game.name} has no pack '{pack}', and there is no such folder; there are {', '.join(folders)}")


def _content(game: AnyGame, pack: str) -> Content:
    """The content of a pack that is good enough to be compared: a broken one has no entries one could trust."""
    return game.load_pack(_folder(game, pack)).content


def _checked(game: AnyGame, label: str, folder: Path) -> Checked:
    try:
        pack = game.load_pack(folder)
        check_names(game, pack)
    except ContentError as error:
        return Checked(game=game.name, pack=label, folder=str(folder), error=str(error))
    return Checked(game=game.name, pack=pack.name, folder=str(folder), hash=pack.hash)


def _show_checked(found: list[Checked]) -> None:
    if found:
        shown = table("Game", "Pack", "Hash", "Folder")
        for each in found:
            shown.add_row(each.game, each.pack, each.hash, each.folder)
        console().print(shown)
