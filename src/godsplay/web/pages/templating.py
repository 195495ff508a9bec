"""Pages from templates: every value is escaped, every sentence comes from the word files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, ModuleLoader, StrictUndefined
from litestar import MediaType, Response

from godsplay.version import VERSION
from godsplay.web.pages.assets import asset
from godsplay.web.settings import from_environment
from godsplay.web.views.links import root
from godsplay.web.views.text import LANGUAGE, say

FOLDER = Path(__file__).parent
TEMPLATES = FOLDER / "templates"
READ_AHEAD = FOLDER / "read_templates"  # where the page without a server has them as modules of Python


def read_from(loader: BaseLoader) -> Environment:
    """Open templates, wherever they are, without the words that they share."""
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


@cache
def environment() -> Environment:
    """Open the templates."""
    made = read_from(ChoiceLoader([ModuleLoader(READ_AHEAD), FileSystemLoader(TEMPLATES)]))
    made.globals.update(
        say=say,
        asset=asset,
        root=root(),
        in_page=from_environment().in_page,
        lobby=from_environment().lobby,
        version=VERSION,
        language=LANGUAGE,
    )
    return made


def render(template: str, **values: Any) -> str:
    """Return a page from a template."""
    return environment().get_template(template).render(**values)


def html(page: str, status: int = 200) -> Response[str]:
    """Answer with a page that is never kept: it shows what one person may see."""
    return Response(page, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
