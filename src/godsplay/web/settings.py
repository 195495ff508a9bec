"""How a server is set up: where it listens, where its data is, and how much it puts up with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path
from sqlalchemy import make_url

ENVIRONMENT = "GODSPLAY_TABLE"  # how settings reach the server processes


class CannotServe(ValueError):
    """Raised for settings that no server can run with."""


class Settings(msgspec.Struct, frozen=True):
    """What `godsplay serve` can be told."""

    host: str = "127.0.0.1"
    port: int = 8642
    names: tuple[str, ...] = ()  # the host names that a reverse proxy is reached by
    database: str = ""
    workers: int = 1  # server processes
    thinkers: int = 0  # processes that bots think in; 0: one less than there are cores
    requests_per_second: float = 60
    burst: float = 400  # requests at once before the rate counts
    new_tables_per_minute: float = 30

    def database_url(self) -> str:
        """Give the address of the database: the user's own file unless told otherwise."""
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
        """Say where the data is, without a password."""
        url = make_url(self.database_url())
        if url.get_backend_name() == "sqlite":
            return url.database or ""
        return url.set(query={}).render_as_string(hide_password=True)

    def is_shared(self) -> bool:
        """Tell whether several server processes can use the database."""
        return self.database_url().startswith("postgresql")

    def store(self) -> None:
        """Leave the settings for the server processes to find."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()


def found() -> Settings:
    """Read the settings that were left in the environment, or take the usual ones."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT) or "{}", type=Settings)


def told(**changes: Any) -> Settings:
    """Change what the environment says by what the command line says."""
    return msgspec.structs.replace(found(), **changes)


def data_folder() -> Path:
    """Find the folder of the user's own data."""
    return user_data_path("godsplay", appauthor=False, ensure_exists=True)
