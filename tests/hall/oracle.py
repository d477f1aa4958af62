"""An oracle that knows nothing of the hall: it replays a stored log with the kernel alone and says
what each reader may see after each entry. A message may hold that and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

import meadhall
from meadhall.hall.store.schema import entries
from meadhall.hall.store.store import make_engine
from meadhall.kernel import Session, seeded
from meadhall.kernel.remarks import key_of, remarks_now
from meadhall.kernel.rulebook import rule_asked

FIELDS = {
    "type", "number", "phase", "seat", "view", "events", "lines", "undone", "waiting", "question",
    "rule", "moves", "undo", "remarks", "clocks", "at", "result", "eyes", "views",
}  # fmt: skip
MOVE_FIELDS = {"move", "what", "notation", "text", "foreseen"}


def log_of(database: str | Path, table: str) -> list[Any]:
    """A table's entries; a path is an SQLite file."""
    engine = make_engine(f"sqlite:///{database}" if isinstance(database, Path) else database)
    query = select(entries).where(entries.c.table_id == table).order_by(entries.c.number)
    with engine.connect() as connection:
        rows = list(connection.execute(query).all())
    engine.dispose()
    return rows


def oracle(rows: list[Any], reader: int | None) -> Iterator[dict[str, Any]]:
    """What one reader may see after each entry that it may know of, in order."""
    created = json.loads(rows[0].data)
    settings = created["settings"]
    game = meadhall.game(settings["game"])
    players = settings["players"]
    session: Session | None = None
    number = 1
    nothing: dict[str, Any] = {"view": None, "moves": [], "told": [([], [])], "undone": False}
    nothing |= {"recalled": [], "saga": list, "own": 0, "remarks": [[]], "rules": [None]}
    yield {"number": number, "entry": 1, **nothing}
    for row in rows[1:]:
        data = json.loads(row.data)
        events: list[dict[str, Any]] = []
        before = None if session is None else session.state.view(reader)
        if row.kind == "start":
            laid = created.get("laid")
            session = Session(
                game,
                players,
                bytes.fromhex(created["secret"]),
                settings["options"],
                position=laid and laid["position"],
            )
            for seat, move in data.get("moves", []):  # of the game it goes on from
                session.play(seat, move)
            events = [] if data.get("moves") else told(game, session.opening, reader)
        elif row.kind == "move":
            assert session
            events = told(game, session.play(row.seat, data["move"]), reader)
        elif row.kind == "undo":
            assert session
            session.undo(row.seat)
        hidden = row.kind in ("move", "undo") and row.seat != reader
        if hidden and not events and session and session.state.view(reader) == before:
            continue
        number += 1
        seen_by_all = session.state.view(None) if session else {}
        recalls = recalled(session, reader) if session else []
        over = session is not None and not session.state.waiting
        yield {
            "number": number,
            "entry": row.number,
            "view": session.state.view(reader) if session else None,
            "moves": session.state.legal(reader) if session and reader is not None else [],
            "foreseen": partial(foreseen, game, session.state.clone() if session else None, reader),
            "told": [([], []), (events, saga(game, events, seen_by_all))],
            "remarks": remarked(game, session, reader, events),
            "rules": [None, *rules_asked(game, session, reader)],
            "undone": row.kind == "undo",
            "over": over,
            "recalled": recalls,
            "saga": partial(sagas, game, recalls, seen_by_all),
            "own": own_move(session, reader) if session else 0,
        }


def foreseen(game: Any, state: Any, reader: int | None) -> dict[int, Any]:
    """What a reader may foresee of its moves: as much as in a world it only imagines."""
    if state is None or reader is None:
        return {}
    world = game.imagine(state, reader, seeded(1))
    found = game.foresee(world, reader, state.legal(reader))
    return {move: json.loads(json.dumps(each)) for move, each in found.items()}


