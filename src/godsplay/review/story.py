"""What a choice was expected to lead to, in words: the line that the game's advice plays on, and what it brings."""

from __future__ import annotations

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.chance import Seeded
from godsplay.engine.event import Event
from godsplay.engine.state import State
from godsplay.present.presentation import Presentation
from godsplay.review.decisions import Option
from godsplay.review.judge import Judge
from godsplay.review.worlds import Deciding

LONGEST_LINE = 4  # moves that are told of what is expected
MOST_TOLD = 3  # events
SAMPLES = 24  # worlds, to find one that is like the mean


class Story(msgspec.Struct, frozen=True):
    """A line, what it brought the decider, and the decider's share of the win where it stops."""

    line: list[str]
    brings: list[str]
    share: float


def tell(judge: Judge, display: Presentation, deciding: Deciding, options: list[Option], seed: str) -> list[Story]:
    """Play choices on in one world, with the same dice, and tell what happens, as the decider would see it.

    Of some worlds it is the one in which they come to what they are worth on average, as nearly as may be, and in
    which the first of them, the best, comes out ahead by half of what it is ahead on average, or more: else it would
    tell nothing of why it is.
    """
    seat = deciding.seat
    told = []
    for number, world in enumerate(deciding.worlds(SAMPLES, seed)):
        world.chance = Seeded(f"{seed} dice {number}")
        told.append([follow(judge, display, world, seat, each.action, f"{seed} {number}") for each in options])

    def unlike(stories: list[Story]) -> tuple[bool, float]:
        worth = [option.shares[seat] for option in options]
        pairs = list(zip(stories, worth, strict=True))
        vague = any(
            other.share >= stories[0].share or stories[0].share - other.share < (worth[0] - mean) / 2
            for other, mean in pairs[1:]
        )
        return vague, sum((story.share - mean) ** 2 for story, mean in pairs)

    return min(told, key=unlike)


def follow(judge: Judge, display: Presentation, world: State, seat: int, action: Action, seed: str) -> Story:
    """Play a choice on to where it is judged."""
    advice, words = judge.advice, display.words
    rng = Seeded(seed + " choices")
    before = world.seen(seat)
    state = world.clone()
    state.chance = world.chance.clone()
    state.listening = True
    secret = state.stack[-1].step.sealed  # until everybody has answered
    state.apply(seat, action)
    events = list(state.events)
    line: list[str] = []
    moves = 0  # as the judge counts
    secret = secret and bool(state.stack) and state.stack[-1].step.sealed
    while state.stack and (secret or moves < advice.horizon or not advice.quiet(state)):
        decider = state.to_act[0]
        legal = state.legal_now(decider)
        chosen = legal[0] if len(legal) == 1 else advice.choose(state, decider, legal, rng)
        if len(legal) > 1 and len(line) < LONGEST_LINE and not state.stack[-1].step.sealed:
            line.append(f"{words.name(state.game.seat_names[decider])}: {described(display, chosen, state)}")
        state.apply(decider, chosen)
        events += state.events
        moves += 1
        secret = secret and bool(state.stack) and state.stack[-1].step.sealed
    brings = display.sum_up(before, state.seen(seat), events) or heaviest(display, events, seat)
    return Story(line, brings, advice.shares(state)[seat])


def heaviest(display: Presentation, events: list[Event], viewer: int) -> list[str]:
    """Describe the weightiest things that happened, in their order."""
    seen = [event for event in events if event.seen_by(viewer)]
    chosen = sorted(range(len(seen)), key=lambda place: -display.weight(seen[place]))[:MOST_TOLD]
    return [display.words.text(seen[place]) for place in sorted(chosen)]


def described(display: Presentation, action: Action, state: State) -> str:
    """Describe a choice."""
    return display.words.text(display.describe(action, state))
