"""A snapshot: what one seat sees of a table after some move, as data. All of it comes from `Seen`."""

from __future__ import annotations

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.game import Game
from godsplay.engine.message import Message, Reason
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import TextTable, presentation
from godsplay.web.tables.table import Table

MOST_REFUSALS = 300
WAITING = "prompt-wait"  # what is said to those who need not decide


class Sentence(msgspec.Struct):
    """A prompt, and the rule it rests on."""

    text: str
    why: str  # why it matters; may be empty
    rule: str
    title: str


class Choice(msgspec.Struct):
    """Something that can be done now."""

    action: str  # its notation
    text: str
    note: str  # what it costs and brings; may be empty
    rule: str
    verb: str  # choices of one verb belong together
    final: bool  # it cannot be taken back
    aside: str  # what such choices have in common, if they are possible beside almost any decision; else empty


class Refusal(msgspec.Struct):
    """Something that cannot be done now, and why."""

    action: str  # its notation
    text: str
    why: str
    rule: str
    obvious: bool  # only whoever tries it needs to be told


class SeatStatus(msgspec.Struct):
    """How far a seat has come, and what it has."""

    seat: int
    name: str
    score: int | None
    progress: str = msgspec.field(name="measure")  # in words: its points, or its place in a race
    acting: bool
    won: bool
    facts: list[tuple[str, str]]  # label and value


class Snapshot(msgspec.Struct):
    """What one seat sees of a table after some move."""

    ply: int
    last: int
    seat: int | None
    step: str  # of the rules; empty once the game is over
    picture: str
    status: str
    prompt: Sentence
    choices: list[Choice]
    refusals: list[Refusal]
    seat_status: list[SeatStatus] = msgspec.field(name="standings")
    tables: list[TextTable] = msgspec.field(name="sheets")
    over: bool
    undo: bool
    undo_reason: str
    secrets: bool  # the seat sees more than a spectator


def take_snapshot(table: Table, ply: int, seat: int | None) -> Snapshot:
    """Return what a seat, or a spectator, sees after `ply` moves."""
    now = ply == len(table.record)
    state = table.record.state if now else table.record.at(ply)
    seen = state.seen(seat)
    plays = now and seat is not None and table.seats[seat].bot is None
    legal = seen.legal if plays else []
    game = table.game
    why_no_undo = table.why_no_undo(seat) if plays and seat is not None else "-"
    refused = refused_actions(seen, legal) if legal else []
    display = presentation(game)
    return Snapshot(
        ply=ply,
        last=len(table.record),
        seat=seat,
        step=seen.state.stack[-1].step.name if seen.state.stack else "",
        picture=display.draw(seen, legal, [action for action, _ in refused]),
        status=display.status(seen),
        prompt=sentence(game, seen.prompt),
        choices=[choice(game, seen, action) for action in legal],
        refusals=[refusal(game, seen, action, reason) for action, reason in refused],
        seat_status=seat_status(game, seen),
        tables=display.tables(seen),
        over=state.over,
        undo=not why_no_undo,
        undo_reason=why_no_undo,
        secrets=seat is not None and {**seen.view, "seat": None} != state.view(None),
    )


def sentence(game: Game, message: Message) -> Sentence:
    """Return a prompt as text, with why it matters and the title of its rule."""
    return Sentence(
        presentation(game).words.text(message), why(game, message), message.rule, rule_title(game, message.rule)
    )


def why(game: Game, message: Message) -> str:
    """Explain why a decision matters, to whoever makes it and to those who wait for it."""
    step = message.values["step"] if message.key == WAITING else message.key.removeprefix("prompt-")
    words, key = presentation(game).words, f"why-{step}"
    return words.say(key, message.values) if words.has(key) else ""


def rule_title(game: Game, anchor: str) -> str:
    """Return the title of a rule."""
    section = presentation(game).rulebook.sections.get(anchor)
    return section.title if section else ""


def choice(game: Game, seen: Seen, action: Action) -> Choice:
    """Describe an action, and what it costs and brings."""
    display = presentation(game)
    described = display.describe(action, seen.state)
    verb = action.notation.partition(" ")[0]
    return Choice(
        action=action.notation,
        text=presentation(game).words.text(described),
        note=display.effect(seen, action),
        rule=described.rule,
        verb=verb,
        final=is_final(seen, action),
        aside=aside(game, verb),
    )


def aside(game: Game, verb: str) -> str:
    """Return what the choices of a verb have in common, if the game has words for them as an aside."""
    words, key = presentation(game).words, f"aside-{verb}"
    return words.say(key) if words.has(key) else ""


def is_final(seen: Seen, action: Action) -> bool:
    """Whether an action hands the decision on or draws something, so that it cannot be taken back.

    It is tried on what the seat knows, so the answer tells the seat nothing new.
    """
    trial = seen.foresee(action)
    return trial is None or trial.revealed or seen.seat not in trial.to_act


def refused_actions(seen: Seen, legal: list[Action]) -> list[tuple[Action, Reason]]:
    """List the actions that the current step knows but refuses now, and why."""
    state = seen.state
    top, allowed = state.stack[-1], set(legal)
    found: list[tuple[Action, Reason]] = []
    for action in top.step.offers(state, top, seen.seat):
        if len(found) == MOST_REFUSALS:
            break
        reason = None if action in allowed else top.step.refusal(state, top, seen.seat, action)
        if reason is not None:
            found.append((action, reason))
    return found


def refusal(game: Game, seen: Seen, action: Action, reason: Reason) -> Refusal:
    """Describe an action and why it is refused."""
    display = presentation(game)
    text = display.words.text(display.describe(action, seen.state))
    return Refusal(action.notation, text, display.words.text(reason), reason.rule, reason.key in display.obvious)


def seat_status(game: Game, seen: Seen) -> list[SeatStatus]:
    """Describe every seat."""
    display, state = presentation(game), seen.state
    scores, to_act, winners = state.scores, state.to_act, state.winners
    return [
        SeatStatus(
            seat=seat,
            name=str(display.words.name(name)),
            score=scores[seat] if seat < len(scores) else None,
            progress=display.describe_progress(display.progress(seen, seat)),
            acting=seat in to_act,
            won=seat in winners,
            facts=display.panel(seen, seat),
        )
        for seat, name in enumerate(game.seat_names[: state.players])
    ]


def viewer_number(seat: int | None) -> int:
    """Return the number by which events know a viewer."""
    return SPECTATOR if seat is None else seat
