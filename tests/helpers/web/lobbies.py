"""A server whose visitors can find each other."""

from __future__ import annotations

import json
from pathlib import Path

from helpers.web.servers import PATIENT, Server

WITH_LOBBY = json.dumps({**json.loads(PATIENT), "lobby": True})


def lobby_server(folder: Path) -> Server:
    """Start a server with open tables and tournaments."""
    return Server(folder / "tables.sqlite", WITH_LOBBY)
