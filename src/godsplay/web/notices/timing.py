"""When a player is told: not in quiet hours, not too often, and when to try again what has failed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from godsplay.web.notices.values import NoticeSettings

DAY = 24 * 60  # minutes
PAUSES = (1, 4, 20, 120, 480, 1440, 2880)  # between attempts, as multiples of the first one
MOST_ATTEMPTS = len(PAUSES) + 1
LONGEST_WAIT = 3600.0  # seconds for which a receiver may put us off


def may_tell_at(settings: NoticeSettings, now: float) -> float:
    """Return when a player may be told something at the earliest: now, or later."""
    return end_of_quiet(settings, max(now, settings.told + settings.gap * 60))


def end_of_quiet(settings: NoticeSettings, moment: float) -> float:
    """Return a moment, or where it lies in quiet hours, their end; by the clock on the player's wall."""
    if settings.quiet_from == settings.quiet_until:
        return moment
    zone = time_zone(settings.zone)
    local = datetime.fromtimestamp(moment, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    since = (minute - settings.quiet_from) % DAY
    length = (settings.quiet_until - settings.quiet_from) % DAY
    if since >= length:
        return moment
    hour, minute = divmod(settings.quiet_until, 60)
    end = local.replace(hour=hour, minute=minute, second=0, microsecond=0, fold=0)
    if end.timestamp() <= moment:
        end = (local + timedelta(days=1)).replace(hour=hour, minute=minute, second=0, microsecond=0, fold=0)
    return end.timestamp()


@cache
def time_zone(name: str) -> ZoneInfo:
    """Return a time zone; one that this computer does not know any more is UTC."""
    return ZoneInfo(name if name in zones() else "UTC")


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones()) | {"UTC"}


def next_attempt(now: float, attempts: int, first_pause: float, asked: float = 0.0) -> float | None:
    """Return when to try again after so many attempts, not before the receiver has asked for; none: give up."""
    if attempts >= MOST_ATTEMPTS:
        return None
    return now + max(first_pause * PAUSES[attempts - 1], min(asked, LONGEST_WAIT))
