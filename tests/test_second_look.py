"""`tools/second_look.py`: a test that missed its moment gets a second chance, a fault does not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "second_look.py"
UNSTEADY = """
from pathlib import Path

def test_unsteady():
    been = Path("been")
    first = not been.exists()
    been.touch()
    assert not first
"""


@pytest.mark.parametrize(("which", "place"), [("browser", "tests/browser"), ("rest", "tests")])
@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        (UNSTEADY, 0, "passed when run again:\n  {place}/test_it.py::test_unsteady"),
        ("def test_wrong():\n    assert False", 1, "1 failed"),
        ("\n".join(f"def test_{n}():\n    assert False" for n in range(13)), 1, ""),
    ],
)
def test_what_fails_twice_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, code: int, said: str, which: str, place: str
) -> None:
    folder = tmp_path / place
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(text)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take longer to load than the tests to run
    run = [sys.executable, "-m", "pytest", "-q", "--rootdir", ".", place]
    assert subprocess.run(run, cwd=tmp_path, capture_output=True, check=False).returncode == 1
    again = subprocess.run(
        [sys.executable, str(TOOL), which], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert again.returncode == code
    assert said.format(place=place) in again.stdout
    assert bool(said) == bool(again.stdout), "more than twelve are a fault: nothing is run again"
