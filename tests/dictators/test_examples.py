"""The booklet's two worked examples on skipped turns and multi-turn cards (§10), turn by turn."""

from __future__ import annotations

from dictators.scene import Table


def example(deck: list[str] | None = None) -> Table:
    """Joseph is in Oklahoma with Amtrak, Fidel is next with EMP."""
    return Table(2, dictators=["joseph", "fidel"], hands=[["amtrak"], ["emp"]], places=["OKC", "HNL"], deck=deck or [])


def test_EX_1_skips_add_up():
    """Amtrak's skip and EMP's skip: two turns are skipped, the third is played."""
    scene = example()
    scene.play("amtrak", "CMH")
    assert scene.place(0) == "CMH"
    assert scene.state.skips == [1, 0]
    scene.end()

    assert scene.state.active == 1
    scene.play("emp", "OH")
    assert scene.state.skips == [2, 0]
    scene.end()

    for left in (1, 0):  # Joseph's next two turns are skipped
        assert scene.state.active == 1
        assert scene.state.skips == [left, 0]
        scene.end()

    assert scene.state.active == 0
    assert scene.step == "TakeAction"
    assert scene.left == 3
    assert len(scene.said("skips")) == 2


def test_EX_1_only_who_is_in_the_state_skips():
    """Fidel himself is elsewhere and skips nothing; had he been in Ohio he would."""
    scene = example()
    scene.play("amtrak", "CMH")
    scene.end()
    scene.state.places[1] = scene.state.places[0]
    scene.play("emp", "OH")
    assert scene.state.skips == [2, 1]


def second_example() -> Table:
    """As EX-1, and with the last action of that turn Joseph draws Gouverneur Morris; his hand is empty."""
    scene = example(["gouverneur-morris"])
    scene.play("amtrak", "CMH")
    scene.act("draw")
    assert scene.father_of(0) == "gouverneur-morris"
    assert scene.hand(0) == []
    assert scene.state.skips[0] == 1
    return scene


def joseph_waits(scene: Table, turns: int) -> None:
    """Joseph's next turns are skipped: Gouverneur Morris neither counts them nor acts."""
    count = scene.state.father_counts[0]
    for left in reversed(range(turns)):
        assert scene.state.active == 1
        scene.end()
        assert scene.state.skips[0] == left
        assert scene.state.father_counts[0] == count
        assert scene.father_of(0) == "gouverneur-morris"
    if scene.state.active == 1:
        scene.end()
    assert scene.state.active == 0


def test_EX_2_skips_and_a_founding_father_of_three_turns():
    """Three skips in all; Gouverneur Morris counts the turn he came, then the two turns played after the skips."""
    scene = second_example()
    scene.end()  # J0
    assert scene.state.skips[0] == 2  # nothing to discard, so Morris adds one
    assert scene.state.father_counts[0] == 1  # 1 of 3
    scene.play("emp", "OH")
    assert scene.state.skips[0] == 3

    joseph_waits(scene, 3)  # J1, J2, J3

    scene.act("draw")  # J4
    drawn = scene.hand(0)
    assert len(drawn) == 1
    scene.end()
    assert scene.hand(0) == []  # his effect applies
    assert scene.pile()[-1] == drawn[0]
    assert scene.state.skips[0] == 0
    assert scene.state.father_counts[0] == 2  # 2 of 3
    scene.end()

    assert scene.state.active == 0
    scene.act("draw")  # J5
    scene.end()
    assert scene.hand(0) == []  # once more
    assert scene.state.skips[0] == 0
    assert scene.father_of(0) == ""
    assert scene.names(scene.state.father_discard) == ["gouverneur-morris"]
    scene.end()

    assert scene.state.active == 0
    scene.act("draw")  # J6: he is gone
    scene.end()
    assert len(scene.hand(0)) == 1


def test_EX_2b_no_card_to_discard_in_between():
    """With an empty hand at the end of J4 one more turn is skipped before J5, and not counted."""
    scene = second_example()
    scene.end()  # J0
    scene.play("emp", "OH")
    joseph_waits(scene, 3)  # J1, J2, J3

    assert scene.hand(0) == []
    scene.end()  # J4, nothing to discard
    assert scene.state.skips[0] == 1
    assert scene.state.father_counts[0] == 2

    joseph_waits(scene, 1)

    scene.act("draw")  # J5
    scene.end()
    assert scene.state.skips[0] == 0
    assert scene.father_of(0) == ""
    assert scene.names(scene.state.father_discard) == ["gouverneur-morris"]


def test_EX_2b_and_again_at_the_end():
    """With an empty hand at the end of J5 too, Morris leaves and one more skip is owed all the same."""
    scene = second_example()
    scene.end()
    scene.play("emp", "OH")
    joseph_waits(scene, 3)
    scene.end()  # J4
    joseph_waits(scene, 1)
    scene.end()  # J5
    assert scene.father_of(0) == ""
    assert scene.state.skips[0] == 1
    scene.end()
    assert scene.state.active == 1  # skipped
    assert scene.state.skips[0] == 0
