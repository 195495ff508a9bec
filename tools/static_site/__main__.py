"""Build the site into build/site, and check its links: python -m static_site"""

from __future__ import annotations

import sys
from pathlib import Path

from static_site.dead_links import dead_links
from static_site.documents import build_documents
from static_site.play import build_play
from static_site.reference import build_reference
from static_site.rules_search import add_rules

SITE = Path("build/site")


def main() -> None:
    """Build everything."""
    size = build_play(SITE / "play", Path("build/static_site"))
    build_reference(SITE)
    build_documents(Path("build/site_documents"), f"{size / 1e6:.1f}")
    add_rules(SITE)
    dead = dead_links(SITE)
    if dead:
        sys.exit("dead links:\n" + "\n".join(dead))
    print(f"{SITE}: {size / 1e6:.2f} MB on the first visit of the games")


main()
