"""The question that a position asks: of whom, what, and what can be answered."""

from __future__ import annotations

import msgspec

from godsplay.engine.game import Game
from godsplay.engine.seen import Seen
from godsplay.present.presentation import Presentation, presentation
from godsplay.web.views.choices import Choice, Verb, describe_choices, group_by_verb

WAITING = "prompt-wait"  # what is said to those who need not decide


class Sentence(msgspec.Struct):
    """A prompt, and the rule it rests on."""

    text: str
    brief: str  # the same on one line of a phone; empty if the text is short enough
    why: str  # why it matters; may be empty
    rule: str
    title: str
    named: bool  # the words name the rule already


class Advice(msgspec.Struct):
    """What a guided turn recommends, and why; after its last move only what comes next."""

    text: str
    action: str = ""  # in notation
    number: int = 0  # of this move, counted from 1
    count: int = 0  # of all moves of the seat in the turn


class Question(msgspec.Struct):
    """What is asked after a move, and of one seat what it can answer."""

    step: str  # of the rules; empty once the game is over
    prompt: Sentence
    choices: list[Choice]
    verbs: list[Verb]  # of the choices, in the order in which a page offers them
    over: bool
    undo: bool
    undo_reason: str
    secrets: bool  # the seat sees more than a spectator
    sight: list[str]  # spots of the picture that whoever answers must see beside what is lit
    guided: Advice | None = None


def ask(display: Presentation, seen: Seen, answers: bool, why_no_undo: str) -> Question:
    """Return what a position asks; only whoever answers it is told the choices."""
    choices = describe_choices(display, seen, seen.legal) if answers else []
    return Question(
        step=seen.state.stack[-1].step.name if seen.state.stack else "",
        prompt=sentence(display, seen),
        choices=choices,
        verbs=group_by_verb(display, seen, choices),
        over=seen.state.over,
        undo=answers and not why_no_undo,
        undo_reason=why_no_undo,
        secrets=seen.has_secrets,
        sight=display.kept_in_sight(seen) if answers else [],
    )


def sentence(display: Presentation, seen: Seen) -> Sentence:
    """Describe a decision, with why it matters and the title of its rule."""
    message = seen.prompt
    title = rule_title(display.game, message.rule)
    waits = message.key == WAITING
    step = str(message.values["step"]) if waits else message.key.removeprefix("prompt-")
    named = waits and display.words.name(step) == title
    key = f"brief-{step}"
    brief = display.words.line(key, message.values) if not waits and display.words.has(key) else ""
    return Sentence(display.words.text(message), brief, display.why(seen, step), message.rule, title, named)


def rule_title(game: Game, anchor: str) -> str:
    """Return the title of a rule."""
    section = presentation(game).rulebook.sections.get(anchor)
    return section.title if section else ""
