"""2GM Tactics as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from brink.engine import (
    Action,
    Arg,
    BotMaker,
    Chance,
    Content,
    Die,
    Game,
    Line,
    Question,
    Reason,
    RulesError,
    Scene,
    Workshop,
)
from brink.engine.anything import Chosen, Plain
from brink.engine.endings import Extreme
from brink.engine.log import Loss
from brink.engine.minds import Mind
from brink.engine.texts import Name
from brink.engine.vectors import Observed
from brink.games.twogm import difficulty, endings, scenes, telling, vectors, verbs, views
from brink.games.twogm import support_cards as support_cards  # registers what the cards do
from brink.games.twogm.assault import AssaultWeapon
from brink.games.twogm.board import board
from brink.games.twogm.bots import Solo, Tactician
from brink.games.twogm.costs import cost
from brink.games.twogm.deck_questions import QUESTIONS
from brink.games.twogm.deployment import Equip, PlaceUnit
from brink.games.twogm.earlier import hands_together
from brink.games.twogm.game_setup import AUTO, deck_rules, lay_out, refuse_decks
from brink.games.twogm.geometry import ALL_SPACES, COLUMN, HQS, ROW
from brink.games.twogm.kinds import BATTLE_ROYAL, SIDES
from brink.games.twogm.mind import TwoGMMind
from brink.games.twogm.more_players import Together
from brink.games.twogm.pack import FACTIONS, NONE
from brink.games.twogm.playing_cards import CarryOut, PutAway
from brink.games.twogm.state import SECOND_RULES, Options, TwoGMAutomatic, TwoGMDecision, TwoGMState, TwoGMWindow
from brink.games.twogm.tables import Tables

MIND = TwoGMMind()
DECKS = ("deck_1", "deck_2", "deck_3", "deck_4")


class TwoGM(Game[TwoGMState]):
    name = "twogm"
    marks = {"round-begins": "round", "turn": "turn"}
    dice = {
        "rolls": Die("die", "impact", {"": 10}, best="best"),
        "rolls-at-hq": Die("die", "impact", {"": 10}),  # an HQ knows no critical (§7.7)
    }
    losses = ("units", "worth", "damage", "hq")
    version = 4
    pins = frozenset((1, 2, 3))
    layout = 2
    layouts = {1: hands_together}
    package = "brink.games.twogm"
    players = (2, 3, 4)
    usual_players = 2
    usual_bot = "regular"
    naming = ("scenario", "south", "north")
    state_type = TwoGMState
    options_type = Options
    steps = (TwoGMAutomatic, TwoGMDecision, Together, TwoGMWindow)
    actions = verbs.ACTIONS
    opens = frozenset(("card", "general", "natural", "space", "terrain", "token", "weapon"))
    moments = {
        "critical-kill": "critical",
        "assault-kill": "assault",
        "shot-down": "plane",
        "takes-objective": "objective",
        "hq-hit": "hq",
        "hq-falls": "hq-bad",
        "last-round": "last-round",
    }
    in_the_end = {"tell-table": "tell-table-over"}
    nameless = frozenset(("unit", "slot"))
    filled_in = tuple(f"difficulty_{seat}" for seat in range(1, 5))
    workshops = (Workshop("decks", DECKS, usual=("", AUTO)),)
    scene = "scenario"
    asides = frozenset({"south_wins"})

    def build(self, content: Content) -> Tables:
        return Tables(content)

    def deal(self, players: int, options: Options, chance: Chance, pack: Tables) -> TwoGMState:
        return lay_out(players, options, chance, pack)

    def deal_as(self, rules: int, players: int, options: Options, chance: Chance, pack: Tables) -> TwoGMState:
        return lay_out(players, options, chance, pack, first_release=rules < SECOND_RULES)

    def choices(self, pack: Tables) -> Mapping[str, Mapping[str, str]]:
        scenarios = zip(pack.scenario, pack.names["scenario"], strict=True)
        return {"scenario": {BATTLE_ROYAL: f"option-scenario-{BATTLE_ROYAL}", **dict(scenarios)}}

    def scenes(self, pack: Tables) -> Sequence[Scene]:
        return scenes.scenes(pack)

    def refuse_options(self, players: int, options: Options, pack: Tables) -> Reason | None:
        return refuse_decks(pack, players, options)

    def bots(self) -> Mapping[str, BotMaker]:
        """`steady` is the procedure without a difficulty, under the name that it has in all titles; `strong` is not
        bound to it, and needs no look ahead.
        """
        return {**dict.fromkeys(("steady", *difficulty.LEVELS), Solo), "strong": Tactician}

    def mind(self) -> Mind[TwoGMState] | None:
        return MIND

    def seat_bots(self, options: Mapping[str, object], bots: Sequence[str | None]) -> Chosen:
        return difficulty.seat_bots(options, bots)

    def view(self, state: TwoGMState, seat: int | None) -> views.View:
        return views.view(state, seat)

    def imagine(self, state: TwoGMState, seat: int | None, chance: Chance) -> TwoGMState:
        return views.imagine(state, seat, chance)

    def may_end(self, state: TwoGMState, action: Action) -> bool:
        return endings.may_end(state)

    def fates(self, state: TwoGMState, seat: int | None, chance: Chance) -> Iterator[TwoGMState]:
        """Of two who fire at each other one may miss and the other hit."""
        yield from super().fates(state, seat, chance)
        world = self.imagine(state, seat, chance.fork("one misses"))
        world.chance = Extreme(chance.fork("results"), high=True, turns=True)
        yield world

    def unsettled(self, state: TwoGMState) -> bool:
        return super().unsettled(state) or isinstance(state.agenda[-1], AssaultWeapon)

    def names(self, pack: Tables) -> Mapping[str, Sequence[str]]:
        spaces = [f"space-{chr(ord('a') + COLUMN[place])}{ROW[place] + 1}" for place in range(ALL_SPACES)]
        hqs = [f"space-hq-{hq}" for hq in range(HQS)]
        sides = [f"side-{home}" for home in SIDES]
        phases = [f"phase-{number}" for number in range(9)]
        return {**pack.names, **telling.words(), "space": [*spaces, *hqs], "side": sides, "phase": phases}

    def names_at(self, pack: Tables, options: Options) -> Mapping[str, Sequence[Name]]:
        """A side is called as on the board: by its nation (R106)."""
        factions = [deck_rules(pack, options, side).faction for side in (0, 1)]
        space = [*self.names(pack)["space"]][:ALL_SPACES]
        hqs: list[Name] = [(("hq-of", "hq-of-second")[hq >> 1], {"side": hq & 1}) for hq in range(HQS)]
        return {"side": nations(pack, factions), "space": [*space, *hqs]}

    def board(self, pack: Tables) -> Plain:
        return board(pack)

    def tell(self, view: views.View, pack: Tables) -> list[Line]:
        return telling.tell(view, pack)

    def roles(self, state: TwoGMState) -> tuple[str, ...]:
        return tuple(FACTIONS[faction] for faction in state.factions)

    def role_names(self, view: views.View, pack: Tables) -> Sequence[str]:
        named = nations(pack, [player.faction for player in view.players[:2]])
        return [named[player.side] for player in view.players]

    def cost(self, state: TwoGMState, action: Action) -> int:
        return cost(state, self.to_act(state), action)

    def loss(self, key: str, args: Mapping[str, Arg], pack: Tables) -> Loss | None:
        return telling.loss(key, args, pack)

    def rounds(self, state: TwoGMState) -> int:
        return state.round()

    def teams(self, state: TwoGMState) -> tuple[int, ...]:
        return tuple(seat & 1 for seat in range(state.players))

    def holds(self, state: TwoGMState) -> Mapping[str, Sequence[Sequence[int]]]:
        """Hands, and who has which general."""
        return {
            "card": [hand.cards for hand in state.hands],
            "general": [[general] if general != NONE else [] for general in state.generals],
        }

    def questions(self) -> Mapping[str, Question]:
        return QUESTIONS

    def counts(self, players: int, pack: Tables) -> Mapping[str, int]:
        return {"unit": vectors.UNITS * players, "slot": vectors.SLOTS, "ap": vectors.BIDS}

    def plain_view(self, state: TwoGMState, seat: int | None) -> views.View:
        return views.plain_view(state, seat)

    def observed(self, players: int, options: Options, pack: Tables) -> Observed:
        return vectors.observed(options, pack)

    def check(self, state: TwoGMState) -> None:
        """Every card in exactly one place; units stand where the map says; nothing out of range."""
        check_map(state)
        if state.outcome is None:
            for seat in range(state.players):
                check_cards(state, seat)
        if any(ap < 0 for ap in state.ap) or any(hp < 0 for hp in state.hq_hp):
            raise RulesError("a counter is out of range")


def nations(pack: Tables, factions: Sequence[int]) -> list[str]:
    """R106: what each side is called; where both are of one nation, also where it stands."""
    names = [pack.names["faction"][faction] for faction in factions]
    if names[0] != names[1]:
        return names
    return [f"nation-{FACTIONS[faction]}-{home}" for faction, home in zip(factions, SIDES, strict=True)]


def check_map(state: TwoGMState) -> None:
    for place, u in enumerate(state.here):
        if u != NONE and (state.u_place[u] != place or state.u_carrier[u] != NONE):
            raise RulesError(f"unit {u} does not stand on {place}")
    for army in state.army:
        for u in army:
            partner, carrier = state.u_pair[u], state.u_carrier[u]
            if partner != NONE and (state.u_pair[partner] != u or state.u_place[partner] != state.u_place[u]):
                raise RulesError(f"unit {u} lost its partner")
            if carrier != NONE and state.u_place[carrier] != state.u_place[u]:
                raise RulesError(f"unit {u} is not where its carrier is")
            if state.u_wounds[u] >= state.wounds_of(u):
                raise RulesError(f"unit {u} should be destroyed")
            if state.on_board(u) and u not in state.standing(state.u_place[u]) and not flying(state, u):
                raise RulesError(f"unit {u} stands nowhere")


def flying(state: TwoGMState, u: int) -> bool:
    """A paratrooper that has not landed yet."""
    return state.u_turn[u] == state.turn and state.here[state.u_place[u]] == NONE


def check_cards(state: TwoGMState, seat: int) -> None:
    pack = state.pack
    cards = [*state.decks[seat], *state.hands[seat], *state.discards[seat]]
    for u in state.army[seat]:
        if pack.faction_of[state.u_card[u]] != NONE:
            cards.append(state.u_card[u])
        if lying := state.u_attached[u] & pack.staying:
            cards += [support.number for support in pack.supports if lying & pack.bit(support.number)]
    for step in state.agenda:  # cards on the table, between hand and board
        if isinstance(step, CarryOut | PutAway | Equip) and step.seat == seat:
            cards.append(step.card)
            if isinstance(step, Equip) and step.second != NONE:
                cards.append(step.second)
        elif isinstance(step, PlaceUnit) and step.seat == seat:
            cards += [card for card in (step.card, step.step.second) if card != NONE]
    if tuple(sorted(cards)) != state.census[seat]:
        raise RulesError(f"a card of seat {seat} is lost or doubled")
    hand = state.hands[seat]
    if hand.cards != sorted(hand.cards) or len(hand.cards) != len(hand.knowers):
        raise RulesError("a hand is out of order")
