"""What each reader is sent. Whatever concerns the game comes from the game's own view module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

import msgspec

from ...kernel.errors import Reason
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.state import State
from .. import wire
from ..wire.errors import Refused
from ..wire.words import words_for
from .entries import Change
from .seats import Claim, Here
from .sight import seen_by_all
from .table import Table

_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """JSON in which nothing looks like HTML, whatever people call themselves."""
    data = _encoder.encode(message)
    if b"<" in data or b">" in data or b"&" in data:
        # All three occur inside strings only, where \\u003c means the same.
        data = data.replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    return data


@cache
def _what(game: Game[Any], move: int) -> Any:
    """What a move says, written as JSON once for ever."""
    return msgspec.Raw(_encoder.encode(game.space.structure(move)))


class Telling:
    """A moment of a table, to be told to its readers: what all are told alike is made once."""

    def __init__(self, table: Table, now: int, change: Change | None = None) -> None:
        self.table = table
        self._heard = change.heard if change else None
        self._undone = change.undone if change else False
        self._now = now
        self._waiting = list(table.waiting())
        clocks = table.clocks
        self._clocks = [
            wire.SeatClock(clocks.remaining(seat, now, table.outages), seat in clocks.running)
            for seat in range(table.settings.players)
        ]
        outcome = table.session.state.outcome if table.session else None
        self._result = wire.Result(list(outcome.scores), list(outcome.ranks)) if outcome else None

    def to(self, claim: Claim | None, words: wire.Lang | None = None) -> wire.Position:
        """The game as one reader (None: an onlooker) sees it, and what has just happened."""
        table = self.table
        seat = None if claim is None else table.seat_of(claim)
        reader = table.reader(seat)
        view: Any = table.sight.view(reader) if table.session else None  # JSON already
        events, lines = self._told(seat)
        return wire.Position(
            number=table.numbers[reader],
            phase=table.phase,
            seat=seat,
            view=view,
            events=events,
            lines=lines,
            undone=self._undone,
            waiting=self._waiting,
            clocks=self._clocks,
            at=self._now,
            result=self._result,
            **self._choices(seat, words),
        )

    def _told(self, seat: int | None) -> tuple[Any, Any]:
        """What one reader is told, as events and as lines of the saga; JSON already, if that was
        made for several."""
        if self._heard is None:
            return [], []
        events = self._heard.by(seat)
        return events, self._heard.lines(events)

    def _choices(self, seat: int | None, words: wire.Lang | None) -> dict[str, Any]:
        """What a seat may do now: nothing, before the game and after it."""
        table, session = self.table, self.table.session
        if seat is None or session is None or table.phase != "playing":
            return {"question": None, "moves": [], "undo": False}
        state, legal = session.state, table.sight.legal[seat]
        question, texts = None, dict[int, str]()
        foreseen: Mapping[int, Mapping[str, Any]] = {}
        if words and legal:
            names = table.names(words)
            question, texts = words_for(table.game, state.view(seat), legal, words, names)
            foreseen = table.game.foresee(state, seat, legal)
        return {
            "question": question,
            "moves": legal_moves(table.game, state, seat, legal, texts, foreseen),
            "undo": session.why_no_undo(seat) is None,
        }


def legal_moves(
    game: Game[Any],
    state: State,
    seat: int,
    legal: Sequence[int],
    texts: Mapping[int, str],
    foreseen: Mapping[int, Mapping[str, Any]],
) -> list[wire.Legal]:
    """What a seat may do, with the words that were asked for."""
    notation, what = game.notation, partial(_what, game)
    return [
        wire.Legal(
            move, what(move), notation(state, seat, move), texts.get(move), foreseen.get(move)
        )
        for move in legal
    ]


def position(
    table: Table, claim: Claim | None, now: int, words: wire.Lang | None = None
) -> wire.Position:
    """The game as one reader (None: an onlooker) sees it now."""
    return Telling(table, now).to(claim, words)


def told(table: Table, events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a reader is told of events, now."""
    heard = (table.game.tell(event, seat) for event in events)
    return [event for event in heard if event is not None]


def history(table: Table, claim: Claim | None) -> wire.History:
    """What a reader can recall of the whole game. What a reader may not know of leaves no gap."""
    seat = None if claim is None else table.seat_of(claim)
    number = table.numbers[table.reader(seat)]
    if table.session is None:
        return wire.History(number, [], [])
    moves: list[list[dict[str, Any]]] = []
    view, saga = seen_by_all(table.session.state), table.game.words.saga
    for events in (table.session.opening, *table.session.log):
        heard = (table.game.recall(event, seat) for event in events)
        told_later = [event for event in heard if event is not None]
        if told_later or not moves:
            moves.append(told_later)
    return wire.History(number, moves, [saga(events, view) for events in moves])


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
        "shares": [seat.share for seat in table.seats],
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
