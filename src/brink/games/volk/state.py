"""The state of a game: what stands where in Germany, who holds what; and the small changes that many rules share.

Sides and states: West (yellow) is 0, East (red) is 1. In the base game seat 0 plays the West and seat 1 the East; in
2+2 the seats are USA, Soviet Union, West, East. So a seat's side is its last bit, and the German states sit last.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import ClassVar, Final

import msgspec

from brink.engine import Arg, Automatic, Decision, Outcome, Reason, State, all_but, only
from brink.engine.hands import Hand
from brink.games.volk.icons import EAST, WEST, Icon
from brink.games.volk.industry import Industry
from brink.games.volk.pack import NONE, TRACK_END, TRACKS, VolkPack
from brink.games.volk.verbs import CardAction

EMPTY, INTACT, RUN_DOWN = 0, 1, 2  # what stands on a site; Rheinsberg run down shows its 1-side
HAND: Final = 2
CUBES: Final = 12
PROTEST: Final = 4  # unrest that makes a mass protest
COLLAPSE: Final = 4  # mass protests that bring a state down
POINTS_A_PROVINCE: Final = 2  # of the card value, for living standard
PLACES_HALVES: Final = 2  # the version of the rules
THIRD_RULES: Final = 3  # since V3 and V7 are read closely, and H17


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base game is played by the current rules; there is nothing to choose."""


