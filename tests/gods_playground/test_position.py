"""Positions as data: frames with names, and what is refused of them."""

from __future__ import annotations

import pytest

from godsplay import PositionError

from .positions import GAME, at


def test_a_step_in_progress_reads_as_it_is_played():
    play = at("buy-armies").nobles("ukraine", white=2).money(white=9).start().do("white", "army ukraine")
    assert play.data["stack"] == [
        {"step": "buy-armies", "seat": "red"},
        {"step": "buy-units", "seat": "white", "region": "ukraine"},
    ]
    play.do("white", "buy infantry")
    assert play.data["stack"][-1] == {"step": "buy-units", "seat": "white", "region": "ukraine", "bought": 1}


def test_bids_schools_and_rounds_are_written_by_name():
    play = at("elect-the-king").army_blocks(white=3, red=3, blue=2).start().do("white", "bid 0").do("red", "bid 0")
    assert play.data["stack"] == [{"step": "bidding", "bidders": ["white", "red"], "nothing-bid": True}]
    play = at("special-actions", turn=2).nobles("ukraine", white=1).nobles("prussia", white=1, red=1).start()
    play.do("white", "school ukraine")
    assert play.data["stack"] == [
        {"step": "special-actions", "seat": "red"},
        {"step": "jesuit-schools", "seat": "white", "founded": ["ukraine"]},
    ]
    play = at("build-estates").nobles("ukraine", white=4).nobles("prussia", red=4).start()
    play.do("white", "pass").do("red", "estate prussia")
    assert play.data["stack"] == [{"step": "build-estates", "seat": "red", "round": 2, "passed": ["white", "blue"]}]


@pytest.mark.parametrize(
    ("stack", "complaint"),
    [
        (
            [{"step": "special-actions", "place": 7}],
            r"stack\[0\].place: .* a position of version 0.1 cannot be read",
        ),
        ([{"step": "special-actions", "region": "ukraine"}], r"stack\[0\].region: special-actions has no such field"),
        ([{"step": "build-estates", "round": 0}], r"stack\[0\].round: 0 does not lie between 1 and"),
        ([{"step": "set-up", "round": 2}], r"stack\[0\].round: set-up has no such field"),
        ([{"step": "set-up"}, {"step": "buy-units"}], r"stack\[1\].step: buy-units cannot stand there"),
        ([{"step": "buy-units"}], r"stack\[0\].step: buy-units cannot stand there"),
        ([{"step": "bidding", "bidders": ["red"]}], r"stack\[0\].bidders: must be two or more"),
        ([{"step": "buy-armies"}, {"step": "buy-units"}], r"stack\[1\].seat: is the one before"),
        (
            [{"step": "buy-armies", "seat": "red"}, {"step": "buy-units", "seat": "white"}],
            r"\[1\].region: is missing",
        ),
    ],
)
def test_a_stack_that_cannot_be_is_refused_with_its_place(stack, complaint):
    position = at(stack[0]["step"])
    position.data["stack"] = stack
    with pytest.raises(PositionError, match=complaint):
        position.start()


@pytest.mark.parametrize(
    ("region", "changes", "complaint"),
    [
        ("ukraine", {"value": 6}, "regions.ukraine.value: 6 does not lie between 1 and 5"),
        ("ukraine", {"estates": {"6": "red"}}, "regions.ukraine.estates: there is no '6'"),
        ("ukraine", {"estates": {"2": "red"}}, "regions.ukraine.estates: a space is free below a taken one"),
        ("ukraine", {"managers": {"1": True}}, "regions.ukraine: a land manager or a city lies under no estate"),
        ("ukraine", {"infantry": {"white": 5}}, "regions.ukraine.infantry.white: 5 does not lie between 0 and 4"),
        ("ukraine", {"strength": {"black": 1, "russia": 1}}, "different colours would have cancelled"),
        ("ukraine", {"sejm": "green"}, "regions.ukraine.sejm: there is no 'green'"),
    ],
)
def test_a_region_that_cannot_be_is_refused_with_its_place(region, changes, complaint):
    position = at("estates")
    position.region(region).update(changes)
    with pytest.raises(PositionError, match=complaint):
        position.start()


def test_a_value_that_is_left_out_is_noticed():
    position = at("estates")
    del position.region("ukraine")["value"]
    with pytest.raises(PositionError, match="value: 0 does not lie between 1 and 5"):
        position.start()


def test_more_pieces_than_there_are_are_noticed():
    position = at("estates").units("ukraine", "red", infantry=3).units("prussia", "red", infantry=2)
    with pytest.raises(PositionError, match="infantry of red: 5 are more than the 4 there are"):
        position.start()


def test_a_complete_position_hides_nothing():
    play = at("nobles").start().place_blocks("red", 0, 1, 2, 3, 4, 5)
    hidden = play.state.redacted(0).to_data()
    assert hidden["families"]["red"]["placed"]["ukraine"] == "hidden"
    with pytest.raises(PositionError, match=r"families.red.placed.prussia: a complete position hides nothing"):
        GAME.position(hidden)
