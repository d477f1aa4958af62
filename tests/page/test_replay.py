"""Looking back at a game, and playing on from the middle of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hall.client import Api
from playwright.sync_api import Page, Route, expect

from .conftest import Visit


@pytest.fixture(scope="module")
def finished(hall: str) -> str:
    """A game that a program has played to its end against bots; the table's id."""
    api = Api(hall)
    made = api.create(players=3, bots=[None, "greedy", "random"])
    table, own = made["table"], Api(hall, made["token"])
    number = 0
    while True:
        here = own.get(f"tables/{table}/position", after=number, wait=10)
        number = here["number"]
        if here["phase"] == "over":
            return str(table)
        if here["moves"] and 0 in here["waiting"]:
            own.post(f"tables/{table}/moves", {"number": number, "move": here["moves"][0]["move"]})


def open_replay(visit: Visit, table: str, at: str = "", **more: Any) -> Page:
    page = visit(f"/r/{table}{at}", **more)
    page.locator(".slide").wait_for()
    return page


def analysed(page: Page) -> None:
    """Wait until the hall has looked through the game."""
    page.locator(".chart").wait_for(timeout=60_000)


def test_step_jump_and_eyes(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished)
    step = page.locator(".deed b")
    expect(step).to_have_text(re.compile("Step 0 of"))
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile("Step 1 of"))
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()
    page.keyboard.press("Home")
    expect(page.locator(".opp .open").first).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".opp .open")).to_have_count(0)
    expect(page.locator(".hc")).to_have_count(7)
    page.locator(".log button.line").nth(8).click()
    expect(step).not_to_have_text(re.compile("Step 0 of"))


def test_it_plays_by_itself(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished, still=False)
    page.get_by_label("Speed").select_option("4")
    page.locator(".ctl .btn.main").click()
    expect(page.locator(".deed b")).to_have_text(re.compile("Step [3-9] of"))
    page.get_by_role("button", name="Pause").click()


def test_the_shuffle_is_verified_here(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished)
    page.get_by_role("button", name="Shuffle verified").click()
    expect(page.locator("dialog[open] dd")).to_have_count(2)


def test_a_link_to_a_moment(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished, "#step=7")
    expect(page.locator(".deed b")).to_have_text(re.compile("Step 7 of"))


def test_chances_and_the_record(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished)
    analysed(page)
    expect(page.locator(".chart .line")).to_have_count(3)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.path().read_text().startswith("meadhall record 1")


def test_turning_points(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished)
    analysed(page)
    page.get_by_role("button", name="Turning points").click()
    points = page.locator("dialog[open] li")
    assert points.count() == page.locator(".chart circle").count() > 0
    expect(points.first).to_contain_text(re.compile(r"Step \d+ of \d+.*\d+ % → \d+ %", re.DOTALL))
    points.first.get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".deed b")).not_to_have_text(re.compile("Step 0 of"))


def test_a_better_move_is_told(visit: Visit, finished: str, hall: str) -> None:
    def surely(route: Route) -> None:
        # Whether something was surely better is for the search to say, so the fourth move was.
        found = route.fetch().json()
        moment = next(each for each in found["moments"] if each["step"] >= 4)
        moment |= {"worth": 0.2, "best_worth": 0.41, "error": 0.02, "sure": "surely", "better": []}
        moment["words"] = {"en": "play Odin/Loki", "ru": "сыграть Одина/Локи"}
        route.fulfill(json=found)

    page = visit("about:blank")
    page.route("**/analysis", surely)
    page.goto(f"{hall}/r/{finished}#step=3")
    analysed(page)
    better = page.locator(".better")
    for _ in range(20):
        if better.count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    expect(better).to_have_text(
        re.compile(r"Surely better: [Pp]lay Odin/Loki \(41\s% instead of 20\s%\)")
    )
    page.get_by_role("button", name="По-русски").click()
    expect(better).to_have_text(re.compile("лучше: сыграть Одина/Локи", re.IGNORECASE))


def test_playing_on_from_here(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished, "#step=9")
    page.keyboard.press("p")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".hc")).to_have_count(4)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".hc")).to_have_count(3)


def test_whoever_comes_back_finds_the_step_they_left(visit: Visit, finished: str) -> None:
    page = open_replay(visit, finished)
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    step = page.locator(".deed b")
    expect(step).to_have_text(re.compile("Step 6 of"))
    page.keyboard.press("p")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    page.go_back()
    expect(step).to_have_text(re.compile("Step 6 of"))
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**#step=7")
    page.reload()
    expect(step).to_have_text(re.compile("Step 7 of"))
    page.get_by_role("link", name="Meadhall").click()
    expect(page.locator("body")).to_contain_text("What if, from step 6")


def test_no_replay_before_the_end(visit: Visit, hall: str) -> None:
    table = Api(hall).create(bots=[None, "greedy", "greedy"])["table"]
    page = visit(f"/r/{table}")
    expect(
        page.get_by_role("heading", name="The replay opens when the game is over.")
    ).to_be_visible()
