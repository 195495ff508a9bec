"""What one person may see of a table, as data for a page or a program. All of it comes from `Seen`."""

from __future__ import annotations

import msgspec

from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import TextTable, presentation
from godsplay.web.tables.seats import Seat
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
    """Words, and the rule they rest on."""

    text: str
    why: str  # it matters; may be empty
    rule: str
    title: str
    named: bool  # the words name the rule already


class Standing(msgspec.Struct):
    """How a seat stands."""

    seat: int
    name: str
    score: int | None
    measure: str  # how far it has come, in words: its points, or its place in a race
    acting: bool
    won: bool
    facts: list[tuple[str, str]]  # label and value


class Frame(msgspec.Struct):
    """One moment of a game as one seat sees it."""

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
    standings: list[Standing]
    sheets: list[TextTable]
    over: bool
    undo: bool
    undo_reason: str
    secrets: bool  # the seat sees more than a spectator


class Person(msgspec.Struct):
    """Who sits on a seat, as far as everybody may know."""

    seat: int
    name: str  # of the seat
    player: str  # of the person, or nothing
    bot: str | None
    open: bool
    online: bool
    mine: bool
    acting: bool


def frame(table: Table, ply: int, seat: int | None) -> Frame:
    """Show a moment to a seat, or to a spectator."""
    now = ply == len(table.record)
    state = table.record.state if now else table.record.at(ply)
    seen = state.seen(seat)
    plays = now and seat is not None and table.seats[seat].bot is None
    legal = seen.legal if plays else []
    game = table.game
    why_no_undo = table.can_undo(seat) if plays and seat is not None else "-"
    refused = refused_actions(seen, legal) if legal else []
    display = presentation(game)
    described = describe_choices(display, seen, legal)
    return Frame(
        ply=ply,
        last=len(table.record),
        seat=seat,
        step=seen.state.stack[-1].step.name if seen.state.stack else "",
        picture=display.draw(seen, legal, [action for action, _ in refused]),
        status=display.status(seen),
        prompt=sentence(game, seen.prompt),
        choices=[each.choice for each in described],
        groups=group_choices(display, described),
        refusals=[describe_refusal(display, seen, each) for each in refused],
        reasons=group_reasons(display, seen, refused),
        standings=standings(game, seen),
        sheets=display.tables(seen),
        over=state.over,
        undo=not why_no_undo,
        undo_reason=why_no_undo,
        secrets=seat is not None and {**seen.view, "seat": None} != state.view(None),
    )


def sentence(game: Game, message: Message) -> Sentence:
    """Describe a decision, with why it matters and the title of its rule."""
    words, title = presentation(game).words, rule_title(game, message.rule)
    named = message.key == WAITING and words.name(message.values["step"]) == title
    return Sentence(words.text(message), why(game, message), message.rule, title, named)


def why(game: Game, message: Message) -> str:
    """Say why a decision matters, to whoever makes it and to those who wait for it."""
    step = message.values["step"] if message.key == WAITING else message.key.removeprefix("prompt-")
    words, key = presentation(game).words, f"why-{step}"
    return words.say(key, message.values) if words.has(key) else ""


def rule_title(game: Game, anchor: str) -> str:
    """Give the title of a rule."""
    section = presentation(game).rulebook.sections.get(anchor)
    return section.title if section else ""


def standings(game: Game, seen: Seen) -> list[Standing]:
    """Describe how the seats stand."""
    display, state = presentation(game), seen.state
    scores, to_act, winners = state.scores, state.to_act, state.winners
    return [
        Standing(
            seat=seat,
            name=str(display.words.name(name)),
            score=scores[seat] if seat < len(scores) else None,
            measure=display.describe_progress(display.progress(seen, seat)),
            acting=seat in to_act,
            won=seat in winners,
            facts=display.panel(seen, seat),
        )
        for seat, name in enumerate(game.seat_names[: state.players])
    ]


def people(table: Table, holder: str | None) -> list[Person]:
    """Say who sits where."""
    to_act = table.record.state.to_act
    return [person(table, seat, holder, seat.seat in to_act) for seat in table.seats]


def person(table: Table, seat: Seat, holder: str | None, acting: bool) -> Person:
    return Person(
        seat.seat,
        str(presentation(table.game).words.name(table.game.seat_names[seat.seat])),
        seat.name,
        seat.bot,
        seat.is_open(),
        table.is_here(seat.holder),
        holder is not None and seat.holder == holder,
        acting,
    )


def may_see(table: Table, holder: str | None, seat: int | None) -> bool:
    """Tell whether somebody holds a seat; everybody may look on as a spectator."""
    if seat is None:
        return True
    return 0 <= seat < len(table.seats) and holder is not None and table.seats[seat].holder == holder


def looks_as(seat: int | None) -> int:
    """Give the number that events are told to."""
    return SPECTATOR if seat is None else seat
