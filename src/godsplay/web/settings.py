"""Settings of a server: where it listens, where its data is, and its limits."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

ENVIRONMENT = "GODSPLAY_TABLE"  # how settings reach the server processes


class CannotServe(ValueError):
    """Raised when no server can be started with these settings; the text explains why."""


class Settings(msgspec.Struct, frozen=True):
    """The options of `godsplay serve`, and limits that only the environment can change."""

    host: str = "127.0.0.1"
    port: int = 8642
    names: tuple[str, ...] = ()  # the host names that a reverse proxy is reached by
    database: str = ""
    workers: int = 1  # server processes
    handover: str = ""  # the folder in which several of them hand connections to each other
    thinkers: int = 0  # processes for bots; 0: one for every core but one
    requests_per_second: float = 60
    burst: float = 400  # requests at once before the rate counts
    requests_at_once: int = 60  # of one address, that are being answered
    sockets_at_once: int = 200  # of one address
    new_tables_per_minute: int = 30
    tables_of_one: int = 300  # that one visitor may have opened
    tables_in_all: int = 100_000
    open_metrics: bool = False  # figures for other computers, too
    json_log: bool = False  # a line of the log is JSON
    keep_days: int = 0  # after which a table that nobody has touched is deleted; 0: never
    review_effort: str = "normal"  # or quick, or deep
    review_niceness: int = 10  # by how much reviews stand back: a ninth of what anybody else gets of a core
    smtp: str = ""  # the mail server, e.g. smtp://user@mail.example.org:587; none: no notices by e-mail
    mail_from: str = ""  # whom mails come from
    public_url: str = ""  # what links in notices begin with, where names do not say it
    private_receivers: bool = False  # webhooks and push services may be in this network
    new_channels_per_hour: int = 20  # of one address, that notices may be sent to
    notice_pause: float = 15  # seconds before a notice is tried again, growing from there
    lobby: bool = False  # tables that their openers want listed are shown to everybody, and there are tournaments
    root: str = ""  # what stands before the path of every address, e.g. /games
    assets: str = ""  # the version of scripts and styles, where something else serves them
    in_page: bool = False  # the tables are inside a page: nobody else can come to them

    def at_once(self, kind: str) -> int:
        """Return how much an address may have under way, of requests or of sockets."""
        return self.sockets_at_once if kind == "websocket" else self.requests_at_once

    def database_url(self) -> str:
        """Return the URL of the database; a file in the user's data folder unless set otherwise."""
        if not self.database:
            return f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite'}"
        scheme, _, rest = self.database.partition("://")
        if scheme in ("postgres", "postgresql"):
            return f"postgresql+asyncpg://{rest}"
        if scheme == "sqlite":
            return f"sqlite+aiosqlite://{rest}"
        if not rest:
            return f"sqlite+aiosqlite:///{Path(self.database).absolute()}"
        return self.database

    def place(self) -> str:
        """Return where the data is, without a password."""
        from sqlalchemy import make_url  # which a table inside a page does without

        url = make_url(self.database_url())
        if url.get_backend_name() == "sqlite":
            return url.database or ""
        return url.set(query={}).render_as_string(hide_password=True)

    def is_shared(self) -> bool:
        """Whether several server processes can use the database."""
        return self.database_url().startswith("postgresql")

    def export(self) -> None:
        """Write the settings to the environment, for the server processes to read."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    """Read the settings from the environment, or return the defaults."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT) or "{}", type=Settings)


def with_changes(**changes: Any) -> Settings:
    """Return the settings of the environment, changed by those of the command line."""
    return msgspec.structs.replace(from_environment(), **changes)


def data_folder() -> Path:
    """Return the folder of the user's own data."""
    return user_data_path("godsplay", appauthor=False, ensure_exists=True)
