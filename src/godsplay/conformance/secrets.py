"""Promises about secrets: what is hidden from a viewer shows in nothing that they see, may do, are asked or hear."""

from __future__ import annotations

from godsplay.conformance.random_play import (
    GameSetup,
    canonical_json,
    pick,
    require,
    sample,
    seats_and_spectator,
    spaced_sample,
)
from godsplay.engine.action import Action
from godsplay.engine.chance import Chance, Seeded
from godsplay.engine.state import SPECTATOR, State

MAX_ALTERED = 3  # outcomes of a move that are replaced, one at a time


def check_secrets(setup: GameSetup) -> None:
    """What a seat cannot know changes nothing of what it sees, may do, is asked or is told."""
    rng = setup.rng()
    for state in sample(setup, 3):
        for viewer in seats_and_spectator(state):
            seen = state.seen(viewer)
            other = seen.imagine(Seeded(rng.below(60_000)))
            require(not other.problems(), f"imagined an impossible state: {other.problems()}", state)
            require_same_view(viewer, state, other)
            require_spectator_sees_least(viewer, state)
            truth = state.seen(viewer).imagine(Seeded("same")).digest()
            lie = other.seen(viewer).imagine(Seeded("same")).digest()
            require(truth == lie, "what is imagined depends on what is hidden", state)
            able = [seat for seat in range(state.players) if state.legal(seat)]
            if able:
                actor = viewer if viewer in able else able[rng.below(len(able))]
                require_same_events(viewer, actor, state, other, rng)
            for actor in state.to_act:
                if actor != viewer and state.stack[-1].step.sealed:
                    require_sealed(viewer, actor, state, rng)


def check_chances(setup: GameSetup) -> None:
    """Where a spectator sees no difference between two outcomes of chance, everybody is told the same."""
    rng = setup.rng()
    for state in spaced_sample(setup):
        if state.over:
            continue
        seat, action = pick(state, rng)
        outcomes = apply_and_list_draws(state.clone(), seat, action)
        for _ in range(min(MAX_ALTERED, len(outcomes))):
            other = state.clone()
            other.chance = AlteredChance(outcomes, rng.below(len(outcomes)), Seeded(rng.below(60_000)))
            require_no_leak(state.clone(), other, seat, action)


class AlteredChance(Chance):
    """Draws what a move drew before, with another outcome in one place."""

    def __init__(self, outcomes: list[int], place: int, rng: Chance) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.place = place
        self.rng = rng

    def below(self, limit: int) -> int:
        return self.rng.below(limit)

    def clone(self) -> AlteredChance:
        copy = AlteredChance(self.outcomes, self.place, self.rng.clone())
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


def apply_and_list_draws(state: State, seat: int, action: Action) -> list[int]:
    """Make a move with events noted; return what it drew."""
    state.listening = True
    state.apply(seat, action)
    return list(state.chance.drawn)


def heard(state: State, viewer: int | None) -> bytes:
    """Return the events of the last move that a viewer hears of, as bytes."""
    return canonical_json([event.data() for event in state.seen(viewer).events])


def require_same_view(viewer: int | None, state: State, other: State) -> None:
    """Require that a viewer cannot tell two states apart by anything shown."""
    mine, yours = state.seen(viewer), other.seen(viewer)
    require(canonical_json(mine.view) == canonical_json(yours.view), f"{name_of(viewer)} sees what is hidden", state)
    require(mine.legal == yours.legal, f"{name_of(viewer)}'s legal actions show what is hidden", state)
    require(
        canonical_json(mine.prompt.data()) == canonical_json(yours.prompt.data()),
        "a prompt shows what is hidden",
        state,
    )
    if viewer is not None:
        require(state.legal(viewer) == mine.legal, f"seat {viewer} may do other things than it sees", state)


def name_of(viewer: int | None) -> str:
    """Name a viewer."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def require_spectator_sees_least(viewer: int | None, state: State) -> None:
    """Require that a spectator sees nothing that a seat does not see."""
    less = state.redacted(SPECTATOR if viewer is None else viewer)
    less.hide(SPECTATOR)
    spectator = state.redacted(SPECTATOR)
    parts = differences(less.to_data(), spectator.to_data())
    what = f"hiding from a spectator (seat {SPECTATOR}) what {name_of(viewer)} knows leaves other things"
    require(not parts, f"{what} than hiding from a spectator at once: {', '.join(parts)}", state)


def require_same_events(viewer: int | None, actor: int, state: State, other: State, rng: Chance) -> None:
    """Make the same move in two states; unless it drew or revealed something, its maker must hear the same."""
    legal = state.legal(actor)
    action = legal[rng.below(len(legal))]
    if action not in other.legal(actor):
        return  # that it is legal was hidden from the viewer
    copies = [state.clone(), other.clone()]
    for copy in copies:
        copy.chance = Seeded("the same for both")
    if viewer is None:
        require_no_leak(copies[0], copies[1], actor, action)
    elif viewer == actor:
        drawn = [apply_and_list_draws(copy, actor, action) for copy in copies]
        if not any(drawn) and not any(copy.revealed for copy in copies):
            same = heard(copies[0], viewer) == heard(copies[1], viewer)
            require(same, f"what {action} tells shows what is hidden", state)
            require_same_view(viewer, copies[0], copies[1])


def require_no_leak(state: State, other: State, seat: int, action: Action) -> None:
    """Make a move in two states; where a spectator still sees no difference, all must hear the same.

    At the end of a game everything may be told, and what lay open before the move may be known though it is hidden now.
    Seats are left out: they may remember what their view does not show.
    """
    hidden = set(differences(state.to_data(), state.redacted(SPECTATOR).to_data()))
    before = flatten(state.to_data())
    apply_and_list_draws(state, seat, action)
    apply_and_list_draws(other, seat, action)
    if state.over or other.over or heard(state, None) == heard(other, None) or state.view(None) != other.view(None):
        return
    parts = differences(state.to_data(), other.to_data())
    lay_open = any(before.get(part) and part not in hidden for part in parts)
    what = f"{action} tells everybody what the view goes on to hide: {', '.join(parts)}"
    require(lay_open or not parts, what, state)


def require_sealed(viewer: int | None, actor: int, state: State, rng: Chance) -> None:
    """Let another seat commit to one thing or another: until all are revealed, the viewer must not know which."""
    legal = [action for action in state.legal(actor) if state.stack[-1].step.seals(action)]
    if len(legal) < 2:
        return
    copies = [state.clone(), state.clone()]
    for copy in copies:
        apply_and_list_draws(copy, actor, legal[rng.below(len(legal))])
    if not any(copy.revealed or copy.chance.drawn for copy in copies):
        require(heard(copies[0], viewer) == heard(copies[1], viewer), "a sealed commitment is told to others", state)
        require_same_view(viewer, copies[0], copies[1])


def differences(one: object, other: object) -> list[str]:
    """List the paths at which plain data differs."""
    mine, yours = flatten(one), flatten(other)
    return [place for place in dict.fromkeys([*mine, *yours]) if mine.get(place) != yours.get(place)]


def flatten(data: object, place: str = "") -> dict[str, object]:
    """Return the values of plain data by their paths, e.g. 'seats.blue.hand'."""
    if not isinstance(data, dict):
        return {place: data}
    found: dict[str, object] = {}
    for key, value in data.items():
        found.update(flatten(value, f"{place}.{key}" if place else key))
    return found
