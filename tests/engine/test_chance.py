"""Chance: a keyed counter stream that anybody can compute again."""

from __future__ import annotations

import struct
from collections import Counter
from hashlib import blake2b
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brink.engine import RecordError, RulesError
from brink.engine.chance import Chance, Script, commitment, new_seed, seed_from

SEED = bytes(range(16))
seeds = st.binary(min_size=16, max_size=16)


def words(seed: bytes):
    """The stream as it is described, written a second time."""
    block = 0
    while True:
        digest = blake2b(struct.pack("<Q", block), digest_size=64, key=seed).digest()
        for at in range(0, 64, 4):
            yield int.from_bytes(digest[at : at + 4], "little")
        block += 1


def below(stream, n: int) -> int:
    limit = 2**32 - 2**32 % n
    return next(word % n for word in stream if word < limit)


def test_known_answers():
    """Pinned: a record must replay to the same dice for ever."""
    chance = Chance(SEED)
    assert [chance.below(2**32) for _ in range(4)] == [1816669995, 3733451101, 932949421, 403742431]
    assert [chance.die(6) for _ in range(12)] == [1, 3, 4, 5, 1, 6, 3, 1, 5, 5, 4, 1]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [1, 0, 6, 9, 7, 5, 4, 8, 3, 2]
    assert chance.drawn == 25


@given(seeds, st.lists(st.integers(1, 2**32), min_size=1, max_size=60))
def test_the_stream_is_blake2b_with_rejection(seed, ranges):
    chance, stream = Chance(seed), words(seed)
    for n in ranges:
        assert chance.below(n) == below(stream, n)


def test_a_range_that_a_remainder_would_favour():
    """Of 3 * 2**30 numbers the first third would come up half of the time if words were merely reduced."""
    n = 3 * 2**30
    chance = Chance(SEED)
    drawn = [chance.below(n) for _ in range(6000)]
    accepted = (word for word in words(SEED) if word < n)
    assert drawn == list(islice(accepted, 6000))
    assert abs(sum(number < 2**30 for number in drawn) / 6000 - 1 / 3) < 0.03
    assert 6000 / 0.75 * 0.95 < chance.drawn < 6000 / 0.75 * 1.05  # a quarter of the words is rejected


def test_the_ends_of_what_is_possible():
    chance = Chance(SEED)
    assert {chance.below(1) for _ in range(50)} == {0}
    assert chance.drawn == 50
    with pytest.raises(RulesError, match="no range of 4294967297"):
        chance.below(2**32 + 1)


def test_die_and_below_reach_every_number():
    chance = Chance(SEED)
    assert {chance.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.below(6) for _ in range(200)} == {0, 1, 2, 3, 4, 5}


@given(seeds, st.lists(st.integers(0, 9), max_size=30))
def test_a_shuffle_is_a_permutation(seed, items):
    shuffled = items[:]
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(seeds, st.integers(0, 40), st.lists(st.integers(0, 9), max_size=60))
def test_a_shuffle_is_a_row_of_numbers_below(seed, before, items):
    """With or without somebody who writes them down, and from wherever the stream stands."""
    quiet, traced = Chance(seed, before), Chance(seed, before)
    traced.trace = []
    one, other = items[:], items[:]
    quiet.shuffle(one)
    traced.shuffle(other)
    assert (one, quiet.drawn) == (other, traced.drawn)
    assert len(traced.trace) == max(0, len(items) - 1)
    assert quiet.below(1000) == traced.below(1000)


@pytest.mark.parametrize("size", [3, 4])
def test_every_permutation_is_as_likely_as_the_others(size):
    chance = Chance(SEED)
    seen: Counter[tuple[int, ...]] = Counter()
    kinds = list(permutations(range(size)))
    rounds = 200 * len(kinds)
    for _ in range(rounds):
        cards = list(range(size))
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(kinds)
    chi_square = sum((seen[kind] - 200) ** 2 / 200 for kind in kinds)
    assert chi_square < {3: 20.5, 4: 49.7}[size]  # one in a thousand fair shufflers fails this; ours is always the same


@pytest.mark.parametrize("used", [0, 1, 7, 15, 16, 17, 31, 32, 33, 100])
def test_resumed_in_the_middle_of_a_block(used):
    chance = Chance(SEED)
    for _ in range(used):
        chance.below(2**32)
    stored = Chance(chance.seed, chance.drawn)
    assert [stored.below(1000) for _ in range(40)] == [chance.below(1000) for _ in range(40)]
    assert stored.drawn == chance.drawn


@given(seeds, st.integers(0, 40), st.integers(0, 40), st.integers(0, 40))
def test_copies_go_their_own_way(seed, first, ahead, behind):
    chance, reference = Chance(seed), Chance(seed)
    for _ in range(first):
        assert chance.below(2**32) == reference.below(2**32)
    copy = chance.copy()
    for _ in range(ahead):
        copy.below(2**32)
    assert chance.drawn == first
    assert copy.drawn == first + ahead
    for _ in range(behind):
        assert chance.below(2**32) == reference.below(2**32)
    assert copy.drawn == first + ahead


