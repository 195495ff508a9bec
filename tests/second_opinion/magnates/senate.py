"""The Senate (EN 411-443)."""

from __future__ import annotations

from second_opinion.magnates.actions import open_window
from second_opinion.magnates.components import (
    FIGURES,
    KINGS,
    SENATORS,
    Frame,
    Position,
    Readings,
    ask_primate,
    face_up,
    modified_influence,
    pop,
    push,
)
from second_opinion.magnates.provinces import receive_estates
from second_opinion.magnates.sejm import begin_sejm

CARDS_IN_THE_SENATE = 3  # EN 88, 413


def bidding_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 413-416. In turn order, one card below three of the four Senators, not more than one below each."""
    if "seat" not in frame:
        return {}
    cards = position["families"][frame["seat"]]
    free = [senator for senator in SENATORS if senator not in cards["played"]]
    return {frame["seat"]: {f"bid {senator} {card}" for senator in free for card in cards["hand"]}}


def bid(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 413-414. Place a Family card face down."""
    _, senator, card = move.split()
    cards = position["families"][family]
    cards["hand"].remove(card)
    cards["played"][senator] = card
    if len(cards["played"]) < CARDS_IN_THE_SENATE:
        return
    following = position["order"].index(family) + 1
    if following < position["players"]:
        frame["seat"] = position["order"][following]
    else:
        del frame["seat"]


def next_office(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 418-427. Primate, Treasurer, Hetman, Chancellor: cards are revealed, actions declared; then the Sejm."""
    for senator in SENATORS:
        if senator not in position["shown"]:
            face_up(position, senator)
            if candidates(position, senator):
                push(position, "office", spot=senator)
                open_window(position, senator)
            else:
                settle_empty_office(position, senator)
            return
    pop(position)
    begin_sejm(position, drawn)


def candidates(position: Position, senator: str) -> list[str]:
    """Return those who have placed a card at a Senator."""
    return [family for family, cards in position["families"].items() if senator in cards["played"]]


def settle_empty_office(position: Position, senator: str) -> None:
    """EN 439-443. Simply no player takes it; the Primate alone goes to the last player, who places no Estates."""
    if senator == "primate":
        position["senators"]["primate"]["holder"] = position["order"][-1]


def settle_office(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 420-428. The largest modified Influence wins the Senator; the Primate decides ties for the other offices."""
    senator = frame["spot"]
    largest = max(modified_influence(position, family, senator) for family in candidates(position, senator))
    tied = [
        family for family in candidates(position, senator) if modified_influence(position, family, senator) == largest
    ]
    if senator == "primate":
        win_office(position, senator, later_in_turn_order(position, tied))
    elif len(tied) > 1:
        ask_primate(position, tied)
    else:
        win_office(position, senator, tied[0])


def later_in_turn_order(position: Position, tied: list[str]) -> str:
    """EN 423-424. Ties for the Primate are resolved in favor of the player who is later in the turn order."""
    return str(max(tied, key=position["order"].index))


def win_office(position: Position, senator: str, winner: str) -> None:
    """EN 430-434. The winner puts one Estate in a Province, two if the Senator has the Symbol of the King."""
    pop(position)
    position["senators"][senator]["holder"] = winner
    card = FIGURES["senator"][senator]
    same_symbol = card["symbol"] == KINGS[position["king"]]["symbol"]
    receive_estates(position, winner, card["estates"] + same_symbol * FIGURES["estates"]["king-bonus"])
