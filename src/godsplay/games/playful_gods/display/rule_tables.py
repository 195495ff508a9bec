"""The tables in the rules: pieces, fields, cards and tokens, and how sure each figure is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from godsplay.engine.edition import Edition
from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    COLOURS,
    ELEMENT_COUNT,
    ELEMENTS,
    GODS,
    ICONS,
    LASTING,
    LEVELS,
    POWERS,
    RING_1,
    SECTORS,
    Board,
)
from godsplay.present.rule_templates import MARKS, RuleTable, find, graded, weakest
from godsplay.present.words import Words

DECK: Final = [f"deck.{name}" for name in (*ELEMENTS, "multi")]
COPIES: Final = [f"gods.{name}.copies" for name in GODS]
DISCS: Final = [f"board.{level}" for level in LEVELS[RING_1:]]
PIECES: Final = {  # its sign, and the figures that count it
    "champions": (COLOURS[0], ["fixed.most-players"]),
    "player-boards": ("blocked-element", ["fixed.most-players"]),
    "rings": ("ring-1", ["fixed.rings"]),
    "starting-fields": ("starting-field", []),
    "bridges": ("bridge", ["board.bridges"]),
    "playing-cards": ("card-with-icon", DECK),
    "god-cards": ("god-card", COPIES),
    "action-card": ("action-card", []),
    "tokens": ("token-aether", ["fixed.tokens"]),
}


class RuleTables:
    """The tables of one edition."""

    def __init__(self, words: Words, edition: Edition, board: Board) -> None:
        self.words = words
        self.edition = edition
        self.board = board

    def by_name(self) -> dict[str, Callable[[], RuleTable]]:
        """Return all tables by the names that the rules call them by."""
        return {
            "pieces": self.pieces,
            "fields": self.fields,
            "deck": self.deck,
            "way": self.way,
            "gods": self.gods,
            "tokens": self.tokens,
        }

    def heads(self, *names: str) -> list[str]:
        """Name columns."""
        return [self.words.say(f"rule-table-{name}") for name in names]

    def marked(self, number: int, keys: Iterable[str]) -> str:
        """Return a number that follows from figures, with the mark of the least sure of them."""
        return f"{number}{self.mark(keys)}"

    def mark(self, keys: Iterable[str]) -> str:
        """Return the mark of the least sure of some figures."""
        return MARKS[weakest([weakest_grade(self.edition, key) for key in keys])]

    def pieces(self) -> RuleTable:
        """List what is in the box."""
        numbers = {
            "starting-fields": self.marked(len(self.board.start_fields), ["board.start-fields"]),
            "playing-cards": self.marked(sum(self.board.deck), DECK),
            "god-cards": self.marked(sum(self.board.god_copies), COPIES),
            "action-card": "1",
        }
        rows = [
            [
                sign(icon),
                self.words.say(f"piece-{name}"),
                numbers.get(name) or graded(self.edition, *figures),
                self.words.say(f"piece-{name}-about"),
            ]
            for name, (icon, figures) in PIECES.items()
        ]
        return RuleTable(["", *self.heads("piece", "number", "about")], rows)

    def fields(self) -> RuleTable:
        """List the fields of the rings and the centre, clockwise."""
        heads = [
            f"{self.words.name(level)}{self.mark([key])}" for level, key in zip(LEVELS[RING_1:], DISCS, strict=True)
        ]
        rows = [
            [str(place), *[self.element(find(self.edition, key).value[place]) for key in DISCS]]
            for place in range(SECTORS)
        ]
        return RuleTable([*self.heads("field"), *heads], rows)

    def deck(self) -> RuleTable:
        """Count the playing cards by element and icon."""
        rings = [f"{sign(level)} {self.words.name(level)}" for level in LEVELS[RING_1:ICONS]]
        heads = [*self.heads("card", "without-icon"), *rings, *self.heads("together")]
        rows = []
        for name, key in zip((*ELEMENTS, "multi"), DECK, strict=True):
            counts = [graded(self.edition, key, icon) for icon in range(ICONS)]
            rows.append([self.element(name), *counts, self.marked(sum(find(self.edition, key).value), [key])])
        sums = [self.marked(sum(self.board.deck[icon::ICONS]), DECK) for icon in range(ICONS)]
        rows.append([*self.heads("together"), *sums, self.marked(sum(self.board.deck), DECK)])
        return RuleTable(heads, rows)

    def way(self) -> RuleTable:
        """Count the cards that it takes from the start to the centre, if all of them fit and nobody interferes."""
        bridge, step = self.board.bridge_cost, find(self.edition, "fixed.move").value
        rows, total = [], 0
        for level in range(RING_1, CENTRE + 1):
            first = 0 if level == RING_1 else bridge
            total += first + step
            rows.append([str(self.words.name(LEVELS[level])), str(first), str(step), str(total)])
        return RuleTable(self.heads("onto", "for-bridge", "for-step", "so-far"), rows)

    def gods(self) -> RuleTable:
        """List the God Cards with their effects, how long they last, and where the Action Card goes."""
        rows = []
        for god, name in enumerate(GODS):
            effect = self.words.say(f"draw-god-{name}", {"count": self.board.god_figures[god]})
            lasts = self.words.say("rule-table-a-round" if god in LASTING else "rule-table-at-once")
            passing = self.words.say(f"rule-table-{self.board.passing[god]}") + self.mark([f"gods.{name}.passing"])
            copies = graded(self.edition, f"gods.{name}.copies")
            rows.append([f"{sign(name)} {self.words.name(name)} ({copies})", effect, lasts, passing])
        return RuleTable(self.heads("god", "effect", "lasts", "action-card"), rows)

    def tokens(self) -> RuleTable:
        """List the Ability tokens and their powers."""
        rows = []
        for element in range(ELEMENT_COUNT):
            name, power = ELEMENTS[element], POWERS[self.board.powers[element]]
            about = self.words.say(f"draw-power-{power}", {"count": self.board.tide})
            called = f"{self.words.name(power)}{self.mark([f'tokens.{name}'])}"
            rows.append([f"{sign(f'token-{name}')} {self.words.name(name)}", called, about])
        return RuleTable(self.heads("token", "power", "effect"), rows)

    def element(self, name: str) -> str:
        """Show an element by its sign and its name."""
        return f"{sign(name)} {self.words.name(name)}"


def sign(icon: str) -> str:
    """Show a small picture in a cell."""
    return f"![](icon:{icon})"


def weakest_grade(edition: Edition, key: str) -> str:
    """Return how sure a figure is, by the least sure of its parts."""
    grade = find(edition, key).grade
    return grade if isinstance(grade, str) else weakest(grade)
