"""Where the game stands: which step can stand on which, about what, and with which cards on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.actions import ACTIONS
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    EMPTY,
    END_OF_SEJM,
    FIEF_COUNT,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_DECK,
    IN_SENATE,
    INTERREGNUM,
    NOBODY,
    PHASES,
    POWER_SPACES,
    PROVINCE_COUNT,
    ROUNDS,
    SEJM_SPACES,
    SENATOR_COUNT,
    SPOT_COUNT,
)
from godsplay.games.magnates.rules.cards import PRIVILEGE_COUNT

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.state import State

# Which step can stand on which, and how far (`round`) the lower one must have got.
STANDS_ON = {
    ("office", "senate"): (2,),
    ("privilege", "sejm"): (3,),
    ("conflict", "conflicts"): (3,),
    ("lost-conflict", "conflicts"): (3,),
    ("remove-conflict", "conflicts"): (4,),
    ("turn-order", "interregnum"): (3,),
    ("actions", "office"): (2,),
    ("actions", "privilege"): (2,),
    ("actions", "conflict"): (2,),
    ("actions", "sejm"): (4,),
    ("actions", "conflicts"): (2,),
    ("actions", "interregnum"): (2,),
    ("break-tie", "office"): (3,),
    ("break-tie", "privilege"): (3,),
    ("break-tie", "conflict"): (3,),
    ("break-tie", "lost-conflict"): (4,),
    ("break-tie", "interregnum"): (4,),
    ("veto", "actions"): (1,),
    ("veto", "lose-estate"): (2,),
    ("place-estates", "senate"): (2,),
    ("place-estates", "sejm"): (3,),
    ("place-estates", "actions"): (1,),
    ("lose-estate", "actions"): (1,),
    ("lose-estate", "lost-conflict"): (2, 3),
    ("lose-estate", "lose-estate"): (1,),
    ("lose-estate", "lose-privilege"): (1,),
    ("lose-estate", "conflicts"): (3,),
    ("lose-privilege", "conflicts"): (3,),
    ("demand", "actions"): (1,),
    ("assignats", "actions"): (1,),
}

# How far the step on top can have got; all others are at their beginning.
ON_TOP = {"senate": (1, 2), "sejm": (1, 2), "conflicts": (1, 2, 3, 4), "lose-estate": (1, 2), "turn-order": (1, 2)}

# What a step can be about: the first subject, and the first beyond.
SUBJECTS = {
    "office": (0, FIRST_SEJM_SPOT),
    "privilege": (FIRST_SEJM_SPOT, FIRST_POWER_SPOT),
    "conflict": (FIRST_POWER_SPOT, SPOT_COUNT),
    "lost-conflict": (FIRST_POWER_SPOT, SPOT_COUNT),
    "veto": (0, len(ACTIONS)),
    "lose-estate": (0, PROVINCE_COUNT + FIEF_COUNT),
    "remove-conflict": (0, PROVINCE_COUNT),
    "assignats": (0, PRIVILEGE_COUNT + 1),
    "place-estates": (0, 100),
}
SPOT_BY_SPOT = ("office", "privilege", "conflict", "lost-conflict")
WINDOWS = {"sejm": END_OF_SEJM, "conflicts": BEFORE_CARDS, "interregnum": INTERREGNUM}
NEEDS_SEAT = ("place-estates", "lose-estate", "lose-privilege", "demand", "assignats", "veto")
DECIDED_BY_PRIMATE = ("break-tie", "remove-conflict", "turn-order")


def stack_problems(state: State) -> list[str]:
    """Find the first thing that is wrong with where the game stands."""
    if not state.stack:
        over = state.partitioned_at_last or state.victor != NOBODY
        return [] if over else ["stack: is empty, but the game is not over"]
    if state.partitioned_at_last or state.victor != NOBODY:
        return ["stack: the game is over"]
    for depth, frame in enumerate(state.stack):
        problem = misplaced(state, depth) or frame_problem(state, frame)
        if problem:
            return [f"stack[{depth}].{problem}"]
    top = state.stack[-1]
    if top.round not in ON_TOP.get(top.step.name, (1,)):
        return [f"stack[{len(state.stack) - 1}].round: {top.step.name} does not wait there"]
    problem = phase_problem(state, state.stack[0])
    return [f"stack[0].{problem}"] if problem else []


def misplaced(state: State, depth: int) -> str:
    """Say why a step cannot stand where it does."""
    frame = state.stack[depth]
    name = frame.step.name
    if depth == 0:
        return "" if name in PHASES else f"step: {name} is not a phase"
    below = state.stack[depth - 1]
    if below.round not in STANDS_ON.get((name, below.step.name), ()):
        return f"step: {name} cannot stand there"
    if name == "actions" and frame.subject != WINDOWS.get(below.step.name, below.subject):
        return "subject: is another moment than that of the step below"
    if name == "break-tie" and frame.subject != below.subject:
        return "subject: is another than that of the step below"
    if name in SPOT_BY_SPOT and frame.subject >= SUBJECTS[name][0] + below.place:
        return "subject: comes after the place that the phase has reached"
    return ""


def frame_problem(state: State, frame: Frame) -> str:
    """Say what is wrong with one step by itself."""
    name = frame.step.name
    first, beyond = SUBJECTS.get(name, (0, SPOT_COUNT + 3))
    if not first <= frame.subject < beyond:
        return f"subject: must be {first} to {beyond - 1}"
    if name in NEEDS_SEAT and frame.seat == NOBODY:
        return "seat: is missing"
    if name in DECIDED_BY_PRIMATE and (frame.seat == NOBODY or frame.seat != state.primate()):
        return "seat: must be the Primate"
    if name == "turn-order" and state.round == ROUNDS:
        return "step: after the last round there is no new turn order"
    if name == "break-tie" and ((~frame.out & ((1 << state.players) - 1)) == 0 or frame.place > 2):
        return "out: nobody is left to choose"
    if name in ("actions", "set-up", "turn-order", "senate", "sejm", "conflicts"):
        most = {"senate": SENATOR_COUNT + 1, "sejm": SEJM_SPACES, "conflicts": POWER_SPACES}.get(name, state.players)
        return "place: is too high" if frame.place > most else ""
    return card_problem(state, frame, name)


def card_problem(state: State, frame: Frame, name: str) -> str:
    """Say which card a step is about that is not there."""
    if name == "office" and state.senators[frame.subject] != IN_SENATE:
        return "subject: that Senator has been won"
    if name == "privilege":
        space = frame.subject - FIRST_SEJM_SPOT
        if state.sejm[space] == EMPTY or state.won_by[space] != NOBODY:
            return "subject: there is no Privilege to be won"
    if name in ("conflict", "lost-conflict") and state.spaces[frame.subject - FIRST_POWER_SPOT] == EMPTY:
        return "subject: there is no Conflict"
    if name in ("privilege", "conflict", "lost-conflict") and not all_have_placed(state, frame.subject):
        return "subject: a Family card is missing there"
    if name == "remove-conflict" and EMPTY in state.spaces[2 * frame.subject : 2 * frame.subject + 2]:
        return "subject: that Power has no two Conflicts"
    if name == "veto" and not ACTIONS.actions[frame.subject].notation.startswith("play "):
        return "subject: is not an action of a card"
    if name == "demand" and len(state.privileges_of(frame.subject)) < 2:
        return "subject: has no Privileges to choose from"
    if name == "assignats" and frame.place >= state.players:
        return "place: is not at this table"
    if name == "assignats" and frame.subject > 0 and state.privileges[frame.subject - 1] != frame.seat:
        return "subject: is not a Privilege of that seat"
    return ""


def phase_problem(state: State, frame: Frame) -> str:
    """Say why a phase cannot go on with the cards on the board."""
    name = frame.step.name
    before_sejm = name in ("set-up", "election", "senate") or (name == "sejm" and frame.round == 1)
    if before_sejm and state.sejm != [EMPTY] * SEJM_SPACES:
        return "step: Privileges lie in the Sejm before it begins"
    deals = ROUNDS - state.round + int(before_sejm)
    if state.privileges.count(IN_DECK) < SEJM_SPACES * deals:
        return "step: too few Privileges are left to be dealt"
    if name in ("set-up", "election", "senate"):
        reached = frame.place if name == "senate" and frame.round == 2 else 0
        if any(holder != IN_SENATE for holder in state.senators[reached:]):
            return "step: a Senator has been won before its time"
    if name == "sejm" and frame.round in (2, 3):
        for space in range(0 if frame.round == 2 else frame.place, SEJM_SPACES):
            if state.sejm[space] == EMPTY or state.won_by[space] != NOBODY:
                return "step: there is no Privilege to be won"
            if frame.round == 3 and not all_have_placed(state, FIRST_SEJM_SPOT + space):
                return "step: a Family card is missing"
    if name == "conflicts" and frame.round < 3 and strays(state, frame.round == 1):
        return "step: a Family card lies where there is no Conflict"
    if name == "conflicts" and frame.round == 3:
        for space in range(frame.place, POWER_SPACES):
            if state.spaces[space] != EMPTY and not all_have_placed(state, FIRST_POWER_SPOT + space):
                return "step: a Family card is missing"
    if name != "senate" and state.primate() < 0 and name in ("sejm", "conflicts", "interregnum"):
        return "step: there is no Primate"
    for seat in range(state.players):
        if state.hand[seat].bit_count() < cards_needed(state, frame, seat):
            return "step: too few Family cards are left"
    return ""


def strays(state: State, any_at_all: bool) -> bool:
    """Tell whether a Family card lies at a Power where there is no Conflict, or at any Power at all."""
    for seat in range(state.players):
        for space in range(POWER_SPACES):
            if state.card_at(seat, FIRST_POWER_SPOT + space) != EMPTY and (any_at_all or state.spaces[space] == EMPTY):
                return True
    return False


def all_have_placed(state: State, spot: int) -> bool:
    """Tell whether every seat has a card on a spot."""
    return all(state.card_at(seat, spot) != EMPTY for seat in range(state.players))


def cards_needed(state: State, frame: Frame, seat: int) -> int:
    """Count the Family cards a seat must still place in this round's phases."""
    name = frame.step.name
    needed = 0
    if name in ("set-up", "election") or (name == "senate" and frame.round == 1):
        placed = [spot for spot in range(SENATOR_COUNT) if state.card_at(seat, spot) != EMPTY]
        needed += 3 - len(placed)
    if name in ("set-up", "election", "senate") or (name == "sejm" and frame.round < 3):
        spots = range(FIRST_SEJM_SPOT, FIRST_POWER_SPOT)
        needed += sum(state.card_at(seat, spot) == EMPTY for spot in spots)
    if name not in ("conflicts", "interregnum"):
        needed += 5
    elif name == "conflicts" and frame.round < 3:
        spots = range(FIRST_POWER_SPOT, SPOT_COUNT)
        needed += 5 - sum(state.card_at(seat, spot) != EMPTY for spot in spots)
    return needed
