"""People at a table in a hall: lines that are lost, votes across processes, the operator."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.table import together

from .client import Api, Player, Refusal, full_table, in_step
from .eavesdropping import Ghost, Halls, two_halls, until
from .oracle import log_of
from .postgres import database
from .serving import Process, config, hall_in_thread


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait a minute."""
    monkeypatch.setattr(together, "GONE_AFTER", 50)


@pytest.fixture(scope="module")
def halls(pg: str) -> Iterator[Halls]:
    """Two processes that share a database; bots take their time."""
    with two_halls(pg, "company", bot_pause=600.0) as both:
        yield both


def matter_of(address: str, table: str) -> Any:
    return Api(address).get(f"tables/{table}")["matter"]


# --- gone, and back -----------------------------------------------------------------------------


def test_a_bot_plays_for_whoever_is_gone_until_they_are_back(file: Path, soon: None) -> None:
    async def main(address: str) -> None:
        table, tokens = full_table(address, players=2)
        anna = Player(address, table, tokens[0])
        erik = Player(address, table, tokens[1])
        await anna.connect()
        await erik.connect()
        host = Api(address, tokens[0])
        with pytest.raises(Refusal, match="not-gone"):
            host.post(f"tables/{table}/propose", {"what": "bot", "seat": 1})
        await erik.close()
        await anna.until(lambda: anna.table["seats"][1]["away"] is not None)
        assert not anna.table["seats"][1]["present"]
        since = anna.table["seats"][1]["away"]
        await until(lambda: anna.position["at"] is not None and _gone(host, table))
        await anna.until(lambda: anna.table["seats"][1]["stand_in"] == "absent")
        assert anna.table["seats"][1]["away"] == since
        await erik.connect()
        await erik.until(lambda: bool(erik.table) and erik.table["seats"][1]["stand_in"] is None)
        await anna.until(lambda: anna.table["seats"][1]["stand_in"] is None)
        assert anna.table["seats"][1]["away"] is None
        await anna.close()
        await erik.close()

    with hall_in_thread(config(file, bot_pause=600.0)) as address:
        asyncio.run(main(address))


def _gone(api: Api, table: str) -> bool:
    """Ask for a bot until nobody thinks any more that they only blinked."""
    path = f"/api/tables/{table}/propose"
    answer = api.ask("POST", path, json={"what": "bot", "seat": 1})
    assert answer.status_code == 200 or answer.json()["code"] == "not-gone"
    return answer.status_code == 200


def test_a_bot_for_a_while_and_back(file: Path) -> None:
    with hall_in_thread(config(file, bot_pause=600.0)) as address:
        table, tokens = full_table(address, players=2)
        anna = Api(address, tokens[0])
        anna.post(f"tables/{table}/rest")
        assert anna.get(f"tables/{table}")["seats"][0]["stand_in"] == "rest"
        with pytest.raises(Refusal, match="stale"):
            anna.post(f"tables/{table}/rest")
        anna.post(f"tables/{table}/back")
        assert anna.get(f"tables/{table}")["seats"][0]["stand_in"] is None


# --- votes --------------------------------------------------------------------------------------


def test_whoever_is_voted_away_is_let_go_in_every_process(halls: Halls) -> None:
    async def main() -> None:
        table, tokens = full_table(halls.here, players=3)
        ghost = Ghost(halls.there, table, tokens[2], recall=True)
        await ghost.connect()
        listening = asyncio.create_task(ghost.listen())
        Api(halls.here, tokens[0]).post(f"tables/{table}/propose", {"what": "kick", "seat": 2})
        await until(lambda: any((m.get("matter") or {}).get("what") == "kick" for m in ghost.heard))
        number = matter_of(halls.there, table)["number"]
        Api(halls.there, tokens[1]).post(f"tables/{table}/vote", {"matter": number, "yes": True})
        await asyncio.wait_for(listening, 15)
        assert ghost.heard[-1]["code"] == "no-seat"
        await ghost.close()
        for address in halls.all:
            with pytest.raises(Refusal, match="no-seat"):
                Api(address, tokens[2]).get(f"tables/{table}/position")
            seat = Api(address).get(f"tables/{table}")["seats"][2]
            assert seat["stand_in"] == "kicked"
            assert matter_of(address, table) is None

    asyncio.run(main())


