"""Notices to browsers, by the standards of web push, and by e-mail, to addresses whose readers have confirmed them."""

import re

import httpx
import pytest

from helpers.web.devices import add_device, another_client, revoke
from helpers.web.noticed import Friends, choose, friends_at, limits, notice_server, waiting_notices
from helpers.web.receivers import MailReceiver, PushedBrowser, check_sender, receiving
from helpers.web.servers import PATIENCE, Server, wait_until

ADDRESS = "zofia@example.org"


@pytest.fixture(scope="module")
def mails():
    found = MailReceiver()
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory, mails):
    address = f"smtp://127.0.0.1:{mails.port}"
    with notice_server(tmp_path_factory.mktemp("notices"), smtp=address, mail_from="games@example.org") as found:
        yield found


@pytest.fixture
def friends(server):
    with friends_at(server) as found:
        choose(found.clients[1])
        yield found


def letters(mails, address):
    return [letter for letter in mails.letters if letter["to"] == address]


def ask_for_mails(client, address):
    return client.post("/notices/channels", data={"kind": "mail", "target": address})


def confirm(server, mails, address):
    """Follow the link in the mail, in some other browser."""
    wait_until(lambda: letters(mails, address))
    link = re.search(r"https?://\S+/notices/confirm/\S+", letters(mails, address)[-1].get_content())[0]
    with httpx.Client(timeout=PATIENCE) as elsewhere:
        assert address in elsewhere.get(link).text
        assert elsewhere.post(link).status_code == 200


def public_key(client):
    return re.search(r'"key": "([^"]+)"', client.get("/notices").text)[1]


def test_a_browser_is_told_in_a_way_that_only_it_can_read(server, friends):
    client = friends.clients[1]
    with receiving(201) as service:
        browser = PushedBrowser(service, "zofia")
        assert client.post("/notices/push", json=browser.subscription()).status_code == 204
        friends.play_until_turn_of(1)
        wait_until(lambda: service.arrived)
        (told,) = service.arrived
        claims = check_sender(told, service, public_key(client))
    assert told.path == browser.path
    assert claims["sub"] == "mailto:games@example.org"
    assert told.headers["topic"] == friends.table["table"]
    shown = browser.read(told)
    assert shown["title"] == "Your turn in God's Playground"
    assert shown["body"]
    assert shown["link"] == f"{server.url}/t/{friends.table['table']}"
    assert shown["body"].split()[-1].rstrip(".").encode() not in told.body


def test_a_device_that_signs_out_ends_its_own_messages_and_no_others(server, friends):
    zofia = friends.clients[1]
    with another_client(server) as phone, receiving(201) as service:
        desk, pocket = PushedBrowser(service, "desk"), PushedBrowser(service, "pocket")
        add_device(zofia, phone)
        assert zofia.post("/notices/push", json=desk.subscription()).status_code == 204
        assert phone.post("/notices/push", json=pocket.subscription()).status_code == 204
        revoke(zofia, "Phone")
        friends.play_until_turn_of(1)
        wait_until(lambda: service.arrived and not waiting_notices(server, friends.table))
        assert [each.path for each in service.arrived] == [desk.path]


def test_a_browser_that_has_another_player_now_tells_the_first_one_nothing_more(server, friends):
    zofia, other = friends.clients[1], friends.clients[0]
    with receiving(201) as service:
        browser = PushedBrowser(service, "shared")
        assert zofia.post("/notices/push", json=browser.subscription()).status_code == 204
        assert other.post("/notices/push", json=browser.subscription()).status_code == 204
        assert browser.path not in zofia.get("/notices").text
        assert browser.path in other.get("/notices").text


def test_the_key_stays_the_same_over_restarts(tmp_path):
    server = Server(tmp_path / "tables.sqlite", limits=limits())
    friends = Friends(server)
    wait_until(lambda: "push-add" in friends.clients[0].get("/notices").text)
    key = public_key(friends.clients[0])
    server.stop()
    server.start()
    wait_until(lambda: "push-add" in friends.clients[0].get("/notices").text)
    assert public_key(friends.clients[0]) == key
    friends.close()
    server.stop()


