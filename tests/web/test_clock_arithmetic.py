"""Clocks as arithmetic: what passes is taken off once, from the right place, whatever happens in which order."""

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from godsplay.web.clocks.seat_clock import DAY, HOUR, MINUTE, ClockSettings, new_clock
from godsplay.web.clocks.table_clock import new_clocks

LIVE = ClockSettings("live", 10 * MINUTE, 15)
DAYS = ClockSettings("days", 3 * DAY, DAY, holidays=7)
KINDS = st.sampled_from([LIVE, DAYS])
SPANS = st.lists(st.floats(0, 2 * DAY), min_size=1, max_size=30)
TOLERANCE = 1e-3  # seconds, over days of floating-point numbers


def left(clock, now):
    settled = clock.settled(now)
    return settled.turn, settled.bank


def test_a_live_clock_adds_the_increment_after_every_turn():
    clock = new_clock(LIVE).started(100.0).turn_ended(LIVE, 140.0)
    assert (clock.bank, clock.since) == (10 * MINUTE - 40 + 15, None)


def test_a_clock_of_days_touches_the_bank_only_after_the_time_of_the_turn():
    clock = new_clock(DAYS).started(0.0)
    assert left(clock, 0.75 * DAY) == (0.25 * DAY, 3 * DAY)
    assert left(clock, 1.5 * DAY) == (0.0, 2.5 * DAY)


def test_every_turn_of_days_begins_with_its_time_anew():
    clock = new_clock(DAYS).started(0.0).turn_ended(DAYS, 1.5 * DAY).started(2 * DAY)
    assert left(clock, 2 * DAY) == (DAY, 2.5 * DAY)


def test_time_is_up_when_turn_and_bank_are_spent_and_not_before():
    clock = new_clock(DAYS).started(0.0)
    assert clock.deadline == 4 * DAY
    assert not clock.is_out(4 * DAY - 1)
    assert clock.is_out(4 * DAY)


def test_a_player_of_days_is_warned_once_a_turn_when_little_is_left():
    clocks = new_clocks(DAYS, 3).run_by([0, 1], 0.0)
    assert DAYS.low == 12 * HOUR
    assert clocks.warning == 3.5 * DAY
    assert (clocks.short(3.5 * DAY - 1), clocks.short(3.5 * DAY)) == ([], [0, 1])
    warned = clocks.warned([0])
    assert warned.short(3.6 * DAY) == [1]
    after = warned.moved(0, [0, 1], [1], [1], 3.7 * DAY).run_by([0, 1], 3.8 * DAY)
    assert after.seats[0].warning(DAYS.low) is not None


def test_nobody_is_warned_whose_clock_stands_who_plays_live_or_whose_time_is_up():
    assert new_clocks(DAYS, 3).warning is None
    assert new_clocks(LIVE, 3).run_by([0], 0.0).short(1e9) == []
    out = new_clocks(DAYS, 3).run_by([0], 0.0).reseated(0, False, True, 4 * DAY)
    assert out.seats[0].flagged
    assert out.run_by([0], 4 * DAY).warning is None
    back = out.reseated(0, True, False, 5 * DAY).run_by([0], 5 * DAY)
    assert back.warning == 5.5 * DAY


def test_a_clock_that_stands_never_runs_out():
    assert new_clock(LIVE).deadline is None
    assert not new_clock(LIVE).is_out(1e12)


@pytest.mark.parametrize("agreed", [LIVE, DAYS])
def test_a_turn_that_is_taken_back_gives_neither_time_nor_increment(agreed):
    clocks = new_clocks(agreed, 2).run_by([0], 0.0)
    ended = clocks.moved(0, [0], [1], [1], 50.0)
    again = ended.move_taken_back(0, [1], [0], [0], 60.0)
    assert left(again.seats[0], 60.0) == left(clocks.seats[0], 50.0)
    assert again.seats[1].since is None


def test_moves_within_a_turn_bring_no_increment():
    clocks = new_clocks(LIVE, 2).run_by([0], 0.0)
    for now in (10.0, 20.0, 30.0):
        clocks = clocks.moved(0, [0], [0], [0], now)
    assert left(clocks.seats[0], 30.0) == (0.0, 10 * MINUTE - 30)


def test_a_sealed_decision_runs_all_clocks_and_the_last_answer_ends_a_turn_for_its_seat_too():
    clocks = new_clocks(LIVE, 3).run_by([0, 1, 2], 0.0)
    assert [left(clock, 5.0)[1] for clock in clocks.seats] == [10 * MINUTE - 5] * 3
    clocks = clocks.moved(1, [0, 1, 2], [0, 2], [0, 2], 10.0)
    clocks = clocks.moved(0, [0, 2], [2], [2], 20.0)
    clocks = clocks.moved(2, [2], [0, 1, 2], [0, 1, 2], 30.0)
    assert [left(clock, 30.0)[1] for clock in clocks.seats] == [10 * MINUTE + 15 - spent for spent in (20, 10, 30)]
    assert all(clock.since == 30.0 for clock in clocks.seats)


