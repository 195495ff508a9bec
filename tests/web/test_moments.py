"""Moments, logs and charts of any game, made from what a seat may know."""

from xml.etree import ElementTree

import pytest

import godsplay
from godsplay.present.presentation import presentation
from godsplay.records.format import read_page
from godsplay.web.api.watch import seen_at
from godsplay.web.pages.rules_html import markdown
from godsplay.web.tables.bot_pool import replay
from godsplay.web.views.chart import draw_scores
from godsplay.web.views.moments import Moments, Place
from godsplay.web.views.naming import display_at
from helpers.games import GAMES
from helpers.web.memory import play_at_random


def now(table, seat):
    """Return the moment that a seat sees now, with its whole picture."""
    (moment,) = Moments().tell(table, seat, None, len(table.record), len(table.record))
    return moment


def picture(moments):
    """Put together what moments have changed, one after the other."""
    layers = {}
    for moment in moments:
        layers.update(moment.layers)
    return layers


def spots(layers):
    """List the spots of a picture."""
    whole = ElementTree.fromstring(f"<svg>{''.join(layers.values())}</svg>")
    return {node.get("data-spot") for node in whole.iter()} - {None}


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_is_shown_what_it_can_do(name):
    def looks(table):
        for seat in (*range(len(table.seats)), None):
            shown = now(table, seat)
            legal = [] if seat is None else [str(action) for action in table.record.state.legal(seat)]
            assert [choice.action for choice in shown.question.choices] == legal
            assert {choice.verb for choice in shown.question.choices} == {verb.verb for verb in shown.question.verbs}
            assert shown.question.prompt.text
            assert len(shown.seats) == len(table.seats)
            assert {spot for choice in shown.question.choices for spot in choice.spots} <= spots(shown.layers)

    table = play_at_random(name, 5, looks)
    ElementTree.fromstring(draw_scores(table))
    assert len(table.log.entries(display_at(table, 0), 0)) == len(table.record)


@pytest.mark.parametrize("name", GAMES)
def test_what_has_changed_leads_from_one_picture_to_the_next(name):
    """Whoever applies all changes sees what somebody sees who has just come."""

    def looks(table):
        last = len(table.record)
        for seat in (0, None):
            moments = Moments()
            start = max(0, last - 6)
            begin = moments.tell(table, seat, None, start, start)
            course = moments.tell(table, seat, Place(start), start, last)
            assert picture(begin + course) == picture(Moments().tell(table, seat, None, last - 1, last))
            for count, moment in enumerate(course, 1):
                jump = moments.tell(table, seat, Place(moment.ply, moment.scene), last, last)
                assert picture(begin + course[:count] + jump) == now(table, seat).layers

    play_at_random(name, 6, looks)


@pytest.mark.parametrize("name", GAMES)
def test_the_scenes_of_a_move_tell_what_the_log_says_in_its_order(name):
    def looks(table):
        ply = len(table.record)
        for seat in (0, None):
            viewer = -1 if seat is None else seat
            moments = Moments().tell(table, seat, Place(ply - 1), ply - 1, ply)
            entry = table.log.entries(display_at(table, seat), viewer, ply - 1)[0]
            assert [line.text for moment in moments for line in moment.lines] == [line.text for line in entry.lines]
            told = len(moments) if entry.lines else 0
            assert [moment.scene for moment in moments] == ([*range(1, told + 1)] or [0])
            assert [moment.question is not None for moment in moments] == [False] * (len(moments) - 1) + [True]
            assert max([1, *(line.scene for line in entry.lines)]) == len(moments)

    play_at_random(name, 8, looks)


def test_what_can_be_done_out_of_turn_is_an_aside_and_nobody_waits_for_it():
    found = []

    def looks(table):
        for seat in range(len(table.seats)):
            if table.record.state.out_of_turn(seat):
                shown = now(table, seat)
                assert not shown.seats[seat].acting
                assert {verb.kind for verb in shown.question.verbs} == {"aside"}
                found.append(shown)

    play_at_random("magnates", 5, looks)
    assert found


@pytest.mark.parametrize("name", GAMES)
def test_the_log_rebuilt_is_the_log_written_move_by_move(name):
    table = play_at_random(name, 6, lambda table: None)
    display, viewers = display_at(table, None), range(-1, len(table.seats))
    before = [table.log.entries(display, viewer) for viewer in viewers]
    table.log.rebuild(0)
    assert [table.log.entries(display, viewer) for viewer in viewers] == before


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_has_rested_tells_the_same(name):
    def looks(table):
        ply = len(table.record)
        told = Moments().tell(table, 0, None, max(0, ply - 1), ply)
        entries = table.log.entries(display_at(table, 0), 0)
        table.log.rest()
        assert Moments().tell(table, 0, None, max(0, ply - 1), ply) == told
        assert table.log.entries(display_at(table, 0), 0) == entries
        if ply % 2:
            table.log.rest()  # and goes on from there

    play_at_random(name, 3, looks)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_shown_follows_from_what_it_knows(name):
    """Two positions that look the same to a seat give it the same moment, final moves included."""

    def looks(table):
        state = table.record.state
        for seat in state.to_act:
            shown = now(table, seat)
            other = state.seen(seat).imagine(godsplay.Seeded("another world"))
            truth, table.record.state = table.record.state, other
            imagined = now(table, seat)
            table.record.state = truth
            assert imagined == shown

    play_at_random(name, 7, looks)


