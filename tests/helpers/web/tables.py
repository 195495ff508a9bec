"""A program at a table, by the JSON interface."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Protocol

import httpx

import godsplay

GAME = "gods-playground"
HERE, INVITED, EASY, NORMAL = {"who": "here"}, {"who": "invited"}, {"who": "easy"}, {"who": "normal"}

SAME_LUCK = "same luck"  # a seed: whatever goes wrong goes wrong every time

Answer = dict[str, Any]


class Client(Protocol):
    """What sends requests: an `httpx.Client`, or something like it."""

    def get(self, place: str, /, *, params: dict[str, Any] = ...) -> httpx.Response: ...

    def post(self, place: str, /, *, json: Any = ..., content: str = ...) -> httpx.Response: ...


def open_table(client: Client, *seats: dict[str, str], **wishes: Any) -> Answer:
    """Open a table; without a seed its luck is unforeseen."""
    wanted = {"game": GAME, "seats": list(seats) or [HERE] * 3, "seed": SAME_LUCK, **wishes}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    found: Answer = answer.json()
    return found


def path(table: Answer, *parts: str) -> str:
    return "/".join(["/api/tables", table["table"], *parts])


def position(client: Client, table: Answer, seat: int | None = None) -> Answer:
    answer = client.get(path(table, "position"), params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    found: Answer = answer.json()
    return found


def act(client: Client, table: Answer, seat: int, action: str, moves: int | None = None) -> httpx.Response:
    return client.post(path(table, "actions"), json={"seat": seat, "action": action, "moves": moves})


def people(client: Client, table: Answer) -> list[Answer]:
    found: list[Answer] = client.get(path(table)).json()["people"]
    return found


def deciders(client: Client, table: Answer) -> list[int]:
    """List the seats that must decide."""
    return [person["seat"] for person in people(client, table) if person["acting"]]


def decider(client: Client, table: Answer) -> int:
    """Return the first seat that must decide."""
    return deciders(client, table)[0]


def make_move(client: Client, table: Answer, seat: int, choice: int = 0) -> int:
    """Make one of the moves that a seat is offered; return the number of moves then, with what bots made meanwhile."""
    shown = position(client, table, seat)
    answer = act(client, table, seat, shown["question"]["choices"][choice]["action"], shown["moves"])
    assert answer.status_code == 200, answer.text
    moves: int = answer.json()["moves"]
    own = int(shown["moves"]) + 1
    assert moves == own or (moves > own and any(person["bot"] for person in people(client, table)))
    return moves


def play_until(client: Client, table: Answer, condition: Callable[[Answer], object]) -> list[int]:
    """Play the first choice of every seat until a condition holds; return who must decide then, nobody at the end."""
    while acting := deciders(client, table):
        if condition(position(client, table, acting[0])):
            break
        make_move(client, table, acting[0])
    return acting


def finished_record_text(seed: str) -> bytes:
    """Play a whole game by whatever comes first."""
    record = godsplay.Record(godsplay.game(GAME), seed=seed)
    while not record.state.over:
        seat = record.state.to_act[0]
        record.play(seat, record.state.legal(seat)[0])
    return record.to_json().encode()


def finished_record(seed: str) -> Answer:
    """Return the record of a whole game as data."""
    found: Answer = json.loads(finished_record_text(seed))
    return found


def finished_table(client: Client) -> Answer:
    """Open a table whose game is over."""
    return import_record(client, finished_record("finished"))


def import_record(client: Client, record: Answer) -> Answer:
    answer = client.post("/api/records", content=json.dumps(record))
    assert answer.status_code == 201, answer.text
    found: Answer = answer.json()
    return found
