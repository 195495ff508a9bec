"""What a seat can do now, in groups as a page shows them, and what it cannot do, with the reasons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Literal, NamedTuple, TypeVar

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.message import Message, Reason
from godsplay.engine.seen import Seen
from godsplay.present.presentation import Presentation
from godsplay.present.sentences import lay_out, pieces

MOST_REFUSALS = 300
MOST_REASONS = 8  # that are listed below the choices
EXAMPLES = 3  # of what a reason stands against

T = TypeVar("T")


class Choice(msgspec.Struct):
    """Something that can be done now."""

    action: str  # its notation
    text: str
    note: str  # what it costs and brings; may be empty
    rule: str
    verb: str  # choices of one verb belong together
    final: bool  # it cannot be taken back
    aside: str  # what such choices have in common, if they are possible beside almost any decision; else empty


class Button(msgspec.Struct):
    """A choice below its headings."""

    action: str
    text: str  # what the headings do not say


class ChoiceRow(msgspec.Struct):
    """Choices in one row, below what they have in common."""

    heading: str
    note: str  # what each of them costs and brings, if it is the same
    buttons: list[Button]


class ChoiceGroup(msgspec.Struct):
    """Choices that belong together."""

    kind: Literal["usual", "aside", "leaving"]  # asides are folded; what leaves the decision stands last
    title: str  # of an aside
    heading: str
    note: str
    rows: list[ChoiceRow]


class Refusal(msgspec.Struct):
    """Something that cannot be done now, and why."""

    action: str  # its notation
    text: str
    why: str
    rule: str
    obvious: bool  # only whoever tries it needs to be told


class RefusalReason(msgspec.Struct):
    """A reason, with a few of the things that it stands against."""

    why: str
    rule: str
    examples: list[str]
    more: bool  # it stands against more than these


class Described(NamedTuple):
    """A choice with the message that describes it."""

    choice: Choice
    message: Message


class Refused(NamedTuple):
    """An action with the reason that stands against it."""

    action: Action
    reason: Reason


def describe_choices(display: Presentation, seen: Seen, legal: list[Action]) -> list[Described]:
    """Describe actions, and what they cost and bring."""
    return [describe_choice(display, seen, action) for action in legal]


def describe_choice(display: Presentation, seen: Seen, action: Action) -> Described:
    """Describe an action, and what it costs and brings."""
    message = display.describe(action, seen.state)
    verb = action.notation.partition(" ")[0]
    choice = Choice(
        action=action.notation,
        text=display.words.text(message),
        note=display.effect(seen, action),
        rule=message.rule,
        verb=verb,
        final=is_final(seen, action),
        aside=aside(display, verb),
    )
    return Described(choice, message)


def aside(display: Presentation, verb: str) -> str:
    """Return what the choices of a verb have in common, if the game has words for them as an aside."""
    key = f"aside-{verb}"
    return display.words.say(key) if display.words.has(key) else ""


def is_final(seen: Seen, action: Action) -> bool:
    """Whether an action gives the decision away or draws something.

    It is tried on what the seat knows, so the answer tells the seat nothing new.
    """
    trial = seen.foresee(action)
    return trial is None or trial.revealed or seen.seat not in trial.to_act


def group_choices(display: Presentation, choices: list[Described]) -> list[ChoiceGroup]:
    """Group choices by verb; asides follow, and what leaves the decision comes last."""
    usual, asides, leaving = [], [], []
    for each in choices:
        if each.choice.action in display.leaving:
            leaving.append(each)
        elif each.choice.aside:
            asides.append(each)
        else:
            usual.append(each)
    groups = [
        *(group(display, members, "usual") for members in by(usual, lambda each: each.choice.verb)),
        *(group(display, members, "aside") for members in by(asides, lambda each: each.choice.aside)),
    ]
    if leaving:
        buttons = [Button(each.choice.action, each.choice.text) for each in leaving]
        groups.append(ChoiceGroup("leaving", "", "", "", [ChoiceRow("", "", buttons)]))
    return groups


def group(display: Presentation, members: list[Described], kind: Literal["usual", "aside"]) -> ChoiceGroup:
    """Lay out choices under what their sentences share; what all of them cost and bring is said once."""
    layout = lay_out([pieces(display.words, each.message) for each in members])
    rows = []
    for heading, labels in layout.rows:
        note = common_note([members[place] for place, _ in labels]) if heading else ""
        rows.append(ChoiceRow(heading, note, [Button(members[place].choice.action, text) for place, text in labels]))
    single = len(rows) == 1 and not rows[0].heading
    note = common_note(members) if single and layout.heading else ""
    return ChoiceGroup(kind, members[0].choice.aside, layout.heading, note, rows)


def common_note(members: list[Described]) -> str:
    """Return the note that all choices share; nothing if they differ."""
    notes = {each.choice.note for each in members}
    return notes.pop() if len(notes) == 1 else ""


def refused_actions(seen: Seen, legal: list[Action]) -> list[Refused]:
    """List what the seat could do at this step but not now, and why."""
    state = seen.state
    top, allowed = state.stack[-1], set(legal)
    found: list[Refused] = []
    for action in state.offers(seen.seat):
        if len(found) == MOST_REFUSALS:
            break
        reason = None if action in allowed else top.step.refusal(state, top, seen.seat, action)
        if reason is not None:
            found.append(Refused(action, reason))
    return found


def describe_refusal(display: Presentation, seen: Seen, refused: Refused) -> Refusal:
    """Describe an action and why it is refused."""
    action, reason = refused
    text = display.words.text(display.describe(action, seen.state))
    return Refusal(action.notation, text, display.words.text(reason), reason.rule, reason.key in display.obvious)


def group_reasons(display: Presentation, seen: Seen, refused: list[Refused]) -> list[RefusalReason]:
    """List the reasons worth telling; one often stands against many things, of which a few show what is meant."""
    told = [each for each in refused if each.reason.key not in display.obvious]
    found = []
    for alike in by(told, lambda each: pieces(display.words, each.reason))[:MOST_REASONS]:
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
