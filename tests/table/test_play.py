"""The page in a real browser: playing, playing together, looking back."""

import json
import re
import time

import pytest
from serving import PATIENCE, SCREENSHOTS
from test_web_interface import EASY, GAME, HERE, INVITED, act, finished_table, open_table, path, position

import godsplay

NORMAL = {"who": "normal"}
OWN_SEAT_BEGINS = "3"
LONGEST = 600  # decisions of one person in one game


def open_page(visit, client, *seats, game=GAME, seed=None, **options):
    """Open a table over the interface, and look at it with the same token."""
    table = open_table(client, *seats, game=game, seed=seed)
    page = visit("/", **options)
    sit_down(page, client, table)
    return page, table


def sit_down(page, client, table):
    """Look at a table as whoever opened it."""
    page.context.add_cookies([{"name": "godsplay", "value": client.cookies["godsplay"], "url": page.url}])
    page.goto(f"/t/{table['table']}")


def until(page, condition):
    """Wait until something holds in a page; its policy lets nobody evaluate text there, so we ask from outside."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(f"Boolean({condition})"):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(20)


def ply(page):
    return page.evaluate("window.page?.ply")


def moves(page):
    return page.evaluate("window.page?.moves")


def wait_for_choice(page):
    """Wait until something is lit or the game is over."""
    until(
        page,
        "window.page?.following && window.page.ply === window.page.moves && !window.page.busy &&"
        " (document.querySelector('#choices [data-action]:enabled') || window.page.frame?.over)",
    )
    return page.locator("#choices [data-action]").count() > 0


def choose_lit(page, number):
    """Click one of the lit things on the board, or a button for what has no place on it."""
    lit = page.locator("#board [data-actions]")
    before = moves(page)
    if lit.count():
        lit.nth(number % lit.count()).dispatch_event("click")
        menu = page.locator("#menu button")
        if page.locator("#menu").is_visible():
            menu.nth(number % menu.count()).click()
    else:
        buttons = page.locator("#choices [data-action]")
        buttons.nth(number % buttons.count()).click()
    until(page, f"window.page?.moves > {before}")


def test_a_newcomer_plays_within_two_clicks(visit):
    page = visit("/")
    page.screenshot(path=SCREENSHOTS / "home.png")
    page.get_by_role("button", name="Play God's Playground against bots now").click()
    assert wait_for_choice(page)
    page.locator("#choices [data-action]").first.click()
    until(page, "window.page?.moves > 1")


@pytest.mark.parametrize("game", godsplay.games())
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
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table["table"] not in url)
    assert wait_for_choice(page)


def test_two_people_and_a_spectator_each_see_only_their_own(visit, client):
    host, table = open_page(visit, client, HERE, INVITED, EASY)
    guest = visit(table["invitations"]["1"])
    guest.get_by_label("Your name").fill("Zofia")
    guest.get_by_role("button", name="Take the seat").click()
    watcher = visit(f"/t/{table['table']}")
    end = time.monotonic() + PATIENCE
    while not host.evaluate("window.page?.sealed"):
        assert time.monotonic() < end, "nobody has come to the sealed blocks"
        for page in (host, guest):
            settled = "window.page?.ply === window.page?.moves && window.page?.frame?.last === window.page?.moves"
            asked = "document.querySelector('#choices [data-action]') !== null"
            if page.evaluate(f"{settled} && !window.page.sealed && {asked}"):
                choose_lit(page, 0)
            page.wait_for_timeout(20)
    host.locator("#choices [data-action='block prussia 5']").click()
    guest.locator("#choices [data-action='block prussia 3']").click()
    for page, own, other in ((host, "5", "3"), (guest, "3", "5")):
        until(page, "window.page.story.moments.at(-1)?.ply === window.page.moves")
        page.locator("#log").get_by_text(f"You place a block of {own} in Prussia.").wait_for()
        assert page.get_by_text(f"You place a block of {other} in Prussia.").count() == 0
    until(watcher, "window.page?.ply === window.page.moves")
    assert watcher.get_by_text("You place a block").count() == 0
    assert watcher.locator("#choices [data-action]").count() == 0
    guest.screenshot(path=SCREENSHOTS / "guest.png")
    guest.get_by_label("Say something").fill("<i>Good luck</i>")
    guest.get_by_role("button", name="Send").click()
    for page in (host, watcher):
        page.get_by_text("Zofia: <i>Good luck</i>").wait_for()


def test_a_reload_and_a_lost_connection_lose_nothing(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    choose_lit(page, 0)
    wait_for_choice(page)
    before = moves(page)
    page.reload()
    wait_for_choice(page)
    assert moves(page) == before
    page.evaluate("window.page.connection.socket.close()")
    page.locator("#choices [data-action]").first.click()
    until(page, f"window.page?.moves > {before}")
    assert wait_for_choice(page)


def test_a_lost_connection_is_said_until_it_is_back(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.evaluate("""() => {
      const toast = document.getElementById("toast");
      window.said = [];
      new MutationObserver(() => window.said.push(toast.textContent)).observe(toast, { childList: true });
      window.page.connection.socket.close();
    }""")
    until(page, "window.said.some((text) => text.startsWith('The connection is lost'))")
    until(page, "document.getElementById('toast').textContent === ''")


def test_a_shared_screen_is_passed_on_behind_a_curtain(visit, client):
    page, _ = open_page(visit, client, {**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}, EASY)
    curtain = page.locator("#curtain")
    for _ in range(60):
        until(page, "window.page && !window.page.advancing || !document.getElementById('curtain').hidden")
        if curtain.is_visible():
            break
        wait_for_choice(page)
        assert re.match(r"(Ann \(White\)|Ben \(Red\)): ", page.locator("#prompt strong").inner_text())
        choose_lit(page, 0)
    assert re.search(r"Pass the device to (Ann \(White\)|Ben \(Red\))\.", curtain.inner_text())
    assert page.locator("#board svg").count() == 0
    assert page.locator("#log p, #told *, #news p").count() == 0
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


def test_small_steps_are_taken_back_one_by_one(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    while wait_for_choice(page) and not page.evaluate("window.page.sealed"):
        choose_lit(page, 1)
    placed = (("5", "Prussia"), ("3", "Lithuania"))
    for block, region in placed:
        page.locator(f"#choices [data-action='block {region.lower()} {block}']").click()
        page.locator("#log").get_by_text(f"You place a block of {block} in {region}.").wait_for()
    for block, region in reversed(placed):
        page.get_by_role("button", name="Undo").click()
        page.locator(f"#choices [data-action='block {region.lower()} {block}']").wait_for()
        assert page.get_by_text(f"You place a block of {block} in {region}.").count() == 0
    assert page.get_by_role("button", name="Undo").is_hidden()


def test_moves_that_cannot_be_taken_back_are_asked_for(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    before = moves(page)
    page.locator("#choices [data-action='estate ukraine']").click()
    assert "Place an estate in the Ukraine?" in page.locator("#prompt").inner_text()
    page.screenshot(path=SCREENSHOTS / "confirm.png")
    page.get_by_role("button", name="Cancel").click()
    assert moves(page) == before
    page.locator("#choices [data-action='estate ukraine']").click()
    page.get_by_role("button", name="Confirm").click()
    until(page, f"window.page?.moves > {before}")


def test_the_past_can_be_looked_at_and_branched_off(visit, client):
    page, table = open_page(visit, client, HERE, EASY, EASY)
    for number in range(5):
        wait_for_choice(page)
        choose_lit(page, number)
    wait_for_choice(page)
    last = moves(page)
    slider = page.get_by_label("Moment of the game")
    slider.fill("2")
    until(page, "window.page?.ply === 2")
    assert page.locator("#choices [data-action]").count() == 0
    assert "Move 2 of" in page.locator("#moment-text").inner_text()
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


def test_a_hint_is_shown_on_the_board(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.get_by_role("button", name="Ask a bot").click()
    page.get_by_text("A bot would:").wait_for()
    assert page.locator("#choices .hinted").count() == 1


def tab_to(page, wanted):
    """Press Tab until something has the focus, and show that the focus can be seen."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({wanted!r})"):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_everything_can_be_done_by_keyboard(visit):
    page = visit("/", patient=True)
    tab_to(page, "[aria-label^='Play God']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for place in ("#board [data-actions]", "#choices [data-action]", "#board [data-actions]"):
        wait_for_choice(page)
        before = moves(page)
        tab_to(page, place)
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.matches('#menu button')"):
            page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.id === 'confirm'"):
            page.keyboard.press("Enter")
        until(page, f"window.page?.moves > {before}")
    wait_for_choice(page)
    tab_to(page, "#prompt .rule")
    page.keyboard.press("Enter")
    page.locator("#rule[open]").wait_for()
    page.keyboard.press("Escape")
    assert page.locator("#rule[open]").count() == 0
    tab_to(page, "#moment")
    page.keyboard.press("ArrowLeft")
    page.locator("#board.past").wait_for()


PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("place", ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/sources/{GAME}"])
def test_nothing_sticks_out_on_a_phone(visit, place):
    page = visit(place, viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.screenshot(path=SCREENSHOTS / f"phone{re.sub('/', '-', place)}.png")


@pytest.mark.parametrize("game", godsplay.games())
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
LIT_IN_SIGHT = """(() => {
  const view = document.getElementById("board").getBoundingClientRect();
  const lit = [...document.querySelectorAll("#board [data-actions]")];  // none where one can only be done
  return !lit.length || lit.some((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > view.left && x < view.right && y > view.top && y < view.bottom;
  });
})()"""


@pytest.mark.parametrize("game", godsplay.games())
def test_a_board_on_a_phone_can_be_read_and_shows_what_is_lit(visit, client, game):
    page, _ = open_page(visit, client, HERE, *[EASY] * 2, game=game, viewport=PHONE, reduced_motion="reduce")
    for number in range(8):
        wait_for_choice(page)
        assert page.evaluate(SCALE) > LEGIBLE
        assert page.evaluate(LIT_IN_SIGHT)
        choose_lit(page, number)
    wait_for_choice(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_whole_board_is_a_tap_away_on_a_phone_and_stays(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, viewport=PHONE)
    wait_for_choice(page)
    close = page.evaluate(SCALE)
    page.get_by_role("button", name="Whole board", pressed=False).click()
    assert page.locator("#board svg").bounding_box()["width"] <= PHONE["width"]
    page.reload()
    wait_for_choice(page)
    page.get_by_role("button", name="Whole board", pressed=True).click()
    assert page.evaluate(SCALE) == pytest.approx(close)
    page.get_by_role("button", name="Zoom in").click()
    assert page.evaluate(SCALE) > close


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


def test_a_seat_is_given_to_a_bot_and_taken_back(visit, client):
    page, _ = open_page(visit, client, HERE, INVITED, INVITED, seed=OWN_SEAT_BEGINS)
    wait_for_choice(page)
    page.locator("summary[data-key='more-0']").click()
    page.locator("[data-key='give-0']").click()
    until(page, "window.page?.people[0].bot && window.page.moves === 1")
    page.get_by_role("button", name="Play again yourself").click()
    until(page, "!window.page?.people[0].bot")


def sealed_table(client, stranger):
    """Take a table to where three seats place their blocks in secret, two of them a stranger's."""
    table = open_table(client, HERE, INVITED, INVITED)
    for link in table["invitations"].values():
        stranger.post(link, data={"name": "Jan"})
    while True:
        acting = [person["seat"] for person in client.get(path(table)).json()["people"] if person["acting"]]
        if len(acting) > 1:
            return table
        make_first_move(client if acting[0] == 0 else stranger, table, acting[0])


def make_first_move(client, table, seat):
    shown = position(client, table, seat)
    assert act(client, table, seat, shown["frame"]["choices"][0]["action"], shown["moves"]).status_code == 200
    return shown["moves"] + 1


def test_a_question_outlasts_the_sealed_moves_of_others(visit, client, stranger):
    table = sealed_table(client, stranger)
    page = visit("/", patient=True)
    sit_down(page, client, table)
    wait_for_choice(page)
    page.locator("#board [data-actions*='block prussia 5|']").first.dispatch_event("click")
    question = page.locator("#menu button[data-action='block prussia 5']")
    question.focus()
    until(page, f"window.page.ply === {make_first_move(stranger, table, 1)}")
    assert page.evaluate("document.activeElement.dataset.action") == "block prussia 5"
    question.click()
    page.locator("#log").get_by_text("You place a block of 5 in Prussia.").wait_for()
    while not position(client, table, 0)["frame"]["choices"][0]["final"]:
        make_first_move(client, table, 0)
    wait_for_choice(page)
    page.locator("#choices [data-action]").first.click()
    assert page.locator("#confirm").is_visible()
    until(page, f"window.page.ply === {make_first_move(stranger, table, 2)}")
    page.locator("#confirm").click()
    until(page, "!document.querySelector('#choices [data-action]')")


def test_a_finished_game_can_be_looked_at_by_anybody(visit, client):
    table = finished_table(client)
    page = visit(f"/t/{table['table']}")
    page.locator("#ending[open]").wait_for()
    assert client.get(path(table)).json()["over"]


def test_what_is_not_possible_says_why_when_pointed_at_and_when_tried(visit, client):
    """After the first block in Prussia nothing more can be placed there, nor the same block elsewhere."""
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    while wait_for_choice(page) and not page.evaluate("window.page.sealed"):
        choose_lit(page, 0)
    page.locator("#choices [data-action='block prussia 5']").click()
    barred = page.locator("#board [data-barred*='block prussia 4']").first
    barred.wait_for(state="attached")
    barred.dispatch_event("pointerover")
    page.locator("#why").wait_for()
    reason = page.locator("#why p").first.inner_text()
    assert reason
    barred.dispatch_event("click")
    assert reason in page.locator("#toast").inner_text()
    page.locator("#toast .rule").click()
    page.locator("#rule[open]").wait_for()
    page.get_by_role("button", name="Close").click()
    page.get_by_text("What is not possible now, and why").click()
    assert page.locator("#choices li", has_text=reason).is_visible()


def test_a_piece_that_nothing_can_be_done_with_says_what_is_asked(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.locator("#board .danzig title").first.evaluate(
        "node => node.parentNode.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    assert "That is not asked for now." in page.locator("#toast").inner_text()


def test_a_card_and_a_place_are_chosen_by_two_clicks(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    for number in range(40):
        wait_for_choice(page)
        if page.locator("#prompt").get_by_text("Place a Family card face down").count():
            break
        choose_lit(page, number)
    before = moves(page)
    asked = page.evaluate("[...document.querySelectorAll('#choices [data-action]')][0].dataset.action")
    lit = page.locator(f"#board [data-actions*='{asked}']")
    assert lit.count() > 1
    lit.nth(0).dispatch_event("click")
    assert page.locator("#menu").is_visible()
    lit.nth(1).dispatch_event("click")
    until(page, f"window.page?.moves > {before}")


def test_a_card_to_be_laid_is_taken_back_before_its_board_is_chosen(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="playful-gods", seed="to be laid")
    for number in range(40):
        wait_for_choice(page)
        if page.locator("#choices [data-action^='place ']").count():
            break
        choose_lit(page, number)
    before = moves(page)
    page.locator("#choices [data-action^='place ']").first.click()
    page.locator("#choices [data-action^='block ']").first.wait_for()
    page.get_by_role("button", name="Undo").click()
    until(page, f"window.page?.moves === {before}")
    page.locator("#choices [data-action^='place ']").first.wait_for()


def test_what_the_others_did_is_in_sight_beside_the_choices(visit, client):
    size = {"width": 1280, "height": 850}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, viewport=size)
    wait_for_choice(page)
    assert page.locator("#news").is_hidden()
    choose_lit(page, 0)
    wait_for_choice(page)
    news = page.locator("#news")
    assert "Red places an estate" in news.inner_text()
    assert news.bounding_box()["y"] + news.bounding_box()["height"] <= size["height"]


def test_much_news_begins_with_its_first_sentence_and_is_scrolled_by_keyboard(visit, client):
    """The dice of the enemies, their invasions and their battles come with one move."""
    size = {"width": 1280, "height": 800}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, viewport=size)
    while wait_for_choice(page) and page.locator("#news p").count() < 16:
        choose_lit(page, 0)
    news = page.locator("#news .scroll")
    assert page.locator("#news h3", has_text="Enemies attack").count() == 1
    assert news.bounding_box()["height"] > 100
    assert page.locator("#seats li").first.is_visible()
    assert news.evaluate("box => box.scrollTop === 0 && box.firstElementChild.matches('h3')")
    news.focus()
    page.keyboard.press("End")
    until(page, "document.querySelector('#news .scroll').scrollTop > 0")


def test_a_move_that_tells_much_is_shown_longer_within_reason(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    waits = page.evaluate("""[1, 5, 12, 50].map((lines) => {
      const told = { seat: null, lines: Array(lines).fill({ text: "Red passes." }) };
      return Object.assign(Object.create(page), { moves: 2, story: { moments: [told] } }).wait(1);
    })""")
    assert waits[0] < waits[1] < waits[2] == waits[3] < 5000


ASIDES = """async () => {
  const { Choices } = await import("/static/choices.js");
  const choices = page.frame.live.map((choice, place) => ({ ...choice, aside: place ? "Give something away" : "" }));
  window.shown = new Choices({ choose() {}, rule() {} });
  window.shown.show(choices, []);
  return choices.map((choice) => choice.action);
}"""


def test_what_is_possible_beside_any_decision_is_folded_until_it_is_wanted(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    asked, *asides = page.evaluate(ASIDES)
    button = page.locator(f"#choices [data-action='{asides[-1]}']")
    assert page.locator(f"#choices [data-action='{asked}']").is_visible()
    assert button.is_hidden()
    page.get_by_text(f"Give something away ({len(asides)})").click()
    assert button.is_visible()
    page.get_by_text(f"Give something away ({len(asides)})").click()
    page.evaluate("action => window.shown.reveal(action)", asides[-1])
    assert button.is_visible()


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def watch_moves(page):
    """Note what is sent instead of sending it."""
    page.evaluate("() => { window.sent = []; window.page.act = async (action) => { window.sent.push(action); }; }")


def test_a_double_click_on_a_choice_does_not_answer_the_question_that_follows(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    watch_moves(page)
    button = page.locator("#choices [data-action='estate ukraine']")
    page.mouse.dblclick(*middle(button))
    assert page.locator("#confirm").is_visible()
    assert page.evaluate("window.sent") == []
    button.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("window.sent") == ["estate ukraine"]


def test_a_double_click_on_a_card_does_not_choose_what_opens_under_the_pointer(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks")
    for number in range(40):
        wait_for_choice(page)
        if page.locator("#prompt").get_by_text("Place a Family card face down").count():
            break
        choose_lit(page, number)
    watch_moves(page)
    page.mouse.dblclick(*middle(page.locator("#board [data-piece^='card-'][data-actions*='|']").last))
    assert page.locator("#menu").is_visible()
    assert page.evaluate("window.sent") == []


def brought(client, name, winners):
    """Open a finished game between one person and bots, with these winners; played at random."""
    for seed in range(40):
        record, luck = godsplay.Record(godsplay.game(name), players=3, seed=seed), godsplay.Seeded(f"ending {seed}")
        while not record.state.over:
            legal = record.state.legal(record.state.to_act[0])
            record.play(record.state.to_act[0], legal[luck.below(len(legal))])
        if record.state.winners == winners:
            text = json.dumps({**json.loads(record.to_json()), "seats": ["human", "easy", "easy"]})
            return client.post("/api/records", content=text).json()
    raise AssertionError("no such game")


def test_whoever_wins_alone_is_told_so(visit, client):
    page = visit("/")
    sit_down(page, client, brought(client, "playful-gods", [0]))
    page.locator("#ending[open]").wait_for()
    assert page.locator("#ending-title").inner_text() == "You win."
    assert "enters the centre" in page.locator("#ending .reason").inner_text()
    page.get_by_role("button", name="Close").click()
    page.get_by_label("Moment of the game").fill("2")
    until(page, "window.page.ply === 2")
    assert page.locator("#seats .doing").all_inner_texts() == ["decides"]


def test_where_all_have_lost_there_are_no_places_but_the_reason(visit, client):
    page = visit("/")
    sit_down(page, client, brought(client, "magnates", []))
    page.locator("#ending[open]").wait_for()
    assert page.locator("#ending-title").inner_text() == "Nobody wins."
    assert "The Third Partition" in page.locator("#ending .reason").inner_text()
    assert page.locator("#ending .podium li").count() == 3
    assert page.locator("#ending .podium li[value]").count() == 0


def test_a_box_of_choices_tells_that_more_follows_until_its_end_is_reached(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks", viewport=PHONE)
    for number in range(40):
        wait_for_choice(page)
        if page.locator("#prompt").get_by_text("Place a Family card face down").count():
            break
        choose_lit(page, number)
    choices = page.locator("#choices")
    assert choices.evaluate("box => box.scrollHeight > box.clientHeight")
    until(page, "document.querySelector('#choices.more')")
    page.screenshot(path=SCREENSHOTS / "phone-more-choices.png")
    choices.evaluate("box => { box.scrollTop = box.scrollHeight; }")
    until(page, "document.querySelector('#choices:not(.more)')")


IN_FRONT = """(() => {
  const button = document.querySelector("#choices .hinted");
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})()"""


def test_what_a_bot_would_do_comes_into_sight_on_a_phone(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, game="magnates", seed="two clicks", viewport=PHONE)
    wait_for_choice(page)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    page.get_by_role("button", name="Ask a bot").click()
    hinted = page.locator("#choices .hinted")
    hinted.wait_for()
    until(page, IN_FRONT)
