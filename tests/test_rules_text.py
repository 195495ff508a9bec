"""The rules of every game: whole, without a figure of their own, and every citation leads somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import godsplay
from godsplay.present.citations import cited_lines, cited_rulings, split_source
from godsplay.present.presentation import Presentation, presentation
from helpers.games import GAMES

BOOKS = json.loads((Path(__file__).parent / "data" / "rulebook_lines.json").read_text(encoding="utf-8"))
ASKED = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
NAMED = re.compile(r"\b(turns?|phases?|rounds?|rings?|rulings?|enemy|level) \d+((,| and| to|-) ?\d+)*", re.IGNORECASE)
LISTED = re.compile(r"^\d+\. ", re.MULTILINE)
UNNUMBERED = re.compile(r"\(ruling\)")


def display(name: str) -> Presentation:
    return presentation(godsplay.game(name))


def written(name: str) -> list[tuple[str, str, str]]:
    """List what stands in a rules.md: the anchor, the words and the source of every section."""
    rulebook = display(name).rulebook
    own = [each for each in rulebook.sections.values() if not re.match("readings?|rulings?", each.anchor)]
    return [(each.anchor, *split_source(each.source)) for each in own]


def problems_with_lines(name: str, text: str) -> list[str]:
    """List the cited lines that the rulebook does not have, or leaves blank."""
    found = []
    for lines in cited_lines(text):
        book = BOOKS[name].get(lines.book)
        if book is None or not 1 <= lines.first <= lines.last <= book["lines"]:
            found.append(f"{lines} does not exist")
        elif lines.first in book["blank"] or lines.last in book["blank"]:
            found.append(f"{lines} begins or ends with a blank line")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_section_can_be_read(name):
    for section in display(name).rulebook.sections.values():
        assert section.text.strip() or section.depth <= 2, section.anchor


@pytest.mark.parametrize("name", GAMES)
def test_no_figure_stands_in_the_text(name):
    for anchor, words, _ in written(name):
        left = NAMED.sub("", LISTED.sub("", ASKED.sub("", words)))
        assert not re.search(r"\d", left), f"{anchor}: {re.search(r'.{0,30}[0-9].{0,30}', left)}"


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_that_is_cited_exists_and_every_one_that_exists_is_cited(name):
    rulings = display(name).rulebook.rulings
    cited = {number for _, words, source in written(name) for number in cited_rulings(f"{words} {source}")}
    assert cited == set(rulings)
    assert not [anchor for anchor, words, _ in written(name) if UNNUMBERED.search(words)]


@pytest.mark.parametrize("name", GAMES)
def test_every_cited_line_exists_and_is_not_blank(name):
    found = [f"{anchor}: {each}" for anchor, _, source in written(name) for each in problems_with_lines(name, source)]
    for number, ruling in display(name).rulebook.rulings.items():
        found += [f"ruling {number}: {each}" for line in ruling.lines for each in problems_with_lines(name, line)]
    for reading in godsplay.game(name).readings:
        found += [
            f"{reading.name}: {each}" for line in reading.ways.values() for each in problems_with_lines(name, line)
        ]
    assert not found


@pytest.mark.parametrize("name", GAMES)
def test_a_ruling_that_is_a_reading_names_one(name):
    readings = {reading.name for reading in godsplay.game(name).readings}
    named = {ruling.reading for ruling in display(name).rulebook.rulings.values() if ruling.reading}
    assert named <= readings


@pytest.mark.parametrize("name", GAMES)
def test_every_example_can_be_played_and_drawn_and_is_shown(name):
    shown = "".join(section.text for section in display(name).rulebook.sections.values())
    examples = display(name).examples
    for example in examples.all:
        assert f"picture:{example})" in shown
        assert examples.drawn(example, False).startswith("<svg")
        assert examples.drawn(example, True).startswith("<svg")


@pytest.mark.parametrize("name", GAMES)
def test_links_within_the_rules_lead_to_a_section(name):
    rulebook = display(name).rulebook
    for section in rulebook.sections.values():
        for anchor in re.findall(r"\]\(#([a-z0-9-]+)\)", section.text):
            assert anchor in rulebook.sections, f"{section.anchor} links to {anchor}"


def test_citations_are_read_with_their_books():
    assert cited_lines("EN 7-19, 40; SUM 3; rulings 3, 34") == [("EN", 7, 19), ("EN", 40, 40), ("SUM", 3, 3)]
    assert cited_rulings("as before (ruling 7), or not (rulings 3, 34 and 7)") == [7, 3, 34]
