"""What it takes to begin: the import, and the way to the first page of the table.

As on the second start of an installed copy, Python has kept the bytecode of every module.
"""

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

WHO = os.environ.get("BENCH_WHO", "godsplay")
TIMES = 5
PATIENCE = 60.0  # seconds to wait for the page


def keep_bytecode(folder: str) -> None:
    """Have processes keep bytecode in a folder, wherever the sources lie and whatever the environment says."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = folder


def python(code: str) -> float:
    """Run a line in a new process; return the milliseconds it takes."""
    process = subprocess.Popen([sys.executable, "-c", code])
    _, _, used = os.wait4(process.pid, 0)
    return 1000 * (used.ru_utime + used.ru_stime)


def middle(measure: Callable[[], float]) -> float:
    """Measure a few times, after once that leaves the bytecode; return the middle."""
    measure()
    return statistics.median(measure() for _ in range(TIMES))


def spent(process: int) -> float:
    """Return the seconds of processor time that a process has had so far."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def first_page() -> float:
    """Start the server with a database of its own; return the milliseconds until the home page is there."""
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
                    return 1000 * spent(server.pid)
                except OSError:
                    time.sleep(0.01)
            raise TimeoutError("the server does not answer")
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """Measure everything."""
    with TemporaryDirectory() as folder:
        keep_bytecode(folder)
        bare = middle(lambda: python("pass"))
        tell(WHO, "all", "import godsplay, milliseconds", middle(lambda: python("import godsplay")) - bare)
        tell(WHO, "all", "from `godsplay serve` to the first page, milliseconds", middle(first_page))


if __name__ == "__main__":
    main()
