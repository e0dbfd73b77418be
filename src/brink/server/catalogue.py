"""What can be played here: games with their options, packs, bots, words, help and boards. Public and unchanging."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec.structs import replace

from brink.bots import bot_names, plans, usual_bot
from brink.engine import AnyGame, BrinkError, Chosen, Pack, Refused, Workshop
from brink.engine.aging import Plain
from brink.engine.packs import STANDARD, pack_folders
from brink.engine.registry import games
from brink.engine.texts import ENGINE_LOCALE, languages_of, messages, plain
from brink.server import helping
from brink.server.errors import NotFound, failures
from brink.server.framework import Request
from brink.server.language import Language, language_of
from brink.server.limits import limited
from brink.server.messages import Told
from brink.server.origins import same_origin
from brink.server.rendering import names_of, reasons_told, teller_of, texts_of

READ = [limited("reads")]
ASK = [same_origin, limited("asks")]
GameName = FromPath[str]
PackName = FromQuery[str]
PackHash = Annotated[str, QueryParameter(pattern="^[0-9a-f]{0,128}$")]
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


class SceneLine(msgspec.Struct, frozen=True, kw_only=True):
    """One of the games that a title offers. `value`: of the option `scene`. `sides`: what each seat plays; where there
    are more seats they begin again. `asks`: options that say what each side plays, where one may choose.
    """

    value: str
    title: str
    sides: list[str]
    lines: list[str]  # how long, how even, what is special
    asks: list[str]


class PackLine(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str
    hash: str


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str
    about: str  # what it is about, in a few sentences
    rules: int
    players: list[int]
    usual_players: int
    roles: list[str]  # what each seat plays from first to last; empty where that is found out later
    options: list[Option]
    bots: list[str]
    usual_bot: str
    levels: dict[str, str]  # what a bot gets more or less than a person, where the game says so
    packs: list[PackLine]
    languages: list[str]
    help: list[str]
    board: bool  # there is a board for the browser
    guide: bool  # it can guide a first game
    picture: bool  # `/games/{game}/picture.js` draws it small
    windows: bool  # there is something to answer out of turn
    plans: bool  # it has a bot that plans, which can give hints
    workshops: list[WorkshopLine]
    scene: str  # the option by which one of `scenes` is chosen
    scenes: list[SceneLine]


class Words(msgspec.Struct, frozen=True, kw_only=True):
    texts: dict[str, str]
    names: dict[str, list[str]]


class HelpPage(msgspec.Struct, frozen=True):
    html: str


class OptionsBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: Annotated[int, msgspec.Meta(ge=1, le=30)]
    options: Chosen = {}
    pack: str = STANDARD


class Admitted(msgspec.Struct, frozen=True):
    """Why a game cannot be played like this; null if it can."""

    reason: Told | None


def game_of(name: str) -> AnyGame:
    if name not in games():
        raise NotFound
    return games()[name]


async def pack_of(state: State, game: AnyGame, name: str, hash: str = "") -> Pack:
    """An installed pack; or, with a hash, the one that a table was begun with, whatever is installed by now."""
    if hash:
        found: Pack | None = await state.tables.pack(game, hash, name)
        if found is None:
            raise NotFound
        return found
    if name not in pack_folders(game.name, game.content_folder):
        raise NotFound
    return await asyncio.to_thread(game.pack, name)


@get("/api/games", guards=READ, sync_to_thread=True, responses=failures(400, 429), tags=["games"])
def list_games(request: Request, lang: Lang = None) -> list[GameLine]:
    """Every installed game."""
    language = lang or language_of(request)
    return [about(game, language) for game in games().values()]


@get("/api/games/{game:str}", guards=READ, sync_to_thread=True, responses=failures(400, 404, 429), tags=["games"])
def one_game(request: Request, game: GameName, lang: Lang = None) -> GameLine:
    """One game."""
    return about(game_of(game), lang or language_of(request))


@get("/api/games/{game:str}/texts", guards=READ, responses=failures(400, 404, 429), tags=["games"])
async def words(
    request: Request,
    state: State,
    game: GameName,
    pack: PackName = STANDARD,
    hash: PackHash = "",
    lang: Lang = None,
) -> Words:
    """Every message without variables, and the names of all pieces by kind and number."""
    title = game_of(game)
    found = await pack_of(state, title, pack, hash)
    return await asyncio.to_thread(words_in, title, found, lang or language_of(request))


@get(
    "/api/games/{game:str}/help/{page:str}",
    guards=READ,
    sync_to_thread=True,
    responses=failures(400, 404, 429),
    tags=["games"],
)
def help_page(
    request: Request,
    game: GameName,
    page: FromPath[Literal["rules", "rulings"]],
    lang: Lang = None,
) -> HelpPage:
    """A page of the game's help as HTML; paragraphs have their numbers as ids."""
    file = helping.file_of(game_of(game).help_folder, page, lang or language_of(request))
    if file is None:
        raise NotFound
    return HelpPage(helping.page(file, page))