def remarked(
    game: Any, session: Session | None, reader: int | None, events: list[dict[str, Any]]
) -> list[list[str]]:
    """What may be remarked on to a reader, as keys: without words nothing, else what follows from
    its view, whether it is told what just happened or comes later."""
    if session is None or reader is None:
        return [[]]
    view, legal = session.state.view(reader), session.state.legal(reader)
    said = (remarks_now(game, view, legal, each) for each in ([], events))
    return [[], *([key_of(game, each) for each in some] for some in said)]


def rules_asked(game: Any, session: Session | None, reader: int | None) -> list[str | None]:
    """The rule that a reader's question comes from, if it is asked one."""
    if session is None or reader is None or not session.state.legal(reader):
        return []
    return [rule_asked(game.package, session.state.view(reader))]


def told(game: Any, events: Any, reader: int | None) -> list[dict[str, Any]]:
    """What a reader is told of events."""
    return [e for e in (game.tell(event, reader) for event in events) if e is not None]


def saga(game: Any, events: list[dict[str, Any]], view: dict[str, Any]) -> Any:
    """What is told, as lines that go over the wire."""
    return msgspec.json.decode(msgspec.json.encode(game.words.saga(events, view))) if events else []


def sagas(game: Any, moves: list[list[dict[str, Any]]], view: dict[str, Any]) -> list[Any]:
    """The same for each move. Only when it is asked for: nearly always nobody recalls anything."""
    return [saga(game, events, view) for events in moves]


def recalled(
    session: Session, reader: int | None, steps: int | None = None
) -> list[list[dict[str, Any]]]:
    """What a reader may recall of a game, or of its first steps: at most what it was told then,
    without a gap."""
    game = session.game
    moves = [
        [e for e in (game.recall(event, reader) for event in events) if e is not None]
        for events in (session.opening, *session.log[:steps])
    ]
    return [each for number, each in enumerate(moves) if each or number == 0]


def own_move(session: Session, reader: int | None) -> int:
    """Which of the recalled moves was the reader's last; 0 if none was."""
    recalls, own = 1, 0
    for (mover, _), events in zip(session.record.moves, session.log, strict=True):
        if any(session.game.recall(event, reader) is not None for event in events):
            own = recalls if mover == reader else own
            recalls += 1
    return own


def hold_against(rows: list[Any], reader: int | None, heard: list[dict[str, Any]]) -> int:
    """Every position this reader was sent is one it may see, and every history one it may recall;
    how many there were. What an onlooker is sent through others' eyes, their seats may know, and it
    was sent while they let them."""
    allowed = _Allowed(rows)
    seen, eyes = 0, None
    for message in heard:
        if message["type"] not in ("position", "history"):
            continue
        seen += 1
        if message["type"] == "position":
            eyes = message["eyes"]  # a history comes after the position it belongs to
        assert eyes is None or reader is None
        if eyes == "all":
            assert (message["type"], _facts(message)) in allowed.late
            continue
        whose = reader if eyes is None else eyes
        may = allowed.by(whose)[message["number"]]
        assert eyes is None or message["number"] in allowed.open(eyes)
        if message["type"] == "history":
            assert message == {
                "type": "history", "number": may["number"], "moves": may["recalled"],
                "lines": may["saga"](), "own": may["own"],
            }  # fmt: skip
            continue
        assert set(message) == FIELDS
        assert message["seat"] == reader
        assert message["view"] == may["view"]
        assert message["views"] is None
        asked = may["moves"] if eyes is None else []
        assert [move["move"] for move in message["moves"]] == asked
        assert all(set(move) <= MOVE_FIELDS for move in message["moves"])
        sent = {move["move"]: move["foreseen"] for move in message["moves"] if "foreseen" in move}
        assert not sent or sent == may["foreseen"]()
        assert (message["events"], message["lines"]) in may["told"]
        assert [each["key"] for each in message["remarks"]] in may["remarks"]
        assert message["rule"] in (may["rules"] if eyes is None else [None])
        assert not message["undone"] or may["undone"]
        if reader is None:
            assert message["remarks"] == []
            assert message["undo"] is False
            assert message["question"] is None
    return seen


