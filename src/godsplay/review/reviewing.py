"""Reviewing a game, move by move: the change of every share is split so that the parts add up exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.advice import won_shares
from godsplay.engine.state import SPECTATOR, State
from godsplay.present.presentation import Presentation, presentation
from godsplay.records.record import Record
from godsplay.review.balance import balances
from godsplay.review.decisions import Weighed, choices_of, weigh
from godsplay.review.effort import EFFORTS, Effort
from godsplay.review.errors import ReviewError
from godsplay.review.format import FORMAT, Choice, Decision, Moment, Review
from godsplay.review.grades import GRADES, grade
from godsplay.review.judge import Judge, Worth, seed_for
from godsplay.review.luck import Move, measure_luck
from godsplay.review.sealed import SealedTable, tabulate
from godsplay.review.story import described, heaviest, tell
from godsplay.review.worlds import Deciding, SealedRound
from godsplay.version import VERSION

Progress = Callable[[int, int], None]


def review_record(record: Record, effort: str = "normal", progress: Progress | None = None) -> Review:
    """Review a finished game; `progress` is told how many of its moves are done, and how many there are."""
    if effort not in EFFORTS:
        raise ReviewError(f"there is no effort {effort!r}; there are: {', '.join(EFFORTS)}")
    return Reviewer(record, EFFORTS[effort]).run(progress)


class Reviewer:
    """Goes through a record once."""

    def __init__(self, record: Record, effort: Effort, judge: Judge | None = None) -> None:
        if not record.state.over:
            raise ReviewError("this game is not over: only a finished one is reviewed")
        self.record = record
        self.effort = effort
        self.judge = judge or Judge(record.game)
        self.display: Presentation = presentation(record.game)
        self.sealed = SealedRound()
        self.table: tuple[State, SealedTable | None] | None = None  # of the sealed step that is being answered

    def run(self, progress: Progress | None = None) -> Review:
        """Review every move."""
        moments = []
        for moment in self.moments():
            moments.append(moment)
            if progress is not None:
                progress(len(moments) - 1, len(self.record))
        record = self.record
        seats, nobody = balances(record.game.seat_names, moments, won_shares(record.state))
        return Review(FORMAT, record.game.name, self.effort.name, VERSION, record.page.players, seats, nobody, moments)

    def moments(self) -> Iterator[Moment]:
        """Review the set-up and each move."""
        state = self.record.at(0)
        worth = self.worth(state, 0)
        yield self.set_up(state.clone(), worth)
        before = state.clone()
        for ply, following in enumerate(self.record.replay(), 1):
            move = self.record.page.moves[ply - 1]
            action = self.record.game.actions[move.move]
            after = self.worth(following, ply)
            yield self.moment(ply, before, move.seat, action, bool(move.drew), following, worth, after)
            before, worth = following.clone(), after

    def seed(self, ply: int) -> str:
        """Return what the playouts of a ply follow from."""
        return seed_for(self.record.page.start, ply)

    def worth(self, state: State, ply: int) -> Worth:
        """Return what the position after a ply is worth."""
        return self.judge.worth(state, self.effort.runs, self.seed(ply))

    def set_up(self, state: State, worth: Worth) -> Moment:
        """Review the set-up: the luck of the deal, and what the judge thinks of the seats before it."""
        start = 1 / state.players
        expected, luck = worth, None
        if self.record.page.drew:
            expected, luck = measure_luck(self.judge, Move(state, SPECTATOR, None), worth, self.effort, self.seed(0))
        change = [share - start for share in expected.shares]
        stage = self.judge.advice.stage(state)
        return Moment(0, None, "", "", stage, phase_of(state), worth.shares, worth.error, change, False, luck)

    def moment(
        self,
        ply: int,
        before: State,
        seat: int,
        action: Action,
        drew: bool,
        after: State,
        worth_before: Worth,
        worth_after: Worth,
    ) -> Moment:
        """Review one move."""
        expected, luck = worth_after, None
        if drew:
            move = Move(before, seat, action)
            expected, luck = measure_luck(self.judge, move, worth_after, self.effort, self.seed(ply))
        decision = self.decision(ply, before, seat, action)
        self.sealed.answer(after, seat, action)
        change = [then - now for then, now in zip(expected.shares, worth_before.shares, strict=True)]
        secret = before.stack[-1].step.sealed
        shown = secret and not (after.stack and after.stack[-1].step.sealed)
        moved = max(*change, -sum(change))  # what somebody gained, or all together lost
        matters = luck is not None or shown or moved >= GRADES["slip"]
        return Moment(
            ply,
            seat,
            action.notation,
            described(self.display, action, before),
            self.judge.advice.stage(before),
            phase_of(before),
            worth_after.shares,
            worth_after.error,
            change,
            secret,
            luck,
            decision,
            heaviest(self.display, after.events, SPECTATOR) if matters else [],
            self.display.when(before.seen(SPECTATOR)),
        )

    def decision(self, ply: int, state: State, seat: int, action: Action) -> Decision | None:
        """Judge what was chosen beside what else could have been, if there was anything to choose."""
        self.sealed.enter(state)
        deciding = self.sealed.deciding(state, seat)
        actions = choices_of(self.judge, deciding, action)
        if len(actions) < 2 or seat not in state.to_act:
            return None
        seed = self.seed(ply)
        table = self.sealed_table(seed) if deciding.sealed else None
        if table is None:
            weighed = weigh(self.judge, deciding, actions, action, self.effort, seed)
        else:
            weighed = table.weigh(seat, action)
        return self.explain(deciding, weighed, action, seed)

    def sealed_table(self, seed: str) -> SealedTable | None:
        """Return all combinations of the sealed step that is being answered, worked out once for its seats."""
        opening = self.sealed.opening
        assert opening is not None
        if self.table is None or self.table[0] is not opening:
            self.table = opening, tabulate(self.judge, opening, self.effort, seed)
        return self.table[1]

    def explain(self, deciding: Deciding, weighed: Weighed, action: Action, seed: str) -> Decision:
        """Return a decision as data, with its lines in words if it lost anything."""
        chosen = weighed.place(action)
        loss = weighed.options[chosen].behind
        graded = grade(loss)
        best = weighed.options[0]
        own = weighed.options[chosen]
        change = [one - other for one, other in zip(own.shares, best.shares, strict=True)]
        choices = []
        for option in weighed.options:
            text = described(self.display, option.action, deciding.state)
            choices.append(Choice(option.action.notation, text, option.shares, option.behind, option.error))
        if graded:
            stories = tell(self.judge, self.display, deciding, [best, own], seed)
            for place, story in zip((0, chosen), stories, strict=True):
                told = {"line": story.line, "brings": story.brings, "came_to": story.share}
                choices[place] = msgspec.structs.replace(choices[place], **told)
        return Decision(
            deciding.seat, choices, chosen, loss, weighed.doubt, change, weighed.stakes, deciding.sealed, graded
        )


def phase_of(state: State) -> str:
    """Name the phase that a position is in."""
    return state.stack[0].step.name if state.stack else ""
