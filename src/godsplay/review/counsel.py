"""What a bot advises, and why: the choices with what they leave, and the line that it expects."""

from __future__ import annotations

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.present.presentation import presentation
from godsplay.review.decisions import choices_of, weigh
from godsplay.review.effort import Effort
from godsplay.review.format import Choice
from godsplay.review.judge import Judge
from godsplay.review.story import described, tell
from godsplay.review.worlds import Deciding

EFFORT = Effort("counsel", runs=1, listed=1, worlds=24, more_worlds=240, kept=4)


class Counsel(msgspec.Struct, frozen=True):
    """A move, and what speaks for it."""

    action: str
    choices: list[Choice] = []  # the best first
    line: list[str] = []  # what is expected to follow


def counsel(seen: Seen, suggested: Action, seed: str) -> Counsel:
    """Weigh what a seat can choose, as it sees it; what a bot suggests stands unless another is surely better."""
    judge, display = Judge(seen.game), presentation(seen.game)
    deciding = Deciding(seen.state, seen.seat)
    actions = choices_of(judge, deciding, suggested)
    if len(actions) < 2:
        return Counsel(suggested.notation)
    options = weigh(judge, deciding, actions, suggested, EFFORT, seed).options
    choices = [
        Choice(each.action.notation, described(display, each.action, seen.state), each.shares, each.behind, each.error)
        for each in options
    ]
    (story,) = tell(judge, display, deciding, options[:1], seed)
    return Counsel(choices[0].move, choices, story.line)
