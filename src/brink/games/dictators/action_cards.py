"""§3: what the other action cards do, word by word (content/cards.toml says which card uses which word)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from brink.engine import Action, Arg, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.disarming import (
    Attempt,
    aimed_at,
    betray_facility,
    can_attempt,
    refuse_attempt,
    refuse_facility,
    to_disarm,
)
from brink.games.dictators.event_cards import Draw, dismiss_father, remove_front, take_card
from brink.games.dictators.playing_cards import Play, Word, card_hits, hit, in_effect, lay_before, takes_effect, word
from brink.games.dictators.president import look_at_presidential, looked_at, refill_presidential
from brink.games.dictators.state import (
    ALL_EYES,
    NONE,
    Blow,
    DictatorsDecision,
    DictatorsState,
    only_eyes,
)
from brink.games.dictators.targets import OneOpponent, OneTarget, SomeRoads, can_lose_card, named, refuse_hand
from brink.games.dictators.the_map import (
    Carried,
    Skips,
    go,
    refuse_block,
    tell_blocked,
    tell_cleared,
)

# -- cards -----------------------------------------------------------------------------------------------------------


@word("fetch")
class Fetch(OneTarget):
    """Just What I Needed!: any card of the command discard pile; event cards strike at once (FAQ-17)."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return None if state.discard else refuse("pile-empty", "R27")

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return [verbs.Fetch(card) for card in sorted(set(state.discard))]

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"card_wanted": play.targets[0]}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        card = play.targets[0]
        if card not in state.discard:
            return  # the pile changed while the card was being answered
        at = len(state.discard) - 1 - state.discard[::-1].index(card)
        del state.discard[at]
        takes_effect(state, play.card)
        if card < state.pack.defcon_card:
            state.receive(play.seat, card, ALL_EYES)
        else:
            take_card(state, play.seat, card)


@word("draw")
@dataclass(frozen=True)
class DrawCards(Word):
    """Draw cards, one after the other."""

    count: int

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return state.refuse_draw()

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"count": self.count}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.then(Draw(play.seat, self.count))


@word("pickpocket")
class Pickpocket(OneOpponent):
    """A random card of an opponent in the same state, province or special site."""

    def refuse_opponent(self, state: DictatorsState, play: Play, seat: int) -> Reason | None:
        if state.state_of(seat) != state.state_of(play.seat):
            return refuse("not-in-your-state", "3.1", seat=seat)
        return refuse_hand(state, seat)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        """Most opponents are too far away, so only those who are not are looked at further."""
        here = state.state_of(play.seat)
        near = [seat for seat in state.clockwise(play.seat) if state.state_of(seat) == here]
        return any(refuse_hand(state, seat) is None for seat in near)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        card_hits(state, play, play.targets[0], TakeCard(play.seat, play.targets[0]))


class TakeCard(Blow, frozen=True):
    rule = "3.1"
    seat: int
    victim: int

    def foretells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"what": "pickpocket"}

    def run(self, state: DictatorsState) -> None:
        if refuse_hand(state, self.victim) is None:
            state.take_at_random(self.seat, self.victim, "3.1", in_effect(state, "pickpocket"))


class LoseCard(Blow, frozen=True):
    """An opponent makes the victim discard a random card."""

    rule = "3.1"
    victim: int

    def foretells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"what": "lose-card"}

    def run(self, state: DictatorsState) -> None:
        if refuse_hand(state, self.victim) is None:
            state.lose_at_random(self.victim, "3.1")


@word("spy")
@dataclass(frozen=True)
class Spy(OneOpponent):
    """Friends at Langley: look at a hand and all facility cards; at the CIA Headquarters also take a card."""

    headquarters: int

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        told, victim = super().foretells(state, play), play.targets[0]
        if state.abilities[victim] == "secure-hand":
            return {**told, "what": "spy-facilities"}
        return {**told, "what": "spy-and-take"} if self._may_take(state, play) else told

    def _may_take(self, state: DictatorsState, play: Play) -> bool:
        return state.places[play.seat] == self.headquarters and can_lose_card(state, play.targets[0])

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        spy, victim = play.seat, play.targets[0]
        watchers = state.minds(spy)
        secured = state.abilities[victim] == "secure-hand"
        for at in range(len(state.facility_knowers[victim])):
            state.facility_knowers[victim][at] |= watchers
        state.show_to(watchers)
        audience, places = only_eyes(watchers), state.facilities[victim][:]
        if secured:
            state.say("you-spy-facilities", "3.1", audience, seat=victim, place_all=places)
        else:
            hand = state.hands[victim]
            hand.show(watchers)
            state.say("you-spy", "3.1", audience, seat=victim, card_all=hand.cards[:], place_all=places)
        takes_effect(state, play.card, ~audience)
        if self._may_take(state, play):
            state.then(TakeChosen(spy, victim, play.free))


