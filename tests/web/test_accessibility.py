"""The pages for everybody: what axe-core finds, in light and dark, before, during and after a game."""

from importlib.resources import files

import pytest

from helpers.games import GAMES
from helpers.web.pages import choose_lit, open_page, touch, until, wait_for_choice
from helpers.web.tables import EASY, GAME, HERE, INVITED, finished_table

SERIOUS = ("serious", "critical")
THINGS = {"gods-playground": "danzig", "magnates": "partitions", "playful-gods": "pile"}


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
@pytest.mark.parametrize(
    "place", ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/sources/{GAME}", "/games", "/devices", "/nowhere"]
)
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
    for fold in page.locator("#choices .fold > summary").all():
        fold.click()
    page.locator("#choices .reasons li").first.wait_for()
    assert not findings(page, axe)
    page.locator("#prompt .rule").click()
    page.locator("#rule[open]").wait_for()
    assert not findings(page, axe)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_card_of_a_thing_and_the_past_have_no_serious_findings(visit, client, axe, game, scheme):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game=game, color_scheme=scheme)
    wait_for_choice(page)
    touch(page, THINGS[game])
    page.locator("#card.pinned").wait_for()
    assert not findings(page, axe)
    page.keyboard.press("Escape")
    choose_lit(page, 0)
    wait_for_choice(page)
    page.get_by_label("Moment of the game").fill("1")
    page.locator("#board.past").wait_for()
    assert not findings(page, axe)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dialogs_tabs_and_hints_have_no_serious_findings(visit, client, axe, scheme):
    page, _ = open_page(visit, client, HERE, INVITED, EASY, patient=True, color_scheme=scheme)
    until(page, "window.page?.shown")
    for opener, dialog in (
        ("#invite-open", "#inviting"),
        ("#notes-open", "#notes-dialog"),
        ("#settings-open", "#settings"),
    ):
        page.locator(opener).click()
        page.locator(f"{dialog}[open]").wait_for()
        for fold in page.locator(f"{dialog} details > summary").all():
            fold.click()
        assert not findings(page, axe), dialog
        page.locator(dialog).get_by_role("button", name="Close").click()
    if page.locator("#guide").is_visible():
        page.get_by_role("button", name="No more hints").click()
    for tab in page.locator("[role=tab]:visible").all():
        tab.click()
        assert not findings(page, axe), tab.inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_turn_has_no_serious_findings(visit, axe, game, scheme):
    page = visit(f"/new/{game}", color_scheme=scheme)
    page.get_by_role("button", name="Guided first turn").click()
    page.wait_for_url("**/t/*")
    wait_for_choice(page)
    assert page.locator("#guide").is_visible()
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
