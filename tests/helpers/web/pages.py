"""Somebody at the page of a table, in a real browser."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, ViewportSize

from helpers.web.servers import PATIENCE
from helpers.web.tables import GAME, SAME_LUCK, Answer, open_table

SCREENSHOTS = Path(__file__).parents[3] / "artefacts"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
HEADLESS = shutil.which("chromium-headless-shell") or CHROMIUM  # the same engine without windows: half the work a page
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # else letters are as wide as whole pixels, which the whole browser does not do
]
IMPATIENT = "Object.assign(localStorage, {pace: 'once', confirming: 'no', hints: 'no'});"
PHONE: ViewportSize = {"width": 390, "height": 844}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}  # a phone in the hand
ANSWERS = "#choices > :first-child button"  # what answers the question now
LIT = ".stage svg [data-actions]"  # what can be chosen in the picture, hands and panels included
OWN_SEAT_BEGINS = "3"  # a seed

Visit = Callable[..., Page]


def open_page(
    visit: Visit,
    client: httpx.Client,
    *seats: dict[str, str],
    game: str = GAME,
    seed: str | None = SAME_LUCK,
    **options: Any,
) -> tuple[Page, Answer]:
    """Open a table by the JSON interface, and look at it with the same token; without a seed its luck is unforeseen."""
    table = open_table(client, *seats, game=game, seed=seed)
    page = visit("/", **options)
    sit_down(page, client, table)
    return page, table


def sit_down(page: Page, client: httpx.Client, table: Answer) -> None:
    """Look at a table as whoever opened it."""
    page.context.add_cookies([{"name": "godsplay", "value": client.cookies["godsplay"], "url": page.url}])
    page.goto(f"/t/{table['table']}")


def until(page: Page, condition: str) -> None:
    """Wait until something holds in a page; its policy lets nobody evaluate text there, so we ask from outside."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(f"Boolean({condition})"):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(20)


def ply(page: Page) -> int:
    """Return the number of moves that are shown."""
    return int(page.evaluate("window.page?.ply"))


def moves(page: Page) -> int:
    """Return the number of moves that were made."""
    return int(page.evaluate("window.page?.moves"))


def wait_for_choice(page: Page) -> bool:
    """Wait until somebody has to decide here, and can have seen it, or the game is over; whether something is lit."""
    until(
        page,
        "window.page?.following && window.page.ply === window.page.moves && !window.page.busy &&"
        " !window.page.pause.lately &&"
        " (document.querySelector('.decision.mine #choices button:enabled')"
        " || window.page.shown?.question?.over)",
    )
    return page.locator("#choices button").count() > 0


def choose_lit(page: Page, number: int) -> None:
    """Click lit things on the board, and buttons for what has no place on it, until a move is made."""
    before = moves(page)
    end = time.monotonic() + PATIENCE
    while moves(page) == before:
        assert time.monotonic() < end, f"no move after {before}"
        choose_next(page, number)  # which a page overhears right after a scene: it may have been meant to skip that
        page.wait_for_timeout(60)
        until(page, "!window.page?.busy")


def choose_next(page: Page, number: int) -> None:
    """Go one step on the way to a choice: by the card of a thing, by a lit thing, or by a button."""
    card = page.locator("#card.pinned:not([hidden]) button.option")
    lit = page.locator(LIT)
    buttons = page.locator(ANSWERS)
    if count := card.count():  # counted once: the next question may come at any time
        card.nth(number % count).click()
    elif count := lit.count():
        lit.nth(number % count).dispatch_event("click")
    elif count := buttons.count():
        buttons.nth(number % count).click()


def answer(page: Page, action: str) -> Locator:
    """Find the button that makes a choice at once, among those that answer the question."""
    return page.locator(f"#choices > :first-child [data-action='{action}']")


def listed(page: Page, action: str) -> Locator:
    """Find a choice in the folded lists, which have all of them, and unfold its list."""
    inside = page.locator(f"[data-action='{action}']")
    fold = page.locator("#choices .fold", has=inside)
    fold.wait_for(state="attached")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    return fold.locator(inside)


def spot(page: Page, name: str) -> Locator:
    """Find a thing in the picture."""
    return page.locator(f".stage svg [data-spot='{name}']").first


def touch(page: Page, name: str) -> None:
    """Touch a thing in the picture."""
    spot(page, name).dispatch_event("click")


def play_to_prompt(page: Page, text: str) -> None:
    """Play until somebody is asked for something."""
    for number in range(40):
        wait_for_choice(page)
        if page.locator("#prompt").get_by_text(text).count():
            return
        choose_lit(page, number)
    raise AssertionError(f"nobody was asked: {text}")


def middle(locator: Locator) -> tuple[float, float]:
    """Return the middle of an element."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
