"""What a search imagines: states that could be the true one, in which others choose unseen as good players do."""

from collections import Counter

import pytest

import godsplay
from godsplay.bots import make_bot
from godsplay.conformance import GameSetup, sample
from godsplay.engine.advice import BY_HAND, LEARNT, advice_for
from godsplay.engine.chance import Quick
from helpers.games import GAMES, sizes

SIZES = sizes(GAMES)


@pytest.mark.parametrize("weights", [LEARNT, BY_HAND])
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_what_is_imagined_could_be_so_and_only_oneself_is_left_to_decide(name, players, weights):
    game = godsplay.game(name)
    advice = advice_for(game, weights)
    for number, state in enumerate(sample(GameSetup(game, players, {}, 4), every=5)):
        for seat in state.to_act:
            world = advice.imagine(state.seen(seat), Quick(number, seat))
            assert world.to_act == [seat]
            assert world.legal(seat) == state.legal(seat)
            assert world.all_problems() == []
            if len(state.to_act) == 1 and not state.stack[-1].step.sealed:
                assert world.view(seat) == state.view(seat)


def test_blocks_that_lie_face_down_are_imagined_as_they_are_chosen():
    """Not at random: where a family has an estate it sends more nobles."""
    game = godsplay.game("gods-playground")
    advice = advice_for(game, BY_HAND)
    state = next(state for state in sample(GameSetup(game, 3, {}, 4), every=1) if state.stack[-1].step.name == "nobles")
    viewer, other = state.to_act[:2]
    while other in state.to_act:
        state.apply(other, state.legal(other)[-1])
    regions = [region for region in range(5) if other in state.estates[region * 5 : region * 5 + 5]]
    sent: Counter[bool] = Counter()
    for number in range(200):
        world = advice.imagine(state.seen(viewer), Quick(number, 1))
        for region in range(5):
            sent[region in regions] += world.block(other, region)
    assert sent[True] / len(regions) > 1.2 * sent[False] / (5 - len(regions))


def test_bids_in_the_senate_are_imagined_where_they_were_made():
    game = godsplay.game("magnates")
    advice = advice_for(game)
    state = next(
        state
        for state in sample(GameSetup(game, 3, {}, 4), every=1)
        if state.stack[-1].step.name == "senate" and state.to_act == [state.order[-1]]
    )
    seat = state.order[-1]
    drawn = Counter()
    for number in range(100):
        world = advice.imagine(state.seen(seat), Quick(number, 1))
        for rival in state.order[:-1]:
            assert [world.card_at(rival, spot) >= 0 for spot in range(4)] == [
                state.card_at(rival, spot) >= 0 for spot in range(4)
            ]
            drawn[tuple(world.card_at(rival, spot) for spot in range(4))] += 1
    assert len(drawn) > 20, "they may be any"


@pytest.mark.parametrize("spec", ["greedy", "greedy@hand", "mcts:20", "mcts:20@hand"])
@pytest.mark.parametrize("name", ["gods-playground", "magnates"])
def test_whether_others_have_already_chosen_unseen_changes_nothing(name, spec):
    """All choose at once: whoever is asked last may gain nothing from it, nor lose."""
    game = godsplay.game(name)
    asked = 0
    for before in sample(GameSetup(game, 3, {}, 4), every=1):
        if len(before.to_act) < 3 or asked == 12:
            continue
        asked += 1
        seat = before.to_act[0]
        after = before.clone()
        for other in before.to_act[1:]:
            while other in after.to_act:
                after.apply(other, after.legal(other)[0])
        chosen = {
            make_bot(spec, game).choose(state.seen(seat), godsplay.Seeded("the same")) for state in (before, after)
        }
        assert len(chosen) == 1, (before, seat)
    assert asked == 12
