"""For everyone: axe-core finds nothing, on any route, in either theme."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from effort import only_long
from hall.client import Api
from playwright.sync_api import Page, expect

from .conftest import Visit
from .playing import start
from .test_replay import analysed, finished, open_replay

__all__ = ["finished"]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])


def check(page: Page) -> None:
    """Nothing that axe-core knows of is wrong with what is shown."""
    # The policy forbids foreign scripts in the page; the debugger's door is open.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_timeout(150)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    said = [
        f"{each['id']}: {each['help']}\n    "
        + "\n    ".join(
            f"{node['html'][:160]} {node['failureSummary'][:220]}" for node in each["nodes"][:4]
        )
        for each in found["violations"]
    ]
    assert not said, "\n".join(said)


@pytest.mark.parametrize(
    ("theme", "path"),
    [
        *((theme, path) for theme in ("dark", "light") for path in ("/", "/rules/asgard")),
        ("dark", "/rules/vikings"),
        ("light", "/rules/wolves"),
        ("dark", "/credits"),
        ("light", "/nothing"),
        *only_long(
            ("light", "/rules/vikings"),
            ("dark", "/rules/wolves"),
            ("light", "/credits"),
            ("dark", "/nothing"),
        ),
    ],
)
def test_screens(visit: Visit, theme: str, path: str) -> None:
    page = visit(path if path != "/nothing" else "/t/nothing", theme=theme)
    page.wait_for_load_state("networkidle")
    check(page)


@THEMES
def test_the_waiting_room(visit: Visit, theme: str) -> None:
    page = visit("/bench", theme=theme)
    page.get_by_role("button", name="Friend", exact=True).first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("img", name="QR code").wait_for()
    check(page)


@pytest.mark.parametrize(
    ("theme", "phone"),
    [("dark", False), ("light", True), *only_long(("light", False), ("dark", True))],
)
def test_a_table(visit: Visit, theme: str, phone: bool) -> None:
    page = visit(theme=theme, phone=phone)
    start(page)
    page.locator(".hc").nth(2).click(position={"x": 14, "y": 40})
    check(page)
    while page.locator(".hc").count():
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.locator(".prompt .btn:disabled")).to_have_count(0)
    check(page)


@pytest.mark.parametrize("theme", ["light", *only_long("dark")])
def test_a_replay(visit: Visit, theme: str, finished: str) -> None:
    page = open_replay(visit, finished, "#step=30", theme=theme)
    analysed(page)
    check(page)


def test_at_twice_the_size_nothing_is_cut_off(visit: Visit) -> None:
    page = visit(viewport={"width": 640, "height": 400})
    start(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    assert page.locator(".ph1").count() == 1


def test_a_screen_reader_hears_the_question_and_the_saga(visit: Visit) -> None:
    page = visit()
    start(page)
    expect(page.locator("[role=alert]").first).to_contain_text("Pick a card")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=polite]").first).to_contain_text("plays")


def test_a_table_nobody_may_look_at(visit: Visit, hall: str) -> None:
    table = Api(hall).create(bots=[None, "greedy", "greedy"], onlookers=False)["table"]
    page = visit(f"/t/{table}")
    page.get_by_text("no room for onlookers").wait_for()
    check(page)
