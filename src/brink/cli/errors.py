"""What happens when a command fails: one sentence on stderr and exit code 2, never a traceback."""

from __future__ import annotations

from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from brink.engine import BrinkError

BAD_INPUT = 2
INTERRUPTED = 130


class Commands(TyperGroup):
    """All commands run through here, so that no command needs to think about how it fails."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrinkError as error:
            _stop(str(error), BAD_INPUT)
        except BrokenPipeError:  # the reader of our output has left (`| head`); typer ends quietly
            raise
        except OSError as error:
            _stop(f"{error.filename or 'the system'}: {error.strerror or error}", BAD_INPUT)
        except KeyboardInterrupt:
            _stop("interrupted", INTERRUPTED)


def _stop(sentence: str, code: int) -> NoReturn:
    typer.echo(f"brink: {sentence}", err=True)
    raise typer.Exit(code)
