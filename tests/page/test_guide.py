"""The guide in somebody's first games: says what is new once, what was weak while it can be taken
back, is never in the way, and can be silenced."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, Route, TimeoutError, expect

import meadhall
from meadhall.kernel.lessons import lessons

from .conftest import Visit
from .test_learning import learn

GAMES = {"asgard": 2, "wolves": 3, "vikings": 2}
WEAK = {
    "made": "Dismantle the Brewery",
    "better": "Buy Money Theft",
    "why": "a mission would be done",
    "worth": 0.24,
    "better_worth": 0.31,
    "error": 0.01,
    "made_at": ["hand"],
    "better_at": [],
}
SIZES = ["1280x800", "390x844", "768x1024", "1366x650"]


def table(visit: Visit, hall: str, game: str = "asgard", **more: Any) -> Page:
    """A table with bots, and somebody who has never played."""
    page = visit("/", guide=True, **more)
    bots = [None, *["thrall"] * (GAMES[game] - 1)]
    settings = {"game": game, "players": GAMES[game], "bots": bots}
    made = page.request.post(
        f"{hall}/api/tables",
        data=json.dumps({"name": "Astrid", "settings": settings}),
        headers={"content-type": "application/json", "hall-base": "/", "origin": hall},
    )
    page.goto(f"/t/{made.json()['table']}")
    page.locator("[data-region=hand]").first.wait_for()
    return page


def card(page: Page) -> Any:
    return page.locator("[data-region=guide]")


def test_it_says_what_is_new_once(visit: Visit, hall: str) -> None:
    page = table(visit, hall)
    expect(card(page)).to_contain_text("Before the first card")
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Before the first card")
    lesson = card(page).get_by_role("link", name="Lesson")
    assert str(lesson.get_attribute("href")).endswith("/learn/asgard/heads")
    card(page).get_by_role("button", name="Understood").click()
    expect(card(page)).to_have_count(0)
    page.reload()
    page.locator("[data-region=hand]").first.wait_for()
    expect(card(page)).to_have_count(0)


def test_it_goes_with_the_next_move_and_rests(visit: Visit, hall: str) -> None:
    page = table(visit, hall)
    expect(card(page)).to_be_visible()
    page.locator(".hc").first.click(position={"x": 20, "y": 120})
    page.locator(".btn.main").last.click()
    page.locator(".log li").nth(2).wait_for()
    expect(card(page)).to_have_count(0)  # the reveal is new too, but never two in a row


@pytest.mark.parametrize("word", ["Quiet for this game", "Guide off"])
def test_it_can_be_silenced(visit: Visit, hall: str, word: str) -> None:
    page = table(visit, hall)
    card(page).get_by_role("button", name="More about the guide").click()
    card(page).get_by_role("button", name=word).click()
    expect(card(page)).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage['meadhall.guide']"))
    assert kept["off"] == (word == "Guide off")
    assert bool(kept["quiet"]) == (word != "Guide off")
    page.get_by_role("button", name="Menu").click()
    row = page.get_by_role("button", name="Guide")
    expect(row).to_have_attribute("aria-pressed", "false")
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")


def weak_move(page: Page) -> None:
    """Make a move in Vikings; the hall is said to call it weak."""

    def answer(route: Route) -> None:
        route.fulfill(json=WEAK)

    page.route("**/regret?*", answer)
    page.locator("[data-region=hand] .target.legal").first.click()
    expect(card(page)).to_contain_text("There was better")


def test_a_weak_move_can_be_taken_back_at_once(visit: Visit, hall: str) -> None:
    page = table(visit, hall, "vikings")
    weak_move(page)
    for words in ("Dismantle the Brewery", "24 %", "Buy Money Theft", "31 %"):
        expect(card(page)).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(page.locator(".prompt, [data-region=prompt]").first).not_to_contain_text("Take back")


def test_a_weak_move_can_be_left(visit: Visit, hall: str) -> None:
    page = table(visit, hall, "vikings")
    weak_move(page)
    card(page).get_by_role("button", name="Leave it").click()
    expect(card(page)).to_have_count(0)


OVERLAPS = """() => {
  const box = (node) => node.getBoundingClientRect();
  const shown = (node) => node.offsetWidth > 0 && getComputedStyle(node).visibility !== 'hidden';
  const guide = document.querySelector('[data-region=guide]');
  const mine = box(guide);
  const wrong = [];
  if (mine.left < 0 || mine.right > innerWidth + 0.5) wrong.push('outside');
  for (const node of document.querySelectorAll('[data-region], .target.legal')) {
    if (node === guide || node.contains(guide) || !shown(node)) continue;
    const other = box(node);
    const wide = Math.min(mine.right, other.right) - Math.max(mine.left, other.left);
    const high = Math.min(mine.bottom, other.bottom) - Math.max(mine.top, other.top);
    if (wide > 1 && high > 1) wrong.push(node.dataset.region ?? node.className);
  }
  for (const node of guide.querySelectorAll('p, h2, dt, dd, button, a')) {
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
      wrong.push(`cut: ${node.textContent}`);
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push('the page scrolls');
  return wrong;
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_covers_nothing(visit: Visit, hall: str, game: str, lang: str) -> None:
    page = table(visit, hall, game, lang=lang)
    expect(card(page)).to_be_visible()
    for size in SIZES:
        wide, high = map(int, size.split("x"))
        page.set_viewport_size({"width": wide, "height": high})
        expect(card(page)).to_be_visible()
        with suppress(TimeoutError):  # what depends on the size is drawn a few frames later
            page.wait_for_function(f"() => !({OVERLAPS})().length")
        assert page.evaluate(OVERLAPS) == [], size


def test_the_last_lesson_leads_to_a_game_with_the_guide(visit: Visit, hall: str) -> None:
    last = lessons(meadhall.game("asgard"))[-1]
    assert last.then
    page = visit(f"/learn/asgard/{last.name}", guide=True)
    learn(page, last)
    page.get_by_role("button", name="Play a whole game, with the guide").click()
    page.locator("[data-region=hand]").first.wait_for()
    expect(card(page)).to_contain_text("Before the first card")
    name = page.url.rpartition("/")[2]
    seats = page.request.get(f"{hall}/api/tables/{name}").json()["seats"]
    assert [seat["level"] for seat in seats] == [None, "thrall"]
