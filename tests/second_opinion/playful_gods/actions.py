"""The actions of a turn, but for placing cards and tokens: move, build, rotate, dispose. EN 178-209, 221-241."""

from __future__ import annotations

from itertools import combinations

from second_opinion.playful_gods.arena import (
    DIRECTIONS,
    RINGS,
    Field,
    along_the_ring,
    bridges_beside_the_board,
    champion_on,
    element_of,
    freely_available,
    has_bridge,
    lay_bridge,
    open_fields,
    place_of,
    straight_inwards,
)
from second_opinion.playful_gods.cards import (
    JOINED,
    count_as_used,
    element_on,
    hand_of,
    joined_pairs,
    lose_at_random,
    may_use,
    ring_on,
    take_from_hand,
    use_up,
)
from second_opinion.playful_gods.collecting import turn_and_look_for_lines
from second_opinion.playful_gods.table import Table, figure, god_figure, lasts


def blocked(table: Table, god: str, what: str) -> bool:
    """Whether a card on the player board blocks an element or a ring. EN 127-130."""
    return bool(table["seats"][god]["board-use"] == f"block {what}")


def powers_prevail(table: Table) -> bool:
    """Whether the powers of tokens overcome what is blocked. EN 23, 128, 130; ruling 66."""
    return bool(table["readings"]["powers-against-blocks"] == "powers-prevail")


def is_of_element(table: Table, god: str, card: str, element: str) -> bool:
    """Whether a card can be used as an element. EN 141, 186; not if that is blocked, EN 128 and ruling 13."""
    return element_on(card) in (element, "multi") and not blocked(table, god, element)


def pays(table: Table, god: str, cards: tuple[str, ...], element: str) -> bool:
    """Whether cards pay for a field of an element; Quintessence makes up for one. EN 128; rulings 49 and 66."""
    if blocked(table, god, element) and not powers_prevail(table):
        return False
    short = sum(not is_of_element(table, god, card, element) for card in cards)
    return short <= (1 if table["quintessence"] else 0)


def pay(table: Table, god: str, cards: tuple[str, ...], element: str) -> None:
    """Use cards up, and Quintessence if they do not pay without it. Ruling 49."""
    if not all(is_of_element(table, god, card, element) for card in cards):
        table["quintessence"] = False
    for card in cards:
        use_up(table, god, card)
        count_as_used(table, card)


def cards_to_play(table: Table, god: str) -> list[str]:
    """List what can be played for its element: the hand, and the pairs that were joined."""
    return [card for card in [*hand_of(table, god), *[JOINED] * joined_pairs(table)] if may_use(table, card)]


def fields_to_move_to(table: Table, god: str, card: str) -> list[str]:
    """List the directions in which a champion can be moved with a card. EN 186."""
    around = freely_available(table, god)
    return [direction for direction, field in around.items() if pays(table, god, (card,), element_of(field))]


def moves(table: Table, god: str) -> set[str]:
    """Move to an adjacent field by using 1 card of its element. EN 184-190."""
    return {
        f"move {direction} {card}"
        for card in cards_to_play(table, god)
        for direction in fields_to_move_to(table, god, card)
    }


def move(table: Table, god: str, direction: str, card: str) -> None:
    """Pay for the move, and move. EN 186."""
    field = freely_available(table, god)[direction]
    pay(table, god, (card,), element_of(field))
    move_and_swap(table, god, field)


def move_and_swap(table: Table, god: str, field: Field) -> None:
    """Move a champion; one that stands there moves to its original place. EN 223-231."""
    displaced = champion_on(table, field)
    if displaced is not None:
        table["seats"][displaced]["champion"] = table["seats"][god]["champion"]
    table["seats"][god]["champion"] = f"{field[0]} {field[1]}"
    if displaced is not None and lasts(table, "ares"):
        lose_at_random(table, displaced, god_figure("ares", "cards"))
    if field[0] == "centre":
        win(table)


