"""Several devices of one player, by the JSON interface."""

from __future__ import annotations

from typing import Any

import httpx

from helpers.web.servers import Server


def another_client(server: Server) -> httpx.Client:
    """Return a browser that has never been here."""
    return server.client()


def devices(client: httpx.Client) -> list[dict[str, Any]]:
    """List the devices of a player."""
    answer = client.get("/api/devices")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def make_link(client: httpx.Client) -> str:
    """Make a link to a player's games; return its secret."""
    answer = client.post("/api/devices/links", json={})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["path"]).partition("#")[2]


def use_link(client: httpx.Client, secret: str, name: str = "Phone") -> httpx.Response:
    """Bring a device to the player of a link."""
    return client.post("/api/devices/links/use", json={"secret": secret, "name": name})


def add_device(client: httpx.Client, other: httpx.Client, name: str = "Phone") -> None:
    """Bring another device to a player."""
    answer = use_link(other, make_link(client), name)
    assert answer.status_code == 200, answer.text


def revoke(client: httpx.Client, name: str) -> None:
    """Sign a device out, given by its name."""
    (device,) = (each for each in devices(client) if each["name"] == name)
    assert client.delete(f"/api/devices/{device['id']}").status_code == 204
