"""Two people who look for a game find each other, each in a browser of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hall.client import Api
from hall.ending import CLOCK
from hall.seeking import Seeker
from hall.serving import config, hall_in_thread
from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_access import check

LOOKS = [("en", "dark", False), ("ru", "light", True), ("ru", "dark", False), ("en", "light", True)]
WORDS = {
    "en": {"find": "Find a game", "go": "Find", "stop": "Stop looking", "bots": "Play with bots"},
    "ru": {"find": "Найти игру", "go": "Искать", "stop": "Не искать", "bots": "Сыграть с ботами"},
}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """A hall in which nobody looks for anything yet."""
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        yield address


def opened(page: Page, lang: str = "en") -> Page:
    page.get_by_role("button", name=WORDS[lang]["find"]).click()
    expect(panel(page).get_by_role("button", name=WORDS[lang]["go"], exact=True)).to_be_visible()
    return page


def panel(page: Page):  # type: ignore[no-untyped-def]
    return page.locator("dialog[open]")


def seek(page: Page, lang: str = "en") -> None:
    panel(opened(page, lang)).get_by_role("button", name=WORDS[lang]["go"], exact=True).click()
    expect(panel(page).locator(".hall")).to_be_visible()


@pytest.mark.parametrize(("lang", "theme", "phone"), LOOKS)
def test_two_browsers_find_each_other(
    site: str, visit: Visit, tmp_path: Path, lang: str, theme: str, phone: bool
) -> None:
    look = {"lang": lang, "theme": theme, "phone": phone}
    anna, erik = visit("/", at=site, **look), visit("/", at=site, **look)
    opened(anna, lang)
    check(anna)
    anna.screenshot(path=tmp_path / "form.png")
    anna.keyboard.press("Escape")
    seek(anna, lang)
    expect(panel(anna).get_by_role("timer")).to_have_text(re.compile(r"0:0[1-9]"))
    check(anna)
    anna.screenshot(path=tmp_path / "waiting.png")
    seek(erik, lang)
    for page in (anna, erik):
        expect(page).to_have_url(re.compile("/t/"), timeout=20_000)
        # The hall waits ten seconds at most for what both add to the shuffle.
        expect(page.locator(".prompt")).to_be_visible(timeout=20_000)
    assert anna.url == erik.url
    # Both have a seat there, not a place to look on from.
    there = (
        "fetch(`/api/tables/${location.pathname.split('/').pop()}/position`).then(a => a.json())"
    )
    told = [page.evaluate(there) for page in (anna, erik)]
    assert sorted(each["seat"] for each in told) == [0, 1]
    assert {each["phase"] for each in told} == {"playing"}


def test_by_the_keyboard_alone(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    page.get_by_role("button", name="Find a game").focus()
    page.keyboard.press("Enter")
    expect(panel(page)).to_be_visible()
    page.get_by_role("radio", name="Intrigues of Asgard").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Wolves of Odin")).to_be_checked()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.keyboard.press("Enter")
    expect(panel(page).get_by_role("timer")).to_be_visible()
    queues = Api(site).get("pairing")["queues"]
    assert [(queue["game"], queue["players"]) for queue in queues] == [("wolves", 3)]


def test_a_search_survives_a_reload_and_goes_on_elsewhere(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    seek(page)
    panel(page).get_by_role("button", name="Look around meanwhile").click()
    bar = page.locator("aside.bar")
    expect(bar).to_contain_text("Looking for a game")
    page.reload()
    expect(bar).to_contain_text("Looking for a game")
    page.get_by_role("link", name="Credits").click()
    expect(bar).to_be_visible()
    bar.get_by_role("button", name="Show the search").click()
    expect(panel(page).locator(".hall")).to_be_visible()
    page.keyboard.press("Escape")
    other = Seeker(site, "Olga")
    other.seek()
    while other.search["state"] != "seated":
        other.wait()
    expect(page).to_have_url(re.compile("/t/"))


def test_it_is_taken_back(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    seek(page)
    panel(page).get_by_role("button", name="Stop looking").click()
    expect(panel(page).get_by_role("button", name="Find", exact=True)).to_be_visible()
    expect(panel(page)).not_to_contain_text("The search is over")
    assert Api(site).get("pairing")["queues"] == []
    page.reload()
    page.wait_for_load_state("networkidle")
    expect(page.locator("aside.bar")).to_have_count(0)


def test_nobody_is_taken_away_from_a_game_on_the_clock(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    seek(page)
    panel(page).get_by_role("button", name="Look around meanwhile").click()
    settings = {"game": "asgard", "players": 2, "bots": [None, "karl"], "clock": CLOCK}
    table = page.evaluate(
        "async body => (await (await fetch('/api/tables', {method: 'POST', body,"
        " headers: {'content-type': 'application/json'}})).json()).table",
        json.dumps({"settings": settings, "name": "Anna"}),
    )
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt")).to_be_visible(timeout=20_000)
    bar = page.locator("aside.bar")
    expect(bar).to_contain_text("Looking for a game")
    other = Seeker(site, "Olga")
    other.seek()
    while other.search["state"] != "seated":
        other.wait()
    expect(bar).to_contain_text("A game is found")
    assert page.url.endswith(f"/t/{table}")
    bar.get_by_role("link", name="Go there").click()
    expect(page).to_have_url(re.compile(f"/t/{other.search['table']}"))
    expect(bar).to_have_count(0)


def test_a_second_tab_does_not_look_too(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    seek(page)
    second = page.context.new_page()
    second.goto("/")
    second.wait_for_load_state("networkidle")
    expect(second.locator("aside.bar")).to_have_count(0)
    assert [queue["waiting"] for queue in Api(site).get("pairing")["queues"]] == [1]
    page.close()
    second.reload()
    expect(second.locator("aside.bar")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_bots_are_offered_and_come(
    site: str, visit: Visit, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.runtime.pairing.BOTS_AFTER", 1_500)
    page = visit("/", at=site, lang=lang)
    seek(page, lang)
    panel(page).get_by_role("button", name=WORDS[lang]["bots"]).click()
    expect(page).to_have_url(re.compile("/t/"), timeout=20_000)


def test_what_others_look_for_is_a_press_away(site: str, visit: Visit) -> None:
    other = Seeker(site, "Olga")
    other.seek("wolves", 4, pace="calm")
    page = opened(visit("/", at=site))
    panel(page).get_by_role("button", name="Wolves of Odin, 4 players, calm 1 waits").click()
    expect(panel(page)).to_contain_text("One is looking for this now.")
    expect(page.get_by_role("radio", name="Wolves of Odin")).to_be_checked()
    expect(page.locator("body")).not_to_contain_text("Olga")


def test_the_last_choice_is_remembered(site: str, visit: Visit) -> None:
    page = opened(visit("/", at=site))
    page.locator("label").filter(has_text="Vikings Gone Wild").click()
    page.locator("label").filter(has_text="by turns").click()
    panel(page).get_by_role("button", name="Find", exact=True).click()
    panel(page).get_by_role("button", name="Stop looking").click()
    page.reload()
    opened(page)
    expect(page.get_by_role("radio", name="Vikings Gone Wild")).to_be_checked()
    expect(page.get_by_role("radio", name="by turns")).to_be_checked()


def test_a_guest_who_wants_a_rated_game_is_shown_how(site: str, visit: Visit) -> None:
    page = opened(visit("/", at=site))
    page.locator("label").filter(has_text="rated").click()
    expect(panel(page)).to_contain_text("A rated game needs a name of your own.")
    panel(page).get_by_role("button", name="Make a name mine").click()
    expect(page.get_by_role("dialog", name="Your name")).to_be_visible()


def test_the_tab_says_that_a_game_is_found(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    seek(page)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    other = Seeker(site, "Olga")
    other.seek()
    while other.search["state"] != "seated":
        other.wait()
    expect(page).to_have_title(re.compile("^• A game is found"))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).not_to_have_title(re.compile("A game is found"))
