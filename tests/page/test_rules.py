"""The rules page: our rulings by themselves, and where each card comes from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import meadhall

from .conftest import Visit
from .playing import start
from .test_access import check


@pytest.mark.parametrize(
    ("game", "lang", "theme", "phone"),
    [("vikings", "en", "dark", False), ("wolves", "ru", "light", True)],
)
def test_our_rulings_by_themselves(
    visit: Visit, game: str, lang: str, theme: str, phone: bool
) -> None:
    page = visit(f"/rules/{game}", lang=lang, theme=theme, phone=phone)
    book = meadhall.game(game).rulebook(lang).rules
    expect(page.locator(".rule")).to_have_count(len(book))
    expect(page.locator(".rule dl")).to_have_count(0)
    page.get_by_text({"en": "Our rulings", "ru": "Наши решения"}[lang], exact=True).click()
    rulings = [rule for rule in book.values() if rule.ruling]
    expect(page.locator(".rule")).to_have_count(len(rulings))
    for rule in rulings:
        assert rule.why
        told: list[str | re.Pattern[str]] = [rule.why.book, rule.why.reason, rule.why.other]
        if rule.why.switch:
            told.append(re.compile(f"[“«]{re.escape(rule.why.switch)}[”»]"))
        expect(page.locator(f"[id='{rule.id}'] dd")).to_have_text(told)
    check(page)


def test_a_house_rule_is_chosen_and_read_about(visit: Visit) -> None:
    title = "Fenrir stops at protection"
    page = visit("/bench")
    page.locator("label").filter(has_text="Wolves of Odin").click()
    page.locator(".rules button").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("checkbox", name=title).check()
    link = sheet.get_by_role("link", name="W-76").get_attribute("href")
    assert link is not None
    sheet.get_by_role("button", name="Done").click()
    read = visit(link.removeprefix(page.url.removesuffix("/bench")))
    expect(read.locator(".rule.at dd").last).to_contain_text(title)
    check(read)


def test_cards_say_where_they_come_from(visit: Visit) -> None:
    page = visit("/rules/vikings")
    lens = page.get_by_role("listitem").filter(has=page.get_by_role("img", name="Loki's Lens"))
    expect(lens.locator("li.ours")).to_contain_text("effect")
    hall = page.get_by_role("listitem").filter(has=page.get_by_role("img", name="Town Hall"))
    prices = [each for each in hall.all() if "price" in each.inner_text()]
    assert ["price" in each.locator("li.ours").inner_text() for each in prices] == [False, True]


@pytest.mark.parametrize("game", ["asgard", "wolves", "vikings"])
def test_the_aim_and_a_minutes_read_come_first(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", lang="ru")
    book = meadhall.game(game).rulebook("ru")
    expect(page.locator("article > section").first).to_contain_text(book.aim)
    for part in book.minute:
        row = page.locator(".minute li").filter(has_text=part.text)
        row.scroll_into_view_if_needed()
        # A real board is drawn there, and nothing of it can be pressed or heard.
        expect(row.locator(".picture[inert] .board > *").first).to_be_attached()
    page.get_by_role("searchbox").fill("раунд")
    expect(page.locator(".minute")).to_have_count(0)


def test_from_a_prompt_to_its_rule_and_back(visit: Visit) -> None:
    page = visit("/bench")
    start(page)
    address = page.url
    link = page.locator(".prompt").get_by_role("link", name="Rule A-21")
    link.focus()
    page.keyboard.press("Enter")
    book = page.get_by_role("complementary", name="Rules book")
    expect(book.locator(".rule.at")).to_contain_text("Choosing a card")
    expect(book.locator(".rule.at")).to_be_in_viewport()
    # The table stays alive beside it: nothing of it is covered, and a card can be played.
    assert book.bounding_box()["x"] >= page.locator(".prompt").bounding_box()["x"]  # type: ignore[index]
    page.locator(".hc").first.click(position={"x": 20.0, "y": 120.0})
    expect(page.locator(".hc.sel")).to_have_count(1)
    book.get_by_role("searchbox").fill("dispute")
    expect(book.get_by_role("status")).to_contain_text(re.compile(r"\d+ rules"))
    check(page)
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(link).to_be_focused()
    assert page.url == address
    expect(page.locator(".hc.sel")).to_have_count(1)  # Esc closed the book, and took nothing back


def test_on_a_phone_the_book_covers_the_table_until_it_is_closed(visit: Visit) -> None:
    page = visit("/bench", phone=True)
    start(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Rules book").click()
    book = page.get_by_role("dialog", name="Rules book")
    expect(book).to_contain_text("The aim")
    assert book.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    check(page)
    book.get_by_role("button", name="Close").click()
    expect(page.locator(".hc").first).to_be_visible()
