"""My devices in a browser: a key carried over, signed out on the first, and a passkey made and used."""

import pytest
from playwright.sync_api import expect

from helpers.web.pages import PHONE, SCREENSHOTS, sit_down
from helpers.web.tables import open_table

DESKTOP = {"width": 1280, "height": 900}


def sits(page, table, address=""):
    """Whether a browser sits at a table."""
    page.goto(f"{address}/t/{table['table']}")
    people = page.evaluate("JSON.parse(document.getElementById('data').textContent).people")
    return any(person["mine"] for person in people)


def no_sideways(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def shoot(page, name):
    """Keep what a page looks like, in daylight and at night."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=SCREENSHOTS / f"{name}-{page.viewport_size['width']}-{scheme}.png", full_page=True)


@pytest.fixture
def table(client):
    return open_table(client)


@pytest.fixture
def desk(visit, client, table):
    """The browser that has the games."""
    page = visit("/", viewport=DESKTOP)
    sit_down(page, client, table)
    return page


def make_link(page):
    page.goto("/devices")
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_alt_text("The link as a QR code")).to_be_visible()
    expect(page.get_by_text("Works once, for another")).to_be_visible()
    return page.get_by_label("Link for another device").input_value()


def test_a_key_is_carried_to_a_phone_and_taken_back(desk, visit, table):
    link = make_link(desk)
    shoot(desk, "devices-link")
    phone = visit("/", viewport=PHONE)
    assert not sits(phone, table)
    phone.goto(link)
    expect(phone.get_by_text("plays for the same person as")).to_be_visible()
    assert "#" not in phone.url, "the secret stays in no history"
    assert no_sideways(phone)
    shoot(phone, "add-device")
    phone.get_by_label("Name of this device").fill("Pocket")
    phone.get_by_role("button", name="Bring my games here").click()
    phone.wait_for_url("**/games")
    assert sits(phone, table)
    expect(desk.get_by_role("heading", name="Pocket")).to_be_visible()
    other = visit(link, viewport=PHONE)
    expect(other.get_by_role("alert")).to_contain_text("used already")
    phone.goto("/devices")
    assert no_sideways(phone)
    shoot(phone, "devices")
    shoot(desk, "devices")

    phone.goto(f"/t/{table['table']}")
    desk.get_by_label("Sign out Pocket").click()
    with phone.expect_event("load"):  # the open page notices by itself
        desk.get_by_role("button", name="Sign it out").click()
    expect(desk.get_by_role("heading", name="Pocket")).to_have_count(0)
    assert not sits(phone, table)


def test_seats_of_the_second_browser_are_named_before_they_come_along(desk, visit, stranger, table):
    own = open_table(stranger)
    phone = visit("/", viewport=PHONE)
    sit_down(phone, stranger, own)
    phone.goto(make_link(desk))
    expect(phone.get_by_text("already sits at tables of its own (1)")).to_be_visible()
    phone.get_by_role("button", name="Bring my games here").click()
    phone.wait_for_url("**/games")
    expect(desk.locator(".device-list > li")).to_have_count(2)
    assert sits(phone, table)
    assert sits(desk, own)


def authenticator(page):
    """Give a browser an authenticator that agrees to everything."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, made["authenticatorId"]


def test_a_passkey_opens_the_games_in_another_browser(visit, server, client, table):
    named = server.url.replace("127.0.0.1", "localhost")  # addresses of numbers have no passkeys
    desk = visit("/", viewport=DESKTOP)
    desk.context.add_cookies([{"name": "godsplay", "value": client.cookies["godsplay"], "url": named}])
    devtools, name = authenticator(desk)
    desk.goto(f"{named}/devices")
    desk.get_by_role("button", name="Add a passkey").click()
    expect(desk.get_by_label("Remove the passkey")).to_be_visible()
    (key,) = devtools.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]

    phone = visit("/", viewport=PHONE)
    devtools, name = authenticator(phone)
    devtools.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": key})
    phone.goto(f"{named}/devices")
    assert no_sideways(phone)
    shoot(phone, "devices-none")
    phone.get_by_role("button", name="I have a passkey").click()
    phone.wait_for_url(f"{named}/games")
    phone.goto(f"{named}/devices")
    expect(phone.locator(".device-list > li")).to_have_count(2)
    shoot(phone, "devices-passkey")
    assert sits(phone, table, named)
    phone.goto(f"{named}/devices")

    phone.get_by_role("button", name="Remove the passkey").click()
    expect(phone.get_by_label("Remove the passkey")).to_have_count(0)
    stranger = visit("/", viewport=PHONE)
    devtools, name = authenticator(stranger)
    devtools.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": key})
    stranger.goto(f"{named}/devices")
    stranger.get_by_role("button", name="I have a passkey").click()
    expect(stranger.get_by_role("alert")).to_contain_text("isn’t known here")


def test_an_address_of_numbers_says_that_it_has_no_passkeys(desk):
    desk.goto("/devices")
    expect(desk.get_by_text("Passkeys need an address with a name")).to_be_visible()
    expect(desk.get_by_role("button", name="Add a passkey")).to_be_hidden()
