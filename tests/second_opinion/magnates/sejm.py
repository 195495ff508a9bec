"""The Sejm (EN 444-573)."""

from __future__ import annotations

from second_opinion.magnates.actions import open_window
from second_opinion.magnates.components import (
    FIGURES,
    KINGS,
    PRIVILEGES,
    SEJM_SPACES,
    Frame,
    Position,
    Readings,
    ask_primate,
    draw,
    face_up,
    families,
    modified_influence,
    pop,
    push,
)
from second_opinion.magnates.conflicts import begin_conflicts
from second_opinion.magnates.provinces import receive_estates


def begin_sejm(position: Position, drawn: list[int]) -> None:
    """EN 446-449. One Privilege from the deck on each of the five spaces, face up."""
    position["given"] = []
    for space in SEJM_SPACES:
        privilege = draw(PRIVILEGES, drawn)
        assert position["privileges"][privilege]["where"] is None
        position["privileges"][privilege]["where"] = "sejm"
        position["sejm"][space]["privilege"] = privilege
    push(position, "sejm")


def bidding_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 451-452. Everybody places one card at each of the five spaces, simultaneously."""
    choices = {}
    for family, cards in position["families"].items():
        free = [space for space in SEJM_SPACES if space not in cards["played"]]
        if free:
            choices[family] = {f"bid {space} {card}" for space in free for card in cards["hand"]}
    return choices


def bid(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 451. Place a Family card face down."""
    _, space, card = move.split()
    position["families"][family]["hand"].remove(card)
    position["families"][family]["played"][space] = card


def next_privilege(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 454-458. From left to right: cards are revealed, actions declared; at the end Pacta conventa (ruling 28)."""
    for space in SEJM_SPACES:
        if space not in position["shown"]:
            face_up(position, space)
            push(position, "privilege", spot=space)
            open_window(position, space)
            return
    if "ended" not in frame:
        frame["ended"] = True
        position["given"] = []  # an occasion of its own (ruling 28), though ruling 24 does not name it
        open_window(position, "end-of-sejm")
    else:
        pop(position)
        begin_conflicts(position, drawn)


def settle_privilege(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 562-564. The highest modified Influence gains the Privilege; the Primate decides ties."""
    space = frame["spot"]
    highest = max(modified_influence(position, family, space) for family in families(position))
    tied = [family for family in families(position) if modified_influence(position, family, space) == highest]
    if len(tied) > 1:
        ask_primate(position, tied)
    else:
        win_privilege(position, space, tied[0])


def win_privilege(position: Position, space: str, winner: str) -> None:
    """EN 566-570. The winner places the Estates of the card, one more if it has the Symbol of the King."""
    pop(position)
    privilege = position["sejm"][space]["privilege"]
    position["privileges"][privilege]["where"] = winner
    position["sejm"][space]["won-by"] = winner
    card = PRIVILEGES[privilege]
    same_symbol = KINGS[position["king"]]["symbol"] in card["symbols"]
    receive_estates(position, winner, card["estates"] + same_symbol * FIGURES["estates"]["king-bonus"])
