"""The rules of Parley, in the order of a round."""

from __future__ import annotations

from brink.engine import PASS, Action, Arg, Outcome, Pass, Reason, all_but, only, rank, refuse
from parley.actions import DRAW, STAKES, Draw, Play, React, Stake, Target
from parley.state import HAND_LIMIT, SEALED_NONE, ParleyAutomatic, ParleyDecision, ParleyState, ParleyWindow


class StartRound(ParleyAutomatic, frozen=True):
    """§1: all seal a stake, in secret, then all stakes are revealed."""

    rule = "1"

    def run(self, state: ParleyState) -> None:
        state.round += 1
        state.stakes = [SEALED_NONE] * state.players
        state.revealed = False
        state.say("round", "1", round=state.round)
        state.then(*(SealStake(seat) for seat in range(state.players)), RevealStakes())


class SealStake(ParleyDecision, frozen=True):
    """§1: nobody sees the others' stakes before all are sealed (unless stakes are open)."""

    rule = "1"

    def candidates(self, state: ParleyState) -> list[Action]:
        return STAKES

    def refusal(self, state: ParleyState, action: Stake) -> Reason | None:
        points, total = action.points, state.scores[self.seat]
        return refuse("stake-too-high", "1", points=points, total=total) if points > total else None

    def perform(self, state: ParleyState, action: Stake) -> None:
        points = action.points
        state.stakes[self.seat] = points
        if state.options.open_stakes:
            state.say("staked", "1", seat=self.seat, points=points)
        else:
            state.say("you-sealed", "1", only(self.seat), points=points)
            state.say("sealed", "1", all_but(self.seat), seat=self.seat)


class RevealStakes(ParleyAutomatic, frozen=True):
    """§2: stakes are paid; turns follow from the highest to the lowest, ties in seat order."""

    rule = "2"

    def run(self, state: ParleyState) -> None:
        state.revealed = True
        state.reveal()
        for seat in range(state.players):
            state.scores[seat] -= state.stakes[seat]
            state.say("revealed", "2", seat=seat, points=state.stakes[seat])
        order = sorted(range(state.players), key=lambda seat: (-state.stakes[seat], seat))
        turns = [Turn(seat, left=3) for seat in order]
        state.then(*turns, EndRound())


class Turn(ParleyDecision, frozen=True):
    """§3: three times, draw a card or play one; or stop early."""

    rule = "3"
    left: int

    def candidates(self, state: ParleyState) -> list[Action]:
        play = state.pack.play_actions
        return [DRAW, *(play[card] for card in sorted(set(state.hands[self.seat]))), PASS]

    def refusal(self, state: ParleyState, action: Action) -> Reason | None:
        match action:
            case Draw() if len(state.hands[self.seat]) >= HAND_LIMIT:
                return refuse("hand-full", "3", limit=HAND_LIMIT)
            case Draw() if not state.deck and not state.discard:
                return refuse("no-cards", "3")
            case Play(card) if state.pack.is_reaction[card]:
                return refuse("only-as-reaction", "4", card=card)
        return None

    def options(self, state: ParleyState) -> list[Action]:
        hand = state.hands[self.seat]
        found: list[Action] = [DRAW] if len(hand) < HAND_LIMIT and (state.deck or state.discard) else []
        play, is_reaction = state.pack.play_actions, state.pack.is_reaction
        last = -1
        for card in hand:  # sorted, so copies lie together
            if card != last and not is_reaction[card]:
                found.append(play[card])
            last = card
        found.append(PASS)
        return found

    def perform(self, state: ParleyState, action: Action) -> None:
        if self.left > 1 and action != PASS:
            state.then(Turn(self.seat, self.left - 1))
        match action:
            case Draw():
                state.draw(self.seat)
            case Play(card):
                self._play(state, card)
            case Pass():
                state.say("stopped", "3", seat=self.seat)

    def _play(self, state: ParleyState, card: int) -> None:
        lay_down(state, self.seat, card)
        if state.pack.needs_target[card]:
            state.then(ChooseTarget(self.seat, card))
        else:
            announce(state, self.seat, card, self.seat)

    def asks(self, state: ParleyState) -> dict[str, Arg]:
        return {"left": self.left}

    def tells(self, state: ParleyState) -> dict[str, Arg]:
        return {"left": self.left}


class ChooseTarget(ParleyDecision, frozen=True):
    """§3: a spy or a thief is sent to an opponent who has cards; it may also go home again."""

    rule = "3"
    card: int

    def candidates(self, state: ParleyState) -> list[Action]:
        return [*(Target(seat) for seat in state.opponents(self.seat)), PASS]

    def refusal(self, state: ParleyState, action: Action) -> Reason | None:
        match action:
            case Target(seat) if not state.hands[seat]:
                return refuse("empty-hand", "3", seat=seat)
        return None

    def perform(self, state: ParleyState, action: Action) -> None:
        match action:
            case Target(seat):
                announce(state, self.seat, self.card, seat)
            case Pass():
                state.discard.append(self.card)
                state.say("cancelled", "3", card=self.card)

    def asks(self, state: ParleyState) -> dict[str, Arg]:
        return {"card": self.card}