@pytest.mark.parametrize("name", GAMES)
def test_the_scenes_of_a_move_show_nothing_that_is_hidden(name):
    """In the middle of a move, too, dealing anew what a viewer cannot know changes nothing of what they see."""

    def looks(table):
        display = presentation(table.game)
        for scene in table.log.course(len(table.record)).scenes:
            for seat in (*range(len(table.seats)), None):
                seen = scene.state.seen(seat)
                other = seen.imagine(godsplay.Seeded("another world")).seen(seat)
                events = [scene.event] if scene.event.seen_by(seen.seat) else []
                assert display.layers(other, events) == display.layers(seen, events)
                assert display.status(other) == display.status(seen)

    play_at_random(name, 9, looks)


@pytest.mark.parametrize("name", GAMES)
def test_things_are_told_of_as_they_stand_in_the_scene_that_is_shown(name):
    between = []

    def looks(table):
        ply = len(table.record)
        for moment in Moments().tell(table, None, Place(ply - 1), ply - 1, ply):
            seen, answers = seen_at(table, None, ply, moment.scene)
            assert display_at(table, None).status(seen) == moment.status
            assert not answers
            between.append(seen.state is not table.record.state)
        assert seen_at(table, 0, ply, 0)[1]
        assert not seen_at(table, 0, ply - 1, 0)[1]

    play_at_random(name, 6, looks)
    assert any(between)


def test_others_are_shown_a_card_to_be_laid_once_its_board_is_chosen():
    shown = []

    def looks(table):
        state, ply = table.record.state, len(table.record)
        places = [] if state.over else [each for each in state.legal(state.to_act[0]) if str(each).startswith("place")]
        if not places:
            return
        seat = state.to_act[0]
        others = [each for each in (*range(len(table.seats)), None) if each != seat]
        before = [now(table, each) for each in others]
        table.record.play(seat, places[0])
        table.log.add_last_move()
        if table.record.state.stack[-1].step.name == "place-card":
            shown.append(seat)
            assert now(table, seat).question.undo
            for old, each in zip(before, others, strict=True):
                new = now(table, each)
                assert (new.layers, new.question.step, new.question.prompt) == (
                    old.layers,
                    old.question.step,
                    old.question.prompt,
                )
            assert table.record.undo(seat) == str(places[0])
            table.log.rebuild(ply)

    play_at_random("playful-gods", 8, looks)
    assert shown


def test_an_enemy_is_called_as_in_this_turn():
    game = godsplay.game("gods-playground")
    display, state = presentation(game), game.new(seed=1)
    treaty, other = game.actions["treaty black"], game.actions["treaty tatars"]
    for turn, name in enumerate(["Teutonic Knights", "Swedes", "Swedes", "Prussians"], 1):
        state.turn = turn
        assert name in display.words.text(display.describe(treaty, state))
    assert display.describe(other, state).values == display.describe(other).values


@pytest.mark.parametrize("name", GAMES)
def test_where_a_rule_comes_from_is_folded_away(name):
    for section in presentation(godsplay.game(name)).rulebook.sections.values():
        shown = markdown(name, section.text)
        assert "Rulebook: " not in shown.partition("<details")[0]
        assert ("Rulebook: " in section.text) == ("Rulebook: " in shown)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_that_go_without_saying_are_reasons_of_the_game(name):
    game = godsplay.game(name)
    assert presentation(game).obvious
    assert all(presentation(game).words.has(key) for key in presentation(game).obvious)


def test_a_rule_that_names_the_command_for_the_figures_leads_to_their_page():
    shown = markdown("magnates", "All of them: `godsplay sources magnates`.\n\nRulebook: line 1")
    assert 'All of them: <a href="/sources/magnates"' in shown
    assert "<code>" not in shown


def test_a_bot_does_not_mistake_one_game_for_another_with_the_same_seed():
    for name, players in (("magnates", 3), ("magnates", 2), ("playful-gods", 2)):
        record = godsplay.Record(godsplay.game(name), players=players, seed="same")
        known = replay(read_page(record.to_json(with_seed=False)))
        assert (known.game.name, known.page.players) == (name, players)
