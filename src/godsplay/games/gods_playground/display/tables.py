"""The board as tables for a terminal, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.gods_playground.rules.board import (
    BLACK,
    BLACK_BY_TURN,
    ENEMIES,
    FAMILIES,
    HABSBURGS,
    OTTOMANS,
    PLACES,
    REGIONS,
    SOURCES,
    SPACES,
    TATARS,
    TURNS,
    UNITS,
)
from godsplay.present.words import Words

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.game import GodsPlayground

Table = tuple[str, list[str], list[list[str]]]

SECRET_STEPS = ("nobles", "bidding")
VIENNA_TURN = 3


def lay_out(game: GodsPlayground, view: dict[str, Any]) -> list[Table]:
    """Lay out families, regions and enemies, with a line about the turn above and notes below."""
    return Tables(game, view).all()


class Tables:
    """One view, and the words to show it with."""

    def __init__(self, game: GodsPlayground, view: dict[str, Any]) -> None:
        self.game = game
        self.board = game.board
        self.view = view
        self.words: Words = game.words()
        self.turn: int = view["turn"]
        self.step: str = view["stack"][-1]["step"] if view["stack"] else ""

    def all(self) -> list[Table]:
        """List the tables from top to bottom."""
        shown = [self.status(), self.families(), self.regions(), self.enemies()]
        if self.step in SECRET_STEPS:
            shown.append(self.blocks())
        elif self.step == "place-nobles":
            shown.append(self.demand())
        return [*shown, self.notes()]

    # The tables.

    def status(self) -> Table:
        """Say which turn, king and phase it is, and who is first player."""
        bank = self.board.bank - sum(family["money"] for family in self.view["families"].values())
        values = {"turn": self.turn, "king": f"king-{self.turn}", "bank": bank}
        title = self.words.say("title-status")
        if not self.step:
            return title, [], [[self.words.say("board-over", values)]]
        values.update(step=self.step, first=self.view["first"])
        return title, [], [[self.words.say("board-status", values)]]

    def families(self) -> Table:
        """Show what each family has, in hand and in points."""
        rows = []
        for name in FAMILIES:
            family = self.view["families"][name]
            rows.append(
                [
                    self.words.say(f"family-{name}"),
                    str(family["money"]),
                    str(self.stock(name)),
                    runs(family["blocks"]),
                    str(list(self.view["sejm"].values()).count(name)),
                    self.points(family["points"]),
                ]
            )
        return self.table("families", ["family", "money", "stock", "blocks", "sejm", "points"], rows)

    def regions(self) -> Table:
        """Show what stands in each region."""
        rows = []
        for name in REGIONS:
            region = self.view["regions"][name]
            holder = self.view["sejm"][name]
            rows.append(
                [
                    self.words.say(f"label-{name}"),
                    str(region["value"]),
                    self.estates(name, region["estates"]),
                    self.by_family(region["nobles"]),
                    self.armies(name, region),
                    self.words.say(f"initial-{holder}") if holder else "",
                    self.invaders(region),
                ]
            )
        return self.table("regions", ["region", "value", "estates", "nobles", "armies", "sejm", "invaders"], rows)

    def enemies(self) -> Table:
        """Show how strong each enemy is, and what stands against it."""
        rows = []
        for enemy, name in enumerate(ENEMIES):
            box = self.view["enemies"][name]
            printed, mark = self.strength(enemy)
            added = box["added"] + self.guests(enemy)
            cubes = {**box["nobles"], "king": box["king"]}
            rows.append(
                [
                    f"{enemy + 1} {self.enemy_in_box(enemy)}",
                    self.target(enemy),
                    f"{printed}{mark} + {added} = {printed + added}" if added else f"{printed}{mark}",
                    self.against(cubes),
                    f"{self.board.box_points[enemy]}{self.mark(f'points.{name}')}",
                    self.words.say("board-treaty") if self.view["treaty"] == name else "",
                ]
            )
        title, heads, rows = self.table("enemies", ["enemy", "attacks", "strength", "against", "box-points"], rows)
        return title, [*heads, ""], rows

    def blocks(self) -> Table:
        """Show the blocks on their places, and the bids, as far as they may be seen."""
        heads = [self.words.say("head-family"), *(self.words.say(f"label-{name}") for name in REGIONS)]
        heads.append(self.words.say("head-army"))
        rows = []
        for name in FAMILIES:
            placed = self.view["families"][name]["placed"]
            row = ["?"] * len(PLACES) if placed is None else [str(placed.get(place, "·")) for place in PLACES]
            rows.append([self.words.say(f"name-{name}"), *row])
        if self.step == "bidding":
            heads.append(self.words.say("head-bid"))
            for name, cells in zip(FAMILIES, rows, strict=True):
                bid = self.view["families"][name]["bid"]
                cells.append(self.words.say("board-sealed") if bid == "secret" else "" if bid is None else str(bid))
        return self.words.say("title-blocks"), heads, rows

    def demand(self) -> Table:
        """Show the nobles that blocks ask for and that are not placed yet."""
        heads = [self.words.say("head-family"), *(self.words.say(f"label-{name}") for name in REGIONS)]
        rows = [
            [
                self.words.say(f"name-{name}"),
                *(str(self.view["regions"][region]["demand"].get(name, "·")) for region in REGIONS),
            ]
            for name in FAMILIES
        ]
        return self.words.say("title-demand"), heads, rows

    def notes(self) -> Table:
        """Say what stands beside the map, and which figures are reconstructed."""
        rebels, ukraine = self.view["rebels"], self.view["cossacks"]
        values = dict(zip(UNITS, self.view["polish-army"], strict=False))
        values.update(box=self.board.cossacks - ukraine - rebels, ukraine=ukraine, rebels=rebels)
        rows = [[self.words.say("board-army", values)], [self.words.say("board-marks")]]
        if any(self.is_reconstructed(key) for key in self.shown_figures()):
            rows.append([self.words.say("board-reconstructed")])
        return "", [], rows

    # What stands in their cells.

    def table(self, title: str, heads: list[str], rows: list[list[str]]) -> Table:
        """Put title and heads into words."""
        mark = "*" if any(self.is_reconstructed(f"estates.{name}") for name in REGIONS) else ""
        return (
            self.words.say(f"title-{title}"),
            [self.words.say(f"head-{head}", {"mark": mark}) for head in heads],
            rows,
        )

    def stock(self, family: str) -> int:
        """Count the nobles a family has left to place."""
        placed: int = sum(region["nobles"].get(family, 0) for region in self.view["regions"].values())
        fighting: int = sum(box["nobles"].get(family, 0) for box in self.view["enemies"].values())
        return self.board.nobles - placed - fighting

    def points(self, by_source: dict[str, int]) -> str:
        """Add a family's points up, naming where they come from."""
        parts = [f"{by_source[each]} {self.words.say(f'source-{each}')}" for each in SOURCES if by_source[each]]
        total = str(sum(by_source.values()))
        return f"{total} = {' + '.join(parts)}" if parts else total

    def estates(self, region: str, line: list[dict[str, Any] | None]) -> str:
        """Show an estate line from the heart outwards: owner and points, with manager and city."""
        start = REGIONS.index(region) * SPACES
        cells = []
        for space, estate in enumerate(line):
            worth = self.board.estate_points[start + space]
            cell = f"·{worth}"
            if estate is not None:
                cell = f"{self.words.say('initial-' + estate['family'])}{worth}"
                cell += self.words.say("initial-manager") if estate["manager"] else ""
                cell += self.words.say("initial-city") if estate["city"] else ""
            cells.append(cell)
        return " ".join(cells)

    def by_family(self, counts: dict[str, int]) -> str:
        """Show counts behind the initials of those who have any."""
        return " ".join(
            f"{self.words.say('initial-' + name)}{counts[name]}"
            for name in [*FAMILIES, "king"]
            if counts.get(name, 0) > 0
        )

    def armies(self, name: str, region: dict[str, Any]) -> str:
        """Show the units of each family, and Cossacks."""
        cells = []
        for family in FAMILIES:
            units = [
                f"{region[unit][family]}{self.words.say('initial-' + unit)}"
                for unit in ("infantry", "cavalry", "artillery")
                if region[unit].get(family, 0)
            ]
            if units:
                cells.append(f"{self.words.say('initial-' + family)} {' '.join(units)}")
        if name == "ukraine" and self.view["cossacks"]:
            cells.append(f"{self.view['cossacks']} {self.words.say('name-cossacks')}")
        return ", ".join(cells)

    def invaders(self, region: dict[str, Any]) -> str:
        """Show enemy strength and influence in a region."""
        cells = [f"{self.enemy_name(ENEMIES.index(name))} {count}" for name, count in region["strength"].items()]
        if region["influence"]:
            cells.append(self.words.say("board-pieces", {"count": region["influence"]}))
        return ", ".join(cells)

    def against(self, cubes: dict[str, int]) -> str:
        """Show the cubes in an enemy box, and their sum where several have some."""
        total = sum(cubes.values())
        shown = self.by_family(cubes)
        return f"{shown} = {total}" if " " in shown else shown

    def enemy_name(self, enemy: int) -> str:
        """Name an enemy as it is called this turn."""
        key = BLACK_BY_TURN[self.turn - 1] if enemy == BLACK else ENEMIES[enemy]
        return self.words.say(f"name-{key}")

    def enemy_in_box(self, enemy: int) -> str:
        """Name an enemy with what is special about its box."""
        name = self.enemy_name(enemy)
        if enemy == BLACK:
            return self.words.say("board-black", {"name": name})
        if enemy == HABSBURGS and self.view["vienna"]:
            return self.words.say("board-vienna", {"name": name})
        if enemy == HABSBURGS and self.turn < TURNS:
            return self.words.say("board-influence", {"name": name})
        return name

    def target(self, enemy: int) -> str:
        """Name where an enemy attacks this turn."""
        if enemy == OTTOMANS and self.turn == VIENNA_TURN:
            return self.words.say("name-vienna")
        return self.words.say(f"label-{REGIONS[enemy]}")

    def guests(self, enemy: int) -> int:
        """Count the Cossacks with the Tatars, and the Ottomans at Vienna."""
        if enemy == TATARS:
            return int(self.view["rebels"])
        return int(self.view["vienna"]) if enemy == HABSBURGS else 0

    # Figures and how sure they are.

    def strength(self, enemy: int) -> tuple[int, str]:
        """Read an enemy's printed strength this turn, with its mark."""
        if self.view["vienna"]:
            if enemy == HABSBURGS and self.turn < TURNS:
                return 0, ""  # the influence pieces are gone
            if self.turn == TURNS and enemy == OTTOMANS:
                return self.board.ottomans_from_vienna, self.mark("vienna.ottomans")
            if self.turn == TURNS and enemy == HABSBURGS:
                return self.board.habsburg_box_under_ottomans, self.mark("vienna.habsburg-box")
        return self.board.strength[enemy][self.turn - 1], self.mark(f"strength.{ENEMIES[enemy]}")

    def shown_figures(self) -> list[str]:
        """List the keys of the figures that the tables show."""
        names = [f"{table}.{name}" for table in ("strength", "points") for name in ENEMIES]
        return names + [f"estates.{name}" for name in REGIONS]

    def mark(self, key: str) -> str:
        """Give the mark of a figure that is reconstructed."""
        return "*" if self.is_reconstructed(key) else ""

    def is_reconstructed(self, key: str) -> bool:
        """Tell whether a figure is reconstructed, in this turn if it differs by turn."""
        grade = self.game.edition.figures[key].grade
        return (grade if isinstance(grade, str) else grade[self.turn - 1]) == "reconstructed"


def runs(blocks: list[int]) -> str:
    """Show blocks in order, equal ones together."""
    return " ".join(str(value) * blocks.count(value) for value in sorted(set(blocks)))
