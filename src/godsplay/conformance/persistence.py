"""On paper and on the way: positions, records, undo, pickles."""

from __future__ import annotations

import pickle

import msgspec

from godsplay.conformance.random_play import Setting, glimpses, pick, promise, sample
from godsplay.conformance.words import check_words
from godsplay.engine.chance import Seeded
from godsplay.engine.state import State
from godsplay.records.loading import loads
from godsplay.records.record import CannotUndo

OFTEN, SELDOM = 150, 11  # moves that are all undone, and how seldom later ones are


def check_position(setting: Setting) -> None:
    """A position can be written down and taken up again."""
    for state in sample(setting, 7):
        data = msgspec.json.decode(msgspec.json.encode(state.to_data()))
        again = state.game.position(data, chance=state.chance.clone())
        promise(again.digest() == state.digest(), "a position read back differs", state)
        promise(again.to_act == state.to_act, "another seat must act in a position read back", state)
        for seat in range(state.players):
            promise(again.legal(seat) == state.legal(seat), "a position read back allows other actions", state)


def check_record(setting: Setting) -> None:
    """Replaying a record gives the same digests, from the text as from memory."""
    record = setting.record()
    digests = [record.state.digest()]
    for seat, action in setting.choices(lambda: record.state):
        record.play(seat, action)
        digests.append(record.state.digest())
    again = loads(record.to_json())
    again.verify()
    promise(again.state.digest() == digests[-1], "a record read back ends differently", again.state)
    for ply in range(0, len(digests), max(1, len(digests) // 12)):
        promise(again.at(ply).digest() == digests[ply], f"move {ply} of a record differs", again.state)


def check_undo(setting: Setting) -> None:
    """What is undone and done again is as it was; what was drawn or shown stays."""
    record = setting.record()
    for seat, action in setting.choices(lambda: record.state):
        if len(record) > OFTEN and len(record) % SELDOM != setting.seed % SELDOM:
            record.play(seat, action)  # undoing replays the game, so later on it is tried now and then
            continue
        before = record.state.digest()
        record.play(seat, action)
        after, drew, shown = record.state.digest(), bool(record.page.moves[-1].drew), record.state.revealed
        try:
            gone = record.undo(seat)
        except CannotUndo as refused:
            promise(drew or shown, f"{action} cannot be undone: {refused}", record.state)
            check_words(record.game, refused.reason)
            continue
        promise(not drew and not shown, f"{action} was undone though something was drawn or shown", record.state)
        promise(record.state.digest() == before, f"undoing {action} left a trace", record.state)
        record.play(seat, gone)
        promise(record.state.digest() == after, f"{action} done again differs", record.state)


def check_pickles(setting: Setting) -> None:
    """A state and what a seat sees of it come back from a pickle as they were, with the same future."""
    for state in glimpses(setting):
        again: State = pickle.loads(pickle.dumps(state))
        promise(again.digest() == state.digest(), "a pickled state comes back different", state)
        promise(again.events == state.events or told(again) == told(state), "its events are lost", state)
        for seat in range(state.players):
            promise(again.legal(seat) == state.legal(seat), "a pickled state allows other actions", state)
            seen = state.seen(seat)
            view = pickle.loads(pickle.dumps(seen)).view
            promise(view == seen.view, f"what seat {seat} sees comes back different from a pickle", state)
        on, rngs = state.clone(), (Seeded("on"), Seeded("on"))
        for _ in range(10):
            if on.over:
                break
            on.apply(*pick(on, rngs[0]))
            again.apply(*pick(again, rngs[1]))
        promise(on.digest() == again.digest(), "a pickled state goes on differently", state)


def told(state: State) -> list[dict[str, object]]:
    """List what the last move told."""
    return [event.data() for event in state.events]
