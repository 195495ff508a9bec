"""What the guides show can be read by Python, and what they link to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)")


def named(pages):
    return pytest.mark.parametrize("page", pages, ids=lambda page: str(page.relative_to(ROOT)))


@named(PAGES)
def test_links_lead_to_files_that_exist(page):
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    missing = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert not missing


@named([page for page in PAGES if "```python" in page.read_text(encoding="utf-8")])
def test_code_in_the_guides_is_python(page):
    for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S):
        if ">>>" not in block:
            compile(block, str(page), "exec")
