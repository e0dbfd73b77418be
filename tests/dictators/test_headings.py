"""What stands over a group of candidates and on each of them, in four languages."""

from __future__ import annotations

from collections import Counter

import pytest

from brink.engine import Action, Chance
from brink.engine.chance import seed_from
from brink.engine.texts import LANGUAGES, Teller
from brink.games.dictators import verbs
from dictators.scene import GAME, PACK
from dictators.test_conformance import FullTable

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]
TABLES = (GAME, FullTable())


def signs(teller: Teller, action: Action) -> tuple[str, str, str]:
    """Verb, heading and label, as the server sends them."""
    key, args = GAME.phrase(action)
    heading = teller.sentence(f"{key}.heading", args)
    return action.verb, heading, teller.sentence(f"{key}.label" if heading else key, args)


def positions() -> list[list[Action]]:
    """The candidates of different decisions in random games, early and late."""
    found: dict[tuple[Action, ...], None] = {}
    for number in range(6):
        chance = Chance(seed_from(f"headings {number}"))
        game = TABLES[number % 2]
        state = game.setup(4, {}, chance, PACK)
        for _ in range(700):
            if not state.agenda:
                break
            found[tuple(game.candidates(state))] = None
            legal = game.legal(state)
            game.apply(state, legal[chance.below(len(legal))], legal)
    return [list(one) for one in found]


@pytest.fixture(scope="module")
def seen() -> list[list[Action]]:
    return positions()


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_under_a_heading_are_not_empty_and_differ(language, seen):
    teller = GAME.teller(language, PACK, NAMES)
    headed = set()
    for candidates in seen:
        count = Counter(signs(teller, action) for action in candidates)
        assert all(label for _, _, label in count)
        assert max(count.values()) == 1, count.most_common(1)
        headed.update(verb for verb, heading, _ in count if heading)
    assert headed >= {"travel", "play", "interrupt", "discard", "road", "activate", "token"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_all_cards_places_and_tokens_differ(language):
    teller = GAME.teller(language, PACK, NAMES)
    cards, places = range(len(PACK.card_ids)), range(len(PACK.place_ids))
    for offered in (
        [verbs.Play(card) for card in cards],
        [verbs.Fetch(card) for card in range(len(PACK.names["card"]))],
        [verbs.Travel(place) for place in places],
        [verbs.Token(token) for token in range(1, 16)],
        [verbs.Activate(card, ability) for card in cards for ability in PACK.card_abilities[card]],
        [verbs.Keep(card) for card in range(len(PACK.presidential_ids))],
        PACK.road_actions,
    ):
        assert len({signs(teller, action) for action in offered}) == len(offered)


def test_a_heading_says_what_is_done_and_the_label_to_what():
    english = GAME.teller("en", PACK, NAMES)
    seattle, marauder = PACK.place["SEA"], PACK.card["the-marauder"]
    assert signs(english, verbs.Travel(seattle)) == ("travel", "Travel to", "Seattle")
    _, heading, label = signs(english, verbs.Activate(marauder, PACK.card_abilities[marauder][0]))
    assert heading == "The Marauder"
    assert label not in ("", heading)


def test_without_a_heading_the_sentence_is_the_label():
    english = GAME.teller("en", PACK, NAMES)
    assert signs(english, verbs.END) == ("end", "", "End your turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_ends_with_a_stop_of_its_own_gets_no_other(language: str) -> None:
    """The card "Just What I Needed!" asks, is used, and stands in the middle of a line."""
    card = PACK.card["just-what-i-needed"]
    teller = GAME.teller(language, PACK, NAMES)
    for key, args in (("do-activate", {"card": card, "ability": 0}), ("once-a-turn", {"card": card})):
        assert "Just What I Needed! " in teller.sentence(key, args)
