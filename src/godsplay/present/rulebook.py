"""The rules in our own words, found by their anchors; at their end the readings and rulings that they cite."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from godsplay.present.citations import Ruling, cited_rulings, read_rulings

if TYPE_CHECKING:
    from godsplay.present.presentation import ContestedLine, Presentation, Way

CHAPTER = 2  # how deep a chapter stands
GENERAL = "turn"  # a chapter about all the others
HEADING = re.compile(r'^(#+) (.+?) \{#([a-z0-9-]+)(?: find="([^"]+)")?\}$')
READINGS = "readings"  # the last two chapters
RULINGS = "rulings"


class Section:
    """One rule: its anchor, its title, its text, and how deep it stands."""

    def __init__(self, display: Presentation, anchor: str, title: str, depth: int) -> None:
        self.display = display
        self.anchor: str = anchor
        self.title: str = title
        self.depth: int = depth
        self.source: str = ""  # as it stands in the file
        self.listed: bool = True  # among the contents
        self.find: str = ""  # words for it that the text does not use, but people who look for it do

    @cached_property
    def text(self) -> str:
        """What the rule says, as Markdown."""
        return self.display.rule_templates.render(self.source)

    @cached_property
    def readings(self) -> list[ContestedLine]:
        """What can be read in several ways here."""
        return [reading for reading in self.display.readings if reading.rule == self.anchor]

    def is_about(self, word: str) -> bool:
        """Whether a word of the title, or another word for the rule, begins like this one."""
        return any(each.startswith(word.lower()) for each in f"{self.title} {self.find}".lower().split())


class Rulebook:
    """The sections of a rules.md, in their order."""

    def __init__(self, display: Presentation) -> None:
        self.display = display
        folder = display.game.folder
        self.rulings: dict[int, Ruling] = read_rulings(folder / "rulings.toml")
        self.sections: dict[str, Section] = {}
        self.chapters: dict[str, str] = {}
        self.read(folder / "rules.md")
        if display.game.readings:
            self.add_readings()
        if self.rulings:
            self.add_rulings()

    def read(self, path: Path) -> None:
        """Read the sections of a file."""
        section: Section | None = None
        for line in path.read_text(encoding="utf-8").splitlines():
            heading = HEADING.match(line)
            if heading:
                section = self.add(heading[3], heading[2], len(heading[1]))
                section.find = heading[4] or ""
            elif section is not None:
                section.source += line + "\n"

    def add(self, anchor: str, title: str, depth: int) -> Section:
        """Add a section behind the others."""
        section = Section(self.display, anchor, title, depth)
        self.sections[anchor] = section
        chapter = title if depth <= CHAPTER else next(reversed(self.chapters.values()), "")
        self.chapters[anchor] = "" if anchor == GENERAL else chapter
        return section

    def add_readings(self) -> None:
        """Add a chapter on everything that can be read in several ways."""
        say = self.display.words.say
        chapter = self.add(READINGS, say("rules-readings"), CHAPTER)
        found = self.display.readings
        settled = [f"- [{each.text}](#reading-{each.name}) **{agreed_way(each).text}**" for each in found]
        chapter.source = "\n".join([say("rules-readings-about"), say("rules-lines"), "", *settled, ""])
        for each in found:
            section = self.add(f"reading-{each.name}", each.text, CHAPTER + 1)
            section.listed = False
            ways = [
                f"- `{way.name}`: {way.text} ({describe_way(self.display, way.lines, way.usual)})" for way in each.ways
            ]
            rule = self.sections[each.rule]
            section.source = "\n".join([f"`{each.name}` · [{rule.title}](#{each.rule})", "", *ways, ""])

    def add_rulings(self) -> None:
        """Add a chapter on every place where the rulebook leaves something open."""
        say = self.display.words.say
        cited = self.citing_sections()
        self.add(RULINGS, say("rules-rulings"), CHAPTER).source = f"{say('rules-rulings-about')} {say('rules-lines')}\n"
        for number, ruling in self.rulings.items():
            section = self.add(f"ruling-{number}", f"{number}. {ruling.question}", CHAPTER + 1)
            section.listed = False
            links = [f"[{each.title}](#{each.anchor})" for each in cited.get(number, [])]
            if ruling.reading:
                links.append(f"[{say('rules-reading')}](#reading-{ruling.reading})")
            section.source = "\n\n".join([ruling.answer, " · ".join([*links, *ruling.lines])]) + "\n"

    def citing_sections(self) -> dict[int, list[Section]]:
        """Find the sections that cite each ruling."""
        found: dict[int, list[Section]] = {}
        for section in self.sections.values():
            for number in cited_rulings(section.source):
                found.setdefault(number, []).append(section)
        return found

    def chapter(self, anchor: str) -> str:
        """Return the title of the chapter that a rule stands in; empty for what belongs to no chapter."""
        return self.chapters.get(anchor, "")

    def __getitem__(self, anchor: str) -> Section:
        """Return a section; the error names those that may be meant, or all there are."""
        name = anchor if anchor in self.sections else f"reading-{anchor}"
        if name not in self.sections:
            listed = [each for each in self.sections.values() if each.listed]
            found = [each for each in listed if each.is_about(anchor)] or listed
            raise LookupError(f"no rule {anchor!r}; there are: {', '.join(each.anchor for each in found)}")
        return self.sections[name]


def agreed_way(reading: ContestedLine) -> Way:
    """Return how a contested line is read here."""
    return next(way for way in reading.ways if way.agreed)


def describe_way(display: Presentation, lines: str, usual: bool) -> str:
    """Return the lines that a way rests on, and whether it is the usual one."""
    return f"{lines}, {display.words.say('rules-usual')}" if usual else lines
