"""Reading a table: from its snapshot and what came later, or from its whole log."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..ops.logs import log
from ..store import Store
from ..table.clocks import Outages
from ..table.entries import Change
from ..table.snapshot import Stored
from ..table.table import Table
from ..wire.errors import Refused


async def read(
    store: Store,
    name: str,
    outages: Outages,
    after: Callable[[Table, Change], None] = lambda table, change: None,
    told: int | None = None,
) -> Table:
    """A table from its snapshot and log; `after` is called after each entry applied. Who was `told`
    only so far hears of each later one, even if a snapshot would be the shorter way."""
    data, entries = await store.load(name)
    table = from_snapshot(data, outages) if data is not None else None
    if data is not None and table is None:
        # Of other rules, or of another version of the hall: the log decides.
        await store.forget_snapshot(name)
    elif table is not None and told is not None and table.number > told:
        table = None
    if data is not None and table is None:
        _, entries = await store.load(name, whole=True)
    if table is None:
        if not entries:
            raise Refused("no-such-table", "There is no such table.")
        table = Table.created_by(name, entries[0], outages)
        entries = entries[1:]
    for entry in entries:
        after(table, table.apply(entry))
    return table


def from_snapshot(data: bytes, outages: Outages) -> Table | None:
    """The table that a snapshot holds; None if it is of no use."""
    try:
        return Table(msgspec.json.decode(data, type=Stored), outages)
    except Exception as wrong:  # whatever is the matter with it: the log decides
        log.warning("a snapshot can't be read", error=type(wrong).__name__)
        return None
