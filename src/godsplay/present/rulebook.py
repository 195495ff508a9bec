"""The rules in our own words, found by their anchors."""

from __future__ import annotations

import re
from pathlib import Path

CHAPTER = 2  # how deep a chapter stands
GENERAL = "turn"  # a chapter about all the others
HEADING = re.compile(r"^(#+) (.+?) \{#([a-z0-9-]+)\}$")


class Section:
    """One rule: its anchor, its title, its text, and how deep it stands."""

    def __init__(self, anchor: str, title: str, depth: int) -> None:
        self.anchor: str = anchor
        self.title: str = title
        self.depth: int = depth
        self.text: str = ""


class Rulebook:
    """The sections of a rules.md, in their order."""

    def __init__(self, path: Path) -> None:
        self.sections: dict[str, Section] = {}
        self.chapters: dict[str, str] = {}
        chapter = ""
        section: Section | None = None
        for line in path.read_text(encoding="utf-8").splitlines():
            heading = HEADING.match(line)
            if heading:
                section = Section(heading[3], heading[2], len(heading[1]))
                self.sections[section.anchor] = section
                if section.depth <= CHAPTER:
                    chapter = section.title
                self.chapters[section.anchor] = "" if section.anchor == GENERAL else chapter
            elif section is not None:
                section.text += line + "\n"

    def chapter(self, anchor: str) -> str:
        """Return the title of the chapter that a rule stands in; empty for what belongs to no chapter."""
        return self.chapters.get(anchor, "")

    def __getitem__(self, anchor: str) -> Section:
        """Return a section; the error names the anchors there are."""
        if anchor not in self.sections:
            raise LookupError(f"no rule {anchor!r}; there are: {', '.join(self.sections)}")
        return self.sections[anchor]
