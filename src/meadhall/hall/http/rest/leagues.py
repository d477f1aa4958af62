"""Leagues: made by anybody who has a name of their own, played by those who have, seen by all.

Like all that is of people they are of the hall's own page: pages of other origins are refused.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from ... import wire
from ..asking import ERRORS, Asked, TheGate, TheHall, signed_in, with_seat
from .people import asker_of

LeagueId = Annotated[str, PathParameter(max_length=40, description="a league's id")]


@get("/api/leagues", responses=ERRORS, summary="All leagues", tags=["leagues"])
async def all_leagues(hall: TheHall, request: Asked) -> wire.LeagueList:
    """What comes, what runs, and what was last."""
    known = await hall.names.known(signed_in(request))
    return await hall.desk.all(known.person if known else None)


@get("/api/leagues/{league:str}", responses=ERRORS, summary="A league", tags=["leagues"])
async def league_page(league: LeagueId, hall: TheHall, request: Asked) -> wire.LeaguePage:
    """Who takes part, how it stands, its tables; and what is yours."""
    known = await hall.names.known(signed_in(request))
    return await hall.desk.page(league, known.person if known else None)


@post("/api/leagues", responses=ERRORS, summary="Make a league", tags=["leagues"])
async def make(
    data: JSONBody[wire.LeaguePlan], hall: TheHall, gate: TheGate, request: Asked
) -> wire.LeagueMade:
    """It begins by itself; who made it takes part only if they join."""
    asker = asker_of(request, gate)
    person = await hall.names.must(asker.token)
    return await hall.desk.make(data, person, asker.address, gate)


@post(
    "/api/leagues/{league:str}/join",
    responses=ERRORS,
    summary="Take part",
    tags=["leagues"],
    status_code=200,
)
async def join(league: LeagueId, hall: TheHall, gate: TheGate, request: Asked) -> wire.LeaguePage:
    """Until it begins; in an arena until it ends."""
    asker = asker_of(request, gate)
    person = await hall.names.must(asker.token)
    await hall.desk.join(league, person, asker.address)
    return await hall.desk.page(league, person)


@post(
    "/api/leagues/{league:str}/withdraw",
    responses=ERRORS,
    summary="Take part no longer",
    tags=["leagues"],
    status_code=200,
)
async def withdraw(
    league: LeagueId, hall: TheHall, gate: TheGate, request: Asked
) -> wire.LeaguePage:
    """Tables that are yours stay yours."""
    asker = asker_of(request, gate)
    person = await hall.names.must(asker.token)
    await hall.desk.withdraw(league, person)
    return await hall.desk.page(league, person)


@post(
    "/api/leagues/{league:str}/wait",
    responses=ERRORS,
    summary="Wait for a table, or rest",
    tags=["leagues"],
    status_code=200,
)
async def wait(
    league: LeagueId, data: JSONBody[wire.LeagueWait], hall: TheHall, gate: TheGate, request: Asked
) -> wire.LeaguePage:
    """In an arena: to be said every few seconds, else nobody thinks you are there."""
    asker = asker_of(request, gate, counted=False)
    person = await hall.names.must(asker.token)
    await hall.desk.wait(league, person, asker.address, data.ready)
    return await hall.desk.page(league, person)


@post(
    "/api/leagues/{league:str}/call-off",
    responses=ERRORS,
    summary="Call a league off",
    tags=["leagues"],
    status_code=200,
)
async def call_off(
    league: LeagueId, hall: TheHall, gate: TheGate, request: Asked
) -> wire.LeaguePage:
    """By who made it, before it begins."""
    asker = asker_of(request, gate)
    person = await hall.names.must(asker.token)
    await hall.desk.call_off(league, person)
    return await hall.desk.page(league, person)


@post(
    "/api/leagues/{league:str}/seat",
    responses=ERRORS,
    summary="Your seat at a table of a league",
    tags=["leagues"],
    status_code=200,
)
async def seat(
    league: LeagueId,
    data: JSONBody[wire.LeagueSeatAsk],
    hall: TheHall,
    gate: TheGate,
    request: Asked,
) -> Response[Any]:
    """It is kept for you; the answer leaves its token in this browser, on each of your devices."""
    asker = asker_of(request, gate, counted=False)
    person = await hall.names.must(asker.token)
    token = await hall.desk.sit(league, data.table, person, asker.address)
    return with_seat(wire.Rematch(data.table, ""), data.table, token, hall, request, 200)


HANDLERS = [all_leagues, league_page, make, join, withdraw, wait, call_off, seat]
