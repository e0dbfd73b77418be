"""§3 and §11: how a card is played: paid, aimed, announced, answered, carried out, discarded.

A card's effect is one or more words of the pack's vocabulary. Each word is a `Word` registered under its name; the
first word of a card says what must be named (targets) before the card is announced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, TypeVar

import msgspec
from msgspec.structs import replace

from brink.engine import EVERYBODY, NOBODY, PASS, Action, Arg, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.common_knowledge import PUBLIC, may_hold, unseen
from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.state import (
    ALL_EYES,
    NONE,
    THIRD_RULES,
    Blow,
    DictatorsAutomatic,
    DictatorsDecision,
    DictatorsState,
    DictatorsWindow,
)

NO_MORE: Final = -1  # among targets: the player stopped naming
CANCELLED: Final = 1  # in `state.cancelled`
TO_HAND: Final = 2  # likewise, and the card goes into the hand of seat 0; TO_HAND + 1: of seat 1; and so on


class Play(msgspec.Struct, frozen=True):
    """A card being played. `about` is the seat whose doing an interruption answers; `free` (token VIII) means that
    nothing can counter it."""

    seat: int
    card: int
    about: int
    targets: tuple[int, ...] = ()
    free: bool = False


def unless_one_may(reasons: Iterable[Reason | None], otherwise: Reason | None = None) -> Reason | None:
    """None as soon as one of these is not refused; else the last reason, or `otherwise` if there was none at all."""
    for reason in reasons:
        if reason is None:
            return None
        otherwise = reason
    return otherwise


class Word:
    """One word of the vocabulary, with its values. Requirements are written once, here, for the button, the server and
    the bot."""

    about_self: ClassVar[bool] = True  # R12: the USA symbol is about the player's own meeple
    always_fits: ClassVar[bool] = False  # of an interruption: never impossible while its window is open

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        """R27: why the whole effect would be impossible now."""
        return None

    def possible(self, state: DictatorsState, play: Play) -> bool:
        """Whether it is not `impossible`. A word that is often held in vain may find that out sooner, without a reason
        why not; a test holds it to this definition."""
        return self.impossible(state, play) is None

    def aims(self, state: DictatorsState, play: Play) -> bool:
        """Whether something more must be named."""
        return False

    def left(self, state: DictatorsState, play: Play) -> int:
        """How many targets may still be named, where it is up to so many."""
        return 1

    def so_far(self, play: Play) -> dict[str, Arg]:
        """What is named already, where more may follow; of what will be foretold that alone."""
        return {}

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        raise NotImplementedError

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        """Why this target may not be named."""
        return None

    def options(self, state: DictatorsState, play: Play) -> list[Action]:
        """The targets that may be named."""
        return [action for action in self.targets(state, play) if self.refusal(state, play, action) is None]

    def phrases(self) -> Mapping[str, str]:
        """Other words for its targets than those of their verbs, with what `details` adds."""
        return {}

    def details(self, state: DictatorsState, play: Play) -> Mapping[Action, Mapping[str, Arg]]:
        """What more is said of each target."""
        return {}

    def happens_to(self, state: DictatorsState, play: Play) -> tuple[int, ...]:
        """The seats to which the card happens: its own player, for an interruption the one whose doing it answers."""
        return (play.about,)

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        """What will happen if nobody answers: the pieces that are named where the message `will` has this word.
        Public, like all that is named when a card is announced."""
        return {}

    def in_vain(self, state: DictatorsState, play: Play) -> bool:
        """Of what a card does second: whether nothing will come of it, as all can see."""
        return False

    def announced(self, state: DictatorsState, play: Play) -> None:
        """What everybody can conclude from the card's being played at all."""

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        raise NotImplementedError


WORDS: Final[dict[str, Callable[..., Word]]] = {}
W = TypeVar("W", bound=type[Word])


def word(name: str) -> Callable[[W], W]:
    """Register a word of the vocabulary."""

    def register(cls: W) -> W:
        WORDS[name] = cls
        return cls

    return register


