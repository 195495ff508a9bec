"""A page that holds still: the board keeps its place and size over a whole game, and the keyboard its place."""

import pytest

import godsplay
from helpers.games import GAMES
from helpers.web.pages import PHONE, SCREENSHOTS, choose_lit, moves, open_page, until, wait_for_choice
from helpers.web.tables import EASY, HERE

DESKTOP = {"width": 1280, "height": 800}
WIDE = {"width": 1920, "height": 1080}
PLACES = """(() => {
  const boxes = ["#board", ".decision", ".players"].map((name) => {
    const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
    return [left, top, width, height];
  });
  return [...boxes.flat(), document.querySelector("#board > svg").getAttribute("viewBox")].join(" ");
})()"""
VERBS_IN_SIGHT = """(() => {
  const box = document.getElementById("choices").getBoundingClientRect();
  return [...document.querySelectorAll(".verbs > button")].every(
    (verb) => verb.getBoundingClientRect().bottom <= box.bottom + 1);
})()"""
WHY_IS_WHOLE = """(() => {
  const why = document.querySelector("#prompt small");
  return !why || why.scrollHeight <= why.clientHeight + 1;
})()"""
PAGE_SCROLLS = "document.scrollingElement.scrollHeight > innerHeight || document.scrollingElement.scrollTop > 0"
DECISIONS = 40


@pytest.mark.parametrize("viewport", [DESKTOP, WIDE, PHONE], ids=["desktop", "wide", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_board_decision_and_players_keep_their_places_and_sizes(visit, client, name, viewport):
    others = max(2, godsplay.game(name).fewest) - 1
    page, _ = open_page(visit, client, HERE, *[EASY] * others, game=name, viewport=viewport)
    found = set()
    for number in range(DECISIONS):
        if not wait_for_choice(page):
            break
        found.add(page.evaluate(PLACES))
        assert not page.evaluate(PAGE_SCROLLS)
        assert viewport is PHONE or page.evaluate(VERBS_IN_SIGHT), "verbs need no inner scroller"
        assert viewport is PHONE or page.evaluate(WHY_IS_WHOLE), "why it matters is not cut"
        choose_lit(page, number * 7)
    assert len(found) == 1


ANSWER_IN_SIGHT = """(number) => {
  const box = document.getElementById("choices").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#choices > :first-child button:enabled")];
  const inSight = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const within = button.matches(".leaving") || (top >= box.top && bottom <= box.bottom + 1); // at the thumb
    return within && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  };
  const found = buttons
    .map((_, place) => buttons[(number + place) % buttons.length])
    .find(inSight)
    ?.getBoundingClientRect();
  return found && { x: found.x + found.width / 2, y: found.y + found.height / 2, height: found.height };
}"""
THUMB = 43.5  # pixels


def test_a_whole_game_on_a_phone_by_touch_without_scrolling_the_page(visit, client):
    """Taps for each decision are counted, and the page never scrolls; a decision takes two taps on average at most."""
    options = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed="thumb", **options)
    taps = decisions = 0
    while wait_for_choice(page):
        before = moves(page)
        decisions += 1
        while moves(page) == before:
            tap_answer(page, decisions * 7)
            taps += 1
            assert taps <= 4 * decisions, "no way leads to a move"
            page.wait_for_timeout(60)
            until(page, "!window.page.busy")
        assert not page.evaluate(PAGE_SCROLLS)
    page.locator("#ending[open]").wait_for()
    print(f"{decisions} decisions, {taps} taps, {taps / decisions:.2f} each, no scrolling")
    assert taps <= 2 * decisions


def tap_answer(page, number):
    """Tap one of the answers that are in sight."""
    answer = page.evaluate(ANSWER_IN_SIGHT, number)
    if answer is None:
        page.screenshot(path=SCREENSHOTS / "phone-no-answer.png")
        raise AssertionError("no answer is in sight")
    assert answer["height"] >= THUMB, "too small for a thumb"
    page.touchscreen.tap(answer["x"], answer["y"])


@pytest.mark.parametrize("name", GAMES)
def test_the_focus_stays_with_the_decision(visit, client, name):
    others = max(2, godsplay.game(name).fewest) - 1
    page, _ = open_page(visit, client, HERE, *[EASY] * others, game=name)
    for number in range(12):
        if not wait_for_choice(page):
            break
        assert page.evaluate("document.activeElement !== document.body")
        before = moves(page)
        for _ in range(8):
            page.keyboard.press(
                str(1 + number % 3) if page.locator("#choices > :first-child button").count() > 3 else "1"
            )
            page.wait_for_timeout(40)
            until(page, "!window.page.busy")
            if moves(page) > before:
                break
        assert moves(page) > before


def test_arrows_move_among_what_is_lit_and_enter_chooses_it(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    before = moves(page)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.hasAttribute('data-actions')")
    first = page.evaluate("document.activeElement.getAttribute('data-spot')")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.getAttribute('data-spot')") != first
    page.keyboard.press("Enter")
    until(page, f"window.page.moves > {before}")
