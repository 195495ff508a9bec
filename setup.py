"""Compile the engine, the rules and the bots with mypyc; without a C compiler the same source runs interpreted."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path("src/godsplay")
COMPILED = {  # by extension group: what is compiled side by side, and only when changed
    "engine": ["engine"],
    "bots": ["bots"],
    **{
        folder.name: [f"games/{folder.name}/{part}" for part in ("rules", "rules/phases", "ai", "study")]
        for folder in sorted((ROOT / "games").iterdir())
        if (folder / "rules").is_dir()
    },
}


def groups() -> list[tuple[list[str], str | None]]:
    """List the modules to compile: every one in a compiled folder."""
    return [
        (sorted(str(path) for part in parts for path in (ROOT / part).glob("*.py") if path.stem != "__init__"), name)
        for name, parts in ((f"godsplay_{name}", parts) for name, parts in COMPILED.items())
    ]


def extensions() -> list[Any]:
    """Prepare the compiled modules, if there is a compiler."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("GODSPLAY_INTERPRETED") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    modules = [module for files, _ in groups() for module in files]
    return mypycify(modules, opt_level="3", debug_level="0", separate=groups())


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
