"""Messages by webhook, in the forms that Discord, Slack and ntfy take. They may be read by others in the same room."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec

from godsplay.web.notices import public_http
from godsplay.web.notices.values import DISCORD, NTFY, SLACK, Channel, Message

HOSTS = {"discord.com": DISCORD, "discordapp.com": DISCORD, "hooks.slack.com": SLACK, "ntfy.sh": NTFY}
MARKS = re.compile(r"([\\*_~`|>\[\]()#<:-])")  # what Discord reads as markup
JSON = {"content-type": "application/json", "user-agent": "godsplay"}


class Webhooks:
    """Sends messages to webhooks."""

    def __init__(self, private: bool) -> None:
        self.private = private

    async def send(self, channel: Channel, message: Message, _: str) -> None:
        """Send a message, or raise why that failed."""
        url, body = request(channel, message)
        await public_http.post(url, self.private, body, JSON)


def guess_kind(url: str) -> str | None:
    """Return what a webhook takes, by its address; nothing if that is unknown."""
    try:
        return HOSTS.get(urlsplit(url).hostname or "")
    except ValueError:
        return None


def request(channel: Channel, message: Message) -> tuple[str, bytes]:
    """Return the address and the body of a message."""
    if channel.kind == DISCORD:
        text = "\n".join([f"**{plain(message.title)}**", *map(plain, message.sentences), f"<{message.link}>"])
        return channel.target, msgspec.json.encode({"content": text[:2000], "allowed_mentions": {"parse": []}})
    if channel.kind == SLACK:
        text = "\n".join([message.title, *message.sentences, message.link])
        return channel.target, msgspec.json.encode({"text": unlinked(text), "mrkdwn": False})
    parts = urlsplit(channel.target)
    root = parts._replace(path="/", query="", fragment="").geturl()
    topic = parts.path.strip("/")
    body = {"topic": topic, "title": message.title, "message": "\n".join(message.sentences) or message.title}
    return root, msgspec.json.encode({**body, "click": message.link})


def plain(text: str) -> str:
    """Let Discord show a text as it is, whatever names others have given themselves."""
    return MARKS.sub(r"\\\1", text)


def unlinked(text: str) -> str:
    """Let Slack show a text as it is: no mention of a channel, no link under another name."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
