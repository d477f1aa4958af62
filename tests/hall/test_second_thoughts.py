"""Somebody who changes a sealed choice again and again costs the hall nothing, and tells nobody."""

from __future__ import annotations

import asyncio
import operator
import threading
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.ops.config import Config
from meadhall.hall.runtime.opening import opened
from meadhall.hall.store import Append, Store
from meadhall.kernel.session import SECOND_THOUGHTS, Session

from .client import Api, Player, full_table
from .serving import config, hall_in_thread

MANY = 400


def test_a_choice_changed_very_often_is_remembered_shortly() -> None:
    game = meadhall.game("asgard")
    session = Session(game, 3, bytes(32))
    first, second = session.state.legal(0)[:2]
    session.play(1, session.state.legal(1)[0])
    session.play(0, first)
    for number in range(MANY):
        session.play(0, (second, first)[number % 2])
    assert len(session.record.moves) <= SECOND_THOUGHTS + 2
    assert session.state.view(0)["pick"] == game_pick(session, first)
    for number in range(SECOND_THOUGHTS):  # that many can be taken back, one by one
        assert session.why_no_undo(0) is None, number
        session.undo(0)
    assert session.state.waiting == (0, 2)
    again = Session.resume(session.record)
    assert again.state.key() == session.state.key()


def game_pick(session: Session, move: int) -> str:
    fresh = Session(session.game, 3, bytes(32))
    fresh.play(0, move)
    pick: str = fresh.state.view(0)["pick"]
    return pick


def test_others_see_the_same_as_if_it_had_been_chosen_once() -> None:
    def played(changes: int) -> Session:
        session = Session(meadhall.game("asgard"), 3, bytes(32))
        legal = session.state.legal(0)
        session.play(0, legal[0])
        session.play(1, session.state.legal(1)[0])
        for number in range(changes):
            session.play(0, legal[number % 2])
        return session

    once, often = played(0), played(MANY + 1)
    for seat in (1, 2, None):
        assert once.state.view(seat) == often.state.view(seat)
        told = [
            [[once.game.recall(event, seat) for event in events] for events in each.log]
            for each in (once, often)
        ]
        heard = [[[e for e in events if e] for events in each] for each in told]
        assert [e for e in heard[0] if e] == [e for e in heard[1] if e]


def test_the_snapshot_stays_small_and_the_table_goes_on(file: Path) -> None:
    async def main(address: str) -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            moves = [each["move"] for each in anna.position["moves"][:2]]
            for number in range(MANY):
                answer = await anna.move(moves[number % 2])
                assert answer["type"] == "ack"
        rest = [Api(address, token) for token in tokens[1:]]
        for api in rest:
            position = api.get(f"tables/{table}/position")
            ask = {"number": position["number"], "move": position["moves"][0]["move"]}
            api.post(f"tables/{table}/moves", ask)

    settings: Config = config(file, snapshot_every=20)
    with hall_in_thread(settings) as address:
        asyncio.run(main(address))
    store = Store(settings.database)
    try:
        from sqlalchemy import text

        with store.engine.connect() as connection:
            data = bytes(connection.execute(text("SELECT data FROM snapshots")).scalar_one())
    finally:
        store.close()
    assert len(data) < 6_000
    assert len(msgspec.json.decode(data)["session"]["moves"]) <= SECOND_THOUGHTS + 5


def test_a_change_of_mind_holds_nobody_up_who_may_not_know_of_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is being stored the others read on; what they may know of they must wait for."""
    slow, storing = threading.Event(), threading.Event()
    kept = Store.append

    def append(store: Store, ask: Append) -> asyncio.Future[bool]:
        if not slow.is_set():
            return kept(store, ask)
        storing.set()

        async def later() -> bool:
            while slow.is_set():
                await asyncio.sleep(0.01)
            return await kept(store, ask)

        return asyncio.ensure_future(later())

    monkeypatch.setattr(Store, "append", append)

    async def main(address: str) -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            first, second = (each["move"] for each in anna.position["moves"][:2])
            erik = Api(address, tokens[1])
            path = f"tables/{table}/position"

            async def reads(move: int) -> bool:
                """Does Erik get an answer while Anna's move is being stored?"""
                storing.clear()
                slow.set()
                moving = asyncio.create_task(anna.move(move))
                assert await asyncio.to_thread(storing.wait, 30)
                reading = asyncio.create_task(asyncio.to_thread(erik.get, path))
                done, _ = await asyncio.wait({reading}, timeout=1.5)
                slow.clear()
                await asyncio.gather(moving, reading)
                return bool(done)

            assert not await reads(first), "everybody sees that she has chosen"
            assert await reads(second), "nobody sees that she has chosen anew"

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


def test_a_snapshot_holds_nothing_that_is_not_stored(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry that loses its number to another process must not live on in a snapshot."""

    async def main() -> None:
        async with opened(config(file)) as hall:
            made = await hall.founding.create(
                wire.NewTable(wire.Settings(game="asgard", players=2, autostart=False))
            )
            live = await hall.live(made.table)
            kept, lost = hall.store.append, asyncio.get_running_loop().create_future()
            answers = iter([lost])
            monkeypatch.setattr(hall.store, "append", lambda ask: next(answers, None) or kept(ask))
            sitting = asyncio.create_task(
                hall.act(live, lambda table: table.take_seat(ask, "t" * 32, 24, "", 9))
            )
            async with asyncio.timeout(30):
                while operator.length_hint(answers):  # the seat is being stored
                    await asyncio.sleep(0)
            saving = asyncio.create_task(hall.save_snapshot(live))
            await asyncio.sleep(0.05)
            data, _ = await hall.store.load(made.table)
            lost.set_result(False)  # another process was quicker; now it is asked anew
            assert data is None, "nobody knew yet whether it would be stored"
            await asyncio.gather(sitting, saving)
            data, entries = await hall.store.load(made.table)
            assert data is not None
            assert msgspec.json.decode(data)["number"] == live.table.number - len(entries)

    ask = wire.TakeSeat(invitation=None, name="Erik")
    monkeypatch.setattr("meadhall.hall.table.table.same", lambda token, known: True)
    asyncio.run(main())
