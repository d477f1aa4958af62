"""Whoever loads the page anew, or was cut off, finds all that happened and was said."""

from __future__ import annotations

import random
from typing import Any

from hall.client import Api, full_table
from playwright.sync_api import Page, Request, expect

from .cable import Cable
from .conftest import Visit


class Programs:
    """Programs that play Vikings, whoever looks on."""

    def __init__(self, hall: str) -> None:
        self.table, tokens = full_table(hall, game="vikings", players=3)
        self.seats = [Api(hall, token) for token in tokens]
        self.dice = random.Random(2)

    def play(self, moves: int) -> None:
        for _ in range(moves):
            seat, here = self.asked()
            move = self.dice.choice(here["moves"])["move"]
            self.do(seat, "moves", {"number": here["number"], "move": move})

    def take_back(self) -> None:
        """As soon as somebody can."""
        while True:
            for seat in self.seats:
                here = seat.get(f"tables/{self.table}/position")
                if here["undo"]:
                    self.do(seat, "undo", {"number": here["number"]})
                    return
            self.play(1)

    def asked(self) -> tuple[Api, Any]:
        """Somebody who owes a decision, and what they see."""
        for seat in self.seats:
            here = seat.get(f"tables/{self.table}/position")
            if here["seat"] in here["waiting"]:
                return seat, here
        raise AssertionError("nobody is asked anything")

    def say(self, text: str) -> None:
        self.do(self.seats[1], "chat", {"text": text})

    def do(self, seat: Api, what: str, body: Any) -> None:
        seat.post(f"tables/{self.table}/{what}", body)


def saga(page: Page) -> Any:
    return page.locator(".log ol > li")


def same_saga(page: Page, there: Page, last: str) -> None:
    """Both tell the same, up to the last that was said: it was said after the last move."""
    for each in (page, there):
        each.get_by_role("tab", name="Chat").click()
        expect(each.locator(".log li").last).to_contain_text(last)
        each.get_by_role("tab", name="Saga").click()
    lines = saga(there).all_text_contents()
    assert len(lines) > 5
    expect(saga(page)).to_have_text(lines)


def test_who_was_away_finds_all_that_happened_once(visit: Visit, hall: str) -> None:
    programs = Programs(hall)
    path = f"/t/{programs.table}"
    there, page = visit(path), visit("about:blank")
    asked: list[str] = []
    line = Cable(page)
    for each in (there, page):
        each.on("request", lambda request: asked.append(_path(request)))
    page.goto(path)
    for each in (there, page):
        saga(each).first.wait_for()
    programs.say("first")
    programs.play(8)
    line.cut()
    expect(page.locator(".live.lost")).to_be_visible()
    programs.play(12)
    programs.say("second")
    line.mend()
    programs.play(6)  # while it comes back
    programs.say("third")
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("3")
    same_saga(page, there, "third")

    page.evaluate("location.reload()")
    programs.play(6)
    programs.say("fourth")
    saga(page).first.wait_for()
    same_saga(page, there, "fourth")
    page.get_by_role("tab", name="Chat").click()
    said = [f"Player 1 {word}" for word in ("first", "second", "third", "fourth")]
    expect(page.locator(".log li > span:has(b)")).to_have_text(said)

    programs.take_back()
    programs.say("fifth")
    same_saga(page, there, "fifth")
    page.reload()
    same_saga(page, there, "fifth")
    assert not [path for path in asked if path.endswith(("/history", "/chat"))], asked


def _path(request: Request) -> str:
    return request.url.partition("?")[0]
