"""Positions that could not be so at a table are refused, in one line that says where."""

from __future__ import annotations

import pytest

from godsplay import PositionError

from .table import GAME, at, at_conflict, at_interregnum, at_office, at_privilege


def refused(setting, message):
    with pytest.raises(PositionError, match=message) as error:
        setting.start()
    assert "\n" not in str(error.value)


def test_every_family_has_its_thirteen_cards():
    setting = at("senate")
    setting.data["families"]["potocki"]["hand"].remove("14")
    refused(setting, "families.potocki: a card is missing")
    setting = at("senate")
    setting.data["families"]["potocki"]["played"]["primate"] = "14"
    refused(setting, "families.potocki: a card is in two places")


def test_hidden_cards_make_no_complete_position():
    play = at("senate").start().do("lubomirski", "bid primate 14")
    with pytest.raises(PositionError, match=r"families\.lubomirski\.played: a complete position shows every card"):
        GAME.position(known(play.state.view(1)))


def known(view):
    """Take out of a view what a position does not have."""
    return {key: value for key, value in view.items() if key not in ("seat", "to_act", "scores", "over", "winners")}


def test_conflicts_lie_at_their_own_powers_and_once():
    refused(at("conflicts").conflicts(moscow_1="ottoman-war"), "conflicts.moscow-1: ottoman-war belongs elsewhere")
    setting = at("conflicts").conflicts(moscow_1="livonian-war", moscow_2="livonian-war")
    refused(setting, "conflicts.moscow-2: livonian-war is in two places")


def test_the_king_is_of_his_age_and_reigns():
    refused(at("sejm").king("jan-sobieski"), "king: belongs to another age than round 1")
    refused(at("sejm").king(None), "king: somebody must reign")


def test_estates_do_not_exceed_the_pawns():
    refused(at_interregnum(5).estates("prussia", potocki=36), "families.potocki: more than the 35 Estates")
    refused(at_interregnum(2).estates("prussia", potocki=176), "estates: more than the pawns")


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        ([], "stack: is empty, but the game is not over"),
        ([{"step": "veto", "subject": 1}], r"stack\[0\].step: veto is not a phase"),
        ([{"step": "coronation"}], r"stack\[0\].step: there is no 'coronation'"),
        ([{"step": "interregnum"}, {"step": "office"}], r"stack\[1\].step: office cannot stand there"),
        (
            [{"step": "interregnum", "round": 2, "subject": 21}, {"step": "actions", "subject": 3}],
            r"stack\[1\].subject: is another moment",
        ),
        (
            [{"step": "interregnum", "round": 4, "subject": 21}, {"step": "break-tie", "subject": 21}],
            r"stack\[1\].seat: must be the Primate",
        ),
        (
            [{"step": "conflicts", "round": 3, "place": 1}, {"step": "conflict", "subject": 9}],
            r"stack\[1\].subject: there is no Conflict",
        ),
        (
            [{"step": "sejm", "round": 3, "place": 1}, {"step": "privilege", "subject": 4}],
            r"stack\[1\].subject: there is no Privilege",
        ),
    ],
)
def test_a_game_stands_only_where_the_rules_can_go_on(stack, message):
    setting = at("sejm")
    setting.data["stack"] = stack
    refused(setting, message)


def test_positions_in_the_middle_of_things_can_be_taken_up():
    for setting in (
        at_office("hetman", lubomirski="9", potocki="9"),
        at_privilege("veto", lubomirski="9", potocki="9", sapieha="9"),
        at_conflict("moscow-1", "livonian-war", lubomirski="9", potocki="9", sapieha="9"),
    ):
        state = setting.start().state
        assert GAME.position(state.to_data()).digest() == state.digest()
