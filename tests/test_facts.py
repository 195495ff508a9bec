"""Facts: what a game counts is what happened in it, and can be put into words."""

import pytest

import godsplay
from godsplay.conformance import Setting, random_play
from godsplay.core.facts import GAME, SEAT, TURN


def watched(game, players, seed):
    """Play at random with somebody counting; give what was counted, the final state and all events."""
    facts, events = game.facts(), []
    for moves, state in enumerate(random_play(Setting(game, players, {}, seed))):
        if moves > 0:
            facts.watch(state)
            events += state.events
    return facts.summary(), state, events


@pytest.fixture(params=godsplay.games())
def game(request):
    return godsplay.game(request.param)


def test_every_fact_is_in_a_chart_and_has_words(game):
    words = game.words()
    charts = game.facts().charts
    assert {fact for chart in charts for fact in chart.facts} == set(watched(game, game.fewest, 1)[0])
    for chart in charts:
        for key in (chart.name, f"{chart.name}-axis", *chart.facts):
            assert words.say(f"fact-{key}")


def test_facts_have_the_shape_that_their_chart_says(game):
    for players in {game.fewest, game.most}:
        facts, state, _ = watched(game, players, 2)
        for chart in game.facts().charts:
            for fact in chart.facts:
                if chart.per == GAME:
                    assert isinstance(facts[fact], float)
                elif chart.per == SEAT:
                    assert len(facts[fact]) == state.players
                else:
                    assert chart.per == TURN
                    assert isinstance(facts[fact], list)


@pytest.mark.parametrize("seed", range(6))
def test_gods_playground_points_by_source_add_up_to_the_scores(seed):
    facts, state, _ = watched(godsplay.game("gods-playground"), 3, seed)
    sources = [values for fact, values in facts.items() if fact.startswith("points-")]
    assert len(sources) == 5
    assert [sum(points) for points in zip(*sources, strict=True)] == state.scores


@pytest.mark.parametrize("seed", range(6))
def test_gods_playground_estates_are_lost_in_the_turn_they_are_lost(seed):
    facts, _, events = watched(godsplay.game("gods-playground"), 3, seed)
    lost, turn = [0, 0, 0, 0], 0
    for event in events:
        if event.key == "turn-begins":
            turn = event.values["turn"]
        lost[turn - 1] += event.key == "estate-lost"
    assert facts["estates-lost"] == lost


def test_gods_playground_vienna_falls_if_ottomans_are_there_when_turn_four_begins():
    game = godsplay.game("gods-playground")
    seen = set()
    for seed in range(40):
        facts, _, events = watched(game, 3, seed)
        begun = [place for place, event in enumerate(events) if event.key == "turn-begins"][3]
        marched = any(event.key == "vienna-attacked" for event in events[:begun])
        assert facts["vienna-fell"] == 0 or marched
        seen.add((marched, facts["vienna-fell"]))
    assert (True, 1.0) in seen
