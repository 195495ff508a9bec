"""A review of whole games: its parts add up, it is the same every time, and it looks at nothing that runs."""

import re

import msgspec
import pytest
from typer.testing import CliRunner

import godsplay
from godsplay.cli import app
from godsplay.present.presentation import presentation
from godsplay.review import story
from godsplay.review.decisions import Option, choices_of, try_out, weigh
from godsplay.review.effort import Effort
from godsplay.review.format import Balance, Review
from godsplay.review.grades import GRADES, grade
from godsplay.review.judge import Judge, Trial
from godsplay.review.reviewing import Reviewer
from godsplay.review.story import SAMPLES, Story, tell
from godsplay.review.summary import (
    NOTABLE,
    costliest,
    decisive,
    decisive_heading,
    describe_decision,
    headline,
    luckiest,
    meetings,
    nobody_cells,
    rolls,
    strokes,
    turning_point,
)
from godsplay.review.worlds import Deciding
from helpers.bot_games import bots_game
from helpers.games import GAMES
from helpers.play import random_record

SLIGHT = Effort("quick", runs=2, listed=6, worlds=2, more_worlds=6, kept=2)


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request):
    record = bots_game(request.param, "review")
    return record, Reviewer(record, SLIGHT).run()


def test_the_parts_of_every_seat_add_up_to_its_result(reviewed):
    for seat in reviewed[1].seats:
        parts = seat.balance
        total = parts.start + parts.luck + parts.own + parts.others
        assert total == pytest.approx(parts.result, abs=1e-9)


def test_what_seats_win_and_lose_adds_up_to_nothing(reviewed):
    rows = [*(seat.balance for seat in reviewed[1].seats), reviewed[1].nobody]
    assert sum(row.luck for row in rows) == pytest.approx(0, abs=1e-9)
    assert sum(row.own + row.others for row in rows) == pytest.approx(0, abs=1e-9)
    assert sum(row.result for row in rows) == pytest.approx(1, abs=1e-9)


def test_shares_lead_from_move_to_move(reviewed):
    record, found = reviewed
    assert len(found.moments) == len(record) + 1
    for before, after in zip(found.moments, found.moments[1:], strict=False):
        for seat in range(found.players):
            change = after.change[seat] + (after.luck.shares[seat] if after.luck else 0)
            assert before.shares[seat] + change == pytest.approx(after.shares[seat], abs=1e-9)


def test_what_an_open_move_changed_is_its_players_doing_and_of_a_secret_one_what_it_lost(reviewed):
    for seat in reviewed[1].seats:
        own = 0.0
        for moment in reviewed[1].moments:
            if moment.seat == seat.seat:
                lost = moment.decision.change[seat.seat] if moment.decision else 0
                own += lost if moment.secret else moment.change[seat.seat]
        assert seat.balance.own == pytest.approx(own, abs=1e-9)


def test_the_last_shares_are_the_result(reviewed):
    record, found = reviewed
    assert [share > 0 for share in found.moments[-1].shares] == [
        seat in record.state.winners for seat in range(found.players)
    ]


def test_every_roll_in_the_record_has_its_luck(reviewed):
    record, found = reviewed
    assert [bool(move.drew) for move in record.page.moves] == [each.luck is not None for each in found.moments[1:]]


def test_all_luck_is_in_the_set_up_in_dice_or_in_how_secret_choices_met(reviewed):
    found = reviewed[1]
    for seat in found.seats:
        listed = sum(stroke.shares[seat.seat] for stroke in [*rolls(found), *meetings(found)])
        assert found.moments[0].change[seat.seat] + listed == pytest.approx(seat.balance.luck, abs=1e-9)


def test_a_loss_is_never_negative_and_what_was_chosen_is_among_the_choices(reviewed):
    for moment in reviewed[1].moments:
        if moment.decision is not None:
            assert moment.decision.loss >= 0
            assert moment.decision.choices[moment.decision.chosen].move == moment.move
            assert moment.decision.choices[0].behind == 0
            assert moment.decision.grade == grade(moment.decision.loss)


def test_that_nothing_better_was_found_is_not_sure(reviewed):
    for seat in reviewed[1].seats:
        own = [each.decision for each in reviewed[1].moments if each.decision and each.decision.seat == seat.seat]
        assert any(decision.loss == 0 and decision.error > 0 for decision in own)
        assert seat.accuracy_error > 0


def test_it_is_plain_data(reviewed):
    text = msgspec.json.encode(reviewed[1])
    assert msgspec.json.decode(text, type=Review) == reviewed[1]


def test_it_can_be_told_in_words(reviewed):
    record, found = reviewed
    words = presentation(record.game).words
    assert headline(words, found).endswith("% of the win.")
    check_turning_point(words, record, found)
    for line in [*decisive(words, found), *costliest(words, found), *luckiest(words, found)]:
        assert line.title
        assert 0 <= line.ply <= len(record)


