"""What a game tells its bots: how it stands, what is sensible, and what is not worth a thought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from godsplay.engine.action import Action
from godsplay.engine.chance import Chance, Quick
from godsplay.engine.class_attributes import class_attribute
from godsplay.engine.frame import NOBODY
from godsplay.engine.game import Game
from godsplay.engine.network import Network
from godsplay.engine.parts import part
from godsplay.engine.seen import Seen
from godsplay.engine.state import NOTHING, State
from godsplay.engine.weights import Expected, load_network, own_network

LEARNT: Final = "learnt"
BY_HAND: Final = "hand"
PLAN_WORLDS: Final = 4  # imagined states that plans are compared in before they are played on
LONGEST: Final = 20_000  # decisions of a playout, whatever happens


class Plan:
    """Actions that one seat takes one after the other, and what share of the win they seem to lead to."""

    def __init__(self, actions: list[Action], worth: float) -> None:
        self.actions: list[Action] = actions
        self.worth: float = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Advice for a game that has none of its own: all moves are alike, and points decide."""

    horizon: int = 200  # decisions of a playout before it may be cut off
    plays_on: bool = False  # whether a search judges quiet positions alone, even by what was learnt

    def __init__(self) -> None:
        self.horizon = class_attribute(type(self), "horizon", self.horizon)
        self.plays_on = class_attribute(type(self), "plays_on", self.plays_on)
        self.network: Network | None = None  # what was learnt; without it the judgement is made by hand
        self.kind_of: list[int] = []  # by action
        self.tastes: list[float] = []  # by action: what a style adds to its worth; nothing for whoever has none

    def levels(self) -> dict[str, str]:
        """Name the bot that people meet at each level; a game chooses its own by measured strength."""
        return {
            "beginner": "greedy~16@hand",
            "easy": "greedy~6@hand",
            "normal": "greedy",
            "hard": "mcts:0.2s",
            "master": "mcts:1s",
        }

    def styles(self) -> list[str]:
        """Name the styles that bots can play in, all about equally well."""
        return []

    def taste(self, style: str, action: Action) -> float:
        """Return by how much a style likes an action better than its worth, as a share of the win."""
        return 0.0

    def shares(self, state: State) -> list[float]:
        """Estimate each seat's share of the win from here."""
        if not state.stack:
            return won_shares(state)
        return (
            self.shares_by_hand(state)
            if self.network is None
            else self.shares_by(self.features(state), self.stage(state))
        )

    def shares_by_hand(self, state: State) -> list[float]:
        """Estimate the same without anything learnt, in a game that is not over."""
        scores = state.scores
        least = min(scores)
        total = sum(scores) - least * len(scores) + len(scores)
        return [(score - least + 1) / total for score in scores]

    def shares_by(self, rows: list[list[float]], stage: int) -> list[float]:
        """Estimate the same by what was learnt, from the features of each seat."""
        assert self.network is not None
        return self.network.judgement.shares(rows, stage)

    def inputs(self) -> list[str]:
        """Name the numbers that a learnt judgement is made from; nothing if there is none."""
        return []

    def features(self, state: State) -> list[list[float]]:
        """Return those numbers for each seat, in a game that is not over; nothing if nothing matters any more."""
        return []

    def kind(self, action: Action) -> str:
        """Name what kind of action this is: whoever learns takes all of one kind alike, but for the clues."""
        return action.notation

    def clues(self) -> list[str]:
        """Name the numbers that tell actions of one kind apart."""
        return []

    def clues_to(self, state: State, seat: int, legal: list[Action]) -> list[list[float]]:
        """Return those numbers for each action."""
        return [[] for _ in legal]

    def stage(self, state: State) -> int:
        """Return how far the game has come, in turns or rounds, so that a judgement can be tested at each."""
        return 0

    def worth_trying(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """Leave out what is equivalent to another action, or foolish; never everything."""
        return legal

    def choose(self, state: State, seat: int, legal: list[Action], rng: Chance) -> Action:
        """Choose as a sensible player would who does not think long: the policy of playouts."""
        return legal[rng.below(len(legal))]

    def imitate(self, state: State, seat: int, legal: list[Action], rng: Chance) -> Action:
        """Choose as good players do, each action in proportion to how likely they take it."""
        if self.network is None:
            return self.choose(state, seat, legal, rng)
        return draw(legal, self.chances(state, seat, legal), rng)

    def values(self, seen: Seen, legal: list[Action], worlds: int, rng: Chance) -> list[float]:
        """Return the share of the win that each action leads to, one step on, in so many states that could be true."""
        seat = seen.seat
        values = [0.0] * len(legal)
        for _ in range(worlds):
            world = self.imagine(seen, rng)
            for place, action in enumerate(legal):
                copy = world.clone()
                copy.apply(seat, action)
                self.complete(copy, seat, len(world.stack), rng)
                values[place] += self.shares(copy)[seat] / worlds
        return values

    def plans(self, seen: Seen, legal: list[Action], rng: Chance) -> list[Plan]:
        """List ways to go on, the most promising first: each of these actions alone, or more of them in a row."""
        values = self.values(seen, legal, PLAN_WORLDS, rng)
        plans = [Plan([action], values[place]) for place, action in enumerate(legal)]
        return sorted(plans, key=worth_of, reverse=True)

    def play_plan(self, state: State, seat: int, plan: Plan, rng: Chance) -> list[float]:
        """Carry a plan out and play on; estimate the shares there."""
        for action in plan.actions:
            state.apply(seat, action)
        return self.play_on(state, rng)

    def complete(self, state: State, seat: int, depth: int, rng: Chance) -> None:
        """Let the policy finish what an action has begun for the same seat: units of an army, a second cube."""
        while len(state.stack) > depth:
            legal = state.legal_now(seat)
            if not legal:
                return
            state.apply(seat, self.choose(state, seat, legal, rng))

    def imagine(self, seen: Seen, rng: Chance) -> State:
        """Make a complete state that could be the true one, in which others choose unseen what good players would."""
        state = seen.state.clone()
        self.guess(state, seen.seat, rng)
        state.fill(rng)
        state.chance = Quick(rng.below(65536), rng.below(65536))
        if state.stack and state.stack[-1].step.sealed:
            self.choose_unseen(state, seen.seat, rng)
        return state

    def guess(self, state: State, viewer: int, rng: Chance) -> None:
        """Replace what others have chosen unseen by what good players choose, or take it back to be chosen anew."""

    def choose_unseen(self, state: State, own: int, rng: Chance) -> None:
        """Let all but one seat make a sealed decision as good players do, each by how it stands when they begin."""
        frame = state.stack[-1]
        rows = [] if self.network is None else self.features(state)
        for seat in frame.step.deciders(state, frame):
            if seat == own:
                continue
            legal = state.legal_now(seat)
            while legal:
                legal = self.worth_trying(state, seat, legal)
                if len(legal) == 1:
                    chosen = legal[0]
                elif rows:
                    chosen = draw(legal, self.chances_by(rows[seat], state, seat, legal), rng)
                else:
                    chosen = self.choose(state, seat, legal, rng)
                state.apply(seat, chosen)
                legal = state.legal_now(seat) if state.stack and state.stack[-1] is frame else NOTHING

    def is_secret(self, state: State) -> bool:
        """Whether rivals answer what is chosen here unseen, so that it had better be unpredictable."""
        return False

    def quiet(self, state: State) -> bool:
        """Whether a playout may stop here to be evaluated."""
        return True

    def estimate(self, state: State, rng: Chance) -> list[float]:
        """Estimate the shares where a search stops: by what was learnt, or after playing on."""
        return self.play_on(state, rng) if self.network is None or self.plays_on else self.shares(state)

    def chances(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        """Return how likely a good player takes each of these actions; all are alike to whoever has learnt nothing."""
        rows = [] if self.network is None else self.features(state)
        return self.chances_by(rows[seat], state, seat, legal) if rows else [1.0 / len(legal)] * len(legal)

    def chances_by(self, row: list[float], state: State, seat: int, legal: list[Action]) -> list[float]:
        """Return the same, by the features of the seat."""
        assert self.network is not None
        kinds = [self.kind_of[action.id] for action in legal]
        return self.network.inclination.chances(row, kinds, self.clues_to(state, seat, legal))

    def play_on(self, state: State, rng: Chance) -> list[float]:
        """Play the policy for all seats up to the horizon and on to a quiet position; estimate the shares there."""
        state.remember(NOBODY, NOTHING)  # whom anybody asked about before makes no difference
        moves = 0
        while state.stack and moves < LONGEST and (moves < self.horizon or not self.quiet(state)):
            if state.known_seat == NOBODY:
                frame = state.stack[-1]
                seat = frame.step.deciders(state, frame)[0]
                state.remember(seat, frame.step.legal(state, frame, seat))
            seat = state.known_seat
            legal = state.known_legal
            state.apply(seat, legal[0] if len(legal) == 1 else self.choose(state, seat, legal, rng))
            moves += 1
        return self.shares(state)


def worth_of(plan: Plan) -> float:
    """Return what plans are sorted by."""
    return plan.worth


def draw(legal: list[Action], chances: list[float], rng: Chance) -> Action:
    """Return one of some actions, each in proportion to its chance; together they are 1."""
    left = rng.below(65536) / 65536
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0.0:
            return legal[place]
    return legal[-1]


def number_kinds(names: list[str]) -> list[int]:
    """Number kinds of actions, by a name for each action, in the order in which they come first."""
    numbers: dict[str, int] = {}
    return [numbers.setdefault(name, len(numbers)) for name in names]


def won_shares(state: State) -> list[float]:
    """Return each seat's share of a finished game: winners share one; if nobody won, nobody has any."""
    winners = state.winners
    shares = [0.0] * state.players
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def plain_advice(game: Game) -> Advice:
    """Return the advice that a game's package brings, without anything learnt, to ask about bots."""
    made: Advice = part(game, "ai", "Advice", Advice)()
    return made


def advice_for(game: Game, weights: str = LEARNT) -> Advice:
    """Return the advice that a game's package brings, or advice that treats all moves alike.

    It judges by what the package has learnt, by a file of weights, or by hand alone.
    """
    made = plain_advice(game)
    if made.inputs():
        made.kind_of = number_kinds([made.kind(action) for action in game.actions])
    expected = Expected(made.inputs(), max(made.kind_of, default=-1) + 1, len(made.clues()))
    if weights == LEARNT:
        made.network = own_network(game, expected)
    elif weights != BY_HAND:
        made.network = load_network(weights, game, expected)
    return made
