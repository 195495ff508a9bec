"""Advice for bots: what a sensible player does without long thought."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice as EngineAdvice
from godsplay.engine.advice import Plan
from godsplay.engine.chance import Chance, Quick
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.games.playful_gods.ai import evaluation
from godsplay.games.playful_gods.ai.card_worth import (
    best_placements,
    cheaper,
    sensible_boards,
    sensible_cards,
)
from godsplay.games.playful_gods.ai.features import NAMES, features
from godsplay.games.playful_gods.ai.route import UNKNOWN, Route, fewest_cards
from godsplay.games.playful_gods.ai.sensible_actions import SPARING, Spares, sensible_actions, step_into_centre
from godsplay.games.playful_gods.ai.styles import STYLES, taste
from godsplay.games.playful_gods.ai.turn_search import JUDGED, TurnSearch, worth_of
from godsplay.games.playful_gods.rules.actions import DONE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import KINDS, SECTORS, START
from godsplay.games.playful_gods.rules.state import State

SEARCHING: Final = {"hard": "rollouts:0.2s", "master": "rollouts:1s"}
PLAYING: Final = ("perform-actions", "dispose")  # parts of a turn that can be tried out to its end
PLAN_DEALS: Final = 4  # that plans are compared over before they are played on
REPLY_DEALS: Final = 1  # the same for whoever answers them, ...
REPLY_JUDGED: Final = 20  # ... and the positions that they try
REPLIES: Final = 2  # turns after a plan; the last is only judged


class Advice(EngineAdvice):
    """Follows the cheapest way in, and gets rid of the cards that it does not need."""

    horizon = 1

    def levels(self) -> dict[str, str]:
        return {**super().levels(), "beginner": "greedy~20@hand", "easy": "greedy~12@hand", **SEARCHING}

    def styles(self) -> list[str]:
        return list(STYLES)

    def taste(self, style: str, action: Action) -> float:
        assert isinstance(action, PlayfulGodsAction)
        return taste(style, action)

    def shares_by_hand(self, state: EngineState) -> list[float]:
        assert isinstance(state, State)
        return evaluation.shares(state)

    def inputs(self) -> list[str]:
        return NAMES

    def features(self, state: EngineState) -> list[list[float]]:
        assert isinstance(state, State)
        return features(state)

    def kind(self, action: Action) -> str:
        """Take all payments for alike, all players, and all sectors."""
        assert isinstance(action, PlayfulGodsAction)
        return f"{action.verb} {action.way} {action.ring} {action.mark} {action.level}"

    def clues(self) -> list[str]:
        return ["sensible"]

    def clues_to(self, state: EngineState, seat: int, legal: list[Action]) -> list[list[float]]:
        """Return whether the policy would do it, while actions are performed."""
        assert isinstance(state, State)
        if state.stack[-1].step.name != "perform-actions":
            return [[0.0] for _ in legal]
        return clues_by(state, seat, legal, Route(state, seat, fewest_cards(state)))

    def stage(self, state: EngineState) -> int:
        """Count the rings that the foremost champion has reached."""
        assert isinstance(state, State)
        return max([0, *[place // SECTORS for place in state.places]])

    def quiet(self, state: EngineState) -> bool:
        """Stop where a turn begins: a full hand, and nothing played from it yet."""
        assert isinstance(state, State)
        frame = state.stack[-1]
        return frame.step.name == "perform-actions" and state.hand_size(frame.seat) >= state.board.hand

    def worth_trying(self, state: EngineState, seat: int, legal: list[Action]) -> list[Action]:
        """Pay in one way only, never go back, and play or dispose of cards that can be spared."""
        assert isinstance(state, State)
        name = state.stack[-1].step.name
        if name == "perform-actions":
            return sensible_actions(state, seat, legal)
        if name == "place-card":
            return sensible_boards(state, seat, legal)
        if name in ("dispose", "athena", "hermes"):
            return sensible_cards(state, seat, legal)
        return legal

    def values(self, seen: Seen, legal: list[Action], worlds: int, rng: Chance) -> list[float]:
        """Return what each action is worth where the turn ends, in one's own; in the turns of others, one step on."""
        search = self.turn_search(seen, worlds, rng)
        return super().values(seen, legal, worlds, rng) if search is None else search.values(legal)

    def turn_search(self, seen: Seen, deals: int, rng: Chance) -> TurnSearch | None:
        """Prepare to try out the rest of one's own turn, if it is."""
        state = seen.state
        assert isinstance(state, State)
        turn = state.stack[0]
        if turn.seat != seen.seat or turn.step.name not in PLAYING:
            return None
        source = Quick(rng.below(65536), rng.below(65536))
        world = self.imagine(seen, source)
        assert isinstance(world, State)
        return TurnSearch(self, state, world, seen.seat, deals, source, JUDGED)

    def plans(self, seen: Seen, legal: list[Action], rng: Chance) -> list[Plan]:
        """List ways to play the rest of one's own turn; in the turns of others, actions."""
        search = self.turn_search(seen, PLAN_DEALS, rng)
        if search is None:
            return super().plans(seen, legal, rng)
        search.values(legal)
        return [
            Plan([*line.actions, DONE] if is_playing(line.state, search.turn) else line.actions, line.worth)
            for line in sorted(search.found, key=worth_of, reverse=True)
        ]

    def play_plan(self, state: EngineState, seat: int, plan: Plan, rng: Chance) -> list[float]:
        """Carry a plan out; let the others try out and play their turns, and judge where the last of them would end."""
        assert isinstance(state, State)
        last = state.turn + REPLIES
        carry_out(state, seat, plan.actions)
        while state.stack:
            frame = state.stack[-1]
            mover = frame.step.deciders(state, frame)[0]
            legal = state.legal_now(mover)
            if frame.step.name not in PLAYING:
                state.apply(mover, legal[0] if len(legal) == 1 else self.choose(state, mover, legal, rng))
                continue
            source = Quick(rng.below(65536), rng.below(65536))
            seen = state.redacted(mover)
            assert isinstance(seen, State)
            search = TurnSearch(self, seen, state, mover, REPLY_DEALS, source, REPLY_JUDGED)
            best = search.best_line(self.worth_trying(state, mover, legal))
            if state.turn >= last:
                return search.shares(best.state, best.kept)
            actions = [*best.actions, DONE] if is_playing(best.state, state.turn) else best.actions
            if not carry_out(state, mover, actions):
                state.apply(mover, self.choose(state, mover, legal, rng))
        return self.shares(state)

    def choose(self, state: EngineState, seat: int, legal: list[Action], rng: Chance) -> Action:
        """Follow the cheapest way in; if it is barred for now, get rid of cards that can be spared."""
        assert isinstance(state, State)
        name = state.stack[-1].step.name
        if name == "choose-start":
            return choose_start(state, legal, rng)
        if name == "perform-actions":
            return choose_action(state, seat, legal, rng)
        if name == "place-card":
            boards = sensible_boards(state, seat, legal)
            return boards[rng.below(len(boards))]
        if name in ("dispose", "athena", "hermes"):
            return sensible_cards(state, seat, legal)[0]
        if name in ("apollo", "apollo-put-back"):
            return choose_gift(state, seat, legal)
        if name in ("play-first", "poseidon", "nike"):
            return choose_outcome(state, seat, legal)
        if name == "collect-token":
            return legal[-1]
        return legal[rng.below(len(legal))]


