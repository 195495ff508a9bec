"""What stands beside a seat's name, what its points are made of, and what an action costs: from what is seen alone."""

import re
from itertools import pairwise

import pytest

import godsplay
from godsplay.present.presentation import presentation
from helpers.games import GAMES, add_ons
from helpers.play import random_game

EVERY = 5  # moves between two looks


@pytest.fixture(params=GAMES)
def game(request):
    return godsplay.game(request.param)


def looks(game, seed, players=None, listening=False):
    """Play at random, and yield the state now and then, and at the end."""
    for moves, state in enumerate(random_game(game, seed, players, listening, **add_ons(game.name))):
        if moves % EVERY == 0 or state.over:
            yield state


def test_every_seat_has_a_panel_and_its_progress_in_words(game):
    for state in looks(game, 1):
        display, seen = presentation(game), state.seen(None)
        for seat in range(state.players):
            assert all(label and value for label, value in display.panel(seen, seat))
            assert display.describe_progress(display.progress(seen, seat))


def test_a_seat_is_shown_no_more_of_others_than_a_spectator_sees(game):
    for state in looks(game, 2):
        display, spectator, seen = presentation(game), state.seen(None), state.seen(0)
        for seat in range(1, state.players):
            assert display.panel(seen, seat) == display.panel(spectator, seat)


@pytest.mark.parametrize("name", ["gods-playground", "magnates"])
def test_points_by_source_add_up_to_the_points(name):
    game = godsplay.game(name)
    for seed in range(6):
        for state in looks(game, seed, game.fewest + seed % (game.most - game.fewest + 1)):
            sources = presentation(game).points(state.seen(None))
            if sources:
                totals = [sum(column) for column in zip(*(points for _, points in sources), strict=True)]
                assert totals == state.scores


def test_nothing_is_counted_when_all_have_lost():
    game = godsplay.game("magnates")
    lost = next(state for seed in range(40) for state in looks(game, seed) if state.over and not state.winners)
    assert presentation(game).points(lost.seen(None)) == []


def test_the_race_is_measured_by_rings():
    game = godsplay.game("playful-gods")
    *_, state = looks(game, 3)
    display, seen = presentation(game), state.seen(None)
    winner = state.winners[0]
    reached = [display.progress(seen, seat) for seat in range(state.players)]
    assert display.describe_progress(reached[winner]) == "centre"
    assert all(number < reached[winner] for seat, number in enumerate(reached) if seat != winner)


def test_what_an_action_costs_and_brings_is_said_in_words(game):
    said = set()
    for seed in range(4):
        for state in looks(game, seed):
            for seat in state.to_act:
                seen = state.seen(seat)
                for action in state.legal(seat):
                    note = presentation(game).effect(seen, action)
                    assert not re.search("[a-z]-[a-z]", note), note
                    if note:
                        said.add(action.notation.partition(" ")[0])
    expected = {
        "gods-playground": {"estate", "manager", "army", "buy", "campaign", "fight-back", "school", "danzig"},
        "magnates": {"estate", "bid", "fight", "play"},
        "playful-gods": {"start", "move", "bridge", "turn"},
    }
    assert expected[game.name] <= said


def test_a_unit_is_priced_as_it_will_be_paid():
    game = godsplay.game("gods-playground")
    for seed in range(6):
        for state in looks(game, seed):
            seat = state.to_act[0] if state.to_act else 0
            for action in state.legal(seat):
                if action.notation.startswith("buy "):
                    paid = state.clone()
                    paid.apply(seat, action)
                    price = state.money[seat] - paid.money[seat]
                    assert presentation(game).effect(state.seen(seat), action).startswith(f"{price} money")


def test_every_decision_says_why_it_matters(game):
    for state in looks(game, 5):
        for seat in state.to_act:
            key = state.prompt(seat).key.replace("prompt-", "why-")
            assert presentation(game).words.has(key), key


def test_a_fight_stands_under_the_phase_in_which_it_happens():
    game = godsplay.game("gods-playground")
    order = [presentation(game).rulebook.chapter(step.rule) for step in game.steps.values()]
    for seed in range(4):
        state = game.new(seed=seed)
        state.listening = True
        rng = godsplay.Seeded(f"headings {seed}")
        while not state.over:
            legal = state.legal(state.to_act[0])
            state.apply(state.to_act[0], legal[rng.below(len(legal))])
            headings = [presentation(game).heading(event) for event in state.events]
            phases = [order.index(heading) for heading in headings if heading in order]
            turns = sum(1 for before, after in pairwise(phases) if after < before)
            assert turns <= 1, headings  # a move that ends a turn goes on with the first phase of the next


def test_the_log_of_the_magnates_stands_under_the_phases_of_the_round():
    game = godsplay.game("magnates")
    headings = set()
    for state in looks(game, 4):
        state.listening = True
        headings |= {presentation(game).heading(event) for event in state.events}
    assert {"Senate", "Sejm", "Conflicts"} <= headings
    assert not {"Pieces", "Actions", "The round"} & headings


def test_whatever_happens_in_the_magnates_stands_under_its_phase():
    game = godsplay.game("magnates")
    for seed in range(3):
        state = game.new(players=3, seed=seed)
        state.listening = True
        rng = godsplay.Seeded(f"headings {seed}")
        told = ["Set-up"]
        while not state.over:
            legal = state.legal(state.to_act[0])
            state.apply(state.to_act[0], legal[rng.below(len(legal))])
            told += [presentation(game).heading(event) for event in state.events]
        headings = [told[0], *[after for before, after in pairwise(told) if after != before]]
        rounds = ["Election of the King", "Senate", "Sejm", "Conflicts", "Interregnum"]
        assert headings == ["Set-up", *(rounds * 4)[: len(headings) - 1]]


def test_the_log_of_playful_gods_stands_under_its_turns():
    game = godsplay.game("playful-gods")
    headings = set()
    for state in looks(game, 4):
        state.listening = True
        headings |= {presentation(game).heading(event) for event in state.events}
    assert any(re.fullmatch("Turn [0-9]+, [A-Z][a-z]+", heading) for heading in headings)
    assert all(heading in ("", "Set-up") or heading.startswith("Turn ") for heading in headings)
