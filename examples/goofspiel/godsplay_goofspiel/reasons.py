"""Why something is not allowed."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason

NOT_IN_HAND: Final = Reason("not-in-hand", "bid")
