"""What cards.toml and edition files must look like."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from godsplay.engine.edition import Edition, EditionError, read_edition
from godsplay.games.magnates.rules import board

Count = Annotated[int, Meta(ge=0, le=99)]
Change = Annotated[int, Meta(ge=-99, le=99)]
ByPlayers = Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(min_length=4, max_length=4)]  # 2, 3, 4, 5
ByFamilyCard = Annotated[list[Count], Meta(min_length=13, max_length=13)]
Symbol = Literal["sabre", "chalice", "ducat", "crown"]
Province = Literal["lithuania", "ukraine", "little-poland", "great-poland", "prussia"]
Prize = Literal["estate", "livonia", "smolensk", "moldova", "silesia"]
Loss = Literal["invasion", "privilege", "black-clouds", "silent-sejm"]

FIXED: Final = {
    "rounds": board.ROUNDS,
    "senate_cards": board.BIDS_IN_SENATE,
    "sejm_cards": board.SEJM_SPACES,
    "conflict_cards": board.CONFLICTS_A_ROUND,
    "kings_of_an_age": board.KINGS_IN_AN_AGE,
    "partitions": board.PARTITIONS_TO_FALL,
}


class Table(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """A table of figures."""


class Round(Table):
    """What the board and the rules are built on: an edition cannot change it."""

    rounds: Count
    senate_cards: Count
    sejm_cards: Count
    conflict_cards: Count
    kings_of_an_age: Count
    partitions: Count


class Pawns(Table):
    """How many there are of each; as many as are ever needed."""

    magnate: Count
    advantage_dominance: Count
    partition: Count
    silent_sejm: Count
    black_clouds: Count
    building: Count


class Family(Table):
    influence: ByFamilyCard
    strength: ByFamilyCard


class Estates(Table):
    pawns: Annotated[int, Meta(ge=1, le=99)]
    king_bonus: Count


class Strength(Table):
    black_clouds: Change
    silent_sejm: Change
    fief: Change


class Wealth(Table):
    estate: Count
    dominance: Count
    advantage: Count
    presence: Count
    fief: Count


class Senator(Table):
    symbol: Symbol
    estates: Count
    influence: Change = 0
    strength: Change = 0


class Privilege(Table):
    symbols: list[Symbol]
    estates: Count
    influence: Change = 0
    strength: Change = 0
    building: Change = 0
    dominance: ByPlayers = []
    provinces: Count = 0
    wealth: Count = 0


class Conflict(Table):
    province: Province
    scale: ByPlayers
    prize: Prize
    loss: list[Loss]
    also_invaded: list[Province]


class King(Table):
    symbol: Symbol


class Figures(Table):
    """The tables of cards.toml."""

    round: Round
    pawns: Pawns
    family: Family
    estates: Estates
    strength: Strength
    wealth: Wealth
    fief: dict[str, Province]
    senator: dict[str, Senator]
    privilege: dict[str, Privilege]
    conflict: dict[str, Conflict]
    king: dict[str, King]


def read_cards(changes: Path | str | dict[str, Any] | None) -> tuple[Edition, Figures]:
    """Read the figures, with those of an edition file in their place."""
    edition, figures = read_edition(Path(__file__).parent / "cards.toml", changes, Figures)
    for key, fixed in FIXED.items():
        if getattr(figures.round, key) != fixed:
            raise EditionError(f"round.{key.replace('_', '-')}: is {fixed} in every edition")
    for name, conflict in figures.conflict.items():
        if conflict.province in conflict.also_invaded:
            raise EditionError(f"conflict.{name}.also-invaded: names the Conflict's own Province")
        if conflict.prize != "estate" and figures.fief[conflict.prize] != conflict.province:
            raise EditionError(f"conflict.{name}.prize: this Fief belongs to another Province")
    return edition, figures
