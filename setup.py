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
    "asking.py",
    "brought.py",
    "card_words.py",
    "drawing.py",
    "consequences.py",
    "edition.py",
    "emblems.py",
    "external.py",
    "figures.py",
    "hints.py",
    "how_it_stands.py",
    "page.py",
    "panels.py",
    "numbering.py",
    "pickles.py",
    "position.py",
    "protocol.py",
    "reading.py",
    "record.py",
    "rulebook.py",
    "sheet.py",
    "svg.py",
    "tables.py",
    "talk.py",
    "whereabouts.py",
    "vector.py",
    "words.py",
}
DRAWN = {"commonwealth", "draw"}


def modules() -> list[str]:
    """List the modules to compile."""
    folders = [ROOT / "core", ROOT / "games", ROOT / "bots"]
    found = [path for folder in folders for path in folder.rglob("*.py") if path.name not in INTERPRETED]
    return sorted(str(path) for path in found if path.parent.name not in DRAWN)


def groups() -> list[tuple[list[str], str | None]]:
    """Put the core, the bots and each game into a group of its own: compiled side by side, and only when changed."""
    found: dict[str, list[str]] = {}
    for module in modules():
        folders = Path(module).relative_to(ROOT).parts
        found.setdefault(folders[1] if folders[0] == "games" and len(folders) > 2 else folders[0], []).append(module)
    return [(files, f"godsplay_{name}") for name, files in found.items()]


def extensions() -> list[Any]:
    """Prepare the compiled modules, if there is a compiler."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("GODSPLAY_INTERPRETED") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    return mypycify(modules(), opt_level="3", debug_level="0", separate=groups())


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
