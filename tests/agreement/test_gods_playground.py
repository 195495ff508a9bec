"""God's Playground: the same fact agrees wherever it is shown, with the rules' own functions and with what moves do."""

import re
from functools import partial

import pytest

import godsplay
from godsplay.games.gods_playground.display import enemy_table
from godsplay.games.gods_playground.display.draw.enemies import MOST as MOST_IN_A_BOX
from godsplay.games.gods_playground.rules.board import (
    ENEMIES,
    FAMILIES,
    HABSBURGS,
    NOBODY,
    OTTOMANS,
    REGION_COUNT,
    REGIONS,
    SEATS,
    SPACES,
    UNITS,
)
from godsplay.games.gods_playground.rules.enemies import (
    added_strength,
    attack_strength,
    excess_strength,
    printed_strength,
    strength_on_board,
)
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyUnitsFrame, price, units_left
from godsplay.games.gods_playground.rules.scoring import estate_points
from helpers.play import everybody, random_game
from helpers.shown import Shown, after, numbers

GAME = godsplay.game("gods-playground")
SEEDS = range(3)
EVERY = 19  # moves between two looks
LAST_TURN = 4


@pytest.fixture(scope="module")
def positions():
    """Positions of random games, each a copy."""
    return [
        state.clone()
        for seed in SEEDS
        for moves, state in enumerate(random_game(GAME, f"agreement {seed}"))
        if moves % EVERY == 0 or state.over
    ]


@pytest.fixture(scope="module")
def shown(positions):
    """Every position as everybody is shown it."""
    return [Shown(state, viewer) for state in positions for viewer in everybody(state)]


def beaten_off_at_vienna(vienna):
    """Return a position of turn 3 after the Ottomans were at Vienna, of whom some are left or none."""
    for state in random_game(GAME, "Vienna"):
        if state.turn == 3 and state.vienna_attacked:
            state.vienna = vienna
            return state.clone()
    raise AssertionError("the Ottomans never marched")


def agree_on_enemies(shown):
    state = shown.state
    title = shown.say("title-enemies")
    strengths = shown.column(title, shown.say("head-strength"))
    cubes = shown.column(title, shown.say("head-against"))
    for enemy in range(len(ENEMIES)):
        strength = attack_strength(state, enemy)
        assert numbers(strengths[enemy].replace(" + ", " "))[-1] == strength, strengths[enemy]
        assert (numbers(cubes[enemy]) or [0])[-1] == state.polish_cubes(enemy), cubes[enemy]
        name = shown.words.name(state.enemy_name(enemy))
        box = shown.titled(shown.say("draw-enemy", enemy=name, strength=strength, cubes=state.polish_cubes(enemy)))
        (net,) = shown.texts(box, "net")
        against = [state.polish_cubes(enemy)] if "\N{MINUS SIGN}" in net else []
        excess = [excess_strength(state, enemy)] if "=" in net else []
        assert numbers(net.replace("\N{MINUS SIGN}", "")) == [strength, *against, *excess]


def test_an_enemy_is_as_strong_in_the_table_as_in_the_picture_and_in_the_rules(shown):
    for each in shown:
        agree_on_enemies(each)


@pytest.mark.parametrize("vienna", [0, 4])
def test_the_influence_that_the_march_on_vienna_swept_away_is_gone_everywhere(vienna):
    state = beaten_off_at_vienna(vienna)
    assert printed_strength(state, HABSBURGS) + added_strength(state, HABSBURGS) == 0
    for viewer in everybody(state):
        agree_on_enemies(Shown(state, viewer))


def test_a_table_that_counts_that_influence_all_the_same_is_found(monkeypatch):
    """As version 0.1.0 did: “5*” in the table of enemies, and 0 in the picture."""
    state = beaten_off_at_vienna(0)
    on_board = partial(strength_on_board, turn=state.turn)
    monkeypatch.setattr(enemy_table, "printed_strength", on_board)
    with pytest.raises(AssertionError, match=r"5\*?"):
        agree_on_enemies(Shown(state, None))


def test_ottomans_who_hold_vienna_are_counted_alike_in_the_last_turn():
    for state in random_game(GAME, "Vienna"):
        if state.turn == 4 and state.stack[-1].step.name not in ("nobles", "bidding"):
            break
    state.vienna = 3
    assert added_strength(state, HABSBURGS) >= 3
    assert printed_strength(state, OTTOMANS) == state.board.strength_after_vienna[OTTOMANS]
    for viewer in everybody(state):
        agree_on_enemies(Shown(state, viewer))


def test_the_card_of_the_polish_army_says_what_it_is_made_of(shown):
    """What turn and blocks bring was mustered, as far as the King has pieces; battles may have cost some since."""
    whole = 0
    for each in shown:
        state = each.state
        if not state.blocks_shown or not sum(state.polish_army()):
            continue
        figures = dict(each.display.thing(each.seen, "region army").figures)
        base = numbers(figures[each.say("thing-army-of-turn", turn=state.turn)])
        added = numbers(figures[each.say("thing-army-of-blocks")])
        mustered = [
            min(sum(both), most)
            for both, most in zip(zip(base, added, strict=True), state.board.polish_units, strict=True)
        ]
        there = [int(figures[each.say(f"rule-unit-{unit}")]) for unit in UNITS[:3]]
        assert all(left <= before for left, before in zip(there, mustered, strict=True))
        whole += there == mustered
    assert whole


