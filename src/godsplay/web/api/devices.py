"""By the JSON interface: the devices of a player, and links that bring another one to the same games."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND

from godsplay.web.api.permissions import Player, cookies_for, player_or_new, visitor
from godsplay.web.api.requests import AppRequest, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.players.device_store import StoredDevice
from godsplay.web.players.devices import LINK_SECONDS, Devices
from godsplay.web.views.device_names import device_name
from godsplay.web.views.links import link
from godsplay.web.views.qr import draw_qr

ADD = "/devices/add"

DeviceId = Annotated[str, PathParameter(max_length=32, description="a device of yours")]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=80)]


class Device(msgspec.Struct):
    """A browser or program that stands for you."""

    id: str
    name: str
    since: str  # when it came, as ISO 8601
    seen: str  # when it was last here, within some minutes
    here: bool  # it is the one that asks


class DeviceLink(msgspec.Struct):
    """A link that brings one more device to your games, once. Whoever has it can play for you."""

    path: str
    url: str
    qr: str  # the same as a QR code, in SVG
    seconds: int  # for which it can be used


class LinkSecret(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind the # of a link."""

    secret: Secret


class UseLink(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind the # of a link, and a name for this device."""

    secret: Secret
    name: Name = ""


class LinkView(msgspec.Struct):
    """Where a link leads, and what comes along."""

    device: str  # that it was made on
    tables: int  # at which this device plays under its own name so far
    same: bool  # both devices stand for the same player already


class Joined(msgspec.Struct):
    """A device that has come to a player; the token is for programs, browsers have it as a cookie."""

    tables: int  # that came along
    token: str | None = None


class DeviceName(msgspec.Struct, forbid_unknown_fields=True):
    """What a device is called."""

    name: Name


@get("/devices")
async def list_devices(request: AppRequest) -> list[Device]:
    """List your devices."""
    player = known_player(request)
    found = await devices_of(request).devices_of(player.device, player.holder, device_name(request))
    return [shown(each, player) for each in found]


@post("/devices/links", status_code=HTTP_200_OK)
async def make_link(request: AppRequest) -> DeviceLink:
    """Make a link for one more device of yours; an older one that nobody has used ends."""
    player = known_player(request)
    secret = await devices_of(request).make_link(player.device, player.holder, device_name(request))
    path = f"{link(ADD)}#{secret}"  # browsers keep what follows the # to themselves: it is in no log
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    return DeviceLink(path, origin + path, draw_qr(origin + path), LINK_SECONDS)


@post("/devices/links/look", status_code=HTTP_200_OK)
async def look_at_link(request: AppRequest, data: JSONBody[LinkSecret]) -> LinkView:
    """Look where a link leads, without using it."""
    devices, who = devices_of(request), visitor(request)
    found = await devices.look_at_link(data.secret)
    maker = await devices.find(found.device)
    tables = 0 if who.holder is None else len(await registry_of(request).store.tables_of(who.holder))
    return LinkView("" if maker is None else maker.name, tables, who.holder == found.holder)


@post("/devices/links/use", status_code=HTTP_200_OK)
async def use_link(request: AppRequest, data: JSONBody[UseLink]) -> Response[Joined]:
    """Bring this device to the player of a link, with the seats that it holds. The link ends by that."""
    player = player_or_new(request)
    name = data.name or device_name(request)
    carried = await devices_of(request).use_link(data.secret, player.device, player.holder, name)
    return joined(request, player, carried.tables)


def joined(request: AppRequest, player: Player, tables: list[str]) -> Response[Joined]:
    """Answer a device that has come to a player."""
    registry_of(request).reload_changed(tables)
    body = Joined(len(tables), player.token if player.is_new else None)
    return Response(body, cookies=cookies_for(player, request.url.scheme), media_type=MediaType.JSON)


@post("/devices/{device:str}/name", status_code=HTTP_200_OK)
async def rename_device(request: AppRequest, device: DeviceId, data: JSONBody[DeviceName]) -> DeviceName:
    """Change what a device of yours is called."""
    await devices_of(request).rename(known_player(request).holder, device, data.name)
    return data


@delete("/devices/{device:str}")
async def revoke_device(request: AppRequest, device: DeviceId) -> None:
    """Sign a device of yours out, at once and for good: it no longer sits at your tables."""
    await devices_of(request).revoke(known_player(request).holder, device)


def known_player(request: AppRequest) -> Player:
    """Return who sends a request, who must have been here before."""
    player = player_or_new(request)
    if player.is_new:
        raise RequestError(HTTP_403_FORBIDDEN, "error-never-played")
    return player


def devices_of(request: AppRequest) -> Devices:
    """Return where devices are kept."""
    found = registry_of(request).devices
    if found is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-devices")
    return found


def shown(device: StoredDevice, player: Player) -> Device:
    """Describe a device to its player."""
    since, seen = (
        datetime.fromtimestamp(each, UTC).isoformat(timespec="seconds") for each in (device.since, device.seen)
    )
    return Device(device.id, device.name, since, seen, device.token == player.device)


handlers = [list_devices, make_link, look_at_link, use_link, rename_device, revoke_device]
