"""The rules page: our rulings by themselves, and where each card comes from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import meadhall

from .conftest import Visit
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
    page = visit("/")
    page.locator("label").filter(has_text="Wolves of Odin").click()
    page.locator(".rules button").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("checkbox", name=title).check()
    link = sheet.get_by_role("link", name="W-76").get_attribute("href")
    assert link is not None
    sheet.get_by_role("button", name="Done").click()
    read = visit(link.removeprefix(page.url.rstrip("/")))
    expect(read.locator(".rule.at dd").last).to_contain_text(title)
    check(read)


def test_cards_say_where_they_come_from(visit: Visit) -> None:
    page = visit("/rules/vikings")
    lens = page.get_by_role("listitem").filter(has=page.get_by_role("img", name="Loki's Lens"))
    expect(lens.locator("li.ours")).to_contain_text("effect")
    hall = page.get_by_role("listitem").filter(has=page.get_by_role("img", name="Town Hall"))
    prices = [each for each in hall.all() if "price" in each.inner_text()]
    assert ["price" in each.locator("li.ours").inner_text() for each in prices] == [False, True]
