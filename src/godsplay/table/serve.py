"""`godsplay serve`: run the server, and open the browser if wanted."""

from __future__ import annotations

import contextlib
import errno
import socket
import threading
import time
import webbrowser
from urllib.request import urlopen

import uvicorn
from uvicorn.supervisors import Multiprocess

from godsplay.table.settings import Settings
from godsplay.table.wording import say

LARGEST_MESSAGE = 16_384
BACKLOG = 2048  # connections that wait to be taken up
PATIENCE = 30  # seconds to wait for the server before the browser opens


class CannotServe(ValueError):
    """Raised for settings that no server can run with."""


def serve(settings: Settings, browse: bool) -> None:
    """Serve until stopped."""
    if settings.workers > 1 and not settings.is_shared():
        raise CannotServe(say("serve-workers"))
    listener = listen(settings)
    settings.store()
    address = f"http://{shown_host(settings.host)}:{settings.port}/"
    print(say("serve-address", address=address))
    print(say("serve-data", place=settings.place()))
    print(say("serve-stop"), flush=True)
    if browse:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        "godsplay.table.app:served",
        factory=True,
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
    with listener, contextlib.suppress(KeyboardInterrupt):
        if settings.workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])


def shown_host(host: str) -> str:
    """Give the host as a browser on this machine reaches it."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def listen(settings: Settings) -> socket.socket:
    """Take the port before anything is said about it: from now on whoever comes there comes to us."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        key = "serve-port" if error.errno == errno.EADDRINUSE else "serve-place"
        raise CannotServe(say(key, port=str(settings.port), host=settings.host)) from None


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