def test_an_attack_comes_with_the_strength_that_was_shown():
    attacks = 0
    for seed in range(4):
        shown, turn = {}, 0
        for state in random_game(GAME, f"attack {seed}", listening=True):
            for event in state.events:
                if event.key in ("invasion", "tatar-invasion"):
                    said = event.values
                    assert said["printed"] + said["added"] + said.get("cossacks", 0) == said["strength"]
                    assert said["count"] == said["strength"] - said.get("stay", 0) - said["cubes"]
                    if turn == state.turn and (turn < LAST_TURN or said["enemy"] != "ottomans"):  # who may hold Vienna
                        attacks += 1
                        assert said["printed"] == shown[said["enemy"]], event
            turn = state.turn
            shown = {state.enemy_name(enemy): printed_strength(state, enemy) for enemy in range(len(ENEMIES))}
    assert attacks > 5


def price_for(state, seat, unit):
    """Return what a unit costs: where the family buys units, by the rules, or as the board says."""
    frame = state.stack[-1] if state.stack else None
    buys = isinstance(frame, BuyUnitsFrame) and frame.seat == seat
    return price(state, frame.region, unit) if buys else state.board.price[unit]


def test_units_cost_half_in_the_picture_too_where_enemies_stand():
    compared = set()
    for state in random_game(GAME, "half price"):
        if not state.over and state.stack[-1].step.name == "buy-units":
            seat, region = state.stack[-1].seat, state.stack[-1].region
            shown = Shown(state, seat)
            charged = {notation: numbers(said)[0] for notation, said in shown.effects().items() if numbers(said)}
            for unit, kind in enumerate(UNITS[:3]):
                label = shown.say(
                    "draw-unit-stock",
                    family=FAMILIES[seat],
                    unit=kind,
                    count=units_left(state, seat, unit),
                    price=price(state, region, unit),
                )
                assert label in shown.titles
                if f"buy {kind}" in charged:
                    assert charged[f"buy {kind}"] == price(state, region, unit)
                    compared.add(state.strength_in(region) > 0)
    assert compared == {False, True}


def test_a_familys_money_stock_and_seats_are_the_same_in_table_panel_and_picture(shown):
    for each in shown:
        state, title = each.state, each.say("title-families")
        heads = ["money", "stock", "sejm"]
        facts = [state.money, [state.stock(seat) for seat in range(SEATS)], [state.sejm_discs(s) for s in range(SEATS)]]
        for head, values in zip(heads, facts, strict=True):
            said = each.say(f"head-{head}")
            assert each.column(title, said) == [str(value) for value in values]
            assert [each.panel(seat)[said] for seat in range(SEATS)] == [str(value) for value in values]
        for seat, family in enumerate(FAMILIES):
            stock = [
                ("money", state.money[seat]),
                ("noble-stock", state.stock(seat)),
                ("disc-stock", state.discs_left(seat)),
            ]
            for key, count in stock:
                spot = each.titled(each.say(f"draw-{key}", family=family, count=count))
                assert each.texts(spot, "count") == [str(count)]
            for unit, kind in enumerate(UNITS[:3]):
                left, cost = units_left(state, seat, unit), price_for(state, seat, unit)
                label = each.say("draw-unit-stock", family=family, unit=kind, count=left, price=cost)
                assert label in each.titles


def test_points_are_the_same_in_table_picture_progress_and_by_source(shown):
    for each in shown:
        state = each.state
        totals = [sum(column) for column in zip(*each.points.values(), strict=True)]
        cells = each.column(each.say("title-families"), each.say("head-points"))
        for seat, family in enumerate(FAMILIES):
            points = state.points_of(seat)
            assert points == state.scores[seat] == totals[seat] == each.progress(seat)
            total, *parts = numbers(cells[seat])
            assert total == points == (sum(parts) if parts else points)
            assert each.say("draw-points", family=family, points=points) in each.titles


def test_the_bank_and_the_polish_army_are_the_same_above_below_and_in_the_picture(shown):
    for each in shown:
        state = each.state
        assert numbers(each.display.status(each.seen))[-1] == state.bank()
        army = [*state.polish_army(), state.cossack_box(), state.cossacks, state.rebels]
        assert numbers(each.display.notes(each.seen)[0]) == army
        assert len(each.pieces("cossack-")) == state.board.cossacks - (0 if state.cossack_box() >= 0 else 1)
        box = each.titled(each.say("draw-managers-box"))
        assert each.texts(box, "count") == [
            str(left) for left in (state.managers_left(), state.cities_left(), state.bank())
        ]