class _Allowed:
    """What each reader of a log may see, made when it is asked for."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows
        self._by: dict[int | None, dict[int, dict[str, Any]]] = {}

    def by(self, reader: int | None) -> dict[int, dict[str, Any]]:
        """By the reader's number."""
        if reader not in self._by:
            self._by[reader] = {each["number"]: each for each in oracle(self.rows, reader)}
        return self._by[reader]

    def open(self, seat: int) -> set[int]:
        """A seat's numbers while its eyes were open to onlookers."""
        found, is_open, number = set(), False, 1
        entries = {each["entry"]: each["number"] for each in self.by(seat).values()}
        for row in self.rows:
            if row.kind == "eyes" and row.seat == seat:
                is_open = json.loads(row.data)["on"]
            number = entries.get(row.number, number)
            if is_open:
                found.add(number)
        return found

    @cached_property
    def late(self) -> list[tuple[str, dict[str, Any]]]:
        """All that was ever old enough to be seen with all hands."""
        return [each for end in range(1, len(self.rows) + 1) for each in late(self.rows[:end])]


LATE = ("number", "view", "views", "waiting", "moves", "clocks", "lines")


def _facts(message: dict[str, Any]) -> dict[str, Any]:
    """What tells something of the game in a message with all hands."""
    return {key: message[key] for key in LATE if key in message}


def late(rows: list[Any]) -> list[tuple[str, dict[str, Any]]]:
    """The position and the history with all hands after these entries: of the last step after which
    others were waited for so many times."""
    settings = json.loads(rows[0].data)["settings"]
    session = played(rows)
    nobody = [{"left": None, "running": False} for _ in range(settings["players"])]
    common: dict[str, Any] = {"clocks": nobody, "moves": [], "waiting": [], "lines": []}
    if session is None:
        return [
            ("position", common | {"number": 0, "view": None, "views": None}),
            ("history", {"number": 0, "moves": [], "lines": []}),
        ]
    states = [session.record.start()]
    for seat, move in session.record.moves:
        states.append(states[-1].clone())
        states[-1].play(seat, move)
    shown = len(states) - 1
    if session.state.waiting and not ended(rows):
        turns = 0
        while shown >= 0 and turns < settings["delay"]:
            turns += shown > 0 and states[shown].waiting != states[shown - 1].waiting
            shown -= 1
    state = states[max(0, shown)]
    game, view = session.game, state.view(None)
    events = told(game, session.log[shown - 1], None) if shown > 0 else []
    hands = [state.view(seat) for seat in range(settings["players"])] if shown >= 0 else None
    over = ended(rows) or not session.state.waiting
    position = common | {
        "number": shown + 1,
        "view": view,
        "views": hands,
        "waiting": list(state.waiting) if shown >= 0 and not over else [],
        "lines": saga(game, events, view),
    }
    recalls = recalled(session, None, max(0, shown))
    past = {"number": shown + 1, "moves": recalls, "lines": sagas(game, recalls, view)}
    return [(kind, json.loads(json.dumps(each))) for kind, each in
            (("position", position), ("history", past))]  # fmt: skip


def ended(rows: list[Any]) -> bool:
    """Was the game ended by what people agreed on?"""
    return any(json.loads(row.data).get("end") == "done" and row.kind in ("propose", "vote")
               for row in rows)  # fmt: skip


def played(rows: list[Any]) -> Session | None:
    """The game after these entries."""
    created = json.loads(rows[0].data)
    settings = created["settings"]
    session: Session | None = None
    for row in rows:
        data = json.loads(row.data)
        if row.kind == "start":
            game = meadhall.game(settings["game"])
            secret = bytes.fromhex(created["secret"])
            session = Session(game, settings["players"], secret, settings["options"])
        elif row.kind == "move":
            assert session
            session.play(row.seat, data["move"])
        elif row.kind == "undo":
            assert session
            session.undo(row.seat)
    return session
