"""Advice for the bots: what a position promises follows from what can still happen in it."""

import godsplay
from godsplay.bots import make_bot
from godsplay.games.gods_playground.ai import evaluation
from godsplay.games.gods_playground.rules.actions import PASS
from godsplay.games.gods_playground.rules.board import REGION_COUNT

GAME = godsplay.game("gods-playground")


def at_campaigns():
    """Yield positions of a game in which somebody could lead a campaign."""
    bot = make_bot("policy@hand", GAME)
    for seed in range(5):
        state = GAME.new(seed=seed)
        for move in range(1000):
            if state.over:
                break
            seat = state.to_act[0]
            if state.stack[-1].step.name == "campaigns":
                yield state, seat
            state.apply(seat, bot.choose(state.seen(seat), godsplay.Seeded(f"{seed} {move}")))


def test_whoever_passes_leads_no_more_campaigns():
    seen = 0
    for state, seat in at_campaigns():
        if not any(evaluation.campaigns_to_come(state, region, seat) for region in range(REGION_COUNT)):
            continue  # only the King's army could go
        passed = state.clone()
        passed.apply(seat, PASS)
        if passed.stack and passed.stack[-1].step.name == "campaigns":
            assert not any(evaluation.campaigns_to_come(passed, region, seat) for region in range(REGION_COUNT))
            seen += 1
    assert seen > 5


def test_no_campaign_is_expected_without_a_unit_or_a_noble():
    state = GAME.new(seed=1)
    assert not any(
        evaluation.campaigns_to_come(state, region, seat) for region in range(REGION_COUNT) for seat in range(3)
    )
