"""Clocks: how much time players have, and what time it is while the service runs."""
