"""What there is to know of the arena: its fields and rings, as a seat sees them."""

from __future__ import annotations

from collections.abc import Callable

from godsplay.engine.message import Value
from godsplay.games.playful_gods.display import tables
from godsplay.games.playful_gods.display.naming import card_names, listed
from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    COLOURS,
    ELEMENTS,
    IN,
    LEVELS,
    NOBODY,
    SECTORS,
    START,
    WAYS,
    fits,
    icon_of,
)
from godsplay.games.playful_gods.rules.bridges import cost
from godsplay.games.playful_gods.rules.champions import destination, needs_bridge
from godsplay.games.playful_gods.rules.state import State
from godsplay.present.presentation import Thing
from godsplay.present.words import Words

Figures = list[tuple[str, str]]


class ArenaThings:
    """What a seat can learn of the arena in one position."""

    def __init__(self, words: Words, state: State, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat

    def say(self, key: str, **values: Value) -> str:
        """Return the words of a key with its values."""
        return self.words.say(key, values)

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return str(self.words.name(value))

    def figure(self, key: str, value: object) -> tuple[str, str]:
        """Return a labelled value."""
        return self.say(f"figure-{key}"), str(value)

    def in_hand(self, fitting: Callable[[int], bool]) -> Figures:
        """Count the cards in one's own hand that are good for something."""
        if self.seat == NOBODY:
            return []
        held = [card for card in self.state.cards_of(self.seat) if fitting(card)]
        return [self.figure("your-cards", listed(self.words, card_names(held)) or self.say("figure-none"))]

    # Fields and rings.

    def field(self, level_name: str, number: str) -> Thing:
        """Describe a field: how it is entered, and what lies and stands there."""
        state, level = self.state, LEVELS.index(level_name)
        place = level * SECTORS + int(number)
        figures = [self.figure("sector", state.sector(place))]
        champion = state.champion_on(place)
        if champion != NOBODY:
            figures.append(self.figure("champion", self.name(COLOURS[champion])))
        if level == START:
            return Thing(self.say("thing-start"), self.say("thing-start-about"), figures, "set-up")
        element = state.board.elements[place]
        title = self.say("thing-field", element=ELEMENTS[element], level=level_name)
        about = self.say("thing-field-about", element=ELEMENTS[element])
        if needs_bridge(state, level):
            figures.append(self.figure("bridge", self.say("figure-yes" if state.bridges[place] else "figure-no")))
            about += " " + self.say("thing-field-bridge", count=cost(state))
        if level == CENTRE:
            about += " " + self.say("thing-field-centre")
        if champion not in (NOBODY, self.seat):
            about += " " + self.say("thing-field-swap")
        return Thing(
            title, about, figures + self.ways_to(place) + self.in_hand(lambda card: fits(card, element)), "move"
        )

    def ways_to(self, place: int) -> Figures:
        """Name which way of one's own champion a field lies, if it is next to it."""
        if self.seat == NOBODY or not START <= self.state.level(self.seat) < CENTRE:
            return []
        outermost = self.state.level(self.seat) == START
        ways = [way for way in range(len(WAYS)) if way == IN or not outermost]
        return [
            self.figure("way", self.name(WAYS[way])) for way in ways if destination(self.state, self.seat, way) == place
        ]

    def floor(self) -> Thing:
        """Describe the centre."""
        return Thing(self.say("thing-floor"), self.say("draw-floor"), [], "winning")

    def ring(self, ring: str) -> Thing:
        """Describe a ring."""
        return Thing(self.say("draw-ring-name", ring=int(ring)), self.say("thing-ring"), self.on_ring(ring), "rotate")

    def turn_ring(self, *names: str) -> Thing:
        """Describe an arrow; alone, the word stands for the turn of a god."""
        if not names:
            return Thing(tables.status(self.words, self.state), self.say("thing-turn"), [], "turn")
        ring, way = names
        title = self.say("draw-turn-ring", level=f"ring-{ring}", way=way)
        return Thing(title, self.say("thing-ring"), self.on_ring(ring), "rotate")

    def on_ring(self, ring: str) -> Figures:
        """Return whom a ring carries, and the own cards that turn it."""
        number = int(ring)
        riders = [COLOURS[seat] for seat in range(self.state.players) if self.state.level(seat) == number]
        figures = [self.figure("carries", listed(self.words, riders) or self.say("figure-nobody"))]
        return figures + self.in_hand(lambda card: icon_of(card) == number)
