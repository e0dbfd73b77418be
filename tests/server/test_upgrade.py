"""What the browser is told by a server whose packs have changed since a table was begun; packs of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brink.engine.packs import new_pack
from brink.engine.registry import find_game, games
from brink.games.twogm.decks import auto_deck, battle_royal, encode
from engine.test_packs import CONTENT, edit
from server.house import House, Made, Message, open_house

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("fresh_registry")]


def typed_in(folder: Path, name: str) -> None:
    (folder / "locale").mkdir(exist_ok=True)
    (folder / "locale" / "en.ftl").write_text(f"card-envoy = {name}\n")


async def seen(house: House, table: Made) -> Message:
    """All that seat 0 reads at this table, and what its board is drawn with."""
    async with house.client(table.id, table.tokens[0]) as client:
        now = client.now
        where = {"pack": now["pack"], "hash": now["pack_hash"]}
        words = await house.get("/api/games/parley/texts", **where)
        board = await house.get("/api/games/parley/board", **where)
    told: dict[str, Any] = {part: now[part] for part in ("view", "told", "prompt", "legal", "candidates")}
    return {**told, "names": words["names"], "texts": words["texts"], "board": board}


async def test_a_table_is_read_with_its_own_cards(database: str):
    folder = new_pack("parley", "mine", CONTENT)
    edit(folder, "copies = 9", "copies = 20")
    typed_in(folder, "Herald")
    async with open_house(database) as house:
        old = await house.table("person:Anna", "random:Robert", pack="mine")
        before = await seen(house, old)
        assert "Herald" in before["names"]["card"]
    edit(folder, "copies = 20", "copies = 21")
    typed_in(folder, "Emissary")
    games.cache_clear()
    async with open_house(database) as house:
        assert await seen(house, old) == before
        new = await house.table("person:Anna", "random:Robert", pack="mine")
        assert "Emissary" in (await seen(house, new))["names"]["card"]
        installed = await house.get("/api/games/parley/texts", pack="mine")
        assert "Emissary" in installed["names"]["card"]
        gone = await house.http.get("/api/games/parley/texts", params={"pack": "mine", "hash": "0" * 32})
        assert gone.status_code == 404


async def test_a_deck_that_is_legal_in_ones_own_pack(sqlite: str):
    """Its code tells how many copies a box has, so with the standard pack it looks mistyped."""
    units = new_pack("twogm", "mine", find_game("twogm").content_folder) / "units-usa.toml"
    units.write_text(units.read_text().replace("box        = 9", "box        = 10", 1))
    pack = find_game("twogm").pack("mine")
    options = {"deck_1": encode(pack, auto_deck(pack, battle_royal(0)))}
    body = {"game": "twogm", "players": 2, "options": options}
    async with open_house(sqlite) as house:
        asked = {"players": 2, "options": options}
        refused = await house.post("/api/games/twogm/options", asked, 200)
        assert "from another pack" in refused["reason"]["text"]
        assert (await house.post("/api/games/twogm/options", {**asked, "pack": "mine"}, 200))["reason"] is None
        await house.post("/api/tables", body, 409)
        made = Made(await house.post("/api/tables", {**body, "pack": "mine", "start": True, "fill": "recruit"}))
        async with house.client(made.id, made.tokens[0]) as client:
            assert client.now["pack"] == "mine"
        await house.post("/api/games/twogm/options", {**asked, "pack": "nowhere"}, 404)
