"""What the log and the result say: mass protests, how numbers come about, who plays what, each draw once."""

from __future__ import annotations

from typing import Any

import pytest

from brink.cli.reading import Reader
from brink.engine import Entry, Match
from brink.engine.chance import seed_from
from brink.engine.texts import LANGUAGES
from brink.games.volk import tracks
from brink.games.volk.end_of_decade import balance_parts, currency_balance, flight_level, flight_parts
from brink.games.volk.icons import EAST
from brink.games.volk.telling import tell_card
from brink.games.volk.unrest import SupplierProtest
from volk.germany import province
from volk.scene import GAME, PACK, Scene, card

PLAYERS = ["Anna", "Ben"]


def told(entry: Entry, language: str = "en") -> str:
    return str(GAME.teller(language, PACK, PLAYERS).sentence(entry.key, entry.args))


def protests(scene: Scene) -> list[tuple[str, str, Any]]:
    """What was announced: key, province and how many the state has then."""
    keys = ("protest-arises", "protest-ends")
    found = [entry for entry in scene.log if entry.key in keys]
    return [(entry.key, PACK.province_ids[entry.args["province"]], entry.args["count"]) for entry in found]  # type: ignore[index]


def test_5_2_a_mass_protest_that_arises_or_ends_is_announced() -> None:
    scene = Scene("west", cards=[74], unrest={"SN": 3, "TH": 3, "MV": 4})  # two unrest in the East
    scene.play("event", 74)
    scene.answer("W rest", "W at SN", "W at TH")
    assert protests(scene) == [("protest-arises", "SN", 2), ("protest-arises", "TH", 3)]
    keys = [entry.key for entry in scene.log]
    assert keys.index("unrest-comes") + 1 == keys.index("protest-arises")
    assert told(scene.said("protest-arises")[0]) == "Mass protest in Sachsen. East now has 2."


def test_5_2_a_mass_protest_that_ends_is_announced_once() -> None:
    scene = Scene("west", cards=[13], unrest={"NW": 4})
    scene.play("remove-unrest", 13)
    assert protests(scene) == [("protest-ends", "NW", 0)]
    assert (
        told(scene.said("protest-ends")[0], "de") == "Ein Massenprotest in Nordrhein-Westfalen endet. West hat jetzt 0."
    )


def test_5_2_a_suppliers_protest_is_told_with_the_total() -> None:
    scene = Scene("west", cards=[13], unrest={"WB": 3, "BY": 4})
    scene.state.add_unrest(province("WB"), 1, "5")
    scene.state.then(SupplierProtest(1))
    scene.answer("E at NW")
    assert [told(entry) for entry in scene.said("supplier-protest-arises")] == [
        "For West Berlin Nordrhein-Westfalen gets a mass protest as well. West now has 3."
    ]
    scene.state.cut_unrest(province("WB"), 1, "5")
    (ends,) = scene.said("supplier-protest-ends")
    assert ends.args["count"] == 1
    told_of = [entry for entry in scene.log if "count" in entry.args and "side" in entry.args]
    assert {GAME.moments[entry.key] for entry in told_of} == {"protest-bad", "protest-over-good"}
    for language, words in {
        "en": "now has 1",
        "de": "hat jetzt 1",
        "nl": "heeft er nu 1",
        "es": "tiene ahora 1",
    }.items():
        assert words in told(ends, language)


@pytest.mark.parametrize("key", ["supplier-protests", "supplier-calms"])
def test_5_2_stored_logs_without_the_total_can_be_read(key: str) -> None:
    assert all(told(Entry(key, {"province": province("BY")}), language) for language in LANGUAGES)


def test_5_2_unrest_without_a_change_of_protests_announces_none() -> None:
    scene = Scene("west", cards=[74], unrest={"SN": 4})
    scene.play("event", 74)
    scene.answer("W rest", "W at SN", "W at SN")
    assert protests(scene) == []


def test_5_2_moved_unrest_ends_one_protest_and_starts_another() -> None:
    scene = Scene("west", cards=[78], unrest={"SN": 4, "TH": 3})
    scene.play("event", 78)
    scene.answer("W rest", "W move SN > TH", "W move TH > MV")
    assert protests(scene) == [("protest-ends", "SN", 0), ("protest-arises", "TH", 1), ("protest-ends", "TH", 0)]


