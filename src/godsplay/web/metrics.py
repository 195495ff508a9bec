"""What operators can watch: counters and gauges of one server process, as Prometheus reads them."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from pathlib import Path

from godsplay.version import VERSION
from godsplay.web.tables.registry import TableRegistry

BOUNDS = (0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Histogram:
    """How long something took: how often not longer than each bound."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """Write it as Prometheus reads it."""
        found, so_far = [], 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            so_far += count
            found.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """What this process has done since it started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.answers: Counter[str] = Counter()  # by status
        self.requests = Histogram()

    def text(self, registry: TableRegistry, sockets: int, notices: int) -> str:
        """Write everything down."""
        used = os.times()
        tables = list(registry.tables.values())
        gauges = {
            "godsplay_start_time_seconds": self.started,
            "godsplay_cpu_seconds_total": used.user + used.system,
            "godsplay_memory_bytes": resident_memory(),
            "godsplay_moves_total": registry.counts["moves"],
            "godsplay_conflicts_total": registry.counts["conflicts"],
            "godsplay_store_errors_total": registry.counts["store errors"],
            "godsplay_tables_open": len(tables),
            "godsplay_pages_open": sum(len(table.listeners) for table in tables),
            "godsplay_sockets": sockets,
            "godsplay_bots_playing": sum(table.bots.playing is not None for table in tables),
            "godsplay_bots_waiting": registry.bot_pool.waiting(),
            "godsplay_notices_waiting": notices,
        }
        lines = [f'godsplay_info{{version="{VERSION}",process="{os.getpid()}"}} 1']
        lines += [f"{name} {value}" for name, value in gauges.items()]
        lines += [
            f'godsplay_answers_total{{status="{status}"}} {count}' for status, count in sorted(self.answers.items())
        ]
        told = registry.notices.counts if registry.notices is not None else {}
        lines += [
            f'godsplay_notices_total{{channel="{kind}",result="{result}"}} {count}'
            for (kind, result), count in sorted(told.items())
        ]
        return "\n".join([*lines, *self.requests.lines("godsplay_request_seconds"), ""])


def resident_memory() -> int:
    """Return the memory of this process in bytes, where the system says so."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
