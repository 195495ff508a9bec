"""The public interface: the README's examples, and errors that speak to whoever made them."""

import copy
import doctest
import pickle
import random
from pathlib import Path

import pytest

import godsplay
from godsplay import IllegalAction, OptionError, PositionError, UnknownAction, UnknownGame
from godsplay.engine.event import Kind
from godsplay.engine.state import SPECTATOR

README = Path(__file__).parent.parent / "README.md"
GAME = godsplay.game("gods-playground")


def test_the_readme_examples_work():
    random.seed(1)
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=flags)
    assert tried >= 8
    assert failed == 0


def test_an_unknown_game_is_said_plainly():
    with pytest.raises(UnknownGame, match="no game 'chess'; there are: gods-playground"):
        godsplay.game("chess")


@pytest.mark.parametrize("players", [2, 4, 0, -1])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(OptionError, match="is for 3 players"):
        GAME.new(players=players)


def test_an_unknown_option_is_refused():
    with pytest.raises(OptionError, match="no option 'tokens'"):
        GAME.new(tokens=True)


def test_an_unknown_notation_is_refused_with_a_hint():
    with pytest.raises(UnknownAction, match="did you mean 'estate prussia'"):
        GAME.actions["estate prusia"]
    with pytest.raises(UnknownAction, match="ids go from 0"):
        GAME.actions[100_000]


def test_notation_is_read_however_it_is_spaced_and_cased():
    assert GAME.actions["  Estate   UKRAINE "] is GAME.actions["estate ukraine"]


def test_legal_gives_a_list_of_ones_own():
    state = GAME.new(seed=1)
    seat = state.to_act[0]
    state.legal(seat).clear()
    assert len(state.legal(seat)) == 5
    state.legal(seat).append(GAME.actions["danzig"])
    with pytest.raises(IllegalAction):
        state.apply(seat, GAME.actions["danzig"])


def test_an_action_that_only_looks_like_one_is_refused():
    state = GAME.new(seed=1)
    fake = godsplay.Action("estate ukraine")
    fake.id = GAME.actions["estate ukraine"].id
    with pytest.raises(IllegalAction, match="isn’t an action in this game"):
        state.apply(state.to_act[0], fake)


def test_states_are_copied_and_actions_are_not():
    state = GAME.new(seed=1)
    other = copy.deepcopy(state)
    assert other is not state
    assert other.digest() == state.digest()
    action = GAME.actions["pass"]
    assert copy.deepcopy(action) is action


def test_nobody_listens_unless_asked():
    state = GAME.new(seed=1)
    state.apply(state.to_act[0], GAME.actions["estate ukraine"])
    assert state.events == []
    state.listening = True
    state.apply(state.to_act[0], GAME.actions["estate ukraine"])
    assert [event.key for event in state.events] == ["estate-placed"]
    assert state.events[0].values["region"] == "ukraine"


def test_whoever_is_told_more_is_not_told_less_as_well():
    state = GAME.new(seed=1)
    state.listening = True
    kind = Kind("estate-placed", "estates")
    state.tell(kind)
    state.tell_only(0, kind)
    state.tell_others([0, 1], kind)
    hears = [[event.seen_by(seat) for event in state.events] for seat in (0, 1, 2, SPECTATOR)]
    assert hears == [[True, True, False], [True, False, False], [True, False, True], [True, False, True]]
    again = pickle.loads(pickle.dumps(state))
    assert [[event.seen_by(seat) for event in again.events] for seat in (0, 1, 2, SPECTATOR)] == hears


def changed(**changes):
    """Return the data of a fresh position with parts replaced."""
    data = GAME.new(seed=1).to_data()
    data.update(changes)
    return data


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"turn": 5}, "turn: "),
        ({"turn": "one"}, "turn: "),
        ({"first": "green"}, "first: there is no 'green'"),
        ({"game": "magnates"}, "game: "),
        ({"surprise": 1}, "surprise"),
        ({"regions": {}}, "regions: prussia is missing"),
        ({"treaty": "france"}, "treaty: there is no 'france'"),
        ({"cossacks": 3}, "cossacks: 3 does not lie between 0 and 2"),
        ({"polish-infantry": 9}, "polish-infantry: 9 does not lie between 0 and 4"),
        ({"stack": [{"step": "dancing"}]}, r"stack\[0\].step: there is no 'dancing'"),
        ({"stack": [{"step": "set-up", "seat": "green"}]}, r"stack\[0\].seat"),
        ({"stack": [{"step": "special-actions", "place": 7}]}, r"stack\[0\].place: special-actions has no such field"),
        ({"stack": [{"step": "special-actions", "round": 3}]}, r"stack\[0\].round: must be 1 to 2"),
        ({"stack": [{"step": "set-up", "round": 2}]}, r"stack\[0\].round: set-up has no such field"),
        ({"stack": [{"step": "set-up"}, {"step": "bidding"}]}, r"stack\[1\].step: bidding cannot"),
        ({"stack": []}, "stack: is empty"),
        ({"blocks-shown": True}, "blocks-shown: no block is shown in set-up"),
        ({"treaty": "ottomans"}, "treaty: none can be made"),
        ({"vienna": 2}, "vienna: "),
        ({"city-built": True}, "city-built: "),
        ({"polish-artillery": 1}, "artillery: there is none in turn 1"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(changes, complaint):
    with pytest.raises(PositionError, match=complaint):
        GAME.position(changed(**changes))


def test_a_view_is_not_a_complete_position():
    state = GAME.new(seed=1)
    while state.to_act != [0, 1, 2]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    for _ in range(6):
        state.apply(1, state.legal(1)[0])
    hidden = state.seen(0).state.to_data()
    assert set(hidden["families"]["red"]["placed"].values()) == {"hidden"}
    with pytest.raises(PositionError, match=r"families.red.placed.prussia: a complete position hides nothing"):
        GAME.position(hidden)


@pytest.mark.parametrize("seat", [3, 99, -2])
def test_nobody_looks_from_a_seat_that_is_not_there(seat):
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        GAME.new(seed=1).view(seat)


def test_a_seat_out_of_all_bounds_is_refused_in_words():
    state = GAME.new(seed=1)
    with pytest.raises(IllegalAction, match="There’s no seat 1000000000000000000000"):
        state.apply(10**21, GAME.actions["estate ukraine"])


def test_less_than_nothing_is_a_problem():
    state = GAME.new(seed=1)
    state.money[0] = -80
    assert "money: -80 does not lie between 0 and 132" in state.all_problems()


@pytest.mark.parametrize("name", godsplay.games())
def test_a_seat_has_secrets_where_its_position_is_written_otherwise_than_a_spectators(name):
    state, luck, found = godsplay.game(name).new(seed="secrets"), random.Random("secrets"), set()
    while not state.over:
        for seat in range(state.players):
            seen = state.seen(seat)
            differs = seen.state.to_data() != state.redacted(SPECTATOR).to_data()
            assert seen.has_secrets == differs
            found.add(differs)
        acting = state.to_act[0]
        state.apply(acting, luck.choice(state.legal(acting)))
    assert True in found
