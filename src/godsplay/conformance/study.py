"""What bots, tournaments and learners get: advice, facts, numbers."""

from __future__ import annotations

from godsplay.bots import LEVELS, make_bot
from godsplay.conformance.random_play import ConformanceError, Setting, glimpses, promise, random_play
from godsplay.engine.advice import advice_for
from godsplay.engine.chance import Seeded
from godsplay.engine.encoding import encoding
from godsplay.engine.facts import GAME, SEAT, facts_for
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import presentation

NEARLY = 1e-6


def check_advice(setting: Setting) -> None:
    """Advice chooses what is legal, leaves something worth trying, and shares out no more than the whole win."""
    advice, rng = advice_for(setting.game), setting.rng()
    for level in LEVELS:
        make_bot(level, setting.game)  # says itself which bots there are
    for state in glimpses(setting):
        for seat in state.to_act:
            imagined = state.seen(seat).imagine(Seeded(rng.below(60_000)))
            legal = imagined.legal(seat)
            tried = advice.worth_trying(imagined, seat, legal)
            promise(bool(tried) and set(tried) <= set(legal), "nothing legal is worth trying", state)
            chosen = advice.choose(imagined, seat, legal, rng)
            promise(chosen in legal, f"the policy chooses {chosen}", state)
            advice.quiet(imagined)
        shares = advice.shares(state.clone())
        promise(len(shares) == state.players, f"shares for {len(shares)} of {state.players} seats", state)
        fair = min(shares) >= -NEARLY and sum(shares) <= 1 + NEARLY
        promise(fair, f"shares of the win are {shares}", state)


def check_facts(setting: Setting) -> None:
    """What is counted has the shape that its chart says, and words."""
    facts, words = facts_for(setting.game), presentation(setting.game).words
    for number, state in enumerate(random_play(setting)):
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
            promise(number_fits, f"{fact} is {value!r}, and its chart is per {chart.per}", state)
            if chart.per == SEAT and isinstance(value, list):
                promise(len(value) == state.players, f"{fact} has {len(value)} numbers", state)


def check_tensor(setting: Setting) -> None:
    """Numbers are in their range, show nothing hidden, and tell apart who has which points."""
    layout = encoding(setting.game)
    plain = not setting.game.fields
    told: dict[bytes, list[int]] = {}
    for number, state in enumerate(glimpses(setting)):
        for seat in range(SPECTATOR, state.players):
            numbers = layout.look(state, seat)
            for segment in layout.segments:
                for place in range(segment.start, segment.start + segment.length):
                    fits = numbers[place] <= layout.limits[place]
                    promise(fits, f"{segment.name}: {numbers[place]} is more than {layout.limits[place]}", state)
            promise(len(numbers) == len(layout.limits), "the layout has changed its size", state)
            other = state.seen(None if seat == SPECTATOR else seat).imagine(Seeded(number))
            promise(layout.look(other, seat) == numbers, f"seat {seat}'s numbers show what is hidden", state)
            scores = state.redacted(seat).scores
            alike = plain or told.setdefault(bytes(numbers), scores) == scores
            promise(alike, f"the same numbers stand for the points {told.get(bytes(numbers))} and {scores}", state)
