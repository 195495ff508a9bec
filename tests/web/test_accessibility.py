"""The pages for everybody: what axe-core finds, in light and dark, before, during and after a game."""

from importlib.resources import files

import pytest

from helpers.games import GAMES
from helpers.web.pages import choose_lit, open_page, wait_for_choice
from helpers.web.tables import EASY, GAME, HERE, finished_table

SERIOUS = ("serious", "critical")


@pytest.fixture(scope="session")
def axe():
    """Read axe-core; it is no part of the product."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def findings(page, axe):
    page.evaluate(f"() => {{ {axe} }}")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:150]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in SERIOUS
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/sources/{GAME}", "/nowhere"])
def test_pages_have_no_serious_findings(visit, axe, place, scheme):
    assert findings(visit(place, color_scheme=scheme), axe) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_no_serious_findings(visit, client, axe, game, scheme):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game=game, color_scheme=scheme)
    for number in range(4):
        assert wait_for_choice(page)
        choose_lit(page, number)
    wait_for_choice(page)
    assert not findings(page, axe)
    page.locator("#prompt .rule").click()
    page.locator("#rule[open]").wait_for()
    assert not findings(page, axe)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_clearing_a_table_away_has_no_serious_findings(visit, client, axe, scheme):
    page, table = open_page(visit, client, HERE, EASY, EASY, color_scheme=scheme)
    for place in ("/", f"/t/{table['table']}/clear"):
        page.goto(place)
        assert not findings(page, axe)
    page.goto(f"/t/{table['table']}")
    client.delete(f"/api/tables/{table['table']}")
    page.locator("#cleared[open]").wait_for()
    assert not findings(page, axe)


def test_the_end_has_no_serious_findings(visit, client, axe):
    table = finished_table(client)
    page = visit(f"/t/{table['table']}")
    page.locator("#ending[open]").wait_for()
    assert not findings(page, axe)
