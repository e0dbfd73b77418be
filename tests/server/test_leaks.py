"""Nothing hidden leaves the server: what a viewer gets is what he would get in any world he cannot tell from ours.

Random games are played over the wire with everybody connected. Afterwards the game is replayed, and each message is
held against worlds imagined for its viewer: hands, decks and sealed stakes dealt anew. It must be the same.
"""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from brink.engine import Action, Chance, Game, Match, State
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.server.rendering import Renderer
from brink.tables import Candidate, TableInfo
from server.house import Client, House, Message

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = int(os.environ.get("BRINK_LEAK_GAMES", "2"))
WORLDS = 2
# Everything a table message may have. A new field must be thought about here.
PUBLIC = {"type", "id", "mine", "host", "since", "chat", "table", "version", "moves", "status", "title", "game", "pack"}
PUBLIC |= {"options", "settings", "seats", "seat", "deciding", "commitment", "undo", "standing", "rematch", "origin"}
FROM_STATE = {"view", "prompt", "legal", "candidates", "outcome", "told"}
CHECKED_APART = {"log", "seed"}


def shown(game: Game[Any], state: State, renderer: Renderer, viewer: int | None) -> Message:
    """What the fields that depend on the state would be for this viewer, had the game come to this state."""
    look = game.look(state, viewer)
    candidates = legal = None
    if look.legal is not None:
        legal = [{"action": list(action), "text": renderer.action(action)} for action in look.legal]
        refusals = [Candidate(action, game.refusal(state, action)) for action in game.candidates(state)]
        candidates = [renderer.candidate(one) for one in refusals]
    plain: Message = msgspec.to_builtins(
        {
            "view": look.view,
            "prompt": renderer.prompt(look.prompt),
            "legal": legal,
            "candidates": candidates,
            "outcome": renderer.outcome(look.outcome),
            "told": [
                {"depth": line.depth, "text": renderer.sentence(line.key, line.args)}
                for line in game.tell(look.view, state.pack)
            ],
        }
    )
    return plain


class Eyes:
    """A viewer's connection and everything it received."""

    def __init__(self, viewer: int | None, client: Client, language: str) -> None:
        self.viewer = viewer
        self.client = client
        self.language = language

    def check(self, info: TableInfo, match: Match, states: list[State], seed: str) -> int:
        renderer = Renderer(info, self.language)
        game = match.game
        chance = Chance(seed_from(f"worlds of {self.viewer}"))
        seen = [message for message in self.client.received if "view" in message]
        for message in seen:
            assert set(message) <= PUBLIC | FROM_STATE | CHECKED_APART, set(message)
            assert message["seat"] == self.viewer
            version = message["version"]
            over = message["status"] == "finished"
            assert message["seed"] == (seed if over else None)
            got = {name: message[name] for name in FROM_STATE}
            worlds = [states[version]]
            worlds += [game.imagine(states[version], self.viewer, chance.fork(f"{version} {n}")) for n in range(WORLDS)]
            for world in worlds:
                assert got == shown(game, world, renderer, self.viewer)
        wanted = [
            (version, renderer.sentence(entry.key, entry.args))
            for version, entries in enumerate(match.lines)
            for entry in entries
            if entry.visible_to(self.viewer)
        ]
        assert [(line["move"], line["text"]) for line in self.client.log.values()] == wanted
        raw = "".join(self.client.raw)
        assert over or seed not in raw
        return len(seen)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize(("game", "players", "most"), [("parley", 3, 120), ("dictators", 3, 60)])
async def test_no_message_tells_what_its_viewer_cannot_know(
    house: House, game: str, players: int, most: int, number: int
) -> None:
    chance = random.Random(number)
    seed = seed_from(f"leaks {game} {number}")
    names = ["Anna", "Ben", "Cleo"]
    made = await house.seeded(seed, *(f"person:{name}" for name in names), game=game)
    languages = ["en", "de", "nl", "es"]
    viewers: list[int | None] = [*range(players), None]
    eyes = []
    for viewer, language in zip(viewers, languages, strict=True):
        tokens = () if viewer is None else (made.tokens[viewer],)
        client = Client(house.port, made.id, tokens, lang=language)
        await client.dial()
        eyes.append(Eyes(viewer, client, language))

    title = find_game(game)
    match = Match(title, players, seed)
    states = [match.state.clone()]
    while not match.over and len(match.moves) < most:
        mover = eyes[match.to_act].client
        action: Action = tuple(chance.choice(mover.now["legal"])["action"])
        assert (await mover.act(list(action)))["type"] == "ack"
        match.act(action)
        states.append(match.state.clone())
        now = len(match.moves)
        for one in eyes:
            await one.client.see(lambda table, now=now: table["version"] >= now)

    info = await house.tables.info(made.id)
    assert sum(one.check(info, match, states, seed.hex()) for one in eyes) >= len(match.moves) * len(eyes)
    for one in eyes:
        await one.client.hang_up()
