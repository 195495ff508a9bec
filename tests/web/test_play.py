"""Playing in a real browser: whole games, together, at one screen, through lost connections."""

import re
import time

import pytest

import godsplay
from helpers.games import GAMES
from helpers.web.pages import (
    ANSWERS,
    LIT,
    OWN_SEAT_BEGINS,
    SCREENSHOTS,
    choose_lit,
    listed,
    moves,
    open_page,
    ply,
    until,
    wait_for_choice,
)
from helpers.web.servers import PATIENCE
from helpers.web.tables import EASY, HERE, INVITED, NORMAL

LONGEST = 600  # decisions of one person in one game


def test_a_newcomer_plays_within_two_clicks(visit):
    page = visit("/")
    page.screenshot(path=SCREENSHOTS / "home.png")
    page.get_by_role("button", name="Play God's Playground against bots now").click()
    assert wait_for_choice(page)
    page.locator(ANSWERS).first.click()
    until(page, "window.page?.moves > 1")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_by_clicking_what_is_lit(visit, client, game):
    others = max(2, godsplay.game(game).fewest) - 1
    page, table = open_page(visit, client, HERE, *[NORMAL] * others, game=game)
    number = 0
    while wait_for_choice(page):
        choose_lit(page, number * 7)
        number += 1
        if number in (4, 30):
            page.screenshot(path=SCREENSHOTS / f"{game}-{number}.png")
        assert number < LONGEST
    page.locator("#ending[open]").wait_for()
    page.screenshot(path=SCREENSHOTS / f"{game}-ending.png")
    assert page.locator("#ending .podium li").count() == others + 1
    assert page.locator("#ending .chart .line").count() == others + 1
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    page.locator("#ending").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table["table"] not in url)
    assert wait_for_choice(page)


def test_two_people_and_a_spectator_each_see_only_their_own(visit, client):
    host, table = open_page(visit, client, HERE, INVITED, EASY)
    guest = visit(table["invitations"]["1"])
    guest.get_by_label("Your name").fill("Zofia")
    guest.get_by_role("button", name=re.compile("Play as")).click()
    watcher = visit(f"/t/{table['table']}")
    end = time.monotonic() + PATIENCE
    while not host.evaluate("window.page?.sealed"):
        assert time.monotonic() < end, "nobody has come to the sealed blocks"
        for page in (host, guest):
            settled = "window.page?.ply === window.page?.moves && window.page?.now"
            asked = "document.querySelector('.decision.mine #choices button:enabled') !== null"
            if page.evaluate(f"{settled} && !window.page.sealed && {asked}"):
                choose_lit(page, 0)
            page.wait_for_timeout(20)
    for page, block in ((host, "5"), (guest, "3")):
        wait_for_choice(page)
        listed(page, f"block prussia {block}").click()
    for page, own, other in ((host, "5", "3"), (guest, "3", "5")):
        until(page, "window.page.log.entries.at(-1)?.ply === window.page.moves")
        page.locator("#log").get_by_text(f"You place a block of {own} in Prussia.").wait_for()
        assert page.get_by_text(f"You place a block of {other} in Prussia.").count() == 0
    until(watcher, "window.page?.ply === window.page.moves")
    assert watcher.get_by_text("You place a block").count() == 0
    assert watcher.locator("#choices [data-action]").count() == 0
    guest.screenshot(path=SCREENSHOTS / "guest.png")
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Say something").fill("<i>Good luck</i>")
    guest.get_by_role("button", name="Send").click()
    for page in (host, watcher):
        page.locator("#chat-tab.unread").click()
        page.get_by_text("Zofia: <i>Good luck</i>").wait_for()
        assert page.locator(".unread").count() == 0


