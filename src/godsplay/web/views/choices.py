"""What a seat can do now: verbs, and what is chosen after each of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.present.presentation import Presentation

Kind = Literal["usual", "aside", "leaving"]


class ChoicePart(msgspec.Struct, omit_defaults=True):
    """One thing that is chosen on the way: a block, a region, a number."""

    label: str
    spots: tuple[str, ...] = ()  # of the picture


class Choice(msgspec.Struct, omit_defaults=True):
    """Something that can be done now."""

    action: str  # its notation
    text: str
    verb: str
    parts: list[ChoicePart] = []  # what is chosen after the verb, one after the other
    spots: list[str] = []  # of the picture, at which it can be chosen
    note: str = ""  # what it costs and brings
    rule: str = ""
    final: bool = False  # it cannot be taken back
    aside: bool = False  # it is possible beside almost any decision


class Verb(msgspec.Struct, omit_defaults=True):
    """What can be done now, before it is said to what."""

    verb: str
    title: str
    note: str = ""  # what its choices cost and bring, in so many words if it is the same for all
    rule: str = ""
    kind: Kind = "usual"  # asides are folded; what leaves the decision stands last


def describe_choices(display: Presentation, seen: Seen, legal: list[Action]) -> list[Choice]:
    """Describe actions, and what they cost and bring."""
    return [describe_choice(display, seen, action) for action in legal]


def describe_choice(display: Presentation, seen: Seen, action: Action) -> Choice:
    """Describe an action, and what it costs and brings."""
    message = display.describe(action, seen.state)
    verb, parts = display.verb(action), display.parts(seen, action)
    return Choice(
        action=action.notation,
        text=display.words.text(message),
        verb=verb,
        parts=[ChoicePart(part.label, part.spots) for part in parts],
        spots=display.spots_along(seen, action, parts),
        note=display.effect(seen, action),
        rule=message.rule,
        final=is_final(seen, action),
        aside=verb in display.asides,
    )


def is_final(seen: Seen, action: Action) -> bool:
    """Whether an action gives the decision away or draws something.

    It is tried on what the seat knows, so the answer tells the seat nothing new.
    """
    trial = seen.foresee(action)
    return trial is None or trial.revealed or seen.seat not in trial.to_act


def group_by_verb(display: Presentation, seen: Seen, choices: list[Choice]) -> list[Verb]:
    """List the verbs of choices: what answers the question first, then asides, then what leaves the decision."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(choice.verb, []).append(choice)
    verbs = [describe_verb(display, seen, verb, members) for verb, members in found.items()]
    order: list[Kind] = ["usual", "aside", "leaving"]
    return sorted(verbs, key=lambda verb: order.index(verb.kind))


def describe_verb(display: Presentation, seen: Seen, verb: str, choices: list[Choice]) -> Verb:
    """Describe what choices have in common."""
    kind: Kind = "aside" if choices[0].aside else "leaving" if choices[0].action in display.leaving else "usual"
    rules = {choice.rule for choice in choices}
    says_too_little = len(choices) == 1 and (kind == "leaving" or choices[0].parts)
    return Verb(
        verb=verb,
        title=choices[0].text if says_too_little else display.describe_verb(seen, verb),
        note=common_note(choices) or display.verb_effect(seen, verb),
        rule=rules.pop() if len(rules) == 1 else "",
        kind=kind,
    )


def common_note(choices: list[Choice]) -> str:
    """Return the note that all choices share; nothing if they differ."""
    notes = {choice.note for choice in choices}
    return notes.pop() if len(notes) == 1 else ""
