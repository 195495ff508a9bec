"""A second opinion on Playful Gods: the rules as its rulebook, v4.2, states them, on plain positions.

"EN 186" is line 186 of the rulebook. "Ruling 3" is one of its rulings.toml: how a line that is silent or
can be read in two ways is played at this table.
"""

from __future__ import annotations

from second_opinion.playful_gods.decisions import choices, choose, go_on
from second_opinion.playful_gods.table import COLOURS, Position, lay_out, put_away
from second_opinion.playful_gods.turn import new_table, place_the_rings


def begin(players: int, options: dict[str, bool], readings: dict[str, str], drawn: list[int]) -> Position:
    """Return the position at the first decision. EN 162-172."""
    table = new_table(players, options, readings, drawn)
    place_the_rings(table)
    return put_away(table)


def legal(position: Position, readings: dict[str, str], seat: int) -> set[str]:
    """Return what a seat may choose now. EN 178-241."""
    return choices(lay_out(position, readings, []), COLOURS[seat])


def after(position: Position, readings: dict[str, str], seat: int, move: str, drawn: list[int]) -> Position:
    """Return the position at the next decision. EN 3-10."""
    table = lay_out(position, readings, drawn)
    choose(table, COLOURS[seat], move)
    go_on(table)
    return put_away(table)


def ending(position: Position, readings: dict[str, str]) -> tuple[list[int], list[int]]:
    """Return who has won: the god whose champion is in the centre. EN 176."""
    won = [seat["champion"].startswith("centre") for seat in position["seats"].values()]
    return [int(each) for each in won], [seat for seat, each in enumerate(won) if each]