@get("/api/games/{game:str}/board", guards=READ, responses=failures(400, 404, 429), tags=["games"])
async def board_data(state: State, game: GameName, pack: PackName = STANDARD, hash: PackHash = "") -> Plain:
    """What a board shows that never changes in a game (the map, say)."""
    title = game_of(game)
    return dict(msgspec.to_builtins(await asyncio.to_thread(title.board, await pack_of(state, title, pack, hash))))


@post(
    "/api/games/{game:str}/ask/{question:str}",
    guards=ASK,
    status_code=200,
    responses=failures(400, 403, 404, 409, 413, 429),
    tags=["games"],
)
async def ask(
    request: Request,
    state: State,
    game: GameName,
    question: FromPath[str],
    data: JSONBody[Plain],
    pack: PackName = STANDARD,
    lang: Lang = None,
) -> Plain:
    """Ask the rules something while no game is played. What may be asked, and the answer, is the game's own."""
    title = game_of(game)
    if question not in title.questions():
        raise NotFound
    cards = await pack_of(state, title, pack)

    def answered() -> Plain:
        answer = title.ask(question, data, cards)
        return dict(reasons_told(answer, teller_of(title, cards, lang or language_of(request))))

    return await asyncio.to_thread(answered)


@post(
    "/api/games/{game:str}/options",
    guards=ASK,
    status_code=200,
    responses=failures(400, 403, 404, 413, 429),
    tags=["games"],
)
async def admit(
    request: Request, state: State, game: GameName, data: JSONBody[OptionsBody], lang: Lang = None
) -> Admitted:
    """Do these options go together, with this pack? As a table would say when it is made."""
    title = game_of(game)
    pack = await pack_of(state, title, data.pack)

    def admitted() -> Admitted:
        try:
            title.admit(data.players, data.options, pack)
        except Refused as refused:
            reason = refused.reason
            teller = teller_of(title, pack, lang or language_of(request))
            return Admitted(Told(teller.sentence(reason.key, reason.args), reason.rule))
        return Admitted(None)

    return await asyncio.to_thread(admitted)


def about(game: AnyGame, language: str) -> GameLine:
    folder = game.help_folder
    return GameLine(
        name=game.name,
        title=title_of(game, language),
        about=_label(game, "game-about", "", language),
        rules=game.version,
        players=list(game.players),
        usual_players=game.usual_players if game.usual_players in game.players else max(game.players),
        roles=[_label(game, key, "", language) for key in game.lasting_roles(game.pack())],
        options=[
            _option(game, field, language)
            for field in msgspec.inspect.type_info(game.options_type).fields  # type: ignore[attr-defined]
        ],
        bots=bot_names(game),
        usual_bot=usual_bot(game),
        levels={bot: text for bot in bot_names(game) if (text := _label(game, f"level-{bot}", "", language))},
        packs=packs_of(game),
        languages=languages_of(game.folder / "locale"),
        help=[page for page in helping.PAGES if helping.file_of(folder, page, "en")],
        board=(game.folder / "web" / "board.js").is_file(),
        guide=(game.folder / "web" / "guide.js").is_file(),
        picture=(game.folder / "web" / "picture.js").is_file(),
        windows=bool(game.windows),
        plans=plans(game),
        workshops=[_workshop(game, one, language) for one in game.workshops],
        scene=game.scene,
        scenes=_scenes(game, language),
    )


