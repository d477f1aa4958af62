"""The hall without a server, measured in Chromium: what comes over the wire, how long it takes to
begin, how long bots think, and how much memory a whole game takes; beside the native figures.

    .venv/bin/python bench/wasm.py build/hall
    .venv/bin/python bench/wasm.py build/hall GAME --decisions 20 --levels konung
    .venv/bin/python bench/wasm.py build/hall --no-evening

The site that `./dev static` made is served to a real browser by a server of files that compresses,
as those do that people use. Everything is measured from the server's first byte: *cold* with
nothing kept, *warm* when the same browser comes again. How long bots think, `pace.py` measures in a
worker of the browser and natively, one after the other, at the same positions. Memory is that of
the browser's process with page and workers in it, after a game of strong bots that the page has
shown to its end; it is only known on Linux.
"""

from __future__ import annotations

import gzip
import hashlib
import http.server
import mimetypes
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

import click
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import meadhall

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from hall.local.page import Page as Alone  # noqa: E402
from page.browser import find  # noqa: E402

PACE = ROOT / "bench/pace.py"
LEVELS = ("karl", "jarl", "konung", "norn")
BYTES_GOAL, PLAYABLE_GOAL, KONUNG_GOAL, MEMORY_GOAL = 8e6, 5.0, 2.0, 400.0
PATIENCE = 180_000.0
PARTS = {
    "pyodide.asm.wasm": "Python itself",
    "pyodide.asm.mjs": "Python itself",
    "pyodide.mjs": "Python itself",
    "python_stdlib.zip": "its standard library",
    "pyodide-lock.json": "its standard library",
    "meadhall.tar.xz": "meadhall and what it needs",
}
"""What a file of `engine/` belongs to."""

console = Console()


# --- the site -----------------------------------------------------------------------------------


@cache
def squeezed(path: Path) -> tuple[bytes, str]:
    """A file as it goes over the wire, and its tag."""
    data = gzip.compress(path.read_bytes(), 9, mtime=0)
    return data, hashlib.blake2b(data, digest_size=8).hexdigest()


class Files(http.server.BaseHTTPRequestHandler):
    """Files, compressed, to be kept for ten minutes: what common hosts of static sites do."""

    site: ClassVar[Path]
    sent: ClassVar[Counter[str]] = Counter()
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].lstrip("/") or "index.html"
        path = self.site / name
        if not path.is_file():
            self.send_error(404)
            return
        data, tag = squeezed(path)
        fresh = self.headers.get("If-None-Match") != f'"{tag}"'
        self.send_response(200 if fresh else 304)
        self.send_header("ETag", f'"{tag}"')
        self.send_header("Cache-Control", "max-age=600")
        if fresh:
            self.send_header("Content-Type", mimetypes.guess_type(name)[0] or "text/javascript")
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if fresh:
            Files.sent[name] += len(data)
            self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address of the site."""
    Files.site = site
    for path in site.rglob("*"):
        if path.is_file():
            squeezed(path)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def part_of(name: str) -> str:
    """What a file is part of."""
    if name.startswith("engine/"):
        return PARTS.get(name.removeprefix("engine/"), "meadhall and what it needs")
    return "the page"


# --- beginning ----------------------------------------------------------------------------------


@dataclass
class Beginnings:
    """Seconds from coming to the address till something could be seen or done, each time."""

    paint: list[float] = field(default_factory=list)
    lobby: list[float] = field(default_factory=list)
    playable: list[float] = field(default_factory=list)


def begin(context: BrowserContext, address: str, into: Beginnings) -> None:
    """Come to the lobby, go to a bench and start a table with bots, as quickly as the
    page lets one: what lies between is the page's waiting, not a person's."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    bench = page.locator("main.lob a:is([href$='/bench'], [href*='?bench/'])").first
    bench.wait_for()
    into.lobby.append(time.perf_counter() - began)
    bench.click()
    page.locator(".seat.me input").fill("Astrid")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".prompt.asked").wait_for()
    into.playable.append(time.perf_counter() - began)
    paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    into.paint.append(page.evaluate(paint) / 1000)
    page.wait_for_load_state("networkidle")
    page.close()


