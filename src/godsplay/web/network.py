"""Addresses: where a server listens, and where browsers reach it."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
from urllib.parse import urlsplit

from godsplay.web.settings import CannotServe, Settings
from godsplay.web.views.text import say

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
BACKLOG = 2048  # connections that wait to be accepted
DOCUMENTATION_HOSTS = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nothing is ever sent there
LISTEN_ERRORS = {errno.EADDRINUSE: "serve-port", errno.EADDRNOTAVAIL: "serve-place", errno.EACCES: "serve-allowed"}


def listen(settings: Settings) -> socket.socket:
    """Bind the port before its address is announced, or explain why that is not possible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.getaddrinfo(settings.host or None, settings.port, family)  # create_server hides unknown names
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except (socket.gaierror, UnicodeError):
        raise CannotServe(say("serve-unknown", host=settings.host)) from None
    except OSError as error:
        key = LISTEN_ERRORS.get(error.errno or 0, "serve-place")
        raise CannotServe(say(key, port=str(settings.port), host=settings.host)) from None


def host_name(text: str) -> str:
    """Return the host's name, given as people write it: a name, a name with a port, a whole address."""
    with contextlib.suppress(ValueError):
        found = urlsplit(text if "//" in text else f"//{text}").hostname
        if found and not found.isspace():
            return found.strip()
    raise CannotServe(say("serve-name", name=text))


def own_address(settings: Settings) -> str:
    """Return the address for a browser on this computer."""
    return base_url("127.0.0.1" if settings.host in EVERYWHERE else settings.host, settings.port)


def addresses_for_friends(settings: Settings) -> list[str]:
    """List the addresses of this computer in its networks, if the server listens there."""
    if settings.host not in EVERYWHERE:
        return []
    families = [socket.AF_INET, socket.AF_INET6] if settings.host == "::" else [socket.AF_INET]
    return [base_url(host, settings.port) for family in families for host in network_addresses(family)]


def network_addresses(family: socket.AddressFamily) -> list[str]:
    """List the address that this computer would send from, and those that belong to its name."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((DOCUMENTATION_HOSTS[family], 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [host for host in dict.fromkeys(found) if is_reachable(host)]


def is_reachable(host: str) -> bool:
    """Whether other computers can reach an address."""
    address = ipaddress.ip_address(host.partition("%")[0])
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def base_url(host: str, port: int) -> str:
    """Return the URL of a server."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
