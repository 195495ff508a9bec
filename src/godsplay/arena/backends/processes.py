"""Several processes on this machine.

Each worker has a line of its own to this process and plays one chunk at a time. A worker that dies closes its
line: its chunk goes to somebody else, and a new worker takes its place. Nothing of a chunk is counted before
all of it has arrived.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from godsplay.arena.backends.signals import Dismissed, deaf_to_interrupts, listen
from godsplay.arena.chunks import Portions, play_chunk
from godsplay.arena.errors import ArenaError
from godsplay.arena.match import Result
from godsplay.arena.schedule import Match, Tournament
from godsplay.bots import UnknownBot

SPAWN = multiprocessing.get_context("spawn")  # the same on every platform, and safe beside threads
PATIENCE = 5.0  # seconds that a worker gets to clear up


class Worker:
    """A process, the line to it, and the chunk it is playing."""

    def __init__(self, tournament: Tournament) -> None:
        self.line, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(tournament, theirs), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()  # or its end would not be noticed
        self.chunk: list[Match] = []

    def dismiss(self) -> None:
        """Stop it, whatever it is doing."""
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


class Processes:
    """Plays in so many processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.crew: list[Worker] = []

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        portions = Portions(matches, self.workers)
        try:
            while True:
                self.hand_out(tournament, portions)
                busy = {worker.line: worker for worker in self.crew if worker.chunk}
                if not busy:
                    return
                for line in wait(list(busy)):
                    assert isinstance(line, Connection)
                    yield from self.collect(busy[line], portions)
        finally:
            for worker in self.crew:
                worker.dismiss()
            self.crew = []

    def hand_out(self, tournament: Tournament, portions: Portions) -> None:
        """Give every worker that has nothing to do a chunk, as long as there are any; hire no more than that."""
        idle = sum(not worker.chunk for worker in self.crew)
        for _ in range(min(len(portions.left) - idle, self.workers - len(self.crew))):
            self.crew.append(Worker(tournament))
        for worker in self.crew:
            if not worker.chunk and portions.left:
                worker.chunk = portions.take()
                try:
                    worker.line.send(worker.chunk)
                except OSError:  # it has died; its line will say so
                    continue

    def collect(self, worker: Worker, portions: Portions) -> list[Result]:
        """Take the results of a chunk from a worker; if it has died, put the chunk back."""
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):
            self.crew.remove(worker)
            worker.dismiss()
            portions.put_back(worker.chunk)
            return []
        if isinstance(answer, str):
            raise ArenaError(answer)
        results: list[Result]
        results, seconds = answer
        portions.done(worker.chunk, seconds)
        worker.chunk = []
        return results


def serve(tournament: Tournament, line: Connection) -> None:
    """Play chunks for as long as somebody sends them; what goes wrong is told as text."""
    listen()
    with suppress(Dismissed, EOFError, ConnectionError):  # without an asker there is nothing to tell
        game = tournament.open_game()
        while True:
            chunk = line.recv()
            try:
                line.send(play_chunk(game, tournament, chunk))
            except (ArenaError, UnknownBot) as error:
                line.send(str(error))