class TakeChosen(DictatorsDecision, frozen=True):
    """At the CIA Headquarters one card of the hand just seen may be taken."""

    rule = "3.1"
    victim: int
    free: bool = False  # by a card that cannot be countered

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [*(verbs.Take(card) for card in sorted(set(state.hands[self.victim]))), verbs.REFUSE]

    def perform(self, state: DictatorsState, action: Action) -> None:
        if isinstance(action, verbs.Take):
            state.point_at(self.victim, action.card, state.eyes(self.victim) | state.eyes(self.seat))
            taken = TakePointed(self.seat)
            if self.free:
                state.then(taken)
            else:
                hit(state, self.seat, self.victim, taken)


class TakePointed(Blow, frozen=True):
    """The card in question changes hands."""

    rule = "3.1"
    seat: int

    def foretells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"what": "take-card"}

    def whispers(self, state: DictatorsState, seat: int) -> dict[str, Arg]:
        """Which card it is, if this seat knows."""
        return {"card": state.pointed if state.pointed_knowers >> seat & 1 else NONE}

    def run(self, state: DictatorsState) -> None:
        state.take_pointed(self.seat, "3.1", in_effect(state, "intercept"))


# -- hindering -------------------------------------------------------------------------------------------------------


@word("skip-self")
@dataclass(frozen=True)
class SkipSelf(Word):
    """Amtrak: its player skips the next turn."""

    count: int

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.then(*(Skips(play.seat) for _ in range(self.count)))


@word("emp")
class Emp(OneTarget):
    """Every dictator in the chosen state skips a turn, its player too. R12: the state must be in the USA."""

    about_self = False

    def _occupied(self, state: DictatorsState) -> list[int]:
        return sorted({state.state_of(seat) for seat in range(state.players) if state.in_usa(seat)})

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        somebody = any(state.in_usa(seat) for seat in range(state.players))
        return None if somebody else refuse("nobody-in-usa", "R12")

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return [verbs.State(where) for where in self._occupied(state)]

    def phrases(self) -> Mapping[str, str]:
        return {"state": "do-state-with"}

    def details(self, state: DictatorsState, play: Play) -> Mapping[Action, Mapping[str, Arg]]:
        return {verbs.State(where): {"seat_all": self._there(state, where)} for where in self._occupied(state)}

    def _there(self, state: DictatorsState, where: int) -> list[int]:
        return [seat for seat in range(state.players) if state.state_of(seat) == where]

    def happens_to(self, state: DictatorsState, play: Play) -> tuple[int, ...]:
        return tuple(self._there(state, play.targets[0]))

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"state": play.targets[0], "seat_all": list(self.happens_to(state, play))}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.say("emp-strikes", "3.1", state=play.targets[0])
        for seat in reversed((play.seat, *state.clockwise(play.seat))):
            if state.state_of(seat) == play.targets[0]:
                card_hits(state, play, seat, Skips(seat))


@word("censor")
class Censor(OneTarget):
    """Censorship: an asset, a multi-turn card or a founding father in front of anybody goes (FAQ-05)."""

    def _in_play(self, state: DictatorsState) -> list[verbs.Censor]:
        found: list[verbs.Censor] = []
        for seat in range(state.players):
            found += [verbs.Censor(seat, card) for card in sorted(set(state.front[seat]))]
            if state.fathers[seat] >= 0:
                found.append(verbs.Censor(seat, state.fathers[seat]))
        return found

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        lies_there = any(state.front) or max(state.fathers) >= 0
        return None if lies_there else refuse("nothing-in-play", "R27")

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return list(self._in_play(state))

    def phrases(self) -> Mapping[str, str]:
        return {"censor": "do-censor-whose"}

    def details(self, state: DictatorsState, play: Play) -> Mapping[Action, Mapping[str, Arg]]:
        return {action: {"mine": int(action.seat == play.seat)} for action in self._in_play(state)}

    def happens_to(self, state: DictatorsState, play: Play) -> tuple[int, ...]:
        return play.targets[:1]

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"seat_whom": play.targets[0], "card_gone": play.targets[1]}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        seat, card = play.targets
        if state.fathers[seat] == card:
            dismiss_father(state, seat)
        elif card in state.front[seat]:
            remove_front(state, seat, card)


