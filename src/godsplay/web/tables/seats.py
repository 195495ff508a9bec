"""Seats: each is held by whoever has its token, played by a bot, or open to one invitation."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

LONGEST_NAME = 24


class Seat(msgspec.Struct):
    """One seat of a table. Tokens are kept as digests only."""

    seat: int
    name: str = ""
    holder: str | None = None
    invitation: str | None = None
    bot: str | None = None  # the level that plays, with its style, for a seat without a person or one whose person left

    def is_open(self) -> bool:
        """Whether nobody plays it yet."""
        return self.holder is None and self.bot is None

    def is_held_by(self, holder: str | None) -> bool:
        """Whether a visitor holds the seat, given the digest of the visitor's token."""
        return holder is not None and self.holder == holder


def new_token() -> str:
    """Return 128 random bits."""
    return secrets.token_urlsafe(16)


def token_digest(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """Return the name of a new table, hard to guess and easy to read out."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(14))


def is_id(text: str) -> bool:
    """Whether a text can be the name of a table; a database may stumble over others."""
    return text.isascii() and text.isalnum()


def clean_text(text: str, longest: int = LONGEST_NAME) -> str:
    """Return what is printable of a name or a line of chat, on one line and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:longest].strip()
