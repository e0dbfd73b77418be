"""What log and result of 2+2 say: superpowers on their tracks, the right winner with points and peacemakers."""

from __future__ import annotations

from typing import Any

import pytest

from brink.cli.reading import Reader
from brink.engine import Entry, Match, Outcome
from brink.engine.chance import seed_from
from brink.engine.endings import Ending, in_words
from brink.engine.texts import LANGUAGES
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.twoplustwo.automatic_event import automatic_icons
from brink.games.volk.verbs import YIELD
from twoplustwo.scene import GAME, PACK, SEATS, Scene, card

PLAYERS = ["Ann", "Boris", "Conrad", "Erich"]


def sentence(key: str, args: Any, language: str = "en") -> str:
    return str(GAME.teller(language, PACK, PLAYERS).sentence(key, args))


def told(entry: Entry, language: str = "en") -> str:
    return sentence(entry.key, entry.args, language)


def result(scene: Scene, language: str = "en", view: bool = True) -> str:
    seen = GAME.view(scene.state, None) if view else None
    return " ".join(sentence(line.key, line.args, language) for line in GAME.result(scene.state.outcome, seen))


@pytest.mark.parametrize(("hands", "drawer"), [({"U": ["b1"]}, "Conrad (West)"), ({"W": ["b1"]}, "Ann (USA)")])
def test_11_10_whom_a_special_card_lets_draw_is_said_before(hands: dict[str, list[str]], drawer: str) -> None:
    scene = Scene("S", special="b81", hands={"S": ["b2"], **hands})
    scene.play("event", "b81")
    assert sentence(*GAME.phrase(YIELD, GAME.decision(scene.state, 1))) == f"Let {drawer} draw a card"


# -- the log ----------------------------------------------------------------------------------------------------------


def test_11_6_steps_on_the_tracks_of_the_superpowers_name_them() -> None:
    scene = Scene("S", cards=[9])
    scene.play("event", 9)
    scene.answer("S rest")
    assert not scene.said("marker-moves")
    assert [told(entry) for entry in scene.said("power-marker-moves")] == [
        "Space race: 1 step towards the Soviet Union, now at +1.",
        "Dominance: 1 step towards the Soviet Union, now at +1.",
    ]


def test_11_6_steps_on_the_tracks_of_the_base_game_name_the_states() -> None:
    scene = Scene("E", cards=[12])
    scene.play("event", 12)
    scene.answer("E rest")
    assert [told(entry) for entry in scene.said("marker-moves")] == ["Prestige: 1 step towards East, now at +1."]


@pytest.mark.parametrize(
    ("seat", "number", "at", "line"),
    [
        ("U", 13, -6, "Dominance: the marker stands at its end, so the USA gets a bonus."),
        ("S", 3, 6, "Dominance: the marker stands at its end, so the Soviet Union gets a bonus."),
    ],
)
def test_H7_the_bonus_beyond_the_end_is_the_superpowers(seat: str, number: int, at: int, line: str) -> None:
    scene = Scene(seat, cards=[number], dominance=at)
    scene.play("event", number)
    scene.answer(f"{seat} rest")
    assert not scene.said("beyond-the-end")
    assert told(scene.said("power-beyond-the-end")[0]) == line


def test_H8_the_bonus_for_prestige_is_the_states() -> None:
    scene = Scene("E", cards=[12], prestige=6, unrest={"SN": 1})
    scene.play("event", 12)
    scene.answer("E rest")
    assert told(scene.said("beyond-the-end")[0]) == "Prestige: the marker stands at its end, so East gets a bonus."


@pytest.mark.parametrize(
    ("language", "label"), [("en", "1 towards yellow"), ("de", "1 Richtung Gelb"), ("nl", "1 richting geel")]
)
def test_11_6_the_choice_icon_offers_colours(language: str, label: str) -> None:
    """Yellow is the USA on one track and the West on the other."""
    scene = Scene("W", cards=[24])
    scene.play("event", 24)
    scene.answer("W ignore-right D<>1", "W rest")
    key, args = GAME.phrase(scene.action("push", "dominance", "west"))
    assert sentence(f"{key}.label", args, language) == label


def test_11_4_the_turn_order_is_told_with_roles() -> None:
    scene = Scene("U", decade=1)
    scene.start_decade()
    assert "Ann (USA), Boris (Soviet Union), Conrad (West), Erich (East)" in told(scene.said("turn-order")[0])


