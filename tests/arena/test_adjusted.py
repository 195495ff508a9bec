"""Comparisons corrected for luck: the same answer, from fewer games."""

from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

import godsplay
from godsplay.arena.backends.in_process import InProcess
from godsplay.arena.luck import usual_adjustment
from godsplay.arena.match import Result
from godsplay.arena.playing_on import TableJudge, best
from godsplay.arena.report.report import render_report
from godsplay.arena.schedule import matches, new_tournament
from godsplay.arena.stats.adjusted import adjusted_by_bot, fit, observe
from godsplay.arena.stats.intervals import wins_by_bot
from godsplay.arena.stats.standings import standings
from godsplay.arena.turns import MatchTurns, can_play_again
from godsplay.bots import can_be_asked_again, make_bot
from godsplay.cli import app
from godsplay.cli.arena import read_adjustment
from godsplay.engine.chance import Seeded

GAME = godsplay.game("gods-playground")


def rigged(games, chance, weight, seed=1):
    """Make games for two that the first wins with a chance, more often with luck, which is 0 on average."""
    rng, results = Random(seed), []
    for number in range(games):
        luck = rng.choice((-0.4, 0.4))
        won = rng.random() < chance + weight * luck
        winners = [0] if won else [1]
        results.append(Result(number, str(number), 0, ["a", "b"], [0, 0], winners, 1, {}, [], [luck, -luck]))
    return results


def test_luck_that_decides_games_narrows_the_interval():
    (best, _) = standings(rigged(400, 0.5, 1.0))
    assert best.factor > 2
    assert best.adjusted.high - best.adjusted.low < best.wins.high - best.wins.low


def test_luck_that_decides_nothing_does_no_harm():
    (best, _) = standings(rigged(400, 0.5, 0.0))
    assert 0.9 < best.factor < 1.1


@pytest.mark.parametrize("chance", [0.3, 0.5])
def test_the_corrected_estimate_is_right_on_average(chance):
    raw, corrected = [], []
    for seed in range(120):
        results = rigged(40, chance, 0.7, seed)
        raw.append(wins_by_bot(results)["a"].sums)
        corrected.append(adjusted_by_bot(results)["a"].sums)
    means = [sum(each.values()) / 40 for each in corrected]
    plain = [sum(each.values()) / 40 for each in raw]
    middle = sum(means) / len(means)
    assert middle == pytest.approx(chance, abs=0.012)  # about two standard errors
    assert spread(means) < spread(plain)


def spread(numbers):
    middle = sum(numbers) / len(numbers)
    return sum((each - middle) ** 2 for each in numbers)


def test_without_luck_in_every_game_nothing_is_corrected():
    results = rigged(10, 0.5, 1.0)
    results[3] = msgspec.structs.replace(results[3], luck=[])
    assert adjusted_by_bot(results) == {}
    assert adjusted_by_bot([]) == {}


@pytest.fixture(scope="module")
def held():
    described = new_tournament(GAME, ["policy", "random", "random"], adjust="luck")
    return described, list(InProcess().run(described, list(matches(described, 3))))


def test_the_luck_of_a_match_adds_up_to_nothing(held):
    for result in held[1]:
        assert len(result.luck) == 3
        assert sum(result.luck) == pytest.approx(0, abs=1e-9)
        assert any(result.luck)


def test_games_are_the_same_with_and_without(held):
    plain = new_tournament(GAME, ["policy", "random", "random"])
    again = list(InProcess().run(plain, list(matches(plain, 3))))
    assert [msgspec.structs.replace(each, luck=[], further_luck=[]) for each in held[1]] == again


def test_the_report_shows_both(held):
    page = render_report(*held)
    assert "wins less luck" in page
    assert "--adjust luck" in page


