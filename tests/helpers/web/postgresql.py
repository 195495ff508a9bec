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


@contextmanager
def postgresql() -> Iterator[str]:
    """Start a server with an empty database; yield its address. Skip the test where there is none."""
    programs = next((each for each in PROGRAMS if (each / "initdb").exists()), None)
    if programs is None or (os.geteuid() == 0 and shutil.which("runuser") is None):
        pytest.skip("there is no PostgreSQL here")
    folder = Path(tempfile.mkdtemp(prefix="godsplay-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    made = command(f"{programs}/initdb", "-D", str(data), "-U", "godsplay", "--auth=trust", "-E", "UTF8", "--no-sync")
    subprocess.run(made, check=True, capture_output=True, cwd="/")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    control = [f"{programs}/pg_ctl", "-D", str(data), "-w", "-o", options, "-l", f"{folder}/log"]
    subprocess.run(command(*control, "start"), check=True, capture_output=True, cwd="/")
    try:
        yield f"postgresql://godsplay@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(command(*control, "-m", "immediate", "stop"), check=False, capture_output=True, cwd="/")
        shutil.rmtree(folder, ignore_errors=True)
