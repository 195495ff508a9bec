"""Check that a release is what it says: python tools/check_release.py 0.2.0"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Compare the version with the only place it is written, and with the changelog."""
    wanted = sys.argv[1]
    found = re.search(r'^VERSION = "(.+)"', (ROOT / "src/godsplay/version.py").read_text("utf-8"), re.MULTILINE)
    if found is None or found[1] != wanted:
        sys.exit(f"the tag says {wanted}, src/godsplay/version.py says {found and found[1]}")
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## {re.escape(wanted)}, \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        sys.exit(f"CHANGELOG.md has no dated section: ## {wanted}, YYYY-MM-DD")


main()
