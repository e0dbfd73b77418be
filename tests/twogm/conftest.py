from __future__ import annotations

import pytest

from brink.games.twogm.state import TwoGMDecision


@pytest.fixture
def every_decision_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """For small scenes: they stand still at each decision, also where there is but one way (R104)."""
    monkeypatch.setattr(TwoGMDecision, "evident", lambda step, state: False)
