"""What each reader is sent. Whatever concerns the game comes from the game's own view module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..kernel.errors import Reason
from ..kernel.events import Event
from . import wire
from .errors import Refused
from .log import Change
from .seats import Claim, Here
from .table import Table
from .words import words_for

_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """JSON in which nothing looks like HTML, whatever people call themselves."""
    data = _encoder.encode(message)
    if b"<" in data or b">" in data or b"&" in data:
        # All three occur inside strings only, where \\u003c means the same.
        data = data.replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    return data


def position(
    table: Table,
    claim: Claim | None,
    now: int,
    change: Change | None = None,
    words: wire.Lang | None = None,
) -> wire.Position:
    """The game as one reader (None: an onlooker) sees it; after a change, also what happened."""
    seat = None if claim is None else table.seat_of(claim)
    reader = table.reader(seat)
    session = table.session
    if session is None:
        view, events, legal, undo, result = None, [], [], False, None
    else:
        state = session.state
        view = state.view(seat)
        events = told(table, change.events, seat) if change else []
        legal = [] if seat is None or table.phase == "over" else state.legal(seat)
        undo = seat is not None and table.phase == "playing" and session.why_no_undo(seat) is None
        outcome = state.outcome
        result = wire.Result(list(outcome.scores), list(outcome.ranks)) if outcome else None
    texts: dict[int, str] = {}
    question = None
    if words and view is not None and legal:
        question, texts = words_for(table.game, view, legal, words, table.names(words))
    return wire.Position(
        number=table.numbers[reader],
        phase=table.phase,
        seat=seat,
        view=view,
        events=events,
        undone=change.undone if change else False,
        waiting=list(table.waiting()),
        question=question,
        moves=[
            wire.Legal(move, table.game.notation(table.state, seat or 0, move), texts.get(move))
            for move in legal
        ],
        undo=undo,
        clocks=[
            wire.SeatClock(
                table.clocks.remaining(each, now, table.outages), each in table.clocks.running
            )
            for each in range(table.settings.players)
        ],
        at=now,
        result=result,
    )


def told(table: Table, events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a reader is told of events, now."""
    heard = (table.game.tell(event, seat) for event in events)
    return [event for event in heard if event is not None]


def history(table: Table, claim: Claim | None) -> wire.History:
    """What a reader can recall of the whole game. What a reader may not know of leaves no gap."""
    seat = None if claim is None else table.seat_of(claim)
    if table.session is None:
        return wire.History([])
    moves: list[list[dict[str, Any]]] = []
    for events in (table.session.opening, *table.session.log):
        heard = (table.game.recall(event, seat) for event in events)
        told_later = [event for event in heard if event is not None]
        if told_later or not moves:
            moves.append(told_later)
    return wire.History(moves)


def info(table: Table, here: Here, onlookers: int) -> dict[str, Any]:
    """The fields of a table's message or description."""
    return {
        "table": table.id,
        "settings": table.settings,
        "phase": table.phase,
        "seats": [
            wire.SeatInfo(
                who=seat.who,
                name=seat.name,
                names={lang: seat.called(lang) for lang in wire.LANGUAGES},
                level=seat.level,
                present=seat.who == "bot" or place in here.seats,
                stand_in=seat.stand_in,
            )
            for place, seat in enumerate(table.seats)
        ],
        "host": table.host_seat,
        "chat": table.chat,
        "onlookers": onlookers,
        "created": table.created,
        "rules": table.game.rules_version,
        "commitment": table.commitment,
        "secret": table.secret,
        "rematch": table.rematch,
    }


def reason(why: Reason | None, lang: str) -> wire.Reason | None:
    """A reason of the kernel's in words."""
    if why is None:
        return None
    return wire.Reason(why.text(lang), why.key, why.rule)


def problem(refused: Refused, request: int | None, lang: str) -> wire.Problem:
    """A refusal over a socket."""
    return wire.Problem(
        refused.code,
        refused.reason.text(lang) if refused.reason else refused.text,
        reason(refused.reason, lang),
        id=request,
    )
