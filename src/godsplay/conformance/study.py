"""Promises about what bots, tournaments and learners get: advice, facts, tensors."""

from __future__ import annotations

from godsplay.bots import LEVELS, make_bot
from godsplay.conformance.random_play import ConformanceError, GameSetup, random_play, require, spaced_sample
from godsplay.engine.advice import advice_for
from godsplay.engine.chance import Seeded
from godsplay.engine.encoding import encoding
from godsplay.engine.facts import GAME, SEAT, facts_for
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import presentation

TOLERANCE = 1e-6


def check_advice(setup: GameSetup) -> None:
    """Advice chooses what is legal, leaves something worth trying, and shares out no more than the whole win."""
    advice, rng = advice_for(setup.game), setup.rng()
    for level in LEVELS:
        make_bot(level, setup.game)  # its error names the bots there are
    for state in spaced_sample(setup):
        for seat in state.to_act:
            imagined = state.seen(seat).imagine(Seeded(rng.below(60_000)))
            legal = imagined.legal(seat)
            tried = advice.worth_trying(imagined, seat, legal)
            require(bool(tried) and set(tried) <= set(legal), "nothing legal is worth trying", state)
            chosen = advice.choose(imagined, seat, legal, rng)
            require(chosen in legal, f"the policy chooses {chosen}", state)
            advice.quiet(imagined)
        shares = advice.shares(state.clone())
        require(len(shares) == state.players, f"shares for {len(shares)} of {state.players} seats", state)
        fair = min(shares) >= -TOLERANCE and sum(shares) <= 1 + TOLERANCE
        require(fair, f"shares of the win are {shares}", state)


def check_facts(setup: GameSetup) -> None:
    """Facts have the shape that their chart says, and words."""
    facts, words = facts_for(setup.game), presentation(setup.game).words
    for number, state in enumerate(random_play(setup)):
        if number > 0:
            facts.watch(state)
    summary = facts.summary()
    charted = {fact for chart in facts.charts for fact in chart.facts}
    if charted != set(summary):
        raise ConformanceError(f"facts and charts differ in {', '.join(sorted(charted ^ set(summary)))}")
    for chart in facts.charts:
        for key in (chart.name, f"{chart.name}-axis", *chart.facts):
            words.say(f"fact-{key}")
        for fact in chart.facts:
            value = summary[fact]
            number_fits = isinstance(value, (int, float)) if chart.per == GAME else isinstance(value, list)
            require(number_fits, f"{fact} is {value!r}, and its chart is per {chart.per}", state)
            if chart.per == SEAT and isinstance(value, list):
                require(len(value) == state.players, f"{fact} has {len(value)} numbers", state)


def check_tensor(setup: GameSetup) -> None:
    """The numbers of a tensor are in their range, reveal nothing hidden, and differ where points do."""
    layout = encoding(setup.game)
    plain = not setup.game.fields
    scores_by_numbers: dict[bytes, list[int]] = {}
    for number, state in enumerate(spaced_sample(setup)):
        for seat in range(SPECTATOR, state.players):
            numbers = layout.look(state, seat)
            for segment in layout.segments:
                for place in range(segment.start, segment.start + segment.length):
                    fits = numbers[place] <= layout.limits[place]
                    require(fits, f"{segment.name}: {numbers[place]} is more than {layout.limits[place]}", state)
            require(len(numbers) == len(layout.limits), "the layout has changed its size", state)
            other = state.seen(None if seat == SPECTATOR else seat).imagine(Seeded(number))
            require(layout.look(other, seat) == numbers, f"seat {seat}'s numbers show what is hidden", state)
            scores = state.redacted(seat).scores
            alike = plain or scores_by_numbers.setdefault(bytes(numbers), scores) == scores
            other_scores = scores_by_numbers.get(bytes(numbers))
            require(alike, f"the same numbers stand for the points {other_scores} and {scores}", state)
