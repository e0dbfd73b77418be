"""The terminal that people sit at: lines with dim rule references, questions, and a screen that can be wiped."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.text import Text

from brink.cli.output import console
from brink.cli.reading import Told

_WIPE = "\x1b[3J\x1b[2J\x1b[H"  # what has scrolled away, what is on the screen, and up to the first line


class Screen:
    def __init__(self) -> None:
        self.console = console()

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def tell(self, told: Told, number: int | None = None) -> None:
        """A sentence, indented, with its rule and audience, and a number before it where one is given."""
        line = Text("" if number is None else f"{number:>4}  ", "dim")
        line.append("  " * told.depth + told.text, "not dim")
        if told.to:
            line.append(f"  → {', '.join(told.to)}", "dim")
        if told.rule:
            sign = "§" if told.rule[0].isdigit() else ""  # a ruling has a name of its own: R21
            line.append(f"  {sign}{told.rule}", "dim")
        self.console.print(line)

    def tell_all(self, told: Iterable[Told]) -> None:
        for each in told:
            self.tell(each)

    def heading(self, text: str) -> None:
        self.console.print(Text(f"\n{text}", "bold"))

    def ask(self, prompt: str) -> str:
        """What is typed. Piped input is shown as if it had been typed, so that the transcript can be read."""
        try:
            line = self.console.input(Text(prompt, "bold"))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line.strip()

    def clear(self) -> None:
        """Nothing that was shown can be read any more, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()
