"""The tables and small pictures in the rules: every card is there, with its figures and how sure they are."""

from __future__ import annotations

import re

import pytest

import godsplay
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES
from godsplay.present.presentation import presentation

from .positions import GAME, OFFICES

DISPLAY = presentation(GAME)


def rows(name: str) -> dict[str, list[str]]:
    """Return a table by the names in its first column that has any, without links."""
    bare = [[re.sub(r"\[(.*?)\]\(#.*?\)", r"\1", cell) for cell in row] for row in DISPLAY.rule_tables()[name]().rows]
    return {next(cell for cell in row if cell): row for row in bare}


@pytest.mark.parametrize(
    ("table", "cards"), [("privileges", PRIVILEGES), ("conflicts", CONFLICTS), ("kings", KINGS)], ids=lambda each: ""
)
def test_every_card_is_listed(table, cards):
    text = DISPLAY.rule_templates.table(table)
    for card in cards:
        assert DISPLAY.words.name(card) in text


def test_a_privilege_is_listed_with_symbol_estates_moment_and_action():
    assert rows("privileges")["Surrender"][2:] == ["0", "any Conflict is resolved", "−3 to the Strength of your card"]
    duchy = "An Estate in any Province that is not partitioned, if you dominate enough of them: 2 with two or three"
    assert rows("privileges")["Private duchy"][4].startswith(duchy)


def test_a_conflict_is_listed_with_the_grade_of_each_scale():
    """Line 728: 21 for three players; the others follow from it."""
    assert rows("conflicts")["Livonian War"][1:5] == ["14′", "21", "28′", "35′"]
    assert rows("conflicts")["Dimitriads°"][1:5] == ["12°", "18°", "24°", "30°"]


def test_all_four_offices_are_listed():
    assert [row.lower() for row in rows("senators")] == OFFICES


def test_an_edition_of_ones_own_changes_the_tables():
    game = godsplay.game("magnates", {"privilege": {"rokosz": {"estates": 3}}})
    tables = presentation(game).rule_tables()
    assert next(row for row in tables["privileges"]().rows if "Rokosz" in row[0])[2] == "3"


def test_every_table_and_small_picture_is_used():
    source = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    text = "".join(section.text for section in DISPLAY.rulebook.sections.values())
    assert [name for name in DISPLAY.rule_tables() if f'table("{name}")' not in source] == []
    assert [name for name in DISPLAY.icons() if f"(icon:{name})" not in text] == []


def test_a_small_picture_stands_alone():
    for name, picture in DISPLAY.icons().items():
        assert picture.startswith("<svg"), name
        assert "<style>" in picture, name
        assert "prefers-color-scheme:dark" in picture, name
