"""The cheapest route to the centre: the one that needs the fewest cards not in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
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

# What a way in costs, in tenths of a card that is still to be drawn.
MISSING: Final = 10
HELD: Final = 9  # a card in hand is little better: only once it is played another is drawn for it
MULTI_HELD: Final = 6  # but a multi-card will fit wherever the way leads by then
BLOCKED: Final = 10  # once, if the way needs what the player board blocks

SHIFTS: Final = 2  # steps aside and turns of a ring before the champion goes in ...
LATER_SHIFTS: Final = 1  # ... and on each level after that
UNKNOWN: Final = 10_000

# Small counts share a number, because the compiler keeps numbers unboxed, and lists of them not.
BITS: Final = 4  # of each count
FULL: Final = 15  # what fits into them
CARD_BITS: Final = 2  # of each count of cards of one kind: no way in turns one ring more than three times
ENOUGH_CARDS: Final = 3


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
        self.fewest: list[int] = fewest
        self.bridge_cost: i64 = cost(state)
        self.gated: i64 = 0  # by level, a bit each: whether a bridge is needed to get there
        self.offsets: i64 = 0  # by level: sectors that it is turned
        for level in range(CENTRE + 1):
            self.offsets |= i64(state.offsets[level] % SECTORS) << (level * BITS)
            if needs_bridge(state, level):
                self.gated |= i64(1) << level
        self.blocked: i64 = NOTHING  # the element that the player board blocks
        for element in range(ELEMENT_COUNT):
            if state.blocks_element(seat, element):
                self.blocked = element
        self.cards: i64 = 0  # by element and ring: cards that may turn it
        self.own: i64 = 0  # by element and MULTI: cards not planned for yet
        self.turns: i64 = 0  # by level, a bit each: whether there is a card with its icon that may be used
        self.left: i64 = 0
        self.kept: i64 = 0  # cards that cannot be used in this turn any more, however many are in hand
        self.take_in_hand(state, seat)
        # Where the search stands.
        self.missing: i64 = 0
        self.spent: i64 = 0
        self.waits: bool = False
        self.turned: i64 = 0
        self.begun: bool = False
        self.next_verb: str = ""
        self.next_way: int = NOTHING
        self.next_card: int = NOTHING
        # What it has found.
        self.least_spent: i64 = UNKNOWN
        self.lacks: int = 0
        self.waiting: bool = False
        self.left_over: i64 = 0
        self.verb: str = ""
        self.way: int = NOTHING
        self.card: int = NOTHING
        self.at_once: bool = False  # whether only what can be gone in this turn counts
        place = state.places[seat]
        own_level: i64 = place // SECTORS
        own_sector: i64 = state.sector(place)
        self.search(own_level, own_sector, SHIFTS, NOTHING)
        if (self.lacks > 0 or self.waiting) and fewest[own_level * SECTORS + own_sector] <= self.left + SHIFTS:
            self.search_at_once(own_level, own_sector)

    def take_in_hand(self, state: State, seat: int) -> None:
        """Count what there is to go with."""
        first = seat * KINDS
        for card in range(KINDS):
            held: i64 = state.hands[first + card]
            if held > 0:
                element = card // ICONS
                ring = card % ICONS
                self.own += held << (element * BITS)
                self.left += held
                if element < MULTI and ring >= RING_1 and not state.blocks_ring(seat, ring):
                    self.turns |= i64(1) << ring
                    self.cards |= min(held, ENOUGH_CARDS) << shift_of(element, ring)
        if state.stack and state.whose_turn() == seat:
            joined: i64 = len(state.joined) // 2
            self.own += joined << (MULTI * BITS)
            self.left += joined
            self.kept = self.left - cards_left(state)

    @property
    def cost(self) -> float:
        """What the way in costs, in cards that are still to be drawn."""
        return int(self.least_spent) / 10

    def spare(self, element: int) -> int:
        """Count the cards of an element, or multi-cards, that the route leaves in hand."""
        place: i64 = element
        return int((self.left_over >> (place * BITS)) & FULL)

    def least(self, level: i64, sector: i64) -> i64:
        """Return a cost that the rest of the way can hardly fall below."""
        cards: i64 = self.fewest[level * SECTORS + sector]
        cards -= self.turned
        held = min(cards, self.left)
        return held * HELD + (cards - held) * MISSING

    def place_at(self, level: i64, sector: i64) -> i64:
        """Find the place of a level that would lie in a sector."""
        field = sector - ((self.offsets >> (level * BITS)) & FULL)
        return level * SECTORS + (field if field >= 0 else field + SECTORS)

    def search(self, level: i64, sector: i64, shifts: i64, gone: i64) -> None:
        """Try all ways on from here that may still be the cheapest; `gone` is the way gone along this ring."""
        if level == CENTRE:
            self.keep()
            return
        if self.spent + self.least(level, sector) >= self.least_spent:
            return
        self.go_in(level, sector)
        if shifts == 0:
            return
        if level != START and gone != COUNTERCLOCKWISE:
            self.go_aside(level, sector, shifts, CLOCKWISE)
        if level != START and gone != CLOCKWISE:
            self.go_aside(level, sector, shifts, COUNTERCLOCKWISE)
        if gone == NOTHING and self.turns != 0:  # turning after going aside would come to the same
            if (self.turns >> level) & 1 == 1:
                self.turn(level, level, sector, shifts)
            if (self.turns >> (level + 1)) & 1 == 1:
                self.turn(level + 1, level, sector, shifts)

    def search_at_once(self, level: i64, sector: i64) -> None:
        """Take a way that can be gone in this turn, if there is one, though a dearer one than the cheapest."""
        cheapest = self.least_spent
        self.least_spent = UNKNOWN
        self.at_once = True
        self.search(level, sector, SHIFTS, NOTHING)
        self.least_spent = cheapest

    def begins_with(self, action: PlayfulGodsAction) -> bool:
        """Whether an action turns a ring as the route begins."""
        return self.verb == "turn" == action.verb and action.way == self.way and action.card == self.card

    def keep(self) -> None:
        """Keep the route that has reached the centre, if none was cheaper."""
        if self.spent < self.least_spent and not (self.at_once and self.left < self.kept):
            self.least_spent = self.spent
            self.lacks = int(self.missing)
            self.waiting = self.waits or self.left < self.kept
            self.left_over = self.own
            self.verb = self.next_verb
            self.way = self.next_way
            self.card = self.next_card

    def go_in(self, level: i64, sector: i64) -> None:
        """Go on straight inwards, over a bridge that may have to be built first."""
        there = self.place_at(level + 1, sector)
        bridge: i64 = 0
        if (self.gated >> (level + 1)) & 1 == 1 and self.bridges[there] == 0:
            bridge = self.bridge_cost
        first = self.begin("bridge" if bridge > 0 else "move", IN, NOTHING)
        self.pay_and_search(self.elements[there], 1 + bridge, level + 1, sector, LATER_SHIFTS, NOTHING)
        if first:
            self.begun = False

    def go_aside(self, level: i64, sector: i64, shifts: i64, way: i64) -> None:
        """Go on along the ring."""
        beside = next_sector(sector, way)
        first = self.begin("move", way, NOTHING)
        self.pay_and_search(self.elements[self.place_at(level, beside)], 1, level, beside, shifts - 1, way)
        if first:
            self.begun = False

    def turn(self, ring: i64, level: i64, sector: i64, shifts: i64) -> None:
        """Turn a ring with a card in hand, either way."""
        for element in range(ELEMENT_COUNT):
            shift = shift_of(element, ring)
            if (self.cards >> shift) & ENOUGH_CARDS == 0 or (self.own >> (element * BITS)) & FULL == 0:
                continue
            cards = self.cards
            own = self.own
            offsets = self.offsets
            self.cards -= i64(1) << shift
            self.own -= i64(1) << (element * BITS)
            self.left -= 1
            self.turned += 1
            self.spent += HELD
            for way in (CLOCKWISE, COUNTERCLOCKWISE):
                first = self.begin("turn", way, element * ICONS + ring)
                turned = next_sector((offsets >> (ring * BITS)) & FULL, way)
                self.offsets = (offsets & ~(i64(FULL) << (ring * BITS))) | turned << (ring * BITS)
                self.search(level, next_sector(sector, way) if ring == level else sector, shifts - 1, NOTHING)
                if first:
                    self.begun = False
            self.offsets = offsets
            self.spent -= HELD
            self.turned -= 1
            self.left += 1
            self.own = own
            self.cards = cards

    def begin(self, verb: str, way: i64, card: i64) -> bool:
        """Note how the route begins, if this is its first step."""
        if self.begun:
            return False
        self.begun = True
        self.next_verb = verb
        self.next_way = int(way)
        self.next_card = int(card)
        return True

    def pay_and_search(self, element: i64, count: i64, level: i64, sector: i64, shifts: i64, gone: i64) -> None:
        """Set cards of an element aside, multi-cards and cards to be drawn for the rest, and search on."""
        own = self.own
        owned = min(count, (own >> (element * BITS)) & FULL)
        multi = min(count - owned, own >> (MULTI * BITS))
        missing = count - owned - multi
        if self.at_once and (missing > 0 or element == self.blocked):
            return
        waits = self.waits
        spent = self.spent
        if element == self.blocked and not waits:
            self.waits = True
            self.spent += BLOCKED
        self.spent += owned * HELD + multi * MULTI_HELD + missing * MISSING
        self.own = own - (owned << (element * BITS)) - (multi << (MULTI * BITS))
        self.left -= owned + multi
        self.missing += missing
        self.search(level, sector, shifts, gone)
        self.missing -= missing
        self.left += owned + multi
        self.own = own
        self.spent = spent
        self.waits = waits


def shift_of(element: i64, ring: i64) -> i64:
    """Return where cards of an element with the icon of a ring are counted; mypyc shifts a 1 no further than 30."""
    return (element * RING_3 + ring - RING_1) * CARD_BITS


def next_sector(sector: i64, way: i64) -> i64:
    """Return the sector beside another, clockwise or not."""
    if way == CLOCKWISE:
        return sector + 1 if sector + 1 < SECTORS else 0
    return sector - 1 if sector > 0 else SECTORS - 1
