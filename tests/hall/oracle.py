"""An oracle that knows nothing of the hall: it replays a stored log with the kernel alone and says
what each reader may see after each entry. A message may hold that and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

import meadhall
from meadhall.hall.store.schema import entries
from meadhall.hall.store.store import make_engine
from meadhall.kernel import Session, seeded

FIELDS = {
    "type", "number", "phase", "seat", "view", "events", "lines", "undone", "waiting", "question",
    "moves", "undo", "clocks", "at", "result",
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
    nothing |= {"recalled": [], "saga": list}
    yield {"number": number, **nothing}
    for row in rows[1:]:
        data = json.loads(row.data)
        events: list[dict[str, Any]] = []
        before = None if session is None else session.state.view(reader)
        if row.kind == "start":
            session = Session(game, players, bytes.fromhex(created["secret"]), settings["options"])
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
            "view": session.state.view(reader) if session else None,
            "moves": session.state.legal(reader) if session and reader is not None else [],
            "foreseen": partial(foreseen, game, session.state.clone() if session else None, reader),
            "told": [([], []), (events, saga(game, events, seen_by_all))],
            "undone": row.kind == "undo",
            "over": over,
            "recalled": recalls,
            "saga": partial(sagas, game, recalls, seen_by_all),
        }


def foreseen(game: Any, state: Any, reader: int | None) -> dict[int, Any]:
    """What a reader may foresee of its moves: as much as in a world it only imagines."""
    if state is None or reader is None:
        return {}
    world = game.imagine(state, reader, seeded(1))
    found = game.foresee(world, reader, state.legal(reader))
    return {move: json.loads(json.dumps(each)) for move, each in found.items()}


def told(game: Any, events: Any, reader: int | None) -> list[dict[str, Any]]:
    """What a reader is told of events."""
    return [e for e in (game.tell(event, reader) for event in events) if e is not None]


def saga(game: Any, events: list[dict[str, Any]], view: dict[str, Any]) -> Any:
    """What is told, as lines that go over the wire."""
    return msgspec.json.decode(msgspec.json.encode(game.words.saga(events, view))) if events else []


def sagas(game: Any, moves: list[list[dict[str, Any]]], view: dict[str, Any]) -> list[Any]:
    """The same for each move. Only when it is asked for: nearly always nobody recalls anything."""
    return [saga(game, events, view) for events in moves]


def recalled(session: Session, reader: int | None) -> list[list[dict[str, Any]]]:
    """What a reader may recall of a game: at most what it was told then, without a gap."""
    game = session.game
    moves = [
        [e for e in (game.recall(event, reader) for event in events) if e is not None]
        for events in (session.opening, *session.log)
    ]
    return [each for number, each in enumerate(moves) if each or number == 0]


def hold_against(rows: list[Any], reader: int | None, heard: list[dict[str, Any]]) -> int:
    """Every position this reader was sent is one it may see, and every history one it may recall;
    how many there were."""
    allowed = {each["number"]: each for each in oracle(rows, reader)}
    seen = 0
    for message in heard:
        if message["type"] not in ("position", "history"):
            continue
        seen += 1
        may = allowed[message["number"]]
        if message["type"] == "history":
            assert message == {
                "type": "history", "number": may["number"], "moves": may["recalled"],
                "lines": may["saga"](),
            }  # fmt: skip
            continue
        assert set(message) == FIELDS
        assert message["seat"] == reader
        assert message["view"] == may["view"]
        assert [move["move"] for move in message["moves"]] == may["moves"]
        assert all(set(move) <= MOVE_FIELDS for move in message["moves"])
        sent = {move["move"]: move["foreseen"] for move in message["moves"] if "foreseen" in move}
        assert not sent or sent == may["foreseen"]()
        assert (message["events"], message["lines"]) in may["told"]
        assert not message["undone"] or may["undone"]
        if reader is None:
            assert message["undo"] is False
    return seen
