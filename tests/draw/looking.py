"""Games played at random, and how tests look at their pictures."""

import xml.etree.ElementTree as ET

import godsplay

SVG = "{http://www.w3.org/2000/svg}"
ADD_ONS = {"tokens": True, "play_first": True}

# What makes games come to more than random play does: in how many of so many decisions, and which actions.
INCLINED = {
    "magnates": (20, lambda action: action.verb != "give"),
    "playful-gods": (3, lambda action: action.verb in ("bridge", "collect") or action.way == 0),
}


def played(game, seed, players=None, every=1, **options):
    """Play at random and give every so-manieth state, and the last."""
    state = game.new(players=players or game.most, seed=seed, **options)
    rng = godsplay.Seeded(f"draw {seed}")
    often, wanted = INCLINED.get(game.name, (1, lambda action: False))
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        preferred = [action for action in legal if wanted(action)]
        legal = preferred if preferred and rng.below(often) else legal
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


def reach(game, step, players=4, **options):
    """Play until a decision of one kind comes up."""
    for seed in range(1, 200):
        for state in played(game, seed, players, **options):
            if state.stack and state.stack[-1].step.name == step and state.to_act:
                return state
    raise AssertionError(step)


def viewers(state):
    return [None, *range(state.players)]


def parsed(state, seat):
    return ET.fromstring(state.draw(seat))


def piece_names(root):
    return [each.get("data-piece") for each in root.iter() if each.get("data-piece")]


def starting_with(root, kind):
    return [name for name in piece_names(root) if name.startswith(kind)]


def piece(root, name):
    (found,) = [each for each in root.iter() if each.get("data-piece") == name]
    return found


def choices(root):
    return [each for each in root.iter() if each.get("data-actions")]


def offered(root):
    return {action for each in choices(root) for action in each.get("data-actions").split("|")}
