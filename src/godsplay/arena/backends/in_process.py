"""Playing matches in this process, one after the other."""

from __future__ import annotations

from collections.abc import Generator

from godsplay.arena.match import Result, play_match
from godsplay.arena.schedule import Match, Tournament


class InProcess:
    """Plays one match after the other."""

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        game = tournament.open_game()
        for match in matches:
            yield play_match(game, tournament, match)