@cache
def effects(pack: DictatorsPack) -> list[list[Word]]:
    """The words of each card."""
    return [[WORDS[name](*values) for name, values in effect] for effect in pack.card_effect]


@cache
def openings(pack: DictatorsPack) -> list[tuple[Word | None, bool]]:
    """By card what it does first, and whether it is for the USA only: R12, its symbol is about the player's meeple."""
    firsts = [effect[0] if effect else None for effect in effects(pack)]
    return [
        (first, usa_only and (first is None or first.about_self))
        for first, usa_only in zip(firsts, pack.card_usa_only, strict=True)
    ]


def first_word(state: DictatorsState, card: int) -> Word | None:
    return openings(state.pack)[card][0]


def refuse_effect(state: DictatorsState, play: Play) -> Reason | None:
    """R12 and R27: the USA symbol, and whether the card could do anything."""
    reason = refuse_symbol(state, play.seat, play.card)
    if reason is not None:
        return reason
    first = first_word(state, play.card)
    return first.impossible(state, play) if first else None


def refuse_symbol(state: DictatorsState, seat: int, card: int) -> Reason | None:
    """R12: the USA symbol, where it is about the player's own meeple."""
    _, usa_only = openings(state.pack)[card]
    return refuse("usa-only", "R12", card=card) if usa_only and not state.in_usa(seat) else None


def start_play(state: DictatorsState, play: Play) -> None:
    """The card is on the table: name its targets, then announce it."""
    if play.free:
        state.free.remove(play.card)
    state.lay_open(play.seat, play.card)
    go_on(state, play)


class Aim(DictatorsDecision, frozen=True):
    """11.1: targets are named before anybody answers."""

    rule = "11.1"
    play: Play

    def candidates(self, state: DictatorsState) -> list[Action]:
        return effects(state.pack)[self.play.card][0].targets(state, self.play)

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        if action == verbs.DONE:
            return None
        return effects(state.pack)[self.play.card][0].refusal(state, self.play, action)

    def options(self, state: DictatorsState) -> list[Action]:
        return effects(state.pack)[self.play.card][0].options(state, self.play)

    def perform(self, state: DictatorsState, action: Action) -> None:
        named = (NO_MORE,) if action == verbs.DONE else action.about.values()
        go_on(state, replace(self.play, targets=(*self.play.targets, *named)))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        word = state.pack.card_effect[self.play.card][0][0]
        what = "deport-where" if word == "deport" and self.play.targets else word
        left = effects(state.pack)[self.play.card][0].left(state, self.play)
        return {"card": self.play.card, "what": what, "left": left}

    def phrases(self, state: DictatorsState) -> Mapping[str, str]:
        return {"whom": "do-whom-with", **effects(state.pack)[self.play.card][0].phrases()}

    def details(self, state: DictatorsState) -> Mapping[Action, Mapping[str, Arg]]:
        """Where a name alone is read, as in an analysis, nobody knew what is done to him."""
        found = dict(effects(state.pack)[self.play.card][0].details(state, self.play))
        for action in self.candidates(state):
            if isinstance(action, verbs.Whom):
                found[action] = {"card": self.play.card, **found.get(action, {})}
        return found

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"card": self.play.card}


def go_on(state: DictatorsState, play: Play) -> None:
    """Ask for the next target, or announce the card."""
    first = first_word(state, play.card)
    if first and first.aims(state, play):
        state.then(Aim(play.seat, play))
    else:
        announce(state, play)


def announce(state: DictatorsState, play: Play) -> None:
    """§11: everybody may answer before the card takes effect; cards played free by token VIII cannot be answered."""
    state.cancelled.append(0)
    interruption = state.pack.is_interruption[play.card]
    say_announced(state, play)
    first = first_word(state, play.card)
    if first:
        first.announced(state, play)
    if play.free:
        state.then(CarryOut(play))
    elif interruption:
        state.then(InterruptAnnounced(author=play.seat, card=play.card), CarryOut(play))
    else:
        state.then(CardAnnounced(author=play.seat, card=play.card), CarryOut(play))


