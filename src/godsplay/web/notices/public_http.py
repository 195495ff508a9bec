"""Requests to addresses that players have given: never to this computer or its network, unless the host allows it.

A name is looked up once, and the request goes to the very address that was checked. Nothing is followed anywhere else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from godsplay.web.notices.outcomes import Refused, Unavailable, Uncertain

SECONDS = 15.0  # for everything
LONGEST_URL = 2000
NAT64 = ipaddress.ip_network("64:ff9b::/96")
WEB_PORTS = (80, 443)
FIRST_FREE_PORT = 1024  # below it, what listens mostly speaks something else than HTTP
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(ValueError):
    """Raised for an address that nothing is sent to; its text is the key of a sentence."""


def check_url(url: str, private: bool) -> SplitResult:
    """Parse an address that a player has given, or say what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("error-url") from None
    plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
    if not plain or len(url) > LONGEST_URL or not parts.hostname or parts.scheme not in ("http", "https"):
        raise BadAddress("error-url")
    if private:
        return parts
    if parts.scheme != "https":
        raise BadAddress("error-url-https")
    if port is not None and port not in WEB_PORTS and port < FIRST_FREE_PORT:
        raise BadAddress("error-url")
    return parts


async def public_address(parts: SplitResult, private: bool) -> str:
    """Look a name up, and return an address that may be reached; all that it leads to must be allowed."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unavailable("the name is not known") from None
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not private and not all(is_public(ipaddress.ip_address(each)) for each in addresses):
        raise BadAddress("error-url-private")
    return addresses[0]


def is_public(address: Address) -> bool:
    """Whether an address is out in the world, and no other way to write one that is not."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None and not is_public(inner):
            return False
    return address.is_global and not address.is_multicast


async def post(url: str, private: bool, body: bytes, headers: Mapping[str, str]) -> None:
    """Send a request; return once the receiver has it, or raise how that failed."""
    from godsplay.web.notices.exchange import exchange, pinned  # its library takes long to load

    try:
        async with asyncio.timeout(SECONDS):
            parts = check_url(url, private)
            request = pinned(parts, await public_address(parts, private), body, headers, SECONDS)
            await exchange(request)
    except BadAddress:
        raise Refused("the address is not allowed") from None
    except TimeoutError:
        raise Uncertain("no answer in time") from None