def lay_down(state: ParleyState, seat: int, card: int) -> None:
    """§3: the card is open on the table before its target is chosen."""
    state.hands[seat].take(card)


def announce(state: ParleyState, seat: int, card: int, target: int) -> None:
    """§4: everybody else may react before the card takes effect."""
    state.say("announced", "4", seat=seat, card=card, seat_target=target)
    state.cancelled.append(0)
    state.then(Announced(author=seat, card=card, target=target), Resolve(author=seat, card=card, target=target))


class Announced(ParleyWindow, frozen=True, kw_only=True):
    """§4: opponents with cards are asked clockwise. That somebody holds a veto is never told by the asking."""

    rule = "4"
    author: int
    card: int
    target: int

    def responders(self, state: ParleyState) -> tuple[int, ...]:
        if state.cancelled[-1]:
            return ()
        return tuple(seat for seat in state.opponents(self.author) if state.hands[seat])

    def concerns(self, state: ParleyState) -> tuple[int, ...]:
        return (self.target,)

    def subject(self, state: ParleyState) -> dict[str, int]:
        return {"card": self.card}

    def turn(self, state: ParleyState) -> tuple[int, ...]:
        """Whose card lies lowest: the others are answers to it."""
        return next((step.author,) for step in state.agenda if isinstance(step, Resolve))

    def candidates(self, state: ParleyState) -> list[Action]:
        return [*(React(card) for card in sorted(set(state.hands[self.seat]))), PASS]

    def refusal(self, state: ParleyState, action: Action) -> Reason | None:
        match action:
            case React(card) if not state.pack.is_reaction[card]:
                return refuse("not-a-reaction", "4", card=card)
        return None

    def options(self, state: ParleyState) -> list[Action]:
        is_reaction = state.pack.is_reaction
        found: list[Action] = []
        last = -1
        for card in state.hands[self.seat]:
            if card != last and is_reaction[card]:
                found.append(React(card))
            last = card
        found.append(PASS)
        return found

    def respond(self, state: ParleyState, action: React) -> None:
        lay_down(state, self.seat, action.card)
        announce(state, self.seat, action.card, self.author)

    def asks(self, state: ParleyState) -> dict[str, Arg]:
        return {"seat": self.author, "card": self.card}


class Resolve(ParleyAutomatic, frozen=True):
    """§5: unless it was cancelled the card takes effect; then it is discarded."""

    rule = "5"
    author: int
    card: int
    target: int

    def run(self, state: ParleyState) -> None:
        state.discard.append(self.card)
        if state.cancelled.pop():
            state.say("cancelled", "4", card=self.card)
            return
        for word, values in state.pack.effects[self.card]:
            EFFECTS[word](state, self, *values)


def score(state: ParleyState, play: Resolve, points: int) -> None:
    state.score(play.author, points)


def draw(state: ParleyState, play: Resolve, count: int) -> None:
    for _ in range(count):
        state.draw(play.author)


def roll(state: ParleyState, play: Resolve, least: int) -> None:
    shown = state.chance.die(6)
    state.say("rolled", "5", seat=play.author, shown=shown)
    state.score(play.author, 3 if shown >= least else -1)


def look(state: ParleyState, play: Resolve, what: str) -> None:
    hand = state.hands[play.target]
    hand.show(only(play.author))
    state.reveal(play.author)
    state.say("you-saw", "5", only(play.author), seat=play.target, card_all=hand.cards[:])
    state.say("spied", "5", all_but(play.author), seat=play.author, seat_target=play.target)


def steal(state: ParleyState, play: Resolve, count: int) -> None:
    author, target = play.author, play.target
    hand, both = state.hands[target], only(author, target)
    for _ in range(min(count, len(hand))):
        card = hand.take_unseen(state.chance.below(len(hand)), both)
        state.hands[author].put(card, both)
        state.reveal(author, target)
        state.say("you-stole", "5", both, seat=author, seat_target=target, card=card)
        state.say("stole", "5", ~both, seat=author, seat_target=target)


def cancel(state: ParleyState, play: Resolve) -> None:
    state.cancelled[-1] = 1


EFFECTS = {"score": score, "draw": draw, "roll": roll, "look": look, "steal": steal, "cancel": cancel}


class EndRound(ParleyAutomatic, frozen=True):
    """§6: the goal or the last round ends the game; the highest score wins, ties are shared."""

    rule = "6"

    def run(self, state: ParleyState) -> None:
        best = max(state.scores)
        reached = best >= state.options.goal
        if not reached and state.round < state.options.rounds:
            state.then(StartRound())
            return
        winners = tuple(seat for seat in range(state.players) if state.scores[seat] == best)
        how = "goal" if reached else "rounds"
        state.end(Outcome(winners, rank(state.scores), how, "6", tuple(state.scores), {"seat_all": list(winners)}))