class VolkState(State, kw_only=True):
    colours: ClassVar[str] = "4.4"  # the rule that says whose event a card of each colour is
    pack: VolkPack
    options: Options = Options()

    # Germany. Lists by province, site or line.
    unrest: list[int]
    standard: list[int]  # living standard; West Berlin's is the sum of its sectors
    sectors: list[int]
    socialists: list[int]
    borrowed: list[int] = []  # suppliers with a protest on West Berlin's account, the latest last
    factories: list[int]
    built: list[int]  # infrastructure: 1 a piece next to the first end of the line, 2 next to the other; 3 both
    hamburg: int  # the province it counts for at present
    abroad: list[int]  # by external factory: the province it counts for if it has a choice

    # The tracks: to the left (below 0) the West's favour.
    prestige: int = 0
    currency: int = 0
    socialism: int = 0
    box: int = 1  # socialists at hand
    wall: bool = False
    stasi_gone: bool = False
    police: list[int] = []  # power cards the East holds
    police_used: list[int] = []  # beside each: 1 if used in this decade

    # The cards.
    decade: int = 0
    part: int = 0  # half-decade 1 or 2; sub-decade 1 to 3
    display: list[int] = []
    special: int = NONE
    deck: list[int] = []  # the top card last
    deck_knowers: list[int] = []  # beside each: who knows it lies there
    hands: list[Hand]
    discards: list[list[int]]  # by seat: hand cards laid aside unseen
    rest: list[int] = []  # cards of decks that are over, unseen
    rest_knowers: list[int] = []
    played: list[int] = []  # in this decade, for the flight icons
    past: list[int] = []  # in earlier ones
    latest: int = NONE  # played last in this decade, also if somebody keeps it

    # What is going on.
    active: int = 0
    resolving: int = NONE  # the card whose event takes place
    marks: list[int] = []  # by province: icons with a limit put there by this event
    fresh_protests: list[int] = []  # EoD 7: mass protests as they stood when it began
    phase: int = 0  # of the end of the decade; 0 while cards are played

    # -- who ----------------------------------------------------------------------------------------------------

    def german(self, side: int) -> int:
        """The seat that plays this German state."""
        return self.players - 2 + side

    def leader(self) -> int:
        """§7: the side with the prestige advantage; the West on the start space."""
        return EAST if self.prestige > 0 else WEST

    def value(self, seat: int, card: int) -> int:
        """§4: the value in the box of this seat's colour."""
        return self.pack.values[card][seat & 1]

    def own_colour(self, seat: int, card: int) -> bool:
        return self.pack.colour_of[card] == ("yellow", "red")[seat & 1]

    # -- unrest -------------------------------------------------------------------------------------------------

    def protests(self, province: int) -> int:
        """§5.2: a mass protest for every four unrest, and those a supplier has for West Berlin."""
        return self.unrest[province] // PROTEST + self.borrowed.count(province)

    def protests_everywhere(self) -> list[int]:
        """By province; the fast form of `protests` for all of them."""
        found = [unrest // PROTEST for unrest in self.unrest]
        for province in self.borrowed:
            found[province] += 1
        return found

    def all_protests(self, side: int) -> int:
        return sum(self.pack.of_side[side].provinces(self.protests_everywhere()))

    def add_unrest(self, province: int, count: int, rule: str) -> None:
        if count:
            if self.log is not None:
                self.say("unrest-comes", rule, province=province, count=count)
            self._change_unrest(province, count)

    def cut_unrest(self, province: int, count: int, rule: str) -> None:
        """Take unrest away; a protest that West Berlin loses is lost to its supplier as well (§5.2)."""
        count = min(count, self.unrest[province])
        if count:
            if self.log is not None:
                self.say("unrest-goes", rule, province=province, count=count)
            self._change_unrest(province, -count)
            if province == self.pack.west_berlin:
                self._release_suppliers()

    def move_unrest(self, province: int, province_to: int, rule: str) -> None:
        self.say("unrest-moves", rule, province=province, province_to=province_to)
        self._change_unrest(province, -1)
        self._change_unrest(province_to, 1)

    def _change_unrest(self, province: int, count: int) -> None:
        """§5.2: mass protests come and go at once with the unrest."""
        before = self.unrest[province]
        now = self.unrest[province] = before + count
        if self.log is not None and now // PROTEST != before // PROTEST:
            told = self.protests_now(province)
            self.say("protest-arises" if now > before else "protest-ends", "5.2", **told)

    def protests_now(self, province: int) -> dict[str, int]:
        """For the log, where one has come or gone: how many its state has now. Where nobody reads, nobody counts."""
        if self.log is None:
            return {}
        side = self.pack.side_of[province]
        return {"province": province, "side": side, "count": self.all_protests(side)}

    def _release_suppliers(self) -> None:
        """V5: the protest that a supplier got last goes first."""
        while self.owes_protests() < 0:
            province = self.borrowed.pop()
            self.say("supplier-protest-ends", "5.2", **self.protests_now(province))

    def owes_protests(self) -> int:
        """§5.2: protests in West Berlin for which no supplier has one yet."""
        return self.unrest[self.pack.west_berlin] // PROTEST - len(self.borrowed)

    def has_unrest(self, side: int) -> bool:
        return side in compress(self.pack.side_of, self.unrest)

    def restless(self, side: int) -> list[int]:
        return [province for province in self.pack.provinces[side] if self.unrest[province]]

    # -- the economy --------------------------------------------------------------------------------------------

    @property
    def places_halves(self) -> bool:
        """Since version 2 of the rules it is known next to which end a piece of a long line lies (V11)."""
        return self.rules >= PLACES_HALVES

    def pieces(self, line: int) -> int:
        return self.built[line].bit_count()

    def touches(self, line: int, site: int) -> bool:
        """§5.1: whether infrastructure of this line lies next to the site."""
        return bool(self.built[line] & self.pack.next_to[line, site] if self.places_halves else self.built[line])

    def works(self, line: int) -> bool:
        """§1.6: all its sites are built and a factory stands at both ends."""
        a, b = self.pack.line_ends[line]
        return self.built[line] == self.pack.full[line] and bool(self.factories[a] and self.factories[b])

    def working_lines(self, site: int) -> list[int]:
        return [line for line, _ in self.pack.site_lines[site] if self.works(line)]

    def factory_value(self, site: int) -> int:
        """§1.6: 1 (run down 0) and 1 for every working connection; Rheinsberg 2 (run down 1)."""
        stands = self.factories[site]
        if stands == EMPTY:
            return 0
        if site == self.pack.rheinsberg:
            return 2 if stands == INTACT else 1
        value = 1 if stands == INTACT else 0
        built, factories, full = self.built, self.factories, self.pack.full
        for line, other in self.pack.site_lines[site]:
            if built[line] == full[line] and factories[other]:
                value += 1
        return value

    def own_factories(self, province: int) -> list[int]:
        """Sites of this province with a factory, Hamburg where it counts at present."""
        sites = [site for site in self.pack.factories_of[province] if self.factories[site]]
        if province == self.hamburg and self.factories[self.pack.hamburg]:
            sites.append(self.pack.hamburg)
        return sites

    def counts_for(self, external: int) -> int:
        """§9.4: the province an external factory counts for, or NONE."""
        site = self.pack.externals[external]
        if not self.factories[site]:
            return NONE
        provinces = self.reached(site)
        if not provinces:
            return NONE
        return self.abroad[external] if self.abroad[external] in provinces else provinces[0]

    def reached(self, site: int) -> list[int]:
        """The provinces that working lines from this external factory lead to."""
        pack = self.pack
        return [pack.site_provinces[other][0] for line, other in pack.site_lines[site] if self.works(line)]

    def economy(self, province: int) -> int:
        """§1.6: the values of its factories, and of the external factories that count for it."""
        total = sum(map(self.factory_value, self.own_factories(province)))
        if self.pack.side_of[province] == EAST:
            for number, site in enumerate(self.pack.externals):
                if self.factories[site] and self.counts_for(number) == province:
                    total += self.factory_value(site)
        return total

    def export_value(self, province: int) -> int:
        """§1.6: its most valuable factory; NONE without any."""
        return max(map(self.factory_value, self.own_factories(province)), default=NONE)

    def exports(self) -> list[int]:
        """By province; the fast form of `export_value` for all of them."""
        found = {**self.industries(WEST), **self.industries(EAST)}
        return [found[province].export for province in range(len(self.standard))]

    def industries(self, side: int) -> Mapping[int, Industry]:
        """Of all provinces of a state, by province: looked up together."""
        read = self.pack.of_side[side]
        choices = self.hamburg if side == WEST else tuple(self.abroad)
        key = (read.sites(self.factories), read.lines(self.built), choices)
        found = read.met.answers.get(key)
        if found is None:
            found = read.met.keep(key, {province: self.industry(province) for province in self.pack.provinces[side]})
        return found

    def industry(self, province: int) -> Industry:
        """What stands in a province is looked up, for those who look at one board after the other."""
        near = self.pack.neighbourhoods[province]
        key = (near.sites(self.factories), near.lines(self.built), self.hamburg == province, near.choices(self.abroad))
        found = near.met.answers.get(key)
        if found is None:
            found = near.met.keep(key, Industry(self.economy(province), self.export_value(province)))
        return found

    # -- tracks -------------------------------------------------------------------------------------------------

    def shift(self, track: str, side: int) -> bool:
        """One step of a marker towards a side; False if it stands at that end already."""
        step = 1 if side == EAST else -1
        now: int = getattr(self, track)
        if abs(now + step) > self.track_end(track):
            return False
        setattr(self, track, now + step)
        if self.log is not None:
            self.say_moved(track, side, now + step)
        return True

    def say_moved(self, track: str, side: int, space: int) -> None:
        self.say("marker-moves", "6", track=self.track_number(track), side=side, space=signed(space))

    def track_end(self, track: str) -> int:
        return TRACK_END

    def track_number(self, track: str) -> int:
        return TRACKS.index(track)

    # -- cards --------------------------------------------------------------------------------------------------

    def draw_card(self) -> tuple[int, int]:
        """The top card of the deck and who knows it; NONE when there is none."""
        if not self.deck:
            return NONE, 0
        return self.deck.pop(), self.deck_knowers.pop()

    def deal_to(self, seat: int, rule: str) -> bool:
        """A card from the deck into a hand, seen by its owner."""
        card, known = self.draw_card()
        if card == NONE:
            return False
        self.hands[seat].put(card, known | 1 << seat)
        self.reveal(seat)
        if self.log is not None:
            self.say("you-drew", rule, only(seat), card=card)
            self.say("drew", rule, all_but(seat), seat=seat)
        return True

    def lay_aside(self, seat: int, card: int, rule: str = "3") -> None:
        """V4, H44: a hand card is discarded unseen; only its owner knows which."""
        self.hands[seat].take_unseen(self.hands[seat].cards.index(card), 1 << seat)
        self.discards[seat].append(card)
        self.discards[seat].sort()
        if self.log is not None:
            self.say("you-discarded", rule, only(seat), card=card)
            self.say("discarded", rule, all_but(seat), seat=seat)

    def deck_of(self, decade: int) -> list[int]:
        """The shuffled base cards of a decade."""
        deck = self.pack.decks[decade - 1][:]
        self.chance.shuffle(deck)
        return deck

    def can_draw(self) -> bool:
        return bool(self.deck)

    def flight_icons(self) -> int:
        return sum(map(self.pack.flight.__getitem__, self.played))

    # -- the end ------------------------------------------------------------------------------------------------

    def side_wins(self, side: int, how: str, rule: str = "8") -> None:
        """§8: the game is over at once."""
        ranks = [1, 1]
        ranks[1 - side] = 2
        self.say(f"outcome-{how}", rule)
        self.end(Outcome((side,), tuple(ranks), how, rule, args={"side": side}))

    # -- what 2+2 adds ------------------------------------------------------------------------------------------

    def refuse_action(self, seat: int, action: CardAction) -> Reason | None:
        """2+2: limits of a superpower in the red."""
        return None

    def build_value(self, seat: int, card: int) -> int:
        """The card value for building and living standard."""
        return self.value(seat, card)

    def drawer(self, seat: int) -> int:
        """§4.5: who draws a card for the special card that this seat plays."""
        return self.german(WEST)

    def refuse_ignoring(self, seat: int, icons: tuple[int, ...], icon: int) -> Reason | None:
        """2+2: a superpower in the red must take the money."""
        return None

    def icons_for(self, seat: int, card: int) -> tuple[int, ...]:
        """The icons this seat carries out when it triggers the event (2+2: a blue card has two halves)."""
        return self.pack.events[card]

    def happens_by_itself(self) -> bool:
        """2+2: an automatic event is going on."""
        return False

    def lost_in_order(self, drawn: bool) -> str:
        """The rule by which an icon is lost at its turn."""
        return "4.4"

    def open_world(self) -> dict[str, Arg]:
        """2+2: what lies open beside Germany and may change at the end of a decade."""
        return {}

    def converts(self, seat: int) -> bool:
        """2+2: an active superpower may move dominance instead of prestige."""
        return False


def signed(space: int) -> str | int:
    """A space of a track as the board shows it."""
    return f"+{space}" if space > 0 else space


class By(msgspec.Struct, frozen=True):
    """Who decides where icons go: those of either colour, and those with either coat of arms."""

    active: int
    yellow: int
    red: int
    eagle: int
    emblem: int
    converts: bool = False

    def decider(self, icon: Icon) -> int:
        if icon.coat == WEST:
            return self.eagle
        if icon.coat == EAST:
            return self.emblem
        return self.red if icon.colour == EAST else self.yellow if icon.colour == WEST else self.active


def by_player(state: VolkState, seat: int, converts: bool = False) -> By:
    """§4.4: the active player decides, but for coats of arms."""
    return By(seat, seat, seat, state.german(WEST), state.german(EAST), converts)


class VolkAutomatic(Automatic[VolkState], frozen=True, tag=True):
    pass


class VolkDecision(Decision[VolkState], frozen=True, tag=True):
    asked_by: ClassVar[str] = ""  # the kind of icon that asks this, and is being carried out meanwhile
