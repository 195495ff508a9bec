"""Positions that could not be so at a table are refused, in one line that says where."""

from __future__ import annotations

from random import Random

import pytest

from godsplay import PositionError, Seeded
from godsplay.engine.field import Flag, Many, One
from helpers.play import first_choice, random_game

from .positions import FAMILIES, GAME, at, at_conflict, at_interregnum, at_office, at_privilege


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
    with pytest.raises(PositionError, match=r"lubomirski\.played\.primate: a complete position hides nothing"):
        GAME.position(known(play.state.view(1)))


def known(view):
    """Take out of a view what a position does not have."""
    added = ("seat", "to_act", "scores", "over", "winners", "symbol", "scales", "partitioned")
    return {key: value for key, value in view.items() if key not in added}


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
        ([{"step": "lose-privilege"}], r"stack\[0\].step: lose-privilege is not a phase"),
        ([{"step": "coronation"}], r"stack\[0\].step: there is no 'coronation'"),
        (
            [{"step": "interregnum"}, {"step": "office", "spot": "hetman"}],
            r"stack\[1\].step: office cannot stand there",
        ),
        (
            [{"step": "conflicts", "drawn": True}, {"step": "actions", "occasion": "interregnum"}],
            r"stack\[1\].occasion: is another than that of the step below",
        ),
        (
            [{"step": "interregnum"}, {"step": "break-tie"}],
            r"stack\[1\].tied: is missing",
        ),
        (
            [{"step": "interregnum"}, {"step": "actions", "occasion": "interregnum"}],
            r"stack\[1\].step: interregnum has not come to actions yet",
        ),
        (
            [{"step": "conflicts", "drawn": True}, {"step": "conflict", "spot": "hetman"}],
            r"stack\[1\].spot: hetman belongs to another step",
        ),
        (
            [{"step": "conflicts", "drawn": True}, {"step": "conflict", "spot": "moscow-1"}],
            r"stack\[1\].spot: there is no Conflict",
        ),
        (
            [{"step": "sejm"}, {"step": "privilege", "spot": "sejm-1"}],
            r"stack\[1\].spot: there is no Privilege",
        ),
        (
            [{"step": "sejm"}, {"step": "place-estates", "count": 1}],
            r"stack\[1\].seat: is missing",
        ),
        (
            [{"step": "sejm"}, {"step": "place-estates", "count": 1, "seat": "zamoyski"}],
            r"stack\[1\].seat: there is no 'zamoyski'",
        ),
        (
            [{"step": "sejm", "round": 3, "place": 1}],
            r"stack\[0\].round: sejm has no such field",
        ),
    ],
)
def test_a_game_stands_only_where_the_rules_can_go_on(stack, message):
    setting = at("sejm")
    setting.data["stack"] = stack
    refused(setting, message)


def test_only_families_at_the_table_hold_anything():
    refused(at("senate").privileges(zamoyski=["veto"]), r"privileges.veto.where: zamoyski does not play")
    refused(at("senate").fiefs(silesia="radziwill"), r"fiefs.silesia.owner: radziwill does not play")


def test_there_is_a_primate_once_the_office_has_been_filled():
    refused(at("sejm").senators(primate=None), r"stack\[0\].step: there is no Primate")


def test_an_action_awaits_veto_only_where_it_can_be_played():
    setting = at_interregnum().privileges(potocki=["veto"])
    setting.data["stack"].append({"step": "veto", "actor": "sapieha", "action": "play hetman"})
    refused(setting, r"stack\[2\].action: cannot be played there")


def test_positions_in_the_middle_of_things_can_be_taken_up():
    for setting in (
        at_office("hetman", lubomirski="9", potocki="9"),
        at_privilege("veto", lubomirski="9", potocki="9", sapieha="9"),
        at_conflict("moscow-1", "livonian-war", lubomirski="9", potocki="9", sapieha="9"),
    ):
        state = setting.start().state
        assert GAME.position(state.to_data()).digest() == state.digest()


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_changed_about_the_steps_a_position_is_refused_or_can_be_played_on(seed):
    rng = Random(seed)
    refusals = 0
    for state in random_game(GAME, seed, players=2 + seed):
        if state.over:
            break
        data = state.to_data()
        change_stack(data["stack"], data["players"], rng)
        try:
            changed = GAME.position(data, chance=Seeded(1))
        except PositionError:
            refusals += 1
            continue
        for _ in range(20):
            if not changed.over:
                changed.apply(*first_choice(changed, Seeded(seed)))
    assert refusals


def change_stack(stack, players, rng):
    """Replace, add, drop or change a step in progress."""
    name = rng.choice(list(GAME.steps))
    frame = {"step": name, "seat": rng.choice(FAMILIES[:players])}
    frame.update({field.name: any_value(field.domain, rng) for field in GAME.steps[name].frame().fields()})
    kind = rng.randrange(4)
    if kind == 0:
        stack[-1] = frame
    elif kind == 1:
        stack.append(frame)
    elif kind == 2:
        stack.pop(rng.randrange(len(stack)))
    else:
        changed = rng.choice(stack)
        for field in GAME.steps[changed["step"]].frame().fields():
            changed[field.name] = any_value(field.domain, rng)


def any_value(domain, rng):
    """Return anything that a field may hold."""
    if isinstance(domain, One):
        return rng.choice(domain.axis.names)
    if isinstance(domain, Many):
        return [name for name in domain.axis.names if rng.random() < 0.3]
    return rng.random() < 0.5 if isinstance(domain, Flag) else rng.randrange(6)
