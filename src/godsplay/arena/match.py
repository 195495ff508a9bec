"""Playing one match: its result follows from the match alone, wherever and whenever it is played."""

from __future__ import annotations

import msgspec

from godsplay.arena.errors import ArenaError
from godsplay.arena.luck import ADJUSTMENTS, ALL, MatchLuck
from godsplay.arena.schedule import Match, Tournament
from godsplay.arena.turns import MatchTurns, can_play_again
from godsplay.bots import Bot, BotError, ask, close_bot, forfeit_count, make_bot, own_chance
from godsplay.engine.facts import facts_for
from godsplay.engine.game import Game
from godsplay.engine.state import State


class Forfeits(msgspec.Struct, frozen=True):
    """How many moves of a seat were made at random, because its bot had no answer that could be played."""

    seat: int
    lost: int
    moves: int


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended; a line of the ledger."""

    number: int
    seed: str
    arrangement: int
    seats: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    facts: dict[str, float | list[float]]
    forfeits: list[Forfeits] = []  # of seats to whose bots it can happen
    luck: list[float] = []  # what each seat had, if the tournament is adjusted for it
    further_luck: list[list[float]] = []  # the same by another judge

    def shares(self) -> list[float]:
        """Return each seat's share of the win: winners share one, and nobody has any if all lost."""
        return [seat_share(seat, self.winners) for seat in range(len(self.seats))]


def seat_share(seat: int, winners: list[int]) -> float:
    """Return the share of one seat in the win."""
    return 1 / len(winners) if seat in winners else 0.0


def play_match(game: Game, tournament: Tournament, match: Match) -> Result:
    """Play a match. `godsplay play` with the same seats and seed plays the same game."""
    state = game.new(players=len(match.seats), seed=match.seed, chance=None, **tournament.options)
    state.listening = True
    bots = [make_bot(spec, game, f"seed {match.seed}") for spec in match.seats]
    facts = facts_for(game)
    luck = measured_luck(game, tournament.adjust, bots, match, state)
    decisions = 0
    try:
        while not state.over:
            seat = state.to_act[0]
            rng = own_chance(match.seed, seat, decisions)
            action = ask(bots[seat], match.seats[seat], state.seen(seat), rng)
            before = None if luck is None else state.clone()
            state.apply(seat, action)
            facts.watch(state)
            if luck is not None and before is not None:
                luck.watch(before, seat, action, state)
            decisions += 1
    except BotError as error:
        raise ArenaError(f"game {match.number} (seed {match.seed}), decision {decisions}: {error}") from None
    except Exception as error:
        table = " ".join(match.seats)
        raise ArenaError(
            f"game {match.number} (seed {match.seed}, {table}), decision {decisions}: {error!r}"
        ) from error
    finally:
        for bot in bots:
            close_bot(bot)
    return Result(
        match.number,
        match.seed,
        match.arrangement,
        match.seats,
        state.scores,
        state.winners,
        decisions,
        facts.summary(),
        [Forfeits(seat, *count) for seat, bot in enumerate(bots) if (count := forfeit_count(bot)) is not None],
        [] if luck is None else luck.totals[0],
        [] if luck is None else luck.totals[1:],
    )


def measured_luck(
    game: Game, adjust: str, bots: list[Bot], match: Match, state: State
) -> MatchLuck | MatchTurns | None:
    """Return what measures the luck of a match; what bots choose only where they can play a turn again."""
    if adjust == ALL and can_play_again(bots):
        return MatchTurns(game, bots, match.seats, match.seed, state)
    return MatchLuck(game, bots, match.seed, state) if adjust in ADJUSTMENTS else None