def beginnings(browser: Browser, address: str, times: int) -> tuple[Beginnings, Beginnings]:
    """Cold and warm, so many times each; what a cold one sends is left in `Files.sent`."""
    cold, warm = Beginnings(), Beginnings()
    for _ in range(times):
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        Files.sent.clear()
        begin(context, address, cold)
        sent = Files.sent.copy()
        begin(context, address, warm)
        context.close()
    Files.sent.clear()
    Files.sent.update(sent)
    return cold, warm


# --- thinking -----------------------------------------------------------------------------------

WORKER = """
self.onmessage = async ({ data: { engine, program, given } }) => {
  try {
    if (!self.python) {
      const { loadPyodide } = await import(engine + 'pyodide.mjs');
      self.python = await loadPyodide({ indexURL: engine });
      const packed = await (await fetch(engine + 'meadhall.tar.xz')).arrayBuffer();
      const version = python.runPython('import sys; "%d.%d" % sys.version_info[:2]');
      const extractDir = `/lib/python${version}/site-packages`;
      python.unpackArchive(packed, 'xztar', { extractDir });
    }
    const lines = [];
    python.setStdout({ batched: (line) => lines.push(line) });
    python.globals.set('__name__', '__main__');
    python.pyimport('sys').argv = python.toPy(['pace.py', ...given]);
    python.runPython(program);
    postMessage({ lines });
  } catch (wrong) {
    postMessage({ wrong: String(wrong) });
  }
};
"""
ASK = """async (asked) => {
  window.bots ??= new Worker(
    URL.createObjectURL(new Blob([asked.worker], { type: 'text/javascript' })), { type: 'module' },
  );
  return await new Promise((done) => {
    window.bots.onmessage = ({ data }) => done(data);
    window.bots.postMessage(asked);
  });
}"""


def pace_in(page: Page, address: str, *given: str) -> list[str]:
    """What `pace.py` prints in a worker of the browser."""
    asked = {"worker": WORKER, "engine": f"{address}engine/", "program": PACE.read_text()}
    said: dict[str, Any] = page.evaluate(ASK, asked | {"given": list(given)})
    if "wrong" in said:
        raise click.ClickException(said["wrong"].strip().splitlines()[-1])
    lines: list[str] = said["lines"]
    return lines


def pace_natively(*given: str) -> list[str]:
    """What it prints here."""
    command = [sys.executable, str(PACE), *given]
    return subprocess.check_output(command, text=True).splitlines()


def thinking(page: Page, address: str, games: list[str], levels: list[str], count: int) -> float:
    """A table of how long bots think; the longest median of a konung, in seconds."""
    table = Table("ms a decision", "level", "in WebAssembly", "p95", "natively", "p95", "ratio")
    slowest = 0.0
    how: set[tuple[str, str]] = set()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("bots think", total=len(games) * len(levels))
        for game in games:
            for level in levels:
                there = pace_in(page, address, game, level, str(count))
                here = pace_natively(game, level, str(count))
                how.add((there[0], here[0]))
                wasm, native = ([float(each.split()[0]) for each in it[1:]] for it in (there, here))
                middle, ours = median(wasm), median(native)
                if level == "konung":
                    slowest = max(slowest, middle / 1000)
                numbers = (middle, late(wasm), ours, late(native))
                shown = [f"{each:,.1f}" for each in numbers]
                table.add_row(game, level, *shown, f"{middle / ours:.1f} ×")
                progress.advance(task)
    console.print(table)
    for wasm_is, native_is in sorted(how):
        console.print(f"The engine is {wasm_is} in WebAssembly, {native_is} natively.")
    return slowest


def late(times: list[float]) -> float:
    """The 95th of a hundred."""
    return sorted(times)[min(len(times) - 1, int(0.95 * len(times)))]


# --- a long evening -----------------------------------------------------------------------------

STORE = """async ([table, row]) => {
  const open = indexedDB.open('meadhall', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('tables');
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
  const writing = database.transaction('tables', 'readwrite');
  writing.objectStore('tables').put(new Uint8Array(row), table);
  await new Promise((done) => (writing.oncomplete = done));
  database.close();
}"""


