"""The rules of Goofspiel, one test each."""

import pytest

import godsplay
from godsplay.present.presentation import presentation

GAME = godsplay.game("goofspiel")


def start(*prizes, players=2, **options):
    """Start a game whose prizes come in this order."""
    state = GAME.new(players=players, chance=godsplay.Scripted(prizes), **options)
    state.listening = True
    return state


def bid(state, *cards):
    """Let everybody bid, by seat."""
    for seat, card in enumerate(cards):
        state.apply(seat, GAME.actions[f"bid {card}"])


def told(state, seat=None):
    return [presentation(GAME).words.text(event) for event in state.seen(seat).events]


def test_the_highest_bid_takes_the_prize():
    state = start(5, 3)
    bid(state, 6, 7)
    assert state.scores == [0, 5]
    assert told(state) == [
        "Red has bid.",
        "Blue bids 6.",
        "Red bids 7.",
        "Red takes 5 for 5 points.",
        "Prize 3 is turned up; the stake is worth 3.",
    ]


def test_a_tie_for_the_highest_bid_carries_the_prize_over():
    state = start(5, 3, 9, players=3)
    bid(state, 6, 6, 2)
    assert (state.scores, state.stake) == ([0, 0, 0], [5, 3])
    bid(state, 1, 2, 3)
    assert state.scores == [0, 0, 8]


def test_a_tie_below_the_highest_bid_does_not_matter():
    state = start(5, 3, players=3)
    bid(state, 4, 4, 6)
    assert state.scores == [0, 0, 5]


def test_what_is_carried_over_from_the_last_round_is_lost():
    state = start(7, 6, 5, 4, 3, 2, 1, short=True)
    for blue, red in [(2, 1), (1, 2), (3, 4), (4, 3), (5, 6), (6, 5), (7, 7)]:
        bid(state, blue, red)
    assert state.over
    assert state.scores == [7 + 4 + 2, 6 + 5 + 3]
    assert state.winners == [1]
    assert "Nobody gets 1." in told(state)


def test_players_with_equally_many_points_share_the_win():
    state = start(*range(1, 8), short=True)
    for card in range(1, 8):
        bid(state, card, card)
    assert state.scores == [0, 0]
    assert state.winners == [0, 1]


def test_a_card_can_be_bid_once():
    state = start(5, 3)
    bid(state, 6, 7)
    with pytest.raises(godsplay.IllegalAction, match="You have bid that card already"):
        state.apply(0, GAME.actions["bid 6"])


def test_a_bid_is_secret_until_all_have_bid():
    state = start(5, 3)
    state.apply(0, GAME.actions["bid 6"])
    assert state.view(0)["seats"]["blue"]["bid"] == 6
    for viewer in (1, None):
        assert state.view(viewer)["seats"]["blue"]["bid"] == "hidden"
        assert told(state, viewer) == ["Blue has bid."]
    assert state.to_act == [1]


def test_a_short_game_and_an_edition_have_fewer_cards():
    assert len(start(5, short=True).legal(0)) == 7
    assert len(godsplay.game("goofspiel", {"deck.highest": 4}).new(seed=1).legal(0)) == 4


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"prizes": [1]}, "every prize from 1 to 13"),
        ({"stack": []}, "the game is over when no prize is left"),
        ({"stake": "five"}, "stake: must be a list"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change, complaint):
    with pytest.raises(godsplay.PositionError, match=complaint):
        GAME.position({**start(5).to_data(), **change})
