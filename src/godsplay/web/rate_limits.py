"""Token buckets: how many requests a client may send, and how many at once."""

from __future__ import annotations

import time

from cachetools import TTLCache

MOST_CLIENTS = 100_000
FORGET_AFTER = 60.0  # seconds without a request, after which a bucket is full again


class TokenBucket:
    """Allow a number of requests a second, and a burst at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.updated = time.monotonic()

    def take(self) -> bool:
        """Take a token; whether there was one."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimiter:
    """A token bucket for every client that has sent something lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: TTLCache[str, TokenBucket] = TTLCache(MOST_CLIENTS, FORGET_AFTER)

    def take(self, client: str) -> bool:
        """Take a token of a client; whether there was one."""
        bucket = self.buckets.get(client) or TokenBucket(self.rate, self.burst)
        self.buckets[client] = bucket  # written anew so that its time begins again
        return bucket.take()
