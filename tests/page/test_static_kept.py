"""The hall without a server, in a real browser: what is kept, and what can go wrong with it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hall.local.page import Page as Alone
from playwright.sync_api import expect

from meadhall.hall.local.keeping import read, written

from .conftest import Visit
from .playing import start
from .sites import PATIENCE, at_workers, beside, come, lay, root, site, table
from .test_static import answer

__all__ = ["root", "site"]


def test_a_copy_goes_into_another_browser_and_a_record_is_looked_at(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    page = beside(visit, site)
    name, rows = table("asgard")
    lay(page, rows)
    page.goto(site)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    saved.value.save_as(copy)
    page.close()
    other = come(visit, site)
    choose = other.locator("input[type=file]")
    choose.set_input_files(copy)
    expect(other.get_by_role("status").last).to_have_text(
        "One table was taken in.", timeout=PATIENCE
    )
    choose.set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"nonsense"})
    expect(other.locator("p.bad[role=status]")).to_contain_text("can't be read", timeout=PATIENCE)
    alone = Alone()
    played = alone.create(players=2)["table"]
    alone.line(played).play(random.Random(1))
    record = alone.get(f"tables/{played}/record").encode()
    choose.set_input_files({"name": "x", "mimeType": "text/plain", "buffer": record})
    other.get_by_role("button", name="Download", exact=True).wait_for()
    other.goto(f"{site}?t/{name}")
    other.locator(".prompt.asked").wait_for()


def spoilt(row: bytes) -> bytes:
    return row[: len(row) // 2]


def newer(row: bytes) -> bytes:
    return row.replace(b'{"format":1', b'{"format":2', 1)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [(spoilt, "is damaged; all other tables are there"), (newer, "by a newer version")],
)
def test_a_row_that_cant_be_read(visit: Visit, site: str, spoil: Any, says: str) -> None:
    page = beside(visit, site)
    name, rows = table("asgard")
    bad, more = table("asgard")
    lay(page, rows | {bad: spoil(more[bad])})
    page.goto(f"{site}?t/{name}")
    expect(page.locator(".bar.bad")).to_contain_text(says, timeout=PATIENCE)
    page.locator(".hc").first.wait_for()
    page.locator(".bar.bad").get_by_role("button").click()
    expect(page.locator(".bar.bad")).to_have_count(0, timeout=PATIENCE)
    page.reload()
    expect(page.locator(".bar.bad"), "it is still there, and still told").to_contain_text(
        says, timeout=PATIENCE
    )


NO_ROOM = """
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...what) {
    const request = put.apply(this, what);
    this.transaction.abort();
    Object.defineProperty(this.transaction, 'error', {
      value: new DOMException('no room', 'QuotaExceededError'),
    });
    return request;
  };
"""


def test_without_room_the_game_goes_on(visit: Visit, site: str) -> None:
    page = beside(visit, site)
    at_workers(page, NO_ROOM)
    page.goto(site)
    start(page)
    expect(page.locator(".bar.bad")).to_contain_text("no room left", timeout=PATIENCE)
    page.set_default_timeout(PATIENCE)
    for _ in range(3):
        answer(page)


def test_a_browser_without_webassembly_is_told(visit: Visit, site: str) -> None:
    page = beside(visit, site)
    at_workers(page, "delete self.WebAssembly;")
    page.goto(site)
    expect(page.locator(".bar.bad")).to_contain_text("it has no WebAssembly", timeout=PATIENCE)


def test_a_second_tab_waits_for_the_first(visit: Visit, site: str) -> None:
    page = come(visit, site, lang="ru")
    other = page.context.new_page()
    other.goto(site)
    expect(other.locator(".bar.bad")).to_contain_text("открыт в другой вкладке", timeout=PATIENCE)
    page.close()
    expect(other.locator(".bar")).to_have_count(0, timeout=PATIENCE)


def test_a_drawer_of_a_newer_page(visit: Visit, site: str) -> None:
    page = beside(visit, site)
    page.evaluate(
        "new Promise((done) => { const open = indexedDB.open('meadhall', 9);"
        " open.onsuccess = () => (open.result.close(), done()) })"
    )
    page.set_default_timeout(PATIENCE)
    page.goto(site)
    expect(page.locator(".bar.bad")).to_contain_text("newer version", timeout=PATIENCE)
    start(page)


def test_an_engine_that_doesnt_come_is_told(visit: Visit, site: str) -> None:
    page = beside(visit, site)
    page.route("**/meadhall.tar.xz", lambda route: route.fulfill(status=404))
    page.goto(site)
    expect(page.locator(".bar.bad")).to_contain_text("could not be loaded", timeout=PATIENCE)


BROKEN = """
  IDBObjectStore.prototype.delete = () => { throw new DOMException('broken', 'UnknownError') };
  const getAll = IDBObjectStore.prototype.getAll;
  let first = true;  // when it comes up; only a copy is refused
  IDBObjectStore.prototype.getAll = function () {
    if (!first) throw new DOMException('broken', 'UnknownError');
    first = false;
    return getAll.call(this);
  };
"""


def test_a_drawer_that_breaks_is_told_and_the_game_goes_on(visit: Visit, site: str) -> None:
    page = beside(visit, site)
    at_workers(page, BROKEN)
    page.goto(site)
    start(page)
    page.set_default_timeout(PATIENCE)
    answer(page)
    page.goto(site)
    page.get_by_role("button", name="Save a copy").click()
    expect(page.locator("p.bad[role=status]")).to_contain_text("could not be read")
    page.get_by_role("button", name="hide or forget").click()
    page.get_by_role("button", name="Forget", exact=True).click()
    page.get_by_role("button", name="Forget", exact=True).click()
    expect(page.locator(".bar.bad").last).to_contain_text("could not be thrown away")
    start(page)


def test_a_table_of_other_rules_keeps_no_others_out(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    tables: dict[str, str] = {}
    for spoilt in (True, False):
        name, rows = table("asgard")
        if spoilt:
            row = read(rows[name])
            assert row.table.session
            row.table.session["rules"] = 999
            rows[name] = written(row)
        tables[name] = rows[name].decode()
    copy = tmp_path / "copy.json"
    text = json.dumps({"kind": "meadhall tables 1", "tables": tables}, separators=(",", ":"))
    copy.write_text(text, encoding="utf-8")
    page = come(visit, site)
    page.locator("input[type=file]").set_input_files(copy)
    said = page.locator("p.bad[role=status]")
    expect(said).to_contain_text("2 tables were taken in.")
    expect(said).to_contain_text("played by other rules")
    page.locator(f"a[href$='?t/{name}']").first.click()
    page.locator(".prompt.asked").wait_for()
