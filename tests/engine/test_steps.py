"""The agenda: automatic steps, decisions, reaction windows that nest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brink.engine import PASS, Automatic, Decision, Refused, RulesError
from brink.engine.run import ahead
from brink.engine.steps import family, key_of
from engine.tools import BANQUET, ENVOY, PARLEY, VETO, table
from engine.toy import (
    TOY,
    Ask,
    Bell,
    Countdown,
    Finish,
    Forever,
    Mark,
    Menu,
    Nothing,
    PickOne,
    Ping,
    QuietBell,
    Say,
    ToyState,
    Tree,
    start,
)
from parley.rules import Announced, Turn

ANSWER, NEST = ("answer",), ("nest",)


def passing(state: ToyState) -> list[int]:
    """Everybody passes until nobody is asked any more; who was asked."""
    asked = []
    while state.agenda:
        asked.append(TOY.to_act(state))
        TOY.apply(state, PASS)
    return asked


class TestNeedsChoice:
    def test_the_only_option_is_done_unasked(self):
        state = start(PickOne(0, most=1), Mark("after"), Finish())
        assert state.trail == ["seat 0: 1", "after"]
        assert state.outcome is not None

    def test_of_several_options_one_is_chosen(self):
        state = start(PickOne(0, most=2), Finish())
        assert (state.trail, TOY.to_act(state), TOY.legal(state)) == ([], 0, [Say(1), Say(2)])

    def test_what_was_found_out_on_the_way_is_given_back(self):
        state = start(Ask(0), PickOne(1, most=1), Mark("between"), PickOne(2, most=2), Ask(0), Finish())
        assert TOY.apply(state, PASS) == TOY.legal(state) == [Say(1), Say(2)]
        assert state.trail[1:] == ["seat 1: 1", "between"]

    def test_what_nobody_needed_to_know_is_not(self):
        state = start(PickOne(0, most=2), Ask(0), Finish())
        assert TOY.apply(state, Say(2)) is None
        assert TOY.apply(state, PASS) is None
        assert state.outcome is not None

    def test_what_is_not_evident_is_asked(self):
        state = start(Ask(0), PickOne(1, most=1, hidden=True), Finish())
        assert TOY.apply(state, PASS) == TOY.legal(state) == [Say(1)]
        assert state.agenda[-1].forced(state) is None

    def test_what_is_forced_says_so(self):
        state = start(Finish())
        assert PickOne(0, most=1).forced(state) == Say(1)
        assert PickOne(0, most=2).forced(state) is None
        assert Ask(0).forced(state) is None

    def test_without_an_option_it_waits(self):
        assert TOY.legal(start(PickOne(0, most=0), Finish())) == []


class TestListed:
    """Options are listed once while nothing but the agenda changes."""

    def test_who_goes_back_is_offered_the_same_list(self):
        state, listed = start(Menu(0), Finish()), {}
        first = TOY.apply(state, Say(1), None, listed)
        assert TOY.apply(state, PASS, first, listed) == TOY.legal(state)
        assert TOY.apply(state, Say(1), None, listed) is first

    def test_after_a_change_they_are_listed_anew(self):
        state, listed = start(Menu(0), Finish()), {}
        offered = TOY.apply(state, Say(1), None, listed)
        assert offered == [Say(0), PASS]
        TOY.apply(state, Say(0), offered, listed)
        assert TOY.apply(state, Say(1), None, listed) == TOY.legal(state) == [Say(1), PASS]

    def test_so_they_are_after_what_is_done_unasked(self):
        state, listed = start(Ask(1), PickOne(0, most=1), PickOne(0, most=2), Finish()), {}
        assert TOY.apply(state, PASS, None, listed) == [Say(1), Say(2)]
        assert list(listed.values()) == [[Say(1), Say(2)]]

    def test_one_question_may_be_asked_by_several_steps(self):
        state, listed = start(Menu(0), Finish()), {}
        TOY.apply(state, Say(1), None, listed)
        menu = TOY.apply(state, PASS, None, listed)
        assert state.agenda[-1] == Menu(0, asked=1)
        TOY.apply(state, Say(1), menu, listed)
        assert TOY.apply(state, PASS, None, listed) is menu
        assert state.agenda[-1] == Menu(0, asked=2)


class TestAgenda:
    def test_what_is_put_first_happens_first(self):
        state = start(Mark("a"), Mark("b"), Mark("c"), Finish())
        assert state.trail == ["a", "b", "c"]
        assert state.outcome is not None

    def test_later_steps_wait_for_all_that_an_earlier_one_brings(self):
        state = start(Tree("a", (Tree("a1", (Tree("a1x"),)), Tree("a2"))), Mark("b"), Finish())
        assert state.trail == ["a", "a1", "a1x", "a2", "b"]

    @given(
        st.recursive(
            st.builds(Tree, st.text("abc", min_size=1, max_size=2)),
            lambda trees: st.builds(
                Tree, st.text("abc", min_size=1, max_size=2), st.lists(trees, max_size=3).map(tuple)
            ),
            max_leaves=20,
        )
    )
    def test_any_tree_of_steps_runs_depth_first(self, tree):
        def depth_first(node: Tree) -> list[str]:
            return [node.word, *(word for branch in node.branches for word in depth_first(branch))]

        assert start(tree, Finish()).trail == depth_first(tree)

    def test_a_decision_stops_the_chain_and_its_answer_goes_before_what_lies_below(self):
        state = start(Mark("before"), Ask(1), Mark("after"), Ask(2), Finish())
        assert state.trail == ["before"]
        assert TOY.to_act(state) == 1
        TOY.apply(state, ("say", 2))
        assert state.trail == ["before", "seat 1: ('say', 2)", "echo 0", "echo 1", "after"]
        assert TOY.to_act(state) == 2
        TOY.apply(state, ("pass",))
        assert TOY.to_act(state) == -1
        assert TOY.legal(state) == []

    def test_legal_is_candidates_without_a_refusal(self):
        state = start(Ask(0), Finish())
        assert TOY.candidates(state) == [("say", 1), ("say", 2), ("never",), ("pass",)]
        assert TOY.legal(state) == [("say", 1), ("say", 2), ("pass",)]

    @pytest.mark.parametrize(
        ("action", "key", "rule"),
        [(("never",), "say-never", "7.2"), (("say", 3), "not-offered", "7.1"), ((), "not-offered", "7.1")],
    )
    def test_a_refused_action_says_why_and_does_nothing(self, action, key, rule):
        state = start(Ask(0), Finish())
        before = TOY.dump(state)
        with pytest.raises(Refused) as refused:
            TOY.apply(state, action)
        assert (refused.value.reason.key, refused.value.reason.rule) == (key, rule)
        assert TOY.dump(state) == before

    def test_after_the_end_everything_is_refused(self):
        state = start(Mark("a"), Finish(), Ask(0))
        assert state.agenda == []
        with pytest.raises(Refused) as refused:
            TOY.apply(state, ("pass",))
        assert refused.value.reason.key == "game-is-over"

    def test_the_asked_and_the_waiting_read_different_prompts(self):
        state = start(Ask(1), Finish())
        assert TOY.decision(state, 1).key == "ask-ask"
        for viewer in (0, 2, None):
            waiting = TOY.decision(state, viewer)
            assert (waiting.key, waiting.args, waiting.rule) == ("wait-ask", {"seat": 1}, "7.1")

    def test_only_the_asked_seat_sees_what_it_may_do(self):
        state = table([[ENVOY], [VETO]])
        assert PARLEY.look(state, 0).legal == [("draw",), ("play", ENVOY), PASS]
        assert PARLEY.look(state, 1).legal is None
        assert PARLEY.look(state, None).legal is None

    def test_an_endless_chain_is_reported_with_the_step_that_does_it(self):
        with pytest.raises(RulesError, match=r"^toy: automatic steps do not end .*Forever"):
            start(Mark("a"), Forever(), Finish())

    def test_an_endless_chain_of_two_names_one_of_them(self):
        with pytest.raises(RulesError, match=r"do not end .*P[io]ng"):
            start(Ping(), Finish())

    def test_a_long_chain_is_not_endless(self):
        assert start(Countdown(9000), Finish()).trail == ["liftoff"]

    def test_an_endless_chain_after_an_action_is_reported_too(self):
        state = start(Ask(0), Forever(), Finish())
        with pytest.raises(RulesError, match="Forever"):
            TOY.apply(state, ("pass",))

    def test_nothing_left_to_do_and_no_outcome_is_reported(self):
        with pytest.raises(RulesError, match="toy: the agenda is empty and the game is not over"):
            start(Nothing())


class TestNames:
    @pytest.mark.parametrize(
        ("name", "key"),
        [
            ("Turn", "turn"),
            ("SealStake", "seal-stake"),
            ("ChooseTarget", "choose-target"),
            ("Phase2Move", "phase2-move"),
            ("EngageInArmsRace", "engage-in-arms-race"),
        ],
    )
    def test_key_of(self, name, key):
        step = type(name, (Automatic,), {}, frozen=True, tag=True)
        assert key_of(step) == key
        assert key_of(step()) == key

    def test_key_of_a_step_of_the_game(self):
        assert key_of(Turn(0, left=1)) == "turn"

    def test_a_family_is_everything_derived(self):
        found = family(*TOY.steps)
        assert {"Mark", "Ask", "Bell", "QuietBell", "ToyWindow"} <= set(found)
        assert found["QuietBell"] is QuietBell
        assert "Turn" not in found

    def test_two_steps_of_one_name_are_refused(self):
        class Base(Automatic, frozen=True, tag=True):
            pass

        class Other(Decision, frozen=True, tag=True):
            pass

        one = type("PlayCard", (Base,), {}, frozen=True, tag=True)
        assert family(Base, Other)["PlayCard"] is one
        two = type("PlayCard", (Other,), {}, frozen=True, tag=True)
        with pytest.raises(RulesError, match="two steps are called PlayCard"):
            family(Base, Other)
        assert two is not one


class TestWindow:
    def test_responders_are_asked_in_their_order_and_passing_closes_it(self):
        state = start(Bell(order=(2, 0, 1)), Mark("below"), Finish())
        assert state.trail == []
        assert passing(state) == [2, 0, 1]
        assert state.trail == ["below"]

    def test_without_responders_it_never_opens(self):
        state = start(Bell(order=()), Mark("below"), Finish())
        assert state.trail == ["below"]
        assert state.outcome is not None

    def test_a_response_happens_before_anything_below_and_all_are_asked_again(self):
        state = start(Bell(order=(2, 0, 1)), Mark("below"), Finish())
        TOY.apply(state, PASS)
        TOY.apply(state, ANSWER)
        assert state.trail == ["answer of 0"]
        assert passing(state) == [2, 0, 1]
        assert state.trail == ["answer of 0", "below"]

    def test_a_window_that_does_not_reopen_goes_on_with_the_others(self):
        state = start(QuietBell(order=(2, 0, 1)), Mark("below"), Finish())
        TOY.apply(state, ANSWER)
        assert state.trail == ["answer of 2"]
        assert passing(state) == [0, 1]
        assert state.trail == ["answer of 2", "below"]

    @pytest.mark.parametrize("bell", [Bell, QuietBell])
    def test_the_last_response_closes_a_window_that_does_not_reopen(self, bell):
        state = start(bell(order=(1,)), Mark("below"), Finish())
        TOY.apply(state, ANSWER)
        assert state.trail == (["answer of 1"] if bell is Bell else ["answer of 1", "below"])

    def test_last_in_first_out(self):
        state = start(Bell(order=(0, 1)), Mark("resolve 0"), Finish())
        for _ in range(3):
            TOY.apply(state, NEST)
        assert state.trail == []
        passing(state)
        assert state.trail == ["resolve 3", "resolve 2", "resolve 1", "resolve 0"]

    def test_a_nested_window_that_does_not_reopen_returns_to_who_was_next(self):
        state = start(QuietBell(order=(0, 1, 2)), Mark("resolve 0"), Finish())
        TOY.apply(state, NEST)  # seat 0
        TOY.apply(state, PASS)  # 0 in the window above
        TOY.apply(state, NEST)  # 1 in the window above, opens a third
        assert passing(state) == [0, 1, 2, 2, 1, 2]
        assert state.trail == ["resolve 2", "resolve 1", "resolve 0"]

    def test_who_will_be_asked_if_those_before_him_pass(self):
        state = start(Bell(order=(2, 0, 1)), Mark("below"), Finish())
        before = TOY.dump(state)
        asked = {seat: ahead(state, seat) for seat in range(4)}
        assert {seat: TOY.to_act(there) for seat, there in asked.items() if there is not None} == {0: 0, 1: 1}
        assert TOY.dump(state) == before
        TOY.apply(state, PASS)
        assert ahead(state, 0) is None, "he is asked now"
        there = ahead(state, 1)
        assert there is not None
        TOY.apply(state, PASS)
        assert TOY.dump(there) == TOY.dump(state)

    def test_nobody_is_asked_ahead_of_anything_but_a_window(self):
        state = start(Bell(order=(1,)), Bell(order=(0,)), Mark("below"), Finish())
        assert ahead(state, 0) is None, "that is another window"
        passing(state)
        assert ahead(state, 0) is None

    @pytest.mark.parametrize("bell", [Bell, QuietBell])
    @given(answers=st.lists(st.sampled_from([ANSWER, NEST, PASS]), max_size=12))
    def test_it_can_be_stored_between_any_two_answers(self, bell, answers):
        state = start(bell(order=(2, 0, 1)), Mark("below"), Finish())
        for answer in answers:
            if not state.agenda:
                break
            loaded = TOY.load(TOY.dump(state))
            assert loaded.agenda == state.agenda
            TOY.apply(state, answer)
            TOY.apply(loaded, answer)
            assert TOY.dump(loaded) == TOY.dump(state)
        assert passing(TOY.load(TOY.dump(state))) == passing(state)


class TestVetoOfVeto:
    """Parley §4-5: a veto may be vetoed, which may be vetoed, ..."""

    @pytest.mark.parametrize("depth", range(5))
    def test_every_second_veto_saves_the_card(self, depth):
        state = table([[ENVOY, ENVOY, VETO, VETO, VETO], [ENVOY, VETO, VETO, VETO]])
        PARLEY.apply(state, ("play", ENVOY))
        for number in range(depth):
            assert PARLEY.to_act(state) == (number + 1) % 2
            PARLEY.apply(state, ("react", VETO))
            PARLEY.check(state)
        while isinstance(state.agenda[-1], Announced):
            PARLEY.apply(state, PASS)
            PARLEY.check(state)
        assert state.agenda[-1] == Turn(0, left=2)
        assert state.scores == ([3, 3] if depth % 2 else [4, 3])
        assert state.discard == [VETO] * depth + [ENVOY]
        assert state.cancelled == []

    @pytest.mark.parametrize("depth", range(5))
    def test_three_seats(self, depth):
        """Seats 1 and 2 both may react to seat 0; everybody but its author to a veto."""
        state = table([[BANQUET, VETO, VETO], [ENVOY, VETO, VETO], [ENVOY, VETO, VETO]])
        PARLEY.apply(state, ("play", BANQUET))
        authors = [0]
        for _ in range(depth):
            seat = PARLEY.to_act(state)
            assert seat == (authors[-1] + 1) % 3  # clockwise from the left of the last author
            authors.append(seat)
            PARLEY.apply(state, ("react", VETO))
        while isinstance(state.agenda[-1], Announced):
            PARLEY.apply(state, PASS)
        assert state.scores[0] == (3 if depth % 2 else 4)
        assert len(state.hands[0]) == 2 - authors[1:].count(0) + (0 if depth % 2 else 1)

    @pytest.mark.parametrize("depth", range(5))
    def test_stored_and_loaded_at_every_point(self, depth):
        """The same question to the same seat, and the game goes on as if nothing had happened."""
        state = table([[ENVOY, ENVOY, VETO, VETO], [ENVOY, VETO, VETO], [ENVOY, VETO, VETO]])
        actions = [("play", ENVOY)] + [("react", VETO)] * depth
        points = 0
        while actions or isinstance(state.agenda[-1], Announced):
            loaded = PARLEY.load(PARLEY.dump(state))
            assert PARLEY.to_act(loaded) == PARLEY.to_act(state)
            for viewer in (0, 1, 2, None):
                assert PARLEY.look(loaded, viewer) == PARLEY.look(state, viewer)
            action = actions.pop(0) if actions else PASS
            PARLEY.apply(state, action)
            PARLEY.apply(loaded, action)
            assert PARLEY.dump(loaded) == PARLEY.dump(state)
            if points % 2:
                state = loaded
            points += 1
        assert points > depth + 2
        assert state.agenda[-1] == Turn(0, left=2)
