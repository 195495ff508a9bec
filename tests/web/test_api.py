"""The JSON interface: what programs can do at a table, and what they cannot."""

import json
import secrets
from pathlib import Path

import httpx
import pytest

import godsplay
from godsplay.web.pages.assets import asset
from helpers.web.sockets import greet, open_socket
from helpers.web.tables import (
    EASY,
    GAME,
    HERE,
    INVITED,
    act,
    decider,
    finished_record,
    import_record,
    open_table,
    path,
    people,
    play_until,
    position,
)

OLD = Path(__file__).parents[1] / "data" / "0.1.0"


def test_games_say_for_how_many_they_are(client):
    found = {game["name"]: game for game in client.get("/api/games").json()}
    assert found[GAME]["fewest"] == found[GAME]["most"] == 3
    assert found[GAME]["levels"] == ["beginner", "easy", "normal", "hard", "master"]


def test_a_program_can_play(client):
    table = open_table(client)
    assert table["token"]
    seat = decider(client, table)
    shown = position(client, table, seat)
    assert shown["question"]["choices"][0]["text"] == "Place an estate in Prussia"
    assert act(client, table, seat, "estate ukraine", 0).json() == {"moves": 1}
    told = client.get(path(table, "log"), params={"seat": seat}).json()
    assert "places an estate" in told[0]["lines"][0]["text"]


def test_a_token_in_a_header_is_as_good_as_a_cookie(client, server):
    table = open_table(client)
    headers = {"authorization": f"Bearer {table['token']}"}
    answer = httpx.get(server.url + path(table, "position"), params={"seat": 0}, headers=headers)
    assert answer.status_code == 200


def test_a_move_that_is_sent_twice_counts_once(client):
    table = open_table(client)
    seat = decider(client, table)
    assert act(client, table, seat, "estate ukraine", 0).json() == {"moves": 1}
    assert act(client, table, seat, "estate ukraine", 0).json() == {"moves": 1}
    assert client.get(path(table)).json()["moves"] == 1


def test_a_move_for_another_moment_is_refused(client):
    table = open_table(client)
    seat = decider(client, table)
    act(client, table, seat, "estate ukraine", 0)
    other = decider(client, table)
    assert act(client, table, other, "estate prussia", 0).status_code == 409
    assert act(client, table, other, "estate prussia", 7).status_code == 409
    assert client.get(path(table)).json()["moves"] == 1


def test_an_illegal_move_is_refused_with_its_reason_and_rule(client):
    table = open_table(client)
    seat = decider(client, table)
    answer = act(client, table, seat, "bid 3")
    assert answer.status_code == 409
    assert answer.json()["rule"] == "set-up"
    answer = act(client, table, seat, "fly away")
    assert answer.status_code == 400
    assert "no action is written" in answer.json()["error"]


def test_what_a_seat_does_out_of_turn_is_a_move_like_any_other(client):
    record = godsplay.Record(godsplay.game("magnates"), players=2, seed=4)
    while len(record.state.to_act) > 1 or not record.state.out_of_turn(1 - record.state.to_act[0]):
        seat = record.state.to_act[0]
        record.play(seat, record.state.legal(seat)[0])
    deciding, moves = record.state.to_act[0], len(record)
    gift = str(record.state.out_of_turn(1 - deciding)[0])
    table = import_record(client, json.loads(record.to_json()))
    assert gift in [choice["action"] for choice in position(client, table, 1 - deciding)["question"]["choices"]]
    assert act(client, table, 1 - deciding, "pass", moves).json()["error"].startswith("It isn’t your decision")
    assert act(client, table, 1 - deciding, gift, moves).json() == {"moves": moves + 1}
    assert decider(client, table) == deciding
    assert client.post(path(table, "undo"), json={"seat": 1 - deciding}).json() == {"moves": moves}


def test_undo_takes_back_what_nobody_has_built_on(client):
    table = open_table(client)
    seat = decider(client, table)
    act(client, table, seat, "estate ukraine", 0)
    assert client.post(path(table, "undo"), json={"seat": seat}).json() == {"moves": 0}
    answer = client.post(path(table, "undo"), json={"seat": seat})
    assert answer.status_code == 409
    assert answer.json()["error"] == "You haven’t made a move yet."


def test_nobody_gets_what_another_seat_sees(client, stranger):
    table = open_table(client)
    for place in ("position", "log", "moments"):
        assert stranger.get(path(table, place), params={"seat": 0}).status_code == 403
        assert stranger.get(path(table, place)).status_code == 200
    for token in (secrets.token_urlsafe(16), "x", "x" * 200, "Bearer", "ü"):
        stranger.cookies.set("godsplay", token.encode().hex())
        assert stranger.get(path(table, "position"), params={"seat": 0}).status_code == 403
    seat = decider(client, table)
    assert act(stranger, table, seat, "estate ukraine").status_code == 403
    assert stranger.post(path(table, "undo"), json={"seat": seat}).status_code == 403
    assert stranger.post(path(table, "hint"), json={"seat": seat}).status_code == 403


