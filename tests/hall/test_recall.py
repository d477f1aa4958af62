"""Whoever comes, or comes back, is told what was: all of it, once, and nothing else twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.runtime.live import Live
from meadhall.hall.table.entries import Entry
from meadhall.hall.table.readership import CHAT_LINES
from meadhall.hall.table.seats import Here
from meadhall.hall.table.table import Table

from .client import Message, Player, full_table, in_step, play_on
from .eavesdropping import Halls, Listener, connected, two_halls, until
from .oracle import hold_against, log_of
from .serving import config, hall_in_thread

MOVES = LINES = 32
AFTERWARDS = 6
"""So many more, once the last of them is there."""
EACH = 4
"""So many moves, and somebody comes."""
FIRST = ["table", "position", "history", "talk"]


@pytest.fixture(scope="module", params=["one hall", "two halls"])
def halls(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Halls]:
    if request.param == "two halls":
        with two_halls(request.getfixturevalue("pg"), "recall") as both:
            yield both
        return
    file = tmp_path_factory.mktemp("hall") / "hall.db"
    with hall_in_thread(config(file)) as address:
        yield Halls(address, address, f"sqlite:///{file}")


class Comer(Player):
    """Somebody who comes, and stays until they have heard everything."""

    def __init__(self, address: str, table: str, token: str | None) -> None:
        super().__init__(address, table, token, recall=True)
        self.last: int | None = None
        """The number of the last position, once that is known."""

    async def stay(self) -> None:
        await self.connect()
        await self.expect("talk")
        await self.until(self.knows_all)
        await in_step([self])
        await self.close()

    def knows_all(self) -> bool:
        return self.position["number"] == self.last and len(self.lines()) >= LINES

    def lines(self) -> list[int]:
        """The lines of chat, recalled and told."""
        (talk,) = [each["lines"] for each in self.heard if each["type"] == "talk"]
        return [each["id"] for each in (*talk, *self.told("chat"))]

    def told(self, kind: str) -> list[Message]:
        return [each for each in self.heard if each["type"] == kind]

    def events(self) -> dict[int, Any]:
        """What happened after they came, by number."""
        first, *later = self.told("position")
        numbers = [each["number"] for each in later]
        assert numbers == list(range(first["number"] + 1, first["number"] + 1 + len(later)))
        assert first["events"] == []
        return {each["number"]: each["events"] for each in later}


async def pour(halls: Halls, table: str, tokens: list[str], dice: random.Random) -> list[Comer]:
    """Moves and talk, as fast as the hall takes them, while readers of one seat and onlookers come:
    all of these, those first who were there from the beginning."""
    comers: list[Comer] = []
    staying: list[asyncio.Task[None]] = []

    def come(address: str) -> None:
        for key in (tokens[0], None):
            comers.append(Comer(address, table, key))
            staying.append(asyncio.create_task(comers[-1].stay()))

    come(halls.here)
    await until(lambda: all(comer.position for comer in comers))
    async with connected(halls.here, table, [*tokens, tokens[1]]) as (*players, talker):
        for made in range(MOVES):
            if made % EACH == EACH - 1:
                come(halls.there)
            saying = talker.request("chat", text=f"line {made}")
            answer, _ = await asyncio.gather(saying, play_on(players, dice, 1))
            assert answer["type"] == "ack"
        await until(lambda: all(comer.position for comer in comers))
        await play_on(players, dice, AFTERWARDS)
        await in_step([*players, talker])
        async with Player(halls.here, table) as onlooker:
            last = {tokens[0]: players[0].position["number"], None: onlooker.position["number"]}
            for comer in comers:
                comer.last = last[comer.hello["token"]]
                await comer.send({"type": "ping", "id": 10**6})  # lest they wait for one more move
            await asyncio.gather(*staying)
    return comers


@pytest.mark.parametrize("game", meadhall.game_names())
def test_who_comes_while_moves_pour_in_has_everything_exactly_once(halls: Halls, game: str) -> None:
    table, tokens = full_table(halls.here, game=game, players=3)
    seat, onlooker, *comers = asyncio.run(pour(halls, table, tokens, random.Random(4)))
    there = {tokens[0]: seat, None: onlooker}
    rows = log_of(halls.url, table)
    assert len(seat.lines()) == LINES
    for comer in comers:
        key = comer.hello["token"]
        assert [each["type"] for each in comer.heard[:4]] == FIRST
        assert comer.heard[1]["number"] == comer.heard[2]["number"]
        hold_against(rows, 0 if key else None, comer.heard)  # the history is what was until then
        all_events, events = there[key].events(), comer.events()
        assert events == {n: e for n, e in all_events.items() if n > comer.heard[2]["number"]}
        assert sorted(comer.lines()) == sorted(there[key].lines())
    assert all(comer.events() for comer in comers), "they came in the middle of it"
    assert any(0 < len(comer.told("talk")[0]["lines"]) < LINES for comer in comers)


def test_nobody_is_told_what_was_unless_they_ask_for_it(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as program:
            await in_step([program])
            kinds = {message["type"] for message in program.heard}
            assert kinds <= {"table", "position", "pong"}
            assert (await program.move())["type"] == "ack"
            number = program.position["number"]
            assert (await program.request("undo", number=number))["type"] == "ack"
            await in_step([program])
            assert "history" not in {message["type"] for message in program.heard}

    asyncio.run(main())


def test_what_is_taken_back_is_no_longer_part_of_what_was(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address, game="vikings")
        async with (
            Player(address, table, tokens[0], recall=True) as anna,
            Player(address, table, tokens[1]) as erik,
            Player(address, table, tokens[2]) as third,
            Player(address, table, recall=True) as onlooker,
        ):
            people = [anna, erik, third]
            while not anna.position["undo"]:
                await play_on(people, random.Random(3), 1)
                await in_step(people)
            await in_step([onlooker])
            before = anna.position["number"], len(onlooker.heard)
            assert (await anna.request("undo", number=before[0]))["type"] == "ack"
            await in_step([anna, onlooker])
            for reader in (anna, onlooker):
                after = [e for e in reader.heard if e["type"] in ("position", "history")][-2:]
                assert [each["type"] for each in after] == ["position", "history"]
                assert after[0]["undone"]
                assert after[0]["number"] == after[1]["number"]
            async with Player(address, table, tokens[0], recall=True) as again:
                told = await again.expect("history")
                assert told == [e for e in anna.heard if e["type"] == "history"][-1]

    asyncio.run(main())


# --- lines of chat, which have no number ---------------------------------------------------------


def line(number: int) -> wire.ChatLine:
    return wire.ChatLine(number, 5, 0, "Anna", f"line {number}")


def a_table() -> Live:
    data = {
        "settings": {"game": "asgard", "players": 3}, "seats": [{"who": "empty"}] * 3,
        "secret": "ab" * 32, "host": "h0", "invitation": "i",
    }  # fmt: skip
    return Live(Table.created_by("table", Entry(1, 5, "create", -1, data)), Here(), lambda: 5)


def test_a_line_that_is_said_while_somebody_comes_is_told_once() -> None:
    live = a_table()
    old, new = Listener(None), Listener(None)
    live.add(old)
    live.tell_line(line(2))
    stored = [line(1), line(2), line(4)]  # read by whoever comes; the third is yet to be told
    live.tell_line(line(3))  # too late for them to have read it
    talk = live.talk_for(new, stored)
    live.add(new)
    for number in (4, 5, 5):
        live.tell_line(line(number))
    assert [each.id for each in talk.lines] == [1, 2, 3, 4]
    assert [message["id"] for message in new.heard] == [5]
    assert [message["id"] for message in old.heard] == [2, 3, 4, 5]


def test_so_many_lines_are_remembered() -> None:
    live = a_table()
    for number in range(CHAT_LINES + 50):
        live.tell_line(line(number))
    assert len(live.lines) == CHAT_LINES
    talk = live.talk_for(Listener(None), [line(number) for number in range(40)])
    assert [each.id for each in talk.lines] == list(range(50, CHAT_LINES + 50))
