"""What notices are made of: turns that begin, where players want to be told of them, and the messages that do so."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

TURN, REMINDER, TIME_UP, OVER = "turn", "reminder", "time-up", "over"  # kinds of notices
PUSH, MAIL, DISCORD, SLACK, NTFY = "push", "mail", "discord", "slack", "ntfy"  # kinds of channels
WEBHOOKS = (DISCORD, SLACK, NTFY)
WAITING, TOLD, DROPPED = "waiting", "told", "dropped"  # states of notices
SENDING, SENT, FAILED, UNKNOWN = "sending", "sent", "failed", "unknown"  # further ones, of deliveries


class Turns(msgspec.Struct, frozen=True):
    """The seats whose turn begins, whose time is short or up, or that learn of the end, and when to tell them."""

    kind: str = TURN
    ply: int = 0  # the moves before
    due: dict[int, float] = {}


NO_TURNS = Turns()


class NoticeKey(NamedTuple):
    """What a notice is of; there is one of each."""

    table: str
    seat: int
    ply: int
    kind: str


class Notice(NamedTuple):
    """Something to tell a player."""

    key: NoticeKey
    holder: str


class NoticeSettings(msgspec.Struct, frozen=True):
    """How a player wants to be told."""

    zone: str = "UTC"
    quiet_from: int = 0  # minutes since midnight
    quiet_until: int = 0
    gap: int = 10  # minutes between two messages
    remind: int = 24  # hours
    told: float = 0.0  # when the last message was made


class Channel(msgspec.Struct, frozen=True):
    """Where a player is told."""

    id: str
    holder: str
    kind: str
    target: str
    confirmed: bool
    token: str
    added: float
    problem: str = ""
    device: str = ""  # the browser that is told, as the digest of its token


class Message(msgspec.Struct, frozen=True):
    """What a player is told, wherever that is."""

    title: str
    sentences: list[str]
    link: str
    tag: str = ""  # a later message with the same one takes its place


class Delivery(msgspec.Struct, frozen=True):
    """A message on its way to one channel."""

    id: str
    message: str
    channel: Channel
    content: Message
    attempts: int
