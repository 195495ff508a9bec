"""By the JSON interface: passkeys, made on one device and used on another. Questions and answers are WebAuthn's."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from godsplay.web.api.devices import Joined, Name, devices_of, joined, known_player
from godsplay.web.api.permissions import player_or_new
from godsplay.web.api.requests import AppRequest, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.players.passkey_store import StoredPasskey
from godsplay.web.players.passkeys import Passkeys, site_of
from godsplay.web.views.device_names import device_name
from godsplay.web.views.text import say

PasskeyId = Annotated[str, PathParameter(max_length=64, description="a passkey of yours")]


class Passkey(msgspec.Struct):
    """A passkey of yours."""

    id: str
    name: str


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser's authenticator has answered, and a name: of the new passkey, or of the device that used one."""

    credential: dict[str, Any]
    name: Name = ""


@get("/passkeys")
async def list_passkeys(request: AppRequest) -> list[Passkey]:
    """List your passkeys."""
    return [shown(each) for each in await passkeys_of(request).stored.passkeys_of(known_player(request).holder)]


@post("/passkeys/question", status_code=HTTP_200_OK)
async def ask_for_new(request: AppRequest) -> dict[str, Any]:
    """Ask what a browser needs to make a passkey."""
    return await passkeys_of(request).ask_for_new(site_of(request), known_player(request).holder, say("passkey-title"))


@post("/passkeys")
async def add_passkey(request: AppRequest, data: JSONBody[PasskeyAnswer]) -> Passkey:
    """Add a passkey that opens your games on other devices."""
    name = data.name or device_name(request)
    holder = known_player(request).holder
    return shown(await passkeys_of(request).add(site_of(request), holder, name, data.credential))


@delete("/passkeys/{passkey:str}")
async def remove_passkey(request: AppRequest, passkey: PasskeyId) -> None:
    """Remove a passkey: it opens nothing any more."""
    await passkeys_of(request).remove(known_player(request).holder, passkey)


@post("/passkeys/use/question", status_code=HTTP_200_OK)
async def ask_for_known(request: AppRequest) -> dict[str, Any]:
    """Ask what a browser needs to use a passkey."""
    return await passkeys_of(request).ask_for_known(site_of(request))


@post("/passkeys/use", status_code=HTTP_200_OK)
async def use_passkey(request: AppRequest, data: JSONBody[PasskeyAnswer]) -> Response[Joined]:
    """Bring this device to the player of a passkey, with the seats that it holds."""
    owner = await passkeys_of(request).owner(site_of(request), data.credential)
    player = player_or_new(request)
    name = data.name or device_name(request)
    carried = await devices_of(request).bring(owner, player.device, player.holder, name)
    return joined(request, player, carried.tables)


def passkeys_of(request: AppRequest) -> Passkeys:
    """Return where passkeys are kept."""
    found = registry_of(request).passkeys
    if found is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-passkeys")
    return found


def shown(passkey: StoredPasskey) -> Passkey:
    """Describe a passkey to its player."""
    return Passkey(passkey.id, passkey.name)


handlers = [list_passkeys, ask_for_new, add_passkey, remove_passkey, ask_for_known, use_passkey]