def test_a_game_is_ended_by_words_in_two_processes(halls: Halls) -> None:
    async def main() -> None:
        table, tokens = full_table(halls.here, players=2)
        async with (
            Player(halls.here, table, tokens[0]) as anna,
            Player(halls.there, table, tokens[1]) as erik,
        ):
            before = anna.position["number"]
            Api(halls.here, tokens[0]).post(f"tables/{table}/propose", {"what": "end"})
            await erik.until(lambda: erik.table.get("matter") is not None)
            assert erik.table["matter"]["yes"] == [0]
            # Whoever was choosing meanwhile may still make their move.
            answer = await anna.request(
                "move", number=before, move=anna.position["moves"][0]["move"]
            )
            assert answer["type"] == "ack"
            vote = {"matter": erik.table["matter"]["number"], "yes": True}
            Api(halls.there, tokens[1]).post(f"tables/{table}/vote", vote)
            for player in (anna, erik):
                await player.until(lambda player=player: player.position["phase"] == "over")  # type: ignore[misc]
                await in_step([player])
                assert player.table["ending"] == {"how": "agreed"}
                assert player.table["secret"]
                assert player.position["result"]["ranks"]
                assert player.position["moves"] == player.position["waiting"] == []
        assert Api(halls.here).get(f"tables/{table}/replay")["steps"] == 1
        record = Api(halls.there).get(f"tables/{table}/record")
        assert "result:" not in record
        with pytest.raises(Refusal, match="not-over"):
            Api(halls.here).get(f"tables/{table}/analysis")
        on = {"step": 1, "seat": 0, "level": "random"}
        assert Api(halls.here).post(f"tables/{table}/play-on", on)["table"]

    asyncio.run(main())


def test_two_who_agree_in_the_same_moment_end_it_once(halls: Halls) -> None:
    async def main() -> None:
        table, tokens = full_table(halls.here, players=3)
        Api(halls.here, tokens[0]).post(f"tables/{table}/propose", {"what": "void"})
        vote = {"matter": matter_of(halls.here, table)["number"], "yes": True}

        def agree(address: str, token: str) -> None:
            Api(address, token).post(f"tables/{table}/vote", vote)

        both = zip(halls.all, tokens[1:], strict=True)
        await asyncio.gather(*(asyncio.to_thread(agree, *each) for each in both))
        kinds = [row.kind for row in log_of(halls.url, table)]
        assert kinds.count("vote") == 2
        for address in halls.all:
            seen = Api(address).get(f"tables/{table}")
            assert (seen["phase"], seen["ending"]) == ("over", {"how": "void"})

    asyncio.run(main())


