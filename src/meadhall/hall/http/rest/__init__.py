"""The REST interface: lobby, tables, seats, records; and moves, for programs without a socket."""

from __future__ import annotations

from . import lobby, play, records, tables

HANDLERS = [*lobby.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *records.HANDLERS]
