"""Who plays whom: every arrangement of the bots, the same seeds for each."""

from collections import Counter

import msgspec
import pytest

import godsplay
from godsplay import OptionError
from godsplay.arena.match import play_match
from godsplay.arena.schedule import arrangements, matches, new_tournament, number_of_matches

GAME = godsplay.game("gods-playground")


def scheduled(bots, games):
    return list(matches(new_tournament(GAME, bots), games))


def test_every_bot_sits_on_every_seat():
    assert arrangements(["a", "b", "c"]) == [
        ["a", "b", "c"],
        ["a", "c", "b"],
        ["b", "a", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["c", "b", "a"],
    ]


def test_bots_of_one_kind_are_not_told_apart():
    assert arrangements(["b", "a", "b"]) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    assert arrangements(["a", "a"]) == [["a", "a"]]


def test_every_arrangement_plays_the_same_seeds():
    by_arrangement = {}
    for match in scheduled(["greedy", "random", "random"], 12):
        by_arrangement.setdefault(tuple(match.seats), []).append(match.seed)
    assert len(by_arrangement) == 3
    assert set(map(tuple, by_arrangement.values())) == {("1/0", "1/1", "1/2", "1/3")}


def test_the_number_of_games_is_rounded_up_so_that_all_play_equally_many():
    assert number_of_matches(new_tournament(GAME, ["greedy", "random", "random"]), 100) == 102
    counts = Counter(match.arrangement for match in scheduled(["greedy", "random", "random"], 100))
    assert set(counts.values()) == {34}


def test_matches_are_numbered_and_more_games_only_add_to_them():
    few, many = scheduled(["greedy", "random", "random"], 6), scheduled(["greedy", "random", "random"], 30)
    assert [match.number for match in many] == list(range(30))
    assert many[:6] == few


def test_the_order_in_which_bots_are_named_does_not_matter():
    assert scheduled(["random", "greedy", "random"], 6) == scheduled(["greedy", "random", "random"], 6)


def test_a_table_of_the_wrong_size_is_refused():
    with pytest.raises(OptionError, match="is for 3 players, not 2"):
        new_tournament(GAME, ["random", "random"])


def test_a_match_is_played_the_same_way_twice():
    described = new_tournament(GAME, ["greedy", "random", "random"])
    first = next(matches(described, 1))
    result = play_match(GAME, described, first)
    assert play_match(GAME, described, first) == result
    assert result.seats == first.seats
    assert len(result.scores) == 3
    assert result.decisions > 100


def test_winners_share_and_a_game_that_all_lose_is_nobodys():
    described = new_tournament(GAME, ["random"] * 3)
    result = play_match(GAME, described, next(matches(described, 1)))
    assert sum(result.shares()) == 1
    assert msgspec.structs.replace(result, winners=[0, 2]).shares() == [0.5, 0, 0.5]
    assert msgspec.structs.replace(result, winners=[]).shares() == [0, 0, 0]
