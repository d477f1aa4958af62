"""Whole games in a real browser."""

from __future__ import annotations

import re

import pytest
from effort import only_long
from playwright.sync_api import expect

from .conftest import Visit
from .playing import asked, by_clicks, by_keys, start


@pytest.mark.parametrize(("lang", "theme"), [("ru", "light"), *only_long(("en", "dark"))])
def test_a_whole_game_by_clicks(visit: Visit, lang: str, theme: str) -> None:
    page = visit(lang=lang, theme=theme)
    start(page, button={"en": "Start", "ru": "Начать"}[lang])
    by_clicks(page)
    expect(page.locator(".veil ol li")).to_have_count(3)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit()
    start(page)
    page.locator("body").click(position={"x": 2, "y": 400})
    by_keys(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    start(page)
    by_clicks(page, touch=True)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page scrolls sideways"


def test_the_whole_table_fits_without_scrolling(visit: Visit) -> None:
    page = visit()
    start(page)
    height, width = page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
    )
    assert (height, width) == (800, 1280)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_bench_ends_with_start_in_sight(visit: Visit, lang: str) -> None:
    page = visit("/bench", lang=lang)
    page.locator(".seat button", has_text=re.compile("Friend|Друг")).first.click()
    height, width = page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
    )
    assert (height, width) == (800, 1280)


def test_a_choice_survives_a_reload(visit: Visit) -> None:
    page = visit()
    start(page)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    # Bots have sealed already, so a new hand comes; half a game later we reload in mid-choice.
    while page.locator(".hc").count():
        if asked(page):
            page.keyboard.press("1")
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    before = page.locator(".own .sh").all_inner_texts()
    page.reload()
    page.locator(".prompt").wait_for()
    assert page.locator(".own .sh").all_inner_texts() == before
    expect(page.locator(".log li").nth(3)).to_be_visible()


def test_the_language_changes_in_mid_game(visit: Visit) -> None:
    page = visit()
    start(page)
    expect(page.locator(".prompt .q")).to_contain_text("Pick a card and the head that goes up.")
    page.get_by_role("button", name="По-русски").click()
    expect(page.locator(".prompt .q")).to_have_text(re.compile("[а-я]"))
    expect(page.get_by_text("Интриги Асгарда")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_text("Скальд").first).to_be_visible()  # a bot's name


def test_a_bot_gives_a_hint(visit: Visit) -> None:
    page = visit()
    start(page)
    page.keyboard.press("h")
    hint = page.locator(".prompt .hint")
    expect(hint).to_contain_text("with")
    expect(hint).not_to_contain_text("%")  # it speaks of the game, and of numbers when asked
    hint.get_by_role("button", name="why?").click()
    expect(hint).to_have_text(re.compile(r"it wins about \d+\s%"))
    expect(page.locator(".hc.sel")).to_have_count(1)
    # It is only advice: another card can be taken up instead, one that isn't covered by it.
    advised = page.locator(".hc.sel").get_attribute("data-place")
    place = "hand/6" if advised in ("hand/0", "hand/1", "hand/2") else "hand/0"
    page.locator(f'[data-place="{place}"]').click(position={"x": 14, "y": 60})
    expect(page.locator(".hc.sel")).to_have_attribute("data-place", place)


def test_a_card_opens_large_and_closes(visit: Visit) -> None:
    page = visit()
    start(page)
    page.locator(".hc").nth(1).focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_settings_stay(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Light").click()
    page.get_by_role("button", name="Sound").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
