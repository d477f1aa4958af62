"""Logs: one JSON object a line, on standard error, and never a secret.

Nothing here logs a message, a view, a move, a name, a query string or a token. Table ids are
secrets too (whoever knows one may look on): only their first letters are logged.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from pathlib import Path
from traceback import walk_tb
from typing import Any

import structlog

from .metrics import ERRORS

log: Any = structlog.get_logger("meadhall.hall")

_SHOWN = 6
_OURS = (f"{Path(__file__).parents[2].as_posix()}/", "src/meadhall/")
"""How the names of our files begin; compiled ones remember where they were built."""


class Errors:
    """How many errors this process has logged."""

    logged = 0


def set_up(level: str) -> None:
    """Logs of ours and of the libraries, in one form."""
    number = getattr(logging, level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        _count,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, _bare_errors, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _bare_errors,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(number, logging.WARNING))


def short(table: str) -> str:
    """As much of a table's id as a log may hold."""
    return table[:_SHOWN]


def place_of(wrong: BaseException) -> str:
    """Where an error came up, as `hall/table/fold.py:35`: the last line of ours it came through."""
    place = ""
    for frame, line in walk_tb(wrong.__traceback__):
        name = Path(frame.f_code.co_filename).as_posix()
        for start in _OURS:
            if name.startswith(start):
                place = f"{name.removeprefix(start)}:{line}"
    return place


def _count(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """How often something went wrong: whoever keeps the hall wants to see that."""
    if event.get("level") in ("error", "critical"):
        Errors.logged += 1
        ERRORS.inc()
    return event


def _bare_errors(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as its type and the places in our code it came through, without its words: those
    may quote a row, a message or a view."""
    problem = event.pop("exc_info", None)
    if problem is True:
        problem = sys.exc_info()
    if isinstance(problem, tuple):
        problem = problem[1]
    if isinstance(problem, BaseException):
        event["error"] = type(problem).__name__
        places = []
        trace = problem.__traceback__
        while trace is not None:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_qualname}:{trace.tb_lineno}")
            trace = trace.tb_next
        event["through"] = places[-8:]
    return event
