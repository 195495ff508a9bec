"""Random games end, with any number of players and any options."""

import pytest

from godsplay.engine.chance import Seeded
from godsplay.engine.playout import play_out

from .positions import GAME

LONGEST = 20_000


@pytest.mark.parametrize("add_ons", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_a_random_game_ends(players, add_ons):
    for seed in range(4):
        state = GAME.new(players=players, seed=seed, tokens=add_ons, play_first=add_ons)
        assert play_out(state, Seeded(seed), LONGEST) < LONGEST
        assert len(state.winners) == 1
        assert not state.problems()


def test_what_is_legal_is_what_is_not_refused():
    for seed in range(3):
        state, rng = GAME.new(players=3, seed=seed, tokens=True, play_first=True), Seeded(seed)
        for _ in range(200):
            if state.over:
                break
            seat = state.to_act[0]
            legal = state.legal(seat)
            tried = [each for each in GAME.actions if state.why_not(seat, each) is None]
            assert legal == tried
            state.apply(seat, legal[rng.below(len(legal))])
