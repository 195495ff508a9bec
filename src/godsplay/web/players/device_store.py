"""What devices need of whatever keeps them."""

from __future__ import annotations

from typing import Protocol

import msgspec

CHANNEL = "godsplay_devices"  # where the digests of tokens are announced that stand for somebody else now


class StoredDevice(msgspec.Struct, frozen=True):
    """A browser or a program that stands for a player."""

    token: str  # as a digest
    id: str
    holder: str
    name: str
    since: float
    seen: float
    revoked: bool = False


class StoredLink(msgspec.Struct, frozen=True):
    """A link to the games of a player."""

    secret: str  # as a digest
    holder: str
    device: str  # that it was made on
    expires: float
    used: float | None = None


class Carried(msgspec.Struct, frozen=True):
    """What has changed when a device came to a player: whom these devices stand for, and these tables."""

    devices: list[str]
    tables: list[str]


class DeviceStore(Protocol):
    """Keeps the devices of players; tokens and secrets are given as digests."""

    async def find(self, token: str) -> StoredDevice | None:
        """Return a device; most have never been written down."""

    async def devices_of(self, holder: str) -> list[StoredDevice]:
        """List the devices of a player, the oldest first."""

    async def add(self, token: str, holder: str, name: str) -> bool:
        """Write a device down, unless it is; whether it was not."""

    async def touch(self, token: str) -> None:
        """Note that a device was just seen."""

    async def rename(self, holder: str, device: str, name: str) -> bool:
        """Change the name of a player's device; whether there is such a one."""

    async def revoke(self, holder: str, device: str) -> str | None:
        """Sign a player's device out, and end the links that it made; return the digest of its token."""

    async def add_link(self, link: StoredLink) -> None:
        """Write a link down; those of its player that nobody has used end."""

    async def find_link(self, secret: str) -> StoredLink | None:
        """Return a link."""

    async def use_link(self, secret: str, token: str, before: str, name: str) -> Carried | None:
        """Bring a device to the player of a link, which ends by that; nothing if it has ended already."""

    async def bring(self, holder: str, token: str, before: str, name: str) -> Carried:
        """Bring a device to a player."""

    async def announce(self, tokens: list[str]) -> None:
        """Tell the other servers which devices stand for somebody else now."""
