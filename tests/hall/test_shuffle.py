"""The shuffle is nobody's alone: the hall's secret was promised before the players' shares."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path

import pytest

from meadhall.kernel import Record

from .client import Api, Player, Refusal, full_table, play_on
from .serving import config, hall_in_thread

SHARES = ["11" * 16, "22" * 16, "33" * 16]


def test_shares_come_after_the_commitment_and_are_in_the_record(file: Path) -> None:
    async def main(address: str) -> str:
        host = Api(address).create(players=3, adds=True)
        table = host["table"]
        promise = Api(address, host["token"]).get(f"tables/{table}")["commitment"]
        assert host["commitment"] == promise
        tokens = [host["token"]]
        for share in SHARES[1:]:
            seated = Api(address).seat(table, host["invitation"], share=share)
            assert seated["commitment"] == promise
            tokens.append(seated["token"])
        host_api = Api(address, host["token"])
        assert host_api.get(f"tables/{table}")["phase"] == "waiting", "for the host's share"
        host_api.post(f"tables/{table}/share", {"share": SHARES[0]})
        assert host_api.get(f"tables/{table}")["phase"] == "playing"
        assert host_api.get(f"tables/{table}")["shares"] == SHARES
        with pytest.raises(Refusal, match="already-started"):
            host_api.post(f"tables/{table}/share", {"share": "44" * 16})
        players = [Player(address, table, token) for token in tokens]
        for player in players:
            await player.connect()
        await play_on(players, random.Random(1))
        for player in players:
            await player.close()
        text: str = host_api.get(f"tables/{table}/record")
        return text

    with hall_in_thread(config(file)) as address:
        text = asyncio.run(main(address))
    record = Record.from_text(text)
    assert record.shares == SHARES
    assert record.shuffle_proved()
    other = text.replace(SHARES[1], secrets.token_hex(16))
    with pytest.raises(Exception, match="line"):
        Record.from_text(other)  # other cards would have come


def test_who_promised_a_share_and_sends_none_is_not_waited_for_long(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.table.table.SHARE_SECONDS", 0.3)

    async def main(address: str) -> None:
        made = Api(address).create(players=2, bots=[None, "random"], adds=True)
        async with Player(address, made["table"], made["token"]) as anna:
            await anna.until(lambda: anna.position["phase"] == "playing")
            assert anna.table["shares"] == ["", ""]

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


def test_a_program_that_adds_nothing_plays_at_once(file: Path) -> None:
    with hall_in_thread(config(file)) as address:
        table, tokens = full_table(address)
        assert Api(address, tokens[0]).get(f"tables/{table}")["phase"] == "playing"


@pytest.mark.parametrize("share", ["", "xyz", "11" * 15, "11" * 17, "AA" * 16])
def test_what_is_no_share_is_refused(file: Path, share: str) -> None:
    with hall_in_thread(config(file)) as address:
        host = Api(address).create(players=3)
        with pytest.raises(Refusal, match="malformed"):
            Api(address, host["token"]).post(f"tables/{host['table']}/share", {"share": share})


def test_whoever_added_is_waited_for_at_the_rematch_too(file: Path) -> None:
    async def main(address: str) -> None:
        host = Api(address).create(players=2, adds=True)
        seated = Api(address).seat(host["table"], host["invitation"], share=SHARES[1])
        api = Api(address, host["token"])
        api.post(f"tables/{host['table']}/share", {"share": SHARES[0]})
        players = [Player(address, host["table"], each["token"]) for each in (host, seated)]
        for player in players:
            await player.connect()
        await play_on(players, random.Random(2))
        for player in players:
            await player.close()
        again = [Api(address, each["token"]) for each in (host, seated)]
        tables = {each.post(f"tables/{host['table']}/rematch")["table"] for each in again}
        (table,) = tables
        assert again[0].get(f"tables/{table}")["phase"] == "waiting"
        for each, share in zip(again, SHARES, strict=False):
            each.post(f"tables/{table}/share", {"share": share})
        info = again[0].get(f"tables/{table}")
        assert (info["phase"], info["shares"]) == ("playing", SHARES[:2])

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))


def test_a_game_that_is_played_on_has_the_same_shares(file: Path) -> None:
    async def main(address: str) -> None:
        host = Api(address).create(players=2, adds=True)
        table, own = host["table"], Api(address, host["token"])
        seated = Api(address).seat(table, host["invitation"], share=SHARES[1])
        own.post(f"tables/{table}/share", {"share": SHARES[0]})
        async with (
            Player(address, table, host["token"]) as one,
            Player(address, table, seated["token"]) as other,
        ):
            await play_on([one, other], random.Random(1))
        steps = own.get(f"tables/{table}/replay")["steps"]
        made = own.post(f"tables/{table}/play-on", {"step": steps - 5, "seat": 0})
        branch = Api(address, made["token"]).get(f"tables/{made['table']}")
        assert (branch["phase"], branch["shares"]) == ("playing", SHARES[:2])

    with hall_in_thread(config(file, bot_pause=60.0)) as address:
        asyncio.run(main(address))
