"""The page on a phone: nothing sticks out, everything can be read and reached."""

import json
import re
import time

import pytest

from helpers.games import GAMES
from helpers.web.pages import (
    OWN_SEAT_BEGINS,
    PHONE,
    SCREENSHOTS,
    TOUCH,
    choose_lit,
    moves,
    open_page,
    play_to_prompt,
    sit_down,
    until,
    wait_for_choice,
)
from helpers.web.scripts import read_script
from helpers.web.tables import EASY, GAME, HERE, finished_table, import_record


@pytest.mark.parametrize("place", ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/sources/{GAME}"])
def test_nothing_sticks_out_on_a_phone(visit, place):
    page = visit(place, viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.screenshot(path=SCREENSHOTS / f"phone{re.sub('/', '-', place)}.png")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_phone(visit, client, game):
    page, _ = open_page(visit, client, HERE, *[EASY] * 2, game=game, viewport=PHONE, color_scheme="dark")
    for number in range(4):
        wait_for_choice(page)
        choose_lit(page, number)
    wait_for_choice(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.screenshot(path=SCREENSHOTS / f"phone-{game}.png", full_page=True)


LEGIBLE = 0.6  # pixels for a unit of a picture, whose smallest letters are 11 to 15 units
SCALE = "document.querySelector('#board svg').getScreenCTM().a"
NOTHING_LIT = """(() => {
  const { left, top, width, height } = document.getElementById("board").getBoundingClientRect();
  const isFree = ([x, y]) => {
    const found = document.elementsFromPoint(x, y);
    return found[0].closest("#board") && !found.some((node) => node.closest("[data-actions]"));
  };
  const places = [...Array(361).keys()].map((place) => [(place % 19) + 1, Math.floor(place / 19) + 1]);
  return places.map(([x, y]) => [left + (x * width) / 20, top + (y * height) / 20]).find(isFree);
})()"""
LIT_AND_SEEN = """(() => {
  const view = document.getElementById("board").getBoundingClientRect();
  const lit = [...document.querySelectorAll("#board [data-actions]")];  // none where one can only be done
  const seen = lit.filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > view.left && x < view.right && y > view.top && y < view.bottom;
  });
  return [lit.length, seen.length];
})()"""


@pytest.mark.parametrize("game", GAMES)
def test_a_board_on_a_phone_can_be_read_and_shows_what_is_lit(visit, client, game):
    page, _ = open_page(visit, client, HERE, *[EASY] * 2, game=game, viewport=PHONE, reduced_motion="reduce")
    for number in range(8):
        wait_for_choice(page)
        assert page.evaluate(SCALE) > LEGIBLE
        lit, seen = page.evaluate(LIT_AND_SEEN)
        assert seen or not lit
        choose_lit(page, number)
    wait_for_choice(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


TARGETS = ".top nav :is(a, button), .players, .decision :is(button:not(.rule), summary)"
TOO_SMALL = f"""[...document.querySelectorAll("{TARGETS}")]
  .filter((node) => node.checkVisibility())
  .filter((node) => {{
    const {{ width, height }} = node.getBoundingClientRect();
    return Math.min(width, height) < 43.5;
  }})
  .map((node) => node.textContent.trim() || node.id)"""
CUT_OFF = """[...document.querySelectorAll("#own-sheets > svg")].filter((sheet) =>
  sheet.dataset.role === "hand" || sheet.matches(":only-child")).filter((sheet) => {
    const { left, right } = sheet.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  }).length"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_phone_can_be_met_by_a_thumb_and_the_hand_is_in_sight(visit, client, game):
    page, _ = open_page(visit, client, HERE, *[EASY] * 2, game=game, viewport=PHONE, has_touch=True, is_mobile=True)
    for number in range(6):
        wait_for_choice(page)
        assert page.evaluate(TOO_SMALL) == []
        assert page.evaluate(CUT_OFF) == 0
        choose_lit(page, number)


def test_the_whole_board_is_a_tap_away_on_a_phone_and_stays(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, viewport=PHONE, has_touch=True, is_mobile=True)
    wait_for_choice(page)
    close = page.evaluate(SCALE)
    page.get_by_role("button", name="Whole board", pressed=False).click()
    assert page.locator("#board svg").bounding_box()["width"] <= PHONE["width"]
    page.reload()
    wait_for_choice(page)
    page.get_by_role("button", name="Whole board", pressed=True).click()
    assert page.evaluate(SCALE) == pytest.approx(close)


def test_two_taps_bring_the_board_closer_and_back(visit, client):
    options = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, **options)
    wait_for_choice(page)
    close = page.evaluate(SCALE)
    x, y = page.evaluate(NOTHING_LIT)
    tap_twice(page, x, y)
    until(page, f"{SCALE} > {close} * 1.5")
    tap_twice(page, x, y)
    until(page, f"Math.abs({SCALE} - {close}) < 0.01")
    assert page.evaluate("window.page.moves") == 0


def tap_twice(page, x, y):
    """Tap twice at a place."""
    finger = page.context.new_cdp_session(page)
    start = time.time()
    for moment in (start, start + 0.1):  # as told to the browser, however slow the machine is
        touch = {"timestamp": moment, "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", **touch, "touchPoints": []})


def test_two_fingers_change_the_size_of_the_board_and_not_of_the_page(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, viewport=PHONE, has_touch=True, is_mobile=True)
    wait_for_choice(page)
    before = page.evaluate(SCALE)
    box = page.locator("#board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, f"{SCALE} > {before} * 1.5")
    assert page.evaluate("window.visualViewport.scale") == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


ANSWERS_IN_SIGHT = """(() => {
  const box = document.getElementById("choices").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#choices .list button")];
  const places = buttons.map((button) => button.getBoundingClientRect());
  return {
    whole: places.filter((place) => place.top >= box.top && place.bottom <= box.bottom + 1).length,
    begun: places.filter((place) => place.top < box.bottom - 6 && place.bottom > box.bottom + 1).length,
    aside: places.filter((place) => place.left < box.left || place.right > box.right).length,
  };
})()"""


def test_choices_stand_in_rows_of_which_a_phone_shows_two_and_that_more_follow(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks", viewport=PHONE)
    play_to_prompt(page, "Place your first Estate")
    page.screenshot(path=SCREENSHOTS / "phone-more-choices.png")
    assert page.evaluate(ANSWERS_IN_SIGHT) == {"whole": 4, "begun": 1, "aside": 0}


def test_a_folded_hint_leaves_the_board_where_what_is_asked_is_in_sight(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, reduced_motion="reduce", **TOUCH)
    page.context.add_init_script("localStorage.removeItem('hints')")
    page.reload()
    wait_for_choice(page)
    page.locator("#guide:has(summary)").wait_for()
    _, seen = page.evaluate(LIT_AND_SEEN)
    assert seen >= 5
    page.locator("#guide summary").tap()
    until(page, "document.querySelector('#board').scrollTop < 20")  # the hint is about points, along the upper edge


NUMBERS_CUT = """(() => {
  const { left, right, bottom } = document.getElementById("choices").getBoundingClientRect();
  return [...document.querySelectorAll("#choices .numbers button")].filter((button) => {
    const place = button.getBoundingClientRect();
    return place.left < left || place.right > right || place.bottom > bottom;
  }).length;
})()"""


def test_every_card_of_a_hand_is_in_sight_among_the_choices_of_a_phone(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks", viewport=PHONE)
    play_to_prompt(page, "Place a Family card face down")
    assert page.locator("#choices .numbers button").count() > 10
    assert page.evaluate(NUMBERS_CUT) == 0


IN_FRONT = """(() => {
  const button = document.querySelector("#choices > :first-child .hinted");
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})()"""


def test_what_a_bot_would_do_comes_into_sight_on_a_phone(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks", viewport=PHONE)
    wait_for_choice(page)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    page.get_by_role("button", name="Ask a bot").click()
    page.locator("#choices > :first-child .hinted").wait_for()
    until(page, IN_FRONT)


LANDSCAPE = [(844, 390), (915, 412), (932, 430)]


@pytest.mark.parametrize(("width", "height"), LANDSCAPE)
def test_a_phone_on_its_side_has_the_decision_beside_the_board_however_wide_it_is(visit, client, width, height):
    options = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    page, _ = open_page(visit, client, HERE, EASY, EASY, **options)
    wait_for_choice(page)
    board, decision = (page.locator(part).bounding_box() for part in ("#board", ".decision"))
    assert board["x"] + board["width"] <= decision["x"]
    assert board["height"] > height / 2
    assert page.locator(".replay").is_hidden()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    page.screenshot(path=SCREENSHOTS / f"phone-{width}.png")


def test_a_low_window_of_a_desktop_is_no_phone(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, viewport={"width": 1280, "height": 480})
    wait_for_choice(page)
    assert page.locator(".replay").is_visible()


PROPS_OUT_OF_SIGHT = """(() => {
  const view = document.getElementById("board").getBoundingClientRect();
  return [...document.querySelectorAll("#board .prop")].filter((prop) => {
    const { left, right, top, bottom } = prop.getBoundingClientRect();
    return left < view.left || right > view.right || top < view.top || bottom > view.bottom;
  }).length;
})()"""


def test_an_invasion_is_in_sight_on_a_phone_with_its_sum_its_arrow_and_where_it_leads(visit, client):
    script = read_script(GAME)
    scenes = [(ply, scene) for ply, move in enumerate(script.moves, 1) for scene in enumerate(move.scenes, 1)]
    ply, scene = next((ply, number) for ply, (number, told) in scenes if told.startswith("invasion"))
    table = import_record(client, json.loads(script.record(ply).to_json()))
    page = visit(f"/t/{table['table']}", viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    until(page, "window.page?.shown && !window.page.advancing")
    page.evaluate(f"window.page.lookAt({{ ply: {ply}, scene: {scene} }}, false)")
    page.locator("#board .prop").first.wait_for()
    assert "5 − 0 = 5" in page.locator("#board .prop text").all_text_contents()
    assert page.evaluate(PROPS_OUT_OF_SIGHT) == 0


CONTESTED_OUT_OF_SIGHT = """(() => {
  const view = document.getElementById("board").getBoundingClientRect();
  const spot = document.querySelector("#board .spot-now").closest("[data-spot]");
  const played = document.querySelectorAll(`#board [data-spot^="played "][data-spot$="${spot.dataset.spot.slice(5)}"]`);
  return [spot, ...played].map((node) => node.getBoundingClientRect()).filter(({ left, right, top, bottom }) =>
    left < view.left || right > view.right || top < view.top || bottom > view.bottom).length;
})()"""


def test_a_contested_card_is_in_sight_on_a_phone_with_those_played_for_it(visit, client):
    script = read_script("magnates")
    scenes = [(ply, scene) for ply, move in enumerate(script.moves, 1) for scene in enumerate(move.scenes, 1)]
    shown = [(ply, number) for ply, (number, told) in scenes if told == "card-shown"]
    table = import_record(client, json.loads(script.record(len(script.moves)).to_json()))
    page = visit(f"/t/{table['table']}", viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    until(page, "window.page?.shown && !window.page.advancing")
    for ply, scene in shown[:12]:
        page.evaluate(f"window.page.lookAt({{ ply: {ply}, scene: {scene} }}, false)")
        until(page, f"window.page.ply === {ply} && window.page.shown.scene === {scene}")
        assert page.evaluate(CONTESTED_OUT_OF_SIGHT) == 0, (ply, scene)


def test_passing_is_at_the_thumb_however_much_can_be_chosen_on_a_phone(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, **TOUCH)
    play_to_prompt(page, "special action")
    leaving = page.locator("#choices .leaving")
    acts = page.locator(".acts").bounding_box()
    place = leaving.bounding_box()
    assert place["y"] >= acts["y"] and place["y"] + place["height"] <= acts["y"] + acts["height"]
    before = moves(page)
    leaving.tap()
    until(page, f"window.page.moves > {before}")


def test_whoever_reads_the_log_on_a_phone_sees_the_board_and_the_latest_move(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, **TOUCH)
    for number in range(8):
        wait_for_choice(page)
        choose_lit(page, number)
    wait_for_choice(page)
    page.locator("#reading-open").tap()
    board, reading, replay = (page.locator(part).bounding_box() for part in ("#board", "#reading", ".replay"))
    assert replay["y"] >= board["y"] + board["height"] - 1
    assert reading["y"] >= replay["y"] + replay["height"] - 1
    assert page.evaluate("document.getElementById('log').scrollTop") > 0
    page.locator("#replay-back").tap()
    page.get_by_role("button", name="Back to now").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("#reading-close").tap()
    page.get_by_role("button", name="Back to now").tap()
    until(page, "window.page.following")


IN_FRONT_OF_ALL = """(selector) => [...document.querySelectorAll(selector)].every((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return width && node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 800)])
def test_after_a_game_one_sees_who_won_and_what_comes_next(visit, client, width, height):
    page = visit("/", viewport={"width": width, "height": height})
    sit_down(page, client, finished_table(client))
    page.locator("#ending[open]").wait_for()
    page.get_by_role("button", name="Share").click()
    page.locator("#toast:not(:empty)").wait_for()
    assert page.evaluate(IN_FRONT_OF_ALL, "#toast")
    page.keyboard.press("Escape")
    assert re.search(r"\bwins?\.", page.locator("#prompt").inner_text())
    assert page.locator("#after-game > *").count() == 4
    page.evaluate("document.getElementById('toast').replaceChildren()")
    assert page.evaluate(IN_FRONT_OF_ALL, "#after-game > *, #prompt strong")
    page.locator("#after-game").get_by_role("button", name="How it ended").click()
    page.locator("#ending[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("#after-game").get_by_role("link", name="New game").click()
    page.wait_for_url(f"**/new/{GAME}")


COVERED = """[...document.querySelectorAll(".decision .acts button, .decision .leaving")]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })
  .map((button) => button.textContent)"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (820, 1180)])
def test_no_hint_covers_what_decides(visit, client, width, height):
    options = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, **options)
    play_to_prompt(page, "special action")
    page.evaluate("localStorage.removeItem('hints')")
    page.context.add_init_script("localStorage.removeItem('hints')")
    page.reload()
    wait_for_choice(page)
    assert page.locator("#guide").is_visible()
    assert page.evaluate(COVERED) == []


FIRST_FOUR_IN_SIGHT = """(() => {
  const box = document.getElementById("choices").getBoundingClientRect();
  const answers = [...document.querySelectorAll("#choices > :first-child button:not(.leaving)")].slice(0, 4);
  return answers.every((button) => button.getBoundingClientRect().bottom <= box.bottom + 1);
})()"""


def test_a_phone_on_its_side_shows_answers_beside_each_other(visit, client):
    options = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, **options)
    play_to_prompt(page, "special action")
    assert page.evaluate(FIRST_FOUR_IN_SIGHT)


def test_the_way_back_to_now_has_no_line_of_its_own_on_a_phone_on_its_side(visit, client):
    script = read_script(GAME)
    table = import_record(client, json.loads(script.record(len(script.moves)).to_json()))
    page = visit(f"/t/{table['table']}", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    until(page, "window.page?.shown && !window.page.advancing")
    page.evaluate(f"window.page.lookAt({{ ply: {len(script.moves) - 3}, scene: 0 }}, false)")
    back = page.get_by_role("button", name="Back to now")
    back.wait_for()
    back, slider = back.bounding_box(), page.locator("#replay-slider").bounding_box()
    assert back["y"] < slider["y"] + slider["height"] / 2 < back["y"] + back["height"]


NAMES_CUT = """[...document.querySelectorAll(".players .name")]
  .filter((name) => name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
@pytest.mark.parametrize("game", ["magnates", "playful-gods"])
def test_names_of_four_or_five_players_are_whole_on_a_phone(visit, client, game, width, height):
    options = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    for bots in (3, 4):
        page, _ = open_page(visit, client, HERE, *[EASY] * bots, game=game, **options)
        wait_for_choice(page)
        assert page.evaluate(NAMES_CUT) == []
