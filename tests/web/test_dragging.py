"""Blocks and cards that a finger carries to their place on a phone."""

import time

from helpers.web.pages import (
    OWN_SEAT_BEGINS,
    TOUCH,
    middle,
    moves,
    open_page,
    play_to_prompt,
    spot,
    until,
    wait_for_choice,
)
from helpers.web.servers import wait_until
from helpers.web.tables import EASY, HERE, deciders, position

NOBLES_IN_THREE_REGIONS = "6"  # a seed


def drag(page, start, end, rest=0.0, until_there="true"):
    """Carry something by finger, after resting on it for some seconds, and hold it until something holds in the page.

    Return whether anything was carried.
    """
    finger = page.context.new_cdp_session(page)
    begun = time.time()

    def touch(kind, moment, *points):
        """Tell the browser of a finger, at a time that does not depend on how slow the machine is."""
        event = {"type": kind, "timestamp": moment, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        finger.send("Input.dispatchTouchEvent", event)

    touch("touchStart", begun, start)
    for step in range(1, 11):
        between = tuple(here + (there - here) * step / 10 for here, there in zip(start, end, strict=True))
        touch("touchMove", begun + rest + step / 50, between)
        page.wait_for_timeout(20)
    until(page, until_there)
    carried = page.locator(".lifted").count() == 1
    touch("touchEnd", begun + rest + 0.3)
    return carried


def to_blocks(visit, client):
    """Open a page at which noble blocks are to be placed, and those of the bots lie already."""
    page, table = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, reduced_motion="reduce", **TOUCH)
    play_to_prompt(page, "Place your noble blocks")
    wait_until(lambda: deciders(client, table) == [0])
    until(page, f"window.page.moves === {position(client, table)['moves']}")
    wait_for_choice(page)
    return page


def seen_slot(page):
    """Find a lit slot for a block in the part of the board that is in sight, and its middle."""
    view = page.locator("#board").bounding_box()
    for lit in page.locator("#board [data-spot^='slot '][data-actions]").all():
        x, y = middle(lit)
        if view["x"] < x < view["x"] + view["width"] and view["y"] < y < view["y"] + view["height"]:
            return lit.get_attribute("data-spot").split()[1], (x, y)
    raise AssertionError("no slot is in sight")


def test_a_block_is_carried_by_finger_to_its_place(visit, client):
    page = to_blocks(visit, client)
    before = moves(page)
    place, target = seen_slot(page)
    assert drag(page, middle(spot(page, "block 5")), target)
    until(page, f"window.page.moves > {before}")
    said = page.locator("#log").get_by_text("You place a block of 5 in")
    said.wait_for(state="attached")
    assert place.replace("-", " ") in said.text_content().lower()
    assert page.locator(".lifted").count() == 0
    assert page.evaluate("document.scrollingElement.scrollTop") == 0


def test_a_block_that_a_finger_lets_go_elsewhere_goes_back_and_a_tap_still_takes_it(visit, client):
    page = to_blocks(visit, client)
    before = moves(page)
    x, y = middle(spot(page, "block 5"))
    assert drag(page, (x, y), (x, y - 40))
    assert page.locator("#own-sheets .taken").count() == 0
    page.touchscreen.tap(x, y)
    page.locator("#own-sheets .taken").wait_for()
    assert moves(page) == before


def test_the_board_follows_a_block_that_is_carried_to_its_edge(visit, client):
    page = to_blocks(visit, client)
    board = page.locator("#board").bounding_box()
    left = "document.getElementById('board').scrollLeft"
    before = page.evaluate(left)
    edge = (board["x"] + board["width"] - 6, board["y"] + board["height"] / 2)
    assert drag(page, middle(spot(page, "block 5")), edge, until_there=f"{left} > {before} + 100")


SCROLLED = "[document.getElementById('board').scrollLeft, document.getElementById('board').scrollTop]"


def test_a_finger_on_the_board_moves_it_unless_it_rests_on_what_it_is_to_carry(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=NOBLES_IN_THREE_REGIONS, reduced_motion="reduce", **TOUCH)
    play_to_prompt(page, "special action")
    page.locator("#choices .verb", has_text="Move nobles").tap()
    nobles = page.locator("#board [data-spot^='nobles '][data-actions]").first
    nobles.wait_for()
    nobles.evaluate("node => node.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})")
    start = page.evaluate(SCROLLED)
    x, y = middle(nobles)
    assert not drag(page, (x, y), (x - 60, y - 60))
    until(page, f"JSON.stringify({SCROLLED}) !== JSON.stringify({start})")
    assert drag(page, middle(nobles), (x, y), rest=0.3)
