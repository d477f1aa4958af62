"""How somebody plays Asgard in the browser: with the mouse, the keys, or a thumb."""

from __future__ import annotations

import time
from contextlib import suppress

from playwright.sync_api import Error, Page

PATIENCE = 200.0
WANTED = ":is(.strip, .cover).wanted"
"""Whoever's stacks are too small to press, and have something to choose."""


def to_bench(page: Page) -> None:
    """From the lobby to where tables are laid, if one isn't there yet."""
    lobby = page.locator("main.lob")
    lobby.or_(page.locator(".seat.me")).first.wait_for()
    if lobby.count():
        lobby.locator("a:is([href$='/bench'], [href*='?bench/'])").first.click()


def start(page: Page, name: str = "Astrid", button: str = "Start") -> str:
    """Lay a table with bots; returns its address."""
    to_bench(page)
    page.locator(".seat.me input").fill(name)
    page.get_by_role("button", name=button, exact=True).click()
    page.locator(".hc").first.wait_for()
    return page.url


def asked(page: Page) -> bool:
    return page.locator(".prompt.asked").count() > 0


def over(page: Page) -> bool:
    return page.locator(".veil").count() > 0


def stuck(page: Page) -> str:
    """What is to be known of a game that doesn't go on."""
    shown = ".prompt, dialog[open], [role=alert], .log li:last-child"
    focus = page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
    return f"{page.locator(shown).all_inner_texts()} {focus}"


def by_clicks(*pages: Page, touch: bool = False) -> None:
    """Play to the end with the mouse or a thumb, as everybody who has a page. Nobody else plays
    these seats, so the end is proof that every question could be answered."""
    deadline = time.monotonic() + PATIENCE
    while not all(map(over, pages)):
        assert time.monotonic() < deadline, [stuck(page) for page in pages]
        if sum(step(page, touch) for page in pages) == 0:
            pages[0].wait_for_timeout(30)


def step(page: Page, touch: bool) -> bool:
    """Answer if something is asked; was it?"""
    if over(page) or not asked(page):
        return False
    page.set_default_timeout(600)  # what vanishes while we reach for it was answered
    with suppress(Error):
        click_once(page, touch)
    page.set_default_timeout(15_000)
    return True


def click_once(page: Page, touch: bool) -> None:
    """Take a step towards an answer of one question."""
    if page.locator("dialog[open]").count():
        choose_in_sheet(page, touch)
        return
    cards = page.locator(".hc")
    if cards.count():
        if page.locator(".hc.sel").count() == 0:
            card = cards.first
            # The lower half: the card turns, and its other head is up.
            box = card.bounding_box()
            assert box
            where = {"x": box["width"] / 4, "y": box["height"] * 0.8}
            card.tap(position=where) if touch else card.click(position=where)  # type: ignore[arg-type]
        seal = page.locator(".btn.main").last
        if seal.is_disabled():
            page.wait_for_timeout(30)
            return
        seal.click()
        return
    if page.locator(".prompt .btn.main").count():
        page.locator(".prompt .btn.main").click()
        return
    targets = page.locator("main .target.legal:visible")
    if targets.count() == 0 and page.locator(WANTED).count():
        wanted = page.locator(WANTED).first
        wanted.tap() if touch else wanted.click()
        return
    if targets.count():
        targets.last.click(force=True, position={"x": 6, "y": 6})
    elif page.locator(".done").count():
        page.locator(".done").first.click()


def choose_in_sheet(page: Page, touch: bool = False) -> None:
    """Cards that are too small on the table are chosen from a sheet."""
    sheet = page.locator("dialog[open]")
    if sheet.locator(".btn.main").count():
        sheet.locator(".btn.main").click()
    elif sheet.locator(".target.legal").count():
        card = sheet.locator(".target.legal").last
        card.tap(position={"x": 6, "y": 6}) if touch else card.click(position={"x": 6, "y": 6})
    else:
        # We reached for a card that was no target any more, and it opened large instead.
        page.keyboard.press("Escape")


def by_keys(page: Page) -> None:
    """Play to the end with nothing but the keyboard."""
    deadline = time.monotonic() + PATIENCE
    while not over(page):
        assert time.monotonic() < deadline, stuck(page)
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
        page.wait_for_timeout(60)
