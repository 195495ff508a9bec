"""Everything a player can ever do."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action, Catalog
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    CENTRE,
    CLOCKWISE,
    COLOURS,
    COUNTERCLOCKWISE,
    ELEMENT_COUNT,
    ELEMENTS,
    FIRST,
    ICONS,
    IN,
    KINDS,
    LEVELS,
    MARK_COUNT,
    MARKS,
    NOTHING,
    PAYMENTS,
    RING_2,
    RINGS,
    SECTORS,
    WAYS,
    element_of,
    icon_of,
)


class PlayfulGodsAction(Action):
    """A verb of the rulebook and what it is about; NOTHING where the verb is not about such a thing."""

    def __init__(
        self,
        notation: str,
        verb: str,
        card: int = NOTHING,
        other: int = NOTHING,
        way: int = NOTHING,
        level: int = NOTHING,
        sector: int = NOTHING,
        ring: int = NOTHING,
        fields: int = NOTHING,
        element: int = NOTHING,
        seat: int = NOTHING,
        mark: int = NOTHING,
    ) -> None:
        super().__init__(notation)
        self.verb: str = verb
        self.card: int = card  # or what pays like one
        self.other: int = other  # a second card
        self.way: int = way
        self.level: int = level  # where a bridge lies, together with its sector
        self.sector: int = sector
        self.ring: int = ring  # that is turned
        self.fields: int = fields  # by which it is turned
        self.element: int = element  # of an Ability token
        self.seat: int = seat  # whose player board it is
        self.mark: int = mark  # what a card on that board means


def by_card(verb: str) -> list[PlayfulGodsAction]:
    """Make one action for each kind of card."""
    return [PlayfulGodsAction(f"{verb} {name}", verb, card) for card, name in enumerate(CARDS)]


def by_way(verb: str, ways: list[int]) -> list[PlayfulGodsAction]:
    """Make one action for each way to go or to turn."""
    return [PlayfulGodsAction(f"{verb} {WAYS[way]}", verb, way=way) for way in ways]


def by_bridge(verb: str, levels: list[int]) -> list[PlayfulGodsAction]:
    """Make one action for each place where a bridge can lie, by its sector."""
    return [
        PlayfulGodsAction(f"{verb} {LEVELS[level]} {sector}", verb, level=level, sector=sector)
        for level in levels
        for sector in range(SECTORS)
    ]


def by_mark(verb: str, marks: list[int]) -> list[PlayfulGodsAction]:
    """Make one action for each player board and what a card on it can mean."""
    return [
        PlayfulGodsAction(f"{verb} {colour} {MARKS[mark]}", verb, seat=seat, mark=mark)
        for seat, colour in enumerate(COLOURS)
        for mark in marks
    ]


def two(first: int, second: int, names: list[str], verb: str) -> PlayfulGodsAction:
    """Make an action that takes two cards."""
    return PlayfulGodsAction(f"{verb} {names[first]} {names[second]}", verb, first, second)


ROUND: Final = [CLOCKWISE, COUNTERCLOCKWISE]
KINDS_OF_PAYMENT: Final = len(PAYMENTS)
PAIRS_OF_ICONS: Final = 10  # of four icons, a pair of one kind counted

DONE: Final = PlayfulGodsAction("done", "done")
PASS: Final = PlayfulGodsAction("pass", "pass")
START_AT: Final = [PlayfulGodsAction(f"start {sector}", "start", sector=sector) for sector in range(SECTORS)]
MOVE: Final = [  # by way and payment
    PlayfulGodsAction(f"move {WAYS[way]} {name}", "move", payment, way=way)
    for way in range(len(WAYS))
    for payment, name in enumerate(PAYMENTS)
]
BRIDGE_FOR_ONE: Final = [
    PlayfulGodsAction(f"bridge {name}", "bridge", payment) for payment, name in enumerate(PAYMENTS)
]
BRIDGE_FOR_TWO: Final = [  # by the two payments, the lower first
    two(first, second, PAYMENTS, "bridge")
    for first in range(KINDS_OF_PAYMENT)
    for second in range(first, KINDS_OF_PAYMENT)
]
JOIN: Final = [  # by element and the two icons, the lower first
    two(element * ICONS + first, element * ICONS + second, CARDS, "join")
    for element in range(ELEMENT_COUNT)
    for first in range(ICONS)
    for second in range(first, ICONS)
]
TURN: Final = [
    PlayfulGodsAction(f"turn {WAYS[way]} {CARDS[card]}", "turn", card, way=way, ring=icon_of(card))
    for way in ROUND
    for card in range(KINDS)
    if icon_of(card) > 0
]
TURN_WITH: Final = [[each for each in TURN if each.card == card] for card in range(KINDS)]  # clockwise first
PLACE: Final = by_card("place")
DISPOSE: Final = by_card("dispose")
STEP: Final = by_way("step", [IN, *ROUND])
TAILWIND_TO: Final = by_way("tailwind", list(range(len(WAYS))))
SCORCH_AT: Final = by_bridge("scorch", list(range(RING_2, CENTRE + 1)))
BUILD_CAUSEWAY: Final = PlayfulGodsAction("causeway", "causeway")
TURN_TIDE: Final = [
    PlayfulGodsAction(f"tide {LEVELS[ring]} {WAYS[way]} {fields}", "tide", way=way, ring=ring, fields=fields)
    for ring in range(1, RINGS + 1)
    for way in ROUND
    for fields in (1, 2)
]
USE_QUINTESSENCE: Final = PlayfulGodsAction("quintessence", "quintessence")
BLOCK_ON: Final = by_mark("block", list(range(FIRST)))
FIRST_ON: Final = by_mark("first", list(range(FIRST, MARK_COUNT)))
COLLECT: Final = [
    PlayfulGodsAction(f"collect {name}", "collect", element=element) for element, name in enumerate(ELEMENTS)
]
PLAY_FIRST: Final = by_way("play-first", list(range(len(WAYS))))
POSEIDON_TURNS: Final = by_way("poseidon", ROUND)
REMOVE: Final = by_bridge("remove", list(range(RING_2, CENTRE)))
DISCARD: Final = by_card("discard")
TAKE: Final = by_card("take")
PUT_BACK: Final = by_card("put-back")
GIVE: Final = by_card("give")

ACTIONS: Final = Catalog(
    [
        DONE,
        PASS,
        *START_AT,
        *MOVE,
        *BRIDGE_FOR_ONE,
        *BRIDGE_FOR_TWO,
        *JOIN,
        *TURN,
        *PLACE,
        *DISPOSE,
        *STEP,
        *TAILWIND_TO,
        *SCORCH_AT,
        BUILD_CAUSEWAY,
        *TURN_TIDE,
        USE_QUINTESSENCE,
        *BLOCK_ON,
        *FIRST_ON,
        *COLLECT,
        *PLAY_FIRST,
        *POSEIDON_TURNS,
        *REMOVE,
        *DISCARD,
        *TAKE,
        *PUT_BACK,
        *GIVE,
    ]
)


def move(way: int, payment: int) -> PlayfulGodsAction:
    """Find the move one way with one payment."""
    return MOVE[way * KINDS_OF_PAYMENT + payment]


def join_of(first: int, second: int) -> PlayfulGodsAction:
    """Find what joins two cards of an element, the lower given first."""
    element = element_of(first)
    one, other = icon_of(first), icon_of(second)
    return JOIN[element * PAIRS_OF_ICONS + one * ICONS - one * (one - 1) // 2 + other - one]


def bridge_for_two(first: int, second: int) -> PlayfulGodsAction:
    """Find the bridge for two payments, the lower given first."""
    return BRIDGE_FOR_TWO[first * KINDS_OF_PAYMENT - first * (first - 1) // 2 + second - first]
