"""How soon notices arrive: many tables of friends who are away, moves as quickly as asked for, one webhook for all.

    python bench/notices.py --tables 40 --notices 200 --per-second 5

starts a server with a database of its own and a receiver, both on this computer, and prints how long it took from
the answer to a move until its notice was there; two seconds of that are waited on purpose, so that a move that is
taken back at once is told to nobody.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from helpers.web.noticed import Friends, add_webhook, limits
from helpers.web.receivers import WebReceiver, receiving
from helpers.web.servers import CommandServer as Server

PATIENCE = 60  # seconds after which a notice counts as lost


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--notices", type=int, default=200)
    parser.add_argument("--per-second", type=float, default=5)
    parser.add_argument("--database", default="")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, receiving() as receiver:
        server = Server(wishes.database or Path(folder) / "tables.sqlite", limits=limits())
        try:
            tables = [Friends(server) for _ in range(wishes.tables)]
            for number, friends in enumerate(tables):
                for seat, client in enumerate(friends.clients):
                    add_webhook(client, receiver, path=f"/{number}/{seat}")
            delays = play(tables, receiver, wishes.notices, wishes.per_second)
            report(delays, len(receiver.arrived))
        finally:
            server.stop()


def play(tables: list[Friends], receiver: WebReceiver, notices: int, per_second: float) -> list[float]:
    """Let people play who move only once they were told; return how long each notice took, the shortest first.

    What was begun is waited for in the end: a notice that is lost counts.
    """
    due: dict[str, float] = {}  # when the move was answered that a turn began with, by where that is to be told
    delays: list[float] = []
    begun = time.time()
    while len(delays) < notices or due:
        for number, friends in enumerate(tables):
            told = {each.path: each.when for each in receiver.arrived}
            for place in [place for place in due if told.get(place, 0.0) >= due[place]]:
                delays.append(told[place] - due.pop(place))
            for place in [place for place, moved in due.items() if time.time() > moved + PATIENCE]:
                del due[place]
                delays.append(float("inf"))
            acting = friends.acting()
            if len(delays) >= notices or any(f"/{number}/{seat}" in due for seat in acting):
                continue
            for seat in acting[:1]:
                friends.move(seat)
                moved = time.time()
                due |= {f"/{number}/{each}": moved for each in friends.acting() if each not in acting}
            time.sleep(max(0.0, begun + len(delays) / per_second - time.time()))
    return sorted(delays)


def report(delays: list[float], messages: int) -> None:
    """Print how many notices arrived, and how late."""
    within = sum(delay <= 10 for delay in delays)
    print(f"turns that began: {len(delays)}; messages in all: {messages}")
    print(f"within 10 s: {within} ({within / len(delays):.1%})")
    for share in (0.5, 0.9, 0.99, 1.0):
        print(f"{share:.0%} within {delays[max(0, int(share * len(delays)) - 1)]:.2f} s")


if __name__ == "__main__":
    main()
