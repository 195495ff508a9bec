"""Promises about what is saved and sent: positions, records, undo, pickles."""

from __future__ import annotations

import pickle

import msgspec

from godsplay.conformance.random_play import GameSetup, pick, require, sample, spaced_sample
from godsplay.conformance.words import check_words
from godsplay.engine.chance import Chance, Seeded
from godsplay.engine.state import State
from godsplay.records.loading import loads
from godsplay.records.record import CannotUndo, Record

INTERRUPTED_EVERY = 5  # moves
ALL_UNDONE, THEN_EVERY = 150, 11  # the first moves are all undone, later ones now and then


def check_position(setup: GameSetup) -> None:
    """A position reads back from its data as it was."""
    for state in sample(setup, 7):
        data = msgspec.json.decode(msgspec.json.encode(state.to_data()))
        again = state.game.position(data, chance=state.chance.clone())
        require(again.digest() == state.digest(), "a position read back differs", state)
        require(again.to_act == state.to_act, "another seat must act in a position read back", state)
        for seat in range(state.players):
            require(again.legal(seat) == state.legal(seat), "a position read back allows other actions", state)


def check_record(setup: GameSetup) -> None:
    """Replaying a record leads to the same digests, from its text as from memory."""
    record = setup.record()
    digests = [record.state.digest()]
    for seat, action in setup.choices(lambda: record.state):
        record.play(seat, action)
        digests.append(record.state.digest())
    again = loads(record.to_json())
    again.verify()
    require(again.state.digest() == digests[-1], "a record read back ends differently", again.state)
    for ply in range(0, len(digests), max(1, len(digests) // 12)):
        require(again.at(ply).digest() == digests[ply], f"move {ply} of a record differs", again.state)


def check_undo(setup: GameSetup) -> None:
    """What is undone and done again is as it was; what was drawn or shown stays, and so does the end of a game."""
    record = setup.record()
    for seat, action in setup.choices(lambda: record.state):
        if len(record) > ALL_UNDONE and len(record) % THEN_EVERY != setup.seed % THEN_EVERY:
            record.play(seat, action)  # undoing replays the whole game
            continue
        before = record.state.digest()
        record.play(seat, action)
        after, drew = record.state.digest(), bool(record.page.moves[-1].drew)
        shown = record.state.revealed or record.state.over
        try:
            gone = record.undo(seat)
        except CannotUndo as refused:
            require(drew or shown, f"{action} cannot be undone: {refused}", record.state)
            check_words(record.game, refused.reason)
            continue
        require(not drew and not shown, f"{action} was undone though something was drawn or shown", record.state)
        require(record.state.digest() == before, f"undoing {action} left a trace", record.state)
        record.play(seat, gone)
        require(record.state.digest() == after, f"{action} done again differs", record.state)


def check_out_of_turn(setup: GameSetup) -> None:
    """What seats do though they need not decide is undone and replayed like any move, and the game goes on."""
    record, rng = setup.record(), Seeded(f"out of turn {setup.seed}")
    for seat, action in setup.choices(lambda: record.state):
        record.play(seat, action)
        if rng.below(INTERRUPTED_EVERY) == 0:
            interrupt(record, rng)
    again = loads(record.to_json())
    again.verify()
    require(again.state.digest() == record.state.digest(), "a record with moves out of turn differs", again.state)


def interrupt(record: Record, rng: Chance) -> None:
    """Let a seat do something out of turn, take it back, and do it again, if there is anything to do."""
    state, before = record.state, record.state.digest()
    possible = [(seat, action) for seat in range(state.players) for action in state.out_of_turn(seat)]
    if not possible:
        return
    seat, action = possible[rng.below(len(possible))]
    record.play(seat, action)
    after = record.state.digest()
    require(not record.state.problems(), f"{action} out of turn: {record.state.problems()}", record.state)
    require(record.state.over or bool(record.state.to_act), f"nobody must act after {action}", record.state)
    if isinstance(record.undoable(seat), int):
        record.undo(seat)
        require(record.state.digest() == before, f"undoing {action} left a trace", record.state)
        record.play(seat, action)
        require(record.state.digest() == after, f"{action} done again differs", record.state)


def check_pickles(setup: GameSetup) -> None:
    """A state and what a seat sees of it come back from a pickle as they were, with the same future."""
    for state in spaced_sample(setup):
        again: State = pickle.loads(pickle.dumps(state))
        require(again.digest() == state.digest(), "a pickled state comes back different", state)
        require(again.events == state.events or events_data(again) == events_data(state), "its events are lost", state)
        for seat in range(state.players):
            require(again.legal(seat) == state.legal(seat), "a pickled state allows other actions", state)
            seen = state.seen(seat)
            view = pickle.loads(pickle.dumps(seen)).view
            require(view == seen.view, f"what seat {seat} sees comes back different from a pickle", state)
        on, rngs = state.clone(), (Seeded("on"), Seeded("on"))
        for _ in range(10):
            if on.over:
                break
            on.apply(*pick(on, rngs[0]))
            again.apply(*pick(again, rngs[1]))
        require(on.digest() == again.digest(), "a pickled state goes on differently", state)


def events_data(state: State) -> list[dict[str, object]]:
    """Return the events of the last move as plain data."""
    return [event.data() for event in state.events]
