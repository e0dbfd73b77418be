"""Texts: keys and arguments become sentences in the reader's language."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from brink.engine import BrinkError
from brink.engine.proofreading import KIT_WORDS
from brink.engine.registry import games
from brink.engine.texts import (
    BEGIN,
    BETWEEN,
    END,
    ENGINE_LOCALE,
    LANGUAGES,
    Sentence,
    Teller,
    Texts,
    _Choice,
    files_of,
    messages,
)
from brink.engine.texts import _number as texts_number
from engine.tools import ENVOY, PARLEY, PARLEY_FOLDER, SPY, VETO
from parley import Parley

WEB = Path(__file__).parents[2] / "src" / "brink" / "web"
SEATS = ["Ada", "Ben", "Cleo"]


def teller(language: str) -> Teller:
    return PARLEY.teller(language, PARLEY.pack(), SEATS)


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    folder = tmp_path / "locale"
    folder.mkdir()
    return folder


class TestLanguages:
    @pytest.mark.parametrize(
        ("language", "sentence"),
        [
            ("en", "Ada plays Spy (Ben)."),
            ("de", "Ada spielt Spion (Ben)."),
            ("nl", "Ada speelt Spion (Ben)."),
            ("es", "Ada juega Espía (Ben)."),
        ],
    )
    def test_one_line_in_four_languages(self, language, sentence):
        assert teller(language).sentence("announced", {"seat": 0, "card": SPY, "seat_target": 1}) == sentence

    @pytest.mark.parametrize(
        ("language", "sentence"),
        [("en", "Pass"), ("de", "Passen"), ("nl", "Passen"), ("es", "Pasar")],
    )
    def test_the_engine_has_its_own_texts(self, language, sentence):
        assert Texts(language, []).render("do-pass") == sentence

    def test_another_language_is_refused(self):
        with pytest.raises(BrinkError, match="there is no language 'fr'; there are en, de, nl, es"):
            Texts("fr", [])

    @pytest.mark.parametrize("folder", [ENGINE_LOCALE, PARLEY_FOLDER / "locale"], ids=["engine", "parley"])
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_language_has_the_same_messages_with_the_same_variables(self, folder, language):
        english = messages(folder, "en")
        assert len(english) >= 10
        assert messages(folder, language) == english

    @pytest.mark.parametrize("language", ["de", "nl", "es"])
    def test_nothing_is_left_in_english(self, language):
        """Sentences that are the same in two languages were forgotten."""
        for key, variables in messages(ENGINE_LOCALE, "en").items():
            args = dict.fromkeys(variables, "x")
            assert Texts(language, []).render(key, args) != Texts("en", []).render(key, args)


class TestArguments:
    def test_an_argument_is_of_the_kind_before_the_underscore(self):
        assert teller("en").sentence("spied", {"seat": 2, "seat_target": 0}) == "Cleo looks at the hand of Ada."

    def test_lists_are_named_one_by_one(self):
        assert teller("en").sentence("tell-hand", {"card_all": [ENVOY, VETO, VETO]}) == "Your hand: Envoy, Veto, Veto"
        assert teller("de").sentence("outcome-goal", {"seat_all": [0, 2]}) == "Ada, Cleo hat das Ziel erreicht."

    @pytest.mark.parametrize(("language", "word"), [("en", "none"), ("de", "keine"), ("nl", "geen"), ("es", "ninguno")])
    def test_an_empty_list(self, language, word):
        assert teller(language).sentence("tell-hand", {"card_all": []}).endswith(f": {word}")

    @pytest.mark.parametrize("card", [-1, 6, 99])
    def test_an_unknown_piece_is_a_hidden_one(self, card):
        assert teller("en").sentence("you-drew", {"card": card}) == "You draw a hidden card."
        assert teller("es").sentence("you-drew", {"card": card}) == "Robas una carta oculta."

    @pytest.mark.parametrize("seat", [-1, 3])
    def test_a_seat_that_is_nobody(self, seat):
        assert teller("en").sentence("drew", {"seat": seat}) == "nobody draws a card."

    def test_numbers_that_are_no_pieces_stay_numbers(self):
        assert teller("en").sentence("stake-too-high", {"total": 0, "points": 2}) == "You have only 0 points, not 2."

    def test_a_list_of_numbers_that_are_no_pieces(self, locale):
        (locale / "en.ftl").write_text("dice = Dice: { $dice }\n")
        assert Teller(Texts("en", [locale]), {}, []).sentence("dice", {"dice": [6, 1]}) == "Dice: 6, 1"

    def test_words_stay_words(self, locale):
        (locale / "en.ftl").write_text(
            "moved = { $side ->\n    [east] The East moves.\n   *[other] Somebody moves.\n }\n"
        )
        some = Teller(Texts("en", [locale]), {}, [])
        assert some.sentence("moved", {"side": "east"}) == "The East moves."
        assert some.sentence("moved", {"side": "west"}) == "Somebody moves."

    def test_numbers_choose_plurals(self, locale):
        (locale / "en.ftl").write_text(
            "left = { $count ->\n    [one] One card left.\n   *[other] { $count } cards left.\n }\n"
        )
        some = Teller(Texts("en", [locale]), {}, [])
        assert some.sentence("left", {"count": 1}) == "One card left."
        assert some.sentence("left", {"count": 3}) == "3 cards left."

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_year_is_written_like_a_year(self, language):
        assert "1989" in teller(language).sentence("tell-round", {"round": 1989})

    def test_no_invisible_marks_around_names(self):
        assert teller("en").sentence("stopped", {"seat": 1}) == "Ben stops."

    def test_a_name_that_ends_with_a_full_stop_ends_the_sentence(self, locale):
        (locale / "en.ftl").write_text("went = To { $place }. Over.\nleft = { $place }...\ncapital = Washington D.C.\n")
        some = Teller(Texts("en", [locale]), {"place": ["capital"]}, [])
        assert some.sentence("went", {"place": 0}) == "To Washington D.C. Over."
        assert some.sentence("went", {"place": "Rome"}) == "To Rome. Over."
        assert some.sentence("left", {"place": "Rome"}) == "Rome...", "something left out is no end"

    def test_what_a_name_with_a_mark_of_its_own_announces_is_set_off_by_a_dash(self, locale):
        (locale / "en.ftl").write_text("plays = Ben plays { $card }: build.\ncard = He is a Berliner!\n")
        some = Teller(Texts("en", [locale]), {"card": ["card"]}, [], opens={"card"})
        assert some.sentence("plays", {"card": 0}) == "Ben plays He is a Berliner! – build."
        assert some.sentence("plays", {"card": "Détente"}) == "Ben plays Détente: build."
        assert some.told("plays", {"card": 0}).text == some.sentence("plays", {"card": 0})

    def test_a_missing_argument_is_an_error(self):
        with pytest.raises(BrinkError, match=r"the message 'announced' in 'nl' cannot be written: .*card"):
            teller("nl").sentence("announced", {"seat": 0, "seat_target": 1})


class TestFiles:
    def test_a_missing_message_is_an_error(self):
        texts = Texts("de", [])
        assert not texts.has("no-such-key")
        with pytest.raises(BrinkError, match="there is no message 'no-such-key'"):
            texts.render("no-such-key")

    def test_a_message_without_a_text_is_an_error(self, locale):
        (locale / "en.ftl").write_text("empty =\n    .title = only an attribute\n")
        with pytest.raises(BrinkError, match="the message 'empty' has no text"):
            Texts("en", [locale]).render("empty")

    def test_english_fills_what_a_pack_leaves_out(self, locale):
        (locale / "en.ftl").write_text("card-envoy = Herald\ncard-tower = Tower\n")
        (locale / "de.ftl").write_text("card-envoy = Herold\n")
        texts = Texts("de", [PARLEY_FOLDER / "locale", locale])
        assert texts.render("card-envoy") == "Herold"  # the pack's own
        assert texts.render("card-tower") == "Tower"  # only in the pack's English
        assert texts.render("card-spy") == "Spion"  # the game's
        assert texts.render("do-pass") == "Passen"  # the engine's
        assert texts.has("card-tower")

    def test_the_locale_of_a_pack_is_found_beside_it(self, tmp_path):
        folder = Path(shutil.copytree(PARLEY_FOLDER / "content", tmp_path / "pack"))
        (folder / "locale").mkdir()
        (folder / "locale" / "es.ftl").write_text("card-spy = Topo\n", encoding="utf-8")
        game = Parley()
        own = game.load_pack(folder)
        assert game.teller("es", own, SEATS).name("card", SPY) == "Topo"
        assert game.teller("en", own, SEATS).name("card", SPY) == "Spy"
        assert game.teller("es", game.pack(), SEATS).name("card", SPY) == "Espía"

    def test_a_language_may_lie_in_several_files(self, locale):
        (locale / "en.ftl").write_text("a = A\n")
        (locale / "en.cards.ftl").write_text("b = B\n")
        (locale / "de.ftl").write_text("c = C\n")
        assert [file.name for file in files_of(locale, "en")] == ["en.cards.ftl", "en.ftl"]
        assert set(messages(locale, "en")) == {"a", "b"}
        assert Texts("en", [locale]).render("b") == "B"

    def test_junk_is_an_error_that_shows_it(self, locale):
        (locale / "en.ftl").write_text("good = fine\nbad { $x\nalso-good = fine\n")
        with pytest.raises(BrinkError, match=r"en\.ftl: not valid Fluent near: 'bad \{ \$x"):
            messages(locale, "en")

    def test_a_message_that_is_there_twice_is_an_error(self, locale):
        (locale / "en.ftl").write_text("twice = one\nonce = x\ntwice = two\n")
        with pytest.raises(BrinkError, match=r"en\.ftl: the message 'twice' is there twice"):
            messages(locale, "en")

    def test_also_in_two_files(self, locale):
        (locale / "en.ftl").write_text("twice = one\n")
        (locale / "en.cards.ftl").write_text("twice = two\n")
        with pytest.raises(BrinkError, match="the message 'twice' is there twice"):
            messages(locale, "en")

    def test_variables_are_found_wherever_they_stand(self, locale):
        (locale / "en.ftl").write_text(
            "plain = none\n"
            "all = { $a } and { NUMBER($b) } and { $c ->\n    [x] { $d }\n   *[y] nothing\n }\n"
            "    .title = { $e }\n"
        )
        assert messages(locale, "en") == {"plain": set(), "all": {"a", "b", "c", "d"}, "all.title": {"e"}}


def test_phrases_of_actions():
    assert PARLEY.phrase(("play", SPY)) == ("do-play", {"card": SPY})
    assert PARLEY.phrase(("pass",)) == ("do-pass", {})
    some = teller("nl")
    assert some.sentence(*PARLEY.phrase(("target", 1))) == "Ben bezoeken"


def test_the_words_of_the_board_kit_are_there_for_every_game():
    """A game may have its own instead, which are then not unused."""
    kit = "".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "kit").glob("*.js")))
    said = set(re.findall(r'say\("([a-z-]+)"\)', kit)) | set(re.findall(r'^  \[".", "([a-z-]+)", ', kit, re.MULTILINE))
    assert said == KIT_WORDS
    assert {key.removeprefix("board-") for key in messages(ENGINE_LOCALE, "en") if key.startswith("board-")} == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_written_without_fluent_is_what_fluent_writes(game, language):
    """Most messages are words, arguments and choices alone, and are joined by ourselves."""
    title = games()[game]
    sources = [ENGINE_LOCALE, *title.locales(title.pack())]
    texts = Texts(language, sources)
    joined = 0
    for source in sources:
        for key, variables in messages(source, language).items():
            names = sorted(variables)
            mixed = {name: f"{{{name}}}" if n % 2 else texts_number(1989 + n) for n, name in enumerate(names)}
            try:
                texts._formatted(key, mixed)
            except BrinkError:
                continue  # it has another message in it, with variables of its own
            alike = [*map(texts_number, (0, 1, 2, 5)), *choices_of(texts, key)]
            for args in (mixed, *(dict.fromkeys(names, arg) for arg in alike if names)):
                assert texts.render(key, args) == texts._formatted(key, args)
            joined += texts._flat[key] is not None
    assert joined > 50


def choices_of(texts: Texts, key: str) -> list[str]:
    """The words by which a message chooses what it says; no plural forms, which are those of numbers."""
    words: list[str] = []

    def look(flat: object) -> None:
        for part in flat if isinstance(flat, tuple) else ():
            if isinstance(part, _Choice):
                words.extend(word for word in part.variants if word not in ("one", "other") and isinstance(word, str))
                for one in (*part.variants.values(), part.otherwise):
                    look(one)

    look(texts._flattened(key))
    return list(dict.fromkeys(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_written_without_fluent(tmp_path, language, monkeypatch):
    """By a word, by a number, by its plural form; in a message that is in another one too."""
    (tmp_path / f"{language}.ftl").write_text(
        "cards = { $count ->\n    [0] nothing\n    [one] a card\n   *[other] { $count } cards\n  }\n"
        'does = { $what ->\n    [draw] { $who } draws { cards }\n   *[pass] { $who } waits{ " " }\n  }.\n',
        encoding="utf-8",
    )
    texts = Texts(language, [tmp_path])
    monkeypatch.setattr(Texts, "_formatted", None)
    said = [texts.render("does", {"what": "draw", "who": "Ann", "count": texts_number(n)}) for n in (0, 1, 2)]
    assert said == ["Ann draws nothing.", "Ann draws a card.", "Ann draws 2 cards."]
    assert texts.render("does", {"what": "else", "who": "Ann"}) == "Ann waits ."


class TestNamesInSentences:
    """Where a piece is named, a reader may open it."""

    @pytest.fixture
    def teller(self, tmp_path: Path) -> Teller:
        (tmp_path / "en.ftl").write_text(
            "card-a = Bribery\ncard-b = Coup d'état Inc.\nplace-a = Rome\n"
            "said = { $who } plays { $card } in { $place }.\nall = { $card_all } and { $card }.\nplain = Nothing.\n",
            encoding="utf-8",
        )
        names = {"card": ["card-a", "card-b"], "place": ["place-a"]}
        return Teller(Texts("en", [tmp_path]), names, ["Ann"], frozenset({"card"}))

    @staticmethod
    def found(sentence: Sentence) -> list[tuple[str, str, int]]:
        """As a browser cuts it."""
        units = sentence.text.encode("utf-16-le")
        cut = [units[2 * one.start : 2 * one.end].decode("utf-16-le") for one in sentence.names]
        return [(text, one.kind, one.number) for text, one in zip(cut, sentence.names, strict=True)]

    def test_only_what_can_be_opened(self, teller: Teller):
        args = {"who": "Bob", "card": 0, "place": 0}
        told = teller.told("said", args)
        assert told.text == teller.sentence("said", args) == "Bob plays Bribery in Rome."
        assert self.found(told) == [("Bribery", "card", 0)]

    def test_several_and_a_name_with_a_stop_of_its_own(self, teller: Teller):
        told = teller.told("all", {"card_all": [0, 1], "card": 1})
        assert told.text == "Bribery, Coup d'état Inc. and Coup d'état Inc."
        coup = ("Coup d'état Inc.", "card", 1)
        assert self.found(told) == [("Bribery", "card", 0), coup, coup]

    def test_places_are_counted_as_browsers_count(self, teller: Teller):
        told = teller.told("said", {"who": "\N{GRINNING FACE}\N{GRINNING FACE}", "card": 1, "place": 0})
        assert self.found(told) == [("Coup d'état Inc.", "card", 1)]

    def test_sentences_that_follow_each_other(self, teller: Teller):
        first = teller.told("said", {"who": "\N{GRINNING FACE}", "card": 0, "place": 0})
        both = first.followed_by(first)
        assert both.text == f"{first.text} {first.text}"
        assert self.found(both) == [("Bribery", "card", 0)] * 2

    def test_a_name_that_nobody_knows_and_none_at_all(self, teller: Teller):
        assert teller.told("said", {"who": "Bob", "card": 7, "place": 0}).names == ()
        assert teller.told("plain") == Sentence("Nothing.")

    def test_what_somebody_types_opens_nothing_that_is_not_there(self, teller: Teller):
        for typed in (f"{BEGIN}card:99{BETWEEN}Bob{END}", f"{BEGIN}card:1{BETWEEN}", END):
            told = teller.told("said", {"who": typed, "card": 0, "place": 0})
            assert self.found(told) == [("Bribery", "card", 0)]
            assert not {BEGIN, BETWEEN, END} & set(told.text)
