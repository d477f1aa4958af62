"""Every screen but the boards is whole in every window: nothing covered, cut or out of reach."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hall.client import Api
from playwright.sync_api import Page, expect

from .conftest import Visit
from .geometry import settled
from .test_replay import finished, open_replay

__all__ = ["finished"]

PROBE = (Path(__file__).parent / "screens.js").read_text(encoding="utf-8")
TOUCH, MOUSE = 40, 24
"""The least side of something to press, in CSS pixels."""
TOUCHED = ["360x640", "390x844", "768x1024", "1024x768"]
DESKS = ["1280x720", "1366x650", "1440x900", "1920x1080", "2560x1440"]
TWICE = ["640x360", "683x325", "384x512", "512x384", "960x540"]
"""What is left of some of these at twice the size."""
LOBBY = ["header.top", ".head", ".games > li", "section.panel", "main > footer"]
BENCH = ["header.top", ".covers", "section.panel", "footer.panel"]

langs = pytest.mark.parametrize("lang", ["en", "ru"])
devices = pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])


def device(touch: bool) -> dict[str, Any]:
    """What a browser is told of what it runs on."""
    first = {"width": 390, "height": 844} if touch else {"width": 1280, "height": 800}
    return {"viewport": first, "has_touch": touch, "is_mobile": touch}


def windows(page: Page, touch: bool) -> Iterator[str]:
    """Each window in turn."""
    for window in TOUCHED if touch else [*DESKS, *TWICE]:
        wide, high = map(int, window.split("x"))
        page.set_viewport_size({"width": wide, "height": high})
        yield window


def whole(page: Page, window: str, *regions: str) -> None:
    """Nothing is wrong with what is shown."""
    touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert touch == (window in TOUCHED)
    assert settled(page), f"{window}: it never comes to rest"
    wrong = page.evaluate(PROBE, {"least": TOUCH if touch else MOUSE, "regions": list(regions)})
    assert not wrong, "\n".join([window, *wrong])


def close(page: Page) -> None:
    """Close what lies over the page, one thing after the other."""
    opened = page.locator("dialog:has(> .in)")  # it is closed when it has heard of that, too
    while before := opened.count():
        page.keyboard.press("Escape")
        expect(opened).to_have_count(before - 1)


def tables_kept() -> str:
    """What a browser knows of many tables, of every kind."""
    now = time.time() * 1000
    names = ["Astrid", "Erik", "Скальд", "Константин Константинопольский", "Ragna"]
    rows = []
    for number in range(24):
        players = 3 + number % 3
        rows.append(
            {
                "table": f"kept{number}",
                "game": ("asgard", "vikings", "wolves")[number % 3],
                "names": names[:players],
                "bots": [False, False, True, False, True][:players],
                "seat": 0,
                "phase": ("playing", "waiting", "over", "over")[number % 4],
                "mine": number % 8 == 0,
                "where": "Round 12 of 13, the awakening of Heimdall",
                "at": now - number * 40_000_000,
                "clock": {"kind": "days", "days": 3},
                "scores": [113, 97, 86, 75, 64][:players],
                "ranks": [1, 2, 3, 4, 5][:players],
                "finishedByBot": number % 8 == 3,
                "branch": {"of": "kept0", "step": 112} if number % 8 == 6 else None,
            }
        )
    return f"localStorage.setItem('meadhall.tables', {json.dumps(json.dumps(rows))})"


@pytest.fixture(scope="module")
def benches(hall: str) -> list[str]:
    """Open tables, and a game that can be watched."""
    api = Api(hall)
    clock = {"kind": "bank", "bank": 900, "increment": 20}
    made = []
    for _ in range(3):
        bots = [None, "jarl", "konung", None]
        settings: dict[str, Any] = {"game": "vikings", "players": 4, "clock": clock, "bots": bots}
        made.append(api.create("Торвальд", open=True, **settings))
    game = api.create("Nora", players=2, open=True)
    api.seat(game["table"], name="Leif")
    return [each["table"] for each in [*made, game]]


@devices
@langs
def test_the_bench(visit: Visit, touch: bool, lang: str) -> None:
    page = visit("/bench", lang=lang, **device(touch))
    page.locator(".seat").first.wait_for()
    for window in windows(page, touch):
        expect(page.locator(".start")).to_be_in_viewport(ratio=1)
        whole(page, window, *BENCH)
    page.locator(".seat .link").last.click()  # a friend: one more choice
    while page.locator(".add button").count():
        page.locator(".add button").last.click()
    for window in windows(page, touch):
        expect(page.locator(".start")).to_be_in_viewport(ratio=1)
        whole(page, window, *BENCH)
        expect(page.locator(".start")).to_be_in_viewport(ratio=1)


@devices
@langs
def test_the_lobby_on_a_first_visit(visit: Visit, touch: bool, lang: str) -> None:
    page = visit(lang=lang, **device(touch))
    page.locator(".games .now").first.wait_for()
    for window in windows(page, touch):
        whole(page, window, *LOBBY)


@devices
@langs
def test_the_lobby_of_somebody_with_many_tables(
    visit: Visit, touch: bool, lang: str, benches: list[str]
) -> None:
    page = visit("about:blank", lang=lang, **device(touch))
    page.add_init_script(tables_kept())
    page.goto("/")
    page.locator(f"a[href$='/t/{benches[-1]}']").wait_for()
    page.locator(".more").first.click()
    for window in windows(page, touch):
        whole(page, window, *LOBBY)


def test_a_large_window_is_used(visit: Visit) -> None:
    """No void: what is shown reaches from edge to edge, and grows with the window."""
    page = visit()
    page.locator(".games .now").first.wait_for()
    small = height(page, ".games .now >> nth=0")
    for window in ("1920x1080", "2560x1440"):
        wide, high = map(int, window.split("x"))
        page.set_viewport_size({"width": wide, "height": high})
        parts = page.locator(".games, section.tabs, main > footer").all()
        boxes = [box for part in parts if (box := part.bounding_box())]
        assert min(box["x"] for box in boxes) < wide * 0.05
        assert max(box["x"] + box["width"] for box in boxes) > wide * 0.95
        assert max(box["y"] + box["height"] for box in boxes) > high * 0.95
        assert height(page, ".games") > high * 0.35
        assert height(page, ".games .now >> nth=0") > small * 1.2
        small = height(page, ".games .now >> nth=0")


def height(page: Page, part: str) -> float:
    box = page.locator(part).bounding_box()
    assert box
    return float(box["height"])


@devices
@langs
def test_the_rules_of_a_table_and_its_numbers(visit: Visit, touch: bool, lang: str) -> None:
    page = visit("/bench", lang=lang, **device(touch))
    game = page.locator(".cover", has_text=re.compile("Vikings|Викинги"))
    game.click()
    expect(game).to_have_class(re.compile(r"\bon\b"))
    for window in windows(page, touch):
        page.locator(".rules .field").click()
        whole(page, window, "header", ".body")
        page.locator("dialog[open] .all > .btn").click()
        page.locator("fieldset .row").first.wait_for()
        # A name that many cards have, or all of them would be gone through each time.
        page.locator("dialog[open] .find .field").fill("beer" if lang == "en" else "пиве")
        page.locator("fieldset .row input").first.fill("99")
        page.locator("summary").last.click()
        whole(page, window)
        close(page)


@devices
@langs
def test_the_waiting_room_and_the_join_form(visit: Visit, touch: bool, lang: str) -> None:
    page = visit("/bench", lang=lang, **device(touch))
    page.locator(".seat .link").last.click()
    page.locator(".start").click()
    page.locator(".qr svg").wait_for()
    friend = visit(page.locator("#link").input_value(), lang=lang, **device(touch))
    friend.locator("form .btn.main").wait_for()
    for window in windows(page, touch):
        whole(page, window, "header.top", "section.panel", "section.invite")
    for window in windows(friend, touch):
        whole(friend, window, "header.top", "form.panel")


@devices
@langs
def test_the_rules_book_and_the_credits(visit: Visit, touch: bool, lang: str) -> None:
    page = visit("/rules/vikings?rulings", lang=lang, **device(touch))
    page.locator(".rule dl").first.wait_for()
    for window in windows(page, touch):
        whole(page, window, "header.top", "nav.panel", "article > .panel")
    page.goto("/credits")
    page.locator("section.panel").wait_for()
    for window in windows(page, touch):
        whole(page, window, "header.top", "section.panel")


@devices
@langs
def test_the_bar_of_a_replay(visit: Visit, touch: bool, lang: str, finished: str) -> None:
    page = open_replay(visit, finished, "#step=9", lang=lang, **device(touch))
    # The board above it is measured elsewhere.
    page.evaluate("document.querySelector('main.frame').inert = true")
    for window in windows(page, touch):
        expect(page.locator("footer.bar")).to_be_in_viewport(ratio=1)
        whole(page, window, "header.top", "main.frame", "footer.bar")


@devices
@langs
def test_menu_and_keys(visit: Visit, touch: bool, lang: str) -> None:
    """What a narrow window has no room for in its bar stands in the menu."""
    page = visit("/bench", lang=lang, **device(touch))
    page.locator(".seat").first.wait_for()
    for window in windows(page, touch):
        narrow = int(window.partition("x")[0]) < 1100
        menu = page.locator("header.top [aria-expanded]")
        expect(menu).to_have_count(1 if narrow else 0)
        expect(page.locator("header.top [aria-pressed]")).to_have_count(0 if narrow else 2)
        if narrow:
            menu.click()
            page.locator("dialog[open] .list [aria-pressed]").first.wait_for()
            whole(page, window)
            close(page)
        page.keyboard.press("?")
        page.locator("dialog[open] dl").wait_for()
        whole(page, window)
        close(page)
