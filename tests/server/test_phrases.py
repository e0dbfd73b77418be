"""One verb may stand for more than one thing: what is asked says in which words, on the board and in the terminal."""

from __future__ import annotations

import msgspec
import pytest

from brink.bots.explaining import Because
from brink.cli.reading import Reader
from brink.engine import Match
from brink.engine.chance import seed_from
from brink.server.rendering import Renderer
from brink.tables import Candidate
from brink.tables.shapes import Advice
from server.house import House
from volk.scene import GAME, Scene


@pytest.fixture
def losing() -> Scene:
    """The East has to dismantle two of its factories, and nothing else stands."""
    scene = Scene(factories=["jena", "leipzig", "dresden", "rostock"], standard={"BY": 5})
    scene.phase(1)
    assert scene.step == "Dismantle"
    return scene


@pytest.mark.asyncio(loop_scope="session")
async def test_the_board(house: House, losing: Scene) -> None:
    made = await house.table("person:Anna", "person:Ben", game="volk")
    seen = await house.tables.look(made.id, 0)
    legal = losing.legal()
    prompt = GAME.decision(losing.state, GAME.to_act(losing.state))
    seen = msgspec.structs.replace(seen, prompt=prompt, legal=legal, candidates=[Candidate(one) for one in legal])
    body = Renderer(seen.info, "de").table(seen)
    assert body.candidates is not None
    assert body.legal is not None
    assert {one.heading for one in body.candidates} == {"Fabrik abbauen"}
    assert [one.text for one in body.candidates] == [one.text for one in body.legal]
    assert body.legal[0].text.startswith("Fabrik abbauen: ")


def test_the_terminal(losing: Scene) -> None:
    match = Match(GAME, 2, seed_from("words"))
    match.state = losing.state
    reader = Reader(match, "de")
    assert {reader.action(one).partition(":")[0] for one in losing.legal()} == {"Fabrik abbauen"}
    assert any(told.text.startswith("Infrastruktur abbauen: ") for told in reader.refused())


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize(("language", "half"), [("en", "+0.5"), ("de", "+0,5"), ("nl", "+0,5"), ("es", "+0,5")])
async def test_reasons_of_a_hint_are_counted_as_the_language_writes_numbers(
    house: House, language: str, half: str
) -> None:
    made = await house.table("person:Anna", "person:Ben", game="volk")
    seen = await house.tables.look(made.id, 0)
    topic = next(iter(GAME.mind().measured(Scene().state, 0)))
    because = [Because(topic, 0.5), Because(topic, -2.0)]
    why = Renderer(seen.info, language).hint(Advice(GAME.legal(Scene().state)[0], 0.5, because)).why
    assert half in why
    assert "−2" in why
    assert "−2.0" not in why