def test_9_6_a_protest_that_socialists_end_is_announced() -> None:
    scene = Scene("west", cards=[69], unrest={"SN": 3}, box=2, fillers=6)
    scene.state.add_unrest(province("SN"), 1, "5")
    scene.play("build", 69)
    scene.answer("W done")
    assert protests(scene) == [("protest-arises", "SN", 1), ("protest-ends", "SN", 0)]


def test_7_1_the_log_says_how_flight_comes_about() -> None:
    scene = Scene(
        "west",
        decade=1,
        played=[2, 12],
        police={5: 0},
        unrest={"MV": 4, "BY": 4},
        standard={"NW": 3},
        factories=["berlin", "leipzig", "jena", "dresden"],
    )
    parts = flight_parts(scene.state)
    assert parts == (2, 1, 3, 0, 1, 1)
    assert parts.level == flight_level(scene.state) == 6
    scene.phase(1, "W factory berlin", "E factory jena", "W factory leipzig")
    (entry,) = scene.said("flight-parts")
    assert entry.args == {"icons": 2, "police": 1, "best": 3, "worst": 0, "east": 1, "west": 1}
    assert [one.key for one in scene.log if "flight" in one.key] == ["flight", "flight-parts"]
    assert "flight icons 2" in told(entry)


def test_7_1_no_level_below_0() -> None:
    state = Scene("west", standard={"MV": 2, "BB": 2, "EB": 2, "SA": 2, "SN": 2, "TH": 2}).state
    assert flight_parts(state) == (0, 0, 0, 2, 0, 0)
    assert flight_level(state) == 0


def test_7_3_the_log_says_how_the_balance_comes_about() -> None:
    scene = Scene("west", currency=-2, standard={"SN": 2, "TH": 1}, factories=["leipzig", "jena", "berlin"])
    assert balance_parts(scene.state) == (-2, 3, 0, 3)
    assert currency_balance(scene.state) == -2
    scene.phase(3, "W run berlin", "E run jena")
    (parts,), (balance,) = scene.said("balance-parts"), scene.said("balance")
    assert parts.args == {"marker": -2, "competing": 3, "worst": 0, "standard": 3}
    assert balance.args == {"balance": -2}
    assert "marker \N{MINUS SIGN}2;" in told(parts)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna (West) plays The Miracle of Bern: build."),
        ("de", "Anna (West) spielt Das Wunder von Bern: Wirtschaft aufbauen."),
        ("nl", "Anna (West) speelt Het wonder van Bern: bouwen."),
        ("es", "Anna (Oeste) juega El milagro de Berna: construir."),
    ],
)
def test_the_log_names_the_side_with_the_player(language: str, sentence: str) -> None:
    scene = Scene("west", cards=[18])
    scene.play("build", 18)
    assert told(scene.said("plays")[0], language) == sentence


def test_a_player_called_like_the_side_is_named_once() -> None:
    teller = GAME.teller("en", PACK, ["West", ""])
    assert [teller.name("seat", seat) for seat in (0, 1)] == ["West", "East"]


def test_each_draw_is_told_once_in_a_log_that_shows_all() -> None:
    """What only one may read and what all others read instead is the same draw."""
    match = Match(GAME, 2, seed_from("draws"), seats=PLAYERS)
    lines = Reader(match, "en").whole_log()
    drawn = [line.text for line in lines if "draw" in line.text]
    assert len(drawn) == 4  # two hands of two
    assert all(line.startswith("You draw ") for line in drawn)
    own = [line.text for line in Reader(match, "en").log(0) if "draw" in line.text]
    assert [line.startswith("You draw ") for line in own] == [True, True, False, False]
    assert own[2:] == ["Ben (East) draws a card."] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_one_sentence_about_a_state(language: str) -> None:
    scene = Scene("west", decade=4, unrest={"SN": 16})
    scene.phase(10)
    (line,) = GAME.result(scene.state.outcome, GAME.view(scene.state, None))
    assert line.key == "outcome-east-collapses"
    assert GAME.teller(language, PACK, PLAYERS).sentence(line.key, line.args)


def test_6_a_marker_is_told_as_the_board_shows_it() -> None:
    scene = Scene("west", cards=[38], currency=2)
    scene.play("event", 38)
    scene.answer("W rest")
    lines = [told(entry) for entry in scene.said("marker-moves")]
    assert lines == [
        "Prestige: 1 step towards West, now at \N{MINUS SIGN}1.",
        "Western currency: 1 step towards West, now at +1.",
    ]


