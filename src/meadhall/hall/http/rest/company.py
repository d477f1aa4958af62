"""Among people: giving up, deciding together, eyes, the operator, another game."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from ... import wire
from ...table.rights import claim_at
from ...wire.errors import Refused
from ..asking import (
    ERRORS,
    Asked,
    TableId,
    TheDeeds,
    TheGate,
    TheHall,
    token_of,
    with_seat,
)
from ..safety import address


@post(
    "/api/tables/{table:str}/concede",
    responses=ERRORS,
    summary="Give up",
    tags=["tables"],
    status_code=200,
)
async def concede(table: TableId, hall: TheHall, deeds: TheDeeds, request: Asked) -> wire.Done:
    """For good: a bot plays on, or you have the last place, as the settings say."""
    live = await hall.live(table, token_of(request, table))
    return wire.Done(await deeds.concede(live, claim_at(live.table, token_of(request, table))))


@post(
    "/api/tables/{table:str}/propose",
    responses=ERRORS,
    summary="Propose something to the others",
    tags=["tables"],
    status_code=200,
)
async def propose(
    table: TableId, data: JSONBody[wire.Propose], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """To end the game, a bot for somebody who is gone, or to send somebody away."""
    live = await hall.live(table, token_of(request, table))
    claim = claim_at(live.table, token_of(request, table))
    return wire.Done(await deeds.propose(live, claim, data))


@post(
    "/api/tables/{table:str}/vote",
    responses=ERRORS,
    summary="Answer what was proposed",
    tags=["tables"],
    status_code=200,
)
async def vote(
    table: TableId, data: JSONBody[wire.Vote], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """Yes or no; the last word needed does it."""
    live = await hall.live(table, token_of(request, table))
    return wire.Done(await deeds.vote(live, claim_at(live.table, token_of(request, table)), data))


@post(
    "/api/tables/{table:str}/eyes",
    responses=ERRORS,
    summary="Let onlookers see what you see",
    tags=["tables"],
    status_code=200,
)
async def eyes(
    table: TableId, data: JSONBody[wire.Switch], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """Or no longer. Anybody may look on, those who play with you too."""
    live = await hall.live(table, token_of(request, table))
    claim = claim_at(live.table, token_of(request, table))
    return wire.Done(await deeds.let_look(live, claim, data.on))


@post(
    "/api/tables/{table:str}/report",
    responses=ERRORS,
    summary="Tell the operator",
    tags=["tables"],
    status_code=200,
)
async def report(
    table: TableId, data: JSONBody[wire.Report], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """Of something said or done here; the chat goes with it, and nothing of the game."""
    live = await hall.live(table, token_of(request, table))
    claim = claim_at(live.table, token_of(request, table))
    who = address(dict(request.scope))
    return wire.Done(await deeds.report(live, claim, data, who))


@post(
    "/api/tables/{table:str}/rematch",
    responses=ERRORS,
    summary="Play again",
    tags=["tables"],
    status_code=200,
)
async def rematch(table: TableId, hall: TheHall, request: Asked) -> Response[wire.Rematch]:
    """The first who asks has another table laid, and the others are asked; everybody who asks sits
    down there, with the token they have."""
    token = token_of(request, table) or ""
    live = await hall.live(table, token)
    hall.keeper.admit(live.table.name_of(token), address(dict(request.scope)))
    again = await hall.founding.rematch(live, token, address(dict(request.scope)))
    made = wire.Rematch(again.table.id, "")
    return with_seat(made, again.table.id, token, hall, request, 200)


@post(
    "/api/tables/{table:str}/rematch/changed",
    responses=ERRORS,
    summary="Play again, otherwise",
    tags=["tables"],
    status_code=200,
)
async def rematch_changed(
    table: TableId, data: JSONBody[wire.PlayAgain], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.Rematch]:
    """With other settings; the people of this table are asked, and their seats kept."""
    if not gate.new_tables.take(address(dict(request.scope))):
        raise Refused("rate-limited", "Too many new tables; wait a minute.")
    token = token_of(request, table) or ""
    live = await hall.live(table, token)
    hall.keeper.admit(live.table.name_of(token), address(dict(request.scope)))
    made = await hall.founding.changed(live, token, data.settings, address(dict(request.scope)))
    return with_seat(made, made.table, token, hall, request, 200)


@post(
    "/api/tables/{table:str}/rematch/decline",
    responses=ERRORS,
    summary="Not now",
    tags=["tables"],
    status_code=200,
)
async def decline(table: TableId, hall: TheHall, deeds: TheDeeds, request: Asked) -> wire.Done:
    """Whoever asks for another game is told that you won't play now."""
    live = await hall.live(table, token_of(request, table))
    return wire.Done(await deeds.decline(live, claim_at(live.table, token_of(request, table))))


@post(
    "/api/tables/{table:str}/rematch/withdraw",
    responses=ERRORS,
    summary="Take back asking for another game",
    tags=["tables"],
    status_code=200,
)
async def withdraw(table: TableId, hall: TheHall, deeds: TheDeeds, request: Asked) -> wire.Done:
    """By whoever asked, until all are coming."""
    live = await hall.live(table, token_of(request, table))
    return wire.Done(await deeds.withdraw(live, claim_at(live.table, token_of(request, table))))


@post(
    "/api/tables/{table:str}/rematch/start",
    responses=ERRORS,
    summary="Begin another game with bots",
    tags=["tables"],
    status_code=200,
)
async def begin_again(table: TableId, hall: TheHall, request: Asked) -> wire.Done:
    """By whoever asked, when all have answered or their seats were kept for a minute: bots take the
    seats of those who did not come."""
    live = await hall.live(table, token_of(request, table))
    claim = claim_at(live.table, token_of(request, table))
    await hall.founding.begin_again(live, claim)
    return wire.Done(live.table.numbers[claim.seat])


HANDLERS = [
    concede, propose, vote, eyes, report,
    rematch, rematch_changed, decline, withdraw, begin_again,
]  # fmt: skip
