"""What a turn of Wir sind das Volk! or of 2+2 offers, worked out a second time from the rules, slowly and plainly.

Positions come from random games; each is also shaken up, so that protests, long lines, run-down factories and unequal
sectors are everywhere. `BRINK_NAIVE=20000` looks at that many turns of each title.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from typing import Any

from brink.engine import Action, Chance
from brink.engine.chance import seed_from
from brink.games.volk import verbs
from brink.games.volk.events import Apply
from brink.games.volk.pack import SECTORS

POSITIONS = int(os.environ.get("BRINK_NAIVE", "600"))
FOLLOWED = 8  # decisions that a turn leads to
ICONS = 3  # that are tried in each position
EMPTY, INTACT, RUN_DOWN = 0, 1, 2

MAP = tomllib.loads((files("brink.games.volk") / "content" / "map.toml").read_text("utf-8"))
PROVINCES = [province["id"] for province in MAP["provinces"]]
HOME = {province["id"]: province["state"] for province in MAP["provinces"]}
SUPPLIES = {province["id"]: province["supplies"] for province in MAP["provinces"] if "supplies" in province}
SITES = [site["id"] for site in MAP["sites"]]
KIND = {site["id"]: site["kind"] for site in MAP["sites"]}
COUNTRY = {site["id"]: site.get("country", "") for site in MAP["sites"]}
LINES = [tuple(line.removesuffix(" x2").split(" - ")) for line in MAP["connections"]["lines"]]
LONG = [line.endswith(" x2") for line in MAP["connections"]["lines"]]
LIES_IN = {site["id"]: site.get("province", "").split() for site in MAP["sites"]}
LIES_IN["hamburg"] = ["SH", "NI"]
STATES = ("west", "east")
ON_THE_MAP = ("+u", "-u", "mv", "+b", "-b", "+ls", "+ls0", "-ls", "-mp", "stop", "run", "repair")


def provinces(side: str) -> list[str]:
    return [province for province in PROVINCES if HOME[province] == side]


def at_home(site: str, side: str) -> bool:
    """Sites abroad belong to the lines of the East."""
    return (HOME[LIES_IN[site][0]] if LIES_IN[site] else "east") == side


class Germany:
    """The board in the words of the rules."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.unrest = dict(zip(PROVINCES, state.unrest, strict=True))
        self.standard = dict(zip(PROVINCES, state.standard, strict=True))
        self.sectors = dict(zip(SECTORS, state.sectors, strict=True))
        self.stands = dict(zip(SITES, state.factories, strict=True))
        self.hamburg = PROVINCES[state.hamburg]
        self.extra = [PROVINCES[number] for number in state.borrowed]

    # -- protests (§5.2) ----------------------------------------------------------------------------------------

    def protest(self, province: str) -> bool:
        return self.unrest[province] >= 4 or province in self.extra

    def blocked(self, site: str) -> bool:
        """§4.2, §9.1: Hamburg is blocked only if both its provinces are; sites abroad never are."""
        return bool(LIES_IN[site]) and all(self.protest(province) for province in LIES_IN[site])

    # -- infrastructure -----------------------------------------------------------------------------------------

    def piece_at(self, number: int, site: str) -> bool:
        """Whether a piece of this line lies next to that end; a short line has one piece, next to both."""
        built = self.state.built[number]
        return bool(built >> LINES[number].index(site) & 1) if LONG[number] else bool(built)

    def pieces(self, number: int) -> int:
        return sum(self.piece_at(number, end) for end in LINES[number]) if LONG[number] else self.state.built[number]

    def works(self, number: int) -> bool:
        return self.pieces(number) == (2 if LONG[number] else 1) and all(self.stands[end] for end in LINES[number])

    def value(self, site: str) -> int:
        """§1.6."""
        if self.stands[site] == EMPTY:
            return 0
        if site == "rheinsberg":
            return 2 if self.stands[site] == INTACT else 1
        base = 1 if self.stands[site] == INTACT else 0
        return base + sum(self.works(number) for number, ends in enumerate(LINES) if site in ends)

    def economy(self, province: str) -> int:
        """§1.6, §9.4."""
        total = 0
        for site in SITES:
            if KIND[site] == "external":
                total += self.value(site) if self.counts_for(site) == province else 0
            elif KIND[site] == "hamburg":
                total += self.value(site) if self.hamburg == province else 0
            elif province in LIES_IN[site]:
                total += self.value(site)
        return total

    def counts_for(self, external: str) -> str | None:
        """§9.4: with one working line its province, with two the one that was chosen."""
        reached = self.reached(external)
        chosen = PROVINCES[self.state.abroad[[site for site in SITES if KIND[site] == "external"].index(external)]]
        if len(reached) < 2:
            return reached[0] if reached else None
        return chosen if chosen in reached else reached[0]

    def reached(self, external: str) -> list[str]:
        lines = [ends for number, ends in enumerate(LINES) if external in ends and self.works(number)]
        return [LIES_IN[end][0] for ends in lines for end in ends if end != external]

    # -- building (§4.2) and dismantling (§5.1) ------------------------------------------------------------------

    def line(self, number: int, end: str) -> Action:
        return verbs.Half(number, SITES.index(end)) if LONG[number] else verbs.Line(number)

    def lines_to_build(self, side: str) -> Iterator[tuple[int, str]]:
        for number, ends in enumerate(LINES):
            if not at_home(ends[0], side) or any(self.blocked(end) for end in ends):
                continue
            for end in ends:
                if self.piece_at(number, end):
                    continue
                if not LONG[number]:
                    possible = any(self.stands[each] for each in ends)
                else:
                    possible = bool(self.stands[end]) or self.pieces(number) == 1
                if possible:
                    yield number, end

    def points_to_build(self, side: str) -> set[Action]:
        found = {self.line(number, end) for number, end in self.lines_to_build(side)}
        for site in SITES:
            empty_city = KIND[site] in ("city", "hamburg") and self.stands[site] == EMPTY
            if empty_city and at_home(site, side) and not self.blocked(site):
                found.add(verbs.Factory(SITES.index(site)))
        return found

    def points_abroad(self, country: str) -> set[Action]:
        """§5: an external factory of this country, or a line to one of its sites."""
        found: set[Action] = set()
        for site in SITES:
            if COUNTRY[site] == country and self.stands[site] == EMPTY:
                found.add(verbs.Factory(SITES.index(site)))
        for number, end in self.lines_to_build("east"):
            if any(COUNTRY[each] == country for each in LINES[number]):
                found.add(self.line(number, end))
        return found

    def points_to_dismantle(self, side: str, where: frozenset[str] = frozenset()) -> set[Action]:
        """`where`: the cities an icon names; of lines one end has to lie there."""
        found: set[Action] = set()
        for number, ends in enumerate(LINES):
            if at_home(ends[0], side) and (not where or where & set(ends)):
                found |= {self.line(number, end) for end in ends if self.piece_at(number, end)}
        for site in SITES:
            touched = any(site in ends and self.piece_at(number, site) for number, ends in enumerate(LINES))
            whole = self.stands[site] == INTACT or (site == "rheinsberg" and self.stands[site])
            if KIND[site] == "external" or not at_home(site, side) or (where and site not in where):
                continue
            if whole and not touched:
                found.add(verbs.Factory(SITES.index(site)))
        return found

    # -- living standard (§4.3) ---------------------------------------------------------------------------------

    def living_standard(self, side: str, points: int, done: list[str], berlin: bool) -> set[Action]:
        found: set[Action] = set()
        if len(done) == 3:
            return found
        for province in provinces(side):
            if province in done or province == "WB":
                continue
            if self.lacking(province) > min(2, points):
                continue
            found.add(verbs.At(PROVINCES.index(province)))
            sector = SUPPLIES.get(province)
            if sector and not berlin and self.sector_open(province, sector):
                found.add(verbs.Sector(SECTORS.index(sector)))
        return found

    def lacking(self, province: str) -> int:
        """What the economy lacks for the next LS."""
        return max(0, 3 * (self.standard[province] + 1) - self.economy(province))

    def sector_open(self, supplier: str, sector: str) -> bool:
        """The supplier would have more than West Berlin in all, and no sector has fewer."""
        more = self.standard[supplier] + 1 > sum(self.sectors.values())
        return more and self.sectors[sector] == min(self.sectors.values())


