"""Settings that all tests share: how long hypothesis looks for counterexamples."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]  # a position of a game is no small thing

COMMON: dict[str, Any] = {"deadline": None, "suppress_health_check": SLOW}

settings.register_profile("dev", max_examples=50, **COMMON)
settings.register_profile("ci", max_examples=50, derandomize=True, print_blob=True, **COMMON)
settings.register_profile("thorough", max_examples=500, **COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "dev"))
