"""What is a card, and why can't it be chosen: beside it, and never in the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .playing_vikings import Player, lay

OVERLAPS = """() => {
  // What can be pressed, and what asks, below the sheet.
  const sheet = document.querySelector('.peek').getBoundingClientRect();
  const under = (node) => {
    const box = node.getBoundingClientRect();
    return node.offsetWidth && box.left < sheet.right - 1 && sheet.left < box.right - 1
      && box.top < sheet.bottom - 1 && sheet.top < box.bottom - 1;
  };
  return [...document.querySelectorAll('main .target.legal, [data-region=prompt]')]
    .filter(under).map((node) => node.dataset.place ?? node.textContent.trim().slice(0, 30));
}"""


def at_the_table(visit: Visit, hall: str, **more: Any) -> Page:
    page = visit(lay(hall, bots=1, options={}), **more)
    Player(page).sit("Astrid")
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=60_000)
    return page


def out_of_reach(page: Page) -> Locator:
    """Something dear in the market."""
    return page.locator('[data-place="market/tavern"]')


def test_a_look_shows_what_a_card_does_and_why_not(visit: Visit, hall: str) -> None:
    page = at_the_table(visit, hall)
    out_of_reach(page).hover()
    sheet = page.locator(".peek")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("heading", name="Tavern")).to_be_visible()
    expect(sheet.locator(".why")).to_contain_text("V-32")
    page.mouse.move(3, 3)
    expect(sheet).to_have_count(0)


def test_it_lies_over_nothing_that_can_be_pressed(visit: Visit, hall: str) -> None:
    page = at_the_table(visit, hall)
    looked = 0
    for thing in page.locator("main .target").all():
        page.mouse.move(3, 3)
        box = thing.bounding_box()
        if not box:
            continue
        page.mouse.move(box["x"] + 8, box["y"] + 8)
        if not thing.evaluate("node => node.matches(':hover')"):
            continue
        page.wait_for_timeout(380)
        if page.locator(".peek.there").count():
            looked += 1
            assert page.evaluate(OVERLAPS) == []
    assert looked > 15


def test_a_refusal_is_the_prompts_second_line(visit: Visit, hall: str) -> None:
    page = at_the_table(visit, hall)
    before = page.locator(".prompt").bounding_box()
    line = page.locator(".prompt .s.no")
    out_of_reach(page).click()
    expect(line).to_contain_text("V-32")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("V-32")
    expect(page.locator(".peek")).to_have_count(0)
    after = page.locator(".prompt").bounding_box()
    assert before
    assert after
    assert after["height"] == before["height"], "the prompt keeps its height"
    expect(line).to_have_count(0, timeout=3_500)


def test_keys_show_it_at_once_and_esc_and_the_question_mark(visit: Visit, hall: str) -> None:
    page = at_the_table(visit, hall)
    page.locator("body").click(position={"x": 3, "y": 300})
    page.keyboard.press("ArrowRight")
    sheet = page.locator(".peek")
    expect(sheet).to_be_visible()
    focused = page.evaluate("document.activeElement.classList.contains('target')")
    assert focused, "the sheet takes the focus from nothing"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(sheet).to_have_count(0)


def test_a_right_click_shows_it_without_a_menu(visit: Visit, hall: str) -> None:
    page = at_the_table(visit, hall)
    page.evaluate("addEventListener('contextmenu', (it) => (window.menu = !it.defaultPrevented))")
    out_of_reach(page).click(button="right")
    expect(page.locator(".peek")).to_be_visible(timeout=250)
    assert page.evaluate("window.menu") is False


@pytest.mark.parametrize("wide", [390, 820])
def test_a_long_press_opens_it_from_below(visit: Visit, hall: str, wide: int) -> None:
    page = at_the_table(visit, hall, phone=True, viewport={"width": wide, "height": 1000})
    card = page.locator(".hc").first
    box = card.bounding_box()
    assert box
    at = {"x": box["x"] + 10, "y": box["y"] + 20}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible(timeout=2_000)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet).to_be_visible()
    low = sheet.bounding_box()
    assert low
    assert round(low["y"] + low["height"]) == 1000
    expect(page.locator(".hc.sel, .hc.staged")).to_have_count(0)
