"""Nobody reads a seat they have left: whoever rises, or is sent away, is no reader of it any more.

The attack: sit down at an open table, open a socket, leave, and keep the socket. Whoever sits there
next has a hand that the old socket must never be sent. The eavesdropper of these tests listens in
every process, over sockets and by long polling, and tries all its old tokens at every door; those
whose right it is must go on reading meanwhile.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

import meadhall

from .client import Api, Player, Refusal, in_step
from .eavesdropping import (
    Eavesdropper,
    Halls,
    all_see_their_own,
    caught_up,
    connected,
    few_moves,
    finished,
    newcomers,
    open_table,
    secrets_of,
    two_halls,
    until,
)
from .oracle import hold_against, log_of
from .serving import config, hall_in_thread

pytestmark = pytest.mark.parametrize("game", meadhall.game_names())


@pytest.fixture(scope="module", params=["one process", "two processes"])
def halls(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Halls]:
    """One hall, or two on one database."""
    if request.param == "two processes":
        with two_halls(request.getfixturevalue("pg"), "claims", bot_workers=1) as both:
            yield both
    else:
        settings = config(tmp_path_factory.mktemp("claims") / "hall.db", bot_workers=1)
        with hall_in_thread(settings) as address:
            yield Halls(address, address, settings.database)


# --- the seat is lost ---------------------------------------------------------------------------


@pytest.mark.parametrize("goes", ["leaves", "is sent away"])
def test_whoever_has_lost_a_seat_reads_it_no_more(halls: Halls, game: str, goes: str) -> None:
    async def main() -> None:
        table, host = open_table(halls, game)
        async with Eavesdropper(halls) as spy:
            for seat in (1, 2):
                token = Api(halls.here).seat(table, seat=seat, name="Ghost")["token"]
                await spy.keep(table, token)
                if goes == "leaves":
                    Api(halls.here, token).post(f"tables/{table}/leave")
                else:
                    Api(halls.here, host).post(f"tables/{table}/kick", {"seat": seat})
            tokens = [host, *newcomers(halls, table, (1, 2))]
            Api(halls.here, host).post(f"tables/{table}/start")
            async with connected(halls.here, table, tokens) as players:
                await few_moves(players, random.Random(3))
                await spy.is_sent_away()
                for key in spy.keys:
                    await spy.tries(*key)
                async with Player(halls.there, table) as onlooker:
                    await few_moves(players, random.Random(4), 2)
                    await in_step([onlooker])
        rows = all_see_their_own(halls, table, players)
        assert hold_against(rows, None, onlooker.heard), "like anybody, they may look on"
        spy.knows_nothing_of(secrets_of(rows, tokens))

    asyncio.run(main())


def test_whoever_is_sent_away_from_a_rematch_reads_it_no_more(halls: Halls, game: str) -> None:
    async def main() -> None:
        before = finished(halls.url, game, autostart=False)
        host, friend, old = before.tokens
        again = {
            Api(address, token).post(f"tables/{before.table}/rematch")["table"]
            for address, token in ((halls.here, host), (halls.there, friend))
        }
        (table,) = again
        async with Eavesdropper(halls) as spy:
            for token in (old, before.ghost):
                await spy.tries(table, token)  # the seat is kept, but not taken
            await spy.tries(before.table, before.ghost)
            Api(halls.there, old).post(f"tables/{before.table}/rematch")
            await spy.keep(table, old)
            Api(halls.here, host).post(f"tables/{table}/kick", {"seat": 2})
            with pytest.raises(Refusal, match="no-seat"):
                Api(halls.here, old).post(f"tables/{before.table}/rematch")
            tokens = [host, friend, *newcomers(halls, table, (2,))]
            Api(halls.here, host).post(f"tables/{table}/start")
            async with connected(halls.here, table, tokens) as players:
                await few_moves(players, random.Random(5))
            await spy.is_sent_away()
            for token in (old, before.ghost):
                await spy.tries(table, token)
        rows = all_see_their_own(halls, table, players)  # with the tokens of the game before
        spy.knows_nothing_of([before.secret, *secrets_of(rows, tokens)])
        async with Player(halls.there, before.table, old) as looking_back:
            assert looking_back.position["seat"] == 2, "the finished game stays theirs"
            assert looking_back.position["view"]
            assert looking_back.table["rematch"] == table

    asyncio.run(main())


# --- the seat is kept ---------------------------------------------------------------------------


def test_whoever_a_bot_plays_for_goes_on_reading_and_nobody_else_does(
    halls: Halls, game: str
) -> None:
    async def main() -> None:
        table, host = open_table(halls, game)
        async with Eavesdropper(halls) as spy, Eavesdropper(halls) as erik:
            for seat in (1, 2):
                old = Api(halls.here).seat(table, seat=seat, name="Ghost")["token"]
                await spy.keep(table, old)
                Api(halls.here, old).post(f"tables/{table}/leave")
            tokens = [host, *newcomers(halls, table, (1, 2))]
            Api(halls.here, host).post(f"tables/{table}/start")
            async with connected(halls.here, table, tokens) as players:
                here = players[players[0].position["waiting"][-1]]
                away, back = (Api(each, tokens[here.seat]) for each in (halls.here, halls.there))
                await erik.keep(table, tokens[here.seat])
                away.post(f"tables/{table}/leave")
                await until(lambda: ("move", here.seat) in deeds_of(halls, table))
                with pytest.raises(Refusal, match="away"):
                    away.post(f"tables/{table}/moves", {"number": 1, "move": 0})
                number = back.post(f"tables/{table}/back")["number"]
                await here.until(lambda: here.position["number"] >= number)
                await few_moves(players, random.Random(7), 3)
            await spy.is_sent_away()
            for key in spy.keys:
                await spy.tries(*key)
            last = here.position["number"]
            await until(lambda: all(each.position["number"] >= last for each in erik.ghosts))
            assert not any(poll.done() for poll in erik.polls)
        rows = all_see_their_own(halls, table, [*players, *erik.ghosts])
        for ghost in erik.ghosts:
            numbers = [each["number"] for each in ghost.heard if each["type"] == "position"]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "none missing"
        spy.knows_nothing_of(secrets_of(rows, tokens))

    asyncio.run(main())


def deeds_of(halls: Halls, table: str) -> list[tuple[str, int]]:
    """What was done at a table, and by whom."""
    return [(row.kind, row.seat) for row in log_of(halls.url, table)]


# --- a finished game goes on --------------------------------------------------------------------


def test_tokens_of_a_finished_game_open_no_seat_where_it_goes_on(halls: Halls, game: str) -> None:
    async def main() -> None:
        before = finished(halls.url, game)
        ask = {"step": before.steps // 3, "seat": 1, "level": "random"}
        made = Api(halls.here, before.tokens[2]).post(f"tables/{before.table}/play-on", ask)
        table, token = made["table"], made["token"]
        async with (
            Eavesdropper(halls) as spy,
            Player(halls.here, table, token) as anna,
            Player(halls.there, table, token) as elsewhere,
            Player(halls.there, table) as onlooker,
        ):
            for old in (*before.tokens, before.ghost):
                await spy.tries(table, old)
            await spy.tries(before.table, token)
            await few_moves([anna], random.Random(8), 2)
            await caught_up(elsewhere, anna)
            await in_step([onlooker])
        rows = all_see_their_own(halls, table, [anna, elsewhere])
        assert hold_against(rows, None, onlooker.heard)
        spy.knows_nothing_of(secrets_of(rows, [token]))
        # The shuffle is that of the finished game, and whoever may look back there knows it; the
        # table where it goes on tells nobody.
        assert (
            anna.table["commitment"] == Api(halls.here).get(f"tables/{before.table}")["commitment"]
        )
        for reader in (anna, elsewhere, onlooker):
            for text, message in zip(reader.raw, reader.heard, strict=True):
                assert message.get("phase") == "over" or before.secret not in text

    asyncio.run(main())
