"""Passkeys: an authenticator proves by its signature whose games a device may have. `webauthn` checks everything."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND

from godsplay.web.errors import RequestError
from godsplay.web.players.passkey_store import PasskeyStore, StoredChallenge, StoredPasskey
from godsplay.web.tables.seats import clean_text

PATIENCE = 300  # seconds for an answer
CHALLENGE_BYTES = 32
BRAND = "godsplay"


class Site(NamedTuple):
    """The address that a browser knows this server by, as passkeys are bound to it."""

    name: str
    origin: str


class Passkeys:
    """The passkeys of players."""

    def __init__(self, stored: PasskeyStore) -> None:
        self.stored = stored

    async def ask_for_new(self, site: Site, holder: str, title: str) -> dict[str, Any]:
        """Return what a browser needs to make a passkey for a player."""
        from webauthn import generate_registration_options
        from webauthn.helpers import structs

        kept = [self.describe(each) for each in await self.stored.passkeys_of(holder)]
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=BRAND,
            user_id=hashlib.sha256(f"passkey of {holder}".encode()).digest(),
            user_name=title,
            challenge=secrets.token_bytes(CHALLENGE_BYTES),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=kept,
        )
        return await self.remember(options, holder)

    async def ask_for_known(self, site: Site) -> dict[str, Any]:
        """Return what a browser needs to use a passkey, whosever it is."""
        from webauthn import generate_authentication_options

        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        return await self.remember(generate_authentication_options(rp_id=site.name, challenge=challenge), None)

    async def remember(self, options: Any, holder: str | None) -> dict[str, Any]:
        """Write the challenge of a question down; return the question as browsers read it."""
        from webauthn.helpers import options_to_json_dict

        found: dict[str, Any] = options_to_json_dict(options)
        await self.stored.add_challenge(StoredChallenge(found["challenge"], holder, time.time() + PATIENCE))
        return found

    async def add(self, site: Site, holder: str, name: str, answer: dict[str, Any]) -> StoredPasskey:
        """Keep a new passkey of a player."""
        from webauthn import verify_registration_response
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self.take_challenge(answer)
        if challenge.holder != holder:
            raise RequestError(HTTP_403_FORBIDDEN, "error-passkey")
        try:
            checked = verify_registration_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge.challenge),
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except WebAuthnException:
            raise RequestError(HTTP_400_BAD_REQUEST, "error-passkey") from None
        made = StoredPasskey(
            digest(checked.credential_id),
            holder,
            bytes_to_base64url(checked.credential_id),
            bytes_to_base64url(checked.credential_public_key),
            checked.sign_count,
            clean_text(name),
            time.time(),
        )
        await self.stored.add(made)
        return made

    async def owner(self, site: Site, answer: dict[str, Any]) -> str:
        """Return the player whose passkey has signed."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self.take_challenge(answer)
        try:
            known = await self.stored.find(digest(base64url_to_bytes(str(answer.get("rawId", "")))))
            if known is None or challenge.holder is not None:
                raise RequestError(HTTP_403_FORBIDDEN, "error-passkey")
            checked = verify_authentication_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge.challenge),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.count,
            )
        except (WebAuthnException, ValueError):
            raise RequestError(HTTP_403_FORBIDDEN, "error-passkey") from None
        await self.stored.count(known.id, checked.new_sign_count)
        return known.holder

    async def take_challenge(self, answer: dict[str, Any]) -> StoredChallenge:
        """Find the challenge that an authenticator has answered; each can be answered once."""
        from webauthn.helpers import base64url_to_bytes

        try:
            said = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
            found = await self.stored.take_challenge(str(said["challenge"])[:64])
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
            found = None
        if found is None:
            raise RequestError(HTTP_400_BAD_REQUEST, "error-passkey")
        return found

    async def remove(self, holder: str, name: str) -> None:
        """Remove a passkey of a player."""
        if not await self.stored.remove(holder, name):
            raise RequestError(HTTP_404_NOT_FOUND, "error-passkey")

    def describe(self, passkey: StoredPasskey) -> Any:
        """Describe a passkey to a browser, so that nobody makes a second one on the same authenticator."""
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import PublicKeyCredentialDescriptor

        return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.credential))


def site_of(request: Any) -> Site:
    """Return the address that a browser knows this server by; the guard has compared it with where the page is from."""
    origin = request.headers.get("origin", "")
    parts = urlsplit(origin)
    name = parts.hostname or ""
    if not name or (parts.scheme != "https" and name != "localhost"):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-passkey-address")
    return Site(name, origin)


def digest(credential: bytes) -> str:
    """Return the name of a passkey."""
    return hashlib.sha256(credential).hexdigest()
