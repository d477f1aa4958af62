"""The REST interface: lobby, tables, seats, records; and moves, for programs without a socket.

One handler for each request: it reads what is asked, has the hall do it, and answers with a type of
:mod:`...wire`. Nothing is decided here, and whatever changes a table goes the way of the socket's
messages (:mod:`...runtime.deeds`).
"""

from __future__ import annotations

from . import (
    company,
    leagues,
    learning,
    lobby,
    notices,
    pairing,
    people,
    play,
    puzzling,
    records,
    standing,
    tables,
)

HANDLERS = [
    *lobby.HANDLERS,
    *learning.HANDLERS,
    *puzzling.HANDLERS,
    *tables.HANDLERS,
    *company.HANDLERS,
    *play.HANDLERS,
    *records.HANDLERS,
    *people.HANDLERS,
    *pairing.HANDLERS,
    *standing.HANDLERS,
    *notices.HANDLERS,
    *leagues.HANDLERS,
]
