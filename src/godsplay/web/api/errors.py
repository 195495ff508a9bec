"""What can go wrong, told in words: as JSON to programs, as a page to people."""

from __future__ import annotations

import errno
import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT

from godsplay.bots import UnknownBot
from godsplay.engine.action import UnknownAction
from godsplay.engine.edition import EditionError
from godsplay.engine.game import OptionError
from godsplay.engine.message import IllegalAction, Value
from godsplay.games import UnknownGame
from godsplay.records.format import RecordError
from godsplay.records.record import CannotUndo
from godsplay.web.views.text import say

HTTP_507_INSUFFICIENT_STORAGE = 507
POSTGRESQL_FULL = "53100"

log = logging.getLogger("godsplay.web")


class Refused(Exception):
    """Raised for what somebody may not do here; the words say why."""

    def __init__(self, status: int, key: str, **values: Value) -> None:
        super().__init__(say(key, **values))
        self.status = status


class NoTable(Refused):
    """Raised where no table is, or none any more."""

    def __init__(self) -> None:
        super().__init__(404, "error-no-table")


KINDS: dict[type[Exception], int] = {
    IllegalAction: HTTP_409_CONFLICT,
    CannotUndo: HTTP_409_CONFLICT,
    UnknownAction: HTTP_400_BAD_REQUEST,
    UnknownBot: HTTP_400_BAD_REQUEST,
    UnknownGame: HTTP_404_NOT_FOUND,
    RecordError: HTTP_400_BAD_REQUEST,
    OptionError: HTTP_400_BAD_REQUEST,
    EditionError: HTTP_400_BAD_REQUEST,
}

EXPECTED: tuple[type[Exception], ...] = (Refused, *KINDS)


def explain(error: Exception) -> tuple[int, dict[str, object]]:
    """Put an error into words, with the rule it rests on if there is one."""
    if isinstance(error, Refused):
        return error.status, {"error": str(error)}
    if isinstance(error, (IllegalAction, CannotUndo)):
        return HTTP_409_CONFLICT, {"error": str(error), "rule": error.reason.rule}
    for kind, status in KINDS.items():
        if isinstance(error, kind):
            return status, {"error": str(error.args[0]) if error.args else str(error)}
    if isinstance(error, HTTPException):
        return error.status_code, {"error": wrong_request(error)}
    if isinstance(error, (RecursionError, UnicodeError)):  # what is nested too deep, or is no text
        return HTTP_400_BAD_REQUEST, {"error": say("error-message")}
    if is_full(error):
        log.error("the disk is full")
        return HTTP_507_INSUFFICIENT_STORAGE, {"error": say("error-disk")}
    log.error("unforeseen", exc_info=error)
    return 500, {"error": say("error-unforeseen")}


def is_full(error: Exception) -> bool:
    """Tell whether there was no room to write something down."""
    cause = getattr(error, "orig", None) or error
    return (
        getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL"
        or getattr(cause, "sqlstate", "") == POSTGRESQL_FULL
        or getattr(cause, "errno", 0) == errno.ENOSPC
    )


def wrong_request(error: HTTPException) -> str:
    """Say what is wrong with a request as such."""
    if error.status_code == HTTP_404_NOT_FOUND:
        return say("error-no-page")
    parts = [str(each.get("message", "")) for each in error.extra or [] if isinstance(each, dict)]
    return "; ".join([error.detail, *parts])[:500]


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a request that failed."""
    status, body = explain(error)
    if request.url.path.startswith("/api/"):
        return Response(body, status_code=status, media_type=MediaType.JSON)
    from godsplay.web.pages.templating import render

    page = render("failure.html", title=say("error-title"), sentence=body["error"])
    return Response(page, status_code=status, media_type=MediaType.HTML)
