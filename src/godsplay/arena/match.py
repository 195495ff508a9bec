"""Playing one match. What comes out follows from the match alone, wherever and whenever it is played."""

from __future__ import annotations

import msgspec

from godsplay.arena.errors import ArenaError
from godsplay.arena.schedule import Match, Tournament
from godsplay.bots import dismiss, make_bot, own_chance
from godsplay.core.game import Game


class Result(msgspec.Struct, frozen=True):
    """How a match ended; a line of the ledger."""

    number: int
    seed: str
    arrangement: int
    seats: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    facts: dict[str, float | list[float]]

    def shares(self) -> list[float]:
        """Give each seat its share of the win: winners share one, and nobody has any if all lost."""
        return [seat_share(seat, self.winners) for seat in range(len(self.seats))]


def seat_share(seat: int, winners: list[int]) -> float:
    """Give the share of a seat in a win."""
    return 1 / len(winners) if seat in winners else 0.0


def play(game: Game, tournament: Tournament, match: Match) -> Result:
    """Play a match. `godsplay play` with the same seats and seed plays the same game."""
    state = game.new(players=len(match.seats), seed=match.seed, chance=None, **tournament.options)
    state.listening = True
    bots = [make_bot(spec, game) for spec in match.seats]
    facts = game.facts()
    decisions = 0
    try:
        while not state.over:
            seat = state.to_act[0]
            rng = own_chance(match.seed, seat, decisions)
            state.apply(seat, bots[seat].choose(state.seen(seat), rng))
            facts.watch(state)
            decisions += 1
    except Exception as error:
        table = " ".join(match.seats)
        raise ArenaError(
            f"game {match.number} (seed {match.seed}, {table}), decision {decisions}: {error!r}"
        ) from error
    finally:
        for bot in bots:
            dismiss(bot)
    return Result(
        match.number,
        match.seed,
        match.arrangement,
        match.seats,
        state.scores,
        state.winners,
        decisions,
        facts.summary(),
    )
