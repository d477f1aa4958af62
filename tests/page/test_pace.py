"""What others do is shown one deed after the other, at the pace one has chosen."""

from __future__ import annotations

import itertools
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .playing_vikings import Player, lay

WATCH = """() => {
  // When the saga grew, and whether anything could be pressed meanwhile.
  window.grown = [];
  window.stale = 0;
  let lines = document.querySelectorAll('.log li').length;
  new MutationObserver(() => {
    const now = document.querySelectorAll('.log li').length;
    if (now !== lines) window.grown.push(performance.now());
    lines = now;
    const legal = document.querySelectorAll('.target.legal').length;
    if (document.querySelector('.prompt .skip')) window.stale += legal;
  }).observe(document.body, { childList: true, subtree: true });
}"""

ROUND = "document.body.innerText.match(/Round (\\d+)/)?.[1]"


def keep(page: Page, **settings: Any) -> None:
    """Choose something in this browser, as if long ago."""
    page.evaluate(
        "(chosen) => localStorage.setItem('meadhall.settings', JSON.stringify(chosen))", settings
    )


def to_my_turn(visit: Visit, hall: str, pace: str, *, still: bool = False) -> Page:
    """A page at a table with two bots, asked for the first time."""
    page = visit("/credits", still=still)
    keep(page, pace=pace)
    page.goto(lay(hall, bots=2, options={}))
    Player(page).sit("Astrid")
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=60_000)
    return page


def end_turn(page: Page) -> None:
    """End the turn, whatever is lost by that. Bots may have had theirs before one looks again: one
    is asked then, but in another round."""
    asked = page.locator(".prompt.asked")
    now = page.evaluate(ROUND)
    deadline = time.monotonic() + 60
    while asked.count() and page.evaluate(ROUND) == now:
        assert time.monotonic() < deadline
        lost = page.locator(".ending .btn.main")  # on a phone there are no keys for it
        lost.click() if lost.count() else page.keyboard.press("e")
        page.wait_for_timeout(150)
        if page.locator(".prompt .btn.main", has_text="Do it").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(150)


def gaps(page: Page) -> list[float]:
    grown: list[float] = page.evaluate("window.grown")
    return [later - before for before, later in itertools.pairwise(grown)]


def watched_turn(page: Page) -> list[float]:
    """End the turn and look on till one is asked again; milliseconds between what was shown."""
    page.evaluate(WATCH)
    end_turn(page)
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=60_000)
    assert page.evaluate("window.stale") == 0, "a move was offered on a view that was past"
    return gaps(page)


def paced(shown: list[float], least: float = 450) -> bool:
    """Were deeds waited for? Not all: what has piled up is shown quicker, one never waits long."""
    return sum(gap >= least for gap in shown) >= len(shown) / 5 >= 0.4


@pytest.mark.parametrize(("pace", "least"), [("calm", 450), ("brisk", 250)])
def test_deeds_are_shown_one_by_one(visit: Visit, hall: str, pace: str, least: float) -> None:
    page = to_my_turn(visit, hall, pace)
    shown = watched_turn(page)
    assert paced(shown, least), shown
    assert sum(shown) < 30_000, "however much happened, one doesn't wait long"


def test_at_once_means_at_once(visit: Visit, hall: str) -> None:
    assert not paced(watched_turn(to_my_turn(visit, hall, "once")), 700)


def test_without_movement_all_is_at_once(visit: Visit, hall: str) -> None:
    assert not paced(watched_turn(to_my_turn(visit, hall, "calm", still=True)), 700)


def test_whoever_is_impatient_skips(visit: Visit, hall: str) -> None:
    page = to_my_turn(visit, hall, "calm")
    page.evaluate(WATCH)
    end_turn(page)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    page.keyboard.press("Space")
    expect(skip).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=60_000)


def test_the_pace_is_chosen_at_the_table_and_kept(visit: Visit, hall: str) -> None:
    page = to_my_turn(visit, hall, "calm")
    page.get_by_label("Pace of the others").select_option("brisk")
    page.reload()
    expect(page.get_by_label("Pace of the others")).to_have_value("brisk")
