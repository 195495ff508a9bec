"""A snapshot: what one seat sees of a table after some move, as data. All of it comes from `Seen`."""

from __future__ import annotations

import msgspec

from godsplay.engine.game import Game
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import TextTable, presentation
from godsplay.web.tables.table import Table
from godsplay.web.views.choices import (
    Choice,
    ChoiceGroup,
    Refusal,
    RefusalReason,
    describe_choices,
    describe_refusal,
    group_choices,
    group_reasons,
    refused_actions,
)

WAITING = "prompt-wait"  # what is said to those who need not decide


class Sentence(msgspec.Struct):
    """A prompt, and the rule it rests on."""

    text: str
    why: str  # why it matters; may be empty
    rule: str
    title: str
    named: bool  # the words name the rule already


class SeatStatus(msgspec.Struct):
    """How far a seat has come, and what it has."""

    seat: int
    name: str
    score: int | None
    progress: str  # in words: its points, or its place in a race
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
    groups: list[ChoiceGroup]  # of the choices, as a page shows them
    refusals: list[Refusal]
    reasons: list[RefusalReason]  # that are worth telling before anybody tries
    seat_status: list[SeatStatus]
    tables: list[TextTable]
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
    described = describe_choices(display, seen, legal)
    return Snapshot(
        ply=ply,
        last=len(table.record),
        seat=seat,
        step=seen.state.stack[-1].step.name if seen.state.stack else "",
        picture=display.draw(seen, legal, [action for action, _ in refused]),
        status=display.status(seen),
        prompt=sentence(game, seen),
        choices=[each.choice for each in described],
        groups=group_choices(display, described),
        refusals=[describe_refusal(display, seen, each) for each in refused],
        reasons=group_reasons(display, seen, refused),
        seat_status=seat_status(game, seen),
        tables=display.tables(seen),
        over=state.over,
        undo=not why_no_undo,
        undo_reason=why_no_undo,
        secrets=seen.has_secrets,
    )


def sentence(game: Game, seen: Seen) -> Sentence:
    """Describe a decision, with why it matters and the title of its rule."""
    display, message = presentation(game), seen.prompt
    title = rule_title(game, message.rule)
    waits = message.key == WAITING
    step = str(message.values["step"]) if waits else message.key.removeprefix("prompt-")
    named = waits and display.words.name(step) == title
    return Sentence(display.words.text(message), display.why(seen, step), message.rule, title, named)


def rule_title(game: Game, anchor: str) -> str:
    """Return the title of a rule."""
    section = presentation(game).rulebook.sections.get(anchor)
    return section.title if section else ""


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
