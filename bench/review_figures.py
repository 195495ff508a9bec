"""What reviews and adjusted tournaments are worth, measured; `review_page.py` makes a page of it.

    python bench/review_figures.py calibration|redealing|noise|cost|variance [GAME ...] [--games N]

Every part can be interrupted and goes on where it stopped. The figures follow from the weights that the bots have
now, so a folder belongs to one set of weights.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import godsplay
from godsplay import Record
from godsplay.arena.luck import add_to
from godsplay.bots import ask, make_bot, own_chance
from godsplay.engine.advice import BY_HAND, advice_for, won_shares
from godsplay.engine.chance import Seeded
from godsplay.engine.state import SPECTATOR, State
from godsplay.review.effort import EFFORTS, Effort
from godsplay.review.judge import Judge, Trial, Worth, seed_for
from godsplay.review.judge import play as play_trial
from godsplay.review.luck import Move, measure_luck
from godsplay.review.reviewing import Reviewer, review_record

KEPT = Path(__file__).parents[1] / "build" / "review-figures"
PLAYERS = {"gods-playground": 3, "magnates": 4, "playful-gods": 4}
LEVEL = "normal"  # whose games are reviewed
QUICK = "policy"  # who plays where very many games are needed
REDEALING = Effort("redealing", runs=12, listed=12, worlds=0, more_worlds=0)
RUNS = EFFORTS["normal"].runs  # playouts of a position, to calibrate by: their noise is part of how sure to be
FEWER_RUNS = 60  # by the hand-made judge, which is only scored
OVER = -1  # the turn of a playout that ended the game
OUTCOMES = 16  # of a roll or draw that are played to the end, twice each
EVERY = 4  # one decision in so many is judged twice


def play(name: str, spec: str, seed: str, players: int) -> Record:
    """Record a game among bots that are all alike."""
    game = godsplay.game(name)
    record = Record(game, players=players, seed=seed)
    bot = make_bot(spec, game)
    while not record.state.over:
        seat = record.state.to_act[0]
        record.play(seat, ask(bot, spec, record.state.seen(seat), own_chance(seed, seat, len(record))))
    return record


# What is measured, game by game: each returns rows of plain data.


class Judged(msgspec.Struct):
    """A position, what its playouts led to, and who won."""

    stage: int
    turns: list[int]  # in which playouts stopped
    ends: list[list[float]]  # what was thought of where they stopped, before calibration
    by_hand: list[float]  # each seat's share, by the hand-made judge
    won: list[float]


def calibration(name: str, number: int) -> list[Judged]:
    """Judge one position of every turn of a game, any of them alike."""
    game = godsplay.game(name)
    judges = [Judge(game), Judge(game, advice_for(game, BY_HAND))]
    seed = f"calibration {number}"
    record = play(name, LEVEL, seed, PLAYERS[name])
    rng, kept, counts = Seeded(f"{seed} positions"), dict[int, State](), dict[int, int]()
    for state in record.replay():
        if state.over:
            break
        stage = judges[0].advice.stage(state)
        counts[stage] = counts.get(stage, 0) + 1
        if rng.below(counts[stage]) == 0:
            kept[stage] = state.clone()
    won = won_shares(record.state)
    return [
        Judged(
            stage,
            *ends_of(judges[0], state, f"{seed} {stage}"),
            judges[1].worth(state, FEWER_RUNS, f"{seed} {stage}").shares,
            won,
        )
        for stage, state in kept.items()
    ]


def ends_of(judge: Judge, state: State, seed: str) -> tuple[list[int], list[list[float]]]:
    """Play a position on; return the turns in which that stops, and what is thought of it there."""
    trial = Trial(judge.advice)
    turns, ends = [], []
    for number in range(RUNS):
        copy = state.clone()
        ends.append([round(share, 4) for share in play_trial(trial, copy, f"{seed} {number}")])
        turns.append(judge.advice.stage(copy) if copy.stack else OVER)
    return turns, ends


class Dealt(msgspec.Struct):
    """The luck of a whole game: of dice and draws, and of how secret choices met."""

    luck: list[float]
    met: list[float]


def redealing(name: str, number: int) -> list[Dealt]:
    """Add up each seat's luck in a game.

    A secret step that takes many answers is judged where it begins and where it ends: what is between is added and
    taken off again.
    """
    game, players, seed = godsplay.game(name), PLAYERS[name], f"redealing {number}"
    judge, bot = Judge(game), make_bot(QUICK, game)
    state = game.new(players=players, seed=seed)
    dealt = Dealt([0.0] * players, [0.0] * players)

    def judged(position: State, ply: int) -> Worth:
        return judge.worth(position, REDEALING.runs, seed_for(seed, ply))

    def add(move: Move, after: State, ply: int) -> Worth:
        expected, found = measure_luck(judge, move, judged(after, ply), REDEALING, seed_for(seed, ply))
        add_to(dealt.luck, found.shares)
        return expected

    if state.chance.drawn:
        add(Move(state.clone(), SPECTATOR, None), state, 0)
    ply, began = 0, None  # what a secret step was worth where it began
    while not state.over:
        seat = state.to_act[0]
        action = ask(bot, QUICK, state.seen(seat), own_chance(seed, seat, ply))
        before = state.clone()
        if began is None and before.stack[-1].step.sealed:
            began = judged(before, ply)
        ply += 1
        state.apply(seat, action)
        expected = add(Move(before, seat, action), state, ply) if state.chance.drawn else None
        if began is not None and not (state.stack and state.stack[-1].step.sealed):
            ended = expected or judged(state, ply)
            add_to(dealt.met, [one - other for one, other in zip(ended.shares, began.shares, strict=True)])
            began = None
    return [dealt]


class Twice(msgspec.Struct):
    """What a decision was found to lose, by two reviews with other random numbers."""

    losses: list[float]
    errors: list[float]


class Salted(Reviewer):
    """Reviews with random numbers of its own."""

    salt = ""

    def seed(self, ply: int) -> str:
        return seed_for(f"{self.record.page.start} {self.salt}", ply)


def noise(name: str, number: int) -> list[Twice]:
    """Judge decisions of a game twice at normal effort."""
    record = play(name, QUICK, f"noise {number}", PLAYERS[name])
    found: dict[int, Twice] = {}
    for salt in ("once", "again"):
        reviewer = Salted(record, EFFORTS["normal"])
        reviewer.salt = salt
        before = record.at(0).clone()
        for ply, after in enumerate(record.replay(), 1):
            move = record.page.moves[ply - 1]
            action = record.game.actions[move.move]
            if (ply + number) % EVERY == 0:
                decision = reviewer.decision(ply, before, move.seat, action)
                if decision is not None:
                    row = found.setdefault(ply, Twice([], []))
                    row.losses.append(decision.loss)
                    row.errors.append(decision.error)
            else:
                reviewer.sealed.enter(before)
            reviewer.sealed.answer(after, move.seat, action)
            before = after.clone()
    return list(found.values())


class Cost(msgspec.Struct):
    """What a review took."""

    effort: str
    moves: int
    seconds: float  # of the processor


def cost(name: str, number: int) -> list[Cost]:
    """Review a game at either effort."""
    record = play(name, LEVEL, f"cost {number}", PLAYERS[name])
    found = []
    for effort in ("quick", "normal"):
        start = time.process_time()
        review_record(record, effort)
        found.append(Cost(effort, len(record), time.process_time() - start))
    return found


class Varied(msgspec.Struct):
    """How a game ended, and how much of the variance of such results its dice and draws made, summed over seats."""

    result: list[float]
    dice: float


def variance(name: str, number: int) -> list[Varied]:
    """Estimate what dice decide among bots, by what the same bots make of other dice: no judge has a say in it."""
    game, players, seed = godsplay.game(name), PLAYERS[name], f"bound {number}"
    spec = f"{QUICK}@{BY_HAND}"
    bot = make_bot(spec, game)
    state = game.new(players=players, seed=seed)
    total, ply = 0.0, 0

    def finish(start: State, seed: str) -> list[float]:
        copy, rng = start.clone(), Seeded(seed + "c")
        copy.chance = Seeded(seed + "d")
        while not copy.over:
            seat = copy.to_act[0]
            legal = copy.legal_now(seat)
            copy.apply(seat, legal[0] if len(legal) == 1 else bot.choose(copy.seen(seat), rng))
        return won_shares(copy)

    def between(move: Move) -> float:
        drawn = [(each, move.draw(f"{seed} {ply} o{each}")) for each in range(OUTCOMES)]
        ends = [[finish(other, f"{seed} {ply} {each}{half}") for half in "ab"] for each, other in drawn]
        return sum(variance_between([[one[seat], two[seat]] for one, two in ends]) for seat in range(players))

    if state.chance.drawn:
        total += between(Move(state.clone(), SPECTATOR, None))
    while not state.over:
        seat = state.to_act[0]
        action = ask(bot, spec, state.seen(seat), own_chance(seed, seat, ply))
        before, ply = state.clone(), ply + 1
        state.apply(seat, action)
        if state.chance.drawn:
            total += between(Move(before, seat, action))
    return [Varied(won_shares(state), total)]


def variance_between(pairs: list[list[float]]) -> float:
    """Estimate how much outcomes differ, by two results of each: what those share, less what any two share."""
    count = len(pairs)
    halves = [(one + two) / 2 for one, two in pairs]
    total = sum(halves)
    apart = (total * total - sum(half * half for half in halves)) / count / (count - 1)
    return sum(one * two for one, two in pairs) / count - apart


PARTS: dict[str, tuple[Callable[[str, int], list[Any]], type, int]] = {
    "calibration": (calibration, Judged, 3000),
    "redealing": (redealing, Dealt, 1000),
    "noise": (noise, Twice, 12),
    "cost": (cost, Cost, 2),
    "variance": (variance, Varied, 60),
}


def measure(part: str, name: str, games: int, folder: Path) -> None:
    """Measure game after game, a line of the part's file each."""
    path = folder / f"{part}-{name}.jsonl"
    done = len(path.read_bytes().splitlines()) if path.exists() else 0
    for number in range(done, games):
        rows = PARTS[part][0](name, number)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(rows) + b"\n")


def rows_of(part: str, name: str, folder: Path) -> list[list[Any]]:
    """Read what was measured, game by game."""
    path = folder / f"{part}-{name}.jsonl"
    kind: Any = list[PARTS[part][1]]  # type: ignore[valid-type, misc]
    return [msgspec.json.decode(line, type=kind) for line in path.read_bytes().splitlines()] if path.exists() else []


def main() -> None:
    """Measure a part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of them if left out")
    parser.add_argument("--games", type=int, default=None)
    parser.add_argument("--keep", type=Path, default=KEPT)
    chosen = parser.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    for name in chosen.names or PLAYERS:
        measure(chosen.part, name, chosen.games or PARTS[chosen.part][2], chosen.keep)


if __name__ == "__main__":
    main()
