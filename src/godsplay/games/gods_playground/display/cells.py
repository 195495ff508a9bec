"""What the tables of families, regions and enemies have in common."""

from __future__ import annotations

from godsplay.games.gods_playground.display.grades import is_reconstructed
from godsplay.games.gods_playground.rules.board import FAMILIES, REGIONS
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.presentation import TextTable
from godsplay.present.words import Words


def make_table(words: Words, state: State, title: str, heads: list[str], rows: list[list[str]]) -> TextTable:
    """Make a table whose title and heads are keys of words."""
    stars = "*" if any(mark(state, f"estates.{name}") for name in REGIONS) else ""
    return TextTable(words.say(f"title-{title}"), [words.say(f"head-{head}", {"mark": stars}) for head in heads], rows)


def mark(state: State, key: str) -> str:
    """Return the mark of a figure that is reconstructed, in this turn if it differs by turn."""
    return "*" if is_reconstructed(state, key, state.turn - 1) else ""


def cubes(words: Words, counts: list[int]) -> str:
    """Show counts behind the initials of those who have any: the families, and the King."""
    owners = [*FAMILIES, "king"]
    return " ".join(f"{words.say('initial-' + owners[place])}{count}" for place, count in enumerate(counts) if count)


def enemy_name(words: Words, state: State, enemy: int) -> str:
    """Name an enemy as it is called this turn."""
    return words.say(f"name-{state.enemy_name(enemy)}")
