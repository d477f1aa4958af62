"""The hall without a server, in a real browser: its site on a server of files, below a path.
No header helps it.
"""

from __future__ import annotations

import base64
import http.server
import random
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hall.local.page import Page as Alone
from playwright.sync_api import Page, expect

from scripts import static_site

from .building import built_once
from .conftest import Visit
from .playing import by_clicks, start, step
from .playing_vikings import SHORT
from .playing_vikings import Player as Viking

PATIENCE = 120_000
"""Milliseconds till the engine is there, on a machine that has much else to do."""

STORE = """async (rows) => {
  const open = indexedDB.open('meadhall', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('tables');
  const database = await new Promise((done, failed) => {
    open.onsuccess = () => done(open.result);
    open.onerror = () => failed(open.error);
  });
  const writing = database.transaction('tables', 'readwrite');
  for (const [table, row] of Object.entries(rows)) {
    const bytes = Uint8Array.from(atob(row), (each) => each.charCodeAt(0));
    writing.objectStore('tables').put(bytes, table);
  }
  await new Promise((done) => (writing.oncomplete = done));
  database.close();
}"""


class Plain(http.server.SimpleHTTPRequestHandler):
    """Files, and nothing else."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, below a path."""
    built_once("static")
    root = tmp_path_factory.mktemp("site")
    static_site.build(root / "some/where")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/some/where/"
    server.shutdown()
    server.server_close()
    shutil.rmtree(root)


def come(visit: Visit, site: str, path: str = "", **more: Any) -> Page:
    """Somebody opens the site, and the engine comes."""
    page = visit(f"{site}{path}", at=site, **more)
    page.set_default_timeout(PATIENCE)
    page.locator(".lob .card:not(.empty)").first.wait_for()
    return page


def kept(page: Page, site: str, rows: dict[str, bytes]) -> None:
    """Lay rows into the browser's drawer, while no hall is open."""
    page.goto(f"{site}page/icon.svg")
    page.evaluate(STORE, {table: base64.b64encode(row).decode() for table, row in rows.items()})


def table(game: str, **settings: Any) -> tuple[str, dict[str, bytes]]:
    """A table as a hall without a server keeps it, laid here in Python."""
    alone = Alone()
    made = alone.create(game=game, **settings)["table"]
    alone.ponder_all()
    return made, alone.rows


# --- whole games --------------------------------------------------------------------------------


def test_from_the_lobby_to_a_reload_in_mid_choice(visit: Visit, site: str) -> None:
    page = come(visit, site)
    start(page)
    page.set_default_timeout(PATIENCE)
    assert page.url.startswith(f"{site}?t/")
    page.locator(".prompt.asked").wait_for()
    asked = page.locator(".prompt").inner_text()
    hand = page.locator(".hc").all_inner_texts()
    page.reload()
    page.locator(".prompt.asked").wait_for()
    assert page.locator(".prompt").inner_text() == asked
    assert page.locator(".hc").all_inner_texts() == hand


def test_nobody_keeps_a_hall_without_a_server(visit: Visit, site: str) -> None:
    page = visit(f"{site}?keeper")
    expect(page.get_by_role("main")).to_contain_text("There is nothing here")
    assert page.locator("input[type=password]").count() == 0


def test_asgard_by_clicks_and_what_its_record_says(visit: Visit, site: str) -> None:
    page = visit(f"{site}page/icon.svg", at=site)
    page.set_default_timeout(PATIENCE)
    name, rows = table("asgard", players=2, bots="thrall")
    kept(page, site, rows)
    page.goto(f"{site}?t/{name}")
    page.locator(".prompt.asked").wait_for()
    by_clicks(page)
    expect(page.locator(".veil ol li").first).to_be_visible(timeout=PATIENCE)
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site}?r/{name}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download", exact=True).click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert "shuffled: by whoever played\n" in text
    assert "commitment" not in text


def test_a_copy_goes_into_another_browser_and_a_record_is_looked_at(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    page = visit(f"{site}page/icon.svg", at=site)
    page.set_default_timeout(PATIENCE)
    name, rows = table("asgard")
    kept(page, site, rows)
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


def test_vikings_by_clicks(visit: Visit, site: str) -> None:
    page = visit(f"{site}page/icon.svg", at=site)
    page.set_default_timeout(PATIENCE)
    name, rows = table("vikings", players=2, bots="thrall", options=SHORT)
    kept(page, site, rows)
    page.goto(f"{site}?t/{name}")
    page.locator(".prompt").wait_for()
    viking = Viking(page)
    viking.play()
    expect(page.locator(".veil ol")).to_be_visible(timeout=PATIENCE)


# --- what is kept -------------------------------------------------------------------------------


def spoilt(row: bytes) -> bytes:
    return row[: len(row) // 2]


def newer(row: bytes) -> bytes:
    return row.replace(b'{"format":1', b'{"format":2', 1)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [(spoilt, "is damaged; all other tables are there"), (newer, "by a newer version")],
)
def test_a_row_that_cant_be_read(visit: Visit, site: str, spoil: Any, says: str) -> None:
    page = visit(f"{site}page/icon.svg", at=site)
    page.set_default_timeout(PATIENCE)
    name, rows = table("asgard")
    bad, more = table("asgard")
    kept(page, site, rows | {bad: spoil(more[bad])})
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
    page = visit(f"{site}page/icon.svg", at=site)
    page.set_default_timeout(PATIENCE)
    # Workers don't run a page's init scripts: the worker itself is told so.
    page.route(
        "**/hall.worker-*.js",
        lambda route: route.fulfill(
            body=NO_ROOM + route.fetch().text(), content_type="text/javascript"
        ),
    )
    page.goto(site)
    start(page)
    expect(page.locator(".bar.bad")).to_contain_text("no room left", timeout=PATIENCE)
    for _ in range(3):
        page.locator(".prompt.asked").wait_for(timeout=PATIENCE)
        before = page.locator(".log li").count()
        while page.locator(".log li").count() == before:
            step(page, touch=False)
            page.wait_for_timeout(30)


def test_a_browser_without_webassembly_is_told(visit: Visit, site: str) -> None:
    page = visit(f"{site}page/icon.svg", at=site)
    page.route(
        "**/hall.worker-*.js",
        lambda route: route.fulfill(
            body="delete self.WebAssembly;" + route.fetch().text(), content_type="text/javascript"
        ),
    )
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
    page = visit(f"{site}page/icon.svg", at=site)
    page.evaluate(
        "new Promise((done) => { const open = indexedDB.open('meadhall', 9);"
        " open.onsuccess = () => (open.result.close(), done()) })"
    )
    page.set_default_timeout(PATIENCE)
    page.goto(site)
    expect(page.locator(".bar.bad")).to_contain_text("newer version", timeout=PATIENCE)
    start(page)


def test_an_engine_that_doesnt_come_is_told(visit: Visit, site: str) -> None:
    page = visit(f"{site}page/icon.svg", at=site)
    page.route("**/meadhall.tar.xz", lambda route: route.fulfill(status=404))
    page.goto(site)
    expect(page.locator(".bar.bad")).to_contain_text("could not be loaded", timeout=PATIENCE)
