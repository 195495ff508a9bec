"""A bot in Python: looks one step ahead and takes what gives it the most points over its best rival.

cd examples && godsplay arena gods-playground python:counting_bot.Counting random random --games 30
"""

from godsplay import Action, Chance, Seen


class Counting:
    """Tries every legal action in a position that could be the true one."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        world = seen.imagine(rng)
        best, best_lead = seen.legal[0], float("-inf")
        for action in seen.legal:
            tried = world.clone()
            tried.apply(seen.seat, action)
            lead = self.lead(tried.scores, seen.seat) + rng.below(100) / 1000  # equals are chosen between by lot
            if lead > best_lead:
                best, best_lead = action, lead
        return best

    def lead(self, scores: list[int], seat: int) -> float:
        """Count the points that a seat is ahead of its best rival."""
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