def _scenes(game: AnyGame, language: str) -> list[SceneLine]:
    """Of all packs; whether one goes with the pack that is chosen is told later, as with the option itself."""
    named = _from_packs(game, game.scene, language)
    found: dict[str, SceneLine] = {}
    for pack in _loadable(game).values():
        texts, teller = texts_of(game, pack, language), teller_of(game, pack, language)
        for scene in game.scenes(pack):
            line = SceneLine(
                value=scene.value,
                title=named[scene.value],
                sides=[texts.render(side) for side in scene.sides],
                lines=[teller.sentence(line.key, line.args) for line in scene.lines],
                asks=list(scene.asks),
            )
            found.setdefault(scene.value, line)
    return list(found.values())


def _workshop(game: AnyGame, workshop: Workshop, language: str) -> WorkshopLine:
    texts = texts_of(game, game.pack(), language)
    key = f"workshop-{workshop.name}"
    usual = [UsualValue(value, texts.render(f"{key}-{value or 'default'}")) for value in workshop.usual]
    return WorkshopLine(name=workshop.name, title=texts.render(key), options=list(workshop.fills), usual=usual)


def title_of(game: AnyGame, language: str) -> str:
    texts = texts_of(game, game.pack(), language)
    if texts.has("game-title"):
        return texts.render("game-title")
    return helping.title_of(game.help_folder, language) or game.name.replace("-", " ").capitalize()


def packs_of(game: AnyGame) -> list[PackLine]:
    return [PackLine(name=name, title=pack.about.title, hash=pack.hash) for name, pack in _loadable(game).items()]


def _loadable(game: AnyGame) -> dict[str, Pack]:
    found = {}
    for name in pack_folders(game.name, game.content_folder):
        try:
            found[name] = game.pack(name)
        except BrinkError:
            continue  # somebody is typing it in
    return found


def _from_packs(game: AnyGame, option: str, language: str) -> dict[str, str]:
    """Values of an option that come with the packs, each with its label. Whether it goes with a pack is told later."""
    found: dict[str, str] = {}
    for pack in _loadable(game).values():
        texts = texts_of(game, pack, language)
        for value, name in game.choices(pack).get(option, {}).items():
            own = f"option-{option.replace('_', '-')}-{value}"
            found.setdefault(value, texts.render(own if texts.has(own) else name))
    return found


def _option(game: AnyGame, field: msgspec.inspect.Field, language: str) -> Option:
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
    named = _from_packs(game, name, language)
    if named:
        return replace(option, type="choice", choices=[*named], labels=[*named.values()])
    if isinstance(kind, msgspec.inspect.IntType):
        least = msgspec.UNSET if kind.ge is None else kind.ge
        most = msgspec.UNSET if kind.le is None else kind.le
        return replace(option, type="int", min=least, max=most)
    return replace(option, type="bool") if isinstance(kind, msgspec.inspect.BoolType) else option


def _label(game: AnyGame, key: str, otherwise: str, language: str) -> str:
    texts = texts_of(game, game.pack(), language)
    return texts.render(key) if texts.has(key) else otherwise


@lru_cache(64)
def words_in(game: AnyGame, pack: Pack, language: str) -> Words:
    texts = texts_of(game, pack, language)
    as_it_stands: dict[str, bool] = {}  # a later source says it anew, and may need words for it
    for source in (ENGINE_LOCALE, *game.locales(pack)):
        for one in texts.order:
            found = plain(source, one)
            as_it_stands |= {key: key in found for key in messages(source, one)}
    said = {key: texts.render(key) for key in sorted(as_it_stands) if as_it_stands[key]}
    # What begins with a line is called after it: titles that share their texts divide a decade each in their own way.
    marks = {f"mark-{mark}": said[f"mark-{line}"] for line, mark in game.marks.items() if f"mark-{line}" in said}
    return Words(
        texts=said | marks,
        names={kind: [texts.render(key) for key in keys] for kind, keys in names_of(game, pack).items()},
    )
