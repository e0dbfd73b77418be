"""What stands on the buttons: a heading over several, and on each what it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from brink.engine import Action, Chance, Game
from brink.engine.chance import seed_from
from brink.engine.texts import LANGUAGES, Teller
from brink.games.volk import Volk
from brink.games.volk.events import ChooseIcon
from brink.games.volk.state import by_player
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.verbs import Convert, Ignore, IgnoreLeft, IgnoreRight, NextIs

GAMES = {"volk": Volk(), "twoplustwo": TwoPlusTwo()}
titles = pytest.mark.parametrize("name", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


class Buttons:
    """The words of a title in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        seats = [f"Player {seat}" for seat in range(game.players[0])]
        self.teller: Teller = game.teller(language, game.pack(), seats)
        self.known: dict[Action, tuple[str, str, str]] = {}

    def of(self, action: Action) -> tuple[str, str, str]:
        """Under what it stands, its heading and label, as the server sends them."""
        if action not in self.known:
            key, args = self.game.phrase(action)
            heading = self.teller.sentence(f"{key}.heading", args)
            label = self.teller.sentence(f"{key}.label" if heading else key, args)
            self.known[action] = (heading or action.verb, heading, label)
        return self.known[action]

    def check(self, offered: Iterable[Action]) -> None:
        shown = Counter(self.of(action) for action in offered)
        assert [button for button, count in shown.items() if count > 1] == []
        assert [button for button in shown if not button[2].strip()] == []


def positions(game: Game[Any], games: int) -> Iterator[list[Action]]:
    """What is offered, allowed or not, at each decision of some random games."""
    for number in range(games):
        choices = Chance(seed_from(f"choices {number}"))
        state = game.setup(game.players[0], {}, Chance(seed_from(f"game {number}")))
        while state.agenda:
            yield game.candidates(state)
            legal = game.legal(state)
            game.apply(state, legal[choices.below(len(legal))], legal)


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[str, list[list[Action]]]:
    return request.param, list(positions(GAMES[request.param], 12))


@languages
def test_no_two_buttons_under_one_heading_say_the_same(played: tuple[str, list[list[Action]]], language: str) -> None:
    name, offers = played
    buttons = Buttons(GAMES[name], language)
    for offered in offers:
        buttons.check(offered)


def test_everything_offered_is_one_of_the_title_s_actions(played: tuple[str, list[list[Action]]]) -> None:
    name, offers = played
    assert {type(action) for offered in offers for action in offered} <= set(GAMES[name].actions)


@languages
@titles
def test_labels_tell_all_pieces_apart_also_those_that_seldom_meet(name: str, language: str) -> None:
    game = GAMES[name]
    buttons, pieces = Buttons(game, language), game.names(game.pack())
    for action in game.actions:
        if len(action.pieces) == 1 and action.pieces[0] in pieces:
            buttons.check(action(number) for number in range(len(pieces[action.pieces[0]])))


@languages
def test_a_heading_and_its_label_name_the_pieces_once(language: str) -> None:
    """Together they say what the sentence says: no piece is forgotten, none is there twice."""
    for game in GAMES.values():
        buttons, names = Buttons(game, language), game.names(game.pack())
        for action in game.actions:
            if not action.pieces or any(piece.split("_")[0] not in names for piece in action.pieces):
                continue
            made = action(*range(len(action.pieces)))
            _, heading, label = buttons.of(made)
            for piece, number in made.about.items():
                words = buttons.teller.name(piece.split("_")[0], number)
                shown = f"{heading} {label}"
                if "line" in made.about and piece != "line":  # a line is named by its ends
                    shown = shown.replace(buttons.teller.name("line", made.about["line"]), "")
                assert shown.count(words) == 1, (action.verb, piece)


@languages
@titles
def test_each_button_of_an_icon_says_itself_what_becomes_of_it(name: str, language: str) -> None:
    """On a phone the heading "Ignore" scrolled away: what ignores an icon read like what carries it out."""
    buttons = Buttons(GAMES[name], language)
    labels = Counter(buttons.of(kind(0))[2] for kind in (NextIs, Convert, Ignore, IgnoreLeft, IgnoreRight))
    assert [label for label, count in labels.items() if count > 1] == []


def test_an_icon_that_the_other_side_decides_is_one_whole_button() -> None:
    """Once two sentences that differed in the middle were cut into "West (East" and "East (West"."""
    game = GAMES["volk"]
    pack = game.pack()
    icons = tuple(pack.number_of(name) for name in ("+uW!E", "+uE!W"))
    state = game.setup(2, {}, Chance(seed_from("icons")))
    state.then(ChooseIcon(0, by_player(state, 0), icons))
    buttons = Buttons(game, "en")
    assert [buttons.of(action) for action in game.candidates(state)] == [
        ("icon", "", "Place 1 unrest in the West (East decides)"),
        ("icon", "", "Place 1 unrest in the East (West decides)"),
        ("rest", "", "Carry out the rest in printed order"),
    ]