def say_announced(state: DictatorsState, play: Play) -> None:
    if state.log is None:
        return  # what is foretold takes a while to work out
    interrupts = state.pack.is_interruption[play.card]
    told = foretold(state, play)
    state.say("interrupts" if interrupts else "plays", "11.1", seat=play.seat, card=play.card, **told)


def foretold(state: DictatorsState, play: Play) -> dict[str, Arg]:
    """What a card on the table will do if nobody answers it: the arguments of the message `will`.

    `what` is the card's first word, `also` its second; an asset has none, it stays. `-not`: nothing comes of it."""
    told: dict[str, Arg] = {"what": "asset", "also": "none", "seat_by": play.seat, "seat_whom": play.about}
    phrases = state.pack.card_effect[play.card]
    if phrases:
        told |= {"what": phrases[0][0], **effects(state.pack)[play.card][0].foretells(state, play)}
    if len(phrases) > 1:
        also, values = phrases[1]
        in_vain = effects(state.pack)[play.card][1].in_vain(state, play)
        told |= {"also": f"{also}-not" if in_vain else also, "more": values[0] if values else 1}
    return told


def on_table(state: DictatorsState) -> list[tuple[int, int, dict[str, Arg]]]:
    """The cards that are being played, the latest last: whose they are, and what each is about to do (as `foretold`).

    One that is being carried out lies there too until it is discarded (R10)."""
    found: list[tuple[int, int, dict[str, Arg]]] = []
    for step in state.agenda:
        if isinstance(step, CarryOut):
            found.append((step.play.seat, step.play.card, foretold(state, step.play)))
        elif isinstance(step, Aim):
            found.append((step.play.seat, step.play.card, effects(state.pack)[step.play.card][0].so_far(step.play)))
        elif isinstance(step, LayAside):
            own = (
                state.pack.card_kind[step.card] == "action"
            )  # played in one's own turn; an interruption says no more whose
            found.append((state.active if own else NOBODY, step.card, {}))
    return found


def answered_play(state: DictatorsState, play: Play) -> Play:
    """The card on the table that this interruption answers: the next below it, or the top one before it is there."""
    plays = [step.play for step in reversed(state.agenda) if isinstance(step, CarryOut)]
    return next(one for one in plays[plays[0] == play :] if one.seat == play.about)


class CarryOut(DictatorsAutomatic, frozen=True):
    """The card takes effect unless it was cancelled; R3: what was paid stays paid. R10: then it is discarded."""

    rule = "3.1"
    play: Play

    def run(self, state: DictatorsState) -> None:
        play = self.play
        cancelled = state.cancelled.pop()
        if cancelled:
            state.say("card-cancelled", "11.1", card=play.card)
            put_away(state, play.card, cancelled)
            return
        pack = state.pack
        if pack.card_kind[play.card] == "asset":
            lay_before(state, play.seat, play.card)
            return
        effect = pack.card_effect[play.card]
        if not pack.card_turns[play.card]:
            state.then(LayAside(play.card))
        state.then(*(Effect(play, number) for number in range(len(effect))))


def put_away(state: DictatorsState, card: int, cancelled: int) -> None:
    """R54: a cancelled card is discarded, or goes into the hand that the cancelling card says."""
    if cancelled < TO_HAND:
        state.discard.append(card)
    else:
        state.receive(cancelled - TO_HAND, card, ALL_EYES)
        state.say("cancelled-card-goes-to", "R54", seat=cancelled - TO_HAND, card=card)


def lay_before(state: DictatorsState, seat: int, card: int) -> None:
    """An asset or a multi-turn card lies in front of a player from now on."""
    state.front[seat].append(card)
    state.front_counts[seat].append(0)
    takes_effect(state, card)


