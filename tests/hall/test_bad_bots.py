"""The whole zoo of bad bots in a hall: it stays open, the table plays on, and nothing is told."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType

import pytest

import meadhall
from meadhall.hall.bots import thoughts, worker
from meadhall.hall.bots.bots import BotFailed, Bots
from meadhall.kernel import BadOption
from meadhall.testing.bad_bots import BAD_BOTS, KINDS, WHISPER

from .client import Api, Player
from .serving import Process, config

ROSTER = {"greedy": "greedy", "random": "random"}
FORMER = ("meadhall.testing.bad_bots", "Traceback")
"""What an error that came through would leave in the log."""


@pytest.fixture(scope="module")
def zoo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hall whose operator has hired bad bots."""
    folder = tmp_path_factory.mktemp("zoo")
    settings = config(
        folder / "hall.db", bots=ROSTER | KINDS, bot_seconds=2.0, bot_megabytes=600, bot_workers=2
    )
    hall = Process(settings, folder / "log")
    hall.start()
    hall.wait()
    yield hall
    hall.terminate()
    assert '"event": "closed"' in hall.logs.read_text(), "it was open to the end"


@pytest.mark.parametrize("name", BAD_BOTS)
def test_a_hall_survives(zoo: Process, name: str) -> None:
    address, why = zoo.address, BAD_BOTS[name].why
    # On a busy machine time may run out before memory does.
    whys = (why, "hung") if name == "hungry" else (why,)

    async def main() -> list[str]:
        elsewhere = Api(address).create(players=2, bots=["random", "random"], sit=False)["table"]
        made = Api(address).create(players=2, bots=[None, name], autostart=False)
        async with Player(address, made["table"], made["token"]) as anna:
            Api(address, made["token"]).post(f"tables/{made['table']}/start")
            await anna.until(lambda: anna.position["waiting"] == [0])
            await anna.request("ping")
            noted = [message["code"] for message in anna.heard if message["type"] == "note"]
            seat = anna.table["seats"][1]
            if why is None:
                assert (noted, seat["level"]) == ([], name)
            else:
                assert noted in [[f"takeover-{each}"] for each in whys]
                assert seat["level"] == "greedy"
            assert (seat["who"], seat["stand_in"]) == ("bot", None)
            assert (await anna.move())["type"] == "ack"
            assert is_over(address, elsewhere), "bots at another table play on"
        return anna.raw

    heard = "".join(asyncio.run(main()))
    logged = zoo.logs.read_text()
    assert WHISPER not in heard + logged
    assert not any(word in logged for word in FORMER)
    if why is not None:
        assert any(f'"bot": "{name}", "why": "{each}"' in logged for each in whys)


def is_over(address: str, table: str) -> bool:
    for _ in range(60):
        seen = Api(address).get(f"tables/{table}/position", after=10**8, wait=0.25)
        if seen["phase"] == "over":
            return True
    return False


# --- the processes themselves -------------------------------------------------------------------


@asynccontextmanager
async def hired(**kinds: str) -> AsyncIterator[Bots]:
    """Bots without a hall."""
    bots = Bots(config(Path("unused"), bots=kinds, bot_seconds=20, bot_megabytes=500))
    try:
        yield bots
    finally:
        await bots.close()


async def asked(bots: Bots, level: str) -> int:
    state = meadhall.game("asgard").start(2, 1)
    return await bots.choose(level, "asgard", 0, state.view(0), state.legal(0))


def test_memory_of_a_bot_is_its_own() -> None:
    async def main() -> None:
        async with hired(hungry=KINDS["hungry"]) as bots:
            with pytest.raises(BotFailed, match="crashed"):
                await asked(bots, "hungry")

    asyncio.run(main())


def test_nothing_a_bot_raises_or_answers_leaves_its_process_as_it_is() -> None:
    state = meadhall.game("asgard").start(2, 1)
    for name, kind in KINDS.items():
        why = BAD_BOTS[name].why
        if why == "illegal" or (why == "crashed" and name not in ("dying", "hungry", "talkative")):
            outcome = thoughts.choose(kind, "asgard", 0, 1, state.view(0), state.legal(0))
            assert (outcome.value, outcome.why) == (None, why)
            assert type(outcome.how) is str
            assert WHISPER not in outcome.how


# --- what a hall may offer ----------------------------------------------------------------------


def test_any_kind_of_the_roster_can_be_offered() -> None:
    async def main() -> None:
        async with hired(deep="ismcts:40", quick="ismcts:0.05s", mine=KINDS["meddling"]) as bots:
            await bots.check()
            for level in bots.kinds:
                await asked(bots, level)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("odin", "there is no bot 'odin'; there are thrall, karl"),
        ("ismcts:many", "'ismcts:many': after the colon comes a number"),
        ("ismcts:30s", "thinks longer than the 20 s a bot has here"),
        ("no.such.module:Bot", "importing no.such.module fails: ModuleNotFoundError"),
        ("meadhall.testing.bad_bots:NoSuchBot", "meadhall.testing.bad_bots has no factory"),
        ("builtins:print", "made something that is no meadhall.bots.Bot: NoneType"),
        ("builtins:exit", "can't be made with a game, a seat and a seed: TypeError"),
    ],
)
def test_a_hall_that_offers_a_bot_that_doesnt_exist_says_so_when_it_opens(
    kind: str, words: str
) -> None:
    async def main() -> None:
        async with hired(mine=kind) as bots:
            with pytest.raises(BadOption) as refused:
                await bots.check()
            assert str(refused.value).startswith("the hall's bot 'mine': ")
            assert words in str(refused.value)

    asyncio.run(main())


def test_one_that_goes_without_a_word_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def quiet(*_: object) -> None:
        raise KeyboardInterrupt

    workshop = ModuleType("workshop")
    monkeypatch.setattr(workshop, "quiet", quiet, raising=False)
    monkeypatch.setitem(sys.modules, "workshop", workshop)
    assert worker.faults({"mine": "workshop:quiet"}) == {"mine": "KeyboardInterrupt"}


def test_a_failure_to_be_made_is_called_by_its_name() -> None:
    state = meadhall.game("asgard").start(2, 1)
    asked = ("asgard", 0, 1, state.view(0), state.legal(0))
    assert thoughts.choose("builtins:exit", *asked).how == "TypeError"
    assert thoughts.choose("no.such.module:Bot", *asked).why == "crashed"


def test_what_makes_no_bot_has_crashed() -> None:
    async def main() -> None:
        async with hired(mine="builtins:print") as bots:
            with pytest.raises(BotFailed, match="crashed"):
                await asked(bots, "mine")

    asyncio.run(main())
