"""The rules printed: all of them, light, without what only a screen can use, and nothing wider than a page."""

import pytest

from helpers.games import GAMES

PAGE_WIDTH = 680  # pixels between the margins of A4, and of Letter
USELESS_ON_PAPER = [".masthead", ".book nav", "#search", "#contents", "#income .anchor", "#income .source summary"]
HIDDEN = """(parts) => parts.filter((part) => !part.checkVisibility()).map((part) => part.id || part.textContent)"""
TOO_WIDE = """([width]) => [...document.querySelectorAll("#rules :is(p, li, table, img, aside)")]
    .filter((part) => part.getBoundingClientRect().right > width + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.closest("section").id}: ${part.tagName}`)"""


@pytest.fixture
def printed(visit):
    """Open a page as it goes to a printer."""

    def printed(path, **options):
        page = visit(path, viewport={"width": PAGE_WIDTH, "height": 960}, **options)
        page.emulate_media(media="print")
        return page

    return printed


@pytest.mark.parametrize("part", USELESS_ON_PAPER)
def test_what_only_a_screen_can_use_is_not_printed(printed, part):
    page = printed("/rules/gods-playground")
    assert page.locator(part).count() == 1
    assert not page.locator(part).is_visible()


@pytest.mark.parametrize("name", GAMES)
def test_sections_that_a_search_hides_are_printed(printed, name):
    page = printed(f"/rules/{name}")
    page.emulate_media(media="screen")
    page.locator("#search").fill("submarine")
    assert page.locator("#rules section:visible").count() == 0
    page.emulate_media(media="print")
    assert page.locator("#rules section").evaluate_all(HIDDEN) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_of_the_rulebook_are_printed_though_they_are_folded(printed, name):
    page = printed(f"/rules/{name}")
    lines = page.locator("#rules .source p")
    assert lines.count() > 0
    assert lines.evaluate_all(HIDDEN) == []


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wider_than_a_page(printed, name):
    assert printed(f"/rules/{name}").evaluate(TOO_WIDE, [PAGE_WIDTH]) == []


@pytest.mark.parametrize("chosen", ["dark", ""])
def test_paper_is_light_when_the_screen_is_dark(printed, chosen):
    page = printed("/rules/gods-playground", color_scheme="dark")
    page.evaluate("(chosen) => { document.documentElement.dataset.theme = chosen }", chosen)
    ink = "getComputedStyle(document.body).color"
    on_paper = page.evaluate(ink)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    page.emulate_media(media="screen")
    assert page.evaluate(ink) != on_paper
