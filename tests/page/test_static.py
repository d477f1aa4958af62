"""The hall without a server, in a real browser: whole games, and what was."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hall.client import Api
from playwright.sync_api import Page, expect

from .conftest import Visit
from .playing import by_clicks, start, step
from .playing_vikings import SHORT
from .playing_vikings import Player as Viking
from .playing_wolves import HURRY
from .playing_wolves import Player as Wolf
from .sites import PATIENCE, at_table, come, root, site

__all__ = ["root", "site"]

PROVED = re.compile("verif|commitment|проверен|подтвержд", re.IGNORECASE)
"""Words of proof: who plays here has shuffled themselves."""


def saved(page: Page) -> str:
    """The record that is shown, as a file."""
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("^(Download|Скачать)$")).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_from_the_lobby_to_a_reload_in_mid_choice(visit: Visit, site: str) -> None:
    page = come(visit, site)
    start(page)
    page.set_default_timeout(PATIENCE)
    assert page.url.startswith(f"{site}?t/")
    page.locator(".prompt.asked").wait_for()
    asked = page.locator(".prompt").inner_text()
    hand = page.locator(".hc").all_inner_texts()
    page.reload()
    page.locator(".prompt.asked").wait_for()
    assert page.locator(".prompt").inner_text() == asked
    assert page.locator(".hc").all_inner_texts() == hand


def test_asgard_by_thumb_and_what_its_record_says(visit: Visit, site: str) -> None:
    page = at_table(visit, site, "asgard", {"players": 2, "bots": "thrall"}, phone=True, lang="ru")
    by_clicks(page, touch=True)
    expect(page.locator(".veil ol li").first).to_be_visible(timeout=PATIENCE)
    page.set_default_timeout(PATIENCE)
    page.goto(page.url.replace("?t/", "?r/"))
    page.locator(".chart, .bar.panel, footer.panel").first.wait_for()
    assert not PROVED.search(page.locator("body").inner_text())


def test_vikings_by_clicks(visit: Visit, site: str) -> None:
    settings = {"players": 2, "bots": "thrall", "options": SHORT}
    page = at_table(visit, site, "vikings", settings)
    Viking(page).play()
    expect(page.locator(".veil ol")).to_be_visible(timeout=PATIENCE)
    page.set_default_timeout(PATIENCE)
    page.goto(page.url.replace("?t/", "?r/"))
    text = saved(page)
    assert "shuffled: by whoever played\n" in text
    assert not PROVED.search(text)
    assert not PROVED.search(page.locator("body").inner_text())


def test_wolves_by_clicks(visit: Visit, site: str) -> None:
    settings = {"players": 3, "bots": "thrall", "options": HURRY}
    page = at_table(visit, site, "wolves", settings, theme="light")
    Wolf(page, turns=1).play()
    expect(page.locator(".veil ol li")).to_have_count(3, timeout=PATIENCE)


def test_a_konung_plays(visit: Visit, site: str) -> None:
    page = at_table(visit, site, "asgard", {"players": 2, "bots": "konung"})
    for _ in range(3):  # what it has laid already it thought of elsewhere
        answer(page)
    expect(page.get_by_text("another plays on")).to_have_count(0)


def answer(page: Page) -> None:
    """Answer a question, till the saga has gone on."""
    page.locator(".prompt.asked").wait_for(timeout=PATIENCE)
    before = page.locator(".log li").count()
    while page.locator(".log li").count() == before:
        step(page, touch=False)
        page.wait_for_timeout(30)


@pytest.fixture
def on_a_server(hall: str) -> str:
    """The record of a game at a hall with a server, whose shuffle was promised."""
    made = Api(hall).create(bots=[None, "random"], players=2)
    own, name = Api(hall, made["token"]), made["table"]
    number = 0
    while True:
        here = own.get(f"tables/{name}/position", after=number, wait=10)
        number = here["number"]
        if here["phase"] == "over":
            return str(own.get(f"tables/{name}/record"))
        if 0 in here["waiting"]:
            ask = {"number": number, "move": here["moves"][0]["move"]}
            own.post(f"tables/{name}/moves", ask)


def test_a_servers_record_goes_in_and_out_letter_by_letter(
    visit: Visit, site: str, on_a_server: str
) -> None:
    assert "commitment: " in on_a_server
    page = come(visit, site, lang="ru", theme="light")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": on_a_server.encode()}
    )
    page.wait_for_url("**/?r/*")
    assert saved(page) == on_a_server
    assert not PROVED.search(page.locator("body").inner_text()), "nobody here was promised anything"
