"""What board.toml and edition files must look like."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from godsplay.engine.edition import Edition, EditionError, read_edition

Count = Annotated[int, Meta(ge=0, le=999)]
Price = Annotated[int, Meta(ge=0, le=99, multiple_of=2)]  # halved prices must come out even
Face = Annotated[int, Meta(ge=2, le=7)]
ByTurn = Annotated[list[Count], Meta(min_length=4, max_length=4)]
Units = Annotated[list[Count], Meta(min_length=3, max_length=3)]
Line = Annotated[list[Count], Meta(min_length=5, max_length=5)]
Name = Literal["prussia", "lithuania", "ukraine", "little-poland", "great-poland"]


class Table(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """A table of figures."""


class Strength(Table):
    black: ByTurn
    russia: ByTurn
    tatars: ByTurn
    ottomans: ByTurn
    habsburgs: ByTurn


class Vienna(Table):
    ottomans: Count
    habsburg_box: Count
    pacifying: Count


class Points(Table):
    black: Count
    russia: Count
    tatars: Count
    ottomans: Count
    habsburgs: Count
    sejm_disc: Count
    money_for_a_point: Annotated[int, Meta(ge=1)]
    jesuit_school: Count
    jesuit_bonus: Count
    city_factor: Count


class Nobles(Table):
    """What things cost in nobles. Sentences of the game name these numbers, so that no edition can change them."""

    first_estate: Literal[1]
    later_estate: Literal[2]
    land_manager: Literal[1]
    danzig: Literal[1]
    treaty: Literal[1]
    liberum_veto: Literal[1]
    confederation: Literal[2]
    jesuit_school: Literal[1]
    new_city: Literal[2]
    army: Literal[1]
    campaign: Literal[1]
    election: Literal[1]
    moved: Literal[2]
    great_poland: Literal[2]


class Structure(Table):
    """What the game is built around. Lists and actions have these lengths, so that no edition can change them."""

    players: Literal[3]
    turns: Literal[4]
    phases: Literal[16]
    regions: Literal[5]
    spaces: Literal[5]
    first_estates: Literal[3]
    blocks_placed: Literal[6]
    rounds_of_special_actions: Literal[2]
    dice_for_enemies: Literal[4]
    dice_that_break_a_treaty: Literal[2]
    artillery_bonus: Literal[1]
    treaties_a_turn: Literal[1]
    cities_a_turn: Literal[1]


class Arrows(Table):
    black: list[Name]
    russia: list[Name]
    tatars: list[Name]
    ottomans: list[Name]
    habsburgs: list[Name]


class Estates(Table):
    prussia: Line
    lithuania: Line
    ukraine: Line
    little_poland: Line
    great_poland: Line


class PolishArmy(Table):
    base: Annotated[list[Units], Meta(min_length=4, max_length=4)]
    up_to: Annotated[list[Count], Meta(min_length=1)]
    added: Annotated[list[Units], Meta(min_length=1)]


class Values(Table):
    start: Count
    lowest: Count
    highest: Count


class Money(Table):
    bank: Annotated[int, Meta(ge=0, le=132)]  # the catalog of actions has bids up to 132
    start: Count
    least_income: Count
    land_manager: Count
    danzig_factor: Count
    treaty: Count
    jesuit_school: Count


class Prices(Table):
    infantry: Price
    cavalry: Price
    artillery: Price
    cossack: Price


class Hits(Table):
    infantry: Face
    cavalry: Face
    cossack: Face


class Pieces(Table):
    nobles: Count
    all_discs: Annotated[int, Meta(ge=3, le=999)]
    discs: Annotated[int, Meta(ge=3, le=999)]
    infantry: Count
    cavalry: Count
    artillery: Annotated[int, Meta(ge=0, le=1)]
    cossacks: Count
    land_managers: Count
    cities: Count
    king_cubes: Count
    polish_infantry: Count
    polish_cavalry: Count
    polish_artillery: Annotated[int, Meta(ge=0, le=1)]
    noble_blocks: Literal[12]
    lowest_block: Literal[0]
    highest_block: Literal[5]
    blocks_of_a_value: Literal[2]
    # What lies in the box and never runs out here, or is only moved along a track.
    black_cubes: Count
    russian_cubes: Count
    tatar_cubes: Count
    ottoman_cubes: Count
    habsburg_cubes: Count
    influence_pieces: Count
    gold: Count
    silver: Count
    gold_worth: Count
    silver_worth: Count
    dice: Count
    treaty_markers: Count
    game_markers: Count
    value_markers: Count


class Figures(Table):
    """The tables of board.toml."""

    strength: Strength
    vienna: Vienna
    points: Points
    nobles: Nobles
    game: Structure
    arrows: Arrows
    estates: Estates
    polish_army: PolishArmy
    value: Values
    money: Money
    price: Prices
    hits: Hits
    pieces: Pieces


def read_board(changes: Path | str | dict[str, Any] | None) -> tuple[Edition, Figures]:
    """Read the figures, with those of an edition file in their place."""
    edition, figures = read_edition(Path(__file__).parent / "board.toml", changes, Figures)
    army, value = figures.polish_army, figures.value
    if len(army.up_to) != len(army.added):
        raise EditionError("polish-army.added: needs as many entries as polish-army.up-to")
    if army.up_to != sorted(set(army.up_to)) or army.up_to[-1] < 15:
        raise EditionError("polish-army.up-to: must rise, and end at 15 or more")
    if not value.lowest <= value.start <= value.highest:
        raise EditionError("value.start: must lie between value.lowest and value.highest")
    if figures.money.bank < 3 * figures.money.start:
        raise EditionError("money.bank: must hold what three families start with")
    return edition, figures
