#!/usr/bin/env python3
"""A bot that talks to godsplay over stdin and stdout. It needs nothing but Python; any language will do.

godsplay arena gods-playground "external:python3 examples/external_bot.py" random random --games 30
"""

import json
import random
import sys

DULL = {"pass", "done"}


def choose(legal, view):
    """Choose one of the legal actions; `view` is the whole position as this seat sees it."""
    lively = [action for action in legal if action not in DULL]
    return random.choice(lively or legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seat"])
        print(f"I play {message['game']} as {message['seat']}.", file=sys.stderr)
    elif message["type"] == "decide":
        action = choose(message["legal"], message["view"])
        print(json.dumps({"number": message["number"], "action": action}), flush=True)
    elif message["type"] == "bye":
        break
