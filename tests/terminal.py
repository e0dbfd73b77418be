"""A terminal for `brink`, in this process."""

from __future__ import annotations

from functools import cache

from typer import testing

__all__ = ["CliRunner", "Result"]

# All commands are read anew for each call, which takes longer than most of them; they are the same each time.
testing._get_command = cache(testing._get_command)
CliRunner, Result = testing.CliRunner, testing.Result