def evening(browser: Browser, address: str, games: list[str], level: str) -> float:
    """Megabytes that the page's process has at most, while bots of a level play whole games."""
    most = 0.0
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    with Progress(console=console, transient=True) as progress:
        for game in games:
            players = meadhall.game(game).max_players
            alone = Alone()
            settings = {"game": game, "players": players, "bots": [level] * players}
            made = alone.post("tables", {"settings": settings, "sit": False})["table"]
            page.goto(f"{address}page/icon.svg")
            page.evaluate(STORE, [made, list(alone.rows[made])])
            page.goto(f"{address}?t/{made}")
            task = progress.add_task(f"an evening of {game}", total=None)
            while not page.locator(".veil").count():
                page.wait_for_timeout(1000)
                most = max(most, memory())
                progress.update(task, description=f"an evening of {game}: {most:.0f} MB")
    context.close()
    return most


def memory() -> float:
    """Megabytes of the largest of the browser's processes that show pages, workers included."""
    parents: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(line.split(":\t", 1) for line in status.read_text().splitlines())
        except OSError:
            continue
        parents[int(lines["Pid"])] = int(lines["PPid"])

    def is_ours(process: int) -> bool:
        while process in parents and process != os.getpid():
            process = parents[process]
        return process == os.getpid()

    found = [0.0]
    for process in filter(is_ours, parents):
        try:
            command = Path(f"/proc/{process}/cmdline").read_bytes()
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        except OSError:
            continue
        if b"--type=renderer" in command:
            shares = [line.split()[1] for line in rollup.splitlines() if line.startswith("Pss:")]
            found.append(int(shares[0]) / 1024)
    return max(found)


# --- all of it ----------------------------------------------------------------------------------


@click.command(epilog="Example: .venv/bin/python bench/wasm.py build/hall --decisions 20")
@click.argument("site", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.argument("games", nargs=-1)
@click.option("--decisions", default=30, show_default=True, help="Of each game and level.")
@click.option("--levels", default=",".join(LEVELS), show_default=True)
@click.option("--times", default=3, show_default=True, help="To begin, cold and warm.")
@click.option(
    "--evening/--no-evening",
    "long",
    default=True,
    help="Show whole games of konungs.",
    is_flag=True,
)
def main(
    site: Path, games: tuple[str, ...], decisions: int, levels: str, times: int, long: bool
) -> None:
    """Measure the hall without a server in Chromium, beside native figures and the goals.

    SITE is the folder that `./dev static` made; GAMES are all if none is named.
    """
    chosen = list(games or meadhall.game_names())
    path = find()
    if not path:
        raise click.ClickException("there is no Chromium: python tests/page/browser.py gets one")
    good = []

    def goal(what: str, found: float, limit: float, unit: str) -> None:
        good.append(found <= limit)
        sign = "✓" if found <= limit else "✗"
        console.print(f"{sign} {what}: {found:.1f} {unit} (goal {limit:g} {unit})")

    with served(site.resolve()) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        cold, warm = beginnings(browser, address, times)
        parts: Counter[str] = Counter()
        for name, size in Files.sent.items():
            parts[part_of(name)] += size
        table = Table("over the wire, compressed", "KB")
        for part, size in parts.most_common():
            table.add_row(part, f"{size / 1000:,.0f}")
        console.print(table)
        table = Table("seconds", "cold", "warm")
        for what in ("paint", "lobby", "playable"):
            both = (median(getattr(each, what)) for each in (cold, warm))
            table.add_row(what, *(f"{each:.2f}" for each in both))
        console.print(table)
        page = browser.new_page()
        page.goto(f"{address}page/icon.svg")
        konung = thinking(page, address, chosen, levels.split(","), decisions)
        page.close()
        most = evening(browser, address, chosen[:1], "konung") if long else 0.0
        version = browser.version
        browser.close()
    goal("over the wire", sum(parts.values()) / 1e6, BYTES_GOAL / 1e6, "MB")
    goal("playable, warm", median(warm.playable), PLAYABLE_GOAL, "s")
    if "konung" in levels:
        goal("konung, the slowest game's median", konung, KONUNG_GOAL, "s")
    if most:
        goal("memory", most, MEMORY_GOAL, "MB")
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    console.print(f"Chromium {version}, {os.cpu_count()} cores, load average {load}")
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
