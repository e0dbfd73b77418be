"""A game without secrets, in one language, that writes nothing but what the contract demands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from brink.engine import Action, Broken, Chance, Decision, Game, Match, Outcome, State, only, rank
from brink.engine.chance import seed_from
from brink.engine.registry import games
from brink.engine.testing import check_texts, conform
from brink.engine.texts import LANGUAGES, Texts, messages, missing

ENGLISH = """\
ask-fish = Take a fish.
wait-fish = { $seat } takes a fish.
do-take = Take
do-throw = Throw back { $weight }
    .heading = Throw back
    .label = { $weight }
took = { $seat } takes { $weight }.
tell-pond = In the pond: { $pond }
tell-scores = Scores: { $scores }
tell-taken = Taken: { $taken }
outcome-empty = The pond is empty.
"""

SAID = ("took", "outcome-empty")  # the source is not in the folder that is searched for keys


class Take(Action, verb="take"):
    """The first fish of the pond."""


class Throw(Action, verb="throw"):
    """This one goes to the end, or swims away."""

    weight: int


class PondState(State, kw_only=True):
    pond: list[int]
    scores: list[int]
    taken: int = 0


class Fish(Decision[PondState], frozen=True):
    def candidates(self, state: PondState) -> list[Action]:
        return [Take(), *(Throw(weight) for weight in sorted(state.pond))]

    def perform(self, state: PondState, action: Action) -> None:
        match action:
            case Take():
                state.taken += 1
                state.scores[self.seat] += state.pond[0]
                state.say("took", seat=self.seat, weight=state.pond.pop(0))
            case Throw(weight):
                state.pond.remove(weight)
                if state.chance.below(2):
                    state.pond.append(weight)
        if state.pond:
            state.then(Fish(1 - self.seat))
        else:
            best = max(state.scores)
            winners = tuple(seat for seat in (0, 1) if state.scores[seat] == best)
            state.end(Outcome(winners, rank(state.scores), "empty"))


class View(msgspec.Struct, frozen=True):
    pond: list[int]
    scores: list[int]
    taken: int = 0


class Pond(Game[PondState]):
    name = "pond"
    package = "engine"
    players = (2,)
    state_type = PondState
    steps = (Fish,)
    actions = (Take, Throw)
    hides = False
    languages = ("en",)

    def deal(self, players: int, options: Any, chance: Chance, pack: Any) -> PondState:
        pond = list(range(2, 9))
        chance.shuffle(pond)
        return PondState(players=2, pack=pack, chance=chance, pond=pond, scores=[0, 0], agenda=[Fish(0)])

    def view(self, state: PondState, seat: int | None) -> Any:
        return View(state.pond[:], state.scores[:], state.taken)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "content/pack.toml": 'game = "pond"\nname = "standard"\ntitle = "Pond"\n',
        "locale/en.ftl": ENGLISH,
    }.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def pond(folder: Path) -> Pond:
    return lying_in(folder, Pond)


def lying_in(folder: Path, kind: type[Pond]) -> Pond:
    game = kind()
    game.folder = folder
    return game


def found_wrong(game: Pond, tmp_path: Path) -> Broken:
    for number in range(8):
        try:
            conform(game, 2, seed=f"wrong {number}", crashes=tmp_path / "crashes")
        except Broken as broken:
            return broken
    raise AssertionError("the suite found nothing wrong")


def test_it_keeps_every_promise_without_imagining_anything(pond: Pond, tmp_path: Path) -> None:
    for seed in ("one", "two", "three"):
        assert conform(pond, 2, seed=seed, crashes=tmp_path / "crashes").decisions > 5


def test_what_it_imagines_is_the_truth_with_another_chance(pond: Pond) -> None:
    state, chance = Match(pond, 2, seed_from("a pond")).state, Chance(seed_from("another"))
    world = pond.imagine(state, 0, chance)
    assert world is not state
    assert world.chance is chance
    assert pond.hash(world) == pond.hash(state)


def test_a_game_with_secrets_must_say_what_one_can_imagine(pond: Pond, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pond, "hides", True)
    with pytest.raises(NotImplementedError, match="pond hides something"):
        pond.imagine(Match(pond, 2, seed_from("a pond")).state, 0, Chance(seed_from("another")))


def test_the_board_in_words_is_what_can_be_said_of_the_view(pond: Pond) -> None:
    class Dusk(View, frozen=True):
        dark: bool = True  # is no number
        bites: tuple[int, ...] = (1,)  # cannot be said in a line

    told = [(line.key, line.args) for line in pond.tell(Dusk([3, 4], [0, 0]), pond.pack())]
    assert told == [("tell-pond", {"pond": [3, 4]}), ("tell-scores", {"scores": [0, 0]}), ("tell-taken", {"taken": 0})]


class TestHiddenAfterAll:
    """What the suite sees when `hides = False` is not true."""

    def wrong(self, kind: type[Pond], folder: Path) -> str:
        broken = found_wrong(lying_in(folder, kind), folder)
        assert broken.what == "hides"
        return str(broken)

    def test_a_pile_whose_order_is_not_shown(self, folder: Path) -> None:
        class Murky(Pond):
            def view(self, state: PondState, seat: int | None) -> Any:
                return View(sorted(state.pond), state.scores[:], state.taken)

        assert "'pond' is in no view and changes what happens" in self.wrong(Murky, folder)

    def test_a_number_that_is_not_shown(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def perform(self: Fish, state: PondState, action: Action) -> None:
            original(self, state, action)
            if state.taken == 3:
                state.scores[0] += 1

        class Counting(Pond):
            def view(self, state: PondState, seat: int | None) -> Any:
                return View(state.pond[:], state.scores[:])

        original = Fish.perform
        monkeypatch.setattr(Fish, "perform", perform)
        assert "'taken' is in no view and changes what happens" in self.wrong(Counting, folder)

    def test_a_number_that_is_not_shown_and_changes_nothing_is_no_secret(self, folder, tmp_path) -> None:
        class Quiet(Pond):
            def view(self, state: PondState, seat: int | None) -> Any:
                return View(state.pond[:], state.scores[:])

        game = lying_in(folder, Quiet)
        conform(game, 2, crashes=tmp_path / "crashes")

    def test_a_view_for_one_seat_only(self, folder: Path) -> None:
        class Partial(Pond):
            def view(self, state: PondState, seat: int | None) -> Any:
                return View(state.pond[:], state.scores[:], state.taken if seat == 0 else 9)

        assert "'taken' in the view is not the same for all" in self.wrong(Partial, folder)

    def test_ones_own_number_in_the_view_is_no_secret(self, folder: Path) -> None:
        class Seated(Pond):
            def view(self, state: PondState, seat: int | None) -> Any:
                return OwnView(state.pond[:], state.scores[:], state.taken, -1 if seat is None else seat)

            def tell(self, view: OwnView, pack: Any) -> Any:
                return super().tell(View(view.pond, view.scores, view.taken), pack)

        conform(lying_in(folder, Seated), 2, crashes=folder / "crashes")

    def test_a_line_for_one_seat_only(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def perform(self: Fish, state: PondState, action: Action) -> None:
            original(self, state, action)
            state.say("took", "", only(0), seat=0, weight=1)

        original = Fish.perform
        monkeypatch.setattr(Fish, "perform", perform)
        assert "the line 'took' is not for everybody" in self.wrong(Pond, folder)

    def test_something_revealed(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def perform(self: Fish, state: PondState, action: Action) -> None:
            original(self, state, action)
            state.reveal(0)

        original = Fish.perform
        monkeypatch.setattr(Fish, "perform", perform)
        assert "the rules reveal something" in self.wrong(Pond, folder)


class OwnView(View, frozen=True):
    seat: int = -1


class TestOneLanguage:
    def test_the_others_read_english(self, pond: Pond) -> None:
        for language in LANGUAGES:
            texts = pond.texts(language)
            assert texts.render("do-take") == "Take"
            assert texts.render("do-throw.label", {"weight": 3}) == "3"
        assert pond.texts("de").render("do-pass") == "Passen"

    def test_a_game_that_has_no_english_is_read_as_it_is(self, pond: Pond, monkeypatch: pytest.MonkeyPatch) -> None:
        locale = pond.folder / "locale"
        (locale / "en.ftl").rename(locale / "nl.ftl")
        monkeypatch.setattr(Pond, "languages", ("nl",))
        lacking = check_texts(pond, extra=SAID)
        assert set(lacking) == {"en", "de", "es"}
        assert len(lacking["en"]) == len(messages(locale, "nl"))
        for language in LANGUAGES:
            assert pond.texts(language).render("do-take") == "Take"
        conform(pond, 2, crashes=pond.folder / "crashes")

    def test_what_the_other_languages_lack_is_named_and_no_error(self, pond: Pond) -> None:
        (pond.folder / "locale" / "de.ftl").write_text(ENGLISH.replace("do-take = Take\n", ""), encoding="utf-8")
        lacking = check_texts(pond, extra=SAID)
        assert lacking["de"] == ["do-take"]
        assert set(lacking) == {"de", "nl", "es"}
        assert "do-throw.heading" in lacking["nl"]

    def test_what_is_there_must_fit_all_the_same(self, pond: Pond) -> None:
        file = pond.folder / "locale" / "de.ftl"
        file.write_text("wait-fish = Jemand nimmt einen Fisch.\n", encoding="utf-8")
        with pytest.raises(Broken, match="'wait-fish' has other variables in 'de' than in 'en'"):
            check_texts(pond)
        file.write_text("wait-angler = Warten.\n", encoding="utf-8")
        with pytest.raises(Broken, match=r"'de' and 'en' differ in \['wait-angler'\]"):
            check_texts(pond)

    def test_a_declared_language_must_have_all(self, pond: Pond, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Pond, "languages", ("en", "de"))
        with pytest.raises(Broken, match="'de' and 'en' differ"):
            check_texts(pond)

    @pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
    def test_our_own_titles_have_all_four(self, game: Game[Any]) -> None:
        assert game.languages == LANGUAGES
        assert missing(game.folder / "locale") == {}


class TestHeadings:
    @staticmethod
    def rewritten(pond: Pond, old: str, new: str) -> Pond:
        file = pond.folder / "locale" / "en.ftl"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
        return pond

    @pytest.mark.parametrize(
        ("old", "new", "why"),
        [
            ("    .label = { $weight }\n", "", "'do-throw' needs both a heading and a label"),
            ("    .heading = Throw back\n", "", "'do-throw' needs both a heading and a label"),
            (".label = { $weight }", ".label = { $weight }\n    .title = x", "'do-throw.title': only what one may do"),
            (
                "ask-fish = Take a fish.",
                "ask-fish = x\n    .heading = y\n    .label = z",
                "'ask-fish.heading': only what",
            ),
        ],
    )
    def test_check_texts_knows_headings_and_labels(self, pond: Pond, old: str, new: str, why: str) -> None:
        with pytest.raises(Broken, match=why):
            check_texts(self.rewritten(pond, old, new))

    def test_a_label_that_stands_twice(self, pond: Pond) -> None:
        game = self.rewritten(pond, ".label = { $weight }", ".label = a fish")
        broken = found_wrong(game, game.folder)
        assert (broken.what, "are both called 'a fish'" in str(broken)) == ("texts", True)

    def test_a_label_whose_variables_no_action_has(self, pond: Pond) -> None:
        game = self.rewritten(pond, ".label = { $weight }", ".label = { $weight } { $length }")
        assert "'do-throw.label' in 'en' needs length" in str(found_wrong(game, game.folder))


def test_a_heading_of_one_word_is_read_from_its_message() -> None:
    assert Texts("en", []).render("do-pass.heading") == ""
