"""`brink decks`: is a deck allowed, and if not, why; and decks built by the rules themselves."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table

from brink.cli.arguments import Json, Language, PackName
from brink.cli.output import console, print_json, table
from brink.cli.reading import words_of
from brink.engine import AnyGame, BrinkError, Reason, Refused
from brink.engine.registry import find_game, games
from brink.engine.texts import Teller, Texts

app = typer.Typer(help="Decks: check one by its code, build one.", no_args_is_help=True)

CHECK: Final = "deck-check"
BUILD: Final = "deck-build"
REFUSED: Final = 1

GameChoice = Annotated[str | None, typer.Option("--game", help="The game, where several have decks.")]
Scenario = Annotated[str | None, typer.Option(help="The scenario that the deck is for.")]
Side = Annotated[str | None, typer.Option(metavar="south|north", help="The side of the scenario.")]
Faction = Annotated[str | None, typer.Option(help="Whose deck it is, such as de.")]
Points = Annotated[int | None, typer.Option(help="What the cards may cost together.")]
Year = Annotated[int | None, typer.Option(help="No card of a later year.")]
Allied = Annotated[bool, typer.Option("--allied", help="For one of two allies on one board: half the points.")]


class CardLine(msgspec.Struct, frozen=True):
    """A card, as far as the terminal shows it."""

    card: int
    type: str
    copies: int
    limit: int
    points: int
    year: int


class TypeLine(msgspec.Struct, frozen=True):
    type: str
    cards: int
    points: int


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """What a game that has decks says of one. The game may say more."""

    faction: str
    limit: int
    year: int
    deck: list[int]
    code: str
    points: int
    types: list[TypeLine]
    cards: list[CardLine]
    reasons: list[Reason]
    seed: str


@app.command("check")
def check(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of the deck.")],
    scenario: Scenario = None,
    side: Side = None,
    faction: Faction = None,
    points: Points = None,
    year: Year = None,
    allied: Allied = False,
    game: GameChoice = None,
    pack: PackName = "standard",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show a deck by types and say whether it is allowed: exit code 1 and every reason if it is not."""
    terms = _given(scenario=scenario, side=side, faction=faction, points=points, year=year, allied=allied)
    _ask(_game_with(CHECK, game), CHECK, {**terms, "code": code}, pack, lang, json)


@app.command("build")
def build(
    faction: Faction = None,
    points: Points = None,
    year: Year = None,
    scenario: Scenario = None,
    side: Side = None,
    allied: Allied = False,
    seed: Annotated[
        str | None, typer.Option(help="Any text: another deck for each; without it always the same.")
    ] = None,
    game: GameChoice = None,
    pack: PackName = "standard",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Build a deck automatically: its cards and its code."""
    terms = _given(scenario=scenario, side=side, faction=faction, points=points, year=year, allied=allied, seed=seed)
    _ask(_game_with(BUILD, game), BUILD, terms, pack, lang, json)


def _given(**terms: object) -> dict[str, object]:
    return {name: value for name, value in terms.items() if value is not None}


def _game_with(question: str, name: str | None) -> AnyGame:
    """The game that is asked: the one named, or the only one that has decks."""
    if name is not None:
        return find_game(name)
    found = [game for game in games().values() if question in game.questions()]
    if len(found) == 1:
        return found[0]
    if not found:
        raise BrinkError("no installed game has decks")
    raise BrinkError(f"several games have decks; name one with --game: {', '.join(game.name for game in found)}")


def _ask(game: AnyGame, question: str, given: dict[str, object], pack_name: str, lang: str, json: bool) -> None:
    pack = game.pack(pack_name)
    teller = game.teller(lang, pack, ())
    words = words_of(lang)
    try:
        answer = game.ask(question, given, pack)
    except Refused as refused:  # a code that says no deck
        reasons = _told([refused.reason], teller)
        if json:
            print_json({"legal": False, "reasons": reasons})
        else:
            _show_reasons(reasons, words)
        raise typer.Exit(REFUSED) from None
    deck = msgspec.convert(answer, Deck, from_attributes=True)
    reasons = _told(deck.reasons, teller)
    if json:
        cards = [line for line in deck.cards if line.copies]
        print_json({"legal": not reasons, **msgspec.structs.asdict(deck), "cards": cards, "reasons": reasons})
    else:
        _show(deck, teller, words)
        _show_reasons(reasons, words)
    if reasons:
        raise typer.Exit(REFUSED)


def _told(reasons: list[Reason], teller: Teller) -> list[dict[str, str]]:
    return [
        {"key": reason.key, "rule": reason.rule, "text": teller.sentence(reason.key, reason.args)} for reason in reasons
    ]


def _show(deck: Deck, teller: Teller, words: Texts) -> None:
    out = console()
    faction = teller.texts.render(f"faction-{deck.faction}")
    figures = {"faction": faction, "points": deck.points, "limit": deck.limit, "cards": len(deck.deck)}
    out.print(words.render("deck-of", figures), style="bold")
    if deck.year:
        out.print(words.render("deck-up-to", {"year": str(deck.year)}))
    for kind in deck.types:
        if kind.cards:
            name = teller.texts.render(f"type-{kind.type}")
            out.print()
            out.print(
                words.render("deck-type", {"type": name, "cards": kind.cards, "points": kind.points}), style="bold"
            )
            out.print(_cards(deck, kind.type, teller, words))
    out.print()
    if deck.seed:
        out.print(words.render("deck-seed", {"seed": deck.seed}))
    out.print(words.render("deck-code", {"code": deck.code}) if deck.code else words.render("deck-no-code"))


def _cards(deck: Deck, kind: str, teller: Teller, words: Texts) -> Table:
    copies, card, points, year = (
        words.render("deck-column-copies"),
        words.render("deck-column-card"),
        words.render("deck-column-points"),
        words.render("deck-column-year"),
    )
    shown = table(copies, card, points, year, numbers=(copies, points))
    for line in deck.cards:
        if line.copies and line.type == kind:
            name = teller.name("card", line.card)
            shown.add_row(f"{line.copies} / {line.limit}", name, str(line.points), str(line.year or ""))
    return shown


def _show_reasons(reasons: list[dict[str, str]], words: Texts) -> None:
    out = console()
    if not reasons:
        out.print(words.render("deck-legal"))
        return
    out.print(words.render("deck-refused"))
    for reason in reasons:
        out.print(f"- {reason['text']} (§{reason['rule']})")
