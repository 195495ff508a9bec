"""Actions, and the catalog of all a game has: id <-> action <-> notation."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from godsplay.engine import pickling

A = TypeVar("A", bound="Action")


class UnknownAction(LookupError):
    """Raised for a notation or an id that the game does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a player can do. Interned: a game has one object for it, compared by identity."""

    def __init__(self, notation: str) -> None:
        self.id: int = -1
        self.notation: str = notation

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Action {self.id}: {self.notation}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pickling.find_action, (type(self), self.notation)


catalogs: dict[type[Action], Catalog[Any]] = {}  # by a game's own class of actions, for those that were pickled


class Catalog(Generic[A]):
    """Everything that can ever be done in a game, in a fixed order."""

    def __init__(self, actions: list[A]) -> None:
        self.actions: list[A] = actions
        self.by_notation: dict[str, A] = {}
        for place, action in enumerate(actions):
            action.id = place
            if action.notation in self.by_notation:
                raise ValueError(f"two actions are written {action.notation!r}")
            self.by_notation[action.notation] = action
            if type(action) is not Action:
                catalogs[type(action)] = self

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.owns(action)

    def owns(self, action: Action) -> bool:
        """Whether this very action belongs to this catalog."""
        place = action.id
        return 0 <= place < len(self.actions) and self.actions[place] is action

    def __getitem__(self, key: int | str) -> A:
        """Read an action back from its id or its notation."""
        if isinstance(key, int):
            if 0 <= key < len(self.actions):
                return self.actions[key]
            raise UnknownAction(f"there is no action {key}: ids go from 0 to {len(self) - 1}")
        found = self.by_notation.get(" ".join(key.split()).lower())
        if found is None:
            near = difflib.get_close_matches(key, list(self.by_notation), n=3)
            hint = f"; did you mean {' or '.join(repr(each) for each in near)}?" if near else ""
            raise UnknownAction(f"no action is written {key!r}{hint}")
        return found
