"""Where a server is reached: by a browser on this computer, and by friends."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
from urllib.parse import urlsplit

from godsplay.web.settings import CannotServe, Settings
from godsplay.web.views.text import say

EVERYWHERE = ("0.0.0.0", "::", "")
BACKLOG = 2048  # connections that wait to be taken up
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's, and nothing is sent there
PROBLEMS = {errno.EADDRINUSE: "serve-port", errno.EADDRNOTAVAIL: "serve-place", errno.EACCES: "serve-allowed"}


def listen(settings: Settings) -> socket.socket:
    """Take the port before anything is said about it: from now on whoever comes there comes to us."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.getaddrinfo(settings.host or None, settings.port, family)  # create_server hides that a name is unknown
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except (socket.gaierror, UnicodeError):
        raise CannotServe(say("serve-unknown", host=settings.host)) from None
    except OSError as error:
        key = PROBLEMS.get(error.errno or 0, "serve-place")
        raise CannotServe(say(key, port=str(settings.port), host=settings.host)) from None


def host_name(called: str) -> str:
    """Take the host's name out of whatever people call it by: a name, one with a port, a whole address."""
    with contextlib.suppress(ValueError):
        found = urlsplit(called if "//" in called else f"//{called}").hostname
        if found and not found.isspace():
            return found.strip()
    raise CannotServe(say("serve-name", name=called))


def own_address(settings: Settings) -> str:
    """Give the address for a browser on this computer."""
    return written("127.0.0.1" if settings.host in EVERYWHERE else settings.host, settings.port)


def addresses_for_friends(settings: Settings) -> list[str]:
    """Give the addresses of this computer in its networks, if it listens there."""
    if settings.host not in EVERYWHERE:
        return []
    families = [socket.AF_INET, socket.AF_INET6] if settings.host == "::" else [socket.AF_INET]
    return [written(host, settings.port) for family in families for host in outward(family)]


def outward(family: socket.AddressFamily) -> list[str]:
    """Find the address that this computer would send from, and those that belong to its name."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [host for host in dict.fromkeys(found) if is_for_friends(host)]


def is_for_friends(host: str) -> bool:
    """Tell whether others can reach an address."""
    address = ipaddress.ip_address(host.partition("%")[0])
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def written(host: str, port: int) -> str:
    """Write an address as browsers want it."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
