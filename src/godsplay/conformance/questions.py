"""Promises about questions: what is asked, offered, refused, tried out and counted keeps secrets."""

from __future__ import annotations

from collections.abc import Callable

from godsplay.conformance.layers import imagined, moments
from godsplay.conformance.random_play import GameSetup, require
from godsplay.conformance.secrets import name_of
from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import Presentation, presentation

MOST_TRIED = 3  # choices that are tried out at each moment


def check_questions(setup: GameSetup) -> None:
    """What is hidden shows in no question, choice, reason, preview, table, panel or summary of any viewer."""
    rng = setup.rng()
    beginnings: dict[int | None, Seen] = {}
    for state, viewer, events in moments(setup):
        display = presentation(state.game)
        seen = state.seen(viewer)
        other = imagined(seen, rng).seen(viewer)
        before = beginnings.setdefault(viewer, seen)
        same = display.sum_up(before, seen, events) == display.sum_up(before, other, events)
        require(same, f"the sum of a turn shows {name_of(viewer)} what is hidden", state)
        same = panels(display, seen) == panels(display, other)
        require(same, f"a panel shows {name_of(viewer)} what is hidden", state)
        if events:
            continue  # amid a move nobody is asked
        for what, show in SHOWN.items():
            same = show(display, seen) == show(display, other)
            require(same, f"{what} shows {name_of(viewer)} what is hidden", state)
        legal = [] if viewer is None else seen.legal
        for action in {legal[rng.below(len(legal))] for _ in range(MOST_TRIED) if legal}:
            same = preview(display, seen, action) == preview(display, other, action)
            require(same, f"trying {action} out shows {name_of(viewer)} what is hidden", state)


def question(display: Presentation, seen: Seen) -> object:
    """Return what is asked, and why it matters."""
    message = seen.prompt
    return display.words.text(message), display.why(seen, message.key.removeprefix("prompt-"))


def choices(display: Presentation, seen: Seen) -> object:
    """Return what can be done, in words and places, with what it costs and brings."""
    if seen.seat == SPECTATOR:
        return []
    verbs = dict.fromkeys(display.verb(action) for action in seen.legal)
    described = [
        (
            display.words.text(display.describe(action, seen.state)),
            display.effect(seen, action),
            display.parts(seen, action),
            display.spots(seen, action),
        )
        for action in seen.legal
    ]
    return described, [(verb, display.describe_verb(seen, verb), display.verb_effect(seen, verb)) for verb in verbs]


def refusals(display: Presentation, seen: Seen) -> object:
    """Return why the rest cannot be done."""
    state = seen.state
    if seen.seat == SPECTATOR or not state.stack:
        return []
    top = state.stack[-1]
    reasons = [top.step.refusal(state, top, seen.seat, action) for action in state.offers(seen.seat)]
    return [display.words.text(reason) for reason in reasons if reason is not None]


def tables(display: Presentation, seen: Seen) -> object:
    """Return the position as text."""
    return display.tables(seen), display.notes(seen)


SHOWN: dict[str, Callable[[Presentation, Seen], object]] = {
    "the question": question,
    "a choice": choices,
    "a reason": refusals,
    "a table": tables,
}


def panels(display: Presentation, seen: Seen) -> object:
    """Return what stands beside every seat, and how far each has come."""
    seats = range(seen.state.players)
    return [(display.panel(seen, seat), display.progress(seen, seat)) for seat in seats], display.points(seen)


def preview(display: Presentation, seen: Seen, action: Action) -> object:
    """Return the picture that a choice leads to, as far as it is known before."""
    after = seen.foresee(action)
    if after is None:
        return None
    tried = Seen(after, seen.seat)
    return display.layers(tried, []), display.status(tried)
