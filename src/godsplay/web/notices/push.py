"""Messages to browsers by web push: encrypted for the browser alone (RFC 8291), signed by this service (RFC 8292)."""

from __future__ import annotations

import asyncio
import binascii
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit

import msgspec

from godsplay.web.notices import public_http
from godsplay.web.notices.public_http import BadAddress, check_url
from godsplay.web.notices.values import Channel, Message

if TYPE_CHECKING:
    from py_vapid import Vapid02

VAPID = "vapid"  # the name of the key that messages are signed with
KEEP = 3 * 24 * 3600  # seconds for which a push service keeps what it cannot deliver
SIGNED_FOR = 12 * 3600  # seconds; push services refuse more than a day
POINT, SECRET = 65, 16  # bytes of the browser's public key and of its secret
LONGEST_SENTENCE = 500  # what is encrypted has room for some 4,000 bytes


class SubscriptionKeys(msgspec.Struct):
    """What is encrypted for one browser."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser says of itself: where its push service takes messages, and how they are encrypted."""

    endpoint: str
    keys: SubscriptionKeys


class KeyStore(Protocol):
    """Keeps the keys of this service."""

    async def key(self, name: str) -> str | None:
        """Return a key, if there is one by that name."""

    async def add_key(self, name: str, fresh: str) -> str:
        """Keep a key, unless another server was faster; return the one that is kept."""


class Push:
    """Sends messages to browsers."""

    def __init__(self, private: bool, keys: KeyStore, contact: str) -> None:
        self.private = private
        self.keys = keys
        self.contact = contact  # whom push services turn to

    async def send(self, channel: Channel, message: Message, _: str) -> None:
        """Send a message, or raise why that failed."""
        subscription = msgspec.json.decode(channel.target, type=Subscription)
        sentences = [sentence[:LONGEST_SENTENCE] for sentence in message.sentences]
        shown = {"title": message.title, "body": "\n".join(sentences), "link": message.link, "tag": message.tag}
        headers = {
            **await self.sign(subscription.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP),
            "urgency": "high",
            **({"topic": message.tag} if message.tag else {}),
        }
        body = encrypt(msgspec.json.encode(shown), subscription.keys)
        await public_http.post(subscription.endpoint, self.private, body, headers)

    async def sign(self, endpoint: str) -> dict[str, str]:
        """Return the header that says who sends, for one push service."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact, "exp": int(time.time()) + SIGNED_FOR}
        signed: dict[str, str] = (await self.key()).sign(claims)
        return signed

    async def public_key(self) -> str:
        """Return the key that browsers subscribe for."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = (await self.key()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def key(self) -> Vapid02:
        """Return the key of this service, which is made when it is first needed and kept from then on."""
        pem = await self.keys.key(VAPID)
        if pem is None:
            pem = await self.keys.add_key(VAPID, await asyncio.to_thread(new_key))
        return read_key(pem)


def is_installed() -> bool:
    """Whether what pushing needs is there; it takes long to import, and is rarely needed."""
    return find_spec("http_ece") is not None and find_spec("py_vapid") is not None


def new_key() -> str:
    """Return a new key of this service, in PEM."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


@lru_cache(maxsize=4)
def read_key(pem: str) -> Vapid02:
    """Read a key of this service."""
    from py_vapid import Vapid02

    return Vapid02.from_pem(pem.encode())


def encrypt(text: bytes, keys: SubscriptionKeys) -> bytes:
    """Encrypt a text for one browser, with a key that is used once."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    point, secret = decode(keys.p256dh), decode(keys.auth)
    found: bytes = http_ece.encrypt(text, private_key=once, dh=point, auth_secret=secret, version="aes128gcm")
    return found


def check_subscription(subscription: Subscription, private: bool) -> None:
    """Refuse what no browser says."""
    from cryptography.hazmat.primitives.asymmetric import ec

    check_url(subscription.endpoint, private)
    try:
        point = decode(subscription.keys.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(point) != POINT or len(decode(subscription.keys.auth)) != SECRET:
            raise BadAddress("error-url")
    except (ValueError, binascii.Error):
        raise BadAddress("error-url") from None


def decode(text: str) -> bytes:
    """Read bytes as the web writes them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
