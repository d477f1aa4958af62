"""Leagues in the browser: made, joined, played and looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hall.evening import make, now, until
from hall.keyring import Browser
from hall.serving import config, hall_in_thread
from playwright.sync_api import expect

from .conftest import Visit
from .geometry import faults, settled
from .league import evening, signed_in
from .test_access import check

Evening = tuple[str, str, list[Browser]]
"""A hall, a league in its last round, and its people."""


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    file: Path = tmp_path_factory.mktemp("leagues") / "hall.db"
    with hall_in_thread(config(file)) as address:
        league, everybody = evening(address, 9, 3, play=2, seats=3)
        yield address, league, everybody


def test_nothing_yet_says_what_could_be(visit: Visit, tmp_path: Path) -> None:
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        page = visit("/", at=address)
        page.get_by_role("link", name="Leagues").click()
        expect(page.get_by_role("heading", name="No league yet")).to_be_visible()
        expect(page.get_by_role("heading", name="Arena")).to_be_visible()
        check(page)
        # Whoever has no name is helped to one.
        page.get_by_role("button", name="Make a league").click()
        expect(page.get_by_role("dialog", name="Your name")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_one_is_made_joined_and_called_off(visit: Visit, tmp_path: Path, phone: bool) -> None:
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        anna = Browser(address)
        anna.post("people", {"name": "Anna"})
        page = visit("/leagues", at=address, phone=phone)
        signed_in(page, anna)
        page.get_by_role("button", name="Make a league").click()
        form = page.get_by_role("dialog", name="Make a league")
        expect(form.locator(".will")).to_contain_text("3 rounds of Intrigues of Asgard")
        check(page)
        form.get_by_text("By turns", exact=True).click()
        form.get_by_text("Wolves of Odin").click()
        expect(form.locator(".will")).to_contain_text("Wolves of Odin")
        expect(form.locator(".will")).to_contain_text("days for a turn")
        form.get_by_label("Name").fill("Winter league")
        form.get_by_role("button", name="Make it").click()
        expect(page.get_by_role("heading", name="Winter league")).to_be_visible()
        expect(page.get_by_role("timer")).to_be_visible()
        expect(page.get_by_text("Nobody yet.")).to_be_visible()
        page.get_by_role("button", name="Take part", exact=True).click()
        expect(page.get_by_role("list").get_by_text("Anna")).to_be_visible()
        check(page)
        page.get_by_role("button", name="Take part no longer").click()
        expect(page.get_by_text("Nobody yet.")).to_be_visible()
        page.get_by_role("button", name="Call it off").click()
        expect(page.locator(".now")).to_have_text("It does not take place.")
        # Another with the same name is refused while one is coming, in words.
        make(anna, begins=now() + 600_000)
        page.goto("/leagues")
        page.get_by_role("button", name="Make a league").click()
        form.get_by_label("Name").fill("THURSDAY evening")
        form.get_by_role("button", name="Make it").click()
        expect(form.get_by_role("alert")).to_contain_text("Another league is called so")


@pytest.mark.parametrize(
    ("lang", "theme", "phone"),
    [("en", "dark", False), ("ru", "light", True), ("ru", "dark", True), ("en", "light", False)],
)
def test_how_it_stands_is_seen_by_everybody(
    visit: Visit, held: Evening, lang: str, theme: str, phone: bool
) -> None:
    address, league, everybody = held
    page = visit(f"/leagues/{league}", at=address, lang=lang, theme=theme, phone=phone)
    rows = page.locator("section tbody tr")
    expect(rows).to_have_count(9)
    told = everybody[0].get(f"leagues/{league}")
    names = {each["number"]: each["name"] for each in told["entrants"]}
    for row, standing in zip(rows.all(), told["standings"], strict=True):
        expect(row).to_contain_text(names[standing["number"]])
    expect(page.locator("svg .line")).to_have_count(8)
    expect(page.locator("svg[role=img]")).to_be_visible()
    assert settled(page)
    # It is longer than a screen; what lies below is reached by scrolling.
    assert not [each for each in faults(page, touch=phone) if "out of reach" not in each]
    check(page)
    page.get_by_text({"en": "Who met whom", "ru": "Кто с кем встречался"}[lang]).first.click()
    cells = page.locator(".cross tbody td")
    expect(cells).to_have_count(81)
    # Nine people, two rounds at tables of three: each has met four.
    expect(page.locator(".cross td:is(.ahead, .behind, .even)")).to_have_count(36)
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    over = page.get_by_role("link", name={"en": "Replay", "ru": "Повтор"}[lang]).first
    over.click()
    page.wait_for_url("**/r/*")


def test_a_press_and_one_sits_there(visit: Visit, held: Evening) -> None:
    address, league, everybody = held
    page = visit(f"/leagues/{league}", at=address)
    signed_in(page, everybody[3])
    expect(page).to_have_title(re.compile("^• "))
    page.get_by_role("button", name="To your table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("They know that you wait").or_(page.locator(".room"))).to_be_visible()
    expect(page.get_by_text("you", exact=True)).to_be_visible()
    table = page.url.rpartition("/")[2]
    seats = everybody[3].get(f"tables/{table}")["seats"]
    assert [seat["who"] for seat in seats if seat["name"] == everybody[3].me["name"]] == ["person"]
    page.get_by_role("link", name="Back to the league").click()
    expect(page.get_by_role("heading", name="Thursday evening")).to_be_visible()


def test_the_page_follows_by_itself(visit: Visit, tmp_path: Path) -> None:
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        anna, bo = Browser(address), Browser(address)
        anna.post("people", {"name": "Anna"})
        bo.post("people", {"name": "Bo"})
        league = make(anna, seats=2, rounds=1, begins=now() + 6_000)
        page = visit(f"/leagues/{league}", at=address)
        signed_in(page, anna)
        page.get_by_role("button", name="Take part", exact=True).click()
        bo.post(f"leagues/{league}/join")
        expect(page.get_by_role("button", name="To your table")).to_be_visible(timeout=25_000)
        expect(page.locator(".now")).to_have_text("Round 1 of 1 is being played.")
        (table,) = anna.get(f"leagues/{league}")["me"]["ready"]
        for each in (anna, bo):
            each.post(f"leagues/{league}/seat", {"table": table})
        until(lambda: anna.get(f"tables/{table}")["phase"] == "playing")
        bo.post(f"tables/{table}/concede")
        expect(page.locator(".now")).to_have_text("It is over.", timeout=25_000)
        expect(page.locator("tbody tr").first).to_contain_text("Anna")
