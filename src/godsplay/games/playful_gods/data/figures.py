"""What components.toml and edition files must look like."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from godsplay.engine.edition import Edition, EditionError, read_edition

Count = Annotated[int, Meta(ge=0, le=99)]
Element = Literal["air", "fire", "earth", "water", "aether"]
Ring = Annotated[list[Element], Meta(min_length=10, max_length=10)]
Sectors = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=6, max_length=10)]
Icons = Annotated[list[Count], Meta(min_length=4, max_length=4)]
OneOrTwo = Annotated[int, Meta(ge=1, le=2)]  # the catalog of actions has no more
Passing = Literal["keep", "left-1", "left-2", "right-1"]
Power = Literal["tailwind", "scorch", "causeway", "tide", "quintessence"]


class Table(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """A table of figures."""


class Fixed(Table):
    """What the rules are laid out for: an edition cannot change it."""

    fewest_players: Literal[2]
    most_players: Literal[6]
    minutes: tuple[Literal[20], Literal[45]]
    age: Literal[10]
    rings: Literal[3]
    elements: Literal[5]
    fields: Literal[10]
    move: Literal[1]
    rotation: Literal[1]
    board_cards: Literal[1]
    tokens: Literal[5]
    line: Literal[4]


class Board(Table):
    ring_1: Ring
    ring_2: Ring
    ring_3: Ring
    centre: Ring
    start_fields: Sectors
    bridges: Count


class Deck(Table):
    air: Icons
    fire: Icons
    earth: Icons
    water: Icons
    aether: Icons
    multi: Icons


class Rules(Table):
    hand: Annotated[int, Meta(ge=1, le=15)]
    cards_a_turn: Annotated[int, Meta(ge=1, le=99)]
    bridge: OneOrTwo
    dispose: Annotated[int, Meta(ge=1, le=15)]


class GodCard(Table):
    """A God Card: its copies and its passing mark."""

    copies: Annotated[int, Meta(ge=0, le=9)]
    passing: Passing


class CountingCard(GodCard):
    """A God Card whose effect counts cards."""

    cards: Annotated[int, Meta(ge=1, le=15)]


class TurningCard(GodCard):
    """A God Card whose effect turns rings."""

    turns: Annotated[int, Meta(ge=1, le=9)]


class Gods(Table):
    aphrodite: GodCard
    zeus: TurningCard
    poseidon: TurningCard
    hades: GodCard
    hera: GodCard
    athena: CountingCard
    apollo: CountingCard
    artemis: GodCard
    ares: CountingCard
    hephaestus: GodCard
    hermes: GodCard
    dionysus: GodCard
    demeter: CountingCard
    hestia: GodCard
    persephone: GodCard
    iris: GodCard
    tyche: GodCard
    nike: GodCard


class Tokens(Table):
    air: Power
    fire: Power
    earth: Power
    water: Power
    aether: Power
    owned: Annotated[int, Meta(ge=1, le=5)]
    a_turn: Annotated[int, Meta(ge=1, le=5)]
    tide: OneOrTwo


class Figures(Table):
    """The tables of components.toml."""

    fixed: Fixed
    board: Board
    deck: Deck
    rules: Rules
    gods: Gods
    tokens: Tokens


def read_components(changes: Path | str | dict[str, Any] | None) -> tuple[Edition, Figures]:
    """Read the figures, with those of an edition file in their place."""
    edition, figures = read_edition(Path(__file__).parent / "components.toml", changes, Figures)
    starts, deck, tokens = figures.board.start_fields, figures.deck, figures.tokens
    if len(set(starts)) != len(starts):
        raise EditionError("board.start-fields: names a sector twice")
    cards = sum(sum(kind) for kind in (deck.air, deck.fire, deck.earth, deck.water, deck.aether, deck.multi))
    most = figures.fixed.most_players
    if cards < most * figures.rules.hand:
        raise EditionError(f"deck: has {cards} cards, too few for {most} hands of {figures.rules.hand}")
    if not any(getattr(figures.gods, name).copies for name in figures.gods.__struct_fields__):
        raise EditionError("gods: there must be at least one God Card")
    powers = [tokens.air, tokens.fire, tokens.earth, tokens.water, tokens.aether]
    if len(set(powers)) != len(powers):
        raise EditionError("tokens: two of them have the same power")
    return edition, figures
