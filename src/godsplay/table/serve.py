"""`godsplay serve`: run the server, and open the browser if wanted."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from urllib.request import urlopen

import uvicorn

from godsplay.table.settings import Settings
from godsplay.table.wording import say

LARGEST_MESSAGE = 16_384
PATIENCE = 30  # seconds to wait for the server before the browser opens


class CannotServe(ValueError):
    """Raised for settings that no server can run with."""


def serve(settings: Settings, browse: bool) -> None:
    """Serve until stopped."""
    if settings.workers > 1 and not settings.is_shared():
        raise CannotServe(say("serve-workers"))
    if not is_free(settings):
        raise CannotServe(say("serve-port", port=str(settings.port), host=settings.host))
    settings.store()
    address = f"http://{shown_host(settings.host)}:{settings.port}/"
    print(say("serve-address", address=address))
    print(say("serve-data", place=settings.place()))
    print(say("serve-stop"), flush=True)
    if browse:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    uvicorn.run(
        "godsplay.table.app:served",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        timeout_graceful_shutdown=3,
        limit_concurrency=2000,
    )


def shown_host(host: str) -> str:
    """Give the host as a browser on this machine reaches it."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def is_free(settings: Settings) -> bool:
    """Tell whether nobody listens there yet."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            return False
    return True


def open_browser(address: str) -> None:
    """Open the home page once the server answers; if there is no browser, say where to go."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(address, timeout=2):
                break
        except OSError:
            time.sleep(0.1)
    try:
        found = webbrowser.open(address)
    except webbrowser.Error:
        found = False
    if not found:
        print(say("serve-no-browser", address=address), flush=True)
