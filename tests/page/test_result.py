"""The end of a game: who won and why, where it turned, and a picture of it."""

from __future__ import annotations

import re
from pathlib import Path

from hall.client import Api
from playwright.sync_api import Page, expect

from .conftest import Visit
from .geometry import faults


def ended(visit: Visit, hall: str) -> Page:
    """A page of somebody who had no time at all, so that a bot played for them."""
    made = Api(hall).create(
        sit=False,
        game="wolves",
        players=3,
        bots=[None, "greedy", "greedy"],
        options={"glory": {"to_end": 3}},
        clock={"kind": "bank", "bank": 1, "increment": 0},
    )
    page = visit(f"/t/{made['table']}#i={made['invitation']}")
    page.locator("form input").fill("Astrid")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".veil")).to_be_visible(timeout=120_000)
    # The last round has a sheet of its own, over the result.
    if (won := page.locator("dialog[open]").get_by_role("button", name="Continue")).count():
        won.click()
    return page


def test_the_end_says_who_won_and_why(visit: Visit, hall: str, tmp_path: Path) -> None:
    page = ended(visit, hall)
    card = page.get_by_role("region", name="The result")
    expect(card.get_by_role("heading", level=2)).to_have_text(re.compile("win|victory"))
    for row in card.locator("ol > li").all():
        parts = [int(each) for each in row.locator("dd").all_inner_texts()]
        assert sum(parts) == int(row.locator(".p").inner_text()), "the parts sum up to the score"

    # Where it turned comes by itself, a little later; the moment itself is a step of the replay.
    expect(card.get_by_text("It turned here")).to_be_visible()
    expect(card.get_by_text("Still counting")).to_have_count(0, timeout=60_000)
    see = card.get_by_role("link", name="See that moment")
    if see.count():
        assert re.search(r"/r/[\w-]+#step=\d+$", see.get_attribute("href") or "")

    # The picture is as large as sites want it, and has something on it.
    with page.expect_download() as waiting:
        card.get_by_role("button", name="Picture").click()
    file = tmp_path / "ending.png"
    waiting.value.save_as(file)
    head = file.read_bytes()
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1200, 630)
    assert len(head) > 20_000

    for width, height in ((1280, 800), (1366, 650), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(card.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        cut = [fault for fault in faults(page, touch=False) if "is cut" in fault]
        assert not [fault for fault in cut if "text" in fault], cut

    expect(card.get_by_role("link", name="Replay")).to_be_visible()
    card.get_by_role("button", name="Look at the table").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="The result").click()
    page.get_by_role("link", name="To the lobby").last.click()
    expect(page).to_have_url(re.compile(r"/$"))
