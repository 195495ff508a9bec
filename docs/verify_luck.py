"""Check the luck of a finished game without godsplay: python verify_luck.py luck.json [commitment]

luck.json is what a server answers to /api/tables/NAME/luck; the commitment is what the page showed while the game was
played ("Fair luck" in its settings). It needs nothing but Python and uses nothing of godsplay.
"""

import hashlib
import json
import sys
from pathlib import Path


def sha256(text):
    return hashlib.sha256(text.encode())


def mix(seed, given):
    moment = "deal" if given["after"] is None else given["after"]
    return sha256(f"{seed}|{moment}|{given['seat']}|{given['text']}").hexdigest()


def stream(seed):
    """The bytes that follow from a seed."""
    block = 0
    while True:
        yield from sha256(f"{seed}:{block}").digest()
        block += 1


def draw(luck, limit):
    """A number below a limit; bytes that would favour some numbers are passed over."""
    size = 256 if limit <= 256 else 65536
    while True:
        value = next(luck) if size == 256 else next(luck) * 256 + next(luck)
        if value < size - size % limit:
            return value % limit


def check(report, published):
    if not report["chosen"] and sha256(report["seed"]).hexdigest() != published:
        return "the seed is not the one that was fixed before the game"
    seed = report["seed"]
    for given in report["entropy"]:
        if given["after"] is None:
            seed = mix(seed, given)
    seeds = [seed]
    later = [given for given in report["entropy"] if given["after"] is not None]
    for moment in dict.fromkeys(given["after"] for given in later):
        for given in later:
            if given["after"] == moment:
                seed = mix(seed, given)
        seeds.append(seed)
    if len(report["draws"]) > len(seeds):
        return "there are more draws than seeds for them"
    for seed, draws in zip(seeds, report["draws"], strict=False):
        luck = stream(seed)
        for number, (limit, index) in enumerate(draws, 1):
            if draw(luck, limit) != index:
                return f"draw {number} does not follow from the seed"
    return None


if __name__ == "__main__":
    found = json.loads(Path(sys.argv[1]).read_text())
    problem = check(found, sys.argv[2] if len(sys.argv) > 2 else found["commitment"])
    print(problem or f"{sum(map(len, found['draws']))} draws follow from the seed and what was added to it")
    sys.exit(1 if problem else 0)
