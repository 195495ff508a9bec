"""Records as hypothesis drives them: play, undo, branch, save, load, pickle and verify in any order."""

from __future__ import annotations

import pickle
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import godsplay
from godsplay import CannotUndo, Game, Record, Seeded
from godsplay.engine.message import Reason
from godsplay.records.loading import loads
from helpers.play import first_choice

MANY = 30  # moves at once
CHOICES = st.integers(0, 1000)  # read modulo what there is to choose from, so that it shrinks to the first


class RecordMachine(RuleBasedStateMachine):
    """A record, and what must be in it: after every rule it agrees with its replay."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.record = Record(game, seed=0)
        self.moves: list[tuple[int, str, tuple[int, ...]]] = []

    @initialize(players=CHOICES, seed=st.integers(0, 20), option=CHOICES)
    def start(self, players: int, seed: int, option: int) -> None:
        """Start a game of any size, with all options as usual or one of them changed."""
        sizes = range(self.game.fewest, self.game.most + 1)
        options = {each.name: each.default for each in self.game.options}
        changed = option % (len(options) + 1)
        if changed > 0:
            name = list(options)[changed - 1]
            options[name] = not options[name]
        self.record = Record(self.game, sizes[players % len(sizes)], seed, None, **options)
        self.moves = []

    @precondition(lambda self: not self.record.state.over)
    @rule(seat=CHOICES, action=CHOICES)
    def play(self, seat: int, action: int) -> None:
        """Make any legal move of any seat that must act."""
        state = self.record.state
        actor = state.to_act[seat % len(state.to_act)]
        legal = state.legal(actor)
        chosen = legal[action % len(legal)]
        self.record.play(actor, chosen)
        self.moves.append((actor, chosen.notation, tuple(state.chance.drawn)))

    @precondition(lambda self: not self.record.state.over)
    @rule(seed=CHOICES, count=st.integers(1, MANY))
    def play_many(self, seed: int, count: int) -> None:
        """Make several random moves, so that later parts of a game are reached."""
        rng = Seeded(seed)
        for _ in range(count):
            if not self.record.state.over:
                actor, chosen = first_choice(self.record.state, rng)
                self.record.play(actor, chosen)
                self.moves.append((actor, chosen.notation, tuple(self.record.state.chance.drawn)))

    @precondition(lambda self: bool(self.moves))
    @rule()
    def undo_last(self) -> None:
        """Take back the last move of all."""
        self.undo(self.moves[-1][0])

    @rule(seat=CHOICES)
    def undo(self, seat: int) -> None:
        """Take back a seat's last move, or be refused and change nothing."""
        who = seat % self.record.state.players
        last = self.record.undoable(who)
        before = self.record.to_json()
        try:
            gone = self.record.undo(who)
        except CannotUndo as refused:
            assert isinstance(last, Reason)
            assert refused.reason.key == last.key
            assert self.record.to_json() == before
            return
        assert isinstance(last, int)
        assert self.moves[last][:2] == (who, gone)
        assert all(not drew for _, _, drew in self.moves[last:]), "what was drawn cannot be taken back"
        del self.moves[last]

    @rule(place=CHOICES, seed=CHOICES)
    def branch(self, place: int, seed: int) -> None:
        """Go on with a branch; the record that it is taken from stays as it was."""
        count = place % (len(self.record) + 1)
        before, position = self.record.to_json(), self.record.at(count).digest()
        other = self.record.branch(count, seed=seed)
        assert other.state.digest() == position
        if not other.state.over:
            twig = self.record.branch(count, seed=seed)
            twig.play(*first_choice(twig.state, Seeded(seed)))
        assert self.record.to_json() == before
        self.record = other
        del self.moves[count:]

    @rule()
    def save_and_load(self) -> None:
        """Go on with what a file holds; where the seed is known it has the same future."""
        with TemporaryDirectory() as folder:
            file = Path(folder) / "game.json"
            self.record.save(file)
            loaded = godsplay.load(file)
        assert loaded.to_json() == self.record.to_json()
        if self.record.page.seed is not None:
            same_future(self.record, loaded)
        self.record = loaded

    @rule()
    def send_through_a_pickle(self) -> None:
        """Go on with a copy from a pickle, which has the same future."""
        copy: Record = pickle.loads(pickle.dumps(self.record))
        assert copy.to_json() == self.record.to_json()
        same_future(self.record, copy)
        self.record = copy

    @rule()
    def verify(self) -> None:
        """Every outcome follows from the seed, if it is there."""
        known = self.record.page.seed is not None
        assert ("follows from the seed" in self.record.verify()) == known

    @invariant()
    def holds_what_was_played(self) -> None:
        """The record has the moves that were made and not taken back, with what they drew."""
        written = [(move.seat, move.move, tuple(move.drew)) for move in self.record.page.moves]
        assert written == self.moves

    @invariant()
    def agrees_with_its_replay(self) -> None:
        """Replayed from its text or from memory it leads to the position that it is in."""
        digest = self.record.state.digest()
        again = loads(self.record.to_json())
        assert again.state.digest() == digest
        assert self.record.at(-1).digest() == digest
        for seat in range(again.state.players):
            assert again.state.legal(seat) == self.record.state.legal(seat)
            assert undo_key(again, seat) == undo_key(self.record, seat)


def undo_key(record: Record, seat: int) -> int | str:
    """Return what can be undone by a seat, or the key of the reason why nothing can."""
    found = record.undoable(seat)
    return found.key if isinstance(found, Reason) else found


def same_future(one: Record, other: Record) -> None:
    """Two records of one game go on alike: the same moves draw the same outcomes."""
    states = [one.state.clone(), other.state.clone()]
    rngs = [Seeded("future"), Seeded("future")]
    for _ in range(MANY):
        if not states[0].over:
            for state, rng in zip(states, rngs, strict=True):
                state.apply(*first_choice(state, rng))
    assert states[0].digest() == states[1].digest()
