"""What passkeys need of whatever keeps them."""

from __future__ import annotations

from typing import Protocol

import msgspec


class StoredPasskey(msgspec.Struct, frozen=True):
    """The public half of a passkey; bytes are written in base64url."""

    id: str  # the digest of what the authenticator calls it
    holder: str
    credential: str  # what the authenticator calls it
    public_key: str
    count: int
    name: str
    since: float


class StoredChallenge(msgspec.Struct, frozen=True):
    """What an authenticator has to sign."""

    challenge: str
    holder: str | None  # who adds a passkey; nobody where one is used
    expires: float


class PasskeyStore(Protocol):
    """Keeps passkeys."""

    async def add_challenge(self, challenge: StoredChallenge) -> None:
        """Write a challenge down."""

    async def take_challenge(self, challenge: str) -> StoredChallenge | None:
        """Return a challenge that was not answered yet; nobody can answer it again."""

    async def add(self, passkey: StoredPasskey) -> None:
        """Write a passkey down."""

    async def find(self, name: str) -> StoredPasskey | None:
        """Return a passkey."""

    async def passkeys_of(self, holder: str) -> list[StoredPasskey]:
        """List the passkeys of a player, the oldest first."""

    async def count(self, name: str, count: int) -> None:
        """Note how often a passkey has signed."""

    async def remove(self, holder: str, name: str) -> bool:
        """Remove a passkey of a player; whether there was one."""
