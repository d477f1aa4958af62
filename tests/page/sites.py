"""The hall without a server, on a server of files: below a path, and no header helps it."""

from __future__ import annotations

import base64
import http.server
import os
import shutil
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hall.local.page import Page as Alone
from playwright.sync_api import Page

from .building import site_once
from .conftest import Visit

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


class Files(http.server.ThreadingHTTPServer):
    """Serves the files of a folder, and nothing else; counts what it has sent."""

    def __init__(self, root: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Plain, directory=str(root)))
        self.sent: Counter[str] = Counter()


class _Plain(http.server.SimpleHTTPRequestHandler):
    server: Files

    def log_message(self, *_: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self.server.sent[self.path.partition("/where/")[2]] += 1
        super().copyfile(source, outputfile)


@contextmanager
def served(root: Path) -> Iterator[Files]:
    """A server of its own, which is gone afterwards."""
    with Files(root) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def address_of(server: Files) -> str:
    return f"http://127.0.0.1:{server.server_port}/some/where/"


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder below which the site lies: built once, however many processes test it."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    return site_once(base / "a-site").parents[1]


@pytest.fixture(scope="session")
def site(root: Path) -> Iterator[str]:
    """The address of the site."""
    with served(root) as server:
        yield address_of(server)


@pytest.fixture
def own_site(root: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of the site, to change."""
    copy = tmp_path / "files"
    shutil.copytree(root, copy)
    yield copy
    shutil.rmtree(copy)


def come(visit: Visit, site: str, path: str = "", **more: Any) -> Page:
    """Somebody opens the site, and the engine comes."""
    page = visit(f"{site}{path}", at=site, **more)
    page.set_default_timeout(PATIENCE)
    awaited(page)
    return page


def awaited(page: Page) -> None:
    """The engine is here."""
    page.locator(".lob .card:not(.empty)").first.wait_for()
    page.wait_for_function("!document.querySelector('.bar progress, .bar[role=status]')")


def beside(visit: Visit, site: str, **more: Any) -> Page:
    """Somebody who is at the site already, but has no hall open."""
    page = visit(f"{site}page/icon.svg", at=site, **more)
    page.set_default_timeout(PATIENCE)
    return page


def lay(page: Page, rows: dict[str, bytes]) -> None:
    """Lay rows into the browser's drawer, while no hall is open."""
    page.evaluate(STORE, {table: base64.b64encode(row).decode() for table, row in rows.items()})


def table(game: str, **settings: Any) -> tuple[str, dict[str, bytes]]:
    """A table as a hall without a server keeps it, laid here in Python."""
    alone = Alone()
    made = alone.create(game=game, **settings)["table"]
    alone.ponder_all()
    return made, alone.rows


def at_table(visit: Visit, site: str, game: str, settings: dict[str, Any], **more: Any) -> Page:
    """Somebody at such a table, when something is asked of them."""
    page = beside(visit, site, **more)
    name, rows = table(game, **settings)
    lay(page, rows)
    page.goto(f"{site}?t/{name}")
    page.locator(".prompt").wait_for()
    return page


def at_workers(page: Page, script: str) -> None:
    """Have the hall's worker begin with this: a page's init scripts aren't run there."""
    page.route(
        "**/hall.worker-*.js",
        lambda route: route.fulfill(
            body=script + route.fetch().text(), content_type="text/javascript"
        ),
    )
