"""A real server in a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import httpx

from godsplay.web.settings import ENVIRONMENT
from helpers.web.forked import ForkedCommand

PATIENCE = 120  # seconds until we give up on something that must happen; a busy machine needs many of them
PATIENT = """{"new_tables_per_minute": 100000, "requests_per_second": 100000, "burst": 100000,
    "requests_at_once": 10000, "sockets_at_once": 10000}"""
PLAIN = httpx.create_ssl_context(verify=False)  # nothing is encrypted here; reading all certificates takes 30 ms
STRICT = '{"new_tables_per_minute": 3, "requests_per_second": 2, "burst": 50}'  # less than any machine can ask for

P = ParamSpec("P")
T = TypeVar("T")


def in_thread(function: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
    """Call what runs an event loop of its own: the browsers of other tests leave one running in this thread."""
    with ThreadPoolExecutor() as pool:
        return pool.submit(function, *arguments, **options).result()


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.03)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process that can be killed and started again."""

    process: ForkedCommand | subprocess.Popen[bytes]

    def __init__(self, database: Path | str, limits: str = PATIENT, workers: int = 1) -> None:
        self.database = database
        self.workers = workers
        self.limits = limits
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        options = {"--port": self.port, "--database": self.database, "--workers": self.workers}
        arguments = ["serve", *(str(part) for pair in options.items() for part in pair)]
        self.process = self.run(arguments, {**os.environ, ENVIRONMENT: self.limits})
        end = time.monotonic() + PATIENCE
        with self.client(timeout=2) as client:
            while time.monotonic() < end:
                try:
                    client.get("/api/games")
                    return
                except httpx.TransportError:
                    assert self.process.poll() is None, "the server did not start"
                    time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def client(self, **options: Any) -> httpx.Client:
        """Return a program that plays over HTTP."""
        return httpx.Client(**{"base_url": self.url, "timeout": PATIENCE, "verify": PLAIN, **options})

    def run(self, arguments: list[str], environment: dict[str, str]) -> ForkedCommand | subprocess.Popen[bytes]:
        """Run the `godsplay` command."""
        return ForkedCommand(arguments, environment)

    def server_processes(self) -> list[int]:
        """List the processes that serve, where there are several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(each) for each in children if "spawn_main" in Path(f"/proc/{each}/cmdline").read_text()]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


class CommandServer(Server):
    """A server that is started as people start it, for what a fork would change: figures, and what Python loads."""

    def run(self, arguments: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        """Run the `godsplay` command in a Python of its own."""
        command = [sys.executable, "-m", "godsplay.cli", *arguments]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
