"""`python -m bench`: every installed game, the test game and the reference in one run; options as for `brink bench`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from brink.cli import app

TESTS = Path(__file__).parents[1] / "tests"

if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    os.environ["BRINK_GAMES"] = ",".join(filter(None, [os.environ.get("BRINK_GAMES"), "parley:Parley"]))
    app(["bench", *sys.argv[1:]], prog_name="python -m bench")
