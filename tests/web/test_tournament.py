"""A tournament of a group: everybody by one link, rounds of tables, standings."""

from collections import Counter
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from helpers.web.devices import add_device, another_client
from helpers.web.lobbies import lobby_server
from helpers.web.pages import PHONE, SCREENSHOTS
from helpers.web.servers import Server
from helpers.web.tables import deciders, make_move

NAMES = ["Ann", "Ben", "Cyd", "Dov", "Eva", "Fay"]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = lobby_server(tmp_path_factory.mktemp("tournament"))
    yield found
    found.stop()


@pytest.fixture
def group(server):
    """Six people, each with a browser of their own."""
    with ExitStack() as open_clients:
        yield [open_clients.enter_context(another_client(server)) for _ in NAMES]


def create(client, **wishes):
    answer = client.post("/api/tournaments", json={"game": "magnates", "size": 3, "rounds": 2, "name": "Ann", **wishes})
    assert answer.status_code == 201, answer.text
    return answer.json()["tournament"]


def look(client, name):
    answer = client.get(f"/api/tournaments/{name}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def join(client, name, called):
    return client.post(f"/api/tournaments/{name}/players", json={"name": called})


def begin(client, name):
    return client.post(f"/api/tournaments/{name}/rounds", json={})


def play_round(group, tournament, number):
    """Play all tables of a round to their ends, everybody from their own browser."""
    for table in tournament["tables"]:
        if table["round"] == number:
            seats = [seat["number"] for seat in table["seats"]]
            while acting := deciders(group[0], table):
                make_move(group[seats[acting[0]] - 1], table, acting[0])


def test_six_people_play_two_rounds(group, visit):
    host, *others = group
    name = create(host, title="Winter cup")
    for client, called in zip(others, NAMES[1:], strict=True):
        assert join(client, name, called).status_code == 200
    assert begin(others[0], name).status_code == 403
    page = visit(f"/tournaments/{name}", viewport=PHONE)
    expect(page.get_by_text("Gathering players")).to_be_visible()
    shoot(page, "tournament-gathering")

    first = begin(host, name).json()
    assert [len(table["seats"]) for table in first["tables"]] == [3, 3]
    assert sorted(seat["number"] for table in first["tables"] for seat in table["seats"]) == [1, 2, 3, 4, 5, 6]
    assert begin(host, name).status_code == 409, "tables of the first round are still being played"
    assert join(host, name, "Annie").status_code == 409, "nobody comes or goes any more"
    play_round(group, first, 1)

    assert look(host, name)["ready"]
    second = begin(host, name).json()
    assert second["round"] == 2
    assert len(second["tables"]) == 4
    page.reload()
    shoot(page, "tournament-running")
    met = Counter(
        frozenset((one["number"], other["number"]))
        for table in second["tables"]
        for one in table["seats"]
        for other in table["seats"]
        if one["number"] < other["number"]
    )
    assert sum(count > 1 for count in met.values()) == 2, "of six at two tables of three, two pairs must meet again"
    play_round(group, second, 2)

    done = look(others[2], name)
    assert done["over"]
    assert done["seed"]
    assert begin(host, name).status_code == 409
    assert [each["played"] for each in done["standings"]] == [2] * 6
    won = sum(any(seat["won"] for seat in table["seats"]) for table in done["tables"])
    assert sum(each["points"] for each in done["standings"]) == pytest.approx(won)
    assert [each["place"] for each in done["standings"]] == sorted(each["place"] for each in done["standings"])
    assert [each["name"] for each in done["standings"] if each["mine"]] == ["Dov"]
    host.delete(f"/api/tables/{done['tables'][0]['table']}")
    assert look(host, name)["standings"] == look(host, name)["standings"]
    assert look(host, name)["tables"][0]["seats"] == done["tables"][0]["seats"], "results outlive their tables"
    page.reload()
    expect(page.get_by_text("Finished")).to_be_visible()
    shoot(page, "tournament")


def shoot(page, name):
    """Keep what a page looks like on a phone and on a desk, in daylight and at night."""
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=SCREENSHOTS / f"{name}-{width}-{scheme}.png", full_page=True)
    page.set_viewport_size(PHONE)


