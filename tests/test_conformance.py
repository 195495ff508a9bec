"""Every game keeps the promises of the contract."""

from itertools import product

import pytest

import godsplay
from godsplay.conformance import CHECKS, Setting

GAMES_A_CHECK = 60  # of each game, shared among its sizes and options
HEAVY = {"refusals": 4, "undo": 4, "secrets": 2}  # these take as many times longer


def choices(game: godsplay.Game, players: int) -> list[dict[str, bool]]:
    """List every choice of options for the smallest table; for others all as they are, and all changed."""
    defaults = {option.name: option.default for option in game.options}
    if players == game.fewest:
        every = product([False, True], repeat=len(defaults))
        return [dict(zip(defaults, values, strict=True)) for values in every]
    changed = {name: not value for name, value in defaults.items()}
    return [defaults, changed] if defaults else [defaults]


def settings() -> list[pytest.param]:
    """List every game with every number of players and its choices of options."""
    found = []
    for name in godsplay.games():
        game = godsplay.game(name)
        sizes = range(game.fewest, game.most + 1)
        tables = [(players, options) for players in sizes for options in choices(game, players)]
        for players, options in tables:
            chosen = ",".join(option for option, value in options.items() if value)
            share = GAMES_A_CHECK // len(tables)
            found.append(pytest.param(game, players, options, share, id=f"{name}-{players}-{chosen}"))
    return found


@pytest.mark.parametrize(("game", "players", "options", "share"), settings())
@pytest.mark.parametrize("check", CHECKS)
def test_keeps_its_promise(check, game, players, options, share):
    for seed in range(max(1, share // HEAVY.get(check, 1))):
        CHECKS[check](Setting(game, players, options, seed))
