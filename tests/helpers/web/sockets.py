"""A program at the socket of a table."""

from __future__ import annotations

import json
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from helpers.web.servers import PATIENCE, Server

LAST = {"type": "talk", "id": 1_000_000, "text": ""}

Message = dict[str, Any] | str | bytes


def open_socket(
    server: Server, table: dict[str, Any], cookie: str | None = None, origin: str | None = None
) -> ClientConnection:
    return connect(
        server.url.replace("http", "ws") + f"/live/{table['table']}",
        additional_headers={"cookie": f"godsplay={cookie}"} if cookie else {},
        origin=None if origin is None else Origin(origin),
        max_queue=None,  # a page takes in all that it is sent; else closing it would wait for what was not read
    )


def receive(socket: ClientConnection) -> dict[str, Any]:
    """Return the next message."""
    found: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return found


def greet(socket: ClientConnection) -> dict[str, Any]:
    """Introduce a page that knows nothing yet; return the first update."""
    socket.send(json.dumps({"type": "hello"}))
    return receive(socket)


def exchange(
    server: Server,
    table: dict[str, Any],
    messages: list[Message],
    cookie: str | None = None,
    origin: str | None = None,
) -> list[dict[str, Any]]:
    """Send messages and return the answers; each but a greeting is answered once, or the socket closes."""
    answers: list[dict[str, Any]] = []
    greetings = messages.count({"type": "hello"})
    try:
        with open_socket(server, table, cookie, origin) as socket:
            for message in [*messages, LAST]:
                socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
            while len(answers) < len(messages) - greetings + 1:
                answer = receive(socket)
                if answer["type"] != "update":
                    answers.append(answer)
    except ConnectionClosed:
        return answers
    return answers[:-1]


def move(seat: int, action: str, moves: int, number: int = 1) -> dict[str, Any]:
    return {"type": "act", "id": number, "seat": seat, "action": action, "moves": moves}
