"""What each reader is sent. Whatever concerns the game comes from the game's own view module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

import msgspec

from ...kernel.errors import Reason
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.remarks import key_of, remarks_now
from ...kernel.rulebook import rule_asked
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
        self._result = table.result

    def to(
        self,
        claim: Claim | None,
        words: wire.Lang | None = None,
        eyes: wire.Eyes | None = None,
    ) -> wire.Position:
        """The game as one reader (None: an onlooker) sees it, and what has just happened. Onlookers
        may have somebody's eyes, for as long as those are open to them."""
        table = self.table
        if eyes == "all":
            return late_position(table, claim, self._now)
        seat = seat_seen(table, claim, eyes)
        reader = table.reader(seat)
        view: Any = table.sight.view(reader) if table.session else None  # JSON already
        events, lines = self._told(seat)
        return wire.Position(
            number=table.numbers[reader],
            phase=table.phase,
            seat=None if claim is None else seat,
            view=view,
            events=events,
            lines=lines,
            undone=self._undone,
            waiting=self._waiting,
            clocks=self._clocks,
            at=self._now,
            result=self._result,
            eyes=eyes,
            views=None,
            # Whoever only looks through somebody's eyes is asked nothing.
            **self._choices(None if claim is None else seat, words, events),
        )

    def _told(self, seat: int | None) -> tuple[Any, Any]:
        """What one reader is told, as events and as lines of the saga; JSON already, if that was
        made for several."""
        if self._heard is None:
            return [], []
        events = self._heard.by(seat)
        return events, self._heard.lines(events)

    def _choices(self, seat: int | None, words: wire.Lang | None, events: Any) -> dict[str, Any]:
        """What a seat may do now, and what is worth remarking: nothing, before the game and after
        it."""
        table, session = self.table, self.table.session
        if seat is None or session is None or table.phase != "playing":
            return {"question": None, "rule": None, "moves": [], "undo": False, "remarks": []}
        state, legal = session.state, table.sight.legal[seat]
        question, rule, texts = None, None, dict[int, str]()
        foreseen: Mapping[int, Mapping[str, Any]] = {}
        said: list[wire.Remarked] = []
        if words:
            view = state.view(seat)
            if legal:
                names = table.names(words)
                question, texts = words_for(table.game, view, legal, words, names)
                rule = rule_asked(table.game.package, view)
                foreseen = table.game.foresee(state, seat, legal)
            told = self._heard.told(events) if self._heard else []
            said = remarked(table.game, view, legal, told)
        return {
            "question": question,
            "rule": rule,
            "moves": legal_moves(table.game, state, seat, legal, texts, foreseen),
            "undo": session.why_no_undo(seat) is None,
            "remarks": said,
        }


def remarked(
    game: Game[Any], view: dict[str, Any], legal: Sequence[int], told: list[dict[str, Any]]
) -> list[wire.Remarked]:
    """What could be said to somebody who sees this for the first time."""
    return [
        wire.Remarked(key_of(game, each), each.lesson)
        for each in remarks_now(game, view, legal, told)
    ]


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
    table: Table,
    claim: Claim | None,
    now: int,
    words: wire.Lang | None = None,
    eyes: wire.Eyes | None = None,
) -> wire.Position:
    """The game as one reader (None: an onlooker) sees it now."""
    return Telling(table, now).to(claim, words, eyes)


def seat_seen(table: Table, claim: Claim | None, eyes: wire.Eyes | None) -> int | None:
    """The seat whose knowledge a reader has: their own, or, for an onlooker, one that lets them;
    None for what everybody knows. Refuses eyes that are closed, whoever asks."""
    if eyes is None:
        return None if claim is None else table.seat_of(claim)
    if claim is not None or not table.lets_look(eyes):
        raise Refused("eyes-closed", EYES_CLOSED)
    return None if eyes == "all" else eyes


EYES_CLOSED = "They don't let you look through their eyes."


def late_position(table: Table, claim: Claim | None, now: int, back: bool = False) -> wire.Position:
    """The game as it was some turns ago, with all hands. Nothing in it is newer: neither who is
    waited for, nor a clock."""
    seat_seen(table, claim, "all")
    late, session = table.late, table.session
    events: list[dict[str, Any]] = []
    if session is not None:
        back = late.follow(session, table.phase == "over") or back
        if late.step > 0:
            events = told(table, session.log[late.step - 1], None)
    view = late.view() if session else None
    return wire.Position(
        number=late.step + 1,
        phase=table.phase,
        seat=None,
        view=view,
        events=events,
        lines=table.game.words.saga(events, view) if events and view else [],
        undone=back,
        waiting=late.waiting if table.phase == "playing" else [],
        question=None,
        rule=None,
        moves=[],
        undo=False,
        remarks=[],
        clocks=[wire.SeatClock(None, False) for _ in table.seats],
        at=now,
        result=table.result,
        eyes="all",
        views=late.views(),
    )


def told(table: Table, events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a reader is told of events, now."""
    heard = (table.game.tell(event, seat) for event in events)
    return [event for event in heard if event is not None]


def history(table: Table, claim: Claim | None, eyes: wire.Eyes | None = None) -> wire.History:
    """What a reader can recall of the whole game, or of what they see of it later. What a reader
    may not know of leaves no gap."""
    seat = seat_seen(table, claim, eyes)
    session, late = table.session, table.late
    number = table.numbers[table.reader(seat)]
    log = list(zip(session.record.moves, session.log, strict=True)) if session else []
    if eyes == "all":
        if session is not None:
            late.follow(session, table.phase == "over")
        number, log = late.step + 1, log[: max(0, late.step)]
    if session is None:
        return wire.History(number, [], [], 0)
    moves: list[list[dict[str, Any]]] = []
    view = late.view() if eyes == "all" else seen_by_all(session.state)
    saga = table.game.words.saga
    own = 0
    for (mover, _), events in (((None, 0), session.opening), *log):
        heard = (table.game.recall(event, seat) for event in events)
        told_later = [event for event in heard if event is not None]
        if told_later or not moves:
            moves.append(told_later)
            if seat is not None and mover == seat:
                own = len(moves) - 1
    return wire.History(number, moves, [saga(events, view) for events in moves], own)


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
                away=table.gone_since(place, here) if seat.hash else None,
                eyes=seat.eyes,
                finished_by_bot=table.finished_by_bot(place),
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
        "hints": table.no_hints() is None,
        "matter": table.voting.shown() if table.voting else None,
        "again": table.another.shown() if table.another else None,
        "puzzle": table.laid.shown() if table.laid else None,
        "ending": wire.Ending(table.ended.how) if table.ended else None,
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
        refused.words(lang),
        reason(refused.reason, lang),
        id=request,
    )
