"""The messages on the socket of a page: what it sends, and what it is sent."""

from __future__ import annotations

from typing import Annotated

import msgspec

from godsplay.web.views.chat import ShownLine
from godsplay.web.views.log import LogEntry
from godsplay.web.views.moments import Moment
from godsplay.web.views.people import Person

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class HelloMessage(msgspec.Struct, tag="hello"):
    """The last change and the last line of chat that the page knows."""

    version: Number = 0
    chat: Number = 0


class LookMessage(msgspec.Struct, tag="look"):
    """What the page shows, and through whose eyes: the next moves come with the update that tells of them."""

    seat: Number | None
    moves: Number
    scene: Number
    log: Number  # the moves of which it has the log


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


class News(msgspec.Struct):
    """What happened since a page has said what it shows: the moments from there on, and the log."""

    seat: int | None
    moves: int  # that were shown
    scene: int
    log: int
    moments: list[Moment]
    entries: list[LogEntry]


class UpdateMessage(msgspec.Struct, tag="update"):
    """Where the table stands: the number of the change, and of the moves; `kept` of them are as they were."""

    version: int
    moves: int
    kept: int
    over: bool
    sealed: bool
    people: list[Person]
    chat: list[ShownLine]
    removed: tuple[int, ...]  # lines of chat that were taken back
    muted: bool  # onlookers may not write
    deal: int  # how often the game was dealt: before the first move, whoever comes adds to the luck
    rematch: str | None
    watching: int
    assets: str  # the version of the scripts that this server has; a page with another one should load anew
    news: News | None = None


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


class DismissedMessage(msgspec.Struct, tag="dismissed"):
    """The device of the page stands for somebody else now, or for nobody: the page should load anew."""


Command = ActMessage | UndoMessage | ChatMessage
Incoming = HelloMessage | LookMessage | Command
Outgoing = UpdateMessage | DoneMessage | RefusedMessage | ClearedMessage | DismissedMessage

decoder = msgspec.json.Decoder(Incoming)


def encode(message: Outgoing) -> str:
    """Return a message as it is sent."""
    return msgspec.json.encode(message).decode()
