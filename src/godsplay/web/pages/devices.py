"""My devices: which browsers sit at one's tables, adding one, signing one out."""

from __future__ import annotations

import time

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from godsplay.web.api.devices import devices_of, known_player
from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, form_text, registry_of
from godsplay.web.pages.table_list import how_long_ago
from godsplay.web.pages.templating import html, render
from godsplay.web.players.device_store import StoredDevice
from godsplay.web.players.devices import SEEN_INTERVAL
from godsplay.web.views.device_names import device_name
from godsplay.web.views.links import link
from godsplay.web.views.text import say


@get("/devices", include_in_schema=False)
async def show_devices(request: AppRequest) -> Response[str]:
    """Show the devices of whoever looks; somebody new has none yet, and may bring games from elsewhere."""
    devices, who = devices_of(request), visitor(request)
    found: list[StoredDevice] = []
    if who.device is not None and who.holder is not None:
        found = await devices.devices_of(who.device, who.holder, device_name(request))
    shown = [describe(each, each.token == who.device, len(found) > 1) for each in found]
    keys = registry_of(request).passkeys
    own = [] if keys is None or who.holder is None else await keys.stored.passkeys_of(who.holder)
    passkeys = [
        {"id": key.id, "name": key.name, "since": say("device-since", ago=how_long_ago(time.time() - key.since))}
        for key in own
    ]
    values = {"devices": shown, "passkeys": passkeys, "with_passkeys": keys is not None}
    return html(render("devices.html", title=say("devices"), **values))


def describe(device: StoredDevice, here: bool, removable: bool) -> dict[str, object]:
    """Describe a device."""
    now = time.time()
    away = now - device.seen
    last_seen = say("ago-now") if away < 2 * SEEN_INTERVAL else how_long_ago(away)
    return {
        "id": device.id,
        "name": device.name,
        "since": say("device-since", ago=how_long_ago(now - device.since)),
        "seen": say("device-here") if here else say("device-seen", ago=last_seen),
        "here": here,
        "removable": removable,
    }


@get("/devices/add", include_in_schema=False, sync_to_thread=False)
def show_adding(request: AppRequest) -> Response[str]:
    """Ask whether this device is to have the games that a link leads to; the script reads the link, no log does."""
    devices_of(request)
    return html(render("add_device.html", title=say("device-add-title"), name=device_name(request)))


@post("/devices/{device:str}/name", include_in_schema=False)
async def rename(request: AppRequest, device: FromPath[str]) -> Redirect:
    """Change what a device is called."""
    name = form_text(await request.form(), "name")
    await devices_of(request).rename(known_player(request).holder, device[:32], name)
    return Redirect(link("/devices"), status_code=HTTP_303_SEE_OTHER)


@post("/devices/{device:str}/revoke", include_in_schema=False)
async def revoke(request: AppRequest, device: FromPath[str]) -> Redirect:
    """Sign a device out."""
    await devices_of(request).revoke(known_player(request).holder, device[:32])
    return Redirect(link("/devices"), status_code=HTTP_303_SEE_OTHER)


handlers = [show_devices, show_adding, rename, revoke]
