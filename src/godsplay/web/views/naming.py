"""One person, one name: what the words of a table call whoever sits there."""

from __future__ import annotations

from functools import lru_cache

from godsplay.engine.game import Game
from godsplay.present.presentation import Presentation, presentation
from godsplay.web.tables.seats import Seat
from godsplay.web.tables.table import Table

MOST = 500  # sets of names that are kept


@lru_cache(maxsize=MOST)
def seat_name(game: Game, seat: int) -> str:
    """Return the name of a seat: its family or its colour."""
    return str(presentation(game).words.name(game.seat_names[seat]))


def called(game: Game, seats: list[Seat]) -> tuple[str, ...]:
    """Return what everybody is called: people by the name they gave, bots and the nameless by their seat."""
    return tell_apart(game, tuple([seat.name if seat.holder is not None or seat.bot is None else "" for seat in seats]))


@lru_cache(maxsize=MOST)
def tell_apart(game: Game, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return a name for every seat; where two would be the same, or one is that of another seat, the seat is added."""
    families = [seat_name(game, seat) for seat in range(len(given))]
    names = [name or family for name, family in zip(given, families, strict=True)]
    taken = [name.casefold() for name in names]
    return tuple(
        f"{name} ({family})" if name != family and (taken.count(name.casefold()) > 1 or name in families) else name
        for name, family in zip(names, families, strict=True)
    )


def display_at(table: Table, seat: int | None) -> Presentation:
    """Return how a game is put into words for a viewer. Boards are drawn with the seats; pages write names on them."""
    reader = seat if seat is not None and sits_alone(table.seats, seat) else None
    return display_calling(table.game, called(table.game, table.seats), reader)


def sits_alone(seats: list[Seat], seat: int) -> bool:
    """Whether a seat is the only one of its holder; at a shared screen nobody is "you"."""
    return sum(each.is_held_by(seats[seat].holder) for each in seats) == 1


@lru_cache(maxsize=MOST)
def display_calling(game: Game, names: tuple[str, ...], reader: int | None) -> Presentation:
    """Return how a game is put into words among people of these names, one of whom may read them."""
    plain = presentation(game)
    given = {key: name for key, name in zip(game.seat_names, names, strict=False) if name != str(plain.words.name(key))}
    return (
        plain
        if reader is None and not given
        else plain.calling(given, "" if reader is None else game.seat_names[reader])
    )
