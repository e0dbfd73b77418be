"""Parley in versions that do not live long, or are never done."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from brink.engine import Action
from parley import Parley
from parley.state import ParleyState


class OnceDeadly(Parley):
    """Kills its process in the middle of the third round; but only once, whoever plays it."""

    def apply(self, state: ParleyState, action: Action, legal: list[Action] | None = None) -> None:
        if state.round == 3:
            try:
                Path(os.environ["DEADLY"]).touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        super().apply(state, action, legal)


class Deadly(Parley):
    """Kills its process as soon as it can, every time."""

    def apply(self, state: ParleyState, action: Action, legal: list[Action] | None = None) -> None:
        os.kill(os.getpid(), signal.SIGKILL)