def test_who_takes_a_seat_back_has_the_time_of_one_turn_and_at_least_a_minute():
    sudden = ClockSettings("live", 5 * MINUTE, 0)
    for agreed, expected in [(LIVE, (0.0, 60)), (sudden, (0.0, 60)), (DAYS, (DAY, 0.0))]:
        clocks = new_clocks(agreed, 1).run_by([0], 0.0)
        flagged = clocks.reseated(0, False, True, clocks.seats[0].deadline)
        assert flagged.seats[0].flagged
        assert left(flagged.seats[0], 1e9) == (0.0, 0.0)
        back = flagged.reseated(0, True, False, 1e9).run_by([0], 1e9)
        assert (left(back.seats[0], 1e9), back.seats[0].flagged) == (expected, False)


def test_a_bot_that_has_taken_over_gains_no_time_and_is_due_at_once():
    clocks = new_clocks(LIVE, 2).run_by([0], 0.0)
    flagged = clocks.reseated(0, False, True, clocks.seats[0].deadline).run_by([0], 700.0)
    assert flagged.deadline == 700.0
    played = flagged.moved(0, [0], [1], [1], 710.0)
    assert (played.seats[0].bank, played.seats[0].turn, played.seats[0].since) == (0.0, 0.0, None)


def test_giving_a_seat_to_a_bot_and_taking_it_back_brings_no_time():
    clocks = new_clocks(DAYS, 1).run_by([0], 0.0)
    given_away = clocks.reseated(0, False, True, HOUR)
    back = given_away.reseated(0, True, False, 5 * HOUR).run_by([0], 5 * HOUR)
    assert left(back.seats[0], 5 * HOUR) == (DAY - HOUR, 3 * DAY)


def test_a_holiday_stops_the_clock_and_what_is_not_used_of_it_is_kept():
    clock = new_clock(DAYS).started(0.0).sent_on_holiday(5 * DAY, HOUR)
    assert left(clock, 4 * DAY) == (DAY - HOUR, 3 * DAY)
    assert clock.deadline == HOUR + 5 * DAY + (DAY - HOUR) + 3 * DAY
    back = clock.back_from_holiday(2 * DAY + HOUR)
    assert back.holiday == 7 * DAY - 2 * DAY
    assert left(back, 2 * DAY + 2 * HOUR) == (DAY - 2 * HOUR, 3 * DAY)


def test_nobody_is_away_for_longer_than_their_holidays():
    clock = new_clock(DAYS).sent_on_holiday(30 * DAY, 0.0)
    assert (clock.away_until, clock.holiday) == (7 * DAY, 0.0)


@given(agreed=KINDS, spans=SPANS)
def test_looking_at_a_clock_any_number_of_times_changes_nothing(agreed, spans):
    clock = looked = new_clock(agreed).started(0.0)
    now = 0.0
    for span in spans:
        now += span
        looked = looked.settled(now)
    assert left(looked, now) == pytest.approx(left(clock, now), abs=TOLERANCE)


@dataclass
class Count:
    """What a seat must have left, counted plainly."""

    turn: float
    bank: float

    def spend(self, seconds):
        self.bank = max(0.0, self.bank - max(0.0, seconds - self.turn))
        self.turn = max(0.0, self.turn - seconds)


@settings(max_examples=200)
@given(
    agreed=KINDS,
    what=st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from(["more", "end", "wait"]), st.floats(0, DAY)), max_size=40
    ),
)
def test_clocks_of_one_deciding_after_the_other_agree_with_a_plain_count(agreed, what):
    clocks, now, acting = new_clocks(agreed, 3).run_by([0], 0.0), 0.0, 0
    counts = [Count(agreed.allowance, agreed.bank) for _ in range(3)]
    for following, kind, span in what:
        now += span
        counts[acting].spend(span)
        if kind == "end" and following != acting:
            counts[acting].turn = agreed.allowance
            counts[acting].bank += agreed.increment
            clocks = clocks.moved(acting, [acting], [following], [following], now)
            acting = following
        elif kind != "wait":
            clocks = clocks.moved(acting, [acting], [acting], [acting], now)
        for clock, count in zip(clocks.seats, counts, strict=True):
            assert left(clock, now) == pytest.approx((count.turn, count.bank), abs=TOLERANCE)


@given(spans=st.lists(st.tuples(st.floats(0, 3 * DAY), st.integers(0, 5)), max_size=20))
def test_holidays_and_running_time_add_up_to_all_time(spans):
    agreed = ClockSettings("days", 90 * DAY, DAY, holidays=60)
    clock, now = new_clock(agreed).started(0.0), 0.0
    for span, days in spans:
        now += span
        clock = clock.sent_on_holiday(days * DAY, now) if days else clock.back_from_holiday(now)
    clock = clock.back_from_holiday(now)
    ran = DAY + 90 * DAY - sum(left(clock, now))
    away = 60 * DAY - clock.holiday
    assert ran + away == pytest.approx(now, abs=TOLERANCE)
