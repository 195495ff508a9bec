"""How much memory a table takes that rests: many are opened and played for a while, in one process.

    python bench/resting_tables.py [--tables N] [GAME ...]

Drawn layers and sentences are shared by all tables and bounded; how much those grow meanwhile is measured with tables
that are closed at once, and told apart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import godsplay
from godsplay.web.metrics import resident_memory
from helpers.web.redealt import Service, Viewer, service

FIRST = 30  # tables, after which what is read once has been read
MOVES = 40
NOBODY = Viewer(b"", None)


async def play(found: Service, game: str, seed: str, keep: bool) -> None:
    """Open a table, play there, look at it, and let it rest or close it."""
    luck = godsplay.Seeded(seed)
    _, content, cookie = await found.ask(NOBODY, "POST", "/api/tables", {"game": game, "seats": [{"who": "here"}] * 3})
    table = await found.registry.find(json.loads(content)["table"])
    for ply in range(MOVES):
        if table.over:
            break
        seat = table.record.state.to_act[0]
        legal = table.record.state.legal(seat)
        await table.act(seat, str(legal[luck.below(len(legal))]), ply)
    await found.ask(Viewer(cookie, 0), "GET", f"/api/tables/{table.id}/moments?seat=0")
    table.log.rest()
    if not keep:
        del found.registry.tables[table.id]


async def growth(game: str, tables: int, keep: bool) -> float:
    """Return by how many kB a server grows with each table."""
    async with service() as found:
        for number in range(FIRST):
            await play(found, game, f"first {number}", keep)
        gc.collect()
        before = resident_memory()
        for number in range(tables):
            await play(found, game, f"{number}", keep)
        gc.collect()
        return (resident_memory() - before) / tables / 1000


def measure(game: str, tables: int, keep: bool) -> float:
    return asyncio.run(growth(game, tables, keep))


def in_new_process(game: str, tables: int, keep: bool) -> float:
    """Measure in a process that has kept nothing yet."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(measure, game, tables, keep).result()


def main() -> None:
    """Measure, game by game."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", metavar="GAME")
    options.add_argument("--tables", type=int, default=100)
    chosen = options.parse_args()
    for game in chosen.games or godsplay.games():
        closed, resting = (in_new_process(game, chosen.tables, keep) for keep in (False, True))
        print(f"{game}: {resting - closed:.0f} kB a resting table ({closed:.0f} kB of what all share)", flush=True)


if __name__ == "__main__":
    main()
