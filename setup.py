"""Compile the core and the rules with mypyc; without a C compiler the same source runs interpreted."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path("src/godsplay")

# Modules made of msgspec schemas, of library calls or of pictures gain nothing from compiling.
INTERPRETED = {
    "__init__.py",
    "brought.py",
    "commonwealth.py",
    "edition.py",
    "external.py",
    "figures.py",
    "panels.py",
    "numbering.py",
    "pickles.py",
    "position.py",
    "record.py",
    "rulebook.py",
    "sheet.py",
    "svg.py",
    "tables.py",
    "vector.py",
    "words.py",
}


def modules() -> list[str]:
    """List the modules to compile."""
    folders = [ROOT / "core", ROOT / "games", ROOT / "bots"]
    found = [path for folder in folders for path in folder.rglob("*.py") if path.name not in INTERPRETED]
    return sorted(str(path) for path in found if path.parent.name != "draw")


def extensions() -> list[Any]:
    """Prepare the compiled modules, if there is a compiler."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("GODSPLAY_INTERPRETED") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    return mypycify(modules(), opt_level="3", debug_level="0")


setup(ext_modules=extensions())
