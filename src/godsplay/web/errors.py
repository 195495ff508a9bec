"""Errors that whoever sent a request is told about."""

from __future__ import annotations

from litestar.status_codes import HTTP_404_NOT_FOUND

from godsplay.engine.message import Value
from godsplay.web.views.text import say


class RequestError(Exception):
    """Raised for a request that cannot be granted; its text explains why, its status is that of the answer."""

    def __init__(self, status: int, key: str, **values: Value) -> None:
        super().__init__(say(key, **values))
        self.status = status


class TableNotFound(RequestError):
    """Raised for a table that does not exist, or no longer does."""

    def __init__(self) -> None:
        super().__init__(HTTP_404_NOT_FOUND, "error-no-table")
