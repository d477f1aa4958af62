"""What the hall offers, its open tables, and how its operators look after it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from .... import __version__
from ....kernel.game import Game
from ....kernel.registry import game as game_named
from ....kernel.registry import game_names
from ....kernel.registry import games as all_games
from ... import wire
from ...ops.metrics import exposition
from ...table.listing import MOST_READ, SEATING, line_of
from ...table.number_form import checked, number_form
from ...table.offers import catalogue, game_info, rules_book
from ...wire.errors import Refused
from ..asking import ERRORS, Asked, TheGate, TheHall, signed_in, with_seat, zipped
from ..safety import address

LOBBY_PAGE = 50


@get("/api/hall", responses=ERRORS, summary="What this hall offers", tags=["hall"])
async def offers(
    hall: TheHall,
    request: Asked,
    lang: FromQuery[wire.Lang] = "en",
    brief: FromQuery[bool] = False,
) -> Response[wire.HallInfo]:
    """Games with their titles in a language, and the levels of bots. `brief` leaves out the ways to
    play, which only whoever lays a table wants to know: a lobby is to be there at once."""
    games = [game_info(game, lang, brief) for game in all_games()]
    told = wire.HallInfo(__version__, games, list(hall.config.bots), hall.keeper.announced())
    return zipped(told, request)


@get("/api/announcements", include_in_schema=False)
async def announcements(hall: TheHall) -> list[wire.Announcement]:
    """What is announced now, for pages that show neither the lobby nor a table."""
    return hall.keeper.announced()


@get("/api/games/{game:str}/rules", responses=ERRORS, summary="A rules book", tags=["hall"])
async def rules(
    game: Annotated[str, PathParameter(max_length=40)], lang: FromQuery[wire.Lang] = "en"
) -> wire.RulesBook:
    """The numbered rules in our words, and the card data with the origin of each number."""
    return rules_book(known(game), lang)


@get("/api/games/{game:str}/texts", responses=ERRORS, summary="A game's texts", tags=["hall"])
async def texts(
    game: Annotated[str, PathParameter(max_length=40)], lang: FromQuery[wire.Lang] = "en"
) -> wire.Catalogue:
    """What the lines of its saga say, and everything else, for a page that hasn't it built in."""
    return catalogue(known(game), lang)


@get("/api/games/{game:str}/numbers", responses=ERRORS, summary="A game's numbers", tags=["hall"])
async def numbers(
    game: Annotated[str, PathParameter(max_length=40)], lang: FromQuery[wire.Lang] = "en"
) -> wire.NumberForm:
    """Every number that a table can play otherwise, with its limits and its origin."""
    return number_form(known(game).name, lang)


@post(
    "/api/games/{game:str}/options",
    responses=ERRORS,
    summary="Try options",
    tags=["hall"],
    status_code=200,
)
async def options(
    game: Annotated[str, PathParameter(max_length=40)], data: JSONBody[wire.TryOptions]
) -> wire.GoodOptions:
    """Could it be played so? Makes no table; `bad-option` says what is wrong."""
    return wire.GoodOptions(checked(known(game), data.options, data.players))


def known(name: str) -> Game[Any]:
    """The game of that name; refuses if there is none."""
    if name not in game_names():
        raise Refused("not-found", f"There is no game {name!r} here.")
    return game_named(name)


@get("/api/tables", responses=ERRORS, summary="The lobby", tags=["lobby"])
async def lobby(
    hall: TheHall,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    phase: FromQuery[wire.Phase] = "waiting",
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> wire.Lobby:
    """Open tables, the newest first. Tables by invitation are never listed, nor games that
    strangers may not look at."""
    if game is not None and game not in game_names():
        raise Refused("not-found", "There is no such game.")
    rows = await hall.store.lobby(game, phase, before, LOBBY_PAGE)
    logs = await hall.store.beginnings([row.id for row in rows], SEATING, MOST_READ)
    lines = [line_of(row, logs[row.id]) for row in rows]
    older = rows[-1].created if len(rows) == LOBBY_PAGE else None
    return wire.Lobby([line for line in lines if line is not None], older, hall.keeper.announced())


@post("/api/tables", responses=ERRORS, summary="Make a table", tags=["lobby"])
async def create(
    data: JSONBody[wire.NewTable], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.Created]:
    """The answer holds the host's token (also as a cookie) and the invitation for the others."""
    if not gate.new_tables.take(address(dict(request.scope))):
        raise Refused("rate-limited", "Too many new tables; wait a minute.")
    hall.keeper.admit(data.name, address(dict(request.scope)))
    made = await hall.founding.create(data, signed_in(request), address(dict(request.scope)))
    return with_seat(made, made.table, made.token, hall, request, 201)


@get("/healthz", include_in_schema=False)
async def alive() -> dict[str, str]:
    """Does this process serve? If not, it is time to start another in its place."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def ready(hall: TheHall) -> Response[dict[str, str]]:
    """Could it take a move now? If not, send people elsewhere meanwhile."""
    problem = "draining" if hall.draining else await hall.readiness.problem()
    return Response({"status": problem or "ok"}, status_code=503 if problem else 200)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus. The proxy should keep it from strangers; it holds no secrets either way."""
    body, kind = exposition()
    return Response(body, media_type=kind)


HANDLERS = [
    offers,
    announcements,
    rules,
    texts,
    numbers,
    options,
    lobby,
    create,
    alive,
    ready,
    metrics,
]
