"""A pack of one's own adds units and scenarios: nothing in the code counts or names them."""

from __future__ import annotations

from pathlib import Path

import pytest

from brink.bots import make_bot
from brink.engine import Chance, ContentError, Refused, Sight
from brink.engine.chance import seed_from
from brink.games.twogm import TwoGM, decks
from brink.server.catalogue import about
from packs import copy_pack, rewrite
from twogm.scene import GAME

UNIT = """
[[units]]
id         = "jumbo"
type       = "tank"
class      = "heavy"
cost       = 6
year       = 1944
movement   = 1
armor      = 6
wounds     = 5
weapon     = "75-mm-m3 R3 5+/9 P5 D2 HE"
options    = ["mg+1"]
box        = 1
provenance = "house"
"""
SCENARIO = """
[[scenarios]]
id         = "the-crossing"
year       = 1945
rounds     = 6
first      = "south"
map        = [
    "........",
    "..H..H..",
    "...D....",
    "...D....",
    "........",
    "........",
]
river      = 3
bridges    = [4]
rules      = "snow; air-supply south 2 1"
provenance = "house"
[scenarios.south]
faction    = "us"
points     = 80
units      = ["jumbo 4,1", "us-li 3,1"]
[scenarios.north]
faction    = "de"
points     = 60
units      = ["de-hi 4,5 hmg mounted"]
[[scenarios.victory]]
side       = "south"
kind       = "control"
spaces     = ["4,4"]
[[scenarios.victory]]
side       = "north"
kind       = "rounds"
"""
TEXTS = """
card-jumbo = M4A3E2 Jumbo
scenario-the-crossing = The crossing
scenario-the-crossing-text = March 1945. Snow. The USA wins at the north end of the bridge, Germany after 6 rounds.
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TwoGM:
    """The game, with a pack `mine` beside the standard one."""
    home = tmp_path / "twogm"
    home.mkdir()
    folder = copy_pack(GAME.content_folder, home).rename(home / "mine")
    (folder / "pack.toml").write_text('game = "twogm"\nname = "mine"\ntitle = "Mine"\n', encoding="utf-8")
    rewrite(folder / "units-usa.toml", lambda text: text + UNIT)
    rewrite(folder / "scenarios.toml", lambda text: text + SCENARIO)
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text(TEXTS, encoding="utf-8")
    monkeypatch.setenv("BRINK_PACKS", str(tmp_path))
    return TwoGM()


def test_a_pack_of_ones_own_is_played(game):
    pack = game.pack("mine")
    jumbo = pack.card["jumbo"]
    assert len(pack.units) == len(GAME.pack().units) + 1
    assert len(pack.scenarios) == len(GAME.pack().scenarios) + 1
    seed = seed_from("own pack")
    options = game.seat_bots({"scenario": "the-crossing"}, ["regular", "regular"])
    state = game.setup(2, options, Chance(seed), pack)
    assert jumbo in state.u_card
    minds = [make_bot(game, "regular", Chance(seed).fork(str(seat))) for seat in (0, 1)]
    while state.outcome is None:
        legal, seat = game.legal(state), game.to_act(state)
        game.apply(state, minds[seat].choose(Sight(game, state, seat, legal)), legal)
        game.check(state)
    assert state.outcome.how in ("control", "rounds", "cards")
    again = game.load(game.dump(state))
    assert again.outcome == state.outcome


def test_its_unit_goes_into_decks_and_codes(game):
    pack = game.pack("mine")
    deck = [pack.card["jumbo"]]
    assert decks.refusal(pack, deck, decks.battle_royal(0)) is None
    assert decks.decode(pack, decks.encode(pack, deck)) == deck
    assert pack.card["jumbo"] in decks.auto_deck(pack, decks.battle_royal(0, 140))


def test_its_scenario_can_be_chosen_and_only_with_it(game):
    assert "the-crossing" in game.choices(game.pack("mine"))["scenario"]
    assert "the-crossing" not in game.choices(game.pack())["scenario"]
    with pytest.raises(Refused) as refused:
        game.setup(2, {"scenario": "the-crossing"}, Chance(seed_from("x")))
    assert refused.value.reason.key == "no-such-scenario"
    option = next(option for option in about(game, "en").options if option.name == "scenario")
    assert option.type == "choice"
    named = dict(zip(option.choices, option.labels, strict=True))
    assert named["the-crossing"] == "The crossing"
    assert named["dunkirk"] == "Dunkirk (1940)"
    assert option.choices[0] == "battle-royal"


def test_a_scenario_is_not_called_battle_royal(game, tmp_path):
    file = tmp_path / "twogm" / "mine" / "scenarios.toml"
    rewrite(file, lambda text: text.replace('"the-crossing"', '"battle-royal"'))
    with pytest.raises(ContentError, match="the game without a scenario"):
        game.pack("mine")


def test_a_landing_needs_craft(game, tmp_path):
    folder = tmp_path / "twogm" / "mine"
    rewrite(folder / "scenarios.toml", lambda _: SCENARIO.replace("snow;", "craft south 2;"))
    assert game.pack("mine").landing_craft == GAME.pack().landing_craft + 1  # one unit more before it
    rewrite(folder / "units-scenario.toml", lambda text: text.replace('"sea"', '"river"'))
    with pytest.raises(ContentError, match="carries others over the sea"):
        TwoGM().pack("mine")
