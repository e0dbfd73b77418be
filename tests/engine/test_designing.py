"""A copy of a pack in which somebody changes entries: what is refused and where, what is saved, what is left alone."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from brink.engine import BrinkError, Match, resume
from brink.engine.chance import seed_from
from brink.engine.content import Content
from brink.engine.designing import Edit, Wording, Wrong, copy_of, entries_of, opened, save_copy, tried
from brink.engine.forms import fields_of
from brink.engine.packs import mark_of, new_pack, pack_folders, remove_pack, save_pack
from brink.engine.registry import games
from engine.tools import PARLEY_FOLDER, play_on
from parley import Parley

CONTENT = PARLEY_FOLDER / "content"
ENVOY = '[[cards]]\nid = "envoy"\ncopies = 9\neffect = "score 1"\nprovenance = "house"'


@pytest.fixture
def game() -> Parley:
    return Parley()


def edit(text: str = ENVOY, entry: int = 0, **fields: object) -> Edit:
    return Edit(file="cards.toml", entry=entry, text=text, fields=fields)


class TestTrying:
    def test_a_good_copy_is_a_pack(self, game):
        pack = tried(game, copy_of(game.pack().content, [edit(effect="score 7")]), "mine")
        assert not isinstance(pack, Wrong)
        assert pack.effects[0] == [("score", (7,))]
        assert pack.content.texts["cards.toml"].startswith("# The cards of Parley."), "remarks stay"

    @pytest.mark.parametrize(
        ("change", "field", "at", "why"),
        [
            (edit(effect="scroe 1"), "effect", 4, "unknown word 'scroe'; known are"),
            (edit(copies=None), "", 1, "missing required field `copies`"),
            (edit(text=ENVOY.replace("9", '"nine"')), "copies", 3, "expected `int`, got `str`"),
            (edit(text=ENVOY.replace("= 9", "9")), "", 3, "not valid TOML"),
        ],
        ids=["word", "missing", "type", "toml"],
    )
    def test_what_is_wrong_is_told_with_its_place(self, game, change, field, at, why):
        copy = copy_of(game.pack().content, [change])
        found = tried(game, copy, "mine")
        assert isinstance(found, Wrong)
        assert why in found.why
        assert (found.file, found.entry, found.at, found.field) == ("cards.toml", 0, at, field)
        assert copy.files["cards.toml"].split("\n")[found.line - 1] == copy.edited[-1].text.split("\n")[at - 1]

    def test_the_sentence_is_that_of_the_terminal(self, game, packs_home):
        folder = new_pack("parley", "mine", CONTENT)
        copy = copy_of(game.pack().content, [edit(effect="scroe 1")])
        found = tried(game, copy, str(folder))
        (folder / "cards.toml").write_text(copy.files["cards.toml"])
        with pytest.raises(BrinkError) as refused:
            game.load_pack(folder)
        assert isinstance(found, Wrong)
        assert found.text == str(refused.value)

    def test_a_piece_without_a_name_is_told(self, game):
        king = ENVOY.replace("envoy", "king")
        assert "'card-king' has no text" in tried(game, copy_of(game.pack().content, [edit(king)]), "mine").text
        named = copy_of(game.pack().content, [edit(king)], [Wording(lang="en", key="card-king", text="King")])
        pack = tried(game, named, "mine")
        assert not isinstance(pack, Wrong)
        assert game.texts("de", pack).render("card-king") == "King"

    def test_an_entry_further_down_is_found_though_lines_have_moved(self, game):
        """What is wrong is not always where somebody has just typed."""
        longer = edit(text="[[cards]]\n# a remark\n# and another\n" + ENVOY.removeprefix("[[cards]]\n"))
        spy = '[[cards]]\nid = "spy"\ncopies = 4\neffect = "look hnad"\nprovenance = "house"'
        found = tried(game, copy_of(game.pack().content, [longer, edit(spy, entry=3)]), "mine")
        assert (found.entry, found.at, found.field) == (3, 4, "effect")

    @pytest.mark.parametrize(
        ("change", "why"),
        [
            (Edit(file="pack.toml", entry=0, text=""), "no file 'pack.toml'"),
            (Edit(file="../x.toml", entry=0, text=""), "no file '../x.toml'"),
            (Edit(file="cards.toml", entry=99, text=""), "no entry number 99"),
        ],
    )
    def test_an_edit_of_nothing_is_refused(self, game, change, why):
        with pytest.raises(BrinkError, match=why):
            copy_of(game.pack().content, [change])

    def test_words_only_in_languages_that_there_are(self, game):
        with pytest.raises(BrinkError, match="no language 'xx'"):
            copy_of(game.pack().content, [], [Wording(lang="xx", key="a", text="b")])


class TestSaving:
    def save(self, game: Parley, source: str = "standard", name: str = "mine", **how: object) -> Path:
        pack = game.pack(source)
        copy = copy_of(pack.content, [edit(effect="score 7")])
        return save_copy(game, pack, copy, **{"name": name, "title": "Mine", "mark": opened(pack), **how})

    def test_a_pack_of_ones_own(self, game, packs_home):
        before = {file.name: file.read_bytes() for file in CONTENT.glob("*.toml")}
        assert self.save(game) == packs_home / "parley" / "mine"
        assert game.pack("mine").about.title == "Mine"
        assert game.pack("mine").effects[0] == [("score", (7,))]
        assert {file.name: file.read_bytes() for file in CONTENT.glob("*.toml")} == before
        assert [one.name for one in packs_home.iterdir()] == ["parley"], "nothing is left lying about"

    def test_saved_again_it_is_what_new_games_are_played_with(self, game):
        self.save(game)
        match = play_on(Match(game, 2, seed_from("begun"), {}, game.pack("mine")), 6)
        begun, record = game.pack("mine"), match.record()
        copy = copy_of(begun.content, [edit(effect="score 3")])
        save_copy(game, begun, copy, name="mine", title="Mine", mark=opened(begun))
        assert game.pack("mine").effects[0] == [("score", (3,))]
        assert resume(record, game=game).pack.effects[0] == [("score", (7,))], "a game that was begun keeps its cards"
        remove_pack("parley", "mine", opened(game.pack("mine")))
        assert "mine" not in pack_folders("parley", CONTENT)
        assert resume(record, game=game).pack.effects[0] == [("score", (7,))]

    def test_what_fails_its_check_is_not_saved(self, game, packs_home):
        pack = game.pack()
        with pytest.raises(BrinkError, match=r"mine/cards\.toml:6: cards\[0\]\.effect: unknown word 'scroe'"):
            save_copy(game, pack, copy_of(pack.content, [edit(effect="scroe")]), name="mine", title="", mark="")
        assert not packs_home.exists()

    @pytest.mark.parametrize("name", ["standard", "", "../up", "a b", ".hidden", "x" * 61])
    def test_a_name_that_cannot_be(self, game, packs_home, name):
        with pytest.raises(BrinkError, match="cannot be the name of a pack"):
            self.save(game, name=name)
        assert not packs_home.exists()

    def test_another_pack_is_never_written_over(self, game):
        new_pack("parley", "mine", CONTENT)
        with pytest.raises(BrinkError, match="there is a pack 'mine' already"):
            self.save(game)

    def test_nor_one_that_has_changed_meanwhile(self, game, packs_home):
        folder = self.save(game)
        seen = opened(game.pack("mine"))
        (folder / "cards.toml").write_text((folder / "cards.toml").read_text() + "# a remark by hand\n")
        with pytest.raises(BrinkError, match="'mine' has changed since it was opened"):
            self.save(game, "mine", mark=seen)
        with pytest.raises(BrinkError, match="'mine' has changed since it was opened"):
            remove_pack("parley", "mine", seen)
        assert "a remark by hand" in (folder / "cards.toml").read_text()

    def test_a_full_disk_is_one_sentence_and_leaves_what_was_there(self, game, packs_home, monkeypatch):
        folder = self.save(game)
        before = mark_of(Content.at(folder))

        def full(self: Path, *args: object, **more: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patched:
            patched.setattr(Path, "write_text", full)
            with pytest.raises(BrinkError, match=r"^the pack 'mine' could not be saved: No space left on device$"):
                self.save(game, "mine")
        assert mark_of(Content.at(folder)) == before
        assert [one.name for one in packs_home.iterdir()] == ["parley"]

    def test_the_old_one_comes_back_if_the_new_one_cannot_take_its_place(self, game, monkeypatch):
        folder = self.save(game)
        rename = Path.rename

        def not_there(self: Path, target: Path) -> Path:
            if self.name == "new":
                raise PermissionError(errno.EACCES, "Permission denied")
            return rename(self, target)

        monkeypatch.setattr(Path, "rename", not_there)
        with pytest.raises(BrinkError, match="could not be saved: Permission denied"):
            self.save(game, "mine")
        assert (folder / "pack.toml").is_file()

    def test_texts_of_the_pack_go_with_it(self, game):
        pack = game.pack()
        words = [
            Wording(lang="de", key="card-envoy", text="Botin"),
            Wording(lang="en", key="card-envoy", text="Herald"),
        ]
        save_copy(game, pack, copy_of(pack.content, [], words), name="mine", title="", mark="")
        own = game.pack("mine")
        assert [game.texts(lang, own).render("card-envoy") for lang in ("de", "en")] == ["Botin", "Herald"]
        assert own.hash == pack.hash, "words are no rules"
        again = copy_of(own.content, [edit(effect="score 2")])
        save_copy(game, own, again, name="other", title="", mark="")
        assert game.texts("de", game.pack("other")).render("card-envoy") == "Botin"


def test_a_pack_changed_by_hand_is_read_again(game):
    folder = new_pack("parley", "mine", CONTENT)
    first = game.pack("mine")
    assert game.pack("mine") is first
    text = (folder / "cards.toml").read_text()
    (folder / "cards.toml").write_text(text.replace('"score 1"', '"score 22"'))
    assert game.pack("mine").effects[0] == [("score", (22,))]
    assert game.pack_with_hash(first.hash, "mine").effects[0] == [("score", (1,))]


def test_a_new_pack_has_the_texts_of_the_standard_one(packs_home):
    game = games()["twoplustwo"]
    new_pack(game.name, "mine", game.content_folder)
    own = game.pack("mine")
    assert own.content.locale == game.pack().content.locale != {}


def test_saving_needs_no_packs_folder(packs_home):
    files = {file.name: file.read_text() for file in CONTENT.glob("*.toml")}
    save_pack("parley", "mine", files, {})
    assert (packs_home / "parley" / "mine" / "cards.toml").is_file()
    with pytest.raises(BrinkError, match="there is no pack 'other'"):
        remove_pack("parley", "other", "")


# What each title has, and which of it are pieces that its board can show.
PIECES = {
    ("volk", "cards.toml", "cards"): "card-land-reform",
    ("volk", "map.toml", "provinces"): "province-sh",
    ("volk", "tracks.toml", "prestige"): None,
    ("twoplustwo", "cards.toml", "cards"): "card-spirit-of-geneva",
    ("twoplustwo", "decks.toml", "arms"): "arms-card-ar1",
    ("twoplustwo", "tracks.toml", "dominance"): None,
    ("dictators", "cards.toml", "cards"): "card-just-what-i-needed",
    ("dictators", "events.toml", "fathers"): "father-gouverneur-morris",
    ("dictators", "events.toml", "events"): "event-defcon",
    ("dictators", "events.toml", "tokens"): "token-1",
    ("dictators", "map.toml", "flights"): None,
    ("twogm", "support.toml", "cards"): "card-supplies",
    ("twogm", "terrain.toml", "cards"): "terrain-house",
    ("twogm", "units-usa.toml", "units"): "card-us-li",
}


@pytest.mark.parametrize(("name", "file", "table"), PIECES)
def test_entries_know_their_pieces(name, file, table):
    game = games()[name]
    pack = game.pack()
    found = [one for one in entries_of(pack.content, file, game.names(pack)) if one.table == table]
    key = PIECES[name, file, table]
    if key is None:
        assert [one.piece for one in found] == [None] * len(found)
    else:
        assert found[0].piece is not None
        assert found[0].piece[1] == key
        assert None not in [one.piece for one in found]


def test_fields_are_what_the_structs_say():
    schemas = games()["twogm"].pack().content.schemas
    units = {field.name: field for field in fields_of(schemas["units-usa.toml"], "units")}
    assert (units["cost"].kind, units["cost"].min, units["cost"].max, units["cost"].required) == ("int", 0, 99, False)
    assert (units["id"].kind, units["id"].required) == ("text", True)
    assert units["class"].kind == "choice"
    assert "heavy" in units["class"].choices
    assert (units["year"].kind, units["year"].min, units["year"].default) == ("int", 1939, None)
    assert (units["options"].kind, units["abilities"].kind) == ("texts", "choices")
    assert "march" in units["abilities"].choices
    support = {field.name: field for field in fields_of(schemas["support.toml"], "cards")}
    assert {*support["faction"].choices} == {"us", "de", "su", "uk", "all"}, "of two lists of words all"
    natural = {field.name: field for field in fields_of(schemas["terrain.toml"], "natural")}
    assert (natural["cover"].kind, natural["cover"].default) == ("ints", (0, 0))
    decks = {field.name: field for field in fields_of(schemas["decks.toml"], "decks")}
    assert decks["cards"].kind == "other"
    assert fields_of(schemas["decks.toml"], "nothing") == []


def test_every_file_of_every_title_has_forms():
    for game in games().values():
        content = game.pack().content
        assert {*content.schemas} == {*content.texts}
        for file in content.texts:
            if file != "pack.toml":
                for entry in entries_of(content, file, {}):
                    names = {field.name for field in fields_of(content.schemas[file], entry.table)}
                    assert (entry.values or {}).keys() <= names, (game.name, file, entry.name)
