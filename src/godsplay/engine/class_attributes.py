"""What an interpreted class declares, for compiled code that looks into objects alone."""

from __future__ import annotations

from typing import Any


def declared(kind: type, name: str, default: Any) -> Any:
    """Give what a class declares under a name; a compiled class has put it into its objects already."""
    value = getattr(kind, name)
    return default if hasattr(value, "__set__") else value
