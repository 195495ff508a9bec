"""Ratings, win shares and their intervals, on rigged results."""

from random import Random

import numpy
import pytest

from godsplay.arena.match import Result
from godsplay.arena.stats import intervals as shares
from godsplay.arena.stats.intervals import OUTER, Sample, resample, wins_by_bot, wins_by_seat
from godsplay.arena.stats.ratings import rate
from godsplay.arena.stats.standings import standings


def rigged(winners, seats=("strong", "weak", "weak"), scores=(3, 2, 1)):
    """Make results in which the given lists of seats won, every one from a seed of its own."""
    return [
        Result(number, f"1/{number}", 0, list(seats), list(scores), list(won), 100, {})
        for number, won in enumerate(winners)
    ]


def test_whoever_wins_is_rated_higher():
    ratings = rate(rigged([[0]] * 9 + [[1]], seats=("strong", "middle", "weak")))
    assert ratings["strong"].skill > ratings["middle"].skill > ratings["weak"].skill
    assert ratings["strong"].skill - ratings["strong"].margin < 40
    assert ratings["weak"].skill < 25 < ratings["strong"].skill


def test_those_who_do_not_win_are_alike_whatever_their_points():
    ratings = rate(rigged([[0]] * 9, seats=("winner", "close", "far")))
    assert ratings["close"].skill == pytest.approx(ratings["far"].skill)
    assert ratings["close"].skill < 25 < ratings["winner"].skill


def test_more_games_make_a_rating_surer():
    assert rate(rigged([[0], [1], [2]] * 30))["weak"].deviation < rate(rigged([[0], [1], [2]]))["weak"].deviation


@pytest.mark.parametrize("won", [[], [0, 1, 2]])
def test_a_game_that_all_win_or_nobody_is_a_draw(won):
    ratings = rate(rigged([won] * 20, seats=("a", "b", "c")))
    assert {round(rating.skill, 6) for rating in ratings.values()} == {25.0}


def test_a_bot_alone_with_itself_stays_where_it_was():
    assert rate(rigged([[0], [2], [0]], seats=("a", "a", "a")))["a"].skill == pytest.approx(25)


def test_wins_are_counted_for_each_seat_that_a_bot_holds():
    samples = wins_by_bot(rigged([[0], [0], [0], [1]]))
    assert samples["strong"].share().mean == 0.75
    assert samples["weak"].share().mean == 0.125
    assert [sample.share().mean for sample in wins_by_seat(rigged([[0], [0], [0], [1, 2]]))] == [0.75, 0.125, 0.125]


def test_an_interval_is_around_the_mean_and_narrows_with_more_seeds():
    few = wins_by_bot(rigged([[0], [1]] * 10))["strong"].share()
    many = wins_by_bot(rigged([[0], [1]] * 500))["strong"].share()
    assert few.low < few.mean == 0.5 < few.high
    assert many.high - many.low < (few.high - few.low) / 3
    assert 0.05 < many.high - many.low < 0.075  # 2 x 1.96 x sqrt(0.25 / 1000) = 0.062


def test_games_of_one_seed_are_not_taken_for_independent():
    together, apart = Sample(), Sample()
    for number in range(200):
        together.add(str(number // 10), number // 10 % 2)
        apart.add(str(number), number // 10 % 2)
    assert together.share().high - together.share().low > 2 * (apart.share().high - apart.share().low)


def test_seeds_that_happen_to_agree_leave_doubt():
    sample = Sample()
    for number in range(3):
        for share in (1, 1, 0):
            sample.add(str(number), share)
    assert sample.share().mean == pytest.approx(2 / 3)
    assert sample.share().low < 1 / 3
    assert sample.share().high > 0.9


def test_one_seed_says_nothing():
    assert wins_by_bot(rigged([[0]]))["strong"].share().low == 0
    sample = Sample()
    for share in (1, 0, 0):
        sample.add("the only one", share)
    assert (sample.share().low, sample.share().high) == (0, 1)


@pytest.mark.parametrize("seeds", [2, 4, 8])
def test_of_a_hundred_intervals_over_few_seeds_at_most_ten_miss_the_truth(seeds, monkeypatch):
    monkeypatch.setattr(shares, "RESAMPLES", 200)
    rng, hits = Random(1), 0
    for _ in range(100):
        sample = Sample()
        for number in range(3 * seeds):
            sample.add(str(number // 3), rng.randrange(2))
        hits += sample.share().low <= 0.5 <= sample.share().high
    assert hits >= 90


def test_many_seeds_are_taken_as_they_are():
    sample = Sample()
    for number in range(900):
        sample.add(str(number // 3), number * 7 % 10 < 4)
    drawn = resample(numpy, numpy.array(list(sample.sums.values())), numpy.array(list(sample.counts.values())))
    low, high = numpy.percentile(drawn, OUTER)
    assert sample.share().high - sample.share().low == pytest.approx(high - low, rel=0.03)


def test_even_a_bot_that_always_wins_leaves_some_doubt():
    rows = {row.bot: row.wins for row in standings(rigged([[0]] * 30))}
    assert (rows["strong"].mean, rows["strong"].low, rows["strong"].high) == (1.0, 0.9, 1.0)
    assert (rows["weak"].mean, rows["weak"].low, rows["weak"].high) == (0.0, 0.0, 0.1)


def test_the_standings_begin_with_the_best():
    rows = standings(rigged([[0]] * 8 + [[1], []]))
    assert [row.bot for row in rows] == ["strong", "weak"]
    assert [row.games for row in rows] == [10, 10]
    assert [row.score for row in rows] == [3, 1.5]
