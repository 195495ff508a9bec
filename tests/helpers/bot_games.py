"""Whole games among bots, as records."""

from __future__ import annotations

import godsplay
from godsplay import Record
from godsplay.bots import ask, make_bot, own_chance


def bots_game(name: str, seed: str, spec: str = "policy", players: int | None = None) -> Record:
    """Record a game among bots that are all alike, with as few of them as can play it unless told."""
    game = godsplay.game(name)
    record = Record(game, players=players or game.fewest, seed=seed)
    bots = [make_bot(spec, game) for _ in range(record.page.players)]
    while not record.state.over:
        seat = record.state.to_act[0]
        record.play(seat, ask(bots[seat], spec, record.state.seen(seat), own_chance(seed, seat, len(record))))
    return record
