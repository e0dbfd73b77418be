"""`second_look.py browser` (or `rest`): up to twelve of these tests that failed are run once more, alone. What fails
again fails; what passes now is named.

Browsers, servers, bots and databases run beside each other there, and a busy machine can make a few of thousands of
tests miss their moment, several at once where it stands still. That is a fault of the test, or a race of ours, and
wants mending; but it is not what the run is about.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

MOST = 12
FAILED = Path(".pytest_cache/v/cache/lastfailed")


def main() -> int:
    browser = sys.argv[1:] == ["browser"]
    unsteady = [test for test in json.loads(FAILED.read_text()) if test.startswith("tests/browser/") == browser]
    if not 0 < len(unsteady) <= MOST:
        return 1
    again = subprocess.run([sys.executable, "-m", "pytest", *unsteady], check=False).returncode
    if not again:
        sys.stdout.write("\n  ".join(["Unsteady, passed when run again:", *unsteady]) + "\n")
    return again


if __name__ == "__main__":
    sys.exit(main())
