"""What it takes to begin: the size of the wheel, the import, and the way to the first page of the table."""

from __future__ import annotations

import os
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from measure import tell

WHO = "godsplay"
TIMES = 5
PATIENCE = 60.0


def milliseconds(task: Callable[[], object]) -> float:
    """Measure by the clock, a few times; give the middle."""
    spent = []
    for _ in range(TIMES):
        start = time.monotonic()
        task()
        spent.append(time.monotonic() - start)
    return 1000 * statistics.median(spent)


def python(code: str) -> None:
    """Run a line in a new process."""
    subprocess.run([sys.executable, "-c", code], check=True)


def megabytes(**environment: str) -> float:
    """Build the wheel; give its size."""
    with TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            folder,
            ".",
        ]
        subprocess.run(command, env=os.environ | environment, check=True, stdout=subprocess.DEVNULL)
        (wheel,) = Path(folder).glob("*.whl")
        return wheel.stat().st_size / 1e6


def first_page() -> None:
    """Start the server with a database of its own, and wait until the home page is there."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "godsplay.cli", "serve", "--port", str(port)]
        command += ["--database", f"{folder}/tables.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                try:
                    with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
                        answer.read()
                    return
                except OSError:
                    time.sleep(0.01)
            raise TimeoutError("the server does not answer")
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """Measure everything."""
    bare = milliseconds(lambda: python("pass"))
    tell(WHO, "all", "import godsplay, milliseconds", milliseconds(lambda: python("import godsplay")) - bare)
    tell(WHO, "all", "from `godsplay serve` to the first page, milliseconds", milliseconds(first_page))
    tell(WHO, "all", "wheel, compiled, megabytes", megabytes())
    tell(WHO, "all", "wheel, interpreted, megabytes", megabytes(GODSPLAY_INTERPRETED="1"))


if __name__ == "__main__":
    main()
