"""Characters of bots: they like some actions, and know what they are worth all the same."""

import pytest

import godsplay
from godsplay.bots import UnknownBot, make_bot, spec_of
from godsplay.engine.advice import advice_for

STYLED = [(name, style) for name in godsplay.games() for style in advice_for(godsplay.game(name)).styles()]


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_style_likes_some_actions_and_not_others(name, style):
    game = godsplay.game(name)
    tastes = [advice_for(game).taste(style, action) for action in game.actions]
    assert max(tastes) > 0
    assert min(tastes) == 0


@pytest.mark.parametrize("name", godsplay.games())
def test_no_two_styles_of_a_game_are_alike(name):
    game = godsplay.game(name)
    advice = advice_for(game)
    tastes = {tuple(advice.taste(style, action) for action in game.actions) for style in advice.styles()}
    assert len(tastes) == len(advice.styles()) >= 2


@pytest.mark.parametrize(("name", "style"), STYLED)
@pytest.mark.parametrize("kind", ["greedy", "mcts:40"])
def test_what_is_liked_beyond_all_worth_is_done(name, style, kind):
    game = godsplay.game(name)
    bot = make_bot(f"{kind}+{style}@hand", game)
    bot.advice.tastes = [100 * taste for taste in bot.advice.tastes]
    state = game.new(seed=5)
    followed = 0
    for move in range(150):
        seat = state.to_act[0]
        legal = bot.advice.worth_trying(state, seat, state.legal_now(seat))
        tastes = [bot.advice.tastes[action.id] for action in legal]
        chosen = bot.choose(state.seen(seat), godsplay.Seeded(f"{move}"))
        if max(tastes) > 0 == min(tastes) and not state.stack[-1].step.sealed:
            assert bot.advice.tastes[chosen.id] > 0
            followed += 1
        state.apply(seat, chosen)
        if state.over:
            break
    assert followed > 0


def test_a_level_can_have_a_style():
    game = godsplay.game("gods-playground")
    assert spec_of("normal+warlord", game) == "greedy+warlord@hand"
    assert spec_of("greedy+warlord@hand", game) == "greedy+warlord@hand"


def test_a_style_that_a_game_does_not_have_is_refused():
    with pytest.raises(UnknownBot, match="magnates has no style 'racer'; there are: warlord, courtier, landlord"):
        make_bot("greedy+racer", godsplay.game("magnates"))
