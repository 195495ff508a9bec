"""Sentences have the figures of the edition that is played: none that an edition can change stands in a word file."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement, Variant
from fluent.syntax.visitor import Visitor

import godsplay
from godsplay import EditionError
from godsplay.present.presentation import presentation

GAME = godsplay.game("gods-playground")
OTHER = {
    "name": "other figures",
    "value": {"start": 4},
    "points": {"sejm-disc": 7},
    "hits": {"infantry": 6, "cavalry": 3},
    "vienna": {"pacifying": 8},
    "pieces": {"cities": 3},
}
TOLD = ("hint-", "why-", "prompt-", "brings-")
NUMBERS = {"two": 2, "both": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10, "twelve": 12}

# The numbers in fixed text that is told at the table, and the figures that they are; RULE if they are none.
RULE = ""
FIXED = {
    "prompt-set-up": ["game.first-estates"],
    "prompt-bidding": [RULE],  # from 0
    "prompt-special-actions": ["game.rounds-of-special-actions"],
    "why-special-actions": ["game.rounds-of-special-actions"],
    "why-jesuit-schools": ["game.regions"],
    "why-buy-units": ["game.artillery-bonus"],
    "hint-about-title": ["game.players"],
    "hint-about": ["game.players", "game.turns"],
    "hint-nobles": ["game.blocks-placed", "pieces.noble-blocks", "game.blocks-placed"],
    "hint-enemies-title": ["game.regions"],  # each has its enemy
    "hint-army-box": ["game.players"],
    "hint-building": ["nobles.later-estate"],
    "hint-armies": [RULE],  # a die that shows 1
    "hint-special-actions-title": ["game.rounds-of-special-actions"],
    "brings-manager": ["nobles.land-manager"],
    "brings-danzig": ["nobles.danzig"],
    "brings-veto": ["nobles.liberum-veto"],
    "brings-fight-back": [RULE],  # a disc
    "brings-treaty": ["nobles.treaty", RULE],  # a disc
    "brings-confederation": ["nobles.confederation"],
    "brings-school": ["nobles.jesuit-school"],
    "brings-city": ["nobles.new-city"],
    "brings-army": ["nobles.army"],
    "brings-buy": ["game.artillery-bonus"],
    "brings-campaign": ["nobles.campaign", RULE],  # a disc
}


class FixedNumbers(Visitor):
    """Collects the numbers in the fixed text of each message, but for those of a form for one or none."""

    def __init__(self):
        super().__init__()
        self.found = {}

    def visit_Message(self, message: Message):
        self.key = message.id.name
        self.generic_visit(message)

    def visit_Variant(self, variant: Variant):
        if variant.key.__dict__.get("name") != "one":
            self.generic_visit(variant)

    def visit_TextElement(self, text: TextElement):
        for word in re.findall(r"\w+", text.value.lower()):
            if word.isdigit() or word in NUMBERS:
                self.found.setdefault(self.key, []).append(int(NUMBERS.get(word, word)))


def test_numbers_in_fixed_text_are_those_that_no_edition_can_change():
    numbers = FixedNumbers()
    numbers.visit(FluentParser().parse((GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")))
    told = {key: found for key, found in numbers.found.items() if key.startswith(TOLD)}
    assert {key: len(found) for key, found in told.items()} == {key: len(figures) for key, figures in FIXED.items()}
    for key, found in told.items():
        for number, figure in zip(found, FIXED[key], strict=True):
            if figure != RULE:
                assert number == GAME.edition.figures[figure].value, (key, figure)
                table, _, name = figure.partition(".")
                with pytest.raises(EditionError):
                    godsplay.game("gods-playground", {table: {name: number + 1}})


@pytest.mark.parametrize(
    ("key", "printed", "other"),
    [
        ("hint-estate-value", "below the name: 3 now", "below the name: 4 now"),
        ("hint-sejm", "worth 2 points at", "worth 7 points at"),
        (
            "hint-armies",
            "infantry hits with 5 or more, cavalry with 4 or",
            "infantry hits with 6 or more, cavalry with 3 or",
        ),
        ("reading-ottomans-from-vienna-all-but-two-march", "All but the 2 who", "All but the 8 who"),
        ("no-city-left", "All cities", "All cities"),
    ],
)
def test_a_sentence_has_the_figure_of_the_edition(key, printed, other):
    assert printed in presentation(GAME).words.say(key)
    assert other in presentation(godsplay.game("gods-playground", OTHER)).words.say(key)


def test_one_point_is_a_point():
    words = presentation(godsplay.game("gods-playground", {"points": {"sejm-disc": 1}})).words
    assert "worth 1 point at the end" in words.say("hint-sejm")


def test_no_sentence_that_is_told_keeps_a_figure_that_has_changed():
    """All that can be said without values is said in both editions; where a figure was, there is the other one."""
    words, others = presentation(GAME).words, presentation(godsplay.game("gods-playground", OTHER)).words
    changed = {key for key in words.keys("hint-") + words.keys("why-") if words.say(key) != others.say(key)}
    assert changed == {"hint-estate-value", "hint-sejm", "hint-armies"}