def test_a_browser_that_is_gone_is_told_nothing_more(server, friends):
    client = friends.clients[1]
    with receiving(410) as service:
        client.post("/notices/push", json=PushedBrowser(service, "gone").subscription())
        friends.play_until_turn_of(1)
        wait_until(lambda: "status 410" in client.get("/notices").text)
        friends.play_until_turn_of(0)
        friends.play_until_turn_of(1)
        wait_until(lambda: not waiting_notices(server, friends.table))
        assert len(service.arrived) == 1


@pytest.mark.parametrize(
    "broken", [{"p256dh": "AAAA", "auth": "c2l4dGVlbiBsZXR0ZXJzLg"}, {"p256dh": "B" + "A" * 86, "auth": "x"}]
)
def test_what_no_browser_says_is_refused(friends, broken):
    answer = friends.clients[1].post("/notices/push", json={"endpoint": "https://example.org/x", "keys": broken})
    assert answer.status_code == 400


def test_an_address_is_told_once_its_reader_has_confirmed_it(server, mails, friends):
    client = friends.clients[1]
    assert ask_for_mails(client, ADDRESS).status_code == 303
    wait_until(lambda: letters(mails, ADDRESS))
    friends.play_until_turn_of(1)
    wait_until(lambda: not waiting_notices(server, friends.table))
    assert [letter["subject"] for letter in letters(mails, ADDRESS)] == ["Do you want notices of your turns?"]
    confirm(server, mails, ADDRESS)
    friends.play_until_turn_of(0)
    friends.play_until_turn_of(1)
    wait_until(lambda: len(letters(mails, ADDRESS)) > 1)
    letter = letters(mails, ADDRESS)[1]
    assert letter["from"] == "godsplay <games@example.org>"
    assert letter["subject"] == "Your turn in God's Playground"
    assert letter["auto-submitted"] == "auto-generated"
    assert letter.get_content_type() == "text/plain"
    assert f"{server.url}/t/{friends.table['table']}" in letter.get_content().splitlines()


def test_one_click_ends_the_mails(server, mails, friends):
    address = "off@example.org"
    ask_for_mails(friends.clients[1], address)
    confirm(server, mails, address)
    friends.play_until_turn_of(1)
    wait_until(lambda: len(letters(mails, address)) == 2)
    letter = letters(mails, address)[1]
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    off = letter["list-unsubscribe"].strip("<>")
    assert off in letter.get_content()
    with httpx.Client(timeout=PATIENCE) as mail_program:
        assert address in mail_program.get(off).text  # which alone does nothing
        assert address in friends.clients[1].get("/notices").text
        assert mail_program.post(off, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert mail_program.post(off).status_code == 404
    assert address not in friends.clients[1].get("/notices").text


def test_a_mail_server_that_is_busy_gets_the_same_letter_later(tmp_path):
    busy = MailReceiver("451 later", "452 full", "250 kept")
    settings = limits(smtp=f"smtp://127.0.0.1:{busy.port}", mail_from="games@example.org")
    server = Server(tmp_path / "tables.sqlite", limits=settings)
    friends = Friends(server)
    ask_for_mails(friends.clients[1], ADDRESS)
    wait_until(lambda: busy.letters)
    assert len(busy.letters) == 1
    friends.close()
    server.stop()
    busy.close()


def test_nobody_can_have_an_address_flooded(mails, friends, server):
    victim = "victim@example.org"
    answers = []
    for _ in range(5):
        with server.client(headers={"authorization": f"Bearer {_}"}) as client:
            answers.append(ask_for_mails(client, victim).status_code)
    assert answers == [303, 303, 303, 429, 429]


@pytest.mark.parametrize("address", ["", "zofia", "a@b\r\nBcc: c@example.org", "a b@example.org", "a@" + "x" * 300])
def test_what_is_no_address_is_refused(friends, address):
    assert ask_for_mails(friends.clients[1], address).status_code == 400