def test_what_mattered_is_told_with_its_turn_and_to_whom(reviewed):
    record, found = reviewed
    words = presentation(record.game).words
    for line in [*decisive(words, found), *costliest(words, found), *luckiest(words, found)]:
        assert re.match(r"Moves? \d+( to \d+)?(, (turn|round) \d[^:.]*)?[:.] |The set-up: ", line.title), line.title
        if line.ply > 20:
            assert re.search(r", (turn|round) \d", line.title), line.title
    for line in luckiest(words, found):
        assert "% ± " in line.title
        assert f" for {words.name(found.seats[line.seat].name)}" in line.title


def test_a_stroke_of_luck_is_told_once_on_the_side_of_the_seat_it_moved_most(reviewed):
    record, found = reviewed
    words = presentation(record.game).words
    lucky, unlucky = (strokes(words, found, sign) for sign in (1, -1))
    assert all(line.share > 0 for line in lucky)
    assert all(line.share < 0 for line in unlucky)
    titles = [line.title for line in [*lucky, *unlucky]]
    assert len(titles) == len(set(titles))
    moved = [max(map(abs, each.shares)) for each in [*rolls(found), *meetings(found)]]
    assert len(titles) == sum(most >= NOTABLE for most in moved)


def test_a_trial_says_what_the_chances_came_to(reviewed):
    record, found = reviewed
    words = presentation(record.game).words
    for moment in found.costliest:
        decision = moment.decision
        better, chosen = decision.choices[0], decision.choices[decision.chosen]
        told = describe_decision(words, found, moment).sentences
        if decision.grade and better.brings and better.brings != chosen.brings:
            assert told[1].endswith(f"chance then: {100 * better.came_to:.0f}%.")
            assert told[2].endswith(f"chance then: {100 * chosen.came_to:.0f}%.")


@pytest.fixture(scope="module")
def lost():
    record = bots_game("magnates", "lost 2", "random", 3)  # whatever weights judge by
    assert not record.state.winners
    return record, Reviewer(record, SLIGHT).run()


def test_how_everybody_came_to_lose_is_told(lost):
    record, found = lost
    words = presentation(record.game).words
    assert re.match(r"Everybody has lost\. What did most for that w.* [+]\d+%\.$", headline(words, found))
    named = re.search(r"likely from move (\d+) of (\d+) on, in round \d", turning_point(words, found))
    first, last = int(named[1]), int(named[2])
    assert last == len(record)
    risks = [1 - sum(moment.shares) for moment in found.moments]
    assert min(risks[first:]) > 0.5 >= risks[first - 1]
    assert "everybody" in decisive_heading(words, found)
    lines = decisive(words, found)
    assert lines
    for line in lines:
        assert line.share == pytest.approx(risks[line.ply] - risks[line.ply - 1])
    start, luck, _, decided, result, _ = nobody_cells(found)
    assert (start, result) == ("0", "100")
    parts = [int(re.match(r"[+−]?\d+", each)[0].replace("−", "-")) for each in (luck, decided)]
    assert sum(parts) == pytest.approx(100, abs=1)


def test_that_everybody_nearly_lost_is_told_only_beyond_what_is_noise(lost):
    near = Balance(start=0.0, luck=0.2, own=0.0, others=-0.2, result=0.0, luck_error=0.05)
    noise = msgspec.structs.replace(near, luck_error=0.15)
    assert nobody_cells(msgspec.structs.replace(lost[1], nobody=near))[1] == "+20 ± 5"
    assert nobody_cells(msgspec.structs.replace(lost[1], nobody=noise)) == []


def check_turning_point(words, record, found):
    """The winner is ahead from the move on that is named, and was not before it."""
    text = turning_point(words, found)
    if len(record.state.winners) != 1:
        assert text == ""
        return
    (winner,) = record.state.winners
    named = re.search(r"from move (\d+) of", text)
    first = int(named[1]) if named else 0
    leads = [
        all(moment.shares[winner] > share for seat, share in enumerate(moment.shares) if seat != winner)
        for moment in found.moments
    ]
    assert all(leads[first:])
    assert first == 0 or not leads[first - 1]


def test_the_same_game_is_reviewed_the_same_way_every_time():
    record = bots_game("playful-gods", "twice")
    assert Reviewer(record, SLIGHT).run() == Reviewer(record, SLIGHT).run()


def test_a_game_that_is_not_over_is_not_reviewed():
    with pytest.raises(godsplay.ReviewError, match="not over"):
        godsplay.review(random_record(godsplay.game("magnates"), 1, 30))


def test_an_effort_that_there_is_not_is_refused():
    with pytest.raises(godsplay.ReviewError, match="quick, normal, deep"):
        godsplay.review(random_record(godsplay.game("magnates"), 1, 30), "heroic")


