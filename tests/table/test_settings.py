"""How a service is set up: where its data is said to be, and which names it answers to."""

import pytest

from godsplay.table.security import Guard
from godsplay.table.settings import Settings


def test_where_the_data_is_is_said_without_the_password():
    assert "hunter2" not in Settings(database="postgresql://me:hunter2@localhost/games").place()
    assert Settings(database="postgresql://me:hunter2@localhost/games").place().endswith("@localhost/games")
    assert Settings(database="evening.sqlite").place().endswith("evening.sqlite")
    assert Settings().place().endswith("tables.sqlite")


@pytest.mark.parametrize(
    ("name", "host", "answered"),
    [
        ("", "localhost:8642", True),
        ("", "games.example.org", False),
        ("games.example.org", "games.example.org", True),
        ("games.example.org", "evil.example", False),
    ],
)
def test_a_service_for_this_computer_answers_to_its_own_names_only(name, host, answered):
    guard = Guard(None, Settings(name=name))
    request = {"type": "http", "method": "GET", "client": ("127.0.0.1", 1)}
    assert (guard.problem(request, {"host": host}) is None) == answered
