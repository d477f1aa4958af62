"""A hall, and people with browsers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hall.serving import config, hall_in_thread
from playwright.sync_api import Browser, Page, sync_playwright

from meadhall.hall.http.page import PAGE

from .browser import find

Visit = Callable[..., Page]

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

QUIET = """try { localStorage['meadhall.guide'] ??= '{"off":true}' } catch {}"""
"""Whoever wants no guide, as most tests don't: what it says would be in the way."""


def until_met(play: Callable[[], Counter[str]], *kinds: str) -> None:
    """Play whole games until each of these was done. Chance deals the cards: what one game doesn't
    come to, another may."""
    met: Counter[str] = Counter()
    for _ in range(4):
        met += play()
        if all(met[kind] for kind in kinds):
            return
    pytest.fail(f"{kinds} never came in {met}")


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hall whose bots don't dawdle."""
    assert (PAGE / "index.html").exists(), "the page isn't built: see build/page/log"
    database: Path = tmp_path_factory.mktemp("hall") / "hall.db"
    with hall_in_thread(config(database)) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find()
    assert path, "no browser: python tests/page/browser.py"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, hall: str) -> Iterator[Visit]:
    """Opens a page as somebody new: `visit('/', lang='ru', theme='light', phone=True)`. Whatever
    goes wrong inside fails the test. With `guide` they are told what is new; with `keeps` their
    browser keeps the page, and asks for its files in ways that no route sees."""
    contexts = []
    wrong: list[str] = []

    def open_page(
        path: str = "/",
        *,
        at: str = hall,
        lang: str = "en",
        theme: str = "dark",
        phone: bool = False,
        still: bool = True,
        guide: bool = False,
        keeps: bool = False,
        **more: Any,
    ) -> Page:
        size: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
        context = browser.new_context(
            base_url=at,
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if keeps else "block",
            **(size | (PHONE if phone else {}) | more),
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        if not guide:
            context.add_init_script(QUIET)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        page.on("console", lambda said: _listen(said, wrong))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


def _listen(said: Any, wrong: list[str]) -> None:
    # A hall that is away, or says no, is for the page to deal with; the rest is our fault.
    if (
        said.type == "error"
        and "ERR_CONNECTION" not in said.text
        and "status of 4" not in said.text
    ):
        wrong.append(f"console: {said.text}")
