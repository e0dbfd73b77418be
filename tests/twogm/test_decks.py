"""Decks: every refusal with its reason, the automatic builder, and codes that lead back to the same deck."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec import structs

from brink.engine import BrinkError, Chance, Reason, Refused
from brink.engine.chance import seed_from
from brink.engine.texts import LANGUAGES, Teller, Texts
from brink.games.twogm import decks
from brink.games.twogm.deck_questions import QUESTIONS, Report
from brink.games.twogm.pack import FACTIONS, GERMANY, NORTH, SOUTH, UK, USA, USSR, DeckRules, Prebuilt, Scenario
from twogm.test_pack import FOLDER, PACK

SIDES = [(one, side) for one in PACK.scenarios for side in (SOUTH, NORTH)]
SIDE_NAMES = [f"{one.id} {FACTIONS[one.sides[side].deck.faction]}" for one, side in SIDES]
YEARS = (0, *range(1939, 1946))


def deck_of(text: str) -> decks.Deck:
    """ "us-li 3, promo" as a deck."""
    cards: list[int] = []
    for part in text.split(", "):
        name, _, copies = part.partition(" ")
        cards += [PACK.card[name]] * int(copies or 1)
    return sorted(cards)


def rules_of(scenario: str, side: int) -> DeckRules:
    return PACK.scenarios[PACK.scenario[scenario]].sides[side].deck


def told(reason: Reason | None) -> str:
    """The sentence in English; all four languages must have one."""
    assert reason is not None
    sentences = [
        Teller(Texts(language, [FOLDER / "locale"]), PACK.names, []).sentence(reason.key, reason.args)
        for language in LANGUAGES
    ]
    assert all(sentences)
    return sentences[0]


# -- points --------------------------------------------------------------------------------------------------------


def test_t01_points_are_the_deployment_costs() -> None:
    assert decks.points_of(PACK, deck_of("us-hi, us-m4, impact, atmine")) == 14


def test_t02_121_points_are_too_many() -> None:
    spearhead = list(PACK.prebuilts[USA].cards)
    assert decks.refusal(PACK, spearhead, decks.battle_royal(USA)) is None
    one_more = sorted([*spearhead, PACK.card["us-li"]])
    refused = decks.refusal(PACK, one_more, decks.battle_royal(USA))
    assert told(refused) == "121 points; the limit is 120."
    assert decks.refusal(PACK, one_more, decks.battle_royal(USA, 121)) is None


def test_t03_a_promotion_counts_what_it_costs_in_the_deck() -> None:
    assert decks.points_of(PACK, deck_of("promo 2, general")) == 8


def test_an_empty_deck_breaks_no_rule() -> None:
    assert decks.refusals(PACK, [], decks.battle_royal(UK)) == []


# -- what is refused -----------------------------------------------------------------------------------------------


def test_t07_a_card_of_a_later_year() -> None:
    rules = DeckRules(USA, year=1943)
    assert decks.refusal(PACK, deck_of("us-m4, us-m8, us-li, promo"), rules) is None
    refused = decks.refusal(PACK, deck_of("us-m4, us-m8, us-li, us-m18"), rules)
    assert told(refused) == "M18 Hellcat is of 1944; the limit is 1943."


def test_more_copies_than_the_box_has() -> None:
    rules = decks.battle_royal(GERMANY)
    assert decks.refusal(PACK, deck_of("de-tig1, de-li 8"), rules) is None
    refused = decks.refusal(PACK, deck_of("de-tig1 2"), rules)
    assert told(refused) == "Tiger I: 2 copies, but there are only 1."
    assert told(decks.refusal(PACK, deck_of("general 2"), rules)) == "General: 2 copies, but there are only 1."


def test_doubled_boxes_of_prokhorovka() -> None:
    rules = rules_of("prokhorovka", NORTH)
    tanks = "de-tig1 2, de-pant 4, de-pz3 4"
    assert decks.refusal(PACK, deck_of(tanks), rules) is None
    assert told(decks.refusal(PACK, deck_of(f"{tanks}, de-pz4 7"), rules)).startswith("Panzer IV G: 7 copies")
    assert told(decks.refusal(PACK, deck_of(f"{tanks}, de-88 2"), rules)).startswith("88 mm Flak 36: 2 copies")


def test_a_card_of_another_faction() -> None:
    refused = decks.refusal(PACK, deck_of("us-li, de-li"), decks.battle_royal(USA))
    assert told(refused) == "Light Infantry (Grenadiere) is not a card of this faction: USA."
    assert told(decks.refusal(PACK, deck_of("blitz"), decks.battle_royal(USA))).startswith("Lightning Advance is not")
    assert decks.refusal(PACK, deck_of("blitz"), decks.battle_royal(GERMANY)) is None


def test_a_unit_of_scenarios() -> None:
    refused = decks.refusal(PACK, deck_of("sc-lcvp"), decks.battle_royal(USA))
    assert told(refused) == "Landing craft comes only with a scenario."


@pytest.mark.parametrize(("said", "number"), [("−1", -1), ("152", 152)])
def test_a_card_that_does_not_exist(said: str, number: int) -> None:
    refused = decks.refusal(PACK, [number], decks.battle_royal(USA))
    assert told(refused) == f"There is no card {said}."


def test_a_banned_card() -> None:
    for scenario, side, card in [("dunkirk", SOUTH, "uk-com"), ("el-alamein", NORTH, "de-fj")]:
        refused = decks.refusal(PACK, deck_of(card), rules_of(scenario, side))
        assert told(refused).endswith("is banned in this scenario.")


def test_a_type_that_the_scenario_does_not_have() -> None:
    refused = decks.refusal(PACK, deck_of("uk-sher"), rules_of("arnhem", NORTH))
    assert told(refused) == "No cards of the kind of Sherman III in this scenario."
    assert decks.refusal(PACK, deck_of("uk-li, uk-6pr, uk-spit, promo"), rules_of("arnhem", NORTH)) is None


def test_too_many_tanks() -> None:
    rules = rules_of("stalingrad", NORTH)
    assert decks.refusal(PACK, deck_of("de-pz3 2, de-pz4"), rules) is None
    assert told(decks.refusal(PACK, deck_of("de-pz3 2, de-pz4 2"), rules)) == "Tank: 4 cards; at most 3 are allowed."


def test_too_few_points_in_tanks() -> None:
    rules = rules_of("prokhorovka", SOUTH)
    assert decks.refusal(PACK, deck_of("su-t34 8, su-kv1 2, su-su85 2"), rules) is None
    refused = decks.refusal(PACK, deck_of("su-t34 8, su-kv1 2, su-li"), rules)
    assert told(refused) == "Tank: 42 points; at least 50 are required."


def test_all_reasons_are_given_at_once() -> None:
    rules = DeckRules(USA, points=10, year=1942, most={"tank": 1})
    found = decks.refusals(PACK, deck_of("us-m18 2, us-m4, uk-li"), rules)
    assert [reason.key for reason in found] == ["deck-year", "deck-faction", "deck-most", "deck-points"]
    assert {reason.rule for reason in found} == {"1"}


# -- what may still go in ------------------------------------------------------------------------------------------


def test_a_card_may_be_added_exactly_as_long_as_the_deck_stays_legal() -> None:
    chance = Random(3)
    for scenario, side in SIDES:
        rules = scenario.sides[side].deck
        whole = decks.auto_deck(PACK, rules)
        deck = sorted(chance.sample(whole, chance.randint(0, len(whole))))
        before = {reason.key for reason in decks.refusals(PACK, deck, rules)} - {"deck-least"}
        assert not before
        for card, reason in decks.additions(PACK, deck, rules).items():
            after = [one for one in decks.refusals(PACK, sorted([*deck, card]), rules) if one.key != "deck-least"]
            assert reason == (after[0] if after else None)


def test_a_full_deck_says_why_nothing_more_goes_in() -> None:
    spearhead = list(PACK.prebuilts[USA].cards)
    more = decks.additions(PACK, spearhead, decks.battle_royal(USA))
    assert told(more[PACK.card["us-li"]]) == "121 points; the limit is 120."
    assert told(decks.additions(PACK, [], DeckRules(USA, year=1943))[PACK.card["us-m26"]]).startswith(
        "M26 Pershing is of"
    )
    tanks = deck_of("de-pz3 2, de-pz4")
    refused = decks.additions(PACK, tanks, rules_of("stalingrad", NORTH))[PACK.card["de-pz2"]]
    assert told(refused) == "Tank: 4 cards; at most 3 are allowed."


# -- ready decks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", PACK.prebuilts, ids=[deck.id for deck in PACK.prebuilts])
def test_17_9_ready_decks_are_legal_from_their_year_on(deck: Prebuilt) -> None:
    rules = decks.battle_royal(deck.faction)
    assert decks.refusals(PACK, deck.cards, rules) == []
    assert decks.refusals(PACK, deck.cards, structs.replace(rules, year=deck.year)) == []
    too_early = decks.refusals(PACK, deck.cards, structs.replace(rules, year=deck.year - 1))
    assert {reason.key for reason in too_early} == {"deck-year"}


# -- the automatic builder -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "side"), SIDES, ids=SIDE_NAMES)
def test_17_10_every_side_of_every_scenario_gets_a_legal_deck_of_all_its_points(scenario: Scenario, side: int) -> None:
    rules = scenario.sides[side].deck
    deck = decks.auto_deck(PACK, rules)
    assert decks.refusals(PACK, deck, rules) == []
    assert decks.points_of(PACK, deck) == rules.points
    assert deck == sorted(deck)


@pytest.mark.parametrize("faction", range(len(FACTIONS)), ids=FACTIONS)
def test_17_10_legal_decks_for_all_points_and_years(faction: int) -> None:
    for points in sorted({30, 40, 50, 80, *(one.sides[side].deck.points for one, side in SIDES)}):
        for year in YEARS:
            rules = DeckRules(faction, points, year)
            deck = decks.auto_deck(PACK, rules)
            assert decks.refusals(PACK, deck, rules) == []
            full = [card for card in decks.legal_pool(PACK, rules) if PACK.is_unit(card)]
            left = points - decks.points_of(PACK, deck)
            # What remains buys no further unit: the rest of the box is too dear, or there is none.
            assert all(PACK.points[card] > left or deck.count(card) == PACK.box_of[card] for card in full)


def test_17_10_the_first_cards_by_hand() -> None:
    """USA, 10 points: shares 4, 3, 1, 0.4, 0.4, 1.2 of infantry, tank, artillery, transport, airplane, support."""
    # Infantry lacks 4: riflemen (1). It lacks 3 as tanks do and comes first: weapons squad (2). Tanks lack 3: M8 (2).
    # Support lacks 1.2: Supplies (3). Now infantry, tank and artillery lack 1: armored infantry (2) fills it up to 10.
    deck = decks.auto_deck(PACK, DeckRules(USA, 10))
    assert deck == deck_of("us-li, us-hi, us-mech, us-m8, supplies")


def test_17_10_categories_without_cards_leave_their_share_to_the_others() -> None:
    rules = structs.replace(decks.battle_royal(UK, 60), types=frozenset({"infantry", "support"}))
    deck = decks.auto_deck(PACK, rules)
    in_support = decks.points_of(PACK, [card for card in deck if not PACK.is_unit(card)])
    # 12 of 52 shares of 60 points are 13.8; a last card may go beyond them.
    assert 11 <= in_support <= 17
    assert decks.points_of(PACK, deck) == 60
    assert {PACK.category_of[card] for card in deck} == {"infantry", "support"}


def test_17_10_shares_are_kept_within_the_price_of_a_card() -> None:
    rules = rules_of("prokhorovka", NORTH)
    spent: Counter[str] = Counter()
    for card in decks.auto_deck(PACK, rules):
        spent[PACK.category_of[card]] += PACK.points[card]
    assert abs(spent["tank"] - 66) <= 10  # 55 per cent of 120; a Tiger II costs 10
    assert abs(spent["infantry"] - 26.4) <= 3
    assert abs(spent["support"] - 10.8) <= 4


def test_17_10_a_limit_on_a_type_is_kept() -> None:
    rules = rules_of("stalingrad", SOUTH)
    deck = decks.auto_deck(PACK, rules)
    assert sum(PACK.category_of[card] == "tank" for card in deck) == 3


def test_17_10_the_same_rules_make_the_same_deck() -> None:
    rules = decks.battle_royal(USSR)
    assert decks.auto_deck(PACK, rules) == decks.auto_deck(PACK, rules)


@pytest.mark.parametrize(("scenario", "side"), SIDES, ids=SIDE_NAMES)
def test_17_10_with_a_seed_the_deck_is_another_and_still_legal(scenario: Scenario, side: int) -> None:
    rules = scenario.sides[side].deck
    usual = decks.auto_deck(PACK, rules)
    found = []
    for seed in range(12):
        deck = decks.auto_deck(PACK, rules, Chance(seed_from(str(seed))))
        assert decks.refusals(PACK, deck, rules) == []
        assert deck == decks.auto_deck(PACK, rules, Chance(seed_from(str(seed))))
        assert decks.points_of(PACK, deck) >= rules.points - 1
        found.append(deck)
    assert sum(deck != usual for deck in found) >= 10


# -- what a deck builder asks --------------------------------------------------------------------------------------


def report(question: str, **given: object) -> Report:
    answer = QUESTIONS[question].put(PACK, given)
    assert isinstance(answer, Report)
    return answer


def test_a_report_has_all_figures_of_a_deck() -> None:
    found = report("deck-check", cards=deck_of("us-li 2, us-m26, promo"))
    assert (found.faction, found.limit, found.points, found.newest) == ("us", 120, 12, 1945)
    assert {one.type: (one.cards, one.points) for one in found.types if one.cards} == {
        "infantry": (2, 2),
        "tank": (1, 8),
        "support": (1, 2),
    }
    assert [cost for cost, cards in enumerate(found.costs) for _ in range(cards)] == [0, 1, 1, 8]
    assert decks.decode(PACK, found.code) == found.deck
    assert found.reasons == []
    lines = {line.card: line for line in found.cards}
    assert set(lines) == set(PACK.pool(USA))
    assert (lines[PACK.card["us-li"]].copies, lines[PACK.card["us-li"]].limit) == (2, 9)
    pershing = lines[PACK.card["us-m26"]].more
    assert pershing is not None
    assert pershing.key == "deck-copies"
    assert [PACK.prebuilts[one.deck].faction for one in found.ready] == [USA]


def test_a_code_says_whose_deck_it_is_and_which_side() -> None:
    code = decks.encode(PACK, PACK.prebuilts[GERMANY].cards)
    assert report("deck-check", code=code.lower()).faction == "de"
    omaha = report("deck-check", code=code, scenario="omaha")
    assert (omaha.side, omaha.limit, omaha.year) == ("north", rules_of("omaha", NORTH).points, 1944)
    assert {reason.key for reason in omaha.reasons} >= {"deck-points"}
    assert [(one.type, one.most) for one in omaha.types if one.most is not None] == [("tank", 3)]
    other = report("deck-check", code=code, scenario="omaha", side="south")
    assert "deck-faction" in {reason.key for reason in other.reasons}
    strange = next(line for line in other.cards if line.card == PACK.card["de-li"])
    assert strange.limit == 0
    assert strange.more is not None
    assert other.code == ""  # a code is for one faction


def test_points_and_year_may_be_given_and_allies_have_half() -> None:
    assert report("deck-check", faction="uk", points=100, year=1942).limit == 100
    assert report("deck-check", faction="uk", points=100, allied=True).limit == 50
    assert (
        report("deck-check", scenario="omaha", side="south", allied=True).limit == rules_of("omaha", SOUTH).points // 2
    )
    assert report("deck-check", scenario="omaha", side="south", points=70, year=1942).limit == 70


def test_a_built_deck_names_its_seed() -> None:
    one = report("deck-build", faction="su", points=90, year=1942, seed="tractor")
    assert (one.faction, one.points, one.seed, one.reasons) == ("su", 90, "tractor", [])
    assert one.newest <= 1942
    assert one == report("deck-build", faction="su", points=90, year=1942, seed="tractor")
    assert report("deck-build", faction="su").deck == decks.auto_deck(PACK, decks.battle_royal(USSR))
    assert report("deck-build", scenario="arnhem", faction="uk").side == "north"


@pytest.mark.parametrize(
    "given",
    [
        {"faction": "fr"},
        {"points": 0},
        {"year": 1914},
        {"cards": [-1]},
        {"cards": [1] * 401},
        {"code": "U" * 401},
        {"colour": "red"},
        {"scenario": "mars"},
        {"side": "east"},
    ],
    ids=str,
)
def test_questions_that_make_no_sense(given: dict[str, object]) -> None:
    with pytest.raises(BrinkError):
        report("deck-check", **given)


def test_a_bad_code_and_an_unknown_card_are_refused() -> None:
    for given, key in [({"code": "US-12"}, "code-malformed"), ({"cards": [9999]}, "deck-unknown")]:
        with pytest.raises(Refused) as refused:
            report("deck-check", **given)
        assert refused.value.reason.key == key


# -- codes ---------------------------------------------------------------------------------------------------------


def round_trip(deck: list[int]) -> None:
    assert decks.decode(PACK, decks.encode(PACK, deck)) == deck


def test_ready_and_built_decks_come_back_from_their_codes() -> None:
    for one in PACK.prebuilts:
        round_trip(list(one.cards))
    for scenario, side in SIDES:
        round_trip(decks.auto_deck(PACK, scenario.sides[side].deck))


def test_any_deck_of_a_faction_comes_back() -> None:
    chance = Random(6)
    for _ in range(100):
        faction = chance.randrange(len(FACTIONS))
        pool = PACK.pool(faction)
        # Up to two boxes of each card, as in Prokhorovka.
        round_trip(sorted(card for card in pool for _ in range(chance.randint(0, 2 * PACK.box_of[card]))))
    round_trip([])
    round_trip(deck_of("supplies 3, promo"))


def test_a_code_is_short_and_names_the_faction() -> None:
    for one in PACK.prebuilts:
        code = decks.encode(PACK, one.cards)
        assert code.startswith(f"{FACTIONS[one.faction].upper()}-")
        assert len(code) <= 40


def test_small_letters_blanks_and_lookalikes_do_not_matter() -> None:
    deck = list(PACK.prebuilts[UK].cards)
    code = decks.encode(PACK, deck)
    assert decks.decode(PACK, f" {code.lower().replace('-', ' ')} ") == deck
    name, _, rest = code.partition("-")
    assert decks.decode(PACK, f"{name}-{rest.replace('0', 'o').replace('1', 'l')}") == deck


@pytest.mark.parametrize("code", ["", "US", "US-12", "FR-1234-56", "US-12!4-56", "hello"])
def test_what_is_no_code(code: str) -> None:
    found = decks.decode(PACK, code)
    assert isinstance(found, Reason)
    assert told(found) == "This is not a deck code."


def test_a_slip_in_a_code_is_noticed() -> None:
    code = decks.encode(PACK, PACK.prebuilts[GERMANY].cards)
    noticed = 0
    places = [at for at in range(3, len(code)) if code[at] != "-"]
    for at in places:
        digit = decks.DIGITS[(decks.DIGITS.index(code[at]) + 1) % len(decks.DIGITS)]
        found = decks.decode(PACK, code[:at] + digit + code[at + 1 :])
        noticed += isinstance(found, Reason) and found.key == "code-mistyped"
    assert noticed == len(places)
    swapped = decks.decode(PACK, f"SU{code[2:]}")
    assert isinstance(swapped, Reason)
    assert told(swapped).startswith("This deck code has a mistake")


def test_a_number_beyond_all_decks_is_no_code() -> None:
    digits = "Z" * 60
    code = f"US{digits}{decks._check_digits(PACK, USA, digits)}"
    assert decks.decode(PACK, code) == Reason("code-malformed", "1")


def test_what_a_code_cannot_say() -> None:
    with pytest.raises(ValueError, match="3 copies of us-m26"):
        decks.encode(PACK, deck_of("us-m26 3"))
    with pytest.raises(ValueError, match="do not belong to us"):
        decks.encode(PACK, deck_of("us-li, de-li"))
