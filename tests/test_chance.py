"""Dice and draws."""

import hashlib
from collections import Counter

import pytest

from godsplay import Scripted, Seeded
from godsplay.engine.chance import Chance, ChanceError, commitment, new_seed, set_apart


def test_the_same_seed_gives_the_same_outcomes():
    assert [Seeded(7).roll() for _ in range(3)] == [Seeded("7").roll() for _ in range(3)]


def test_outcomes_can_be_derived_by_anyone():
    """Block n is SHA-256 of "seed:n"; a byte below 252 gives a die by its remainder."""
    stream = b"".join(hashlib.sha256(f"table:{block}".encode()).digest() for block in range(3))
    faces = [byte % 6 + 1 for byte in stream if byte < 252]
    chance = Seeded("table")
    assert [chance.roll() for _ in range(60)] == faces[:60]


def test_dice_are_fair():
    chance = Seeded("fair")
    counts = Counter(chance.roll() for _ in range(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_large_choices_are_possible():
    chance = Seeded("large")
    values = [chance.below(1000) for _ in range(20_000)]
    assert min(values) == 0
    assert max(values) == 999


def test_two_sources_do_not_disturb_each_other():
    alone = Seeded("a")
    expected = [alone.roll() for _ in range(20)]
    one, other = Seeded("a"), Seeded("b")
    mixed = []
    for _ in range(20):
        mixed.append(one.roll())
        other.roll()
    assert mixed == expected


def test_a_clone_has_the_same_future():
    chance = Seeded("future")
    for _ in range(5):
        chance.roll()
    copy = chance.clone()
    assert [copy.roll() for _ in range(40)] == [chance.roll() for _ in range(40)]


def test_a_script_is_followed():
    chance = Scripted([3, 6, 20])
    assert [chance.roll(), chance.roll(), chance.draw([10, 20])] == [3, 6, 20]
    assert chance.drawn == [3, 6, 20]


@pytest.mark.parametrize(
    ("script", "complaint"), [([7], "a die shows 1 to 6"), ([0], "a die shows 1 to 6"), ([], "ends after 0")]
)
def test_an_impossible_script_is_refused(script, complaint):
    with pytest.raises(ChanceError, match=complaint):
        Scripted(script).roll()


def test_a_script_cannot_draw_what_is_not_there():
    with pytest.raises(ChanceError, match="not among"):
        Scripted([5]).draw([1, 2])


def test_without_a_source_nobody_rolls():
    with pytest.raises(ChanceError):
        Chance().roll()


def test_seeds_cannot_be_guessed_and_are_committed_to():
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert commitment(7) == hashlib.sha256(b"7").hexdigest()


def test_what_is_set_apart_tells_nothing_of_the_seed():
    chance = set_apart("the table's secret", "seat 1, move 3")
    assert "secret" not in chance.seed
    assert chance.seed != set_apart("the table's secret", "seat 2, move 3").seed
    assert chance.roll() == set_apart("the table's secret", "seat 1, move 3").roll()