# Trying turns out.


def carry_out(state: State, seat: int, actions: list[Action]) -> bool:
    """Take the actions of a plan that are still possible, as cards may be drawn otherwise; return whether any was."""
    taken = False
    for action in actions:
        if not state.stack:
            break
        frame = state.stack[-1]
        if seat in frame.step.deciders(state, frame) and action in state.legal_now(seat):
            state.apply(seat, action)
            taken = True
    return taken


def is_playing(state: State, turn: int) -> bool:
    """Whether a turn goes on, and can be ended."""
    return bool(state.stack) and state.turn == turn and state.stack[-1].step.name in PLAYING


# Performing actions.


def clues_by(state: State, seat: int, legal: list[Action], route: Route) -> list[list[float]]:
    """Return for each action whether the policy would take it."""
    sensible = choose_by(route, state, seat, legal, Quick(1, 1))
    return [[1.0 if action is sensible else 0.0] for action in legal]


def choose_action(state: State, seat: int, legal: list[Action], rng: Chance) -> Action:
    """Take the winning move, or whatever the cheapest way in asks for."""
    last_step = step_into_centre(state, seat, legal)
    if last_step is not None:
        return last_step
    return choose_by(Route(state, seat, fewest_cards(state)), state, seat, legal, rng)


def choose_by(route: Route, state: State, seat: int, legal: list[Action], rng: Chance) -> Action:
    """Take the next step of a way in; else place, join or dispose of a card that can be spared."""
    step: PlayfulGodsAction | None = None
    spares = Spares(route)
    for action in legal:
        assert isinstance(action, PlayfulGodsAction)
        verb = action.verb
        if verb == "move":
            if route.verb == "move" and action.way == route.way:
                step = cheaper(route, step, action)
        elif verb == "bridge":
            if route.verb == "bridge":
                step = cheaper(route, step, action)
        elif verb == "turn":
            if route.verb == "turn" and action.card == route.card and action.way == route.way:
                step = action
        elif verb == "step" or verb == "tailwind":
            if route.verb == "move" and action.way == route.way:
                return action
        elif verb == "causeway":
            if route.verb == "bridge":
                return action
        elif verb in SPARING:
            spares.sort_in(action)
    if step is not None:
        return step
    if spares.joins:
        return spares.joins[-1]
    if spares.placements:
        return best_placements(state, seat, spares.placements)[0]
    if spares.disposal is not None:
        return spares.disposal
    return legal[0] if legal[0].notation == "done" else legal[rng.below(len(legal))]


# Other decisions.


def choose_start(state: State, legal: list[Action], rng: Chance) -> Action:
    """Choose a starting field with a short way to go."""
    fewest = fewest_cards(state)
    best: list[Action] = []
    least = 0
    for action in legal:
        assert isinstance(action, PlayfulGodsAction)
        cards = fewest[START * SECTORS + action.sector]
        if not best or cards < least:
            best = []
            least = cards
        if cards == least:
            best.append(action)
    return best[rng.below(len(best))]


def choose_gift(state: State, seat: int, legal: list[Action]) -> Action:
    """Choose the card that makes the way in cheapest."""
    fewest = fewest_cards(state)
    best = legal[0]
    least = float(UNKNOWN)
    for action in legal:
        assert isinstance(action, PlayfulGodsAction)
        place = seat * KINDS + action.card
        state.hands[place] += 1
        cost = Route(state, seat, fewest).cost
        state.hands[place] -= 1
        if cost < least:
            best = action
            least = cost
    return best


def choose_outcome(state: State, seat: int, legal: list[Action]) -> Action:
    """Try what is allowed, and choose what leaves the best position."""
    best = legal[0]
    best_share = -1.0
    for action in legal:
        copy = state.clone()
        copy.apply(seat, action)
        share = evaluation.shares(copy)[seat]
        if share > best_share:
            best = action
            best_share = share
    return best
