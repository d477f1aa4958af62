"""What people are rated, in the database. It changes with a result, in the same transaction."""

from __future__ import annotations

from sqlalchemy import select

from ..table.ladder import NEW, Rating, of_bot
from .schema import ratings
from .store import Store


class Ratings:
    """What one store knows of how people are rated."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, game: str) -> Rating:
        """What somebody is rated; where they haven't played yet, what everybody begins with."""
        return (await self.of_person(person)).get(game, NEW)

    async def of_person(self, person: str) -> dict[str, Rating]:
        """By game, as far as they have played."""
        query = select(ratings).where(ratings.c.person == person)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}

    def of_bot(self, game: str, players: int, level: str) -> Rating | None:
        """What a bot is rated at tables of this size; None if it isn't."""
        return of_bot(game, players, level)
