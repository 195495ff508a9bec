"""The tables in the rules: every card and marker with its figures, and how sure each figure is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any, Final

from godsplay.engine.edition import Edition
from godsplay.engine.message import Value
from godsplay.games.magnates.display.card_words import card_change, card_moment, card_rule
from godsplay.games.magnates.display.draw.header import ROMAN as ROUND_NUMERALS
from godsplay.games.magnates.display.draw.rows import ROMAN
from godsplay.games.magnates.rules.board import (
    AGES,
    BUILDINGS,
    FAMILIES,
    FAMILY_CARDS,
    FIEFS,
    KINGS_IN_AN_AGE,
    POWERS,
    PROVINCES,
    SENATORS,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, FEWEST_PLAYERS, KINGS, PRIVILEGES, SCALES, Cards
from godsplay.present.rule_templates import MARKS, RuleTable, graded, weakest
from godsplay.present.words import Words, signed

SPACE: Final = "\N{NO-BREAK SPACE}"  # keeps a small picture beside its name
PAWNS: Final = ["magnate", "advantage-dominance", "partition", "silent-sejm", "black-clouds", "building"]
WEALTH: Final = ["estate", "fief", "dominance", "advantage", "presence"]


class RuleTables:
    """The tables of one edition."""

    def __init__(self, words: Words, edition: Edition, cards: Cards) -> None:
        self.words = words
        self.edition = edition
        self.cards = cards

    def all(self) -> dict[str, Callable[[], RuleTable]]:
        """Return what makes each table, by name."""
        return {
            "components": self.components,
            "provinces": self.provinces,
            "family-cards": self.family_cards,
            "senators": self.senators,
            "privileges": self.privileges,
            "conflicts": self.conflicts,
            "kings": self.kings,
            "wealth": self.wealth,
            "in-the-province": self.in_the_province,
            "influence-actions": partial(self.changes, "influence"),
            "strength-actions": partial(self.changes, "strength"),
        }

    # What lies on the table.

    def components(self) -> RuleTable:
        """List the cards, markers and pawns, and what each kind is for."""
        each = len(FAMILIES)
        counts = {
            "family-cards": self.say("part-for-each", count=len(FAMILY_CARDS), families=each),
            "estates": self.say("part-for-each", count=self.figure("estates.pawns"), families=each),
            "senators": str(len(SENATORS)),
            "privileges": str(len(PRIVILEGES)),
            "conflicts": str(len(CONFLICTS)),
            "kings": str(len(KINGS)),
            **{name: self.figure(f"pawns.{name}") for name in PAWNS},
        }
        rows = [[self.say(f"part-{name}"), count, self.say(f"part-{name}-about")] for name, count in counts.items()]
        return self.table(["part", "count", "purpose"], rows)

    def provinces(self) -> RuleTable:
        """List the Provinces in the order of their Conflicts, with Power and Fiefs."""
        rows = []
        for place, province in enumerate(PROVINCES):
            fiefs = [self.name(fief) for fief in FIEFS if self.cards.fief_province[FIEFS.index(fief)] == place]
            rows.append([ROMAN[place], self.province(province), self.power(POWERS[place]), ", ".join(fiefs)])
        return self.table(["order", "province", "power", "fiefs"], rows)

    def family_cards(self) -> RuleTable:
        """List the thirteen cards of every family."""
        heads = {"influence": "head-influence", "strength": "head-strength-of-card"}
        rows = [
            [self.say(head), *(self.figure(f"family.{kind}", card) for card in range(len(FAMILY_CARDS)))]
            for kind, head in heads.items()
        ]
        return RuleTable([self.say("head-family-card"), *(self.name(card) for card in FAMILY_CARDS)], rows)

    def senators(self) -> RuleTable:
        """List the four Senators."""
        rows = [
            [
                self.link(self.say(f"draw-{name}"), name),
                self.symbols([self.value(f"senator.{name}.symbol")], f"senator.{name}.symbol"),
                self.figure(f"senator.{name}.estates"),
                self.moment(name),
                self.card_text(name),
            ]
            for place, name in enumerate(SENATORS)
        ]
        return self.table(["senator", "symbol", "estates", "moment", "action"], rows)

    def privileges(self) -> RuleTable:
        """List all Privileges."""
        rows = [
            [
                self.link(self.name(name), name),
                self.symbols(self.value(f"privilege.{name}.symbols"), f"privilege.{name}.symbols"),
                self.figure(f"privilege.{name}.estates"),
                self.moment(name),
                self.card_text(name),
            ]
            for place, name in enumerate(PRIVILEGES)
        ]
        return self.table(["privilege", "symbol", "estates", "moment", "action"], rows)

    def conflicts(self) -> RuleTable:
        """List all Conflicts, those of each Power below its name."""
        players = [self.say("head-scale", count=FEWEST_PLAYERS + place) for place in range(SCALES)]
        heads = [self.say("head-conflict"), *players, self.say("head-prize"), self.say("head-loss")]
        rows = []
        for power, province in zip(POWERS, PROVINCES, strict=True):
            attack = self.say("rule-attack", power=self.power(power), province=province)
            rows.append([f"{icon(province)} **{attack}**", *[""] * (len(heads) - 1)])
            rows += [self.conflict(name) for name in CONFLICTS if self.value(f"conflict.{name}.province") == province]
        return RuleTable(heads, rows)

    def conflict(self, name: str) -> list[str]:
        """List what stands on a Conflict; a mark behind its name is about its Power."""
        key = f"conflict.{name}"
        scales = [self.figure(f"{key}.scale", players) for players in range(SCALES)]
        return [self.name(name) + self.mark(f"{key}.province"), *scales, self.prize(name), self.loss(name)]

    def kings(self) -> RuleTable:
        """List the Kings of each age with their symbols."""
        rows = []
        for place, name in enumerate(KINGS):
            age, later = divmod(place, KINGS_IN_AN_AGE)
            first = [ROUND_NUMERALS[age], capital(self.name(AGES[age]))]
            symbol = self.symbols([self.value(f"king.{name}.symbol")], f"king.{name}.symbol")
            rows.append([*(["", ""] if later else first), self.name(name), symbol])
        return self.table(["round", "age", "king", "symbol"], rows)

    # Counts.

    def wealth(self) -> RuleTable:
        """List what brings Wealth."""
        rows = [[icon(SIGNS[name]), self.say(f"wealth-{name}"), self.figure(f"wealth.{name}")] for name in WEALTH]
        constitution = self.figure("privilege.constitution-of-may-3.wealth")
        return self.table(["sign", "for", "wealth"], [*rows, ["", self.say("wealth-constitution"), constitution]])

    def in_the_province(self) -> RuleTable:
        """List what changes the total Strength in a Province."""
        keys = {name: f"privilege.{name}.building" for name in BUILDINGS}
        keys["fief"] = "strength.fief"
        keys["silent-sejm"], keys["black-clouds"] = "strength.silent-sejm", "strength.black-clouds"
        rows = [[icon(name), self.say(f"counts-{name}"), self.change(key)] for name, key in keys.items()]
        return self.table(["sign", "standing", "total"], rows)

    def changes(self, kind: str) -> RuleTable:
        """List the cards whose actions change Influence or Strength."""
        rows = []
        for place, name in enumerate([*SENATORS, *PRIVILEGES]):
            office = place < len(SENATORS)
            key = f"{'senator' if office else 'privilege'}.{name}.{kind}"
            if key in self.edition.figures:
                shown = self.say(f"draw-{name}") if office else self.name(name)
                rows.append([shown, self.moment(name), self.change(key)])
        return self.table(["card-played", "moment", f"change-{kind}"], rows)

    # What stands in their cells.

    def table(self, heads: list[str], rows: list[list[str]]) -> RuleTable:
        """Put rows under their heads."""
        return RuleTable([self.say(f"head-{head}") for head in heads], rows)

    def say(self, key: str, **values: Value) -> str:
        """Return the words of a key."""
        return self.words.say(key, values)

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return str(self.words.name(value))

    def figure(self, key: str, *places: int | str) -> str:
        """Return a figure with the mark of its grade."""
        return graded(self.edition, key, *places)

    def value(self, key: str) -> Any:
        """Return a figure by itself."""
        return self.edition.figures[key].value

    def change(self, key: str) -> str:
        """Return a figure that is added to another, with its sign and the mark of its grade."""
        return signed(self.value(key)) + self.mark(key)

    def mark(self, *keys: str) -> str:
        """Return the mark of the least sure among figures."""
        grades = [self.edition.figures[key].grade for key in keys]
        flat = [each for grade in grades for each in ([grade] if isinstance(grade, str) else grade)]
        return MARKS[weakest(flat)]

    def province(self, name: str) -> str:
        """Name a Province behind its colours."""
        return f"{icon(name)}{SPACE}{self.name(name)}"

    def power(self, name: str) -> str:
        """Name a Power."""
        return self.say(f"draw-power-{name}")

    def symbols(self, symbols: list[str], key: str) -> str:
        """Show the symbols of a card."""
        return ", ".join(f"{icon(each)}{SPACE}{self.name(each)}" for each in symbols) + self.mark(key)

    def link(self, shown: str, card: str) -> str:
        """Link the name of a card to the rule of its action."""
        return f"[{shown}](#{card_rule(card)})"

    def moment(self, card: str) -> str:
        """Describe when the action of a card is played."""
        return card_moment(self.words, card)

    def card_text(self, card: str) -> str:
        """Describe what the action of a card does."""
        figures = self.edition.figures
        values: dict[str, Value] = {"change": signed(card_change(self.cards, card))}
        if card == "private-duchy":
            values["count"] = self.by_players(figures[f"privilege.{card}.dominance"].value)
        elif card == "ad-maiorem-dei-gloriam":
            values["count"] = self.cards.gloriam_provinces
        elif card == "constitution-of-may-3":
            values["count"] = self.cards.constitution_wealth
        return self.say(f"card-text-{card}", **values)

    def by_players(self, counts: list[int]) -> str:
        """Describe a figure that differs with the number of players."""
        told = []
        for count, places in groupby(range(len(counts)), key=lambda place: counts[place]):
            players = [FEWEST_PLAYERS + place for place in places]
            told.append(self.say("for-players", count=count, first=players[0], last=players[-1]))
        return ", ".join(told)

    def prize(self, conflict: str) -> str:
        """Name what the strongest wins."""
        key = f"conflict.{conflict}.prize"
        won = self.value(key)
        sign, named = ("estate", self.say("draw-an-estate")) if won == "estate" else ("fief", self.name(won))
        return f"{icon(sign)}{SPACE}{named}{self.mark(key)}"

    def loss(self, conflict: str) -> str:
        """Name what a lost Conflict costs."""
        key = f"conflict.{conflict}"
        figures = self.edition.figures
        invaded = [figures[f"{key}.province"].value, *figures[f"{key}.also-invaded"].value]
        told = []
        for loss in figures[f"{key}.loss"].value:
            sign = "lose-privilege" if loss == "privilege" else loss
            keys = [f"{key}.loss", f"{key}.also-invaded"] if loss == "invasion" else [f"{key}.loss"]
            told.append(f"{icon(sign)}{SPACE}{self.say(f'rule-loss-{loss}', provinces=invaded)}{self.mark(*keys)}")
        return ", ".join(told)


SIGNS: Final = {  # what stands for a source of Wealth
    "estate": "estate",
    "fief": "fief",
    "dominance": "dominance",
    "advantage": "advantage",
    "presence": "family-estate",
}


def icon(name: str) -> str:
    """Return a small picture in Markdown."""
    return f"![](icon:{name})"


def capital(name: str) -> str:
    """Begin a name with a capital."""
    return name[:1].upper() + name[1:]
