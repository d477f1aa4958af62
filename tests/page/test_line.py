"""The line to the hall: an answer that was lost, and what a browser adds to the shuffle."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Visit
from .playing import start


def test_a_move_whose_answer_was_lost_is_asked_for_again_and_made_once(visit: Visit) -> None:
    page = visit()
    asked: list[dict[str, Any]] = []
    answered: list[dict[str, Any]] = []

    def between(line: WebSocketRoute) -> None:
        """Everything gets through, but for the first acknowledgement: there the line breaks."""
        server = line.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                asked.append(message)
            server.send(text)

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "ack":
                answered.append(message)
                if len(answered) == 1:
                    line.close()
                    server.close()
                    return
            line.send(text)

        line.on_message(up)
        server.on_message(down)

    page.route_web_socket("**/socket", between)
    start(page)
    page.locator(".hc").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.banner.bad')")
    expect(page.locator(".hc").first).to_be_visible()
    for _ in range(100):
        if len(answered) > 1:
            break
        page.wait_for_timeout(100)
    assert [each["request"] for each in asked] == [asked[0]["request"]] * 2
    assert answered[0]["number"] == answered[1]["number"], "the same answer, so it was made once"


def test_a_browser_adds_to_the_shuffle_before_the_game_begins(visit: Visit, hall: str) -> None:
    page = visit()
    start(page)
    page.locator(".hc").first.wait_for()
    table = page.url.rsplit("/", 1)[1]
    info = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")
    kept = page.evaluate("JSON.parse(localStorage.getItem('meadhall.tables'))[0]")
    assert kept["share"]
    assert info["shares"][0] == kept["share"]
    assert info["commitment"] == kept["commitment"]
    assert not any(info["shares"][1:]), "bots are the hall's, and the hall's part is the secret"
