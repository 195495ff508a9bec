"""Tournaments with a known answer, to see what adjusting for luck is worth; `review_page.py` makes a page of it.

    python bench/review_arena.py [GAME ...] [--games N] [--only TABLES] [--adjust luck|all]

It can be interrupted and goes on where it stopped.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from review_figures import KEPT, PLAYERS

import godsplay
from godsplay.arena.ledger import Ledger
from godsplay.arena.luck import ADJUSTMENTS, ALL
from godsplay.arena.match import play_match
from godsplay.arena.schedule import Match, arrangements, matches, new_tournament
from godsplay.bots import styles_of

MORE = 20  # times as many games without, where the answer is not known by reason


def pairings(name: str) -> dict[str, list[str]]:
    """List tables by name: the same bot under two names, and a bot beside its weaker self."""
    rest = PLAYERS[name] - 1
    style = styles_of(godsplay.game(name))[0]  # which bots that do not look ahead take no notice of
    return {
        "policy-twins": ["policy@hand", *[f"policy+{style}@hand"] * rest],
        "policy-weaker": ["policy@hand", *["careless@hand"] * rest],
        "greedy-twins": ["greedy@hand", *["greedy~0@hand"] * rest],
        "greedy-weaker": ["greedy@hand", *["greedy~6@hand"] * rest],
    }


def is_known(pairing: str) -> bool:
    """Whether everybody at a table is as good as everybody else."""
    return pairing.endswith("twins")


def path_of(name: str, pairing: str, adjust: str, folder: Path) -> Path:
    """Return where the ledger of a tournament is kept."""
    return folder / f"arena-{name}-{pairing}{'-' if adjust else ''}{adjust}.jsonl"


def open_ledger(name: str, pairing: str, adjust: str, folder: Path) -> Ledger:
    """Open the ledger of a tournament, or begin it."""
    tournament = new_tournament(godsplay.game(name), pairings(name)[pairing], "figures", adjust=adjust)
    ledger = Ledger(path_of(name, pairing, adjust, folder), tournament)
    if ledger.path.exists():
        ledger.resume()
    else:
        ledger.create()
    return ledger


def one_a_seed(ledger: Ledger, games: int) -> list[Match]:
    """List matches with a seed of their own each, all arrangements by turns: twins would play the same game again."""
    ways = len(arrangements(ledger.tournament.bots))
    every = matches(ledger.tournament, games * ways)
    return [match for match in every if match.number // ways % ways == match.arrangement]


def play(name: str, pairing: str, adjust: str, games: int, folder: Path, workers: int) -> None:
    """Play a tournament, as far as it is not played."""
    ledger = open_ledger(name, pairing, adjust, folder)
    left = [match for match in one_a_seed(ledger, games) if match.number not in ledger.results]
    with ProcessPoolExecutor(workers) as pool:
        for result in pool.map(partial(play_match, godsplay.game(name), ledger.tournament), left, chunksize=4):
            ledger.append(result)


def main() -> None:
    """Play adjusted tournaments, and where the answer is not known many more games without."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of them if left out")
    parser.add_argument("--games", type=int, default=210)
    parser.add_argument("--only", default="policy", help="tables whose names begin like this")
    parser.add_argument("--adjust", choices=ADJUSTMENTS, default=ALL)
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--keep", type=Path, default=KEPT)
    chosen = parser.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    for name in chosen.names or PLAYERS:
        for pairing in pairings(name):
            if pairing.startswith(chosen.only):
                play(name, pairing, chosen.adjust, chosen.games, chosen.keep, chosen.workers)
                if not is_known(pairing):
                    play(name, pairing, "", MORE * chosen.games, chosen.keep, chosen.workers)


if __name__ == "__main__":
    main()
