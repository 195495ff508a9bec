"""Where a game stands: a stack of frames, each a step of the rules in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from godsplay.engine.field import Field

if TYPE_CHECKING:
    from godsplay.engine.step import Step

NOBODY: Final = -1
NO_FIELDS: Final[list[Field]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A step in progress, and who decides in it. A step that remembers more has a frame class of its own."""

    def __init__(self, step: Step[Any, Any, Any], seat: int = NOBODY) -> None:
        self.step: Step[Any, Any, Any] = step
        self.seat: int = seat

    def clone(self) -> Frame:
        """Copy it; a frame with fields of its own copies those, too."""
        return Frame(self.step, self.seat)

    def fields(self) -> list[Field]:
        """List what this frame remembers besides who decides."""
        return NO_FIELDS
