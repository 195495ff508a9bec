"""Levels of bots: each a bot of the game's choice, the weaker ones less sure of what they see."""

import pytest

import godsplay
from godsplay.bots import LEVELS, UnknownBot, is_level, level_of, make_bot, spec_of, styles_of
from godsplay.engine.advice import plain_advice


@pytest.mark.parametrize("name", godsplay.games())
def test_every_game_has_every_level(name):
    game = godsplay.game(name)
    assert tuple(plain_advice(game).levels()) == LEVELS
    specs = [spec_of(level, game) for level in LEVELS]
    assert len(set(specs)) == len(LEVELS)
    assert all(make_bot(spec, game) for spec in specs)


def test_a_level_may_come_with_a_style_of_its_game():
    game = godsplay.game("magnates")
    assert styles_of(game) == ["warlord", "courtier", "landlord"]
    assert is_level("normal", game)
    assert is_level("master+courtier", game)
    assert not is_level("master+racer", game)
    assert not is_level("greedy", game)
    assert level_of("master+courtier") == "master"
    assert level_of("easy") == "easy"


def test_who_misjudges_chooses_otherwise_at_times_but_never_what_is_far_worse():
    game = godsplay.game("gods-playground")
    state, rng = game.new(seed=9), godsplay.Seeded("moves")
    sharp, blurred = make_bot("greedy@hand", game), make_bot("greedy~5@hand", game)
    otherwise = 0
    for _ in range(60):
        seat = state.to_act[0]
        seen = state.seen(seat)
        legal = sharp.advice.worth_trying(seen.state, seat, seen.legal)
        worth = dict(zip(legal, sharp.advice.values(seen, legal, sharp.worlds, godsplay.Seeded("worth")), strict=True))
        chosen = blurred.choose(seen, rng)
        otherwise += worth[chosen] < max(worth.values()) - 0.01
        assert worth[chosen] > max(worth.values()) - 0.2
        state.apply(seat, chosen)
    assert otherwise > 3


def test_a_blur_must_be_a_number_of_hundredths():
    with pytest.raises(UnknownBot, match="there is no bot 'greedy~much'"):
        make_bot("greedy~much", godsplay.game("magnates"))
