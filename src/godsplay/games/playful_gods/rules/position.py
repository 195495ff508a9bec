"""A complete position as readable plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from godsplay.engine.chance import Chance
from godsplay.engine.game import Game, OptionError, PositionError
from godsplay.engine.position import Count, Part, Waiting, check, complete, index, read_stack
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    CENTRE,
    COLOURS,
    ELEMENTS,
    FACE_DOWN,
    FEWEST,
    FIRST,
    GODS,
    KINDS,
    LEVELS,
    MARKS,
    MOST,
    NOBODY,
    NOTHING,
    NOWHERE,
    RING_2,
    RINGS,
    SECTORS,
    Board,
)

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.state import State

Sector = Annotated[int, Meta(ge=0, lt=SECTORS)]
Cards = dict[str, Count]

BLOCKS = [f"block {name}" for name in MARKS[:FIRST]]
USES = [*BLOCKS, *[f"first {name}" for name in MARKS[FIRST:]]]
HIDDEN = "face-down"


class Champion(Part):
    """Where a champion stands; the field is counted from the ring's own sector 0, so it travels along."""

    level: str
    field: Sector


class PlayerBoard(Part):
    """The card on a player board, and what it means there."""

    card: str
    use: str


class Seat(Part):
    """A god: champion, hand (or how many cards it has), player board, tokens."""

    champion: Champion | None
    hand: list[str] | Count
    board: PlayerBoard | None = None
    tokens: list[str] = []
    gives: str | None = None


class GodCards(Part):
    """God Cards: those to be drawn, those used, and whose effects last until whose next turn."""

    pile: Cards
    used: Cards
    lasting: dict[str, str] = {}
    drawn: str | None = None


class Position(Part):
    """All of it. `unseen` is the draw pile; in a view also whatever else lies face down."""

    game: str
    players: Annotated[int, Meta(ge=FEWEST, le=MOST)]
    first: str
    turn: Annotated[int, Meta(ge=0, le=99_999)]
    offsets: Annotated[list[Sector], Meta(min_length=RINGS, max_length=RINGS)]
    bridges: dict[str, list[Sector]]
    seats: dict[str, Seat]
    action_card: str
    god_cards: GodCards
    unseen: Cards
    used: Cards
    stack: Annotated[list[Waiting], Meta(max_length=2)]
    options: dict[str, bool] = {}
    top: list[str] = []
    top_known_to: str | None = None
    looked_at: list[str] = []
    joined: list[str] = []
    laid: str | None = None
    tokens_played: list[str] = []
    tokens_collected: Count = 0
    stepped: bool = False
    quintessence: bool = False


# Writing.


def write(state: State) -> dict[str, object]:
    """Give the pieces and where they are, by name."""
    return {
        "first": COLOURS[state.first],
        "turn": state.turn,
        "offsets": list(state.offsets),
        "bridges": {
            LEVELS[level]: [field for field in range(SECTORS) if state.bridges[level * SECTORS + field]]
            for level in range(RING_2, CENTRE + 1)
        },
        "seats": {COLOURS[seat]: write_seat(state, seat) for seat in range(state.players)},
        "action-card": COLOURS[state.holder],
        "god-cards": {
            "pile": counted(GODS, state.god_pile),
            "used": counted(GODS, state.used_gods),
            "lasting": {GODS[god]: COLOURS[seat] for god, seat in enumerate(state.running) if seat != NOBODY},
            "drawn": named(GODS, state.god),
        },
        "unseen": counted(CARDS, state.draw_pile),
        "used": counted(CARDS, state.used_pile),
        "top": [named(CARDS, card) for card in state.top],
        "top-known-to": named(COLOURS, state.top_seat) if state.top else None,
        "looked-at": [named(CARDS, card) for card in state.looked],
        "joined": [CARDS[card] for card in state.joined],
        "laid": named(CARDS, state.laid),
        "tokens-played": [ELEMENTS[element] for element, played in enumerate(state.tokens_played) if played],
        "tokens-collected": state.collected,
        "stepped": state.stepped,
        "quintessence": state.quintessence,
    }


