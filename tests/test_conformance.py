"""Every game keeps the promises of the contract."""

from itertools import product

import pytest

import godsplay
from godsplay.conformance import CHECKS, Setting

SEEDS = 3


def settings() -> list[pytest.param]:
    """List every game with every number of players and every choice of options."""
    found = []
    for name in godsplay.games():
        game = godsplay.game(name)
        for players in range(game.fewest, game.most + 1):
            for values in product([False, True], repeat=len(game.options)):
                options = dict(zip([option.name for option in game.options], values, strict=True))
                chosen = ",".join(option for option, value in options.items() if value)
                found.append(pytest.param(game, players, options, id=f"{name}-{players}-{chosen}"))
    return found


@pytest.mark.parametrize(("game", "players", "options"), settings())
@pytest.mark.parametrize("check", CHECKS)
def test_keeps_its_promise(check, game, players, options):
    for seed in range(SEEDS):
        CHECKS[check](Setting(game, players, options, seed))
