"""Every game keeps the promises of the contract."""

from itertools import product

import pytest

import godsplay
from godsplay.conformance import CHECKS, Setting

GAMES_A_CHECK = 60  # of each game, shared among its sizes and options


HEAVY = {"refusals": 4, "undo": 4, "secrets": 2}  # these take as many times longer


def settings() -> list[pytest.param]:
    """List every game with every number of players and every choice of options."""
    found = []
    for name in godsplay.games():
        game = godsplay.game(name)
        sizes = range(game.fewest, game.most + 1)
        share = GAMES_A_CHECK // (len(sizes) * 2 ** len(game.options))
        for players in sizes:
            for values in product([False, True], repeat=len(game.options)):
                options = dict(zip([option.name for option in game.options], values, strict=True))
                chosen = ",".join(option for option, value in options.items() if value)
                found.append(pytest.param(game, players, options, share, id=f"{name}-{players}-{chosen}"))
    return found


@pytest.mark.parametrize(("game", "players", "options", "share"), settings())
@pytest.mark.parametrize("check", CHECKS)
def test_keeps_its_promise(check, game, players, options, share):
    for seed in range(max(1, share // HEAVY.get(check, 1))):
        CHECKS[check](Setting(game, players, options, seed))
