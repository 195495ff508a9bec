"""`godsplay serve`: run the server, and open a browser if asked to."""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
import time
import webbrowser
from typing import Any
from urllib.request import urlopen

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from godsplay.version import how_built
from godsplay.web.connections import PackedSocket, TimedProtocol, allow_many_files
from godsplay.web.handover import meeting_place
from godsplay.web.network import addresses_for_friends, listen, own_address
from godsplay.web.notices.setup import check_notices
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.check import check_database
from godsplay.web.storage.engine import is_away
from godsplay.web.storage.lock import only_server
from godsplay.web.views.text import say

LOG = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"timed": {"()": "godsplay.web.server.TimedLines", "fmt": "%(asctime)s %(levelname)s %(message)s"}},
    "handlers": {"screen": {"class": "logging.StreamHandler", "formatter": "timed"}},
    "root": {"handlers": ["screen"], "level": "WARNING"},
    "loggers": {"godsplay": {"level": "INFO"}},
}


class TimedLines(logging.Formatter):
    """Writes a line of the log for people."""

    def formatException(self, ei: Any) -> str:
        """Return where something was raised; of a database that is away, which everybody runs into, that alone."""
        return DATABASE_AWAY if is_away(ei[1]) else super().formatException(ei)


class JsonLines(TimedLines):
    """Writes a line of the log as JSON, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line, with what was raised in it."""
        line = {"time": self.formatTime(record), "level": record.levelname, "logger": record.name}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


DATABASE_AWAY = "the database does not answer"
LARGEST_MESSAGE = 16_384
NOT_STARTED = 3  # exit code; the log says why
PATIENCE = 30  # seconds to wait for the server before the browser opens


def serve(settings: Settings, browse: bool) -> None:
    """Serve until stopped."""
    if settings.workers > 1 and not settings.is_shared():
        raise CannotServe(say("serve-workers"))
    check_notices(settings)
    listener = listen(settings)
    with listener:
        check_database(settings)
        with only_server(settings), meeting_place(settings.workers) as folder:
            msgspec.structs.replace(settings, handover=folder).export()
            announce(settings)
            if browse:
                threading.Thread(target=open_browser, args=(own_address(settings),), daemon=True).start()
            run(settings, listener)


def announce(settings: Settings) -> None:
    """Print where the server is reached, and where its data is."""
    print(say("serve-address", address=own_address(settings)))
    for address in addresses_for_friends(settings):
        print(say("serve-friends", address=address))
    print(say("serve-data", place=settings.place()))
    if how_built() == "interpreted":
        print(say("serve-interpreted"))
    print(say("serve-stop"), flush=True)


def run(settings: Settings, listener: socket.socket) -> None:
    """Run the server processes until they are stopped."""
    config = uvicorn.Config(
        "godsplay.web.app:make_worker_app",
        factory=True,
        workers=settings.workers,
        log_config=log_config(settings),
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        timeout_graceful_shutdown=3,
        http=TimedProtocol,
        ws=PackedSocket,
    )
    allow_many_files()
    with contextlib.suppress(KeyboardInterrupt):
        if settings.workers > 1:
            Multiprocess(config, sockets=[listener]).run()
            return
        server = uvicorn.Server(config)
        server.run(sockets=[listener])
        if not server.started:
            raise SystemExit(NOT_STARTED)


def log_config(settings: Settings) -> dict[str, Any]:
    """Return how the log is written: for people, or one JSON object a line."""
    if not settings.json_log:
        return LOG
    return {**LOG, "formatters": {"timed": {"()": JsonLines}}}


def open_browser(address: str) -> None:
    """Open the home page once the server answers; print its address if there is no browser."""
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
