"""Promises about the rules: legality, refusals, copies, sealed decisions, notation."""

from __future__ import annotations

from godsplay.conformance.random_play import ConformanceError, GameSetup, pick, random_play, require, sample
from godsplay.conformance.words import check_words
from godsplay.engine.chance import Seeded
from godsplay.engine.message import IllegalAction
from godsplay.engine.state import State
from godsplay.present.presentation import presentation

MAX_COMMITMENTS = 2_000  # of one sealed decision, by all seats


def check_legal(setup: GameSetup) -> None:
    """Pieces are conserved, whoever must act can, what is legal is what is not refused, and the game ends."""
    for state in random_play(setup):
        problems = state.problems()
        require(not problems, f"problems: {problems}", state)
        require(state.over or bool(state.to_act), "nobody must act", state)
        for seat in range(state.players):
            ids = [action.id for action in state.legal(seat)]
            count = len(state.legal_now(seat))
            require((count > 0) == (seat in state.to_act), f"seat {seat} decides between {count} legal actions", state)
            require(ids == sorted(set(ids)), "legal actions are not in id order", state)
            require(ids == not_refused(state, seat), f"legal and refusal disagree for seat {seat}", state)
    require(len(state.scores) == state.players, "scores are missing", state)
    require(set(state.winners) <= set(range(state.players)), f"winners are no seats: {state.winners}", state)
    require(state.to_act == [], "somebody must act after the end", state)


def not_refused(state: State, seat: int) -> list[int]:
    """List the ids of what a seat is offered and not refused, asking about each offer."""
    if state.over:
        return []
    frame = state.stack[-1]
    return [action.id for action in state.offers(seat) if frame.step.refusal(state, frame, seat, action) is None]


def check_refusals(setup: GameSetup) -> None:
    """Every action that is not legal is refused with a reason and changes nothing."""
    checked_words: set[str] = set()
    for state in sample(setup, 23):
        digest = state.digest()
        for seat in range(-1, state.players + 1):
            legal = set(map(id, state.legal(seat)))
            for action in state.game.actions:
                reason = state.why_not(seat, action)
                require((reason is None) == (id(action) in legal), f"why_not disagrees on {action}", state)
                if reason is None:
                    continue
                if reason.key not in checked_words:
                    check_words(state.game, reason)
                    checked_words.add(reason.key)
                try:
                    state.apply(seat, action)
                except IllegalAction as refused:
                    require(refused.reason.key == reason.key, "apply gives another reason", state)
                else:
                    raise ConformanceError(f"{action} was accepted from seat {seat}")
        require(state.digest() == digest, "a refused action changed the state", state)


def check_clone(setup: GameSetup) -> None:
    """A clone is equal and independent, and has the same future."""
    for state in sample(setup, 11):
        clone, digest = state.clone(), state.digest()
        require(clone.digest() == digest, "a clone differs", state)
        other = clone.clone()
        first, second = Seeded("clone"), Seeded("clone")
        for _ in range(25):
            if clone.over:
                break
            clone.apply(*pick(clone, first))
            other.apply(*pick(other, second))
        require(clone.digest() == other.digest(), "two clones went different ways", state)
        require(state.digest() == digest, "playing on with a clone changed the state", state)


def check_sealed(setup: GameSetup) -> None:
    """Sealed commitments lead to the same state in whatever order they come."""
    for state in random_play(setup):
        if len(state.to_act) > 1 and state.stack[-1].step.sealed:
            digests = {commit_all(state.clone(), order).digest() for order in (1, -1, 0)}
            require(len(digests) == 1, "the order of sealed commitments matters", state)


def commit_all(state: State, order: int) -> State:
    """Let all seats commit: in order (1), in reverse (-1), or taking turns (0)."""
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
        require(turn < MAX_COMMITMENTS, "a sealed decision does not end", state)


def check_notation(setup: GameSetup) -> None:
    """Every action reads back from its id and its notation, and has a description."""
    actions = setup.game.actions
    for number in range(len(actions)):
        action = actions[number]
        if actions[str(action)] is not action or action.id != number:
            raise ConformanceError(f"{action!r} does not read back")
        if str(action) != str(action).lower().strip():
            raise ConformanceError(f"{action!r} is not written in lower case")
        check_words(setup.game, presentation(setup.game).describe(action))