@word("bribe")
class Bribe(OneOpponent):
    """Bribery: the next turn of an opponent is yours to play (R14)."""

    def refuse_opponent(self, state: DictatorsState, play: Play, seat: int) -> Reason | None:
        return None if state.briber[seat] == NONE else refuse("bribed-already", "R14", seat=seat)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if state.briber[play.targets[0]] == NONE:
            state.briber[play.targets[0]] = play.seat
            takes_effect(state, play.card)


@word("deport")
@dataclass(frozen=True)
class Deport(OneOpponent):
    """Deportation and Extraordinary Rendition: an opponent in the USA, but not in Hawaii, is sent abroad.

    To one of two places, which may be the same."""

    place: int
    other: int

    def aims(self, state: DictatorsState, play: Play) -> bool:
        return len(play.targets) < (1 if self.place == self.other else 2)

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return go(state, (self.place, self.other)) if play.targets else super().targets(state, play)

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        return None if play.targets else super().refusal(state, play, action)

    def refuse_opponent(self, state: DictatorsState, play: Play, seat: int) -> Reason | None:
        if not state.in_usa(seat) or state.places[seat] == state.pack.start:
            return refuse("not-on-the-mainland", "3.1", seat=seat)
        return None

    def destination(self, play: Play) -> int:
        return play.targets[1] if len(play.targets) > 1 else self.place

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"seat_whom": play.targets[0], "place": self.destination(play)}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        victim, place = play.targets[0], self.destination(play)
        card_hits(state, play, victim, Carried(victim, place))


@word("lay-before")
@dataclass(frozen=True)
class LayBefore(OneOpponent):
    """A multi-turn card is laid in front of an opponent, or of oneself."""

    whom: str

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return None

    def aims(self, state: DictatorsState, play: Play) -> bool:
        return self.whom == "opponent" and not play.targets

    def owner(self, play: Play) -> int:
        return play.targets[0] if play.targets else play.seat

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"seat_whom": self.owner(play), "count": state.pack.card_turns[play.card]}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        lay_before(state, self.owner(play), play.card)


@word("block")
class Block(SomeRoads):
    """Roadblock: up to 2 roads that have none."""

    def left(self, state: DictatorsState, play: Play) -> int:
        return min(super().left(state, play), state.roadblocks_left() - len(named(state, play)))

    def refuse_one(self, state: DictatorsState, play: Play, road: int) -> Reason | None:
        already = named(state, play)
        if road in already:
            return refuse("named-already", "3.1")
        if state.roadblocks_left() <= len(already):
            return refuse("no-roadblocks-left", "R27")
        return refuse_block(state, road)

    def free_roads(self, state: DictatorsState, play: Play) -> Iterator[int]:
        already, blocked = named(state, play), state.blocked
        if state.roadblocks_left() > len(already):
            for road in self.roads(state, play):
                if not blocked[road] and road not in already:
                    yield road

    def change(self, state: DictatorsState, road: int) -> None:
        state.blocked[road] = 1

    def tell(self, state: DictatorsState, seat: int, road: int) -> None:
        tell_blocked(state, seat, road)


@word("unblock")
class Unblock(SomeRoads):
    """Bulldozer: up to 2 roadblocks are removed."""

    def roads(self, state: DictatorsState, play: Play) -> list[int]:
        return [road for road, shut in enumerate(state.blocked) if shut] if any(state.blocked) else []

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return None if any(state.blocked) else refuse("no-roadblock-anywhere", "R27")

    def refuse_one(self, state: DictatorsState, play: Play, road: int) -> Reason | None:
        if road in named(state, play):
            return refuse("named-already", "3.1")
        return None if state.blocked[road] else refuse("no-roadblock-here", "2.3")

    def free_roads(self, state: DictatorsState, play: Play) -> Iterator[int]:
        already = named(state, play)
        return (road for road, shut in enumerate(state.blocked) if shut and road not in already)

    def change(self, state: DictatorsState, road: int) -> None:
        state.blocked[road] = 0

    def tell(self, state: DictatorsState, seat: int, road: int) -> None:
        tell_cleared(state, seat, road)


