"""What can be played here: games with their options, packs, bots, words, help and boards. Public and unchanging."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from brink.bots import bot_names, usual_bot
from brink.engine import BrinkError, Game, Pack, Refused, Workshop
from brink.engine.packs import pack_folders
from brink.engine.registry import games
from brink.engine.texts import ENGINE_LOCALE, LANGUAGES, files_of, messages
from brink.server import helping
from brink.server.errors import NotFound
from brink.server.language import Language, language_of
from brink.server.limits import limited
from brink.server.messages import Told
from brink.server.origins import same_origin
from brink.server.rendering import names_of, reasons_told, teller_of, texts_of

READ = [limited("reads")]
ASK = [same_origin, limited("asks")]
GameName = FromPath[str]
PackName = FromQuery[str]
Lang = FromQuery[Language | None]


class Option(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a game. `choices` for a choice, with a label each; `min` and `max` for a number.

    `filled` is one that the table fills in by itself (from the bots in the seats, say): no form needs to ask for it.
    """

    name: str
    type: str
    default: Any
    label: str
    choices: list[Any] | msgspec.UnsetType = msgspec.UNSET
    labels: list[str] | msgspec.UnsetType = msgspec.UNSET
    min: int | msgspec.UnsetType = msgspec.UNSET
    max: int | msgspec.UnsetType = msgspec.UNSET
    filled: bool = False


class UsualValue(msgspec.Struct, frozen=True):
    value: str
    label: str


