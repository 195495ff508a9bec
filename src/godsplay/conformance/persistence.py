"""Promises about what is saved and sent: positions, records, undo, pickles."""

from __future__ import annotations

import pickle

import msgspec

from godsplay.conformance.random_play import GameSetup, pick, require, sample, spaced_sample
from godsplay.conformance.words import check_words
from godsplay.engine.chance import Seeded
from godsplay.engine.state import State
from godsplay.records.loading import loads
from godsplay.records.record import CannotUndo

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
    """What is undone and done again is as it was; what was drawn or shown stays."""
    record = setup.record()
    for seat, action in setup.choices(lambda: record.state):
        if len(record) > ALL_UNDONE and len(record) % THEN_EVERY != setup.seed % THEN_EVERY:
            record.play(seat, action)  # undoing replays the whole game
            continue
        before = record.state.digest()
        record.play(seat, action)
        after, drew, shown = record.state.digest(), bool(record.page.moves[-1].drew), record.state.revealed
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