def test_what_was_proposed_survives_a_hall_that_is_killed(pg: str, tmp_path: Path) -> None:
    hall = Process(config(database(pg, "killed"), snapshot_every=2), tmp_path / "logs")
    hall.start()
    hall.wait()
    try:
        table, tokens = full_table(hall.address, players=3)
        Api(hall.address, tokens[0]).post(f"tables/{table}/propose", {"what": "end"})
        before = matter_of(hall.address, table)
        vote = {"matter": before["number"], "yes": True}
        Api(hall.address, tokens[1]).post(f"tables/{table}/vote", vote)
        hall.kill()
        hall.start()
        hall.wait()
        assert matter_of(hall.address, table) == before | {"yes": [0, 1]}
        Api(hall.address, tokens[2]).post(f"tables/{table}/vote", vote)
        assert Api(hall.address).get(f"tables/{table}")["phase"] == "over"
    finally:
        hall.kill()


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("propose", {"what": "dance"}, "malformed"),
        ("propose", {"what": "kick", "seat": 99}, "malformed"),
        ("propose", {"what": "kick", "seat": 7}, "no-such-seat"),
        ("propose", {"what": "kick"}, "no-such-seat"),
        ("propose", {"what": "bot", "seat": 0}, "no-such-seat"),
        ("propose", {}, "malformed"),
        ("vote", {"matter": 1, "yes": True}, "stale"),
        ("vote", {"matter": 1, "yes": "yes"}, "malformed"),
        ("vote", {"yes": True}, "malformed"),
        ("report", {"text": ""}, "malformed"),
        ("report", {"text": "x" * 2_000}, "malformed"),
        ("report", {"text": "rude", "seat": 7}, "no-such-seat"),
        ("eyes", {"on": True}, "eyes-closed"),
        ("rematch", None, "not-over"),
        ("rematch/decline", None, "not-over"),
        ("rematch/withdraw", None, "not-over"),
        ("rematch/start", None, "not-over"),
        ("rematch/changed", {"settings": {"game": "asgard", "players": 2}}, "not-over"),
        ("rematch/changed", {}, "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused(address: str, path: str, body: Any, code: str) -> None:
    table, tokens = full_table(address, players=3)
    with pytest.raises(Refusal) as refused:
        Api(address, tokens[0]).post(f"tables/{table}/{path}", body)
    assert refused.value.code == code


def test_before_the_game_there_is_nothing_to_give_up(address: str) -> None:
    made = Api(address).create(players=2)
    anna = Api(address, made["token"])
    for path, body in (("concede", None), ("propose", {"what": "end"}), ("rest", None)):
        with pytest.raises(Refusal, match="not-started"):
            anna.post(f"tables/{made['table']}/{path}", body)


@pytest.mark.parametrize("concede", ["bot", "last"])
def test_whoever_gives_up_has_what_was_agreed_on(address: str, concede: str) -> None:
    table, tokens = full_table(address, players=2, takeover={"concede": concede, "level": "random"})
    anna, erik = (Api(address, token) for token in tokens)
    anna.post(f"tables/{table}/concede")
    seen = erik.get(f"tables/{table}")
    assert seen["seats"][0]["stand_in"] == "conceded"
    with pytest.raises(Refusal, match="over" if concede == "last" else "conceded"):
        anna.post(f"tables/{table}/back")
    assert seen["phase"] == ("over" if concede == "last" else "playing")
    if concede == "last":
        assert erik.get(f"tables/{table}/position")["result"]["ranks"] == [2, 1]


# --- advice -------------------------------------------------------------------------------------


def test_two_people_are_given_no_advice_unless_they_agreed_on_it(address: str) -> None:
    table, tokens = full_table(address, players=2, hints="practice")
    with pytest.raises(Refusal, match="no-hints"):
        Api(address, tokens[0]).get(f"tables/{table}/hint")
    assert not Api(address).get(f"tables/{table}")["hints"]
    table, tokens = full_table(address, players=2, hints="always")
    assert Api(address, tokens[0]).get(f"tables/{table}/hint")["text"]
    made = Api(address).create(players=2, bots=[None, "random"], hints="never")
    with pytest.raises(Refusal, match="no-hints"):
        Api(address, made["token"]).get(f"tables/{made['table']}/hint")
    made = Api(address).create(players=2, bots=[None, "random"])
    assert Api(address, made["token"]).get(f"tables/{made['table']}/hint")["text"]


# --- the operator -------------------------------------------------------------------------------


def test_a_report_is_one_line_in_the_log_with_nothing_that_anybody_said(tmp_path: Path) -> None:
    hall = Process(config(tmp_path / "hall.db"), tmp_path / "logs")
    hall.start()
    hall.wait()
    try:
        table, tokens = full_table(hall.address, players=2)
        erik = Api(hall.address, tokens[1])
        Api(hall.address, tokens[0]).post(f"tables/{table}/chat", {"text": "You <b>oaf</b>"})
        view = erik.get(f"tables/{table}/position")["view"]
        erik.post(f"tables/{table}/report", {"text": "He calls\nme names", "seat": 0})
        for _ in range(4):
            erik.post(f"tables/{table}/report", {"text": "again"})
        with pytest.raises(Refusal, match="rate-limited"):
            erik.post(f"tables/{table}/report", {"text": "and again"})
        secret = json.loads(log_of(tmp_path / "hall.db", table)[0].data)["secret"]
    finally:
        hall.kill()
    lines = [line for line in hall.logs.read_text().splitlines() if "reports" in line]
    said = json.loads(lines[0])
    assert (said["table"], said["report"]) == (table[:6], 1)
    assert set(said) == {"event", "level", "timestamp", "table", "report"}
    for hidden in (table, secret, *tokens, "names", "oaf", "Anna", *map(str, view)):
        assert hidden not in lines[0]


# --- the end -------------------------------------------------------------------------------------


def test_a_seat_that_was_played_by_a_bot_to_the_end_says_so(file: Path) -> None:
    async def main(address: str) -> None:
        table, tokens = full_table(address, players=2, takeover={"level": "random"})
        Api(address, tokens[1]).post(f"tables/{table}/leave")
        dice = random.Random(3)
        async with Player(address, table, tokens[0]) as anna:
            while anna.position["phase"] != "over":
                await in_step([anna])
                if anna.asked:
                    await anna.move(dice=dice)
                elif anna.position["phase"] != "over":
                    await anna.receive()
            await in_step([anna])
            said = [seat["finished_by_bot"] for seat in anna.table["seats"]]
            assert said == [False, True]
            assert anna.table["ending"] is None

    with hall_in_thread(config(file)) as address:
        asyncio.run(main(address))
