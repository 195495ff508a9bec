"""Bots: each finishes any game, sees no more than its seat, and repeats itself from the same seed."""

from itertools import islice

import pytest

import godsplay
from godsplay.bots import LEVELS, UnknownBot, make_bot, spec_of
from godsplay.bots.mcts import most_visited
from godsplay.conformance import Setting, sample

SPECS = ["random", "careless", "greedy", "mcts:20"]
SIZES = [
    (name, players)
    for name in godsplay.games()
    for players in range(godsplay.game(name).fewest, godsplay.game(name).most + 1)
]


def play(game, specs, seed, longest=100_000):
    """Let bots play a game, or so many moves of it; give the last state."""
    state = game.new(players=len(specs), seed=seed)
    bots = [make_bot(spec, game) for spec in specs]
    move = 0
    while not state.over and move < longest:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state.seen(seat), godsplay.Seeded(f"{seed}:{seat}:{move}")))
        move += 1
    return state


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_every_bot_finishes_every_game_at_every_size(name, players, spec):
    state = play(godsplay.game(name), [spec] + ["greedy"] * (players - 1), seed=3)
    assert state.over
    assert set(state.winners) <= set(range(players))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_states_that_look_the_same_to_a_seat_get_the_same_action(name, players, spec):
    game = godsplay.game(name)
    differed = 0
    for state in islice(sample(Setting(game, players, {}, 4), every=9), 12):
        for seat in state.to_act:
            other = state.seen(seat).imagine(godsplay.Seeded("another truth"))
            differed += other.digest() != state.digest()
            assert other.view(seat) == state.view(seat)
            chosen = {
                make_bot(spec, game).choose(truth.seen(seat), godsplay.Seeded("the same")) for truth in (state, other)
            }
            assert len(chosen) == 1, (state, seat)
    assert differed > 0, "no state hid anything"


@pytest.mark.parametrize("name", godsplay.games())
def test_a_search_with_a_budget_in_iterations_gives_the_same_moves_twice(name):
    game = godsplay.game(name)
    states = [play(game, ["mcts:20"] * game.fewest, seed=5, longest=40) for _ in range(2)]
    assert states[0].digest() == states[1].digest()


def test_a_search_stops_when_what_is_left_cannot_change_the_choice():
    game = godsplay.game("gods-playground")
    stopped = 0
    for state in islice(sample(Setting(game, 3, {}, 4), every=5), 40):
        seat = state.to_act[0]
        if state.stack[-1].step.sealed:
            continue
        bot, seen, rng = make_bot("mcts:320", game), state.seen(seat), godsplay.Seeded(1)
        bot.seat = seat
        bot.search(seen, rng)
        if bot.searched < 320:
            stopped += 1
            chosen = most_visited(list(bot.root.children.values()))
            for _ in range(320 - bot.searched):
                bot.iterate(seen.imagine(rng), rng)
            assert most_visited(list(bot.root.children.values())) is chosen
    assert stopped > 0


@pytest.mark.parametrize("name", godsplay.games())
def test_every_level_is_a_bot_of_the_game(name):
    game = godsplay.game(name)
    assert set(game.advice().levels()) == set(LEVELS)
    for level in LEVELS:
        assert type(make_bot(level, game)) is type(make_bot(spec_of(level, game), game))


def test_a_bot_of_ones_own_is_made_from_its_class(monkeypatch, tmp_path):
    (tmp_path / "my_bots.py").write_text(
        "class First:\n    def choose(self, seen, rng):\n        return seen.legal[0]\nclass Dumb:\n    pass\n"
    )
    monkeypatch.chdir(tmp_path)
    game = godsplay.game("gods-playground")
    state = game.new(seed=1)
    seen = state.seen(state.to_act[0])
    assert make_bot("python:my_bots.First", game).choose(seen, godsplay.Seeded(1)) is seen.legal[0]
    for spec, complaint in [
        ("python:my_bots.Last", "has no 'Last'"),
        ("python:my_bots.Dumb", "has a method choose"),
        ("python:no_such_module.First", "No module named"),
        ("python:First", "names no class"),
    ]:
        with pytest.raises(UnknownBot, match=complaint):
            make_bot(spec, game)
