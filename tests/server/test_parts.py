"""The server's small parts by themselves: limits, languages, logs, help, texts."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from brink.engine.registry import games
from brink.engine.texts import ENGINE_LOCALE, LANGUAGES, messages
from brink.server import catalogue, helping
from brink.server.errors import NotFound, TooMany, fault
from brink.server.language import LOCALE, TABLES_LOCALE, preferred, words_of
from brink.server.limits import Gate
from brink.server.logs import JsonLines
from brink.server.origins import is_ours
from brink.server.rendering import called
from brink.server.settings import Limits, Rate, Settings
from brink.tables import SeatInfo


def test_a_bucket_fills_with_time_and_each_address_has_its_own() -> None:
    now = 100.0
    gate = Gate(Limits(joins=Rate(2, 0.5)), clock=lambda: now)
    assert [gate.wait("joins", "a") for _ in range(3)] == [0, 0, 2.0]
    assert gate.wait("joins", "b") == 0
    assert gate.wait("reads", "a") == 0
    now += 1.5
    assert gate.wait("joins", "a") == pytest.approx(0.5)
    now += 1000
    assert [gate.wait("joins", "a") for _ in range(3)] == [0, 0, 2.0]


def test_buckets_are_forgotten_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brink.server.limits.REMEMBERED", 10)
    gate = Gate(Limits())
    for number in range(100):
        gate.wait("reads", str(number))
    assert len(gate._buckets) <= 10


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-CH, en;q=0.5", "de"),
        ("fr, nl;q=0.3, es;q=0.9", "es"),
        ("fr", "en"),
        ("en;q=0, de;q=0.1", "de"),
        ("\x00;;,=" * 500, "en"),
    ],
)
def test_preferred_language(header: str, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        (None, True),
        ("http://table.example", True),
        ("https://table.example", True),
        ("https://friend.example", True),
        ("https://table.example.evil.example", False),
        ("https://evil.example", False),
        ("null", False),
        ("", False),
        ("table.example", False),
        ("ftp://table.example", False),
    ],
)
def test_origins(origin: str | None, ours: bool) -> None:
    settings = Settings(database="", origins=("https://friend.example",))
    assert is_ours(origin, "table.example", settings) is ours


def test_texts_are_the_same_in_all_languages() -> None:
    english = messages(LOCALE, "en")
    for language in LANGUAGES:
        assert messages(LOCALE, language) == english
    assert not english.keys() & messages(ENGINE_LOCALE, "en").keys()
    assert not english.keys() & messages(TABLES_LOCALE, "en").keys()


def test_every_text_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in LOCALE.parent.glob("*.py"))
    assert [key for key in messages(LOCALE, "en") if f'"{key}"' not in source] == []


def test_errors_have_words_in_all_languages() -> None:
    for language in LANGUAGES:
        assert "3" in fault(TooMany(2.2), language).text
        assert fault(NotFound(), language).key == "not-found"
        internal = words_of(language).render("internal", {"request": "-"})
        assert fault(ZeroDivisionError("secret"), language).text == internal


def test_names_for_those_who_gave_none() -> None:
    """A person is called in the reader's words; a seat at which nobody sits has no name."""
    people = [SeatInfo(seat=0, kind="person", name=""), SeatInfo(seat=3, kind="person", name="Ben Bo")]
    assert [called(seat, "de") for seat in people] == ["Spieler 1", "Ben Bo"]
    assert called(people[0], "es") == "Jugador 1"
    assert called(SeatInfo(seat=2, kind="open", name=""), "de") == ""


def test_help_is_safe_html(tmp_path: Path) -> None:
    text = """# A game: rules {#rules}
## 2.3 Moves {#2.3}
<script>alert(1)</script> <b onclick="x">bold</b> [bad](javascript:alert(1)) [here](#2.3) [there](rulings.de.md#R1)
[out](https://example.org)

| a | b |
| - | - |
| 1 | 2 |
"""
    file = tmp_path / "rules.md"
    file.write_text(text, encoding="utf-8")
    html = helping.page(file, "rules")
    assert '<h2 id="2.3">2.3 Moves</h2>' in html
    assert "<script" not in html
    assert "<b " not in html
    assert 'href="javascript' not in html
    assert 'data-page="rules" data-anchor="2.3"' in html
    assert 'data-page="rulings" data-anchor="R1"' in html
    assert 'rel="noreferrer noopener"' in html
    assert "<table>" in html
    assert helping.title_of(tmp_path, "nl") == "A game"
    assert helping.file_of(tmp_path, "rulings", "en") is None


def test_logs_are_lines_of_json() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("test")
    logger.addHandler(handler)
    logger.info("hello %s", "Béla", extra={"table": "abc"})
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logger.exception("oops")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert (first["message"], first["table"], first["level"]) == ("hello Béla", "abc", "info")
    assert "ValueError" in second["exception"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_installed_game_can_be_shown(language: str) -> None:
    for game in games().values():
        about = catalogue.about(game, language)
        assert about.title
        assert all(option.label for option in about.options)
        assert all(scene.title and scene.sides and all(scene.lines) for scene in about.scenes)
        assert not about.scenes or {scene.value for scene in about.scenes} == {
            choice for option in about.options if option.name == about.scene for choice in option.choices or ()
        }


def test_a_bot_that_gets_more_than_a_person_says_so() -> None:
    levels = catalogue.about(games()["twogm"], "en").levels
    assert levels["elite"] == "gets 2 AP and a card more than you each turn"
    assert levels.keys() == set(games()["twogm"].bots()) - {"steady"}, "who gets what a person gets needs no words"


class Lender:
    """A bucket that other processes take from too, and how often it was asked."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.asked: list[int] = []

    async def borrow(self, purpose: str, address: str, wanted: int, burst: float, per_second: float):
        self.asked.append(wanted)
        lent = min(wanted, self.left)
        self.left -= lent
        return lent, 0.0 if lent else 2.0


async def test_a_process_borrows_a_few_allowances_at_a_time() -> None:
    """Whoever asks for many costs few questions; whoever asks now and then takes away no more than he needs."""
    now = 100.0
    lender = Lender(1000)
    gate = Gate(Limits(reads=Rate(300, 60)), lambda: now, lender)  # type: ignore[arg-type]
    assert [await gate.ask("reads", "a") for _ in range(200)] == [0] * 200
    assert lender.asked == [1, 2, 4, 8, 16, *[30] * 6]
    now += 0.6  # longer than the bucket takes to gain a portion: what is left of it is lost
    assert await gate.ask("reads", "a") == 0
    now += 0.4  # that one was used up, but late
    assert await gate.ask("reads", "a") == 0
    now += 0.6
    assert await gate.ask("reads", "a") == 0
    assert lender.asked[11:] == [1, 2, 1]


async def test_an_empty_bucket_is_not_asked_again_and_again() -> None:
    now = 100.0
    lender = Lender(3)
    gate = Gate(Limits(joins=Rate(30, 1)), lambda: now, lender)  # type: ignore[arg-type]
    assert [await gate.ask("joins", "a") for _ in range(50)] == [0] * 3 + [2.0] * 47
    assert lender.asked == [1, 2, 3]
    now += 1.5
    assert await gate.ask("joins", "a") == 0.5
    lender.left = 1
    now += 0.5
    assert await gate.ask("joins", "a") == 0
    assert lender.asked == [1, 2, 3, 1]
