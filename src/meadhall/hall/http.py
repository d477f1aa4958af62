"""The REST interface: lobby, tables, seats, records; and moves, for programs without a socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from .. import __version__
from ..kernel.registry import game as game_named
from ..kernel.registry import game_names
from . import wire
from .asking import (
    Asked,
    TheDeeds,
    TheGate,
    TheHall,
    host_of,
    reader_at,
    seat_at,
    token_of,
    with_seat,
)
from .bots import BotFailed
from .errors import Refused
from .live import now
from .looking_back import replay_of, rules_book
from .messages import history, info, position, reason
from .metrics import exposition
from .safety import address

TableId = Annotated[str, PathParameter(max_length=40, description="a table's id")]
LOBBY_PAGE = 50
CHAT_LINES = 200
LONGEST_WAIT = 25.0
LONGEST_STRETCH = 40
"""So many steps of a replay at once."""
ADVISER = "greedy"

ERRORS = {
    status: ResponseSpec(wire.ApiError, description=text, generate_examples=False)
    for status, text in {
        400: "What was sent makes no sense",
        401: "This needs a seat's token",
        403: "Not for you",
        404: "There is no such thing",
        405: "Not with this method",
        409: "Not now; the code says why",
        413: "Too large",
        415: "The body is not JSON",
        429: "Too often",
        503: "The hall restarts",
    }.items()
}
"""What any request may be answered with instead."""


# --- the hall -----------------------------------------------------------------------------------


@get("/api/hall", responses=ERRORS, summary="What this hall offers", tags=["hall"])
async def offers(hall: TheHall, lang: FromQuery[wire.Lang] = "en") -> wire.HallInfo:
    """Games with their titles in a language, and the levels of bots."""
    games = []
    for name in game_names():
        game = game_named(name)
        say = game.texts(lang).say
        games.append(
            wire.GameInfo(
                name,
                say(f"{name}-title"),
                say(f"{name}-blurb"),
                game.min_players,
                game.max_players,
                game.rules_version,
            )
        )
    return wire.HallInfo(__version__, games, list(hall.config.bots))


@get("/api/games/{game:str}/rules", responses=ERRORS, summary="A rules book", tags=["hall"])
async def rules(
    game: Annotated[str, PathParameter(max_length=40)], lang: FromQuery[wire.Lang] = "en"
) -> wire.RulesBook:
    """The numbered rules in our words, and the card data with the origin of each number."""
    if game not in game_names():
        raise Refused("not-found", f"There is no game {game!r} here.")
    return rules_book(game_named(game), lang)


@get("/api/tables", responses=ERRORS, summary="The lobby", tags=["lobby"])
async def lobby(
    hall: TheHall,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    phase: FromQuery[wire.Phase] = "waiting",
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> wire.Lobby:
    """Open tables, the newest first. Tables by invitation are never listed."""
    rows = await hall.store.lobby(game, phase, before, LOBBY_PAGE)
    tables = [
        wire.LobbyTable(row.id, row.game, row.players, row.free, row.phase, row.created)
        for row in rows
    ]
    return wire.Lobby(tables, tables[-1].created if len(tables) == LOBBY_PAGE else None)


@post("/api/tables", responses=ERRORS, summary="Make a table", tags=["lobby"])
async def create(
    data: JSONBody[wire.NewTable], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.Created]:
    """The answer holds the host's token (also as a cookie) and the invitation for the others."""
    if not gate.new_tables.take(address(dict(request.scope))):
        raise Refused("rate-limited", "Too many new tables; wait a minute.")
    made = await hall.create(data)
    return with_seat(made, made.table, made.token, hall, 201)


@get("/api/tables/{table:str}", responses=ERRORS, summary="A table", tags=["tables"])
async def look(table: TableId, hall: TheHall, request: Asked) -> wire.TableInfo:
    """Settings, seats, and the promise about the shuffle."""
    live = await hall.live(table)
    async with hall.hold(live) as held:
        reader_at(live, token_of(request, table))
        return wire.TableInfo(**info(held, live.here, live.onlookers()))


# --- seats --------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/seats", responses=ERRORS, summary="Sit down", tags=["tables"])
async def sit(
    table: TableId, data: JSONBody[wire.TakeSeat], hall: TheHall, deeds: TheDeeds
) -> Response[Any]:
    """The answer holds the seat's token (also as a cookie): whoever has it has the seat."""
    seated = await deeds.sit(await hall.live(table), data)
    return with_seat(seated, table, seated.token, hall, 201)


@post(
    "/api/tables/{table:str}/leave",
    responses=ERRORS,
    summary="Leave",
    tags=["tables"],
    status_code=200,
)
async def leave(table: TableId, hall: TheHall, request: Asked) -> wire.Done:
    """Before the game the seat is free again; later a bot plays on until one is back."""
    live = await hall.live(table)
    seat = seat_at(live, token_of(request, table))
    await hall.act(live, lambda held: held.rise(seat))
    return wire.Done(live.table.numbers[seat])


