"""The Magnates: the same fact agrees wherever it is shown, with the rules' own functions and with what moves do."""

import pytest

import godsplay
from godsplay.games.magnates.rules.board import EMPTY, FAMILIES, FIEFS, FIRST_POWER_SPOT, NOBODY, PROVINCES
from godsplay.games.magnates.rules.cards import CONFLICTS
from godsplay.games.magnates.rules.frames import contested_spot
from godsplay.games.magnates.rules.phases.conflict import (
    fief_strength,
    province_strength,
    strength_pieces,
    total_strength,
)
from godsplay.games.magnates.rules.visibility import hand_size
from helpers.games import sizes
from helpers.play import everybody, random_game
from helpers.shown import Shown, after, numbers

GAME = godsplay.game("magnates")
EVERY = 31  # moves between two looks


@pytest.fixture(scope="module", params=[players for _, players in sizes([GAME.name])])
def shown(request):
    """Positions of a random game as everybody is shown them."""
    return [
        Shown(state.clone(), viewer)
        for moves, state in enumerate(random_game(GAME, "agreement", request.param))
        if moves % EVERY == 0 or state.over
        for viewer in everybody(state)
    ]


def test_wealth_is_the_same_in_table_picture_progress_and_by_source(shown):
    for each in shown:
        state, title = each.state, each.say("title-families")
        families, column = each.column(title, each.say("head-family")), each.column(title, each.say("head-wealth"))
        wealth = dict(zip(families, column, strict=True))
        for seat in range(state.players):
            name = str(each.words.name(FAMILIES[seat]))
            assert wealth[name] == str(state.scores[seat]) == str(each.progress(seat))
            if each.points:
                assert sum(points[seat] for points in each.points.values()) == state.scores[seat]
            if state.stack:
                spot = each.titled(each.say("draw-wealth", family=FAMILIES[seat], wealth=state.scores[seat]))
                assert each.texts(spot) == [str(state.scores[seat])]


def test_estates_are_counted_alike_in_table_panel_and_picture(shown):
    for each in shown:
        state, title = each.state, each.say("title-provinces")
        for seat in range(state.players):
            name = str(each.words.name(FAMILIES[seat]))
            column = [int(cell.replace("·", "0")) for cell in each.column(title, name)]
            assert column == [state.estates_of(province, seat) for province in range(len(PROVINCES))]
            total = sum(column) + state.fiefs.count(seat)
            assert each.panel(seat)[each.say("panel-estates")] == str(total) == str(state.total_estates(seat))
            for province, place in enumerate(PROVINCES):
                label = each.words.name(place)
                drawn = [int(match[1]) for match in each.matches(rf"{name} has (\d+) Estates? in {label}(?: .*)?")]
                assert drawn == ([column[province]] if column[province] else [])


def test_who_leads_a_province_is_the_same_in_table_and_picture(shown):
    for each in shown:
        state = each.state
        leads = each.column(each.say("title-provinces"), each.say("head-leader"))
        for province, place in enumerate(PROVINCES):
            leader = state.leader(province)
            name = "" if leader == NOBODY else str(each.words.name(FAMILIES[leader]))
            assert name in leads[province] if name else not leads[province]
            label = each.words.name(place)
            found = each.matches(rf"(\w+) has .* in {label} and (the Advantage there|dominates it)")
            assert [match[1] for match in found] == ([name] if name else [])
            dominates = [match[2] == "dominates it" for match in found]
            assert dominates == ([state.dominates(province, leader)] if name else [])


