"""Packs by their content: what a game was begun with is found again, wherever it is kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from brink.engine import ContentError, Match, RecordError, resume
from brink.engine.chance import seed_from
from brink.engine.errors import PackMissing
from brink.engine.packs import new_pack, release_pack, wrap
from brink.engine.texts import Names, messages
from engine.test_packs import edit
from engine.tools import PARLEY_FOLDER, play_on
from parley import Parley


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Parley's own folder, to be changed like a later release would."""
    return Path(shutil.copytree(PARLEY_FOLDER, tmp_path / "parley"))


def release(place: Path) -> Parley:
    """Parley as it is installed there now."""
    game = Parley()
    game.folder = place
    return game


def test_a_changed_card_does_not_change_a_game_that_was_begun(place):
    before = release(place)
    match = play_on(Match(before, 2, seed_from("begun")), 10)
    stored, wrapped = before.dump(match.state), before.library.wrapped(before.pack().hash)
    edit(place / "content", 'effect = "score 1"\n', 'effect = "score 2"\n')
    after = release(place)
    with pytest.raises(PackMissing):
        after.load(stored)
    after.library.lend(before.pack().hash, "standard", wrapped)
    state = after.load(stored)
    assert state.pack.effects[0] == [("score", (1,))]
    assert after.pack().effects[0] == [("score", (2,))]
    assert after.dump(state) == stored


def test_what_is_installed_is_not_taken_from_elsewhere(place):
    game = release(place)
    game.library.lend(game.pack().hash, "standard", b"damaged")
    assert game.pack_with_hash(game.pack().hash) is game.pack()


def test_a_damaged_pack_is_an_error(place):
    game = release(place)
    game.library.lend("0" * 32, "", b"damaged")
    with pytest.raises(ContentError, match=r"the stored pack 0+: not a stored pack"):
        game.pack_with_hash("0" * 32)
    game.library.lend("1" * 32, "", game.library.wrapped(game.pack().hash))
    with pytest.raises(ContentError, match="is damaged: its content has the hash"):
        game.pack_with_hash("1" * 32)
    assert not game.library.has("1" * 32)


def test_a_pack_of_an_earlier_release_is_found_by_any_of_its_hashes(place):
    before = release(place)
    record = play_on(Match(before, 2, seed_from("begun")), 10).record()
    folder = place / before.released
    kept = release_pack(folder, "0.1", before.pack(), place / "locale")
    assert kept is not None
    assert kept.name.startswith("0.1_")
    assert release_pack(folder, "0.2", before.pack(), place / "locale") is None, "it is kept already"
    edit(place / "content", "copies = 9", "copies = 8")
    after = release(place)
    assert resume(record, game=after).pack.hash == record.pack_hash
    old = after.pack_with_hash(before.pack().was[0])
    assert (old.hash, old.deck) == (before.pack().was[0], before.pack().deck)
    assert after.pack_with_hash(old.hash) is old
    assert old.folder is None
    with pytest.raises(PackMissing):
        after.pack_with_hash("0.1")


def test_a_game_goes_on_naming_its_pack_as_it_did(place):
    """Else its states and records would change when the way to make hashes does."""
    game = release(place)
    old = game.pack_with_hash(game.pack().was[0])
    match = play_on(Match(game, 2, seed_from("old"), pack=old))
    assert match.record().pack_hash == old.hash != game.pack().hash
    assert resume(match.record(), game=game).game.hash(match.state) == match.record().hash


def test_many_stored_packs_do_not_stay_in_memory(place, monkeypatch):
    monkeypatch.setattr("brink.engine.library.KEPT", 2)
    game = release(place)
    hashes = []
    for copies in range(9, 14):
        edit(place / "content", f"copies = {copies}", f"copies = {copies + 1}")
        one = release(place)
        hashes.append(one.pack().hash)
        game.library.lend(hashes[-1], "", one.library.wrapped(hashes[-1]))
    assert [game.pack_with_hash(one).hash for one in hashes] == hashes
    assert len(game.library._found) == 2
    assert game.pack_with_hash(hashes[0]).hash == hashes[0]