def takes_effect(state: DictatorsState, card: int, audience: int = EVERYBODY) -> None:
    """What it does everybody has read when it was announced: that it now happens is all that is left to say."""
    state.say("takes-effect", "3.1", audience, card=card)


class Effect(DictatorsAutomatic, frozen=True):
    """One word of the card."""

    rule = "3.1"
    play: Play
    number: int

    def run(self, state: DictatorsState) -> None:
        effects(state.pack)[self.play.card][self.number].carry_out(state, self.play)


class LayAside(DictatorsAutomatic, frozen=True):
    """R10: a played card enters the command discard pile after its effect."""

    rule = "R10"
    card: int

    def run(self, state: DictatorsState) -> None:
        state.discard.append(self.card)


def in_effect(state: DictatorsState, *words: str) -> int:
    """The card on whose behalf something happens just now, if it has one of these words; else NONE.

    What a card does stands above the step that lays it aside."""
    top = state.agenda[-1] if state.agenda else None
    card = top.card if isinstance(top, LayAside) else NONE
    return card if card != NONE and any(word in words for word, _ in state.pack.card_effect[card]) else NONE


def was_announced(state: DictatorsState, *words: str) -> bool:
    """Whether a card with one of these words does what happens just now. Then that it takes effect is said here."""
    card = in_effect(state, *words)
    if card != NONE:
        takes_effect(state, card)
    return card != NONE


# -- windows ---------------------------------------------------------------------------------------------------------


@cache
def answering(pack: DictatorsPack) -> dict[str, list[tuple[int, Word, bool]]]:
    """By window the cards made for it, what each does first, and whether it depends on where its player is."""
    words = effects(pack)
    return {
        window: [(card, words[card][0], pack.card_usa_only[card] and words[card][0].about_self) for card in cards]
        for window, cards in pack.answers.items()
        if window
    }


# Which closed hands may hold an answer. USELESS: there is none; SOMEWHERE: it depends on where their owners are.
USELESS, NOWHERE, SOMEWHERE, ANYWHERE = range(4)


