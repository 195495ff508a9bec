"""A program at the socket of a table."""

import json

from serving import PATIENCE
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

LAST = {"type": "talk", "id": 1_000_000, "text": ""}


def open_socket(server, table, cookie=None, origin=None):
    headers = {"cookie": f"godsplay={cookie}"} if cookie else {}
    return connect(
        server.url.replace("http", "ws") + f"/live/{table['table']}", additional_headers=headers, origin=origin
    )


def talk(server, table, messages, cookie=None, origin=None):
    """Send messages over the socket, and give what came back; each but a greeting is answered once, or it closes."""
    answers = []
    greetings = messages.count({"type": "hello"})
    try:
        with open_socket(server, table, cookie, origin) as socket:
            for message in [*messages, LAST]:
                socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
            while len(answers) < len(messages) - greetings + 1:
                answer = json.loads(socket.recv(PATIENCE))
                if answer["type"] != "update":
                    answers.append(answer)
    except ConnectionClosed:
        return answers
    return answers[:-1]


def move(seat, action, moves, number=1):
    return {"type": "act", "id": number, "seat": seat, "action": action, "moves": moves}