def picture(client, table, seat):
    """Return what a seat sees, layer by layer."""
    (moment,) = client.get(path(table, "moments"), params={} if seat is None else {"seat": seat}).json()
    return moment["layers"]


def test_what_is_sealed_shows_to_its_own_seat_alone(client):
    table = open_table(client)
    acting = play_until(client, table, lambda shown: "nobles" in shown["question"]["prompt"]["rule"])
    before = {seat: picture(client, table, seat) for seat in (0, 1, 2, None)}
    moves = position(client, table)["moves"]
    assert len(acting) == 3
    assert act(client, table, 1, "block prussia 4", moves).status_code == 200
    assert position(client, table, 1)["view"]["families"]["red"]["placed"] == {"prussia": 4}
    for seat in (0, 2, None):
        shown = position(client, table, seat)
        assert shown["view"]["families"]["red"]["placed"] == {}
        assert picture(client, table, seat) == before[seat]
        told = client.get(path(table, "log"), params={} if seat is None else {"seat": seat}).json()
        assert not told[-1]["lines"]
    assert act(client, table, 0, "block prussia 2", moves).status_code == 200, (
        "a sealed move of another seat is no news"
    )


def test_the_record_and_the_seed_are_kept_until_the_end(client, stranger):
    table = open_table(client, seed=None)
    assert client.get(path(table, "record")).status_code == 403
    before = [client.get(path(table, place).rstrip("/")).text for place in ("", "position", "log", "moments")]
    assert play_until(client, table, lambda shown: False) == []
    record = json.loads(stranger.get(path(table, "record")).text)
    assert not any(record["seed"] in text for text in before)
    ending = client.get(path(table, "ending")).json()
    assert sum(values[0] for _, values in ending["points"]) == ending["scores"][0]
    again = import_record(client, record)
    assert client.get(path(again)).json()["over"]
    assert client.post(path(table, "rematch")).status_code == 201
    assert stranger.post(path(table, "rematch")).status_code == 403


def test_whoever_chose_the_seed_and_plays_alone_can_take_a_running_game_along(client, stranger):
    table = open_table(client, seed="known to me")
    assert json.loads(client.get(path(table, "record")).text)["seed"] == "known to me"
    assert stranger.get(path(table, "record")).status_code == 403
    with_a_friend = open_table(client, HERE, INVITED, EASY, seed="known to me")
    assert client.get(path(with_a_friend, "record")).status_code == 403


def test_a_race_ends_with_a_winner_and_no_places(client):
    table = import_record(client, json.loads((OLD / "playful-gods-finished.json").read_text()))
    ending = client.get(path(table, "ending")).json()
    (winner,) = ending["winners"]
    others = [seat for seat in range(len(ending["places"])) if seat != winner]
    assert ending["ranking"] == [winner, *others]
    assert set(ending["places"]) == {None}


def test_an_invitation_can_be_used_once(client, stranger, server):
    table = open_table(client, HERE, INVITED, EASY)
    link = table["invitations"]["1"]
    assert stranger.get(link).status_code == 200
    assert stranger.get(link).status_code == 200, "looking at it does not use it up"
    answer = stranger.post(link, data={"name": "<b>Zofia</b>" + "!" * 50})
    assert answer.status_code == 303
    assert stranger.get(path(table, "position"), params={"seat": 1}).status_code == 200
    person = people(client, table)[1]
    assert person["player"] == "<b>Zofia</b>!!!!!!!!!!!!"
    assert httpx.post(server.url + link, data={"name": "late"}).status_code == 404
    assert stranger.post(path(table, "invitations"), json={"seat": 2}).status_code == 403


def test_a_friend_who_lost_the_browser_gets_the_seat_back(client, stranger, server):
    table = open_table(client, HERE, INVITED, EASY)
    stranger.post(table["invitations"]["1"], data={"name": "Zofia"})
    assert stranger.post(path(table, "invitations"), json={"seat": 1}).status_code == 403, "only the host invites"
    anew = client.post(path(table, "invitations"), json={"seat": 1}).json()["path"]
    position(stranger, table, 1)  # a link that nobody has used takes nothing away
    with server.client() as other_browser:
        assert other_browser.post(anew, data={"name": "Zofia"}).status_code == 303
        position(other_browser, table, 1)
    assert stranger.get(path(table, "position"), params={"seat": 1}).status_code == 403