@word("close-sky")
class CloseSky(OneTarget):
    """No-Fly Zone: a time zone without a token; Hawaii only while nobody is there."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if not state.no_fly_left():
            return refuse("no-no-fly-left", "R27")
        if all(state.refuse_no_fly(zone) for zone in range(len(state.no_fly))):
            return refuse("no-zone-to-close", "R27")
        return None

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return [verbs.Zone(zone) for zone in range(len(state.no_fly))]

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Zone)
        return state.refuse_no_fly(action.timezone)

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"timezone": play.targets[0]}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if state.refuse_no_fly(play.targets[0]) is None and state.no_fly_left():
            state.no_fly[play.targets[0]] = 1
            takes_effect(state, play.card)


@word("open-sky")
class OpenSky(Word):
    """Air Traffic Control: a no-fly token is removed, if there is one."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        """R27: neither a token to remove nor a card to draw."""
        return None if any(state.no_fly) else state.refuse_draw()

    def aims(self, state: DictatorsState, play: Play) -> bool:
        return not play.targets and any(state.no_fly)

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return [verbs.Zone(zone) for zone, shut in enumerate(state.no_fly) if shut]

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"timezone": play.targets[0]} if play.targets else {"what": "open-nothing"}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if play.targets:
            state.no_fly[play.targets[0]] = 0
        takes_effect(state, play.card)


# -- disarming and the rest ------------------------------------------------------------------------------------------


@word("attempt")
class Engineer(Word):
    """A disarm attempt without spending travel (FAQ-14)."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return refuse_attempt(state, play.seat)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return can_attempt(state, play.seat)

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"what": "attempt-for", **aimed_at(state, play.seat), **to_disarm(state, play.seat)}

    def announced(self, state: DictatorsState, play: Play) -> None:
        betray_facility(state, play.seat)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if refuse_attempt(state, play.seat) is None:
            state.then(Attempt(play.seat, free=play.free))


@word("hack")
class Hacker(Word):
    """Disarm the own facility here without a roll; it can still be prevented (FAQ-18). R49: or a warhead."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return refuse_attempt(state, play.seat) if state.revised else refuse_facility(state, play.seat)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return can_attempt(state, play.seat) if state.revised else super().possible(state, play)

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return aimed_at(state, play.seat)

    def announced(self, state: DictatorsState, play: Play) -> None:
        betray_facility(state, play.seat)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if self.impossible(state, play) is None:
            state.then(Attempt(play.seat, without_roll=True, free=play.free))


@word("extra-turn")
class MoraleBoost(Word):
    """A complete further turn (FAQ-20); not from a turn that was itself such a gift."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return refuse("boosted-already", "R15") if state.boosted else None

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.extra_turns += 1
        takes_effect(state, play.card)


@word("rig")
@dataclass(frozen=True)
class Rig(Word):
    """Rigged Election: look at the top presidential cards and put them back in any order."""

    count: int

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        lying = len(state.president_deck or state.president_discard)  # R19
        return {"count": min(self.count, lying)}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        refill_presidential(state)
        count = look_at_presidential(state, play.seat, self.count)
        if not count:
            return
        watchers = state.minds(play.seat)
        top = state.president_deck[-count:][::-1]
        state.say("you-rig", "3.1", only_eyes(watchers), presidential_all=top)
        takes_effect(state, play.card, ~only_eyes(watchers))
        state.then(OrderPresidential(play.seat, count))


class OrderPresidential(DictatorsDecision, frozen=True):
    """Which of the cards looked at lies deepest, then the next, up to the top."""

    rule = "3.1"
    count: int

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.Deepest(card) for card in looked_at(state, self.count)]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Deepest)
        deck, knowers = state.president_deck, state.president_knowers
        low = len(deck) - self.count
        at = deck.index(action.presidential, low)
        deck[low], deck[at] = deck[at], deck[low]
        knowers[low], knowers[at] = knowers[at], knowers[low]
        # Others who knew this part of the deck cannot follow the new order.
        watchers = state.minds(self.seat)
        for place in range(low, len(deck)):
            knowers[place] &= watchers
        if self.count > 2:
            state.then(OrderPresidential(self.seat, self.count - 1))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"count": self.count}


@word("calm")
class Calm(Word):
    """Red Telephone: one DEFCON level back, never beyond the level the game began with."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return refuse("defcon-at-start", "5.1") if state.defcon >= state.options.defcon_start else None

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"level": state.defcon + 1}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if state.defcon < state.options.defcon_start:
            state.defcon += 1
            takes_effect(state, play.card)
