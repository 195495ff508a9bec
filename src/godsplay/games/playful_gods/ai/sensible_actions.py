"""What is worth a thought of all that a god may do in a turn."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.games.playful_gods.ai.card_worth import barring_placements, best_placements, can_be_spared, cheaper
from godsplay.games.playful_gods.ai.route import Route, fewest_cards
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import IN, OUT, RING_3, WAYS, element_of
from godsplay.games.playful_gods.rules.state import State

SPARING: Final = ("place", "dispose", "join")  # verbs that get rid of cards
JOINS: Final = 2  # cards to join that are worth a thought


def step_into_centre(state: State, seat: int, legal: list[Action]) -> Action | None:
    """Find the move that wins."""
    if state.level(seat) != RING_3:
        return None
    for action in legal:
        assert isinstance(action, PlayfulGodsAction)
        if action.verb == "move" and action.way == IN:
            return action
    return None


class Spares:
    """What can be done with the cards that a route does not need."""

    def __init__(self, route: Route) -> None:
        self.route: Route = route
        self.placements: list[PlayfulGodsAction] = []
        self.needed: list[PlayfulGodsAction] = []  # placements of cards that cannot be spared
        self.joins: list[PlayfulGodsAction] = []
        self.disposal: PlayfulGodsAction | None = None

    def sort_in(self, action: PlayfulGodsAction) -> None:
        """Keep an action if it takes only cards that can be spared, and a join only if a card is lacking."""
        route = self.route
        if not can_be_spared(route, action.card):
            if action.verb == "place":
                self.needed.append(action)
            return
        if action.verb == "place":
            self.placements.append(action)
        elif action.verb == "dispose":
            self.disposal = cheaper(route, self.disposal, action)
        elif route.lacks > 0 and route.spare(element_of(action.card)) > 1:
            self.joins.append(action)


def sensible_actions(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Keep one payment for each thing that can be done, and get rid only of cards that can be spared."""
    last_step = step_into_centre(state, seat, legal)
    if last_step is not None:
        return [last_step]
    route = Route(state, seat, fewest_cards(state))
    ways: list[PlayfulGodsAction | None] = [None] * len(WAYS)
    bridge: PlayfulGodsAction | None = None
    turns: list[PlayfulGodsAction | None] = [None] * (len(WAYS) * (RING_3 + 1))
    others: list[Action] = []
    spares = Spares(route)
    for action in legal:
        assert isinstance(action, PlayfulGodsAction)
        verb = action.verb
        if verb == "move":
            if action.way != OUT:
                ways[action.way] = cheaper(route, ways[action.way], action)
        elif verb == "bridge":
            bridge = cheaper(route, bridge, action)
        elif verb == "turn":
            place = action.ring * len(WAYS) + action.way
            turns[place] = better_turn(route, turns[place], action)
        elif verb in SPARING:
            spares.sort_in(action)
        elif verb != "done":
            others.append(action)
    found = others
    for way in ways:
        if way is not None:
            found.append(way)
    if bridge is not None:
        found.append(bridge)
    for turned in turns:
        if turned is not None and matters(state, turned.ring):
            found.append(turned)
    found += best_placements(state, seat, spares.placements)
    found += barring_placements(state, seat, spares.needed)[:1]
    found += spares.joins[:JOINS]
    found.append(legal[0] if spares.disposal is None else spares.disposal)
    return found


def better_turn(route: Route, one: PlayfulGodsAction | None, other: PlayfulGodsAction) -> PlayfulGodsAction:
    """Find which of two ways to turn a ring is the route's own, or paid with what is less needed."""
    if one is not None and route.begins_with(one):
        return one
    return other if route.begins_with(other) else cheaper(route, one, other)


def matters(state: State, ring: int) -> bool:
    """Whether any champion stands on a ring or right before it."""
    return any(ring - 1 <= state.level(seat) <= ring for seat in range(state.players))
