"""Secrets: what is hidden from somebody shows in nothing that they see, may do, are asked or are told."""

from __future__ import annotations

from godsplay.conformance.random_play import Setting, as_bytes, glimpses, pick, promise, sample, seats_and_spectator
from godsplay.engine.action import Action
from godsplay.engine.chance import Chance, Seeded
from godsplay.engine.state import SPECTATOR, State

MOST_ALTERED = 3  # outcomes of a move that are tried with another


def check_secrets(setting: Setting) -> None:
    """What a seat cannot know changes nothing of what it sees, may do, is asked or is told."""
    rng = setting.rng()
    for state in sample(setting, 3):
        for viewer in seats_and_spectator(state):
            seen = state.seen(viewer)
            other = seen.imagine(Seeded(rng.below(60_000)))
            promise(not other.problems(), f"imagined an impossible state: {other.problems()}", state)
            same_to(viewer, state, other)
            hides_more_from_spectators(viewer, state)
            truth = state.seen(viewer).imagine(Seeded("same")).digest()
            lie = other.seen(viewer).imagine(Seeded("same")).digest()
            promise(truth == lie, "what is imagined depends on what is hidden", state)
            deciding = state.to_act
            if deciding:
                actor = viewer if viewer in deciding else deciding[rng.below(len(deciding))]
                told_alike(viewer, actor, state, other, rng)
            for actor in deciding:
                if actor != viewer and state.stack[-1].step.sealed:
                    sealed_from(viewer, actor, state, rng)


def check_chances(setting: Setting) -> None:
    """Where a spectator sees no difference between two outcomes of chance, everybody is told the same."""
    rng = setting.rng()
    for state in glimpses(setting):
        if state.over:
            continue
        seat, action = pick(state, rng)
        outcomes = moved(state.clone(), seat, action)
        for _ in range(min(MOST_ALTERED, len(outcomes))):
            other = state.clone()
            other.chance = Altered(outcomes, rng.below(len(outcomes)), Seeded(rng.below(60_000)))
            nothing_hidden_told(state.clone(), other, seat, action)


class Altered(Chance):
    """What a move drew before, with another outcome in one place."""

    def __init__(self, outcomes: list[int], place: int, rng: Chance) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.place = place
        self.rng = rng

    def below(self, limit: int) -> int:
        return self.rng.below(limit)

    def clone(self) -> Altered:
        copy = Altered(self.outcomes, self.place, self.rng.clone())
        copy.drawn = self.drawn.copy()
        return copy

    def roll(self) -> int:
        return self.draw([1, 2, 3, 4, 5, 6])

    def draw(self, bag: list[int]) -> int:
        number = len(self.drawn)
        before = self.outcomes[number : number + 1]
        others = [thing for thing in bag if thing not in before]
        if number != self.place and before and before[0] in bag:
            thing = before[0]
        else:
            thing = others[self.below(len(others))] if others else bag[0]
        self.drawn.append(thing)
        return thing


def moved(state: State, seat: int, action: Action) -> list[int]:
    """Make a move with somebody listening; give what it drew."""
    state.listening = True
    state.apply(seat, action)
    return list(state.chance.drawn)


def told(state: State, viewer: int | None) -> bytes:
    """Give what a viewer is told of the last move."""
    return as_bytes([event.data() for event in state.seen(viewer).events])


def same_to(viewer: int | None, state: State, other: State) -> None:
    """Compare everything that a viewer gets of two states."""
    mine, yours = state.seen(viewer), other.seen(viewer)
    promise(as_bytes(mine.view) == as_bytes(yours.view), f"{named(viewer)} sees what is hidden", state)
    promise(mine.legal == yours.legal, f"{named(viewer)}'s legal actions show what is hidden", state)
    promise(as_bytes(mine.prompt.data()) == as_bytes(yours.prompt.data()), "a prompt shows what is hidden", state)
    if viewer is not None:
        promise(state.legal(viewer) == mine.legal, f"seat {viewer} may do other things than it sees", state)


def named(viewer: int | None) -> str:
    """Name somebody who looks."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def hides_more_from_spectators(viewer: int | None, state: State) -> None:
    """A spectator sees nothing that a seat does not see."""
    less = state.redacted(SPECTATOR if viewer is None else viewer)
    less.hide(SPECTATOR)
    spectator = state.redacted(SPECTATOR)
    parts = differences(less.to_data(), spectator.to_data())
    what = f"hiding from a spectator (seat {SPECTATOR}) what {named(viewer)} knows leaves other things"
    promise(not parts, f"{what} than hiding from a spectator at once: {', '.join(parts)}", state)


def told_alike(viewer: int | None, actor: int, state: State, other: State, rng: Chance) -> None:
    """Make the same move in both; unless it drew or showed something, whoever makes it is told the same."""
    legal = state.legal(actor)
    action = legal[rng.below(len(legal))]
    if action not in other.legal(actor):
        return  # the viewer did not know that it is possible
    copies = [state.clone(), other.clone()]
    for copy in copies:
        copy.chance = Seeded("the same for both")
    if viewer is None:
        nothing_hidden_told(copies[0], copies[1], actor, action)
    elif viewer == actor:
        drawn = [moved(copy, actor, action) for copy in copies]
        if not any(drawn) and not any(copy.revealed for copy in copies):
            same = told(copies[0], viewer) == told(copies[1], viewer)
            promise(same, f"what {action} tells shows what is hidden", state)
            same_to(viewer, copies[0], copies[1])


def nothing_hidden_told(state: State, other: State, seat: int, action: Action) -> None:
    """Make a move in two states; where a spectator goes on to see no difference, all are told the same.

    At the end of a game all may be told, and what lay open before the move may be known though it is hidden now.
    Seats are left out: they may remember what their view does not show.
    """
    hidden = set(differences(state.to_data(), state.redacted(SPECTATOR).to_data()))
    before = flat(state.to_data())
    moved(state, seat, action)
    moved(other, seat, action)
    if state.over or other.over or told(state, None) == told(other, None) or state.view(None) != other.view(None):
        return
    parts = differences(state.to_data(), other.to_data())
    lay_open = any(before.get(part) and part not in hidden for part in parts)
    what = f"{action} tells everybody what the view goes on to hide: {', '.join(parts)}"
    promise(lay_open or not parts, what, state)


def sealed_from(viewer: int | None, actor: int, state: State, rng: Chance) -> None:
    """Let somebody else commit to one thing or another: unless that shows them, the viewer cannot tell which."""
    legal = [action for action in state.legal(actor) if state.stack[-1].step.seals(action)]
    if len(legal) < 2:
        return
    copies = [state.clone(), state.clone()]
    for copy in copies:
        moved(copy, actor, legal[rng.below(len(legal))])
    if not any(copy.revealed or copy.chance.drawn for copy in copies):
        promise(told(copies[0], viewer) == told(copies[1], viewer), "a sealed commitment is told to others", state)
        same_to(viewer, copies[0], copies[1])


def differences(one: object, other: object) -> list[str]:
    """List where plain data differs."""
    mine, yours = flat(one), flat(other)
    return [place for place in dict.fromkeys([*mine, *yours]) if mine.get(place) != yours.get(place)]


def flat(data: object, place: str = "") -> dict[str, object]:
    """Give the values of plain data by their places."""
    if not isinstance(data, dict):
        return {place: data}
    found: dict[str, object] = {}
    for key, value in data.items():
        found.update(flat(value, f"{place}.{key}" if place else key))
    return found