def test_the_table_shows_both(tmp_path):
    arguments = ["arena", "gods-playground", *["random"] * 3, "--games", "2", "--workers", "1", "--adjust", "luck"]
    result = CliRunner().invoke(app, [*arguments, "--ledger", str(tmp_path / "l.jsonl")], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    assert "wins less luck" in result.output


def test_there_is_nothing_else_to_adjust_for(tmp_path):
    arguments = ["arena", "gods-playground", *["random"] * 3, "--adjust", "skill"]
    result = CliRunner().invoke(app, [*arguments, "--ledger", str(tmp_path / "l.jsonl")])
    assert result.exit_code == 2
    assert "there are luck, all, none" in result.output


@pytest.fixture(scope="module")
def held_in_full():
    described = new_tournament(GAME, ["policy", "random", "random"], adjust="all")
    return list(InProcess().run(described, list(matches(described, 3))))


def test_what_bots_choose_at_random_is_measured_too(held, held_in_full):
    for dice, every in zip(held[1], held_in_full, strict=True):
        assert sum(every.luck) == pytest.approx(0, abs=1e-9)
        assert any(every.luck)
        assert every.luck != dice.luck
        assert msgspec.structs.replace(every, luck=dice.luck, further_luck=dice.further_luck) == dice


def first_turn(seed):
    """Play the first turn at random; return what it brought each seat."""
    state = GAME.new(players=3, seed=seed)
    turns = MatchTurns(GAME, [make_bot("random", GAME)] * 3, ["random"] * 3, seed, state)
    turns.runs = turns.runs_again = 2
    rng = Seeded(f"choices {seed}")
    while turns.turns == 0:
        seat = state.to_act[0]
        legal = state.legal_now(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        if not turns.goes_on(state):
            turns.add(state)
    return turns.totals[0]


def test_what_a_turn_brings_is_nothing_on_average():
    brought = [first_turn(f"on average {number}")[0] for number in range(150)]
    assert any(brought)
    assert abs(sum(brought)) < 4 * sum(each * each for each in brought) ** 0.5


def test_a_turn_is_played_again_to_where_the_next_begins():
    state = GAME.new(players=3, seed="again")
    turns = MatchTurns(GAME, [make_bot("policy", GAME)] * 3, ["policy"] * 3, "again", state)
    ends = [turns.play_again(f"again {number}") for number in range(3)]
    assert [end.turn for end in ends] == [2, 2, 2]
    assert len({end.digest() for end in ends}) == 3
    assert turns.play_again("again 0").digest() == ends[0].digest()


def test_turns_are_played_again_only_by_bots_that_answer_at_once():
    quick, slow = make_bot("greedy", GAME), make_bot("mcts:10", GAME)
    assert can_play_again([quick, quick])
    assert not can_play_again([quick, slow])


@pytest.mark.parametrize(
    ("bots", "adjust"),
    [
        (["policy", "greedy", "mcts:400"], ""),
        (["policy", "mcts:0.05s"], ""),
        (["greedy", "mcts:0.2s"], "luck"),
        (["mcts:1500", "mcts:1500"], "luck"),
        (["greedy", "rollouts:0.2s"], "luck"),
    ],
)
def test_luck_is_measured_unless_told_where_bots_take_longer_than_that(bots, adjust):
    assert usual_adjustment([make_bot(spec, GAME) for spec in bots]) == adjust


def test_whoever_wants_no_correction_says_so():
    assert [read_adjustment(text) for text in ("luck", "all", "none")] == ["luck", "all", ""]


def test_a_bot_that_thinks_or_is_somebody_elses_is_not_asked_again():
    assert can_be_asked_again(make_bot("greedy", GAME))
    assert not can_be_asked_again(make_bot("mcts:10", GAME))


def test_whoever_looks_ahead_is_played_on_looking_ahead():
    bots = [make_bot(spec, GAME) for spec in ("greedy@hand", "policy", "mcts:10")]
    judge = TableJudge(GAME, bots, 1)
    assert [advice is not None for advice in judge.looking] == [True, False, True]
    state = GAME.new(seed=5)
    worth = judge.worth(state, 3, "seed")
    assert sum(worth.shares) == pytest.approx(1)
    assert worth == TableJudge(GAME, bots, 1).worth(state, 3, "seed")
    assert worth != TableJudge(GAME, [bots[1]] * 3, 1).worth(state, 3, "seed")


def test_the_best_action_one_step_on_is_found():
    advice = make_bot("greedy@hand", GAME).advice
    state = GAME.new(seed=5)
    seat = state.to_act[0]
    legal = advice.worth_trying(state, seat, state.legal_now(seat))
    found = best(advice, state, seat, legal, Seeded("dice"))
    assert 1 <= len(found) <= len(legal)
    assert best(advice, state, seat, legal[:1], Seeded("dice")) == legal[:1]


def test_each_judge_is_taken_off_as_far_as_it_is_right():
    rng, results = Random(3), []
    for number in range(400):
        luck, wrong = rng.choice((-0.4, 0.4)), rng.choice((-0.4, 0.4))
        winners = [0] if rng.random() < 0.5 + luck else [1]
        judged = [[wrong, -wrong], [[luck, -luck]]]
        results.append(Result(number, str(number), 0, ["a", "b"], [0, 0], winners, 1, {}, [], *judged))
    near, far = fit([each for result in results for each in observe(result)])
    assert abs(near) < 0.1
    assert 0.85 < far < 1.15
