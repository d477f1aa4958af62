"""How people stand: one's own games and figures, and the page of theirs that others may read."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ... import wire
from ...runtime.standing import Wanted, bots_rated
from ...wire.errors import Refused
from ..asking import ERRORS, Asked, TheGate, TheHall, signed_in
from ..safety import Gate, address

OfName = Annotated[str, PathParameter(min_length=1, max_length=100)]


def _often(request: Asked, gate: Gate) -> None:
    """Refuse those who ask too often: whatever is told of somebody takes the database a while."""
    if not gate.people.take(address(dict(request.scope))):
        raise Refused("rate-limited", "Too much at once; wait a minute.")


@get("/api/people/me/games", responses=ERRORS, summary="Your games", tags=["people"])
async def games(
    hall: TheHall,
    gate: TheGate,
    request: Asked,
    game: FromQuery[str | None] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=8)] = None,
    won: FromQuery[bool | None] = None,
    against: FromQuery[wire.Rivals | None] = None,
    rated: FromQuery[bool | None] = None,
    starred: FromQuery[bool] = False,
    before: FromQuery[int | None] = None,
) -> wire.Games:
    """Those that are over, the last first, as far as they are meant."""
    _often(request, gate)
    person = await hall.standings.person(signed_in(request))
    people = None if against is None else against == "people"
    wanted = Wanted(game, players, won, people, rated, starred, before)
    return await hall.standings.games(person, wanted)


@get("/api/people/me/standing", responses=ERRORS, summary="How you stand", tags=["people"])
async def standing(hall: TheHall, gate: TheGate, request: Asked) -> wire.Standing:
    """By game: ratings, records, wins by seat and by level."""
    _often(request, gate)
    return await hall.standings.of(await hall.standings.person(signed_in(request)))


@post(
    "/api/people/me/stars",
    responses=ERRORS,
    summary="Find a game again",
    tags=["people"],
    status_code=200,
)
async def star(
    data: JSONBody[wire.SetStar], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Starred:
    """A game of your own gets a star, or loses it."""
    _often(request, gate)
    person = await hall.standings.person(signed_in(request))
    history = hall.standings.history
    return wire.Starred(await history.star(person.id, data.table, data.on, hall.now()))


@post(
    "/api/people/me/profile",
    responses=ERRORS,
    summary="Show how you stand",
    tags=["people"],
    status_code=200,
)
async def profile(
    data: JSONBody[wire.SetProfile], hall: TheHall, gate: TheGate, request: Asked
) -> wire.ProfileSet:
    """Everybody may read it, or nobody else."""
    _often(request, gate)
    person = await hall.standings.person(signed_in(request))
    await hall.standings.history.set_open(person.id, data.open)
    return wire.ProfileSet(data.open)


@get("/api/people/of/{name:str}", responses=ERRORS, summary="How somebody stands", tags=["people"])
async def of(name: OfName, hall: TheHall, gate: TheGate, request: Asked) -> wire.Standing:
    """If they want everybody to read it."""
    _often(request, gate)
    return await hall.standings.profile(name)


@get("/api/ladder", responses=ERRORS, summary="What bots are rated", tags=["people"])
async def bots(hall: TheHall) -> wire.Ladder:
    """By game and number of players, and by what it was measured."""
    return bots_rated()


HANDLERS = [games, standing, star, profile, of, bots]
