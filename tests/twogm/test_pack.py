"""The pack: rows of every table typed in by hand again, and mistakes refused with file, line and reason."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from brink.engine import Content, ContentError
from brink.engine.registry import find_game
from brink.engine.texts import LANGUAGES, Teller, Texts, messages
from brink.games.twogm import pack as module
from brink.games.twogm.notation import read_option, read_placed, read_space, read_weapon
from brink.games.twogm.pack import (
    CATEGORIES,
    COLUMNS,
    FACTIONS,
    GERMANY,
    NONE,
    NORTH,
    ROWS,
    SOUTH,
    TYPES,
    UK,
    USA,
    USSR,
    Scenario,
    Support,
    Terrain,
    TwoGMPack,
    Unit,
    Victory,
    Weapon,
    space_at,
)
from packs import Mistake, check_mistake, copy_pack, rewrite, swap

FOLDER = Path(module.__file__).parent
CONTENT = FOLDER / "content"
PACK = TwoGMPack(Content.at(CONTENT))
GROUND = frozenset(TYPES) - {"airplane"}
FOOT = frozenset({"infantry", "artillery"})
VEHICLES = frozenset({"tank", "transport"})


def load(folder: Path) -> TwoGMPack:
    return TwoGMPack(Content.at(folder))


def line(weapon: Weapon | None) -> str:
    """A weapon as the cards show it."""
    if weapon is None:
        return "-"
    reach = f"R{weapon.range} " if weapon.range else ""
    marks = {
        "AT": weapon.antitank,
        "HEAT": weapon.heat,
        "HE": weapon.high_explosives,
        "AA": weapon.anti_aircraft,
        "FT": weapon.flamethrower,
        "flips": weapon.flips,
        "mount": weapon.mounts,
        "air": weapon.air_only,
        weapon.area: bool(weapon.area),
    }
    said = f"{reach}{weapon.impact}+/{weapon.critical} P{weapon.penetration} D{weapon.damage}"
    return " ".join([said, *(mark for mark, has in marks.items() if has)])


def options(unit: Unit) -> str:
    tokens = [(PACK.tokens[option.token].id, option) for option in unit.options]
    return " ".join(f"{name}+{one.cost}" + (f"@{one.year}" if one.year else "") for name, one in tokens)


def unit(name: str) -> Unit:
    return PACK.unit(PACK.card[name])


def support(name: str) -> Support:
    return PACK.support(PACK.card[name])


def scenario(name: str) -> Scenario:
    return PACK.scenarios[PACK.scenario[name]]


# -- the whole -----------------------------------------------------------------------------------------------------


def test_17_4_types_copies_and_points_of_each_faction() -> None:
    found = []
    for faction in range(len(FACTIONS)):
        units = [one for one in PACK.units if one.faction == faction]
        found.append((len(units), sum(one.box for one in units), sum(one.box * one.cost for one in units)))
    assert found == [(26, 56, 136), (30, 59, 158), (29, 60, 144), (29, 60, 154)]
    assert [one.id for one in PACK.units if one.faction == NONE] == ["sc-lcvp", "sc-boat"]


def test_17_5_every_faction_has_40_support_cards_of_30_kinds() -> None:
    assert len(PACK.supports) == 36
    for faction in range(len(FACTIONS)):
        cards = [card for card in PACK.supports if card.number in PACK.pool(faction)]
        assert (len(cards), sum(card.box for card in cards)) == (30, 40)


def test_cards_have_one_number_space() -> None:
    assert len(PACK.card_ids) == len(PACK.units) + len(PACK.supports) == 152
    for card in range(len(PACK.card_ids)):
        thing = PACK.unit(card) if PACK.is_unit(card) else PACK.support(card)
        assert (thing.number, thing.id) == (card, PACK.card_ids[card])
        assert PACK.card[thing.id] == card
    sherman, promotion = PACK.card["us-m4"], PACK.card["promo"]
    assert (PACK.points[sherman], PACK.play_cost[sherman], PACK.year_of[sherman]) == (4, 4, 1942)
    assert (PACK.points[promotion], PACK.play_cost[promotion], PACK.year_of[promotion]) == (2, 0, 0)
    assert (PACK.category_of[sherman], PACK.category_of[promotion]) == ("tank", "support")
    assert (PACK.faction_of[sherman], PACK.faction_of[promotion]) == (USA, NONE)


def test_weapons_that_are_written_alike_have_one_number() -> None:
    assert unit("us-li").weapon is unit("de-hi").weapon
    assert [weapon.number for weapon in PACK.weapons] == list(range(len(PACK.weapons)))


def test_what_the_booklet_fixes_is_marked() -> None:
    """Only the few things with numbers in the booklet are from it; the factions it does not have are all ours."""
    said = {
        entry["id"]
        for file in ("units-usa.toml", "units-germany.toml", "units-ussr.toml", "units-uk.toml", "support.toml")
        for entry in Content.at(CONTENT).data[file]["cards" if file == "support.toml" else "units"]
        if entry["provenance"] == "rulebook"
    }
    assert said == {"us-li", "us-hi", "us-m4", "de-li", "de-hi", "de-tig1", "impact", "atmine", "promo", "ram"}


# -- headquarters and tokens ---------------------------------------------------------------------------------------


def test_17_2_headquarters() -> None:
    found = [(hq.faction, hq.income, hq.maximum, hq.hp, hq.armor) for hq in PACK.headquarters]
    assert found == [(USA, 3, 12, 10, 2), (GERMANY, 3, 10, 10, 2), (USSR, 3, 10, 12, 2), (UK, 3, 10, 10, 2)]


TOKENS = {
    "gren": ("offensive", "R1 4+/10 P3 D1"),
    "hmg": ("offensive", "R3 5+/9 P3 D1 mount"),
    "mort": ("offensive", "R4 6+/10 P2 D2 mount"),
    "baz": ("offensive", "R2 6+/9 P5 D2 AT HEAT"),
    "psch": ("offensive", "R2 6+/9 P6 D2 AT HEAT"),
    "pfst": ("offensive", "R1 5+/9 P6 D2 AT HEAT"),
    "piat": ("offensive", "R1 5+/9 P5 D2 AT HEAT"),
    "ptrd": ("offensive", "R2 5+/10 P4 D1"),
    "flam": ("offensive", "R1 4+/9 P2 D2 FT"),
    "chrg": ("offensive", "R1 5+/9 P6 D3 HE flips"),
    "med": ("offensive", "cure"),
    "sap": ("offensive", "sappers flips"),
    "fd": ("defensive", "face-down"),
    "mg": ("vehicle", "R2 5+/10 P2 D1 flips"),
    "vhmg": ("vehicle", "R3 5+/9 P3 D1 flips"),
    "mrl": ("vehicle", "R5 6+/9 P4 D3 HE flips row3"),
    "tflm": ("vehicle", "R1 4+/9 P3 D3 FT flips"),
    "ss": ("vehicle", "smoke-shell flips"),
    "scr": ("vehicle", "smoke-screen flips"),
    "bmg": ("vehicle", "6+/10 P2 D1 air"),
}


def test_17_3_equipment_tokens() -> None:
    found: dict[str, tuple[str, str]] = {}
    for token in PACK.tokens:
        text = line(token.weapon) if token.weapon else token.ability + (" flips" if token.flips else "")
        found[token.id] = (token.slot, text)
        assert token.flips == ("flips" in text.split())
        assert token.mounts == ("mount" in text.split())
    assert found == TOKENS


# -- units ---------------------------------------------------------------------------------------------------------

# id: type/class, cost, year, movement, armor, wounds, weapon, abilities, options, box
UNITS: dict[str, tuple[str, int, int, int, int, int, str, str, str, int]] = {
    "us-li": ("infantry/light", 1, 0, 1, 1, 3, "R2 5+/10 P2 D1", "march", "gren+1 med+1 fd+1", 9),
    "us-hi": ("infantry/heavy", 2, 0, 1, 1, 4, "R2 5+/10 P2 D1", "", "hmg+1 mort+1 baz+1@1942 fd+1", 6),
    "us-m4": ("tank/medium", 4, 1942, 2, 4, 4, "R3 5+/9 P5 D2 HE", "", "mg+1 mg+0 mrl+3 ss+1", 4),
    "us-m3": ("transport/half-track", 2, 1941, 3, 2, 3, "-", "mobility tow transport", "vhmg+1 mg+1", 3),
    "us-bof": ("artillery/anti-aircraft", 3, 1941, 1, 1, 2, "R3 5+/9 P3 D2 AA", "anti-aircraft", "", 1),
    "us-p47": ("airplane/fighter", 3, 1943, 0, 2, 4, "4+/8 P5 D3", "fighter", "", 1),
    "de-li": ("infantry/light", 1, 0, 1, 1, 3, "R2 5+/10 P2 D1", "march", "gren+1 med+1 fd+1", 8),
    "de-hi": ("infantry/heavy", 2, 0, 1, 1, 4, "R2 5+/10 P2 D1", "", "hmg+1 mort+1 psch+2@1943 fd+1", 6),
    "de-snip": ("infantry/special", 2, 0, 1, 1, 2, "R3 4+/8 P2 D1", "scout sniper", "fd+0", 2),
    "de-tig1": ("tank/heavy", 8, 1942, 1, 6, 5, "R4 4+/9 P7 D3 HE", "", "mg+1 mg+0 ss+1", 1),
    "de-nebl": ("artillery/explosives", 3, 1941, 1, 1, 2, "R5 6+/9 P3 D3 HE flips row3", "", "scr+0", 1),
    "de-88": ("artillery/anti-aircraft", 4, 0, 0, 1, 3, "R4 5+/8 P7 D3 AT AA", "anti-aircraft", "", 1),
    "de-stuk": ("airplane/bomber", 3, 0, 0, 1, 3, "4+/8 P6 D3 HE", "bomber", "bmg+1", 1),
    "su-cons": ("infantry/light", 1, 1941, 1, 1, 4, "R2 6+/10 P2 D1", "", "gren+1 fd+1", 4),
    "su-cav": ("infantry/light", 2, 0, 1, 1, 3, "R2 5+/10 P2 D1", "mounted scout", "gren+1 fd+1", 1),
    "su-is2": ("tank/heavy", 7, 1944, 2, 6, 5, "R4 5+/8 P7 D4 HE flips", "", "mg+1 vhmg+1", 1),
    "su-bm13": ("tank/rockets", 3, 1941, 2, 1, 2, "R5 6+/9 P3 D3 HE flips row3", "", "", 1),
    "su-zis3": ("artillery/antitank", 3, 1942, 1, 2, 2, "R3 5+/9 P5 D2 AT HE", "", "scr+1", 2),
    "su-il2": ("airplane/bomber", 4, 1941, 0, 3, 4, "4+/9 P5 D3 HE", "bomber", "bmg+1", 1),
    "uk-para": ("infantry/special", 3, 1941, 1, 1, 3, "R2 4+/9 P2 D1", "paratrooper", "gren+1 piat+1@1943 fd+1", 3),
    "uk-cg": ("infantry/command", 3, 0, 1, 1, 2, "R1 6+/10 P2 D1", "command-group", "fd+1", 2),
    "uk-jeep": (
        "transport/jeep", 2, 1942, 4, 1, 2, "R2 5+/10 P2 D1", "mobility scout transport", "vhmg+1", 1
    ),
    "uk-chur": ("tank/heavy", 6, 1944, 1, 6, 5, "R3 5+/9 P5 D2 HE", "scout", "mg+1 mg+0 ss+1 tflm+2", 2),
    "uk-17p": ("artillery/antitank", 4, 1943, 0, 2, 3, "R4 5+/8 P8 D2 AT", "", "scr+1", 1),
    "uk-mosq": ("airplane/bomber", 4, 1942, 0, 2, 4, "4+/9 P6 D3 HE", "bomber", "", 1),
    "sc-lcvp": ("transport/craft", 0, 0, 2, 2, 3, "-", "embark sea", "", 0),
    "sc-boat": ("transport/craft", 0, 0, 1, 1, 1, "-", "embark river", "", 0),
}  # fmt: skip


@pytest.mark.parametrize("name", UNITS)
def test_17_4_units(name: str) -> None:
    one = unit(name)
    assert (
        f"{one.type}/{one.unit_class}",
        one.cost,
        one.year,
        one.movement,
        one.armor,
        one.wounds,
        line(one.weapon),
        " ".join(sorted(one.abilities)),
        options(one),
        one.box,
    ) == UNITS[name]


def test_bombers_and_their_areas() -> None:
    areas = {one.id: one.area for one in PACK.units if one.unit_class == "bomber"}
    assert areas == {
        "us-b26": "cross",
        "de-stuk": "single",
        "de-ju88": "cross",
        "su-il2": "row3",
        "su-pe2": "cross",
        "uk-mosq": "row3",
    }
    assert all(not one.area for one in PACK.units if one.unit_class != "bomber")


def test_what_a_carrier_carries() -> None:
    assert unit("us-jeep").carries == ("infantry",)
    assert unit("us-truck").carries == ("infantry", "artillery")
    assert unit("sc-boat").carries == ("infantry",)
    assert set(unit("sc-lcvp").carries) == GROUND
    assert unit("us-m4").carries == ()
    assert [one.id for one in PACK.units if not one.counts] == ["sc-lcvp"]
    assert PACK.landing_craft == PACK.card["sc-lcvp"]


# -- support cards -------------------------------------------------------------------------------------------------

# id: deck/play, box, kind, when, effect
SUPPORTS = {
    "supplies": ("3/0", 3, "supplies", "deployment", "gain 3"),
    "ammo": ("1/1", 2, "supplies", "shooting", "fire-again"),
    "impact": ("4/4", 1, "supplies", "shooting", "sure-impact 1"),
    "atmine": ("4/4", 2, "supplies", "deployment", "lay antitank-mine 4"),
    "apmine": ("2/2", 1, "supplies", "deployment", "lay antipersonnel-mine 4"),
    "barr": ("4/4", 2, "supplies", "deployment", "barrage"),
    "reinf": ("2/1", 3, "supplies", "deployment", "draw 3"),
    "recon": ("1/1", 1, "supplies", "deployment", "look-hand; draw 1"),
    "hosp": ("2/1", 1, "supplies", "deployment", "heal 2"),
    "work": ("2/1", 1, "supplies", "deployment", "heal 2"),
    "sabo": ("3/3", 1, "supplies", "deployment", "sabotage 2"),
    "ambush": ("2/2", 2, "supplies", "moved", "ambush"),
    "counter": ("2/2", 1, "supplies", "announced", "cancel"),
    "march": ("1/1", 1, "supplies", "movement", "hurry 3 1"),
    "smoke": ("1/1", 1, "supplies", "shooting", "smoke"),
    "drop": ("2/1", 1, "supplies", "deployment", "drop 1 4"),
    "general": ("4/1", 1, "supplies", "deployment", "general"),
    "promo": ("2/0", 3, "promotion", "deployment", "veteran 1"),
    "elite": ("3/0", 1, "promotion", "deployment", "elite 1 1"),
    "ram": ("1/1", 1, "equipment", "deployment", "ram"),
    "camo": ("1/1", 1, "equipment", "deployment", "camouflage 1"),
    "plate": ("2/2", 1, "equipment", "deployment", "plates 1"),
    "optic": ("2/2", 1, "equipment", "deployment", "optics 1 5"),
    "apcr": ("2/2", 1, "equipment", "deployment", "piercing 1"),
    "radio": ("1/1", 1, "equipment", "deployment", "radio 1 2"),
    "kit": ("1/1", 1, "equipment", "deployment", "cure"),
    "hero": ("1/1", 1, "equipment", "deployment", "heroism 2 1"),
    "satch": ("1/1", 1, "equipment", "deployment", "satchel 2"),
    "arsenal": ("3/0", 1, "supplies", "deployment", "gain 2; draw 1"),
    "tot": ("5/5", 1, "supplies", "deployment", "barrage"),
    "auft": ("2/2", 1, "supplies", "shooting", "follow-up"),
    "blitz": ("3/3", 1, "supplies", "movement", "advance 1"),
    "ura": ("2/2", 1, "supplies", "movement", "charge 2 1"),
    "deep": ("2/1", 1, "supplies", "deployment", "reserves 2 1"),
    "ultra": ("2/0", 1, "supplies", "deployment", "look-hand; steal-support"),
    "creep": ("4/4", 1, "supplies", "deployment", "barrage; smoke-area"),
}


def test_17_5_support_cards() -> None:
    found = {
        card.id: (
            f"{card.deck}/{card.play}",
            card.box,
            card.kind,
            card.when,
            "; ".join(" ".join(map(str, (word, *values))) for word, values in card.effect),
        )
        for card in PACK.supports
    }
    assert found == SUPPORTS


def test_support_cards_of_one_faction() -> None:
    own = {card.id: card.faction for card in PACK.supports if card.faction != NONE}
    assert own == {
        "arsenal": USA,
        "tot": USA,
        "auft": GERMANY,
        "blitz": GERMANY,
        "ura": USSR,
        "deep": USSR,
        "ultra": UK,
        "creep": UK,
    }


def test_whom_support_cards_are_for_and_how_long_they_last() -> None:
    assert support("hosp").on == FOOT
    assert support("work").on == {"tank", "transport", "artillery"}
    assert support("ram").on == {"tank"}
    assert support("camo").on == {"infantry", "artillery", "tank"}
    assert support("plate").on == VEHICLES
    assert support("optic").on == support("apcr").on == {"tank", "artillery"}
    assert support("hero").on == support("promo").on == set(TYPES)
    assert {card.id for card in PACK.supports if card.lasts == "turn"} == {"hero", "satch"}
    permanent = {"ram", "camo", "plate", "optic", "apcr", "radio", "kit"}
    assert {card.id for card in PACK.supports if card.lasts == "permanent"} == permanent


def test_barrages() -> None:
    found = {card.id: line(card.weapon) for card in PACK.supports if card.weapon}
    assert found == {
        "barr": "6+/10 P3 D2 HE row3",
        "tot": "5+/9 P3 D2 HE row3",
        "creep": "6+/10 P3 D2 HE column3",
    }


# -- terrain and tiles ---------------------------------------------------------------------------------------------


def test_9_1_natural_terrain() -> None:
    found = {one.letter: (one.id, one.ground, one.cover, one.hp) for one in PACK.naturals}
    assert found == {
        ".": ("plain", "normal", (0, 0), 0),
        "f": ("forest", "hard", (1, 1), 8),
        "b": ("bushes", "normal", (1, 1), 4),
        "m": ("mountain", "hard", (0, 0), 0),
        "l": ("lake", "closed", (0, 0), 0),
        "~": ("river", "normal", (0, 0), 0),
        "s": ("sea", "closed", (0, 0), 0),
    }


# id: copies, cost, ground of infantry/artillery/tank/transport, cover, armor, hp
TERRAIN = {
    "house": (3, 3, "n n c c", (1, 1), 1, 6),
    "large-building": (1, 4, "n n c c", (2, 1), 1, 10),
    "bunker": (2, 5, "n n c c", (2, 1), 3, 12),
    "wall": (2, 1, "n n n n", (1, 1), 0, 4),
    "trench": (3, 2, "n n h h", (2, 1), 0, 6),
    "barrier": (2, 1, "n c c c", (1, 0), 0, 4),
    "barb-wire": (2, 1, "h h h h", (0, 0), 0, 2),
    "bridge": (1, NONE, "n n n n", (0, 0), 0, 8),
    "ruins": (0, NONE, "h h h h", (1, 1), 0, 0),
    "antitank-mine": (0, NONE, "n n n n", (0, 0), 0, 0),
    "antipersonnel-mine": (0, NONE, "n n n n", (0, 0), 0, 0),
}


def ids(cards: list[Terrain]) -> set[str]:
    return {card.id for card in cards}


def test_17_6_terrain_cards() -> None:
    found = {
        card.id: (
            card.copies,
            card.cost,
            " ".join(card.ground[one][0] for one in ("infantry", "artillery", "tank", "transport")),
            card.cover,
            card.armor,
            card.hp,
        )
        for card in PACK.terrains
    }
    assert found == TERRAIN
    assert len(PACK.terrain_deck) == 16
    assert ids([card for card in PACK.terrains if card.building]) == {"house", "large-building", "bunker"}
    assert ids([card for card in PACK.terrains if card.extensive]) == {"wall", "trench", "barrier", "barb-wire"}
    mines = {"antitank-mine", "antipersonnel-mine"}
    assert ids([card for card in PACK.terrains if card.sappers]) == {"barrier", "barb-wire"} | mines
    assert ids([card for card in PACK.terrains if card.rammed]) == {"barrier", "barb-wire", "wall"}
    assert ids([card for card in PACK.terrains if card.crushed]) == {"barb-wire"}


def test_who_has_cover_and_who_trips_a_mine() -> None:
    terrain = {card.id: card for card in PACK.terrains}
    assert terrain["trench"].covers == terrain["house"].covers == FOOT
    assert terrain["wall"].covers == terrain["ruins"].covers == GROUND
    assert terrain["barrier"].covers == {"infantry"}
    mines = [(m.triggered_by, m.penetration, m.damage) for m in PACK.terrains if m.triggered_by]
    assert mines == [(VEHICLES, 8, 4), (FOOT, 2, 2)]


TILES = {
    "t01": ("../..", ".b/.."),
    "t02": ("../..", "f./.."),
    "t03": ("../..", "ff/.."),
    "t04": ("b./.b", "../.m"),
    "t05": ("../bb", "f./f."),
    "t06": ("../.f", "mm/.."),
    "t07": ("b./..", ".f/f."),
    "t08": ("../.b", "l./.."),
    "t09": ("../..", "../fm"),
    "t10": (".b/b.", "ff/f."),
    "t11": ("../..", "../bl"),
    "t12": ("f./..", "bb/.."),
    "t13": ("~~/~~", "ss/ss"),
    "t14": ("~~/~~", "ss/ss"),
    "t15": ("~~/~~", "ss/ss"),
    "t16": ("~~/~~", "ss/ss"),
}


def test_17_7_tiles() -> None:
    def face(spaces: tuple[int, ...]) -> str:
        letters = [PACK.naturals[space].letter for space in spaces]
        return "".join([*letters[:2], "/", *letters[2:]])

    assert {tile.id: (face(tile.faces[0]), face(tile.faces[1])) for tile in PACK.tiles} == TILES
    assert PACK.land_tiles == tuple(range(12))


# -- generals and ready decks --------------------------------------------------------------------------------------


def test_17_8_generals() -> None:
    found = [(FACTIONS[one.faction], one.id, one.effect) for one in PACK.generals]
    assert found == [
        ("us", "eisenhower", (("income", (1,)), ("maximum", (2,)))),
        ("us", "patton", (("cheaper", ("tank", 1, 2)),)),
        ("us", "bradley", (("cheaper", ("infantry", 2, 1)),)),
        ("de", "rommel", (("advance", (2, 1)),)),
        ("de", "guderian", (("cheaper", ("tank", 1, 2)),)),
        ("de", "model", (("screen", (3, 1)),)),
        ("su", "zhukov", (("draw", (1,)),)),
        ("su", "chuikov", (("storm", (1,)),)),
        ("su", "rokossovsky", (("cheaper", ("guns", 1, 2)),)),
        ("uk", "montgomery", (("reroll-guns", ()),)),
        ("uk", "alexander", (("supply-bonus", (2, 1)), ("supply-bonus", (4, 2)))),
        ("uk", "browning", (("airborne", (1,)), ("safe-landing", ()))),
    ]
    assert PACK.generals_of == [(0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11)]


# Copies in the order of the faction's units, then of its support cards that are in the deck.
DECKS = {
    "armored-spearhead": (
        "us-li 7, us-hi 5, us-mech 2, us-rang 2, us-snip 1, us-eng 1, us-cg 2, us-m3 2, us-m5 1, us-m4 4, "
        "us-m4e8 2, us-m10 1, us-m18 1, us-m7 1, us-57 2, us-105 1, us-bof 1, us-p51 1, us-p47 1, "
        "supplies 2, impact 1, barr 1, reinf 2, general 1, promo 2",
        47,
        94,
        1944,
    ),
    "combined-kampfgruppe": (
        "de-li 7, de-hi 5, de-pzg 2, de-fj 1, de-snip 1, de-pio 1, de-cg 2, de-251 2, de-pz3 2, de-pz4 1, de-stug 2, "
        "de-pant 1, de-tig1 1, de-pak 1, de-lefh 1, de-88 1, de-bf 1, de-stuk 1, "
        "supplies 2, impact 1, atmine 1, barr 1, reinf 2, work 1, general 1, promo 2, auft 1",
        45,
        86,
        1943,
    ),
    "shock-army": (
        "su-li 9, su-hi 5, su-cons 1, su-smg 1, su-guard 1, su-snip 1, su-sap 1, su-cg 2, su-t70 1, "
        "su-t34 4, su-t3485 3, su-kv1 1, su-su85 1, su-bm13 1, su-45 1, su-zis3 1, su-m30 1, su-61k 1, su-yak 1, "
        "su-il2 1, supplies 2, barr 1, reinf 2, general 1, promo 2, deep 1",
        47,
        96,
        1944,
    ),
    "desert-to-rhine": (
        "uk-li 8, uk-hi 5, uk-mot 2, uk-com 2, uk-snip 1, uk-eng 1, uk-mec 1, uk-cg 2, uk-bed 1, uk-car 2, uk-cru 1, "
        "uk-sher 2, uk-crom 1, uk-ff 2, uk-chur 1, uk-6pr 2, uk-17p 1, uk-25p 2, uk-bof 1, uk-spit 1, "
        "uk-typh 1, supplies 2, barr 1, reinf 2, general 1, promo 2, ultra 1",
        49,
        96,
        1944,
    ),
}


def test_17_9_ready_decks() -> None:
    found = {}
    for deck in PACK.prebuilts:
        copies = {card: deck.cards.count(card) for card in deck.cards}
        cards = ", ".join(f"{PACK.card_ids[card]} {count}" for card, count in copies.items())
        in_units = sum(PACK.points[card] for card in deck.cards if PACK.is_unit(card))
        found[deck.id] = (cards, len(deck.cards), in_units, deck.year)
        assert sum(PACK.points[card] for card in deck.cards) == 120
    assert found == DECKS
    assert [deck.faction for deck in PACK.prebuilts] == [USA, GERMANY, USSR, UK]


# -- scenarios -----------------------------------------------------------------------------------------------------


@dataclass
class Sheet:
    """A scenario as its page has it."""

    year: int
    rounds: int
    first: int
    sides: str  # south, then north: faction and points
    map: tuple[str, ...]
    south: str = ""
    north: str = ""
    rules: tuple[tuple[str, tuple[int | str, ...]], ...] = ()


SHEETS = {
    "dunkirk": Sheet(
        1940, 12, NORTH, "uk 60 de 90",
        ("..b...b.", ".H....H.", "T..WW..T", "........", "ssssssss", "ssssssss"),
        south="uk-li(1,4) uk-li(8,4) uk-li(2,5) uk-li(7,5) uk-li(3,3) uk-li(6,3) uk-hi(4,4)+hmg/mounted uk-hi(5,4) "
        "uk-cg(4,3)",
        north="de-li(8,6)",
        rules=(("boats", ("south", 4, 8)), ("seasoned", (2,))),
    ),
    "el-alamein": Sheet(
        1942, 14, SOUTH, "uk 130 de 90",
        ("...T..T.", ".T.....T", "ININNINI", "........", "..b.....", "........"),
        south="uk-sher(3,2) uk-sher(4,2) uk-sher(5,2) uk-sher(6,2) uk-25p(2,1) uk-25p(7,1) uk-hi(3,1)+hmg "
        "uk-hi(6,1)+hmg uk-eng(4,1)+sap uk-cg(5,1)",
        north="de-88(4,6) de-pak(6,6) de-li(2,5) de-li(5,5) de-li(8,5)",
    ),
    "stalingrad": Sheet(
        1942, 12, NORTH, "su 100 de 100",
        (".R..R...", "R.H..H.R", ".R.GG.R.", "R.H..H..", "..R..R.R", "........"),
        south="su-hi(4,4)+hmg/mounted su-li(5,4) su-snip(3,3) su-hi(4,3) su-li(5,3) su-li(6,3)",
        north="de-pio(4,6) de-hi(5,6)",
        rules=(("close-fighting", (1, 1)),),
    ),
    "kasserine": Sheet(
        1943, 12, NORTH, "us 80 de 100",
        ("........", "mm....mm", "mmm..mmm", "mm....mm", "b......b", "........"),
        south="us-li(4,3) us-li(5,3) us-57(3,2) us-m3(6,2)+vhmg",
        north="de-pz3(3,6) de-pz3(6,6) de-stug(5,6)",
        rules=(("green", ("south", 3, 1)), ("exit", ("north", 1))),
    ),
    "prokhorovka": Sheet(
        1943, 10, SOUTH, "su 120 de 120",
        ("..b.....", ".....b..", "f......H", "........", "..b.....", ".....b.."),
        south="su-kv1(4,1)",
        rules=(("score-tanks", ()),),
    ),
    "omaha": Sheet(
        1944, 14, SOUTH, "us 100 de 60",
        ("........", "mK.TT.Km", ".IX..XI.", "........", "ssssssss", "ssssssss"),
        south="sc-lcvp(2,1) us-hi(2,1)/aboard sc-lcvp(3,1) us-m4(3,1)/aboard sc-lcvp(4,1) us-li(4,1)/aboard "
        "sc-lcvp(6,1) us-rang(6,1)/aboard sc-lcvp(7,1) us-hi(7,1)/aboard",
        north="de-hi(2,5)+hmg/mounted de-hi(7,5)+hmg/mounted de-li(5,5)",
        rules=(("craft", ("south", 6)), ("air-supply", ("south", 1, 2)), ("green", ("north", 4, 1))),
    ),
    "arnhem": Sheet(
        1944, 10, SOUTH, "de 100 uk 60",
        ("..H..H..", "H..H..b.", "~~H~~H~~", "~~~~~~~~", "f...b...", "........"),
        south="de-pzg(3,3) de-pzg(4,1) de-234(4,2) de-pzg(5,3) de-li(5,1)",
        north="uk-para(3,4)+piat uk-para(4,5) uk-para(6,4)+gren uk-6pr(5,5) uk-cg(5,6)",
        rules=(("assault-boats", ("south", 3, 1)),),
    ),
    "bastogne": Sheet(
        1944, 12, NORTH, "us 90 de 120",
        ("ff....ff", ".f....f.", "...ff...", ".H.G.H..", "..W..W..", "........"),
        south="us-para(4,3) us-para(2,3)+baz us-li(6,3) us-57(5,2) us-105(3,1)",
        north="de-volk(4,5)+pfst de-volk(5,5) de-pz3(6,5) de-pz4(3,5)",
        rules=(("snow", ()), ("fog", (6,)), ("air-supply", ("south", 6, 2))),
    ),
}  # fmt: skip


def drawn(one: Scenario) -> tuple[str, ...]:
    letters = [PACK.naturals[natural].letter for natural in one.natural]
    for space, card in one.terrain:
        letters[space] = PACK.terrains[card].letter
    rows = ["".join(letters[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]
    return tuple(reversed(rows))


def stand(one: Scenario, side: int) -> str:
    found = []
    for start in one.sides[side].units:
        row, column = divmod(start.space, COLUMNS)
        card = PACK.unit(start.unit)
        text = f"{card.id}({column + 1},{row + 1})"
        text += "".join(f"+{PACK.tokens[card.options[option].token].id}" for option in start.options)
        found.append(text + "/mounted" * start.mounted + "/aboard" * start.aboard)
    return " ".join(found)


@pytest.mark.parametrize("name", SHEETS)
def test_17_11_scenarios(name: str) -> None:
    one, sheet = scenario(name), SHEETS[name]
    sides = " ".join(f"{FACTIONS[side.deck.faction]} {side.deck.points}" for side in one.sides)
    assert (one.year, one.rounds, one.first, sides) == (sheet.year, sheet.rounds, sheet.first, sheet.sides)
    assert drawn(one) == sheet.map
    assert (stand(one, SOUTH), stand(one, NORTH)) == (sheet.south, sheet.north)
    assert one.rules == sheet.rules
    assert all(side.deck.year == sheet.year for side in one.sides)


def test_there_are_no_other_scenarios() -> None:
    assert [one.id for one in PACK.scenarios] == list(SHEETS)


def test_17_11_who_wins_how() -> None:
    def won(name: str) -> set[Victory]:
        return set(scenario(name).victory)

    at = space_at
    assert won("dunkirk") == {
        Victory(SOUTH, "evacuate", 8),
        Victory(NORTH, "destroy-units", 8),
        Victory(NORTH, "rounds"),
    }
    assert won("el-alamein") == {
        Victory(SOUTH, "destroy-hq"),
        Victory(SOUTH, "row", 3, row=6),
        Victory(NORTH, "destroy-units", 32),
        Victory(NORTH, "rounds"),
    }
    assert won("stalingrad") == {
        Victory(NORTH, "control", spaces=(at(4, 4), at(5, 4)), turns=2),
        Victory(SOUTH, "rounds"),
        Victory(SOUTH, "destroy-hq"),
    }
    assert won("kasserine") == {Victory(NORTH, "leave", 4), Victory(NORTH, "destroy-hq"), Victory(SOUTH, "rounds")}
    assert won("prokhorovka") == {
        Victory(SOUTH, "most-points", 1),
        Victory(NORTH, "most-points"),
        *(Victory(side, "score", 30) for side in (SOUTH, NORTH)),
        *(Victory(side, "destroy-hq") for side in (SOUTH, NORTH)),
    }
    assert won("omaha") == {
        Victory(SOUTH, "row", 2, row=6, anybody=True),
        Victory(NORTH, "destroy-units", 12),
        Victory(NORTH, "rounds"),
    }
    houses = (at(3, 4), at(4, 5), at(6, 4))
    assert won("arnhem") == {
        Victory(SOUTH, "control", 2, spaces=(at(4, 4),), some=houses),
        Victory(NORTH, "rounds"),
    }
    assert won("bastogne") == {
        Victory(NORTH, "control", 1, spaces=(at(4, 3),), some=(at(2, 3), at(6, 3))),
        Victory(NORTH, "destroy-hq"),
        Victory(SOUTH, "rounds"),
    }


def test_17_11_special_sides() -> None:
    special = {
        (one.id, number): (side.home_row, side.safe_hq, side.supplied_lines, side.craft_only)
        for one in PACK.scenarios
        for number, side in enumerate(one.sides)
    }
    assert special.pop(("dunkirk", SOUTH)) == (3, True, 0, False)
    assert special.pop(("omaha", SOUTH)) == (1, True, 2, True)
    assert all(value == ((1, 6)[side], False, 0, False) for (_, side), value in special.items())


def test_17_11_rules_for_decks() -> None:
    def banned(name: str, side: int) -> set[str]:
        return {PACK.card_ids[card] for card in scenario(name).sides[side].deck.banned}

    assert banned("dunkirk", SOUTH) == {"uk-com"}
    assert (banned("el-alamein", SOUTH), banned("el-alamein", NORTH)) == ({"uk-para"}, {"de-tig1", "de-stug", "de-fj"})
    assert (banned("kasserine", SOUTH), banned("kasserine", NORTH)) == ({"us-p47", "us-p51"}, {"de-pant", "de-wesp"})
    assert banned("bastogne", SOUTH) == {"us-m26"}
    assert banned("omaha", SOUTH) == {"us-para", "drop"}  # two who jump onto row 6 would win at once
    assert banned("omaha", NORTH) == set()
    assert "no US unit jumps" in find_game("twogm").texts("en").render("scenario-omaha-text")  # Germans may
    for side in scenario("stalingrad").sides:
        assert (side.deck.most, set(CATEGORIES) - side.deck.types) == ({"tank": 3}, {"transport"})
    for side in scenario("prokhorovka").sides:
        assert side.deck.least == {"tank": 50}
        assert side.deck.doubled == {"tank"}
        assert [side.deck.shares[category] for category in CATEGORIES] == [22, 55, 8, 2, 4, 9]
    assert scenario("omaha").sides[NORTH].deck.most == {"tank": 3}
    assert set(CATEGORIES) - scenario("arnhem").sides[NORTH].deck.types == {"tank", "transport"}
    assert [scenario("arnhem").sides[SOUTH].deck.shares[category] for category in CATEGORIES] == [40, 30, 10, 4, 4, 12]


def test_the_river_and_bridge_of_arnhem() -> None:
    one = scenario("arnhem")
    assert (one.river, one.bridges, one.solid_bridges) == (3, (4,), True)
    assert one.rule("assault-boats") == ("south", 3, 1)
    assert one.rule("snow") is None
    assert all((other.river, other.bridges) == (0, ()) for other in PACK.scenarios if other is not one)


# -- the notation --------------------------------------------------------------------------------------------------


def test_reading_weapons_options_spaces_and_units() -> None:
    assert read_weapon("rifles R2 5+/10 P2 D1 HE flips") == {
        "id": "rifles",
        "range": 2,
        "impact": 5,
        "critical": 10,
        "penetration": 2,
        "damage": 1,
        "high_explosives": True,
        "flips": True,
    }
    assert read_option("gren+1") == ("gren", 1, 0)
    assert read_option("baz+1 from 1942") == ("baz", 1, 1942)
    assert (read_space("1,1"), read_space("8,6")) == (0, 47)
    placed = read_placed("uk-hi 4,4 hmg mounted")
    assert (placed.unit, placed.space, placed.tokens, placed.mounted, placed.aboard) == (
        "uk-hi",
        space_at(4, 4),
        ["hmg"],
        True,
        False,
    )


# -- texts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_content_has_its_texts(language: str) -> None:
    locale = FOLDER / "locale"
    assert PACK.messages() <= set(messages(locale, language))
    texts = Texts(language, [locale])
    assert all(texts.render(key) for key in PACK.messages())


def test_a_card_is_told_apart_from_the_others_of_its_faction() -> None:
    for language in LANGUAGES:
        texts = Texts(language, [FOLDER / "locale"])
        for faction in range(len(FACTIONS)):
            names = [texts.render(PACK.names["card"][card]) for card in PACK.pool(faction)]
            assert len(set(names)) == len(names)


# -- mistakes ------------------------------------------------------------------------------------------------------

MISTAKES: list[Mistake] = [
    ("headquarters.toml", 'faction    = "de"', 'faction = "us"', "[[headquarters]]", "in this order: us, de, su, uk"),
    ("headquarters.toml", "armor      = 2", "armor = 0", "armor = 0", ">= 1"),
    ("equipment.toml", 'id         = "hmg"', 'id = "gren"', 'id = "gren"', "'gren' is there twice"),
    ("equipment.toml", '"grenades R1 4+/10 P3 D1"', '"grenades R1 4+ P3 D1"', "weapon ", "expected a weapon such as"),
    ("equipment.toml", '"grenades R1 4+/10 P3 D1"', '"grenades R1 1+/10 P3 D1"', "weapon ", "2 <= impact <= critical"),
    ("equipment.toml", '"grenades R1 4+/10 P3 D1"', '"grenades R1 9+/8 P3 D1"', "weapon ", "2 <= impact <= critical"),
    ("equipment.toml", "P3 D1 mount", "P3 D1 horse", "weapon ", "unknown flag 'horse'"),
    ("equipment.toml", 'ability    = "cure"\n', "", "[[tokens]]", "either a weapon or an ability"),
    ("equipment.toml", "HEAT AT\"\n", 'HEAT AT"\nflips = true\n', "flips = true", "write it into the weapon"),
    ("equipment.toml", 'slot       = "vehicle"\nweapon     = "mg R2 5+/10 P2 D1 flips"',
     'slot = "vehicle"\nweapon     = "mg R2 5+/10 P2 D1 mount"', 'slot = "vehicle"', "only infantry mounts"),
    ("terrain.toml", 'id         = "lake"', 'id = "pond"', "[[natural]]", "expected exactly plain, forest"),
    ("terrain.toml", 'id         = "wall"', 'id = "fence"', "[[cards]]", "expected exactly house"),
    ("terrain.toml", 'letter     = "H"', 'letter = "f"', 'letter = "f"', "'f' is the letter of forest"),
    ("terrain.toml", 'letter     = "H"', 'letter = "Ho"', 'letter = "Ho"', "expected one letter"),
    ("terrain.toml", 'hard       = ["tank", "transport"]', 'hard = ["tank", "infantry"]', "hard ", "not both"),
    ("terrain.toml", 'covers     = ["infantry"]', 'covers = ["tank"]', "covers = ", "what cannot enter has no cover"),
    ("terrain.toml", 'covers     = ["infantry"]\n', "", "[[cards]]", "cover and covers go together"),
    ("terrain.toml", "hp         = 12\n", "", "[[cards]]", "a building has HP"),
    ("terrain.toml", "penetration  = 8\n", "", "[[cards]]", "a mine has triggered_by, penetration and damage"),
    ("terrain.toml", "armor      = 3", "armor      = 3\ndamage = 1", "[[cards]]", "a mine has triggered_by"),
    ("terrain.toml", 'letter     = "R"\n', 'letter     = "R"\ncost = 1\n', "cost = 1", "what is for sale has copies"),
    ("tiles.toml", '"b./.b"', '"b./.b/"', "a  ", "expected two spaces, a slash"),
    ("tiles.toml", '"b./.b"', '"b./.H"', "a  ", "'H' is no natural terrain"),
    ("tiles.toml", '"l./.."', '"l./.l"', "b  ", "at most one lake"),
    ("tiles.toml", '"~~/~~"', '"~~/.~"', "a  ", "a river fills its face"),
    ("tiles.toml", '"f./.."', '"s./.."', "[[tiles]]", "needs 12 tiles without water"),
    ("units-usa.toml", 'id         = "us-hi"', 'id = "us-li"', 'id = "us-li"', "'us-li' is there twice"),
    ("units-usa.toml", 'class      = "heavy"', 'class = "medium"', 'class = "medium"', "the classes of infantry are"),
    ("units-usa.toml", "cost       = 1\n", "cost = 0\n", "[[units]]", "has a cost and copies in the box"),
    ("units-usa.toml", "box        = 9\n", "", "[[units]]", "has a cost and copies in the box"),
    ("units-usa.toml", "year       = 1942", "year = 1932", "year = 1932", ">= 1939"),
    ("units-usa.toml", "wounds     = 3", 'wounds = "three"', "wounds = ", "int"),
    ("units-usa.toml", '["march"]', '["marsh"]', "abilities ", "marsh"),
    ("units-usa.toml", '["march"]', '["march", "march"]', "abilities ", "there twice"),
    ("units-usa.toml", '["march"]', '["march", "embark"]', "[[units]]", "craft, and only craft"),
    ("units-usa.toml", '"gren+1"', '"gren 1"', "options ", "expected an option such as"),
    ("units-usa.toml", '"gren+1"', '"stone+1"', "options ", "'stone' is not known"),
    ("units-usa.toml", '"gren+1"', '"mg+1"', "options ", "'mg' is not for infantry"),
    ("units-usa.toml", '"mrl+3"', '"gren+3"', "options ", "'gren' is not for tank"),
    ("units-usa.toml", '"mrl+3"', '"bmg+3"', "options ", "bombers, and only bombers, carry guns"),
    ("units-usa.toml", '"bmg+1", "bmg+1"', '"mg+1"', "options ", "bombers, and only bombers, carry guns"),
    ("units-usa.toml", '"rifles R2 5+/10 P2 D1"', '"rifles 5+/10 P2 D1"', "weapon ", "has a range"),
    ("units-usa.toml", '"bombs 5+', '"bombs R2 5+', "[[units]]", "a weapon without range and no movement"),
    ("units-usa.toml", 'abilities  = ["fighter"]', 'abilities = ["bomber"]', "abilities ", "'fighter' alone"),
    ("units-usa.toml", 'area       = "cross"\n', "", "[[units]]", "bombers, and only bombers, have an area"),
    ("units-usa.toml", 'abilities  = ["fighter"]', 'abilities = ["fighter"]\narea = "row3"', "[[units]]", "an area"),
    ("units-usa.toml", 'abilities  = ["march"]', 'abilities = ["march"]\narea = "row3"', "area = ", "only a bomber"),
    ("units-usa.toml", 'provenance = "house"', 'provenance = "dream"', "provenance ", "dream"),
    ("units-uk.toml", 'abilities  = ["march"]', 'abilities = ["march"]\ncolour = "red"', "colour ", "unknown field"),
    ("support.toml", 'id         = "recon"', 'id = "ammo"', 'id = "ammo"', "'ammo' is there twice"),
    ("support.toml", '"gain 3"', '"win 3"', "effect ", "unknown word 'win'"),
    ("support.toml", '"gain 3"', '"gain three"', "effect ", "whole number"),
    ("support.toml", '"lay antitank-mine 4"', '"lay eggs 4"', "effect ", "'eggs' is not known"),
    ("support.toml", '"gain 3"', '"barrage"', "[[cards]]", "barrages, and only barrages, have a weapon"),
    ("support.toml", '"barrage 6+/10 P3 D2 HE row3"', '"barrage 6+/10 P3 D2 HE"', "weapon ", "an area and no range"),
    ("support.toml", 'lasts      = "permanent"\n', "", "[[cards]]", "only equipment, lasts"),
    ("support.toml", 'lasts      = "permanent"\non         = ["tank"]\n', 'lasts      = "permanent"\n', "[[cards]]",
     "say which units"),
    ("generals.toml", '"draw 1"', '"sleep 1"', "effect ", "unknown word 'sleep'"),
    ("generals.toml", '"cheaper tank 1 2"', '"cheaper boat 1 2"', "effect ", "expects one of tank, infantry, guns"),
    ("generals.toml", 'id         = "patton"', 'id = "bradley"', "id ", "'bradley' is there twice"),
    ("decks.toml", "us-li      = 7", "us-li = 6", "[[decks]]", "worth 120 points, this one 119"),
    ("decks.toml", "us-li      = 7", "us-li = 10", "us-li = 10", "the box has 9 copies of 'us-li'"),
    ("decks.toml", "us-li      = 7", "de-li = 8", "de-li = 8", "not a card of this faction"),
    ("decks.toml", "us-li      = 7", "us-lx = 8", "us-lx = 8", "'us-lx' is not known"),
    ("decks.toml", "us-li      = 7", "sc-boat = 8", "sc-boat = 8", "not a card of this faction"),
    ("decks.toml", "year       = 1944", "year = 1943", "year = 1943", "its newest card is of 1944"),
    ("scenarios.toml", '"..b...b.",', '"..b...b",', "map ", "6 rows of 8 letters"),
    ("scenarios.toml", '"..b...b.",', '"..b...z.",', "map ", "'z' is no letter of a map"),
    ("scenarios.toml", '"...D....",', '"........",', "[[scenarios]]", "the two ends of each bridge"),
    ("scenarios.toml", "river      = 3", "river = 6", "river = 6", "a river runs north of row 1 to 5"),
    ("scenarios.toml", '"boats south 4 8; seasoned 2"', '"boats west 4 8"', "rules ", "expects one of south, north"),
    ("scenarios.toml", 'banned     = ["uk-com"]', 'banned = ["uk-xxx"]', "banned ", "'uk-xxx' is not known"),
    ("scenarios.toml", 'banned     = ["uk-com"]', 'banned = ["de-tig1"]', "banned ", "only cards of this faction"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-li 9,4"', "units ", "expected a space such as '4,6'"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-li"', "units ", "expected a unit and its space"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-xx 1,4"', "units ", "'uk-xx' is not known"),
    ("scenarios.toml", '"uk-li 1,4"', '"de-li 1,4"', "units ", "does not belong to this side's faction"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-sher 1,3"', "units ", "'uk-sher' is of 1942"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-li 1,4 tent"', "units ", "'tent' is not known"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-hi 1,4 piat"', "units ", "cannot have 'piat' in 1940"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-li 1,4 gren mounted"', "units ", "nothing to mount"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-li 1,1"', "units ", "cannot stand on its space"),
    ("scenarios.toml", '"uk-li 1,4"', '"uk-spit 1,3"', "units ", "cannot stand on its space"),
    ("scenarios.toml", '"uk-li 1,4"', '"sc-lcvp 1,4"', "units ", "cannot stand on its space"),
    ("scenarios.toml", '"uk-li 2,5"', '"uk-a13 2,5"', "units ", "cannot stand on its space"),
    ("scenarios.toml", '"uk-li 8,4"', '"uk-li 1,4"', "units ", "are on the same space"),
    ("scenarios.toml", '"uk-li 8,4"', '"uk-li 1,4 aboard"', "units ", "needs a craft before it"),
    ("scenarios.toml", "tank = 55", "tank = 54", "shares ", "add up to 100"),
    ("scenarios.toml", "count      = 8", "count = 0", "[[scenarios.victory]]", "'evacuate' needs count"),
    ("scenarios.toml", 'kind       = "rounds"', 'kind = "rounds"\nrow = 3', "[[scenarios.victory]]", "has no row"),
    ("scenarios.toml", 'some       = ["3,4", "4,5", "6,4"]\ncount      = 2', 'some = ["3,4"]\ncount = 2',
     "[[scenarios.victory]]", "expected a count from 1"),
    ("scenarios.toml", 'spaces     = ["4,4", "5,4"]', 'spaces = ["4,4", "5,7"]', "spaces ", "expected a space"),
    ("scenarios.toml", 'side       = "south"\nkind       = "evacuate"', 'side = "north"\nkind       = "evacuate"',
     "[[scenarios]]", "the south has no way to win"),
    ("scenarios.toml", 'id         = "omaha"', 'id = "dunkirk"', 'id = "dunkirk"', "'dunkirk' is there twice"),
]  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES, ids=[f"{row[0]} {row[4][:40]}" for row in MISTAKES])
def test_a_mistake_is_refused_with_file_line_and_reason(mistake: Mistake, tmp_path: Path) -> None:
    check_mistake(load, CONTENT, tmp_path, mistake)


def test_a_faction_without_generals(tmp_path: Path) -> None:
    folder = copy_pack(CONTENT, tmp_path)
    rewrite(folder / "generals.toml", lambda text: text.replace('faction    = "su"', 'faction    = "uk"'))
    with pytest.raises(ContentError, match="su has no general"):
        load(folder)


def test_a_faction_without_a_ready_deck(tmp_path: Path) -> None:
    folder = copy_pack(CONTENT, tmp_path)
    rewrite(folder / "decks.toml", lambda text: text[: text.rindex("[[decks]]")])
    with pytest.raises(ContentError, match="every faction has a ready deck"):
        load(folder)


def test_how_even_a_scenario_is_is_told_where_somebody_has_counted(tmp_path: Path) -> None:
    """17.11: the figure belongs to the scenario; nothing is said of one that was changed and not played again."""
    game = find_game("twogm")
    told = {scene.value: scene.lines for scene in game.scenes(PACK)}
    south = {one.id: one.south_wins for one in PACK.scenarios}
    assert all(44 <= wins <= 56 for wins in south.values())
    balance = next(line for line in told["dunkirk"] if line.key == "scene-balance")
    assert balance.args == {"faction_south": UK, "faction_north": GERMANY, "south": 44, "north": 56}
    teller = Teller(Texts("en", [FOLDER / "locale"]), PACK.names, ())
    assert teller.sentence(balance.key, balance.args).endswith("United Kingdom 44, Germany 56.")

    folder = copy_pack(CONTENT, tmp_path)
    rewrite(folder / "scenarios.toml", swap("south_wins = 44\n", ""))
    lines = {scene.value: scene.lines for scene in game.scenes(load(folder))}
    assert "scene-balance" not in [line.key for line in lines["dunkirk"]]
    assert "scene-balance" in [line.key for line in lines["omaha"]]
    assert game.library.load(folder).hash == game.pack().hash, "no rule reads it"
