"""What the cards of all things have in common: the position, the words, how a card is made."""

from __future__ import annotations

from godsplay.engine.message import Value
from godsplay.games.gods_playground.display.phases import phase_of
from godsplay.games.gods_playground.rules.board import FAMILIES, NO_DICE
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.presentation import Thing
from godsplay.present.words import Words

Figures = list[tuple[str, str]]


class Card:
    """What a seat knows, and the words to say what something is."""

    def __init__(self, words: Words, state: State, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat_number = seat
        self.phase_now = phase_of(state)

    def say(self, key: str, **values: Value) -> str:
        """Return the words of a key with its values."""
        return self.words.say(key, values)

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return str(self.words.name(value))

    def label(self, region: str) -> str:
        """Name a region as the board does."""
        return self.say(f"label-{region}")

    def make(self, key: str, title: str, figures: Figures, rule: str) -> Thing:
        """Make the card of a thing whose purpose is told under a key."""
        return Thing(title, self.say(f"thing-{key}"), figures, rule)

    def by_family(self, counts: list[int]) -> Figures:
        """Write a number for every family that has any."""
        return [(self.name(family), str(count)) for family, count in zip(FAMILIES, counts, strict=True) if count]

    def unit_figure(self, kind: str, count: int) -> tuple[str, str]:
        """Write how many units of a kind there are."""
        return self.say(f"rule-unit-{kind}"), str(count)

    def hits_figure(self, unit: int) -> Figures:
        """Write on which faces of a die a unit hits; nothing for artillery, which rolls none."""
        face = self.state.board.hits[unit]
        return [] if face == NO_DICE else [(self.say("thing-hits"), self.say("rule-or-more", face=face))]
