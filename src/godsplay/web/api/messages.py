"""The messages on the socket of a page: what it sends, and what it is sent."""

from __future__ import annotations

from typing import Annotated

import msgspec

from godsplay.web.storage.rows import ChatLine
from godsplay.web.views.people import Person

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class HelloMessage(msgspec.Struct, tag="hello"):
    """The last change and the last line of chat that the page knows."""

    version: Number = 0
    chat: Number = 0


class ActMessage(msgspec.Struct, tag="act"):
    """A move, with the page's own number for it."""

    id: Number
    seat: Number
    action: Annotated[str, msgspec.Meta(max_length=200)]
    moves: Number


class UndoMessage(msgspec.Struct, tag="undo"):
    """A request to take the last move of a seat back."""

    id: Number
    seat: Number


class ChatMessage(msgspec.Struct, tag="talk"):
    """A line of chat."""

    id: Number
    text: Annotated[str, msgspec.Meta(max_length=1000)]


class UpdateMessage(msgspec.Struct, tag="update"):
    """Where the table stands: the number of the change, and of the moves; `kept` of them are as they were."""

    version: int
    moves: int
    kept: int
    over: bool
    sealed: bool
    people: list[Person]
    chat: list[ChatLine]
    rematch: str | None
    watching: int
    assets: str  # the version of the scripts that this server has; a page with another one should load anew


class DoneMessage(msgspec.Struct, tag="done"):
    """What was sent under this number is in the database."""

    id: int
    moves: int


class RefusedMessage(msgspec.Struct, tag="refused"):
    """What was sent under this number is not allowed."""

    id: int | None
    error: str
    rule: str | None = None


class ClearedMessage(msgspec.Struct, tag="cleared"):
    """The table was cleared away, or has never existed; connecting again is pointless."""


Command = ActMessage | UndoMessage | ChatMessage
Incoming = HelloMessage | Command
Outgoing = UpdateMessage | DoneMessage | RefusedMessage | ClearedMessage

decoder = msgspec.json.Decoder(Incoming)


def encode(message: Outgoing) -> str:
    """Return a message as it is sent."""
    return msgspec.json.encode(message).decode()
