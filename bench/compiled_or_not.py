"""What compiling is worth: random play and the bots' decisions, in processor time.

python bench/compiled_or_not.py   # once with an installed copy that is compiled, once with one that is not
"""

from __future__ import annotations

import time

import godsplay
from godsplay.bots import make_bot
from godsplay.version import how_built

SECONDS = 4.0  # of random play
LEVELS = ("easy", "normal")
DECISIONS = 60  # of each bot, spread over a game of its own


def random_play(name: str) -> float:
    """Return decisions a second of random play, what is legal included."""
    game, chance = godsplay.game(name), godsplay.Seeded("compiled")
    made, begun = 0, time.process_time()
    while time.process_time() < begun + SECONDS:
        state = game.new(seed=str(made))
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            made += 1
    return made / (time.process_time() - begun)


def decisions(name: str, level: str) -> float:
    """Return the milliseconds that a bot takes for a decision, wherever there is a choice."""
    game, chance = godsplay.game(name), godsplay.Seeded("compiled")
    bot, policy = make_bot(level, game), make_bot("policy", game)
    state = game.new(seed="compiled")
    taken, made, asked = 0.0, 0, 0
    while not state.over and made < DECISIONS:
        seat = state.to_act[0]
        seen = state.seen(seat)
        if len(state.legal(seat)) > 1:
            asked += 1
            if asked % 3 == 1:
                begun = time.process_time()
                bot.choose(seen, chance)
                taken += time.process_time() - begun
                made += 1
        state.apply(seat, policy.choose(seen, godsplay.Seeded(str(asked))))
    return 1000 * taken / made


def main() -> None:
    """Measure every game."""
    print(how_built())
    for name in godsplay.games():
        figures = [f"{level} {decisions(name, level):.2f} ms" for level in LEVELS]
        print(f"{name}: {random_play(name):,.0f} random decisions/s; {'; '.join(figures)}", flush=True)


if __name__ == "__main__":
    main()
