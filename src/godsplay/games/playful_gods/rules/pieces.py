"""What a position is made of: every piece and where it can be, each declared once."""

from __future__ import annotations

from typing import Final

from godsplay.engine.field import OWNER, Axis, Count, Field, Flag, One
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    COLOURS,
    ELEMENT_COUNT,
    ELEMENTS,
    FIRST,
    GODS,
    LEVELS,
    MARKS,
    SECTORS,
    Board,
)

MANY_TURNS: Final = 99_999
MANY_CARDS: Final = 99  # of a kind, in any edition

# Learners need not tell more apart than this.
ENCODED_TURNS: Final = 250
ENCODED_CARDS: Final = 12

SEATS: Final = Axis("seats", COLOURS, seats=True)
LEVEL_AXIS: Final = Axis("levels", LEVELS)
FIELD_AXIS: Final = Axis("fields", [str(field) for field in range(SECTORS)])
PLACE_AXIS: Final = Axis("places", [f"{level} {field}" for level in LEVELS for field in range(SECTORS)])
CARD_AXIS: Final = Axis("cards", CARDS)
ELEMENT_AXIS: Final = Axis("elements", ELEMENTS)
GOD_AXIS: Final = Axis("gods", GODS)
USE_AXIS: Final = Axis("uses", [f"{'block' if mark < FIRST else 'first'} {name}" for mark, name in enumerate(MARKS)])


def pieces(board: Board) -> list[Field]:
    """List what a position is made of, with the supplies of one edition."""
    cards = Count(MANY_CARDS, encoded_up_to=ENCODED_CARDS)
    return [
        Field("first", One(SEATS), start=0),  # who starts the game
        Field("turn", Count(MANY_TURNS, encoded_up_to=ENCODED_TURNS)),
        # God Cards and the Action Card.
        Field("pile", Count(max(board.god_copies)), by=[GOD_AXIS], attribute="god_pile", start=board.god_copies),
        Field("discarded", Count(max(board.god_copies)), by=[GOD_AXIS], attribute="used_gods"),
        Field("lasts-for", One(SEATS), by=[GOD_AXIS], attribute="running"),
        Field("god-drawn", One(GOD_AXIS), attribute="god"),
        Field("action-card", One(SEATS), attribute="holder", start=0),
        # Playing cards. A copy that hides cards counts them as unseen, and says of each hand how many it hides.
        Field("unseen", cards, by=[CARD_AXIS], attribute="draw_pile", start=board.deck),
        Field("used", cards, by=[CARD_AXIS], attribute="used_pile"),
        Field("hand", cards, by=[SEATS, CARD_AXIS], attribute="hands"),
        Field("hidden", Count(0, encoded_up_to=ENCODED_CARDS), by=[SEATS]),
        Field("gives", One(CARD_AXIS, hidden=True), by=[SEATS], attribute="given", seen_by=OWNER),
        Field("board-card", One(CARD_AXIS), by=[SEATS], attribute="board_cards"),
        Field("board-use", One(USE_AXIS), by=[SEATS], attribute="board_marks"),
        Field("top", One(CARD_AXIS, hidden=True), longest=board.apollo_cards),
        Field("top-known-to", One(SEATS), attribute="top_seat"),
        Field("looked-at", One(CARD_AXIS, hidden=True), attribute="looked", longest=board.apollo_cards),
        Field("joined", One(CARD_AXIS), longest=sum(board.deck)),
        # The arena. Bridges and champions are named by the field they lie and stand on, which travels with its ring.
        Field("turned", Count(SECTORS - 1), by=[LEVEL_AXIS], attribute="offsets"),
        Field("bridges", Flag(), by=[LEVEL_AXIS, FIELD_AXIS], supply=board.bridges),
        Field("champion", One(PLACE_AXIS), by=[SEATS], attribute="places"),
        # Ability tokens, and what has been done this turn.
        Field("cards-used", Count(MANY_CARDS, encoded_up_to=ENCODED_CARDS)),
        Field("token-of", One(SEATS), by=[ELEMENT_AXIS], attribute="tokens"),
        Field("token-played", Flag(), by=[ELEMENT_AXIS], attribute="tokens_played"),
        Field("tokens-collected", Count(ELEMENT_COUNT), attribute="collected"),
        Field("stepped", Flag()),  # with Artemis
        Field("quintessence", Flag()),
    ]
