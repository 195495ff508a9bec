"""A real server in a process of its own, and what the browsers are started with."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from godsplay.web.settings import ENVIRONMENT

SCREENSHOTS = Path(__file__).parents[2] / "artefacts"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 120  # seconds until we give up on something that must happen; a busy machine needs many of them
PATIENT = '{"new_tables_per_minute": 100000, "requests_per_second": 100000, "burst": 100000}'
STRICT = '{"new_tables_per_minute": 3, "requests_per_second": 2, "burst": 50}'  # less than any machine can ask for
IMPATIENT = "Object.assign(localStorage, {pace: 'instant', confirming: 'no', hints: 'no'});"


def aside(function, *arguments):
    """Call what runs a loop of its own: the browsers of other tests leave one running in this thread."""
    with ThreadPoolExecutor() as pool:
        return pool.submit(function, *arguments).result()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server process that can be killed and started again."""

    def __init__(self, database, port=None, limits=PATIENT, workers=1):
        self.database = database
        self.workers = workers
        self.limits = limits
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self):
        options = {"--port": self.port, "--database": self.database, "--workers": self.workers}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "godsplay.cli", "serve", *(str(part) for pair in options.items() for part in pair)],
            stdout=subprocess.DEVNULL,
            env={**os.environ, ENVIRONMENT: self.limits},
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(self.url + "/api/games", timeout=2)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def server_processes(self):
        """Find the processes that serve, where there are several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(each) for each in children if "spawn_main" in Path(f"/proc/{each}/cmdline").read_text()]

    def kill(self):
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