class Reaction(DictatorsWindow, frozen=True, kw_only=True):
    """§11, R4: left of the active player first, the active player last; all are asked again after a response.

    Who is asked follows from what all can see: cards in hand (not which), George Mason, dictators, tokens (not which).
    R46: where all can see that a seat cannot answer, it is not asked.
    """

    rule = "R4"
    name: ClassVar[str] = ""
    everyone: ClassVar[bool] = False  # the author may answer too
    author: int

    def responders(self, state: DictatorsState) -> tuple[int, ...]:
        if self.moot(state):
            return ()
        seats = state.in_order(NOBODY if self.everyone else self.author)
        holders, able = self.holders(state, seats), self.able(state)
        return tuple([seat for seat in seats if seat in holders or seat in able] if able else holders)

    def concerns(self, state: DictatorsState) -> tuple[int, ...]:
        """Whoever does what is answered here."""
        return (self.author,)

    def moot(self, state: DictatorsState) -> bool:
        """Nothing is left to answer."""
        return False

    def able(self, state: DictatorsState) -> tuple[int, ...]:
        """Who may answer by an ability or a token, whatever is in hand; from public information only."""
        return ()

    def holders(self, state: DictatorsState, seats: tuple[int, ...]) -> list[int]:
        """Which of these seats may hold a card that could be played here, from public information only.

        Windows open all the time, so the cheap questions come first. Of a closed hand it matters only whether any of
        them may hold such a card, which is one question for the whole window; only open hands are looked through."""
        hands = state.hands
        if not state.revised:
            return [seat for seat in seats if hands[seat].cards and not state.under(seat, "no-interruptions")]
        closed = self.in_closed_hands(state)
        if closed == USELESS:
            return []
        found, silent, made_for_it = [], state.all_under("no-interruptions"), state.pack.made_for[self.name]
        for seat in seats:
            knowers = hands[seat].knowers
            if not knowers:
                continue
            if seat in silent:
                holds = bool(state.free) and any(state.plays_freely(seat, card) for card in self.useful(state))
            elif closed == ANYWHERE and (knowers[0] < PUBLIC or min(knowers) < PUBLIC):
                holds = True
            elif closed != SOMEWHERE and made_for_it.isdisjoint(hands[seat].cards):
                holds = False  # it could only lie there for all to see
            else:
                fitting = [card for card in self.useful(state) if refuse_symbol(state, seat, card) is None]
                holds = any(may_hold(state, seat, card) for card in fitting)
            if holds:
                found.append(seat)
        return found

    def useful(self, state: DictatorsState) -> list[int]:
        """The cards that could do anything here, wherever their player is."""
        return [card for card, word, _ in answering(state.pack).get(self.name, ()) if self.fits(state, card, word)]

    def fits(self, state: DictatorsState, card: int, word: Word) -> bool:
        return word.always_fits or word.possible(state, Play(self.author, card, self.author))

    def in_closed_hands(self, state: DictatorsState) -> int:
        """R46: which closed hands may hold a useful card, as far as everybody can tell."""
        found = USELESS
        for card, word, bound in answering(state.pack).get(self.name, ()):
            if word.always_fits or self.fits(state, card, word):
                if not unseen(state, card):
                    found = found or NOWHERE
                elif bound:
                    found = SOMEWHERE
                else:
                    return ANYWHERE
        return found

    def extras(self, state: DictatorsState) -> Sequence[Action]:
        """Abilities and tokens that fit this window, beside cards."""
        return ()

    def refuse_extra(self, state: DictatorsState, action: Action) -> Reason | None:
        return None

    def candidates(self, state: DictatorsState) -> list[Action]:
        interrupt, fits = state.pack.interrupt_actions, state.pack.is_interruption
        cards = [interrupt[card] for card in sorted(set(state.hands[self.seat])) if fits[card]]
        return [*cards, *self.extras(state), PASS]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        if action == PASS:
            return None
        if not isinstance(action, verbs.Interrupt):
            return self.refuse_extra(state, action)
        card, pack = action.card, state.pack
        if pack.card_window[card] != self.name:
            return refuse("wrong-moment", "11.2", card=card)
        if state.under(self.seat, "no-interruptions") and not state.plays_freely(self.seat, card):
            return refuse("father-forbids", "4", card=card, card_father=state.fathers[self.seat])
        return self.refuse_card(state, card)

    def refuse_card(self, state: DictatorsState, card: int) -> Reason | None:
        return refuse_effect(state, Play(self.seat, card, self.author))

    def options(self, state: DictatorsState) -> list[Action]:
        found: list[Action] = []
        pack, hand = state.pack, state.hands[self.seat].cards
        for card in pack.answers.get(self.name, ()):  # sorted, as the hand is
            if card in hand and self.refusal(state, pack.interrupt_actions[card]) is None:
                found.append(pack.interrupt_actions[card])
        for action in self.extras(state):
            if self.refuse_extra(state, action) is None:
                found.append(action)
        found.append(PASS)
        return found

    def respond(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Interrupt)
        card = action.card
        start_play(state, Play(self.seat, card, self.author, free=self.seat == state.active and card in state.free))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author}


class Cancellable(Reaction, frozen=True, kw_only=True):
    """A window on something that has been announced and not yet done: it closes when that is cancelled."""

    def moot(self, state: DictatorsState) -> bool:
        return bool(state.cancelled[-1])


