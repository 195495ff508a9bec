"""Where notices arrive: a webhook, a push service by the standards, and a mail server, all on this computer."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from helpers.web.servers import free_port

CURVE = ec.SECP256R1()


class Arrived(NamedTuple):
    """A request that has arrived."""

    when: float
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Gate(ThreadingHTTPServer):
    """Lets many come at once: where a system resets connections that must queue, messages would be lost on the way."""

    request_queue_size = 256
    daemon_threads = True


class WebReceiver:
    """A web server that notes what it is sent; its answers are given, the last one from then on."""

    def __init__(self, *answers: int | Callable[[], int]) -> None:
        self.answers = list(answers) or [200]
        self.arrived: list[Arrived] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.arrived.append(Arrived(time.time(), self.path, headers, body))
                answer = receiver.answers.pop(0) if len(receiver.answers) > 1 else receiver.answers[0]
                self.send_response(answer if isinstance(answer, int) else answer())
                self.send_header("content-length", "0")
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = Gate(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class PushedBrowser:
    """A browser that has subscribed at a push service: only it can read what arrives there."""

    def __init__(self, service: WebReceiver, name: str) -> None:
        self.service = service
        self.path = f"/push/{name}"
        self.key = ec.generate_private_key(CURVE)
        self.secret = b"sixteen letters."

    def subscription(self) -> dict[str, Any]:
        """Return what the browser tells a page."""
        keys = {"p256dh": encode(point_of(self.key.public_key())), "auth": encode(self.secret)}
        return {"endpoint": self.service.url + self.path, "expirationTime": None, "keys": keys}

    def read(self, arrived: Arrived) -> Any:
        """Decrypt a message (RFC 8188 and 8291)."""
        assert arrived.headers["content-encoding"] == "aes128gcm"
        salt, size, length = arrived.body[:16], int.from_bytes(arrived.body[16:20]), arrived.body[20]
        sender, sealed = arrived.body[21 : 21 + length], arrived.body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        both = point_of(self.key.public_key()) + sender
        secret = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + both).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, _, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert not padding.strip(b"\0")
        return json.loads(text)


def check_sender(arrived: Arrived, service: WebReceiver, public_key: str) -> dict[str, Any]:
    """Check who has sent a push message (RFC 8292), and how long it is kept (RFC 8030); return what they claim."""
    scheme, _, rest = arrived.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(parts["k"]))
    try:
        key.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("signed by somebody else") from None
    head, claims = (json.loads(decode(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert int(arrived.headers["ttl"]) > 0
    found: dict[str, Any] = claims
    return found


class MailReceiver:
    """A mail server that keeps what it is handed; its answers to letters are given, the last one from then on."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers) or ["250 kept"]
        self.letters: list[EmailMessage] = []
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["to"]]
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if answer.startswith("250"):
            self.letters.append(letter)
        return answer

    def close(self) -> None:
        self.controller.stop()


@contextmanager
def receiving(*answers: int | Callable[[], int]) -> Iterator[WebReceiver]:
    """Receive requests for a while."""
    found = WebReceiver(*answers)
    try:
        yield found
    finally:
        found.close()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
