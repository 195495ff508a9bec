"""A PostgreSQL of one's own, in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from helpers.web.servers import free_port

PROGRAMS = [Path(each) for each in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


def command(*parts: str) -> list[str]:
    """Run as another user where we are root, which PostgreSQL refuses to be."""
    return ["runuser", "-u", "postgres", "--", *parts] if os.geteuid() == 0 else list(parts)


class PostgreSQL:
    """A database server that can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port, data = free_port(), folder / "data"
        made = [f"{programs}/initdb", "-D", str(data), "-U", "godsplay", "--auth=trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(command(*made), check=True, capture_output=True, cwd="/")
        options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1"
        self.control = [f"{programs}/pg_ctl", "-D", str(data), "-w", "-o", options, "-l", f"{folder}/log"]
        self.address = f"postgresql://godsplay@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        subprocess.run(command(*self.control, "start"), check=True, capture_output=True, cwd="/")

    def stop(self) -> None:
        """End it as a power cut would."""
        subprocess.run(command(*self.control, "-m", "immediate", "stop"), check=False, capture_output=True, cwd="/")


@contextmanager
def postgresql_server() -> Iterator[PostgreSQL]:
    """Start a server with an empty database. Skip the test where there is none."""
    programs = next((each for each in PROGRAMS if (each / "initdb").exists()), None)
    if programs is None or (os.geteuid() == 0 and shutil.which("runuser") is None):
        pytest.skip("there is no PostgreSQL here")
    folder = Path(tempfile.mkdtemp(prefix="godsplay-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    server = PostgreSQL(programs, folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql() -> Iterator[str]:
    """Start a server with an empty database; yield its address. Skip the test where there is none."""
    with postgresql_server() as server:
        yield server.address
