"""Adding channels: what players may ask to be told by, and how an address is known to be theirs."""

from __future__ import annotations

import time

import msgspec
from cachetools import TTLCache
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_409_CONFLICT, HTTP_429_TOO_MANY_REQUESTS

from godsplay.web.errors import RequestError
from godsplay.web.notices.mail import is_address
from godsplay.web.notices.outcomes import Unavailable
from godsplay.web.notices.public_http import BadAddress, check_url, public_address
from godsplay.web.notices.push import Subscription, check_subscription
from godsplay.web.notices.service import NoticeService
from godsplay.web.notices.values import MAIL, PUSH, WEBHOOKS, Channel, Message
from godsplay.web.notices.webhook import guess_kind
from godsplay.web.tables.seats import new_id, new_token
from godsplay.web.views.text import say

MOST_CHANNELS = 8  # of one player
MOST_UNCONFIRMED = 3  # requests a day to confirm one address, whoever makes them
MOST_CLIENTS = 100_000
HOUR = 3600


class Adding:
    """Adds channels, so many an hour for one address."""

    def __init__(self, service: NoticeService, private: bool, most: int) -> None:
        self.service = service
        self.private = private
        self.most = most
        self.added: TTLCache[str, int] = TTLCache(MOST_CLIENTS, HOUR)

    async def mail(self, holder: str, client: str, address: str) -> None:
        """Add an e-mail address, once whoever reads it has confirmed that."""
        if MAIL not in self.service.senders:
            raise RequestError(HTTP_400_BAD_REQUEST, "error-no-mail")
        if not is_address(address):
            raise RequestError(HTTP_400_BAD_REQUEST, "error-mail")
        if await self.service.channels.unconfirmed(address) >= MOST_UNCONFIRMED:
            raise RequestError(HTTP_429_TOO_MANY_REQUESTS, "error-mail-asked")
        channel = await self.add(holder, client, MAIL, address, confirmed=False)
        link = f"{self.service.base}/notices/confirm/{channel.token}"
        await self.send(channel, Message(say("notice-confirm-title"), [say("notice-confirm-text")], link))

    async def webhook(self, holder: str, client: str, kind: str, url: str) -> None:
        """Add a webhook, if it leads out into the world."""
        form = guess_kind(url) or kind
        if form not in WEBHOOKS:
            raise RequestError(HTTP_400_BAD_REQUEST, "error-url")
        try:
            await public_address(check_url(url, self.private), self.private)
        except BadAddress as error:
            raise RequestError(HTTP_400_BAD_REQUEST, str(error)) from None
        except Unavailable:
            raise RequestError(HTTP_400_BAD_REQUEST, "error-url-unknown") from None
        await self.add(holder, client, form, url, confirmed=True)

    async def push(self, holder: str, client: str, subscription: Subscription, device: str) -> None:
        """Add a browser, which is told until it signs out."""
        if PUSH not in self.service.senders:
            raise RequestError(HTTP_400_BAD_REQUEST, "error-no-push")
        try:
            check_subscription(subscription, self.private)
        except BadAddress as error:
            raise RequestError(HTTP_400_BAD_REQUEST, str(error)) from None
        await self.add(holder, client, PUSH, msgspec.json.encode(subscription).decode(), True, device)

    async def add(self, holder: str, client: str, kind: str, target: str, confirmed: bool, device: str = "") -> Channel:
        """Write a channel, if there are not too many."""
        if self.added.get(client, 0) >= self.most:
            raise RequestError(HTTP_429_TOO_MANY_REQUESTS, "error-too-many")
        if len(await self.service.channels.of(holder)) >= MOST_CHANNELS:
            raise RequestError(HTTP_409_CONFLICT, "error-many-channels", most=MOST_CHANNELS)
        self.added[client] = self.added.get(client, 0) + 1
        channel = Channel(new_id(), holder, kind, target, confirmed, new_token(), time.time(), device=device)
        await self.service.channels.add(channel)
        return channel

    async def try_out(self, channel: Channel) -> None:
        """Send a message that tells nothing, so that somebody sees whether it arrives."""
        sentences = [say("notice-trial-text")]
        await self.send(channel, Message(say("notice-trial-title"), sentences, f"{self.service.base}/notices", "trial"))

    async def send(self, channel: Channel, message: Message) -> None:
        """Send a message that tells no notice."""
        await self.service.queue.send(channel, message)
        self.service.wake()