def test_4_5_the_log_says_why_somebody_draws() -> None:
    scene = Scene("east", special=81, decade=1, hands=[[], [1]])
    scene.play("event", 81)
    scene.answer("E yield")
    keys = [entry.key for entry in scene.log]
    assert keys[keys.index("you-drew") - 1] == "special-lets-draw"
    assert told(scene.said("special-lets-draw")[0]) == "Ben (East) pays for the special card: Anna (West) may draw."


def test_7_7_the_question_says_how_much_unrest_it_is_about() -> None:
    scene = Scene("west", standard={"BY": 3, "TH": 1, "SN": 2, "HE": 1}, factories=["berlin"])
    scene.phase(7)
    prompt = GAME.decision(scene.state, 0)
    assert prompt.args["unrest"] == "1–2"


def test_5_the_question_where_says_how_many_are_to_come() -> None:
    scene = Scene("west", cards=[16])  # four unrest in the East, at most 2 a province
    scene.play("event", 16)
    scene.answer("W rest")
    asked = []
    for code in ("SN", "SN", "TH", "TH"):
        asked.append(GAME.decision(scene.state, 0).args["left"])
        scene.answer(f"W at {code}")
    assert asked == [3, 2, 1, 0]


@pytest.mark.parametrize(
    ("fields", "keys"),
    [
        ({"socialism": -2}, ["socialists-too-few", "outcome-socialism-fails"]),
        ({"socialism": 1, "box": 12}, ["socialists-too-many", "outcome-triumph-of-socialism"]),
    ],
)
def test_8_the_log_says_how_the_game_ended_and_why(fields: dict[str, Any], keys: list[str]) -> None:
    scene = Scene("west", **fields)
    scene.phase(9)
    assert [entry.key for entry in scene.log][-2:] == keys


def test_8_the_log_says_what_the_East_could_not_pay() -> None:
    scene = Scene("west", police={5: 0})
    scene.phase(4)
    assert scene.how == "insolvency W"
    assert [entry.key for entry in scene.log][-2:] == ["nothing-left", "outcome-insolvency"]


def test_4_1_unrest_that_an_action_removes_cites_the_action() -> None:
    scene = Scene("west", cards=[13], unrest={"NW": 2, "BY": 2})
    scene.play("remove-unrest", 13)
    assert scene.refused("at", "HE") == ("no-unrest", "4.1")
    scene.answer("W at NW")
    assert [entry.rule for entry in scene.said("unrest-goes")] == ["4.1"]


def test_6_a_bonus_that_nobody_can_take_is_told() -> None:
    """Western currency beyond its eastern end, and no unrest in the East."""
    scene = Scene("east", cards=[14], currency=6)
    tracks.push(scene.state, "currency", EAST)
    assert [entry.key for entry in scene.log][-2:] == ["beyond-the-end", "bonus-lost"]
    assert told(scene.log[-1], "de") == "Es gibt keine Unruhe zu entfernen (Ost): Der Bonus verfällt."


