"""The cheapest route to the centre: the one that needs the fewest cards not in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    ELEMENT_COUNT,
    ICONS,
    IN,
    KINDS,
    MULTI,
    NOTHING,
    RING_1,
    RING_3,
    SECTORS,
    START,
)
from godsplay.games.playful_gods.rules.bridges import cost
from godsplay.games.playful_gods.rules.cards import cards_left
from godsplay.games.playful_gods.rules.champions import needs_bridge
from godsplay.games.playful_gods.rules.state import State

# What a way in costs, in cards that are still to be drawn.
MISSING: Final = 1.0
HELD: Final = 0.5  # a card in hand must still be played before another is drawn for it
MULTI_HELD: Final = 0.6  # it would have done elsewhere as well
BLOCKED: Final = 1.0  # once, if the way needs what the player board blocks

SHIFTS: Final = 2  # steps aside and turns of a ring before the champion goes in ...
LATER_SHIFTS: Final = 1  # ... and on each level after that
UNKNOWN: Final = 1000.0


def fewest_cards(state: State) -> list[int]:
    """Count, by level and sector, the cards from there to the centre as the rings lie, of whatever element."""
    fewest = [0] * ((CENTRE + 1) * SECTORS)
    bridge = cost(state)
    for level in range(RING_3, START - 1, -1):
        here = level * SECTORS
        for sector in range(SECTORS):
            cards = 1 + fewest[here + SECTORS + sector]
            if needs_bridge(state, level + 1) and state.bridges[state.place_at(level + 1, sector)] == 0:
                cards += bridge
            fewest[here + sector] = cards
        if level == START:
            break
        for _ in range(2):  # once around for what lies behind, once more for the seam
            for sector in range(SECTORS):
                fewest[here + sector] = min(fewest[here + sector], fewest[here + (sector - 1) % SECTORS] + 1)
            for sector in range(SECTORS - 1, -1, -1):
                fewest[here + sector] = min(fewest[here + sector], fewest[here + (sector + 1) % SECTORS] + 1)
    return fewest


class Route:
    """The cheapest way in for one champion: what it costs, what it leaves in hand, and how it begins."""

    def __init__(self, state: State, seat: int, fewest: list[int]) -> None:
        self.elements: list[int] = state.board.elements
        self.bridges: list[int] = state.bridges
        self.offsets: list[int] = state.offsets.copy()
        self.bridge_cost: int = cost(state)
        self.gated: list[bool] = [needs_bridge(state, level) for level in range(CENTRE + 1)]
        self.fewest: list[int] = fewest
        self.blocked: int = NOTHING  # the element that the player board blocks
        for element in range(ELEMENT_COUNT):
            if state.blocks_element(seat, element):
                self.blocked = element
        self.cards: list[int] = state.hands[seat * KINDS : (seat + 1) * KINDS]
        self.own: list[int] = [0] * (ELEMENT_COUNT + 1)  # by element and MULTI: cards not planned for yet
        self.turns: list[int] = [0] * (CENTRE + 1)  # by level: cards with its icon that may be used
        self.left: int = 0
        self.kept: int = 0  # cards that cannot be used in this turn any more, however many are in hand
        for card in range(KINDS):
            self.own[card // ICONS] += self.cards[card]
            self.turns[card % ICONS] += self.cards[card]
            self.left += self.cards[card]
        self.turns[START] = 0
        for ring in range(RING_1, CENTRE):
            if state.blocks_ring(seat, ring):
                self.turns[ring] = 0
        if state.stack and state.whose_turn() == seat:
            self.own[MULTI] += len(state.joined) // 2
            self.left += len(state.joined) // 2
            self.kept = self.left - cards_left(state)
        # Where the search stands.
        self.missing: int = 0
        self.spent: float = 0.0
        self.waits: bool = False
        self.turned: int = 0
        self.begun: bool = False
        self.next_verb: str = ""
        self.next_way: int = NOTHING
        self.next_card: int = NOTHING
        # What it has found.
        self.cost: float = UNKNOWN
        self.lacks: int = 0
        self.waiting: bool = False
        self.spare: list[int] = []
        self.verb: str = ""
        self.way: int = NOTHING
        self.card: int = NOTHING
        place = state.places[seat]
        self.search(place // SECTORS, state.sector(place), SHIFTS, NOTHING)

    def place_at(self, level: int, sector: int) -> int:
        """Find the place of a level that would lie in a sector."""
        turned: i64 = self.offsets[level]
        field: i64 = (sector - turned) % SECTORS
        return level * SECTORS + field

    def least(self, level: int, sector: int) -> float:
        """Return a cost that the rest of the way can hardly fall below."""
        cards = self.fewest[level * SECTORS + sector] - self.turned
        held = min(cards, self.left)
        return held * HELD + (cards - held) * MISSING

    def search(self, level: int, sector: int, shifts: int, gone: int) -> None:
        """Try all ways on from here that may still be the cheapest; `gone` is the way gone along this ring."""
        if level == CENTRE:
            self.keep()
            return
        if self.spent + self.least(level, sector) >= self.cost:
            return
        self.go_in(level, sector)
        if shifts == 0:
            return
        if level != START and gone != COUNTERCLOCKWISE:
            self.go_aside(level, sector, shifts, CLOCKWISE)
        if level != START and gone != CLOCKWISE:
            self.go_aside(level, sector, shifts, COUNTERCLOCKWISE)
        if gone == NOTHING and self.turns[level] > 0:  # turning after going aside would come to the same
            self.turn(level, level, sector, shifts)
        if gone == NOTHING and self.turns[level + 1] > 0:
            self.turn(level + 1, level, sector, shifts)

    def keep(self) -> None:
        """Keep the route that has reached the centre, if none was cheaper."""
        if self.spent < self.cost:
            self.cost = self.spent
            self.lacks = self.missing
            self.waiting = self.waits or self.left < self.kept
            self.spare = self.own.copy()
            self.verb = self.next_verb
            self.way = self.next_way
            self.card = self.next_card

    def go_in(self, level: int, sector: int) -> None:
        """Go on straight inwards, over a bridge that may have to be built first."""
        there = self.place_at(level + 1, sector)
        bridge = self.bridge_cost if self.bridges[there] == 0 and self.gated[level + 1] else 0
        first = self.begin("bridge" if bridge > 0 else "move", IN, NOTHING)
        self.pay_and_search(self.elements[there], 1 + bridge, level + 1, sector, LATER_SHIFTS, NOTHING)
        if first:
            self.begun = False

    def go_aside(self, level: int, sector: int, shifts: int, way: int) -> None:
        """Go on along the ring."""
        beside = (sector + (1 if way == CLOCKWISE else -1)) % SECTORS
        first = self.begin("move", way, NOTHING)
        self.pay_and_search(self.elements[self.place_at(level, beside)], 1, level, beside, shifts - 1, way)
        if first:
            self.begun = False

    def turn(self, ring: int, level: int, sector: int, shifts: int) -> None:
        """Turn a ring with a card in hand, either way."""
        for element in range(ELEMENT_COUNT):
            card = element * ICONS + ring
            if self.cards[card] == 0 or self.own[element] == 0:
                continue
            self.cards[card] -= 1
            self.own[element] -= 1
            self.left -= 1
            self.turned += 1
            self.spent += HELD
            for way in (CLOCKWISE, COUNTERCLOCKWISE):
                step = 1 if way == CLOCKWISE else -1
                first = self.begin("turn", way, card)
                self.offsets[ring] += step
                self.search(level, (sector + step) % SECTORS if ring == level else sector, shifts - 1, NOTHING)
                self.offsets[ring] -= step
                if first:
                    self.begun = False
            self.spent -= HELD
            self.turned -= 1
            self.left += 1
            self.own[element] += 1
            self.cards[card] += 1

    def begin(self, verb: str, way: int, card: int) -> bool:
        """Note how the route begins, if this is its first step."""
        if self.begun:
            return False
        self.begun = True
        self.next_verb = verb
        self.next_way = way
        self.next_card = card
        return True

    def pay_and_search(self, element: int, count: int, level: int, sector: int, shifts: int, gone: int) -> None:
        """Set cards of an element aside, multi-cards and cards to be drawn for the rest, and search on."""
        owned = min(count, self.own[element])
        multi = min(count - owned, self.own[MULTI])
        missing = count - owned - multi
        waits = self.waits
        spent = self.spent
        if element == self.blocked and not waits:
            self.waits = True
            self.spent += BLOCKED
        self.spent += owned * HELD + multi * MULTI_HELD + missing * MISSING
        self.own[element] -= owned
        self.own[MULTI] -= multi
        self.left -= owned + multi
        self.missing += missing
        self.search(level, sector, shifts, gone)
        self.missing -= missing
        self.left += owned + multi
        self.own[MULTI] += multi
        self.own[element] += owned
        self.spent = spent
        self.waits = waits
