"""One process: this one."""

from __future__ import annotations

from collections.abc import Generator

from godsplay.arena.match import Result, play
from godsplay.arena.schedule import Match, Tournament


class Here:
    """Plays one match after the other."""

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        game = tournament.open_game()
        for match in matches:
            yield play(game, tournament, match)