def write_seat(state: State, seat: int) -> dict[str, object]:
    """Give what belongs to a god."""
    place, card = state.places[seat], state.board_cards[seat]
    return {
        "champion": None if place == NOWHERE else {"level": LEVELS[place // SECTORS], "field": place % SECTORS},
        "hand": state.hidden[seat] or [CARDS[card] for card in state.cards_of(seat)],
        "board": None if card == NOTHING else {"card": CARDS[card], "use": USES[state.board_marks[seat]]},
        "tokens": [ELEMENTS[element] for element, owner in enumerate(state.tokens) if owner == seat],
        "gives": named(CARDS, state.given[seat]),
    }


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    """Give counts by name, without those of which there are none."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def named(names: list[str], value: int) -> str | None:
    """Name something, or nothing, or what lies face down."""
    return HIDDEN if value == FACE_DOWN else None if value == NOTHING else names[value]


# Reading.


def read(game: Game, board: Board, data: dict[str, Any]) -> State:
    """Make a state of a position."""
    from godsplay.games.playful_gods.rules.state import State

    position = check(data, Position)
    if position.game != game.name:
        raise PositionError(f"game: this is a position of {position.game!r}")
    colours = COLOURS[: position.players]
    try:
        options = game.choose(position.options)
    except OptionError as error:
        raise PositionError(f"options: {error}") from None
    state = State(game, board, position.players, options, Chance())
    state.lay_out()
    state.first = index(colours, position.first, "first")
    state.turn = position.turn
    state.offsets = position.offsets
    for name, fields in position.bridges.items():
        level = index(LEVELS[RING_2:], name, "bridges") + RING_2
        for field in fields:
            state.bridges[level * SECTORS + field] = 1
    complete(colours, position.seats, "seats")
    for seat, name in enumerate(colours):
        read_seat(state, seat, position.seats[name])
    state.holder = index(colours, position.action_card, "action-card")
    read_god_cards(state, colours, position.god_cards)
    state.draw_pile = counts_of(CARDS, position.unseen, "unseen")
    state.used_pile = counts_of(CARDS, position.used, "used")
    state.top = cards_of(position.top, "top")
    state.top_seat = index_or_none(colours, position.top_known_to, "top-known-to")
    state.looked = sorted(cards_of(position.looked_at, "looked-at"))
    state.joined = cards_of(position.joined, "joined")
    state.laid = index_or_none(CARDS, position.laid, "laid")
    for name in position.tokens_played:
        state.tokens_played[index(ELEMENTS, name, "tokens-played")] = 1
    state.collected = position.tokens_collected
    state.stepped = position.stepped
    state.quintessence = position.quintessence
    state.stack = read_stack(game, colours, position.stack)
    return state


def read_seat(state: State, seat: int, data: Seat) -> None:
    """Lay out what belongs to a god."""
    where = f"seats.{COLOURS[seat]}"
    if data.champion is not None:
        level = index(LEVELS, data.champion.level, f"{where}.champion.level")
        state.places[seat] = level * SECTORS + data.champion.field
    if isinstance(data.hand, int):
        raise PositionError(f"{where}.hand: a complete position shows every card")
    for card in cards_of(data.hand, f"{where}.hand"):
        state.hands[seat * KINDS + card] += 1
    if data.board is not None:
        state.board_cards[seat] = index(CARDS, data.board.card, f"{where}.board.card")
        state.board_marks[seat] = index(USES, data.board.use, f"{where}.board.use")
    for name in data.tokens:
        state.tokens[index(ELEMENTS, name, f"{where}.tokens")] = seat
    state.given[seat] = index_or_none(CARDS, data.gives, f"{where}.gives")


def read_god_cards(state: State, colours: list[str], data: GodCards) -> None:
    """Lay out the God Cards."""
    state.god_pile = counts_of(GODS, data.pile, "god-cards.pile")
    state.used_gods = counts_of(GODS, data.used, "god-cards.used")
    state.god = index_or_none(GODS, data.drawn, "god-cards.drawn")
    for name, colour in data.lasting.items():
        god = index(GODS, name, "god-cards.lasting")
        state.running[god] = index(colours, colour, f"god-cards.lasting.{name}")


def counts_of(names: list[str], counts: dict[str, int], where: str) -> list[int]:
    """Read counts by name."""
    for name in counts:
        index(names, name, where)
    return [counts.get(name, 0) for name in names]


def cards_of(names: list[str], where: str) -> list[int]:
    """Read a list of cards."""
    return [index(CARDS, name, where) for name in names]


def index_or_none(names: list[str], name: str | None, where: str) -> int:
    """Find a name; NOTHING if there is none."""
    return NOTHING if name is None else index(names, name, where)
