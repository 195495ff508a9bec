"""The size of the wheel, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from measure import tell

WHO = os.environ.get("BENCH_WHO", "godsplay")


def megabytes(**environment: str) -> float:
    """Build the wheel; return its size."""
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


def main() -> None:
    """Build both wheels."""
    tell(WHO, "all", "wheel, compiled, megabytes", megabytes())
    tell(WHO, "all", "wheel, interpreted, megabytes", megabytes(GODSPLAY_INTERPRETED="1"))


if __name__ == "__main__":
    main()
