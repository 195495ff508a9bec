"""What is chosen for each action after its verb, one thing after the other, and where on the board."""

from __future__ import annotations

from functools import lru_cache

from godsplay.engine.message import Value
from godsplay.games.magnates.display.draw.mats import held_by
from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    NOBODY,
    PROVINCES,
    SENATORS,
    SPOTS,
    SYMBOLS,
    province_of_spot,
)
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.games.magnates.rules.frames import AssignatsFrame, PlaceEstatesFrame, contested_spot
from godsplay.games.magnates.rules.state import State
from godsplay.present.presentation import Part
from godsplay.present.words import Words

MOST_PARTS = 2000  # that are kept: every card can be chosen for every spot


def verb_of(action: MagnatesAction) -> str:
    """Return what is chosen first; each card that can be played is a verb of its own."""
    return f"play {tool(action)}" if action.notation.startswith("play ") else action.verb


def tool(action: MagnatesAction) -> str:
    """Name the card that an action is played with."""
    return SENATORS[action.senator] if action.senator != NONE else PRIVILEGES[action.privilege]


class Choices:
    """The way to an action in one position, for one seat."""

    def __init__(self, words: Words, state: State, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat

    def describe_verb(self, verb: str) -> str:
        """Describe what the choices of a verb have in common."""
        kind, _, card = verb.partition(" ")
        frame = self.state.stack[-1] if self.state.stack else None
        values: dict[str, Value] = {"count": frame.count if isinstance(frame, PlaceEstatesFrame) else 1}
        demanded = demanded_privilege(self.state)
        if demanded != EMPTY:
            values["privilege"] = PRIVILEGES[demanded]
        return self.words.say(f"verb-{kind}", {**values, "tool": card})

    def spots(self, action: MagnatesAction, parts: list[Part]) -> list[str]:
        """Name all spots at which an action can be chosen; of a card that somebody else holds, the card alone."""
        found = [*self.verb_spots(action)]
        if action.notation.startswith("play ") and tool(action) not in held_by(self.state, self.seat):
            return found[:1]
        found += [spot for part in parts for spot in part.spots]
        return list(dict.fromkeys(found))

    def verb_spots(self, action: MagnatesAction) -> list[str]:
        """Name the spots that stand for the verb itself: the card that is played or handed over, what it changes."""
        verb = action.verb
        if verb == "hand-over":
            demanded = demanded_privilege(self.state)
            return [] if demanded == EMPTY else [f"held {PRIVILEGES[demanded]}"]
        if not action.notation.startswith("play "):
            return []
        found = [f"held {tool(action)}"]
        if verb in ("influence", "strength"):
            found += self.own_card(self.seat)
        spot = contested_spot(self.state)
        if verb == "building" and spot >= FIRST_POWER_SPOT:
            found.append(f"province {PROVINCES[province_of_spot(spot)]}")
        return found

    def parts(self, action: MagnatesAction) -> list[Part]:
        """Return what is chosen after the verb."""
        verb = action.verb
        if verb in ("bid", "fight"):
            return [card_part(self.words, action.family_card), self.spot(action.spot)]
        if verb in ("remove", "embassy"):
            return [self.spot(action.spot)]
        if verb in ("estate", "cede", "entail"):
            return [self.province(action.province)]
        if verb == "treasurer":
            return [self.estates(action)]
        if verb == "choose":
            return [self.family(action.family, *self.own_card(action.family))]
        if verb == "assignats":
            return [self.family(action.family)]
        if verb in ("discard", "demand"):
            return [self.privilege(action.privilege)]
        if verb == "give":
            return [self.privilege(action.privilege), self.family(action.family)]
        return [Part(self.name(SYMBOLS[action.symbol]))] if verb == "pacta-conventa" else []

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return str(self.words.name(value))

    def spot(self, spot: int) -> Part:
        """Choose a spot by what lies on it."""
        return spot_part(self.words, spot, self.state.contested(spot))

    def province(self, province: int) -> Part:
        """Choose a Province, on its land or at the Estates in it."""
        name = PROVINCES[province]
        there = [family for seat, family in self.families() if self.state.estates_of(province, seat)]
        return Part(self.name(name), (f"province {name}", *(f"estates {name} {family}" for family in there)))

    def estates(self, action: MagnatesAction) -> Part:
        """Choose the Estates of a family in a Province."""
        province, family = PROVINCES[action.province], FAMILIES[action.family]
        said: dict[str, Value] = {"seat": family, "province": province}
        return Part(self.words.say("part-estates-of", said), (f"estates {province} {family}",))

    def families(self) -> list[tuple[int, str]]:
        """List the families that play."""
        return list(enumerate(FAMILIES[: self.state.players]))

    def family(self, seat: int, *also: str) -> Part:
        """Choose a family."""
        return Part(self.name(FAMILIES[seat]), (f"family {FAMILIES[seat]}", *also))

    def privilege(self, card: int) -> Part:
        """Choose a Privilege that lies before a family."""
        return Part(self.name(PRIVILEGES[card]), (f"held {PRIVILEGES[card]}",))

    def own_card(self, seat: int) -> list[str]:
        """Name the card that a family has on the spot that is being resolved."""
        spot = contested_spot(self.state)
        plays = NOBODY < seat < self.state.players  # of what is refused, some is about families that do not
        if spot == EMPTY or not plays or self.state.card_at(seat, spot) == EMPTY:
            return []
        return [f"played {FAMILIES[seat]} {SPOTS[spot]}"]


@lru_cache(maxsize=MOST_PARTS)
def card_part(words: Words, card: int) -> Part:
    """Choose a card of the hand."""
    name = FAMILY_CARDS[card]
    return Part(str(words.name(name)), (f"hand {name}",))


@lru_cache(maxsize=MOST_PARTS)
def spot_part(words: Words, spot: int, lies_there: str) -> Part:
    """Choose a spot by what lies on it."""
    label = words.say(f"draw-{lies_there}") if lies_there in SENATORS else str(words.name(lies_there))
    return Part(label, (f"spot {SPOTS[spot]}",))


def demanded_privilege(state: State) -> int:
    """Return the Privilege that Assignats demand; EMPTY if a Province is demanded, or nothing."""
    frame = state.stack[-1] if state.stack else None
    return frame.privilege if isinstance(frame, AssignatsFrame) else EMPTY