def test_a_copy_does_not_write_into_the_trace_of_its_origin():
    chance = Chance(SEED)
    chance.trace = []
    first = chance.below(10)
    chance.copy().below(10)
    assert chance.trace == [first]


def test_the_trace_holds_what_was_given_out_and_nothing_rejected():
    chance = Chance(SEED)
    chance.trace = []
    given_out = [chance.below(3 * 2**30) for _ in range(50)]
    assert chance.drawn > 50
    assert chance.trace == given_out
    chance.trace.clear()
    assert chance.die(6) == chance.trace[0] + 1


def test_a_fork_is_another_stream_and_takes_nothing_from_its_origin():
    chance = Chance(SEED)
    early = chance.fork("bot 1")
    assert chance.drawn == 0
    chance.below(6)
    late, other = chance.fork("bot 1"), chance.fork("bot 2")

    def numbers(some: Chance) -> list[int]:
        return [some.below(2**32) for _ in range(20)]

    first = numbers(early)
    assert first == numbers(late)
    assert len({*first, *numbers(other), *numbers(Chance(SEED)), *numbers(Chance(bytes(16)).fork("bot 1"))}) == 80


@pytest.mark.parametrize("seed", [b"", bytes(15), bytes(17), bytes(32)])
def test_a_seed_of_another_length_is_refused(seed):
    with pytest.raises(RecordError, match=f"16 bytes, this one has {len(seed)}"):
        Chance(seed)


class TestScript:
    """Chance read from a record."""

    def test_gives_out_what_is_recorded(self):
        script = Script([3, 0, 5])
        script.trace = []
        assert [script.below(6), script.below(1), script.die(6)] == [3, 0, 6]
        assert script.trace == [3, 0, 5]

    @pytest.mark.parametrize(("result", "n"), [(6, 6), (-1, 6), (1, 1), (2**40, 6)])
    def test_refuses_what_does_not_fit(self, result, n):
        script = Script([result])
        with pytest.raises(RecordError, match=f"chance result {result} does not fit a range of {n}"):
            script.below(n)
        assert script.drawn == 0

    def test_refuses_to_go_on_after_the_last_result(self):
        script = Script([1])
        script.below(2)
        with pytest.raises(RecordError, match="fewer chance results"):
            script.below(2)

    def test_a_copy_keeps_the_place_and_goes_its_own_way(self):
        script = Script([1, 2, 3])
        script.below(9)
        copy = script.copy()
        assert [copy.below(9), copy.below(9)] == [2, 3]
        assert script.below(9) == 2

    def test_a_shuffle_by_script(self):
        chance = Chance(SEED)
        chance.trace = []
        cards, again = list(range(20)), list(range(20))
        chance.shuffle(cards)
        Script(chance.trace).shuffle(again)
        assert again == cards


class TestSeeds:
    def test_a_commitment_fixes_the_seed_without_telling_it(self):
        assert commitment(SEED) == "1578508fc40fffc4e5d7c3358ef0d2df35e964a8449e660afd34f30cd0383876"
        assert SEED.hex() not in commitment(SEED)
        assert commitment(SEED) != blake2b(SEED, digest_size=32).hexdigest()  # no other use of the hash reveals it
        neighbours = {commitment((int.from_bytes(SEED, "big") ^ 1 << bit).to_bytes(16, "big")) for bit in range(128)}
        assert len(neighbours | {commitment(SEED)}) == 129

    def test_the_commitment_tells_nothing_about_the_stream(self):
        published = bytes.fromhex(commitment(SEED))
        stream = b"".join(word.to_bytes(4, "little") for word in islice(words(SEED), 64))
        assert published[:4] not in stream

    def test_hexadecimal_is_taken_as_it_is(self):
        assert seed_from(SEED.hex()) == SEED
        assert seed_from("FF" * 16) == seed_from("ff" * 16) == b"\xff" * 16

    @pytest.mark.parametrize(
        "text",
        ["", "1", "Königsberg", "x" * 32, "ab" * 15, "ab" * 17, "aa bb cc dd ee ff aa bb cc dd ee", " " * 32],
    )
    def test_anything_else_is_hashed(self, text):
        """Also a phrase of 32 characters, and hexadecimal digits with blanks between them."""
        assert seed_from(text) == blake2b(text.encode(), digest_size=16).digest()
        assert Chance(seed_from(text)).below(6) in range(6)

    def test_new_seeds_are_new(self):
        assert len({new_seed() for _ in range(20)}) == 20
        assert {len(new_seed()) for _ in range(20)} == {16}
