"""The board as tables for a terminal, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.magnates.display.panels import leading
from godsplay.games.magnates.rules.board import AGES, BUILDINGS, FAMILIES, FIEFS, PROVINCES, SENATORS, SPACES, SPOTS
from godsplay.games.magnates.rules.cards import FEWEST_PLAYERS
from godsplay.present.words import Words

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.game import Magnates

Table = tuple[str, list[str], list[list[str]]]


def lay_out(game: Magnates, view: dict[str, Any]) -> list[Table]:
    """Lay out Provinces, families and the cards on the board, with a line about the round above."""
    return Tables(game, view).all()


class Tables:
    """One view, and the words to show it with."""

    def __init__(self, game: Magnates, view: dict[str, Any]) -> None:
        self.game = game
        self.cards = game.cards
        self.view = view
        self.words: Words = game.words()
        self.families_in_play: list[str] = FAMILIES[: view["players"]]

    def all(self) -> list[Table]:
        """List the tables from top to bottom."""
        shown = [self.status(), self.provinces(), self.families()]
        spots = self.spots()
        if spots[2]:
            shown.append(spots)
        if any("*" in cell for _, _, rows in shown for row in rows for cell in row):
            shown.append(("", [], [[self.words.say("board-reconstructed")]]))
        return shown

    # The tables.

    def status(self) -> Table:
        """Say which round, King and phase it is."""
        view = self.view
        title = self.words.say("title-status")
        values = {"round": view["round"], "age": AGES[view["round"] - 1]}
        if view["third-partition"]:
            return title, [], [[self.words.say("board-third-partition")]]
        if not view["stack"]:
            return title, [], [[self.words.say("board-over", values)]]
        values["step"] = view["stack"][-1]["step"]
        if view["king"] is None:
            key = "board-set-up" if values["step"] == "set-up" else "board-interregnum"
            return title, [], [[self.words.say(key, values)]]
        values.update(king=view["king"], symbol=view["symbol"])
        return title, [], [[self.words.say("board-status", values)]]

    def provinces(self) -> Table:
        """Show the Estates in each Province, who leads, its Fiefs, and what threatens it."""
        heads = [self.say("head-province"), *(self.name(family) for family in self.families_in_play)]
        heads += [self.say(f"head-{head}") for head in ("leader", "fiefs", "strength", "conflicts")]
        rows = []
        for number, name in enumerate(PROVINCES):
            province = self.view["provinces"][name]
            label = self.words.say("board-partitioned", {"province": name}) if province["partitioned"] else ""
            rows.append(
                [
                    label or self.name(name),
                    *(str(province["estates"].get(family, "·")) for family in self.families_in_play),
                    self.leader(province["estates"]),
                    self.fiefs(number),
                    self.strength(name),
                    self.threats(number),
                ]
            )
        return self.say("title-provinces"), heads, rows

    def families(self) -> Table:
        """Show what each family holds, in turn order."""
        heads = ["order", "family", "wealth", "hand", "senators", "privileges"]
        rows = []
        for place, name in enumerate(self.view["order"]):
            family = self.view["families"][name]
            rows.append(
                [
                    str(place + 1),
                    self.name(name),
                    str(self.view["scores"][FAMILIES.index(name)]),
                    self.hand(family),
                    ", ".join(self.name(each) for each in SENATORS if self.view["senators"][each] == name),
                    ", ".join(self.name(card) + self.estates(card) for card in family["privileges"]),
                ]
            )
        return self.say("title-families"), [self.say(f"head-{head}") for head in heads], rows

    def spots(self) -> Table:
        """Show the Family cards that lie at Senators, Privileges and Conflicts."""
        heads = [self.say("head-spot"), self.say("head-card")]
        heads += [self.name(family) for family in self.families_in_play]
        rows = []
        for spot in SPOTS:
            placed = [self.view["families"][family]["played"].get(spot, "·") for family in self.families_in_play]
            on_it = self.on_spot(spot)
            if on_it or any(card != "·" for card in placed):
                cells = ["?" if card == "face-down" else self.name(card) for card in placed]
                rows.append([self.name(spot), on_it, *cells])
        return self.say("title-spots"), heads, rows

    # What stands in their cells.

    def say(self, key: str) -> str:
        """Put a key without values into words."""
        return self.words.say(key)

    def name(self, value: str) -> str:
        """Give the name of a thing."""
        return str(self.words.name(value))

    def leader(self, estates: dict[str, int]) -> str:
        """Name who has Advantage or Dominance."""
        leader, dominates = leading(estates, len(self.families_in_play))
        if not leader:
            return ""
        return self.words.say("board-dominates" if dominates else "board-advantage", {"seat": leader})

    def fiefs(self, province: int) -> str:
        """Name who holds the Fiefs of a Province."""
        cells = []
        for fief, name in enumerate(FIEFS):
            if self.cards.fief_province[fief] == province:
                holder = self.view["fiefs"][name]
                cells.append(f"{self.name(name)}: {self.name(holder) if holder else '·'}")
        return ", ".join(cells)

    def strength(self, province: str) -> str:
        """List what adds to or takes from the total Strength in a Province."""
        cells = []
        for building, where in self.view["buildings"].items():
            if where == province:
                cells.append(f"{self.name(building)} {self.cards.building_strength[BUILDINGS.index(building)]:+}")
        if self.view["silent-sejm"]:
            cells.append(f"{self.name('silent-sejm')} {self.cards.silent_sejm:+}")
        if self.view["black-clouds"] and province == "prussia":
            cells.append(f"{self.name('black-clouds')} {self.cards.black_clouds:+}")
        return ", ".join(cells)

    def threats(self, province: int) -> str:
        """Name the Conflicts on the two spaces of a Province's Power."""
        return "; ".join(self.threat(space) for space in SPACES[2 * province : 2 * province + 2]).strip("; ")

    def threat(self, space: str) -> str:
        """Name the Conflict on a space, with its scale."""
        entry = self.view["conflicts"].get(space)
        if entry is None:
            return ""
        key = f"conflict.{entry['conflict']}.scale"
        values = {"conflict": entry["conflict"], "scale": entry["scale"], "mark": self.mark(key)}
        return self.words.say("board-undefeated" if entry["undefeated"] else "board-threat", values)

    def hand(self, family: dict[str, Any]) -> str:
        """Show a hand, or what is known of it: the cards of a family that nobody has seen this round."""
        hidden = list(family["played"].values()).count("face-down")
        cards = " ".join(self.name(card) for card in family["hand"])
        return f"{cards} ({hidden} ?)" if hidden else cards

    def on_spot(self, spot: str) -> str:
        """Name the card that is contested at a spot."""
        if spot in SPACES:
            return self.threat(spot)
        if spot in SENATORS:
            return ""
        dealt = self.view["sejm"][SPOTS.index(spot) - len(SENATORS)]
        if dealt is None:
            return ""
        if dealt["won-by"] is None:
            return self.name(dealt["privilege"]) + self.estates(dealt["privilege"])
        return self.words.say("board-won", {"privilege": dealt["privilege"], "seat": dealt["won-by"]})

    def estates(self, privilege: str) -> str:
        """Show the Estates that a Privilege brings and its symbols, as far as they are sure."""
        figures = self.game.edition.figures
        symbols = "/".join(self.name(each) for each in figures[f"privilege.{privilege}.symbols"].value)
        number = figures[f"privilege.{privilege}.estates"].value
        marks = [self.mark(f"privilege.{privilege}.{field}") for field in ("estates", "symbols")]
        return f" ({number}{marks[0]} {symbols}{marks[1]})"

    def mark(self, key: str) -> str:
        """Give the mark of a figure that is reconstructed, for this number of players if it differs."""
        grade = self.game.edition.figures[key].grade
        by_players = grade if isinstance(grade, str) else grade[len(self.families_in_play) - FEWEST_PLAYERS]
        return "*" if by_players == "reconstructed" else ""
