"""A week of three friends with phones, who are never online together: set up, invited, told by mail, timed out, back.

The visits at the beginning and at the end are made by touching pages; what lies between is played by the same people's
programs, one after the other.
"""

from contextlib import ExitStack

import pytest

from helpers.games import GAMES
from helpers.web.clocks import HOUR, left, skip_time
from helpers.web.noticed import notice_server
from helpers.web.pages import SCREENSHOTS, until, wait_for_choice
from helpers.web.receivers import MailReceiver
from helpers.web.servers import wait_until
from helpers.web.tables import deciders, people
from helpers.web.weeks import Friend

NAMES = ["Ann", "Ben", "Eva"]
VISITS = 3  # by hand, before several decide at once, and before somebody forgets to come


@pytest.fixture(scope="module")
def mails():
    found = MailReceiver()
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory, mails):
    address = f"smtp://127.0.0.1:{mails.port}"
    with notice_server(tmp_path_factory.mktemp("week"), smtp=address, mail_from="games@example.org") as found:
        yield found


@pytest.fixture
def friends(browser, server, mails):
    mails.letters.clear()
    found = [Friend(browser, server, mails, name) for name in NAMES]
    yield found
    for friend in found:
        friend.context.close()
        assert not friend.problems


def set_up(ann, game):
    """Set up a table for three with a clock of days, and return its name and the links for the others."""
    page = ann.open(f"/new/{game}")
    for seat, who in enumerate(["here", "invited", "invited"]):
        page.locator(f"[name=who-{seat}]").select_option(who)
    for more in page.locator("select[name^=who-]").all()[3:]:
        more.select_option("nobody")
    page.locator("[name=name-0]").fill("Ann")
    page.get_by_text("Days: play when you find the time").click()
    page.locator("[name=clock-level]").select_option("easy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.locator("#invite-open").click()
    dialog = page.get_by_role("dialog", name="Invite friends")
    links = [dialog.get_by_label("Link for").nth(number) for number in range(2)]
    until(page, "[...document.querySelectorAll('dialog input[readonly]')].filter((one) => one.value).length >= 2")
    page.screenshot(path=SCREENSHOTS / f"week-{game}-1-invite.png")
    found = page.url.rpartition("/")[2], [link.input_value() for link in links]
    page.close()
    return found


def join(friend, link, game):
    """Take a seat by a link, and go again."""
    page = friend.open(link)
    assert page.get_by_text("24 h a turn, and 3 d in reserve").is_visible()
    page.screenshot(path=SCREENSHOTS / f"week-{game}-2-join.png")
    page.get_by_label("Your name").fill(friend.name)
    page.locator("form button").click()
    page.wait_for_url("**/t/*")
    page.locator(".seats .clock").first.wait_for()
    page.close()


def visit_by_mail(friends, seat, client, table, shot):
    """Let somebody open the link of the mail that tells of their turn, play alone, and go."""
    friend = friends[seat]
    assert not any(each.is_online() for each in friends)
    page = friend.follow(friend.next_letter("Your turn"))
    assert wait_for_choice(page)
    page.screenshot(path=SCREENSHOTS / f"{shot}.png")
    assert friend.play(page, client, table, seat)
    page.close()


def forget(server, friends, seat, client, table, game):
    """Let somebody's time run out: they are told before and when it is up, and take the seat back by the link."""
    friend = friends[seat]
    skip_time(server.database, left(client, table, seat) - 11 * HOUR)
    warning = friend.next_letter("Your time is running out")
    assert "A bot takes over in about 11 hours" in warning
    skip_time(server.database, 11 * HOUR)
    wait_until(lambda: people(client, table)[seat]["bot"] == "easy")
    page = friend.follow(friend.next_letter("Your time is up"))
    button = page.locator("#prompt").get_by_role("button", name="Play again yourself")
    button.wait_for()
    page.screenshot(path=SCREENSHOTS / f"week-{game}-4-time-is-up.png")
    button.click()
    wait_until(lambda: people(client, table)[seat]["bot"] is None)
    page.close()


def play_on(friends, clients, table, until):
    """Let everybody's programs play until so many must decide at once; return who made the last move."""
    last = None
    while len(acting := deciders(clients[0], table)) not in until:
        last = acting[0]
        friends[last].move(clients[last], table, last)
    return last


@pytest.mark.parametrize("game", GAMES)
def test_three_friends_finish_a_game_over_a_week_and_never_meet(server, friends, game):
    name, links = set_up(friends[0], game)
    table = {"table": name}
    for friend, link in zip(friends[1:], links, strict=True):
        join(friend, link, game)
    for friend in friends:
        friend.be_told()
    with ExitStack() as opened:
        clients = [opened.enter_context(friend.client()) for friend in friends]
        for seat in deciders(clients[0], table):  # it was their turn before they asked to be told
            page = friends[seat].open(f"/t/{name}")
            friends[seat].play(page, clients[seat], table, seat)
            page.close()
        for number in range(VISITS):
            seat = deciders(clients[0], table)[-1]
            visit_by_mail(friends, seat, clients[seat], table, f"week-{game}-3-turn-{number}")
        if game != "playful-gods":  # where only one god has several decide at once
            last = play_on(friends, clients, table, until=(2, 3))
            for seat in deciders(clients[0], table):
                if seat != last:  # who was there
                    visit_by_mail(friends, seat, clients[seat], table, f"week-{game}-3-sealed-{seat}")
        play_on(friends, clients, table, until=(1,))
        (slow,) = deciders(clients[0], table)
        forget(server, friends, slow, clients[(slow + 1) % 3], table, game)
        last = play_on(friends, clients, table, until=(0,))
        assert [person["bot"] for person in people(clients[0], table)] == [None] * 3
    for seat in {0, 1, 2} - {last}:
        page = friends[seat].follow(friends[seat].next_letter("is over"))
        page.locator("#ending[open]").wait_for()
        page.screenshot(path=SCREENSHOTS / f"week-{game}-5-over.png")
        page.close()
