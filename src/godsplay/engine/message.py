"""Messages to people: prompts, reasons and events, each a key into the word files with its values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from godsplay.engine.game import Game

Value = int | str | list[int] | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """A sentence before it is worded: its key, its values, and the rule it rests on."""

    def __init__(self, key: str, rule: str, values: dict[str, Value] | None = None) -> None:
        self.key: str = key
        self.rule: str = rule
        self.values: dict[str, Value] = values or {}

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return {"key": self.key, "rule": self.rule, "values": dict(self.values)}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key, self.rule, self.values)

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"<{self.key} [{self.rule}] {values}>"


class Reason(Message):
    """Why something is not allowed."""


class IllegalAction(ValueError):
    """Raised by `apply` for what is not legal; the state is as it was."""

    def __init__(self, reason: Reason, game: Game) -> None:
        super().__init__(reason.key)
        self.reason: Reason = reason
        self.game: Game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.reason, self.game)

    def __str__(self) -> str:
        from godsplay.present.presentation import presentation

        return presentation(self.game).words.text(self.reason)
