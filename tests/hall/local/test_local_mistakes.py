"""Mistakes of ours in a hall without a server: they are told, and the game goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.hall.local import hall as halls
from meadhall.hall.local import minding
from meadhall.hall.local.tables import LocalTable
from meadhall.hall.local.thinking import Choose
from meadhall.hall.table.table import Table

from ..client import Refusal
from .page import Line, Page


def once(real: Callable[..., Any]) -> Callable[..., Any]:
    """Fails the first time, and then is what it was."""
    done: list[int] = []

    def failing(*args: Any, **more: Any) -> Any:
        if done:
            return real(*args, **more)
        done.append(1)
        raise RuntimeError("ours")

    return failing


def begun() -> tuple[Page, str, Line]:
    page = Page()
    table = page.create()["table"]
    return page, table, page.line(table)


def problems(line: Line) -> list[str]:
    return [each["code"] for each in line.heard if each["type"] == "error"]


def played_by_all(page: Page, table: str) -> bool:
    session = page.hall.live(table).table.session
    return session is not None and {seat for seat, _ in session.record.moves} == {0, 1, 2}


def goes_on(page: Page, table: str, anna: Line) -> None:
    """A while later, with nobody doing anything, the bots have moved."""
    before = page.rows[table]
    page.wait_until(page.at + halls.AGAIN + 1)
    page.ponder_all()
    assert page.rows[table] != before
    anna.play(random.Random(3), lambda: played_by_all(page, table))
    assert played_by_all(page, table)


def test_a_bot_that_cant_be_asked_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    page, table, anna = begun()
    anna.move(random.Random(1))
    with monkeypatch.context() as wrong:
        wrong.setattr(Table, "state", property(once(lambda table: table.session.state)))
        page.ponder_all()
    assert problems(anna) == ["internal"]
    goes_on(page, table, anna)


def test_a_task_that_cant_be_told_is_one_that_a_bot_failed_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, table, anna = begun()
    anna.move(random.Random(1))
    monkeypatch.setattr(minding, "Choose", once(Choose))
    page.ponder_all()
    assert [each["code"] for each in anna.heard if each["type"] == "note"] == ["takeover-crashed"]
    anna.play(random.Random(3), lambda: played_by_all(page, table))
    assert played_by_all(page, table)


def test_a_bots_move_that_goes_wrong_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, table, anna = begun()
    while not page.wanted:
        anna.move(random.Random(1))
    before = page.rows[table]
    with monkeypatch.context() as wrong:
        wrong.setattr(LocalTable, "apply", once(LocalTable.apply))
        page.ponder()
    assert page.rows[table] == before
    assert problems(anna) == ["internal"]
    goes_on(page, table, anna)


def test_a_move_of_ones_own_that_goes_wrong_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    page, table, anna = begun()
    before = page.rows[table]
    with monkeypatch.context() as wrong:
        wrong.setattr(LocalTable, "apply", once(LocalTable.apply))
        answer = anna.move(random.Random(1))
    assert (answer["type"], answer["code"]) == ("error", "internal")
    assert page.rows[table] == before
    assert anna.move(random.Random(1))["type"] == "ack"


def test_time_goes_on_though_a_table_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    table = page.create(clock={"kind": "bank", "bank": 60, "increment": 0})["table"]
    anna = page.line(table)
    page.ponder_all()
    due = page.hall.due()
    assert due is not None
    page.at = due
    with monkeypatch.context() as wrong:
        wrong.setattr(LocalTable, "apply", once(LocalTable.apply))
        page.hall.tick()
    assert problems(anna) == ["internal"]
    again = page.hall.due()
    assert again is not None
    assert page.at < again <= page.at + halls.AGAIN, "not at once, for it could go wrong for ever"
    page.wait_until(page.at + halls.AGAIN + 1)
    seats = page.hall.live(table).table.seats
    assert seats[0].stand_in == "timeout"


def test_advice_that_cant_be_told_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    page, table, _ = begun()
    number = page.send("GET", f"tables/{table}/hint")
    (wish,) = page.hall.live(table).pending()
    monkeypatch.setattr(wish, "said", once(wish.said))
    page.ponder_all()
    with pytest.raises(Refusal) as refused:
        page.read(number)
    assert refused.value.code == "internal"
    assert page.get(f"tables/{table}/hint")["text"]
