"""The lobby's lists: one's own tables, those of others, and what can be done about them."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from hall.client import Api
from playwright.sync_api import Page, Route, expect

from .conftest import Visit
from .playing import start

KEPT: dict[str, Any] = {
    "game": "asgard",
    "names": ["Astrid", "Erik", "Skald"],
    "bots": [False, False, True],
    "seat": 0,
    "phase": "over",
    "mine": False,
    "where": "",
    "scores": [9, 7, 6],
    "ranks": [1, 2, 3],
    "clock": {"kind": "bank", "bank": 900, "increment": 20},
}


def keeps(page: Page, **tables: dict[str, Any]) -> None:
    """Have the browser know these tables."""
    now = time.time() * 1000
    rows = [{**KEPT, "table": table, "at": now, **row} for table, row in tables.items()]
    page.add_init_script(
        "localStorage['meadhall.tables'] ??= " + json.dumps(json.dumps(rows))  # once, not on reload
    )


def own(page: Page) -> Any:
    return page.get_by_role("region", name="Your tables").locator("li")


def over(page: Page) -> Any:
    return page.get_by_role("region", name="Sung to the end").locator("li")


def others(page: Page, name: str = "Open tables") -> Any:
    return page.get_by_role("region", name=name).locator("li")


def test_ones_tables_say_with_whom_how_long_and_when(visit: Visit) -> None:
    page = visit("/bench")
    page.get_by_text("15 min", exact=True).click()
    start(page)
    page.get_by_role("link", name="Meadhall").click()
    row = own(page).first
    expect(row).to_contain_text(re.compile(r"with Skald, Ulf.*15 min · \d", re.DOTALL))
    expect(row.locator(".lab")).to_have_text("Your move")


def test_a_past_game_says_the_day(visit: Visit) -> None:
    page = visit("about:blank")
    day = 86_400_000
    keeps(page, a={"ended": time.time() * 1000 - day}, b={"ended": 1_700_000_000_000})
    page.goto("/")
    expect(over(page).nth(0)).to_contain_text(
        re.compile(r"You won 9 : 7 : 6.*yesterday", re.DOTALL)
    )
    expect(over(page).nth(1)).to_contain_text(re.compile(r"Nov 1\d, 2023"))


def test_what_a_bot_finished_is_no_victory(visit: Visit) -> None:
    """A game goes on without its player; the hall says so when the list is looked at."""
    page = visit("about:blank")
    keeps(page, mine={"phase": "playing", "mine": True, "scores": None, "ranks": None})
    result = {"scores": [9, 7, 6], "ranks": [1, 2, 3]}
    position = {"seat": 0, "phase": "over", "waiting": [], "result": result}
    seats = [{"finished_by_bot": True}, {"finished_by_bot": False}, {"finished_by_bot": False}]

    def answer(route: Route) -> None:
        route.fulfill(json=position if "position" in route.request.url else {"seats": seats})

    page.route("**/api/tables/mine**", answer)
    page.goto("/")
    row = over(page).get_by_role("link")
    expect(row).to_contain_text("A bot finished it for you: place 1, 9 : 7 : 6")
    expect(page.locator("body")).not_to_contain_text("You won")


def test_tables_can_be_hidden_and_forgotten(visit: Visit) -> None:
    page = visit("about:blank")
    keeps(page, a={"names": ["Astrid", "Hild"]}, b={"names": ["Astrid", "Olaf"]})
    page.goto("/")
    row = over(page).filter(has_text="Hild")
    row.get_by_role("button", name="hide or forget").click()
    row.get_by_role("button", name="Hide", exact=True).click()
    expect(row).to_have_count(0)
    page.reload()
    expect(over(page).filter(has_text="Olaf")).to_have_count(1)
    expect(row).to_have_count(0)
    page.get_by_role("button", name="One hidden").click()
    row.get_by_role("button", name="hide or forget").click()
    row.get_by_role("button", name="Forget", exact=True).click()
    row.get_by_role("button", name="Back").click()  # it is asked once more
    row.get_by_role("button", name="Forget", exact=True).click()
    row.get_by_role("button", name="Forget", exact=True).click()
    page.reload()
    expect(over(page).filter(has_text="Olaf")).to_have_count(1)
    assert "Hild" not in page.evaluate("localStorage['meadhall.tables']")


def test_open_tables_say_who_invites_and_how_it_is_played(visit: Visit, hall: str) -> None:
    clock = {"kind": "bank", "bank": 180, "increment": 10}
    api = Api(hall)
    made = api.create("Tove", players=3, open=True, clock=clock, bots=[None, "jarl", None])
    api.create("Hidden Hild", players=3)
    page = visit()
    row = others(page).filter(has=page.locator(f"a[href$='{made['table']}']"))
    expect(row).to_contain_text("Tove invites · 1 of 3 seats free")
    expect(row).to_contain_text("3 min · bots: jarl")
    expect(page.locator("body")).not_to_contain_text("Hidden Hild")
    row.get_by_role("link").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_public_game_can_be_watched_and_others_are_not_listed(visit: Visit, hall: str) -> None:
    api = Api(hall)
    for name, more in {
        "Public Pia": {"open": True},
        "Closed Karin": {"open": True, "onlookers": False},
        "Private Per": {},
    }.items():
        made = api.create(name, players=2, **more)
        api.seat(made["table"], made["invitation"], name="Leif")
    while "Public Pia" not in str(api.get("watching")):  # it is looked for every few seconds
        time.sleep(0.1)
    page = visit()
    row = others(page, "Watch a game").filter(has_text="Public Pia").filter(has_text="Leif")
    expect(row.get_by_role("link")).to_have_accessible_name("Look on: Intrigues of Asgard")
    expect(row.get_by_role("img")).to_have_accessible_name(re.compile("Leif 50 %"))
    for name in ("Closed Karin", "Private Per"):
        expect(page.locator("body")).not_to_contain_text(name)
    row.get_by_role("link").click()
    expect(page.get_by_text("you look on")).to_be_visible()


def test_a_table_for_anybody_can_be_watched_by_anybody(visit: Visit, hall: str) -> None:
    page = visit("/bench")
    page.get_by_role("button", name="Friend", exact=True).first.click()
    page.get_by_role("group", name="Who may sit").get_by_text("anybody").click()
    watch = page.get_by_role("group", name="Who may watch")
    expect(watch.get_by_text("anybody")).to_be_visible()
    expect(watch.get_by_text("whoever has the link")).to_have_count(0)
    watch.get_by_text("nobody").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    settings = Api(hall).get("tables")["tables"][0]
    assert page.url.endswith(settings["table"])


def test_what_goes_on_from_a_replay_is_marked(visit: Visit) -> None:
    page = visit("about:blank")
    keeps(page, a={"branch": {"of": "b", "step": 12}})
    page.goto("/")
    expect(over(page).last).to_contain_text("What if, from step 12")
