"""What the page weighs, where it comes from, and where it may live."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from hall.keyring import Browser
from hall.serving import config, free_port, hall_in_thread
from playwright.sync_api import Page, expect

from meadhall.hall.http.app import make_app
from meadhall.hall.http.serving import server_settings

from .conftest import Visit
from .playing import start

FIRST_LOAD = 200 * 1024
A_BOARD = {"Asgard": 101 * 1024, "Wolves": 134 * 1024, "Vikings": 149 * 1024}
"""What a table loads on top of the lobby where its game is chosen; words around the board, and what
keeps the page in the browser, included."""


def measure(page: Page, path: str) -> dict[str, int]:
    """Every file that opening a path fetches, with its size as it was sent."""
    sizes: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.status == 200:
            sizes[response.url] = int(response.request.sizes()["responseBodySize"])

    page.on("requestfinished", lambda request: note(request.response()))
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return sizes


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_first_load_is_light(visit: Visit, lang: str) -> None:
    """With everything that moves in it."""
    page = visit("about:blank", lang=lang, still=False)
    sizes = measure(page, "/")
    expect(page.locator(".glimpse")).to_have_count(3)
    total = sum(sizes.values())
    print(f"first load ({lang}): {total / 1024:.0f} KB in {len(sizes)} files")
    assert total <= FIRST_LOAD, sorted(sizes.items(), key=lambda item: -item[1])[:8]


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[str]:
    """A hall with games that anybody may look on at."""
    with hall_in_thread(config(tmp_path / "hall.db")) as site:
        host = Browser(site)
        for game in ("asgard", "wolves", "vikings"):
            host.table("Anna", game=game, players=3, bots=[None, "karl", "karl"])
        yield site


def test_it_is_as_light_when_there_are_games_to_look_on_at(busy: str, visit: Visit) -> None:
    page = visit("about:blank", at=busy, lang="ru", still=False)
    sizes = measure(page, "/")
    expect(page.locator(".glimpse")).to_have_count(3)
    assert any("WatchCards" in url for url in sizes)
    total = sum(sizes.values())
    print(f"first load with games (ru): {total / 1024:.0f} KB in {len(sizes)} files")
    assert total <= FIRST_LOAD, sorted(sizes.items(), key=lambda item: -item[1])[:8]


@pytest.mark.parametrize("game", sorted(A_BOARD))
def test_a_board_is_light(visit: Visit, game: str) -> None:
    page = visit("/bench")
    page.locator(".cover").filter(has_text=game).click()
    page.wait_for_load_state("networkidle")
    before = page.evaluate("performance.getEntriesByType('resource').length")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".prompt").wait_for()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(
        "n => performance.getEntriesByType('resource').slice(n)"
        ".filter(e => e.name.includes('/page/')).reduce((sum, e) => sum + e.encodedBodySize, 0)",
        before,
    )
    print(f"a table of {game}: {loaded / 1024:.0f} KB more")
    assert loaded <= A_BOARD[game]


def test_nobody_else_is_asked_for_anything(visit: Visit, hall: str) -> None:
    page = visit("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    start(page)
    for path in ("/rules/asgard", "/credits"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    assert asked
    assert not [url for url in asked if not url.startswith((hall, "data:", "blob:"))]


def test_caching_and_policy(hall: str) -> None:
    page = httpx.get(f"{hall}/", headers={"accept-encoding": "gzip"})
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in page.headers["content-security-policy"]
    assert "unsafe-inline" not in page.headers["content-security-policy"]
    assert "style=" not in page.text
    again = httpx.get(f"{hall}/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    script = page.text.split('src="./')[1].split('"')[0]
    answer = httpx.get(f"{hall}/{script}", headers={"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    for path in ("page/../app.py", "page/%2e%2e/app.py", "page/nothing.js"):
        assert httpx.get(f"{hall}/{path}").status_code == 404
    assert '"../page/' in httpx.get(f"{hall}/t/x").text


@pytest.fixture
def behind_a_prefix(tmp_path: Path) -> Iterator[str]:
    """A hall that a proxy shows under /games/hall/, without telling it."""
    settings = config(tmp_path / "hall.db")
    inside = make_app(settings)

    async def proxy(scope: Any, receive: Any, send: Any) -> None:
        if "path" in scope:
            scope = {**scope, "path": scope["path"].removeprefix("/games/hall")}
        await inside(scope, receive, send)

    port = free_port()
    options = uvicorn.Config(proxy, port=port, **server_settings(settings))
    server = uvicorn.Server(options)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


def test_it_lives_behind_a_prefix(visit: Visit, behind_a_prefix: str) -> None:
    page = visit("/games/hall/", at=behind_a_prefix)
    address = start(page)
    assert address.startswith(f"{behind_a_prefix}/games/hall/t/")
    page.reload()
    page.locator(".hc").first.wait_for()
    page.get_by_role("link", name="Rules book").click()
    expect(page.get_by_role("heading", name="The seven Aesir")).to_be_attached()
    page.get_by_role("link", name="As a page").click()
    expect(page.get_by_role("heading", name="The seven Aesir")).to_be_attached()
    assert page.url == f"{behind_a_prefix}/games/hall/rules/asgard"
