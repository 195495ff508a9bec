"""What a reader of the screen gets: every choice by a name, and no decoration."""

import pytest

from helpers.games import GAMES
from helpers.web.pages import open_page, wait_for_choice
from helpers.web.tables import EASY, HERE

NAMED = {"button", "link", "tab", "slider", "textbox", "checkbox", "combobox", "region", "image"}


def outline(page):
    """List role and name of whatever a reader of the screen finds, in order."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_has_a_name_and_the_picture_has_nothing_else(visit, client, name):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game=name)
    wait_for_choice(page)
    found = outline(page)
    assert [role for role, words in found if role in NAMED and not words] == []
    assert not {role for role, _ in found} & {"SvgRoot", "graphics-document", "graphics-object", "graphics-symbol"}
    lit = page.locator(".stage svg [data-actions][role=button]")
    labels = {node.get_attribute("aria-label") for node in lit.all()}
    assert labels and labels <= {words for role, words in found if role == "button"}
    inside = page.evaluate(
        "[...document.querySelectorAll('.stage svg text')].filter((text) =>"
        " !text.closest('[aria-hidden=true], [role=button]')).map((text) => text.textContent)"
    )
    assert inside == []
