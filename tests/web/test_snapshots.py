"""Snapshots, logs and charts of any game, made from what a seat may know."""

from xml.etree import ElementTree

import pytest

import godsplay
from godsplay.present.presentation import presentation
from godsplay.present.words import Words
from godsplay.records.format import read_page
from godsplay.web.pages.rules_html import markdown
from godsplay.web.tables.bot_pool import replay
from godsplay.web.views.chart import draw_scores
from godsplay.web.views.choices import aside
from godsplay.web.views.snapshot import take_snapshot
from helpers.games import GAMES
from helpers.web.memory import play_at_random


def marked(drawn, attribute):
    """List the actions that stand in an attribute somewhere in a picture."""
    return {action for node in drawn.iter() for action in node.get(attribute, "").split("|") if action}


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_is_shown_what_it_can_do(name):
    def looks(table):
        for seat in (*range(len(table.seats)), None):
            shown = take_snapshot(table, len(table.record), seat)
            legal = [] if seat is None else [str(action) for action in table.record.state.legal(seat)]
            assert [choice.action for choice in shown.choices] == legal
            assert shown.prompt.text
            assert len(shown.seat_status) == len(table.seats)
            drawn = ElementTree.fromstring(shown.picture)
            assert marked(drawn, "data-actions") <= set(legal)
            assert marked(drawn, "data-barred") <= {refusal.action for refusal in shown.refusals}

    table = play_at_random(name, 5, looks)
    ElementTree.fromstring(draw_scores(table))
    assert len(table.log.entries(0)) == len(table.record)


def test_what_can_be_done_out_of_turn_is_folded_and_nobody_waits_for_it():
    found = []

    def looks(table):
        for seat in range(len(table.seats)):
            if table.record.state.out_of_turn(seat):
                shown = take_snapshot(table, len(table.record), seat)
                assert not shown.seat_status[seat].acting
                assert {group.kind for group in shown.groups} == {"aside"}
                assert all(refusal.action.startswith("give ") for refusal in shown.refusals)
                found.append(shown)

    play_at_random("magnates", 5, looks)
    assert found


@pytest.mark.parametrize("name", GAMES)
def test_the_log_rebuilt_is_the_log_written_move_by_move(name):
    table = play_at_random(name, 6, lambda table: None)
    before = [table.log.entries(seat) for seat in range(-1, len(table.seats))]
    table.log.rebuild(0)
    assert [table.log.entries(seat) for seat in range(-1, len(table.seats))] == before


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_shown_follows_from_what_it_knows(name):
    """Two positions that look the same to a seat give it the same snapshot, final moves included."""

    def looks(table):
        state = table.record.state
        for seat in state.to_act:
            shown = take_snapshot(table, len(table.record), seat)
            other = state.seen(seat).imagine(godsplay.Seeded("another world"))
            truth, table.record.state = table.record.state, other
            imagined = take_snapshot(table, len(table.record), seat)
            table.record.state = truth
            assert imagined.picture == shown.picture
            assert imagined.choices == shown.choices

    play_at_random(name, 7, looks)


def test_others_are_shown_a_card_to_be_laid_once_its_board_is_chosen():
    shown = []

    def looks(table):
        state, ply = table.record.state, len(table.record)
        places = [] if state.over else [each for each in state.legal(state.to_act[0]) if str(each).startswith("place")]
        if not places:
            return
        seat = state.to_act[0]
        others = [each for each in (*range(len(table.seats)), None) if each != seat]
        before = [take_snapshot(table, ply, each) for each in others]
        table.record.play(seat, places[0])
        if table.record.state.stack[-1].step.name == "place-card":
            shown.append(seat)
            assert take_snapshot(table, ply + 1, seat).undo
            for old, each in zip(before, others, strict=True):
                new = take_snapshot(table, ply + 1, each)
                assert (new.step, new.picture, new.prompt, new.tables) == (
                    old.step,
                    old.picture,
                    old.prompt,
                    old.tables,
                )
            assert table.record.undo(seat) == str(places[0])
        else:
            table.log.add_last_move()

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


def test_a_game_calls_choices_an_aside_by_having_words_for_them(monkeypatch, tmp_path):
    game = godsplay.game("magnates")
    (tmp_path / "en.ftl").write_text("aside-give = Give something away\n")
    monkeypatch.setitem(presentation(game).__dict__, "words", Words(tmp_path, "en"))
    assert aside(presentation(game), "give") == "Give something away"
    assert aside(presentation(game), "bid") == ""


def test_a_rule_that_names_the_command_for_the_figures_leads_to_their_page():
    shown = markdown("magnates", "All of them: `godsplay sources magnates`.\n\nRulebook: line 1")
    assert 'All of them: <a href="/sources/magnates"' in shown
    assert "<code>" not in shown


def test_a_bot_does_not_mistake_one_game_for_another_with_the_same_seed():
    for name, players in (("magnates", 3), ("magnates", 2), ("playful-gods", 2)):
        record = godsplay.Record(godsplay.game(name), players=players, seed="same")
        known = replay(read_page(record.to_json(with_seed=False)))
        assert (known.game.name, known.page.players) == (name, players)