def test_11_7_a_drawn_card_is_told_by_its_title() -> None:
    scene = Scene("U", cards=[9], arms_deck=["ar3"])
    scene.play("engage", 9)
    (entry,) = scene.said("arms-drawn")
    assert told(entry) == "Arms race, USA: The missile gap."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Dominance: 1 arrow to the left and 1 to the right. The arrows cancel each other out: the marker stays "
         "where it is."),
        ("de", "Dominanz: 1 Pfeil nach links und 1 nach rechts. "
         "Die Pfeile heben sich auf: Die Marke bleibt, wo sie ist."),
        ("nl", "Dominantie: 1 pijl naar links en 1 naar rechts. "
         "De pijlen heffen elkaar op: de marker blijft waar hij is."),
        ("es", "Dominio: 1 flecha a la izquierda y 1 a la derecha. "
         "Las flechas se anulan: el marcador se queda donde está."),
    ],
)  # fmt: skip
def test_11_8_an_automatic_event_that_changes_nothing_says_why(language: str, line: str) -> None:
    scene = Scene("W", cards=[24])
    scene.automatic(24)
    assert [told(entry, language) for entry in scene.log if entry.key != "automatic-event"] == [line]


def test_11_8_an_automatic_event_of_which_nothing_is_left_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of ours is like that; one of another pack may be."""
    monkeypatch.setattr(PACK, "by_itself", [()] * len(PACK.events))
    scene = Scene("W", cards=[24])
    scene.automatic(24)
    assert [entry.key for entry in scene.log] == ["automatic-event", "automatic-empty"]
    assert all(told(scene.log[-1], language) for language in LANGUAGES)


@pytest.mark.parametrize("number", range(1, 41))
def test_11_8_no_icon_of_an_automatic_event_passes_in_silence(number: int) -> None:
    scene = Scene("W", cards=[number], unrest={"NW": 2, "BY": 1, "SN": 2}, doves=4, space=3, dominance=5)
    before = len(scene.log)
    scene.automatic(number)
    while scene.step != "TakeTwoTurn":
        GAME.apply(scene.state, GAME.legal(scene.state)[0])
    assert len(scene.log) - before > len(automatic_icons(scene.state, card(number)))


@pytest.mark.parametrize(("track", "number"), [("space", 9), ("arms", 4)])
def test_H1_a_marker_at_its_end_that_stays_is_told(track: str, number: int) -> None:
    scene = Scene("S", cards=[number], **{track: PACK.ends[track]})
    scene.play("event", number)
    scene.answer("S rest")
    assert scene.said("marker-stays")[0].args == {"track": scene.state.track_number(track)}


def test_H39_in_the_last_decade_the_log_says_why_no_card_is_drawn() -> None:
    space = next(at for at, icons in PACK.space_icons.items() if any(PACK.icons[i].kind == "3-1" for i in icons))
    scene = Scene("U", decade=4, space=space)
    scene.phase("space")
    assert scene.said("no-next-decade")


def test_11_11_markers_on_their_start_spaces_say_who_gets_nothing() -> None:
    scene = Scene("U")
    scene.phase("space")
    assert [entry.args["track"] for entry in scene.said("on-start-space")] == [4]
    scene.phase("dominance")  # no reward, but both have their income
    assert [entry.args["track"] for entry in scene.said("no-reward")] == [3]
    assert len(scene.said("on-start-space")) == 1
    assert [entry.args["power"] for entry in scene.said("money-comes")] == [0, 1]


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Space 1: USA receives $1", "Space 2: Remove 1 unrest in the West"]),
        ("de", ["Feld 1: USA erhalten $1", "Feld 2: 1 Unruhe im Westen entfernen"]),
        ("nl", ["Vak 1: VS krijgen $1", "Vak 2: 1 onrust in het Westen weghalen"]),
        ("es", ["Casilla 1: EE. UU. recibe $1", "Casilla 2: Quitar 1 disturbio en el Oeste"]),
    ],
)
def test_11_11_each_space_of_dominance_says_what_it_brings(language: str, labels: list[str]) -> None:
    scene = Scene("U", dominance=-2)
    scene.phase("dominance")
    prompt = GAME.decision(scene.state, 0)
    assert [sentence(*GAME.phrase(action, prompt), language) for action in GAME.legal(scene.state)] == labels


@pytest.mark.parametrize(
    ("seat", "language", "words"),
    [
        (0, "en", "Conflict card “War in the living room”. Where? Place 1 unrest in the West. You drew the card."),
        (0, "de", "Konfliktkarte „Krieg im Wohnzimmer“. Wo? 1 Unruhe im Westen platzieren. Du hast die Karte gezogen."),
        (0, "nl", "Conflictkaart “Oorlog in de huiskamer”. Waar? 1 onrust in het Westen plaatsen. Jij trok de kaart."),
        (0, "es", "Carta de conflicto «La guerra en el salón». ¿Dónde? Poner 1 disturbio en el Oeste. La robaste tú."),
        (1, "en", "Conflict card “War in the living room”. Ann (USA) decides where: Place 1 unrest in the West."),
    ],
)
def test_11_7_a_drawn_card_is_named_where_it_is_decided(seat: int, language: str, words: str) -> None:
    scene = Scene("U", cards=[10], conflicts=["cf3"])
    scene.automatic(10)
    assert scene.step == "Apply"
    prompt = GAME.decision(scene.state, seat)
    assert sentence(prompt.key, prompt.args, language) == words
    view = GAME.view(scene.state, seat)
    assert view.drawn == (1, PACK.conflict_ids.index("cf3"))
    assert "tell-conflict-now" in [line.key for line in GAME.tell(view, PACK)]
    scene.answer("U at SH")
    assert GAME.view(scene.state, seat).drawn is None


def test_11_7_so_is_a_drawn_card_of_the_arms_race() -> None:
    scene = Scene("S", cards=[9], arms_deck=["ar4"], factories=["berlin", "leipzig"])
    scene.play("engage", 9)
    prompt = GAME.decision(scene.state, 1)
    assert prompt.args["of"] == "arms"
    assert all(
        sentence("arms-card-ar4", {}, language) in sentence(prompt.key, prompt.args, language) for language in LANGUAGES
    )


# -- the result -------------------------------------------------------------------------------------------------------


def ended(how: str, **fields: Any) -> Scene:
    """A game that this brings to its end: East collapses, West collapses, or decade IV is over."""
    unrest = {"east": {"SN": 16}, "west": {"BY": 16}, "time": {}}[how]
    scene = Scene("U", decade=4, unrest=unrest, factories=["berlin", "leipzig", "jena"], **fields)
    scene.base_phases()
    assert scene.state.outcome is not None
    return scene


RESULTS = [
    ("east", {"dominance": -4}, "U", "We are the people! The East collapses: the yellow side wins. "
     "Victory points: USA 2, Soviet Union 0. Winner: Ann (USA)."),
    ("east", {"dominance": 4}, "W", "We are the people! The East collapses: the yellow side wins. "
     "Victory points: USA 0, Soviet Union 2. Winner: Conrad (West)."),
    ("east", {}, "W", "We are the people! The East collapses: the yellow side wins. "
     "Victory points: USA 0, Soviet Union 0. Winner: Conrad (West)."),
    ("west", {"arms": 3}, "S", "The West collapses: the red side wins. "
     "Victory points: USA 0, Soviet Union 2. Winner: Boris (Soviet Union)."),
    ("time", {"treasury": [6, -4]}, "E", "The East has held out to the end: the red side wins. "
     "Victory points: USA 0, Soviet Union \N{MINUS SIGN}2. Winner: Erich (East)."),
]  # fmt: skip


@pytest.mark.parametrize(("how", "fields", "winner", "text"), RESULTS, ids=["U", "W", "tie", "S", "E"])
def test_11_11_the_result_names_the_side_the_points_and_who_wins(
    how: str, fields: dict[str, Any], winner: str, text: str
) -> None:
    scene = ended(how, **fields)
    assert scene.how.endswith(f" {winner}")
    assert result(scene) == text
    for language in LANGUAGES:
        assert PLAYERS[SEATS.index(winner)] in result(scene, language)


def test_11_11_without_a_view_the_winner_is_named_all_the_same() -> None:
    """In lists of tables only the outcome is at hand, also one that an earlier release stored."""
    scene = ended("east", dominance=-4)
    assert (
        result(scene, view=False) == "We are the people! The East collapses: the yellow side wins. Winner: Ann (USA)."
    )


@pytest.mark.parametrize(("dominance", "side", "seat"), [(-4, WEST, 0), (4, WEST, 2), (0, EAST, 3), (2, EAST, 1)])
def test_11_11_whose_victory_that_of_a_side_would_be(dominance: int, side: int, seat: int) -> None:
    assert Scene("U", dominance=dominance).state.winner_of(side) == seat


def test_11_11_the_result_of_a_nuclear_war_counts_the_peacemakers() -> None:
    scene = Scene("E", decade=2, cards=[15], doves=0, peacemakers={"U": [1], "W": [6, 10]})
    scene.play("event", 15)
    scene.answer("E rest")
    assert result(scene) == (
        "Nuclear war: Erich (East) pressed the red button. Winner: Conrad (West). "
        "Peacemakers: USA 1, Soviet Union 0, West 2, East 0."
    )


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Winner: ", "Winners: "),
        ("de", "Es gewinnt: ", "Es gewinnen: "),
        ("nl", "Winnaar: ", "Winnaars: "),
        ("es", "Gana: ", "Ganan: "),
    ],
)
def test_H36_one_winner_or_several(language: str, one: str, several: str) -> None:
    for kept, words in (({"U": [1]}, one), ({}, several)):
        scene = Scene("E", decade=2, cards=[15], doves=0, peacemakers=kept)
        scene.play("event", 15)
        scene.answer("E rest")
        assert words in result(scene, language)
        assert words in result(scene, language, view=False)
        assert told(scene.log[-1], language).startswith(words)


def test_11_11_a_race_is_won_by_a_superpower() -> None:
    scene = Scene("U", arms=6)
    scene.phase("arms")
    assert result(scene) == "Boris (Soviet Union) wins the arms race. Victory points: USA 0, Soviet Union 3."
    assert result(scene, view=False) == "Boris (Soviet Union) wins the arms race."


@pytest.mark.parametrize(("space", "arms", "told_of"), [(-3, 0, [4]), (-2, 0, []), (0, -5, [5]), (0, -4, [])])
def test_11_11_a_marker_that_reaches_a_victory_space_is_announced(space: int, arms: int, told_of: list[int]) -> None:
    scene = Scene("U", cards=[9], space=space, arms=arms, arms_deck=["ar1"])
    if arms:
        scene.play("engage", 9)
    else:
        scene.play("event", 9)
        scene.answer("U rest")
    assert [entry.args["track"] for entry in scene.said("victory-space")] == told_of


# -- what differs from the base game ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "credit"), [("en", "credit"), ("de", "Kredit"), ("nl", "krediet"), ("es", "crédito")]
)
@pytest.mark.parametrize("key", ["board-soviet-malus", "tell-soviet-malus", "icon-soviet-malus", "soviet-malus-comes"])
def test_H14_wherever_the_malus_is_told_credits_are_exempt(key: str, language: str, credit: str) -> None:
    assert credit in GAME.texts(language, PACK).render(key)


@pytest.mark.parametrize(
    ("language", "order"),
    [("en", "turn order"), ("de", "Spielerreihenfolge"), ("nl", "beurtvolgorde"), ("es", "orden de turno")],
)
def test_11_4_the_tip_of_prestige_speaks_of_the_turn_order(language: str, order: str) -> None:
    """In the base game the prestige leader begins; here prestige and dominance together decide (11.4)."""
    texts = GAME.texts(language, PACK)
    assert order in texts.render("board-track-prestige-two")
    assert order in texts.render("board-track-dominance")
    assert order not in texts.render("board-track-prestige")
    strip = (GAME.folder / "web" / "tracks.js").read_text(encoding="utf-8")
    assert '"track-prestige-two"' in strip


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_7_the_cards_of_the_small_decks_have_titles_of_their_own(language: str) -> None:
    texts = GAME.texts(language, PACK)
    titles = [texts.render(key) for kind in ("arms", "conflict") for key in PACK.names[kind]]
    assert len(set(titles)) == 20
    assert not [title for title in titles if any(letter.isdigit() for letter in title)]
    assert all(8 <= len(title) <= 40 for title in titles)


def test_11_12_no_two_blue_events_are_alike() -> None:
    events = {number: set(PACK.events[card(number)]) for number in (2, 9, 12, 20, 21, 29, 31, 37)}
    kinds = [frozenset(PACK.icons[icon].kind for icon in icons) for icons in events.values()]
    assert len(set(kinds)) == 8
    assert all("SP" in kind and "money" in kind for kind in kinds)


def test_11_12_black_values_differ_and_are_worth_as_much_as_ever() -> None:
    """Together 11 for each side; each still stings the superpower of the active side and keeps its peacemaker."""
    black = [card(number) for number in (6, 10, 15, 18, 27, 34, 35)]
    values = [PACK.values[at] for at in black]
    assert {(2, 1), (1, 2), (2, 2)} == set(values)
    assert [sum(pair[side] for pair in values) for side in (WEST, EAST)] == [11, 11]
    below = [[PACK.icons[icon].kind for icon in PACK.below[at]] for at in black]
    assert all("confA" in kinds and kinds[-1] == "pm" for kinds in below)
    assert len({tuple(kinds) for kinds in below}) == 5
    for deck, (west, east) in zip(PACK.two_decks, [(19, 16), (19, 18), (19, 16), (17, 16)], strict=True):
        assert (sum(PACK.values[at][WEST] for at in deck), sum(PACK.values[at][EAST] for at in deck)) == (west, east)


@pytest.mark.parametrize(
    ("automatic", "text"), [(True, "Automatic event Hungarian Uprising. Where? "), (False, "Where? ")]
)
def test_11_8_the_question_says_that_an_automatic_event_goes_on(automatic: bool, text: str) -> None:
    scene = Scene("S", cards=[8], unrest={"SN": 1, "TH": 1})
    if automatic:
        scene.automatic(8)
    else:
        scene.play("event", 8)
        scene.answer("S rest")
    prompt = GAME.decision(scene.state, SEATS.index(scene.seat))
    assert sentence(prompt.key, prompt.args).startswith(text)


def test_11_6_a_superpower_reads_that_it_may_move_dominance_instead() -> None:
    for seat, told_so in (("U", True), ("W", False)):
        scene = Scene(seat, cards=[12])
        scene.play("event", 12)
        prompt = GAME.decision(scene.state, SEATS.index(seat))
        assert ("dominance instead of prestige" in sentence(prompt.key, prompt.args)) == told_so


def test_11_11_what_would_end_the_game_names_the_right_winner_too() -> None:
    """The warning on a button says it in the same words as the result."""
    scene = ended("east", dominance=-4)
    ending = Ending(True, True, (scene.state.outcome,))
    teller = GAME.teller("en", PACK, PLAYERS)
    assert "Winner: Ann (USA)." in in_words(GAME, ending, teller.sentence)
    assert "the West wins" not in in_words(GAME, ending, teller.sentence)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A dove of peace is flipped; none is left."),
        ("es", "Se da la vuelta a una paloma de la paz; no queda ninguna."),
    ],
)
def test_11_6_the_last_dove_that_goes_leaves_none(language: str, line: str) -> None:
    scene = Scene("S", cards=[10], doves=1, conflicts=["cf1"])
    scene.play("event", 10)
    scene.answer("S rest")
    assert [told(entry, language) for entry in scene.said("dove-goes")] == [line]


def test_11_12_what_was_agreed_cites_its_paragraph() -> None:
    match = Match(GAME, 4, seed_from("talk"), options={"table_talk": "none"}, seats=PLAYERS)
    assert [line.rule for line in Reader(match, "en").whole_log() if line.text == "Table talk: none."] == ["11.12"]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Winner: ", "Winners: "),
        ("de", "Gewonnen hat: ", "Gewonnen haben: "),
        ("nl", "Winnaar: ", "Winnaars: "),
        ("es", "Ha ganado: ", "Han ganado: "),
    ],
)
@pytest.mark.parametrize("winners", [(0,), (0, 2)])
def test_the_terminal_names_one_winner_or_several(
    language: str, one: str, several: str, winners: tuple[int, ...]
) -> None:
    match = Match(GAME, 4, seed_from("winners"), seats=PLAYERS)
    match.state.end(Outcome(winners, (1, 2, 1, 2), "nuclear-war", args={"seat": 1, "seat_all": list(winners)}))
    said = [line.text for line in Reader(match, language).outcome()]
    assert any(text.startswith(one if len(winners) == 1 else several) and "Ann" in text for text in said)


def test_a_debt_is_written_with_a_minus() -> None:
    """Not with a hyphen, at which a line could break."""
    assert sentence("money-goes", {"power": 0, "amount": 3, "money": -1}) == "USA: −$3, treasury −1."


@pytest.mark.parametrize(("number", "moment"), [(15, "dove-bad"), (36, "dove-good")])
def test_11_6_a_dove_that_comes_back_is_remembered_as_one_that_goes(number: int, moment: str) -> None:
    scene = Scene("U", cards=[number], doves=3)
    scene.automatic(number)
    assert moment in [GAME.moments.get(entry.key) for entry in scene.log]


def test_11_11_nobody_is_on_turn_after_the_war() -> None:
    scene = Scene("U", cards=[27], doves=0)
    view = GAME.view(scene.state, None)
    assert "tell-active" in [line.key for line in GAME.told(view, PACK, over=False)]
    assert "tell-active" not in [line.key for line in GAME.told(view, PACK, over=True)]
