"""Facts: what a game counts is what happened in it, and can be put into words."""

import pytest

import godsplay
from godsplay.conformance import GameSetup, random_play
from godsplay.engine.facts import GAME, SEAT, TURN, facts_for
from godsplay.present.presentation import presentation
from helpers.games import GAMES


def watched(game, players, seed):
    """Play at random with somebody counting; return what was counted, the final state and all events."""
    facts, events = facts_for(game), []
    for moves, state in enumerate(random_play(GameSetup(game, players, {}, seed))):
        if moves > 0:
            facts.watch(state)
            events += state.events
    return facts.summary(), state, events


@pytest.fixture(params=GAMES)
def game(request):
    return godsplay.game(request.param)


def test_every_fact_is_in_a_chart_and_has_words(game):
    words = presentation(game).words
    charts = facts_for(game).charts
    assert {fact for chart in charts for fact in chart.facts} == set(watched(game, game.fewest, 1)[0])
    for chart in charts:
        for key in (chart.name, f"{chart.name}-axis", *chart.facts):
            assert words.say(f"fact-{key}")


def test_facts_have_the_shape_that_their_chart_says(game):
    for players in {game.fewest, game.most}:
        facts, state, _ = watched(game, players, 2)
        for chart in facts_for(game).charts:
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


@pytest.mark.parametrize("players", [2, 3, 5])
def test_magnates_wealth_by_source_adds_up_to_the_scores(players):
    game = godsplay.game("magnates")
    for seed in range(4):
        facts, state, _ = watched(game, players, seed)
        sources = [values for fact, values in facts.items() if fact.startswith("wealth-")]
        assert len(sources) == 4
        assert [sum(wealth) for wealth in zip(*sources, strict=True)] == state.scores


def test_magnates_a_third_partition_is_a_game_that_nobody_wins():
    game = godsplay.game("magnates")
    seen = set()
    for seed in range(30):
        facts, state, _ = watched(game, 3, seed)
        assert (facts["third-partition"] == 1) == (state.winners == [])
        assert (facts["third-partition"] == 1) == (facts["partitions"][-1] >= 3)
        seen.add(facts["third-partition"])
    assert seen == {0.0, 1.0}


@pytest.mark.parametrize("seed", range(6))
def test_magnates_every_conflict_of_a_round_is_won_or_lost(seed):
    facts, _, events = watched(godsplay.game("magnates"), 3, seed)
    resolved = [0, 0, 0, 0]
    king = 0
    for event in events:
        king = event.values["round"] if event.key == "king-elected" else king
        resolved[king - 1] += event.key == "strength-counted"
    rounds = [won + lost for won, lost in zip(facts["conflicts-won"], facts["conflicts-lost"], strict=True)]
    assert rounds == resolved[: len(rounds)]
    assert sum(facts[fact] for fact in facts if fact.startswith("powers-")) == sum(facts["conflicts-won"])


def test_magnates_strength_is_that_of_the_family_cards_at_conflicts():
    facts, _, events = watched(godsplay.game("magnates"), 3, 1)
    families = [event.values["families"] for event in events if event.key == "strength-counted"]
    changes = [event.values["change"] for event in events if event.key == "strength-changed"]
    rounds = len(facts["conflicts-won"])
    assert sum(facts["strength"]) * rounds == pytest.approx(sum(families) - sum(changes))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_playful_gods_counts_the_turns_of_the_winner_alone(players):
    facts, state, events = watched(godsplay.game("playful-gods"), players, players)
    winner = state.game.seat_names[state.winners[0]]
    begun = [event for event in events if event.key == "turn-begins" and event.values["seat"] == winner]
    assert facts["turns-to-centre"] == len(begun)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_playful_gods_only_winners_stand_in_the_centre(players):
    facts, state, events = watched(godsplay.game("playful-gods"), players, players)
    assert [seat for seat, level in enumerate(facts["level"]) if level == 4] == state.winners
    assert sum(facts["moves"]) == sum(event.key == "moved" for event in events)
