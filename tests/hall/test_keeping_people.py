"""Reports, mutes, bans, announcements, tables set aside: by the keeper's page and by commands."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from meadhall.hall.ops.config import Limits
from meadhall.hall.store import Store, keeper, reports
from meadhall.hall.store.store import make_engine
from meadhall.hall.store.troubles import count

from .client import Api, Player, Refusal, full_table
from .keeping import Keeper, eventually, hall, in_table, kept
from .postgres import database
from .serving import Process, config, hall_in_thread


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"keeper-{abs(hash(request.node.name))}")


# --- reports ------------------------------------------------------------------------------------


def test_a_report_comes_with_its_chat_and_is_done_with_a_note(url: str) -> None:
    with kept(url) as (address, anna):
        table, tokens = full_table(address, players=2)
        erik = Api(address, tokens[1])
        for word in ("Skål", "You <b>oaf</b>"):
            Api(address, tokens[0]).post(f"tables/{table}/chat", {"text": word})
        view = erik.get(f"tables/{table}/position")["view"]
        erik.post(f"tables/{table}/report", {"text": "He calls\nme names", "seat": 0})
        (line,) = anna.room()["reports"]
        assert (line["name"], line["about"]) == ("Player 1", "Anna")
        assert (line["text"], line["lines"]) == ("He calls me names", 2)
        assert (line["table"], line["done"]) == (table[:6], None)
        chat = anna.get(f"/reports/{line['id']}").json()["lines"]
        assert [each["text"] for each in chat] == ["Skål", "You <b>oaf</b>"]
        assert all(each["about"] for each in chat)
        number = str(line["id"])
        assert in_table(hall("reports", db=url))[1][:1] == [number]
        assert "You <b>oaf</b>" in hall("reports", number, db=url).stdout
        (done,) = anna.do(f"reports/{number}/done", words="Talked to both.")["reports"]
        assert done["done"]
        assert done["note"] == "Talked to both."
        with pytest.raises(Refusal, match="not-found"):
            anna.do(f"reports/{number}/done", words="again")
        assert hall("reports", number, "--done", db=url).exit_code == 1
        assert str(view) not in json.dumps([line, chat])


def test_a_script_that_reports_a_thousand_times_fills_nothing(file: Path) -> None:
    url = f"sqlite:///{file}"
    Store(url).close()
    limits = Limits(
        requests_per_second=1e6, requests_burst=10**6, tables_per_minute=1e6,
        reports_per_hour=1e6, reports_of_address_per_hour=1e6,
    )  # fmt: skip
    with hall_in_thread(config(url, limits=limits)) as address:
        made = Api(address).create(players=2, bots=[None, "random"])
        codes = []
        with httpx.Client(
            base_url=address, headers={"authorization": f"Bearer {made['token']}"}
        ) as http:
            for _ in range(1_000):
                said = http.post(f"/api/tables/{made['table']}/report", json={"text": "x" * 1_000})
                codes.append(said.status_code)
        assert codes.count(200) == reports.MOST_OF_ONE
        assert set(codes) == {200, 429}
    with hall_in_thread(
        config(file.parent / "other.db", limits=Limits(requests_burst=1000))
    ) as address:
        codes = []
        for _ in range(3):  # other seats of the same address
            made = Api(address).create(players=2, bots=[None, "random"])
            for _ in range(5):
                said = Api(address, made["token"]).ask(
                    "POST", f"/api/tables/{made['table']}/report", json={"text": "x"}
                )
                codes.append(said.status_code)
        assert codes.count(200) == 10


def test_there_is_an_end_to_how_many_reports_wait(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "MOST_OPEN", 3)
    store = Store(f"sqlite:///{file}")
    with store.engine.begin() as held:
        for who in range(3):
            told = reports.Told("t", "asgard", 0, "A", None, "", "x", "[]", str(who))
            reports.file(held, 1, told)
        with pytest.raises(Exception, match="too much to read"):
            reports.file(held, 1, reports.Told("t", "g", 0, "A", None, "", "x", "[]", "9"))
    store.close()


# --- mute and ban -------------------------------------------------------------------------------


def test_a_muted_one_is_told_so_and_plays_on_and_it_ends_by_itself(url: str) -> None:
    with kept(url) as (address, anna):
        table, tokens = full_table(address, players=2)
        loud = Api(address, tokens[1])
        (ban,) = anna.do("bans", kind="mute", seconds=3600, reason="Shouts", name="PLAYER  1")[
            "bans"
        ]
        with pytest.raises(Refusal) as refused:
            loud.post(f"tables/{table}/chat", {"text": "Hej"})
        assert (refused.value.status, refused.value.code) == (403, "muted")
        assert "Shouts" in refused.value.body["text"]
        said = loud.ask(
            "POST",
            f"/api/tables/{table}/chat",
            json={"text": "Hej"},
            headers={"accept-language": "ru"},
        )
        assert said.json()["text"].startswith("В этом зале вам нельзя писать в чат до")

        async def over_the_socket() -> None:
            async with Player(address, table, tokens[1]) as player:
                answer = await player.request("chat", text="Hej")
                assert answer["code"] == "muted"
                if player.asked:
                    assert (await player.move())["type"] == "ack"

        asyncio.run(over_the_socket())
        Api(address, tokens[0]).post(f"tables/{table}/chat", {"text": "The others may"})
        assert Api(address).create(name="Player 1"), "to come in is not forbidden"
        assert anna.do(f"bans/{ban['id']}/pardon", words="Sorry")["bans"] == []
        loud.post(f"tables/{table}/chat", {"text": "Hej"})
        number = anna.do("bans", kind="mute", seconds=60, reason="", name="Player 1")["bans"][0][
            "id"
        ]
        engine = make_engine(url)
        with engine.begin() as held:
            held.execute(text("UPDATE bans SET until = :now WHERE id = :id"),
                         {"now": anna.room()["now"], "id": number})  # fmt: skip
            keeper.changed(held)
        engine.dispose()
        eventually(lambda: not anna.room()["bans"])

        def speaks() -> bool:
            try:
                loud.post(f"tables/{table}/chat", {"text": "Hej"})
            except Refusal:
                return False
            return True

        eventually(speaks)


@pytest.mark.parametrize(
    ("banned", "name"),
    [
        *(("loki", name) for name in ("Loki", "LOKI", " l o k i ", "Lоkі", "L\u200boki", "lo-ki")),
        *(("Марта", name) for name in ("МАРТА", "мaртa", "Mapтa", "марта ")),
    ],
)
def test_a_ban_isnt_evaded_by_a_name_that_looks_alike(file: Path, banned: str, name: str) -> None:
    with kept(f"sqlite:///{file}") as (address, anna):
        waiting = Api(address).create(name="Anna", open=True)
        anna.do("bans", kind="ban", seconds=3600, reason="", name=banned)
        with pytest.raises(Refusal) as refused:
            Api(address).create(name=name)
        assert (refused.value.status, refused.value.code) == (403, "banned")
        with pytest.raises(Refusal, match="banned"):
            Api(address).seat(waiting["table"], waiting["invitation"], name=name)
        assert Api(address).create(name=f"{banned}son")


def test_a_banned_address_can_do_nothing_under_any_name(file: Path) -> None:
    with kept(f"sqlite:///{file}") as (address, anna):
        table, tokens = full_table(address, players=2)
        puzzle = Api(address).get("games/asgard/puzzles")["puzzles"][0]["name"]
        (ban,) = anna.do("bans", kind="ban", seconds=3600, reason="", address="127.0.0.1")["bans"]
        assert (ban["name"], ban["address"]) == ("", True)
        someone = Api(address, tokens[0])
        asks: list[Callable[[], Any]] = [
            lambda: Api(address).create(name="Anybody"),
            lambda: Api(address).post(f"games/asgard/puzzles/{puzzle}/play", {}),
            lambda: someone.post(f"tables/{table}/rematch"),
            lambda: someone.post(f"tables/{table}/chat", {"text": "Hej"}),
        ]
        for asked in asks:
            with pytest.raises(Refusal) as refused:
                asked()
            assert refused.value.code in ("banned", "muted")
        # The game they are in goes on, for the others' sake.
        assert someone.get(f"tables/{table}/position")["view"]
    rows = sqlite3.connect(file).execute("SELECT home FROM bans").fetchall()
    assert "127.0.0.1" not in str(rows)


def test_whoever_is_reported_can_be_banned_by_an_address_nobody_sees(url: str) -> None:
    async def main(address: str, anna: Keeper) -> None:
        table, tokens = full_table(address, players=2)
        async with Player(address, table, tokens[0]):
            there = [each["name"] for each in eventually(lambda: anna.room()["who"])]
            assert there == ["Anna"]
            Api(address, tokens[1]).post(f"tables/{table}/report", {"text": "Rude", "seat": 0})
            (line,) = anna.room()["reports"]
            assert line["address"]
            found = anna.do("bans", kind="ban", seconds=600, reason="", report=line["id"])
            assert "127.0.0.1" not in json.dumps(found)
            with pytest.raises(Refusal, match="banned"):
                Api(address).create(name="Somebody else")

    with kept(url) as (address, anna):
        asyncio.run(asyncio.wait_for(main(address, anna), 30))


def test_every_process_goes_by_it_at_once(pg: str, tmp_path: Path) -> None:
    url = database(pg, "keeper-processes")
    with kept(url) as (address, anna):
        other = Process(config(url), tmp_path / "logs")
        other.start()
        other.wait()
        try:
            table, tokens = full_table(address, players=2)
            there = Api(other.address, tokens[1])
            there.post(f"tables/{table}/chat", {"text": "Hej"})
            anna.do("bans", kind="mute", seconds=600, reason="", name="Player 1")

            def refused() -> bool:
                try:
                    there.post(f"tables/{table}/chat", {"text": "Hej"})
                except Refusal as said:
                    return bool(said.code == "muted")
                return False

            eventually(refused, 3)
            # And what a command does, both know.
            assert hall("ban", "--name", "Loki", db=url).exit_code == 0
            for each in (address, other.address):

                def banned(each: str = each) -> bool:
                    try:
                        Api(each).create(name="Loki")
                    except Refusal as said:
                        return bool(said.code == "banned")
                    return False

                eventually(banned, 3)
        finally:
            other.kill()


def test_what_was_to_be_known_for_a_while_is_forgotten(file: Path) -> None:
    with kept(f"sqlite:///{file}") as (address, anna):
        table, tokens = full_table(address, players=2)
        Api(address, tokens[1]).post(f"tables/{table}/report", {"text": "Rude", "seat": 0})
        anna.do("bans", kind="ban", seconds=60, reason="", address="10.0.0.1")
        now = anna.room()["now"]
    store = Store(f"sqlite:///{file}")
    with store.engine.begin() as held:
        held.execute(text("UPDATE presence SET home = 'x', here = 0, at = 1"))
        keeper.forget(held, now + 8 * keeper.DAY)
        for table in ("presence", "reports", "bans"):
            homes = held.execute(text(f"SELECT home FROM {table} WHERE home IS NOT NULL")).all()
            assert homes == [], table
        assert held.execute(text("SELECT count(*) FROM keepers")).scalar() == 0
        assert held.execute(text("SELECT count(*) FROM load")).scalar() == 0
    store.close()


# --- announcements ------------------------------------------------------------------------------


def test_what_is_announced_reaches_open_pages_the_lobby_and_no_program(url: str) -> None:
    async def main(address: str, anna: Keeper) -> None:
        table, tokens = full_table(address, players=2)
        now = anna.room()["now"]
        async with (
            Player(address, table, tokens[0], page="") as page,
            Player(address, table, tokens[1]) as program,
        ):
            (said,) = anna.do("announcements", until=now + 600_000, en="At ten")["announcements"]
            heard = (await page.expect("announced"))["announcements"]
            assert [(each["en"], each["ru"]) for each in heard] == [("At ten", "At ten")]
            for answer in (Api(address).get("hall"), Api(address).get("tables")):
                assert answer["announcements"] == heard
            async with Player(address, table, tokens[0], page="") as again:
                assert (await again.expect("announced"))["announcements"] == heard
            assert anna.do(f"announcements/{said['id']}/end")["announcements"] == []
            assert (await page.expect("announced"))["announcements"] == []
            # What begins later is said when it begins.
            anna.do("announcements", begins=now + 3_600_000, until=now + 7_200_000, ru="Потом")
            assert Api(address).get("hall")["announcements"] == []
            await program.request("ping")
            assert not [each for each in program.heard if each["type"] == "announced"]

    with kept(url) as (address, anna):
        asyncio.run(asyncio.wait_for(main(address, anna), 40))
        rows = in_table(hall("announce", "Now", "--for", "30m", db=url))
        assert len(rows) == 3
        eventually(lambda: [e["en"] for e in Api(address).get("hall")["announcements"]] == ["Now"])


# --- tables set aside ---------------------------------------------------------------------------


def test_a_table_set_aside_is_shown_tried_again_and_written_down_without_its_secrets(
    url: str,
) -> None:
    with kept(url) as (address, anna):
        table, _ = full_table(address)
        engine = make_engine(url)
        with engine.begin() as held:
            count(held, table, 5, "KeyError", "hall/table/fold.py:7", aside=True)
            created = held.execute(text("SELECT data FROM entries WHERE number = 1")).scalar()
        engine.dispose()
        (line,) = anna.room()["aside"]
        assert (line["table"], line["error"], line["aside"]) == (table[:6], "KeyError", True)
        said = anna.get(f"/aside/{line['table']}/rows")
        assert "attachment" in said.headers["content-disposition"]
        rows = [json.loads(row) for row in said.text.splitlines()]
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
        assert all("data" not in row and "hash" not in row for row in rows)
        assert all(("bytes" in row) == (row["kind"] != "move") for row in rows)
        secret = json.loads(str(created))["secret"]
        assert secret not in said.text
        # Whoever has the database has all of it.
        whole = hall("aside", "--export", line["table"], db=url).stdout
        assert secret in whole
        assert len(whole.splitlines()) == len(rows)
        assert anna.do(f"aside/{line['table']}/retry")["aside"] == []
        with pytest.raises(Refusal, match="no-such-table"):
            anna.do(f"aside/{line['table']}/retry")
        assert anna.get("/aside/nothing/rows").status_code == 404
        acts = [(each["way"], each["act"]) for each in anna.room()["audit"]]
        assert acts[:3] == [("page", "retry"), ("command", "export"), ("page", "export")]
