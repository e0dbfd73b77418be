"""What is called sure is sure: tests and intervals have the values of their authors, and hold as often as they say."""

from __future__ import annotations

from random import Random

import pytest

from brink.lab.comparing import (
    Stratum,
    effect,
    holm,
    paired,
    paired_interval,
    paired_numbers,
    z_of_all,
)
from brink.lab.sentences import piece_sentences, sentence, sentences
from brink.lab.sheets import Sheet, columns, shown
from brink.lab.statistics import Z, wilson


def test_mcnemar_is_exact_for_few() -> None:
    """Ten pairs to one side and two to the other: 2 (1 + 12 + 66) / 4096."""
    found = paired([1.0] * 10 + [-1.0] * 2 + [0.0] * 88)
    assert found.p == pytest.approx(158 / 4096)
    assert (found.pairs, found.mean) == (100, pytest.approx(0.08))


def test_mcnemar_is_the_score_test_for_many() -> None:
    assert paired([1.0] * 300 + [-1.0] * 240).p == pytest.approx(0.00982, abs=1e-4)  # z = 60 / sqrt(540)
    assert paired([]).p == paired([0.0] * 50).p == 1.0


def test_bonett_and_price() -> None:
    """As in their paper: (b + 1) and (c + 1) of (n + 2)."""
    low, high = paired_interval(8 - 3, 8 + 3, 50)
    gain, loss = 9 / 52, 4 / 52
    margin = Z * ((gain + loss - (gain - loss) ** 2) / 52) ** 0.5
    assert (low, high) == pytest.approx((gain - loss - margin, gain - loss + margin))


def test_an_interval_of_pairs_holds_as_often_as_it_says() -> None:
    """Wins with a true difference of 10 points, 60 pairs, 1000 times."""
    chance, held = Random(1), 0
    for _ in range(1000):
        draws = [chance.random() for _ in range(60)]
        low, high = paired_interval(*_sums([(-1 if one < 0.15 else 1 if one < 0.40 else 0) for one in draws]), 60)
        held += low <= 0.10 <= high
    assert 930 <= held <= 975


def _sums(differences: list[int]) -> tuple[int, int]:
    return sum(differences), sum(one * one for one in differences)


def test_lengths_are_compared_by_their_mean() -> None:
    found = paired_numbers([1.0, 2.0, 3.0, 4.0])
    error = (5 / 3 / 4) ** 0.5
    assert (found.low, found.high) == pytest.approx((2.5 - Z * error, 2.5 + Z * error))
    assert paired_numbers([0.0, 0.0]).p == 1.0
    assert paired_numbers([2.0, 2.0]).p == 0.0
    assert paired_numbers([2.0]).p == 1.0


def test_cochran_mantel_haenszel() -> None:
    """One table of 40: expected 10, variance 20 * 20 * 20 * 20 / (1600 * 39), less a half for continuity."""
    found = effect([Stratum(20, 15, 40, 20)])
    assert (found.seats, found.wins, found.usual) == (20, 15, 0.5)
    assert found.p == pytest.approx(0.00495, abs=1e-5)


def test_a_piece_of_a_strong_role_is_not_called_strong() -> None:
    """The strong win 80 of 100 with it and without it, the weak 20; but the strong have it more often."""
    found = effect([Stratum(400, 320, 500, 400), Stratum(100, 20, 500, 100)])
    assert found.wins / found.seats == pytest.approx(found.usual) == pytest.approx(0.68)
    assert found.p == 1.0


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_by_chance_alone_hardly_anything_is_called_sure() -> None:
    """Forty pieces that do nothing, 200 reports: in at most about 5 of 100 one is called sure."""
    chance, wrong = Random(2), 0
    for _ in range(200):
        found = [effect([Stratum(50, sum(chance.random() < 0.5 for _ in range(50)), 400, 200)]).p for _ in range(40)]
        wrong += min(holm(found)) < 0.05
    assert wrong <= 18


def test_intervals_that_hold_together_are_wider() -> None:
    assert z_of_all(1) == pytest.approx(Z, abs=1e-5)
    assert z_of_all(100) == pytest.approx(3.4808, abs=1e-4)
    assert wilson(5, 10, z_of_all(100))[0] < wilson(5, 10)[0]


# -- in words -------------------------------------------------------------------------------------------------------


def comparison(what: str, unit: str, first: float, this: float, low: float, high: float, p: float) -> Sheet:
    names = ("first arm", "this arm", "difference", "from", "to")
    made = columns("what", "unit", ("pairs", "count"), *((name, "number") for name in names), ("p", "chance"))
    row = (what, unit, 400, first, this, this - first, low, high, p)
    return Sheet(name="comparison", title="", columns=made, rows=[row])


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (
            comparison("West wins", "%", 28.5, 34.0, 1.2, 9.8, 0.012),
            "West wins 34.0\u00a0% of games with mine, 28.5\u00a0% with standard: 5.5 points more "
            "(95 %: 1.2 to 9.8 more; 400 pairs of games). That is sure: p = 0.012 after Holm's correction.",
        ),
        (
            comparison("decisions", "a game", 900.0, 880.0, -45.0, 5.0, 0.4),
            "A game has 880.0 decisions with mine, 900.0 with standard: 20.0 less (95 %: -45.0 to +5.0; "
            "400 pairs of games). That is not sure: p = 0.400 after Holm's correction.",
        ),
        (
            comparison("ended by missiles", "%", 10.0, 4.0, -9.0, -3.0, 0.0),
            "4.0\u00a0% of games ended by missiles with mine, 10.0\u00a0% with standard: 6.0 points less "
            "(95 %: 3.0 to 9.0 less; 400 pairs of games). That is sure: p < 0.001 after Holm's correction.",
        ),
    ],
)
def test_a_difference_is_told_in_a_plain_sentence(sheet: Sheet, words: str) -> None:
    assert sentence(sheet.records()[0], ["standard", "mine"]) == words


def test_where_nothing_is_sure_that_is_said_and_what_could_still_be() -> None:
    said = sentences(comparison("West wins", "%", 30.0, 31.0, -4.2, 6.2, 1.0), ["standard", "mine"])
    assert [sure for sure, _ in said] == [False, False]
    assert "of 1 comparisons none is sure" in said[0][1]
    assert "hardly greater than 6.2 points" in said[0][1]
    none = Sheet(name="x", title="", columns=columns("piece", ("p", "chance")), rows=[("Envoy", 1.0)])
    assert piece_sentences(none) == [(False, "No piece is drawn or played more or less often than chance explains.")]


def test_figures_are_rounded_for_people_and_not_for_programs() -> None:
    assert [shown(1234, "count"), shown(0.12345, "share"), shown(-0.05, "points")] == ["1,234", "12.3\u00a0%", "-5.0"]
    assert [shown(None, "share"), shown(0.0001, "chance"), shown(2.345, "number")] == ["–", "< 0.001", "2.35"]
    sheet = Sheet(name="x", title="", columns=columns("name", ("share", "share")), rows=[("a, b", 0.12345)])
    assert sheet.csv() == 'name,share\n"a, b",0.12345\n'
