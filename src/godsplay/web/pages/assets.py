"""Scripts, styles, fonts and icons of the pages, under an address that changes with any of them.

A page loads all of them from one folder named after their contents, so that browsers keep them for good and an upgrade
never mixes two versions.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from godsplay.web.settings import from_environment
from godsplay.web.views.links import link

FOLDER = Path(__file__).parent / "static"
YEAR = 365 * 24 * 3600
DIGITS = 16  # of the digest


@cache
def asset_version() -> str:
    """Return a digest of all assets, by name and content, as they are when the server starts.

    Where something else serves them, the settings know the version.
    """
    known = from_environment().assets
    if known:
        return known
    digest = hashlib.sha256()
    for path in sorted(path for path in FOLDER.rglob("*") if path.is_file()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(FOLDER).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:DIGITS]


def asset(name: str) -> str:
    """Return the address of an asset."""
    return link(f"/static/{asset_version()}/{name}")


def assets_router() -> Router:
    """Serve the assets; an address of another version is not found."""
    return create_static_files_router(
        f"/static/{asset_version()}",
        [FOLDER],
        cache_control=CacheControlHeader(public=True, max_age=YEAR, immutable=True),
        include_in_schema=False,
        send_as_attachment=False,
    )
