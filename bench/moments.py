"""What a moment costs: processor time and compressed bytes, over whole games, for whoever plays the first seat.

    python bench/moments.py

After a move a page gets one moment for every scene of it; in 0.1.0 that was one frame, and the new lines of the story.
Everything is made as the server makes it, and compressed as it sends it.
"""

from __future__ import annotations

import gzip
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from either_version import open_game
from measure import tell
from workloads import Portion, Workload

import godsplay

WHO = os.environ.get("BENCH_WHO", "godsplay")
GAMES = ("gods-playground", "magnates", "playful-gods")
SEED = 2
LEVEL = 5  # at which answers are compressed

Show = Callable[[], Any]


def open_table(game: Any) -> tuple[Any, Show]:
    """Open a table in memory; return it with what makes everything that a page gets after a move."""
    record = godsplay.Record(game, seed=SEED)
    try:
        from godsplay.web.storage.rows import StoredTable
        from godsplay.web.tables.presence import Presence
        from godsplay.web.tables.seats import Seat
        from godsplay.web.tables.table import Table
    except ImportError:
        return open_table_of_0_1(record)
    from godsplay.web.views.moments import Moments, Place

    seats = [Seat(0, holder="somebody"), *(Seat(seat, bot="normal") for seat in range(1, record.page.players))]
    table = Table(StoredTable("t", 1, record.page, seats, [], "", None, None), None, None, Presence())  # type: ignore[arg-type]
    moments = Moments()

    def show() -> Any:
        moves = len(table.record)
        base, start = (Place(moves - 1), moves - 1) if moves else (None, 0)
        return moments.tell(table, 0, base, start, moves)

    return table, show


def open_table_of_0_1(record: Any) -> tuple[Any, Show]:
    """Do the same in version 0.1.0."""
    from godsplay.table.presence import Presence  # type: ignore[import-not-found]
    from godsplay.table.rows import Stored  # type: ignore[import-not-found]
    from godsplay.table.seats import Seat  # type: ignore[import-not-found]
    from godsplay.table.table import Table  # type: ignore[import-not-found]
    from godsplay.table.telling import frame  # type: ignore[import-not-found]

    seats = [Seat(0, holder="somebody"), *(Seat(seat, bot="normal") for seat in range(1, record.page.players))]
    table = Table(Stored("t", 1, record.page, seats, [], "", None, None), None, None, Presence())

    def show() -> Any:
        moves = len(table.record)
        return frame(table, moves, 0), table.story.moments(0, max(0, moves - 1))

    return table, show


def play(table: Any, luck: godsplay.Seeded) -> None:
    """Make a move as a table does, without a database."""
    state = table.record.state
    seat = state.to_act[0]
    legal = state.legal(seat)
    table.record.play(seat, legal[luck.below(len(legal))])
    (table.log.add_last_move if hasattr(table, "log") else table.story.go_on)()


def send(shown: Any) -> tuple[int, int]:
    """Make what is sent; return its bytes and how many moments it has."""
    return len(gzip.compress(msgspec.json.encode(shown), LEVEL)), len(shown) if isinstance(shown, list) else 1


def first_moves(game: Any) -> Portion:
    """Play a game move by move, whatever the seed, and send what each shows; count moments."""
    table, show = open_table(game)
    luck = godsplay.Seeded("moments")

    def portion(_: int) -> int:
        play(table, luck)
        return send(show())[1]

    return portion


MOMENT = Workload("one moment for a page, milliseconds", "a moment for a page", first_moves, 0, 5, 20)


def main() -> None:
    """Measure a game of each kind."""
    for name in GAMES:
        table, show = open_table(open_game(name))
        show()  # words and styles are read once
        luck = godsplay.Seeded("moments")
        seconds, sizes, moments = 0.0, 0, 0
        moves = 0
        while not table.record.state.over:
            play(table, luck)
            start = time.process_time()
            size, scenes = send(show())
            seconds += time.process_time() - start
            sizes += size
            moments += scenes
            moves += 1
        for what, count in (("moment", moments), ("move", moves)):
            tell(WHO, name, f"one {what} for a page, milliseconds", 1000 * seconds / count)
            tell(WHO, name, f"one {what} for a page, kilobytes", sizes / 1000 / count)


if __name__ == "__main__":
    main()
