"""Messages by e-mail, handed to the host's mail server; each says how to stop them at once (RFC 8058)."""

from __future__ import annotations

import asyncio
import os
import re
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from godsplay.web.network import LOOPBACK
from godsplay.web.notices.outcomes import Refused, Unavailable, Uncertain
from godsplay.web.notices.values import Channel, Message
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.views.text import say

PASSWORD = "GODSPLAY_SMTP_PASSWORD"  # in the environment, where it is in no list of processes
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
LONGEST_ADDRESS = 254
PORTS = {"smtp": 587, "smtps": 465}
SECONDS = 30.0  # for everything
DELIVERED = (250, 251)


class MailServer(NamedTuple):
    """Where mails are handed in, and who sends them."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None
    sender: str


class Mail:
    """Sends messages by e-mail."""

    def __init__(self, server: MailServer, base: str) -> None:
        self.server = server
        self.base = base

    async def send(self, channel: Channel, message: Message, delivery: str) -> None:
        """Send a message, or raise why that failed."""
        letter = write(channel, message, delivery, self.server.sender, self.base)
        try:
            async with asyncio.timeout(SECONDS):
                await self.hand_in(channel.target, letter)
        except TimeoutError:
            raise Uncertain("no answer in time") from None

    async def hand_in(self, recipient: str, letter: bytes) -> None:
        """Hand a letter to the mail server. Until its text is on its way, nothing can have arrived."""
        from aiosmtplib import SMTP, SMTPException, SMTPResponseException

        server = self.server
        tls = {"use_tls": True} if server.scheme == "smtps" else {"start_tls": None if is_local(server.host) else True}
        client = SMTP(hostname=server.host, port=server.port, timeout=SECONDS, **tls)
        try:
            await client.connect()
            if server.user is not None:
                await client.login(server.user, server.password or "")
            await client.mail(server.sender)
            await client.rcpt(recipient)
        except SMTPResponseException as error:
            client.close()
            raise judge(error.code) from None
        except (SMTPException, OSError) as error:
            client.close()
            raise Unavailable(f"the mail server cannot be used ({type(error).__name__})") from None
        try:
            await client.data(letter)
        except SMTPResponseException as error:
            raise judge(error.code) from None
        except (SMTPException, OSError) as error:
            raise Uncertain(f"no answer from the mail server ({type(error).__name__})") from None
        finally:
            client.close()


def judge(code: int) -> Refused | Unavailable:
    """Return how a mail failed, by what the mail server answered."""
    problem = f"the mail server answered with {code}"
    return Refused(problem) if code >= 500 and code not in (530, 535) else Unavailable(problem)


def write(channel: Channel, message: Message, delivery: str, sender: str, base: str) -> bytes:
    """Write a letter; it has the same name at every attempt."""
    from email.message import EmailMessage  # takes long to import, and most servers write none
    from email.policy import SMTP as LINES
    from email.utils import formataddr, formatdate

    off = f"{base}/notices/off/{channel.token}"
    letter = EmailMessage()
    letter["From"] = formataddr((say("brand"), sender))
    letter["To"] = channel.target
    letter["Subject"] = message.title
    letter["Date"] = formatdate(localtime=False)
    letter["Message-ID"] = f"<{delivery}@{sender.rpartition('@')[2]}>"
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{off}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    ending = say("notice-mail-off", link=off)
    letter.set_content("\n\n".join([*message.sentences, message.link, f"-- \n{ending}"]) + "\n")
    return letter.as_bytes(policy=LINES)


def is_address(text: str) -> bool:
    """Whether a text can be an e-mail address."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def mail_server(settings: Settings) -> MailServer | None:
    """Return the mail server of the settings, if there is one, or explain what is wrong with it."""
    if not settings.smtp:
        return None
    try:
        parts = urlsplit(settings.smtp if "://" in settings.smtp else f"smtp://{settings.smtp}")
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise CannotServe(say("serve-smtp")) from None
    if not parts.hostname:
        raise CannotServe(say("serve-smtp"))
    if not is_address(settings.mail_from):
        raise CannotServe(say("serve-mail-from", address=settings.mail_from))
    user = None if parts.username is None else unquote(parts.username)
    password = unquote(parts.password) if parts.password else os.environ.get(PASSWORD)
    return MailServer(parts.scheme, parts.hostname, port, user, password, settings.mail_from)


def is_installed() -> bool:
    """Whether what mails need is there."""
    try:
        import aiosmtplib
    except ImportError:
        return False
    return bool(aiosmtplib)


def is_local(host: str) -> bool:
    """Whether a mail server is on this computer, where nobody listens in."""
    return host in LOOPBACK
