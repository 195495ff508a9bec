"""The page where players choose how they are told of their turns, and the links in the mails that they get."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_204_NO_CONTENT,
    HTTP_303_SEE_OTHER,
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
)

from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, form_text
from godsplay.web.errors import RequestError
from godsplay.web.notices.channels import Adding
from godsplay.web.notices.push import Push, Subscription
from godsplay.web.notices.timing import zones
from godsplay.web.notices.values import MAIL, PUSH, WEBHOOKS, Channel, NoticeSettings
from godsplay.web.pages.templating import html, render
from godsplay.web.views.links import link
from godsplay.web.views.text import say

GAPS = (0, 10, 60, 24 * 60)  # minutes
REMINDERS = (0, 12, 24, 48)  # hours
DAY = 24 * 60  # minutes
DONE = ("saved", "added", "tried")
Token = Annotated[str, PathParameter(max_length=64)]


class ListedChannel(msgspec.Struct):
    """A channel as the page shows it."""

    id: str
    kind: str
    where: str
    confirmed: bool
    problem: str


@get("/notices", include_in_schema=False)
async def show_notices(request: AppRequest, done: Annotated[str, QueryParameter(max_length=10)] = "") -> Response[str]:
    """Show how whoever looks is told of their turns."""
    holder = visitor(request).holder
    adding = adding_of(request)
    channels = [] if holder is None else await adding.service.channels.of(holder)
    settings = NoticeSettings() if holder is None else await adding.service.channels.settings(holder)
    pushing = adding.service.senders.get(PUSH)
    return html(
        render(
            "notices.html",
            title=say("notices-title"),
            known=holder is not None,
            done=say(f"notices-done-{done}") if done in DONE else "",
            channels=[listed(channel) for channel in channels],
            endpoints=[endpoint(channel) for channel in channels if channel.kind == PUSH and channel.confirmed],
            settings=settings,
            quiet=settings.quiet_from != settings.quiet_until,
            clock=clock,
            zones=sorted(zones()),
            gaps=GAPS,
            reminders=REMINDERS,
            kinds=WEBHOOKS,
            mails=MAIL in adding.service.senders,
            push_key=await pushing.public_key() if isinstance(pushing, Push) else "",
        )
    )


@post("/notices/settings", include_in_schema=False)
async def change_settings(request: AppRequest) -> Redirect:
    """Change when a player is told."""
    form = await request.form()
    begin, end = form_text(form, "quiet-from"), form_text(form, "quiet-until")
    quiet = (minutes(begin), minutes(end)) if begin and end else (0, 0)
    zone = form_text(form, "zone")
    if zone not in zones():
        raise RequestError(HTTP_400_BAD_REQUEST, "error-zone")
    gap, remind = number(form_text(form, "gap"), GAPS), number(form_text(form, "remind"), REMINDERS)
    settings = NoticeSettings(zone, *quiet, gap, remind)
    await adding_of(request).service.channels.save_settings(own_holder(request), settings)
    return back("saved")


@post("/notices/channels", include_in_schema=False)
async def add_channel(request: AppRequest) -> Redirect:
    """Add an e-mail address or a webhook."""
    form, adding = await request.form(), adding_of(request)
    kind, target = form_text(form, "kind"), form_text(form, "target").strip()
    if kind == MAIL:
        await adding.mail(own_holder(request), client_of(request), target)
        return back()
    await adding.webhook(own_holder(request), client_of(request), kind, target)
    return back("added")


@post("/notices/push", include_in_schema=False, status_code=HTTP_204_NO_CONTENT)
async def add_browser(request: AppRequest, data: JSONBody[Subscription]) -> None:
    """Add the browser that sends this."""
    await adding_of(request).push(own_holder(request), client_of(request), data, visitor(request).device or "")


@post("/notices/channels/{channel:str}/remove", include_in_schema=False)
async def remove_channel(request: AppRequest, channel: FromPath[str]) -> Redirect:
    """Remove a channel."""
    await adding_of(request).service.channels.remove(channel[:32], own_holder(request))
    return back()


@post("/notices/channels/{channel:str}/try", include_in_schema=False)
async def try_channel(request: AppRequest, channel: FromPath[str]) -> Redirect:
    """Send a trial to a channel."""
    adding = adding_of(request)
    own = {each.id: each for each in await adding.service.channels.of(own_holder(request)) if each.confirmed}
    if channel not in own:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-page")
    await adding.try_out(own[channel])
    return back("tried")


@get("/notices/{deed:str}/{token:str}", include_in_schema=False)
async def ask_by_link(request: AppRequest, deed: FromPath[str], token: Token) -> Response[str]:
    """Ask whoever has followed a link in a mail; programs that look into links must not have done anything by that."""
    channel = await channel_of(request, deed, token)
    title = say(f"notices-{deed}-title")
    return html(render("notices_link.html", title=title, deed=deed, address=channel.target, done=False))


@post("/notices/{deed:str}/{token:str}", include_in_schema=False, status_code=HTTP_200_OK)
async def do_by_link(request: AppRequest, deed: FromPath[str], token: Token) -> Response[str]:
    """Confirm an address, or send it nothing more; mail programs do the latter by themselves (RFC 8058)."""
    channel = await channel_of(request, deed, token)
    channels = adding_of(request).service.channels
    if deed == "confirm":
        await channels.confirm(channel.id)
    else:
        await channels.remove(channel.id)
    title = say(f"notices-{deed}-title")
    return html(render("notices_link.html", title=title, deed=deed, address=channel.target, done=True))


async def channel_of(request: AppRequest, deed: str, token: str) -> Channel:
    """Return the address that a link in a mail is for."""
    found = await adding_of(request).service.channels.by_token(token) if deed in ("confirm", "off") else None
    if found is None or found.kind != MAIL:
        raise RequestError(HTTP_404_NOT_FOUND, "error-notice-link")
    return found


def adding_of(request: AppRequest) -> Adding:
    """Return what adds channels at this server."""
    found: Adding = request.app.state.adding
    return found


def own_holder(request: AppRequest) -> str:
    """Return who sends a request; nobody is told anything who plays nowhere."""
    holder = visitor(request).holder
    if holder is None:
        raise RequestError(HTTP_403_FORBIDDEN, "error-no-player")
    return holder


def client_of(request: AppRequest) -> str:
    """Return the address that a request comes from."""
    return request.client.host if request.client else ""


def back(done: str = "") -> Redirect:
    """Lead back to the page, which says what was done where that is not seen otherwise."""
    return Redirect(link(f"/notices?done={done}" if done else "/notices"), status_code=HTTP_303_SEE_OTHER)


def listed(channel: Channel) -> ListedChannel:
    """Describe a channel; the address of a webhook is as good as a password, and is not shown again."""
    where = channel.target if channel.kind == MAIL else urlsplit(endpoint(channel)).hostname or ""
    return ListedChannel(channel.id, channel.kind, where, channel.confirmed, channel.problem)


def endpoint(channel: Channel) -> str:
    """Return the address that a channel is reached by."""
    if channel.kind == PUSH:
        return msgspec.json.decode(channel.target, type=Subscription).endpoint
    return channel.target


def clock(minute: int) -> str:
    """Write a time of day."""
    return f"{minute // 60:02}:{minute % 60:02}"


def minutes(text: str) -> int:
    """Read a time of day."""
    hour, _, minute = text.partition(":")
    if not (hour.isascii() and hour.isdigit() and minute.isascii() and minute.isdigit()):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-time")
    return (int(hour) * 60 + int(minute)) % DAY


def number(text: str, known: tuple[int, ...]) -> int:
    """Read one of some numbers."""
    if text not in map(str, known):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-time")
    return int(text)


handlers = [
    show_notices,
    change_settings,
    add_channel,
    add_browser,
    remove_channel,
    try_channel,
    ask_by_link,
    do_by_link,
]
