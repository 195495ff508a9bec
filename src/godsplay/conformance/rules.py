"""The rules: who may do what, what is refused, what a copy and a sealed decision are."""

from __future__ import annotations

from godsplay.conformance.random_play import ConformanceError, Setting, pick, promise, random_play, sample
from godsplay.conformance.words import check_words
from godsplay.engine.chance import Seeded
from godsplay.engine.message import IllegalAction
from godsplay.engine.state import State
from godsplay.present.presentation import presentation


def check_legal(setting: Setting) -> None:
    """Pieces are conserved, whoever must act can, nobody else may, and the game ends."""
    for state in random_play(setting):
        problems = state.problems()
        promise(not problems, f"problems: {problems}", state)
        promise(state.over or bool(state.to_act), "nobody must act", state)
        for seat in range(state.players):
            ids = [action.id for action in state.legal(seat)]
            promise(bool(ids) == (seat in state.to_act), f"seat {seat} has {len(ids)} legal actions", state)
            promise(ids == sorted(set(ids)), "legal actions are not in id order", state)
            promise(ids == not_refused(state, seat), f"legal and refusal disagree for seat {seat}", state)
    promise(len(state.scores) == state.players, "scores are missing", state)
    promise(set(state.winners) <= set(range(state.players)), f"winners are no seats: {state.winners}", state)
    promise(state.to_act == [], "somebody must act after the end", state)


def not_refused(state: State, seat: int) -> list[int]:
    """List the ids of what a seat is offered and not refused, asking about each offer."""
    if seat not in state.to_act:
        return []
    frame = state.stack[-1]
    offers = frame.step.offers(state, frame, seat)
    return [action.id for action in offers if frame.step.refusal(state, frame, seat, action) is None]


def check_refusals(setting: Setting) -> None:
    """Every action that is not legal is refused with a reason and changes nothing."""
    put_into_words: set[str] = set()
    for state in sample(setting, 23):
        digest = state.digest()
        for seat in range(-1, state.players + 1):
            legal = set(map(id, state.legal(seat)))
            for action in state.game.actions:
                reason = state.why_not(seat, action)
                promise((reason is None) == (id(action) in legal), f"why_not disagrees on {action}", state)
                if reason is None:
                    continue
                if reason.key not in put_into_words:
                    check_words(state.game, reason)
                    put_into_words.add(reason.key)
                try:
                    state.apply(seat, action)
                except IllegalAction as refused:
                    promise(refused.reason.key == reason.key, "apply gives another reason", state)
                else:
                    raise ConformanceError(f"{action} was accepted from seat {seat}")
        promise(state.digest() == digest, "a refused action changed the state", state)


def check_clone(setting: Setting) -> None:
    """A clone is equal and independent, and has the same future."""
    for state in sample(setting, 11):
        clone, digest = state.clone(), state.digest()
        promise(clone.digest() == digest, "a clone differs", state)
        other = clone.clone()
        first, second = Seeded("clone"), Seeded("clone")
        for _ in range(25):
            if clone.over:
                break
            clone.apply(*pick(clone, first))
            other.apply(*pick(other, second))
        promise(clone.digest() == other.digest(), "two clones went different ways", state)
        promise(state.digest() == digest, "playing on with a clone changed the state", state)


def check_sealed(setting: Setting) -> None:
    """Sealed commitments give the same state in whatever order they come."""
    for state in random_play(setting):
        if len(state.to_act) > 1 and state.stack[-1].step.sealed:
            digests = {committed(state.clone(), order).digest() for order in (1, -1, 0)}
            promise(len(digests) == 1, "the order of sealed commitments matters", state)


def committed(state: State, order: int) -> State:
    """Let all seats commit: one after the other, the other way round, or taking turns."""
    rngs = [Seeded(f"seat {seat}") for seat in range(state.players)]
    turn = 0
    while True:
        seats = state.to_act
        seat = seats[0] if order == 1 else seats[-1] if order == -1 else seats[turn % len(seats)]
        turn += 1
        legal = state.legal(seat)
        state.apply(seat, legal[rngs[seat].below(len(legal))])
        if state.revealed or state.over or not state.stack[-1].step.sealed:
            return state
        promise(turn < MOST_COMMITMENTS, "a sealed decision does not end", state)


MOST_COMMITMENTS = 2_000  # of one sealed decision, whoever makes them


def check_notation(setting: Setting) -> None:
    """Every action reads back from its id and its notation, and can be described."""
    actions = setting.game.actions
    for number in range(len(actions)):
        action = actions[number]
        if actions[str(action)] is not action or action.id != number:
            raise ConformanceError(f"{action!r} does not read back")
        if str(action) != str(action).lower().strip():
            raise ConformanceError(f"{action!r} is not written in lower case")
        check_words(setting.game, presentation(setting.game).describe(action))
