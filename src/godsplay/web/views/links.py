"""Addresses of our own pages: a proxy, or the page that a table is inside of, may put them under a path."""

from __future__ import annotations

from functools import cache

from godsplay.web.settings import from_environment


@cache
def root() -> str:
    """Return what stands before every path; nothing unless set otherwise."""
    return from_environment().root


def link(path: str) -> str:
    """Return the address of one of our own pages."""
    return root() + path
