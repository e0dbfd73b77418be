"""Is a pack that somebody typed in fit to be played with? The same is asked in the terminal and in the browser."""

from __future__ import annotations

from brink.engine.content import Pack
from brink.engine.errors import ContentError
from brink.engine.game import AnyGame


def check_names(game: AnyGame, pack: Pack) -> None:
    """Every piece needs a name. English is enough: it stands in for languages that have none."""
    texts = game.texts("en", pack)
    for keys in game.names(pack).values():
        for key in keys:
            if not texts.has(key):
                file = pack.content.where / "locale" / "en.ftl"
                raise ContentError(f"{pack.content.where}: '{key}' has no text; write `{key} = ...` into {file}")
