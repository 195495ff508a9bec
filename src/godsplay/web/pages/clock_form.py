"""The clock in the forms for new tables and tournaments: what it offers, and what was chosen."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from litestar.status_codes import HTTP_400_BAD_REQUEST

from godsplay.bots import LEVELS
from godsplay.web.api.requests import form_text
from godsplay.web.clocks.seat_clock import DAY, HOUR, MINUTE, ClockSettings
from godsplay.web.errors import RequestError
from godsplay.web.tables.bot_pool import DEFAULT_LEVEL


class ClockChoices(NamedTuple):
    """What the form offers, and what it has chosen already."""

    live_banks: tuple[int, ...] = (5, 10, 15, 20, 30, 45, 60, 90, 120)  # minutes
    live_bank: int = 30
    increments: tuple[int, ...] = (0, 5, 10, 15, 20, 30, 60)  # seconds
    increment: int = 15
    turns: tuple[int, ...] = (4, 8, 12, 24, 36, 48, 72, 168)  # hours
    turn: int = 24
    days_banks: tuple[int, ...] = (0, 1, 2, 3, 5, 7, 10, 14, 21)  # days
    days_bank: int = 3
    holidays: tuple[int, ...] = (0, 3, 7, 10, 14, 21, 28)  # days
    holiday: int = 7


CLOCK_CHOICES = ClockChoices()


def clock_fields() -> dict[str, Any]:
    """Return what the template of the choice needs."""
    return {"clock": CLOCK_CHOICES, "levels": list(LEVELS), "usual": DEFAULT_LEVEL}


def read_clock(form: Any) -> ClockSettings | None:
    """Return the clock that was chosen in a form; nothing for a table without one."""
    kind = form_text(form, "clock")
    if kind not in ("live", "days"):
        return None
    live = kind == "live"
    wanted = {
        "kind": kind,
        "bank": number(form, f"{kind}-bank") * (MINUTE if live else DAY),
        "turn": number(form, f"{kind}-turn") * (1 if live else HOUR),
        "level": form_text(form, "clock-level")[:20],
        "holidays": 0 if live else number(form, "days-holidays"),
    }
    try:
        return msgspec.convert(wanted, ClockSettings)
    except msgspec.ValidationError:
        raise RequestError(HTTP_400_BAD_REQUEST, f"error-{kind}-clock") from None


def number(form: Any, name: str) -> int:
    """Return a number of a form; what is none counts as one that no clock can have."""
    text = form_text(form, name)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else -1