# -- icons (§5) ---------------------------------------------------------------------------------------------------


def named(place: str, side: str) -> list[str]:
    """The provinces that an icon may apply to."""
    if place == "WG":
        return [province for province in provinces("west") if province != "WB"]
    return [place] if place in PROVINCES else provinces(side)


def cities_of(place: str) -> frozenset[str]:
    """`NI+HH` is Niedersachsen with Hamburg."""
    province, _, hamburg = place.partition("+")
    found = {site for site in SITES if LIES_IN[site] == [province]}
    return frozenset(found | {"hamburg"} if hamburg else found)


def at(places: list[str]) -> set[Action]:
    return {verbs.At(PROVINCES.index(province)) for province in places}


def run_down_able(land: Germany) -> set[Action]:
    east = [site for site in SITES if KIND[site] != "external" and at_home(site, "east")]
    return {verbs.Run(SITES.index(site)) for site in east if land.stands[site] == INTACT}


def rheinsberg_possible(land: Germany) -> bool:
    """§9.3: it takes both points, and no mass protest in Brandenburg."""
    return land.stands["rheinsberg"] == EMPTY and not land.protest("BB")


def icon_places(land: Germany, icon: Any) -> set[Action] | None:
    """Where an icon may apply; None for icons that do not apply to a place."""
    side = STATES[icon.side]
    open_to = named(icon.place, side)
    if icon.limit:
        marks = land.state.marks
        open_to = [province for province in open_to if marks[PROVINCES.index(province)] < icon.limit]
    match icon.kind:
        case "+u":
            return at(open_to)
        case "-u":
            return at([province for province in open_to if land.unrest[province]])
        case "mv":
            pairs = [(a, b) for a in open_to for b in open_to if a != b and land.unrest[a]]
            return {verbs.Move(PROVINCES.index(a), PROVINCES.index(b)) for a, b in pairs}
        case "+b":
            return land.points_abroad(icon.place) if icon.place else land.points_to_build(side)
        case "-b":
            return land.points_to_dismantle(side, cities_of(icon.place) if icon.place else frozenset())
        case "+ls" | "+ls0":
            fewest = [sector for sector in SECTORS if land.sectors[sector] == min(land.sectors.values())]
            in_berlin = {verbs.Sector(SECTORS.index(sector)) for sector in fewest} if "WB" in open_to else set()
            return at([province for province in open_to if province != "WB"]) | in_berlin
        case "-ls":
            return at([province for province in open_to if land.standard[province]])
        case "-mp":
            return at([province for province in open_to if land.unrest[province] >= 4])
        case "stop":
            sites = [site for site in SITES if COUNTRY[site] == icon.place and land.stands[site]]
            return {verbs.Close(SITES.index(site)) for site in sites}
        case "run":
            return run_down_able(land)
        case "rheinsberg":
            return {verbs.Factory(SITES.index("rheinsberg"))} if rheinsberg_possible(land) else set()
        case "repair":
            sites = [site for site in cities_of(icon.place) if land.stands[site] == RUN_DOWN]
            return {verbs.Repair(SITES.index(site)) for site in sites}
    return None


