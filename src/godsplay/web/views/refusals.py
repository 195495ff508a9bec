"""What a seat cannot do now, and why."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple, TypeVar

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.message import Reason
from godsplay.engine.seen import Seen
from godsplay.present.presentation import Presentation

MOST_REFUSALS = 300
MOST_REASONS = 8
EXAMPLES = 3  # of what a reason stands against

T = TypeVar("T")


class RefusalReason(msgspec.Struct):
    """A reason, with a few of the things that it stands against."""

    why: str
    rule: str
    examples: list[str]
    more: bool  # it stands against more than these


class Refused(NamedTuple):
    """An action with the reason that stands against it."""

    action: Action
    reason: Reason


def refused_actions(seen: Seen) -> list[Refused]:
    """List what the seat could do at this step but not now, and why."""
    state = seen.state
    if not state.stack:
        return []
    top, allowed = state.stack[-1], set(seen.legal)
    found: list[Refused] = []
    for action in state.offers(seen.seat):
        if len(found) == MOST_REFUSALS:
            break
        reason = None if action in allowed else top.step.refusal(state, top, seen.seat, action)
        if reason is not None:
            found.append(Refused(action, reason))
    return found


def refused_at(display: Presentation, seen: Seen, spot: str) -> list[RefusalReason]:
    """List the reasons why nothing can be done at a spot, each once."""
    here = [each for each in refused_actions(seen) if spot in display.spots(seen, each.action)]
    return group_reasons(display, seen, here)


def reasons_worth_telling(display: Presentation, seen: Seen) -> list[RefusalReason]:
    """List the reasons that are worth telling before anybody tries."""
    told = [each for each in refused_actions(seen) if each.reason.key not in display.obvious]
    return group_reasons(display, seen, told)


def group_reasons(display: Presentation, seen: Seen, refused: list[Refused]) -> list[RefusalReason]:
    """List reasons; one often stands against many things, of which a few show what is meant."""
    found = []
    for alike in by(refused, lambda each: display.words.text(each.reason))[:MOST_REASONS]:
        texts = [display.words.text(display.describe(each.action, seen.state)) for each in alike[:EXAMPLES]]
        reason = alike[0].reason
        found.append(RefusalReason(display.words.text(reason), reason.rule, texts, len(alike) > EXAMPLES))
    return found


def by(things: Iterable[T], key: Callable[[T], Hashable]) -> list[list[T]]:
    """Group things with the same key, in the order in which the keys come."""
    groups: dict[Hashable, list[T]] = {}
    for thing in things:
        groups.setdefault(key(thing), []).append(thing)
    return list(groups.values())
