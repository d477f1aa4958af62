"""Since your turn: what everybody did, and how each deed is seen once more."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit
from .geometry import faults
from .playing_vikings import Player, lay
from .test_pace import end_turn, to_my_turn


def recap(visit: Visit, hall: str) -> Page:
    """A page whose reader is asked after two bots had their turns."""
    page = to_my_turn(visit, hall, "once", still=True)
    end_turn(page)
    expect(page.locator(".recap .deed").first).to_be_visible(timeout=60_000)
    return page


def others(page: Page) -> list[str]:
    """What the opponents' panels show."""
    return page.locator("[data-place^=score], .opp, .op").all_inner_texts()


def test_it_lists_what_everybody_did_by_player(visit: Visit, hall: str) -> None:
    page = recap(visit, hall)
    strip = page.get_by_role("region", name="Since your turn")
    expect(strip.get_by_role("list")).not_to_have_count(0)
    names = [name for name in ("Skald", "Ulf") if strip.get_by_role("list", name=name).count()]
    assert names, "a lane has the name of its player"
    for deed in strip.locator(".deed").all():
        assert (deed.get_attribute("aria-label") or "").startswith((*names, "Astrid"))
    box = strip.bounding_box()
    assert box
    assert box["height"] <= 56


def test_it_covers_nothing(visit: Visit, hall: str) -> None:
    page = recap(visit, hall)
    assert not [fault for fault in faults(page, touch=False) if "recap" in fault]
    top = page.locator(".recap").bounding_box()
    board = page.locator(".board").bounding_box()
    assert top
    assert board
    assert board["y"] >= top["y"] + top["height"]
    assert round(board["y"] + board["height"]) == 800


def test_it_goes_with_the_first_act_and_when_one_has_read_it(visit: Visit, hall: str) -> None:
    page = recap(visit, hall)
    strip = page.locator(".recap")
    page.get_by_role("button", name="Got it").click()
    expect(strip).to_have_count(0)
    end_turn(page)
    expect(strip).to_be_visible(timeout=60_000)
    Player(page).look()
    page.keyboard.press("1")
    expect(strip).to_have_count(0)


def test_a_deed_is_seen_once_more_and_then_the_present(visit: Visit, hall: str) -> None:
    page = recap(visit, hall)
    now = page.locator(".board").inner_text()
    question = page.locator(".prompt .q").inner_text()
    first = page.locator(".recap .deed").first
    first.hover()
    expect(page.locator(".recap p.told")).to_have_text(first.get_attribute("aria-label") or "-")
    first.click()
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(page.locator(".target.legal")).to_have_count(0)
    expect(skip).to_have_count(0, timeout=15_000)  # a deed may be several
    expect(page.locator(".prompt .q")).to_have_text(question)
    assert page.locator(".board").inner_text() == now


def test_it_is_walked_by_keys(visit: Visit, hall: str) -> None:
    page = recap(visit, hall)
    page.mouse.move(3, 3)  # on a card there would be a sheet, which goes first
    page.locator(".recap .deed").first.focus()
    label = "document.activeElement.getAttribute('aria-label')"
    before = page.evaluate(label)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(label) == before
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".recap")).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_it_is_there_after_a_reload(visit: Visit, hall: str) -> None:
    page = recap(visit, hall)
    before = page.locator(".recap .deed").count()
    page.reload()
    expect(page.locator(".recap .deed")).to_have_count(before)


def test_on_a_phone_a_touch_tells_and_another_shows(visit: Visit, hall: str) -> None:
    page = visit(lay(hall, bots=2, options={}), phone=True)
    Player(page).sit("Astrid")
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=60_000)
    end_turn(page)
    expect(page.locator(".recap")).to_be_visible(timeout=60_000)
    deed = page.locator(".recap .deed").first
    told = deed.get_attribute("aria-label") or "-"
    deed.tap()
    expect(page.locator(".recap p.told")).to_contain_text(told.split(" ×")[0])
    page.get_by_role("button", name="Show it once more").tap()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
