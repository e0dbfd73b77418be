"""Hidden hands: who knows which card, when copies cannot be told apart."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brink.engine import SPECTATOR, Chance, RulesError, only
from brink.engine.chance import seed_from
from brink.engine.hands import Hand, deal_hands_anew
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
    hand, model = Hand(), Model()
    for deed, number, mask in sequence:
        if deed == "put":
            hand.put(number, mask)
            model.put(number, mask)
        elif deed == "show":
            hand.show(mask)
            model.show(mask)
        elif hand and deed == "take":
            card = hand[number % len(hand)]
            hand.take(card)
            model.take(card)
        elif hand:
            card = hand[number % len(hand)]
            assert hand.take_unseen(number % len(hand), mask) == card
            model.take_unseen(card, mask)
        assert list(hand) == sorted(model.hand.elements())
        assert len(hand.knowers) == len(hand)
        assert hand.known_to(OWNER) == hand.cards  # the owner always knows
        for seat in OBSERVERS:
            assert hand.known_to(seat) == sorted(model.known[seat].elements())


class TestTwoCopies:
    """Somebody holds two Vetoes and an Envoy; seat 1 watches."""

    def test_both_shown_and_one_played_leaves_one_known(self):
        hand = Hand.of([VETO, ENVOY, VETO], only(OWNER))
        hand.show(only(1))
        hand.take(VETO)
        assert hand.known_to(1) == [ENVOY, VETO]

    @pytest.mark.parametrize("knowers", [[1, 1, 3], [1, 3, 1]])
    def test_one_shown_and_one_played_leaves_nothing_known(self, knowers):
        """It may have been the one he showed, whichever of the two lay first."""
        hand = Hand([ENVOY, VETO, VETO], knowers)
        hand.take(VETO)
        assert (hand.cards, hand.known_to(1)) == ([ENVOY, VETO], [])

    def test_another_card_played_leaves_the_knowledge_alone(self):
        hand = Hand([ENVOY, VETO, VETO], [1, 1, 3])
        hand.take(ENVOY)
        assert hand.known_to(1) == [VETO]

    def test_a_third_copy_drawn_afterwards_is_not_known(self):
        hand = Hand([VETO], [3])
        hand.put(VETO, only(OWNER))
        assert hand.known_to(1) == [VETO]
        hand.take(VETO)
        assert hand.known_to(1) == []

    def test_a_card_that_leaves_unseen_makes_all_others_unsure(self):
        hand = Hand([ENVOY, VETO, VETO], [3, 3, 7])
        assert hand.take_unseen(0, only(OWNER, 2)) == ENVOY
        assert hand.known_to(1) == []
        assert hand.known_to(2) == [VETO]

    @pytest.mark.parametrize("at", [1, 2])
    def test_a_witness_cannot_tell_which_copy_was_taken(self, at):
        """He knew of one Veto and saw a Veto leave; that it was the other one is nothing he can know."""
        hand = Hand([ENVOY, VETO, VETO], [1, 1, 3])
        assert hand.take_unseen(at, only(OWNER, 1)) == VETO
        assert hand.known_to(1) == []

    def test_a_card_that_is_not_there_cannot_be_taken(self):
        hand = Hand.of([ENVOY, VETO], only(OWNER))
        for card in (SPY, VETO + 1):
            with pytest.raises(RulesError, match=f"card {card} is not in this hand"):
                hand.take(card)
        assert hand == Hand([ENVOY, VETO], [1, 1])


def test_a_clone_has_cards_and_knowers_of_its_own():
    hand = Hand.of([ENVOY, VETO], only(OWNER))
    clone = hand.clone()
    clone.show(only(1))
    clone.take(VETO)
    assert hand == Hand([ENVOY, VETO], [1, 1])
    clone.clear()
    assert (len(clone), len(hand), ENVOY in hand, SPY in hand) == (0, 2, True, False)


class TestAtTheTable:
    """The same through the rules of Parley."""

    def test_a_spy_sees_a_hand_and_what_is_drawn_later_stays_hidden(self):
        state = table([[SPY, ENVOY], [ENVOY, VETO]])
        state.deck.append(state.deck.pop(state.deck.index(VETO)))
        for action in (("play", SPY), ("target", 1), ("pass",)):
            PARLEY.apply(state, action)
        assert PARLEY.view(state, 0).known == [[], [ENVOY, VETO]]
        state.draw(1)
        assert state.hands[1].cards == [ENVOY, VETO, VETO]
        assert PARLEY.view(state, 0).known == [[], [ENVOY, VETO]]
        PARLEY.apply(state, ("play", ENVOY))
        PARLEY.apply(state, ("react", VETO))
        assert PARLEY.view(state, 0).known == [[], [ENVOY]]

    def test_thief_and_victim_know_the_stolen_card_the_third_does_not(self):
        state = table([[THEFT], [VETO], [ENVOY]])
        for action in (("play", THEFT), ("target", 1), ("pass",), ("pass",)):
            PARLEY.apply(state, action)
        assert [hand.cards for hand in state.hands] == [[VETO], [], [ENVOY]]
        assert PARLEY.view(state, 1).known == [[VETO], [], []]
        assert PARLEY.view(state, 2).known == [[], [], []]
        assert PARLEY.view(state, None).known == [[], [], []]


@st.composite
def worlds(draw):
    """Three hands and two piles; each owner knows his cards, some cards are known to others too."""
    seats = st.sets(st.sampled_from([0, 1, 2, SPECTATOR])).map(lambda some: only(*some))
    some = []
    for owner in range(3):
        held = sorted(draw(st.lists(st.tuples(cards, seats.map(only(owner).__or__)), max_size=5)))
        some.append(Hand([card for card, _ in held], [mask for _, mask in held]))
    return some, draw(st.lists(st.lists(cards, max_size=5), min_size=2, max_size=2))


viewers = st.sampled_from([0, 1, 2, SPECTATOR])


def copy(world):
    hands, piles = world
    return [hand.clone() for hand in hands], [pile[:] for pile in piles]


def another_world(world, seat, shuffled):
    """What the seat does not know, changed about in an order that is handed in."""
    hands, piles = copy(world)
    slots = [(hand.cards, at) for hand in hands for at, mask in enumerate(hand.knowers) if not mask & only(seat)]
    slots += [(pile, at) for pile in piles for at in range(len(pile))]
    pool = [where[at] for where, at in slots]
    shuffled(pool)
    for (where, at), card in zip(slots, pool, strict=True):
        where[at] = card
    for hand in hands:
        both = sorted(zip(hand.cards, hand.knowers))
        hand.cards[:], hand.knowers[:] = [card for card, _ in both], [mask for _, mask in both]
    return hands, piles


class TestDealAnew:
    @given(worlds(), viewers, st.integers(0, 5))
    def test_what_is_known_stays_and_no_card_is_lost(self, world, seat, number):
        hands, piles = copy(world)
        deal_hands_anew(hands, piles, seat, Chance(seed_from(str(number))))
        old_hands, old_piles = world
        assert Counter(card for where in (*hands, *piles) for card in where) == Counter(
            card for where in (*old_hands, *old_piles) for card in where
        )
        assert [len(pile) for pile in piles] == [len(pile) for pile in old_piles]
        for owner, (hand, old_hand) in enumerate(zip(hands, old_hands, strict=True)):
            assert hand.cards == sorted(hand.cards)
            for mask in hand.knowers:  # what others know of each other is forgotten, unless everybody knows it
                assert mask >> SPECTATOR & 1 or not mask & ~only(owner, seat)
            assert hand.known_to(seat) == old_hand.known_to(seat)

    @given(worlds(), viewers, st.integers(0, 5), st.randoms(use_true_random=False))
    def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same(self, world, seat, number, order):
        other = another_world(world, seat, order.shuffle)
        world = copy(world)
        for hands, piles in (world, other):
            deal_hands_anew(hands, piles, seat, Chance(seed_from(str(number))))
        assert world == other

    def test_what_is_unknown_does_change(self):
        """Every hidden card may lie anywhere: five cards in two hands and a pile, all 30 arrangements come up."""
        chance = Chance(seed_from("deal"))
        seen: Counter[str] = Counter()
        for _ in range(3000):
            hands, piles = [Hand.of(held, only(owner)) for owner, held in enumerate(([9], [1, 2], [3, 4]))], [[5]]
            deal_hands_anew(hands, piles, 0, chance)
            assert hands[0].cards == [9]
            seen[f"{hands} {piles}"] += 1
        assert len(seen) == 30
        assert 60 < min(seen.values()) <= max(seen.values()) < 145

    def test_the_order_of_a_pile_is_unknown_too(self):
        chance = Chance(seed_from("pile"))
        seen = set()
        for _ in range(100):
            piles = [[1, 2, 3]]
            deal_hands_anew([], piles, 0, chance)
            seen.add(tuple(piles[0]))
        assert len(seen) == 6

    def test_a_card_comes_only_to_a_place_with_its_back(self):
        chance = Chance(seed_from("backs"))
        backs = [0, 1, 1, 1, 2, 2, 2]
        seen = set()
        for _ in range(200):
            held, pile = [Hand([1, 4], [1, 1]), Hand([2, 5], [2, 2])], [6, 3]
            deal_hands_anew(held, [pile], 0, chance, backs=backs)
            assert held[0].cards == [1, 4]
            assert [backs[card] for card in (*held[1], *pile)] == [1, 2, 2, 1]
            seen.add((*held[1], *pile))
        assert seen == {(2, 5, 6, 3), (2, 6, 5, 3), (3, 5, 6, 2), (3, 6, 5, 2)}

    def test_a_spectator_knows_no_card_but_those_shown_to_all(self):
        chance = Chance(seed_from("spectator"))
        firsts = set()
        for _ in range(50):
            hand, pile = Hand([1, 2], [only(0), only(0, SPECTATOR)]), [3, 4, 5]
            deal_hands_anew([hand], [pile], SPECTATOR, chance)
            assert 2 in hand
            firsts.add(tuple(hand))
        assert firsts == {(1, 2), (2, 3), (2, 4), (2, 5)}

    def test_each_card_comes_to_a_place_with_its_back(self):
        """Designs 0 and 1 have one back, 2 and 3 another; the owner's other cards and the pile are all unknown."""
        chance, backs = Chance(seed_from("backs")), [0, 0, 1, 1]
        seen = set()
        for _ in range(50):
            hand, pile = Hand.of([0, 2], only(0)), [1, 3]
            deal_hands_anew([hand], [pile], 1, chance, backs=backs)
            assert [backs[card] for card in hand] == [0, 1]
            assert [backs[card] for card in pile] == [0, 1]
            seen.add((*hand, *pile))
        assert len(seen) == 4
