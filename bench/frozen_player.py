"""A bot of version 0.1.0, run by that version: `frozen.py` tells it every move and asks it for its own.

One JSON object a line. {"game", "players", "seed", "bot"} begins a game, {"seat", "move"} is a move,
{"decide", "number"} asks for one and gets {"move", "seconds"}.
"""

from __future__ import annotations

import json
import sys
import time

import godsplay
from godsplay.bots import make_bot, own_chance


def main() -> None:
    """Follow and decide until there is nothing more to read."""
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            game = godsplay.game(asked["game"])
            state = game.new(players=asked["players"], seed=asked["seed"])
            bots = [make_bot(asked["bot"], game) for _ in range(asked["players"])]
            seed = asked["seed"]
        elif "move" in asked:
            state.apply(asked["seat"], game.actions[asked["move"]])
        else:
            seat = asked["decide"]
            start = time.process_time()
            action = bots[seat].choose(state.seen(seat), own_chance(seed, seat, asked["number"]))
            print(json.dumps({"move": str(action), "seconds": time.process_time() - start}), flush=True)


if __name__ == "__main__":
    main()