def test_a_conflicts_scale_is_the_same_in_table_and_picture(shown):
    for each in shown:
        state = each.state
        threats = each.column(each.say("title-provinces"), each.say("head-conflicts"))
        for space, card in enumerate(state.spaces):
            if card != EMPTY:
                name = str(each.words.name(CONFLICTS[card]))
                scale = state.scale(space)
                assert scale == state.cards.scale(card, state.players)
                assert f"{name} {scale}" in threats[space // 2]
                found = each.matches(rf"{name}, scale (\d+)(?: .*)?")
                assert scale in [int(match[1]) for match in found]


def test_the_strength_gathered_at_a_conflict_is_the_same_in_picture_and_rules():
    gathered = 0
    for state in random_game(GAME, "gathered", 3):
        spot = EMPTY if state.over else contested_spot(state)
        if spot >= FIRST_POWER_SPOT and state.is_shown(spot):
            scale, total = state.scale(spot - FIRST_POWER_SPOT), total_strength(state, spot)
            for viewer in everybody(state):
                shown = Shown(state, viewer)
                spots = shown.matches(r"Strength (\d+) against scale (\d+)")
                assert (total, scale) in [(int(match[1]), int(match[2])) for match in spots]
                gathered += 1
        if gathered > 60:
            return
    assert gathered


def test_what_adds_strength_in_a_province_is_the_same_in_table_picture_and_sum(shown):
    for each in shown:
        state = each.state
        cells = each.column(each.say("title-provinces"), each.say("head-strength"))
        for province in range(len(PROVINCES)):
            changes = [change for _, change in strength_pieces(state, province)]
            assert numbers(cells[province]) == changes
            assert sum(changes) + fief_strength(state, province) == province_strength(state, province)


def test_fiefs_and_partitions_are_the_same_in_table_and_picture(shown):
    for each in shown:
        state = each.state
        lines = each.column(each.say("title-provinces"), each.say("head-fiefs"))
        for fief, holder in enumerate(state.fiefs):
            name = str(each.words.name(FIEFS[fief]))
            who = "·" if holder == NOBODY else str(each.words.name(FAMILIES[holder]))
            assert f"{name}: {who}" in lines[state.cards.fief_province[fief]]
            owner = "nobody" if holder == NOBODY else who
            assert each.matches(rf"{name}, a Fief of .*: held by {owner}")
        provinces = each.column(each.say("title-provinces"), each.say("head-province"))
        lost = [state.is_partitioned(province) for province in range(len(PROVINCES))]
        assert ["partitioned" in name for name in provinces] == lost
        assert len(each.matches(r".* \(partitioned\)")) == sum(lost)


def test_hands_and_privileges_are_counted_alike_in_table_panel_and_picture(shown):
    for each in shown:
        known = each.seen.state
        for seat in range(known.players):
            name, size = str(each.words.name(FAMILIES[seat])), hand_size(known, seat)
            assert each.panel(seat)[each.say("panel-hand")] == str(size)
            assert each.panel(seat)[each.say("panel-privileges")] == str(len(known.privileges_of(seat)))
            assert [int(match[1]) for match in each.matches(rf"{name} has (\d+) cards? in hand")] == [size]


# How a contest is said to stand is how it is counted.


def test_a_conflict_is_counted_as_it_was_said_to_stand():
    said, counted = 0, 0
    for seed in range(3):
        for state in random_game(GAME, f"conflicts {seed}", 3):
            spot = EMPTY if state.over else contested_spot(state)
            if spot < FIRST_POWER_SPOT or not state.is_shown(spot):
                continue
            seat = state.to_act[0]
            effect = Shown(state, seat).effects().get("pass", "")
            if not effect:
                continue
            total, scale = numbers(effect)[:2]
            said += 1
            assert (total, scale) == (total_strength(state, spot), state.scale(spot - FIRST_POWER_SPOT))
            if state.stack[-1].step.name != "actions":
                continue  # whoever passes at a veto lets something happen that counts
            conflict = CONFLICTS[state.spaces[spot - FIRST_POWER_SPOT]]
            for event in after(state, seat, "pass").events:
                if event.key == "strength-counted" and event.values["conflict"] == conflict:
                    counted += 1
                    assert (event.values["total"], event.values["scale"]) == (total, scale)
                    parts = ("families", "buildings", "fiefs", "pawns")
                    assert sum(event.values[part] for part in parts) == total
    assert said > 10
    assert counted > 3


def test_estates_placed_and_won_are_as_many_as_was_said():
    placed = 0
    for state in random_game(GAME, "estates", 3):
        if state.over or len(state.to_act) > 1:
            continue
        seat = state.to_act[0]
        for notation, effect in Shown(state, seat).effects().items():
            if notation.startswith("estate ") and effect:
                own, everybodys = numbers(effect)[:2]
                province = PROVINCES.index(notation.split()[1])
                before = sum(state.estates_of(province, each) for each in range(state.players))
                assert everybodys - before == own - state.estates_of(province, seat) >= 1
                done = after(state, seat, notation)
                more = done.total_estates(seat) - state.total_estates(seat)
                assert more != 1 or done.estates_of(province, seat) == own
                placed += 1
    assert placed > 20
