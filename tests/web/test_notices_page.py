"""The page of notices and coming back to a table, in a real browser on a phone."""

import json

import pytest

from helpers.web.noticed import choose, friends_at, notice_server
from helpers.web.pages import PHONE, SCREENSHOTS, moves, open_page, ply, until
from helpers.web.receivers import PushedBrowser, receiving
from helpers.web.servers import wait_until
from helpers.web.tables import HERE, INVITED, deciders, path, position

SUBSCRIBED = """
    let subscription = null;
    const made = () => ({ endpoint: %s.endpoint, toJSON: () => (%s), unsubscribe: async () => true });
    PushManager.prototype.getSubscription = async () => localStorage.getItem("subscribed") ? made() : null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      if (applicationServerKey.length !== 65) throw new Error("no key");
      localStorage.setItem("subscribed", "yes");
      return made();
    };
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with notice_server(tmp_path_factory.mktemp("notices")) as found:
        yield found


@pytest.fixture
def friends(server):
    with friends_at(server) as found:
        yield found


def enter(page, client, place):
    page.context.add_cookies([{"name": "godsplay", "value": client.cookies["godsplay"], "url": page.url}])
    page.goto(place)


def test_somebody_chooses_how_to_be_told_on_a_phone(visit, friends):
    page = visit("/", viewport=PHONE)
    enter(page, friends.clients[1], "/")
    page.get_by_role("link", name="Notices of your turns").click()
    page.wait_for_url("**/notices")
    page.get_by_label("Address of the webhook or topic").fill("http://127.0.0.1:9/topic")
    page.get_by_label("Takes messages as").select_option("ntfy")
    page.get_by_label("Until").fill("06:45")
    page.locator("section:has(#webhook) button").click()
    page.locator(".channels li", has_text="ntfy").wait_for()
    until(page, "document.getElementsByName('quiet-until')[0]?.value === '06:45'")  # not saved yet, and not lost
    page.get_by_role("button", name="Send a trial").click()
    page.get_by_text("A trial is on its way.").wait_for()
    page.get_by_label("From").fill("22:00")
    page.get_by_label("Until").fill("07:30")
    page.get_by_label("Time zone").select_option("Europe/Warsaw")
    page.get_by_label("How often").select_option("60")
    page.get_by_role("button", name="Save").click()
    page.wait_for_load_state()
    assert page.get_by_role("status").filter(has_text="Saved.").is_visible()
    assert page.get_by_label("Until").input_value() == "07:30"
    assert page.get_by_label("How often").input_value() == "60"
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.screenshot(path=SCREENSHOTS / "notices-phone.png", full_page=True)
    page.get_by_role("button", name="Remove ntfy 127.0.0.1").click()
    page.wait_for_load_state()
    assert page.locator(".channels li").count() == 0


def test_whoever_waits_for_a_friend_is_led_to_the_notices_until_they_are_told(visit, friends):
    assert friends.acting() == [0]
    page = visit("/", viewport=PHONE)
    enter(page, friends.clients[1], f"/t/{friends.table['table']}")
    link = page.get_by_role("link", name="Tell me when it’s my turn")
    link.wait_for()
    page.screenshot(path=SCREENSHOTS / "waiting-phone.png")
    with page.expect_popup() as opened:
        link.click()
    with receiving() as receiver:
        form = opened.value.locator("section:has(#webhook)")
        form.get_by_label("Takes messages as").select_option("ntfy")
        form.get_by_label("Address of the webhook or topic").fill(f"{receiver.url}/topic")
        form.get_by_role("button", name="Add").click()
        opened.value.locator(".channels li").wait_for()
    page.reload()
    until(page, "window.page?.ply >= 0")
    assert link.count() == 0


def test_whoever_has_invited_friends_is_led_to_the_notices_before_they_come(visit, client):
    page, table = open_page(visit, client, HERE, INVITED, INVITED, viewport=PHONE)
    assert deciders(client, table) == [2]
    page.get_by_role("link", name="Tell me when it’s my turn").wait_for()


def test_whoever_plays_nowhere_is_told_so(visit):
    page = visit("/notices", viewport=PHONE)
    assert page.get_by_text("take a seat first").is_visible()


def test_a_browser_is_added_and_told(visit, server, friends):
    client = friends.clients[1]
    wait_until(lambda: "push-add" in client.get("/notices").text)
    with receiving(201) as service:
        browser = PushedBrowser(service, "phone")
        page = visit("/", viewport=PHONE)
        page.context.grant_permissions(["notifications"])
        given = json.dumps(browser.subscription())
        page.context.add_init_script(SUBSCRIBED % (given, given))
        enter(page, client, "/notices")
        page.get_by_role("button", name="Notify me in this browser").click()
        page.get_by_text("You’re told in this browser.").wait_for()
        choose(client)
        friends.play_until_turn_of(1)
        wait_until(lambda: service.arrived)
        assert browser.read(service.arrived[0])["title"] == "Your turn in God's Playground"


def test_a_push_message_is_shown_while_no_table_is_open(visit_with_windows, server):
    page = visit_with_windows("/", viewport=PHONE)
    page.context.grant_permissions(["notifications"])
    page.goto("/notices")
    registrations = []
    session = page.context.new_cdp_session(page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_timeout(100)
    told = {"title": "Your turn", "body": "Red invades.", "link": f"{server.url}/t/abc", "tag": "abc"}
    ready = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": registrations[-1]["registrationId"], "data": json.dumps(told)},
    )
    for _ in range(100):
        shown = page.evaluate(f"{ready}.then((all) => all.map((each) => [each.title, each.body, each.data.link]))")
        if shown:
            break
        page.wait_for_timeout(100)
    assert shown == [["Your turn", "Red invades.", told["link"]]]


def test_the_page_can_be_installed(client, server):
    manifest = client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert client.get(icon["src"]).status_code == 200
    worker = client.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert '<link rel="manifest"' in client.get("/").text


@pytest.fixture
def client(friends):
    return friends.clients[0]


def knows_blocks(client, table):
    """Whether somebody has laid blocks that nobody else knows."""
    return "Noble blocks" in client.get(path(table, "secrets"), params={"seat": 1}).text


def test_whoever_comes_back_is_told_what_happened_and_has_their_notes_at_hand(visit, friends):
    table, zofia = friends.table, friends.clients[1]
    friends.play_until_turn_of(1)
    seen = position(zofia, table, 1)["moves"]
    assert zofia.put(path(table, "look"), json={"moves": seen}).status_code == 204
    zofia.put(path(table, "notes"), json={"text": "Prussia first"})
    for _ in range(200):
        if position(zofia, table, 1)["moves"] >= seen + 8 and knows_blocks(zofia, table):
            break
        for seat in friends.acting()[-1:]:
            friends.move(seat)
    wait_until(lambda: 2 not in deciders(zofia, table))
    last = position(zofia, table, 1)["moves"]
    page = visit("/", patient=True, viewport=PHONE)
    page.evaluate("Object.assign(localStorage, {pace: 'brisk', hints: 'no'})")
    enter(page, zofia, f"/t/{table['table']}")
    until(page, "window.page?.ply >= 0")
    assert seen <= ply(page) < last
    page.locator("#skip").click()
    until(page, f"window.page.ply === {last}")
    page.get_by_text(f"Moves while you were away: {last - seen}").wait_for()
    page.screenshot(path=SCREENSHOTS / "coming-back-phone.png")
    page.get_by_role("button", name="My notes, and what only I know").click()
    page.locator("#own-secrets:not([hidden])").wait_for()
    until(page, "document.querySelector('#notes').value === 'Prussia first'")
    assert "Noble blocks" in page.locator("#own-secrets").inner_text()
    page.screenshot(path=SCREENSHOTS / "coming-back-notes-phone.png")
    page.keyboard.press("Escape")
    wait_until(lambda: f'"seen":{last}' in zofia.get(f"/t/{table['table']}").text)
    page.reload()
    until(page, "window.page?.ply >= 0")
    assert ply(page) == moves(page)
