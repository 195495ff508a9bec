"""Several server processes: the pages of a table come together at one of them, which plays and draws for all of them.

Whichever process takes a connection hands the socket of a page to the process that its table belongs to. Where that
does not work, it serves the page itself: any process can serve any table.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import IO
from zlib import crc32

try:
    import fcntl
except ImportError:  # Windows cannot hand a connection over
    fcntl = None  # type: ignore[assignment]

LARGEST_HEAD = 131_072  # bytes
LIVE = b"/live/"
PREFIX = "godsplay-"  # of the names of folders
IN_USE = "service.lock"  # in a folder, locked as long as its service runs

Receiver = Callable[[socket.socket, bytes], None]


def home_of(address: bytes, count: int) -> int | None:
    """Return the number of the process that the page at an address belongs to; None if it is no page of a table."""
    path = address.partition(b"?")[0]
    return crc32(path.removeprefix(LIVE)) % count if path.startswith(LIVE) else None


class Handover:
    """The place of this process among its neighbours: each has a number, and a socket in a folder of theirs."""

    def __init__(self, folder: str, count: int) -> None:
        self.folder = Path(folder)
        self.count = count
        self.number: int | None = None  # until the first connection comes, which knows how it is served
        self.held: IO[str] | None = None  # the file whose lock says that the number is taken, until this process ends
        self.sending = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.sending.setblocking(False)

    def place(self, number: int) -> str:
        """Return where a process takes what is handed to it."""
        return str(self.folder / f"{number}.socket")

    def begin(self, receive: Receiver) -> None:
        """Take a free number, and whatever is handed to it from now on; without one, everything is served here."""
        if self.number is not None:
            return
        for number in range(self.count):
            file = (self.folder / f"{number}.lock").open("w")
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                self.listen(self.place(number), receive)
            except OSError:
                file.close()
                continue
            self.number, self.held = number, file
            return

    def listen(self, place: str, receive: Receiver) -> None:
        """Take what the neighbours hand over."""
        Path(place).unlink(missing_ok=True)  # of a process that has died
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        listener.setblocking(False)
        listener.bind(place)

        def take() -> None:
            with contextlib.suppress(BlockingIOError):
                head, files, _, _ = socket.recv_fds(listener, LARGEST_HEAD, 1)
                for file in files:
                    receive(socket.socket(fileno=file), head)

        asyncio.get_running_loop().add_reader(listener, take)

    def pass_on(self, address: bytes, file: int, head: bytes) -> bool:
        """Hand a connection to the process it belongs to, if that is another one that can take it; whether it did."""
        home = home_of(address, self.count)
        if home is None or home == self.number:
            return False
        try:
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", file))
            self.sending.sendmsg([head], [rights], 0, self.place(home))
        except OSError:  # it is starting, has died, or has more to do than we
            return False
        return True


@contextlib.contextmanager
def meeting_place(count: int) -> Iterator[str]:
    """Make the folder in which processes find each other; nothing for one alone, or where none can be handed over."""
    if count == 1 or fcntl is None:
        yield ""
        return
    remove_abandoned(Path(gettempdir()))
    with TemporaryDirectory(prefix=PREFIX) as folder:  # which nobody else can look into
        place = Path(folder)
        with (place / "starting").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            Path(file.name).rename(place / IN_USE)  # once it is locked, so that nobody takes it for abandoned
            yield folder


def remove_abandoned(place: Path) -> None:
    """Remove the folders of killed services: their locks have ended with them."""
    for folder in place.glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError):  # it is in use, or no such folder
            if folder.lstat().st_uid == os.geteuid():
                with (folder / IN_USE).open() as file:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(folder)
