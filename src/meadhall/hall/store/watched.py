"""How those are rated who play at some tables, in one question; and who lets others read it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import and_, select

from ..table.ladder import NEW, Rating
from .schema import profiles, ratings, sittings, tables
from .store import Store


class Rated(NamedTuple):
    """A rating of somebody who plays."""

    rating: Rating
    shown: bool
    """May others read it?"""


async def ratings_at(store: Store, names: Collection[str]) -> dict[tuple[str, int, int], Rated]:
    """By table, seat and since when it is theirs: the ratings of those with names of their own."""
    query = (
        select(sittings.c.table_id, sittings.c.seat, sittings.c.since, ratings, profiles.c.open)
        .join_from(sittings, tables, sittings.c.table_id == tables.c.id)
        .join(
            ratings,
            and_(ratings.c.person == sittings.c.person, ratings.c.game == tables.c.game),
            isouter=True,
        )
        .join(profiles, profiles.c.person == sittings.c.person, isouter=True)
        .where(sittings.c.table_id.in_(names), sittings.c.own, sittings.c.person != "")
    )
    rows = await store.read(lambda connection: connection.execute(query).all())
    return {
        (row.table_id, row.seat, row.since): Rated(
            NEW if row.mu is None else Rating(row.mu, row.sigma, row.games), bool(row.open)
        )
        for row in rows
    }
