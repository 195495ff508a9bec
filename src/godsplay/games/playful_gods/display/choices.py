"""What is chosen for each action after its verb, one thing after the other, and where in the picture."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.engine.message import Value
from godsplay.games.playful_gods.display.naming import STEPS, kind_of_mark
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    ARTEMIS,
    CENTRE,
    COLOURS,
    ELEMENTS,
    IN,
    IRIS,
    JOINED,
    LEVELS,
    MARKS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OUT,
    PAYMENTS,
    POWERS,
    RING_1,
    SECTORS,
    START,
    WAYS,
    element_marked,
    is_played_first,
    ring_marked,
)
from godsplay.games.playful_gods.rules.bridges import payments_of
from godsplay.games.playful_gods.rules.cards import holding_refusal
from godsplay.games.playful_gods.rules.champions import destination
from godsplay.games.playful_gods.rules.frames import PlaceCardFrame
from godsplay.games.playful_gods.rules.state import State
from godsplay.present.presentation import Part
from godsplay.present.words import Words

WITH_CARDS: Final = ("move", "bridge", "join", "turn", "place", "dispose", "discard", "give")
MOST_PAYMENTS: Final = 4000  # that are kept
ONTO_THE_USED: Final = ("dispose", "discard")


class Choices:
    """The way to an action in one position, for one seat."""

    def __init__(self, words: Words, state: State, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat

    def spots(self, action: PlayfulGodsAction, parts: list[Part]) -> list[str]:
        """Name all spots at which an action can be chosen; for want of a card or a token it can be nowhere."""
        if self.is_out_of_question(action):
            return []
        found = [spot for part in parts for spot in part.spots]
        verb = action.verb
        if verb in POWERS:
            found.append(token_spot(self.state.token_of(POWERS.index(verb))))
        if verb == "causeway":
            found += self.way_spots(IN)
        if verb == "play-first" and is_played_first(self.mark()):
            found.append(slot_spot(self.seat, "first", half_of_mark(self.mark())))
        return list(dict.fromkeys(found))

    def parts(self, action: PlayfulGodsAction) -> list[Part]:
        """Return what is chosen after the verb."""
        verb = action.verb
        found = [payment(self.words, action)] if verb in WITH_CARDS else []
        if verb == "start":
            found.append(self.field("part-start", START, action.sector))
        elif verb in STEPS:
            found.append(self.way(action.way))
        elif verb == "bridge":
            found.append(self.way(IN))
        elif verb in ("scorch", "remove"):
            found.append(self.field("part-bridge", action.level, action.sector))
        elif verb in ("turn", "tide"):
            found.append(self.turn(action.ring, action.way))
            if verb == "tide":
                found.append(Part(str(action.fields)))
        elif verb == "poseidon":
            found.append(self.turn(RING_1, action.way))
        elif verb == "play-first":
            found.append(self.played_first(action.way))
        elif verb in ("block", "first"):
            found += self.slot(action)
        elif verb == "collect":
            found.append(Part(self.name(ELEMENTS[action.element]), (token_spot(action.element),)))
        elif verb in ("take", "put-back"):
            found.append(Part(self.name(PAYMENTS[action.card]), (f"looked {PAYMENTS[action.card]}",)))
        elif verb in ONTO_THE_USED:
            found.append(Part(self.words.say("part-used"), ("used",)))
        return found

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return str(self.words.name(value))

    def field(self, key: str, level: int, sector: int) -> Part:
        """Choose a field by where it lies now."""
        place = self.state.place_at(level, sector)
        onto = self.state.place_at(RING_1, sector) if level == START else place
        element = ELEMENTS[self.state.board.elements[onto]]
        values: dict[str, Value] = {"element": element, "level": LEVELS[level], "sector": sector}
        return Part(self.words.say(key, values), (field_spot(place),))

    def way(self, way: int) -> Part:
        """Choose where a champion goes, or a bridge is laid: the way, and the field that lies there."""
        spots = self.way_spots(way)
        if not spots:
            return Part(self.name(WAYS[way]))
        place = destination(self.state, self.seat, way)
        element = ELEMENTS[self.state.board.elements[place]] if place >= SECTORS else LEVELS[START]
        return Part(self.words.say("part-way", {"way": WAYS[way], "element": element}), spots)

    def way_spots(self, way: int) -> tuple[str, ...]:
        """Name the field that lies one way of the champion; none before it stands or beyond the board."""
        if self.seat == NOBODY or self.state.places[self.seat] == NOWHERE:
            return ()
        level = self.state.level(self.seat)
        if (way == IN and level == CENTRE) or (way == OUT and level == START):
            return ()
        return (field_spot(destination(self.state, self.seat, way)),)

    def turn(self, ring: int, way: int) -> Part:
        """Choose which way a ring is turned."""
        values: dict[str, Value] = {"level": LEVELS[ring], "way": WAYS[way]}
        return Part(self.words.say("part-turn", values), (turn_spot(ring, way),))

    def slot(self, action: PlayfulGodsAction) -> list[Part]:
        """Choose the board for the card that has been laid out, and what it means there."""
        laid = [PAYMENTS[frame.card] for frame in self.state.stack if isinstance(frame, PlaceCardFrame)]
        values: dict[str, Value] = {"seat": COLOURS[action.seat], "mark": MARKS[action.mark]}
        spot = slot_spot(action.seat, kind_of_mark(action.mark), half_of_mark(action.mark))
        return [
            *(Part(self.name(card), (f"laid {card}",)) for card in laid),
            Part(self.words.say("part-slot", values), (spot,)),
        ]

    def mark(self) -> int:
        """Return what the card on one's own board means; NOTHING if there is none."""
        return NOTHING if self.seat == NOBODY else self.state.board_marks[self.seat]

    def played_first(self, way: int) -> Part:
        """Choose which way the card on one's own board is played."""
        mark = self.mark()
        if mark == NOTHING or element_marked(mark) != NOTHING:
            return self.way(way)
        return self.turn(ring_marked(mark), way)

    def is_out_of_question(self, action: PlayfulGodsAction) -> bool:
        """Whether an action is refused for want of a card, a pair, a token or a God Card: no field is to blame."""
        if self.seat == NOBODY:
            return False
        paid = payments_of(action) if action.verb in WITH_CARDS else []
        if any(holding_refusal(self.state, self.seat, each, paid.count(each)) is not None for each in paid):
            return True
        if action.verb == "step":
            return self.state.stack[-1].step.name == "perform-actions" and not self.state.lasts(ARTEMIS)
        if action.verb == "join":
            return not self.state.lasts(IRIS)
        return action.verb in POWERS and not self.state.tokens_of(self.seat)