def test_grades_follow_the_share_that_was_lost():
    assert grade(0) == ""
    for name, threshold in GRADES.items():
        assert grade(threshold) == name
        assert grade(threshold - 1e-6) != name


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_judged_by_what_the_decider_knows_alone(name):
    record = bots_game(name, "knowledge")
    judge = Judge(record.game)
    for ply in range(5, len(record), len(record) // 4):
        state = record.at(ply)
        if state.over:
            break
        seat = state.to_act[0]
        if state.stack[-1].step.sealed:
            continue
        other = state.seen(seat).imagine(godsplay.Seeded("another world"))
        options = [
            weigh(judge, Deciding(each, seat), choices_of(judge, Deciding(each, seat)), None, SLIGHT, "seed").options
            for each in (state, other)
        ]
        assert [(each.action, each.shares) for each in options[0]] == [
            (each.action, each.shares) for each in options[1]
        ]


def test_the_command_prints_what_decided_the_game(tmp_path):
    record = bots_game("gods-playground", "command")
    record.save(tmp_path / "game.json")
    result = CliRunner().invoke(app, ["review", str(tmp_path / "game.json"), "--effort", "quick"])
    assert result.exit_code == 0, result.output
    assert "won." in result.output
    assert "The decisions that cost most" in result.output


def test_the_command_refuses_a_running_game_in_one_line(tmp_path):
    random_record(godsplay.game("magnates"), 1, 30).save(tmp_path / "game.json")
    result = CliRunner().invoke(app, ["review", str(tmp_path / "game.json")])
    assert result.exit_code == 2
    assert "only a finished one is reviewed" in result.output


@pytest.mark.parametrize("name", GAMES)
def test_what_a_choice_led_to_speaks_to_nobody(name):
    record = bots_game(name, "told to all")
    judge, display = Judge(record.game), presentation(record.game)
    for ply in range(4, len(record), len(record) // 6):
        state = record.at(ply)
        if state.over:
            break
        seat = state.to_act[0]
        option = Option(state.legal_now(seat)[0], [1 / state.players] * state.players, 0.0, 0.0)
        (story,) = tell(judge, display, Deciding(state, seat), [option], "seed")
        assert not re.search(r"\b[Yy]ours?\b|\b[Yy]ou\b", " ".join(story.brings)), story.brings


class Fixed(Trial):
    """A way to play on that always comes to the same."""

    def __init__(self, share):
        self.share = share

    def play(self, state, rng):
        return [self.share, 1 - self.share, 0.0]


class TwoWays(Judge):
    """Comes to one thing by searches, to another by playouts."""

    def __init__(self, game, searched, played):
        super().__init__(game)
        self.searched, self.played = Fixed(searched), Fixed(played)

    def trial(self, seat, sealed=False):
        return self.searched

    def playout(self):
        return self.played


@pytest.mark.parametrize(("searched", "played"), [(0.2, 0.7), (0.7, 0.2)])
def test_a_choice_counts_by_the_better_way_to_play_on(searched, played):
    state = next(each for each in open_decisions() if each.to_act[0] == 0)
    judge = TwoWays(state.game, searched, played)
    values = try_out(judge, Deciding(state, 0), state.legal_now(0)[:2], 3, "seed")
    assert values == [[[0.7, pytest.approx(0.3), 0.0]] * 3] * 2


def open_decisions():
    """List positions of a game in which somebody chooses openly."""
    record = bots_game("gods-playground", "in the open")
    for state in record.replay():
        if not state.over and not state.stack[-1].step.sealed and len(state.legal_now(state.to_act[0])) > 1:
            yield state.clone()


def test_a_story_is_of_a_world_in_which_the_better_choice_does_better(monkeypatch):
    state = next(open_decisions())
    seat = state.to_act[0]
    best, chosen = (
        Option(action, [share] * 3, 0.0, 0.0)
        for action, share in zip(state.legal_now(seat)[:2], (0.5, 0.3), strict=True)
    )
    worlds = iter([(0.4, 0.5), (0.9, 0.1), (0.6, 0.3), *[(0.5, 0.5)] * SAMPLES])
    told = [Story([], [], share) for world in worlds for share in world]
    monkeypatch.setattr(story, "follow", lambda *_: told.pop(0))
    found = tell(Judge(state.game), presentation(state.game), Deciding(state, seat), [best, chosen], "seed")
    assert [each.share for each in found] == [0.6, 0.3]


def test_a_story_shows_at_least_half_of_what_separates_two_choices(monkeypatch):
    state = next(open_decisions())
    seat = state.to_act[0]
    best, chosen = (
        Option(action, [share] * 3, 0.0, 0.0)
        for action, share in zip(state.legal_now(seat)[:2], (0.5, 0.1), strict=True)
    )
    worlds = iter([(0.2, 0.15), (1.0, 0.0), *[(0.1, 0.1)] * SAMPLES])
    told = [Story([], [], share) for world in worlds for share in world]
    monkeypatch.setattr(story, "follow", lambda *_: told.pop(0))
    found = tell(Judge(state.game), presentation(state.game), Deciding(state, seat), [best, chosen], "seed")
    assert [each.share for each in found] == [1.0, 0.0]


def test_what_the_winner_chose_best_is_told_beside_the_next_best(reviewed):
    record, found = reviewed
    words = presentation(record.game).words
    for line in decisive(words, found, most=len(record)):
        moment = found.moments[line.ply]
        decision = moment.decision
        best = decision is not None and decision.seat == line.seat and decision.chosen == 0
        beside = best and len(decision.choices) > 1 and decision.choices[1].behind >= NOTABLE
        assert any(sentence.startswith("Next best: ") for sentence in line.sentences) == beside
