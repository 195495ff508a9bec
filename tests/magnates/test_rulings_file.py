"""The rulings as they are written down: whole, cited by the rules, and true to the readings."""

from __future__ import annotations

import re
import tomllib

import pytest

from .positions import GAME

RULINGS = tomllib.loads((GAME.folder / "rulings.toml").read_text(encoding="utf-8"))
RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")
LINES = re.compile(r"EN [1-9]\d*(-[1-9]\d*)?")


def cited():
    """List the rulings that the rules cite."""
    return {number for found in re.findall(r"rulings? ([\d, ]+)", RULES) for number in re.findall(r"\d+", found)}


def test_rulings_are_numbered_without_a_gap_and_all_are_cited():
    assert list(RULINGS) == [str(number) for number in range(1, len(RULINGS) + 1)]
    assert cited() == set(RULINGS)


@pytest.mark.parametrize("number", RULINGS)
def test_a_ruling_has_a_question_an_answer_and_the_lines_that_it_rests_on(number):
    ruling = RULINGS[number]
    assert set(ruling) - {"reading"} == {"question", "answer", "lines"}
    assert not ruling["question"].endswith((".", "?"))
    assert ruling["answer"].endswith(".")
    assert ruling["lines"]
    assert all(LINES.fullmatch(each) for each in ruling["lines"])


def test_every_reading_decides_a_ruling():
    assert {ruling["reading"] for ruling in RULINGS.values() if "reading" in ruling} == set(GAME.agreed)
