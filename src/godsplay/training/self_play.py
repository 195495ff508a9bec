"""Self-play: games by a bot that looks one step ahead, and positions of them as a learner sees them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from godsplay.bots.greedy import Greedy
from godsplay.engine.action import Action
from godsplay.engine.advice import Advice, advice_for, won_shares
from godsplay.engine.chance import Seeded, set_apart
from godsplay.engine.game import Game
from godsplay.engine.seen import Seen
from godsplay.games import game as open_game

SAMPLED = 8  # one decision in so many is looked at
SLIPS = (0, 5, 15, 30)  # of 100 decisions by turns, how many are made without a look ahead
RANDOM_SLIPS = 3  # of ten such decisions, how many are made at random
WORLDS = 1  # imagined for a decision: quick play shows more games
LONGEST = 6_000  # decisions; a game that goes on longer is not learnt from


class Batch(msgspec.Struct, frozen=True):
    """Some games to be played, on any machine: what comes of them follows from this alone."""

    game: str
    seed: str
    number: int
    games: int
    players: list[int]  # by turns
    judges: list[str]  # weights: each seat draws one, so that no judgement learns from its own kind alone


class Sample(NamedTuple):
    """A position, and how its game ended."""

    game: int
    stage: int
    features: list[list[float]]  # by seat
    judged: list[float]  # each seat's share of the win, as the first judge saw it
    won: list[float]  # each seat's share of the win
    scores: list[int]


def play_batch(batch: Batch) -> list[Sample]:
    """Play the games of a batch; return the positions that were looked at."""
    game = open_game(batch.game)
    judges = [advice_for(game, weights) for weights in batch.judges]
    samples: list[Sample] = []
    for place in range(batch.games):
        number = batch.number * batch.games + place
        players = batch.players[number % len(batch.players)]
        slips = SLIPS[number // len(batch.players) % len(SLIPS)]
        samples += play_game(game, judges, f"{batch.seed}-{number}", number, players, slips)
    return samples


def play_game(game: Game, judges: list[Advice], seed: str, number: int, players: int, slips: int) -> list[Sample]:
    """Play one game; nothing if it would not end."""
    state = game.new(players=players, seed=seed)
    rng = set_apart(seed, "self-play")
    bots = [Greedy(judges[rng.below(len(judges))], WORLDS) for _ in range(players)]
    judge = judges[0]
    looked: list[tuple[int, list[list[float]], list[float]]] = []
    for _ in range(LONGEST):
        if state.over:
            won, scores = won_shares(state), state.scores
            return [Sample(number, stage, features, judged, won, scores) for stage, features, judged in looked]
        seat = state.to_act[0]
        legal = state.legal_now(seat)
        if len(legal) > 1 and rng.below(SAMPLED) == 0:
            features = judge.features(state)
            if features:
                looked.append((judge.stage(state), features, judge.shares(state)))
        state.apply(seat, legal[0] if len(legal) == 1 else choose(bots[seat], state.seen(seat), slips, rng))
    return []


def choose(bot: Greedy, seen: Seen, slips: int, rng: Seeded) -> Action:
    """Choose as the bot does, or now and then without a look ahead, so that the learner sees what comes of that."""
    if rng.below(100) >= slips:
        return bot.choose(seen, rng)
    legal = seen.legal
    if rng.below(10) < RANDOM_SLIPS:
        return legal[rng.below(len(legal))]
    return bot.advice.choose(seen.imagine(rng), seen.seat, legal, rng)