@post(
    "/api/tables/{table:str}/back",
    responses=ERRORS,
    summary="Come back",
    tags=["tables"],
    status_code=200,
)
async def back(table: TableId, hall: TheHall, request: Asked) -> wire.Done:
    """Take one's seat back from the bot that plays for it."""
    live = await hall.live(table)
    seat = seat_at(live, token_of(request, table))
    await hall.act(live, lambda held: held.back(seat))
    return wire.Done(live.table.numbers[seat])


@post(
    "/api/tables/{table:str}/kick",
    responses=ERRORS,
    summary="Send somebody away",
    tags=["host"],
    status_code=200,
)
async def kick(
    table: TableId, data: JSONBody[wire.SeatChoice], hall: TheHall, request: Asked
) -> wire.Done:
    """Before the game, by the host."""
    live = await hall.live(table)
    host_of(live, token_of(request, table))
    await hall.act(live, lambda held: held.kick(data.seat))
    return wire.Done(live.table.numbers[live.table.onlooker])


@post(
    "/api/tables/{table:str}/start",
    responses=ERRORS,
    summary="Begin",
    tags=["host"],
    status_code=200,
)
async def start(table: TableId, hall: TheHall, request: Asked) -> wire.Done:
    """By the host; bots take the seats that are empty."""
    live = await hall.live(table)
    host_of(live, token_of(request, table))
    await hall.act(live, lambda held: held.start(held.settings.takeover.level))
    return wire.Done(live.table.numbers[live.table.onlooker])


@post(
    "/api/tables/{table:str}/rematch",
    responses=ERRORS,
    summary="Play again",
    tags=["tables"],
    status_code=200,
)
async def rematch(table: TableId, hall: TheHall, request: Asked) -> Response[wire.Rematch]:
    """Everybody who asks sits down at the same new table, with the token they have."""
    token = token_of(request, table) or ""
    again = await hall.rematch(await hall.live(table), token)
    return with_seat(wire.Rematch(again.table.id), again.table.id, token, hall, 200)


# --- chat ---------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/chat", responses=ERRORS, summary="The chat", tags=["chat"])
async def read_chat(table: TableId, hall: TheHall, request: Asked) -> wire.Chat:
    """The last lines."""
    live = await hall.live(table)
    reader_at(live, token_of(request, table))
    rows = await hall.store.chat(table, CHAT_LINES)
    return wire.Chat([wire.ChatLine(row.id, row.at, row.seat, row.name, row.text) for row in rows])


