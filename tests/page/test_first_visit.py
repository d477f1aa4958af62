"""The lobby of a stranger, and of somebody who comes back: what each game is, one press to it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import meadhall

from .conftest import Visit
from .test_access import check
from .test_lobby import keeps

GAMES = ["asgard", "vikings", "wolves"]


def card(page: Page, game: str) -> Locator:
    return page.locator(f".games > li[data-game={game}]")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_each_game_says_what_it_is(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    learn = {"en": "to learn", "ru": "учить"}[lang]
    of = {"en": "of", "ru": "из"}[lang]
    for name in GAMES:
        game = meadhall.game(name)
        about = game.about
        assert about.axes
        assert len(game.blurb(lang)) <= 80
        expect(card(page, name)).to_contain_text(game.blurb(lang))
        expect(card(page, name)).to_contain_text(re.compile(rf"\b{about.minutes} м?m?[iи][nн]"))
        expect(
            card(page, name).get_by_role("img", name=f"{learn}: {about.axes.learn} {of} 3")
        ).to_be_visible()
    expect(page.locator(".btn.main")).to_have_count(1)  # what to press first
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_press(visit: Visit, game: str) -> None:
    page = visit()
    page.get_by_text("thrall easy").click()
    card(page, game).get_by_role("button", name="Play now").click()
    page.locator(".prompt").wait_for()
    info = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert info["phase"] == "playing"
    assert [seat["level"] for seat in info["seats"]] == [None, "thrall", "thrall"]
    assert info["settings"]["clock"]["kind"] == "none"
    page.goto("/")  # the level is kept
    expect(page.get_by_role("radio", name="thrall easy")).to_be_checked()


def test_learn_leads_to_the_first_lesson_and_then_to_the_list(visit: Visit) -> None:
    page = visit(phone=True)
    card(page, "asgard").get_by_role("link", name="Learn").click()
    expect(page).to_have_url(re.compile("/learn/asgard/heads$"))
    page.locator(".guide").wait_for()
    stored = json.dumps({"asgard/heads": {"step": 1, "done": False}})
    page.evaluate(f"localStorage['meadhall.lessons'] = {json.dumps(stored)}")
    page.goto("/")
    link = card(page, "asgard").get_by_role("link", name="Learn")
    expect(link).to_have_attribute("href", re.compile("/learn/asgard$"))
    expect(page.locator(".btn.main")).to_have_count(0)  # no stranger any more


def test_with_friends_a_seat_waits_for_one(visit: Visit) -> None:
    page = visit()
    card(page, "wolves").get_by_role("link", name="With friends").click()
    expect(page.get_by_role("radio", name="Wolves of Odin")).to_be_checked()
    expect(page.get_by_text("One seat waits for a friend.")).to_be_visible()


def test_by_keys_alone(visit: Visit) -> None:
    page = visit()
    card(page, "asgard").wait_for()
    page.get_by_role("button", name="name yourself").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("Astrid")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Astrid")).to_be_focused()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.now')"):
            break
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    info = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert info["seats"][0]["name"] == "Astrid"


def test_who_comes_back_is_told_what_waits(visit: Visit) -> None:
    page = visit("about:blank")
    keeps(
        page,
        a={"phase": "playing", "mine": False, "where": "quiet"},
        b={"phase": "playing", "mine": True, "game": "wolves"},
        c={"phase": "playing", "mine": True, "game": "vikings"},
        d={},
    )
    stored = json.dumps({"wolves/line": {"step": 0, "done": True}})
    page.add_init_script(f"localStorage['meadhall.lessons'] = {json.dumps(stored)}")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Two tables wait for you")
    tables = page.get_by_role("region", name="Your tables").locator("li")
    expect(tables.locator(".lab")).to_have_text(["Your move", "Your move", "Open"])
    onward = page.get_by_role("region", name="Go on learning")
    expect(onward).to_contain_text("Wolves of Odin, lesson 2 of 8")
    onward.get_by_role("link", name="Go on").click()
    expect(page).to_have_url(re.compile("/learn/wolves/pass$"))


def test_glimpses_move_once_and_not_where_motion_is_reduced(visit: Visit) -> None:
    page = visit(still=False)
    expect(page.locator(".glimpse")).to_have_count(3)
    still = visit()
    card(still, "asgard").hover()
    still.wait_for_timeout(900)
    expect(still.locator(".glimpse")).to_have_count(0)
