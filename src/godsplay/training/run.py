"""A training run: generation after generation, each fitted to games of the one before and tried against the best.

Everything is in one folder, and nothing that is there is made again: a run that was interrupted goes on.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, as_completed
from pathlib import Path
from typing import Protocol

import msgspec

from godsplay.arena.backends import choose_backend
from godsplay.arena.ledger import Ledger
from godsplay.arena.match import seat_share
from godsplay.arena.schedule import new_tournament, number_of_matches
from godsplay.arena.stats.standings import standings
from godsplay.arena.tournament import run_tournament
from godsplay.bots import make_bot, spec_of
from godsplay.engine.advice import BY_HAND, LEARNT, advice_for
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.training.errors import TrainingError
from godsplay.training.fit import fit
from godsplay.training.fit_policy import fit_policy
from godsplay.training.quality import Quality, calibrate, measure
from godsplay.training.samples import read_samples, write_samples
from godsplay.training.self_play import Batch, Sample, play_batch
from godsplay.training.weights_file import write_weights

BATCH_GAMES = 40
KEPT_GENERATIONS = 6  # that are learnt from
FORMAT = 2
GATE_BOT = "mcts:0.01s"  # by the clock: whoever judges quicker may search longer


class Settings(msgspec.Struct, frozen=True):
    """What a run is made with; everything else follows."""

    game: str
    rules: int
    seed: str
    games: int  # in a generation
    gate: int  # games of the match that decides
    players: list[int]
    format: int = FORMAT
    against: str = ""  # the bot that is to be answered; without one, bots learn from each other


class Gate(msgspec.Struct, frozen=True):
    """How a generation did among the best before it, or among the bot that it learns to answer."""

    opponent: str
    games: int
    share: float
    low: float
    high: float
    chance: float

    @property
    def passed(self) -> bool:
        """Whether the new one is better, as far as one can tell."""
        return self.low > self.chance


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation."""

    number: int
    games: int
    positions: int
    quality: list[Quality]
    gate: Gate


class Watcher(Protocol):
    """Whoever wants to know how far a run has come."""

    def step(self, name: str, generation: int, done: int, total: int) -> None:
        """Be told how much of a step is done."""
        ...