@post("/api/tables/{table:str}/chat", responses=ERRORS, summary="Say something", tags=["chat"])
async def say(
    table: TableId, data: JSONBody[wire.Say], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """To everybody at the table, onlookers too."""
    live = await hall.live(table)
    seat = seat_at(live, token_of(request, table))
    return wire.Done(await deeds.say(live, seat, data.text))


@post(
    "/api/tables/{table:str}/chat/switch",
    responses=ERRORS,
    summary="Switch the chat on or off",
    tags=["host"],
    status_code=200,
)
async def switch_chat(
    table: TableId, data: JSONBody[wire.Switch], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """By the host."""
    live = await hall.live(table)
    host_of(live, token_of(request, table))
    await deeds.switch_chat(live, data.on)
    return wire.Done(live.table.numbers[live.table.onlooker])


# --- playing without a socket -------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/position",
    responses=ERRORS,
    summary="The game as you see it",
    tags=["play"],
)
async def where(
    table: TableId,
    hall: TheHall,
    request: Asked,
    after: Annotated[int | None, QueryParameter(ge=0, le=10**9)] = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    words: FromQuery[wire.Lang | None] = None,
) -> wire.Position:
    """With `after` and `wait` the answer comes when your number is larger than `after`, or after
    `wait` seconds."""
    live = await hall.live(table)
    token = token_of(request, table)
    deadline = asyncio.get_running_loop().time() + wait
    live.waiters += 1
    try:
        while True:
            changed = live.changed
            async with hall.hold(live) as held:
                seat = reader_at(live, token)
                left = deadline - asyncio.get_running_loop().time()
                news = after is None or held.numbers[held.reader(seat)] > after
                if news or left <= 0 or hall.draining:
                    return position(held, seat, now(), None, words)
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                continue
    finally:
        live.waiters -= 1


@post("/api/tables/{table:str}/moves", responses=ERRORS, summary="Make a move", tags=["play"])
async def move(
    table: TableId, data: JSONBody[wire.MakeMove], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """It is stored when the answer comes. `number` is that of the position you chose in."""
    live = await hall.live(table)
    seat = seat_at(live, token_of(request, table))
    return wire.Done(await deeds.move(live, seat, data))


@post(
    "/api/tables/{table:str}/undo",
    responses=ERRORS,
    summary="Take a move back",
    tags=["play"],
    status_code=200,
)
async def undo(
    table: TableId, data: JSONBody[wire.TakeBack], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """One's own last move, until others decide or something hidden appears."""
    live = await hall.live(table)
    seat = seat_at(live, token_of(request, table))
    return wire.Done(await deeds.undo(live, seat, data.number))


@get("/api/tables/{table:str}/why", responses=ERRORS, summary="Why not this move", tags=["play"])
async def why(
    table: TableId,
    hall: TheHall,
    request: Asked,
    move: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    lang: FromQuery[wire.Lang] = "en",
) -> wire.Reason | None:
    """The rule that stands against it; null if the move can be made."""
    live = await hall.live(table)
    async with hall.hold(live) as held:
        refused = held.why_not(seat_at(live, token_of(request, table)), move)
        return reason(refused.reason, lang) if refused else None


@get("/api/tables/{table:str}/hint", responses=ERRORS, summary="A bot's advice", tags=["play"])
async def hint(
    table: TableId, hall: TheHall, request: Asked, lang: FromQuery[wire.Lang] = "en"
) -> wire.Advice:
    """What a bot, seeing what you see, would do now, and why."""
    live = await hall.live(table)
    async with hall.hold(live) as held:
        seat = seat_at(live, token_of(request, table))
        state = held.state
        legal = state.legal(seat) if held.phase == "playing" else []
        if not legal:
            raise Refused("over", "Nothing is asked of you now.")
        view, game = state.view(seat), held.game
        notations = {move: game.notation(state, seat, move) for move in legal}
    try:
        move, why = await hall.bots.advise(ADVISER, game.name, seat, view, legal, lang)
    except BotFailed as failed:
        raise Refused("draining", "No bot has time to think about it now.") from failed
    return wire.Advice(move, notations[move], why)


# --- what was -----------------------------------------------------------------------------------


@get("/api/tables/{table:str}/history", responses=ERRORS, summary="What happened", tags=["records"])
async def saga(table: TableId, hall: TheHall, request: Asked) -> wire.History:
    """Move by move, as one's seat may recall it."""
    live = await hall.live(table)
    async with hall.hold(live) as held:
        return history(held, reader_at(live, token_of(request, table)))


@get(
    "/api/tables/{table:str}/record",
    responses=ERRORS,
    summary="The record",
    tags=["records"],
    media_type=MediaType.TEXT,
)
async def record(table: TableId, hall: TheHall, request: Asked) -> str:
    """The finished game as a text that `meadhall verify` proves and `meadhall replay` shows."""
    live = await hall.live(table)
    async with hall.hold(live) as held:
        reader_at(live, token_of(request, table))
        if held.phase != "over" or held.session is None:
            raise Refused("not-over", "The record is open when the game is over.")
        return held.session.record.text()


@get("/api/tables/{table:str}/replay", responses=ERRORS, summary="Step by step", tags=["records"])
async def replay(
    table: TableId,
    hall: TheHall,
    request: Asked,
    first: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=LONGEST_STRETCH)] = 20,
    eyes: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> wire.Replay:
    """A stretch of a finished game, as one seat saw it (`eyes`) or with all cards open."""
    live = await hall.live(table)
    async with hall.hold(live) as held:
        reader_at(live, token_of(request, table))
        return replay_of(held, first, count, eyes)


@get(
    "/api/tables/{table:str}/analysis",
    responses=ERRORS,
    summary="What decided the game",
    tags=["records"],
)
async def analysis(table: TableId, hall: TheHall, request: Asked) -> wire.Analysis:
    """Chances over a finished game, its turning points, and what would have been better."""
    live = await hall.live(table)
    async with hall.hold(live) as held:
        reader_at(live, token_of(request, table))
        if held.phase != "over" or held.session is None:
            raise Refused("not-over", "The game isn't over.")
        if live.analysis is None:
            text = held.session.record.text()
            live.analysis = asyncio.create_task(hall.bots.analyse(text))
    try:
        # One who leaves doesn't end it for the others.
        return await asyncio.shield(live.analysis)
    except BotFailed as failed:
        raise Refused("draining", "Nobody has time to reckon that now.") from failed


@post(
    "/api/tables/{table:str}/play-on",
    responses=ERRORS,
    summary="Play on from here",
    tags=["records"],
)
async def play_on(
    table: TableId, data: JSONBody[wire.PlayOn], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.Created]:
    """A new table that goes on from a moment of a finished game; bots take the other seats."""
    if not gate.new_tables.take(address(dict(request.scope))):
        raise Refused("rate-limited", "Too many new tables; wait a minute.")
    live = await hall.live(table)
    reader_at(live, token_of(request, table))
    made = await hall.play_on(live, data)
    return with_seat(made, made.table, made.token, hall, 201)


# --- operations ---------------------------------------------------------------------------------


@get("/healthz", include_in_schema=False)
async def health(hall: TheHall) -> Response[dict[str, str]]:
    """Does this process serve, and does its database answer?"""
    if hall.draining:
        return Response({"status": "draining"}, status_code=503)
    try:
        await asyncio.wait_for(hall.store.alive(), 5)
    except Exception:
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus. The proxy should keep it from strangers; it holds no secrets either way."""
    body, kind = exposition()
    return Response(body, media_type=kind)


HANDLERS = [
    offers, lobby, create, look, sit, leave, back, kick, start, rematch, read_chat, say,
    switch_chat, where, move, undo, why, hint, saga, record, replay, analysis, play_on, rules,
    health, metrics,
]  # fmt: skip
