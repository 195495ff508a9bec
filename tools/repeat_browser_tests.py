"""Repeat the tests in a browser that failed beside all others, by themselves; whatever else failed stays a failure.

What passes now depended on what else the machine did: it is named, and wants mending.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
IN_BROWSERS = "tests/web/"
FEW = 5  # more are no accident


def main() -> int:
    """Return 0 if only few tests in a browser had failed, and all of them pass by themselves."""
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    if not failed or len(failed) > FEW or not all(test.startswith(IN_BROWSERS) for test in failed):
        return 1
    print("Once more, by themselves:", *failed, sep="\n    ", flush=True)
    result = subprocess.run([sys.executable, "-m", "pytest", *failed], check=False).returncode
    if result == 0:
        print("They pass by themselves, but not beside others: mend them.")
    return result


if __name__ == "__main__":
    sys.exit(main())
