"""Where in the picture each action that is legal now can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from godsplay.games.playful_gods.display.whereabouts import beyond
from godsplay.games.playful_gods.rules.actions import Play
from godsplay.games.playful_gods.rules.board import (
    CLOCKWISE,
    COLOURS,
    ELEMENT_COUNT,
    ELEMENTS,
    FIRST,
    IN,
    JOINED,
    LEVELS,
    NOTHING,
    PAYMENTS,
    POWERS,
    RING_1,
)

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.game import PlayfulGods

NO_PLACE: Final = ("pass", "done")  # verbs that belong beside the board
STEPS: Final = ("move", "step", "tailwind")
ONTO_THE_USED: Final = ("dispose", "discard")


def spots_of(game: PlayfulGods, view: dict[str, Any], action: Play) -> list[str]:
    """List the spots at which an action can be chosen."""
    verb = action.verb
    if verb in NO_PLACE:
        return []
    if verb == "start":
        return [field_spot(0, action.value)]
    if verb == "play-first":
        return played_first(view, action)
    if verb == "poseidon":
        return [turn_spot(RING_1, action.way)]
    if verb in ("block", "first"):
        return [slot_spot(COLOURS[action.target], action.value)]
    if verb == "collect":
        return [f"token {ELEMENTS[action.value]}"]
    if verb in ("take", "put-back"):
        return [f"looked {PAYMENTS[action.card]}"]
    found = [f"card {PAYMENTS[each]}" for each in dict.fromkeys((action.card, action.other)) if is_card(each)]
    if JOINED in (action.card, action.other):
        found.append("joined")
    if verb in POWERS:
        found.append(f"token {ELEMENTS[game.board.powers.index(POWERS.index(verb))]}")
    if verb in STEPS:
        found += way_spots(view, action.way)
    elif verb in ("bridge", "causeway"):
        found += way_spots(view, IN)
    elif verb in ("scorch", "remove"):
        found.append(field_spot(action.target, action.value))
    elif verb in ("turn", "tide"):
        found.append(turn_spot(action.target, action.way))
    elif verb in ONTO_THE_USED:
        found.append("used")
    return found


def out_of_question(view: dict[str, Any], action: Play) -> bool:
    """Tell whether an action is refused for want of a card, a pair, a token or a God Card: no field is to blame."""
    if view.get("seat") is None:
        return False
    own = view["seats"][view["seat"]]
    lasting = view["god-cards"]["lasting"]
    payments = [PAYMENTS[each] for each in (action.card, action.other) if each != NOTHING]
    at_hand = own["hand"] + [PAYMENTS[JOINED]] * (len(view["joined"]) // 2)
    if any(payments.count(each) > at_hand.count(each) for each in payments):
        return True
    if action.verb == "step":
        return "artemis" not in lasting
    if action.verb == "join":
        return "iris" not in lasting
    return action.verb in POWERS and not own["tokens"]


def is_card(payment: int) -> bool:
    """Tell whether something that pays is a card in hand."""
    return payment not in (NOTHING, JOINED)


def played_first(view: dict[str, Any], action: Play) -> list[str]:
    """Find the spots for playing the card on one's own board: where it leads, and the card."""
    colour: str | None = view.get("seat")
    placed = None if colour is None else view["seats"][colour]["board"]
    if placed is None:
        return []
    thing = placed["use"].partition(" ")[2]
    if thing in ELEMENTS:
        return [*way_spots(view, action.way), f"slot {colour} first element"]
    return [turn_spot(LEVELS.index(thing), action.way), f"slot {colour} first ring"]


def slot_spot(colour: str, mark: int) -> str:
    """Name the slot of a player board on which a card has a meaning."""
    use = "block" if mark < FIRST else "first"
    return f"slot {colour} {use} {'element' if mark % FIRST < ELEMENT_COUNT else 'ring'}"


def turn_spot(ring: int, way: int) -> str:
    """Name the arrow that turns a ring one way."""
    return f"turn {ring} {'clockwise' if way == CLOCKWISE else 'counterclockwise'}"


def field_spot(level: int, sector: int) -> str:
    """Name the field that lies on a level in a sector now."""
    return f"field {level} {sector}"


def way_spots(view: dict[str, Any], way: int) -> list[str]:
    """Name the field that lies one way of the viewer's champion; there is none before the champion stands."""
    colour = view.get("seat")
    stands = colour is not None and view["seats"][colour]["champion"] is not None
    return [field_spot(*beyond(view, way))] if stands else []
