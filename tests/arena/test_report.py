"""The report: one file, a plot for every finding."""

import xml.etree.ElementTree as ElementTree

import msgspec
import pytest

import godsplay
from godsplay.arena.backends.in_process import InProcess
from godsplay.arena.match import Forfeits
from godsplay.arena.report.report import render_report
from godsplay.arena.schedule import matches, new_tournament

GAME = godsplay.game("gods-playground")
GENERAL = ["wins", "ratings", "seats", "scores", "length"]
OWN = ["fact-points", "fact-estates-lost", "fact-vienna"]


@pytest.fixture(scope="module")
def held():
    described = new_tournament(GAME, ["greedy", "random", "random"])
    played = list(InProcess().run(described, list(matches(described, 15))))
    as_if = [msgspec.structs.replace(each, number=each.number + 15, seed=each.seed + "0") for each in played]
    return described, played + as_if  # ten seeds are enough for claims, and five are quick


@pytest.fixture(scope="module")
def page(held):
    return render_report(*held)


def test_every_finding_has_its_plot(page):
    for name in GENERAL + OWN:
        section = page.split(f'<section id="{name}">')[1].split("</section>")[0]
        svg = section[section.index("<svg") : section.index("</svg>") + 6]
        assert len(list(ElementTree.fromstring(svg).iter())) > 30, name


def counted(results):
    """Return how much of its games the one bot among others won, in percent."""
    won = sum(result.winners == [result.seats.index("greedy")] for result in results)
    return f"{won / len(results):.0%}"


def test_it_says_what_was_found_in_words(page, held):
    assert f"greedy wins {counted(held[1])} of its games, where chance would give 33%" in page
    assert "30 games of 3 players, 10 seeds for each of 3 ways to seat the bots" in page
    assert "victory points per game" in page
    assert "godsplay arena gods-playground greedy random random --games 30 --seed 1" in page


def test_it_needs_nothing_else(page):
    assert "<script" not in page
    for outside in ('src="', 'href="http', "@import", "url(http"):
        assert outside not in page


def test_it_is_the_same_every_time(held, page):
    assert render_report(*held) == page


def test_names_of_bots_are_shown_as_they_are(held):
    described, results = held
    odd = [msgspec.structs.replace(each, seats=["<b>", "external:./a & b " * 4, "random"]) for each in results]
    page = render_report(described, odd)
    assert "<b>" not in page
    assert "&lt;b&gt;" in page


def test_it_claims_no_more_than_the_games_show(held):
    described, results = held
    page = render_report(described, [msgspec.structs.replace(each, winners=[each.number % 4 % 3]) for each in results])
    assert "No bot wins clearly more than the 33% that chance would give" in page


def test_few_seeds_are_not_enough_for_a_claim(held):
    described, results = held
    page = render_report(described, results[:27])
    assert f"greedy has won {counted(results[:27])} of its games; that is too few seeds to say more" in page
    assert "Too few seeds to say whether a seat wins more than its part" in page
    for claim in ("where chance would give", "is rated above all others", "more than its part</h2>"):
        assert claim not in page.replace("a seat wins more than its part</h2>", "")


def test_moves_made_at_random_are_confessed(held):
    described, results = held
    lost = [msgspec.structs.replace(each, forfeits=[Forfeits(each.seats.index("greedy"), 1, 4)]) for each in results]
    assert "greedy: 30 of its 120 moves were made at random" in render_report(described, lost)


def test_an_interrupted_tournament_is_reported_as_unfinished(held):
    described, results = held
    page = render_report(described, results[:28], 30)
    assert "Unfinished: 28 of 30 games have ended." in page
    assert "over 10 seeds, not all of them in all 3 ways to seat the bots" in page
    assert "equally often yet" in page
    assert "--games 30" in page
    assert "Every bot sits on every seat equally often" not in page
    whole = render_report(described, results, 30)
    assert "Unfinished" not in whole
    assert "Every bot sits on every seat equally often" in whole


def test_points_that_only_say_who_won_are_not_drawn(held):
    described, results = held
    assert 'id="scores"' not in render_report(
        described, [msgspec.structs.replace(each, scores=[1, 0, 0]) for each in results]
    )


def test_a_tournament_without_winners_can_be_reported(held):
    described, results = held
    assert "<svg" in render_report(described, [msgspec.structs.replace(each, winners=[]) for each in results])


def test_one_game_is_enough(held):
    described, results = held
    assert "1 game of 3 players" in render_report(described, results[:1])