class TestTexts:
    """What is stored of the texts: names of its time, and whatever the rules have ceased to say."""

    def old_and_new(self, place: Path) -> tuple[Parley, str]:
        locale = place / "locale"
        (locale / "en.content.ftl").write_text("card-text = Draw 2 cards.\ncounted = { $n } cards\n")
        (locale / "de.content.ftl").write_text("card-text = Ziehe 2 Karten.\ncounted = { $n } Karten\n")
        (locale / "en.gone.ftl").write_text("gone = { $seat } did what nobody does any more.\n")
        before = release(place)
        known = before.pack().hash
        wrapped = before.library.wrapped(known)
        edit(place / "content", "copies = 9", "copies = 8")
        (locale / "en.content.ftl").write_text("card-text = Draw 3 cards.\ncounted = { $count } cards\n")
        (locale / "de.content.ftl").write_text("card-text = Ziehe 3 Karten.\ncounted = { $count } Karten\n")
        (locale / "en.gone.ftl").unlink()
        after = release(place)
        after.library.lend(known, "standard", wrapped)
        return after, known

    @pytest.mark.parametrize(("language", "then", "now"), [("en", "Draw 2", "Draw 3"), ("de", "Ziehe 2", "Ziehe 3")])
    def test_a_card_says_what_it_said(self, place, language, then, now):
        game, known = self.old_and_new(place)
        assert then in game.texts(language, game.pack_with_hash(known)).render("card-text")
        assert now in game.texts(language, game.pack()).render("card-text")

    def test_but_what_the_rules_say_they_say_today(self, place):
        game, known = self.old_and_new(place)
        assert game.texts("en", game.pack_with_hash(known)).render("counted", {"count": 3}) == "3 cards"

    def test_and_what_they_said_can_be_read(self, place):
        game, known = self.old_and_new(place)
        assert game.texts("de", game.pack_with_hash(known)).render("gone", {"seat": "Ann"}).startswith("Ann did")
        assert not game.texts("en", game.pack()).has("gone")

    def test_names_are_messages_without_variables(self):
        names = Names({"en.content.ftl": "a = A\nb = { $x }\n", "en.ftl": "c = C\n"})
        assert messages(names, "en") == {"a": set()}

    def test_the_packs_own_texts_are_stored_too(self, place):
        (place / "content" / "locale").mkdir()
        (place / "content" / "locale" / "es.ftl").write_text("card-envoy = Heraldo\n")
        before = release(place)
        known, wrapped = before.pack().hash, wrap(before.pack(), place / "locale")
        shutil.rmtree(place / "content" / "locale")
        edit(place / "content", "copies = 9", "copies = 8")
        after = release(place)
        after.library.lend(known, "standard", wrapped)
        assert after.texts("es", after.pack_with_hash(known)).render("card-envoy") == "Heraldo"
        assert after.library.wrapped(known) == wrapped, "what came wrapped is given on as it came"


def test_of_packs_that_play_the_same_each_keeps_its_own_texts(place, packs_home):
    """`mine` has the cards of the standard pack and another name for one of them."""
    folder = new_pack("parley", "mine", place / "content")
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text("card-envoy = Herald\n")
    game = release(place)
    known = game.pack().hash
    assert game.pack("mine").hash == known

    def names(game: Parley) -> list[str]:
        found = [game.pack_with_hash(known, name) for name in ("mine", "standard", "")]
        return [game.texts("en", pack).render("card-envoy") for pack in found]

    assert names(game) == ["Herald", "Envoy", "Envoy"]
    wrapped = game.library.wrapped(known, "mine")
    shutil.rmtree(folder)
    game = release(place)
    assert names(game) == ["Envoy"] * 3
    assert not game.library.has(known, "mine")
    game.library.lend(known, "mine", wrapped)
    assert names(game) == ["Herald", "Envoy", "Envoy"]


def test_a_record_without_its_pack_is_refused(place):
    record = play_on(Match(release(place), 2, seed_from("begun")), 3).record()
    edit(place / "content", "copies = 9", "copies = 8")
    with pytest.raises(RecordError, match="no installed pack has the hash"):
        resume(record, game=release(place))
