"""Reading a record: it is replayed, and nothing that it says is taken on trust."""

from __future__ import annotations

import msgspec

from godsplay.engine.action import UnknownAction
from godsplay.engine.chance import Chance, ChanceError, Scripted, Seeded, new_seed
from godsplay.engine.game import Game, OptionError
from godsplay.engine.message import IllegalAction
from godsplay.records.format import FORMAT, FORMAT_OF_0_1, Move, Page, RecordError
from godsplay.records.record import Record


def read_record(game: Game, page: Page) -> Record:
    """Replay a page. One of older rules is welcome as long as the rules of today lead it the same way."""
    if page.rules > game.rules_version:
        raise RecordError(f"rules: the record was played under version {page.rules}, here is {game.rules_version}")
    try:
        return replayed(game, page)
    except RecordError as error:
        if page.rules == game.rules_version:
            raise
        raise RecordError(
            f"rules: the record was played under version {page.rules}, here is {game.rules_version}, "
            f"and they part at {error}; the version of godsplay that played it can still open it"
        ) from None


def replayed(game: Game, page: Page) -> Record:
    """Replay a page, checking every move, outcome and digest on the way."""
    old = page.format == FORMAT_OF_0_1
    record = Record.__new__(Record)
    record.game, record.page, record.plies = game, page, []
    record.seats = page.seats
    script = Scripted(page.drew)
    where = "set-up"
    marks: list[str] = []
    try:
        record.state = record.beginning(script)
        for number in range(len(page.moves) + 1):
            if script.used != len(script.outcomes):
                raise RecordError(f"{where}: drew {script.used} outcomes, the record lists {len(script.outcomes)}")
            said = page.moves[number - 1].digest if number else page.start
            mark = record.mark()
            if mark != said and not old:
                raise RecordError(f"{where}: leads to another position than the record says")
            marks.append(mark)
            if number == len(page.moves):
                break
            move = page.moves[number]
            where = f"move {number + 1} ({move.move})"
            record.state.listening = number == len(page.moves) - 1
            record.state.chance = script = Scripted(move.drew)
            record.carry_out(move.seat, game.actions[move.move])
    except (IllegalAction, UnknownAction, ChanceError, OptionError) as error:
        raise RecordError(f"{where}: {error}") from None
    if old:
        record.page = in_this_format(page, marks)
    record.state.listening = True
    record.state.chance = future(record)
    return record


def in_this_format(page: Page, marks: list[str]) -> Page:
    """Bring a record of version 0.1 up to date: it has been replayed, so its digests are known."""
    moves = [Move(move.seat, move.move, mark, move.drew) for move, mark in zip(page.moves, marks[1:], strict=True)]
    return msgspec.structs.replace(page, format=FORMAT, moves=moves, start=marks[0])


def future(record: Record) -> Chance:
    """Take the seeded chance to where the record ends, so that the game goes on as it would have."""
    if record.page.seed is None:
        return Seeded(new_seed())
    state = record.beginning(Seeded(record.page.seed))
    if state.chance.drawn != record.page.drew:
        return Seeded(new_seed())  # another seed's game; `verify` says so
    for move in record.page.moves:
        state.apply(move.seat, record.game.actions[move.move])
        if state.chance.drawn != move.drew:
            return Seeded(new_seed())
    return state.chance
