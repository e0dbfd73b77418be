"""State: clones that share nothing, dumps that are the same bytes for ever, and what was shown to whom."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, MutableSequence, Sequence
from enum import IntEnum
from typing import Any, Literal, NewType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brink.engine import BrinkError, Chance, Entry, Given, Part, RecordError, RulesError, State, only
from brink.engine.chance import Script, seed_from
from engine.tools import ENVOY, PARLEY, SPY, THEFT, VETO, begin, play_on, table
from engine.toy import PACK, TOY, Ask, Finish, start
from parley import Parley

Number = NewType("Number", int)


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Frozen(msgspec.Struct, frozen=True):
    a: int = 0


class Unit(Part, kw_only=True):
    steps: int
    cargo: list[int] = []


class Army(Part, kw_only=True):
    name: str
    units: list[Unit] = []
    log: list[int] = []  # an ordinary field that only happens to be called so
    agenda: list[list[int]] = []


class Everything(State, kw_only=True):
    """A field of every kind that a game may use."""

    a_number: int = 0
    a_new_type: Number = Number(0)
    a_truth: bool = False
    a_word: str = ""
    a_choice: Literal["x", "y"] = "x"
    an_enum: Colour = Colour.RED
    some_bytes: bytes = b""
    maybe: int | None = None
    frozen: Frozen = Frozen()
    a_tuple: tuple[int, ...] = ()
    an_action: Given = ("pass",)
    actions: list[Given] = []
    tuples: tuple[tuple[int, str], ...] = ()
    numbers: list[int] = []
    words: list[str] = []
    frozens: list[Frozen] = []
    pairs: list[tuple[int, int]] = []
    maybes: list[int | None] = []
    rows: list[list[int]] = []
    blocks: list[list[list[int]]] = []
    board: bytearray = bytearray()
    boards: list[bytearray] = []
    army: Army
    armies: list[Army] = []
    fronts: list[list[Army]] = []


small = st.integers(-5, 300)
numbers = st.lists(small, max_size=4)
boards = st.binary(max_size=4).map(bytearray)
units = st.builds(Unit, steps=small, cargo=numbers)
armies = st.builds(
    Army,
    name=st.text(max_size=3),
    units=st.lists(units, max_size=3),
    log=numbers,
    agenda=st.lists(numbers, max_size=2),
)
everything = st.builds(
    Everything,
    players=st.just(2),
    pack=st.just(PACK),
    chance=st.builds(Chance, st.just(bytes(16)), st.integers(0, 40)),
    agenda=st.just([Finish(), Ask(0)]),
    shown_to=st.just([1, 2]),
    a_number=small,
    a_word=st.text(max_size=3),
    maybe=st.none() | small,
    frozen=st.builds(Frozen, small),
    a_tuple=numbers.map(tuple),
    actions=st.lists(st.tuples(st.sampled_from(["play", "draw"]), small), max_size=2),
    numbers=numbers,
    words=st.lists(st.text(max_size=3), max_size=3),
    frozens=st.lists(st.builds(Frozen, small), max_size=3),
    pairs=st.lists(st.tuples(small, small), max_size=3),
    maybes=st.lists(st.none() | small, max_size=3),
    rows=st.lists(numbers, max_size=3),
    blocks=st.lists(st.lists(numbers, max_size=2), max_size=2),
    board=boards,
    boards=st.lists(boards, max_size=3),
    army=armies,
    armies=st.lists(armies, max_size=2),
    fronts=st.lists(st.lists(armies, max_size=2), max_size=2),
)


def plain(state: Any) -> bytes:
    return msgspec.json.encode(state, enc_hook=lambda value: str(getattr(value, "drawn", "pack")))


def changeable(value: Any, found: dict[int, Any] | None = None) -> dict[int, Any]:
    """Everything inside that can change, by identity."""
    found = {} if found is None else found
    if isinstance(value, Part | list | bytearray | Chance):
        found[id(value)] = value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            changeable(getattr(value, name), found)
    elif isinstance(value, list | tuple):
        for item in value:
            changeable(item, found)
    return found


def spoil(value: Any) -> None:
    """Change whatever can change, however deep."""
    for part in changeable(value).values():
        if isinstance(part, list):
            part.append(77)
        elif isinstance(part, bytearray):
            part.append(7)
        elif isinstance(part, Chance):
            part.below(6)
        else:
            for name in part.__struct_fields__:
                if isinstance(getattr(part, name), int):
                    setattr(part, name, 77)


class TestClone:
    @given(everything)
    def test_a_clone_is_equal_and_shares_nothing_that_can_change(self, state):
        clone = state.clone()
        assert plain(clone) == plain(state)
        assert type(clone) is Everything
        assert not changeable(clone).keys() & changeable(state).keys()

    @given(everything)
    def test_whatever_happens_to_a_clone_leaves_its_origin_alone(self, state):
        before = plain(state)
        clone = state.clone()
        spoil(clone)
        assert plain(clone) != before
        assert plain(state) == before

    @given(everything)
    def test_whatever_happens_to_the_origin_leaves_its_clone_alone(self, state):
        clone = state.clone()
        before = plain(clone)
        spoil(state)
        assert plain(clone) == before

    def test_frozen_things_are_shared(self):
        state = start(Ask(0), Finish())
        clone = state.clone()
        assert clone.pack is state.pack
        assert all(one is other for one, other in zip(clone.agenda, state.agenda, strict=True))

    def test_a_clone_has_no_log_and_writes_none(self):
        match = begin()
        match.state.log = []
        clone = match.state.clone()
        assert clone.log is None
        clone.say("round", round=1)
        assert match.state.log == []

    def test_a_clone_goes_on_with_recorded_chance(self):
        """A state that is replayed without its seed has a script; a clone must not fall back on some other chance."""
        state = start(Ask(0), Finish())
        state.chance = Script([4, 2])
        clone = state.clone()
        assert [clone.chance.below(6), clone.chance.below(6)] == [4, 2]
        assert state.chance.drawn == 0

    def test_a_state_of_parley_moved_on_by_a_clone(self):
        match = play_on(begin(4), 30)
        before = PARLEY.dump(match.state)
        for action in PARLEY.legal(match.state):
            PARLEY.apply(match.state.clone(), action)
        assert PARLEY.dump(match.state) == before


class Loose(msgspec.Struct):
    a: int = 0


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (list, "typed list"),
        (dict, "typed list"),
        (set, "typed list"),
        (tuple, "typed list"),
        (Any, "typed list"),
        (object, "typed list"),
        (set[int], "typed list"),
        (frozenset[str], "typed list"),
        (deque[int], "typed list"),
        (Sequence[int], "typed list"),
        (MutableSequence[int], "typed list"),
        (Loose, "a Part, or freeze it"),
        (list[Loose], "a Part, or freeze it"),
        (list[set[int]], "typed list"),
        (list[Any], "typed list"),
        (Callable[[], None], "typed list"),
        (dict[str, int], "a dictionary is stored in the order it was filled; use a list"),
        (list[dict[str, Unit]], "a dictionary is stored in the order it was filled"),
        (tuple[list[int], ...], "tuple of things that change cannot be cloned; use a list"),
        (tuple[int, Unit], "tuple of things that change"),
        (list[int] | None, "sometimes a list or a part cannot be cloned; use an empty one"),
        (Unit | None, "sometimes a list or a part"),
        (list[list[int] | None], "sometimes a list or a part"),
    ],
)
def test_a_field_that_cannot_be_cloned_is_refused_by_name(kind, message):
    """Whatever the kernel is not sure about is an error at the first clone, not a leak later."""
    cls = msgspec.defstruct("Sloppy", [("field", kind)], bases=(Part,), kw_only=True)
    with pytest.raises(RulesError, match=r"^Sloppy\.field: ") as error:
        cls(field=None).clone()
    assert message in str(error.value)


class TestKnowledge:
    def test_what_is_shown_to_all_counts_for_everybody(self):
        state = begin(3).state
        before = [state.knowledge(viewer) for viewer in (0, 1, 2, None)]
        state.reveal()
        assert [state.knowledge(viewer) for viewer in (0, 1, 2, None)] == [count + 1 for count in before]

    def test_what_is_shown_to_some_counts_for_them(self):
        state = begin(3).state
        before = [state.knowledge(viewer) for viewer in (0, 1, 2, None)]
        state.reveal(0, 2)
        state.reveal(2)
        after = [state.knowledge(viewer) for viewer in (0, 1, 2, None)]
        assert [now - then for now, then in zip(after, before, strict=True)] == [1, 0, 2, 0]

    def test_a_set_up_starts_with_nothing_shown(self):
        state = begin(4).state
        assert (state.shown, state.shown_to) == (0, [0, 0, 0, 0])

    def test_log_lines_go_to_their_audience(self):
        state = begin(3).state
        state.log = []
        state.say("round", "1", round=2)
        state.say("you-drew", "3", only(1), card=4)
        assert state.log == [Entry("round", {"round": 2}, "1"), Entry("you-drew", {"card": 4}, "3", 0b10)]
        assert [len([e for e in state.log if e.visible_to(viewer)]) for viewer in (0, 1, 2, None)] == [1, 2, 1, 1]

    def test_drawing_spying_and_stealing_are_seen_by_those_concerned(self):
        state = table([[ENVOY, SPY, THEFT], [VETO, ENVOY], [ENVOY]])

        def seen_by(*actions):
            before = [state.knowledge(viewer) for viewer in (0, 1, 2, None)]
            for action in actions:
                PARLEY.apply(state, action)
            after = [state.knowledge(viewer) for viewer in (0, 1, 2, None)]
            return [now > then for now, then in zip(after, before, strict=True)]

        assert seen_by(("draw",)) == [True, False, False, False]
        assert seen_by(("play", SPY)) == [False] * 4  # the action itself named the card
        assert seen_by(("target", 1), ("pass",), ("pass",)) == [True, False, False, False]
        assert PARLEY.view(state, 0).known == [[], [ENVOY, VETO], []]
        seen_by(("play", THEFT))
        assert seen_by(("target", 1), ("pass",), ("pass",)) == [True, True, False, False]


class TestDump:
    @pytest.mark.parametrize("players", PARLEY.players)
    def test_dump_load_dump_is_identical_along_a_whole_game(self, players):
        match = begin(players)
        looks = 0
        while not match.over:
            data = PARLEY.dump(match.state)
            loaded = PARLEY.load(data)
            assert PARLEY.dump(loaded) == data
            assert PARLEY.hash(loaded) == PARLEY.hash(match.state)
            for viewer in (*range(players), None):
                assert PARLEY.look(loaded, viewer) == PARLEY.look(match.state, viewer)
            play_on(match, 1)
            looks += 1
        assert looks > 10
        assert PARLEY.load(PARLEY.dump(match.state)).outcome == match.state.outcome

    @given(st.integers(2, 4), st.integers(0, 80), st.text(max_size=5))
    def test_from_anywhere(self, players, moves, seed):
        match = play_on(begin(players, seed), moves)
        data = PARLEY.dump(match.state)
        assert PARLEY.dump(PARLEY.load(data)) == data

    def test_the_log_is_not_part_of_it(self):
        state = begin().state
        before, fingerprint = PARLEY.dump(state), PARLEY.hash(state)
        state.log = [Entry("round", {"round": 1})]
        assert PARLEY.dump(state) == before
        assert PARLEY.hash(state) == fingerprint
        assert state.log == [Entry("round", {"round": 1})]  # and asking does not lose it

    def test_the_hash_leaves_out_chance_and_nothing_else(self):
        state = begin().state
        fingerprint = PARLEY.hash(state)
        state.chance.below(6)
        assert PARLEY.hash(state) == fingerprint
        for name, value in {"round": 9, "revealed": True, "scores": [1, 1, 1], "shown": 7}.items():
            changed = state.clone()
            setattr(changed, name, value)
            assert PARLEY.hash(changed) != fingerprint

    def test_chance_goes_on_where_it_was(self):
        state = begin().state
        for _ in range(5):
            state.chance.below(6)
        loaded = PARLEY.load(PARLEY.dump(state))
        assert [loaded.chance.below(99) for _ in range(30)] == [state.chance.below(99) for _ in range(30)]


def dumped() -> dict[str, Any]:
    return json.loads(PARLEY.dump(play_on(begin(), 8).state))


def edit(*path: Any, to: Any = None, drop: bool = False) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        for part in path[:-1]:
            data = data[part]
        if drop:
            del data[path[-1]]
        else:
            data[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (edit("format", to="brink-state/0"), "format brink-state/0; expected"),
        (edit("game", to="chess"), "a state of chess"),
        (edit("rules", to=99), "rules 99"),
        (edit("rules", to="1"), "Expected `int`, got `str`"),
        (edit("format", drop=True), "missing required field `format`"),
        (edit("state", drop=True), "missing required field `state`"),
        (edit("state", to=[]), "Expected `object`, got `array`"),
        (edit("state", "hands", drop=True), "missing required field `hands`"),
        (edit("state", "hands", to="none"), "Expected `array`, got `str`"),
        (edit("state", "hands", 0, "cards", to=[1, "x"]), r"Expected `int`, got `str` - at `\$.hands\[0\].cards\[1\]`"),
        (edit("state", "scores", 0, to=1.5), "Expected `int`, got `float`"),
        (edit("state", "bonus", to=3), "unknown field `bonus`"),
        (edit("state", "options", "goal", to=999), "Expected `int` <= 20"),
        (edit("state", "agenda", 0, to={"type": "NoSuchStep"}), "Invalid value 'NoSuchStep'"),
        (edit("state", "agenda", 0, to={"type": "Turn", "seat": 0}), "missing required field `left`"),
        (edit("state", "agenda", 0, to={"type": "EndRound", "left": 3}), "unknown field `left`"),
        (edit("state", "agenda", 0, to=7), "Expected `object`, got `int`"),
        (edit("state", "pack", to="f" * 32), "no installed pack has the hash ffff"),
        (edit("state", "pack", to=None), "no installed pack has the hash None"),
        (edit("state", "chance", to=None), "Expected `array`, got `null`"),
        (edit("state", "chance", to=[]), "of length 2, got 0"),
        (edit("state", "chance", to={"seed": "00"}), "Expected `array`, got `object`"),
        (edit("state", "chance", 0, to="not hexadecimal"), "non-hexadecimal"),
        (edit("state", "chance", 0, to="00"), "a seed has 16 bytes"),
        (edit("state", "chance", 1, to=-1), "Expected `int` >= 0"),
        (edit("state", "chance", 1, to=2**70), "Expected `int`"),
        (edit("state", "chance", 1, to=1.5), "Expected `int`, got `float`"),
        (edit("state", "outcome", to={"winners": [0]}), "missing required field `ranking`"),
    ],
)
def test_a_tampered_or_foreign_dump_is_refused(change, message):
    data = dumped()
    PARLEY.load(json.dumps(data).encode())
    change(data)
    with pytest.raises(RecordError, match=message):
        PARLEY.load(json.dumps(data).encode())


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"format":"\xff"}', PARLEY.dump(begin().state)[:-5], b"[" * 100_000],
    ids=["empty", "cut", "null", "array", "binary", "not utf-8", "cut at the end", "deep"],
)
def test_what_is_no_dump_at_all_is_refused(data):
    with pytest.raises(RecordError, match="not a stored state of parley"):
        PARLEY.load(data)


def test_a_state_of_another_game_is_refused():
    with pytest.raises(RecordError, match=r"a state of toy, format brink-state/1; expected parley, brink-state/1"):
        PARLEY.load(TOY.dump(start(Ask(0), Finish())))


def test_a_state_of_other_rules_is_refused():
    class Newer(Parley):
        version = 2

    with pytest.raises(RecordError, match="rules 1, layout 1; we have rules 2, layout 1, and no way from rules 1"):
        Newer().load(PARLEY.dump(begin().state))


def test_the_same_game_gives_the_same_bytes():
    """Pinned: the order of fields and the form of steps are what stored games are made of."""
    one = PARLEY.dump(play_on(begin(2, "pinned"), 5).state)
    two = PARLEY.dump(play_on(begin(2, "pinned", Parley()), 5).state)
    assert one == two
    assert one.startswith(b'{"format":"brink-state/1","game":"parley","rules":1,"state":{"players":2,"pack":"')
    assert json.loads(one)["state"]["chance"][0] == seed_from("pinned").hex()


def test_yes_and_no_are_words_for_options():
    """What a host would type for a switch is understood; anything else is refused in one sentence."""
    game = Parley()
    assert game.options({"open_stakes": "yes"}).open_stakes is True
    assert game.options({"open_stakes": "OFF"}).open_stakes is False
    with pytest.raises(BrinkError, match="bad option for parley"):
        game.options({"open_stakes": "perhaps"})
