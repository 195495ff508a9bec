"""Who meets whom in a round: the same players, results and seed always give the same tables.

Nobody meets the same people more often than need be, then those with about the same points meet, and everybody sits on
other seats each time. Bots fill seats where the group does not fit the game; they count as somebody to be met, so that
everybody has about as many of them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

BOT = -1
MEETING = 100.0  # what meeting again weighs, in squared differences of points
BOTS = 4  # how much more it weighs to have a bot at the table again

Seating = list[int]  # the numbers of players by seat


def table_sizes(people: int, wanted: int, fewest: int, most: int) -> list[int]:
    """Return how many seats each table has: close to what is wanted and without bots, if the game allows that."""
    possible = range(-(-people // most), people // fewest + 1)
    tables = min(possible, key=lambda count: (abs(people / count - wanted), count), default=0)
    if not tables:
        return [wanted] * -(-people // wanted)
    return [people // tables + (number < people % tables) for number in range(tables)]


def pair(
    points: Mapping[int, float], before: Sequence[Seating], sizes: Sequence[int], seed: str, number: int
) -> list[Seating]:
    """Return the tables of a round, given everybody's points and all tables of the rounds before."""
    order = sorted(points, key=lambda player: (-points[player], draw(seed, number, player)))
    places = [*order, *[BOT] * (sum(sizes) - len(order))]
    tables = deal(places, sizes)
    met = meetings(before)
    improve(tables, points, met)
    return [seat_players(table, before) for table in tables]


def draw(seed: str, number: int, player: int) -> str:
    """Return a lot that nobody can foresee without the seed, and everybody can check with it."""
    return hashlib.sha256(f"{seed} {number} {player}".encode()).hexdigest()


def deal(places: list[int], sizes: Sequence[int]) -> list[Seating]:
    """Seat players at tables in their order; bots go one to a table, from the last one on."""
    people = [player for player in places if player != BOT]
    bots = len(places) - len(people)
    filled = [bots // len(sizes) + (len(sizes) - table <= bots % len(sizes)) for table in range(len(sizes))]
    tables = []
    for size, count in zip(sizes, filled, strict=True):
        tables.append([*people[: size - count], *[BOT] * count])
        people = people[size - count :]
    return tables


def meetings(before: Sequence[Seating]) -> Counter[tuple[int, int]]:
    """Count who has met whom, and how often."""
    return Counter(key(one, other) for table in before for one, other in combinations(table, 2))


def key(one: int, other: int) -> tuple[int, int]:
    """Return two players in a fixed order."""
    return (one, other) if one < other else (other, one)


def improve(tables: list[Seating], points: Mapping[int, float], met: Counter[tuple[int, int]]) -> None:
    """Swap two players as long as that makes the round fairer, the best swap first."""
    while True:
        best, swap = -1e-9, None
        for first, second in combinations(range(len(tables)), 2):
            now = cost(tables[first], points, met) + cost(tables[second], points, met)
            for one in range(len(tables[first])):
                for other in range(len(tables[second])):
                    exchange(tables, first, one, second, other)
                    change = cost(tables[first], points, met) + cost(tables[second], points, met) - now
                    exchange(tables, first, one, second, other)
                    if change < best:
                        best, swap = change, (first, one, second, other)
        if swap is None:
            return
        exchange(tables, *swap)


def exchange(tables: list[Seating], first: int, one: int, second: int, other: int) -> None:
    """Let two players change tables."""
    tables[first][one], tables[second][other] = tables[second][other], tables[first][one]


def cost(table: Seating, points: Mapping[int, float], met: Counter[tuple[int, int]]) -> float:
    """Return how unfair a table is."""
    pairs = list(combinations(table, 2))
    again = sum(met[key(one, other)] ** 2 * (BOTS if BOT in (one, other) else 1) for one, other in pairs)
    bots = BOTS * max(0, table.count(BOT) - 1)  # nobody plays among bots while others have none
    apart = sum((points.get(one, 0.0) - points.get(other, 0.0)) ** 2 for one, other in pairs if BOT not in (one, other))
    return MEETING * (again + bots) + apart


def seat_players(table: Seating, before: Sequence[Seating]) -> Seating:
    """Seat everybody where they have sat least."""
    sat = Counter((player, seat) for earlier in before for seat, player in enumerate(earlier))
    ways = permutations(table)
    return list(min(ways, key=lambda way: sum(sat[player, seat] for seat, player in enumerate(way) if player != BOT)))
