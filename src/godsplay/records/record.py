"""A recorded game: play on, undo, branch, save, verify."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.chance import Chance, Scripted, Seeded, commitment, new_seed
from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Reason
from godsplay.engine.state import State
from godsplay.records.format import (
    DIGEST_LENGTH,
    FORMAT,
    Contribution,
    Move,
    Page,
    RecordError,
    chained_digest,
    save_page,
    write_page,
)
from godsplay.records.luck import SeedPath, Witness, mix


class CannotUndo(ValueError):
    """Raised when a move cannot be taken back any more."""

    def __init__(self, reason: Reason, game: Game) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return CannotUndo, (self.reason, self.game)

    def __str__(self) -> str:
        from godsplay.present.presentation import presentation

        return presentation(self.game).words.text(self.reason)


class Ply:
    """What undo must know of a move besides what is in the file."""

    def __init__(self, sealed: bool, drew: bool, revealed: bool) -> None:
        self.sealed = sealed
        self.drew = drew
        self.revealed = revealed


class Record:
    """A game and how it was played. `state` is where it stands now."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | str | None = None,
        seats: list[str] | None = None,
        **options: bool,
    ) -> None:
        self.game = game
        secret = str(new_seed() if seed is None else seed)
        chance = Seeded(secret)
        self.state = game.new(players=players, chance=chance, **options)
        self.seats = seats or ["human"] * self.state.players
        self.page = Page(
            format=FORMAT,
            game=game.name,
            rules=game.rules_version,
            players=self.state.players,
            moves=[],
            start=self.state.digest()[:DIGEST_LENGTH],
            edition=game.edition.changes,
            edition_name=game.edition.name,
            options=self.state.options,
            readings=game.agreed,
            seats=self.seats,
            commitment=commitment(secret),
            seed=secret,
            drew=list(chance.drawn),
            chosen=seed is not None,
        )
        self.plies: list[Ply] = []
        self.compared = True  # with the digests of its file; those of version 0.1 are of another layout
        self.state.listening = True

    def __len__(self) -> int:
        return len(self.page.moves)

    def __reduce__(self) -> tuple[Any, ...]:
        page = msgspec.structs.replace(self.page, moves=list(self.page.moves))
        return revive_record, (self.game, page, self.state.chance.clone())

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Make a move, record it, and return what it did."""
        chosen: Action = self.game.actions[action] if isinstance(action, str) else action
        self.carry_out(seat, chosen)
        drew, moves = list(self.state.chance.drawn), self.page.moves
        before = moves[-1].digest if moves else self.page.start
        digest = chained_digest(before, seat, chosen.notation, drew, self.state.digest())
        moves.append(Move(seat, chosen.notation, digest, drew))
        return self.state.events

    def carry_out(self, seat: int, action: Action) -> None:
        """Apply a move and note what undo must know of it."""
        state = self.state
        sealed = bool(state.stack) and state.stack[-1].step.seals(action)
        state.apply(seat, action)
        self.plies.append(Ply(sealed, bool(state.chance.drawn), state.revealed))

    def at(self, ply: int) -> State:
        """Return the state after a number of moves (0: before the first; negative: from the end)."""
        count = ply if ply >= 0 else len(self) + 1 + ply
        if not 0 <= count <= len(self):
            raise RecordError(f"there is no move {ply}: the record has {len(self)}")
        state = self.beginning(Scripted(self.outcomes(count)))
        for number, move in enumerate(self.page.moves[:count]):
            state.listening = number == count - 1
            state.apply(move.seat, self.game.actions[move.move])
        state.listening = True
        return state

    def replay(self, start: int = 0) -> Iterator[State]:
        """Replay the moves from a place on; yield the same state object after each."""
        state = self.at(start)
        for move in self.page.moves[start:]:
            state.chance = Scripted(move.drew)
            state.apply(move.seat, self.game.actions[move.move])
            yield state

    def watch(self, ply: int, state: State | None = None) -> State:
        """Make a move once more, from the position before it; the state after it holds the scenes in between."""
        before = self.at(ply - 1) if state is None else state
        before.listening = before.watching = True
        self.apply_again(before, ply - 1)
        return before

    def apply_again(self, state: State, place: int) -> None:
        """Make one of the moves once more, with the outcomes that it had."""
        move = self.page.moves[place]
        state.chance = Scripted(move.drew)
        state.apply(move.seat, self.game.actions[move.move])

    def outcomes(self, count: int) -> list[int]:
        """List everything drawn in the first moves and before them."""
        drawn = list(self.page.drew)
        for move in self.page.moves[:count]:
            drawn += move.drew
        return drawn

    def beginning(self, chance: Chance) -> State:
        """Set up the same game again."""
        options = self.game.choose(self.page.options)
        return self.game.new(players=self.page.players, chance=chance, **options)

    def branch(self, ply: int, seed: int | str | None = None) -> Record:
        """Start another record from a position of this one, with a future of its own and no seed to verify."""
        other = Record.__new__(Record)
        other.game, other.seats, other.compared = self.game, self.seats, self.compared
        count = ply if ply >= 0 else len(self) + 1 + ply
        other.state = self.at(ply)
        other.state.chance = Seeded(new_seed() if seed is None else seed)
        other.page = msgspec.structs.replace(
            self.page, moves=self.page.moves[:count], seed=None, commitment="", entropy=[]
        )
        other.plies = self.plies[:count]
        return other

    def contribute(self, seat: int, text: str, deal: bool) -> None:
        """Mix something into the luck that is to come; a game that is only just set up can be dealt anew by that."""
        given = Contribution(seat, text, None if deal else len(self.outcomes(len(self))))
        self.page.entropy = [*self.page.entropy, given]
        if not deal:
            self.state.chance = Seeded(mix(str(getattr(self.state.chance, "seed", "")), given))
            return
        if self.page.moves:
            raise RecordError("the game has begun: it cannot be dealt anew")
        self.state = self.beginning(SeedPath(self.page).chance())
        self.state.listening = True
        self.page.drew, self.page.start = list(self.state.chance.drawn), self.state.digest()[:DIGEST_LENGTH]

    def undo(self, seat: int) -> str:
        """Take back a seat's last move, if nothing was drawn, shown or built on it since."""
        last = self.undoable(seat)
        if isinstance(last, Reason):
            raise CannotUndo(last, self.game)
        gone = self.page.moves.pop(last)
        chance = self.state.chance
        later = self.page.moves[last:]
        del self.page.moves[last:], self.plies[last:]
        self.state = self.at(last)
        self.state.chance = chance
        for move in later:
            self.play(move.seat, move.move)
        return gone.move

    def undoable(self, seat: int) -> int | Reason:
        """Return the place of the move that a seat can take back, or the reason why it cannot."""
        if self.state.over:  # everybody has seen what was hidden until the end
            return Reason("undo-over", "winning")
        rule = self.state.stack[-1].step.rule
        last = len(self) - 1
        while last >= 0 and self.page.moves[last].seat != seat:
            last -= 1
        if last < 0:
            return Reason("undo-nothing", rule)
        for number in range(last, len(self)):
            ply = self.plies[number]
            if ply.drew:
                return Reason("undo-drawn", rule)
            if ply.revealed:
                return Reason("undo-revealed", rule)
            if number > last and not (ply.sealed and self.plies[last].sealed):
                other = self.game.seat_names[self.page.moves[number].seat]
                return Reason("undo-acted-on", rule, {"seat": other})
        return last

    def to_json(self, with_seed: bool = True) -> str:
        """Return the record as text, with its seed, or without it as others may have it during the game."""
        return write_page(self.page if with_seed else msgspec.structs.replace(self.page, seed=None))

    def save(self, path: Path | str) -> None:
        """Write the record to a file, whole or not at all."""
        save_page(self.page, path)

    def verify(self) -> str:
        """Replay everything; derive every outcome from the seed, if it is known. Return what was checked."""
        if self.page.seed is None:
            where = " and lead where the record says" if self.compared else ""
            return f"{len(self)} moves are legal{where}; the seed is not in it"
        if self.page.commitment and commitment(self.page.seed) != self.page.commitment:
            raise RecordError("the seed does not match the commitment that was published")
        path = SeedPath(self.page)
        state = self.beginning(path.chance())
        if state.chance.drawn != self.page.drew:
            raise RecordError(f"set-up: the seed gives {state.chance.drawn}, the record says {self.page.drew}")
        drawn = len(self.page.drew)
        for number, move in enumerate(self.page.moves, 1):
            state.chance = path.go_on(state.chance, drawn)
            drawn += len(move.drew)
            state.apply(move.seat, self.game.actions[move.move])
            if state.chance.drawn != move.drew:
                raise RecordError(f"move {number}: the seed gives {state.chance.drawn}, the record says {move.drew}")
        path.go_on(state.chance, drawn)
        if path.changes:
            raise RecordError(f"something is added to the luck after {min(path.changes)} draws, where no move ends")
        return f"{len(self)} moves are legal, and every outcome follows from the seed"

    def draws(self) -> list[list[tuple[int, int]]]:
        """List everything that was drawn, out of how many and which, for every seed that the game went through."""
        path = SeedPath(self.page)
        witness = Witness(path.chance())
        found, seed = [witness.noted], path.seed
        state = self.beginning(witness)
        drawn = len(self.page.drew)
        for move in self.page.moves:
            chance = path.go_on(witness.source, drawn)
            drawn += len(move.drew)
            if path.seed != seed:
                witness, seed = Witness(chance), path.seed
                found.append(witness.noted)
                state.chance = witness
            state.apply(move.seat, self.game.actions[move.move])
        return found


def revive_record(game: Game, page: Page, chance: Chance) -> Record:
    """Replay a pickled record, and restore its chance."""
    from godsplay.records.replay import read_record

    record = read_record(game, page)
    record.state.chance = chance
    return record
