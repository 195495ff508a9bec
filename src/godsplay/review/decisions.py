"""What a decision was worth beside the others that could have been taken, as far as the decider could know.

All choices are tried in the same imagined positions with the same dice. Those that look best there are compared
with what was chosen in others: a choice that only looked good by chance does not count as a loss.
"""

from __future__ import annotations

import msgspec

from godsplay.engine.action import Action
from godsplay.review.effort import Effort
from godsplay.review.judge import Judge, mean, mean_of, play
from godsplay.review.worlds import Deciding

BEYOND_DOUBT = 3.0  # standard errors between the best and what was chosen, before it counts as a loss

Values = list[list[list[float]]]  # shares by seat, by world, by choice


class Option(msgspec.Struct, frozen=True):
    """A choice, each seat's share after it, and how far it is behind the best."""

    action: Action
    shares: list[float]
    behind: float
    error: float


class Weighed(msgspec.Struct, frozen=True):
    """The choices that were compared, the best first, and what separates them."""

    options: list[Option]
    stakes: float  # between the best and any choice at random
    doubt: float  # standard error of what was chosen beside the best of the others

    def place(self, action: Action) -> int:
        """Return the place of a choice among those that were compared."""
        return next(place for place, option in enumerate(self.options) if option.action is action)


def choices_of(judge: Judge, deciding: Deciding, chosen: Action | None = None) -> list[Action]:
    """List what is worth a thought, and what was chosen if that is not."""
    known = deciding.state.seen(deciding.seat).state
    legal = known.legal_now(deciding.seat)
    if len(legal) < 2:
        return legal
    tried = judge.advice.worth_trying(known, deciding.seat, legal)
    return tried if chosen is None or any(each is chosen for each in tried) else [*tried, chosen]


def weigh(
    judge: Judge, deciding: Deciding, actions: list[Action], chosen: Action | None, effort: Effort, seed: str
) -> Weighed:
    """Compare the choices, first all of them, then the best and what was chosen."""
    seat = deciding.seat
    first = try_out(judge, deciding, actions, effort.worlds, seed + " first")
    means = [mean(by_world).shares[seat] for by_world in first]
    ranked = sorted(range(len(actions)), key=lambda place: -means[place])
    kept = [actions[place] for place in ranked[: effort.kept]]
    if chosen is not None and not any(each is chosen for each in kept):
        kept.append(chosen)
    values = try_out(judge, deciding, kept, effort.more_worlds, seed + " second")
    stakes = max(0.0, means[ranked[0]] - sum(means) / len(means))
    return Weighed(rank(kept, values, seat, chosen), stakes, doubt_of(kept, values, seat, chosen))


def try_out(judge: Judge, deciding: Deciding, actions: list[Action], worlds: int, seed: str) -> Values:
    """Try choices in the same worlds with the same dice; each counts by the better of two ways to play on.

    A search finds what mends a choice, but pays for what it tries on the way: where a seat still has much to do, the
    game's advice may do better.
    """
    seat = deciding.seat
    searched = [judge.trial(seat, deciding.sealed) for _ in actions]
    learning = searched[0].warm_up(worlds)
    ways = [searched] if deciding.sealed else [searched, [judge.playout() for _ in actions]]
    found: list[Values] = [[[] for _ in actions] for _ in ways]
    for number, world in enumerate(deciding.worlds(worlds, seed)):
        for place, action in enumerate(actions):
            copy = world.clone()
            copy.apply(seat, action)
            for trials, values in zip(ways, found, strict=True):
                values[place].append(play(trials[place], copy.clone(), f"{seed} {number}"))
    by_choice = [[by_world[learning:] for by_world in values] for values in zip(*found, strict=True)]
    return [max(either, key=lambda by_world: mean(by_world).shares[seat]) for either in by_choice]


def rank(actions: list[Action], values: Values, seat: int, chosen: Action | None) -> list[Option]:
    """Order choices by what they are worth to a seat; what was chosen is the best unless another is beyond doubt."""
    means = [mean(by_world).shares for by_world in values]
    best = max(range(len(actions)), key=lambda place: means[place][seat])
    own = next((place for place, action in enumerate(actions) if action is chosen), best)
    behind, error = difference(values[best], values[own], seat)
    if behind <= BEYOND_DOUBT * error:
        best = own
    options = []
    for place, action in enumerate(actions):
        behind, error = difference(values[best], values[place], seat)
        options.append(Option(action, means[place], behind, error))
    others = sorted((option for place, option in enumerate(options) if place != best), key=lambda each: each.behind)
    return [options[best], *others]


def doubt_of(actions: list[Action], values: Values, seat: int, chosen: Action | None) -> float:
    """Return how sure it is what a choice lost or did not: the error of it beside the best of the others."""
    own = next((place for place, action in enumerate(actions) if action is chosen), None)
    if own is None or len(actions) == 1:
        return 0.0
    others = [by_world for place, by_world in enumerate(values) if place != own]
    rival = max(others, key=lambda by_world: mean(by_world).shares[seat])
    return difference(rival, values[own], seat)[1]


def difference(better: list[list[float]], worse: list[list[float]], seat: int) -> tuple[float, float]:
    """Return by how much one choice beats another over the same worlds, and the standard error of that."""
    return mean_of([one[seat] - other[seat] for one, other in zip(better, worse, strict=True)])
