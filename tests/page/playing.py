"""How somebody plays Asgard in the browser: with the mouse, the keys, or a thumb."""

from __future__ import annotations

import time

from playwright.sync_api import Page, TimeoutError

PATIENCE = 200.0


def start(page: Page, name: str = "Astrid", button: str = "Start") -> str:
    """Lay a table with bots; returns its address."""
    page.locator(".seat.me input").fill(name)
    page.get_by_role("button", name=button, exact=True).click()
    page.locator(".hc").first.wait_for()
    return page.url


def asked(page: Page) -> bool:
    return page.locator(".prompt.asked").count() > 0


def over(page: Page) -> bool:
    return page.locator(".veil").count() > 0


def by_clicks(page: Page, touch: bool = False) -> int:
    """Play to the end with the mouse or a thumb; how many decisions there were at least: an answer
    that took us too long to give isn't counted."""
    decisions, deadline = 0, time.monotonic() + PATIENCE
    while not over(page):
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        if not asked(page):
            page.wait_for_timeout(30)
            continue
        decisions += click_once(page, touch)
    return decisions


def click_once(page: Page, touch: bool) -> int:
    """Answer one question; 0 if it was answered meanwhile or needs another look."""
    page.set_default_timeout(600)  # what vanishes while we reach for it was answered
    try:
        return _click_once(page, touch)
    except TimeoutError:
        return 0
    finally:
        page.set_default_timeout(15_000)


def _click_once(page: Page, touch: bool) -> int:
    if page.locator("dialog[open]").count():
        # We reached for a card that was no target any more, and it opened large instead.
        page.keyboard.press("Escape")
        return 0
    cards = page.locator(".hc")
    if cards.count():
        if page.locator(".hc.sel").count() == 0:
            card = cards.first
            # The lower half: the card turns, and its other head is up.
            where = {"x": 20.0, "y": 120.0}
            card.tap(position=where) if touch else card.click(position=where)  # type: ignore[arg-type]
        seal = page.locator(".btn.main").last
        if seal.is_disabled():
            page.wait_for_timeout(30)
            return 0
        seal.click()
        return 1
    if page.locator(".prompt .btn.main").count():
        page.locator(".prompt .btn.main").click()
        return 1
    targets = page.locator("main .target.legal:visible")
    if touch and targets.count() == 0 and page.locator(".strip.wanted").count():
        page.locator(".strip.wanted").first.tap()
        page.locator("dialog[open] .target.legal").last.tap()
        if page.locator("dialog[open] .btn.main").count():
            page.locator("dialog[open] .btn.main").tap()
        return 1
    if targets.count():
        targets.last.click(force=True, position={"x": 6, "y": 6})
    elif page.locator(".done").count():
        page.locator(".done").first.click()
    return 0


def by_keys(page: Page) -> int:
    """Play to the end with nothing but the keyboard."""
    decisions, deadline = 0, time.monotonic() + PATIENCE
    while not over(page):
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        if not asked(page):
            page.wait_for_timeout(30)
            continue
        if page.locator(".hc").count():
            page.keyboard.press("1")
            page.keyboard.press("r")
            page.keyboard.press("Enter")
        elif page.locator(".prompt .btn.main").count():
            page.keyboard.press("Enter")
        elif page.locator(".target.legal").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("9")
        decisions += 1
        page.wait_for_timeout(60)
    return decisions
