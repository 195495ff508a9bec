"""States, actions, records and what seats see travel between processes."""

import copy
import pickle
import subprocess
import sys

import pytest

import godsplay
from godsplay.conformance import pick
from godsplay.engine.chance import Seeded
from helpers.games import GAMES


def played(name: str, moves: int, seed: int = 3) -> godsplay.State:
    """Play some random moves."""
    state, rng = godsplay.game(name).new(seed=seed), Seeded(f"choices {seed}")
    state.listening = True
    for _ in range(moves):
        if not state.over:
            state.apply(*pick(state, rng))
    return state


def again(thing):
    """Send something through a pickle."""
    return pickle.loads(pickle.dumps(thing))


def play_on(state: godsplay.State, moves: int = 60) -> str:
    """Play on and return where that leads."""
    rng = Seeded("on")
    for _ in range(moves):
        if not state.over:
            state.apply(*pick(state, rng))
    return state.digest()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 7, 40, 111, 5000])
def test_a_state_comes_back_with_its_future(name, moves):
    state = played(name, moves)
    other = again(state)
    assert other.digest() == state.digest()
    assert other.game is state.game
    assert [event.data() for event in other.events] == [event.data() for event in state.events]
    assert [other.legal(seat) for seat in range(state.players)] == [state.legal(seat) for seat in range(state.players)]
    assert play_on(other) == play_on(state)


@pytest.mark.parametrize("name", GAMES)
def test_what_comes_back_is_independent(name):
    state = played(name, 30)
    digest = state.digest()
    play_on(again(state))
    assert state.digest() == digest


@pytest.mark.parametrize("name", GAMES)
def test_actions_stay_interned(name):
    for action in godsplay.game(name).actions:
        assert again(action) is action
        assert copy.deepcopy(action) is action


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_comes_back_without_any_secret(name):
    state = played(name, 45)
    for seat in range(state.players):
        seen = state.seen(seat)
        other = again(seen)
        assert other.view == seen.view
        assert other.legal == seen.legal
        assert other.imagine(Seeded(1)).digest() == seen.imagine(Seeded(1)).digest()
        lie = seen.imagine(Seeded(2))
        lie.listening, lie.events = state.listening, state.events
        assert pickle.dumps(lie.seen(seat)) == pickle.dumps(seen)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("send", [again, copy.copy, copy.deepcopy])
def test_a_record_comes_back_and_goes_on_as_it_would_have(name, send):
    record, rng = godsplay.Record(godsplay.game(name), seed=5), Seeded(5)
    for _ in range(25):
        record.play(*pick(record.state, rng))
    branch = record.branch(20, seed="another")
    for original in (record, branch):
        other, text = send(original), original.to_json()
        assert other.to_json() == text
        for _ in range(30):
            move = pick(other.state, Seeded(len(other)))
            other.play(*move)
        assert original.to_json() == text
        for _ in range(30):
            original.play(*pick(original.state, Seeded(len(original))))
        assert other.to_json() == original.to_json()


def test_a_game_of_another_edition_comes_back():
    changed = godsplay.game("gods-playground", {"name": "rich", "money.start": 12})
    state = again(changed.new(seed=1))
    assert state.game.edition.name == "rich"
    assert state.digest() == changed.new(seed=1).digest()
    assert again(changed) is again(changed)


def test_a_refusal_comes_back_with_its_reason():
    state = played("gods-playground", 0)
    with pytest.raises(godsplay.IllegalAction) as refused:
        state.apply(state.to_act[0], state.game.actions["bid 3"])
    assert str(again(refused.value)) == str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_another_process_can_read_it(name, tmp_path):
    state = played(name, 33)
    seen = state.seen(state.to_act[0])
    file = tmp_path / "pickled"
    file.write_bytes(pickle.dumps((state.legal(state.to_act[0]), seen, state)))
    script = f"import pickle; legal, seen, state = pickle.load(open({str(file)!r}, 'rb')); "
    script += "assert legal == seen.legal; print(state.digest())"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == state.digest()