def win(table: Table) -> None:
    """End the game at once: the first champion in the centre wins. EN 121-122, 176; ruling 42."""
    table["stack"] = []


def can_build(table: Table, god: str) -> bool:
    """Whether there is room and leave for a bridge straight inwards. EN 196; rulings 2, 9, 10, 11, 55; Persephone."""
    if lasts(table, "persephone") or place_of(table, god)[0] not in RINGS or not bridges_beside_the_board(table):
        return False
    field = straight_inwards(table, place_of(table, god))
    if field[0] == "centre" and not table["options"]["bridge_into_centre"]:
        return False
    return not has_bridge(table, field)


def price_of_a_bridge(table: Table) -> int:
    """Return how many cards a bridge costs. EN 196; one, while Hephaestus lasts."""
    return 1 if lasts(table, "hephaestus") else int(figure("rules", "bridge"))


def bridges(table: Table, god: str) -> set[str]:
    """Use 2 cards of the element of the adjacent field on the next ring. EN 194-200; ruling 12."""
    if not can_build(table, god):
        return set()
    element = element_of(straight_inwards(table, place_of(table, god)))
    payments = combinations(cards_to_play(table, god), price_of_a_bridge(table))
    return {
        f"bridge {' '.join(cards)}" for cards in payments if may_use(table, *cards) and pays(table, god, cards, element)
    }


def build_a_bridge(table: Table, god: str, *cards: str) -> None:
    """Pay, and lay the bridge on the field. EN 196."""
    field = straight_inwards(table, place_of(table, god))
    pay(table, god, cards, element_of(field))
    lay_bridge(table, field)


def rotations(table: Table, god: str) -> set[str]:
    """Use a card with a number to rotate that ring, unless it is blocked. EN 203-209, 130."""
    return {
        f"turn {direction} {card}"
        for card in hand_of(table, god)
        for direction in DIRECTIONS
        if (ring := ring_on(card)) is not None and not blocked(table, god, ring) and may_use(table, card)
    }


def rotate_a_circle(table: Table, god: str, direction: str, card: str) -> None:
    """Rotate the ring of the card one field. EN 207."""
    use_up(table, god, card)
    count_as_used(table, card)
    turn_and_look_for_lines(table, god, str(ring_on(card)), direction)


def useless_cards(table: Table, god: str) -> set[str]:
    """Dispose of a card with which the champion cannot be moved. EN 237-239; ruling 20."""
    useless = [card for card in hand_of(table, god) if not fields_to_move_to(table, god, card)]
    return {f"dispose {card}" for card in useless if may_use(table, card)}


def joins(table: Table, god: str) -> set[str]:
    """Join two cards of one element, while Iris lasts, if all pairs can still be played. Rulings 46 and 65."""
    if not lasts(table, "iris"):
        return set()
    pairs = combinations(hand_of(table, god), 2)
    return {
        f"join {one} {other}"
        for one, other in pairs
        if element_on(one) == element_on(other) and element_on(one) != "multi"
        if may_use(table, *[JOINED] * (joined_pairs(table) + 1))
    }


def join(table: Table, god: str, *cards: str) -> None:
    """Lay two cards together, openly. Ruling 46."""
    for card in cards:
        take_from_hand(table, god, card)
    table["joined"] += cards


def steps_along_the_ring(table: Table, god: str) -> dict[str, Field]:
    """Return where a step without a card leads along the ring; it swaps, unless Hera forbids it. Ruling 48."""
    return open_fields(table, along_the_ring(place_of(table, god)))


def free_steps(table: Table, god: str) -> set[str]:
    """Step along the ring without a card once in the turn, while Artemis lasts."""
    if not lasts(table, "artemis") or table["stepped"]:
        return set()
    return {f"step {direction}" for direction in steps_along_the_ring(table, god)}


def free_step(table: Table, god: str, direction: str) -> None:
    """Make the step for Artemis."""
    move_and_swap(table, god, steps_along_the_ring(table, god)[direction])
    table["stepped"] = True
