"""A server whose host has not asked for it shows nobody's tables."""

from helpers.web.tables import HERE, INVITED


def test_nothing_is_listed_unless_the_host_of_the_server_wants_it(client):
    assert client.get("/api/open-tables").status_code == 404
    assert client.get("/open").status_code == 404
    assert "/open" not in client.get("/").text
    wanted = {"game": "magnates", "seats": [HERE, INVITED], "listed": True}
    refused = client.post("/api/tables", json=wanted)
    assert refused.status_code == 409
    assert "lists no tables" in refused.json()["error"]
