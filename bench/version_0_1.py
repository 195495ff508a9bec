"""Version 0.1.0, cloned from this repository and compiled once, to be measured beside this version."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMMIT = "a271acf"
FOLDER = Path("build/bench-0.1.0")
NAME = "godsplay 0.1.0"


def prepare() -> bool:
    """Clone and compile it, unless that has been done; return whether it is there."""
    if (FOLDER / "compiled").exists():
        return True
    known = subprocess.run(["git", "cat-file", "-e", f"{COMMIT}^{{commit}}"], capture_output=True, check=False)
    if known.returncode:
        return False  # a shallow clone, or none at all
    if not FOLDER.exists():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", ".", str(FOLDER)], check=True)
        subprocess.run(["git", "checkout", "--quiet", COMMIT], cwd=FOLDER, check=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    with (FOLDER / "build.log").open("w") as log:
        subprocess.run(command, cwd=FOLDER, check=True, stdout=log, stderr=log)
    (FOLDER / "compiled").touch()
    return True


def environment() -> dict[str, str]:
    """Return the environment in which `import godsplay` finds it."""
    return {**os.environ, "PYTHONPATH": str((FOLDER / "src").absolute()), "BENCH_WHO": NAME}