class Run:
    """A folder of settings, samples, weights and results."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings
        self.game: Game = open_game(settings.game)

    @classmethod
    def open(cls, folder: Path, settings: Settings) -> Run:
        """Begin a run in a folder, or go on with the one that is there."""
        path = folder / "run.json"
        if path.exists():
            try:
                settings = msgspec.json.decode(path.read_bytes(), type=Settings)
            except msgspec.DecodeError as error:
                raise TrainingError(f"{path}: this is no training run ({error})") from None
            if settings.rules != open_game(settings.game).rules_version:
                raise TrainingError(f"{path}: this run was begun under other rules; begin another in a new folder")
        elif not advice_for(open_game(settings.game)).inputs():
            raise TrainingError(f"{settings.game} has no features to learn from")
        else:
            if settings.against:
                make_bot(settings.against, open_game(settings.game))  # which says at once if there is no such bot
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        return cls(folder, settings)

    def generations(self) -> list[Generation]:
        """List what is finished."""
        paths = sorted(self.folder.glob("generation-*.json"))
        return [msgspec.json.decode(path.read_bytes(), type=Generation) for path in paths]

    def weights(self, number: int) -> Path:
        """Return the weights of a generation, counted from 1."""
        return self.folder / f"weights-{number:03}.json"

    def best(self) -> str:
        """Return the weights that no later generation has beaten, or that answer a bot best."""
        if self.settings.against:
            best = max(self.generations(), key=lambda each: each.gate.share, default=None)
            return str(self.weights(best.number)) if best else LEARNT
        passed = [each.number for each in self.generations() if each.gate.passed]
        return str(self.weights(passed[-1])) if passed else BY_HAND

    def samples_of(self, number: int) -> list[Path]:
        """List the files of samples that a generation has."""
        count = -(-self.settings.games // BATCH_GAMES)
        return [self.folder / f"samples-{number:03}-{batch:04}.npz" for batch in range(count)]

    def play(self, number: int, executor: Executor, until: float, watcher: Watcher) -> bool:
        """Play the games of a generation that are missing; return whether all are there before the time is up."""
        against = self.settings.against
        latest = str(self.weights(number - 1)) if number > 1 else LEARNT if against else BY_HAND
        judges = [latest] if against else [latest, latest, self.best(), BY_HAND]
        paths = self.samples_of(number)
        waiting: dict[Future[list[Sample]], Path] = {}
        for batch, path in enumerate(paths):
            if not path.exists():
                seed = f"{self.settings.seed}-{number}"
                task = Batch(self.settings.game, seed, batch, BATCH_GAMES, self.settings.players, judges, against)
                waiting[executor.submit(play_batch, task)] = path
        done = len(paths) - len(waiting)
        watcher.step("playing", number, done, len(paths))
        for future in as_completed(waiting):
            write_samples(waiting[future], future.result(), max(self.settings.players))
            done += 1
            watcher.step("playing", number, done, len(paths))
            if time.monotonic() > until:
                for other in waiting:
                    other.cancel()
                break
        return done == len(paths)

    def learn(self, number: int, watcher: Watcher) -> tuple[list[Quality], int]:
        """Fit a network to the games of the last generations; return how good it is, and from how many positions."""
        first = max(1, number - KEPT_GENERATIONS + 1)
        data = read_samples([path for each in range(first, number + 1) for path in self.samples_of(each)])
        kinds = max(advice_for(self.game).kind_of) + 1
        judgement = fit(data, number, progress=lambda epoch, loss: watcher.step("learning", number, epoch, 0))
        policy = fit_policy(
            data, kinds, number, progress=lambda epoch, loss: watcher.step("imitating", number, epoch, 0)
        )
        held_out = data.split()[1]
        even = held_out.games % 2 == 0  # what is calibrated on is not measured on
        judgement["slopes"] = calibrate(judgement, held_out.part(even))
        quality = measure(judgement, held_out.part(~even))
        card = {
            "made-by": "godsplay train",
            "settings": msgspec.to_builtins(self.settings),
            "generation": number,
            "positions": len(data.won),
            "quality": msgspec.to_builtins(quality),
        }
        write_weights(self.weights(number), self.game, judgement, policy, card)
        return quality, len(data.won)

    def try_out(self, number: int, workers: int | None, dask: str | None, watcher: Watcher) -> Gate:
        """Play the new judgement among the best so far, or the bot that it answers; all seats, same seeds."""
        players = self.settings.players[0]
        new = f"{self.gate_bot()}@{self.weights(number)}"
        others = self.settings.against or f"{GATE_BOT}@{self.best()}"
        tournament = new_tournament(self.game, [new, *[others] * (players - 1)], f"{self.settings.seed}-gate-{number}")
        ledger = Ledger(self.folder / f"gate-{number:03}.jsonl", tournament)
        if ledger.path.exists():
            ledger.resume()
        else:
            ledger.create()
        total = number_of_matches(tournament, self.settings.gate)
        watcher.step("deciding", number, len(ledger.results), total)
        for _ in run_tournament(ledger, self.settings.gate, choose_backend(workers, dask)):
            watcher.step("deciding", number, len(ledger.results), total)
        row = next(row for row in standings(ledger.in_order()) if row.bot == new)
        return Gate(others, total, row.wins.mean, row.wins.low, row.wins.high, seat_share(0, list(range(players))))

    def gate_bot(self) -> str:
        """Return who tries a judgement out: a quick search, or one that takes as long as the bot that is answered."""
        kind = re.split("[+@]", spec_of(self.settings.against, self.game))[0]
        return kind if kind.startswith("mcts:") else GATE_BOT

    def go_on(
        self, executor: Executor, until: float, workers: int | None, dask: str | None, watcher: Watcher
    ) -> Iterator[Generation]:
        """Make generations until the time is up."""
        while time.monotonic() < until:
            number = len(self.generations()) + 1
            if not self.play(number, executor, until, watcher):
                return
            quality, positions = self.learn(number, watcher)
            gate = self.try_out(number, workers, dask, watcher)
            made = Generation(number, self.settings.games, positions, quality, gate)
            path = self.folder / f"generation-{number:03}.json"
            path.write_bytes(msgspec.json.format(msgspec.json.encode(made)))
            yield made
