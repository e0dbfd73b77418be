"""A game at one terminal: people take turns at the keyboard, bots answer at once, a curtain falls between people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from brink.bots import make_bot
from brink.cli.reading import Reader, replayed
from brink.cli.screen import Screen
from brink.cli.seats import Seat, seat_of
from brink.engine import PASS, Action, Bot, BrinkError, Chance, Ending, Foresight, Match, RecordError, Refused, Sight
from brink.engine.records import read_record, write_record
from brink.lab.crashes import CRASHES, crash_record, describe, write_fresh
from brink.tables.shapes import StandingAnswer
from brink.tables.standing import ALL, USUAL, answer


class Quit(Exception):
    """Somebody has had enough."""


def load_match(path: Path) -> tuple[Match, list[Seat]]:
    """A saved game, held to all that it claims, and who sits where in it."""
    match = replayed(path, read_record(path), check=True)
    if match.seed is None:
        raise RecordError(f"{path}: without its seed a game cannot be played on; `brink replay` shows it")
    return match, [seat_of(label, match.game) for label in match.seats]


class HotSeat:
    """One sitting. `play` goes on until the game is over or somebody quits; nothing that people did is lost."""

    def __init__(
        self, match: Match, seats: list[Seat], language: str, screen: Screen, *, ask_all: bool = False
    ) -> None:
        self._language = language
        self._ask_all = ask_all
        self._screen = screen
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "?": self._why,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "log": self._log,
            "board": self._board,
            "help": self._help,
            "quit": self._quit,
        }
        self._sit_down(match, seats)

    def _sit_down(self, match: Match, seats: list[Seat]) -> None:
        self._match, self._seats = match, seats
        self._reader = Reader(match, self._language)
        self._people = [seat for seat, player in enumerate(seats) if not player.bot]
        self._seen = dict.fromkeys(self._people, 0)  # for each person: how much of the log was shown
        self._facing: int | None = None  # who looks at the screen
        self._endings: dict[Action, Ending] = {}  # what may end the game, of all that may be done now
        self._unsaved = False

    # -- the course of the game ---------------------------------------------------------------------------------

    def play(self) -> None:
        self._say("commitment", commitment=self._match.commitment)
        self._say("at-table", names=", ".join(seat.label for seat in self._seats))
        self._say("hint")
        try:
            self._go_on()
        except (Quit, EOFError):
            self._stop()
        except KeyboardInterrupt:
            self._match.rewind(len(self._match.moves))  # the move it hit may be half done
            self._stop()

    def _go_on(self) -> None:
        while not self._match.over:
            seat = self._match.to_act
            if self._seats[seat].bot:
                self._act(seat)
            elif answer(self._match.game, self._match.state, seat, {ALL: self._policy}) is not None:
                self._act(seat, PASS)
            else:
                self._turn(seat)
        self._finish()

    @property
    def _policy(self) -> StandingAnswer:
        """Alone among bots one need not be asked what can only be passed; with others at the same screen the asking
        must not stop, for its absence would tell them something."""
        return "ask" if self._ask_all or len(self._people) > 1 else USUAL

    def _stop(self) -> None:
        self._hide()
        self._keep("autosave", "kept")

    def _turn(self, seat: int) -> None:
        """Show a person what is new, then listen until the game has moved."""
        self._curtain(seat)
        news = self._reader.log(seat, self._seen[seat])
        self._seen[seat] = len(self._match.lines)
        if news:
            self._heading("heading-news")
            self._screen.tell_all(news)
        self._endings = self._foreseen(seat)
        self._board(seat)
        while not self._obey(seat, self._screen.ask(f"{self._seats[seat].name}> ")):
            pass

    def _act(self, seat: int, action: Action | None = None) -> None:
        """A person's action or, without one, a bot's. A rule that fails leaves a crash file."""
        match = self._match
        try:
            legal = match.game.legal(match.state)
            if action is None:
                action = self._bot(seat).choose(Sight(match.game, match.state, seat, legal))
            match.act(action, legal)
        except Exception as error:
            crash = crash_record(match, describe(error), action)
            file = write_fresh(crash, CRASHES / f"{match.game.name}-play.json")
            raise BrinkError(
                f"the rules failed ({type(error).__name__}: {error}); see `brink replay {file}`"
            ) from error

    def _bot(self, seat: int) -> Bot:
        """A bot for this one decision: what it does follows from seed and move, also after save, load and undo."""
        chance = Chance(self._seed).fork(f"bot {seat}, move {len(self._match.moves)}")
        return make_bot(self._match.game, self._seats[seat].bot, chance)

    def _finish(self) -> None:
        """What everybody at the screen may see: with several people only what a spectator may."""
        self._hide()
        self._screen.tell_all(self._reader.log(self._audience(), min(self._seen.values(), default=0)))
        self._heading("heading-end")
        self._screen.tell_all(self._reader.outcome())
        self._say("seed", seed=self._seed.hex(), commitment=self._match.commitment)
        self._keep("finished", "recorded")

    # -- people -------------------------------------------------------------------------------------------------

    def _audience(self) -> int | None:
        return self._people[0] if len(self._people) == 1 else None

    def _curtain(self, seat: int) -> None:
        """Between two people the screen is wiped, and shows nothing until the next one sits before it."""
        if self._facing != seat and len(self._people) > 1:
            self._screen.clear()
            self._say("curtain", seat=self._seats[seat].name)
            self._screen.ask(f"{self._words('curtain-enter')} ")
        self._facing = seat

    def _hide(self) -> None:
        if len(self._people) > 1:
            self._screen.clear()

    def _obey(self, seat: int, line: str) -> bool:
        """Do what was typed; tells whether the game has moved."""
        word, _, argument = line.partition(" ")
        if word.isdecimal():
            return self._choose(seat, word)
        if not word:
            return self._board(seat)
        command = self._commands.get(word.lower())
        if command is None:
            self._say("not-understood", text=word)
            return False
        return command(seat, argument.strip())

    def _choose(self, seat: int, number: str) -> bool:
        numbered = {str(place): action for place, action in enumerate(self._legal(), 1)}
        if number not in numbered:
            self._say("no-choice", number=number)
            return False
        ending = self._endings.get(numbered[number])
        if ending is not None and ending.asks and not self._really(ending):
            return False
        self._act(seat, numbered[number])
        self._unsaved = True
        return True

    def _foreseen(self, seat: int) -> dict[Action, Ending]:
        """Tried out once for a decision: it takes its time."""
        foresight = Foresight(self._match.game, self._match.state, seat)
        found = {action: foresight.told(action) for action in self._legal()}
        return {action: ending for action, ending in found.items() if ending is not None}

    def _really(self, ending: Ending) -> bool:
        """What may end the game for somebody else is asked once more."""
        self._screen.tell(self._reader.ending(ending))
        answer = self._screen.ask(f"{self._words('really')} ").lower()
        return bool(answer) and self._words("yes").startswith(answer[0])

    # -- commands -----------------------------------------------------------------------------------------------

    def _board(self, seat: int, argument: str = "") -> bool:
        self._heading("heading-board")
        self._screen.tell_all(self._reader.board(seat))
        self._screen.say()
        prompt = self._reader.prompt(seat)
        if prompt is not None:
            self._screen.tell(prompt)
        for number, action in enumerate(self._legal(), 1):
            self._screen.say(f"{number:>3}  {self._reader.action(action)}")
            if action in self._endings:
                self._screen.tell(self._reader.ending(self._endings[action]))
        return False

    def _why(self, seat: int, argument: str) -> bool:
        refused = self._reader.refused()
        self._screen.tell_all(refused)
        if not refused:
            self._say("nothing-refused")
        return False

    def _undo(self, seat: int, argument: str) -> bool:
        try:
            self._match.undo(seat)
        except Refused as refused:
            self._screen.tell(self._reader.reason(refused.reason))
            return False
        self._seen = {person: min(seen, len(self._match.lines)) for person, seen in self._seen.items()}
        self._unsaved = True
        return True

    def _save(self, seat: int, argument: str) -> bool:
        if not argument:
            self._say("needs-file", command="save")
            return False
        file = Path(argument).expanduser()
        try:
            write_record(self._match.record(with_seed=True), file)
        except BrinkError as error:
            self._screen.say(str(error))
            return False
        self._unsaved = False
        self._say("saved", file=str(file))
        return False

    def _load(self, seat: int, argument: str) -> bool:
        if not argument:
            self._say("needs-file", command="load")
            return False
        try:
            match, seats = load_match(Path(argument).expanduser())
        except BrinkError as error:
            self._screen.say(str(error))
            return False
        self._keep("autosave", "kept")
        self._sit_down(match, seats)
        return True

    def _log(self, seat: int, argument: str) -> bool:
        self._screen.tell_all(self._reader.log(seat))
        return False

    def _help(self, seat: int, argument: str) -> bool:
        self._say("help")
        return False

    def _quit(self, seat: int, argument: str) -> bool:
        raise Quit

    def _keep(self, name: str, message: str) -> None:
        """Write what people did and did not save, beside whatever is there already."""
        if self._unsaved:
            record = self._match.record(with_seed=True)
            file = write_fresh(record, Path(f"brink-{self._match.game.name}-{name}.json"))
            self._say(message, file=str(file), game=self._match.game.name)

    # -- words --------------------------------------------------------------------------------------------------

    @property
    def _seed(self) -> bytes:
        if self._match.seed is None:
            raise BrinkError("a game without its seed cannot be played on")
        return self._match.seed

    def _legal(self) -> list[Action]:
        return self._match.game.legal(self._match.state)

    def _words(self, key: str, **args: str) -> str:
        return self._reader.words.render(key, args)

    def _say(self, key: str, **args: str) -> None:
        self._screen.say(self._words(key, **args))

    def _heading(self, key: str) -> None:
        self._screen.heading(self._words(key))
