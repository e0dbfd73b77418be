"""What a test needs and this machine may lack."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(what: str, remedy: str) -> NoReturn:
    """At home the test may be left out; in CI nothing may be missing. `remedy`: where it would come from."""
    if os.environ.get("CI"):
        pytest.fail(f"{what} is not here: {remedy}")
    pytest.skip(f"{what} is not here: {remedy}")