class WorkshopLine(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the game's own, `/games/{game}/{name}.js`, on which one makes what these options take."""

    name: str
    title: str
    options: list[str]
    usual: list[UsualValue]


class PackLine(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str
    hash: str


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str
    rules: int
    players: list[int]
    usual_players: int
    options: list[Option]
    bots: list[str]
    usual_bot: str
    packs: list[PackLine]
    languages: list[str]
    help: list[str]
    board: bool  # there is a board for the browser
    guide: bool  # it can guide a first game
    windows: bool  # there is something to answer out of turn
    workshops: list[WorkshopLine]


class Words(msgspec.Struct, frozen=True, kw_only=True):
    texts: dict[str, str]
    names: dict[str, list[str]]


class HelpPage(msgspec.Struct, frozen=True):
    html: str


class OptionsBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: Annotated[int, msgspec.Meta(ge=1, le=30)]
    options: dict[str, Any] = {}


class Admitted(msgspec.Struct, frozen=True):
    """Why a game cannot be played like this; null if it can."""

    reason: Told | None


def game_of(name: str) -> Game[Any]:
    if name not in games():
        raise NotFound
    return games()[name]


def pack_of(game: Game[Any], name: str) -> Pack:
    if name not in pack_folders(game.name, game.content_folder):
        raise NotFound
    return game.pack(name)


@get("/api/games", guards=READ, sync_to_thread=True, tags=["games"])
def list_games(request: Request[Any, Any, Any], lang: Lang = None) -> list[GameLine]:
    """Every installed game."""
    language = lang or language_of(request)
    return [about(game, language) for game in games().values()]


@get("/api/games/{game:str}", guards=READ, sync_to_thread=True, tags=["games"])
def one_game(request: Request[Any, Any, Any], game: GameName, lang: Lang = None) -> GameLine:
    """One game."""
    return about(game_of(game), lang or language_of(request))


@get("/api/games/{game:str}/texts", guards=READ, sync_to_thread=True, tags=["games"])
def words(request: Request[Any, Any, Any], game: GameName, pack: PackName = "standard", lang: Lang = None) -> Words:
    """Every message without variables, and the names of all pieces by kind and number."""
    title = game_of(game)
    return _words(title, pack_of(title, pack), lang or language_of(request))


@get("/api/games/{game:str}/help/{page:str}", guards=READ, sync_to_thread=True, tags=["games"])
def help_page(
    request: Request[Any, Any, Any],
    game: GameName,
    page: FromPath[Literal["rules", "rulings"]],
    lang: Lang = None,
) -> HelpPage:
    """A page of the game's help as HTML; paragraphs have their numbers as ids."""
    file = helping.file_of(game_of(game).help_folder, page, lang or language_of(request))
    if file is None:
        raise NotFound
    return HelpPage(helping.page(file, page))


@get("/api/games/{game:str}/board", guards=READ, sync_to_thread=True, tags=["games"])
def board_data(game: GameName, pack: PackName = "standard") -> dict[str, Any]:
    """What a board shows that never changes in a game (the map, say)."""
    title = game_of(game)
    data = getattr(title, "board", None)
    return {} if data is None else dict(msgspec.to_builtins(data(pack_of(title, pack))))


@post("/api/games/{game:str}/ask/{question:str}", guards=ASK, sync_to_thread=True, status_code=200, tags=["games"])
def ask(
    request: Request[Any, Any, Any],
    game: GameName,
    question: FromPath[str],
    data: JSONBody[dict[str, Any]],
    pack: PackName = "standard",
    lang: Lang = None,
) -> dict[str, Any]:
    """Ask the rules something while no game is played. What may be asked, and the answer, is the game's own."""
    title = game_of(game)
    if question not in title.questions():
        raise NotFound
    cards = pack_of(title, pack)
    answer = title.ask(question, data, cards)
    return dict(reasons_told(answer, teller_of(title, cards, lang or language_of(request))))


@post("/api/games/{game:str}/options", guards=ASK, sync_to_thread=True, status_code=200, tags=["games"])
def admit(request: Request[Any, Any, Any], game: GameName, data: JSONBody[OptionsBody], lang: Lang = None) -> Admitted:
    """Do these options go together? As a table would say when it is made."""
    title = game_of(game)
    try:
        title.admit(data.players, data.options)
    except Refused as refused:
        reason = refused.reason
        teller = teller_of(title, title.pack(), lang or language_of(request))
        return Admitted(Told(teller.sentence(reason.key, reason.args), reason.rule))
    return Admitted(None)


def about(game: Game[Any], language: str) -> GameLine:
    folder = game.help_folder
    return GameLine(
        name=game.name,
        title=_title(game, language),
        rules=game.version,
        players=list(game.players),
        usual_players=game.usual_players if game.usual_players in game.players else max(game.players),
        options=[
            _option(game, field, language)
            for field in msgspec.inspect.type_info(game.options_type).fields  # type: ignore[attr-defined]
        ],
        bots=bot_names(game),
        usual_bot=usual_bot(game),
        packs=_packs(game),
        languages=[one for one in LANGUAGES if files_of(game.folder / "locale", one)],
        help=[page for page in helping.PAGES if helping.file_of(folder, page, "en")],
        board=(game.folder / "web" / "board.js").is_file(),
        guide=(game.folder / "web" / "guide.js").is_file(),
        windows=game.has_windows,
        workshops=[_workshop(game, one, language) for one in game.workshops],
    )


def _workshop(game: Game[Any], workshop: Workshop, language: str) -> WorkshopLine:
    texts = texts_of(game, game.pack(), language)
    key = f"workshop-{workshop.name}"
    usual = [UsualValue(value, texts.render(f"{key}-{value or 'default'}")) for value in workshop.usual]
    return WorkshopLine(name=workshop.name, title=texts.render(key), options=list(workshop.fills), usual=usual)


def _title(game: Game[Any], language: str) -> str:
    texts = texts_of(game, game.pack(), language)
    if texts.has("game-title"):
        return texts.render("game-title")
    return helping.title_of(game.help_folder, language) or game.name.replace("-", " ").capitalize()


def _packs(game: Game[Any]) -> list[PackLine]:
    found = []
    for name in pack_folders(game.name, game.content_folder):
        try:
            pack = game.pack(name)
        except BrinkError:
            continue  # somebody is typing it in
        found.append(PackLine(name=name, title=pack.about.title, hash=pack.hash))
    return found


def _option(game: Game[Any], field: msgspec.inspect.Field, language: str) -> Option:
    kind = field.type.type if isinstance(field.type, msgspec.inspect.Metadata) else field.type
    name = field.encode_name
    key = f"option-{name.replace('_', '-')}"
    option = Option(
        name=name,
        type="text",
        default=None if field.default is msgspec.NODEFAULT else field.default,
        label=_label(game, key, name.replace("_", " ").capitalize(), language),
        filled=name in game.filled_in,
    )
    if isinstance(kind, msgspec.inspect.LiteralType | msgspec.inspect.EnumType):
        values = (
            [member.value for member in kind.cls] if isinstance(kind, msgspec.inspect.EnumType) else list(kind.values)
        )
        labels = [_label(game, f"{key}-{value}", str(value), language) for value in values]
        return replace(option, type="choice", choices=values, labels=labels)
    if isinstance(kind, msgspec.inspect.IntType):
        least = msgspec.UNSET if kind.ge is None else kind.ge
        most = msgspec.UNSET if kind.le is None else kind.le
        return replace(option, type="int", min=least, max=most)
    return replace(option, type="bool") if isinstance(kind, msgspec.inspect.BoolType) else option


def _label(game: Game[Any], key: str, otherwise: str, language: str) -> str:
    texts = texts_of(game, game.pack(), language)
    return texts.render(key) if texts.has(key) else otherwise


@lru_cache(64)
def _words(game: Game[Any], pack: Pack, language: str) -> Words:
    texts = texts_of(game, pack, language)
    plain = {
        key
        for folder in (ENGINE_LOCALE, game.folder / "locale", pack.folder / "locale")
        for key, variables in messages(folder, language).items()
        if not variables
    }
    return Words(
        texts={key: texts.render(key) for key in sorted(plain)},
        names={kind: [texts.render(key) for key in keys] for kind, keys in names_of(game, pack).items()},
    )
