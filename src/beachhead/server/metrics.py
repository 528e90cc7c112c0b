"""What the operator can measure, in Prometheus' format at `/metrics`."""

from __future__ import annotations

from contextlib import AbstractContextManager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from beachhead.server.measures import Measures

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics(Measures):
    """One set per application, so that tests do not share theirs."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.moves = Counter("beachhead_moves", "Actions committed", ["player"], registry=registry)
        self.refused = Counter("beachhead_refused", "Requests refused", ["key"], registry=registry)
        self.sockets = Gauge("beachhead_sockets", "Open sockets", registry=registry)
        self.live = Gauge("beachhead_live_matches", "Matches in memory", registry=registry)
        self.commit_seconds = Histogram(
            "beachhead_commit_seconds",
            "From change to commit",
            buckets=SECONDS,
            registry=registry,
        )
        self.cut_seconds = Histogram(
            "beachhead_cut_seconds",
            "Making one reader's table",
            buckets=SECONDS,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "beachhead_bot_seconds",
            "A bot's decision",
            ["level"],
            buckets=SECONDS,
            registry=registry,
        )
        self.bot_failures = Counter(
            "beachhead_bot_failures", "Bots replaced", ["level", "reason"], registry=registry
        )

    def commit(self) -> AbstractContextManager[object]:
        return self.commit_seconds.time()

    def moved(self, player: str) -> None:
        self.moves.labels(player).inc()

    def bot_thought(self, level: str, seconds: float) -> None:
        self.bot_seconds.labels(level).observe(seconds)

    def bot_failed(self, level: str, reason: str) -> None:
        self.bot_failures.labels(level, reason).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
