"""What is known of a table that nobody has in memory: its line in the lobby, and when it is due."""

from __future__ import annotations

from ..store import TableRow
from ..table.clocks import Outages, open_until
from .live import Live

BOT_SLACK = 5_000
"""Milliseconds after a bot's own limit until another process takes over its thinking."""


def row_of(live: Live, due: int | None) -> TableRow:
    """What the lobby and the caretakers of all processes see of a table."""
    table = live.table
    return TableRow(
        game=table.settings.game,
        players=table.settings.players,
        listed=table.settings.open,
        phase=table.phase,
        # A seat that is kept for somebody is none for others.
        free=sum(seat.who == "empty" and not seat.kept for seat in table.seats),
        created=table.created,
        due=due,
    )


def due_of(live: Live, outages: Outages, bot_seconds: float) -> int | None:
    """When somebody must look after the table, whatever happens to the process that has it: a
    clock runs out, a bot thinks for too long, or a player has been away long enough."""
    table = live.table
    if table.phase != "playing":
        return None
    times = []
    takeover = table.settings.takeover
    flag = table.clocks.next_flag(outages)
    if flag is not None and takeover.timeout != "wait":
        times.append(flag)
    for seat in table.waiting():
        if table.seats[seat].by_bot:
            times.append(table.at + int(bot_seconds * 1_000) + BOT_SLACK)
        elif takeover.absent_after is not None and seat not in live.here.seats:
            times.append(absent_from(live, seat, takeover.absent_after, outages))
    return min(times, default=None)


def absent_from(live: Live, seat: int, after: int, outages: Outages) -> int:
    """When somebody who isn't here has been away for so many seconds in which they could have come
    back."""
    away = live.here.away.get(seat, live.table.at)
    return open_until(away, after * 1_000, outages)
