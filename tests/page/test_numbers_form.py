"""Other numbers: a form by the names of the cards, with the engine's limits; nothing is lost."""

from __future__ import annotations

import json

from hall.client import Api
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit


def open_form(page: Page, game: str) -> None:
    page.locator(".cover").filter(has_text=game).click()
    page.locator(".rules .field").click()
    page.get_by_role("button", name="Other numbers").click()
    page.locator("fieldset .row").first.wait_for()


def number(page: Page, card: str, name: str) -> Locator:
    return page.get_by_role("group", name=card).get_by_role("textbox", name=name)


def close_all(page: Page) -> None:
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_number_is_found_changed_and_played_with(visit: Visit, hall: str) -> None:
    page = visit("/bench")
    open_form(page, "Wolves")
    page.get_by_role("searchbox", name="Search the numbers").fill("archer str")
    rows = page.locator("fieldset .row")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("0–20 · worked out")
    field = number(page, "Archer", "strength")
    expect(field).to_have_value("1")
    field.fill("4")
    expect(rows).to_contain_text("usually 1")
    page.get_by_role("searchbox", name="Search the numbers").fill("")
    page.get_by_label("Changed only (1)").check()
    expect(rows).to_have_count(1)
    close_all(page)
    expect(page.locator(".rules .field")).to_have_text("1 change")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    table = Api(hall).get(f"tables/{page.url.rpartition('/')[2]}")
    assert table["settings"]["options"] == {"people": {"archer": {"strength": 4}}}


def test_a_number_beyond_its_limits_is_named_and_kept(visit: Visit) -> None:
    page = visit("/bench")
    open_form(page, "Wolves")
    number(page, "Archer", "copies").fill("99")
    said = "Archer, copies: a whole number from 0 to 15"
    expect(page.locator("dialog[open] [role=alert]").last).to_have_text(said)
    close_all(page)
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_disabled()
    expect(page.locator(".status")).to_have_text(said)  # and not "Everybody is ready"
    # Another game has numbers of its own; what was written here stays.
    page.locator(".cover").filter(has_text="Vikings").click()
    expect(start).to_be_enabled()
    expect(page.locator(".status")).to_contain_text("Everybody is ready")
    open_form(page, "Wolves")
    field = number(page, "Archer", "copies")
    expect(field).to_have_value("99")
    page.get_by_role("button", name="Archer, copies: as usual").click()
    expect(field).to_have_value("12")
    close_all(page)
    expect(start).to_be_enabled()


def test_what_does_not_go_together_the_engine_says_in_the_readers_language(visit: Visit) -> None:
    page = visit("/bench", lang="ru")
    page.locator(".cover").filter(has_text="Волки").click()
    page.locator(".rules .field").click()
    page.get_by_role("button", name="Другие числа").click()
    number(page, "Рука", "карт в первом раунде").fill("13")
    alert = page.locator("dialog[open] [role=alert]").last
    expect(alert).to_have_text("Рука, карт в первом раунде: 13, но в руке не бывает больше 12")
    number(page, "Рука", "самая большая рука").fill("13")
    expect(alert).to_have_text("")
    close_all(page)
    expect(page.get_by_role("button", name="Начать", exact=True)).to_be_enabled()


def test_changes_are_taken_along_and_brought_in(visit: Visit) -> None:
    page = visit("/bench")
    open_form(page, "Asgard")
    number(page, "Cards dealt", "4 players, round 2").fill("4")
    page.get_by_text("Take along and bring in").click()
    out = page.get_by_role("textbox", name="Your changes as JSON")
    expect(out).to_have_value(json.dumps({"deals": {"4": [6, 4, 4]}}, indent=1))
    box = page.get_by_role("textbox", name="JSON that you have")
    box.fill('{"copies": {"odin/thor": 5}, "variants": {"any_goal": true}, "hands": 3}')
    page.get_by_role("button", name="Bring in").click()
    expect(number(page, "Cards of each", "Odin / Thor")).to_have_value("5")
    expect(number(page, "Cards dealt", "4 players, round 2")).to_have_value("5")
    alert = page.locator("dialog[open] [role=alert]").first
    expect(alert).to_contain_text("unknown option 'hands'")
    box.fill('{"copies": {"odin/thor": 5}')
    page.get_by_role("button", name="Bring in").click()
    expect(page.locator("dialog[open] [role=alert]").last).to_have_text(
        "This can't be read as JSON."
    )
    expect(box).to_have_value('{"copies": {"odin/thor": 5}')
    page.get_by_role("button", name="All as usual").click()
    expect(number(page, "Cards of each", "Odin / Thor")).to_have_value("3")
    expect(alert).to_have_text("")
