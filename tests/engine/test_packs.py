"""Packs typed in at home."""

from __future__ import annotations

from pathlib import Path

import pytest

from brink.engine import BrinkError, ContentError, Match, RecordError, packs, resume, verify
from brink.engine.chance import seed_from
from brink.engine.packs import new_pack, pack_folders
from brink.engine.records import read_record, write_record
from brink.engine.registry import find_game, games
from engine.tools import PARLEY_FOLDER, play_on
from parley import Parley

CONTENT = PARLEY_FOLDER / "content"
pytestmark = pytest.mark.usefixtures("fresh_registry")


def edit(folder: Path, old: str, new: str) -> None:
    file = folder / "cards.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


class TestHome:
    def test_from_the_environment(self, packs_home):
        assert packs.packs_home() == packs_home

    def test_else_in_the_users_folder(self, monkeypatch, tmp_path):
        monkeypatch.delenv("BRINK_PACKS")
        monkeypatch.setenv("HOME", str(tmp_path))
        assert packs.packs_home() == tmp_path / ".local" / "share" / "brinkmanship" / "packs"

    def test_only_folders_with_a_pack_in_them_count(self, packs_home):
        assert pack_folders("parley", CONTENT) == {"standard": CONTENT}
        new_pack("parley", "mine", CONTENT)
        new_pack("chess", "theirs", CONTENT)
        (packs_home / "parley" / "notes").mkdir()
        (packs_home / "parley" / "todo.txt").write_text("cards 7 to 12")
        assert pack_folders("parley", CONTENT) == {"standard": CONTENT, "mine": packs_home / "parley" / "mine"}

    def test_the_standard_pack_cannot_be_replaced(self, packs_home):
        folder = packs_home / "parley" / "standard"
        folder.mkdir(parents=True)
        (folder / "pack.toml").write_text('game = "parley"\nname = "standard"\ntitle = "fake"')
        assert Parley().pack().folder == CONTENT

    def test_an_unknown_pack_gets_a_sentence_with_those_there_are(self):
        new_pack("parley", "mine", CONTENT)
        with pytest.raises(BrinkError, match=r"^parley has no pack 'yours'; there are standard, mine$"):
            Parley().pack("yours")


class TestNew:
    def test_a_copy_to_type_into(self, packs_home):
        folder = new_pack("parley", "my-own_2", CONTENT)
        assert folder == packs_home / "parley" / "my-own_2"
        assert (folder / "cards.toml").read_bytes() == (CONTENT / "cards.toml").read_bytes()
        pack = Parley().pack("my-own_2")
        assert (pack.about.game, pack.name, pack.folder) == ("parley", "my-own_2", folder)
        assert pack.ids == Parley().pack().ids

    def test_nothing_that_exists_is_touched(self):
        folder = new_pack("parley", "mine", CONTENT)
        edit(folder, "copies = 9", "copies = 12")
        before = {file.name: file.read_bytes() for file in folder.iterdir()}
        with pytest.raises(BrinkError, match="mine exists already; nothing was changed"):
            new_pack("parley", "mine", CONTENT)
        assert {file.name: file.read_bytes() for file in folder.iterdir()} == before

    def test_not_even_an_empty_folder_or_a_file(self, packs_home):
        (packs_home / "parley" / "empty").mkdir(parents=True)
        (packs_home / "parley" / "file").write_text("mine")
        for name in ("empty", "file"):
            with pytest.raises(BrinkError, match="nothing was changed"):
                new_pack("parley", name, CONTENT)
        assert (packs_home / "parley" / "file").read_text() == "mine"
        assert list((packs_home / "parley" / "empty").iterdir()) == []

    @pytest.mark.parametrize(
        "name", ["", "standard", "..", "../up", "a/b", "a b", ".hidden", "-", "__", 'a"b', "a\nb", "a.b", "/etc"]
    )
    def test_bad_names_are_refused(self, name, packs_home):
        with pytest.raises(BrinkError, match="cannot be the name of a pack: use letters, digits and dashes"):
            new_pack("parley", name, CONTENT)
        assert not packs_home.exists()


@pytest.fixture
def homemade() -> Path:
    """A pack with other cards than the standard one."""
    folder = new_pack("parley", "mine", CONTENT)
    edit(folder, 'effect = "score 1"\n', 'effect = "score 2"\n')
    edit(folder, "copies = 9", "copies = 12")
    return folder


class TestPlaying:
    def play(self, moves: int = 10_000) -> Match:
        game = find_game("parley")
        return play_on(Match(game, 2, seed_from("mine"), pack=game.pack("mine")), moves)

    def test_a_home_made_pack_plays_and_its_record_finds_it(self, homemade, tmp_path):
        match = self.play()
        assert len(match.state.pack.deck) == 35
        record = match.record()
        assert record.pack == "mine"
        assert record.pack_hash == find_game("parley").pack("mine").hash != find_game("parley").pack().hash
        write_record(record, tmp_path / "game.json")
        games.cache_clear()
        again = verify(read_record(tmp_path / "game.json"))
        assert again.pack.folder == homemade
        assert again.game.dump(again.state) == match.game.dump(match.state)

    def test_a_stored_state_finds_it_too(self, homemade):
        match = self.play(10)
        data = match.game.dump(match.state)
        games.cache_clear()
        assert find_game("parley").load(data).pack.folder == homemade

    def test_it_is_found_by_its_content_under_any_name(self, homemade):
        record = self.play(10).record()
        homemade.rename(homemade.parent / "renamed")
        games.cache_clear()
        assert resume(record).pack.folder == homemade.parent / "renamed"

    def test_a_changed_pack_is_not_the_pack_it_was_played_with(self, homemade):
        record = self.play(10).record()
        edit(homemade, "copies = 12", "copies = 13")
        games.cache_clear()
        with pytest.raises(RecordError, match=f"parley: no installed pack has the hash {record.pack_hash}"):
            resume(record)

    def test_a_record_needs_its_pack(self, homemade, monkeypatch, tmp_path):
        record = self.play().record()
        monkeypatch.setenv("BRINK_PACKS", str(tmp_path / "elsewhere"))
        games.cache_clear()
        with pytest.raises(RecordError, match="no installed pack has the hash"):
            verify(record)

    def test_an_unfinished_pack_does_not_stand_in_the_way(self, homemade):
        """Somebody types in another pack, and it has an error; games with the good pack still open."""
        record = self.play().record()
        broken = new_pack("parley", "a-draft", CONTENT)
        edit(broken, "copies = 9", "copies = nine")
        games.cache_clear()
        with pytest.raises(ContentError):
            find_game("parley").pack("a-draft")
        assert verify(record).pack.name == "mine"