def test_somebody_who_is_here_keeps_the_seat(client, stranger, server):
    table = open_table(client, HERE, INVITED, EASY)
    stranger.post(table["invitations"]["1"], data={"name": "Zofia"})
    anew = client.post(path(table, "invitations"), json={"seat": 1}).json()["path"]
    with open_socket(server, table, stranger.cookies["godsplay"]) as socket:
        greet(socket)
        assert client.post(path(table, "invitations"), json={"seat": 1}).status_code == 409
        assert client.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"}).status_code == 409
        assert httpx.post(server.url + anew, data={"name": "somebody else"}).status_code == 409
    position(stranger, table, 1)


def test_a_newer_invitation_ends_the_older(client, stranger):
    table = open_table(client, HERE, INVITED, EASY)
    newer = client.post(path(table, "invitations"), json={"seat": 1}).json()["path"]
    assert stranger.get(table["invitations"]["1"]).status_code == 404
    assert stranger.get(newer).status_code == 200


def test_a_seat_can_be_given_to_a_bot_and_taken_back(client, stranger):
    table = open_table(client, HERE, INVITED, INVITED)
    stranger.post(table["invitations"]["1"], data={"name": "Jan"})
    assert stranger.post(path(table, "substitute"), json={"seat": 0, "bot": "easy"}).status_code == 403
    assert client.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"}).json()[1]["bot"] == "easy"
    assert client.post(path(table, "substitute"), json={"seat": 1, "bot": None}).status_code == 403
    assert stranger.post(path(table, "substitute"), json={"seat": 1, "bot": None}).json()[1]["bot"] is None
    assert client.post(path(table, "substitute"), json={"seat": 2, "bot": None}).status_code == 409
    assert client.post(path(table, "substitute"), json={"seat": 2, "bot": "godlike"}).status_code == 400


def test_a_what_if_of_a_running_game_is_for_those_who_play_alone(client, stranger):
    alone = open_table(client, HERE, EASY, EASY)
    assert client.post(path(alone, "branches"), json={"moves": 0}).status_code == 201
    assert stranger.post(path(alone, "branches"), json={"moves": 0}).status_code == 403
    together = open_table(client, HERE, INVITED, EASY)
    assert client.post(path(together, "branches"), json={"moves": 0}).status_code == 403


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": GAME, "seats": [HERE]},
        {"game": GAME, "seats": [HERE] * 13},
        {"game": GAME, "seats": [{"who": "ghost"}] * 3},
        {"game": GAME, "options": {"flying": True}},
        {"game": GAME, "edition": "= not toml"},
        {"game": GAME, "edition": "[estates]\nprussia = 7"},
        {"game": 7},
        {"game": GAME, "seed": "x" * 1000},
        {"game": GAME, "seats": "all"},
        [],
        None,
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_in_words(client, wish):
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code in (400, 404), answer.text
    assert answer.json()["error"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"game":"' + b"x" * 100_000 + b'"}', b"null"]
)
@pytest.mark.parametrize("place", ["/api/tables", "/api/records", "/import", f"/new/{GAME}"])
def test_no_body_breaks_the_server(client, place, body):
    for kind in ("application/json", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"):
        answer = client.post(place, content=body, headers={"content-type": kind})
        assert answer.status_code in (303, 400, 413, 415, 429), (answer.status_code, answer.text)


def test_a_huge_body_is_refused(client):
    answer = client.post("/api/records", content=b"x" * 5_000_000)
    assert answer.status_code == 413


def test_a_forged_record_is_refused(client):
    record = finished_record("forged")
    record["moves"][3]["move"] = "pass"
    answer = client.post("/api/records", content=json.dumps(record))
    assert answer.status_code == 400
    assert "move 4" in answer.json()["error"]


def test_requests_from_another_site_are_refused(client):
    foreign = {"origin": "https://evil.example"}
    assert client.post("/api/tables", json={"game": GAME}, headers=foreign).status_code == 403
    assert client.post(f"/play/{GAME}", headers={"origin": "null"}).status_code == 403
    assert client.get("/", headers={"host": "evil.example"}).status_code == 400
    assert client.get("/", headers={"host": "[::"}).status_code == 400


def test_every_answer_has_a_strict_policy(client):
    for place in ("/", f"/rules/{GAME}", f"/new/{GAME}", "/nowhere", "/api/games", asset("main.js")):
        policy = client.get(place).headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy


@pytest.mark.parametrize(
    "place", ["/t/nothing", "/join/nothing", "/rules/chess", "/nowhere", "/boards/../x", "/static/../app.py"]
)
def test_what_there_is_not_is_said_on_a_page(client, place):
    answer = client.get(place)
    assert answer.status_code == 404
    assert "Traceback" not in answer.text


def test_the_interface_describes_itself(client):
    schema = client.get("/api/schema/openapi.json").json()
    assert "/api/tables/{name}/actions" in schema["paths"]
