"""`?` shows the keys: those that work on this screen, in the reader's language."""

from __future__ import annotations

from hall.client import Api
from playwright.sync_api import Page, expect

from .conftest import Visit
from .playing import start
from .test_replay import analysed, finished, open_replay

__all__ = ["finished"]


def keys(page: Page) -> dict[str, str]:
    """What the sheet says, by its words."""
    page.mouse.move(3, 3)  # on a card the key would ask about that
    page.keyboard.press("?")
    page.locator("dialog[open] dl").first.wait_for()
    # At one go, for what can be done changes with the table.
    told: list[list[str]] = page.locator("dialog[open] dt").evaluate_all(
        "all => all.map((each) => [each.nextElementSibling.innerText, each.innerText])"
    )
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return {word: "".join(pressed.split()) for word, pressed in told}


def test_at_a_table_the_shells_and_the_boards_own(visit: Visit) -> None:
    page = visit("/bench")
    page.locator(".seat").first.wait_for()
    everywhere = keys(page)
    assert everywhere["This list"] == "?"
    assert "Ask for a hint" not in everywhere
    start(page)
    page.locator(".prompt.asked").wait_for()
    told = keys(page)
    assert everywhere.items() <= told.items()
    assert told["Ask for a hint"] == "H"
    assert told["Choose by number"] == "1…9"
    assert told["Turn the chosen card over"] == "R"
    assert "End the turn" not in told  # another board's
    page.get_by_role("button", name="По-русски").click()
    page.get_by_role("button", name="Клавиши").wait_for()
    assert keys(page)["Перевернуть выбранную карту"] == "R"


def test_the_key_beside_shift_opens_it_whatever_it_writes(visit: Visit) -> None:
    page = visit("/bench", lang="ru")
    page.locator(".seat").first.wait_for()
    cyrillic = "new KeyboardEvent('keydown', {key: ',', code: 'Slash', shiftKey: true})"
    page.evaluate(f"dispatchEvent({cyrillic})")
    expect(page.get_by_role("dialog", name="Клавиши")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".seat.me input").fill("")
    page.locator(".seat.me input").press("?")  # written into a name, it is a sign like any other
    expect(page.locator(".seat.me input")).to_have_value("?")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_whoever_looks_on_has_nothing_to_press(visit: Visit, hall: str) -> None:
    made = Api(hall).create(bots=[None, "greedy", "greedy"])
    page = visit(f"/t/{made['table']}")
    page.get_by_text("you look on").wait_for()
    assert "Do it" not in keys(page)


def test_in_a_replay(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished)
    analysed(page)
    told = keys(page)
    assert told["One step back or on"] == "←→"
    assert told["Turning points"] == "T"
    assert "Ask for a hint" not in told
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
