"""Playing cards: elements and icons, hands, the draw pile and the used cards. EN 132-141, 159-160, 168."""

from __future__ import annotations

from second_opinion.playful_gods.arena import ELEMENTS
from second_opinion.playful_gods.table import Table, drawn_by_chance, figure

ICONS = ["", "-1", "-2", "-3"]
KINDS = [f"{element}{icon}" for element in [*ELEMENTS, "multi"] for icon in ICONS]
JOINED = "joined"  # two cards that are played as one multi-card, with Iris


def element_on(card: str) -> str:
    """Return the element of a card. EN 137; a pair joined for Iris is a multi-card."""
    return "multi" if card == JOINED else card.split("-", maxsplit=1)[0]


def ring_on(card: str) -> str | None:
    """Return the ring whose number the icon of a card shows. EN 137, 205; a multi-card's too, ruling 15."""
    return f"ring-{card[-1]}" if card[-1].isdigit() else None


def elements_that_it_stands_for(card: str) -> list[str]:
    """List the elements that a card can be used for. EN 141: a multi-card is used instead of any other."""
    return ELEMENTS if element_on(card) == "multi" else [element_on(card)]


def deck() -> dict[str, dict[str, int]]:
    """Return the whole deck, unseen."""
    numbers = {f"{element}{icon}": i for element in [*ELEMENTS, "multi"] for i, icon in enumerate(ICONS)}
    return {card: {"unseen": figure("deck", element_on(card))[i], "used": 0} for card, i in numbers.items()}


def hand_of(table: Table, god: str) -> list[str]:
    """List the cards of a hand, one by one."""
    hand = table["seats"][god]["hand"]
    return [card for card in KINDS for _ in range(hand.get(card, 0))]


def take_in_hand(table: Table, god: str, card: str) -> None:
    """Add a card to a hand."""
    hand = table["seats"][god]["hand"]
    hand[card] = hand.get(card, 0) + 1


def take_from_hand(table: Table, god: str, card: str) -> None:
    """Take a card out of a hand."""
    hand = table["seats"][god]["hand"]
    hand[card] -= 1
    if not hand[card]:
        del hand[card]


def put_on_used_cards(table: Table, card: str) -> None:
    """Put a card onto the used cards. EN 160."""
    table["cards"][card]["used"] += 1


def use_up(table: Table, god: str, card: str) -> None:
    """Put a card of a hand onto the used cards, or the pair that was joined first. EN 160."""
    if card == JOINED:
        for _ in range(2):
            put_on_used_cards(table, table["joined"].pop(0))
        return
    take_from_hand(table, god, card)
    put_on_used_cards(table, card)


def cards_in(card: str) -> int:
    """Return how many cards are used: a joined pair is two. Ruling 65."""
    return 2 if card == JOINED else 1


def count_as_used(table: Table, card: str) -> None:
    """Count a card that was used for an action of this turn. EN 180."""
    table["cards-used"] += cards_in(card)


def may_use(table: Table, *cards: str) -> bool:
    """Whether so many cards can still be used this turn: 0-5 of them, or all in hand. EN 180; ruling 65."""
    if table["readings"]["cards-used-in-a-turn"] == "all-in-hand":
        return True
    used = table["cards-used"] + sum(cards_in(card) for card in cards)
    return bool(used <= figure("rules", "cards-a-turn"))


def mix_used_cards(table: Table) -> None:
    """Mix the used cards and use them again. EN 160."""
    for pile in table["cards"].values():
        pile["unseen"], pile["used"] = pile["used"], 0


def draw_from_pile(table: Table) -> str | None:
    """Draw the top card, if there is any. EN 160; rulings 26 and 54: what Apollo's god put back lies on top."""
    if table["top"]:
        card = table["top"].pop(0)
        if not table["top"]:
            table["top-known-to"] = None
        return str(card)
    if not any(pile["unseen"] for pile in table["cards"].values()):
        mix_used_cards(table)
    unseen = {card: pile["unseen"] for card, pile in table["cards"].items() if pile["unseen"]}
    if not unseen:
        return None
    card = drawn_by_chance(table, KINDS, unseen)
    table["cards"][card]["unseen"] -= 1
    return card


def draw_cards(table: Table, god: str, number: int) -> None:
    """Draw so many cards into a hand, or as many as there are. Ruling 26."""
    for _ in range(number):
        card = draw_from_pile(table)
        if card is not None:
            take_in_hand(table, god, card)


def draw_until_full(table: Table, god: str) -> None:
    """Draw new playing cards so that there are 5 on hand again. EN 9; more are kept, ruling 25."""
    draw_cards(table, god, figure("rules", "hand") - len(hand_of(table, god)))


def lose_at_random(table: Table, god: str, number: int) -> None:
    """Lose so many cards at random, if there are any: Ares."""
    for _ in range(min(number, len(hand_of(table, god)))):
        use_up(table, god, drawn_by_chance(table, KINDS, table["seats"][god]["hand"]))


def joined_pairs(table: Table) -> int:
    """Return how many pairs lie joined. Ruling 46."""
    return len(table["joined"]) // 2


def return_joined_cards(table: Table, god: str) -> None:
    """Take pairs that were not played back into the hand. Ruling 46."""
    for card in table["joined"]:
        take_in_hand(table, god, card)
    table["joined"] = []
