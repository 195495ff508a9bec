"""The board as tables for a terminal."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.display.cells import cubes, enemy_name, make_table, mark
from godsplay.games.gods_playground.display.enemy_table import enemy_table
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    EMPTY,
    ENEMIES,
    FACE_DOWN,
    FAMILIES,
    NO_BID,
    NOBODY,
    PLACES,
    REGION_COUNT,
    REGIONS,
    SEATS,
    SECRET_BID,
    SOURCES,
    SPACES,
    UKRAINE,
    UNITS,
)
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.presentation import TextTable
from godsplay.present.words import Words

SECRET_STEPS: Final = ("nobles", "bidding")
FAMILY_HEADS: Final = ["family", "money", "stock", "blocks", "sejm", "points"]
REGION_HEADS: Final = ["region", "value", "estates", "nobles", "armies", "sejm", "invaders"]


class Tables:
    """What a seat knows, and the words to show it with."""

    def __init__(self, words: Words, state: State) -> None:
        self.words = words
        self.state = state
        self.board = state.board
        self.step: str = state.stack[-1].step.name if state.stack else ""

    def all(self) -> list[TextTable]:
        """List the tables from top to bottom."""
        shown = [self.families(), self.regions(), enemy_table(self.words, self.state)]
        if self.step in SECRET_STEPS:
            shown.append(self.blocks())
        elif self.step == "place-nobles":
            shown.append(self.demand())
        return shown

    # Above and below the tables.

    def status(self) -> str:
        """Describe which turn, king and phase it is, and who is first player."""
        turn = self.state.turn
        values: dict[str, int | str] = {"turn": turn, "king": f"king-{turn}", "bank": self.state.bank()}
        if not self.step:
            return self.words.say("board-over", {**values})
        return self.words.say("board-status", {**values, "step": self.step, "first": FAMILIES[self.state.first]})

    def when(self) -> str:
        """Name the turn and the phase."""
        if not self.state.stack:
            return ""
        return self.words.say("when", {"turn": self.state.turn, "step": self.state.stack[0].step.name})

    def notes(self) -> list[str]:
        """Describe what stands beside the map, and which figures are reconstructed."""
        state = self.state
        army = dict(zip(UNITS, state.polish_army(), strict=False))
        cossacks = {"box": state.cossack_box(), "ukraine": state.cossacks, "rebels": state.rebels}
        lines = [self.words.say("board-army", {**army, **cossacks}), self.words.say("board-marks")]
        if any(mark(self.state, key) for key in self.shown_figures()):
            lines.append(self.words.say("board-reconstructed"))
        return lines

    # The tables.

    def families(self) -> TextTable:
        """Show what each family has, in hand and in points."""
        rows = [
            [
                str(self.words.name(name)),
                str(self.state.money[seat]),
                str(self.state.stock(seat)),
                self.hand(seat),
                str(self.state.sejm_discs(seat)),
                self.points(seat),
            ]
            for seat, name in enumerate(FAMILIES)
        ]
        return make_table(self.words, self.state, "families", FAMILY_HEADS, rows)

    def regions(self) -> TextTable:
        """Show what stands in each region."""
        rows = []
        for region, name in enumerate(REGIONS):
            holder = self.state.sejm[region]
            rows.append(
                [
                    self.words.say(f"label-{name}"),
                    str(self.state.values[region]),
                    self.estates(region),
                    cubes(self.words, [self.state.nobles_of(region, seat) for seat in range(SEATS)]),
                    self.armies(region),
                    "" if holder == NOBODY else self.words.say(f"initial-{FAMILIES[holder]}"),
                    self.invaders(region),
                ]
            )
        return make_table(self.words, self.state, "regions", REGION_HEADS, rows)

    def blocks(self) -> TextTable:
        """Show the blocks on their places, and the bids, as far as they may be seen."""
        heads = [self.words.say("head-family"), *(self.words.say(f"label-{name}") for name in REGIONS)]
        heads.append(self.words.say("head-army"))
        rows = [
            [self.words.say(f"name-{name}"), *(self.block(seat, place) for place in range(len(PLACES)))]
            for seat, name in enumerate(FAMILIES)
        ]
        if self.step == "bidding":
            heads.append(self.words.say("head-bid"))
            for seat, cells in enumerate(rows):
                cells.append(self.bid(seat))
        return TextTable(self.words.say("title-blocks"), heads, rows)

    def demand(self) -> TextTable:
        """Show the nobles that blocks ask for and that are not placed yet."""
        heads = [self.words.say("head-family"), *(self.words.say(f"label-{name}") for name in REGIONS)]
        rows = [
            [
                self.words.say(f"name-{name}"),
                *(str(self.state.demand[region * SEATS + seat] or "·") for region in range(REGION_COUNT)),
            ]
            for seat, name in enumerate(FAMILIES)
        ]
        return TextTable(self.words.say("title-demand"), heads, rows)

    # Cells of families.

    def hand(self, seat: int) -> str:
        """Show the blocks in hand in order, equal ones together."""
        counts = self.state.hand[seat * BLOCK_VALUES : (seat + 1) * BLOCK_VALUES]
        return " ".join(str(value) * count for value, count in enumerate(counts) if count)

    def points(self, seat: int) -> str:
        """Add a family's points up, naming where they come from."""
        by_source = self.state.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        named = zip(by_source, SOURCES, strict=True)
        parts = [f"{points} {self.words.say(f'source-{source}')}" for points, source in named if points]
        total = str(self.state.points_of(seat))
        return f"{total} = {' + '.join(parts)}" if parts else total

    def block(self, seat: int, place: int) -> str:
        """Show a block as far as it is known."""
        value = self.state.block(seat, place)
        return "?" if value == FACE_DOWN else "·" if value == EMPTY else str(value)

    def bid(self, seat: int) -> str:
        """Show a bid as far as it is known."""
        bid = self.state.bids[seat]
        return self.words.say("board-sealed") if bid == SECRET_BID else "" if bid == NO_BID else str(bid)

    # Cells of regions.

    def estates(self, region: int) -> str:
        """Show an estate line from the heart outwards: owner and points, with manager and city."""
        cells = []
        for place in range(region * SPACES, (region + 1) * SPACES):
            owner = self.state.estates[place]
            cell = "·" if owner == NOBODY else self.words.say(f"initial-{FAMILIES[owner]}")
            cell += str(self.board.estate_points[place])
            cell += self.words.say("initial-manager") if self.state.managers[place] else ""
            cell += self.words.say("initial-city") if self.state.cities[place] else ""
            cells.append(cell)
        return " ".join(cells)

    def armies(self, region: int) -> str:
        """Show the units of each family, and Cossacks."""
        cells = []
        fielded = (self.state.infantry, self.state.cavalry, self.state.artillery)
        for seat, family in enumerate(FAMILIES):
            units = [
                f"{pieces[region * SEATS + seat]}{self.words.say('initial-' + unit)}"
                for unit, pieces in zip(UNITS, fielded, strict=False)
                if pieces[region * SEATS + seat]
            ]
            if units:
                cells.append(f"{self.words.say('initial-' + family)} {' '.join(units)}")
        if region == UKRAINE and self.state.cossacks:
            cells.append(f"{self.state.cossacks} {self.words.say('name-cossacks')}")
        return ", ".join(cells)

    def invaders(self, region: int) -> str:
        """Show enemy strength and influence in a region."""
        counts = self.state.strength[region * len(ENEMIES) : (region + 1) * len(ENEMIES)]
        cells = [f"{enemy_name(self.words, self.state, enemy)} {count}" for enemy, count in enumerate(counts) if count]
        if self.state.influence[region]:
            cells.append(self.words.say("board-pieces", {"count": self.state.influence[region]}))
        return ", ".join(cells)

    # Figures and how sure they are.

    def shown_figures(self) -> list[str]:
        """List the keys of the figures that the tables show."""
        names = [f"{table}.{name}" for table in ("strength", "points") for name in ENEMIES]
        return names + [f"estates.{name}" for name in REGIONS]
