"""`make play`: serve at once; what is not compiled yet is compiled meanwhile, for the next start."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

COMPILING = "build/compiled"  # what `make` calls the modules that are ready to be put in place
LOG = Path("build/compiling.log")
INTERVAL = 5  # seconds between two looks at how far it is


def main() -> int:
    """Serve, compiled if possible at once, otherwise as the sources are."""
    if make("--question", COMPILING) == 0:
        make("--silent", ".venv/compiled")
        return serve()
    for stale in Path("src").rglob("*.so"):
        stale.unlink()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        compiling = subprocess.Popen(["make", "--silent", COMPILING], stdout=log, stderr=log)
    threading.Thread(target=report, args=(compiling,), daemon=True).start()
    try:
        return serve()
    finally:
        if compiling.poll() is None:
            compiling.terminate()
            print("Compiling was interrupted; it goes on with the next start.")


def make(*wishes: str) -> int:
    """Run make; return its exit code."""
    return subprocess.run(["make", *wishes], check=False, stdout=subprocess.DEVNULL).returncode


def serve() -> int:
    """Serve until stopped."""
    try:
        return subprocess.run([sys.executable, "-m", "godsplay.cli", "serve", "--open"], check=False).returncode
    except KeyboardInterrupt:
        return 0


def report(compiling: subprocess.Popen[bytes]) -> None:
    """Say now and then how far compiling is, and how it ended."""
    print("You can play already. The engine is being compiled meanwhile, for bots that think many times as fast ...")
    said = ""
    while compiling.poll() is None:
        time.sleep(INTERVAL)
        words = progress()
        if words != said:
            said = words
            print(words, flush=True)
    if compiling.returncode == 0:
        print("The engine is compiled: from the next start on it is used.", flush=True)
    else:
        print(f"The engine could not be compiled and runs as it is; {LOG} says why.", flush=True)


def progress() -> str:
    """Describe how far compiling is, by the files that are there."""
    written = len([*Path("build").glob("*.c"), *Path("build/godsplay").rglob("*.c")])
    done = len(list(Path("build").glob("temp*/**/*.o")))
    if not written or not done:
        return "Compiling: checking the sources ..."
    return f"Compiling: {min(done, written)} of {written} files ..."


if __name__ == "__main__":
    sys.exit(main())
