"""Whom a device stands for: asked for every request, so remembered; what changes is heard of at every server."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable

from cachetools import LRUCache
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, HTTP_410_GONE

from godsplay.web.errors import RequestError
from godsplay.web.players.device_store import Carried, DeviceStore, StoredDevice, StoredLink
from godsplay.web.tables.seats import clean_text, new_token, token_digest

MOST_KNOWN = 20_000
LINK_SECONDS = 600
SEEN_INTERVAL = 300  # seconds between two notes of when a device was last seen


class Devices:
    """The devices of players, and the pages that are open on them."""

    def __init__(self, stored: DeviceStore) -> None:
        self.stored = stored
        self.known: LRUCache[str, StoredDevice | None] = LRUCache(MOST_KNOWN)
        self.changes = 0  # so that nothing is remembered that was read before it changed
        self.pages: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)
        self.seen: LRUCache[str, float] = LRUCache(MOST_KNOWN)
        self.notes: set[asyncio.Task[None]] = set()

    async def holder_of(self, token: str) -> str | None:
        """Return the player whom a token, given as its digest, stands for; nobody if it was signed out.

        A token that was never written down is that of a player with one device, and stands for itself.
        """
        device = await self.find(token)
        if device is None:
            return token
        if device.revoked:
            return None
        self.note_seen(device)
        return device.holder

    async def find(self, token: str) -> StoredDevice | None:
        """Return a device, if it is written down."""
        if token not in self.known:
            changes = self.changes
            device = await self.stored.find(token)
            if changes != self.changes:
                return device
            self.known[token] = device
        return self.known[token]

    def note_seen(self, device: StoredDevice) -> None:
        """Note now and then when a device was last seen; nobody waits for that."""
        if time.time() - self.seen.get(device.token, device.seen) > SEEN_INTERVAL:
            self.seen[device.token] = time.time()
            task = asyncio.create_task(self.stored.touch(device.token))
            self.notes.add(task)
            task.add_done_callback(self.noted)

    def noted(self, task: asyncio.Task[None]) -> None:
        """Forget a note that is written, or could not be: the next one may."""
        self.notes.discard(task)
        if not task.cancelled():
            task.exception()

    def forget(self, token: str) -> None:
        """Look at a device anew, and let its open pages go: it stands for somebody else now."""
        self.changes += 1
        self.known.pop(token, None)
        for dismiss in list(self.pages.get(token, ())):
            dismiss()

    def forget_all(self) -> None:
        """Look at all devices anew: nobody listened for a while."""
        self.changes += 1
        self.known.clear()

    def arrive(self, token: str, dismiss: Callable[[], None]) -> None:
        """Note a page that is open on a device."""
        self.pages[token].add(dismiss)

    def leave(self, token: str, dismiss: Callable[[], None]) -> None:
        """Note that a page was closed."""
        self.pages[token].discard(dismiss)
        if not self.pages[token]:
            del self.pages[token]

    async def devices_of(self, token: str, holder: str, name: str) -> list[StoredDevice]:
        """List the devices of a player; the one that asks is written down from now on."""
        if await self.find(token) is None and await self.stored.add(token, holder, name):
            self.known.pop(token, None)
        return await self.stored.devices_of(holder)

    async def make_link(self, token: str, holder: str, name: str) -> str:
        """Return the secret of a new link to a player's games; an older one that nobody has used ends."""
        await self.devices_of(token, holder, name)
        secret = new_token()
        await self.stored.add_link(StoredLink(token_digest(secret), holder, token, time.time() + LINK_SECONDS))
        return secret

    async def look_at_link(self, secret: str) -> StoredLink:
        """Return a link that can be used, or say why it cannot."""
        link = await self.stored.find_link(token_digest(secret))
        if link is None:
            raise RequestError(HTTP_404_NOT_FOUND, "error-device-link")
        if link.used is not None:
            raise RequestError(HTTP_410_GONE, "error-device-link-used")
        if link.expires < time.time():
            raise RequestError(HTTP_410_GONE, "error-device-link-old")
        return link

    async def use_link(self, secret: str, token: str, before: str, name: str) -> Carried:
        """Bring a device to the player whose link it is."""
        link = await self.look_at_link(secret)
        if link.holder == before:
            raise RequestError(HTTP_409_CONFLICT, "error-device-same")
        carried = await self.stored.use_link(link.secret, token, before, clean_text(name))
        if carried is None:
            raise RequestError(HTTP_410_GONE, "error-device-link-used")
        return await self.announce(carried)

    async def bring(self, holder: str, token: str, before: str, name: str) -> Carried:
        """Bring a device to a player who has proved otherwise to be one."""
        if holder == before:
            raise RequestError(HTTP_409_CONFLICT, "error-device-same")
        return await self.announce(await self.stored.bring(holder, token, before, clean_text(name)))

    async def announce(self, carried: Carried) -> Carried:
        """Tell everybody which devices stand for somebody else now."""
        await self.changed(carried.devices)
        return carried

    async def rename(self, holder: str, device: str, name: str) -> None:
        """Change the name of a device."""
        if not await self.stored.rename(holder, device, clean_text(name)):
            raise RequestError(HTTP_404_NOT_FOUND, "error-no-device")

    async def revoke(self, holder: str, device: str) -> None:
        """Sign a device out: from now on it stands for nobody. The last one stays, or the games would be lost."""
        if [each.id for each in await self.stored.devices_of(holder)] == [device]:
            raise RequestError(HTTP_409_CONFLICT, "error-last-device")
        token = await self.stored.revoke(holder, device)
        if token is None:
            raise RequestError(HTTP_404_NOT_FOUND, "error-no-device")
        await self.changed([token])

    async def changed(self, tokens: list[str]) -> None:
        """Look at devices anew, here and at the other servers."""
        for token in tokens:
            self.forget(token)
        await self.stored.announce(tokens)
