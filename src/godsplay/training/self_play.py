"""Self-play: games by bots that search, or look one step ahead while nothing is learnt; positions for a learner.

Whoever learns to answer a certain bot sits alone among its like, and learns how those games end and what others do.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from godsplay.bots import Bot, make_bot
from godsplay.bots.greedy import Greedy
from godsplay.bots.mcts import Mcts
from godsplay.engine.action import Action
from godsplay.engine.advice import Advice, advice_for, won_shares
from godsplay.engine.chance import Seeded, set_apart
from godsplay.engine.game import Game
from godsplay.engine.network import softmax
from godsplay.engine.seen import Seen
from godsplay.engine.state import State
from godsplay.games import game as open_game

STUDIED = 4  # one decision in so many is searched well, and learnt from
ITERATIONS = 80  # of such a search ...
FEW_ITERATIONS = 16  # ... and of the others
STIRRED = 0.25  # of the chances at the root of a search that is learnt from
WORLDS = 1  # imagined for a look ahead: quick play shows more games
TEMPERATURE = 0.01  # of the win: a look ahead takes what comes so near to the best almost as often
SLIPS = (0, 5, 15, 30)  # of 100 decisions by turns, how many are drawn, or made without a look ahead
RANDOM_SLIPS = 3  # of ten decisions without a look ahead, how many are made at random
WITHOUT_LOOK_AHEAD = 3  # one in so many of those who have learnt nothing
LONGEST = 6_000  # decisions; a game that goes on longer is not learnt from


class Batch(msgspec.Struct, frozen=True):
    """Some games to be played, on any machine: what comes of them follows from this alone."""

    game: str
    seed: str
    number: int
    games: int
    players: list[int]  # by turns
    judges: list[str]  # weights: each seat draws one, so that no judgement learns from its own kind alone
    against: str = ""  # the bot at all seats but one, if somebody learns to answer it


class Study(NamedTuple):
    """A decision, and what a search made of it: by action its kind, clues to it, and how often it should be taken."""

    seat: int
    kinds: list[int]
    clues: list[list[float]]
    wanted: list[float]


class Sample(NamedTuple):
    """A position, and how its game ended."""

    game: int
    stage: int
    features: list[list[float]]  # by seat
    judged: list[float]  # each seat's share of the win, as the first judge saw it
    study: Study
    won: list[float]  # each seat's share of the win
    scores: list[int]


class Player:
    """A seat in self-play that looks ahead."""

    is_studied = True  # whether some of its decisions are learnt from

    def __init__(self, advice: Advice, iterations: int = FEW_ITERATIONS) -> None:
        self.advice = advice
        self.iterations = iterations  # of a search that is not learnt from
        self.greedy = Greedy(advice, WORLDS)
        self.mcts = Mcts(advice)

    def options(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """List what this player chooses from."""
        return self.advice.worth_trying(state, seat, legal)

    def study(self, seen: Seen, legal: list[Action], rng: Seeded) -> list[float]:
        """Return how often each action should be taken, as far as this player can tell."""
        if self.advice.network is None:
            return softmax([value / TEMPERATURE for value in self.advice.values(seen, legal, WORLDS, rng)])
        self.mcts.iterations, self.mcts.stirred = ITERATIONS, STIRRED
        return self.preferences(seen, legal, rng)

    def preferences(self, seen: Seen, legal: list[Action], rng: Seeded) -> list[float]:
        """Search; return how far each action is preferred."""
        tried = self.mcts.consider(seen, legal, rng)
        weights = self.mcts.preferences(tried, secret=True)
        found = {node.action: weight for node, weight in zip(tried, weights, strict=True)}
        return [found.get(action, 0.0) / sum(weights) for action in legal]

    def choose(self, seen: Seen, legal: list[Action], slips: int, rng: Seeded) -> Action:
        """Choose quickly, and now and then carelessly, so that the learner sees what comes of that."""
        slip = rng.below(100) < slips
        if self.advice.network is not None:
            self.mcts.iterations, self.mcts.stirred = self.iterations, 0.0
            return pick(legal, self.preferences(seen, legal, rng), slip or seen.state.stack[-1].step.sealed, rng)
        if not slip:
            return self.greedy.choose(seen, rng)
        if rng.below(10) < RANDOM_SLIPS:
            every = seen.state.legal_now(seen.seat)
            return every[rng.below(len(every))]
        return self.advice.choose(seen.imagine(rng), seen.seat, legal, rng)


class PolicyPlayer(Player):
    """A seat that does what seems sensible: others play so, too, and whoever learns should know them."""

    is_studied = False

    def choose(self, seen: Seen, legal: list[Action], slips: int, rng: Seeded) -> Action:
        return self.advice.choose(seen.imagine(rng), seen.seat, legal, rng)


class Responder(Player):
    """A seat that learns to answer what the others do, alone among bots that are all alike."""

    is_studied = False


class Opponent(Player):
    """One of those bots: what it does is learnt, so that it can be expected."""

    def __init__(self, advice: Advice, bot: Bot) -> None:
        super().__init__(advice)
        self.bot = bot

    def options(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        return legal

    def study(self, seen: Seen, legal: list[Action], rng: Seeded) -> list[float]:
        chosen = self.bot.choose(seen, rng)
        return [1.0 if action is chosen else 0.0 for action in legal]

    def choose(self, seen: Seen, legal: list[Action], slips: int, rng: Seeded) -> Action:
        return self.bot.choose(seen, rng)


def pick(legal: list[Action], wanted: list[float], drawn: bool, rng: Seeded) -> Action:
    """Take what is wanted most, or draw."""
    if not drawn:
        return legal[wanted.index(max(wanted))]
    left = rng.below(65536) / 65536
    for action, share in zip(legal, wanted, strict=True):
        left -= share
        if left < 0:
            return action
    return legal[-1]


def play_batch(batch: Batch) -> list[Sample]:
    """Play the games of a batch; return the positions that were looked at."""
    game = open_game(batch.game)
    judges = {weights: advice_for(game, weights) for weights in batch.judges}
    samples: list[Sample] = []
    for place in range(batch.games):
        number = batch.number * batch.games + place
        players = batch.players[number % len(batch.players)]
        slips = SLIPS[number // len(batch.players) % len(SLIPS)]
        rng = set_apart(f"{batch.seed}-{number}", "self-play")
        learner = judges[batch.judges[0]]
        if batch.against:
            seats = seat_among(learner, [make_bot(batch.against, game) for _ in range(players - 1)], rng)
        else:
            seats = [seat_player(judges[batch.judges[rng.below(len(batch.judges))]], rng) for _ in range(players)]
        samples += play_game(game, seats, learner, f"{batch.seed}-{number}", number, slips, rng)
    return samples


def seat_player(advice: Advice, rng: Seeded) -> Player:
    """Seat somebody; of those who have learnt nothing, some do not look ahead."""
    if advice.network is None and rng.below(WITHOUT_LOOK_AHEAD) == 0:
        return PolicyPlayer(advice)
    return Player(advice)


def seat_among(learner: Advice, bots: list[Bot], rng: Seeded) -> list[Player]:
    """Seat whoever learns somewhere among bots."""
    seats: list[Player] = [Opponent(learner, bot) for bot in bots]
    seats.insert(rng.below(len(bots) + 1), Responder(learner, ITERATIONS))
    return seats


def play_game(
    game: Game, seats: list[Player], learner: Advice, seed: str, number: int, slips: int, rng: Seeded
) -> list[Sample]:
    """Play one game; nothing if it would not end."""
    state = game.new(players=len(seats), seed=seed)
    looked: list[tuple[int, list[list[float]], list[float], Study]] = []
    for _ in range(LONGEST):
        if state.over:
            won, scores = won_shares(state), state.scores
            return [Sample(number, *position, won, scores) for position in looked]
        seat = state.to_act[0]
        player = seats[seat]
        legal = state.legal_now(seat)
        if len(legal) > 1:
            legal = player.options(state, seat, legal)
        if len(legal) == 1:
            state.apply(seat, legal[0])
        elif player.advice is learner and player.is_studied and rng.below(STUDIED) == 0:
            wanted = player.study(state.seen(seat), legal, rng)
            features = learner.features(state)
            if features:
                kinds = [learner.kind_of[each.id] for each in legal]
                study = Study(seat, kinds, learner.clues_to(state, seat, legal), wanted)
                looked.append((learner.stage(state), features, learner.shares(state), study))
            drawn = state.stack[-1].step.sealed or rng.below(100) < slips
            state.apply(seat, pick(legal, wanted, drawn, rng))
        else:
            state.apply(seat, player.choose(state.seen(seat), legal, slips, rng))
    return []