def test_a_region_is_the_same_in_table_and_picture(shown):
    for each in shown:
        state, title = each.state, each.say("title-regions")
        assert each.column(title, each.say("head-value")) == [str(value) for value in state.values]
        nobles = each.column(title, each.say("head-nobles"))
        estates = each.column(title, each.say("head-estates", mark="*"))
        for region, name in enumerate(REGIONS):
            label = each.say(f"label-{name}")
            assert each.say("draw-value", region=label, value=state.values[region]) in each.titles
            assert sum(numbers(nobles[region])) == state.nobles_in(region)
            printed = [state.board.estate_points[region * SPACES + space] for space in range(SPACES)]
            assert numbers(estates[region]) == printed
            worth = [int(found[1]) for found in each.matches(rf"{label}: an? .*estate.* worth (\d+)(?:, .*)?")]
            assert sorted(worth) == sorted(printed)
            for seat, family in enumerate(FAMILIES):
                count = state.nobles_of(region, seat)
                found = each.matches(rf"{each.words.name(family)}: (\d+) nobles? in {label}")
                assert {int(match[1]) for match in found} | {0} == {count, 0}
            for enemy in range(len(ENEMIES)):
                count = state.strength[region * len(ENEMIES) + enemy]
                found = [row for row in [each.column(title, each.say("head-invaders"))[region]] if count]
                assert all(str(count) in row for row in found)


def test_pieces_in_the_picture_are_as_many_as_the_rules_count(shown):
    for each in shown:
        state = each.state
        for seat, family in enumerate(FAMILIES):
            on_board = sum(state.nobles_of(region, seat) for region in range(REGION_COUNT))
            in_boxes = sum(state.box_nobles[enemy * SEATS + seat] for enemy in range(len(ENEMIES)))
            name = each.words.name(family)
            found = each.matches(rf"{name}: (\d+) (?:nobles? in (?!stock).*|cubes?)")
            assert (
                sum(int(match[1]) for match in found) == on_board + in_boxes == state.board.nobles - state.stock(seat)
            )
            discs = state.estates.count(seat) + state.sejm.count(seat)
            assert len(each.pieces(f"disc-{family}-")) == discs == state.board.discs - state.discs_left(seat)
        assert len(each.pieces("king-cube-")) == sum(1 if cubes > MOST_IN_A_BOX else cubes for cubes in state.box_king)
        assert len(each.pieces("manager-")) == sum(state.managers)
        assert len(each.pieces("city-")) == sum(state.cities)


# What an action is said to cost and bring is what it costs and brings.


def charges(state, seat, notation, said):
    """Compare what is said of an action with what it does; False if nothing of it can be counted."""
    done = after(state, seat, notation)
    verb = notation.partition(" ")[0]
    stated = numbers(said)
    paid = state.money[seat] - done.money[seat]
    if verb == "buy":
        assert stated[0] == paid
    elif verb == "army":
        region = REGIONS.index(notation.split()[1])
        assert stated[1:] == [price(state, region, unit) for unit in range(len(stated) - 1)]
    elif verb == "estate":
        region = REGIONS.index(notation.split()[1])
        space = region * SPACES + state.free_space(region)
        assert done.estates[space] == seat
        assert stated[-1] == state.board.estate_points[space]
        assert (stated[:-1] or [0]) == [sum(state.nobles) - sum(done.nobles)]
    elif verb == "danzig":
        assert stated[0] == sum(state.nobles) - sum(done.nobles)
        assert -paid == min(stated[1], state.bank())
    elif verb == "school":
        assert stated[1] == paid
        assert stated[2] == done.points_of(seat) - state.points_of(seat)
    elif verb in ("campaign", "fight-back"):
        if done.over or done.stack[0].step is not state.stack[0].step:
            return False  # what comes after it has rolled dice, too
        assert int(re.search(r"(\d+) dic?e", said)[1]) == len(done.chance.drawn)
    elif verb == "city":
        assert stated[1] - stated[2] == estate_points(done, seat) - estate_points(state, seat)
    elif verb == "confederation":
        if done.stack[-1].step.name == "choose-estate":
            return False  # nothing has changed hands yet
        lost = [place for place, owner in enumerate(state.estates) if done.estates[place] != owner]
        assert stated[1] in [state.board.estate_points[place] for place in lost]
    elif verb == "veto":
        assert stated[0] == sum(state.nobles) - sum(done.nobles)
        left = sum(owner != NOBODY for owner in state.sejm) - sum(owner != NOBODY for owner in done.sejm)
        assert (stated[1:] or [0])[0] == left
    else:
        return False
    return True


def test_an_action_charges_and_brings_what_is_said_of_it():
    checked = set()
    for seed in range(8):
        for moves, state in enumerate(random_game(GAME, f"effects {seed}")):
            if state.over or (moves + seed) % 3:
                continue
            seat = state.to_act[0]
            for notation, said in Shown(state, seat).effects().items():
                if said and charges(state, seat, notation, said):
                    checked.add(notation.partition(" ")[0])
    assert checked >= {"buy", "army", "estate", "danzig", "school", "campaign", "fight-back", "veto", "city"}
