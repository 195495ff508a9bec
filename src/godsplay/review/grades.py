"""Grades of decisions by the share of the win they lost."""

from __future__ import annotations

GRADES = {  # from which loss on, by the noise of losses that docs/review-figures.md has
    "slip": 0.04,
    "mistake": 0.11,
    "blunder": 0.17,
}


def grade(loss: float) -> str:
    """Return the grade of a loss; nothing if it is none that matters."""
    found = ""
    for name, threshold in GRADES.items():
        if loss >= threshold:
            found = name
    return found