def test_a_reload_and_a_lost_connection_lose_nothing(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    choose_lit(page, 0)
    wait_for_choice(page)
    before = moves(page)
    page.reload()
    wait_for_choice(page)
    assert moves(page) == before
    page.evaluate("window.page.connection.line.close()")
    page.locator(ANSWERS).first.click()
    until(page, f"window.page?.moves > {before}")
    assert wait_for_choice(page)


def test_a_lost_connection_is_said_until_it_is_back(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.evaluate("""() => {
      const toast = document.getElementById("toast");
      window.said = [];
      new MutationObserver(() => window.said.push(toast.textContent)).observe(toast, { childList: true });
      window.page.connection.line.close();
    }""")
    until(page, "window.said.some((text) => text.startsWith('Connection lost'))")
    until(page, "document.getElementById('toast').textContent === ''")


def test_a_shared_screen_is_passed_on_behind_a_curtain(visit, client):
    page, _ = open_page(visit, client, {**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}, EASY)
    curtain = page.locator("#curtain")
    for _ in range(60):
        until(page, "window.page && !window.page.advancing || !document.getElementById('curtain').hidden")
        if curtain.is_visible():
            break
        wait_for_choice(page)
        assert re.match("(Ann|Ben): ", page.locator("#prompt strong").inner_text())
        choose_lit(page, 0)
    assert re.search(r"Pass the device to (Ann|Ben)\b", curtain.inner_text())
    assert page.locator(".stage svg").count() == 0
    assert page.locator("#log p, #told li, #choices *").count() == 0
    assert page.locator("#card").is_hidden()
    page.screenshot(path=SCREENSHOTS / "curtain.png")
    curtain.get_by_role("button").click()
    assert wait_for_choice(page)
    seat = page.evaluate("window.page.seat")
    assert page.evaluate("window.page.sealed")  # the first secret decision of the game is behind it, whoever makes it
    while curtain.is_hidden():
        wait_for_choice(page)
        assert page.evaluate("window.page.seat") == seat
        choose_lit(page, 0)
        until(page, "!window.page.advancing || !document.getElementById('curtain').hidden")
    curtain.get_by_role("button").click()
    assert wait_for_choice(page)
    assert page.evaluate("window.page.seat") != seat


def test_the_past_can_be_looked_at_and_branched_off(visit, client):
    page, table = open_page(visit, client, HERE, EASY, EASY)
    for number in range(5):
        wait_for_choice(page)
        choose_lit(page, number)
    wait_for_choice(page)
    until(page, "window.page.people.every((person) => person.mine || !person.acting)")  # bots choose unseen, too
    last = moves(page)
    slider = page.get_by_label("Moment of the game")
    assert int(slider.get_attribute("max")) > last  # a move may have several scenes
    slider.fill("2")
    until(page, "window.page?.ply === 2")
    assert page.locator("#choices button").count() == 0
    assert "Move 2 of" in page.locator("#replay-text").inner_text()
    page.get_by_role("button", name="Play the replay").click()
    until(page, "window.page?.ply > 3")
    page.get_by_role("button", name="Play the replay", pressed=True).click()
    page.get_by_role("button", name="Back to now").click()
    assert wait_for_choice(page)
    assert ply(page) == last
    page.get_by_role("button", name="Show the board after move 3").click()
    until(page, "window.page?.ply === 3")
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(lambda url: table["table"] not in url)
    assert wait_for_choice(page)
    assert 3 <= moves(page) < last
    page.goto("/")
    assert page.locator(".mine li").first.locator(".what-if").inner_text() == "what if"
    page.go_back()
    page.get_by_role("link", name=re.compile("What if, from move \\d+ of another game")).click()
    page.wait_for_url(lambda url: table["table"] in url)


def test_a_seat_is_given_to_a_bot_and_taken_back(visit, client):
    page, _ = open_page(visit, client, HERE, INVITED, INVITED, seed=OWN_SEAT_BEGINS)
    wait_for_choice(page)
    page.locator("summary[data-key='more-0']").click()
    page.locator("[data-key='give-0']").click()
    until(page, "window.page?.people[0].bot && window.page.moves === 1")
    # The menu that is still open offers it, too.
    decision = page.get_by_role("region", name="What to decide")
    decision.get_by_role("button", name="Play again yourself").click()
    until(page, "!window.page?.people[0].bot")


FOCUS_SHOWS = """(() => {
  const held = document.activeElement;
  const glow = (node) => node.querySelector(".halo") && getComputedStyle(node.querySelector(".halo")).stroke;
  const others = [...document.querySelectorAll(".stage [data-actions]")].filter((node) => node !== held);
  return getComputedStyle(held).outlineStyle !== "none" || others.every((node) => glow(node) !== glow(held));
})()"""


def tab_to(page, wanted):
    """Press Tab until something has the focus, and show that the focus can be seen."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({wanted!r})"):
            assert page.evaluate(FOCUS_SHOWS)
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def by_board(page):
    tab_to(page, LIT)
    press(page, "Enter")


def by_arrows(page):
    """Go to the next lit thing, which Tab does not lead to."""
    tab_to(page, LIT)
    first = page.evaluate("document.activeElement.dataset.spot")
    press(page, "ArrowRight", "ArrowDown")
    assert page.evaluate("document.activeElement.dataset.spot") != first
    press(page, "Enter")


def by_column(page):
    tab_to(page, ANSWERS)
    press(page, "Enter")


def by_digits(page):
    press(page, "2")


def test_everything_can_be_done_by_keyboard(visit):
    page = visit("/", patient=True)
    tab_to(page, "[aria-label^='Play God']")
    press(page, "Enter")
    page.wait_for_url("**/t/*")
    for go in (by_board, by_column, by_digits, by_digits, by_arrows):
        wait_for_choice(page)
        before = moves(page)
        for _ in range(3):  # to a move, at most: a block, its region, and whether that is meant
            if moves(page) > before:
                break
            if page.evaluate("document.activeElement.id === 'confirm'"):
                press(page, "Enter")
            else:
                go(page)
            page.wait_for_timeout(200)
            until(page, "!window.page.busy")
            assert page.evaluate("document.activeElement !== document.body")
        until(page, f"window.page?.moves > {before}")
        if page.locator("#skip").is_visible():
            press(page, "Space")  # past what the others do
    wait_for_choice(page)
    before = moves(page)
    press(page, "u")
    until(page, f"window.page?.moves === {before - 1}")
    wait_for_choice(page)
    tab_to(page, "#prompt .rule")
    press(page, "Enter")
    page.locator("#rule[open]").wait_for()
    press(page, "Escape")
    assert page.locator("#rule[open]").count() == 0
    tab_to(page, "#replay-slider")
    press(page, "ArrowLeft")
    page.locator("#board.past").wait_for()
