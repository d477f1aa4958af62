"""How those are rated who play at some tables, in one question."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, select

from ..table.ladder import NEW, Rating
from .schema import ratings, sittings, tables
from .store import Store


async def ratings_at(store: Store, names: Collection[str]) -> dict[tuple[str, int, int], Rating]:
    """By table, seat and since when it is theirs: the ratings of those with names of their own."""
    query = (
        select(sittings.c.table_id, sittings.c.seat, sittings.c.since, ratings)
        .join_from(sittings, tables, sittings.c.table_id == tables.c.id)
        .join(
            ratings,
            and_(ratings.c.person == sittings.c.person, ratings.c.game == tables.c.game),
            isouter=True,
        )
        .where(sittings.c.table_id.in_(names), sittings.c.own, sittings.c.person != "")
    )
    rows = await store.read(lambda connection: connection.execute(query).all())
    return {
        (row.table_id, row.seat, row.since): (
            NEW if row.mu is None else Rating(row.mu, row.sigma, row.games)
        )
        for row in rows
    }