def test_everybody_joins_by_one_link_in_a_browser(visit):
    host = visit("/tournaments", viewport=PHONE)
    host.get_by_text("The Magnates").click()
    host.get_by_label("Name of the tournament").fill("Autumn cup")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("Days: play when you find the time").click()
    host.get_by_label("Time for every turn").select_option("12")
    shoot(host, "tournament-new")
    host.get_by_role("button", name="Set it up").click()
    host.wait_for_url("**/tournaments/*")
    expect(host.get_by_text("At least two people must take part")).to_be_visible()
    expect(host.get_by_text("12 h a turn, and 3 d in reserve")).to_be_visible()
    guest = visit(host.get_by_label("Send this link to everybody").input_value(), viewport=PHONE)
    expect(guest.get_by_label("Send this link to everybody")).to_have_count(0)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("row", name="Ben")).to_be_visible()
    host.reload()
    host.get_by_role("button", name="Start round 1").click()
    expect(host.get_by_text("Round 1 of 3").first).to_be_visible()
    guest.goto("/games")
    expect(guest.locator(".game-card")).to_have_count(1)
    guest.locator(".game-card a").first.click()
    guest.locator(".seats .clock").first.wait_for()
    guest.locator("#settings-open").click()
    guest.get_by_role("link", name="To the tournament").click()
    guest.wait_for_url(host.url)


def test_whoever_joins_twice_takes_part_once_and_can_leave(group):
    name = create(group[0], name="")
    assert join(group[1], name, "Ben").status_code == 200
    assert [each["name"] for each in join(group[1], name, "Benno").json()["standings"]] == ["Benno"]
    assert begin(group[0], name).status_code == 409, "nobody to play with"
    assert group[1].delete(f"/api/tournaments/{name}/players").status_code == 204
    assert look(group[0], name)["standings"] == []
    assert group[0].get("/api/tournaments/nothing").status_code == 404


def test_bots_fill_up_where_a_group_does_not_fit_the_game(group):
    name = create(group[0], game="gods-playground")
    for client, called in zip(group[1:5], NAMES[1:], strict=False):
        join(client, name, called)
    tables = begin(group[0], name).json()["tables"]
    assert sorted(len(table["seats"]) for table in tables) == [3, 3]
    assert sum(seat["number"] is None for table in tables for seat in table["seats"]) == 1


def test_two_players_who_turn_out_to_be_one_person_do_not_stop_a_tournament(group):
    host, ben, cyd, dov = group[:4]
    name = create(host, rounds=3)
    for client, called in ((ben, "Ben"), (cyd, "Cyd"), (dov, "Dov")):
        assert join(client, name, called).status_code == 200
    play_round(group, begin(host, name).json(), 1)
    before = {each["name"]: each["points"] for each in look(host, name)["standings"]}
    second = begin(host, name).json()
    add_device(ben, dov)
    play_round([host, ben, cyd, ben], second, 2)  # who now plays for both
    third = begin(host, name)
    assert third.status_code == 200, third.text
    seats = [seat for table in third.json()["tables"] if table["round"] == 3 for seat in table["seats"]]
    assert sorted(seat["number"] for seat in seats) == [1, 2, 3]
    play_round([host, ben, cyd], third.json(), 3)
    done = look(dov, name)
    assert done["over"]
    assert {each["name"] for each in done["standings"]} == set(before)
    assert all(each["points"] >= before[each["name"]] for each in done["standings"])
    assert [each["name"] for each in done["standings"] if each["mine"]] == ["Ben"]
    assert ben.get(f"/tournaments/{name}").status_code == 200


def test_whoever_joined_from_two_devices_that_become_one_takes_part_once(group):
    host, ben, phone = group[:3]
    name = create(host)
    join(ben, name, "Ben")
    join(phone, name, "Benno")
    add_device(ben, phone)
    assert [each["name"] for each in look(host, name)["standings"]] == ["Ann", "Ben"]
    assert begin(host, name).status_code == 200


def test_a_server_without_a_lobby_has_no_tournaments(tmp_path):
    plain = Server(tmp_path / "tables.sqlite")
    try:
        with another_client(plain) as client:
            assert client.post("/api/tournaments", json={"game": "magnates"}).status_code == 404
            assert client.get("/tournaments").status_code == 404
    finally:
        plain.stop()
