"""Editions: every figure of a game with its source and grade, and files that put others in its place."""

from __future__ import annotations

import difflib
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

GRADES = ("printed", "derived", "reconstructed")

T = TypeVar("T")


class EditionError(ValueError):
    """Raised for an edition file that cannot be used; the message names the key."""


class Figure:
    """One figure, how sure it is, and where it comes from."""

    def __init__(self, key: str, value: Any, grade: str | list[str], source: str) -> None:
        self.key: str = key
        self.value: Any = value
        self.grade: str | list[str] = grade
        self.source: str = source


class Edition:
    """The figures that a game is played with."""

    def __init__(self, name: str, figures: dict[str, Figure], changes: dict[str, Any]) -> None:
        self.name = name
        self.figures = figures
        self.changes = changes  # what an edition file put in place of the game's own figures

    def values(self) -> dict[str, Any]:
        """Return the bare values as nested tables."""
        tree: dict[str, Any] = {}
        for key, figure in self.figures.items():
            *tables, last = key.split(".")
            place = tree
            for table in tables:
                place = place.setdefault(table, {})
            place[last] = figure.value
        return tree


def read_edition(base: Path, changes: Path | str | dict[str, Any] | None, schema: type[T]) -> tuple[Edition, T]:
    """Read a game's own figures, put others in their place, and check the whole."""
    own = load(base)
    name = own.pop("name", base.stem)
    figures = {key: own_figure(base.name, key, leaf) for key, leaf in leaves(own, base.name)}
    printed = dict(figures)
    changed: dict[str, Any] = {}
    if changes is not None:
        given = dict(changes) if isinstance(changes, dict) else load(Path(changes))
        where = "given" if isinstance(changes, dict) else Path(changes).name
        name = given.pop("name", where)
        if not isinstance(name, str):
            raise EditionError("name: must be text")
        for key, leaf in given_leaves(given, figures):
            value, source = (leaf.get("value"), leaf.get("source")) if isinstance(leaf, dict) else (leaf, None)
            figures[key] = Figure(key, value, "edition", str(source or f"edition {name}"))
            changed[key] = value
    edition = Edition(name, figures, changed)
    try:
        return edition, msgspec.convert(edition.values(), schema)
    except msgspec.ValidationError as error:
        raise EditionError(readable(str(error), first_wrong(printed, figures, changed, schema))) from None


def own_figure(file: str, key: str, leaf: dict[str, Any]) -> Figure:
    """Make a figure of a game's own file, which must say how sure it is and where it comes from."""
    for field in ("grade", "source"):
        if not leaf.get(field):
            raise EditionError(f"{file}: {key}: has no {field}")
    grades = leaf["grade"] if isinstance(leaf["grade"], list) else [leaf["grade"]]
    for grade in grades:
        if grade not in GRADES:
            raise EditionError(f"{file}: {key}: {grade!r} is no grade; there are {', '.join(GRADES)}")
    return Figure(key, leaf["value"], leaf["grade"], leaf["source"])


def first_wrong(printed: dict[str, Figure], figures: dict[str, Figure], changed: dict[str, Any], schema: Any) -> str:
    """Find the first changed figure that is wrong by itself; none if only all together are."""
    for key in changed:
        try:
            msgspec.convert(Edition("", {**printed, key: figures[key]}, {}).values(), schema)
        except msgspec.ValidationError:
            return key
    return ""


def load(path: Path) -> dict[str, Any]:
    """Read a TOML file, or say in one line why not."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(f"{path.name}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise EditionError(f"{path.name}: is not UTF-8 text") from None
    except RecursionError:
        raise EditionError(f"{path.name}: is nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{path.name}: is not TOML ({error})") from None


def leaves(tree: dict[str, Any], file: str, prefix: str = "") -> list[tuple[str, Any]]:
    """List the figures of a game's own file, each a table with value, grade and source."""
    found = []
    for name, entry in tree.items():
        if not isinstance(entry, dict):
            raise EditionError(f"{file}: {prefix}{name}: wants a table with value, grade and source")
        if "value" in entry:
            found.append((prefix + name, entry))
        else:
            found += leaves(entry, file, f"{prefix}{name}.")
    return found


def given_leaves(tree: dict[str, Any], known: dict[str, Figure], prefix: str = "") -> list[tuple[str, Any]]:
    """List the figures of an edition file: a bare value, or a table with a value; all must be known."""
    found = []
    for name, entry in tree.items():
        key = f"{prefix}{name}"
        if key in known:
            if isinstance(entry, dict) and "value" not in entry:
                raise EditionError(f"{key}: wants a value, not a table")
            found.append((key, entry))
        elif isinstance(entry, dict) and any(each.startswith(key + ".") for each in known):
            found += given_leaves(entry, known, key + ".")
        else:
            near = difflib.get_close_matches(key, list(known), n=1, cutoff=0.6)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise EditionError(f"{key}: there is no such figure{hint}")
    return found


def readable(problem: str, key: str) -> str:
    """Turn a validation message around, so that it starts with the key; msgspec leaves out names that are free."""
    what, _, where = problem.partition(" - at `$.")
    what = what.replace("`array`", "a list").replace("`int`", "a whole number").replace("`str`", "text")
    where = where.rstrip("`")
    if "[...]" in where:
        table, _, rest = where.partition("[...]")
        where = f"{table}.{key.split('.')[table.count('.') + 1]}{rest}"
    return f"{where}: {what[0].lower()}{what[1:]}" if where else what