def test_7_2_prestige_on_its_start_space_says_that_nobody_gets_anything() -> None:
    scene = Scene("west")
    scene.phase(2)
    assert [entry.key for entry in scene.log][-2:] == ["phase", "on-start-space"]


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Space 4: Dismantle 1 point in the East, Place 1 unrest in the East"),
        ("de", "Feld 4: 1 Wirtschaftspunkt im Osten abbauen, 1 Unruhe im Osten platzieren"),
        ("nl", "Vak 4: 1 bouwpunt in het Oosten afbreken, 1 onrust in het Oosten plaatsen"),
        ("es", "Casilla 4: Desmantelar 1 punto de construcción en el Este, Poner 1 disturbio en el Este"),
    ],
)
def test_7_2_each_space_of_prestige_says_what_it_brings(language: str, label: str) -> None:
    scene = Scene("west", prestige=-4, factories=["berlin", "leipzig"])
    scene.phase(2)
    prompt = GAME.decision(scene.state, 0)
    teller = GAME.teller(language, PACK, PLAYERS)
    assert teller.sentence(*GAME.phrase(GAME.legal(scene.state)[-1], prompt)) == label


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Dismantle 1 point in the East (1 of 3)"),
        ("de", "1 Wirtschaftspunkt im Osten abbauen (1 von 3)"),
        ("nl", "1 bouwpunt in het Oosten afbreken (1 van 3)"),
        ("es", "Desmantelar 1 punto de construcción en el Este (1 de 3)"),
    ],
)
def test_4_4_one_of_several_icons_says_of_how_many_it_is(language: str, label: str) -> None:
    scene = Scene("west", cards=[17], factories=["berlin", "leipzig"])
    scene.play("event", 17)
    prompt, teller = GAME.decision(scene.state, 0), GAME.teller(language, PACK, PLAYERS)
    told = [teller.sentence(*GAME.phrase(action, prompt)) for action in GAME.legal(scene.state)]
    assert told[0] == label
    assert not [one for one in told[1:] if one.endswith("1)")]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The price of a card that is not of your colour. Which build point of West is dismantled?"),
        ("de", "Der Preis einer Karte, die nicht deine Farbe hat. Welcher Wirtschaftspunkt von West wird abgebaut?"),
        ("nl", "De prijs van een kaart die niet jouw kleur heeft. Welk bouwpunt van West wordt afgebroken?"),
        ("es", "El precio de una carta que no es de tu color. Desmantela 1 punto de construcción (Oeste)."),
    ],
)
def test_4_1_the_question_says_what_is_paid_for(language: str, words: str) -> None:
    scene = Scene("west", cards=[5], unrest={"NW": 2, "BY": 1}, factories=["dortmund", "hamburg"])
    scene.play("remove-unrest", 5)
    prompt = GAME.decision(scene.state, 0)
    assert GAME.teller(language, PACK, PLAYERS).sentence(prompt.key, prompt.args) == words


def test_7_1_at_the_end_of_a_decade_it_is_no_price() -> None:
    scene = Scene("west", decade=1, played=[2, 12], police={5: 0}, standard={"NW": 3}, factories=["berlin", "leipzig"])
    scene.phase(1)
    assert GAME.decision(scene.state, 0).args["price"] == 0


WHO_CHOSE = {
    "en": [
        "Anna (West) has infrastructure dismantled: Leipzig – Jena, the piece at Jena.",
        "Ben (East) has a factory dismantled: Jena.",
    ],
    "de": [
        "Anna (West) lässt Infrastruktur abbauen: Leipzig – Jena, das Stück bei Jena.",
        "Ben (Ost) lässt eine Fabrik abbauen: Jena.",
    ],
    "nl": [
        "Anna (West) laat infrastructuur afbreken: Leipzig – Jena, het stuk bij Jena.",
        "Ben (Oost) laat een fabriek afbreken: Jena.",
    ],
    "es": [
        "Anna (Oeste) hace desmantelar infraestructura: Leipzig – Jena, la pieza junto a Jena.",
        "Ben (Este) hace desmantelar una fábrica: Jena.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_1_the_log_says_who_chose_what_is_dismantled(language: str) -> None:
    scene = Scene(factories=["jena", "leipzig", "dresden"], lines=["jena - leipzig"], standard={"BY": 5})
    scene.phase(1, "W half jena - leipzig > jena", "E factory jena")
    gone = [entry for entry in scene.log if "dismantled" in entry.key]
    assert [told(entry, language) for entry in gone] == WHO_CHOSE[language]


def test_7_3_the_log_says_who_chose_what_is_run_down() -> None:
    scene = Scene(factories=["jena", "leipzig", "dresden"], currency=-5, prestige=1)
    scene.phase(3, "E run jena", "W run leipzig")
    assert [told(entry) for entry in scene.said("factory-run-down-by")][:2] == [
        "Ben (East) has a factory run down: Jena.",
        "Anna (West) has a factory run down: Leipzig.",
    ]


def test_4_1_the_price_of_a_card_names_nobody_again() -> None:
    """Who plays it is said before."""
    scene = Scene("west", cards=[1], factories=["kiel", "dortmund"], unrest={"NW": 1})
    scene.play("remove-unrest", 1)
    scene.answer("W factory kiel")
    assert [entry.key for entry in scene.log if "dismantled" in entry.key] == ["factory-dismantled"]


@pytest.mark.parametrize("number", range(81, 86))
def test_a_special_card_is_told_by_its_decade_as_players_know_it(number: int) -> None:
    """Only the pack has numbers for them."""
    first = tell_card(PACK, card(number))[0]
    assert first.args["number"] == ("I", "II", "III", "IV", "IV")[number - 81]
