"""Who sits where: a seat is held by whoever has its token, played by a bot, or open to one invitation."""

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
    bot: str | None = None  # the level that plays, for a seat without a person or one whose person left

    def is_open(self) -> bool:
        """Tell whether nobody plays it yet."""
        return self.holder is None and self.bot is None


def new_token() -> str:
    """Choose 128 random bits."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """Give what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """Choose the name of a table, hard to guess and easy to read out."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(14))


def tidy(text: str, longest: int = LONGEST_NAME) -> str:
    """Keep what can be printed of a name or a line of chat, on one line and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:longest].strip()
