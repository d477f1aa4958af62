"""`meadhall hall`: looking after a hall from beside it, open or closed."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from click.testing import CliRunner, Result
from sqlalchemy import text

from meadhall.cli import main
from meadhall.hall.bots.bots import Bots
from meadhall.hall.store import Store
from meadhall.hall.store.migrate import alembic_config
from meadhall.hall.store.store import make_engine
from meadhall.hall.store.troubles import count

from .client import Api, full_table
from .postgres import database
from .serving import config, free_port, hall_in_thread
from .test_quarantine import set_aside, troubles, wait_until

SECRET = "the hand is odin/thor"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"commands-{abs(hash(request.node.name))}")


def hall(*args: str, db: str | None = None) -> Result:
    return CliRunner().invoke(main, ["hall", *args, *(["--db", db] if db else [])])


def in_a_process(*args: str) -> str:
    """What the command says, beside a hall in this one."""
    command = [sys.executable, "-m", "meadhall", "hall", *args]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def one_line(said: Result, status: int = 1) -> str:
    """What a command that does nothing says."""
    assert said.exit_code == status
    assert said.stdout == ""
    (line,) = said.stderr.splitlines()
    assert line.startswith("meadhall: ")
    return line


def fail(url: str, *ids: str) -> None:
    """Set tables aside."""
    engine = make_engine(url)
    with engine.begin() as connection:
        for table in ids:
            count(
                connection, table, 1_700_000_000_000, "KeyError", "hall/table/fold.py:7", aside=True
            )
    engine.dispose()


def test_a_table_set_aside_is_listed_and_tried_again_while_the_hall_is_open(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.runtime.caretaker.FIRST_PAUSE", 10)

    async def choose(*args: Any) -> int:
        raise RuntimeError(SECRET)

    with hall_in_thread(config(url)) as address:
        assert in_a_process("aside", "--db", url) == "No table is set aside.\n"
        with monkeypatch.context() as patch:
            patch.setattr(Bots, "choose", choose)
            made = Api(address).create(bots=[None, "random", "random"])
            wait_until(lambda: set_aside(url))
            # While no bot can move: one that is asked once more would make all well again.
            said = in_a_process("aside", "--db", url)
        head, row = said.splitlines()
        assert head.split() == ["TABLE", "GAME", "SINCE", "TIMES", "ERROR", "PLACE"]
        table, game, since, times, error, place = row.split()
        assert (table, game, error) == (made["table"], "asgard", "RuntimeError")
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", since)
        assert int(times) >= 5
        assert re.fullmatch(r"hall/runtime/caretaker\.py:\d+", place)
        assert SECRET not in said
        assert in_a_process("retry", table[:6], "--db", url) == f"{table}\n"
        # Nobody at the table does anything: the hall comes by itself.
        wait_until(lambda: 1 not in Api(address).get(f"tables/{table}/position")["waiting"])
        assert troubles(url) == {}


def test_retry_takes_all_or_those_that_are_named_and_else_does_nothing(url: str) -> None:
    with hall_in_thread(config(url)) as address:
        ids = [full_table(address)[0] for _ in range(3)]
    fail(url, *ids)
    assert "no table set aside begins with 'nothing'" in one_line(
        hall("retry", ids[0], "nothing", db=url)
    )
    assert "name the tables, or say --all" in one_line(hall("retry", db=url), 2)
    assert "name the tables, or say --all" in one_line(hall("retry", "--all", ids[0], db=url), 2)
    assert one_line(hall("retry", "", db=url))
    assert set_aside(url) == set(ids)
    assert hall("retry", ids[0], db=url).stdout.split() == [ids[0]]
    assert set_aside(url) == set(ids[1:])
    assert hall("retry", "--all", db=url).stdout.split() == sorted(ids[1:])
    assert set_aside(url) == set()
    assert hall("retry", "--all", db=url).stdout == "No table is set aside.\n"


def test_an_id_may_begin_with_a_dash_and_its_beginning_must_be_one_tables(file: Path) -> None:
    url = f"sqlite:///{file}"
    ids = ["-hab", "-hac", "--all-x"]
    Store(url).close()
    engine = make_engine(url)
    row = (
        "INSERT INTO tables (id, game, players, listed, phase, free, number, created)"
        " VALUES (:id, 'asgard', 2, 0, 'playing', 0, 1, 1)"
    )
    with engine.begin() as connection:
        connection.execute(text(row), [{"id": each} for each in ids])
    engine.dispose()
    fail(url, *ids)
    assert "2 tables set aside begin with '-ha'" in one_line(hall("retry", "-ha", db=url))
    assert hall("retry", "-hab", "--all-x", db=url).stdout.split() == ["--all-x", "-hab"]
    assert set_aside(url) == {"-hac"}


def test_how_a_hall_stands(url: str) -> None:
    with hall_in_thread(config(url)) as address:
        table, _ = full_table(address)
        Api(address).create()
        fail(url, table)
        said = in_a_process("status", "--db", url)
        found = dict(re.split(r" {2,}", line, maxsplit=1) for line in said.splitlines())
        assert found["tables"] == "1 waiting, 1 playing, 0 over"
        assert (found["set aside"], found["in trouble"]) == ("1", "0 more")
        assert re.fullmatch(r"[\d.,]+ [KM]B", found["database"])
        (beat,) = (what for name, what in found.items() if name.startswith("process "))
        assert re.fullmatch(r"heard of \d+ s ago", beat)


def test_the_database_may_be_named_in_the_environment(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(f"sqlite:///{file}").close()
    monkeypatch.setenv("MEADHALL_DB", f"sqlite:///{file}")
    assert hall("aside").exit_code == 0
    monkeypatch.delenv("MEADHALL_DB")
    monkeypatch.setenv("XDG_DATA_HOME", str(file.parent / "home"))
    assert "there is no database" in one_line(hall("aside"))
    assert not (file.parent / "home").exists(), "looking makes nothing"


@pytest.mark.parametrize("args", [["aside"], ["retry", "--all"], ["status"]])
def test_an_older_database_is_left_as_it_is(url: str, args: list[str]) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        alembic.upgrade(alembic_config(connection), "0001")
    assert re.search(
        r"is of an older meadhall \(schema 0001, not \d+\): it is brought up to date when",
        one_line(hall(*args, db=url)),
    )
    with engine.connect() as connection:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    assert version == "0001"
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert "is of a newer meadhall (schema 9999)" in one_line(hall(*args, db=url))
    engine.dispose()


def test_what_is_no_database_is_said_in_one_line(file: Path, tmp_path: Path) -> None:
    noise = tmp_path / "noise.db"
    noise.write_bytes(b"this is no database, whatever its name may be" * 50)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE things (x)")
    (tmp_path / "empty.db").touch()
    nobody = f"postgresql://hall:hush-hush@127.0.0.1:{free_port()}/hall"
    for url, words in {
        f"sqlite:///{file}": "there is no database",
        f"sqlite:///{noise}": "can't be used: file is not a database",
        f"sqlite:///{tmp_path / 'other.db'}": "is no hall's",
        f"sqlite:///{tmp_path / 'empty.db'}": "is no hall's",
        f"sqlite:///{tmp_path}": "there is no database",
        "sqlite://": "there is no database",
        nobody: "can't be used",
    }.items():
        said = one_line(hall("status", db=url))
        assert words in said
        assert "hush-hush" not in said
    assert "--db takes sqlite:///FILE" in one_line(hall("status", db="mysql://x"), 2)
    assert "say what, for example: status, reports, aside or backup" in one_line(hall(), 2)
    assert not file.exists()


def test_help_of_each_has_an_example() -> None:
    for name in ("status", "aside", "retry", "backup"):
        said = hall(name, "--help")
        assert said.exit_code == 0
        assert re.search(rf"Example: meadhall hall {name}", said.stdout)
        assert "--db" in said.stdout


def test_nothing_new_lies_beside_an_open_hall(file: Path) -> None:
    with hall_in_thread(config(file)) as address:
        full_table(address)
        before = set(file.parent.iterdir())
        for args in (["status"], ["aside"], ["retry", "--all"]):
            assert hall(*args, db=f"sqlite:///{file}").exit_code == 0
        assert set(file.parent.iterdir()) == before
        Api(address).create()  # and it still stores
