"""A game that the page has never heard of, from another package: on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hall.client import Api
from hall.serving import config, hall_in_thread
from horns import GAME
from playwright.sync_api import expect

from meadhall.hall.http.cookies import cookie_name
from meadhall.testing import at_hand

from .conftest import Visit


@pytest.fixture
def hall_with_horns(tmp_path: Path) -> Iterator[str]:
    with at_hand(GAME), hall_in_thread(config(tmp_path / "hall.db")) as address:
        yield address


@pytest.mark.parametrize(
    ("lang", "phone", "words"),
    [
        ("en", False, ("Horns", "your horns", "pick a horn of strength", "Has the strongest")),
        ("ru", True, ("Рога", "ваши рога", "выбрать рог крепости", "мёд крепче всех")),
    ],
)
def test_it_is_played_to_the_end(
    visit: Visit, hall_with_horns: str, lang: str, phone: bool, words: tuple[str, ...]
) -> None:
    title, label, move, won = words
    page = visit("/", at=hall_with_horns, lang=lang, phone=phone)
    expect(page.locator(".games > li", has_text=title).locator("svg.art")).to_be_visible()
    made = Api(hall_with_horns).create("Astrid", game="horns", players=2)
    seated = Api(hall_with_horns).seat(made["table"], made["invitation"], name="Erik")
    erik = Api(hall_with_horns, seated["token"])
    cookie = {"name": cookie_name(made["table"]), "value": made["token"], "url": hall_with_horns}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    # Bots have processes of their own, where nobody has installed this game.
    page.route("**/analysis*", lambda route: route.fulfill(status=404))
    page.goto(f"/t/{made['table']}")
    expect(page.locator("dt", has_text=label)).to_be_visible()
    expect(page.get_by_role("button", name=move).first).to_be_visible()
    while not page.locator(".veil").count():
        here = erik.get(f"tables/{made['table']}/position")
        if 1 in here["waiting"]:
            answer = {"number": here["number"], "move": here["moves"][0]["move"]}
            erik.post(f"tables/{made['table']}/moves", answer)
        elif 0 in here["waiting"]:
            page.locator(".prompt.asked").wait_for()
            page.locator(".choices button").first.click()
            page.keyboard.press("Enter")
            page.locator(".choices button").first.or_(
                page.locator(".veil, .prompt")
            ).first.wait_for()
        page.wait_for_timeout(30)
    page.goto(f"/r/{made['table']}#step=3")
    expect(page.locator("body")).to_contain_text(won)
    page.goto("/rules/horns")
    expect(page.locator("#H-2")).to_be_visible()
    expect(page.locator("nav")).to_contain_text(title)
