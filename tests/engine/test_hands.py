"""Hidden hands: who knows which card, when copies cannot be told apart."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brink.engine import SPECTATOR, Chance, RulesError, hands
from brink.engine.chance import seed_from
from engine.tools import ENVOY, PARLEY, SPY, THEFT, VETO, table

OWNER = 0
OBSERVERS = (1, 2, SPECTATOR)
masks = st.sets(st.sampled_from(OBSERVERS)).map(lambda seats: 1 | sum(1 << seat for seat in seats))
cards = st.integers(0, 3)
deeds = st.lists(
    st.tuples(st.just("put"), cards, masks)
    | st.tuples(st.just("take"), st.integers(0, 99), masks)
    | st.tuples(st.just("take unseen"), st.integers(0, 99), masks)
    | st.tuples(st.just("show"), st.just(0), masks),
    max_size=30,
)


class Model:
    """What each observer knows, kept as counts of designs: the same thing in the plainest way."""

    def __init__(self) -> None:
        self.hand: Counter[int] = Counter()
        self.known = {seat: Counter[int]() for seat in OBSERVERS}

    def put(self, card: int, mask: int) -> None:
        self.hand[card] += 1
        for seat in self.among(mask):
            self.known[seat][card] += 1

    def take(self, card: int) -> None:
        self.hand[card] -= 1
        for known in self.known.values():
            known[card] = max(0, known[card] - 1)

    def take_unseen(self, card: int, mask: int) -> None:
        self.take(card)
        for seat in set(OBSERVERS) - self.among(mask):
            self.known[seat].clear()

    def show(self, mask: int) -> None:
        for seat in self.among(mask):
            self.known[seat] = Counter(self.hand)

    @staticmethod
    def among(mask: int) -> set[int]:
        return {seat for seat in OBSERVERS if mask >> seat & 1}


@given(deeds)
def test_a_hand_stays_sorted_and_everybody_knows_what_he_should(sequence):
    hand: list[int] = []
    knowers: list[int] = []
    model = Model()
    for deed, number, mask in sequence:
        if deed == "put":
            hands.put(hand, knowers, number, mask)
            model.put(number, mask)
        elif deed == "show":
            hands.show(knowers, mask)
            model.show(mask)
        elif hand and deed == "take":
            card = hand[number % len(hand)]
            hands.take(hand, knowers, card)
            model.take(card)
        elif hand:
            card = hand[number % len(hand)]
            assert hands.take_unseen(hand, knowers, number % len(hand), mask) == card
            model.take_unseen(card, mask)
        assert hand == sorted(model.hand.elements())
        assert len(knowers) == len(hand)
        assert hands.known_cards(hand, knowers, OWNER) == hand  # the owner always knows
        for seat in OBSERVERS:
            assert hands.known_cards(hand, knowers, seat) == sorted(model.known[seat].elements())


class TestTwoCopies:
    """Somebody holds two Vetoes and an Envoy; seat 1 watches."""

    hand: list[int]
    knowers: list[int]

    def known(self) -> list[int]:
        return hands.known_cards(self.hand, self.knowers, 1)

    def test_both_shown_and_one_played_leaves_one_known(self):
        self.hand, self.knowers = [ENVOY, VETO, VETO], [1, 1, 1]
        hands.show(self.knowers, 1 << 1)
        hands.take(self.hand, self.knowers, VETO)
        assert self.known() == [ENVOY, VETO]

    @pytest.mark.parametrize("knowers", [[1, 1, 3], [1, 3, 1]])
    def test_one_shown_and_one_played_leaves_nothing_known(self, knowers):
        """It may have been the one he showed, whichever of the two lay first."""
        self.hand, self.knowers = [ENVOY, VETO, VETO], knowers
        hands.take(self.hand, self.knowers, VETO)
        assert (self.hand, self.known()) == ([ENVOY, VETO], [])

    def test_another_card_played_leaves_the_knowledge_alone(self):
        self.hand, self.knowers = [ENVOY, VETO, VETO], [1, 1, 3]
        hands.take(self.hand, self.knowers, ENVOY)
        assert self.known() == [VETO]

    def test_a_third_copy_drawn_afterwards_is_not_known(self):
        self.hand, self.knowers = [VETO], [3]
        hands.put(self.hand, self.knowers, VETO, 1)
        assert self.known() == [VETO]
        hands.take(self.hand, self.knowers, VETO)
        assert self.known() == []

    def test_a_card_that_leaves_unseen_makes_all_others_unsure(self):
        self.hand, self.knowers = [ENVOY, VETO, VETO], [3, 3, 7]
        assert hands.take_unseen(self.hand, self.knowers, 0, 1 << 2 | 1) == ENVOY
        assert self.known() == []
        assert hands.known_cards(self.hand, self.knowers, 2) == [VETO]

    @pytest.mark.parametrize("at", [1, 2])
    def test_a_witness_cannot_tell_which_copy_was_taken(self, at):
        """He knew of one Veto and saw a Veto leave; that it was the other one is nothing he can know."""
        self.hand, self.knowers = [ENVOY, VETO, VETO], [1, 1, 3]
        assert hands.take_unseen(self.hand, self.knowers, at, 1 << 1 | 1) == VETO
        assert self.known() == []

    def test_a_card_that_is_not_there_cannot_be_taken(self):
        self.hand, self.knowers = [ENVOY, VETO], [1, 1]
        for card in (SPY, VETO + 1):
            with pytest.raises(RulesError, match=f"card {card} is not in this hand"):
                hands.take(self.hand, self.knowers, card)
        assert (self.hand, self.knowers) == ([ENVOY, VETO], [1, 1])


class TestAtTheTable:
    """The same through the rules of Parley."""

    def test_a_spy_sees_a_hand_and_what_is_drawn_later_stays_hidden(self):
        state = table([[SPY, ENVOY], [ENVOY, VETO]])
        state.deck.append(state.deck.pop(state.deck.index(VETO)))
        for action in (("play", SPY), ("target", 1), ("pass",)):
            PARLEY.apply(state, action)
        assert PARLEY.view(state, 0).known == [[], [ENVOY, VETO]]
        state.draw(1)
        assert state.hands[1] == [ENVOY, VETO, VETO]
        assert PARLEY.view(state, 0).known == [[], [ENVOY, VETO]]
        PARLEY.apply(state, ("play", ENVOY))
        PARLEY.apply(state, ("react", VETO))
        assert PARLEY.view(state, 0).known == [[], [ENVOY]]

    def test_thief_and_victim_know_the_stolen_card_the_third_does_not(self):
        state = table([[THEFT], [VETO], [ENVOY]])
        for action in (("play", THEFT), ("target", 1), ("pass",), ("pass",)):
            PARLEY.apply(state, action)
        assert state.hands == [[VETO], [], [ENVOY]]
        assert PARLEY.view(state, 1).known == [[VETO], [], []]
        assert PARLEY.view(state, 2).known == [[], [], []]
        assert PARLEY.view(state, None).known == [[], [], []]


@st.composite
def worlds(draw):
    """Three hands and two piles; each owner knows his cards, some cards are known to others too."""
    seats = st.sets(st.sampled_from([0, 1, 2, SPECTATOR])).map(lambda some: sum(1 << seat for seat in some))
    hand_lists, knower_lists = [], []
    for owner in range(3):
        held = sorted(draw(st.lists(st.tuples(cards, seats.map((1 << owner).__or__)), max_size=5)))
        hand_lists.append([card for card, _ in held])
        knower_lists.append([mask for _, mask in held])
    piles = draw(st.lists(st.lists(cards, max_size=5), min_size=2, max_size=2))
    return hand_lists, knower_lists, piles


viewers = st.sampled_from([0, 1, 2, SPECTATOR])


def copy(world):
    hand_lists, knower_lists, piles = world
    return [hand[:] for hand in hand_lists], [list(some) for some in knower_lists], [pile[:] for pile in piles]


def another_world(world, seat, shuffled):
    """What the seat does not know, changed about in an order that is handed in."""
    hand_lists, knower_lists, piles = copy(world)
    bit = 1 << seat
    slots = [
        (hand, at) for hand, some in zip(hand_lists, knower_lists) for at in range(len(hand)) if not some[at] & bit
    ]
    slots += [(pile, at) for pile in piles for at in range(len(pile))]
    pool = [where[at] for where, at in slots]
    shuffled(pool)
    for (where, at), card in zip(slots, pool, strict=True):
        where[at] = card
    for hand, some in zip(hand_lists, knower_lists):
        both = sorted(zip(hand, some))
        hand[:], some[:] = [card for card, _ in both], [mask for _, mask in both]
    return hand_lists, knower_lists, piles


class TestDealAnew:
    @given(worlds(), viewers, st.integers(0, 5))
    def test_what_is_known_stays_and_no_card_is_lost(self, world, seat, number):
        hand_lists, knower_lists, piles = copy(world)
        hands.deal_anew(hand_lists, knower_lists, piles, seat, Chance(seed_from(str(number))))
        old_hands, old_knowers, old_piles = world
        assert Counter(card for where in (*hand_lists, *piles) for card in where) == Counter(
            card for where in (*old_hands, *old_piles) for card in where
        )
        assert [len(pile) for pile in piles] == [len(pile) for pile in old_piles]
        for owner, (hand, some, old_hand, old_some) in enumerate(
            zip(hand_lists, knower_lists, old_hands, old_knowers, strict=True)
        ):
            assert hand == sorted(hand)
            for mask in some:  # what others know of each other is forgotten, unless everybody knows it
                assert mask >> SPECTATOR & 1 or not mask & ~(1 << owner | 1 << seat)
            assert hands.known_cards(hand, some, seat) == hands.known_cards(old_hand, old_some, seat)

    @given(worlds(), viewers, st.integers(0, 5), st.randoms(use_true_random=False))
    def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same(self, world, seat, number, order):
        other = another_world(world, seat, order.shuffle)
        world = copy(world)
        for some_world in (world, other):
            hands.deal_anew(*some_world, seat, Chance(seed_from(str(number))))
        assert world == other

    def test_what_is_unknown_does_change(self):
        """Every hidden card may lie anywhere: five cards in two hands and a pile, all 30 arrangements come up."""
        chance = Chance(seed_from("deal"))
        seen: Counter[str] = Counter()
        for _ in range(3000):
            hand_lists, knower_lists, piles = [[9], [1, 2], [3, 4]], [[1], [2, 2], [4, 4]], [[5]]
            hands.deal_anew(hand_lists, knower_lists, piles, 0, chance)
            assert hand_lists[0] == [9]
            seen[f"{hand_lists} {piles}"] += 1
        assert len(seen) == 30
        assert 60 < min(seen.values()) <= max(seen.values()) < 145

    def test_the_order_of_a_pile_is_unknown_too(self):
        chance = Chance(seed_from("pile"))
        seen = set()
        for _ in range(100):
            piles = [[1, 2, 3]]
            hands.deal_anew([], [], piles, 0, chance)
            seen.add(tuple(piles[0]))
        assert len(seen) == 6

    def test_a_spectator_knows_no_card_but_those_shown_to_all(self):
        chance = Chance(seed_from("spectator"))
        firsts = set()
        for _ in range(50):
            hand_lists, knower_lists = [[1, 2]], [[1, 1 | 1 << SPECTATOR]]
            piles = [[3, 4, 5]]
            hands.deal_anew(hand_lists, knower_lists, piles, SPECTATOR, chance)
            assert 2 in hand_lists[0]
            firsts.add(tuple(hand_lists[0]))
        assert firsts == {(1, 2), (2, 3), (2, 4), (2, 5)}