# -- the turn (§4, §11.5) -----------------------------------------------------------------------------------------


def police(state: Any, seat: int, land: Germany) -> set[Action]:
    """§9.7, H46: in one's own turn, by the East (in 2+2 also by the Soviet Union)."""
    if seat % 2 == 0 or all(state.police_used):
        return set()
    return {verbs.Police(PROVINCES.index(province)) for province in provinces("east") if land.unrest[province]}


def may_trigger(colour: str, side: str) -> bool:
    """§4.4, §11.6."""
    return colour != {"west": "red", "east": "yellow"}[side]


def card_actions(state: Any, seat: int, cards: list[Any], land: Germany) -> Iterator[Action]:
    """The four actions of §4; `cards` are the entries of the card files."""
    side = STATES[seat % 2]
    own = {"west": "yellow", "east": "red"}[side]
    unrest = any(land.unrest[province] for province in provinces(side))
    for number in [*state.display, *state.hands[seat]]:
        card = cards[number]
        if unrest and (card["colour"] == own or land.points_to_dismantle(side)):
            yield verbs.RemoveUnrest(number)
        yield verbs.Build(number)
        yield verbs.Raise(number)
        if may_trigger(card["colour"], side):
            yield verbs.Event(number)
    if state.special >= 0 and side == "east":
        yield verbs.Event(state.special)


def read_cards(*where: Any) -> list[Any]:
    return [card for place in where for card in tomllib.loads((place / "cards.toml").read_text("utf-8"))["cards"]]


