"""Who waits for bots waits in the right order, and nobody asks for more than their share."""

from __future__ import annotations

import asyncio
import errno
import math
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest

from meadhall.hall.bots import bots, thoughts
from meadhall.hall.bots.bots import BotFailed, Bots
from meadhall.hall.bots.processes import AT_ONCE, Processes, TaskFailed
from meadhall.hall.bots.thoughts import Outcome
from meadhall.hall.bots.turns import Need, NoTurn, Queue, Room, Turns
from meadhall.hall.ops.config import Limits

from . import slow
from .client import Api, full_table
from .serving import GENEROUS, config, hall_in_thread
from .test_bot_processes import futures
from .test_page import finished

# --- lines --------------------------------------------------------------------------------------


class Visitors:
    """Tasks that go in, say so, and come out when they are told to."""

    def __init__(self) -> None:
        self.inside: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def come(self, name: str, line: Queue, key: str = "", patience: float = math.inf) -> None:
        self._ends[name] = asyncio.Event()
        seconds = None if patience == math.inf else patience
        self._tasks[name] = asyncio.create_task(self._visit(name, line, key, seconds))
        await asyncio.sleep(0)

    async def _visit(self, name: str, line: Queue, key: str, patience: float | None) -> None:
        async with line.turn(key, patience):
            self.inside.append(name)
            await self._ends[name].wait()

    async def go(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks[name]
        await settled()

    def give_up(self, name: str) -> asyncio.Task[None]:
        self._tasks[name].cancel()
        return self._tasks[name]

    def task(self, name: str) -> asyncio.Task[None]:
        return self._tasks[name]


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def visits(test: Callable[[Turns, Visitors], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test with empty rooms, whose tasks all end with it."""

    def run() -> None:
        asyncio.run(test(Turns(), Visitors()))

    run.__name__ = run.__qualname__ = test.__name__
    return run


@visits
async def test_moves_come_before_hints_and_hints_before_analyses(
    turns: Turns, visitors: Visitors
) -> None:
    room = Room(1)
    lines = {need: turns.line(need, room) for need in reversed(Need)}
    await visitors.come("first", lines[Need.ANALYSIS])
    for need in reversed(Need):
        await visitors.come(need.name, lines[need])
    for name in ("first", "MOVE", "HINT", "ANALYSIS"):
        assert visitors.inside[-1] == name
        await visitors.go(name)


@visits
async def test_nobody_begins_elsewhere_while_somebody_more_urgent_waits(
    turns: Turns, visitors: Visitors
) -> None:
    moves = turns.line(Need.MOVE, Room(1))
    analyses = turns.line(Need.ANALYSIS, Room(1))
    await visitors.come("move", moves)
    await visitors.come("other move", moves)
    await visitors.come("analysis", analyses)
    assert visitors.inside == ["move"]
    await visitors.go("move")
    assert visitors.inside == ["move", "other move", "analysis"]


@visits
async def test_everybodys_first_comes_before_anybodys_second(
    turns: Turns, visitors: Visitors
) -> None:
    line = turns.line(Need.MOVE, Room(1))
    names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]
    for name in names:
        await visitors.come(name, line, key=name[0])
    for _ in names:
        await visitors.go(visitors.inside[-1])
    assert visitors.inside == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


@visits
async def test_hints_leave_a_place_to_moves(turns: Turns, visitors: Visitors) -> None:
    room = Room(3)
    moves, hints = turns.line(Need.MOVE, room), turns.line(Need.HINT, room, most=2)
    for number in range(5):
        await visitors.come(f"hint {number}", hints, key=str(number))
    await visitors.come("move", moves)
    assert visitors.inside == ["hint 0", "hint 1", "move"]
    await visitors.come("other move", moves)
    await visitors.go("hint 0")
    assert visitors.inside[3:] == ["other move"]


@visits
async def test_who_gives_up_gives_the_place_back(turns: Turns, visitors: Visitors) -> None:
    room = Room(1)
    moves, hints = turns.line(Need.MOVE, room), turns.line(Need.HINT, room)
    analyses = turns.line(Need.ANALYSIS, Room(1))
    await visitors.come("move", moves)
    await visitors.come("hint", hints, patience=0.01)
    await visitors.come("analysis", analyses)
    with pytest.raises(NoTurn):
        await visitors.task("hint")
    await settled()
    assert visitors.inside == ["move", "analysis"], "it waited for the hint only"

    await visitors.come("second", moves)
    await visitors.come("third", moves)
    visitors.give_up("second")
    await visitors.go("move")
    assert visitors.inside[2:] == ["third"]

    await visitors.come("late", moves)
    await visitors.come("last", moves)
    visitors.give_up("third")  # and with it its place goes to the next, who leaves at that moment
    await asyncio.sleep(0)
    visitors.give_up("late")
    await settled()
    assert visitors.inside[3:] == ["last"]
    assert room.free == 0


@visits
async def test_where_it_is_closed_nobody_waits(turns: Turns, visitors: Visitors) -> None:
    line = turns.line(Need.MOVE, Room(1))
    await visitors.come("inside", line)
    await visitors.come("waiting", line)
    turns.close()
    await visitors.come("late", line)
    for name in ("waiting", "late"):
        with pytest.raises(TaskFailed, match="closed"):
            await visitors.task(name)
    await visitors.go("inside")


# --- processes ----------------------------------------------------------------------------------


@asynccontextmanager
async def one_process() -> AsyncIterator[tuple[Processes, Queue]]:
    processes = Processes(1, 0, 500)
    try:
        yield processes, Turns().line(Need.MOVE, Room(1))
    finally:
        await processes.close()


def test_a_pool_is_given_no_more_than_it_can_begin_with() -> None:
    async def main() -> None:
        async with one_process() as (processes, line):
            tasks = [
                asyncio.create_task(processes.run(20, abs, -number, turn=line.turn(str(number))))
                for number in range(20)
            ]
            most = 0
            while not all(task.done() for task in tasks):
                most = max(most, len(futures(processes)))
                await asyncio.sleep(0)
            assert most == 1
            assert [task.result() for task in tasks] == list(range(20))

    asyncio.run(main())


def test_where_no_pool_can_be_had_everybody_learns_that_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("meadhall.hall.bots.processes.SLACK", 0.0)
    monkeypatch.setattr("meadhall.hall.bots.processes.PAUSE", 0.01)
    none_left = Mock(side_effect=OSError(errno.EMFILE, "too many open files"))
    monkeypatch.setattr("pebble.pool.process.channels", none_left)

    async def main() -> None:
        async with one_process() as (processes, line), asyncio.timeout(30):
            asked = [processes.run(0.5, abs, -1, turn=line.turn(str(n))) for n in range(60)]
            for failed in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(failed, TaskFailed)
                assert failed.how == "pool broke"

    asyncio.run(main())


# --- bots ---------------------------------------------------------------------------------------


CHOOSE, ADVISE = thoughts.choose, thoughts.advise


class Slow:
    """Instead of processes: what begins is noted, and people's questions end when they may."""

    def __init__(self) -> None:
        self.begun: list[tuple[Any, Any]] = []
        """Each task, and its first legal move or its record."""
        self.may_end = 0.0
        """So many may, in the order they began."""
        self.bots_too = False
        """Must bots that owe a move wait as well?"""

    def hints(self) -> int:
        return [task for task, _ in self.begun].count(ADVISE)

    async def run(
        self,
        task: Callable[..., Outcome],
        args: tuple[Any, ...],
        turn: AbstractAsyncContextManager[None],
    ) -> Outcome:
        legal = args[-2] if task in {CHOOSE, ADVISE} else None
        async with turn:
            if task is not CHOOSE or self.bots_too:
                self.begun.append((task, legal[0] if legal else args[0]))
                number = len(self.begun)
                while self.may_end < number:
                    await asyncio.sleep(0.005)
        if legal is None:
            return Outcome(None, "crashed", "on purpose")
        return Outcome(legal[0] if task is CHOOSE else (legal[0], f"Thought number {number}."))


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Slow:
    held = Slow()

    async def run(_: Processes, _seconds: float, task: Any, *args: Any, turn: Any = AT_ONCE) -> Any:
        return await held.run(task, args, turn)

    monkeypatch.setattr(Processes, "run", run)
    return held


async def until(enough: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not enough():
            await asyncio.sleep(0.005)


def test_whoever_asks_bots_stands_in_the_right_line(slowly: Slow) -> None:
    slowly.bots_too = True

    async def main() -> None:
        asked = Bots(config(Path("unused"), bot_workers=2))
        tasks: list[asyncio.Task[Any]] = []

        async def stay() -> dict[str, object]:
            await asyncio.Event().wait()
            raise AssertionError

        def hint(move: int, who: str) -> None:
            question = asked.advise(who, "asgard", 0, {}, [move], "en")
            tasks.append(asyncio.create_task(question.answer(stay)))

        def owes(move: int, table: str) -> None:
            chosen = asked.choose("greedy", "asgard", 0, {}, [move], table)
            tasks.append(asyncio.create_task(chosen))

        for move, who in enumerate(["anna", "anna", "anna", "boris"], 1):
            hint(move, who)
        tasks.append(asyncio.create_task(asked.analyse("anna", "record", {}).answer(stay)))
        for move, table in enumerate(["one", "one", "one", "two"], 11):
            owes(move, table)
        await settled()
        while slowly.may_end < 9:
            await until(lambda: len(slowly.begun) > slowly.may_end)
            slowly.may_end += 1
        (*answers,) = await asyncio.gather(*tasks, return_exceptions=True)
        assert [each for each in answers if isinstance(each, Exception)] == [answers[4]]
        assert isinstance(answers[4], BotFailed)
        # Of two processes one is the bots' own, and after the first hint they have both.
        assert [what for _, what in slowly.begun] == [1, 11, 12, 14, 13, 2, 4, 3, "record"]
        await asked.close()

    asyncio.run(main())


def test_nobody_waits_for_ever(slowly: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "HINT_PATIENCE", 0.01)
    slowly.bots_too = True

    async def main() -> None:
        asked = Bots(config(Path("unused"), bot_workers=1))
        playing = asyncio.create_task(asked.choose("greedy", "asgard", 0, {}, [1], "one"))
        await until(lambda: bool(slowly.begun))
        question = asked.advise("anna", "asgard", 0, {}, [2], "en")
        with pytest.raises(BotFailed, match="busy"):
            await question.answer(asyncio.Event().wait)  # type: ignore[arg-type]  # stays
        slowly.may_end = math.inf
        assert await playing == 1
        await asked.close()

    asyncio.run(main())


# --- at tables ----------------------------------------------------------------------------------


@pytest.fixture
def limits() -> Limits:
    return msgspec.structs.replace(
        GENEROUS,
        hints_at_once=2,
        hints_in_all=4,
        hints_per_minute=6,
        analyses_at_once=1,
        analyses_in_all=2,
    )


@pytest.fixture
def hall(slowly: Slow, limits: Limits, file: Path) -> Iterator[str]:
    """A hall with three processes, so that two hints may be thought about at once; whoever says so
    comes from another address."""
    with hall_in_thread(
        config(file, limits=limits, bot_workers=3, proxies=("127.0.0.1",))
    ) as address:
        yield address
        slowly.may_end = math.inf


class Asker:
    """Asks from an address, as often at the same time as it likes."""

    def __init__(self, hall: str, address: str = "10.0.0.1") -> None:
        self.hall = hall
        self.headers = {"x-forwarded-for": address}

    def ask(self, path: str, token: str, **params: Any) -> asyncio.Task[httpx.Response]:
        """A request over a connection of its own; who cancels it closes that."""
        return asyncio.create_task(self._ask(f"{self.hall}/api/tables/{path}", token, params))

    async def _ask(self, url: str, token: str, params: dict[str, Any]) -> httpx.Response:
        headers = self.headers | ({"authorization": f"Bearer {token}"} if token else {})
        async with httpx.AsyncClient(verify=False, timeout=30) as client:
            return await client.get(url, params=params, headers=headers)

    def hint(self, table: tuple[str, list[str]], **params: str) -> asyncio.Task[httpx.Response]:
        return self.ask(f"{table[0]}/hint", table[1][0], **params)


async def code_of(asked: asyncio.Task[httpx.Response]) -> str:
    answer = await asked
    return "" if answer.is_success else str(answer.json()["code"])


def waiting(hall: str, need: str) -> int:
    for line in Api(hall).ask("GET", "/metrics").text.splitlines():
        if line.startswith(f'meadhall_bot_waiting{{need="{need}"}}'):
            return int(float(line.split()[1]))
    return 0


def test_an_address_has_so_many_hints_at_once_and_all_have_so_many(hall: str, slowly: Slow) -> None:
    async def main() -> None:
        tables = [full_table(hall) for _ in range(6)]
        anna, boris, cleo = (Asker(hall, f"10.0.0.{number}") for number in range(1, 4))
        hers = [anna.hint(table) for table in tables[:2]]
        await until(lambda: slowly.hints() == 2)
        assert await code_of(anna.hint(tables[2])) == "rate-limited"
        his = [boris.hint(table) for table in tables[2:4]]
        await until(lambda: waiting(hall, "hint") == 2)
        assert await code_of(cleo.hint(tables[4])) == "busy"
        slowly.may_end = math.inf
        assert [await code_of(asked) for asked in hers + his] == [""] * 4
        assert await code_of(cleo.hint(tables[4])) == ""
        assert await code_of(anna.hint(tables[5])) == "", "her places are free again"

    asyncio.run(main())


def test_an_address_has_so_many_hints_a_minute_but_may_repeat_itself(
    hall: str, slowly: Slow
) -> None:
    slowly.may_end = math.inf

    async def main() -> None:
        tables = [full_table(hall) for _ in range(7)]
        anna = Asker(hall)
        for table in tables[:6]:
            assert await code_of(anna.hint(table)) == ""
        assert await code_of(anna.hint(tables[6])) == "rate-limited"
        assert await code_of(anna.hint(tables[5])) == ""
        assert await code_of(Asker(hall, "10.0.0.2").hint(tables[6])) == ""

    asyncio.run(main())


def test_the_same_question_has_the_same_answer(hall: str, slowly: Slow) -> None:
    async def main() -> None:
        table = full_table(hall)
        askers = [Asker(hall, f"10.0.0.{number}") for number in range(1, 6)]
        asked = [asker.hint(table) for asker in askers]
        await until(lambda: slowly.hints() == 1)
        assert await code_of(askers[0].hint(table, lang="ru")) == "rate-limited", "one at a time"
        slowly.may_end = 1
        answers = [(await each).json() for each in asked]
        assert len({each["numbers"] for each in answers}) == 1
        assert (await askers[0].hint(table)).json() == answers[0]
        assert slowly.hints() == 1

        other = await asyncio.to_thread(moved, hall, table, answers[0]["move"])
        slowly.may_end = 2
        assert (await other.hint(table)).json()["numbers"] == "Thought number 2."

    def moved(hall: str, table: tuple[str, list[str]], move: int) -> Asker:
        own = Api(hall, table[1][0])
        number = own.get(f"tables/{table[0]}/position")["number"]
        own.post(f"tables/{table[0]}/moves", {"number": number, "move": move})
        return Asker(hall)

    asyncio.run(main())


def test_whoever_leaves_gives_the_place_back(hall: str, slowly: Slow) -> None:
    async def main() -> None:
        tables = [full_table(hall) for _ in range(4)]
        anna, boris = Asker(hall), Asker(hall, "10.0.0.2")
        hers = [anna.hint(table) for table in tables[:2]]
        await until(lambda: slowly.hints() == 2)
        for asked in [*hers, boris.hint(tables[2]), boris.hint(tables[3])]:
            if asked not in hers:
                await until(lambda: waiting(hall, "hint") > 0)
            asked.cancel()
        await until(lambda: waiting(hall, "hint") == 0)
        # What waited is forgotten; what a process has begun with is thought to the end.
        assert await code_of(anna.hint(tables[2])) == "rate-limited"
        asked = boris.hint(tables[2])
        slowly.may_end = math.inf
        assert await code_of(asked) == ""
        begun = slowly.hints()
        assert (await anna.hint(tables[0])).json()["numbers"] == "Thought number 1."
        assert slowly.hints() == begun == 3

    asyncio.run(main())


def test_an_address_looks_back_at_one_game_at_a_time(hall: str, slowly: Slow) -> None:
    async def main() -> None:
        slowly.may_end = math.inf
        tables = [(await asyncio.to_thread(finished, hall))[0] for _ in range(4)]
        slowly.may_end = 0
        anna, boris, cleo = (Asker(hall, f"10.0.0.{number}") for number in range(1, 4))

        def look(asker: Asker, table: str) -> asyncio.Task[httpx.Response]:
            return asker.ask(f"{table}/analysis", "")

        hers = look(anna, tables[0])
        await until(lambda: len(slowly.begun) == 1)
        assert await code_of(look(anna, tables[1])) == "rate-limited"
        shared = look(boris, tables[0])
        his = look(boris, tables[1])
        await until(lambda: waiting(hall, "analysis") == 1)
        assert await code_of(look(cleo, tables[2])) == "busy"
        his.cancel()
        await until(lambda: waiting(hall, "analysis") == 0)
        last = look(cleo, tables[2])
        await until(lambda: waiting(hall, "analysis") == 1)
        slowly.may_end = math.inf
        assert [await code_of(each) for each in (hers, shared, last)] == ["busy"] * 3
        assert len(slowly.begun) == 2
        assert await code_of(look(anna, tables[3])) == "busy", "asked, for it began"
        assert len(slowly.begun) == 3

    asyncio.run(main())


# --- the attack ---------------------------------------------------------------------------------


def test_however_many_want_hints_a_bot_elsewhere_answers_soon(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With limits that let them all wait: it is the order that counts."""
    monkeypatch.setattr(thoughts, "advise", slow.advise)

    async def main(address: str) -> None:
        crowd = [(Asker(address), full_table(address)) for _ in range(40)]
        made = Api(address).create(players=2, bots=[None, "greedy"], autostart=False)
        asked = [asker.hint(table) for asker, table in crowd]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.to_thread(Api(address, made["token"]).post, f"tables/{made['table']}/start")
        own = Asker(address)
        number = 0
        while True:
            path = f"{made['table']}/position"
            here = (await own.ask(path, made["token"], after=number, wait=20)).json()
            if here["waiting"] == [0]:
                break
            number = here["number"]
        answered = sum(each.done() for each in asked)
        assert answered < 20, "the bot came before those who asked for hints earlier"
        for each in asked:
            each.cancel()

    with hall_in_thread(config(file, bot_workers=2)) as address:
        asyncio.run(main(address))
