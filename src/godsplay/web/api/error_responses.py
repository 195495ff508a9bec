"""How exceptions are answered: as JSON to programs, as a page to people."""

from __future__ import annotations

import errno
import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_507_INSUFFICIENT_STORAGE,
)

from godsplay.bots import UnknownBot
from godsplay.engine.action import UnknownAction
from godsplay.engine.edition import EditionError
from godsplay.engine.game import OptionError
from godsplay.engine.message import IllegalAction
from godsplay.engine.reading import ReadingError
from godsplay.games import UnknownGame
from godsplay.records.format import RecordError
from godsplay.records.record import CannotUndo
from godsplay.web.errors import RequestError
from godsplay.web.pages.templating import render
from godsplay.web.views.text import say

POSTGRESQL_DISK_FULL = "53100"
LONGEST_MESSAGE = 500

STATUS: dict[type[Exception], int] = {
    IllegalAction: HTTP_409_CONFLICT,
    CannotUndo: HTTP_409_CONFLICT,
    UnknownAction: HTTP_400_BAD_REQUEST,
    UnknownBot: HTTP_400_BAD_REQUEST,
    UnknownGame: HTTP_404_NOT_FOUND,
    RecordError: HTTP_400_BAD_REQUEST,
    OptionError: HTTP_400_BAD_REQUEST,
    EditionError: HTTP_400_BAD_REQUEST,
    ReadingError: HTTP_400_BAD_REQUEST,
}
EXPECTED: tuple[type[Exception], ...] = (RequestError, *STATUS)

HTTP_MESSAGES = {HTTP_404_NOT_FOUND: "error-no-page", HTTP_429_TOO_MANY_REQUESTS: "error-too-many"}

log = logging.getLogger("godsplay.web")


def describe_error(error: Exception) -> tuple[int, dict[str, object]]:
    """Return the status and the body that answer an exception, with the rule it rests on if there is one."""
    if isinstance(error, RequestError):
        return error.status, {"error": str(error)}
    if isinstance(error, (IllegalAction, CannotUndo)):
        return HTTP_409_CONFLICT, {"error": str(error), "rule": error.reason.rule}
    for kind, status in STATUS.items():
        if isinstance(error, kind):
            return status, {"error": str(error.args[0]) if error.args else str(error)}
    if isinstance(error, HTTPException):
        return error.status_code, {"error": describe_http_error(error)}
    if isinstance(error, (RecursionError, UnicodeError)):  # nested too deeply, or no text
        return HTTP_400_BAD_REQUEST, {"error": say("error-message")}
    if is_disk_full(error):
        log.error("the disk is full")
        return HTTP_507_INSUFFICIENT_STORAGE, {"error": say("error-disk")}
    log.error("unforeseen", exc_info=error)
    return HTTP_500_INTERNAL_SERVER_ERROR, {"error": say("error-unforeseen")}


def is_disk_full(error: Exception) -> bool:
    """Whether something could not be written for lack of space."""
    cause = getattr(error, "orig", None) or error
    return (
        getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL"
        or getattr(cause, "sqlstate", "") == POSTGRESQL_DISK_FULL
        or getattr(cause, "errno", 0) == errno.ENOSPC
    )


def describe_http_error(error: HTTPException) -> str:
    """Explain what is wrong with a request that never reached its handler."""
    if error.status_code in HTTP_MESSAGES:
        return say(HTTP_MESSAGES[error.status_code])
    parts = [str(each.get("message", "")) for each in error.extra or [] if isinstance(each, dict)]
    return "; ".join([error.detail, *parts])[:LONGEST_MESSAGE]


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a request that failed."""
    status, body = describe_error(error)
    headers = error.headers if isinstance(error, HTTPException) else None
    if request.url.path.startswith("/api/"):
        return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)
    page = render("failure.html", title=say("error-title"), sentence=body["error"])
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)
