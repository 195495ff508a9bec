"""What lets a browser install the page and be told of turns while none is open: a manifest and a service worker."""

from __future__ import annotations

from litestar import Response, get

from godsplay.web.pages.assets import FOLDER, asset
from godsplay.web.views.links import link
from godsplay.web.views.text import LANGUAGE, say

COLOURS = {"theme_color": "#f5eddb", "background_color": "#f5eddb"}
SIZES = (192, 512)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False, media_type="application/manifest+json")
def manifest() -> dict[str, object]:
    """Return what the page is called and looks like once it is installed."""
    icons = [{"src": asset(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES]
    return {
        "id": link("/"),
        "name": say("brand"),
        "short_name": say("brand"),
        "description": say("tagline"),
        "lang": LANGUAGE,
        "start_url": link("/"),
        "scope": link("/"),
        "display": "standalone",
        "icons": [*icons, {"src": asset("icon.svg"), "sizes": "any", "type": "image/svg+xml"}],
        **COLOURS,
    }


@get("/service-worker.js", include_in_schema=False, sync_to_thread=True)
def service_worker() -> Response[str]:
    """Return the service worker, from above all pages; browsers look for a new one by themselves."""
    script = (FOLDER / "service_worker.js").read_text(encoding="utf-8").replace("./icon-192.png", asset("icon-192.png"))
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})


handlers = [manifest, service_worker]
