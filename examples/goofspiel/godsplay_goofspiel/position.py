"""Reading a complete position, as `State.contents` writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from godsplay.engine.chance import Chance
from godsplay.engine.game import OptionError, PositionError
from godsplay.engine.position import Part, Waiting, check, complete, read_stack
from godsplay_goofspiel.figures import MOST_CARDS
from godsplay_goofspiel.state import NO_BID, State

if TYPE_CHECKING:
    from godsplay_goofspiel.game import Goofspiel

Card = Annotated[int, Meta(ge=1, le=MOST_CARDS)]


class Seat(Part):
    """A player: cards, the bid made, the bid of the round before, prizes."""

    hand: list[Card]
    bid: Card | None = None
    shown: Card | None = None
    won: list[Card] = []


class Position(Part):
    """All of it."""

    game: str
    players: Annotated[int, Meta(ge=2, le=6)]
    seats: dict[str, Seat]
    stake: list[Card]
    prizes: list[Card]
    stack: Annotated[list[Waiting], Meta(max_length=1)]
    options: dict[str, bool] = {}


def read(game: Goofspiel, data: dict[str, Any]) -> State:
    """Make a state of a position."""
    position = check(data, Position)
    if position.game != game.name:
        raise PositionError(f"game: this is a position of {position.game!r}")
    try:
        options = game.choose(position.options)
    except OptionError as error:
        raise PositionError(f"options: {error}") from None
    names = game.seat_names[: position.players]
    complete(names, position.seats, "seats")
    seats = [position.seats[name] for name in names]
    state = State(game, game.highest(options), position.players, options, Chance())
    state.hands = [seat.hand for seat in seats]
    state.bids = [seat.bid or NO_BID for seat in seats]
    state.shown = [seat.shown or NO_BID for seat in seats]
    state.won = [seat.won for seat in seats]
    state.stake = position.stake
    state.prizes = sorted(position.prizes)
    state.stack = read_stack(game, names, position.stack)
    return state
