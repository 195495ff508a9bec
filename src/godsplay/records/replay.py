"""Replaying a record as it is read: nothing in it is taken on trust."""

from __future__ import annotations

import msgspec

from godsplay.engine.action import UnknownAction
from godsplay.engine.chance import Chance, ChanceError, Scripted, Seeded, new_seed
from godsplay.engine.game import Game, OptionError
from godsplay.engine.message import IllegalAction
from godsplay.records.format import DIGEST_LENGTH, FORMAT, FORMAT_OF_0_1, Move, Page, RecordError, chained_digest
from godsplay.records.luck import SeedPath
from godsplay.records.record import Record


def read_record(game: Game, page: Page) -> Record:
    """Replay a page. One of older rules is accepted as long as today's, read as then, lead to the same positions."""
    if page.rules > game.rules_version:
        raise RecordError(f"rules: the record was played under version {page.rules}, here is {game.rules_version}")
    try:
        return replay_page(game, page)
    except RecordError as error:
        if page.rules == game.rules_version:
            raise
        raise RecordError(
            f"rules: the record was played under version {page.rules}, here is {game.rules_version}, "
            f"and they part at {error}; the version of godsplay that played it can still open it"
        ) from None


def replay_page(game: Game, page: Page) -> Record:
    """Replay a page, checking every move, outcome and digest."""
    old = page.format == FORMAT_OF_0_1
    record = Record.__new__(Record)
    record.game, record.page, record.plies = game, page, []
    record.seats = page.seats
    record.compared = not old
    script = Scripted(page.drew)
    where = "set-up"

    def compare(digest: str, expected: str) -> str:
        if script.used != len(script.outcomes):
            raise RecordError(f"{where}: drew {script.used} outcomes, the record lists {len(script.outcomes)}")
        if digest != expected and not old:
            raise RecordError(f"{where}: leads to another position than the record says, or by another way")
        return digest

    try:
        record.state = record.beginning(script)
        digests = [compare(record.state.digest()[:DIGEST_LENGTH], page.start)]
        for number, move in enumerate(page.moves, 1):
            where = f"move {number} ({move.move})"
            record.state.listening = number == len(page.moves)
            record.state.chance = script = Scripted(move.drew)
            record.carry_out(move.seat, game.actions[move.move])
            digest = chained_digest(digests[-1], move.seat, move.move, move.drew, record.state.digest())
            digests.append(compare(digest, move.digest))
    except (IllegalAction, UnknownAction, ChanceError, OptionError) as error:
        raise RecordError(f"{where}: {error}") from None
    record.page = in_this_format(page, digests) if old else page
    record.page = msgspec.structs.replace(record.page, rules=game.rules_version, readings=game.agreed)
    record.state.listening = True
    record.state.chance = chance_to_come(record)
    return record


def in_this_format(page: Page, digests: list[str]) -> Page:
    """Return a page of version 0.1 in today's format: it has been replayed, so its digests are known."""
    moves = [
        Move(move.seat, move.move, digest, move.drew) for move, digest in zip(page.moves, digests[1:], strict=True)
    ]
    return msgspec.structs.replace(page, format=FORMAT, moves=moves, start=digests[0])


def chance_to_come(record: Record) -> Chance:
    """Return the seeded chance as it stands at the end of the record, so that the game continues as it would have."""
    if record.page.seed is None:
        return Seeded(new_seed())
    path = SeedPath(record.page)
    state = record.beginning(path.chance())
    if state.chance.drawn != record.page.drew:
        return Seeded(new_seed())  # it is another seed's game, which `verify` reports
    drawn = len(record.page.drew)
    for move in record.page.moves:
        state.chance = path.go_on(state.chance, drawn)
        drawn += len(move.drew)
        state.apply(move.seat, record.game.actions[move.move])
        if state.chance.drawn != move.drew:
            return Seeded(new_seed())
    return path.go_on(state.chance, drawn)
