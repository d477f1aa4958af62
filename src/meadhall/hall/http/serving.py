"""How the hall is served: uvicorn's settings, the same for operators, tests and measurements."""

from __future__ import annotations

import sys
from typing import Any

from ..ops.config import Config, Limits

AT_ONCE = "meadhall.at_once"
"""The extension by which a socket sends a text without waiting, if our own server serves it."""
DRAIN_SECONDS = 10
LONGEST_QUEUE = 2_048
"""Connections the system holds until they are let in."""
OTHER_FILES = 256
"""Left for databases, bots, logs and imports."""


def server_settings(config: Config) -> dict[str, Any]:
    """What uvicorn is told, besides the application and where to listen."""
    _, queue = room(config.limits)
    return {
        "http": "meadhall.hall.http.front_door:Door",
        "ws": "meadhall.hall.http.front_door:SocketDoor",
        "ws_max_size": config.limits.body_bytes,
        "ws_per_message_deflate": False,  # with it every socket costs hundreds of kilobytes
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(config.proxies),
        # Read from the right: what a client adds is on the left.
        "forwarded_allow_ips": list(config.proxies),
        "backlog": queue,
        "timeout_keep_alive": config.limits.keep_alive_seconds,
        "timeout_graceful_shutdown": DRAIN_SECONDS,
    }


def room(limits: Limits) -> tuple[int, int]:
    """How many connections this process can hold, and how many may wait outside: all that wait may
    be let in at once, before anybody looks whether there is a place left."""
    files = open_files()
    if files is None:
        return limits.connections, LONGEST_QUEUE
    left = max(2, files - OTHER_FILES)
    queue = min(LONGEST_QUEUE, left // 2)
    return min(limits.connections, left - queue), queue


def open_files() -> int | None:
    """How many files, and so connections, the system lets this process have open."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def make_room(limits: Limits) -> None:
    """Ask the system for as many open files as the limits need; many systems begin with 1,024 and
    give more to whoever asks."""
    if sys.platform == "win32":
        return
    import resource

    wanted = limits.connections + LONGEST_QUEUE + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
