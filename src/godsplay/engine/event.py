"""What happened, and by which rule."""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.message import Message, Value

EVERYONE: Final = -1


class Kind:
    """A kind of event: its key in the word files, its rule, and the names of its values."""

    def __init__(self, key: str, rule: str, *fields: str) -> None:
        self.key: str = key
        self.rule: str = rule
        self.fields: tuple[str, ...] = fields

    def __reduce__(self) -> tuple[Any, ...]:
        return Kind, (self.key, self.rule, *self.fields)


class Event(Message):
    """One thing that happened, told to everyone, to one seat alone, or to all but those who are told more."""

    def __init__(
        self,
        kind: Kind,
        values: dict[str, Value],
        audience: int = EVERYONE,
        told_more: list[int] | None = None,
        phase: str = "",
    ) -> None:
        super().__init__(kind.key, kind.rule, values)
        self.audience: int = audience
        self.told_more: list[int] = told_more or []
        self.phase: str = phase  # the step at the bottom of the stack when it happened

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (Kind(self.key, self.rule), self.values, self.audience, self.told_more, self.phase)

    def seen_by(self, seat: int) -> bool:
        """Whether a seat is told of it in these words."""
        if self.audience == EVERYONE:
            return seat not in self.told_more
        return self.audience == seat
