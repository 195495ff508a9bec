"""What this server can tell players by: put together from its settings and from what is installed."""

from __future__ import annotations

from urllib.parse import urlsplit

from godsplay.web.network import addresses_for_friends, own_address
from godsplay.web.notices import mail, push
from godsplay.web.notices.service import NoticeService, Sender
from godsplay.web.notices.values import MAIL, PUSH, WEBHOOKS
from godsplay.web.notices.webhook import Webhooks
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.database import Database
from godsplay.web.storage.notice_channels import StoredChannels
from godsplay.web.storage.notices import StoredNotices
from godsplay.web.views.text import say


def open_notices(settings: Settings, database: Database) -> NoticeService:
    """Return the service that tells players of their turns."""
    base = public_base(settings)
    senders: dict[str, Sender] = dict.fromkeys(WEBHOOKS, Webhooks(settings.private_receivers))
    server = mail.mail_server(settings)
    if server is not None:
        senders[MAIL] = mail.Mail(server, base)
    queue, channels = StoredNotices(database), StoredChannels(database)
    if push.is_installed():
        senders[PUSH] = push.Push(settings.private_receivers, channels, contact(settings, base))
    return NoticeService(queue, channels, senders, base, settings.notice_pause)


def check_notices(settings: Settings) -> None:
    """Refuse settings that no notice could be sent with."""
    public_base(settings)
    if mail.mail_server(settings) is not None and not mail.is_installed():
        raise CannotServe(say("serve-notices-extra"))


def contact(settings: Settings, base: str) -> str:
    """Return whom push services turn to if something is wrong."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    if base.startswith("https://"):
        return base
    return f"mailto:notices@{urlsplit(base).hostname}"


def public_base(settings: Settings) -> str:
    """Return what the links in notices begin with: where players reach this server, as far as it can know."""
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise CannotServe(say("serve-public-url", url=settings.public_url))
        return settings.public_url.rstrip("/")
    if settings.names:
        return f"https://{settings.names[0]}{settings.root}"
    address = (addresses_for_friends(settings) or [own_address(settings)])[0]
    return address.rstrip("/") + settings.root
