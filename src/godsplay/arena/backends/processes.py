"""Playing matches in several processes on this machine.

Each worker has a pipe of its own to this process and plays one chunk at a time. A worker that dies closes its
pipe: its chunk goes to another, and a new worker takes its place. No result of a chunk counts before all of them
have arrived.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from godsplay.arena.backends.signals import WorkerStopped, handle_stop_signals, ignoring_interrupts
from godsplay.arena.chunks import ChunkQueue, play_chunk
from godsplay.arena.errors import ArenaError
from godsplay.arena.match import Result
from godsplay.arena.schedule import Match, Tournament
from godsplay.bots import UnknownBot

SPAWN = multiprocessing.get_context("spawn")  # the same on every platform, and safe beside threads
STOP_SECONDS = 5.0  # in which a worker may close its bots


class Worker:
    """A process, the pipe to it, and the chunk it is playing."""

    def __init__(self, tournament: Tournament) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(tournament, theirs), daemon=True)
        with ignoring_interrupts():
            self.process.start()
        theirs.close()  # while it is open here, the death of the worker would go unnoticed
        self.chunk: list[Match] = []

    def stop(self) -> None:
        """Stop the process, whatever it is doing."""
        self.process.terminate()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


class ProcessPool:
    """Plays in a number of worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.running: list[Worker] = []

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        queue = ChunkQueue(matches, self.workers)
        try:
            while True:
                self.hand_out(tournament, queue)
                busy = {worker.pipe: worker for worker in self.running if worker.chunk}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    yield from self.collect(busy[pipe], queue)
        finally:
            for worker in self.running:
                worker.stop()
            self.running = []

    def hand_out(self, tournament: Tournament, queue: ChunkQueue) -> None:
        """Send a chunk to every idle worker while there are any; start no more workers than there are chunks."""
        idle = sum(not worker.chunk for worker in self.running)
        for _ in range(min(len(queue.pending) - idle, self.workers - len(self.running))):
            self.running.append(Worker(tournament))
        for worker in self.running:
            if not worker.chunk and queue.pending:
                worker.chunk = queue.take()
                try:
                    worker.pipe.send(worker.chunk)
                except OSError:  # it has died; reading its pipe will show that
                    continue

    def collect(self, worker: Worker, queue: ChunkQueue) -> list[Result]:
        """Return the results of a worker's chunk; if the worker has died, put the chunk back."""
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self.running.remove(worker)
            worker.stop()
            queue.put_back(worker.chunk)
            return []
        if isinstance(answer, str):
            raise ArenaError(answer)
        results: list[Result]
        results, seconds = answer
        queue.finish(worker.chunk, seconds)
        worker.chunk = []
        return results


def serve(tournament: Tournament, pipe: Connection) -> None:
    """Play chunks for as long as the parent sends them; errors are sent back as text."""
    handle_stop_signals()
    with suppress(WorkerStopped, EOFError, ConnectionError):  # without a parent there is nobody to answer
        game = tournament.open_game()
        while True:
            chunk = pipe.recv()
            try:
                pipe.send(play_chunk(game, tournament, chunk))
            except (ArenaError, UnknownBot) as error:
                pipe.send(str(error))