# -- decisions that a turn leads to -------------------------------------------------------------------------------


def follow_up(state: Any) -> set[Action] | None:
    """What the open decision offers, as the rules read; None where it is not one of these."""
    step, land = state.agenda[-1], Germany(state)
    match type(step).__name__:
        case "Build":
            return {*land.points_to_build(STATES[step.side]), verbs.DONE}
        case "Dismantle":
            return land.points_to_dismantle(STATES[step.side])
        case "RunDown":
            return run_down_able(land)
        case "RaiseStandard":
            done = [PROVINCES[province] for province in step.done]
            return {*land.living_standard(STATES[step.side], step.points, done, step.berlin), verbs.DONE}
        case "RemoveUnrest":
            return at([province for province in provinces(STATES[step.side]) if land.unrest[province]])
        case "AfterAction":
            return {*police(state, step.seat, land), verbs.DONE}
        case "PaySpecial":
            return {*map(verbs.Discard, state.hands[step.seat]), *([verbs.YIELD] if state.deck else [])}
        case "AssignHamburg":
            return {verbs.Assign(PROVINCES.index(province)) for province in LIES_IN["hamburg"]}
        case "AssignAbroad":
            external = [site for site in SITES if KIND[site] == "external"][step.external]
            return {verbs.Assign(PROVINCES.index(province)) for province in land.reached(external)}
        case "Apply":
            return icon_places(land, state.pack.icons[step.icon])
        case "ChooseIcon":
            return {*next_icons(state, land), verbs.REST, *police(state, step.seat, land)}
    return None


def next_icons(state: Any, land: Germany) -> Iterator[Action]:
    """§4.4, V1: an icon that can be carried out; of a dual card one arrow or icon may be ignored; a superpower may move
    dominance instead of prestige (§11.6)."""
    step, icons = state.agenda[-1], state.pack.icons
    for number in set(step.icons):
        icon = icons[number]
        if possible(state, land, icon):
            yield verbs.NextIs(number)
        if icon.kind == "P" and state.players == 4 and step.seat < 2:
            yield verbs.Convert(number)
        if not step.ignores:
            continue
        if icon.left and icon.right:
            yield verbs.IgnoreLeft(number)
            yield verbs.IgnoreRight(number)
        elif not needed_money(state, step, icon):
            yield verbs.Ignore(number)


def possible(state: Any, land: Germany, icon: Any) -> bool:
    """On the map there must be a place; the Stasi is not disbanded (§9.8), a dove to turn back is flipped (§11.6)."""
    if icon.kind == "+dove":
        return bool(state.doves < 6)
    if icon.kind == "police":
        return not state.stasi_gone
    return icon_places(land, icon) != set()


def needed_money(state: Any, step: Any, icon: Any) -> bool:
    """H13: in the red one triggers an event for the only money it brings."""
    if state.players == 2 or not state.must_earn:
        return False
    paying = [one for one in step.icons if pays(state.pack.icons[one], step.seat)]
    return pays(icon, step.seat) and len(paying) == 1


def pays(icon: Any, power: int) -> bool:
    return bool(icon.kind == "money" and icon.side == power and icon.amount > 0)


# -- positions ----------------------------------------------------------------------------------------------------


