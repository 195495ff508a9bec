"""The rest of one's own turn, tried in promising orders and judged where it ends, over what may be drawn and held."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Quick, spread
from godsplay.engine.frame import Frame
from godsplay.games.playful_gods.ai.card_worth import sensible_boards, sensible_cards
from godsplay.games.playful_gods.ai.sensible_actions import sensible_actions
from godsplay.games.playful_gods.rules.actions import DONE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import JOINED, KINDS, NOTHING
from godsplay.games.playful_gods.rules.state import State

WIDTH: Final = 4  # lines that are gone on with after each action
JUDGED: Final = 60  # positions, after which no line is gone on with

Reached = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class Deal:
    """Cards that may lie where they cannot be seen: in the hands of others, and on top of the draw pile."""

    def __init__(self, seen: State, seat: int, unseen: list[int], rng: Quick) -> None:
        cards = unseen.copy()
        for place in range(min(sum(seen.hidden) + seen.board.hand, len(cards) - 1)):
            other = place + rng.below(len(cards) - place)
            cards[place], cards[other] = cards[other], cards[place]
        self.hands: list[int] = seen.hands.copy()  # without one's own
        for place in range(seat * KINDS, (seat + 1) * KINDS):
            self.hands[place] = 0
        dealt = 0
        for other in range(seen.players):
            for card in cards[dealt : dealt + seen.hidden[other]]:
                self.hands[other * KINDS + card] += 1
            dealt += seen.hidden[other]
        self.draws: list[int] = cards[dealt : dealt + seen.board.hand]


class Line:
    """A way to go on with the turn: where it leads, what is in hand then, and what it begins with."""

    def __init__(self, state: State, actions: list[Action], kept: list[int], first: int) -> None:
        self.state: State = state
        self.actions: list[Action] = actions  # that lead there
        self.kept: list[int] = kept  # by kind of card; if the turn has ended, before new ones were drawn
        self.first: int = first  # its place among the actions that are compared
        self.worth: float = 0.0  # of ending the turn here


class TurnSearch:
    """Tries what can be done in the rest of a turn, from a state that could be the true one."""

    def __init__(
        self, advice: Advice, seen: State, world: State, seat: int, deals: int, rng: Quick, judged: int
    ) -> None:
        self.advice: Advice = advice
        self.judged: int = judged
        self.seat: int = seat
        self.turn: int = world.turn
        unseen = spread(seen.draw_pile)
        if len(unseen) < sum(seen.hidden) + seen.board.hand:
            unseen += spread(seen.used_pile)
        self.deals: list[Deal] = [Deal(seen, seat, unseen, rng) for _ in range(deals)]
        self.known: dict[Reached, float] = {}
        self.best: list[float] = []  # by first action
        self.found: list[Line] = []  # one to each position
        self.begin: Line = Line(world, [], in_hand(world, seat), NOTHING)

    def values(self, legal: list[Action]) -> list[float]:
        """Return the share of the win that each action leads to if the turn goes on well after it."""
        self.best = [0.0] * len(legal)
        lines: list[Line] = []
        for place, action in enumerate(legal):
            lines += self.follow(self.begin, action, place)
        while lines and len(self.known) < self.judged:
            lines.sort(key=worth_of, reverse=True)
            longer: list[Line] = []
            for line in lines[:WIDTH]:
                for action in self.sensible(line.state):
                    longer += self.follow(line, action, line.first)
            lines = longer
        return self.best

    def sensible(self, state: State) -> list[Action]:
        """List what is worth trying next; ending the turn has been judged already."""
        if not state.stack or state.turn != self.turn or state.stack[-1].seat != self.seat:
            return []
        name = state.stack[-1].step.name
        legal = state.legal_now(self.seat)
        found: list[Action] = []
        if name == "perform-actions":
            found = sensible_actions(state, self.seat, legal)
        elif name == "dispose":
            found = sensible_cards(state, self.seat, legal)
        return [action for action in found if action is not DONE]

    def follow(self, line: Line, action: Action, first: int) -> list[Line]:
        """Go on with an action; return the lines to positions that were not known yet."""
        assert isinstance(action, PlayfulGodsAction)
        if action is DONE:
            self.judge(Line(line.state, [*line.actions, action], line.kept, first))
            return []
        state = line.state.clone()
        state.apply(self.seat, action)
        goes_on = bool(state.stack) and state.turn == self.turn
        kept = in_hand(state, self.seat) if goes_on else left_in_hand(line, action)
        found: list[Line] = []
        if goes_on and state.stack[-1].step.name == "place-card":
            for board in sensible_boards(state, self.seat, state.legal_now(self.seat)):
                laid = state.clone()
                laid.apply(self.seat, board)
                found.append(Line(laid, [*line.actions, action, board], kept, first))
        else:
            found.append(Line(state, [*line.actions, action], kept, first))
        return [longer for longer in found if self.judge(longer)]

    def judge(self, line: Line) -> bool:
        """Note what a line is worth if the turn ends there; return whether its position was not known yet."""
        state = line.state
        reached = (
            tuple(state.places),
            tuple(state.offsets),
            tuple(state.bridges),
            tuple(state.board_marks),
            tuple(line.kept),
        )
        known = self.known.get(reached)
        line.worth = self.shares(state, line.kept)[self.seat] if known is None else known
        if known is None:
            self.found.append(line)
        self.known[reached] = line.worth
        self.best[line.first] = max(self.best[line.first], line.worth)
        return known is None

    def best_line(self, legal: list[Action]) -> Line:
        """Return the way to go on that leads to the largest share of the win."""
        self.values(legal)
        return max(self.found, key=worth_of)

    def shares(self, state: State, kept: list[int]) -> list[float]:
        """Return the shares of the win if the turn ends here."""
        seat = self.seat
        if not state.stack:
            return self.advice.shares(state)
        after = state.clone()
        after.stack = [Frame(state.game.steps["perform-actions"], state.seat_after(seat, 1))]
        after.board_cards[seat] = NOTHING
        after.board_marks[seat] = NOTHING
        after.cards_used = 0
        after.joined = []
        drawn = max(0, state.board.hand - sum(kept))
        totals = [0.0] * state.players
        for deal in self.deals:
            after.hands = deal.hands.copy()
            for card in range(KINDS):
                after.hands[seat * KINDS + card] = kept[card]
            for card in deal.draws[:drawn]:
                after.hands[seat * KINDS + card] += 1
            for other, share in enumerate(self.advice.shares(after)):
                totals[other] += share
        return [total / len(self.deals) for total in totals]


def in_hand(state: State, seat: int) -> list[int]:
    """Return the cards of a god by kind, pairs that are joined among them: those that are not played return."""
    kept = state.hands[seat * KINDS : (seat + 1) * KINDS]
    for card in state.joined:
        kept[card] += 1
    return kept


def left_in_hand(line: Line, action: PlayfulGodsAction) -> list[int]:
    """Return the cards that a line's last action leaves, by kind, where new ones have been drawn since."""
    kept = line.kept.copy()
    joined = line.state.joined.copy()
    for payment in (action.card, action.other):
        if payment == JOINED:
            kept[joined.pop(0)] -= 1
            kept[joined.pop(0)] -= 1
        elif payment != NOTHING:
            kept[payment] -= 1
    return kept


def worth_of(line: Line) -> float:
    """Return what lines are sorted by."""
    return line.worth
