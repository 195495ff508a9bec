"""Class attributes of interpreted subclasses, for compiled code that looks into objects alone."""

from __future__ import annotations

from typing import Any


def class_attribute(kind: type, name: str, default: Any) -> Any:
    """Return what a class sets an attribute to; a compiled class has put it into its objects already."""
    value = getattr(kind, name)
    return default if hasattr(value, "__set__") else value
