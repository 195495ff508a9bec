"""Try an installed copy: python tools/try_wheel.py compiled|interpreted. A game of each kind, a picture and a table."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import godsplay
from godsplay.bots import make_bot
from godsplay.present.presentation import presentation
from godsplay.version import how_built

PORT = 8719
PATIENCE = 60.0  # seconds to wait for the table


def play(name: str) -> int:
    """Play a whole game among bots; return the number of moves."""
    game = godsplay.game(name)
    record = godsplay.Record(game, seed="wheel")
    bot, chance = make_bot("policy", game), godsplay.Seeded("wheel")
    while not record.state.over:
        seat = record.state.to_act[0]
        record.play(seat, bot.choose(record.state.seen(seat), chance))
    assert record.verify()
    assert "<svg" in presentation(game).draw(record.state.seen(None))
    return len(record)


def serve() -> float:
    """Open the table; return the seconds until its first page."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "godsplay.cli", "serve", "--port", str(PORT)]
        server = subprocess.Popen([*command, "--database", str(Path(folder) / "tables.sqlite")])
        begun = time.monotonic()
        try:
            while time.monotonic() < begun + PATIENCE:
                try:
                    with urlopen(f"http://127.0.0.1:{PORT}/", timeout=PATIENCE) as answer:
                        assert b"gods-playground" in answer.read()
                    return time.monotonic() - begun
                except OSError:
                    time.sleep(0.05)
            raise TimeoutError("the table does not answer")
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """Try everything."""
    assert how_built() == sys.argv[1], f"the engine runs {how_built()}"
    for name in godsplay.games():
        begun = time.perf_counter()
        moves = play(name)
        print(f"{name}: {moves} moves in {time.perf_counter() - begun:.2f} s")
    print(f"first page after {serve():.2f} s")


if __name__ == "__main__":
    main()
