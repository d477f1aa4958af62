"""What Prometheus is told. Labels never hold a table, a name or an address."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

_FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

TABLES = Gauge("meadhall_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("meadhall_sockets", "Open sockets", multiprocess_mode="livesum")
CONNECTIONS = Gauge(
    "meadhall_connections", "Open connections, sockets among them", multiprocess_mode="livesum"
)
MOVE_SECONDS = Histogram(
    "meadhall_move_seconds", "From a move's arrival until it is stored and sent out", buckets=_FINE
)
COMMIT_SECONDS = Histogram("meadhall_commit_seconds", "Storing one entry", buckets=_FINE)
ENTRIES = Counter("meadhall_entries", "Entries stored", ["kind"])
CONFLICTS = Counter("meadhall_conflicts", "Numbers lost to another process")
SET_ASIDE = Counter("meadhall_set_aside", "Tables set aside because they made trouble")
ERRORS = Counter("meadhall_errors", "Errors logged")
REFUSED = Counter("meadhall_refused", "Requests refused", ["code"])
NOTICES = Counter("meadhall_notices", "Messages to people who aren't here", ["way", "outcome"])
BOT_QUEUE = Gauge("meadhall_bot_queue", "Bots asked for a move now", multiprocess_mode="livesum")
BOT_WAITING = Gauge(
    "meadhall_bot_waiting", "Who waits for a bot's process", ["need"], multiprocess_mode="livesum"
)
BOT_SECONDS = Histogram("meadhall_bot_seconds", "How long bots take, waiting included")
BOT_FAILURES = Counter("meadhall_bot_failures", "Bots that failed", ["why"])


def exposition() -> tuple[bytes, str]:
    """Everything measured, in the form Prometheus reads; of all workers, if there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
