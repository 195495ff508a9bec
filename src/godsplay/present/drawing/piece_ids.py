"""Names for pieces that stay the same from picture to picture, as far as a single view allows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

MOST_KEPT = 20_000  # of all games; most places stay as they are from one picture to the next

Numbers = tuple[tuple[int, ...], ...]


def number_pieces(counts: Iterable[int], total: int) -> Numbers:
    """Number the pieces of a kind (1 to total) place by place.

    Every place asks for numbers of its own first, so that what happens in one place renumbers no other.
    """
    return numbered(tuple(counts), total)


@lru_cache(maxsize=MOST_KEPT)
def numbered(counts: tuple[int, ...], total: int) -> Numbers:
    places = len(counts)
    taken: set[int] = set()
    numbers: list[list[int]] = [[] for _ in counts]
    for place, count in enumerate(counts):
        for slot in range(count):
            wanted = (place + slot * places) % total
            if wanted in taken:
                wanted = -1
            taken.add(wanted)
            numbers[place].append(wanted + 1)
    free = [each for each in range(1, total + 1) if each - 1 not in taken]
    return tuple(tuple(each or free.pop(0) for each in row) for row in numbers)
