"""Pairings of a tournament: fair, and the same for everybody who works them out."""

from collections import Counter
from itertools import combinations

import pytest

from godsplay.web.tournaments.pairing import BOT, meetings, pair, table_sizes
from godsplay.web.tournaments.tournament import Tournament, TournamentPlayer, TournamentTable, standings


def play(players, size, rounds, winner=lambda table: table[0], fewest=None, most=None):
    """Play rounds in which somebody wins every table; return all tables and the points."""
    points, tables = dict.fromkeys(range(1, players + 1), 0.0), []
    sizes = table_sizes(players, size, fewest or size, most or size)
    for number in range(1, rounds + 1):
        now = pair(points, tables, sizes, "seed", number)
        tables += now
        for table in now:
            if winner(table) in points:
                points[winner(table)] += 1
    return tables, points


@pytest.mark.parametrize(
    ("people", "wanted", "fewest", "most", "sizes"),
    [
        (6, 3, 3, 3, [3, 3]),
        (9, 4, 2, 5, [5, 4]),
        (7, 4, 2, 6, [4, 3]),
        (5, 3, 3, 3, [3, 3]),  # with one bot
        (2, 3, 3, 3, [3]),
        (1, 4, 2, 6, [4]),
    ],
)
def test_tables_are_as_large_as_wanted_where_the_group_allows_it(people, wanted, fewest, most, sizes):
    assert table_sizes(people, wanted, fewest, most) == sizes


def test_everybody_plays_once_a_round():
    tables, _ = play(9, 3, 4)
    for start in range(0, len(tables), 3):
        assert sorted(player for table in tables[start : start + 3] for player in table) == list(range(1, 10))


def test_nobody_meets_again_while_others_are_left():
    tables, _ = play(9, 3, 3)
    assert set(meetings(tables).values()) == {1}


def test_six_at_tables_of_three_meet_again_as_little_as_possible():
    tables, _ = play(6, 3, 2)
    again = [count for count in meetings(tables).values() if count > 1]
    assert len(again) == 2, "two of each table of three come together again, whatever one does"


def test_bots_are_shared_out_evenly():
    tables, _ = play(5, 3, 5)
    with_bots = Counter(player for table in tables if BOT in table for player in table if player != BOT)
    assert max(with_bots.values()) - min(with_bots[player] for player in range(1, 6)) <= 1
    assert max(table.count(BOT) for table in tables) == 1


def test_those_with_the_same_points_meet_once_nobody_is_new():
    points = {1: 3.0, 2: 3.0, 3: 0.0, 4: 0.0}
    everybody = [list(each) for each in combinations(points, 2)]
    met = [sorted(table) for table in pair(points, everybody, [2, 2], "seed", 4)]
    assert sorted(met) == [[1, 2], [3, 4]]


def test_seats_change():
    tables, _ = play(4, 4, 4)
    assert Counter((player, seat) for table in tables for seat, player in enumerate(table)).most_common(1)[0][1] == 1


def test_the_same_tournament_is_paired_in_the_same_way_and_another_seed_in_another():
    points = dict.fromkeys(range(1, 13), 0.0)
    first = pair(points, [], [3] * 4, "one", 1)
    assert first == pair(points, [], [3] * 4, "one", 1)
    assert first != pair(points, [], [3] * 4, "two", 1)


def test_equals_share_a_place_and_stronger_opponents_decide():
    people = [TournamentPlayer(number, f"h{number}", f"P{number}") for number in range(1, 5)]
    tables = [
        TournamentTable(1, 0, "a", [1, 2], [1.0, 0.0]),
        TournamentTable(1, 1, "b", [3, 4], [1.0, 0.0]),
        TournamentTable(2, 0, "c", [1, 3], [0.5, 0.5]),
        TournamentTable(2, 1, "d", [2, 4], None),
    ]
    found = standings(Tournament("t", "", "magnates", "h1", 2, 2, 2, "s", None, people, tables))
    assert [(each.place, each.player.number, each.points, each.played) for each in found] == [
        (1, 1, 1.5, 2),
        (1, 3, 1.5, 2),
        (3, 2, 0.0, 1),
        (3, 4, 0.0, 1),
    ]
