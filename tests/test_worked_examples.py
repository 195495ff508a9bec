"""Worked examples of the rules: where they begin and end, and what of it is told."""

from __future__ import annotations

import msgspec
import pytest

import godsplay
from godsplay.present.examples import Example, ExampleError, Examples, Told
from godsplay.present.presentation import presentation

LAST_PASS = Example("A turn ends", record="turn.json", at=73, moves=1)


def tell(**changes) -> Told:
    """Tell what the last pass of a first turn leads to, or a part of it."""
    examples = Examples(presentation(godsplay.game("gods-playground")))
    examples.all = {"example": msgspec.structs.replace(LAST_PASS, **changes)}
    return examples.tell("example")


def test_a_move_is_told_with_all_that_follows():
    told = tell()
    assert told.sentences[0].startswith("Blue passes")
    assert told.after.turn == told.before.turn + 1


def test_an_example_can_begin_and_end_on_the_way_of_a_move():
    told = tell(since="estates", until="victory-points")
    said = ("loses the estate", "estate value", "nobles in")
    assert all(any(words in each for words in said) for each in told.sentences)
    assert "Tatars: 5 against 3 nobles in Ukraine: 2 estates lost." in told.sentences
    assert told.before.strength_in(3) == told.after.strength_in(3) == 1
    assert sum(owner >= 0 for owner in told.before.estates) > sum(owner >= 0 for owner in told.after.estates)


def test_only_what_an_example_is_about_is_told():
    assert all("Tatars" in each for each in tell(about=["Tatars"]).sentences)


@pytest.mark.parametrize("changes", [{"about": ["Martians"]}, {"since": "set-up"}])
def test_an_example_about_nothing_is_an_error(changes):
    with pytest.raises(ExampleError, match="example"):
        tell(**changes)
