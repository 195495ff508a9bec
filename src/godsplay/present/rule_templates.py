"""What a rules.md can ask for in double braces: figures, tables of them, pictures and worked examples.

No figure stands in the text of a rule: each comes from the edition, and so cannot go stale.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from jinja2 import Environment, StrictUndefined

from godsplay.engine.edition import Edition, Figure

if TYPE_CHECKING:
    from godsplay.present.presentation import Presentation

NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
PRINTED = "printed"
MARKS = {"reconstructed": "°", "derived": "′", PRINTED: "", "edition": ""}  # behind a figure, by how sure it is


class RuleTable(NamedTuple):
    """A table in the rules; figures in it carry the mark of their grade."""

    heads: list[str]
    rows: list[list[str]]


class RuleTemplates:
    """The functions of one game's rules."""

    def __init__(self, display: Presentation) -> None:
        self.display = display
        self.environment = Environment(undefined=StrictUndefined, keep_trailing_newline=True, autoescape=False)
        self.environment.globals.update(
            figure=self.figure,
            number=self.number,
            table=self.table,
            picture=self.picture,
            icon=self.icon,
            example=self.example,
        )

    def render(self, text: str) -> str:
        """Return the text of a rule with everything in its place."""
        return self.environment.from_string(text).render()

    def figure(self, key: str, *places: int | str) -> str:
        """Return a figure of the edition; of a list or table, what stands in a place of it (counted from 0)."""
        return graded(self.display.game.edition, key, *places)

    def number(self, key: str, *places: int | str) -> str:
        """Return a figure in words, as small numbers are written in a sentence."""
        value = value_at(find(self.display.game.edition, key).value, places)
        return NUMBERS[value] if isinstance(value, int) and 0 <= value < len(NUMBERS) else str(value)

    def table(self, name: str) -> str:
        """Return one of the game's tables, and what the marks in it mean."""
        table = self.display.rule_tables()[name]()
        rows = [table.heads, ["---"] * len(table.heads), *table.rows]
        lines = ["| " + " | ".join(row) + " |" for row in rows]
        text = "\n".join(lines)
        notes = [self.display.words.say(f"grade-{grade}") for grade, mark in MARKS.items() if mark and mark in text]
        return "\n".join([*lines, "", *notes])

    def picture(self, name: str) -> str:
        """Return the picture of an example."""
        return f"![{self.display.examples[name].caption}](picture:{name})"

    def icon(self, name: str) -> str:
        """Return a small picture that stands in a line of text."""
        if name not in self.display.icons():
            raise LookupError(f"the game has no icon {name!r}")
        return f"![](icon:{name})"

    def example(self, name: str) -> str:
        """Return an example: the picture, what happens, and the picture at the end if there is one."""
        example, told = self.display.examples[name], self.display.examples.told(name)
        lines = [f"> {line}" for line in (self.picture(name), "", *numbered(told.sentences))]
        if example.after:
            lines += [">", f"> ![{example.after}](picture:{name}-after)"]
        return "\n".join(lines)


def numbered(sentences: list[str]) -> list[str]:
    """Number sentences as Markdown does."""
    return [f"{number}. {sentence}" for number, sentence in enumerate(sentences, 1)]


def find(edition: Edition, key: str) -> Figure:
    """Return a figure of an edition."""
    if key not in edition.figures:
        raise LookupError(f"the edition has no figure {key!r}")
    return edition.figures[key]


def graded(edition: Edition, key: str, *places: int | str) -> str:
    """Return a figure, or what stands in a place of it, with the mark of its grade."""
    figure = find(edition, key)
    grade = figure.grade
    if not isinstance(grade, str):
        grade = grade[places[0]] if places and isinstance(places[0], int) else weakest(grade)
    return f"{readable(value_at(figure.value, places))}{MARKS[grade]}"


def weakest(grades: list[str]) -> str:
    """Return the grade of what is least sure."""
    return min(grades, key=list(MARKS).index)


def value_at(value: Any, places: tuple[int | str, ...]) -> Any:
    """Follow places into lists and tables."""
    for place in places:
        value = value[place]
    return value


def readable(value: Any) -> str:
    """Return a figure as people write it."""
    if isinstance(value, list):
        return ", ".join(f"({readable(each)})" if isinstance(each, list) else readable(each) for each in value)
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)