def shaken(state: Any, chance: Chance) -> Any:
    """The same turn on another board."""
    world = state.clone()
    world.unrest = [chance.below(7) if chance.below(3) else 0 for _ in PROVINCES]
    low = chance.below(3)
    world.sectors = [low + (chance.below(3) == 0) for _ in SECTORS]
    world.standard = [chance.below(5) for _ in PROVINCES]
    world.standard[PROVINCES.index("WB")] = sum(world.sectors)
    suppliers = [PROVINCES.index(province) for province in SUPPLIES]
    world.borrowed = [suppliers[chance.below(3)] for _ in range(world.unrest[PROVINCES.index("WB")] // 4)]
    density = 1 + chance.below(4)  # of 4
    world.factories = [shaken_site(site, chance) if chance.below(4) < density else EMPTY for site in SITES]
    world.built = [shaken_line(number, world.factories, chance, density) for number in range(len(LINES))]
    world.hamburg = PROVINCES.index(LIES_IN["hamburg"][chance.below(2)])
    world.police = [card for card in range(len(world.pack.police)) if world.pack.police[card] and chance.below(4) == 0]
    world.police_used = [chance.below(2) for _ in world.police]
    world.box = chance.below(3)
    return world


def shaken_site(site: str, chance: Chance) -> int:
    """Only the East's own factories are ever run down."""
    may_rot = KIND[site] != "external" and at_home(site, "east")
    return RUN_DOWN if may_rot and chance.below(4) == 0 else INTACT


def shaken_line(number: int, factories: list[int], chance: Chance, density: int) -> int:
    """Infrastructure touches a factory, but for what is left of a long line (V11)."""
    near = any(factories[SITES.index(end)] for end in LINES[number])
    if LONG[number]:
        return chance.below(4) if chance.below(4) < density else 0
    return int(near and chance.below(4) < density)


def turns(game: Any, players: int, seed: str) -> Iterator[Any]:
    """Turns of random games, each as it came and shaken up."""
    chance = Chance(seed_from(seed))
    while True:
        state = game.setup(players, {}, chance.fork(f"game {chance.below(1 << 30)}"))
        while state.outcome is None:
            legal = game.legal(state)
            if is_turn(state):
                yield state
                yield shaken(state, chance)
            game.apply(state, legal[chance.below(len(legal))])


def is_turn(state: Any) -> bool:
    return type(state.agenda[-1]).__name__ in ("TakeTurn", "TakeTwoTurn")


def probe(game: Any, players: int, cards: list[Any], turn: Any, vary: Any = lambda state, chance: None) -> Counter[str]:
    """Hold turns and what they lead to against the rules. Gives what was offered, by verb and by decision."""
    seen: Counter[str] = Counter()
    chance = Chance(seed_from(f"{game.name} follows"))
    for state in islice(turns(game, players, f"{game.name} naive"), POSITIONS):
        world = state.clone()
        vary(world, chance)
        hold(game, world, turn(world), seen)
        hold_icons(game, world, chance, seen)
        left = 0  # of the card value
        for _ in range(FOLLOWED):
            legal = game.legal(world)
            action = legal[chance.below(len(legal))]
            if isinstance(action, (verbs.Build, verbs.Raise)):
                left = points_of(world, world.active, cards[action.card])
            else:
                left -= paid(world, action)
            game.apply(world, action)
            if world.outcome is not None or is_turn(world) or world.phase:
                break
            if type(world.agenda[-1]).__name__ in ("Build", "RaiseStandard"):
                assert world.agenda[-1].points == left
            wanted = follow_up(world)
            if wanted is not None:
                hold(game, world, wanted, seen)
    return seen


def points_of(state: Any, seat: int, card: Any) -> int:
    """§4, §11.6: the value of one's colour; from its event on 1 less for the Soviet Union."""
    less = state.players == 4 and seat == 1 and state.soviet_malus
    return max(0, card[STATES[seat % 2]] - less)


def paid(state: Any, action: Action) -> int:
    """What this build point or LS takes of the card value."""
    step = state.agenda[-1]
    if type(step).__name__ == "Build":
        return int(action != verbs.DONE)
    if type(step).__name__ != "RaiseStandard" or action == verbs.DONE:
        return 0
    sectors = {sector: province for province, sector in SUPPLIES.items()}
    is_sector = isinstance(action, verbs.Sector)
    province = sectors[SECTORS[action.sector]] if is_sector else PROVINCES[action.province]
    return Germany(state).lacking(province)


def hold_icons(game: Any, state: Any, chance: Chance, seen: Counter[str]) -> None:
    """Some icons, as if a card showed them now."""
    world = state.clone()
    world.marks = [chance.below(3) for _ in PROVINCES]
    on_the_map = [number for number, icon in enumerate(world.pack.icons) if icon.kind in ON_THE_MAP]
    for _ in range(ICONS):
        number = on_the_map[chance.below(len(on_the_map))]
        wanted = icon_places(Germany(world), world.pack.icons[number])
        assert wanted is not None
        world.agenda[-1] = Apply(world.active, number)
        hold(game, world, wanted, seen)


def hold(game: Any, state: Any, wanted: set[Action], seen: Counter[str]) -> None:
    offered = set(game.legal(state))
    step = type(state.agenda[-1]).__name__
    assert offered == wanted, (state.agenda[-1], offered - wanted, wanted - offered)
    seen[step] += 1
    for action in offered:
        seen[action[0]] += 1
