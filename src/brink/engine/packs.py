"""Where packs lie: the game's own `content/` folder, and a folder of the host's for packs typed in at home."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from brink.engine.errors import BrinkError

STANDARD = "standard"


def packs_home() -> Path:
    """`$BRINK_PACKS`, else `~/.local/share/brinkmanship/packs`; inside it `<game>/<pack>/`."""
    given = os.environ.get("BRINK_PACKS")
    return Path(given) if given else Path.home() / ".local" / "share" / "brinkmanship" / "packs"


def pack_folders(game: str, content: Path) -> dict[str, Path]:
    """The packs of a game by name, the standard pack first."""
    found = {STANDARD: content}
    home = packs_home() / game
    if home.is_dir():
        for folder in sorted(home.iterdir()):
            if (folder / "pack.toml").is_file():
                found.setdefault(folder.name, folder)
    return found


def new_pack(game: str, name: str, content: Path) -> Path:
    """A copy of the standard pack to type one's own cards into. Nothing that exists is touched."""
    if not name.replace("-", "").replace("_", "").isalnum() or name == STANDARD:
        raise BrinkError(f"'{name}' cannot be the name of a pack: use letters, digits and dashes")
    folder = packs_home() / game / name
    if folder.exists():
        raise BrinkError(f"{folder} exists already; nothing was changed")
    folder.mkdir(parents=True)
    for file in sorted(content.glob("*.toml")):
        if file.name == "pack.toml":
            text = f'game = "{game}"\nname = "{name}"\ntitle = "{name}"\nnote = "made from the standard pack"\n'
            (folder / file.name).write_text(text, encoding="utf-8")
        else:
            shutil.copyfile(file, folder / file.name)
    return folder