@lru_cache(maxsize=MOST_PAYMENTS)
def payment(words: Words, action: PlayfulGodsAction) -> Part:
    """Choose the card, or both cards at once: which of them comes first does not matter."""
    paid = payments_of(action)
    values: dict[str, Value] = {"cards": [PAYMENTS[each] for each in paid]}
    spots = ["joined" if each == JOINED else f"card {PAYMENTS[each]}" for each in paid]
    return Part(words.say("part-cards", values), tuple(dict.fromkeys(spots)))


# Names of spots.


def half_of_mark(mark: int) -> str:
    """Name the half of a card that counts on a board."""
    return "ring" if element_marked(mark) == NOTHING else "element"


def slot_spot(seat: int, kind: str, half: str) -> str:
    """Name the slot of a player board on which a card has a meaning."""
    return f"slot {COLOURS[seat]} {kind} {half}"


def seat_spot(seat: int) -> str:
    """Name a god's board."""
    return f"seat {COLOURS[seat]}"


def token_spot(element: int) -> str:
    """Name the Ability token of an element."""
    return f"token {ELEMENTS[element]}"


def turn_spot(ring: int, way: int) -> str:
    """Name the arrow that turns a ring one way."""
    return f"turn {ring} {WAYS[way]}"


def field_spot(place: int) -> str:
    """Name a field, which travels with its ring."""
    return f"field {LEVELS[place // SECTORS]} {place % SECTORS}"
