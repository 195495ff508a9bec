"""The documentation: our Markdown with a search and the API from docstrings, by MkDocs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from godsplay.web.pages.assets import FOLDER as ASSETS

ROOT = Path(__file__).parents[2]
OWN_LINKS = ("index.md", "rules.md")  # which lead to pages that are made beside the documents
ELSEWHERE = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)\s]+)\)")  # a link to a file


def build_documents(staging: Path, megabytes: str) -> None:
    """Gather the documents, and have MkDocs make pages of them; the front page says how much the games load."""
    shutil.rmtree(staging, ignore_errors=True)
    shutil.copytree(ROOT / "docs", staging)
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, staging)
    for name in ("index.md", "rules.md", "api.md", "site.css"):
        shutil.copy(ROOT / "site" / name, staging)
    shutil.copy(ASSETS / "icon.svg", staging / "pictures")
    shutil.copy(ASSETS / "fonts.css", staging)
    shutil.copytree(ASSETS / "fonts", staging / "fonts")
    front = staging / "index.md"
    front.write_text(front.read_text("utf-8").replace("{{ megabytes }}", megabytes), "utf-8")
    for file in staging.glob("*.md"):
        if file.name not in OWN_LINKS:
            file.write_text(on_site(file.read_text("utf-8"), staging), "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--dirty", "--config-file", "site/mkdocs.yml"]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})


def on_site(text: str, folder: Path) -> str:
    """Keep links to what is on the site; what is in the repository alone is named without a link."""

    def kept(link: re.Match[str]) -> str:
        target = link[2].removeprefix("docs/").removeprefix("../").split("#")[0]
        return (
            link[0].replace(link[2], link[2].removeprefix("docs/").removeprefix("../"))
            if (folder / target).exists()
            else link[1]
        )

    return ELSEWHERE.sub(kept, text)
