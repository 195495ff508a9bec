"""The games in a page: scripts and styles of the table, Python, and the page around it all."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from godsplay.web.pages.assets import FOLDER as ASSETS
from godsplay.web.pages.assets import asset_version
from godsplay.web.views.text import LANGUAGE, say
from static_site.python_bundle import build_python

SOURCE = Path(__file__).parents[2] / "site" / "play"
TEMPLATES = ("index.html", "manifest.webmanifest", "service_worker.js")
COMPRESSIBLE = (".js", ".mjs", ".css", ".html", ".svg", ".webmanifest")
LARGEST = 8_000_000  # bytes of the first load, compressed


def build_play(folder: Path, staging: Path) -> int:
    """Build the page; return how many bytes the first visit loads, compressed."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in SOURCE.iterdir():
        if path.name not in TEMPLATES:
            shutil.copy(path, folder)
    shutil.copy(ASSETS / "icon.svg", folder)
    shutil.copytree(ASSETS, folder / "app" / "static" / asset_version())
    build_python(folder / "python", staging)
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    size = sum(compressed_size(folder / name) for name in files)
    total = sum(path.stat().st_size for path in folder.rglob("*.bin"))  # whose progress is shown
    write(folder, "index.html", assets=asset_version(), total=total, megabytes=f"{size / 1e6:.1f}")
    write(folder, "manifest.webmanifest")
    kept = ["./", *files, "manifest.webmanifest"]
    (folder / "files.json").write_text(json.dumps(kept), encoding="utf-8")
    write(folder, "service_worker.js", version=digest(folder))
    if size > LARGEST:
        raise SystemExit(f"the page loads {size:,} bytes, more than {LARGEST:,}")
    return size


def write(folder: Path, name: str, **values: object) -> None:
    """Fill in a template."""
    templates = Environment(loader=FileSystemLoader(SOURCE), undefined=StrictUndefined, keep_trailing_newline=True)
    page = templates.get_template(name).render(say=say, language=LANGUAGE, **values)
    (folder / name).write_text(page, encoding="utf-8")


def compressed_size(path: Path) -> int:
    """Return how many bytes are sent of a file by a host that compresses text."""
    content = path.read_bytes()
    return len(gzip.compress(content, 9)) if path.suffix in COMPRESSIBLE else len(content)


def digest(folder: Path) -> str:
    """Name what the folder contains."""
    found = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        found.update(path.relative_to(folder).as_posix().encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]
