"""Settings of a server: where it listens, where its data is, and its limits."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path
from sqlalchemy import make_url

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
    thinkers: int = 0  # processes for bots; 0: one for every core but one
    requests_per_second: float = 60
    burst: float = 400  # requests at once before the rate counts
    new_tables_per_minute: int = 30

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