class Seizable(Cancellable, frozen=True, kw_only=True):
    """A window on a card, in which Julius may seize it (D13), once a game."""

    card: int

    def concerns(self, state: DictatorsState) -> tuple[int, ...]:
        """Those to whom the card happens that lies on the table."""
        play = self.play(state)
        first = first_word(state, self.card)
        return first.happens_to(state, play) if first else (self.author,)

    def able(self, state: DictatorsState) -> tuple[int, ...]:
        if "seize" not in state.abilities:
            return ()
        seats = [seat for seat, ability in enumerate(state.abilities) if ability == "seize"]
        return tuple([seat for seat in seats if not seize_spent(state, seat)])

    def extras(self, state: DictatorsState) -> list[Action]:
        return [verbs.SEIZE] if state.abilities[self.seat] == "seize" else []

    def refuse_extra(self, state: DictatorsState, action: Action) -> Reason | None:
        return refuse("once-a-game", "R23") if seize_spent(state, self.seat) else None

    def respond(self, state: DictatorsState, action: Action) -> None:
        if action != verbs.SEIZE:
            super().respond(state, action)
            return
        state.spent_for_good.append(seize_mark(state, self.seat))
        state.cancelled[-1] = CANCELLED
        state.say("seized", "R23", seat=self.seat, card=self.card)

    def play(self, state: DictatorsState) -> Play:
        """The card on the table that is answered here."""
        plays = (step.play for step in reversed(state.agenda) if isinstance(step, CarryOut))
        return next(play for play in plays if (play.seat, play.card) == (self.author, self.card))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author, "card": self.card, **foretold(state, self.play(state))}

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"card": self.card, **foretold(state, self.play(state))}

    def subject(self, state: DictatorsState) -> dict[str, int]:
        return {"card": self.card}


def seize_mark(state: DictatorsState, seat: int) -> int:
    """R23: the mark lies on the dictator card; Kim's copy has its own."""
    return -1 if state.copied[seat] >= 0 else state.dictators[seat]


def seize_spent(state: DictatorsState, seat: int) -> bool:
    return seize_mark(state, seat) in state.spent_for_good


class CardAnnounced(Seizable, frozen=True, kw_only=True):
    """An action or asset card was paid and its targets named."""

    name = "card-announced"


class InterruptAnnounced(Seizable, frozen=True, kw_only=True):
    """An interruption was announced; so the windows nest."""

    name = "interrupt-announced"


class EffectHits(Cancellable, frozen=True, kw_only=True):
    """An effect used by another player is about to hit this one: only the victim is asked."""

    name = "effect-hits"
    victim: int

    def responders(self, state: DictatorsState) -> tuple[int, ...]:
        return () if self.moot(state) else tuple(self.holders(state, (self.victim,)))

    def concerns(self, state: DictatorsState) -> tuple[int, ...]:
        return (self.victim,)

    def blow(self, state: DictatorsState) -> Blow:
        """What is about to happen."""
        return next(step for step in reversed(state.agenda) if isinstance(step, Blow))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        blow = self.blow(state)
        return {"seat": self.author, **blow.foretells(state), **blow.whispers(state, state.control[self.victim])}

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        told: dict[str, Arg] = {"seat_by": self.author, "seat_whom": self.victim, "also": "none"}
        return {**told, **self.blow(state).foretells(state)}


def card_hits(state: DictatorsState, play: Play, victim: int, what: Blow) -> None:
    """What a card does to the victim. R43: nobody is asked about one that cannot be countered.

    By the first two versions of the rules what an interruption did could be averted all the same."""
    if play.free and (state.rules >= THIRD_RULES or not state.pack.is_interruption[play.card]):
        state.then(what)
    else:
        hit(state, play.seat, victim, what)


def hit(state: DictatorsState, author: int, victim: int, what: Blow) -> None:
    """Something another player does is about to happen to the victim: ask, then do it unless it was averted."""
    if author == victim:
        state.then(what)
        return
    state.cancelled.append(0)
    state.then(EffectHits(author=author, victim=victim), UnlessAverted(victim, 1), what)


class UnlessAverted(DictatorsAutomatic, frozen=True):
    """Lets the effect happen, or takes it off the agenda."""

    rule = "11.2"
    victim: int
    count: int

    def run(self, state: DictatorsState) -> None:
        if state.cancelled.pop():
            del state.agenda[len(state.agenda) - self.count :]
            state.say("averted", "11.2", seat=self.victim)
